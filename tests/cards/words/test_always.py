"""Words of Always abilities, triggers, selectors and conditions: what they do on the board."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    AlsoNamed,
    Always,
    AnyOf,
    AtLeast,
    AtMost,
    Automatic,
    Card,
    ChargeMore,
    Destroy,
    Different,
    Draw,
    GainPower,
    GainRange,
    Grant,
    HandMore,
    TurnOf,
    choose,
    each,
    zx,
)
from zx_env.zx.terms import Color, Occurrence, Phase, Side, Trait, Until, Zone


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
    # Costs of 2, 3 and 5.
    ("Q-090", ["B01-003", "B01-004", "B01-013"], ["B01-004", "B01-013"]),
    ("Q-091", ["B01-003", "B01-004", "B01-013"], ["B01-003"]),
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
    return [
        number for square, number in zip(PLACES, there, strict=False) if any(square in s for s in squares)
    ]


def test_damaged_and_appeared_this_turn() -> None:
    g = _board("W-010").zx("a2", "W-016", owner=1).zx("b2", "W-016", owner=1, damage=1000).begin()
    assert _can_be_chosen(g.do("play W-010"), ["a", "b"]) == ["b"]


COAL = "B01-003"


def _triggers(**keys: object) -> Scenario:
    return Scenario(card_set=SET, **keys).resource(0, COAL, times=9)


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
    g = (
        _triggers()
        .zx("a1", "V-003")
        .zx(square.replace("3", "2"), "B01-012")
        .zx(square, COAL, owner=1)
        .begin()
    )
    g.attack(square.replace("3", "2"), square).pass_both()
    assert len(g.zone(0, "hand")) == drawn


def test_battle_damage_is_an_occurrence_with_its_amount() -> None:
    g = _triggers().zx("b2", "V-004").zx("a2", "B01-012", owner=1).begin()
    g.attack("b2", "a2").pass_both()
    assert g.zone(1, "hand") == ["B01-012"]


@cr("H22")
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
    g = (
        _triggers()
        .zx("b2", "V-007")
        .zx("a2", "V-008")
        .hand(0, "V-102")
        .resource(0, "B01-022", times=3)
        .begin()
    )
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


# -- Always abilities ------------------------------------------------------------------------------------

TANK = "B01-012"


def _standing(**keys: object) -> Scenario:
    return Scenario(card_set=SET, **keys).resource(0, COAL, times=9)


def test_power_of_neighbours_and_of_the_other_side() -> None:
    g = _standing().zx("b1", "S-001").zx("b2", COAL).zx("a2", COAL).zx("b3", COAL, owner=1).begin()
    assert [g.power(square) for square in ("b1", "b2", "a2", "b3")] == [3500, 4500, 3500, 3500]
    g = _standing().zx("b1", "S-002").zx("b2", COAL).zx("b3", COAL, owner=1).begin()
    assert [g.power(square) for square in ("b1", "b2", "b3")] == [3500, 3500, 1500]


def test_power_for_every_two_cards_and_from_resource() -> None:
    assert _standing().zx("b1", "S-003").begin().power("b1") == 7500
    g = _standing().resource(0, "S-024", "S-024").zx("b1", COAL).zx("b3", COAL, owner=1).begin()
    assert (g.power("b1"), g.power("b3")) == (7500, 3500)


def test_range_for_a_tribe() -> None:
    g = _standing().zx("a1", "S-004").zx("b1", COAL).zx("b3", COAL, owner=1).begin()
    assert "attack b1" in g.texts
    assert "attack a1" not in g.texts


@cr("H21", "Z17")
def test_costs_are_reduced_to_one_or_as_it_says() -> None:
    def slept(card: str, board: Scenario) -> int:
        g = board.hand(0, card).begin()
        return g.do(f"play {card}", "at c1").asleep(0)

    assert slept(COAL, _standing()) == 2
    assert slept(COAL, _standing().zx("a1", "S-005")) == 1
    assert slept("S-006", _standing()) == 1
    assert slept("S-007", _standing().zx("a1", COAL)) == 4
    assert slept("S-007", _standing().zx("a1", COAL).zx("a2", COAL).zx("b2", COAL).zx("c2", COAL)) == 3


@pytest.mark.parametrize(
    ("card", "owner", "life", "asked"),
    [
        ("S-008", 1, COAL, True),
        (None, 1, COAL, False),
        (None, 1, "B01-001", True),
        ("S-009", 0, "B01-001", False),
    ],
)
def test_icons_gained_and_lost_in_life(card: str | None, owner: int, life: str, asked: bool) -> None:
    board = _standing().zx("b2", TANK).life(1, *[life] * 4)
    if card:
        board = board.zx("c2", card, owner=owner)
    g = board.zx("a3", COAL).begin()
    g.attack("a3", "player").pass_both()
    assert ("yes" in g.texts) == asked


def test_what_cannot_attack() -> None:
    g = _standing(turn_player=1).zx("b2", "S-010").zx("a2", COAL, owner=1).begin()
    assert not g.starting("attack")


@cr("H23")
def test_what_cannot_be_chosen_and_must_be() -> None:
    board = _standing().zx("b1", "S-011").zx("a1", COAL).zx("a2", COAL, owner=1).hand(0, "S-106")
    assert _squares(board.begin().do("play S-106")) == ["a2", "b1"]
    board = _standing().zx("b3", "S-012", owner=1).zx("a2", COAL, owner=1).hand(0, "S-106")
    assert _squares(board.begin().do("play S-106")) == ["b3"]
    board = _standing().zx("b3", "S-025", owner=1).zx("a2", COAL, owner=1).hand(0, "S-106")
    assert _squares(board.begin().do("play S-106")) == ["a2"]


def _squares(g: Play) -> list[str]:
    return sorted(g.starting("choose"))


def test_what_is_not_affected_not_put_not_played() -> None:
    g = _standing().zx("b3", "S-013", owner=1).zx("a2", COAL, owner=1).hand(0, "S-108").begin()
    g.do("play S-108")
    assert (g.damage("b3"), g.damage("a2")) == (0, 3000)
    g = _standing().hand(0, "S-014", "S-015").begin()
    assert "play S-015" not in g.texts
    g.do("play S-014")
    assert "at b1" not in g.texts
    assert "at a1" in g.texts


@cr("H71")
def test_always_abilities_of_the_enemy_do_nothing_to_what_they_do_not_affect() -> None:
    board = _standing().zx("b2", "S-013").zx("a2", COAL).zx("b1", "S-001")
    g = board.zx("b3", "S-002", owner=1).zx("a3", "S-010", owner=1).begin()
    # S-002 takes 2000 Power and S-010 lets nobody attack; the own S-001 still gives 1000 to its neighbour.
    assert (g.power("b2"), g.power("a2")) == (4500, 1500)
    assert g.starting("attack") == ["b2"]


@cr("H71")
@pytest.mark.parametrize(("gift", "both"), [("Q-175", False), ("Q-176", True)])
def test_a_card_that_was_given_it_is_as_little_affected_by_the_enemy(gift: str, both: bool) -> None:
    """S-002 takes 2000 Power, S-010 lets nobody attack: not from what b2 was given, for itself or for all."""
    board = _standing().zx("b2", COAL).zx("a2", COAL).hand(0, gift)
    g = board.zx("b3", "S-002", owner=1).zx("a3", "S-010", owner=1).begin().do(f"play {gift}", "choose b2")
    assert (g.power("b2"), g.power("a2")) == (3500, 3500 if both else 1500)
    assert sorted(g.starting("attack")) == (["a2", "b2"] if both else ["b2"])


@cr("H71")
def test_what_was_given_to_a_card_keeps_it_from_nothing_of_its_own_side() -> None:
    """S-001 of its own side gives 1000 to what is beside it; given to an enemy card, it keeps that one."""
    board = _standing().zx("b2", COAL).zx("b1", "S-001").zx("b3", "S-002", owner=1).zx("c3", COAL, owner=1)
    g = board.zx("a1", "S-002").hand(0, "Q-175", "Q-177").begin().do("play Q-175", "choose b2")
    assert (g.power("b2"), g.power("c3")) == (4500, 1500)
    assert g.do("play Q-177", "choose c3").power("c3") == 3500


@cr("H71")
def test_an_always_ability_given_to_an_enemy_card_does_nothing_to_what_it_does_not_affect() -> None:
    """Q-178 takes 1000 Power from all Z/X by an own one, for as long as it has that."""
    board = _standing().zx("b2", COAL).zx("b3", "S-013", owner=1).zx("c3", COAL, owner=1).hand(0, "Q-178")
    g = board.begin().do("play Q-178", "choose b2")
    assert [g.power(square) for square in ("b2", "b3", "c3")] == [2500, 3500, 2500]
    own = _standing().zx("b2", "S-013").hand(0, "Q-178").begin().do("play Q-178", "choose b2")
    assert own.power("b2") == 2500


@cr("H71")
def test_own_cards_still_affect_it() -> None:
    g = _standing().zx("b2", "S-013").hand(0, "S-106").begin().do("play S-106", "choose b2")
    assert g.damage("b2") == 2500


@cr("H71", "Z12")
@pytest.mark.parametrize(("attacked", "zone"), [("S-013", "charge"), (COAL, "removed")])
def test_a_replacement_of_the_enemy_does_nothing_to_what_it_does_not_affect(attacked: str, zone: str) -> None:
    g = _standing().zx("b2", "S-019").zx("b3", attacked, owner=1, damage=500).begin()
    g.attack("b2", "b3").pass_both()
    assert g.zone(1, zone) == [attacked]


@cr("H71", "Z19")
def test_divided_damage_is_not_dealt_to_what_it_does_not_affect() -> None:
    g = _standing().zx("c2", "S-013", owner=1).zx("a2", COAL, owner=1).hand(0, "B02-015").begin()
    g.do("play B02-015", "at a1", "choose c2", "done")
    assert (g.on("c2"), g.damage("c2")) == ("S-013", 0)


@cr("H71", "1103")
@pytest.mark.parametrize(
    ("there", "meant"), [("S-011", ["a2", "a3", "b2"]), ("S-012", ["b2"]), ("S-025", ["a1", "a2", "a3"])]
)
def test_void_bringer_chooses_only_what_can_be_chosen(there: str, meant: list[str]) -> None:
    # S-011 shields the other Z/X of its side, S-012 must be chosen, S-025 cannot be by the enemy.
    board = _standing().zx("b2", there).zx("a1", TANK).zx("a2", COAL, owner=1).life(1, *["B01-002"] * 2)
    g = board.begin().attack("b2", "player").pass_both().do("yes", "at a3")
    assert sorted(g.texts) == [f"choose {square}" for square in meant]


@cr("H71", "1103")
def test_void_bringer_does_nothing_to_what_it_does_not_affect() -> None:
    board = _standing().zx("b2", "S-013").life(1, *["B01-002"] * 2)
    g = board.begin().attack("b2", "player").pass_both().do("yes", "at a3", "choose b2")
    assert (g.on("b2"), g.zone(0, "trash")) == ("S-013", [])


def test_damage_more_and_none() -> None:
    g = _standing().zx("b1", "S-016").zx("b2", COAL).zx("b3", "B01-016", owner=1).begin()
    g.attack("b2", "b3").pass_both()
    assert g.damage("b3") == 7500
    g = _standing().zx("b2", "S-017", owner=1).hand(0, "S-108", "S-106").begin()
    g.do("play S-108")
    assert g.damage("b2") == 0
    g.do("play S-106", "choose b2")
    assert (g.on("b2"), g.damage("b2")) == ("S-017", 2500)


def test_no_damage_to_a_player_and_removal_instead_of_charge() -> None:
    g = _standing().zx("c3", "S-018", owner=1).zx("a3", COAL).begin()
    g.attack("a3", "player").pass_both()
    assert len(g.zone(1, "life")) == 4
    g = _standing().zx("b2", "S-019").zx("b3", "B01-001", owner=1).begin()
    g.attack("b2", "b3").pass_both()
    assert (g.zone(1, "charge"), g.zone(1, "removed")) == ([], ["B01-001"])


def test_a_lower_limit_of_charge() -> None:
    g = _standing().zx("b2", "S-020").charge(1, *[COAL] * 4).begin(strict=False)
    assert len(g.zone(1, "charge")) == 4
    g.do("pass")
    assert len(g.starting("choose")) == 1


@cr("507.8")
def test_a_lower_limit_of_the_opponents_hand() -> None:
    g = _standing(turn_player=1).zx("b2", "S-060").hand(1, *[COAL] * 6).hand(0, *[COAL] * 9).begin()
    g.do("pass", *[f"choose hand:{COAL}"] * 2)
    assert (len(g.zone(1, "hand")), len(g.zone(1, "trash"))) == (4, 2)
    g = _standing().zx("b2", "S-060").hand(0, *[COAL] * 6).begin().do("pass")
    assert (len(g.zone(0, "hand")), g.zone(0, "trash")) == (6, [])


@cr("507.8", "H74")
def test_a_limit_of_no_cards_keeps_none() -> None:
    stand = _standing(turn_player=1).zx("b2", "S-060").zx("a2", "S-060").zx("c2", "S-060")
    g = stand.zx("a1", "S-060").hand(1, COAL, COAL).begin().do("pass", *[f"choose hand:{COAL}"] * 2)
    assert (g.zone(1, "hand"), g.zone(1, "trash")) == ([], [COAL, COAL])


@cr("1104", "H63")
def test_power_of_those_with_a_range() -> None:
    """With a printed Range, one given by an ability, and none; the other side's too."""
    g = _standing().zx("b2", "S-061").zx("a1", "B01-004").zx("c1", COAL).zx("b3", "B01-004", owner=1).begin()
    assert [g.power(square) for square in ("b2", "a1", "c1", "b3")] == [3500, 6000, 3500, 3000]
    g = _standing(turn_player=1).zx("b2", "S-061", owner=1).zx("a1", "B01-004").zx("b3", "B01-004", owner=1)
    g = g.begin()
    assert [g.power(square) for square in ("a1", "b3")] == [3000, 6000]
    # B03-036 gives [Metal Fortress] without Ignition icon Range 2, and B11-033 is one.
    g = _standing().zx("b2", "S-061").zx("a1", "B03-036").zx("c1", "B11-033").begin()
    assert g.power("c1") == 7500 + 3000
    g = _standing().zx("b2", "S-061").zx("c1", "B11-033").begin()
    assert g.power("c1") == 7500


