"""Describe what a card does by the words of its abilities, in numbers for a network.

The observation describes a card by 25 features (encode/features.py), which are the same for every card set.
These are finer: a feature for each word of the card language, for each choice that a word offers, and for its
amounts. They are derived from the language, so a new word has features as soon as it exists. A network reads
them by the card's number, and so knows something of a card that it has never met.

Features are int8, in natural units: how often a word stands on the card, Power and damage in 500s, other
amounts as they are; a feature stops at 127 and -128.
"""

import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from zx_env.zx.cards import language
from zx_env.zx.cards.encode.features import typical
from zx_env.zx.cards.language import Amount, Card, CostOf, Per, PerDone, PowerOf
from zx_env.zx.cards.names import PlayerKey, Tribe
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.limits import SQUARES
from zx_env.zx.terms import ANY_NUMBER, POWER_UNIT, CounterKind

_AMOUNTS = (Per, PerDone, PowerOf, CostOf)
_NAMES = (Tribe, PlayerKey, CounterKind)
"""Enumerations whose members are names that a card set may extend: they are no features."""


@cache
def word_feature_names() -> tuple[str, ...]:
    """Return the names of the features.

    `Damage` counts a word, `Damage.amount` adds up its amounts, `Automatic.when=APPEARS` counts the uses of
    the word with that choice, and `choose.up_to` those where the parameter is set.
    """
    return tuple(name for word in _words() for name in (word.__name__, *_names_of_fields(word)))


@cache
def word_features(card_set: str = STANDARD) -> npt.NDArray[np.int8]:
    """Return the features of all cards of a set, int8 [cards, features], in the order of the card table."""
    places = {name: place for place, name in enumerate(word_feature_names())}
    values = np.zeros((len(card_table(card_set)), len(places)), np.int32)
    for row, card in enumerate(card_table(card_set).cards):
        for name, value in _counts(card):
            values[row, places[name]] += value
    return values.clip(-128, 127).astype(np.int8)


def _words() -> list[type]:
    words = dict.fromkeys(
        getattr(language, name) for name in vars(language)["__all__"] if name != Card.__name__
    )
    return [word for word in words if isinstance(word, type) and is_dataclass(word)]


@cache
def _kinds_of_fields(word: type) -> dict[str, tuple[Any, ...]]:
    """Return the types that each field of a word can have, without lists and unions around them."""
    hints = get_type_hints(word, localns=vars(language))
    return {field.name: tuple(dict.fromkeys(_plain(hints[field.name]))) for field in fields(word)}


def _plain(hint: Any) -> Iterator[Any]:
    if get_origin(hint) in (Union, types.UnionType) or get_origin(hint) is not None:
        for inner in get_args(hint):
            yield from _plain(inner)
    else:
        yield hint


def _names_of_fields(word: type) -> Iterator[str]:
    for field, kinds in _kinds_of_fields(word).items():
        for kind in kinds:
            if _is_choice(kind):
                yield from (f"{word.__name__}.{field}={member.name}" for member in kind)
        if bool in kinds or int in kinds:
            yield f"{word.__name__}.{field}"


def _is_choice(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum) and kind not in _NAMES


def _counts(card: Card) -> Iterator[tuple[str, int]]:
    """Yield the features of a card with what each part of its data adds; what a word means anyway is none."""
    for part in parts_of(card.abilities):
        kind: Any = type(part)
        word = kind.__name__
        yield word, 1
        for field, usual in _usual_values(kind):
            value = getattr(part, field)
            if value is usual or value == usual:
                continue
            for one in value if isinstance(value, (list, tuple)) else (value,):
                if _is_choice(type(one)):
                    yield f"{word}.{field}={one.name}", 1
                elif one is True:
                    yield f"{word}.{field}", 1
                elif type(one) is int or isinstance(one, _AMOUNTS):
                    yield f"{word}.{field}", _in_natural_units(one)


@cache
def _usual_values(word: type) -> tuple[tuple[str, Any], ...]:
    """Return each field that has features, with its default."""
    has = {name.partition(".")[2].partition("=")[0] for name in _names_of_fields(word)}
    return tuple((field.name, field.default) for field in fields(word) if field.name in has)


def _in_natural_units(amount: Amount) -> int:
    number = typical(amount)
    if abs(number) >= POWER_UNIT:  # points of Power or damage: no card has so many of anything else
        return int(number / POWER_UNIT)
    return SQUARES if number == ANY_NUMBER else number
