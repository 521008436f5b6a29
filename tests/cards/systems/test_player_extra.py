"""The Player Extra: whom each of them asks for, whom it shields, and for how long."""

import pytest

from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game

COAL = PLAIN_CARD
TANK = "B01-013"
JUDGE = "B01-017"  # red Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square

EXTRAS = [
    ("B41-078", "B10-109", "T-126"),  # Nanao; the Vaybatron of the pool, B19-102, cannot be chosen
    ("B41-079", "T-127", "B19-052"),
    ("B41-082", "T-128", "B20-071"),
    ("B41-083", "B03-108", "B01-094"),
    ("B41-101", "B10-104", "B02-016"),
]
"""Player Extra, its Player card, its partner."""


def until_turn(g: Play, turn: int) -> Play:
    while g.game.position()["turn"] < turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    while g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


@pytest.mark.parametrize(("extra", "player_card", "partner"), EXTRAS)
def test_it_is_turned_face_up_by_its_player_alone(extra: str, player_card: str, partner: str) -> None:
    for whose, asked in ((player_card, True), ("B03-105", False)):
        scenario = Scenario(card_set=SET).zx("b2", TANK).player_card(1, whose).under_player(1, extra)
        g = scenario.begin().attack("b2", "player").pass_both()
        assert (g.to_play == 1) == asked
        if asked:
            g.do("yes")
            under = g.game.position()["players"][1]["under_player"]
            assert under == {"card": extra, "face": "up"}


@pytest.mark.parametrize(("extra", "player_card", "partner"), EXTRAS)
def test_it_isolates_its_partner_until_the_end_of_the_enemys_next_turn(
    extra: str, player_card: str, partner: str
) -> None:
    scenario = Scenario(card_set=SET).zx("c2", partner).zx("a1", TANK).zx("a3", TANK, 1)
    scenario.hand(1, JUDGE, JUDGE).resource(1, COAL, times=4).hand(0, JUDGE).resource(0, COAL, times=4)
    scenario.position["players"][0] |= {
        "player_card": player_card,
        "under_player": {"card": extra, "face": "up"},
    }
    g = scenario.begin()
    g.do(f"use player:{extra}")
    assert g.starting("choose") == ["c2"]
    g.do("choose c2")
    # It cannot be chosen by any card, in this turn and the next.
    assert choices(g) == ["a1", "a3"]
    assert choices(until_turn(g, 6)) == ["a1", "a3"]
    assert "c2" in choices(until_turn(g, 7))


def choices(g: Play) -> list[str]:
    """Return the cards that Judgement could choose now, in a copy of the game."""
    copy = Play(Game.from_position(g.game.position(), card_set=SET)).do(f"play {JUDGE}")
    while options := copy.starting("pay"):
        copy.do(f"pay {options[0]}")
    return sorted(copy.starting("choose"))


@pytest.mark.parametrize(("extra", "player_card", "partner"), EXTRAS)
def test_it_saves_its_player_once(extra: str, player_card: str, partner: str) -> None:
    scenario = Scenario(1, card_set=SET).zx("b2", TANK, 1).zx("c1", TANK, 1).life(0, COAL)
    scenario.position["players"][0] |= {
        "player_card": player_card,
        "under_player": {"card": extra, "face": "up"},
    }
    g = scenario.begin().attack("b2", "player").pass_both().do("yes")
    # Ruling Z48: 1 recovered, and the damage received all the same.
    assert (len(g.zone(0, "life")), len(g.zone(0, "charge"))) == (1, 1)
    g.attack("c1", "player").pass_both()
    assert g.to_play is None and g.game.winner == 1
