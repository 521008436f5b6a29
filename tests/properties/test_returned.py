"""Determinizations of decks and hands with cards that a player saw before a shuffle."""

import pytest

from tests.env.games import ZX
from tests.properties.histories import record_of
from zx_env.compiling.python_records import set_row_bytes
from zx_env.zx import limits
from zx_env.zx.rules.returned import IN_HAND, SHUFFLE, leave_hand
from zx_env.zx.terms import Zone


def test_every_card_seen_before_a_shuffle_is_dealt_where_it_can_be():
    """All cards of the deck were seen before its shuffle; one card may be in the hand or in the deck."""
    game = ZX.Game.new(seed=3, **ZX.usual)
    while game.turn < 1:
        game.step(int(game.mask().argmax()))
    record = record_of(ZX, game)
    g = record[0]
    deck = g["cards"][1, Zone.DECK, : g["count"][1, Zone.DECK]] - limits.HALF
    hand = g["cards"][1, Zone.HAND, : g["count"][1, Zone.HAND]] - limits.HALF
    second = slice(limits.DECK_SIZE, 2 * limits.DECK_SIZE)
    g["shuffles"][1] = 1
    g["shuffled"][second][deck] = IN_HAND | 1
    g["shuffled"][second][hand] = IN_HAND
    g["returned"][0, second][deck] = 1
    g["returned"][0, second][hand[0]] = IN_HAND
    set_row_bytes(game._games, 0, record.tobytes())
    for seed in range(5):
        dealt = record_of(ZX, game.determinize(0, seed))[0]
        numbers, places = dealt["returned"][0, second], dealt["shuffled"][second]
        assert sorted(numbers[numbers > 0]) == [1] * len(deck) + [IN_HAND]
        assert (numbers & SHUFFLE <= places & SHUFFLE).all() and not (numbers & ~places & IN_HAND).any()


@pytest.mark.plain
@pytest.mark.parametrize("shown", range(3))
def test_the_places_that_stay_in_a_hand_do_not_tell_which_card_of_it_was_shown(shown: int):
    """The card may be one that was in the hand, or one seen before a shuffle, so any place may be its own."""
    game = ZX.Game.new(seed=3, **ZX.usual)
    while game.turn < 1:
        game.step(int(game.mask().argmax()))
    record = record_of(ZX, game)
    g = record[0]
    hand = g["cards"][1, Zone.HAND, :3]
    g["count"][1, Zone.HAND] = 3
    g["shuffles"][1] = 2
    places = g["shuffled"]
    numbers = hand - limits.HALF + limits.DECK_SIZE
    places[numbers] = IN_HAND, IN_HAND | 1, IN_HAND | 1
    card = numbers[shown]
    copy = limits.DECK_SIZE + (g["cards"][1, Zone.DECK, 0] - limits.HALF)
    g["row"][g["cards"][1, Zone.DECK, 0]] = g["row"][hand[shown]]
    g["returned"][0, card], g["returned"][0, copy] = IN_HAND, 1
    set_row_bytes(game._games, 0, record.tobytes())
    leave_hand(game._games[0], int(hand[shown]), 1)
    places = record_of(ZX, game)[0]["shuffled"]
    assert sorted(places[number] for number in numbers if number != card) == [IN_HAND | 1] * 2
