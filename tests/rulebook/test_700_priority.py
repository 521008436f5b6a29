"""CR 700: who may act, and the priority preprocessing that comes before."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario

COAL = PLAIN_CARD  # Power 3500
TANK = "B01-013"  # Power 8000
LEOPARD = "B01-016"  # Power 9500
STONE_TURTLE = "B01-014"  # appears: 3500 damage to each enemy Z/X on a Normal Square
JUDGE = "B01-017"  # Event, Cost 1
ODIUM = "B01-072"  # either player's Life decreases: destroys 1 Z/X with Cost 3 or less
YATAGARASU = "B01-007"  # Life Recovery, Ignition icon
HERALD = "T-108"  # a startup ability without a cost
STRIKE_ALL, TWO_WOUNDS, RECALL_LIFE = "T-212", "T-214", "T-217"
WATCHER, MARTYR, AVENGER = "T-234", "T-235", "T-236"


# -- 701 Priority ------------------------------------------------------------------------------------------


@cr("701.1", "603.1b")
def test_only_the_holder_of_priority_may_play_something() -> None:
    g = Scenario().zx("b1", TANK).zx("b2", LEOPARD, 1).hand(0, JUDGE).hand(1, "B01-097")
    played = g.resource(0, COAL).resource(1, "B01-081").begin()
    played.attack("b1", "b2")
    assert (played.to_play, played.starting("play")) == (0, [JUDGE])
    played.do("pass")
    assert (played.to_play, played.starting("play")) == (1, ["B01-097"])


@cr("701.2", "702.1")
def test_before_a_player_gets_priority_everything_due_has_been_done() -> None:
    g = (
        Scenario()
        .hand(0, STONE_TURTLE)
        .resource(0, COAL, times=5)
        .zx("b2", COAL, 1)
        .zx("c2", TANK, 1)
        .begin()
    )
    g.do(f"play {STONE_TURTLE}", "at b1")
    # Back in the Main Phase the ability has resolved and its damage has destroyed.
    assert "pass" in g.texts
    assert (g.on("b2"), g.damage("c2")) == (None, 3500)


@cr("701.3")
def test_the_holder_plays_what_is_allowed_now_or_passes() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("b1", TANK)
        .zx("a1", HERALD)
        .zx("b2", LEOPARD, 1)
        .hand(0, JUDGE, COAL)
        .resource(0, COAL, times=5)
        .begin()
    )
    assert sorted(g.texts) == sorted(["pass", f"play {JUDGE}", f"play {COAL}", "use a1", "attack b1"])
    g.attack("b1", "b2")
    assert sorted(g.texts) == sorted(["pass", f"play {JUDGE}", "use a1"])


# -- 702 Priority preprocessing ----------------------------------------------------------------------------


@cr("702.1", "903.2")
def test_preprocessing_follows_what_a_phase_does() -> None:
    g = Scenario(phase="draw").deck(0, COAL, COAL).hand(0, COAL).begin()
    # The last two cards are drawn: lost before the Resource Phase asks anything.
    assert g.to_play is None
    assert g.game.winner == 1


@cr("702.2", "Z9")
def test_rule_effects_are_performed_before_any_waiting_ability() -> None:
    # Martyr is the fifth card of Charge: it is trimmed before Martyr's ability draws.
    g = Scenario(card_set=SET).hand(0, STRIKE_ALL).zx("b1", MARTYR).charge(0, *[COAL] * 4).begin()
    g.do(f"play {STRIKE_ALL}")
    assert g.starting("choose") == [f"charge:{COAL}", f"charge:{MARTYR}"]
    assert g.zone(0, "hand") == []
    g.do(f"choose charge:{COAL}")
    assert g.zone(0, "hand") == [COAL]


@cr("702.2", "Z9")
@pytest.mark.parametrize("first", ["resolve T-235", "resolve enemy T-235"])
def test_the_turn_player_picks_the_next_ability_of_either_player(first: str) -> None:
    g = Scenario(card_set=SET).hand(0, STRIKE_ALL).zx("b1", MARTYR).zx("b2", MARTYR, 1).begin()
    g.do(f"play {STRIKE_ALL}")
    assert g.to_play == 0
    assert sorted(g.texts) == ["resolve T-235", "resolve enemy T-235"]
    g.do(first)
    assert [len(g.zone(player, "hand")) for player in (0, 1)] == [1, 1]


@cr("702.2", "Z9")
def test_its_controller_makes_the_choices_of_an_ability() -> None:
    g = Scenario().zx("b2", TANK).zx("a1", COAL).zx("a3", ODIUM, 1).zx("c3", COAL, 1).begin()
    g.attack("b2", "player").pass_both()
    assert g.to_play == 1
    assert sorted(g.starting("choose")) == ["a1", "c3"]
    g.do("choose a1")
    assert g.on("a1") is None


@cr("702.2", "Z9")
def test_after_each_ability_rule_effects_come_first_again() -> None:
    scenario = Scenario(card_set=SET).zx("b2", TANK).zx("a1", COAL).zx("c1", LEOPARD)
    g = scenario.zx("a3", AVENGER, 1).zx("c3", AVENGER, 1).begin()
    g.attack("b2", "player").pass_both()
    assert (g.to_play, sorted(g.texts)) == (0, ["resolve a3", "resolve c3"])
    g.do("resolve c3")
    assert (g.to_play, sorted(g.starting("choose"))) == (1, ["a1", "b2", "c1"])
    g.do("choose a1")
    # The first damage has destroyed before the second ability chooses.
    assert sorted(g.starting("choose")) == ["b2", "c1"]


# -- ruling Z10: two points of damage ----------------------------------------------------------------------


@cr("Z10", "907.3")
def test_all_points_are_dealt_before_any_waiting_ability_resolves() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).zx("a3", AVENGER, 1).zx("a1", COAL).begin()
    g.do(f"play {TWO_WOUNDS}")
    assert g.starting("resolve") == ["a3"]
    assert len(g.zone(1, "life")) == 2


@cr("Z10", "903.1", "901.2b")
def test_a_player_without_life_after_the_first_point_has_lost() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).life(1, COAL).begin()
    g.do(f"play {TWO_WOUNDS}")
    assert g.game.winner == 0
    assert g.zone(1, "charge") == [COAL]


@cr("Z10", "Z28", "1102.1")
def test_a_last_life_card_that_recovers_saves_its_owner() -> None:
    g = Scenario().zx("b2", TANK).life(1, YATAGARASU).deck(1, TANK, COAL).begin()
    g.attack("b2", "player").pass_both().do("yes", "at a3")
    assert g.game.winner is None
    assert g.to_play == 0
    assert g.zone(1, "life") == [TANK]


@cr("Z10", "1102.1")
def test_but_not_from_a_second_point() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).life(1, YATAGARASU).deck(1, TANK, COAL).begin()
    g.do(f"play {TWO_WOUNDS}", "yes", "at a3")
    assert g.game.winner == 0


@cr("Z10")
def test_a_last_life_card_with_life_recovery_that_is_not_played_saves_nobody() -> None:
    g = Scenario().zx("b2", TANK).life(1, YATAGARASU).begin()
    g.attack("b2", "player").pass_both().do("no")
    assert g.game.winner == 0


@cr("Z42")
def test_each_card_that_leaves_life_is_one_occurrence() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).zx("a3", WATCHER, 1).begin()
    g.do(f"play {TWO_WOUNDS}")
    while g.starting("resolve"):
        g.do(g.texts[0])
    assert len(g.zone(1, "hand")) == 2


@cr("Z42")
def test_a_life_card_that_is_played_has_left_life_too() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK).zx("a3", WATCHER, 1).life(1, *["B01-006"] * 4).begin()
    g.attack("b2", "player").pass_both().do("yes", "at c3")
    assert len(g.zone(1, "hand")) == 1


@cr("Z42")
def test_a_life_card_that_an_effect_moves_has_left_life_too() -> None:
    g = Scenario(card_set=SET).hand(0, RECALL_LIFE).zx("a1", WATCHER).begin()
    g.do(f"play {RECALL_LIFE}", "choose life")
    assert len(g.zone(0, "hand")) == 2


@cr("Z56", "Z7")
def test_a_loop_without_a_decision_ends_the_game_without_a_winner() -> None:
    g = Scenario(card_set=SET).zx("b1", "K-114", state="sleep").hand(0, "K-115").begin()
    g.do("play K-115", "choose b1")
    assert (g.to_play, g.game.truncated, g.game.winner) == (None, True, None)


@cr("H86", "Z7")
@pytest.mark.parametrize(("heirs", "fits"), [(4, True), (5, True), (6, False)])
def test_more_abilities_than_can_wait_end_the_game_without_a_winner(heirs: int, fits: bool) -> None:
    # K-101 destroys all Z/X; J-008 has eight abilities for that, and 40 abilities can wait.
    deck = 39
    scenario = Scenario(card_set=SET).hand(0, "K-101").deck(0, *[COAL] * deck)
    for square in ("a1", "b1", "c1", "a2", "b2", "c2")[:heirs]:
        scenario.zx(square, "J-008")
    g = scenario.begin().do("play K-101")
    if fits:
        while g.starting("choose charge"):  # CR 906.1: more than four of them
            g.do(f"choose {g.starting('choose')[0]}")
        while g.starting("resolve"):
            g.do(f"resolve {g.starting('resolve')[0]}")
        assert not g.game.truncated
        assert len(g.zone(0, "hand")) == min(8 * heirs, deck)
    else:
        assert (g.to_play, g.game.truncated, g.game.winner) == (None, True, None)
        assert "truncated" in str(g)
