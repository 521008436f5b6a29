"""Load decks: the shipped decks by name, and deck files.

A deck file is TOML, or JSON with the same keys. The tables list card numbers, each with its count:

    name = "my_deck"
    player_card = "B03-104"      # optional: without it a nameless Player card is used (CR 909)
    format = "manual_2017"       # optional; or "extended" (ruling Z1), or "sealed" (ruling H125)

    under_player = "B24-050"     # optional, only in "extended": a lower half or a Player Extra

    [cards]                      # 50 cards
    "B01-006" = 4
    "B01-013" = 2

    [dynamis]                    # optional: up to 10 Z/X EX, 16 in "extended"
    "B16-035" = 1                # an upper half of a Z/X Overboost has the number of its lower half

The same as JSON, in a file that ends in .json:

    {"name": "my_deck", "format": "extended", "cards": {"B01-006": 4}, "dynamis": {"B16-035": 1}}

A deck that breaks a rule is rejected with the card and the count (legality.py). The shipped decks are such
files in the folder `decks` beside this module, in four groups:

- "b01": seven decks of the first set, the default of games.
- "2014": decks of the first ten boosters, many around themes that people played at tournaments of that time.
  Their names begin with 2014.
- "2017": ten decks of the whole pool of that year, two for each color. Their names consist of the color's
  letter, a number and the theme.
- "extended": decks of the format `extended` with the systems of later years. Their names begin with x and a
  number.

Decks of the format `extended` play only each other; all other decks can meet.
"""

import difflib
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from zx_env.core.serialization.deck_files import (
    ENDINGS,
    counted_out,
    data_of,
    unknown_keys,
)
from zx_env.core.validation import short
from zx_env.errors import DeckError, SettingError
from zx_env.zx import limits
from zx_env.zx.cards.deck import Deck as Deck
from zx_env.zx.cards.deck_makers.drawn import fixed_deck, is_drawn
from zx_env.zx.cards.legality import FORMATS, MANUAL_2017, problems_of
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.terms import NONE

_FOLDER = Path(__file__).parent / "decks"
_KEYS = ("name", "player_card", "under_player", "format", "cards", "dynamis")
GROUPS = ("b01", "2014", "2017", "extended", "all")
"""Groups of shipped decks: the first set, the boosters to 2014, the pool of 2017, the extended format."""
_EXAMPLE = '"B01-006" = 4'


def deck_names(group: str = "b01") -> list[str]:
    """Return the names of shipped decks.

    Args:
        group: "b01", the seven decks of the first set; "2014", decks of the first ten boosters; "2017", the
            ten decks of that year; "extended", the decks of the extended format, which play only each other;
            or "all".
    """
    if not isinstance(group, str) or group not in GROUPS:
        raise SettingError(
            f"group is {', '.join(map(repr, GROUPS[:-1]))} or {GROUPS[-1]!r}, not {short(group)}"
        )
    names = sorted(path.stem for path in _FOLDER.glob("*.toml"))
    return [name for name in names if group in ("all", _group_of(name))]


def _group_of(name: str) -> str:
    first = name.partition("_")[0]
    if first in GROUPS:
        return first
    return "extended" if name.startswith("x") else "2017"


def check_deck(deck: Deck, card_set: str = STANDARD) -> list[str]:
    """Return a message for every deck rule that the deck breaks; an empty list for a legal deck."""
    pool = card_table(card_set)
    return problems_of(deck.cards, deck.player_card, deck.dynamis, pool, deck.format, deck.under_player)


def load_deck(deck: "str | Path | Deck", card_set: str = STANDARD) -> Deck:
    """Return a legal deck.

    Args:
        deck: The name of a shipped deck, the path of a deck file (a Path, or a text that ends in `.toml` or
            `.json`), the text of a drawn deck with a seed (deck_makers/drawn.py), or a Deck.
        card_set: The card set in which the card numbers of the deck are looked up (pool.card_table).

    Raises:
        DeckError: The deck is unknown, unreadable or illegal; `problems` lists every error.
    """
    if isinstance(deck, Deck):
        loaded = deck
    elif isinstance(deck, Path) or (isinstance(deck, str) and deck.endswith(ENDINGS)):
        loaded = _read(Path(deck))
    elif isinstance(deck, str):
        loaded = fixed_deck(deck, card_set) if is_drawn(deck) else _shipped(deck)
    else:
        raise DeckError(
            short(deck), ["give the name of a shipped deck, the path of a TOML or JSON file, or a Deck"]
        )
    problems = check_deck(loaded, card_set)
    if problems:
        raise DeckError(loaded.name, problems)
    return loaded


def deck_rows(deck: Deck, pool: CardPool) -> npt.NDArray[np.int16]:
    """Return the rows of the card table for a player's slots: 50 cards, the Player card, the Dynamis.

    Returns:
        int16 [limits.HALF]: the row of the card in each slot; NONE for a slot without a card.
    """
    rows = np.full(limits.HALF, NONE, np.int16)
    if len(deck.cards) > limits.DECK_SIZE or len(deck.dynamis) > limits.DYNAMIS_SIZE:
        raise DeckError(
            deck.name, [f"no room for {len(deck.cards)} cards and {len(deck.dynamis)} in Dynamis"]
        )
    for slot, number in enumerate(deck.cards):
        rows[slot] = pool.row_of(number)
    if deck.player_card is not None:
        rows[limits.PLAYER_CARD] = pool.row_of(deck.player_card)
    for slot, number in enumerate(deck.dynamis, start=limits.PLAYER_CARD + 1):
        rows[slot] = pool.row_of(number)
    return rows


@cache
def _shipped(name: str) -> Deck:
    names = deck_names("all")
    if name not in names:
        close = difflib.get_close_matches(name, names, n=1)
        hint = f"did you mean {close[0]!r}? " if close else ""
        known = f"there are {', '.join(names)}; or give the path of a TOML or JSON file"
        raise DeckError(name, [f"no shipped deck has this name; {hint}{known}"])
    return _read(_FOLDER / f"{name}.toml")


def _read(path: Path) -> Deck:
    name, data = path.stem, data_of(path, _KEYS)
    problems = unknown_keys(data, _KEYS)
    for key in ("player_card", "under_player"):
        if data.get(key) is not None and not isinstance(data[key], str):
            problems.append(f"{key} is the number of a card in quotes, not {short(data[key])}")
    if not isinstance(data.get("name", name), str):
        problems.append(f"name is a text in quotes, not {short(data['name'])}")
    if data.get("format", MANUAL_2017) not in tuple(FORMATS):
        problems.append(f"format is one of {', '.join(FORMATS)}, not {short(data['format'])}")
    if "cards" not in data:
        problems.append("the table [cards] is missing")
    cards = counted_out(data.get("cards", {}), "cards", _EXAMPLE, problems)
    dynamis = counted_out(data.get("dynamis", {}), "dynamis", _EXAMPLE, problems)
    if problems:
        raise DeckError(name, problems)
    form = data.get("format", MANUAL_2017)
    return Deck(
        data.get("name", name), cards, data.get("player_card"), dynamis, form, data.get("under_player")
    )
