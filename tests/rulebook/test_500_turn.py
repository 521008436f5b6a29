"""CR 500: the six phases of a turn."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario

COAL = PLAIN_CARD  # Power 3500
TANK = "B01-013"
VOID = "B01-026"  # Ignition icon, Power 5000, no ability
ARTEMIS = "B01-006"  # Ignition icon
YATAGARASU = "B01-007"  # Power 5000, Ignition icon, as Artemis
MAIN_GUN = "B01-020"  # Event with the Ignition icon: 8000 damage to 1 Z/X on a Normal Square
MARTIAL_FLASH = "B01-097"  # Event: +2000 Power to 1 Z/X
TANPOPO = "B01-086"  # green
READER, ARCHER, CALLER = "T-231", "T-232", "T-233"
HERALD = "T-108"
RISER = {
    name: f"T-24{number}"
    for number, name in enumerate(("reboot", "draw", "resource", "ignition", "main", "end"), start=1)
}


def phase(g: Play) -> str:
    """The phase that the game is in."""
    return str(g.game.position()["phase"])


def pass_turn(g: Play) -> Play:
    """Pass until the other player's turn begins."""
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass")
    return g


# -- 501 ---------------------------------------------------------------------------------------------------


@cr("501.3")
def test_a_turn_has_six_phases_in_this_order() -> None:
    scenario = Scenario(phase="reboot", card_set=SET).hand(0, *[COAL] * 6).charge(0, COAL)
    for square, card in zip(("a1", "b1", "c1", "a2", "b2", "c2"), RISER.values(), strict=True):
        scenario.zx(square, card, state="sleep")
    g = scenario.resource(0, {"card": COAL, "state": "sleep"}).begin()
    # Six cards, one as the Reboot Phase starts, one as the Draw Phase starts, two drawn, one in Resource.
    assert (phase(g), len(g.zone(0, "hand"))) == ("resource", 6 + 1 + 1 + 2 + 1)
    assert g.state("a1") == "reboot"
    g.do("pass")
    assert (phase(g), len(g.zone(0, "hand"))) == ("ignition", 12)
    g.do("pass")
    assert (phase(g), len(g.zone(0, "hand"))) == ("main", 13)
    g.do("pass")
    assert (phase(g), len(g.zone(0, "hand"))) == ("end", 14)
    while phase(g) == "end":
        g.do(g.texts[0])
    assert (g.game.turn, g.game.position()["turn_player"]) == (6, 1)


@cr("501.3", "502", "503", "504", "505", "506", "507")
@pytest.mark.parametrize("name", list(RISER))
def test_at_the_start_of_each_phase_its_abilities_trigger(name: str) -> None:
    scenario = Scenario(phase="ignition" if name == "main" else name, card_set=SET)
    without, having = scenario.begin(), scenario.zx("b1", RISER[name]).begin()
    assert len(having.zone(0, "hand")) == len(without.zone(0, "hand")) + 1


# -- 502 Reboot, 503 Draw, 504 Resource --------------------------------------------------------------------


@cr("502")
def test_the_turn_players_cards_reboot_and_the_opponents_do_not() -> None:
    asleep = {"card": COAL, "state": "sleep"}
    g = (
        Scenario(phase="reboot")
        .zx("b1", TANK, state="sleep")
        .zx("b2", TANK, 1, state="sleep")
        .resource(0, asleep, COAL, asleep)
        .resource(1, asleep, asleep)
        .begin()
    )
    assert (g.state("b1"), g.asleep(0)) == ("reboot", 0)
    assert (g.state("b2"), g.asleep(1)) == ("sleep", 2)


@cr("503")
def test_two_cards_are_drawn() -> None:
    g = Scenario(phase="draw").deck(0, TANK, VOID, COAL).begin()
    assert sorted(g.zone(0, "hand")) == [TANK, VOID]
    assert g.zone(1, "hand") == []


@cr("503")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 2), (3, 2)])
def test_the_first_player_draws_none_in_its_first_turn(turn: int, drawn: int) -> None:
    g = Scenario(phase="draw", turn=turn).begin()
    assert len(g.zone(0, "hand")) == drawn


@cr("504")
def test_one_card_of_the_hand_may_become_a_resource() -> None:
    g = Scenario(phase="resource").hand(0, COAL, TANK).begin()
    assert sorted(g.texts) == ["pass", f"resource {COAL}", f"resource {TANK}"]
    declined = Play(g.game.copy()).do("pass")
    assert (phase(declined), declined.zone(0, "resource")) == ("main", [])
    g.do(f"resource {TANK}")
    assert (phase(g), g.zone(0, "resource"), g.zone(0, "hand")) == ("main", [TANK], [COAL])


