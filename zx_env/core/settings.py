"""What every game is played with besides its decks; and docstrings that tell each setting's meaning once.

A game has a class `Settings` of its own under this one. Its docstring says what each setting means, in a
section "Attributes"; an interface that takes them lists their names and writes "As in `Settings`", and
`document_settings` puts the meanings there.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from zx_env.core.validation import as_int, short
from zx_env.errors import SettingError

F = TypeVar("F", bound=Callable[..., Any])

MOST_TURNS = 32000
"""What a cap can be: a record counts in 16 bits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What a game is played with, but for its decks and its seed."""

    first_player: int | None = None
    skip_forced: bool = False
    turn_cap: int
    turn_decision_cap: int

    def __post_init__(self) -> None:
        """Refuse values that no game can have."""
        first = self.first_player
        if first is not None and (as_int(first) not in (0, 1)):
            raise SettingError(f"first_player is 0, 1 or None for random, not {short(first)}")
        if not isinstance(self.skip_forced, bool):
            raise SettingError(f"skip_forced is True or False, not {short(self.skip_forced)}")
        # Whatever kind of number was said, settings hold Python's: records and pickles write them.
        numbers = {"first_player": None if first is None else int(first)}
        for name, cap in (("turn_cap", self.turn_cap), ("turn_decision_cap", self.turn_decision_cap)):
            number = numbers[name] = as_int(cap)
            if number is None or not 1 <= number <= MOST_TURNS:
                raise SettingError(f"{name} is a whole number from 1 to {MOST_TURNS}, not {short(cap)}")
        for name, kept in numbers.items():
            object.__setattr__(self, name, kept)


_HERE = re.compile(r"^( *)([\w, ]+): As in `Settings`\.$", re.MULTILINE)
_MEANING = re.compile(r"^ {4,8}(\w+): (.+(?:\n {9,}.+)*)", re.MULTILINE)


def setting_docs(settings: type[Settings]) -> dict[str, str]:
    """What each setting means, from the section "Attributes" of the docstring."""
    _, _, told = (settings.__doc__ or "").partition("Attributes:")
    return {name: " ".join(said.split()) for name, said in _MEANING.findall(told)}


def document_settings(settings: type[Settings]) -> Callable[[F], F]:
    """Put the meanings of the settings into a docstring that lists their names and "As in `Settings`"."""

    def fill(door: F) -> F:
        told = setting_docs(settings)

        def lines(found: re.Match[str]) -> str:
            indent, names = found.groups()
            return "\n".join(f"{indent}{name}: {told[name]}" for name in names.split(", "))

        if door.__doc__ is not None and told:  # python -OO takes docstrings away
            door.__doc__ = _HERE.sub(lines, door.__doc__)
        return door

    return fill