def test_abilities_given_to_others() -> None:
    g = _standing(turn_player=1).zx("b1", "S-021").zx("b2", TANK).zx("a2", COAL, owner=1).begin()
    g.attack("a2", "b2").pass_both()
    assert g.zone(1, "charge") == [COAL]
    g = _standing().zx("b1", "S-022").zx("b2", "B01-001").hand(0, "S-108").begin()
    g.do("play S-108")
    assert len(g.zone(0, "hand")) == 1


def test_grants_until_the_end_of_the_turn() -> None:
    g = _standing().zx("b1", COAL).zx("b3", COAL, owner=1).hand(0, "S-101").begin()
    g.do("play S-101", "choose b1")
    assert "attack b1" in g.texts
    g = _standing().zx("b2", TANK).zx("b3", COAL, owner=1).hand(0, "S-102").begin()
    g.do("play S-102", "choose b2").attack("b2", "b3").pass_both()
    assert g.on("b3") == COAL
    g = _standing().zx("b2", COAL).zx("b3", TANK, owner=1).hand(0, "S-103").begin()
    g.do("play S-103", "choose b3").attack("b2", "b3").pass_both()
    assert g.zone(0, "charge") == [COAL]


def test_resource_that_cannot_be_rebooted() -> None:
    g = (
        _standing()
        .hand(0, "S-104", "S-105")
        .resource(0, COAL, COAL, {"card": COAL, "state": "sleep"})
        .begin()
    )
    g.do("play S-104", "play S-105")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert g.asleep(0) == 1


