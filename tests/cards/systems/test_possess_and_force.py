"""Possess, and later cards that lie under others as Force or use what lies there (CR 312, 1009)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red [Meister], Cost 5, Power 8000
BLUE = "B01-026"
JUDGE = "B01-017"  # red Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
START = "B16-004"  # a Start Card
LAWRENCE, SEIMEI, ABBY, NINO, MERC = "E49-075", "B34-105", "E40-014", "E40-053", "IG06-064"
PARTNER, HAND_EX, PUT_FROM_HAND, PUT_FROM_DYNAMIS = "T-956", "T-957", "T-958", "T-959"


def board(**keys: int) -> Scenario:
    return Scenario(card_set=SET, **keys).player_card(0, EVERYBODY).resource(0, COAL, times=6)


def force(g: Play, square: str) -> list[str]:
    """The cards under the Z/X on a Square."""
    there = g.game.position()["squares"][square]
    return list((there[-1] if isinstance(there, list) else there).get("force", []))


# -- E49-075 Dance & Invest Lawrence: Possess -------------------------------------------------------------


@cr("H55", "Z15")
def test_e49_075_possesses_a_zx_and_pays_what_its_cost_leaves() -> None:
    g = board().cards(0, "dynamis", [LAWRENCE]).zx("b1", COAL).zx("a1", START).hand(0, TANK).begin()
    g.do(f"ex {LAWRENCE}", "at b2", "choose b1")
    assert g.on("b2") == LAWRENCE and g.on("b1") is None and g.on("a1") == START
    assert g.asleep(0) == 3  # 5 less 2
    assert g.zone(0, "charge") == [] and force(g, "b2") == [COAL]
    g.do(f"choose hand:{TANK}")
    assert sorted(force(g, "b2")) == sorted([COAL, TANK])
    assert g.power("b2") == 3500 + 2 * 4000


@cr("H55")
def test_a_possession_costs_at_least_one_and_may_take_the_square_of_the_possessed() -> None:
    scene = board().cards(0, "dynamis", [LAWRENCE]).zx("b1", TANK)
    g = scene.begin().do(f"ex {LAWRENCE}", "at b1", "choose b1")
    assert g.on("b1") == LAWRENCE and g.asleep(0) == 1 and force(g, "b1") == [TANK]
    assert LAWRENCE not in scene.resource(0).begin().starting("ex")


@cr("H55", "Z13")
def test_a_possessed_zx_leaves_its_square() -> None:
    # G08-006 takes a card of Trash when it leaves.
    scene = board().cards(0, "dynamis", [LAWRENCE]).zx("b1", "G08-006").trash(0, COAL)
    g = scene.begin().do(f"ex {LAWRENCE}", "at b2", "choose b1", "resolve G08-006")
    assert g.starting("choose") == [f"trash:{COAL}"]
    assert force(g, "b2") == ["G08-006"]


@cr("H55", "Z21")
def test_a_possession_offers_only_what_can_be_paid() -> None:
    scene = board().cards(0, "dynamis", [LAWRENCE]).resource(0, COAL, times=2)
    scene.zx("b1", COAL).zx("a1", TANK).zx("c1", TANK, state="sleep").zx("b2", START)
    g = scene.begin().do(f"ex {LAWRENCE}", "at a2")
    assert g.starting("choose") == ["a1"]  # the Coal Armadillo leaves 3 to pay
    g.do("choose a1")
    assert g.starting("ex") == []


def test_e49_075_uses_its_force_twice_a_turn() -> None:
    scene = board().hand(0).zx("b1", LAWRENCE).zx("b2", TANK, owner=1)
    scene.position["squares"]["b1"][0]["force"] = [COAL, COAL, COAL]
    g = scene.begin()
    assert g.power("b1") == 3500 + 3 * 4000
    g.do("use b1", f"choose force:{COAL}", "yes")
    assert len(g.zone(0, "hand")) == 1 and g.zone(0, "trash") == [COAL]
    g.do("use b1", f"choose force:{COAL}", "no", "no", "yes")
    assert g.zone(0, "charge") == [COAL]
    assert "use b1" not in g.texts and len(force(g, "b1")) == 1


@pytest.mark.parametrize(("answers", "zone"), [(["no", "yes"], "trash"), (["no", "no", "no"], "removed")])
def test_e49_075_puts_the_top_card_of_the_deck_away(answers: list[str], zone: str) -> None:
    scene = board().zx("b1", LAWRENCE).deck(0, TANK, COAL)
    scene.position["squares"]["b1"][0]["force"] = [COAL]
    g = scene.begin().do("use b1", f"choose force:{COAL}", *answers)
    assert TANK in g.zone(0, zone)


def test_e49_075_is_weak_in_the_turn_of_the_opponent() -> None:
    scene = Scenario(1, card_set=SET).zx("b1", LAWRENCE).zx("b2", COAL, owner=1)
    scene.position["squares"]["b1"][0]["force"] = [COAL]
    assert scene.begin().power("b1") == 3500


def test_e49_075_with_three_resources_puts_force_away_for_nothing() -> None:
    scene = board().zx("b1", LAWRENCE).resource(0, COAL, times=3)
    scene.position["squares"]["b1"][0]["force"] = [COAL]
    g = scene.begin().do("use b1", f"choose force:{COAL}")
    assert g.zone(0, "trash") == [COAL] and "yes" not in g.texts


# -- B34-105 Abe no Seimei ----------------------------------------------------------------------------------


def test_b34_105_puts_two_cards_of_trash_under_it_and_lets_its_shikigami_out() -> None:
    scene = board().hand(0, SEIMEI).trash(0, SEIMEI, TANK, COAL)
    g = scene.begin().do(f"play {SEIMEI}", "at b1", "yes")
    g.do(f"choose trash:{SEIMEI}", f"choose trash:{TANK}")
    assert sorted(force(g, "b1")) == sorted([SEIMEI, TANK])
    g.do("use b1")
    assert g.starting("choose") == [f"force:{SEIMEI}"]  # by its name
    g.do(f"choose force:{SEIMEI}", "choose b2", "no")
    assert g.on("b2") == SEIMEI and force(g, "b1") == [TANK] and g.asleep(0) == 4


def test_b34_105_lets_nothing_out_that_costs_more_than_there_are_resources() -> None:
    scene = board().zx("b1", SEIMEI).resource(0, COAL, times=2)
    scene.position["squares"]["b1"][0]["force"] = [SEIMEI]
    assert scene.begin().do("use b1").starting("choose") == [f"force:{SEIMEI}"]
    scene.position["squares"]["b1"][0]["force"] = [TANK]
    assert scene.begin().do("use b1").starting("choose") == []


# -- E40-014 Abby, Creeping Hand ----------------------------------------------------------------------------


def test_e40_014_that_was_declined_may_be_triggered_again() -> None:
    scene = board().hand(0, PUT_FROM_HAND, PUT_FROM_HAND, TANK, COAL, BLUE).trash(0, ABBY)
    g = scene.begin().do(f"play {PUT_FROM_HAND}", f"choose hand:{TANK}", "choose b2", "done")
    assert force(g, "b2") == [] and g.zone(0, "hand").count(PUT_FROM_HAND) == 1
    g.do(f"play {PUT_FROM_HAND}", f"choose hand:{COAL}", "choose a1", f"choose hand:{BLUE}")
    assert force(g, "a1") == [ABBY]


def test_e40_014_creeps_from_trash_under_what_an_ability_puts_on_a_square() -> None:
    scene = board().hand(0, PUT_FROM_HAND, TANK, COAL, BLUE).trash(0, ABBY, ABBY)
    g = scene.begin().do(f"play {PUT_FROM_HAND}", f"choose hand:{TANK}", "choose b2")
    g.do(f"resolve {ABBY}", f"choose hand:{BLUE}")
    assert force(g, "b2") == [ABBY]  # one of two: used up by name, also for the one that waited
    assert "pass" in g.texts
    assert sorted(g.zone(0, "trash")) == sorted([ABBY, BLUE, PUT_FROM_HAND])
    g = scene.begin().do(f"play {COAL}", "at b1")
    assert g.starting("choose") == []  # a play by the rules


def test_e40_014_trades_the_zx_above_it_for_a_kin_of_the_dynamis() -> None:
    scene = board().zx("b2", TANK).cards(0, "dynamis", [HAND_EX, "B16-019"])
    scene.position["squares"]["b2"][0]["force"] = [ABBY]
    g = scene.begin().do(f"use force:{ABBY}", "choose b2")
    assert g.starting("choose") == [f"dynamis:{HAND_EX}"]
    g.do(f"choose dynamis:{HAND_EX}", "choose b2")
    assert g.on("b2") == HAND_EX
    assert sorted(g.zone(0, "trash")) == sorted([TANK, ABBY])


@pytest.mark.parametrize(("above", "state"), [(TANK, "sleep"), (ABBY, "reboot")])
def test_e40_014_trades_no_sleeper_and_none_of_its_own_tribe(above: str, state: str) -> None:
    scene = board().zx("b2", above, state=state).cards(0, "dynamis", [HAND_EX])
    scene.position["squares"]["b2"][0]["force"] = [ABBY]
    assert scene.begin().starting("use") == []


def test_e40_014_finds_no_card_without_a_tribe_in_common() -> None:
    scene = board().zx("b2", BLUE).cards(0, "dynamis", [HAND_EX])
    scene.position["squares"]["b2"][0]["force"] = [ABBY]
    g = scene.begin().do(f"use force:{ABBY}", "choose b2")
    assert g.starting("choose") == [] and g.on("b2") is None


# -- E40-053 Nino, Shining Dragon Maiden --------------------------------------------------------------------


def test_e40_053_returns_a_zx_when_it_appears_and_when_an_event_is_played() -> None:
    scene = board().hand(0, PUT_FROM_DYNAMIS, JUDGE).cards(0, "dynamis", [NINO])
    scene.zx("a3", TANK, owner=1).zx("c3", TANK, owner=1).zx("b3", COAL, owner=1)
    g = scene.begin()
    assert g.starting("ex") == []  # it cannot be played
    g.do(f"play {PUT_FROM_DYNAMIS}", f"choose dynamis:{NINO}", "choose b2")
    assert g.starting("choose") == ["a3", "c3"]
    g.do("choose a3", f"play {JUDGE}", "choose c3", "choose c3")
    assert sorted(g.zone(1, "hand")) == [TANK, TANK]


@cr("804.2")
def test_e40_053_plays_an_event_of_trash_for_its_cost_and_removes_it() -> None:
    scene = board().zx("b2", NINO).trash(0, JUDGE, TANK).zx("a3", TANK, owner=1).zx("c3", COAL, owner=1)
    g = scene.begin().do("use b2")
    assert g.starting("choose") == [f"trash:{JUDGE}"]
    g.do(f"choose trash:{JUDGE}", "choose c3")
    assert g.zone(1, "charge") == [COAL] and g.on("a3") == TANK  # by an ability: nothing returns
    assert g.zone(0, "removed") == [JUDGE] and g.zone(0, "trash") == [TANK] and g.asleep(0) == 1
    assert g.starting("use") == []


@cr("H56", "804.2")
def test_e40_053_plays_no_event_that_cannot_be_paid() -> None:
    scene = board().zx("b2", NINO).trash(0, JUDGE).zx("c3", COAL, owner=1).resource(0, BLUE, times=6)
    g = scene.begin().do("use b2", f"choose trash:{JUDGE}")
    assert g.zone(0, "trash") == [JUDGE] and g.on("c3") == COAL and g.asleep(0) == 0


# -- IG06-064 Merc Modification -----------------------------------------------------------------------------


def test_ig06_064_costs_nothing_with_five_resources_of_either_player_and_finds_two_once_a_turn() -> None:
    scene = board().resource(0).resource(1, COAL, times=5).hand(0, MERC, MERC)
    scene.deck(0, PARTNER, MERC, COAL, PARTNER, TANK, COAL, COAL)
    g = scene.begin().do(f"play {MERC}")
    assert g.starting("choose") == [f"deck:{PARTNER}"]  # another name than its own
    g.do(f"choose deck:{PARTNER}", f"choose deck:{PARTNER}")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert sorted(g.zone(0, "hand")) == sorted([MERC, PARTNER, PARTNER])
    assert g.zone(0, "deck")[:2] == [COAL, COAL]
    # Ruling H171: the other copy cannot be played this turn, but in the next own one.
    assert g.starting("play") == []
    g.do("pass")
    while g.game.position()["turn"] < 7 or g.game.position()["phase"] != "main":
        g.do(g.texts[-1])
    assert g.starting("play") == [MERC]


@cr("H171")
@pytest.mark.parametrize("player", [0, 1])
def test_an_event_once_a_turn_by_name_bars_its_copies_for_its_player_alone(player: int) -> None:
    own, enemy = ("b2", "b3") if player == 0 else ("b2", "b1")
    scene = board(turn_player=player).player_card(1, EVERYBODY).resource(1, COAL, times=6)
    scene.hand(player, MERC, MERC).hand(1 - player, MERC)
    g = scene.zx(own, TANK, player).zx(enemy, COAL, 1 - player).begin().do(f"play {MERC}")
    while not g.starting("attack"):
        g.do(g.texts[-1])
    assert g.starting("play") == []
    g.attack(own, enemy).do("pass")
    assert g.to_play == 1 - player and g.starting("play") == [MERC]


def test_ig06_064_is_dear_below_five_resources_or_for_another_player() -> None:
    scene = board().resource(0, BLUE, times=3).resource(1, COAL, times=4).hand(0, MERC)
    g = scene.begin().do(f"play {MERC}")
    assert g.asleep(0) == 3
    scene = scene.player_card(0, "B03-104").resource(0, BLUE, times=5)
    g = scene.begin().do(f"play {MERC}")
    assert g.asleep(0) == 3 and len(g.zone(0, "deck")) == 10


@cr("H54")
def test_ig06_064_as_force_puts_a_merc_of_the_hand_on_a_square() -> None:
    scene = board().resource(0, BLUE, times=2).resource(1, COAL, times=4).hand(0, PARTNER, TANK)
    scene.zx("b1", COAL).position["squares"]["b1"][0]["force"] = [MERC]
    g = scene.begin().do(f"use force:{MERC}")
    assert g.starting("choose") == [f"hand:{PARTNER}"]
    g.do(f"choose hand:{PARTNER}", "choose b2")
    assert g.on("b2") == PARTNER and g.asleep(0) == 1 and g.starting("use") == []
