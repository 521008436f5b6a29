"""The legal actions as lines: each with the words to type, its card, and the numbers of the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from zx_env import Action, View
from zx_env.core.game.moves import moves_of
from zx_training.games.adapter import GameAdapter
from zx_training.table_format import Table
from zx_training.terminal.display import say


def list_choices(console: Console, view: View) -> list[Action]:
    """Print the legal actions of the view's player, numbered from 1, and return them in this order.

    Actions that pass stand last.
    """
    moves = moves_of(view)
    wide = max((len(move.action.text) for move in moves), default=0)
    for number, move in enumerate(moves, 1):
        beside = f"  {move.words}" if move.words.casefold() != move.action.text.casefold() else ""
        say(console, f"{number:4d}  {move.action.text.ljust(wide)}{beside}".rstrip())
    return [move.action for move in moves]


def chosen(actions: Sequence[Any], typed: str) -> list[Any]:
    """Return the actions that a typed answer matches; an empty list for none.

    It matches by number in the list, from 1, else by whole text, else by the beginning of the text.
    """
    if typed.isdigit():
        return [actions[int(typed) - 1]] if 1 <= int(typed) <= len(actions) else []
    words = typed.casefold()
    exact = [action for action in actions if action.text.casefold() == words]
    return exact or [action for action in actions if words and action.text.casefold().startswith(words)]


def explain(console: Console, adapter: GameAdapter, view: Any, words: str) -> None:
    """Print a card, by its number, its name, a part of the name, or its place, as in `? b2`."""
    key = view.picture().lying.get(words.lower(), words)
    found = adapter.card(key)
    if isinstance(found, str) and words:
        named = [
            row for row in adapter.cards([words]).rows if words.casefold() in str(row["name"]).casefold()
        ]
        if len({row["name"] for row in named}) == 1:
            found = Table("", named[:1])
        elif named:
            found = f"{len(named)} cards are called so: {', '.join(_called(row) for row in named[:8])}"
    if isinstance(found, str):
        say(console, found)
    else:
        found.show(console)


def _called(row: dict[str, Any]) -> str:
    return " ".join(str(row[key]) for key in ("number", "name") if row.get(key))
