"""The legal actions as lines: each with the words to type, its card, and the numbers of the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from zx_env import Action
from zx_training.games.adapter import GameAdapter
from zx_training.table_format import Table
from zx_training.terminal.display import say


def list_choices(console: Console, adapter: GameAdapter, view: Any) -> list[Any]:
    """Print the legal actions of the view's player, numbered from 1, and return them in this order."""
    actions = view.actions()
    wide = max((len(action.text) for action in actions), default=0)
    there = view.picture().lying
    for number, (action, spot) in enumerate(zip(actions, view.spots(), strict=True), 1):
        label = explained(adapter, action, there.get(spot, ""))
        beside = f"  {label}" if label.casefold() != action.text.casefold() else ""
        say(console, f"{number:4d}  {action.text.ljust(wide)}{beside}".rstrip())
    return list(actions)


def explained(adapter: GameAdapter, action: Action, there: str) -> str:
    """Return an action's label with its card's printed numbers (cost, power).

    `there` is the card at its place.
    """
    label, numbers = adapter.wording.label(action, there), adapter.wording.facts(action.card or there)
    return f"{label}  ({numbers})" if numbers else label


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