@cr("504")
def test_the_first_player_may_put_a_resource_in_its_first_turn() -> None:
    g = Scenario(phase="resource", turn=1).hand(0, COAL).begin()
    assert g.starting("resource") == [COAL]


# -- 505 Ignition ------------------------------------------------------------------------------------------


@cr("505", "505.3")
def test_the_turn_player_names_a_card_of_its_charge_or_passes() -> None:
    g = Scenario(phase="ignition").charge(0, COAL, TANK).charge(1, VOID).begin()
    assert sorted(g.texts) == [f"ignite {COAL}", f"ignite {TANK}", "pass"]


@cr("505.3")
def test_without_charge_there_is_no_ignition() -> None:
    assert phase(Scenario(phase="ignition").begin()) == "main"


@cr("505.3a")
def test_without_the_icon_the_revealed_card_goes_to_trash() -> None:
    g = Scenario(phase="ignition").charge(0, COAL, COAL).deck(0, TANK, VOID).begin()
    g.do(f"ignite {COAL}")
    assert g.zone(0, "charge") == [COAL]
    assert g.zone(0, "trash") == [COAL, TANK]
    assert g.zone(0, "deck") == [VOID]
    assert f"ignite {COAL}" in g.texts


@cr("505.3a", "Z20", "803")
def test_with_the_icon_the_revealed_card_may_be_played_without_its_cost() -> None:
    g = Scenario(phase="ignition").charge(0, COAL).deck(0, ARTEMIS, COAL).begin()
    g.do(f"ignite {COAL}")
    assert g.texts == ["yes", "no"]
    declined = Play(g.game.copy()).do("no")
    assert declined.zone(0, "trash") == [COAL, ARTEMIS]
    g.do("yes", "at a1")
    assert (g.on("a1"), g.state("a1")) == (ARTEMIS, "reboot")
    assert g.zone(0, "trash") == [COAL]


@cr("505.3a", "Z20")
def test_an_event_played_so_resolves_and_goes_to_trash() -> None:
    g = Scenario(phase="ignition").charge(0, COAL).deck(0, MAIN_GUN, COAL).zx("b2", COAL, 1).begin()
    g.do(f"ignite {COAL}", "yes", "choose b2")
    assert g.on("b2") is None
    assert g.zone(0, "trash") == [COAL, MAIN_GUN]


@cr("505.3a", "301.3a", "Z55")
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_revealed_card_is_shown_to_both_before_the_answer(viewer: int) -> None:
    boards, observations = [], []
    for card in (ARTEMIS, YATAGARASU):
        g = Scenario(phase="ignition").charge(0, COAL).deck(0, card, COAL).begin().do(f"ignite {COAL}")
        assert sorted(g.texts) == ["no", "yes"]
        boards.append(g.game.board(viewer=viewer))
        observations.append(bytes(g.game.observe(viewer)))
        assert card in boards[-1]
    assert boards[0] != boards[1]
    assert observations[0] != observations[1]


@cr("505.4")
def test_what_an_ignition_set_off_is_done_before_the_next_choice() -> None:
    g = (
        Scenario(phase="ignition")
        .charge(0, COAL, COAL)
        .deck(0, "B01-001", COAL)
        .zx("b2", COAL, 1)
        .zx("c1", ARTEMIS)
    )
    played = g.begin().do(f"ignite {COAL}", "yes", "at a1")
    # Laelaps sees Artemis as it appears: its damage comes, and destroys, before Ignition goes on.
    played.do("choose b2")
    assert played.on("b2") is None
    assert played.starting("ignite") == [COAL]


@cr("505.4")
def test_a_card_that_comes_to_charge_meanwhile_can_be_ignited_too() -> None:
    g = Scenario(phase="ignition").charge(0, TANK).deck(0, MAIN_GUN, VOID, COAL).zx("a2", COAL).begin()
    g.do(f"ignite {TANK}", "yes", "choose a2")
    assert g.starting("ignite") == [COAL]


@cr("505.5")
def test_the_phase_ends_when_the_turn_player_passes() -> None:
    g = Scenario(phase="ignition").charge(0, COAL, COAL).deck(0, TANK, VOID, COAL).begin()
    g.do(f"ignite {COAL}", "pass")
    assert phase(g) == "main"
    assert g.zone(0, "charge") == [COAL]


# -- 506 Main ----------------------------------------------------------------------------------------------


