"""Check that every field of a card has the type that the language declares. The encoder checks this first."""

import types
from collections.abc import Sequence
from dataclasses import dataclass, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from zx_env.errors import CardError
from zx_env.zx.cards import language
from zx_env.zx.cards.language import Ability, AlwaysWord, Card, Condition, Effect, Squares
from zx_env.zx.cards.names import CounterName, PlayerName, TribeName
from zx_env.zx.cards.parts import field_names


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a card's data, for error messages."""

    number: str
    field: str = ""

    def at(self, more: str) -> "Spot":
        """Return a place inside this one. `more` is a field's name, or a position in a list such as `[2]`."""
        glue = "" if not self.field or more.startswith("[") else "."
        return Spot(self.number, self.field + glue + more)

    def refuse(self, reason: str) -> CardError:
        """Return the error to raise for this place."""
        return CardError(self.number, self.field or "the card", reason)


@cache
def _hints(kind: type) -> dict[str, Any]:
    # The annotations of a word may name words from other modules of the language.
    return get_type_hints(kind, localns=vars(language))


_NAMED = {
    frozenset(get_args(Ability)): "an ability",
    frozenset(get_args(Effect)): "an effect",
    frozenset(get_args(Condition)): "a condition",
    frozenset(get_args(AlwaysWord)): "what an Always ability does",
    frozenset(get_args(TribeName)): "Tribe",
    frozenset(get_args(PlayerName)): "PlayerKey",
    frozenset(get_args(CounterName)): "CounterKind",
}
"""Names for the large unions in error messages. README.md lists the words of each union."""
_LONG = 60


def _shown(value: object) -> str:
    """Return the value for an error message; a long one is shortened."""
    words = repr(value)
    if len(words) <= _LONG:
        return words
    return f"{type(value).__name__}(...)" if is_dataclass(value) else f"{words[:_LONG]}..."


def _words_for(expected: Any) -> str:
    if get_origin(expected) in (Union, types.UnionType):
        several = _NAMED.get(frozenset(get_args(expected)))
        return several or " or ".join(_words_for(one) for one in get_args(expected))
    if get_origin(expected) in (Sequence, tuple):
        return f"a list of {_words_for(get_args(expected)[0])}"
    return "None" if expected is type(None) else str(expected.__name__)


def _is_list_of(value: object, expected: Any) -> bool:
    return get_origin(expected) in (Sequence, tuple) and isinstance(value, (list, tuple))


def _is_one(kind: type, expected: Any) -> bool:
    if expected is int:
        return issubclass(kind, int) and not issubclass(kind, (bool, Enum))
    return isinstance(expected, type) and get_origin(expected) is None and issubclass(kind, expected)


def _alternatives(expected: Any) -> tuple[Any, ...]:
    return get_args(expected) if get_origin(expected) in (Union, types.UnionType) else (expected,)


_ONE_OF: dict[tuple[type, Any], bool] = {}
"""Answers of `_is_one_of`."""


def _is_one_of(kind: type, expected: Any) -> bool:
    """Return whether values of this type are among what is expected, other than lists."""
    if (kind, expected) not in _ONE_OF:
        _ONE_OF[kind, expected] = any(_is_one(kind, one) for one in _alternatives(expected))
    return _ONE_OF[kind, expected]


def _check(value: object, expected: Any, spot: Spot) -> None:
    if _is_one_of(type(value), expected):
        if field_names(type(value)) is not None:
            _check_fields(value, spot)
        if isinstance(value, Squares):
            _check_diagram(value.diagram, spot.at("diagram"))
        return
    wanted = _alternatives(expected)
    for one in wanted:
        if _is_list_of(value, one):
            for place, item in enumerate(value):  # type: ignore[arg-type, var-annotated]
                _check(item, get_args(one)[0], spot.at(f"[{place}]"))
            return
    lists = [get_args(one)[0] for one in wanted if get_origin(one) in (Sequence, tuple)]
    if any(isinstance(value, one) for item in lists for one in get_args(item) or (item,)):
        reason = f"{_shown(value)} stands alone where {_words_for(expected)} is needed: put it in [ ]"
    else:
        reason = f"{_shown(value)} stands where {_words_for(expected)} is needed"
    raise spot.refuse(reason)


def _check_fields(value: Any, spot: Spot) -> None:
    kind: type = type(value)
    hints = _hints(kind)
    for name in field_names(kind) or ():
        inner = getattr(value, name)
        if field_names(type(inner)) is None and _is_one_of(type(inner), hints[name]):
            continue
        _check(inner, hints[name], spot.at(name))


def _check_diagram(diagram: str, spot: Spot) -> None:
    rows = diagram.split()
    if [len(row) for row in rows] != [3, 3, 3] or set("".join(rows)) - set(".x") or "x" not in diagram:
        raise spot.refuse(f"{diagram!r} is no three rows of three signs, `x` and `.`, with an `x` among them")


def check_types(card: object) -> None:
    """Raise CardError, naming card and field, unless every field holds what the language declares for it."""
    if not isinstance(card, Card):
        raise CardError(repr(card), "the card", "stands in a list of cards; it is no Card(...)")
    _check_fields(card, Spot(str(card.number)))
