"""Determinizations of decks and hands with cards that a player saw before a shuffle."""

from tests.env.games import ZX
from tests.properties.histories import record_of
from zx_env.compiling.python_records import set_row_bytes
from zx_env.zx import limits
from zx_env.zx.rules.returned import IN_HAND, can_be
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
        assert all(can_be(number, place) for number, place in zip(numbers, places, strict=True))