@cr("506", "506.2")
def test_in_the_main_phase_the_turn_player_does_one_thing_after_another() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("a1", HERALD)
        .zx("b2", COAL, 1)
        .zx("a3", COAL, 1)
        .hand(0, COAL, "B01-017")
        .resource(0, COAL, times=5)
        .begin()
    )
    assert {action.kind for action in g.game.actions()} == {"play", "use", "pass"}
    g.do("use a1", "choose b2", f"play {COAL}", "at c1", "play B01-017", "choose a3")
    assert (phase(g), g.to_play) == ("main", 0)
    assert (g.on("c1"), g.on("b2"), g.on("a3")) == (COAL, None, None)


@cr("506.2", "Z29")
def test_every_reboot_zx_may_attack_also_in_the_first_turn() -> None:
    g = Scenario(turn=1).zx("b2", TANK).zx("a3", TANK).begin()
    assert g.starting("attack") == ["b2", "a3"]
    g.attack("b2", "player").pass_both()
    assert g.starting("attack") == ["a3"]


@cr("506.2")
def test_passing_ends_the_main_phase() -> None:
    g = Scenario().zx("b2", TANK).begin().do("pass")
    assert (g.game.turn, g.game.position()["turn_player"]) == (6, 1)


# -- 507 End -----------------------------------------------------------------------------------------------


@cr("507.1", "507.2")
def test_start_of_the_end_phase_resolves_before_end_of_turn() -> None:
    # The one card that is left goes to the hand as the phase starts, so that Caller finds it.
    g = Scenario(card_set=SET).zx("a1", RISER["end"]).zx("c1", CALLER).deck(0, TANK, COAL).begin()
    g.do("pass")
    assert g.starting("choose") == [f"hand:{TANK}"]


@cr("507.3")
def test_an_end_of_turn_ability_triggers_once_a_turn() -> None:
    g = Scenario(card_set=SET).zx("a1", READER).begin().do("pass")
    assert len(g.zone(0, "hand")) == 1
    # Again in its next turn, and not in the opponent's.
    pass_turn(g)
    assert len(g.zone(0, "hand")) == 1 + 2
    pass_turn(g)
    assert len(g.zone(0, "hand")) == 1 + 2 + 1


@cr("507.3", "Z32")
def test_what_appears_at_the_end_of_the_turn_triggers_too_once() -> None:
    g = Scenario(card_set=SET).zx("a1", CALLER).hand(0, READER).begin()
    g.do("pass", f"choose hand:{READER}", "choose b2")
    assert g.on("b2") == READER
    assert g.game.turn == 6
    assert len(g.zone(0, "hand")) == 1


@cr("Z32", "507")
def test_end_of_turn_abilities_come_before_damage_goes_away() -> None:
    g = Scenario(card_set=SET).zx("a1", ARCHER).zx("b2", COAL, 1, damage=3000).zx("c2", COAL, 1, damage=2500)
    played = g.begin().do("pass")
    assert played.on("b2") is None
    assert (played.on("c2"), played.damage("c2")) == (COAL, 0)


@cr("Z32", "507")
def test_damage_goes_away_before_a_boost_so_a_boosted_survivor_lives() -> None:
    g = Scenario().zx("b1", COAL, damage=3000).hand(0, MARTIAL_FLASH, "B01-017").zx("b2", COAL)
    played = g.resource(0, COAL, TANPOPO).begin()
    played.do(f"play {MARTIAL_FLASH}", "choose b2", "play B01-017", "choose b2")
    assert (played.power("b2"), played.damage("b2")) == (5500, 3500)
    played.do("pass")
    assert (played.on("b2"), played.power("b2"), played.damage("b2")) == (COAL, 3500, 0)
    assert played.damage("b1") == 0


@cr("507.8", "309")
def test_the_turn_player_trims_its_hand_to_six_into_trash() -> None:
    g = Scenario().hand(0, *[COAL] * 7, TANK).hand(1, *[COAL] * 9).begin()
    g.do("pass", f"choose hand:{TANK}")
    assert g.zone(0, "trash") == []
    g.do(f"choose hand:{COAL}")
    assert g.zone(0, "hand") == [COAL] * 6
    assert sorted(g.zone(0, "trash")) == [COAL, TANK]
    assert len(g.zone(1, "hand")) == 9 + 2
    assert g.game.turn == 6


@cr("507.8", "Z32")
def test_the_hand_is_trimmed_after_end_of_turn_abilities() -> None:
    g = Scenario(card_set=SET).zx("a1", READER).hand(0, *[COAL] * 6).deck(0, TANK, COAL).begin()
    g.do("pass", f"choose hand:{TANK}")
    assert g.zone(0, "trash") == [TANK]


@cr("507.8")
def test_a_hand_far_over_the_limit_is_trimmed_to_six() -> None:
    g = Scenario().hand(0, *[COAL] * 30).begin().do("pass")
    while g.game.turn == 5:
        g.do(f"choose hand:{COAL}")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (6, 24)
