"""`PrintedSets`: printed sets of a card set, by the beginning of their cards' numbers: "B01" of "B01-006".

Among the names, "train" leaves out the held-out cards (held_out.py), and "test" asks for decks with some.
"""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from zx_env.core.validation import short
from zx_env.errors import SettingError
from zx_env.zx.cards.coverage import printed_set
from zx_env.zx.cards.deck_makers.held_out import TEST, TRAIN, held_out
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import STANDARD, card_table

ALL = "all"
"""Stands for all printed sets."""


@dataclass(frozen=True, slots=True)
class PrintedSets:
    """Names of printed sets, each once, and the card set in which they are; `printed_sets` makes it."""

    names: tuple[str, ...]
    card_set: str
    split: str = ""
    """TRAIN: without the held-out cards; TEST: random decks have some of them; "": as it comes."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the sets, in the order of their numbers."""
        return _cards_of(self)


def set_names(card_set: str = STANDARD) -> tuple[str, ...]:
    """Return the names of all printed sets, in alphabetical order."""
    return _set_names(card_set)


def printed_sets(names: Sequence[str] | None, card_set: str = STANDARD) -> PrintedSets:
    """Return the sets of these names; None, or the one name "all", for all of them.

    "train" or "test" among the names says what decks have of the held-out cards; alone, it is of all sets.

    Raises:
        SettingError: A set is unknown, there is none, or the split is not of this card set.
    """
    known = set_names(card_set)
    if names is None:
        return PrintedSets(known, card_set)
    if isinstance(names, str) or not isinstance(names, Sequence) or not names:
        raise SettingError(f'the sets are a list of printed sets such as ["B01", "B02"], not {short(names)}')
    halves = [name for name in names if name in (TRAIN, TEST)]
    if len(halves) > 1 or (halves and card_set != STANDARD):
        raise SettingError(f"{short(names)}: one of {TRAIN} and {TEST}, for cards of the set {STANDARD!r}")
    split = halves[0] if halves else ""
    names = [name for name in names if name not in halves] or [ALL]
    if tuple(names) == (ALL,):
        return PrintedSets(known, card_set, split)
    for name in names:
        if name not in known:
            close = difflib.get_close_matches(str(name).upper(), known, n=1)
            hint = f"did you mean {close[0]}? " if close else ""
            raise SettingError(f"there is no printed set {short(name)}; {hint}there are {', '.join(known)}")
    return PrintedSets(tuple(dict.fromkeys(names)), card_set, split)


@cache
def _set_names(card_set: str) -> tuple[str, ...]:
    return tuple(sorted({printed_set(number) for number in card_table(card_set).numbers}))


@cache
def _cards_of(sets: PrintedSets) -> tuple[Card, ...]:
    # By number first: the modules of the other sets are not imported.
    pool = card_table(sets.card_set)
    left_out = held_out() if sets.split == TRAIN else frozenset()
    return tuple(
        pool.card_of(number)
        for number in pool.numbers
        if printed_set(number) in sets.names and number not in left_out
    )
