"""CR 600: battle, one test per number: declaration, events, damage, end."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario

COAL = "B01-003"  # Power 3500
ARTEMIS = "B01-006"  # Power 5000, Ignition icon
TANK = "B01-013"  # Power 8000
LEOPARD = "B01-016"  # Power 9500
ONE_STEP_ASIDE, LATECOMER = "T-101", "T-102"
LESSON = "P49-020"  # Event Extra, colourless, Cost 1
DRUMMER, SENTRY, MOURNER, CALLER = "T-104", "T-105", "T-106", "T-107"


def duel(attacker: str = TANK, attacked: str = COAL, **keys: object) -> Scenario:
    """Player 0's attacker on b1, player 1's Z/X on b2."""
    return Scenario(**keys).zx("b1", attacker, 0).zx("b2", attacked, 1)


# -- 601, 602 Battle Declaration Step -----------------------------------------------------------------------


@cr("601.1")
def test_a_battle_runs_from_declaration_through_events_and_damage_to_its_end() -> None:
    g = duel().zx("a1", COAL).begin()
    g.attack("b1", "b2")
    assert "event step" in str(g)
    assert g.on("b2") == COAL
    g.pass_both()
    assert g.on("b2") is None
    assert "battle" not in str(g)
    assert g.to_play == 0
    assert g.texts == ["pass"]


@cr("602.1")
def test_no_battle_is_declared_while_one_is_fought() -> None:
    g = duel().zx("a2", TANK, 0).begin()
    assert g.starting("attack") == ["b1", "a2"]
    g.attack("b1", "b2")
    assert g.texts == ["pass"]


@cr("602.1")
def test_a_battle_is_declared_in_the_main_phase_only() -> None:
    g = duel(phase="resource").hand(0, COAL).begin()
    assert g.starting("attack") == []
    g.do("pass")
    assert g.starting("attack") == ["b1"]


@cr("602.1a")
def test_only_a_reboot_zx_of_the_turn_player_attacks() -> None:
    g = duel().zx("a2", TANK, 0, state="sleep").zx("c2", TANK, 1).begin()
    assert g.starting("attack") == ["b1"]


@cr("602.1b", "303.2")
def test_the_attack_target_is_an_enemy_zx_on_a_square_next_to_the_attacker() -> None:
    g = (
        Scenario()
        .zx("b2", TANK, 0)
        .zx("a2", COAL, 1)
        .zx("b3", COAL, 1)
        .zx("c2", COAL, 0)  # its own
        .zx("a3", COAL, 1)  # diagonally
        .begin()
    )
    g.do("attack b2")
    assert sorted(g.starting("target")) == ["a2", "b3"]


@cr("602.1b")
def test_the_player_is_a_target_on_an_adjacent_player_square_without_a_zx() -> None:
    g = Scenario().zx("b2", TANK, 0).zx("a3", TANK, 0).zx("c2", TANK, 0).begin()
    assert sorted(g.starting("attack")) == ["a3", "b2"]
    g.do("attack a3")
    assert g.texts == ["target player"]


@cr("602.1b")
def test_a_zx_on_its_player_square_shields_the_player() -> None:
    g = Scenario().zx("b2", TANK, 0).zx("b3", COAL, 1).begin()
    g.do("attack b2")
    assert g.texts == ["target b3"]
    # The battle is with the Z/X: it takes the damage, and the player none.
    g.do("target b3").pass_both()
    assert (g.on("b3"), g.zone(1, "charge")) == (None, [COAL])
    assert len(g.zone(1, "life")) == 4


@cr("602.1b")
def test_the_own_player_square_is_no_target() -> None:
    g = Scenario(turn_player=1).zx("b3", TANK, 1).zx("a2", TANK, 0).begin()
    assert g.starting("attack") == []


@cr("602.1c")
def test_without_an_attack_target_no_battle_is_declared() -> None:
    g = Scenario().zx("b1", TANK, 0).zx("a2", COAL, 1).begin()
    assert g.texts == ["pass"]


@cr("602.1d")
def test_the_attacker_sleeps() -> None:
    g = duel().begin()
    g.do("attack b1")
    assert g.state("b1") == "reboot"
    g.do("target b2")
    assert g.state("b1") == "sleep"
    assert g.state("b2") == "reboot"


@cr("602.1e", "Z9")
def test_start_of_battle_attacks_and_is_attacked_occur_together() -> None:
    g = duel("B01-011", SENTRY, card_set=SET).zx("a3", DRUMMER, 1).zx("a1", DRUMMER, 0).begin()
    g.attack("b1", "b2")
    # All four wait at once; the turn player picks among both players' abilities.
    assert g.to_play == 0
    assert sorted(g.starting("resolve")) == ["a1", "a3", "b1", "b2"]
    g.do("resolve b2")
    assert g.zone(1, "hand") == [COAL]
    assert sorted(g.starting("resolve")) == ["a1", "a3", "b1"]


@cr("602.1e")
def test_is_attacked_is_no_occurrence_of_a_zx_that_is_not_the_target() -> None:
    g = duel(card_set=SET).zx("a2", SENTRY, 1).begin()
    g.attack("b1", "b2")
    assert g.zone(1, "hand") == []


@cr("602.1f", "602.1g")
def test_what_the_declaration_sets_off_resolves_before_the_event_step() -> None:
    g = duel("B01-011").hand(0, "B01-017").resource(0, COAL).begin()
    g.attack("b1", "b2")
    assert g.power("b1") == 7000
    assert "event step" in str(g)
    assert g.texts == ["pass", "play B01-017"]
    g = duel("B01-011", SENTRY, card_set=SET).begin().attack("b1", "b2")
    assert sorted(g.starting("resolve")) == ["b1", "b2"]
    assert "declaration step" in str(g)
    assert "event step" in str(g.do("resolve b1"))


# -- 603 Battle Event Step ---------------------------------------------------------------------------------


@cr("603.1a")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_the_turn_player_is_first_to_have_priority(turn_player: int) -> None:
    g = Scenario(turn_player).zx("a2", TANK, turn_player).zx("b2", COAL, 1 - turn_player).begin()
    g.attack("a2", "b2")
    assert g.to_play == turn_player


@cr("603.1b", "603.1c", "806", "807")
def test_both_players_play_events_and_startup_abilities_in_alternation() -> None:
    mitsunari = "B01-010"
    g = (
        duel(attacked=LEOPARD)
        .zx("a1", mitsunari, 0)
        .zx("a3", mitsunari, 1)
        .hand(0, "B01-018")
        .hand(1, "B01-097")
        .resource(0, COAL)
        .resource(1, "B01-089")
        .begin()
    )
    g.attack("b1", "b2")
    assert (g.to_play, g.texts) == (0, ["pass", "play B01-018", "use a1"])
    g.do("play B01-018", "choose b1")  # resolved at once: the attacker has +3500
    assert g.power("b1") == 11500
    assert (g.to_play, g.texts) == (1, ["pass", "play B01-097", "use a3"])
    g.do("use a3", "choose a1")
    assert (g.damage("a1"), g.state("a3")) == (4000, "sleep")
    assert (g.to_play, g.texts) == (0, ["pass", "use a1"])
    g.do("use a1", "choose a3")
    assert (g.to_play, g.texts) == (1, ["pass", "play B01-097"])
    g.do("play B01-097", "choose b2")
    assert g.power("b2") == 11500
    g.pass_both()
    assert g.on("b2") is None  # 11500 against 11500


def with_lessons() -> Scenario:
    """A duel; both players have two Event Extras and the Resource for them."""
    board = duel().resource(0, COAL, times=6).resource(1, COAL, times=6)
    return board.cards(0, "dynamis", [LESSON, LESSON]).cards(1, "dynamis", [LESSON, LESSON])


@cr("603.1b(ii)", "806", "H51")
def test_both_players_play_an_event_extra_of_the_dynamis_in_a_battle_once_a_turn() -> None:
    g = with_lessons().begin().attack("b1", "b2")
    g.do(f"ex {LESSON}")
    assert (g.asleep(0), g.game.to_play) == (1, 1)
    assert sorted(map(str, g.game.position()["players"][0]["dynamis"])) == sorted(
        map(str, [LESSON, {"card": LESSON, "face": "up"}])
    )
    g.do(f"ex {LESSON}")
    assert (g.asleep(1), g.game.to_play, g.texts) == (1, 0, ["pass"])
    g.pass_both()
    assert g.starting("ex") == []


@cr("603.1b(ii)", "506.2", "Z21")
def test_the_one_event_extra_of_a_turn_may_be_played_in_the_main_phase_instead() -> None:
    g = with_lessons().begin().do(f"ex {LESSON}")
    assert g.starting("ex") == []
    g.attack("b1", "b2")
    assert g.texts == ["pass"]
    g.do("pass")
    assert g.texts == ["pass", f"ex {LESSON}"]  # it was the other player's


@cr("603.1b(ii)", "Z21")
def test_a_zx_extra_and_an_event_extra_share_one_play_and_a_battle_has_no_zx_extra() -> None:
    inanna = "B16-019"
    board = with_lessons().zx("a1", TANK).cards(0, "dynamis", [LESSON, inanna])
    g = board.begin()
    assert g.starting("ex") == [LESSON, inanna]
    assert g.attack("b1", "b2").starting("ex") == [LESSON]
    g = board.begin().do(f"ex {inanna}", "at c1")
    while g.starting("choose") or "no" in g.texts:
        g.do("no" if "no" in g.texts else g.texts[0])
    assert g.on("c1") == inanna and g.starting("ex") == []


@cr("603.1b(ii)")
def test_an_event_extra_needs_its_cost_and_to_lie_face_down() -> None:
    board = with_lessons().resource(0, {"card": COAL, "state": "sleep"}, times=6)
    assert board.begin().starting("ex") == []
    board = with_lessons().cards(0, "dynamis", [{"card": LESSON, "face": "up"}])
    assert board.begin().starting("ex") == []


@cr("603.1b")
def test_no_zx_is_played_from_the_hand_in_a_battle() -> None:
    g = duel().hand(0, COAL, "B01-017").resource(0, COAL, times=3).begin()
    assert sorted(g.starting("play")) == ["B01-003", "B01-017"]
    g.attack("b1", "b2")
    assert g.starting("play") == ["B01-017"]


@cr("603.1b")
def test_a_startup_ability_of_a_charge_card_is_used_in_a_battle_of_the_opponent() -> None:
    g = duel(TANK, LEOPARD).charge(1, "B01-042").resource(1, "B01-044", times=2).begin()
    g.attack("b1", "b2")
    assert g.texts == ["pass"]
    g.do("pass")
    assert g.texts == ["pass", "use charge:B01-042"]
    g.do("use charge:B01-042")  # b1 is no Normal Square: there is nothing to choose
    assert (g.zone(1, "trash"), g.asleep(1), g.power("b1")) == (["B01-042"], 2, 8000)


@cr("603.1c")
def test_only_passes_of_both_in_a_row_end_the_event_step() -> None:
    g = duel(attacked=LEOPARD).hand(1, "B01-097").resource(1, "B01-089").begin()
    g.attack("b1", "b2")
    g.do("pass", "play B01-097", "choose b2")
    assert (g.to_play, "event step" in str(g)) == (0, True)  # the first pass counts no more
    g.do("pass")
    assert (g.to_play, "event step" in str(g)) == (1, True)
    g.do("pass")
    assert "battle" not in str(g)
    assert g.damage("b2") == 8000


# -- 604 Battle Damage Step --------------------------------------------------------------------------------


@cr("604.1", "604.2", "904.2")
def test_what_is_due_is_settled_before_damage_is_dealt() -> None:
    g = Scenario().zx("a2", COAL, 0).zx("b2", COAL, 1).hand(1, "B01-060").resource(1, "B01-044", times=2)
    g = g.begin()
    g.attack("a2", "b2")
    g.do("pass", "play B01-060", "choose a2")  # -4000: the attacker is destroyed before the next priority
    assert g.zone(0, "charge") == [COAL]
    g.pass_both()
    assert (g.on("b2"), g.damage("b2")) == (COAL, 0)


@cr("604.1", "604.3a")
def test_what_is_due_in_the_event_step_is_settled_before_damage_counts() -> None:
    chariot, phoenix = "B01-030", "B01-048"  # Power 6500; destroyed, it gives +2000
    g = duel(TANK, chariot).zx("a3", phoenix, 1, damage=500).hand(0, "B01-019").resource(0, COAL, times=2)
    g = g.begin().attack("b1", "b2")
    g.do("play B01-019", "choose a3", "pass", "pass")
    assert (g.on("a3"), g.on("b2"), g.power("b2"), g.damage("b2")) == (None, chariot, 8500, 8000)


@cr("604.2")
def test_an_attacker_that_has_left_deals_no_damage() -> None:
    g = Scenario().zx("a2", TANK, 0).zx("b2", COAL, 1).hand(1, "B01-040").resource(1, "B01-026", times=3)
    g = g.begin()
    g.attack("a2", "b2")
    g.do("pass", "play B01-040", "choose a2", "pass", "pass")
    assert g.zone(0, "hand") == [TANK]
    assert (g.on("b2"), g.damage("b2")) == (COAL, 0)
    assert "battle" not in str(g)


@cr("604.2", "Z30")
def test_an_attacker_that_left_and_came_back_is_another_zx_and_deals_no_damage() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("a2", LATECOMER, 0)
        .zx("b2", COAL, 1)
        .hand(1, "B01-040")
        .resource(0, COAL)
        .resource(1, "B01-026", times=3)
        .begin()
    )
    g.attack("a2", "b2")
    g.do("pass", "play B01-040", "choose a2", "use hand:T-102", "choose a2")
    assert g.on("a2") == LATECOMER
    g.pass_both()
    assert (g.on("b2"), g.damage("b2")) == (COAL, 0)
    assert g.starting("attack") == ["a2"]  # it came in Reboot State


@cr("605.2", "Z30")
def test_an_attacker_that_came_back_is_not_the_one_that_attacked() -> None:
    batura = "B01-053"
    g = Scenario(card_set=SET).zx("a2", LATECOMER, 0).zx("b2", batura, 1).hand(1, "B01-040")
    g = g.resource(0, COAL).resource(1, "B01-026", times=3).begin()
    g.attack("a2", "b2")
    g.do("pass", "play B01-040", "choose a2", "use hand:T-102", "choose a2").pass_both()
    assert (g.on("a2"), g.zone(0, "charge")) == (LATECOMER, [])


@cr("604.3a", "1001.1")
def test_the_attacker_deals_damage_equal_to_its_power_of_that_moment() -> None:
    g = duel(COAL, TANK).hand(0, "B01-018").resource(0, COAL).begin()
    g.attack("b1", "b2")
    g.do("play B01-018", "choose b1").pass_both()
    assert g.damage("b2") == 7000
    assert g.on("b2") == TANK
    assert g.damage("b1") == 0  # only the attacker deals damage


@cr("604.3a")
def test_a_target_that_has_left_takes_no_damage() -> None:
    g = Scenario().zx("b1", TANK, 0).zx("a2", COAL, 0).zx("b2", LEOPARD, 1)
    g = g.hand(0, "B01-040").resource(0, "B01-026", times=3).begin()
    g.attack("b1", "b2")
    g.do("play B01-040", "choose b2").pass_both()
    assert g.zone(1, "hand") == [LEOPARD]
    assert g.zone(1, "life") == [COAL] * 4
    assert g.state("b1") == "sleep"


@cr("604.3a", "Z30")
def test_a_target_that_left_and_came_back_takes_no_damage() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("b1", TANK, 0)
        .zx("b2", LATECOMER, 1, damage=1000)
        .hand(0, "B01-040")
        .resource(0, "B01-026", times=3)
        .resource(1, COAL)
        .begin()
    )
    g.attack("b1", "b2")
    g.do("play B01-040", "choose b2", "use hand:T-102", "choose b2").pass_both()
    assert (g.on("b2"), g.damage("b2")) == (LATECOMER, 0)


@cr("604.3b", "1001.2")
def test_the_attacked_player_takes_one_damage_whatever_the_power() -> None:
    g = Scenario().zx("b2", LEOPARD, 0).begin()
    g.attack("b2", "player").pass_both()
    assert len(g.zone(1, "life")) == 3
    assert g.zone(1, "charge") == [COAL]
    assert len(g.zone(0, "life")) == 4


@cr("602.1b", "604.3c")
def test_a_player_with_an_overboost_on_a_square_is_no_attack_target() -> None:
    annette = "B24-050"
    scenario = Scenario().zx("b2", TANK, 0).player_card(0, "B03-106").player_card(1, "B03-106")
    assert scenario.begin().starting("attack") == ["b2"]
    scenario.zx("c1", annette, 1)
    assert scenario.begin().starting("attack") == []
    # The attacker's own shields nobody.
    mine = Scenario().zx("b2", TANK, 0).player_card(0, "B03-106").zx("c1", annette, 0)
    assert mine.begin().starting("attack") == ["b2"]


@cr("604.3c")
def test_an_overboost_that_arrives_in_the_battle_keeps_the_damage_from_its_player() -> None:
    scenario = Scenario(card_set=SET).zx("b2", TANK, 0).hand(1, "T-115").player_card(1, "B03-106")
    g = scenario.under_player(1, "B24-050", "B24-050").begin()
    g.attack("b2", "player")
    g.do("pass", "play T-115", "choose a1", "no").pass_both()
    assert (g.on("a1"), g.damage("a1")) == ("B24-050", 0)
    assert len(g.zone(1, "life")) == 4


@cr("604.3d")
@pytest.mark.parametrize(("moved", "to"), [("b2", "a2"), ("b2", "b3"), ("b1", "a1"), ("b1", "c1")])
def test_damage_is_dealt_though_attacker_or_target_moved_to_another_square(moved: str, to: str) -> None:
    g = duel(attacked=LEOPARD, card_set=SET).hand(1, ONE_STEP_ASIDE).begin()
    g.attack("b1", "b2")
    g.do("pass", "play T-101", f"choose {moved}", f"choose {to}").pass_both()
    assert g.on(to) == (LEOPARD if moved == "b2" else TANK)
    assert g.damage(to if moved == "b2" else "b2") == 8000


@cr("604.3d")
def test_the_player_is_damaged_though_a_zx_has_arrived_on_the_player_square() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK, 0).hand(1, LATECOMER).resource(1, COAL).begin()
    g.attack("b2", "player")
    g.do("pass", "use hand:T-102", "choose b3").pass_both()
    assert len(g.zone(1, "life")) == 3
    assert (g.on("b3"), g.damage("b3")) == (LATECOMER, 0)


@cr("604.3d")
def test_a_zx_that_moves_to_where_the_target_stood_takes_no_damage() -> None:
    g = duel(attacked=LEOPARD, card_set=SET).zx("c2", COAL, 1).hand(1, ONE_STEP_ASIDE, ONE_STEP_ASIDE).begin()
    g.attack("b1", "b2")
    g.do("pass", "play T-101", "choose b2", "choose a2")
    g.do("pass", "play T-101", "choose c2", "choose b2").pass_both()
    assert (g.damage("a2"), g.damage("b2")) == (8000, 0)


@cr("604.4")
@pytest.mark.parametrize("attacker_leaves", [False, True])
def test_the_end_step_follows_with_damage_and_without(attacker_leaves: bool) -> None:
    g = Scenario(card_set=SET).zx("a2", TANK, 0).zx("b2", LEOPARD, 1).zx("c3", MOURNER, 1)
    g = g.hand(1, "B01-040").resource(1, "B01-026", times=3).begin()
    g.attack("a2", "b2").do("pass")
    if attacker_leaves:
        g.do("play B01-040", "choose a2", "pass")
    g.do("pass")
    drawn = [COAL] if attacker_leaves else [COAL, "B01-040"]
    assert g.zone(1, "hand") == drawn


# -- 605 Battle End Step -----------------------------------------------------------------------------------


@cr("605.1", "904.1")
def test_damage_as_high_as_power_destroys_the_target_before_anything_else_ends_the_battle() -> None:
    g = duel("B01-071", card_set=SET).zx("a2", COAL, 1).zx("c2", COAL, 1).zx("c1", MOURNER, 0).begin()
    g.attack("b1", "b2").pass_both()
    # Pfeil's "when this destroys in battle" chooses; "at the end of battle" has not occurred yet.
    assert g.zone(1, "charge") == [COAL]
    assert sorted(g.starting("choose")) == ["a2", "c2"]
    assert g.zone(0, "hand") == []
    g.do("choose a2")
    assert g.zone(1, "charge") == [COAL, COAL]
    assert g.zone(0, "hand") == [COAL]


@cr("605.1", "907.2c", "907.2e")
def test_a_life_card_with_the_icon_is_played_in_the_battle_that_hit_it() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK, 0).zx("c1", MOURNER, 0).life(1, *[ARTEMIS] * 3).begin()
    g.attack("b2", "player").pass_both()
    assert (g.to_play, g.texts) == (1, ["yes", "no"])
    g.do("yes", "at b3")
    assert g.on("b3") == ARTEMIS
    assert len(g.zone(1, "life")) == 2
    assert g.zone(0, "hand") == [COAL]  # only then the battle ended


@cr("605.2", "605.3")
def test_every_end_of_battle_ability_triggers_once_and_resolves_before_the_battle_is_over() -> None:
    g = duel(card_set=SET).zx("c1", MOURNER, 0).zx("c3", MOURNER, 1).begin()
    g.attack("b1", "b2").pass_both()
    assert sorted(g.starting("resolve")) == ["c1", "c3"]
    g.do("resolve c3")
    assert (g.zone(0, "hand"), g.zone(1, "hand")) == ([COAL], [COAL])
    assert "battle" not in str(g)


@cr("605.2")
def test_being_attacked_triggers_at_the_end_only_for_the_zx_that_was_attacked_and_survived() -> None:
    batura = "B01-053"  # Power 7500
    g = Scenario().zx("a2", COAL, 0).zx("b2", batura, 1).zx("c2", batura, 1).zx("b1", TANK, 0).begin()
    g.attack("a2", "b2").pass_both()
    assert (g.on("a2"), g.zone(0, "charge")) == (None, [COAL])
    g.attack("b1", "b2").pass_both()  # 8000 and the 3500 of before
    assert (g.on("b2"), g.on("b1")) == (None, TANK)


@cr("605.4", "605.2")
def test_an_ability_that_comes_into_play_at_the_end_of_battle_triggers_in_the_same_battle() -> None:
    g = duel(card_set=SET).zx("c1", CALLER, 0).hand(0, MOURNER, "B01-016").begin()
    g.attack("b1", "b2").pass_both()
    g.do("choose hand:T-106", "choose a1")
    # The Mourner triggered after it came; the Caller, once in this battle, did not again.
    assert g.on("a1") == MOURNER
    assert sorted(g.zone(0, "hand")) == [COAL, LEOPARD]
    assert "battle" not in str(g)


@cr("605.4", "605.6")
def test_the_end_of_battle_comes_back_as_often_as_something_new_triggers() -> None:
    g = duel(card_set=SET).zx("c1", CALLER, 0).hand(0, CALLER, MOURNER, LEOPARD).begin()
    g.attack("b1", "b2").pass_both()
    g.do("choose hand:T-107", "choose a1")
    g.do("choose hand:T-106", "choose a2")  # the second Caller's
    assert sorted(g.zone(0, "hand")) == [COAL, LEOPARD]  # and the Mourner has drawn
    assert "battle" not in str(g)


@cr("605.4", "605.3", "904.2")
def test_a_rule_effect_at_the_end_of_battle_is_performed_before_the_battle_is_over() -> None:
    g = duel("B01-056", LEOPARD).zx("a2", "B01-048", 1).zx("a3", COAL, 1).player_card(0, "B03-106").begin()
    g.attack("b1", "b2").pass_both()
    g.do("choose a2")  # the Aura Phoenix has -5500 and is destroyed: it gives +2000
    assert g.zone(1, "charge") == [LEOPARD, "B01-048"]
    assert g.power("a3") == 5500


@cr("605.5", "605.6")
def test_what_lasts_until_the_end_of_the_turn_outlasts_the_battle() -> None:
    g = duel("B01-011").begin()
    g.attack("b1", "b2").pass_both()
    assert g.power("b1") == 7000
    assert "battle" not in str(g)


@cr("605.6", "605.2")
def test_the_next_battle_of_the_turn_triggers_its_end_anew() -> None:
    g = duel(card_set=SET).zx("a1", TANK, 0).zx("a2", LEOPARD, 1).zx("c1", MOURNER, 0).begin()
    g.attack("b1", "b2").pass_both()
    assert g.zone(0, "hand") == [COAL]
    g.attack("a1", "a2").pass_both()
    assert g.zone(0, "hand") == [COAL, COAL]


@cr("605.6")
def test_after_the_battle_the_main_phase_goes_on() -> None:
    g = duel().zx("a1", TANK, 0).zx("a2", COAL, 1).hand(0, COAL).resource(0, COAL, COAL).begin()
    g.attack("b1", "b2").pass_both()
    assert g.to_play == 0
    assert g.texts == ["pass", "play B01-003", "attack a1"]


# -- rulings of battle -------------------------------------------------------------------------------------


@cr("Z29", "602.1a")
def test_every_reboot_zx_attacks_also_in_the_first_turn() -> None:
    g = duel(turn=1).zx("a2", TANK, 0).zx("a3", TANK, 1).begin()
    g.attack("b1", "b2").pass_both()
    g.attack("a2", "a3").pass_both()
    assert g.zone(1, "charge") == [COAL, TANK]


@cr("Z31")
def test_a_zx_destroyed_by_the_damage_of_its_battle_is_credited_to_the_attacker() -> None:
    g = duel("B01-036").begin()
    g.attack("b1", "b2").pass_both()
    assert g.zone(0, "hand") == [COAL]


@cr("Z31")
def test_a_target_destroyed_in_the_event_step_is_not_destroyed_by_the_battle() -> None:
    g = duel("B01-036").hand(0, "B01-077").resource(0, "B01-064").begin()
    g.attack("b1", "b2")
    g.do("play B01-077", "choose b2").pass_both()
    assert g.zone(1, "charge") == [COAL]
    assert g.zone(0, "hand") == []


@cr("Z31")
def test_a_target_that_survives_is_nobodys() -> None:
    g = duel("B01-036", LEOPARD).begin()
    g.attack("b1", "b2").pass_both()
    assert (g.damage("b2"), g.zone(0, "hand")) == (9000, [])


@cr("Z31")
def test_a_target_that_something_else_destroys_as_the_battle_ends_is_nobodys() -> None:
    g = duel("B01-036", LEOPARD, card_set=SET).zx("c1", "T-113", 0).begin()
    g.attack("b1", "b2").pass_both().do("choose b2")
    assert (g.zone(1, "charge"), g.zone(0, "hand")) == ([LEOPARD], [])


@cr("Z31")
def test_damage_of_before_counts_towards_a_destruction_by_battle() -> None:
    g = Scenario().zx("b1", "B01-036", 0).zx("b2", LEOPARD, 1, damage=500).begin()
    g.attack("b1", "b2").pass_both()
    assert (g.zone(1, "charge"), g.zone(0, "hand")) == ([LEOPARD], [COAL])


@cr("605.5")
def test_what_lasts_until_the_end_of_battle_ends_with_it() -> None:
    # S-110: a Z/X deals no damage until the end of the battle.
    scenario = duel(card_set=SET).zx("a1", TANK, 0).zx("a2", COAL, 1).hand(0, "S-110", "S-110")
    g = scenario.begin().attack("b1", "b2").do("play S-110", "choose a1").pass_both()
    assert g.on("b2") is None
    g.attack("a1", "a2").pass_both()
    assert g.on("a2") is None
    g = scenario.begin().attack("b1", "b2").do("play S-110", "choose b1").pass_both()
    assert (g.on("b2"), g.damage("b2")) == (COAL, 0)


@cr("605.2")
def test_an_ability_gained_from_two_cards_triggers_twice_at_the_end_of_battle() -> None:
    g = duel(card_set=SET).zx("a1", "K-008").zx("c1", "K-008").begin().attack("b1", "b2").pass_both()
    g.do("resolve b1")
    assert len(g.zone(0, "hand")) == 2
    assert "battle" not in str(g)


@cr("605.5", "605.6")
def test_power_gained_for_the_battle_ends_with_it_and_the_damage_shows() -> None:
    g = duel(card_set=SET).hand(0, "K-108").zx("c1", "K-001").begin().attack("b1", "b2")
    g.do("play K-108", "choose b1")
    assert g.power("b1") == 11000
    g.pass_both()
    assert g.power("b1") == 8000
    assert "battle" not in str(g)


@cr("605.6", "605.2", "904.1")
def test_the_end_of_battle_occurs_before_a_z_x_dies_that_loses_its_power_then() -> None:
    # What kept it alive goes with the battle, and so does the colour for which it did not read.
    g = duel(COAL, "K-113", card_set=SET).hand(1, "K-108", "K-111").begin().attack("b1", "b2")
    g.do("pass", "play K-108", "choose b2", "pass", "play K-111", "choose b2").pass_both()
    assert (g.on("b2"), g.zone(1, "charge"), len(g.zone(1, "hand"))) == (None, ["K-113"], 1)
    assert "battle" not in str(g)


@cr("605.6", "605.2")
def test_the_end_of_battle_occurs_again_for_an_ability_that_reads_once_the_effects_have_ended() -> None:
    # K-113 needs no own blue Z/X; the paint lasts until the battle ends.  No rule effect is due.
    g = duel(card_set=SET).hand(1, "K-111").zx("c3", "K-113", 1).begin().attack("b1", "b2")
    g.do("pass", "play K-111", "choose c3").pass_both()
    assert g.zone(1, "hand") == [COAL]
    assert "battle" not in str(g)
    assert g.to_play == 0


@cr("605.6", "605.2")
def test_the_end_of_battle_does_not_occur_again_where_no_rule_effect_is_due() -> None:
    # K-113 triggered before the paint of the other Z/X ended, and each ability triggers once a battle.
    g = duel(card_set=SET).hand(0, "K-111").zx("c3", "K-113", 1).zx("c1", COAL, 0).begin()
    g.attack("b1", "b2").do("play K-111", "choose c1").pass_both()
    assert g.zone(1, "hand") == [COAL]
    assert "battle" not in str(g)
    assert g.on("c3") == "K-113"


@cr("605.6", "605.3", "904.1")
def test_a_rule_effect_that_is_due_after_the_effects_is_performed_in_the_battle() -> None:
    # Battle Cry keeps the blue Z/X alive; once it has died, K-113 reads "no own blue Z/X" and triggers.
    blue = "B01-030"  # Power 6500
    g = duel("B01-013", blue, card_set=SET).hand(1, "K-108").zx("c3", "K-113", 1).begin().attack("b1", "b2")
    g.do("pass", "play K-108", "choose b2").pass_both()
    assert (g.on("b2"), g.zone(1, "charge")) == (None, [blue])
    assert g.zone(1, "hand") == [COAL]
    assert "battle" not in str(g)
    assert g.to_play == 0


@cr("605.6", "906.1")
def test_charge_that_is_too_much_after_the_effects_is_trimmed_in_the_battle() -> None:
    # T-137 allows two more cards in Charge while its owner has a blue Z/X.
    g = duel(card_set=SET).hand(1, "K-111").zx("c3", "T-137", 1).charge(1, *[TANK] * 4).begin()
    g.attack("b1", "b2").do("pass", "play K-111", "choose c3").pass_both()
    assert g.to_play == 1
    assert "end step" in str(g)
    g.do("choose charge:B01-003")
    assert (g.zone(1, "charge"), g.zone(1, "trash")) == ([TANK] * 4, ["K-111", COAL])
    assert "battle" not in str(g)


def _gained(g: Play) -> int:
    """Return the number of lasting effects on cards."""
    record = g.game._games[0]
    return int(record.lasting_count) + int(record.granted_count)


@cr("605.5")
@pytest.mark.parametrize("event", ["K-110", "K-111", "K-112"])
def test_whatever_is_gained_for_the_battle_ends_with_it(event: str) -> None:
    g = duel(card_set=SET).zx("a3", COAL, 1).zx("c1", COAL).hand(0, event).begin().attack("b1", "b2")
    g.do(f"play {event}", "choose a3")
    assert _gained(g) == 1
    g.do("pass", "pass")
    assert "battle" not in str(g)
    assert _gained(g) == 0


@cr("604.3b")
@pytest.mark.parametrize(
    ("board", "life"),
    [
        # S-063 itself deals 1 more; S-065 makes own Gigantics deal 1 more, Coal Armadillo is one.
        ({"b2": ("S-063", 0)}, 2),
        ({"b2": (COAL, 0), "a1": ("S-065", 0)}, 2),
        ({"b2": (COAL, 0), "a1": ("S-065", 0), "c1": ("S-065", 0)}, 1),
        ({"b2": ("B01-013", 0), "a1": ("S-065", 0)}, 3),
        ({"b2": (COAL, 0), "a1": ("S-063", 0)}, 3),
        # S-064 of the enemy takes 1 away: nothing is dealt, or what is left of 2.
        ({"b2": (COAL, 0), "a3": ("S-064", 1)}, 4),
        ({"b2": ("S-063", 0), "a3": ("S-064", 1)}, 3),
        ({"b2": (COAL, 0), "a3": ("S-064", 1), "c3": ("S-064", 1)}, 4),
    ],
)
def test_abilities_modify_the_damage_dealt_to_the_attacked_player(
    board: dict[str, tuple[str, int]], life: int
) -> None:
    scenario = Scenario(card_set=SET)
    for square, (card, owner) in board.items():
        scenario.zx(square, card, owner)
    g = scenario.begin()
    g.attack("b2", "player").pass_both()
    assert len(g.zone(1, "life")) == life


@cr("604.3b", "907.1")
@pytest.mark.parametrize(("weakened", "drawn"), [(False, 1), (True, 0)])
def test_a_player_to_whom_no_damage_is_left_has_not_been_dealt_any(weakened: bool, drawn: int) -> None:
    """LY-016 asks whether the opponent was dealt damage this turn, LY-017 whether its own player was."""
    scenario = Scenario(card_set=SET).hand(0, "LY-016", "LY-017").zx("b2", COAL)
    if weakened:
        scenario.zx("a3", "S-064", owner=1)
    g = scenario.begin().attack("b2", "player").pass_both()
    while "play LY-016" not in g.texts:
        g.do(g.texts[-1])
    g.do("play LY-017")
    assert g.zone(0, "hand") == ["LY-016"]
    assert len(g.do("play LY-016").zone(0, "hand")) == drawn


@cr("604.3b")
def test_an_attacker_that_cannot_deal_damage_deals_none_to_a_player() -> None:
    g = Scenario(card_set=SET).hand(0, "S-102").zx("b2", COAL).begin().do("play S-102", "choose b2")
    assert len(g.attack("b2", "player").pass_both().zone(1, "life")) == 4
