"""Settings that every game has, and how interfaces take the settings of each game.

Each game has its own subclass of `Settings`, whose docstring gives the meaning of each setting in a section
"Attributes", and a function that creates its settings. The shared interfaces take `**settings`; in a game's
own class, `expand_settings` replaces `**settings` by the names, defaults and meanings of the settings.
"""

import functools
import inspect
import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import FunctionType
from typing import Any, Protocol, cast

from zx_env.core.validation import as_int, check_whole, short
from zx_env.errors import SettingError

MOST_TURNS = 32000
"""Largest cap; records count turns and decisions in 16 bits."""


RANGE = "range"
"""Metadata key under which a dataclass field has its range."""


def whole_number(default: int, low: int, high: int) -> Any:
    """Return a dataclass field for a whole number from `low` to `high`; `Settings` checks the range."""
    return field(default=default, metadata={RANGE: (low, high)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of a game, except its decks and its seed. A game's own class adds to them.

    Attributes:
        first_player: 0, 1, or None for random.
        skip_forced: Take decisions with a single legal answer without asking.
        turn_cap: Turns after which a game is truncated.
        turn_decision_cap: Decisions in one turn after which it is truncated.
    """

    first_player: int | None = None
    skip_forced: bool = False
    turn_cap: int = 200
    turn_decision_cap: int = 1000

    def __post_init__(self) -> None:
        """Reject invalid values."""
        first = self.first_player
        if first is not None and (as_int(first) not in (0, 1)):
            raise SettingError(f"first_player is 0, 1 or None for random, not {short(first)}")
        if not isinstance(self.skip_forced, bool):
            raise SettingError(f"skip_forced is True or False, not {short(self.skip_forced)}")
        # Settings store Python ints, because records and pickles write them.
        numbers = {"first_player": None if first is None else int(first)}
        for name, cap in (("turn_cap", self.turn_cap), ("turn_decision_cap", self.turn_decision_cap)):
            numbers[name] = check_whole(name, cap, 1, MOST_TURNS)
        for each in fields(self):
            if RANGE in each.metadata:
                numbers[each.name] = check_whole(each.name, getattr(self, each.name), *each.metadata[RANGE])
        for name, number in numbers.items():
            object.__setattr__(self, name, number)


_ENTRY = re.compile(r"^ {4,8}(\w+): (.+(?:\n {9,}.+)*)", re.MULTILINE)
_PLACE = re.compile(r"^( *)\*\*settings: .*$", re.MULTILINE)


class TakesSettings(Protocol):
    """The part of a `GameSpec` that the functions of this module read."""

    @property
    def make_settings(self) -> Callable[..., Any]: ...  # noqa: D102
    @property
    def make_all_settings(self) -> Callable[..., Any]: ...  # noqa: D102
    def __hash__(self) -> int: ...


def setting_docs(settings: type[Settings]) -> dict[str, str]:
    """Return the meaning of each setting, from the section "Attributes" of the class and of its bases."""
    meanings = [_section(each.__doc__, "Attributes:") for each in reversed(settings.__mro__)]
    return {name: meaning for section in meanings for name, meaning in section.items()}


def _section(docstring: str | None, title: str) -> dict[str, str]:
    entries = (docstring or "").partition(title)[2].partition("\n\n")[0]
    return {name: " ".join(meaning.split()) for name, meaning in _ENTRY.findall(entries)}


@functools.cache  # every new game asks for them
def _parameters(spec: TakesSettings, many: bool) -> Mapping[str, inspect.Parameter]:
    """Return the settings of one game, or of a batch, as keyword-only parameters. Read-only."""
    parameters = dict(inspect.signature(spec.make_settings).parameters)
    if many:
        parameters |= inspect.signature(spec.make_all_settings).parameters
    return {
        name: parameter.replace(kind=parameter.KEYWORD_ONLY)
        for name, parameter in parameters.items()
        if parameter.kind is not parameter.VAR_KEYWORD
    }


def expand_settings(cls: type, method: str, spec: TakesSettings, many: bool = False, **defaults: Any) -> None:
    """Replace `**settings` of an interface by the settings of its game, in signature and docstring.

    The method is copied, so that the class of each game has its own.

    Args:
        cls: A game's own subclass of a shared interface.
        method: Name of the method that takes `**settings`.
        spec: The game.
        many: The interface has many games, with settings of `make_all_settings`.
        **defaults: Defaults that differ in this interface.
    """
    static = inspect.getattr_static(cls, method)
    function = cast(FunctionType, static.__func__ if isinstance(static, classmethod) else static)
    copy = FunctionType(function.__code__, function.__globals__, method, None, function.__closure__)
    functools.update_wrapper(copy, function)
    del copy.__wrapped__  # type: ignore[attr-defined]
    copy.__defaults__, copy.__kwdefaults__ = function.__defaults__, function.__kwdefaults__
    copy.__module__, copy.__qualname__ = cls.__module__, f"{cls.__qualname__}.{method}"

    signature, taken = inspect.signature(function), dict(_parameters(spec, many))
    own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    taken |= {name: taken[name].replace(default=default) for name, default in defaults.items()}
    copy.__signature__ = signature.replace(parameters=[*own, *taken.values()])  # type: ignore[attr-defined]

    make = spec.make_settings
    docs = setting_docs(
        make if isinstance(make, type) else inspect.get_annotations(make, eval_str=True)["return"]
    )
    if many:
        docs |= _section(spec.make_all_settings.__doc__, "Args:")
    if function.__doc__ is not None and docs:  # python -OO removes docstrings

        def entries(place: re.Match[str]) -> str:
            return "\n".join(f"{place[1]}{name}: {docs[name]}" for name in taken)

        copy.__doc__ = _PLACE.sub(entries, function.__doc__)
    setattr(cls, method, classmethod(copy) if isinstance(static, classmethod) else copy)


def make_settings(spec: TakesSettings, settings: dict[str, Any], many: bool = False) -> Any:
    """Return the settings of a game, or a list of those of a batch, made by the game's own function.

    Raises:
        SettingError: A setting is unknown or has an invalid value.
    """
    known = _parameters(spec, many)
    if unknown := settings.keys() - known.keys():
        names = ", ".join(sorted(unknown))
        raise SettingError(f"there is no setting {names}; the settings are {', '.join(known)}")
    return (spec.make_all_settings if many else spec.make_settings)(**settings)


def pairs_of(decks: Any, names: Callable[[], Sequence[str]]) -> Sequence[Any]:
    """Return a list of pairs of decks, from one pair or a list of pairs; None for the pairs of all `names`.

    Raises:
        SettingError: `decks` is none of these.
    """
    if decks is None:
        return list(itertools.product(names(), repeat=2))
    if not isinstance(decks, Sequence) or isinstance(decks, str) or not decks:
        raise SettingError(f"decks are a pair, a list of pairs, or None for all pairs, not {short(decks)}")
    is_a_list = any(isinstance(one, Sequence) and not isinstance(one, str) for one in decks)
    return decks if is_a_list else [decks]


def check_pair(decks: Any, example: tuple[str, str]) -> None:
    """Reject a value that is not a pair of decks, one for each player.

    Raises:
        SettingError: `decks` is not a sequence of two; the message contains `example`.
    """
    if isinstance(decks, (str, Path, Mapping)) or not isinstance(decks, Sequence) or len(decks) != 2:
        one, two = example
        raise SettingError(f'decks are a pair such as ("{one}", "{two}"), not {short(decks)}')