def test_a_card_with_a_second_name() -> None:
    g = _standing().zx("b2", "S-023", owner=1).zx("a2", COAL, owner=1).hand(0, "S-107").begin()
    assert _squares(g.do("play S-107")) == ["b2"]


def test_conditions_of_several_kinds() -> None:
    def power(card: str, *trash: str, hand: int = 0) -> int:
        return _standing().zx("b1", card).trash(0, *trash).hand(0, *[COAL] * hand).begin().power("b1")

    assert (power("S-026"), power("S-026", hand=3), power("S-026", COAL)) == (3500, 4500, 4500)
    assert (power("S-027", COAL, COAL), power("S-027", COAL, "B01-001")) == (3500, 4500)
    assert (power("S-028", COAL, TANK), power("S-028", COAL, "B01-043")) == (3500, 4500)
    g = _standing().zx("b1", "S-029").zx("b2", COAL).zx("b3", TANK, owner=1).begin()
    assert g.power("b1") == 3500
    assert g.attack("b2", "b3").power("b1") == 4500


def test_startup_abilities_given_to_others() -> None:
    g = _standing().zx("c1", "S-031").zx("b1", COAL).zx("a1", "B01-001").zx("b3", TANK, owner=1).begin()
    assert g.starting("use") == ["b1"]
    g.do("use b1", "choose b3")
    assert (g.damage("b3"), g.state("b1"), g.starting("use")) == (3000, "sleep", [])
    g = _standing().zx("b1", COAL).hand(0, "S-113").begin()
    g.do("play S-113", "choose b1", "use b1")
    assert (len(g.zone(0, "hand")), g.starting("use")) == (1, [])


