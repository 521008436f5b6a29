"""Heaven-break: Z/X EX that come to a Square by a startup ability of the Dynamis (ruling H53)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.zx.decision.observation import OptionFact, named
from zx_env.zx.terms import Zone

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
NOBUNAGA = "B01-101"  # red, Cost 7
BISHOP = "B01-076"  # black, Cost 7
BLACK = "B01-061"
CRIMSON = "B11-012"  # a [Glory Dragon]
ALICE, ASTVELIA, RASTER, ENLIL = "B41-099", "E40-044", "IG06-087", "IG12-060"
MIKO = "B06-104"


def with_break(*numbers: object, turn_player: int = 0) -> Scenario:
    board = Scenario(turn_player).cards(0, "dynamis", numbers)
    return board.resource(0, BLACK, times=7)


def dynamis(g: Play) -> list[object]:
    return list(g.game.position()["players"][0].get("dynamis", []))


def test_b41_099_puts_a_black_zx_under_the_deck_and_takes_one_out_of_trash() -> None:
    board = with_break(ALICE).zx("b1", BISHOP).zx("a1", NOBUNAGA).zx("a2", BLACK).trash(0, TANK, "B01-017")
    g = board.begin().do(f"use dynamis:{ALICE}")
    assert g.starting("choose") == ["b1"]
    # Who uses it has shown it.
    stood = g.game._games[0]
    assert stood.known[stood.cards[0, Zone.DYNAMIS, 0]] == 3
    g.do("choose b1")
    assert g.asleep(0) == 1
    assert "b1" not in g.starting("choose")  # the Player Square is no Normal Square
    g.do("choose b2")
    assert g.on("b2") == ALICE and g.on("b1") is None and g.state("b2") == "reboot"
    assert g.zone(0, "deck")[-1] == BISHOP
    g.do(f"choose trash:{TANK}")
    assert g.zone(0, "hand") == [TANK] and dynamis(g) == []


def test_b41_099_appears_by_its_advent_too() -> None:
    g = with_break(ALICE).zx("b1", BISHOP).zx("a1", BLACK).begin()
    assert {f"use dynamis:{ALICE}", f"ex {ALICE}"} <= set(g.texts)
    g.do(f"ex {ALICE}", "at b2", "choose a1", "choose b1")
    assert g.on("b2") == ALICE and g.asleep(0) == 0


def test_e40_044_trashes_two_dragons_and_lends_a_small_zx_of_the_hand() -> None:
    board = with_break(ASTVELIA).zx("a1", CRIMSON).zx("c1", CRIMSON).zx("b1", TANK).player_card(0, MIKO)
    g = board.hand(0, COAL, TANK).begin().do(f"use dynamis:{ASTVELIA}", "choose a1", "choose c1")
    g.do("choose a1")
    assert g.zone(0, "trash") == [CRIMSON, CRIMSON] and g.on("a1") == ASTVELIA
    assert g.starting("choose") == [f"hand:{COAL}"]
    g.do(f"choose hand:{COAL}", "choose c1")
    assert g.on("c1") == COAL
    g.do("pass")
    assert g.on("c1") is None and sorted(g.zone(0, "hand")) == sorted([COAL, TANK])


def test_e40_044_needs_six_resources_and_two_reboot_dragons() -> None:
    board = with_break(ASTVELIA).zx("a1", CRIMSON).zx("c1", CRIMSON)
    assert f"use dynamis:{ASTVELIA}" in board.begin().texts
    g = board.resource(0, BLACK, times=5).begin().do(f"use dynamis:{ASTVELIA}", "choose a1", "choose c1")
    assert (g.zone(0, "dynamis"), g.starting("choose"), g.on("a1")) == ([ASTVELIA], [], None)
    board = with_break(ASTVELIA).zx("a1", CRIMSON).zx("c1", CRIMSON, state="sleep")
    assert f"use dynamis:{ASTVELIA}" not in board.begin().texts


def test_e40_044_awakens_with_a_dragon_of_trash_and_lends_nothing_to_another_player() -> None:
    board = with_break(ASTVELIA).trash(0, CRIMSON, TANK).hand(0, COAL)
    g = board.begin().do(f"ex {ASTVELIA}", "at b2", f"choose trash:{CRIMSON}")
    assert g.on("b2") == ASTVELIA and g.asleep(0) == 5
    assert g.zone(0, "removed") == [CRIMSON] and g.starting("choose") == []


def test_ig06_087_puts_any_zx_of_cost_7_under_the_deck_and_may_discard_for_one_of_two() -> None:
    board = with_break(RASTER).zx("b1", NOBUNAGA).zx("b3", BISHOP, owner=1).hand(0, COAL).trash(0, TANK)
    g = board.begin().do(f"use dynamis:{RASTER}", "choose b1", "choose c1", f"choose hand:{COAL}", "yes")
    g.do(f"choose trash:{TANK}")
    assert g.zone(0, "hand") == [TANK]
    board = with_break(RASTER).zx("b1", NOBUNAGA).zx("a3", BISHOP, owner=1).hand(0, COAL)
    g = board.begin().do(f"use dynamis:{RASTER}", "choose b1", "choose c1", f"choose hand:{COAL}", "no")
    g.do("choose a3")
    assert g.zone(1, "charge") == [BISHOP]


def test_ig12_060_pays_with_a_hand_card_and_a_zx_and_finds_a_card() -> None:
    board = with_break(ENLIL).zx("b1", TANK).zx("a1", COAL).hand(0, COAL).deck(0, BISHOP, COAL, COAL, BLACK)
    g = board.begin().do(f"use dynamis:{ENLIL}", f"choose hand:{COAL}", "choose b1", "choose b2")
    assert g.zone(0, "removed") == [TANK] and g.asleep(0) == 0
    assert sorted(g.starting("choose")) == sorted([f"deck:{BISHOP}", f"deck:{COAL}"])
    g.do(f"choose deck:{BISHOP}")
    assert g.zone(0, "hand") == [BISHOP] and len(g.zone(0, "deck")) == 4


@cr("H53")
def test_one_heaven_break_a_turn_of_a_face_down_card_in_the_own_turn() -> None:
    board = with_break(ALICE, RASTER, {"card": RASTER, "face": "up"})
    board.zx("b1", BISHOP).zx("a1", NOBUNAGA).zx("c1", NOBUNAGA)
    g = board.begin()
    assert g.starting("use") == [f"dynamis:{ALICE}", f"dynamis:{RASTER}"]
    g.do(f"use dynamis:{RASTER}", "choose a1", "choose a1", *(["no"] if "no" in g.texts else []))
    assert g.starting("use") == []
    board.position["turn_player"] = 1
    g = board.zx("b2", TANK, owner=1).begin().attack("b2", "b1").do("pass")
    assert g.starting("use") == []  # the own turn only


@cr("H53")
def test_a_heaven_break_is_no_play_of_a_zx_ex() -> None:
    g = with_break(ALICE, RASTER).zx("b1", BISHOP).zx("a1", NOBUNAGA).zx("c1", TANK).zx("a2", BLACK).begin()
    g.do(f"use dynamis:{ALICE}", "choose b1", "choose b2")
    assert g.starting("ex") == [RASTER]
    g.do(f"ex {RASTER}", "at c2", "choose a1", "choose a2")
    assert (g.on("b2"), g.on("c2")) == (ALICE, RASTER)


def test_what_is_used_of_the_dynamis_is_seen_as_an_option() -> None:
    g = with_break(ALICE).zx("b1", BISHOP).zx("a1", BLACK).begin()
    seen = named(g.game.observe(0))["options"]
    assert seen[:2, OptionFact.ZONE].tolist() == [Zone.DYNAMIS, Zone.DYNAMIS]
    assert seen[:2, OptionFact.ABILITY_PLACE].tolist() == [1, 0]  # use, ex
    assert g.game.position() == type(g.game).from_position(g.game.position()).position()


@cr("H226", "H53")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("zone", ["hand", "charge"])
def test_a_heaven_break_of_another_zone_is_one_of_the_turn(player: int, zone: str) -> None:
    board = Scenario(player, card_set=SET).cards(player, zone, ["WM-050", "WM-050"])
    board.zx("a2", COAL, player).zx("c2", COAL, player).zx("b2", NOBUNAGA, player)
    board.cards(player, "dynamis", [RASTER]).resource(player, BLACK, times=7)
    g = board.begin()
    assert {f"use {zone}:WM-050", f"use dynamis:{RASTER}"} <= set(g.texts)
    g.do(f"use {zone}:WM-050", "choose a2", "choose a1")
    assert (g.on("a1"), g.on("a2"), g.state("a1")) == ("WM-050", None, "reboot")
    # No more in this turn, from whatever zone; in the opponent's turn it is there again.
    assert g.starting("use") == []


@cr("H226")
def test_b44_039_comes_from_charge_for_a_horus_and_weakens_by_charge() -> None:
    """The name of Horus stands on no shipped Z/X of Cost 9, so a made-up one has it."""
    board = Scenario(card_set=SET).charge(0, "B44-039", "B44-039").zx("b2", "WM-051")
    g = board.zx("a3", TANK, 1).begin()
    assert g.starting("use") == ["charge:B44-039"]
    g.do("use charge:B44-039", "choose b2", "choose a1")
    # One more lies in Charge, besides the destroyed Horus.
    assert (g.on("a1"), g.power("a3")) == ("B44-039", 7000)
    assert g.starting("use") == []
    board = Scenario(card_set=SET).charge(0, "B44-039").zx("b2", NOBUNAGA).begin()
    assert board.starting("use") == []
