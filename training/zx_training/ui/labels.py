"""Actions and cards as people say them: names instead of numbers, whole sentences instead of texts."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

from zx_training.games.adapter import GameAdapter
from zx_training.table_format import Listing

_LYING = re.compile(r"(enemy )?(\w+):(.+)")
_NUMBER = re.compile(r"[A-Z]+[0-9]*-[0-9A-Za-z]+")
_NUMBERED = re.compile(rf"\(({_NUMBER.pattern}) (?=\S)")


def card_of(title: GameAdapter, key: str) -> dict[str, Any] | None:
    """All that is known of a card by its number or name; None where there is none."""
    return _looked_up(cast(Hashable, title), key)


@lru_cache(maxsize=8192)
def _looked_up(title: Any, key: str) -> dict[str, Any] | None:
    found = title.card(key)
    if not isinstance(found, Listing):
        return None
    facts = {name: value for name, value in found.rows[0].items() if value not in (None, "")}
    japanese = title.japanese(key)
    return {"key": key, **facts, **({"japanese": japanese} if japanese else {})}


def name_of(title: GameAdapter, key: str) -> str:
    """What a card is called."""
    card = card_of(title, key)
    return key if card is None else str(card["name"])


def facts(title: GameAdapter, key: str) -> str:
    """What a card costs and how strong it is, in short."""
    card = card_of(title, key) or {}
    told = [f"cost {card['cost']}"] if "cost" in card else [str(card["level"])] if "level" in card else []
    told += [f"Power {card['power']}"] if "power" in card else []
    return ", ".join([*told, *([str(card["points"])] if "points" in card else [])])


def meant(text: str, there: str) -> str:
    """The key of the card that an action is about: the number in its text, or what lies there; else "".

    A pile lies in one place: its uppermost card is not the one that is chosen from it.
    """
    found = _NUMBER.search(text)
    return found[0] if found else there


def named(title: GameAdapter, text: str) -> str:
    """A text with names in place of the numbers of cards."""
    return _NUMBER.sub(lambda found: name_of(title, found[0]), text)


def asked_in_words(asked: str) -> str:
    """A question without the number of the card that it is about: the name stands behind it."""
    return _NUMBERED.sub("(", asked)


def sentence(title: GameAdapter, text: str, there: str = "") -> str:
    """An action's text as a person says it.

    Args:
        title: The game.
        text: The action's.
        there: The card that lies where the action is done, by its key; "" for none.
    """
    sentences = title.sentences
    if text in sentences:
        return sentences[text]
    first, _, rest = text.partition(" ")
    if first == "at" and there:
        return f"{sentences[first].format(rest)}, in the place of {name_of(title, there)}"
    told = _thing(title, rest, there)
    if first not in sentences or "{}" not in sentences[first]:
        return f"{first.capitalize()} {told}".strip()
    return sentences[first].format(told)


def _thing(title: GameAdapter, words: str, there: str) -> str:
    """What an action is about: a card by its name, and where it lies."""
    lying = _LYING.fullmatch(words)
    if lying is not None:
        enemy, where, card = lying.groups()
        whose = "the enemy's " if enemy else ""
        return f"{named(title, card)} ({whose}{where})"
    told = named(title, words)
    return f"{name_of(title, there)} ({told})" if there and told == words else told
