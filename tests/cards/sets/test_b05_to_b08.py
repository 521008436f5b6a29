"""Cards of B05 to B08 whose words come together in a way that no test of a single word shows."""

import pytest

from tests.scenario import PLAIN_CARD, Play, Scenario

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""

COSTS = ("B09-061", "B01-081", "B01-082", "B01-087", "B01-090", "B01-093", "B01-095", "B01-096", "B03-097")
"""Cards with Cost 1 to 9."""


def _base(turn_player: int = 0) -> Scenario:
    return Scenario(turn_player).zx("b1", PLAIN_CARD).zx("b3", PLAIN_CARD, owner=1)


def _paid(g: Play) -> Play:
    """Pay with any Resources."""
    while g.starting("pay"):
        g.do(f"pay {g.starting('pay')[0]}")
    return g


def test_an_event_with_a_startup_ability_in_hand() -> None:
    stand = _base().zx("b2", BIG, owner=1).hand(0, "B05-020").resource(0, "B01-013", times=4)
    stand = stand.cards(0, "dynamis", ["B18-017"])
    g = stand.begin()
    assert g.starting("use") == []
    g.do("play B05-020")
    assert (g.damage("b2"), g.zone(0, "trash")) == (0, ["B05-020"])
    g = stand.player_card(0, "B03-104").begin()
    g.do("use hand:B05-020", "choose dynamis:B18-017", "choose b2")
    assert (g.damage("b2"), g.zone(0, "trash"), g.asleep(0)) == (5000, ["B05-020"], 1)
    g = stand.begin().do("play B05-020", "choose b2")
    assert g.damage("b2") == 7500


def test_an_attack_on_an_own_zx_is_answered_also_one_on_this() -> None:
    board = _base(1).zx("b2", BIG, owner=1).zx("a2", "B05-052").resource(0, "B01-041")
    g = board.begin()
    g.attack("b2", "b1").do("yes")
    assert (g.power("b2"), g.asleep(0)) == (8500, 1)
    g = board.begin()
    g.attack("b2", "a2").do("yes")
    assert (g.power("b2"), g.asleep(0)) == (8500, 1)


def test_neighbours_strike_back() -> None:
    g = _base(1).zx("b2", "B05-048").zx("a2", BIG).zx("a3", PLAIN_CARD, owner=1).begin()
    g.attack("a3", "a2").pass_both()
    assert (g.on("a3"), g.on("a2")) == (None, BIG)


def test_ignites_from_charge_before_the_ignition() -> None:
    g = _base(1).charge(0, "B05-054").hand(0, "B05-115", PLAIN_CARD).deck(0, BIG, *["B05-115"] * 5)
    g = g.begin().do("pass", "pass")
    assert g.texts == ["done", "choose hand:B05-115"]
    g.do("choose hand:B05-115", "yes", "at a1")
    assert (g.on("a1"), g.zone(0, "deck")[-1], g.texts) == ("B05-115", "B05-115", ["pass", "ignite B05-054"])


def test_destroyed_by_the_ability_of_its_own_kind() -> None:
    stand = _base().zx("a1", "B05-061").zx("b2", BIG, owner=1).resource(0, "B05-061", times=4)
    g = stand.hand(0, "B05-117").hand(1, BIG).begin()
    g.do("play B05-117", "at c1", "choose a1", f"choose hand:{BIG}", "yes")
    assert (len(g.zone(0, "charge")), g.zone(1, "trash")) == (2, [BIG])
    g = _base(1).zx("a2", "B05-061").zx("a3", BIG, owner=1).begin()
    g.attack("a3", "a2").pass_both()
    assert (g.zone(0, "charge"), g.texts[0]) == (["B05-061"], "pass")


def test_the_opponent_chooses_which_life_of_its_controller_goes_to_charge() -> None:
    g = _base().hand(0, "B05-066").resource(0, "B01-061", times=4).begin()
    g.do("play B05-066", "at a1", "yes")
    assert g.to_play == 1
    g.do("choose enemy life")
    assert [len(g.zone(p, "life")) for p in (0, 1)] == [3, 4]
    assert len(g.zone(0, "charge")) == 2


