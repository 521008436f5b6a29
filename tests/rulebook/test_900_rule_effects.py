"""CR 900: rule effects, and their order."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
ARTEMIS = "B01-006"  # Power 5000, Ignition icon
TANK = "B01-013"  # Power 8000
LEOPARD = "B01-016"  # Power 9500
VOID = "B01-026"
JUDGE = "B01-017"  # Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
MAIN_GUN = "B01-020"  # Event with the Ignition icon: 8000 damage
HOLY_AURA = "B01-060"  # white Event, Cost 2: -4000 Power
USHBA = "B01-055"  # white
RURIJISSA = "B01-088"  # destroyed: to Resource in Sleep State instead of Charge; Power 5000
ALEXANDER = "B01-012"  # (Player Mikado) Pay red 4: Reboot 1 other Z/X
LUCIFER = "B01-103"  # Charge has no limit
MIKADO, AZUMI = "B03-104", "B03-105"
ONE_STEP_ASIDE, LATECOMER, RECALL = "T-101", "T-102", "T-109"
DRAW_THREE, MILL_TWO = "T-205", "T-208"
STRIKE_ALL, BOTH_BLEED, TWO_WOUNDS, TO_CHARGE = "T-212", "T-213", "T-214", "T-218"
STRIKE_THEN_RETURN = "T-223"
WATCHER, MARTYR = "T-234", "T-235"


# -- 901 Fundamentals --------------------------------------------------------------------------------------


@cr("901.2", "904.1")
def test_rule_effects_wait_for_the_preprocessing() -> None:
    # The same Event deals lethal damage and then returns a Z/X: what it has hit is still there to return.
    g = Scenario(card_set=SET).zx("b2", COAL, 1).zx("a3", COAL, 1).hand(0, STRIKE_THEN_RETURN).begin()
    g.do(f"play {STRIKE_THEN_RETURN}")
    assert sorted(g.starting("choose")) == ["a3", "b2"]
    g.do("choose b2")
    assert (g.zone(1, "hand"), g.zone(1, "charge")) == ([COAL], [COAL])


@cr("901.2a", "902.1", "Z11")
def test_a_reload_happens_at_once_also_in_the_middle_of_a_resolution() -> None:
    g = Scenario(card_set=SET).hand(0, DRAW_THREE).deck(0, TANK, TANK).trash(0, VOID, VOID).begin()
    g.do(f"play {DRAW_THREE}")
    assert sorted(g.zone(0, "hand")) == [TANK, TANK, VOID]
    assert (g.zone(0, "deck"), len(g.zone(0, "life"))) == ([VOID], 3)


@cr("901.2b", "906.1", "904.1")
def test_charge_excess_comes_before_lethal_damage() -> None:
    scenario = Scenario(card_set=SET).hand(0, BOTH_BLEED).charge(0, *[VOID] * 5)
    g = scenario.zx("b1", COAL, damage=3500).begin(strict=False)
    g.do(f"play {BOTH_BLEED}")
    assert g.starting("choose") == [f"charge:{VOID}"]
    assert g.on("b1") == COAL


@cr("901.2b", "908.1", "906.1")
def test_improper_force_comes_before_charge_excess() -> None:
    scenario = Scenario().zx("b1", LEOPARD).zx("b2", COAL, 1).charge(1, *[VOID] * 4)
    scenario.position["squares"]["b2"][0]["force"] = [TANK]
    g = scenario.begin().attack("b1", "b2").pass_both()
    # While the fifth card of Charge is chosen, the Force of the destroyed Z/X lies in Trash.
    assert (g.to_play, sorted(g.starting("choose"))) == (1, ["charge:B01-003", f"charge:{VOID}"])
    assert g.zone(1, "trash") == [TANK]


@cr("901.2b", "906.1", "905.1(i)")
def test_charge_excess_comes_before_improper_zx() -> None:
    g = Scenario().zx("b1", COAL).zx("b1", TANK).charge(0, *[VOID] * 5).begin(strict=False)
    g.do("pass")
    assert g.starting("choose") == [f"charge:{VOID}"]
    assert len(g.game.position()["squares"]["b1"]) == 2


@cr("901.2b", "905.1(i)", "904.1")
def test_an_improper_zx_goes_before_lethal_damage_destroys() -> None:
    g = Scenario().zx("b1", COAL, damage=3500).zx("b1", TANK).begin(strict=False)
    g.do("pass")
    assert (g.zone(0, "trash"), g.zone(0, "charge")) == ([COAL], [])


@cr("901.2b", "904.1", "903.1")
def test_lethal_damage_destroys_before_a_player_loses() -> None:
    g = Scenario().zx("b2", TANK, 1, damage=8000).life(0).begin(strict=False)
    g.do("pass")
    assert g.game.winner == 1
    assert (g.on("b2"), g.zone(1, "charge")) == (None, [TANK])


@cr("901.2b", "903.1", "907.3")
def test_a_loss_comes_before_damage_to_players() -> None:
    g = Scenario(card_set=SET).hand(0, BOTH_BLEED).life(1).begin(strict=False)
    g.do(f"play {BOTH_BLEED}")
    assert g.game.winner == 0
    assert len(g.zone(0, "life")) == 4


# -- 902 Reload --------------------------------------------------------------------------------------------


@cr("902.1")
def test_without_trash_an_empty_deck_is_not_reloaded() -> None:
    g = Scenario(card_set=SET).zx("a1", "T-201").deck(0, VOID).begin()
    g.do("use a1", "choose enemy life")
    assert (g.zone(0, "deck"), len(g.zone(0, "life"))) == ([], 4)


@cr("902.1a")
def test_the_whole_trash_becomes_the_deck() -> None:
    trash = [COAL, TANK, VOID, ARTEMIS]
    g = Scenario(phase="draw").deck(0, LEOPARD, LEOPARD).trash(0, *trash).begin()
    assert sorted(g.zone(0, "deck")) == sorted(trash)
    assert g.zone(0, "trash") == []


@cr("902.1a")
def test_the_other_players_trash_stays() -> None:
    g = Scenario(phase="draw").deck(0, LEOPARD, LEOPARD).trash(0, COAL).trash(1, TANK).begin()
    assert (g.zone(1, "trash"), len(g.zone(1, "life"))) == ([TANK], 4)


@cr("902.1b", "1003")
def test_the_new_deck_is_shuffled() -> None:
    trash = [COAL, TANK, VOID, ARTEMIS, LEOPARD, USHBA]
    orders = set()
    for seed in range(8):
        g = Scenario(phase="draw", seed=seed).deck(0, COAL, COAL).trash(0, *trash).begin()
        orders.add(tuple(g.zone(0, "deck")))
        assert all(isinstance(card, str) for card in g.game.position()["players"][0]["deck"])
    assert len(orders) == 8


@cr("902.1c")
def test_a_reload_puts_a_life_card_into_charge_which_cannot_be_played() -> None:
    g = Scenario(phase="draw").deck(0, COAL, COAL).trash(0, TANK).life(0, *[ARTEMIS] * 4).begin()
    assert (len(g.zone(0, "life")), g.zone(0, "charge")) == (3, [ARTEMIS])
    assert "yes" not in g.texts
    assert g.to_play == 0


@cr("902.1c", "Z23")
def test_the_dice_choose_that_card_where_all_look_alike() -> None:
    life = [COAL, TANK, VOID, LEOPARD]
    fates = set()
    for seed in range(30):
        g = Scenario(phase="draw", seed=seed).deck(0, COAL, COAL).trash(0, TANK).life(0, *life).begin()
        fates.add(g.zone(0, "charge")[0])
    assert fates == set(life)


@cr("902.1c", "Z23")
def test_the_opponent_of_the_reload_player_chooses_where_it_knows_a_card() -> None:
    life = [COAL, {"card": TANK, "face": "up"}, COAL]
    g = Scenario(phase="draw").deck(0, VOID, VOID).trash(0, VOID).life(0, *life).begin()
    assert g.to_play == 1
    assert sorted(g.texts) == ["choose enemy life", f"choose enemy life:{TANK}"]
    g.do(f"choose enemy life:{TANK}")
    assert g.zone(0, "charge") == [TANK]


@cr("902.1c", "907.2c", "Z23")
@pytest.mark.parametrize("cause", ["reload", "damage"])
def test_a_choice_among_cards_that_look_alike_is_still_the_dices(cause: str) -> None:
    shown = {"card": TANK, "face": "up"}
    fates = set()
    for seed in range(30):
        scenario = Scenario(seed=seed, turn_player=0).life(1, COAL, VOID, shown, LEOPARD)
        if cause == "reload":
            scenario.deck(1).trash(1, COAL)
            g = scenario.begin(strict=False)
        else:
            g = scenario.zx("b2", TANK).begin().attack("b2", "player").pass_both()
        g.do("choose enemy life")
        if g.texts == ["yes", "no"]:
            g.do("no")
        fates.add(g.zone(1, "charge")[0])
    assert fates == {COAL, VOID, LEOPARD}


@cr("902.1c", "Z42")
def test_the_card_of_a_reload_is_no_damage_but_life_decreases() -> None:
    g = (
        Scenario(card_set=SET, phase="draw")
        .zx("a1", WATCHER)
        .deck(0, COAL, COAL)
        .trash(0, TANK, TANK)
        .begin()
    )
    assert len(g.zone(0, "hand")) == 2 + 1


@cr("902.1c", "903.1")
def test_a_reload_may_cost_the_last_life() -> None:
    g = Scenario(phase="draw").deck(0, COAL, COAL).trash(0, TANK).life(0, COAL).begin()
    assert g.game.winner == 1


@cr("902.1", "Z11")
def test_both_players_may_reload_at_once() -> None:
    g = Scenario().zx("b2", TANK).deck(0).trash(0, COAL).deck(1).trash(1, VOID).begin(strict=False)
    g.do("pass")
    assert [len(g.zone(player, "life")) for player in (0, 1)] == [3, 3]
    assert g.zone(0, "deck") == [COAL]


@cr("902.1", "H1")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_of_two_reloads_at_once_the_turn_players_comes_first(turn_player: int) -> None:
    life = [COAL, {"card": TANK, "face": "up"}]
    scenario = Scenario(turn_player=turn_player)
    for player in (0, 1):
        scenario.deck(player).trash(player, VOID).life(player, *life)
    g = scenario.begin(strict=False)
    # Its opponent chooses among its Life first.
    assert g.to_play == 1 - turn_player
    g.do(f"choose enemy life:{TANK}")
    assert (g.to_play, g.zone(turn_player, "charge")) == (turn_player, [TANK])


# -- 903 Loss, 904 Lethal Damage ---------------------------------------------------------------------------


@cr("903.1", "101.2")
def test_a_player_without_life_loses() -> None:
    g = Scenario().zx("b2", TANK).life(1, COAL).begin()
    g.attack("b2", "player").pass_both()
    assert (g.game.winner, g.zone(1, "life")) == (0, [])


@cr("903.2")
def test_a_player_with_neither_deck_nor_trash_loses() -> None:
    g = Scenario(phase="draw").deck(0, COAL, COAL).begin()
    assert g.game.winner == 1
    saved = Scenario(phase="draw").deck(0, COAL, COAL).trash(0, TANK).hand(0, COAL).begin()
    assert saved.to_play == 0


@cr("904.1")
@pytest.mark.parametrize(("damage", "survives"), [(4500, False), (4400, True)])
def test_damage_as_high_as_power_destroys(damage: int, survives: bool) -> None:
    g = Scenario().zx("b2", TANK, 1, damage=damage).hand(0, JUDGE).resource(0, COAL).begin()
    g.do(f"play {JUDGE}", "choose b2")
    assert (g.on("b2") == TANK) == survives
    assert g.zone(1, "charge") == ([] if survives else [TANK])


@cr("904.2")
def test_a_zx_with_power_zero_or_less_is_destroyed() -> None:
    g = Scenario().zx("b2", COAL, 1).zx("a3", ARTEMIS, 1).hand(0, HOLY_AURA, HOLY_AURA)
    played = g.resource(0, USHBA, times=4).begin()
    played.do(f"play {HOLY_AURA}", "choose b2", f"play {HOLY_AURA}", "choose a3")
    assert (played.on("b2"), played.on("a3")) == (None, ARTEMIS)
    assert played.power("a3") == 1000
    assert played.zone(1, "charge") == [COAL]


@cr("904.1", "Z9")
def test_every_zx_with_lethal_damage_is_destroyed_together() -> None:
    scenario = Scenario(card_set=SET).hand(0, STRIKE_ALL).zx("b1", MARTYR).zx("c1", COAL).zx("b2", MARTYR, 1)
    g = scenario.zx("c3", TANK, 1).begin()
    g.do(f"play {STRIKE_ALL}")
    assert [g.on(square) for square in ("b1", "c1", "b2", "c3")] == [None, None, None, TANK]
    assert sorted(g.starting("resolve")) == [MARTYR, f"enemy {MARTYR}"]


# -- 905 Improper Z/X --------------------------------------------------------------------------------------


@cr("905.1(i)", "Z36")
def test_of_one_owners_zx_on_a_square_the_newest_stays_and_no_other_is_destroyed() -> None:
    g = Scenario(card_set=SET).zx("b1", MARTYR).hand(0, COAL).resource(0, COAL, times=2).begin()
    g.do(f"play {COAL}", "at b1")
    assert g.on("b1") == COAL
    assert (g.zone(0, "trash"), g.zone(0, "charge")) == ([MARTYR], [])
    assert g.zone(0, "hand") == []


@cr("905.1(i)", "Z38")
def test_the_newest_is_the_one_that_came_to_the_square_last() -> None:
    # TANK has stood longer, but on another Square.
    g = Scenario(card_set=SET).zx("b2", TANK).zx("b1", COAL).hand(0, ONE_STEP_ASIDE).begin()
    g.do(f"play {ONE_STEP_ASIDE}", "choose b2", "choose b1")
    assert g.on("b1") == TANK
    assert COAL in g.zone(0, "trash")


@cr("905.1(ii)")
def test_of_two_owners_zx_on_a_square_the_oldest_ones_owner_stays() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK).zx("c2", COAL, 1).hand(0, ONE_STEP_ASIDE).begin()
    g.do(f"play {ONE_STEP_ASIDE}", "choose b2", "choose c2")
    assert g.on("c2") == COAL
    assert TANK in g.zone(0, "trash")
    assert g.zone(0, "charge") == []


@cr("905.1(iii)")
def test_a_zx_on_the_other_players_player_square_goes_to_trash() -> None:
    g = (
        Scenario(card_set=SET)
        .zx("b2", TANK)
        .zx("a2", COAL, 1)
        .hand(0, ONE_STEP_ASIDE, ONE_STEP_ASIDE)
        .begin()
    )
    g.do(f"play {ONE_STEP_ASIDE}", "choose b2", "choose b3")
    assert g.on("b3") is None
    assert TANK in g.zone(0, "trash")


@cr("905.1(iii)", "905.1(ii)")
def test_who_goes_to_the_wrong_player_square_drives_nobody_out() -> None:
    g = Scenario(card_set=SET).zx("b2", TANK).zx("b3", COAL, 1).hand(0, ONE_STEP_ASIDE).begin()
    g.do(f"play {ONE_STEP_ASIDE}", "choose b2", "choose b3")
    assert g.on("b3") == COAL
    assert TANK in g.zone(0, "trash")


@cr("905.1(i)", "905.1(ii)", "905.1(iii)", "H2")
@pytest.mark.parametrize(
    ("square", "standing", "stays"),
    [
        # Oldest first. On player 1's Player Square the wrong one goes first and drives nobody out.
        ("b3", [(TANK, 0), (COAL, 1)], COAL),
        ("b3", [(COAL, 1), (TANK, 0), (LEOPARD, 1)], LEOPARD),
        ("b2", [(TANK, 0), (COAL, 1), (LEOPARD, 0)], LEOPARD),
        ("b2", [(TANK, 0), (COAL, 1), (LEOPARD, 1)], TANK),
    ],
)
def test_of_many_zx_on_a_square_one_stays(square: str, standing: list[tuple[str, int]], stays: str) -> None:
    scenario = Scenario(turn_player=1)
    for card, owner in standing:
        scenario.zx(square, card, owner)
    g = scenario.begin(strict=False).do("pass")
    assert g.on(square) == stays
    for player in (0, 1):
        gone = [card for card, owner in standing if owner == player and card != stays]
        assert sorted(g.zone(player, "trash")) == sorted(gone)


# -- 906 Charge Excess -------------------------------------------------------------------------------------


@cr("906.1", "Z53", "Z36")
def test_the_example_of_lucifer_counts_the_cards_as_they_lie_after_the_destruction() -> None:
    g = Scenario(card_set=SET).zx("b1", LUCIFER).charge(0, *[COAL] * 4).hand(0, "K-103").begin()
    g.do("play K-103", "choose b1")
    # Lucifer among them there are five: one is chosen.
    assert sorted(g.texts) == [f"choose charge:{COAL}", f"choose charge:{LUCIFER}"]
    g.do(f"choose charge:{COAL}")
    assert sorted(g.zone(0, "charge")) == sorted([COAL] * 3 + [LUCIFER])
    assert g.zone(0, "trash").count(COAL) == 1


@cr("906.1", "Z36", "306")
def test_a_fifth_charge_card_arrives_and_then_its_owner_picks_what_goes() -> None:
    g = Scenario().zx("b2", TANK, 1, damage=4500).hand(0, JUDGE).resource(0, COAL)
    played = g.charge(1, COAL, COAL, VOID, VOID).begin()
    played.do(f"play {JUDGE}", "choose b2")
    assert played.to_play == 1
    assert sorted(played.starting("choose")) == [f"charge:{COAL}", f"charge:{TANK}", f"charge:{VOID}"]
    newcomer = Play(played.game.copy()).do(f"choose charge:{TANK}")
    assert (newcomer.zone(1, "trash"), len(newcomer.zone(1, "charge"))) == ([TANK], 4)
    played.do(f"choose charge:{VOID}")
    assert played.zone(1, "trash") == [VOID]
    assert sorted(played.zone(1, "charge")) == [COAL, COAL, TANK, VOID]


@cr("906.1", "Z40")
def test_several_excess_cards_are_picked_one_by_one_and_moved_together() -> None:
    scenario = Scenario(card_set=SET).zx("b2", COAL, 1).zx("a3", ARTEMIS, 1).hand(0, STRIKE_ALL)
    g = scenario.charge(1, COAL, TANK, VOID, LEOPARD).begin()
    g.do(f"play {STRIKE_ALL}", f"choose charge:{TANK}")
    assert g.zone(1, "trash") == []
    other = Play(g.game.copy())
    g.do(f"choose charge:{LEOPARD}")
    assert sorted(g.zone(1, "trash")) == sorted([TANK, LEOPARD])
    # In the other order it is the same set.
    assert f"charge:{TANK}" not in other.starting("choose")


@cr("906.1", "Z40")
def test_the_turn_player_trims_first() -> None:
    scenario = Scenario(card_set=SET).zx("b1", COAL).zx("b2", COAL, 1).hand(0, STRIKE_ALL)
    g = scenario.charge(0, *[VOID] * 4).charge(1, *[VOID] * 4).begin()
    g.do(f"play {STRIKE_ALL}")
    assert g.to_play == 0
    g.do(f"choose charge:{VOID}")
    assert g.to_play == 1
    g.do(f"choose charge:{COAL}")
    assert (len(g.zone(0, "charge")), len(g.zone(1, "charge"))) == (4, 4)


@cr("906.1")
def test_the_limit_returns_when_the_card_that_lifted_it_leaves() -> None:
    scenario = Scenario(card_set=SET).zx("b1", LUCIFER).charge(0, *[COAL] * 25).hand(0, TO_CHARGE)
    g = scenario.begin()
    g.do(f"play {TO_CHARGE}", "choose b1")
    while g.starting("choose"):
        g.do(f"choose charge:{COAL}")
    assert len(g.zone(0, "charge")) == 4
    assert LUCIFER in g.zone(0, "charge")


@cr("H74", "906.1")
def test_more_charge_than_one_choice_holds_goes_in_portions_before_anything_waits_no_more() -> None:
    """26 cards, 22 too many: 16 move together, then 6; K-005 sees each card put into Trash, afterwards."""
    scenario = Scenario(card_set=SET).zx("b1", LUCIFER).zx("a1", "K-005").charge(0, *[COAL] * 25)
    g = scenario.hand(0, TO_CHARGE).begin().do(f"play {TO_CHARGE}", "choose b1")
    counts = []
    while g.starting("choose"):
        counts.append((len(g.zone(0, "charge")), len(g.zone(0, "trash"))))
        g.do(f"choose charge:{COAL}")
    assert counts == [(26, 1)] * 16 + [(10, 17)] * 6
    assert (len(g.zone(0, "charge")), len(g.zone(0, "hand"))) == (4, 0)
    assert g.starting("resolve")


@cr("H74", "507.8")
def test_more_hand_than_one_choice_holds_goes_in_portions_before_anything_waits_no_more() -> None:
    """26 cards, 20 too many; what K-005 waits for is carried out after all of them."""
    scenario = Scenario(card_set=SET).zx("a1", "K-005").hand(0, *[COAL] * 26).deck(0, *[COAL] * 18)
    g = scenario.begin().do("pass")
    counts = []
    while g.starting("choose"):
        counts.append((len(g.zone(0, "hand")), len(g.zone(0, "trash"))))
        g.do(f"choose hand:{COAL}")
    assert counts == [(26, 0)] * 16 + [(10, 16)] * 4
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (6, 20)
    assert g.starting("resolve")


@cr("Z12", "814")
def test_instead_of_charge_it_goes_where_its_text_says() -> None:
    g = Scenario(card_set=SET).zx("b2", RURIJISSA, 1).hand(0, STRIKE_ALL).charge(1, *[COAL] * 4).begin()
    g.do(f"play {STRIKE_ALL}")
    assert g.zone(1, "resource") == [RURIJISSA]
    assert (g.asleep(1), len(g.zone(1, "charge"))) == (1, 4)


# -- 907 Player Damage -------------------------------------------------------------------------------------


@cr("907.1", "907.2b")
def test_each_point_takes_one_card_of_life() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).begin()
    assert len(g.zone(1, "life")) == 4
    g.do(f"play {TWO_WOUNDS}")
    assert (len(g.zone(1, "life")), g.zone(1, "charge")) == (2, [COAL, COAL])
    g.do("pass")
    assert len(g.zone(1, "life")) == 2


@cr("907.2a")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_the_turn_players_damage_comes_first(turn_player: int) -> None:
    scenario = Scenario(turn_player=turn_player, card_set=SET).hand(turn_player, BOTH_BLEED)
    g = scenario.life(0, *[ARTEMIS] * 4).life(1, *[ARTEMIS] * 4).begin()
    g.do(f"play {BOTH_BLEED}")
    assert (g.to_play, g.texts) == (turn_player, ["yes", "no"])
    assert len(g.zone(1 - turn_player, "life")) == 4
    g.do("no")
    assert (g.to_play, g.texts) == (1 - turn_player, ["yes", "no"])


@cr("907.2c", "Z23")
def test_the_dice_choose_the_life_card_where_all_look_alike() -> None:
    life = [COAL, TANK, VOID, LEOPARD]
    fates = set()
    for seed in range(30):
        g = Scenario(seed=seed).zx("b2", TANK).life(1, *life).begin()
        g.attack("b2", "player").pass_both()
        if g.texts == ["yes", "no"]:
            g.do("no")
        fates.add(g.zone(1, "charge")[0])
    assert fates == set(life)


@cr("907.2c", "Z23")
def test_the_opponent_of_the_damage_player_chooses_where_it_knows_a_card() -> None:
    life = [COAL, {"card": ARTEMIS, "face": "up"}, COAL]
    g = Scenario().zx("b2", TANK).life(1, *life).begin()
    g.attack("b2", "player").pass_both()
    assert g.to_play == 0
    assert sorted(g.texts) == ["choose enemy life", f"choose enemy life:{ARTEMIS}"]
    g.do("choose enemy life")
    assert g.zone(1, "charge") == [COAL]


@cr("907.2c")
def test_the_damage_player_reveals_the_card() -> None:
    g = Scenario().zx("b2", TANK).life(1, *[ARTEMIS] * 3).begin()
    assert "Artemis" not in g.game.board(viewer=0)
    g.attack("b2", "player").pass_both()
    assert (g.to_play, g.texts) == (1, ["yes", "no"])
    assert "Artemis" in g.game.board(viewer=0)
    assert len(g.zone(1, "life")) == 3


@cr("907.2d")
def test_without_the_icon_the_card_goes_to_charge() -> None:
    g = Scenario().zx("b2", TANK).begin()
    g.attack("b2", "player").pass_both()
    assert (len(g.zone(1, "life")), g.zone(1, "charge")) == (3, [COAL])


@cr("907.2d", "906.1", "907.3")
def test_preprocessing_starts_again_between_two_points() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).charge(1, *[VOID] * 4).begin()
    g.do(f"play {TWO_WOUNDS}")
    # The first card is the fifth of Charge: it is trimmed before the second point.
    assert (g.to_play, len(g.zone(1, "life"))) == (1, 3)
    g.do(f"choose charge:{VOID}")
    assert len(g.zone(1, "life")) == 2


@cr("907.2e", "803")
def test_with_the_icon_the_damage_player_may_play_it_without_paying() -> None:
    g = Scenario().zx("b2", TANK).life(1, *[ARTEMIS] * 4).begin()
    g.attack("b2", "player").pass_both()
    declined = Play(g.game.copy()).do("no")
    assert declined.zone(1, "charge") == [ARTEMIS]
    g.do("yes", "at b3")
    assert (g.on("b3"), g.state("b3")) == (ARTEMIS, "reboot")
    assert (len(g.zone(1, "life")), g.zone(1, "charge")) == (3, [])


@cr("907.2e", "Z20")
def test_an_event_with_the_icon_resolves_and_goes_to_trash() -> None:
    g = Scenario().zx("b2", TANK).life(1, *[MAIN_GUN] * 4).begin()
    g.attack("b2", "player").pass_both().do("yes", "choose b2")
    assert g.on("b2") is None
    assert g.zone(1, "trash") == [MAIN_GUN]
    assert g.zone(0, "charge") == [TANK]


@cr("907.3", "905.1(i)")
def test_the_next_point_waits_for_every_other_rule_effect() -> None:
    g = Scenario(card_set=SET).hand(0, TWO_WOUNDS).zx("b3", COAL, 1).life(1, *[ARTEMIS] * 4).begin()
    g.do(f"play {TWO_WOUNDS}", "yes", "at b3")
    # Played over COAL: that one is in Trash when the second card is revealed.
    assert (g.to_play, g.texts) == (1, ["yes", "no"])
    assert (g.on("b3"), g.zone(1, "trash")) == (ARTEMIS, [COAL])


# -- 909 Improper Player Card ------------------------------------------------------------------------------


@cr("909.1", "1205", "Z43")
def test_a_player_without_a_player_card_has_a_nameless_one() -> None:
    scenario = Scenario().zx("b2", TANK).zx("a3", ALEXANDER, 1).zx("b1", ALEXANDER)
    scenario.resource(0, COAL, times=4)
    g = scenario.begin()
    assert g.starting("use") == []
    assert "player_card" not in g.game.position()["players"][0]
    named = scenario.player_card(0, MIKADO).begin()
    assert named.starting("use") == ["b1"]


@cr("Z43")
def test_a_player_condition_asks_for_the_name_of_the_own_player_card() -> None:
    scenario = Scenario().zx("b2", TANK, state="sleep").zx("b1", ALEXANDER).resource(0, COAL, times=4)
    assert scenario.player_card(0, AZUMI).player_card(1, MIKADO).begin().starting("use") == []
    assert scenario.player_card(0, MIKADO).begin().starting("use") == ["b1"]


@cr("909.1", "602.1b")
def test_a_virtual_player_card_can_be_attacked_like_any() -> None:
    g = Scenario().zx("b2", TANK).begin()
    g.attack("b2", "player").pass_both()
    assert len(g.zone(1, "life")) == 3
