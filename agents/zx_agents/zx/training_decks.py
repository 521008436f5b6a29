"""`fault_of_training`: why nobody trains with a deck who keeps the split of the cards (held_out.py)."""

from dataclasses import replace

from zx_env.zx.cards.deck_makers.drawn import drawn_deck, gives, is_drawn
from zx_env.zx.cards.deck_makers.held_out import TEST_SEEDS, TRAIN, held_out
from zx_env.zx.cards.deck_makers.printed_sets import printed_sets
from zx_env.zx.cards.decks import SCORE, deck_names, load_deck
from zx_env.zx.cards.pool import STANDARD


def fault_of_training(deck: str, card_set: str | None = None) -> str | None:
    """Return what a deck has that the split of the cards keeps from training; None if nothing.

    A deck that is drawn for each game must be drawn from sets without held-out cards, whether or not any of
    its games would have one.

    Args:
        deck: The name or file of a deck, or the text of a drawn one.
        card_set: The card set; None for the standard one.

    Raises:
        ZXError: There is no such deck.
    """
    card_set, hint = card_set or STANDARD, ""
    if is_drawn(deck):
        drawn = drawn_deck(deck, card_set)
        if drawn.seed is not None and drawn.seed >= TEST_SEEDS:
            return f"{deck} is a deck of the benchmark: seeds for training are below {TEST_SEEDS}"
        if drawn.seed is None:
            sets = printed_sets(drawn.sets, card_set)
            better = replace(drawn, sets=(*drawn.sets, TRAIN)).name
            if not sets.split and gives(better, card_set):
                hint = f" ({better} has none)"
            return _fault(deck, [card.number for card in sets.cards], hint)
    if deck in deck_names(SCORE):
        return f"{deck} is a deck of the scorecard, which measures how agents play decks they have not met"
    one = load_deck(deck, card_set)
    beside = [number for number in (one.player_card, one.under_player) if number is not None]
    return _fault(deck, [*one.cards, *one.dynamis, *beside], hint)


def _fault(deck: str, numbers: list[str], hint: str) -> str | None:
    held = sorted(held_out().intersection(numbers))
    if not held:
        return None
    more = f" and {len(held) - 1} more" if len(held) > 1 else ""
    return f"{deck} has held-out cards, {held[0]}{more}{hint}"