def test_a_cost_of_one_card_of_each_color() -> None:
    red, blue, white, black, green = "B01-003", "B01-021", "B01-041", "B01-061", "B01-081"
    stand = _base().zx("a1", "B05-102").zx("b2", BIG, owner=1).hand(1, BIG).resource(1, red)
    for charge in ((red, blue, white, black), (red, red, blue, white), (red, blue, "B05-102")):
        assert stand.charge(0, *charge).begin().starting("use") == []
    g = stand.charge(0, red, blue, "B05-102", white).begin().do("use a1")
    # What is all of the colors stands for the one that the others leave open.
    g.do(*[f"choose charge:{number}" for number in (white, "B05-102", red, blue)], "choose b2")
    assert (g.on("b2"), g.zone(0, "charge"), len(g.zone(0, "trash"))) == (None, [], 4)
    g.do(f"choose resource:{red}", "choose trash:B05-102", f"choose hand:{BIG}")
    assert (g.zone(0, "hand"), g.zone(1, "hand"), g.zone(1, "resource")) == (["B05-102"], [], [])
    stand = stand.zx("c1", "B01-103")
    g = stand.charge(0, red, blue, "B05-102", white, green, black).begin().do("use a1")
    g.do("choose charge:B05-102", f"choose charge:{red}", f"choose charge:{white}")
    assert g.starting("choose charge") == [f":{blue}", f":{green}"]
    g.do(f"choose charge:{blue}")
    assert len(g.zone(0, "trash")) == 4


@pytest.mark.parametrize("missing", [0, 1])
def test_all_of_resource_is_exchanged_if_there_is_every_cost(missing: int) -> None:
    g = _base().hand(0, "B05-103").resource(0, *COSTS[missing:], *COSTS[1 : 1 + missing])
    g = _paid(g.begin().do("play B05-103", "at a1"))
    assert len(g.zone(1, "life")) == 3 + missing
    assert (g.asleep(0), len(g.zone(0, "resource"))) == (9 - 2 * missing, 9)
    assert (PLAIN_CARD in g.zone(0, "resource")) == (not missing)


def test_damage_to_the_enemy_zx_of_that_power_or_cost_alone() -> None:
    stand = _base().zx("a2", "B05-025").hand(0, PLAIN_CARD)
    g = stand.zx("a3", "B01-013", owner=1).begin()
    g.attack("a2", "a3").pass_both().do(f"choose hand:{PLAIN_CARD}")
    assert (g.on("a3"), len(g.zone(1, "deck"))) == (None, 11)
    g = _base().zx("a2", "B05-025").hand(0, PLAIN_CARD).zx("a3", BIG, owner=1).begin()
    g.attack("a2", "a3").pass_both()
    assert (g.on("a3"), g.texts[0]) == (BIG, "pass")


def test_dances_out_of_the_hand_once_by_name() -> None:
    stand = _base().zx("a2", "B01-062").zx("b2", "B01-062").hand(0, "B06-102", "B06-102").hand(1, BIG)
    assert stand.begin().starting("use") == []
    g = stand.zx("c2", "B01-067").begin()
    g.do("use hand:B06-102")
    assert g.starting("choose") == ["a1", "c1", "a3", "c3"]
    g.do("choose a3", f"choose hand:{BIG}")
    assert (g.on("a3"), g.starting("use")) == ("B06-102", [])


def test_lent_from_hand_until_the_end_of_the_turn() -> None:
    g = _base().zx("a1", "B07-015").hand(0, "B01-062", BIG).begin().do("use a1")
    assert g.starting("choose") == ["hand:B01-062"]
    g.do("choose hand:B01-062", "choose c1")
    assert g.on("c1") == "B01-062"
    g.do("pass")
    assert (g.on("c1"), sorted(g.zone(0, "hand"))) == (None, [BIG, "B01-062"])


def test_ten_tribes_in_trash_and_what_is_destroyed_is_removed() -> None:
    stand = _base().zx("b2", BIG, owner=1).hand(0, "B07-018").resource(0, "B01-013", times=2)
    g = stand.trash(0, PLAIN_CARD, times=10).begin().do("play B07-018")
    assert g.damage("b2") == 0
    tribes = [PLAIN_CARD, "B01-001", "B01-002", "B01-005", "B01-021", "B01-022", "B01-023", "B01-025"]
    g = stand.trash(0, *tribes, "B01-041", "B01-042").begin().do("play B07-018", "choose b2")
    assert g.on("b2") is None
    g = Scenario().zx("b1", "B07-009").zx("b2", PLAIN_CARD, owner=1).begin()
    g.attack("b1", "b2").pass_both()
    assert (g.zone(1, "removed"), g.zone(1, "charge")) == ([PLAIN_CARD], [])


def test_destroyed_by_an_enemy_in_battle_strengthens_another() -> None:
    g = _base(1).zx("a2", "B08-041").zx("a3", BIG, owner=1).begin()
    g.attack("a3", "a2").pass_both().do("choose b1")
    assert g.power("b1") == 6500


def test_an_event_for_the_own_turn_alone() -> None:
    stand = _base(1).zx("b2", BIG, owner=1).hand(0, "B08-060", "B01-059").charge(0, "B01-044")
    g = stand.resource(0, "B01-041", times=4).begin()
    g.attack("b2", "b1").do("pass")
    assert g.starting("play") == ["B01-059"]
    g = _base().hand(0, "B08-060").charge(0, "B01-044").resource(0, "B01-041", times=4).begin()
    g.do("play B08-060", "choose charge:B01-044", "choose a1")
    assert g.on("a1") == "B01-044"
