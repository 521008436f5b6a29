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
    "B16-039" = 1                # an upper half of a Z/X Overboost has the number of its lower half

The same as JSON, in a file that ends in .json:

    {"name": "my_deck", "format": "extended", "cards": {"B01-006": 4}, "dynamis": {"B16-039": 1}}

A deck that breaks a rule is rejected with the card and the count (legality.py). The shipped decks are such
files in the folder `decks` beside this module, in four groups:

- "b01": seven decks of the first set, the default of games.
- "2014": decks of the first ten boosters, many around themes that people played at tournaments of that time.
  Their names begin with 2014.
- "2017": ten decks of the whole pool of that year, two for each color. Their names consist of the color's
  letter, a number and the theme.
- "extended": decks of the format `extended` with the systems of later years. Their names begin with x and a
  number.

A fifth group, "score" in the folder `decks/score`, has the drawn decks of the scorecard (`zx score`). They
are files so that cards that are added later do not change them; "all" leaves them out.

Decks of the format `extended` play only each other; all other decks can meet.
"""

import difflib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.serialization.deck_files import (
    ENDINGS,
    counted_out,
    data_of,
    data_of_text,
    opening_comment,
    unknown_keys,
)
from zx_env.core.validation import short
from zx_env.errors import DeckError, SettingError
from zx_env.zx import limits
from zx_env.zx.cards.deck import Deck as Deck
from zx_env.zx.cards.deck_makers.drawn import fixed_deck, is_drawn
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.legality import FORMATS, MANUAL_2017, problems_of
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.terms import NONE, CardType

_FOLDER = Path(__file__).parent / "decks"
_KEYS = ("name", "player_card", "under_player", "format", "cards", "dynamis")
GROUPS = ("b01", "2014", "2017", "extended", "all")
"""Groups of shipped decks: the first set, the boosters to 2014, the pool of 2017, the extended format."""
SCORE = "score"
"""The group of the decks of the scorecard, which is not in "all"."""
_EXAMPLE = '"B01-006" = 4'


def deck_names(group: str = "b01") -> list[str]:
    """Return the names of shipped decks.

    Args:
        group: "b01", the seven decks of the first set; "2014", decks of the first ten boosters; "2017", the
            ten decks of that year; "extended", the decks of the extended format, which play only each other;
            "all", all of these; or "score", the decks of the scorecard.
    """
    if group == SCORE:
        return sorted(path.stem for path in (_FOLDER / SCORE).glob("*.toml"))
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
    if name in deck_names(SCORE):
        return _read(_FOLDER / SCORE / f"{name}.toml")
    names = deck_names("all")
    if name not in names:
        close = difflib.get_close_matches(name, names, n=1)
        hint = f"did you mean {close[0]!r}? " if close else ""
        known = f"there are {', '.join(names)}; or give the path of a TOML or JSON file"
        raise DeckError(name, [f"no shipped deck has this name; {hint}{known}"])
    return _read(_FOLDER / f"{name}.toml")


def deck_of_text(text: str, card_set: str = STANDARD, name: str = "pasted") -> Deck:
    """Return the deck of a pasted list, which need not be legal.

    Args:
        text: A deck file as TOML or JSON; or lines such as "4 B01-006" or "4 Tank Heart", in which every card
            goes where its type belongs.
        card_set: The card set in which names are looked up.
        name: Name of a deck that names itself nothing.

    Raises:
        DeckError: The text cannot be read, or a name belongs to no card or to several.
    """
    data = data_of_text(text, name, _KEYS)
    if isinstance(data, list):
        data = _by_place(data, card_table(card_set), name)
    return _deck_of(data, name)


def about_shipped(name: str) -> str:
    """Return the sentence on what a shipped deck plays: the comment at the top of its file."""
    return opening_comment((_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def places_of(card: Card) -> list[str]:
    """Return the keys of a deck file under which a card may stand in some format, the usual one first."""
    formats = FORMATS.values()
    places = {
        "cards": any(card.kind in form.in_deck for form in formats),
        "dynamis": any(card.kind in form.types for form in formats),
        "player_card": card.kind == CardType.PLAYER,
        "under_player": any(card.kind in form.under_player for form in formats),
    }
    return [place for place, is_one in places.items() if is_one]


def _by_place(lines: list[tuple[int, str]], pool: CardPool, name: str) -> dict[str, Any]:
    """Return the lines of a plain list as the object of a deck file."""
    counts: dict[str, Counter[str]] = {"cards": Counter(), "dynamis": Counter()}
    singles: dict[str, str] = {}
    problems = []
    for count, words in lines:
        named = [words] if words in pool else [card.number for card in pool.named(words)]
        first = words.split()[0]
        numbers = named or ([first] if first in pool else [])
        if len(numbers) != 1:
            several = f"{', '.join(numbers)} have this name: write the number"
            problems.append(f"{short(words)}: {several if numbers else f'no such card{pool.likely(words)}'}")
            continue
        place = next(iter(places_of(pool.card_of(numbers[0]))), "cards")
        if place in counts:
            counts[place][numbers[0]] += count
        else:
            singles[place] = numbers[0]
    if problems:
        raise DeckError(name, problems)
    return {**singles, **{place: dict(cards) for place, cards in counts.items() if cards or place == "cards"}}


def _read(path: Path) -> Deck:
    return _deck_of(data_of(path, _KEYS), path.stem)


def _deck_of(data: dict[str, Any], name: str) -> Deck:
    """Return the deck of the object of a deck file; `name` is its name if the object has none."""
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
