"""What Pig is played with."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tests.toy_game.records import CARDS, MATCH
from zx_env.compiling.python_records import Rows, rows
from zx_env.core.records import match_records
from zx_env.core.settings import Settings as _Settings
from zx_env.errors import SettingError


@dataclass(frozen=True, slots=True)
class Settings(_Settings):
    """What a game of Pig is played with.

    Attributes:
        goal: Points that win.
        first_player: 0, 1, or None for random.
        skip_forced: Take decisions with a single legal answer without asking.
        turn_cap: Turns after which a game is truncated.
        turn_decision_cap: Decisions in one turn after which it is truncated.
    """

    goal: int = 20
    turn_cap: int = field(default=100, kw_only=True)
    turn_decision_cap: int = field(default=50, kw_only=True)


def settings_of(
    goal: int = 20,
    first_player: int | None = None,
    skip_forced: bool = False,
    turn_cap: int = 100,
    turn_decision_cap: int = 50,
) -> Settings:
    """Settings that have been checked."""
    if isinstance(goal, bool) or not isinstance(goal, int) or not 1 <= goal <= 100:
        raise SettingError(f"goal is a whole number from 1 to 100, not {goal!r}")
    return Settings(
        goal,
        first_player=first_player,
        skip_forced=skip_forced,
        turn_cap=turn_cap,
        turn_decision_cap=turn_decision_cap,
    )


def settings_of_batch(**settings: Any) -> list[Settings]:
    """The same for every game of a batch."""
    return [settings_of(**settings)]


def match_rows(matches: Sequence[Settings]) -> Rows:
    return match_records(MATCH, matches, _write_match)


def _write_match(match: Any, settings: Settings) -> None:
    match.goal = settings.goal


@cache
def card_rows() -> Rows:
    return rows(CARDS, 1)
