"""`LiveCards`: a card set of one's own, which is read anew when a file of it changes.

A card set is a module, and reading it runs it: the server's starter names it, a request never does. Each
reading is a card set with a name of its own, so that games that are under way keep the cards that they began
with.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from zx_env.errors import CardError, ZXError
from zx_env.zx.cards.card_types import ZX_TYPES
from zx_env.zx.cards.decks import places_of
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.cards.set_modules import module_of
from zx_env.zx.saved.positions import FORMAT
from zx_env.zx.terms import CardType
from zx_training.games.adapter import GameAdapter

SHOWN_ON = "b2"
"""The Square on which a card is shown."""
LIFE = 4
"""Cards of Life, and of the deck, in the game that shows a card."""
_READING = "__reading_"
"""Stands before the number of a reading in the name of its card set."""
Stamp = tuple[tuple[str, int, int], ...]
"""For each file its path, the time of its last change and its size."""


class LiveCards:
    """The newest card set that could be read, and what is wrong with the files since."""

    def __init__(self, name: str, make: Callable[[str], GameAdapter]) -> None:
        """Read the card set.

        Args:
            name: Name of the module.
            make: Function that returns the adapter of the game with a card set, by its name.

        Raises:
            CardError: The module, or a card of it, is wrong.
        """
        self.name, self._make = name, make
        self._lock = threading.Lock()
        self._files: set[Path] = set()
        self.version = 0
        self.problem: str | None = None
        self.adapter = self._read()
        self._stamp = self._stamped()

    def look(self) -> None:
        """Read the card set anew if a file of it has changed."""
        with self._lock:
            stamp = self._stamped()
            if stamp == self._stamp:
                return
            self._stamp = stamp
            self.version += 1
            try:
                self.adapter, self.problem = self._read(), None
            except ZXError as error:
                self.problem = in_words(str(error), called(self.name, self.version))
            # Reading it may have found further files.
            self._stamp = self._stamped()

    def _read(self) -> GameAdapter:
        """Import the module anew and return the adapter of the game with its cards."""
        if self.version:
            self._forget()
        try:
            module = module_of(self.name)
            self._note_files()
            name = called(self.name, self.version)
            sys.modules[name] = module
            adapter = self._make(name)
            adapter.own_cards()  # reads the cards and encodes them
        except CardError as error:
            self._note_files()
            raise self._with_line(error) from None
        return adapter

    def _forget(self) -> None:
        """Let the next import read the files, also those that changed twice within one second."""
        for name in self._modules():
            cached = getattr(sys.modules.pop(name), "__cached__", None)
            if cached:
                with contextlib.suppress(OSError):
                    Path(cached).unlink(missing_ok=True)
        importlib.invalidate_caches()

    def _modules(self) -> list[str]:
        return [name for name in sys.modules if name == self.name or name.startswith(f"{self.name}.")]

    def _note_files(self) -> None:
        files = (getattr(sys.modules[name], "__file__", None) for name in self._modules())
        self._files |= {Path(file) for file in files if file}

    def _stamped(self) -> Stamp:
        stamps = []
        for path in sorted(self._files):
            with contextlib.suppress(OSError):
                status = path.stat()
                stamps.append((str(path), status.st_mtime_ns, status.st_size))
        return tuple(stamps)

    def _with_line(self, error: CardError) -> CardError:
        """Return the error of a card with its file and line, if it has none and they can be found."""
        if ", line " in error.reason:
            return error
        for path in sorted(self._files):
            line = _line_of(error.number, path)
            if line is not None:
                return CardError(error.number, error.field, f"{error.reason} ({path.name}, line {line})")
        return error


def called(name: str, version: int) -> str:
    """Return the name of a later reading of a card set; the first one has the name of the module."""
    return f"{name}{_READING}{version}" if version else name


def in_words(message: str, card_set: str) -> str:
    """Return a message or a record with the name of the module in place of that of a later reading."""
    return message.replace(card_set, card_set.partition(_READING)[0])


def _line_of(number: str, path: Path) -> int | None:
    """Return the line of a file in which the card with that number begins."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            values: list[Any] = [
                *node.args[:1],
                *(word.value for word in node.keywords if word.arg == "number"),
            ]
            if any(isinstance(value, ast.Constant) and value.value == number for value in values):
                return node.lineno
    return None


def own_numbers(card_set: str) -> list[str]:
    """Return the numbers of the cards that the standard set lacks, or has otherwise."""
    standard = card_table(STANDARD)
    return [
        card.number
        for card in card_table(card_set).cards
        if card.number not in standard or standard.card_of(card.number) != card
    ]


@lru_cache(maxsize=8)
def table_digest(card_set: str) -> str:
    """Return the digest of a card table: that of the same cards is the same."""
    pool = card_table(card_set)
    return hashlib.sha256("\n".join(pool.numbers).encode() + pool.record.tobytes()).hexdigest()[:16]


def scene_of(number: str, card_set: str) -> dict[str, Any]:
    """Return a position in which a card lies where it can: on a Square, beside it or in the hand."""
    pool = card_table(card_set)
    card = pool.card_of(number)
    # Without Life a player has lost (CR 903.1).
    filler = [next((one.number for one in pool.cards if one.kind == CardType.ZX), number)] * LIFE
    own: dict[str, Any] = {"life": filler, "deck": filler}
    position: dict[str, Any] = {"format": FORMAT, "turn": 3, "turn_player": 0, "card_set": card_set}
    position["players"] = [own, {"life": filler, "deck": filler}]
    if card.kind == CardType.PLAYER:
        own["player_card"] = number
    elif card.kind in ZX_TYPES and card.kind != CardType.ZX_OB:
        position["squares"] = {SHOWN_ON: {"card": number, "owner": 0}}
    elif "dynamis" in places_of(card):
        own["dynamis"] = [{"card": number, "face": "up"}]
    else:
        own["hand"] = [number]
    return position
