"""Deck files in TOML or JSON: reading them, and their tables of cards and counts.

See also: `cards/` of each game, for the keys of a file and the legality of a deck.
"""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import islice, takewhile
from pathlib import Path
from typing import Any

from zx_env.core.validation import has_controls, short
from zx_env.errors import DeckError

ENDINGS = (".toml", ".json")
"""Suffixes of deck files."""
_MOST = 99
"""Largest count of a card; a larger one is a mistake."""
_MOST_CARDS = 100_000
"""Largest length of a list; an endless list is rejected."""
_COMMENT = re.compile(r"(^|\s)(#|//).*")
_COUNTED = re.compile(r"(\d{1,2})\s*[x\u00d7]?\s+(\S.*)")


def data_of(path: Path, keys: Sequence[str]) -> dict[str, Any]:
    """Read a deck file, TOML or JSON by its suffix; `keys` are its known keys, for the message.

    Raises:
        DeckError: The file cannot be read, or is not valid TOML or JSON.
    """
    return parsed(text_of(path), path.suffix == ".json", path.stem, f"the file {path}", keys)


def text_of(path: Path) -> str:
    """Return the text of a deck file.

    Raises:
        DeckError: The file cannot be read, or is no text.
    """
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise DeckError(path.stem, [f"the file {path} cannot be read: {error.strerror}"]) from None
    except ValueError as error:
        raise DeckError(path.stem, [f"the file {path} is no text: {error}"]) from None


def parsed(words: str, is_json: bool, name: str, what: str, keys: Sequence[str]) -> dict[str, Any]:
    """Return the object that a text in TOML or JSON holds.

    Args:
        words: The text.
        is_json: Whether it is JSON.
        name: Name of the deck, for the message.
        what: What the message calls the text, such as "the file my_deck.toml".
        keys: The known keys, for the message.

    Raises:
        DeckError: The text is not valid TOML or JSON, or holds no object.
    """
    kind = "JSON" if is_json else "TOML"
    try:
        data: Any = json.loads(words, object_pairs_hook=_once_each) if is_json else tomllib.loads(words)
    except (ValueError, RecursionError) as error:
        raise DeckError(name, [f"{what} is no {kind}: {error}"]) from None
    if not isinstance(data, dict):
        raise DeckError(name, [f"{what} holds no object of keys such as {', '.join(keys)}"])
    return data


def data_of_text(words: str, name: str, keys: Sequence[str]) -> dict[str, Any] | list[tuple[int, str]]:
    """Return what a pasted deck list says.

    Args:
        words: The text of a deck file in TOML or JSON; or a plain list, with lines such as "4 B01-006" or
            "4x Gemini Elf", of which "#" and "//" begin comments.
        name: Name of the deck, for the message.
        keys: The known keys of a deck file, for the message.

    Returns:
        The object of the file; of a plain list each count with the words behind it.

    Raises:
        DeckError: The text cannot be read; the message has the line.
    """
    begun = words.lstrip()
    if begun.startswith("{"):
        return parsed(words, True, name, "the list", keys)
    lines = [_COMMENT.sub("", line).strip() for line in words.splitlines()]
    if any("=" in line or line.startswith("[") for line in lines):
        return parsed(words, False, name, "the list", keys)
    counted = [(place, _COUNTED.fullmatch(line)) for place, line in enumerate(lines, start=1) if line]
    wrong = [place for place, found in counted if found is None]
    if wrong or not counted:
        where = f"line {wrong[0]} is {short(lines[wrong[0] - 1])}" if wrong else "it is empty"
        raise DeckError(name, [f"a list has lines such as 4 B01-006, a count and a card; {where}"])
    return [(int(found[1]), found[2]) for _, found in counted if found is not None]


def opening_comment(words: str) -> str:
    """Return the comment with which the text of a deck file begins, as one line; "" if there is none."""
    lines = takewhile(lambda line: line.startswith("#"), words.splitlines())
    return " ".join(line.lstrip("# ").rstrip() for line in lines)


def unknown_keys(data: dict[str, Any], keys: Sequence[str]) -> list[str]:
    """Return a sentence for every unknown key of a deck file."""
    known = ", ".join(keys)
    return [
        f"the key {short(key)} means nothing in a deck file; known are {known}"
        for key in data
        if key not in keys
    ]


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    twice = [key for key, count in Counter(key for key, _ in pairs).items() if count > 1]
    if twice:
        raise ValueError(f"the key {short(twice[0])} is there twice")
    return dict(pairs)


def counted_out(table: Any, key: str, example: str, problems: list[str]) -> list[str]:
    """Return the cards of a table `card = count`, each `count` times; append errors to `problems`."""
    if not isinstance(table, dict):
        problems.append(f"[{key}] is a table of lines such as {example}")
        return []
    cards: list[str] = []
    for card, count in table.items():
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= _MOST:
            problems.append(
                f"[{key}] {card}: {short(count)} is no count of cards; write a whole number from 1"
            )
        else:
            cards += [card] * count
    return cards


def check_deck_name(name: Any) -> None:
    """Reject a deck name that is no text or has control characters."""
    if not isinstance(name, str):
        raise DeckError(short(name), [f"name is a text, not {short(name)}"])
    if has_controls(name):
        raise DeckError(short(name), [f"the name {short(name)} has control characters: leave them out"])


def listed_cards(deck: Any, name: str, listed: Any, what: str) -> tuple[str, ...]:
    """Return a list of a deck as a tuple.

    Raises:
        DeckError: The value is not a list of `what`, such as "the names of cards".
    """
    try:
        cards = None if isinstance(listed, (str, bytes, Mapping)) else tuple(islice(listed, _MOST_CARDS))
    except Exception:  # not a list, or a user's class that raises
        cards = None
    if cards is None or len(cards) == _MOST_CARDS or not all(isinstance(one, str) for one in cards):
        raise DeckError(short(deck), [f"{name} is a list of {what}, not {short(listed)}"])
    return cards


def table_of(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a list of cards as an HTML table, for notebooks; every cell is escaped."""
    top = "".join(f"<th>{escape(str(cell))}</th>" for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(str(cell))}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(title)}</caption><tr>{top}</tr>{body}</table>"
