"""Cards of B13 to B15, C12, C13, E08 and E09 whose words come together as no test of a single word shows."""

from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""
IGNITION = "B02-006"
"""Garuda: red, Cost 3, with the Ignition icon, no ability."""
RED, BLUE, WHITE, BLACK = "B01-013", "B01-032", "B01-052", "B01-066"
IZUMO, MEIRARU = "B19-106", "B06-104"
DINGIR, DRAGON, WAKER = "B16-059", "E09-051", "E08-030"


def _base(turn_player: int = 0) -> Scenario:
    return Scenario(turn_player, card_set=SET).zx("b1", PLAIN_CARD).zx("b3", PLAIN_CARD, owner=1)


def _up(board: Scenario, number: str, times: int) -> Play:
    """Begin with that many cards of that number face up in the own Dynamis."""
    return board.cards(0, "dynamis", [{"card": number, "face": "up"}] * times).begin()


def test_a_cheaper_hand_from_the_center_area_alone() -> None:
    for square, cards in (("b2", ["B02-003"]), ("a1", [])):
        board = _base().zx(square, "B13-018").hand(0, "B02-003")
        g = board.resource(0, *[{"card": IGNITION, "state": "sleep"}] * 4, RED).begin()
        assert (square, g.starting("play")) == (square, [])
        g = board.resource(0, *[{"card": IGNITION, "state": "sleep"}] * 4, IGNITION).begin()
        assert (square, g.starting("play")) == (square, cards)


def test_a_card_of_the_opponents_deck_goes_to_the_bottom_before_its_ignition() -> None:
    board = _base().zx("a1", "B13-025").deck(1, PLAIN_CARD, PLAIN_CARD, BIG, *[PLAIN_CARD] * 7)
    for answers, bottom in ((["no"], PLAIN_CARD), (["yes", "choose enemy deck:B01-016"], BIG)):
        g = board.begin().do("pass", "pass", *answers)
        assert (len(g.zone(1, "deck")), g.zone(1, "deck")[-1]) == (8, bottom)


def test_divided_damage_and_a_card_back_from_the_removed_ones() -> None:
    board = _base().zx("b2", "B14-012").zx("a2", PLAIN_CARD, owner=1).zx("c2", BIG, owner=1)
    board.player_card(0, IZUMO).trash(0, RED, BLUE)
    g = board.cards(0, "removed", [IGNITION, BIG]).begin()
    g.do("use b2", f"choose trash:{RED}", f"choose trash:{BLUE}")
    g.do("choose a2", "choose c2", *["choose a2"] * 6, *["choose c2"] * 4)
    assert (g.on("a2"), g.damage("c2")) == (None, 2500)
    g.do(f"choose removed:{IGNITION}", "choose a1")
    assert (g.on("a1"), g.state("a1"), g.starting("use")) == (IGNITION, "sleep", [])


def test_the_attacker_of_another_loses_power() -> None:
    board = Scenario(1).zx("b1", PLAIN_CARD).zx("b2", RED).zx("a1", "B14-045").zx("b3", BIG, owner=1)
    g = board.resource(0, WHITE).begin()
    g.attack("b3", "b2").do("yes")
    assert (g.power("b3"), g.power("b2"), g.asleep(0)) == (7500, 8000, 1)


def test_one_or_the_other_of_the_center_area() -> None:
    board = _base().zx("a1", "B14-057").zx("a2", BIG, owner=1, state="sleep").zx("c2", PLAIN_CARD, owner=1)
    g = board.hand(0, RED).begin().do("use a1", f"choose hand:{RED}")
    assert g.starting("choose") == ["a2"]
    g.do("choose a2")
    assert (g.on("a2"), g.on("c2"), g.zone(1, "deck")[-1]) == (None, PLAIN_CARD, BIG)
    g = board.begin().do("use a1", f"choose hand:{RED}", "done", "choose c2")
    assert (g.on("a2"), g.on("c2")) == (BIG, None)


def test_an_event_without_its_cost() -> None:
    board = _base().zx("b2", BIG, owner=1).hand(0, "B15-019").trash(1, "B02-003", RED)
    sleepers = [{"card": IGNITION, "state": "sleep"}] * 4
    assert board.resource(0, *sleepers[1:]).begin().starting("play") == []
    g = board.resource(0, *sleepers).begin()
    g.do("play B15-019", f"choose enemy trash:{RED}", "choose b2")
    assert (g.damage("b2"), g.zone(1, "removed")) == (8000, [RED])


def test_removed_zx_go_back_to_trash_and_one_appears() -> None:
    board = _base().hand(0, "B15-020").player_card(0, IZUMO).resource(0, RED, RED, RED)
    g = board.cards(0, "removed", ["B14-012", RED]).begin()
    g.do("play B15-020", "choose removed:B14-012", "done", "choose trash:B14-012", "choose b2")
    assert (g.on("b2"), g.zone(0, "removed"), g.zone(0, "trash")) == ("B14-012", [RED], ["B15-020"])


def test_what_the_opponents_automatic_abilities_do_is_answered() -> None:
    board = Scenario(1).zx("b1", "B15-044").zx("b3", PLAIN_CARD, owner=1).zx("a2", PLAIN_CARD)
    g = board.hand(1, "B14-066").resource(1, BLACK, times=8).begin()
    g.do("play B14-066", "at c3", "yes", "choose a2")
    assert g.to_play == 0
    g.do(f"choose enemy resource:{BLACK}", "done")
    assert (g.asleep(1), g.on("a2")) == (7, None)


