"""Decks of one's own: files that the server's starter names, and lists that a request contains.

A list of a request is text: it is read as data, and a name in it never stands for a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from zx_env.core.serialization.deck_files import ENDINGS, opening_comment, text_of
from zx_env.errors import DeckError, SettingError
from zx_training.games.adapter import NO_DECK, GameAdapter
from zx_training.games.deck_building import PASTED, DeckCheck

_NO_DECK = "decks are two: names of shipped decks, texts of drawn ones, or lists"
MOST_NAME = 80
"""Most characters of a deck's name."""


class DeckList(NamedTuple):
    """A deck of a game: its name, and the text of its list if it is neither shipped nor drawn."""

    name: str
    text: str | None = None

    def deck(self, adapter: GameAdapter) -> Any:
        """Return what the game takes as a deck: the name, or the deck of the list."""
        return self.name if self.text is None else adapter.deck_of_text(self.text)


def checked(adapter: GameAdapter, text: Any, name: str = PASTED) -> DeckCheck:
    """Return what the checker says of the text of a list.

    Raises:
        SettingError: It is no text, or longer than any deck.
    """
    if not isinstance(text, str):
        raise SettingError("a list is a text")
    found = adapter.check_deck(text, name)
    if len(found.name) > MOST_NAME:
        return DeckCheck([f"the name of a deck has at most {MOST_NAME} characters"], found.name[:MOST_NAME])
    return found


def legal(adapter: GameAdapter, text: Any, name: str = PASTED) -> DeckList:
    """Return the deck of the text of a list.

    Raises:
        DeckError: The list cannot be read, or the deck is not legal.
        SettingError: It is no text.
    """
    found = checked(adapter, text, name)
    if found.problems:
        raise DeckError(found.name, list(found.problems))
    return DeckList(found.name, found.text)


class OfferedDecks:
    """The decks that the server's starter names, by game."""

    def __init__(self, adapters: Mapping[str, GameAdapter], given: Sequence[str]) -> None:
        """Read the decks.

        Args:
            adapters: The games of the server by name.
            given: Deck files, names of shipped decks or texts of drawn decks.

        Raises:
            DeckError: A file cannot be read, or its deck is not legal in any game.
            SettingError: Two decks have one name.
        """
        self._lists: dict[str, dict[str, DeckList]] = {name: {} for name in adapters}
        for one in given:
            game, found = _read(adapters, one)
            shipped = {str(row["deck"]) for row in rows_of(adapters[game])}
            if found.text is not None and (found.name in shipped or found.name in self._lists[game]):
                raise SettingError(
                    f"{one}: there is a deck {found.name!r} already; give this one another name, by a line "
                    'name = "..." at its top'
                )
            self._lists[game][found.name] = found

    def of(self, game: str) -> dict[str, DeckList]:
        """Return the decks of a game by name, in the order in which they were given."""
        return self._lists[game]

    def rows(self, adapter: GameAdapter) -> list[dict[str, Any]]:
        """Return the decks to choose from, the given ones first, each with `about`."""
        own = self._lists[adapter.name]
        rows = [
            row | {"about": adapter.about_deck(row), "plays": adapter.plays(str(row["deck"]))}
            for row in rows_of(adapter)
        ]
        known = {str(row["deck"]) for row in rows}
        mine = [
            {"deck": name, "about": opening_comment(one.text or "") or "a deck of this server's own"}
            for name, one in own.items()
            if name not in known
        ]
        return [*mine, *sorted(rows, key=lambda row: row["deck"] not in own)]

    def usual(
        self, adapter: GameAdapter, mine: str | None = None, enemys: str | None = None
    ) -> tuple[str, str]:
        """Return the names of two decks; replace missing names with given decks, else with shipped ones."""
        own = self._lists[adapter.name]
        if mine is None and enemys is None:
            mine, enemys = [*own, None, None][:2]
        named = mine or enemys
        if (mine and enemys) or named not in own or own[named].text is None:
            return adapter.pair_of(mine, enemys)
        others = adapter.opponents_of(own[named].deck(adapter))
        shipped = adapter.pair_of(None, None)[1]
        other = shipped if shipped in others else [*others, named][0]
        return mine or other, enemys or other


def rows_of(adapter: GameAdapter) -> list[dict[str, Any]]:
    """Return rows of the shipped decks, and of decks that are drawn for each game."""
    if not adapter.game.decks:
        return [{"deck": NO_DECK}]
    return [*(dict(row) for row in adapter.decks().rows), *adapter.drawn_decks()]


def deck_lists(adapter: GameAdapter, decks: Any, offered: Mapping[str, DeckList]) -> list[DeckList]:
    """Return the two decks of a request.

    Args:
        adapter: The game.
        decks: For each player the name of an offered or shipped deck, the text of a drawn one, or a list as
            {"list": text}.
        offered: The decks that the server's starter named.

    Raises:
        DeckError: A list cannot be read, or is not legal.
        SettingError: There is no such deck.
    """
    if not isinstance(decks, list | tuple) or len(decks) != 2:
        raise SettingError(_NO_DECK)
    return [deck_list(adapter, one, offered) for one in decks]


def deck_list(adapter: GameAdapter, deck: Any, offered: Mapping[str, DeckList]) -> DeckList:
    """Return a deck of a request, as `deck_lists` does of two."""
    if isinstance(deck, dict) and set(deck) == {"list"}:
        return legal(adapter, deck["list"])
    if isinstance(deck, str) and deck in offered:
        return offered[deck]
    # The text of a drawn deck names no file, so a request may have any; making the game checks it.
    if isinstance(deck, str) and (
        adapter.is_drawn(deck) or any(row["deck"] == deck for row in rows_of(adapter))
    ):
        return DeckList(deck)
    raise SettingError(_NO_DECK)


def _read(adapters: Mapping[str, GameAdapter], given: str) -> tuple[str, DeckList]:
    """Return the game of a deck that the server's starter named, and the deck."""
    having = {name: adapter for name, adapter in adapters.items() if adapter.game.decks}
    if not given.endswith(ENDINGS):
        for name, adapter in having.items():
            if adapter.is_drawn(given) or any(row["deck"] == given for row in rows_of(adapter)):
                return name, DeckList(given)
        raise DeckError(given, ["no shipped deck has this name; give the path of a TOML or JSON file"])
    path = Path(given)
    text = text_of(path)
    checks = {name: checked(adapter, text, path.stem) for name, adapter in having.items()}
    name = next((name for name in having if _knows_a_card(having[name], checks[name])), next(iter(having)))
    if checks[name].problems:
        raise DeckError(checks[name].name, list(checks[name].problems))
    about = opening_comment(text)
    return name, DeckList(
        checks[name].name, f"# {about}\n{checks[name].text}" if about else checks[name].text
    )


def _knows_a_card(adapter: GameAdapter, check: DeckCheck) -> bool:
    cards = (check.data or {}).get("cards", {})
    return any(adapter.wording.card(key) is not None for key in cards)
