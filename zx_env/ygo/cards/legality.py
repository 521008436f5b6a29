"""The deck rules (ruling YR12), and a check of a deck against them and a Forbidden and Limited List."""

from collections import Counter
from collections.abc import Iterator, Sequence

from zx_env.ygo.cards.banlists import NO_BANLIST, problem_with
from zx_env.ygo.cards.language import Card
from zx_env.ygo.cards.pool import CardPool
from zx_env.ygo.limits import COPIES, DECK_SIZE


def problems_of(cards: Sequence[str], pool: CardPool, banlist: str = NO_BANLIST) -> list[str]:
    """List every rule that the deck breaks, each with the card and the count; empty for a legal deck.

    Args:
        cards: The names of the cards.
        pool: The cards of the game.
        banlist: The Forbidden and Limited List, one of banlists.BANLISTS.
    """
    unknown = [
        f"no card has the name {name!r}{pool.likely(name)}"
        for name in dict.fromkeys(cards)
        if name not in pool
    ]
    if unknown:
        return unknown
    limits = [problem_with(name, count, banlist) for name, count in Counter(cards).items()]
    return [*_deck_problems([pool.card_of(name) for name in cards]), *filter(None, limits)]


def _deck_problems(deck: Sequence[Card]) -> Iterator[str]:
    # Ruling YR12: decks of exactly 40 cards, at most three copies of one.
    if len(deck) != DECK_SIZE:
        yield f"a deck has exactly {DECK_SIZE} cards; this one has {len(deck)}"
    for name, count in Counter(card.name for card in deck).items():
        if count > COPIES:
            yield f"a deck has at most {COPIES} cards of one name; {name} is there {count} times"
    for name, count in Counter(card.name for card in deck if not card.in_decks).items():
        # Ruling YR3: no Extra Deck.
        yield (
            f"a deck has no cards of an Extra Deck, which this game is without; {name} is one ({count} in "
            "it): it stands in positions only"
        )
