"""Words of Always abilities, triggers, selectors and conditions: what they do on the board."""

import pytest

from tests.made_up_always import SET
from tests.made_up_triggers import SET as TRIGGERS
from tests.scenario import Play, Scenario


def _board(event: str, **keys: object) -> Scenario:
    return Scenario(card_set=SET, **keys).hand(0, event).resource(0, "B01-003", times=9)


MEANT = [
    # One of several tribes, colors; bounds of Cost and Power; icons; parts of names.
    ("W-001", ["B01-003", "B01-001", "W-016"], ["W-016"]),
    ("W-002", ["B01-003", "W-016"], ["B01-003"]),
    ("W-003", ["B01-003", "W-016"], ["W-016"]),
    ("W-004", ["B01-003", "B01-022", "B01-043"], ["B01-003", "B01-022"]),
    ("W-005", ["B01-001", "B01-003"], ["B01-001"]),
    ("W-006", ["B01-001", "B01-003"], ["B01-001"]),
    ("W-007", ["B01-001", "B01-003"], ["B01-001"]),
    ("W-008", ["B01-001", "B01-003"], ["B01-003"]),
    ("W-009", ["B01-001", "B01-013"], ["B01-001"]),
    ("W-012", ["B01-001", "W-016", "B01-003"], ["W-016"]),
    ("W-013", ["B01-001", "B01-003"], ["B01-003"]),
]
PLACES = ("a2", "b2", "c2")


@pytest.mark.parametrize(("event", "there", "meant"), MEANT, ids=[event for event, _, _ in MEANT])
def test_a_selector_means_these(event: str, there: list[str], meant: list[str]) -> None:
    board = _board(event)
    for square, number in zip(PLACES, there, strict=False):
        board.zx(square, number, owner=1)
    g = board.begin().do(f"play {event}")
    assert _can_be_chosen(g, there) == meant


def _can_be_chosen(g: Play, there: list[str]) -> list[str]:
    squares = g.starting("choose")
    return [number for square, number in zip(PLACES, there, strict=False) if any(square in s for s in squares)]


def test_damaged_and_appeared_this_turn() -> None:
    g = _board("W-010").zx("a2", "W-016", owner=1).zx("b2", "W-016", owner=1, damage=1000).begin()
    assert _can_be_chosen(g.do("play W-010"), ["a", "b"]) == ["b"]


COAL = "B01-003"


def _triggers(**keys: object) -> Scenario:
    return Scenario(card_set=TRIGGERS, **keys).resource(0, COAL, times=9)


def test_that_is_the_card_that_another_cards_occurrence_happened_to() -> None:
    g = _triggers().zx("a1", "V-001").hand(0, COAL).begin()
    g.do(f"play {COAL}", "at b1")
    assert (g.power("b1"), g.power("a1")) == (6500, 3500)


def test_an_attack_of_another_own_zx_triggers() -> None:
    g = _triggers().zx("a1", "V-002").zx("b2", COAL).zx("b3", COAL, owner=1).begin()
    g.attack("b2", "b3")
    assert (g.power("b2"), g.power("a1")) == (4500, 3500)


@pytest.mark.parametrize(("square", "drawn"), [("a3", 1), ("b3", 0)])
def test_what_was_destroyed_in_battle_is_asked_where_it_stood(square: str, drawn: int) -> None:
    g = _triggers().zx("a1", "V-003").zx(square.replace("3", "2"), "B01-012").zx(square, COAL, owner=1).begin()
    g.attack(square.replace("3", "2"), square).pass_both()
    assert len(g.zone(0, "hand")) == drawn


def test_battle_damage_is_an_occurrence_with_its_amount() -> None:
    g = _triggers().zx("b2", "V-004").zx("a2", "B01-012", owner=1).begin()
    g.attack("b2", "a2").pass_both()
    assert g.zone(1, "hand") == ["B01-012"]


def test_damage_by_an_enemy_card_triggers() -> None:
    g = _triggers().zx("b2", COAL).zx("b3", "V-005", owner=1).begin()
    g.attack("b2", "b3").pass_both()
    assert len(g.zone(1, "hand")) == 1


def test_a_move_from_square_to_square_triggers_but_appearing_does_not() -> None:
    g = _triggers().zx("b2", "V-006").zx("a2", "V-016").zx("a1", COAL).hand(0, "V-101", COAL).begin()
    g.do(f"play {COAL}", "at b1")
    assert g.zone(0, "hand") == ["V-101"]
    g.do("play V-101", "choose a1", "choose c1")
    while g.starting("resolve"):
        g.do(g.texts[0])
    assert len(g.zone(0, "hand")) == 2


def test_each_drawn_card_and_each_blue_event_triggers() -> None:
    g = _triggers().zx("b2", "V-007").zx("a2", "V-008").hand(0, "V-102").resource(0, "B01-022", times=3).begin()
    g.do("play V-102")
    assert (len(g.zone(0, "hand")), g.power("b2")) == (1, 4500)


def test_a_card_may_wait_in_resource_charge_or_trash() -> None:
    g = _triggers().zx("b2", "V-105").hand(0, "V-009").begin()
    g.do("use b2", "choose hand:V-009")
    assert len(g.zone(0, "hand")) == 1
    g = _triggers().charge(0, "V-011").trash(0, COAL).hand(0, "V-102").resource(0, "B01-022", times=3).begin()
    g.do("play V-102", f"choose trash:{COAL}")
    assert len(g.zone(0, "hand")) == 2
    g = _triggers().hand(0, "V-103", "V-012").begin()
    g.do("play V-103", "choose hand:V-012")
    assert len(g.zone(0, "hand")) == 1
