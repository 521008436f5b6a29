"""Ruling Z12: of two replacements of one destruction the turn player says which applies."""

import numpy as np

from tests.citations import cr
from tests.made_up import SET
from tests.mechanics.scenes import Scene, scenes
from tests.scenario import Play, Scenario
from zx_env import Game

KILLS = "attack c2; target c3; pass; pass"


@cr("Z12", "814")
@scenes(
    ("B07-009", "c2=this c3=!B05-030/1000", f"{KILLS}; by 0; yes", "!removed=B05-030 !hand=-"),
    ("B07-009", "c2=this c3=!B05-030/1000", f"{KILLS}; by 0; no", "!removed=- !hand=B05-030"),
    ("B14-006", "c2=this c3=!B05-030/1000 resource=red3*3", f"{KILLS}; no", "!hand=B05-030"),
    ("B07-009", "c2=this c3=!B01-088", f"{KILLS}; no", "!removed=- !resource=B01-088"),
    # Where only one applies, or none, nobody is asked.
    ("B07-009", "c2=this c3=!red2", f"{KILLS}; not yes", "!removed=red2"),
    ("B07-009", "a1=this c2=red6 c3=!B05-030/1000", f"{KILLS}; not yes", "!hand=B05-030"),
    ("B14-006", "c2=this c3=!B05-030/1000 resource=red3*2", f"{KILLS}; not yes", "!hand=B05-030"),
)
def test_the_turn_player_is_asked_which_of_two_replacements_applies(scene: Scene) -> None:
    scene.play()


@cr("Z12")
def test_the_question_is_seen_by_the_turn_player_and_kept_in_a_record() -> None:
    g = Scenario().zx("c2", "B07-009").zx("c3", "B05-030", owner=1, damage=1000).begin()
    g.attack("c2", "c3").pass_both()
    assert (g.to_play, g.texts) == (0, ["yes", "no"])
    asked = "it removes the destroyed Z/X from the game instead of Charge (B07-009 Jabberwock)"
    assert asked in " ".join(str(g.game.board(viewer=0)).split())
    assert "The enemy decides" in str(g.game.board(viewer=1))
    copy = Play(Game.from_position(g.game.position()))
    assert np.array_equal(copy.game.observe(0), g.game.observe(0))
    assert copy.do("no").zone(1, "hand") == ["B05-030"]


@cr("Z31", "1007")
def test_what_an_ability_destroys_after_the_damage_is_not_destroyed_by_battle() -> None:
    """K-009 removes what it destroys in battle; its ability destroys what it has dealt damage to."""
    for attacked, zone in (("B01-013", "charge"), ("B01-003", "removed")):
        g = Scenario(card_set=SET).zx("c2", "K-009").zx("c3", attacked, owner=1).begin()
        g.attack("c2", "c3").pass_both()
        assert g.zone(1, zone) == [attacked]