def test_a_revealed_card_with_ignition_comes_to_hand() -> None:
    board = _base().hand(0, "B15-049").resource(0, WHITE, WHITE, IGNITION, IGNITION)
    for top, hand in ((IGNITION, [IGNITION]), (BIG, [])):
        g = board.deck(0, top, *[PLAIN_CARD] * 5).begin().do("play B15-049", "at a1", "yes")
        assert (g.zone(0, "hand"), len(g.zone(0, "deck"))) == (hand, 6 - len(hand))
        assert hand or g.zone(0, "deck")[-1] == top


def test_a_pair_in_resource() -> None:
    board = _base().charge(0, IGNITION)
    g = board.resource(0, "B15-050", *[WHITE] * 5).begin().do("use resource:B15-050")
    assert (g.zone(0, "charge"), g.asleep(0), g.starting("choose")) == ([IGNITION], 2, [])
    board.resource(0, "B15-050", {"card": "B15-072", "state": "sleep"}, *[RED] * 4)
    assert board.begin().starting("use") == []
    board.resource(0, "B15-050", {"card": "B15-072", "state": "sleep"}, *[WHITE] * 4)
    g = board.begin().do("use resource:B15-050", f"choose charge:{IGNITION}", "choose b2")
    assert (g.on("b2"), g.asleep(0)) == (IGNITION, 3)


def test_force_of_cost_4_or_more_draws() -> None:
    board = _base().zx("a1", "C13-005").hand(0, RED)
    board.position["squares"]["a1"][0]["force"] = [PLAIN_CARD]
    g = board.begin().do("use a1", f"choose force:{PLAIN_CARD}")
    assert (g.zone(0, "hand"), g.zone(0, "trash")) == ([RED], [PLAIN_CARD])
    board.position["squares"]["a1"][0]["force"] = [BIG, PLAIN_CARD]
    g = board.begin().do("use a1", f"choose force:{BIG}", f"choose hand:{RED}", f"choose hand:{PLAIN_CARD}")
    assert (g.zone(0, "hand"), sorted(g.zone(0, "trash"))) == ([PLAIN_CARD], sorted([BIG, RED, PLAIN_CARD]))


def test_each_card_that_returns_from_charge() -> None:
    board = _base().zx("a1", "E08-029").zx("b2", BIG, owner=1).charge(0, RED, BLUE)
    g = _up(board, WAKER, 4).do("use a1", f"choose charge:{RED}", f"choose charge:{BLUE}")
    g.do("resolve a1", "choose b2", "choose b2")
    assert (g.power("b2"), g.zone(0, "charge")) == (3500, [])


def test_a_card_in_charge_after_an_own_attack_that_destroyed() -> None:
    g = _up(_base().zx("b2", BIG).zx("a1", "E08-032"), WAKER, 3)
    assert g.starting("use") == []
    g.attack("b2", "b3").pass_both().do("use a1")
    assert g.zone(0, "charge") == [PLAIN_CARD]


def test_only_more_power_than_its_own_is_removed() -> None:
    board = _base().zx("a2", RED, owner=1).zx("c2", "B01-006", owner=1).hand(0, "E09-004")
    g = _up(board.resource(0, RED, times=4), DINGIR, 2).do("play E09-004", "at b2")
    assert g.starting("choose") == ["a2"]
    g.do("choose a2")
    assert g.zone(1, "removed") == [RED]


def test_the_opponent_cannot_use_the_startups_of_the_chosen_one() -> None:
    board = _base().zx("a2", "B14-035", owner=1).zx("c2", "B14-035", owner=1).resource(1, BLUE)
    board.zx("a1", "B14-035").hand(0, "E09-014", *[RED] * 5).resource(0, BLUE, times=5)
    g = _up(board, DRAGON, 3).do("play E09-014", "at b2")
    assert g.power("b2") == 11000
    g.do("choose a2").attack("b2", "c2").do("pass")
    assert g.starting("use") == ["c2"]
    g = _up(board, DRAGON, 3).do("play E09-014", "at b2", "choose a1")
    assert g.starting("use") == ["a1"]


def test_one_glory_dragon_for_every_four_removed() -> None:
    board = _base().zx("a1", "E09-051").player_card(0, MEIRARU).trash(0, RED, RED)
    pay = ["use a1", f"choose trash:{RED}", f"choose trash:{RED}"]
    g = board.cards(0, "removed", ["B11-012"] * 3).begin().do(*pay)
    assert (g.to_play, g.starting("choose")) == (0, [])
    g = board.cards(0, "removed", ["B11-012"] * 8).begin()
    g.do(*pay, *["choose removed:B11-012"] * 2, "choose b2", "choose c2")
    assert (g.on("b2"), g.on("c2"), len(g.zone(0, "removed"))) == ("B11-012", "B11-012", 8)


def test_a_life_card_for_one_of_trash() -> None:
    board = _base().hand(0, "E09-025").resource(0, WHITE, times=5).life(1, RED, BLUE, WHITE).trash(1, BIG)
    g = _up(board, DRAGON, 6).do("play E09-025", "at b2", "choose enemy life")
    g.do(f"choose enemy trash:{BIG}")
    assert (len(g.zone(1, "life")), BIG in g.zone(1, "life"), g.zone(1, "trash")) == (3, True, [WHITE])


def test_the_color_of_the_force_says_what_it_does() -> None:
    board = _base().zx("a1", "E09-056").zx("b2", BIG, owner=1).charge(0, IGNITION)
    for force, answers in (("B01-040", ["choose b2"]), ("B01-060", ["choose charge:B02-006", "choose c1"])):
        board.position["squares"]["a1"][0]["force"] = [force]
        g = board.begin().do("use a1", *answers)
        blue = force == "B01-040"
        assert (g.zone(1, "hand"), g.on("c1")) == (([BIG], None) if blue else ([], IGNITION))
