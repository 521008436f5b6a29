"""Abilities that random play hardly reaches, each from a position made for it."""

from collections.abc import Sequence

from tests.scenario import Play, Scenario
from zx_env.cards.names import DRAGONS, Tribe
from zx_env.cards.pool import card_table
from zx_env.terms import CardType

COAL, TANK, WERELION = "B01-003", "B01-013", "B01-089"


def face_up(tribes: Sequence[Tribe], number: int) -> list[dict[str, str]]:
    """Z/X EX of the tribes, face up in the Dynamis."""
    ex = [card for card in card_table().cards if card.kind == CardType.ZX_EX]
    found = [card.number for card in ex if set(card.tribes) & set(tribes)]
    return [{"card": found[i % len(found)], "face": "up"} for i in range(number)]


def finish(g: Play, *beginnings: str) -> Play:
    """Take the first action that begins with one of these, as long as there is one."""
    while there := [a.text for a in g.game.actions() if a.text.startswith(beginnings)]:
        g.do(there[0])
    return g


def test_b15_015_green_puts_the_top_card_of_the_deck_into_resource() -> None:
    g = Scenario().zx("b1", "B15-015").cards(0, "charge", [COAL]).resource(0, *[WERELION] * 3).begin()
    finish(g.do("use b1#2"), "target", "choose")
    position = g.game.position()["players"][0]
    assert len(position["resource"]) == 4 and len(position["trash"]) == 1


def test_b15_012_waits_for_a_card_that_no_set_has() -> None:
    # Its condition asks for a name that is on no card of the pool.
    g = Scenario().resource(0, "B15-012", COAL).zx("b1", COAL).zx("b3", TANK, 1).begin()
    g.do("use resource:B15-012")
    assert [action.text for action in g.game.actions()] == ["pass"]
    assert (g.on("b1"), g.damage("b3")) == (COAL, 0)


def test_c13_007_waits_for_a_z_x_overboost() -> None:
    g = Scenario().hand(0, "C13-007").zx("b1", COAL).resource(0, "B01-034", "B01-034").begin()
    assert not any(action.text.startswith("use") for action in g.game.actions())


def test_e09_017_searches_the_deck_with_six_dragons_face_up() -> None:
    g = Scenario().hand(0, "E09-017").resource(0, *["B01-025"] * 5)
    g = g.cards(0, "dynamis", face_up(DRAGONS, 6)).deck(0, TANK, TANK).begin()
    finish(g.do("play E09-017", "at b1"), "target", "choose")
    assert g.game.position()["players"][0]["hand"] == [TANK]


def test_b18_096_fills_squares_from_resource_at_seven_wakers() -> None:
    g = Scenario().hand(0, "B18-096").resource(0, *[WERELION] * 7)
    g = g.cards(0, "dynamis", face_up([Tribe.WAKER], 7)).begin()
    finish(g.do("play B18-096", "at c1"), "target", "choose", "at")
    assert len(g.game.position()["players"][0]["resource"]) == 4


def test_b10_101_puts_its_force_into_trash_for_a_damage() -> None:
    scenario = Scenario()
    scenario.position["squares"]["b1"] = [{"card": "B10-101", "owner": 0, "force": [COAL] * 3}]
    g = finish(scenario.begin().do("use b1"), "target", "choose")
    assert len(g.game.position()["players"][1]["life"]) == 3
