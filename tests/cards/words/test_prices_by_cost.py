"""Prices that are lower by the Cost of cards that are put away, slept or destroyed (ruling H204)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    THEM,
    THIS,
    Always,
    Card,
    Color,
    CostOf,
    Destroy,
    PayLess,
    Sleep,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.terms import Side, State, Zone

UP_TO_TWO, TWO_INTO_RESOURCE, TWICE, DESTROYED, DISCARDED = "LE-010", "LE-011", "LE-012", "LE-013", "LE-014"
COSTLY = "B16-018"
THREE = "B01-005"  # Cost 3, PLAIN_CARD has 2
MAYBE = "IN-002"  # Cost 2; when it is destroyed its owner may put it into Resource instead
NO_RESOURCE = "B14-014"
OMEGA, MARY, LEANAN = "B41-060", "E47-094", "E48-024"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, number: str, *own: str, times: int = 9) -> Scenario:
    """The card in hand, own Z/X on a1, b1 and c1 as the player sees it, and red Resources."""
    board = Scenario(turn_player=player, card_set=SET).hand(player, number)
    for square, one in zip(("a1", "b1", "c1"), own, strict=False):
        board.zx(_square(player, square), one, player)
    return board.resource(player, PLAIN_CARD, times=times)


def _play(board: Scenario, player: int, number: str) -> Play:
    return board.begin().do(f"play {number}", f"at {_square(player, 'b2')}")


def _again(g: Play) -> Play:
    assert g.game.status() == []
    return Play(Game.from_position(g.game.position(), card_set=SET))


# -- Z/X that are put away ---------------------------------------------------------------------------------


@cr("H204", "H61")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("away", "asleep"), [((), 7), (("a1",), 5), (("b1",), 4), (("a1", "b1"), 2)])
def test_it_costs_less_by_their_total_cost(player: int, away: tuple[str, ...], asleep: int) -> None:
    g = _again(_play(_board(player, UP_TO_TWO, PLAIN_CARD, THREE), player, UP_TO_TWO))
    assert g.to_play == player
    for square in away:
        g.do(f"choose {_square(player, square)}")
    if g.starting("choose"):
        g.do("done")
    assert (g.on(_square(player, "b2")), g.asleep(player)) == (UP_TO_TWO, asleep)
    assert len(g.zone(player, "trash")) == len(away)


@cr("H204", "H103")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("own", [(COSTLY,), (COSTLY, PLAIN_CARD)])
def test_the_cost_of_too_few_cards_makes_nothing_cheaper(player: int, own: tuple[str, ...]) -> None:
    """Two Z/X are put into Resource, or none: one of Cost 9 does not do."""
    g = _board(player, TWO_INTO_RESOURCE, *own, times=2).begin()
    assert (TWO_INTO_RESOURCE in g.starting("play")) == (len(own) == 2)


@cr("H204", "H61")
def test_only_cards_are_offered_that_make_it_payable() -> None:
    """With 3 Resources for Cost 7, 4 must be made up, by two Z/X: one alone does not do."""
    g = _play(_board(0, UP_TO_TWO, PLAIN_CARD, THREE, PLAIN_CARD, times=3), 0, UP_TO_TWO)
    assert "done" not in g.texts
    g = _again(g.do("choose a1"))
    assert sorted(g.texts) == ["choose b1", "choose c1"]
    assert g.do("choose c1").asleep(0) == 3
    # With 2 Resources 2 and 2 are too few, and 2 and 3 are just enough.
    g = _play(_board(0, UP_TO_TWO, PLAIN_CARD, THREE, PLAIN_CARD, times=2), 0, UP_TO_TWO).do("choose a1")
    assert g.texts == ["choose b1"]
    assert _board(0, UP_TO_TWO, PLAIN_CARD, THREE, times=1).begin().starting("play") == []
    # The price stops at 1: it cannot be paid without a Resource, whatever is put away.
    rich = _board(0, UP_TO_TWO, "B01-013", "B01-013", times=1)
    assert _play(rich, 0, UP_TO_TWO).do("choose a1", "choose b1").asleep(0) == 1
    assert _board(0, UP_TO_TWO, "B01-013", "B01-013", times=0).begin().starting("play") == []


@cr("H204")
def test_one_that_sleeps_or_is_of_the_enemy_counts_for_nothing() -> None:
    board = _board(0, UP_TO_TWO, times=4).zx("a1", "B01-013", state="sleep").zx("a3", "B01-013", 1)
    assert board.begin().starting("play") == []


@cr("H204", "H103")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("answer", "price"), [("yes", 4), ("no", 9)])
def test_two_go_into_resource_asleep(player: int, answer: str, price: int) -> None:
    g = _play(_board(player, TWO_INTO_RESOURCE, PLAIN_CARD, THREE, times=9), player, TWO_INTO_RESOURCE)
    g.do(answer)
    while g.starting("choose"):
        g.do(g.texts[0])
    more = 2 if answer == "yes" else 0
    assert len(g.zone(player, "resource")) == 9 + more
    assert g.asleep(player) == price + more


@cr("H204")
def test_the_price_stops_at_the_printed_limit() -> None:
    """9 less by 14 stops at 2; and what has come into Resource cannot pay."""
    board = _board(0, TWO_INTO_RESOURCE, "B16-018", "B16-018", times=2)
    g = _play(board, 0, TWO_INTO_RESOURCE)
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.on("b2"), g.asleep(0)) == (TWO_INTO_RESOURCE, 4)
    assert _board(0, TWO_INTO_RESOURCE, "B16-018", "B16-018", times=1).begin().starting("play") == []


# -- slept, destroyed, discarded ---------------------------------------------------------------------------


@cr("H204", "302.2")
@pytest.mark.parametrize("player", [0, 1])
def test_one_sleeps_for_twice_its_cost(player: int) -> None:
    at = _square(player, "a1")
    g = _play(_board(player, TWICE, THREE, times=3), player, TWICE)
    assert g.texts == [f"choose {at}"]  # 9 less by 6 is 3
    g.do(f"choose {at}")
    assert (g.asleep(player), g.on(at)) == (3, THREE)
    assert "sleep" in str(g.game.position()["squares"][at])
    assert _board(player, TWICE, PLAIN_CARD, times=4).begin().starting("play") == []


@cr("H204", "1007", "814")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("answer", "charge", "resource"), [("yes", [], 1), ("no", [MAYBE], 0)])
def test_where_a_destroyed_zx_goes_is_asked(
    player: int, answer: str, charge: list[str], resource: int
) -> None:
    """It costs 3 less, down to 0: nothing is paid, although there is no Resource."""
    g = _play(_board(player, DESTROYED, MAYBE, times=0), player, DESTROYED)
    at = f"choose {_square(player, 'a1')}"
    assert g.texts == [at]
    g = _again(g.do(at))
    assert g.texts == ["yes", "no"] and "Resource" in str(g.game.question)
    g.do(answer)
    assert (g.on(_square(player, "b2")), g.zone(player, "charge")) == (DESTROYED, charge)
    assert len(g.zone(player, "resource")) == resource


@cr("H204", "Z41")
def test_the_played_card_is_not_put_away_for_itself() -> None:
    """LE-014 of Cost 6: with 4 Resources a card of Cost 2 is needed besides."""
    assert _board(0, DISCARDED, times=4).begin().starting("play") == []
    g = _play(_board(0, DISCARDED, times=4).hand(0, DISCARDED, PLAIN_CARD, THREE), 0, DISCARDED)
    assert sorted(g.texts) == [f"choose hand:{PLAIN_CARD}", f"choose hand:{THREE}"]
    assert g.do(f"choose hand:{THREE}").asleep(0) == 3


# -- printed cards -----------------------------------------------------------------------------------------


@cr("H204", "203")
@pytest.mark.parametrize("player", [0, 1])
def test_mary_lets_two_zx_sleep_with_five_resources(player: int) -> None:
    blue = "B01-022"
    board = _board(player, MARY, THREE, THREE, times=0).resource(player, *[blue] * 5)
    g = _play(board, player, MARY)
    for square in ("a1", "b1"):
        g.do(f"choose {_square(player, square)}")
    assert (g.on(_square(player, "b2")), g.asleep(player)) == (MARY, 1)
    few = _board(player, MARY, "B16-018", times=0).resource(player, *[blue] * 4)
    assert few.begin().starting("play") == []


@cr("H204")
def test_leanan_sidhe_costs_1_for_a_zx_of_six() -> None:
    g = _play(_board(0, LEANAN, "B16-017", times=0).resource(0, "B01-062"), 0, LEANAN)
    assert g.texts == ["choose a1"]
    g.do("choose a1")
    assert (g.on("b2"), g.asleep(0), g.zone(0, "charge")) == (LEANAN, 1, ["B16-017"])


# -- refusals ----------------------------------------------------------------------------------------------


def _in_hand(word: PayLess) -> Card:
    return Card("T-001", "T", Color.RED, cost=5, abilities=[Always(do=[word], valid_in=Zone.HAND)])


_OWN, _TRASH = zx(Side.OWN), card(Side.OWN, Zone.TRASH)


@pytest.mark.parametrize(
    ("word", "path", "reason"),
    [
        (PayLess(CostOf(IT), choose(2, _TRASH)), "amount", "CostOf(THEM)"),
        (PayLess(CostOf(THEM, plus=1), choose(2, _TRASH)), "amount", "CostOf(THEM)"),
        (PayLess(CostOf(THEM, times=0), choose(2, _TRASH)), "times", "above 0"),
        (PayLess(CostOf(THEM), choose(2, _TRASH, up_to=True), per=2), "per", "each of the cards counts"),
        (PayLess(1, Sleep(choose(1, _OWN))), "cards.what", "State.REBOOT"),
        (PayLess(1, Sleep(THIS)), "cards.what", "choose"),
        (PayLess(1, Destroy(each(_OWN))), "cards.what", "choose"),
        (PayLess(1, Destroy(choose(1, _TRASH))), "cards.what", "on Squares"),
        (PayLess(1, Destroy(choose(1, _OWN)), to=Zone.TRASH), "cards.what", "no `to`"),
        (PayLess(1, choose(1, _TRASH), to=Zone.RESOURCE), "cards", "into Resource"),
        (PayLess(1, choose(1, _TRASH), least=-1), "least", "0 or more"),
        (
            PayLess(1, choose(2, zx(Side.OWN, state=State.REBOOT), total_cost_at_least=3), to=Zone.TRASH),
            "cards",
            "no other",
        ),
    ],
)
def test_what_lowers_no_price(word: PayLess, path: str, reason: str) -> None:
    with pytest.raises(CardError) as error:
        encode([_in_hand(word)])
    assert path in str(error.value) and reason in str(error.value)