def test_startup_abilities_that_a_card_has_gained_are_each_used_once() -> None:
    g = _standing().zx("b1", COAL).hand(0, "S-113", "S-113").begin()
    g.do("play S-113", "choose b1", "play S-113", "choose b1")
    g.do(g.texts[-1]).do(next(text for text in g.texts if text.startswith("use b1")))
    assert (len(g.zone(0, "hand")), g.starting("use")) == (2, [])


@cr("Z32")
def test_what_a_card_has_gained_for_the_turn_is_gone_in_the_next() -> None:
    g = _standing().zx("b1", COAL).hand(0, "S-113", "S-113").begin().do("play S-113", "choose b1")
    assert g.starting("use") == ["b1"]
    g.do("pass")
    while "play S-113" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert (g.to_play, g.starting("use")) == (0, [])


def test_startup_abilities_without_their_cost_and_power_that_does_not_stack() -> None:
    g = _standing().zx("b1", "S-032").begin().do("use b1")
    assert (len(g.zone(0, "hand")), g.asleep(0)) == (1, 0)
    assert _standing().resource(0, "S-032", "S-032").zx("b1", COAL).begin().power("b1") == 4500


@cr("204", "204.5")
def test_colors_gained() -> None:
    g = _standing().charge(0, "S-033", COAL).hand(0, "S-115").begin().do("play S-115")
    assert g.starting("choose") == ["charge:S-033"]
    g = _standing().charge(0, "S-033").hand(0, "S-115").begin().do("play S-115")
    assert g.starting("choose") == []
    g = _standing().zx("b1", COAL).zx("b3", COAL, owner=1).hand(0, "S-114", "S-116").begin()
    assert _squares(g.do("play S-114", "choose b3", "play S-116")) == ["b3"]


