"""The cards with Shields, each in a scene: Shifts that give them, Creations that spend them, and others."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
RED, BLUE, WHITE, BLACK, GREEN = COAL, "B01-023", "B01-043", "B01-063", "B01-085"
PARTNER = "Q-205"  # has the partners of all Players in its name, and Cost 8

SHIFTS = [
    *[f"IG10-{n:03}" for n in (52, 54, 55, 56, 57, 58, 59)],
    *[f"IG11-{n:03}" for n in (52, 53, 54, 55, 56, 57)],
    *[f"IG12-{n:03}" for n in (52, 53, 54, 55, 57, 58, 59)],
]
"""IG10-052 to IG10-059, IG11-052 to IG11-057, IG12-052 to IG12-059; ids: IG10-054 IG10-055 IG10-056 IG10-057
IG10-058, IG11-053 IG11-054 IG11-055 IG11-056, IG12-053 IG12-054 IG12-055 IG12-057 IG12-058."""

CREATIONS = {
    "IG10-042": 7,
    "IG10-044": 4,
    "IG11-025": 7,
    "IG11-038": 5,
    "IG11-039": 5,
    "IG11-040": 5,
    "IG11-041": 5,
    "IG11-043": 7,
    "IG12-021": 5,
    "IG12-022": 5,
    "IG12-025": 6,
    "IG12-042": 5,
    "IG12-043": 7,
}
"""Their X: so many cards in Resource."""


def settled(g: Play) -> Play:
    """Answer what an ability asks, with the first answer, until the main phase goes on."""
    while "pass" not in g.texts:
        g.do(g.texts[0])
    return g


@pytest.mark.parametrize("shift", SHIFTS)
def test_a_shift_gives_its_partner_a_shield_for_a_card_of_the_hand(shift: str) -> None:
    scenario = Scenario(card_set=SET).player_card(0, EVERYBODY).cards(0, "dynamis", [shift])
    scenario.hand(0, COAL, COAL, COAL).deck(0, *[COAL] * 9).deck(1, *[COAL] * 9).resource(1, COAL, times=4)
    scenario.resource(0, RED, BLUE, WHITE, BLACK, GREEN, RED, GREEN)
    g = settled(scenario.zx("b1", PARTNER).zx("b2", TANK, 1).begin().do(f"shift {shift}", "choose b1"))
    discarded = len(g.zone(0, "trash"))
    *_, gained = g.starting("use b1")  # another startup ability stands before it
    settled(g.do(f"use b1{gained}"))
    assert g.shields("b1") == 1 and gained not in g.starting("use b1")
    assert len(g.zone(0, "trash")) == discarded + 1
    # Of another Player, or with too few cards in Resource, it is laid on nothing or gives nothing.
    other = Scenario(card_set=SET).player_card(0, "T-145").cards(0, "dynamis", [shift]).hand(0, COAL)
    g = other.resource(0, COAL, times=4).zx("b1", PARTNER).begin()
    if g.starting("shift"):
        assert settled(g.do(f"shift {shift}", "choose b1")).starting("use b1") == []


@pytest.mark.parametrize(("number", "resources"), CREATIONS.items())
def test_a_creation_comes_for_a_shield(number: str, resources: int) -> None:
    for size in (resources - 1, resources):
        scenario = Scenario(card_set=SET).zx("b1", TANK, shields=1).hand(0, number).deck(0, *[COAL] * 9)
        g = scenario.resource(0, COAL, times=size).begin().do(f"use hand:{number}", "choose b1")
        if size == resources:
            g.do("choose a1")
        assert (g.on("a1") == number) == (size == resources) and g.shields("b1") == 0


def test_a_creation_spends_the_shield_of_an_ascension() -> None:
    """The text names a card, and an Ascension is no Z/X."""
    start = Scenario(card_set=SET).zx("b1", "B49-001", shields=1).hand(0, "IG10-042").deck(0, *[COAL] * 9)
    g = start.resource(0, COAL, times=CREATIONS["IG10-042"]).begin().do("use hand:IG10-042", "choose b1")
    g.do("choose a1")
    assert g.on("a1") == "IG10-042" and g.on("b1") == "B49-001" and g.shields("b1") == 0


@cr("H116")
def test_ig11_009_comes_with_a_shield_if_there_are_five_transformations() -> None:
    for others, comes in ((4, False), (5, True)):
        scenario = Scenario().hand(0, "IG11-009").resource(0, *["B34-009"] * others, COAL)
        g = scenario.zx("b2", TANK, 1).deck(0, COAL, COAL).begin().do("use hand:IG11-009")
        while pays := g.starting("pay"):
            g.do(f"pay {pays[0]}")
        if comes:
            g.do("choose a1")
            assert g.shields("a1") == 1
            settled(g.do("use a1"))
            assert g.damage("b2") == 5000 and g.zone(0, "trash") == [COAL]
        assert (g.on("a1") == "IG11-009") == comes


def test_ig11_010_costs_less_as_the_only_one_and_gains_a_shield_for_a_shadow() -> None:
    scenario = (
        Scenario().hand(0, "IG11-010", "IG11-010", "B34-013").resource(0, *["B34-013"] * 5).deck(0, COAL)
    )
    g = scenario.begin().do("play IG11-010", "at b1")
    assert g.asleep(0) == 1 and g.starting("play") == ["B34-013"]
    g.do("use b1")
    if g.starting("choose"):
        g.do("choose hand:B34-013")
    assert g.shields("b1") == 1 and COAL in g.zone(0, "hand")


def test_ig11_012_gives_a_shield_for_two_of_its_name_in_trash() -> None:
    scenario = Scenario().zx("a1", "IG11-012").trash(0, "IG11-012", times=3).resource(0, "IG11-012", times=5)
    g = settled(scenario.begin().do("use trash:IG11-012"))
    assert g.shields("a1") == 1 and len(g.zone(0, "trash")) == 1
    assert g.starting("use") == []


@pytest.mark.parametrize(("resource", "asleep"), [("IG11-025", 2), (GREEN, 6)])
def test_ig11_013_costs_less_among_its_kind_and_gains_a_shield_alone(resource: str, asleep: int) -> None:
    scenario = Scenario().hand(0, "IG11-013").resource(0, resource, times=6).deck(0, COAL)
    g = scenario.begin().do("play IG11-013", "at b1", "no")
    assert g.asleep(0) == asleep and g.shields("b1") == 1
    beside = Scenario().hand(0, "IG11-013").resource(0, resource, times=6).deck(0, COAL)
    assert beside.zx("b2", "IG11-013", 1).begin().do("play IG11-013", "at b1", "yes").shields("b1") == 0


@pytest.mark.parametrize("shields", [0, 1])
def test_ig11_050_stays_as_long_as_some_card_has_a_shield(shields: int) -> None:
    scenario = Scenario().zx("b1", "IG11-050").zx("c1", TANK, shields=shields).zx("b2", TANK, 1)
    g = scenario.trash(0, "B01-061").begin().attack("b1", "b2").pass_both()
    # 5000 less for the battle: 4500 against 3000.
    assert g.on("b2") is None
    settled(g)
    g.do("pass")
    while g.game.position()["turn"] == 5 and g.to_play is not None:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert (g.on("b1") == "IG11-050") == bool(shields)


def test_ig12_009_reboots_and_gains_a_shield_by_what_has_been_removed() -> None:
    for removed, state, shields in (([], "sleep", 0), ([COAL], "reboot", 0), (["IG12-009"] * 5, "reboot", 1)):
        scenario = Scenario().zx("b1", "IG12-009").cards(0, "removed", removed).hand(0, COAL)
        g = settled(scenario.deck(0, COAL, COAL, COAL).begin().do("use b1", f"choose hand:{COAL}"))
        assert (g.state("b1"), g.shields("b1"), len(g.zone(0, "hand"))) == (state, shields, 2)


def test_ig12_010_gains_a_shield_for_two_dragon_girls_that_were_removed() -> None:
    for resources, shields in ((4, 0), (5, 1)):
        scenario = Scenario().zx("b1", "IG12-010").cards(0, "removed", ["IG12-010"] * 2)
        g = settled(scenario.resource(0, "IG12-022", times=resources).begin().do("use b1"))
        assert g.shields("b1") == shields and g.zone(0, "removed") == []


def test_ig12_012_costs_less_with_eight_cards_and_gains_a_shield() -> None:
    for others, asleep in ((7, 5), (8, 1)):
        scenario = Scenario().hand(0, "IG12-012", *[COAL] * (others - 4)).charge(0, *[COAL] * 4)
        g = scenario.resource(0, "IG12-012", times=5).deck(0, COAL).begin().do("play IG12-012", "at b1")
        assert g.asleep(0) == asleep
        g.do("done", "no")
        assert g.shields("b1") == 1


def test_ig11_002_discards_as_many_as_it_has_drawn() -> None:
    for answers, drawn in ((["no"], 0), (["yes", "no"], 1), (["yes", "yes"], 2)):
        scenario = Scenario(card_set=SET).player_card(0, "T-900").hand(0, "IG11-002", COAL)
        g = scenario.resource(0, BLUE, times=3).deck(0, *[TANK] * 4).begin()
        settled(g.do("play IG11-002", "at b1", *answers))
        assert len(g.zone(0, "hand")) == 1 and len(g.zone(0, "trash")) == drawn


def test_ig11_003_draws_or_returns_one() -> None:
    scenario = Scenario(card_set=SET).player_card(0, "T-900").hand(0, "IG11-003").zx("b2", COAL, 1)
    g = (
        scenario.resource(0, BLUE, times=3)
        .deck(0, TANK, COAL)
        .begin()
        .do("play IG11-003", "at b1", "done", "no")
    )
    assert g.do("choose b2").on("b2") is None
    assert g.zone(0, "hand") == []


def test_ig11_004_is_not_touched_by_events_while_the_enemys_resource_sleeps() -> None:
    for slept, hurt in ((True, False), (False, True)):
        scenario = Scenario(1, card_set=SET).player_card(0, "T-900").zx("a2", "IG11-004").hand(1, "B01-017")
        more = [] if slept else [COAL]
        g = scenario.resource(1, COAL, *more).begin().do("play B01-017")
        if g.starting("choose"):
            g.do(f"choose {g.starting('choose')[0]}")
        assert (g.on("a2") is None or g.damage("a2") > 0) == hurt


def test_ig12_004_comes_from_charge_for_five_angel_dragons() -> None:
    scenario = Scenario(card_set=SET).player_card(0, "T-900").charge(0, "IG12-004")
    g = scenario.trash(0, "IG12-004", times=5).begin()
    g = settled(g.do("use charge:IG12-004"))
    assert g.zone(0, "charge") == [] and g.zone(0, "trash") == []


def test_ig12_007_takes_a_zx_of_three() -> None:
    scenario = Scenario(card_set=SET).player_card(0, "T-900").hand(0, "IG12-007").resource(0, GREEN, times=3)
    g = scenario.deck(0, "B01-017", TANK, COAL, COAL).begin().do("play IG12-007", "at b1")
    assert TANK in " ".join(g.starting("choose")) and "B01-017" not in " ".join(g.starting("choose"))
