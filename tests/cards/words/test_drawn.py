"""The condition that a player drew a card this turn, by an ability or by whatever (ruling H132)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Automatic, Card, Color, Draw, Happened, If, Occurrence
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

ASK, GIVE, BARRED, TAKE, DRAW = "DR-001", "DR-002", "DR-003", "DR-004", "T-205"
STRIKE, COAL = "B06-039", "B01-003"


def _asked(g: Play, player: int) -> tuple[bool, bool, bool]:
    """Whether the player drew by an ability, the enemy did, and the player drew by whatever."""
    before = [len(g.zone(player, zone)) for zone in ("charge", "resource", "removed")]
    g.do(f"play {ASK}")
    after = [len(g.zone(player, zone)) for zone in ("charge", "resource", "removed")]
    own, enemy, drew = (now > then for now, then in zip(after, before, strict=True))
    return own, enemy, drew


def _board(player: int, *hand: str) -> Play:
    return Scenario(turn_player=player, card_set=SET).hand(player, *hand).begin()


@cr("H132")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([], (False, False, False)),
        ([DRAW], (True, False, True)),
        ([GIVE], (False, True, False)),
        ([DRAW, GIVE], (True, True, True)),
        ([BARRED], (False, False, False)),
        ([TAKE], (False, False, False)),
    ],
)
def test_what_was_drawn_by_an_ability(player: int, events: list[str], said: tuple[bool, bool, bool]) -> None:
    g = _board(player, *events, ASK)
    for event in events:
        g.do(f"play {event}")
    assert _asked(g, player) == said


@cr("H132", "503")
def test_the_card_of_the_draw_phase_is_drawn_by_no_ability_and_the_next_turn_forgets() -> None:
    g = _board(0, DRAW, ASK).do(f"play {DRAW}")
    while g.game.turn < 7 or f"play {ASK}" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert _asked(g, 0) == (False, False, True)


@cr("H132")
@pytest.mark.parametrize(("drew", "power"), [(False, 3500), (True, 8500)])
def test_bullet_strike_asks_for_it(drew: bool, power: int) -> None:
    g = Scenario(card_set=SET).hand(0, STRIKE, DRAW).resource(0, "B01-022").zx("b1", COAL).begin()
    if drew:
        g.do(f"play {DRAW}")
    g.do(f"play {STRIKE}")
    if drew:
        g.do("choose b1")
    assert g.power("b1") == power


@cr("H132")
def test_in_the_turn_of_the_enemy_and_by_the_enemy() -> None:
    """The enemy lets player 0 draw; its Event in the battle of that turn asks for it."""
    board = Scenario(turn_player=1, card_set=SET).hand(1, GIVE).hand(0, STRIKE).resource(0, "B01-022")
    g = board.zx("b1", COAL).zx("b2", "B01-013", 1).begin().do(f"play {GIVE}").attack("b2", "b1")
    g.do("pass", f"play {STRIKE}", "choose b1")
    assert g.power("b1") == 8500


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(STRIKE)) == (
        "[Event] If you drew a card by an ability this turn, give 1 Z/X on a Square +5000 Power until the "
        "end of the turn."
    )
    assert "your opponent drew a card by an ability this turn" in say(pool.card_of(ASK))


def test_what_was_not_drawn_is_remembered_without_its_cause() -> None:
    asked = If([Happened(Occurrence.APPEARS, by_ability=True)], [Draw(1)])
    with pytest.raises(CardError, match="by what APPEARS happened"):
        encode([Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[asked])])])