def test_a_discard_to_an_ability_of_a_tribe() -> None:
    g = _standing().zx("b1", "S-034").zx("b2", "S-035").hand(1, COAL).begin()
    assert g.power("b1") == 3500
    g.do("use b2", f"choose hand:{COAL}")
    assert g.power("b1") == 4500


def test_a_choice_asks_the_cost_of_now() -> None:
    g = _standing().zx("b1", "S-036").zx("b3", COAL, owner=1).hand(0, "S-117").begin()
    assert _squares(g.do("play S-117")) == ["b3"]


def test_an_event_asks_whether_an_ability_plays_it() -> None:
    g = _standing().zx("b1", "S-037").hand(0, "S-118").resource(0, "S-118", COAL).begin()
    g.do("use b1", "choose resource:S-118")
    assert (g.zone(0, "hand"), g.zone(0, "trash")) == (["S-118"], ["S-118"])
    g.do("play S-118")
    assert g.zone(0, "hand") == [COAL]


@cr("Z16")
def test_a_deck_that_asks_resources_for_their_name_tells_them_apart_when_it_pays() -> None:
    # S-050 counts Coal Armadillos in Resource: which of two red cards pays can matter (ruling Z16).
    g = Scenario(card_set=SET).zx("b1", "S-050").resource(0, COAL, "B01-013", COAL).hand(0, COAL).begin()
    g.do(f"play {COAL}", "at a1")
    assert sorted(g.starting("pay")) == ["red B01-003", "red B01-013"]


