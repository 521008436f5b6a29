"""CR 800: playing cards, abilities and their costs, choices, what "instead" and "if you did" mean."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario

COAL = "B01-003"  # red, Cost 2, Power 3500
ARTEMIS = "B01-006"  # red, Cost 3, Power 5000, Ignition icon
TANK = "B01-013"  # red, Cost 5, Power 8000
VOID = "B01-026"  # blue
MITSUNARI = "B01-010"
ALEXANDER = "B01-012"
MIKADO = "B03-104"
PHOENIX = "B01-048"
ODIUM = "B01-072"


# -- 801, 807 Startup abilities ----------------------------------------------------------------------------


@cr("801.2a", "807")
def test_a_startup_ability_is_used_by_choice_and_resolves_once_its_cost_is_paid() -> None:
    g = Scenario().zx("a1", MITSUNARI, 0).zx("a3", TANK, 1).begin()
    assert g.texts == ["pass", "use a1"]
    g.do("use a1")
    assert g.state("a1") == "sleep"  # paid before anything is chosen
    assert sorted(g.starting("choose")) == ["a1", "a3"]
    g.do("choose a3")
    assert g.damage("a3") == 4000
    assert g.texts == ["pass"]


@cr("807")
@pytest.mark.parametrize(
    "resource",
    [[COAL], [VOID, VOID], [{"card": COAL, "state": "sleep"}, COAL], []],
    ids=["too few", "without the colour", "one asleep", "none"],
)
def test_a_cost_that_cannot_be_paid_in_full_cannot_be_begun(resource: list[object]) -> None:
    g = Scenario().charge(0, "B01-005").zx("a3", COAL, 1).resource(0, *resource).begin()
    assert g.texts == ["pass"]


@cr("807")
def test_all_parts_of_a_cost_are_paid() -> None:
    g = Scenario().charge(0, "B01-005").zx("a3", COAL, 1).resource(0, COAL, VOID, VOID).begin()
    g.do("use charge:B01-005", "pay blue")
    assert g.zone(0, "trash") == ["B01-005"]
    g.do("choose a3")
    assert (g.asleep(0), g.zone(0, "charge")) == (2, [])
    assert g.zone(1, "charge") == [COAL]


@cr("807", "M11")
def test_a_sleeping_card_cannot_pay_by_sleeping() -> None:
    g = Scenario().zx("a1", MITSUNARI, 0, state="sleep").begin()
    assert g.texts == ["pass"]


@cr("807")
def test_a_startup_ability_has_no_limit_but_its_cost() -> None:
    g = Scenario().player_card(0, MIKADO).zx("a1", ALEXANDER, 0).zx("c1", TANK, 0, state="sleep")
    g = g.resource(0, COAL, times=8).begin()
    for _ in range(2):
        g.do("use a1", "choose c1")
        assert g.state("c1") == "reboot"
    assert g.asleep(0) == 8
    assert g.starting("use") == []


@cr("807")
def test_an_ability_printed_once_per_turn_is_used_once_in_each_turn() -> None:
    g = (
        Scenario()
        .player_card(0, MIKADO)
        .zx("b1", ALEXANDER, 0)
        .zx("b2", COAL, 1)
        .hand(0, *[VOID] * 3)
        .cards(0, "removed", [ALEXANDER] * 2)
        .begin()
    )
    assert g.starting("use") == ["b1#2"]
    g.attack("b1", "b2").pass_both()
    g.do("use b1#2", "choose hand:B01-026", "done")
    assert g.starting("use") == []
    assert g.zone(0, "hand") == [VOID, VOID]


@cr("801.2a", "701.1")
def test_the_opponent_uses_nothing_in_the_main_phase() -> None:
    g = Scenario().zx("a3", MITSUNARI, 1).begin()
    assert (g.to_play, g.texts) == (0, ["pass"])


@cr("Z39")
def test_a_condition_before_the_colon_is_needed_to_use_the_ability() -> None:
    for player_card, uses in ((MIKADO, ["a1"]), ("B03-105", [])):
        g = Scenario().player_card(0, player_card).zx("a1", ALEXANDER, 0).resource(0, COAL, times=4).begin()
        assert g.starting("use") == uses


@cr("Z39")
def test_a_condition_in_the_effect_is_asked_when_it_resolves() -> None:
    for player_card, state in (("B03-107", "reboot"), ("B03-104", "sleep")):
        g = Scenario().player_card(0, player_card).zx("a1", "B01-070", 0, state="sleep")
        g = g.charge(0, COAL, COAL, COAL).begin()
        g.do("use a1", *["choose charge:B01-003"] * 3)
        assert g.state("a1") == state
        assert g.zone(0, "trash") == [COAL] * 3  # the cost is paid either way


@cr("Z18", "807")
def test_an_ability_whose_whole_cost_is_to_declare_it_is_not_used_for_nothing() -> None:
    g = Scenario(card_set=SET).zx("a1", "T-108", 0).begin()
    assert g.starting("use") == []
    g = Scenario(card_set=SET).zx("a1", "T-108", 0).zx("a3", COAL, 1).begin()
    assert g.starting("use") == ["a1"]
    g.do("use a1", "choose a3")
    assert g.zone(1, "charge") == [COAL]
    assert g.starting("use") == []


# -- 803 Free plays ----------------------------------------------------------------------------------------


def ignition(*deck: str) -> Scenario:
    """Player 0 in its Ignition Phase, one card in Charge."""
    return Scenario(phase="ignition").charge(0, COAL).deck(0, *deck)


@cr("803", "505.3")
def test_a_card_with_the_icon_is_played_without_paying_or_having_its_colour() -> None:
    g = ignition(ARTEMIS, COAL).resource(0, VOID, VOID, VOID).begin()
    g.do("ignite B01-003", "yes", "at a1")
    assert (g.on("a1"), g.asleep(0)) == (ARTEMIS, 0)


@cr("Z20", "505.3a")
def test_a_free_play_is_never_an_obligation() -> None:
    g = ignition(ARTEMIS, COAL).begin()
    g.do("ignite B01-003")
    assert g.texts == ["yes", "no"]
    g.do("no")
    assert g.zone(0, "trash") == [COAL, ARTEMIS]


@cr("Z20", "907.2e")
def test_a_life_card_that_is_not_played_goes_to_charge() -> None:
    g = Scenario().zx("b2", TANK, 0).life(1, ARTEMIS, ARTEMIS).begin()
    g.attack("b2", "player").pass_both().do("no")
    assert (g.zone(1, "charge"), g.zone(1, "life")) == ([ARTEMIS], [ARTEMIS])


@cr("Z20")
def test_without_a_legal_square_there_is_no_free_play() -> None:
    scenario = ignition(ARTEMIS, COAL)
    for square in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "c3"):
        scenario.zx(square, COAL, 1 if square in ("a2", "a3", "c3") else 0, state="sleep")
    g = scenario.begin()
    g.do("ignite B01-003")
    assert g.zone(0, "trash") == [COAL, ARTEMIS]  # nobody was asked


@cr("Z20", "806")
def test_an_event_played_free_goes_to_trash_after_it_has_resolved() -> None:
    g = ignition("B01-020", COAL).zx("a3", COAL, 1).begin()
    g.do("ignite B01-003", "yes")
    assert g.zone(0, "trash") == [COAL]
    g.do("choose a3")
    assert g.zone(0, "trash") == [COAL, "B01-020"]
    assert g.zone(1, "charge") == [COAL]


@cr("Z20", "902.1")
def test_a_revealed_card_stays_in_the_deck_until_it_is_played_or_put_away() -> None:
    g = ignition(ARTEMIS).begin()
    g.do("ignite B01-003")
    assert (g.zone(0, "deck"), g.zone(0, "trash")) == ([ARTEMIS], [COAL])
    g.do("yes", "at a1")  # it leaves the deck: Reload, without the card that is being played
    assert (g.zone(0, "deck"), g.zone(0, "trash"), g.on("a1")) == ([COAL], [], ARTEMIS)
    assert len(g.zone(0, "life")) == 3


# -- 804 to 806 Playing cards ------------------------------------------------------------------------------


@cr("804.2", "Z15")
def test_a_zx_is_shown_then_given_a_square_then_paid_for() -> None:
    g = Scenario().hand(0, COAL).resource(0, COAL, COAL, VOID).begin()
    g.do("play B01-003")
    assert g.zone(0, "hand") == []
    assert "at a1" in g.texts
    assert g.asleep(0) == 0
    g.do("at a1")
    assert sorted(g.texts) == ["pay blue", "pay red"]
    assert g.on("a1") is None  # it appears once it is paid
    g.do("pay red", "pay blue")
    assert (g.on("a1"), g.state("a1"), g.asleep(0)) == (COAL, "reboot", 2)


@cr("Z15", "804.2")
def test_nothing_can_be_done_in_response_to_a_play() -> None:
    g = Scenario().hand(0, "B01-015").resource(0, COAL, times=6).zx("a3", TANK, 1)
    g = g.hand(1, "B01-038").resource(1, VOID, times=3).charge(1, "B01-023").begin()
    g.do("play B01-015")
    for text in ("at a1", "choose a3"):
        assert g.to_play == 0
        g.do(text)
    assert (g.to_play, g.damage("a3")) == (0, 5000)


@cr("805", "M4")
def test_a_zx_is_not_put_on_enemy_zx_nor_the_enemy_player_square_nor_own_sleeping_zx() -> None:
    g = (
        Scenario()
        .hand(0, COAL)
        .resource(0, COAL, COAL)
        .zx("a2", TANK, 1)
        .zx("c1", TANK, 0, state="sleep")
        .zx("b2", TANK, 0)
        .begin()
    )
    g.do("play B01-003")
    assert sorted(g.starting("at")) == ["a1", "a3", "b1", "b2", "c2", "c3"]


@cr("805", "905.1(i)", "Z36", "M4")
def test_a_zx_put_on_an_own_reboot_zx_sends_that_one_to_trash_undestroyed() -> None:
    g = Scenario().hand(0, COAL).resource(0, COAL, COAL).zx("a1", PHOENIX, 0).zx("b1", TANK, 0).begin()
    g.do("play B01-003", "at a1")
    assert g.on("a1") == COAL
    assert (g.zone(0, "trash"), g.zone(0, "charge")) == ([PHOENIX], [])
    assert g.power("b1") == 8000  # Aura Phoenix was not destroyed


@cr("805", "Z34")
def test_player_1_plays_onto_its_own_side_of_the_board() -> None:
    g = Scenario(1).hand(1, COAL).resource(1, COAL, COAL).begin()
    g.do("play B01-003")
    assert sorted(g.starting("at")) == ["a1", "a2", "a3", "b2", "b3", "c1", "c2", "c3"]


@cr("806", "M5")
def test_an_event_resolves_at_once_and_then_goes_to_trash() -> None:
    g = Scenario().hand(0, "B01-017").resource(0, COAL).zx("a3", COAL, 1).begin()
    g.do("play B01-017")
    assert (g.zone(0, "hand"), g.zone(0, "trash"), g.asleep(0)) == ([], [], 1)
    assert g.game.position()["temporary"] == [{"card": "B01-017", "owner": 0}]
    g.do("choose a3")
    assert g.zone(0, "trash") == ["B01-017"]
    assert g.zone(1, "charge") == [COAL]


@cr("806", "310", "902.1a")
def test_an_event_that_is_being_resolved_is_not_shuffled_in_by_a_reload() -> None:
    g = Scenario().hand(0, "B01-037", COAL).resource(0, VOID).deck(0, COAL).trash(0, TANK, TANK).begin()
    g.do("play B01-037")  # draws 1, Reload of two Tank Hearts, draws 1
    assert sorted(g.zone(0, "hand")) == [COAL, COAL, TANK]
    g.do("choose hand:B01-003", "choose hand:B01-003")
    assert g.zone(0, "trash") == ["B01-037"]
    assert sorted(g.zone(0, "deck")) == [COAL, COAL, TANK]


# -- payment -----------------------------------------------------------------------------------------------


@cr("Z16", "203", "M3")
def test_a_card_is_played_only_with_enough_reboot_resources_and_one_of_its_colour() -> None:
    for resource, playable in (
        ([COAL, VOID], [COAL]),
        ([VOID, VOID], []),
        ([COAL], []),
        ([{"card": COAL, "state": "sleep"}, COAL], []),
    ):
        g = Scenario().hand(0, COAL).resource(0, *resource).begin()
        assert g.starting("play") == playable


@cr("Z16")
def test_one_group_of_resources_pays_without_a_question() -> None:
    g = Scenario().hand(0, "B01-017").resource(0, COAL, TANK, ARTEMIS).begin()
    g.do("play B01-017")
    assert g.asleep(0) == 1
    assert g.starting("pay") == []


@cr("Z16")
def test_the_player_picks_the_group_and_keeps_one_of_the_colour_to_the_last() -> None:
    g = Scenario().hand(0, COAL).resource(0, COAL, VOID, VOID).begin()
    g.do("play B01-003", "at a1", "pay blue")
    assert g.asleep(0) == 2  # the second one had to be the red one
    g = Scenario().hand(0, COAL).resource(0, COAL, VOID).begin()
    g.do("play B01-003", "at a1")
    assert g.asleep(0) == 2  # all of them: nothing to ask


@cr("Z16")
def test_tribes_split_a_group_only_where_the_deck_asks_for_them() -> None:
    rigel = "B01-034"  # its cost sleeps two [Reunion] cards in Resource
    g = Scenario().hand(0, "B01-038").resource(0, rigel, VOID).zx("a3", COAL, 1).begin()
    g.do("play B01-038")
    assert sorted(g.starting("pay")) == ["blue", "blue reunion"]
    g = Scenario().hand(0, "B01-038").resource(0, "B01-025", VOID).zx("a3", COAL, 1).begin()
    g.do("play B01-038")
    assert g.starting("pay") == []


@cr("Z17", "203")
def test_a_card_of_cost_0_is_played_without_resources() -> None:
    g = Scenario(card_set=SET).hand(0, "T-101").begin()
    assert g.starting("play") == ["T-101"]


# -- choices -----------------------------------------------------------------------------------------------


@cr("Z18")
def test_choices_are_made_after_payment() -> None:
    g = Scenario().hand(0, "B01-017").resource(0, COAL, VOID).zx("a3", COAL, 1).zx("c3", COAL, 1).begin()
    g.do("play B01-017")
    assert g.asleep(0) == 1
    assert sorted(g.starting("choose")) == ["a3", "c3"]


@cr("Z18", "102.4")
def test_an_event_may_be_played_with_nothing_to_choose() -> None:
    g = Scenario().hand(0, "B01-017").resource(0, COAL).begin()
    g.do("play B01-017")
    assert (g.zone(0, "trash"), g.texts) == (["B01-017"], ["pass"])


@cr("102.4", "Z18")
def test_as_much_of_an_instruction_is_done_as_can_be() -> None:
    g = Scenario().hand(0, "B01-037").resource(0, VOID).deck(0, COAL).begin()
    g.do("play B01-037", "choose hand:B01-003")  # one card drawn, the Reload brings none: one returned
    assert (g.zone(0, "hand"), g.zone(0, "deck")) == ([], [COAL])


@cr("Z19")
def test_what_follows_if_you_did_needs_the_whole_of_it() -> None:
    alioth = Scenario().hand(0, "B01-028", COAL).resource(0, VOID, times=4).zx("a3", COAL, 1)
    g = alioth.begin().do("play B01-028", "at a1", "choose hand:B01-003", "choose a3")
    assert (g.zone(0, "trash"), g.zone(1, "hand")) == ([COAL], [COAL])
    g = alioth.begin().do("play B01-028", "at a1", "done")
    assert (g.zone(0, "hand"), g.on("a3")) == ([COAL], COAL)
    g = alioth.hand(0, "B01-028").begin().do("play B01-028", "at a1")  # no card to put into Trash
    assert (g.texts[0], g.on("a3")) == ("pass", COAL)


@cr("Z19")
@pytest.mark.parametrize(("held", "drawn"), [(2, 2), (1, 0)])
def test_what_was_done_in_part_was_not_done(held: int, drawn: int) -> None:
    g = Scenario(card_set=SET).hand(0, "T-114", *[TANK] * held).begin()
    g.do("play T-114", "yes", *["choose hand:B01-013"] * held)
    assert g.zone(0, "trash") == [*[TANK] * held, "T-114"]
    assert g.zone(0, "hand") == [COAL] * drawn


@cr("Z19")
def test_up_to_a_number_may_be_none() -> None:
    michael = (
        Scenario().hand(0, "B01-102").resource(0, *["B01-044"] * 6, "B01-060").trash(0, "B01-059", times=6)
    )
    g = michael.zx("a3", TANK, 1).begin()
    g.do("play B01-102", "at a1")
    assert sorted(g.texts) == ["choose resource:B01-060 sleep", "done"]
    g.do("done")
    assert (g.power("a3"), g.asleep(0)) == (8000, 7)


@cr("Z38", "905.1(ii)")
def test_a_move_may_lead_onto_an_occupied_square_and_905_settles_it() -> None:
    g = Scenario().hand(0, "B01-031").resource(0, VOID, times=4).zx("a2", TANK, 0).zx("a3", COAL, 1).begin()
    g.do("play B01-031", "at c1", "choose a2")
    assert sorted(g.starting("choose")) == ["a1", "a3", "b2"]
    g.do("choose a3")
    assert g.on("a3") == COAL  # the older one's side stays
    assert (g.zone(0, "trash"), g.zone(0, "charge")) == ([TANK], [])


@cr("Z38")
def test_state_damage_and_boosts_travel_with_a_zx_that_moves() -> None:
    g = Scenario().hand(0, "B01-031", "B01-097").resource(0, VOID, VOID, VOID, VOID, "B01-089")
    g = g.zx("a2", TANK, 0, state="sleep", damage=2000).begin()
    g.do("play B01-097", "choose a2", "play B01-031", "at c1", "choose a2", "choose b2")
    assert (g.on("b2"), g.state("b2"), g.damage("b2"), g.power("b2")) == (TANK, "sleep", 2000, 10000)


@cr("Z38")
def test_the_other_sides_player_square_is_read_from_the_owner_of_the_moved_zx() -> None:
    smetina = Scenario().hand(0, "B01-031").resource(0, VOID, times=4)
    g = smetina.zx("b2", TANK, 1).begin().do("play B01-031", "at c1", "choose b2")
    assert sorted(g.starting("choose")) == ["a2", "b3", "c2"]  # home, but not onto b1
    g = Scenario().hand(0, "B01-031").resource(0, VOID, times=4).zx("b2", TANK, 0).begin()
    g.do("play B01-031", "at c1", "choose b2")
    assert sorted(g.starting("choose")) == ["a2", "b1", "c2"]


@cr("Z38")
def test_a_card_that_sleeps_already_may_be_named_for_sleep() -> None:
    g = Scenario().hand(0, "B01-049").resource(0, "B01-044", times=4).resource(1, COAL).begin()
    g.do("play B01-049", "at c1")
    assert "choose resource:B01-044 sleep" in g.texts
    g.do("choose resource:B01-044 sleep")
    assert g.asleep(1) == 0


# -- 809 Automatic abilities -------------------------------------------------------------------------------


@cr("809.1a")
def test_appearing_is_no_moving_between_squares() -> None:
    g = Scenario(card_set=SET).zx("a1", "B01-015", 0).zx("a3", TANK, 1).hand(0, "T-101").begin()
    g.do("play T-101", "choose a1", "choose a2")
    assert (g.on("a2"), g.damage("a3")) == ("B01-015", 0)


@cr("809.1a", "Z13")
def test_an_automatic_ability_waits_until_what_is_carried_out_is_over() -> None:
    g = (
        Scenario()
        .player_card(0, "B03-108")
        .zx("b1", "B01-094", 0)
        .resource(0, "B01-089", times=12)
        .trash(0, TANK)
        .zx("a3", PHOENIX, 1)
        .zx("b2", TANK, 1)
        .begin()
    )
    g.attack("b1", "b2").do("choose a3")
    assert g.zone(1, "charge") == [PHOENIX]
    assert g.power("b2") == 8000  # Rindou's ability goes on: two more sentences
    g.do("done", "choose resource:B01-089")
    assert g.power("b2") == 10000


@cr("Z13")
def test_an_automatic_ability_is_no_choice_unless_it_says_may() -> None:
    g = Scenario().hand(0, "B01-075").resource(0, "B01-064", times=6).zx("a3", COAL, 1).begin()
    g.do("play B01-075", "at a1")
    assert g.texts == ["choose a3"]


@cr("Z13", "Z42")
def test_an_automatic_ability_triggers_once_for_every_occurrence() -> None:
    g = Scenario().zx("a1", "B01-103", 0).zx("c1", ODIUM, 0).charge(0, *[COAL] * 7)
    for square in ("a3", "c3", "a2"):
        g.zx(square, COAL, 1)
    play = g.begin().do("use a1", *["choose charge:B01-003"] * 7)
    assert len(play.zone(1, "life")) == 2
    play.do("resolve c1", "choose a3", "choose c3")  # two cards have left Life
    assert play.texts[0] == "pass"
    assert play.on("a2") == COAL


@cr("Z13", "Z9")
def test_an_ability_resolves_though_its_card_has_left() -> None:
    g = Scenario(card_set=SET).zx("b1", "T-111", 0).zx("b2", "T-110", 1).begin()
    g.attack("b1", "b2")
    assert sorted(g.starting("resolve")) == ["b1", "b2"]
    g.do("resolve b2")
    assert g.zone(0, "charge") == ["T-111"]
    # The Scout draws; the Power that it would give itself is lost.
    assert g.zone(0, "hand") == [COAL]
    assert "event step" in " ".join(str(g).split())


@cr("Z13", "Z19")
def test_what_a_card_may_do_with_itself_is_not_asked_once_it_has_left() -> None:
    restless = Scenario(card_set=SET).zx("b1", "T-112", 0)
    g = restless.zx("b2", COAL, 1).begin().attack("b1", "b2")
    assert g.texts == ["yes", "no"]
    g.do("yes")
    assert (g.state("b1"), g.zone(0, "hand")) == ("reboot", [COAL])
    g = Scenario(card_set=SET).zx("b1", "T-112", 0).zx("b2", "T-110", 1).begin().attack("b1", "b2")
    g.do("resolve b2")
    assert "event step" in " ".join(str(g).split())
    assert g.zone(0, "hand") == []


@cr("Z13", "1007")
def test_a_destroyed_card_resolves_its_own_ability_from_charge() -> None:
    g = Scenario().zx("b1", TANK, 0).zx("b2", PHOENIX, 1).zx("a3", COAL, 1).zx("a1", COAL, 0).begin()
    g.attack("b1", "b2").pass_both()
    assert g.zone(1, "charge") == [PHOENIX]
    assert (g.power("a3"), g.power("a1")) == (5500, 3500)


# -- 814 Instead -------------------------------------------------------------------------------------------


@cr("814", "Z12")
@pytest.mark.parametrize("card", ["B01-088", "B01-090"])
def test_instead_sends_a_destroyed_card_elsewhere_and_it_is_destroyed_all_the_same(card: str) -> None:
    g = Scenario().zx("b1", "B01-036", 0).zx("b2", card, 1).begin()
    g.attack("b1", "b2").pass_both()
    assert (g.zone(1, "resource"), g.asleep(1), g.zone(1, "charge")) == ([card], 1, [])
    assert g.zone(0, "hand") == [COAL]  # Darmstadtium has destroyed it in battle


@cr("814")
def test_instead_replaces_nothing_but_the_destruction() -> None:
    g = Scenario().hand(0, COAL).resource(0, COAL, COAL).zx("a1", "B01-088", 0).begin()
    g.do("play B01-003", "at a1")
    assert (g.zone(0, "trash"), g.zone(0, "resource")) == (["B01-088"], [COAL, COAL])
