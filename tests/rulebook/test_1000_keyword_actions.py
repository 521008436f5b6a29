"""CR 1000: the rulebook's verbs: deal damage, shuffle, draw, appear, destroy, remove, recover."""

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario

COAL = "B01-003"
ARTEMIS = "B01-006"
TANK = "B01-013"
VOID = "B01-026"
PHOENIX = "B01-048"
RECOVERER = "B01-007"  # Yatagarasu: Life Recovery
TEN = [f"B01-0{n}" for n in range(10, 20)]


@cr("1001.1")
def test_damage_to_a_zx_adds_up_during_the_turn() -> None:
    g = Scenario().zx("a3", TANK, 1).hand(0, "B01-017", "B01-019").resource(0, COAL, COAL, COAL).begin()
    g.do("play B01-017", "choose a3")
    assert (g.damage("a3"), g.power("a3")) == (3500, 8000)  # damage never lowers Power
    g.do("play B01-019", "choose a3")
    assert (g.on("a3"), g.zone(1, "charge")) == (None, [TANK])


@cr("1001.1")
def test_damage_to_each_zx_is_dealt_to_all_of_them() -> None:
    g = Scenario().hand(0, "B01-014").resource(0, COAL, times=5).zx("c1", COAL, 0)
    g = g.zx("a3", COAL, 1).zx("b2", TANK, 1).zx("b3", COAL, 1).begin()
    g.do("play B01-014", "at a1")
    assert (g.on("a3"), g.damage("b2"), g.damage("b3"), g.damage("c1")) == (None, 3500, 0, 0)


@cr("1001.2", "907.1")
def test_damage_to_a_player_is_counted_in_points_and_each_takes_a_life_card() -> None:
    g = Scenario().zx("a1", "B01-103", 0).charge(0, *[COAL] * 7).life(1, COAL, TANK, COAL, TANK).begin()
    g.do("use a1", *["choose charge:B01-003"] * 7)
    assert (len(g.zone(1, "life")), len(g.zone(1, "charge"))) == (2, 2)
    assert len(g.zone(0, "life")) == 4


@cr("1003")
def test_shuffling_gives_a_deck_an_order_that_only_the_dice_know() -> None:
    orders = set()
    for seed in range(5):
        g = Scenario(seed=seed).hand(0, "B01-022", VOID).resource(0, VOID, VOID).deck(0, COAL, *TEN).begin()
        g.do("play B01-022", "at a1", "choose hand:B01-026")
        assert g.zone(0, "hand") == [COAL]
        assert sorted(g.zone(0, "deck")) == sorted([*TEN, VOID])
        orders.add(tuple(g.zone(0, "deck")))
    assert len(orders) == 5


@cr("1004", "304.3")
def test_drawing_takes_the_top_cards_one_after_the_other() -> None:
    g = Scenario().charge(0, "B01-023").resource(0, VOID, VOID).deck(0, *TEN).begin()
    g.do("use charge:B01-023")
    assert g.zone(0, "hand") == TEN[:2]
    assert g.zone(0, "deck") == TEN[2:]


@cr("1004", "902.1")
def test_a_draw_goes_on_with_the_new_deck_after_a_reload() -> None:
    g = Scenario().charge(0, "B01-023").resource(0, VOID, VOID).deck(0, COAL).trash(0, TANK, TANK).begin()
    g.do("use charge:B01-023")
    # Two Tank Hearts and the paid Strausse were shuffled; a Life card was the price.
    assert (len(g.zone(0, "hand")), len(g.zone(0, "deck")), g.zone(0, "trash")) == (2, 2, [])
    assert len(g.zone(0, "life")) == 3


@cr("1006", "303.5a")
def test_a_card_appears_when_it_comes_to_a_square_from_another_zone() -> None:
    g = Scenario(card_set=SET).hand(0, "T-102").resource(0, COAL).begin()
    g.do("use hand:T-102", "choose a2")
    assert (g.on("a2"), g.state("a2"), g.zone(0, "hand")) == ("T-102", "reboot", [])