def _hand(g: Play, player: int = 0) -> int:
    return len(g.zone(player, "hand"))


def test_leaving_reboots_and_used_startup_abilities_trigger() -> None:
    g = _triggers().zx("b2", "V-010").hand(0, "V-106").begin().do("play V-106", "choose b2")
    assert _hand(g) == 1
    g = _triggers(turn_player=1).zx("b2", "V-013").zx("a2", COAL, state="sleep").zx("c2", COAL).begin()
    g.do("pass")
    assert _hand(g) == 1 + 2
    g = _triggers().zx("b2", "V-105").zx("a2", "V-014").hand(0, COAL).begin()
    g.do("use b2", f"choose hand:{COAL}")
    assert _hand(g) == 1


def test_a_card_put_into_trash_or_charge_triggers() -> None:
    g = _triggers().zx("b2", "V-015").hand(0, "V-103", COAL).begin()
    g.do("play V-103", f"choose hand:{COAL}")
    while g.starting("resolve"):
        g.do(g.texts[0])
    assert (g.zone(0, "trash"), sorted(g.zone(0, "removed"))) == ([], [COAL, "V-103"])
    g = _triggers().zx("b2", "V-021").zx("a2", COAL).hand(0, "V-106").begin()
    g.do("play V-106", "choose a2")
    assert (g.zone(0, "charge"), _hand(g)) == ([COAL], 1)


def test_a_phase_of_the_opponent_triggers_a_card_in_charge() -> None:
    g = _triggers(turn_player=1).charge(0, "V-017").begin()
    assert _hand(g) == 0
    g = _triggers().charge(0, "V-017").begin().do("pass")
    while g.game.position()["phase"] != "main":
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert _hand(g) == 1


def test_a_destroyed_braver_and_a_zx_that_appears_from_elsewhere_trigger() -> None:
    g = _triggers().zx("b2", "V-018").zx("a2", "B01-010").zx("c2", COAL).hand(0, "V-106", "V-106").begin()
    g.do("play V-106", "choose c2")
    assert _hand(g) == 1
    g.do("play V-106", "choose a2")
    assert _hand(g) == 1
    g = _triggers(turn_player=1).zx("a1", "V-019").hand(1, COAL).resource(1, COAL, times=5).begin()
    g.do(f"play {COAL}", "at a2")
    assert _hand(g) == 0


def test_each_attack_on_an_own_zx_weakens_the_attacker() -> None:
    g = _triggers(turn_player=1).zx("a1", "V-022").zx("b2", TANK).zx("a2", TANK, owner=1).begin()
    g.attack("a2", "b2")
    assert g.power("a2") == 6500


