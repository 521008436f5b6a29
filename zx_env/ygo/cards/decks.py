"""Decks: the shipped ones by name, files written by a person, and lists of card names.

A deck file is TOML, or JSON with the same keys. The value of a card's name is its number of copies:

    name = "my_deck"             # default: the name of the file

    [cards]                      # 40 cards, at most three of one name
    "Gemini Elf" = 3
    "Mirror Force" = 2

The same as JSON, in a file that ends in .json:

    {"name": "my_deck", "cards": {"Gemini Elf": 3, "Mirror Force": 2}}

Errors name every broken deck rule with the card and the count (legality.py). The shipped decks are such files
in the folder `decks` beside this module. Each breaks the Forbidden and Limited List of 2010-03; under a list,
the same name is the deck in the list's folder, which obeys it.
"""

import difflib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.serialization.deck_files import (
    ENDINGS,
    check_deck_name,
    counted_out,
    data_of,
    data_of_text,
    listed_cards,
    opening_comment,
    table_of,
    unknown_keys,
)
from zx_env.core.validation import short
from zx_env.errors import DeckError
from zx_env.ygo.cards.banlists import NO_BANLIST, check_banlist
from zx_env.ygo.cards.legality import problems_of
from zx_env.ygo.cards.pool import CardPool, card_table

_FOLDER = Path(__file__).parent / "decks"
_KEYS = ("name", "cards")
_EXAMPLE = '"Gemini Elf" = 3'
_NAMES = "the names of cards"
_LIST_NAME = "of a list"
"""Name of every deck that is given as a list of card names."""
_HELP = "give the name of a shipped deck, the path of a TOML or JSON file, a list of card names, or a Deck"


@dataclass(frozen=True, slots=True)
class Deck:
    """A player's deck: card names, each repeated once per copy."""

    name: str
    cards: Sequence[str]

    def __post_init__(self) -> None:
        """Keep the list from changing later."""
        object.__setattr__(self, "cards", listed_cards(self.name, "cards", self.cards, _NAMES))
        check_deck_name(self.name)

    def counts(self) -> dict[str, int]:
        """Count the copies of each card, in the order of the list."""
        return dict(Counter(self.cards))

    def _repr_html_(self) -> str:
        """Return the list as an HTML table, for notebooks."""
        rows = [(f"{count}x", name) for name, count in self.counts().items()]
        return table_of(self.name, ("", "name"), rows)


def deck_names() -> list[str]:
    """List the names of the shipped decks."""
    return sorted(path.stem for path in _FOLDER.glob("*.toml"))


def check_deck(deck: Deck, banlist: str = NO_BANLIST) -> list[str]:
    """List every deck rule that the deck breaks, in words; empty for a legal deck.

    Args:
        deck: The deck.
        banlist: The Forbidden and Limited List, "2010-03", or "none".

    Raises:
        SettingError: There is no such list.
    """
    check_banlist(banlist)
    return problems_of(deck.cards, card_table(), banlist)


def load_deck(deck: "str | Path | Sequence[str] | Deck", banlist: str = NO_BANLIST) -> Deck:
    """Load a deck and check that it is legal.

    Args:
        deck: The name of a shipped deck, the path of a deck file (a Path, or a text that ends in `.toml` or
            `.json`), a list of card names, or a Deck.
        banlist: The Forbidden and Limited List that it must obey, "2010-03", or "none". Under a list, the
            name of a shipped deck is that of its version that obeys the list.

    Raises:
        DeckError: The deck is unknown, unreadable or illegal; `problems` lists every problem.
        SettingError: There is no such list.
    """
    check_banlist(banlist)
    if isinstance(deck, Deck):
        loaded = deck
    elif isinstance(deck, Path) or (isinstance(deck, str) and deck.endswith(ENDINGS)):
        loaded = _read(Path(deck))
    elif isinstance(deck, str):
        loaded = _shipped(deck, banlist)
    elif isinstance(deck, (list, tuple)):
        loaded = Deck(_LIST_NAME, deck)
    else:
        raise DeckError(short(deck), [_HELP])
    problems = check_deck(loaded, banlist)
    if problems:
        raise DeckError(loaded.name, problems)
    return loaded


def deck_rows(deck: Deck, pool: CardPool) -> npt.NDArray[np.int16]:
    """Return the row in the card table of each card of a deck, counted from 0.

    Returns:
        int16 [number of cards], in the order of the list.
    """
    return np.array([pool.row_of(name) for name in deck.cards], np.int16)


@cache
def _shipped(name: str, banlist: str) -> Deck:
    names = deck_names()
    if name not in names:
        close = difflib.get_close_matches(name, names, n=1)
        hint = f"did you mean {close[0]!r}? " if close else ""
        if ":" in name:
            hint = "this game draws no decks from sets; "
        known = f"there are {', '.join(names)}; or give the path of a TOML or JSON file"
        raise DeckError(name, [f"no shipped deck has this name; {hint}{known}"])
    folder = _FOLDER if banlist == NO_BANLIST else _FOLDER / banlist
    return _read(folder / f"{name}.toml")


def deck_of_text(text: str, name: str = "pasted") -> Deck:
    """Return the deck of a pasted list, which need not be legal.

    Args:
        text: A deck file as TOML or JSON; or lines such as "3 Gemini Elf".
        name: Name of a deck that names itself nothing.

    Raises:
        DeckError: The text cannot be read.
    """
    data = data_of_text(text, name, _KEYS)
    if isinstance(data, list):
        counts: Counter[str] = Counter()
        for count, card in data:
            counts[card] += count
        data = {"cards": dict(counts)}
    return _deck_of(data, name)


def deck_text(deck: Deck) -> str:
    """Return the text of a deck file."""
    # TOML and JSON quote and escape texts in the same way.
    lines = [f"{json.dumps(card, ensure_ascii=False)} = {count}" for card, count in deck.counts().items()]
    return "\n".join([f"name = {json.dumps(deck.name, ensure_ascii=False)}", "", "[cards]", *lines]) + "\n"


def about_shipped(name: str) -> str:
    """Return the sentence on what a shipped deck plays: the comment at the top of its file."""
    return opening_comment((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _read(path: Path) -> Deck:
    return _deck_of(data_of(path, _KEYS), path.stem)


def _deck_of(data: dict[str, Any], name: str) -> Deck:
    """Return the deck of the object of a deck file; `name` is its name if the object has none."""
    problems = unknown_keys(data, _KEYS)
    if not isinstance(data.get("name", name), str):
        problems.append(f"name is a text in quotes, not {short(data['name'])}")
    if "cards" not in data:
        problems.append("the table [cards] is missing")
    cards = counted_out(data.get("cards", {}), "cards", _EXAMPLE, problems)
    if problems:
        raise DeckError(name, problems)
    return Deck(data.get("name", name), cards)
