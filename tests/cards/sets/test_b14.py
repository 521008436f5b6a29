"""Cards of B14 whose words come together as no test of a single word shows."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario

BIG = "B01-016"
"""Steel Leopard: red, Cost 6, Power 9500, no ability."""
BLUE, BLACK, GREEN = "B01-032", "B01-066", "B01-083"
AYASE, KUSHURU = "B05-107", "B06-108"
STARTING, RED_GREEN, BLUE_BLACK = "B41-010", "B44-060", "IG10-044"
"""A Starting Resource, and two Multicolor cards."""


def test_whom_the_attack_damages_goes_to_the_bottom_of_the_deck() -> None:
    board = Scenario().zx("b1", PLAIN_CARD).zx("b2", PLAIN_CARD, owner=1).zx("b3", PLAIN_CARD, owner=1)
    board.hand(0, "B14-080").resource(0, BLACK, BLACK)
    for player, bottom in ((AYASE, BIG), (KUSHURU, PLAIN_CARD)):
        board.position["squares"]["b2"] = [{"card": BIG, "owner": 1}]
        g = board.player_card(0, player).begin().do("play B14-080")
        g.do(*["choose b1"] * (player == AYASE)).attack("b1", "b2").pass_both()
        assert (g.on("b2"), g.zone(1, "deck")[-1]) == (BIG if bottom == PLAIN_CARD else None, bottom)
        assert g.zone(1, "charge") == []


@cr("H73")
@pytest.mark.parametrize(("resources", "appears"), [(9, True), (8, False)])
def test_the_cards_are_drawn_with_fewer_cards_in_resource(resources: int, appears: bool) -> None:
    board = Scenario().zx("b1", PLAIN_CARD).player_card(0, KUSHURU).hand(0, "B14-100")
    g = board.resource(0, GREEN, times=resources).begin().do("play B14-100")
    if appears:
        assert g.zone(0, "hand") == []
        g.do("choose b1", f"choose resource:{GREEN}", "choose b2")
    assert (g.on("b2"), g.state("b1")) == ((GREEN, "sleep") if appears else (None, "reboot"))
    g.do(f"choose hand:{PLAIN_CARD}")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "deck"))) == (1, 9)


def test_nothing_is_drawn_with_another_player_card() -> None:
    board = Scenario().zx("b1", PLAIN_CARD).player_card(0, AYASE).hand(0, "B14-100")
    g = board.resource(0, GREEN, times=9).begin().do("play B14-100")
    assert (g.zone(0, "hand"), len(g.zone(0, "deck")), g.state("b1")) == ([], 10, "reboot")


@pytest.mark.parametrize("thrown", [10, 9])
def test_a_deck_and_a_resource_are_exchanged(thrown: int) -> None:
    old = [{"card": PLAIN_CARD, "state": "sleep"}, PLAIN_CARD, BLUE_BLACK]
    new = [RED_GREEN, BLUE, BLUE, BIG, BLUE_BLACK]
    board = Scenario().resource(0, GREEN, times=9).charge(0, *[BLACK] * 4)
    board.hand(0, "B14-105", *[BLUE] * 6).deck(1, *new)
    g = board.resource(1, {"card": STARTING, "state": "sleep"}, *old).begin()
    g.do("play B14-105", "at b2", *[f"choose hand:{BLUE}"] * 6, *[f"choose charge:{BLACK}"] * (thrown - 6))
    g.do("done" if thrown < 10 else f"choose enemy resource:{BLUE_BLACK}")
    came, gone = [STARTING, *new], [PLAIN_CARD, PLAIN_CARD, BLUE_BLACK]
    if thrown < 10:
        came, gone = [STARTING, *gone], new
    assert (sorted(g.zone(1, "resource")), sorted(g.zone(1, "deck"))) == (sorted(came), sorted(gone))
    assert g.asleep(1) == (0 if thrown == 10 else 2)
    assert (len(g.zone(0, "trash")), g.zone(1, "trash"), len(g.zone(1, "life"))) == (thrown, [], 4)


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("number", ["B14-087", "B16-092"])
def test_cards_of_either_players_resource_are_rebooted(player: int, number: str) -> None:
    """Their texts name no player's Resource."""
    asleep = {"card": GREEN, "state": "sleep"}
    board = Scenario(player, card_set=SET).resource(1 - player, *[asleep] * 3)
    if number == "B14-087":
        board.zx("b2", number, player).resource(player, GREEN, GREEN, *["B17-009"] * 3)
        g = board.begin().attack("b2", "player").do("yes")
        while pay := [text for text in g.texts if text.startswith("pay")]:
            g.do(pay[0])
    else:
        board.hand(player, number).resource(player, *[GREEN] * 5)
        dingirs = [{"card": "B16-019", "face": "up"}] * 2
        g = board.cards(player, "dynamis", dingirs).begin().do(f"play {number}", "at b2")
    own, other = g.asleep(player), g.asleep(1 - player)
    assert own == (2 if number == "B14-087" else 5)
    g.do(f"choose enemy resource:{GREEN} sleep", f"choose resource:{GREEN} sleep", "done")
    assert (g.asleep(player), g.asleep(1 - player)) == (own - 1, other - 1)


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("number", ["B01-034", "B15-107", "C13-007"])
@pytest.mark.parametrize(("beside", "comes"), [("T-999", True), ("T-118", False), ("B24-050", True)])
def test_rigel_comes_beside_the_tribe_overboost(player: int, number: str, beside: str, comes: bool) -> None:
    """T-999 has the tribe and another type, T-118 the type and not the tribe."""
    board = Scenario(player, card_set=SET).hand(player, number).player_card(player, "B20-111")
    board.resource(player, "B01-034", "B01-034").zx("b2", beside, player)
    assert (f"use hand:{number}" in board.begin().texts) == comes