REFUSED = [
    (Automatic(when=Occurrence.PHASE_STARTS, phase=Phase.MAIN, of=zx(), do=[Draw(1)]), "of"),
    (Automatic(when=Occurrence.APPEARS, or_this=True, do=[Draw(1)]), "or_this"),
    (Automatic(when=Occurrence.APPEARS, that=zx(), do=[Draw(1)]), "that"),
    (Automatic(when=Occurrence.APPEARS, damage_at_least=500, do=[Draw(1)]), "damage_at_least"),
    (Automatic(when=Occurrence.ATTACKS, origin=Zone.TRASH, do=[Draw(1)]), "origin"),
    (Automatic(when=Occurrence.IS_DAMAGED, by=Side.ENEMY, by_ability=zx(), do=[Draw(1)]), "by"),
    (
        Automatic(when=Occurrence.APPEARS, do=[Destroy(choose(1, zx(cost_at_least=5, cost_at_most=4)))]),
        "cost_at_most",
    ),
    (
        Automatic(when=Occurrence.APPEARS, do=[Destroy(choose(1, zx(power_at_least=5, power_at_most=4)))]),
        "power_at_most",
    ),
    (Automatic(when=Occurrence.APPEARS, do=[Destroy(choose(1, zx(name_contains="")))]), "abilities[0]"),
    (Automatic(when=Occurrence.APPEARS, needs=[AtMost(-1, zx())], do=[Draw(1)]), "number"),
    (Always(needs=[AtLeast(1, zx(power_at_most=500))], do=[GainPower(500)]), "among"),
    (Automatic(when=Occurrence.APPEARS, needs=[TurnOf(Side.ANY)], do=[Draw(1)]), "side"),
    (Automatic(when=Occurrence.APPEARS, needs=[AnyOf([TurnOf(Side.OWN)])], do=[Draw(1)]), "needs"),
    (Automatic(when=Occurrence.APPEARS, needs=[Different(1, Trait.COST, zx())], do=[Draw(1)]), "number"),
    (Always(do=[GainPower(500, each(zx(power_at_most=500)))]), "to"),
    (Always(do=[ChargeMore(1, Side.ANY)]), "side"),
    (Always(do=[HandMore(1, Side.ANY)]), "side"),
    (Always(do=[GainPower(500, ranged=True)]), "to"),
    (Always(do=[GainPower(-500, each(zx()), ranged=True)]), "amount"),
    (Always(do=[GainPower(500, with_range_2=True, ranged=True)]), "to"),
    (Always(do=[GainPower(500, each(zx()), with_range_2=True, ranged=True)]), "to"),
    (Always(do=[AlsoNamed("x"), GainPower(500)]), "do"),
    (Always(do=[]), "do"),
    (Automatic(when=Occurrence.APPEARS, do=[Grant(THIS, GainRange(2), Until.REBOOT_PHASE_ENDS)]), "until"),
    (Automatic(when=Occurrence.APPEARS, do=[Grant(THIS, GainRange(2, each(zx())))]), "to"),
]


@pytest.mark.parametrize(
    ("ability", "field"), REFUSED, ids=[f"{i}-{field}" for i, (_, field) in enumerate(REFUSED)]
)
def test_what_no_rule_does_is_refused_by_its_field(ability: Ability, field: str) -> None:
    with pytest.raises(CardError) as refused:
        encode([Card("T-001", "T", Color.RED, cost=1, power=500, abilities=[ability])])
    assert refused.value.field == field or refused.value.field.endswith(f".{field}")


@cr("Z57")
def test_a_gained_icon_counts_for_zero_optima() -> None:
    board = Scenario(card_set=SET).resource(0, COAL, COAL).zx("b1", "S-051")
    assert board.begin().starting("use") == []
    assert board.zx("c1", "S-052").begin().starting("use") == ["b1"]


@cr("1108.1a", "H72")
@pytest.mark.parametrize(("resource", "holds"), [((COAL, COAL), False), ((COAL, "B01-001"), True)])
def test_zero_optima_does_not_count_what_it_gives(resource: tuple[str, str], holds: bool) -> None:
    board = Scenario(card_set=SET).resource(0, *resource).zx("b1", "S-051").zx("c1", "S-053")
    assert (board.begin().starting("use") == ["b1"]) == holds
