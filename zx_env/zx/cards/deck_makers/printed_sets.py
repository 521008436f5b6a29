"""Printed sets of a card set, by the beginning of their cards' numbers: "B01" of "B01-006"."""

import difflib
from collections.abc import Sequence
from functools import cache

from zx_env.core.validation import short
from zx_env.errors import SettingError
from zx_env.zx.cards.coverage import printed_set
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import STANDARD, card_table

ALL = "all"
"""Stands for all printed sets."""


@cache
def set_names(card_set: str = STANDARD) -> tuple[str, ...]:
    """Return the names of the printed sets, in alphabetical order."""
    return tuple(sorted({printed_set(card.number) for card in card_table(card_set).cards}))


def check_sets(sets: Sequence[str] | None, card_set: str = STANDARD) -> tuple[str, ...]:
    """Return the names of printed sets, each once, in order; None for all of them.

    Raises:
        SettingError: A set is unknown, or there is none.
    """
    known = set_names(card_set)
    if sets is None or sets == (ALL,) or sets == [ALL]:
        return known
    if isinstance(sets, str) or not isinstance(sets, Sequence) or not sets:
        raise SettingError(f'the sets are a list of printed sets such as ["B01", "B02"], not {short(sets)}')
    for name in sets:
        if name not in known:
            close = difflib.get_close_matches(str(name).upper(), known, n=1)
            hint = f"did you mean {close[0]}? " if close else ""
            raise SettingError(f"there is no printed set {short(name)}; {hint}there are {', '.join(known)}")
    return tuple(dict.fromkeys(sets))


@cache
def cards_of_sets(sets: tuple[str, ...], card_set: str = STANDARD) -> tuple[Card, ...]:
    """Return the cards of these printed sets, in the order of their numbers."""
    return tuple(card for card in card_table(card_set).cards if printed_set(card.number) in sets)
