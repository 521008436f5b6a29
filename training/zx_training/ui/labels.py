"""Labels of actions and cards: card names instead of numbers, sentences instead of the short texts."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

from zx_env.core.actions import Action
from zx_training.games.adapter import GameAdapter
from zx_training.table_format import Table


def card_of(adapter: GameAdapter, key: str) -> dict[str, Any] | None:
    """Return a card's printed values by their names, given its number or name; None for an unknown card."""
    return _looked_up(cast(Hashable, adapter), key)


@lru_cache(maxsize=8192)
def _looked_up(adapter: Any, key: str) -> dict[str, Any] | None:
    listing = adapter.card(key)
    if not isinstance(listing, Table):
        return None
    facts = {name: value for name, value in listing.rows[0].items() if value not in (None, "")}
    japanese = adapter.japanese(key)
    return {"key": key, **facts, **({"japanese": japanese} if japanese else {})}


def name_of(adapter: GameAdapter, key: str) -> str:
    """Return the name of a card, given its number or name; the key itself if there is no such card."""
    card = card_of(adapter, key)
    return key if card is None else str(card["name"])


def facts(adapter: GameAdapter, key: str) -> str:
    """Return a card's printed numbers as short text, such as "cost 3, Power 5000"; "" without any."""
    card = card_of(adapter, key) or {}
    words = [f"cost {card['cost']}"] if "cost" in card else [str(card["level"])] if "level" in card else []
    words += [f"Power {card['power']}"] if "power" in card else []
    return ", ".join([*words, *([str(card["points"])] if "points" in card else [])])


def label_of(adapter: GameAdapter, action: Action, there: str = "") -> str:
    """Return the label of an action.

    Args:
        adapter: The game.
        action: The action.
        there: The card at the place of the action, by number or name; "" if there is no card.
    """
    template = adapter.sentences.get(action.verb, f"{action.verb.capitalize()} {{}}")
    if action.verb == "at" and there:
        return f"{template.format(action.place)}, in the place of {name_of(adapter, there)}"
    return template.format(_subject(adapter, action, there)).strip()


def _subject(adapter: GameAdapter, action: Action, there: str) -> str:
    """Return the name of the action's card, and the place of the card."""
    # The Player cards of both players may have the same name.
    is_enemys = action.owner not in (None, action.player) and action.zone != "player"
    where = action.place or action.zone or ""
    number = f"#{action.ability}" if action.ability is not None and action.ability > 1 else ""
    number += f"#{action.nth}" if action.nth > 1 else ""
    if action.card is None:
        whose = "enemy " if is_enemys else ""
        lies = where or action.group
        words = f"{whose}{lies}{number}" if lies else str(action.ability or "")
        return f"{name_of(adapter, there)} ({words})" if there else words
    group = f"{action.group} " if action.group else ""
    state = f" {action.state}" if action.state else ""
    words = f"{group}{name_of(adapter, action.card)}{state}{number}"
    if where:
        whose = "the enemy's " if is_enemys else ""
        return f"{words} ({whose}{where})"
    return f"enemy {words}" if is_enemys else words