@cr("1006", "809.1a")
def test_a_card_that_is_put_on_a_square_triggers_its_appearing_whatever_brought_it() -> None:
    augustus = "B01-015"
    g = Scenario(card_set=SET).zx("c1", "T-107", 0).zx("b1", TANK, 0).zx("b2", COAL, 1).zx("a3", TANK, 1)
    g = g.hand(0, augustus).begin()
    g.attack("b1", "b2").pass_both()
    g.do("choose hand:B01-015", "choose a1", "choose a3")
    assert (g.on("a1"), g.damage("a3")) == (augustus, 5000)


@cr("1006.2", "1102.1")
def test_a_played_card_appears_from_the_zone_that_it_was_played_from() -> None:
    g = Scenario().hand(0, RECOVERER).resource(0, COAL, COAL, COAL).life(0, COAL).begin()
    g.do("play B01-007", "at a1")
    assert len(g.zone(0, "life")) == 1  # from the hand: no Life Recovery
    g = Scenario(phase="ignition").charge(0, COAL).deck(0, RECOVERER, COAL).life(0, COAL).begin()
    g.do("ignite B01-003", "yes", "at a1")
    assert len(g.zone(0, "life")) == 1  # from the deck
    g = Scenario().zx("b2", TANK, 0).life(1, RECOVERER, RECOVERER).begin()
    g.attack("b2", "player").pass_both().do("yes", "at a3")
    assert len(g.zone(1, "life")) == 2  # from Life


@cr("1007", "Z36")
def test_a_destroyed_zx_goes_to_its_owners_charge() -> None:
    g = Scenario().hand(0, "B01-078").resource(0, "B01-064", times=2).zx("a3", ARTEMIS, 1).begin()
    g.do("play B01-078", "choose a3")
    assert (g.on("a3"), g.zone(1, "charge"), g.zone(1, "trash")) == (None, [ARTEMIS], [])


@cr("1007")
def test_being_put_into_charge_is_no_destruction() -> None:
    g = Scenario().hand(0, "B01-065", PHOENIX).resource(0, "B01-064", times=3).zx("b1", TANK, 0).begin()
    g.do("play B01-065", "at a1", "choose hand:B01-048")
    assert (g.zone(0, "charge"), g.power("b1")) == ([PHOENIX], 8000)


@cr("1007")
def test_returning_to_the_hand_is_no_destruction() -> None:
    g = Scenario().hand(0, "B01-040").resource(0, VOID, VOID, VOID).zx("a3", PHOENIX, 1).zx("b3", TANK, 1)
    g = g.begin()
    g.do("play B01-040", "choose a3")
    assert (g.zone(1, "hand"), g.zone(1, "charge"), g.power("b3")) == ([PHOENIX], [], 8000)


@cr("1008")
def test_a_removed_card_goes_to_the_remove_zone_of_its_owner() -> None:
    g = Scenario().player_card(0, "B03-104").zx("b1", "B01-012", 0).zx("b2", COAL, 1).hand(0, VOID).begin()
    g.attack("b1", "b2").pass_both()
    g.do("use b1#2", "choose hand:B01-026")
    assert (g.zone(0, "removed"), g.zone(0, "hand"), g.zone(0, "trash")) == ([VOID], [], [])


@cr("1012", "1102.1")
def test_recovering_puts_the_top_card_of_the_deck_into_life_unseen() -> None:
    g = Scenario().zx("b2", TANK, 0).life(1, RECOVERER, RECOVERER).deck(1, *TEN).begin()
    g.attack("b2", "player").pass_both().do("yes", "at a3")
    assert sorted(g.zone(1, "life")) == sorted([RECOVERER, TEN[0]])
    assert g.zone(1, "deck") == TEN[1:]
    assert f"Life:     1x {TEN[0]}" not in g.game.board(viewer=1)
