"""The occurrence of becoming Force (ruling H157), and what the card leaves by it."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Automatic, Card, Draw
from zx_env.zx.terms import Color, Occurrence, Zone

RISES, WATCHER, FROM_TRASH, LEAVER = "RF-001", "RF-002", "RF-003", "RF-004"
TWO_OF_THE_HAND, OF_THE_TRASH, OF_A_SQUARE, OF_THE_DECK, OF_ANOTHER = (
    *("RF-010", "RF-011", "RF-012"),
    *("RF-013", "RF-014"),
)


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).hand(player, *hand)
    return board.resource(player, PLAIN_CARD, times=3).zx(_square(player, "a1"), PLAIN_CARD, player)


def _settle(g: Play) -> Play:
    while g.starting("resolve") or g.starting("choose"):
        g.do(g.texts[0])
    return g


def _hand(g: Play, player: int) -> int:
    return len(g.zone(player, "hand"))


@cr("1009", "H157", "Z51")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("watcher", [False, True])
def test_cards_become_force_together_and_are_seen(player: int, watcher: bool) -> None:
    board = _board(player, TWO_OF_THE_HAND, RISES, PLAIN_CARD)
    if watcher:
        board.zx(_square(player, "c1"), WATCHER, player).zx(_square(player, "b2"), WATCHER, 1 - player)
    g = _settle(board.begin().do(f"play {TWO_OF_THE_HAND}", f"choose {_square(player, 'a1')}"))
    # One card for RISES; the own watcher draws for both, the enemy's for none.
    assert _hand(g, player) == 1 + 2 * watcher
    assert _hand(g, 1 - player) == 0


@cr("H157")
@pytest.mark.parametrize(("card", "drawn"), [(RISES, 1), (FROM_TRASH, 1), (PLAIN_CARD, 0)])
def test_from_the_trash(card: str, drawn: int) -> None:
    g = _board(0, OF_THE_TRASH).trash(0, card).begin().do(f"play {OF_THE_TRASH}")
    assert _hand(_settle(g), 0) == drawn


@cr("H157")
def test_the_zone_that_it_comes_from_is_asked() -> None:
    g = _board(0, TWO_OF_THE_HAND, FROM_TRASH, FROM_TRASH).begin().do(f"play {TWO_OF_THE_HAND}")
    assert _hand(_settle(g), 0) == 0


@cr("H157", "304.3")
def test_from_the_deck_it_occurs_after_the_move() -> None:
    g = _board(0, OF_THE_DECK).deck(0, RISES, *[PLAIN_CARD] * 5).begin().do(f"play {OF_THE_DECK}")
    assert _hand(_settle(g), 0) == 1
    assert g.game.position()["squares"]["a1"]["force"] == [RISES]


@cr("H157", "Z51")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_z_x_that_becomes_force_leaves_its_square(player: int, owner: int) -> None:
    board = _board(player, OF_A_SQUARE).zx(_square(player, "b2"), LEAVER, owner)
    g = _settle(board.begin().do(f"play {OF_A_SQUARE}"))
    assert _hand(g, owner) == 1 and _hand(g, 1 - owner) == 0
    assert g.game.position()["squares"][_square(player, "a1")]["force"] is not None


@cr("H157", "H55")
@pytest.mark.parametrize("player", [0, 1])
def test_a_z_x_under_a_possess_has_become_force(player: int) -> None:
    at = _square(player, "a1")
    board = Scenario(turn_player=player, card_set=SET).zx(at, RISES, player)
    board.cards(player, "dynamis", ["E49-075"]).resource(player, PLAIN_CARD, times=5)
    g = board.begin().do("ex E49-075", f"at {at}")
    while not _hand(g, player):
        g.do(g.texts[0])
    assert g.game.position()["squares"][at]["force"] == [RISES]


@cr("H157")
def test_force_that_is_put_under_another_does_not_become_force() -> None:
    board = _board(0, OF_ANOTHER).zx("c1", PLAIN_CARD)
    board.position["squares"]["a1"][0]["force"] = [RISES]
    g = _settle(board.begin().do(f"play {OF_ANOTHER}"))
    assert g.game.position()["squares"]["c1"]["force"] == [RISES]
    assert _hand(g, 0) == 0


@pytest.mark.parametrize("when", [Occurrence.MOVES, Occurrence.ATTACKS, Occurrence.APPEARS])
def test_what_happens_on_squares_only_is_not_waited_for_below(when: Occurrence) -> None:
    waits = Automatic(when=when, valid_in=Zone.FORCE, do=[Draw(1)])
    with pytest.raises(CardError, match=r"valid_in.*on Squares only"):
        encode([Card("T-001", "T", Color.RED, cost=1, power=1000, abilities=[waits])])
