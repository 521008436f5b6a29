"""The legal actions as lines: the words to type, beside them the card that they are about and its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from zx_env import Action
from zx_training.games.adapter import GameAdapter
from zx_training.table_format import Table
from zx_training.terminal.display import say
from zx_training.ui.labels import facts, label_of


def list_choices(console: Console, adapter: GameAdapter, view: Any) -> list[Any]:
    """Prints the legal actions of a seat, numbered from 1, and gives them back."""
    actions = view.actions()
    wide = max((len(action.text) for action in actions), default=0)
    there = view.picture().lying
    for number, (action, spot) in enumerate(zip(actions, view.spots(), strict=True), 1):
        told = explained(adapter, action, there.get(spot, ""))
        beside = f"  {told}" if told.casefold() != action.text.casefold() else ""
        say(console, f"{number:4d}  {action.text.ljust(wide)}{beside}".rstrip())
    return list(actions)


def explained(adapter: GameAdapter, action: Action, there: str) -> str:
    """An action as a person says it, with the numbers of the card that it is about."""
    told, numbers = label_of(adapter, action, there), facts(adapter, action.card or there)
    return f"{told}  ({numbers})" if numbers else told


def chosen(actions: Sequence[Any], said: str) -> list[Any]:
    """The actions that are meant: by a number of the list, by words, or by the beginning of the words."""
    if said.isdigit():
        return [actions[int(said) - 1]] if 1 <= int(said) <= len(actions) else []
    words = said.casefold()
    exact = [one for one in actions if one.text.casefold() == words]
    return exact or [one for one in actions if words and one.text.casefold().startswith(words)]


def explain(console: Console, adapter: GameAdapter, view: Any, words: str) -> None:
    """What a card is and says: by its number, its name or a part of it, or where it lies, as in `? b2`."""
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
