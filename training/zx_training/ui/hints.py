"""Hints for new players: an explanation of each question, and labels of its answers.

Each game has its own hints, by kind of question (`GameAdapter.hints`). Tests check that every question has a
hint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from zx_env.core.actions import Question
    from zx_training.games.adapter import GameAdapter


class Hint(NamedTuple):
    """An explanation of a question for a person, with labels for some of its answers."""

    why: str
    """The consequences of the answer, in a sentence or more."""
    stop: str = ""
    """Label of passing; "" if the usual label says enough."""
    yes: str = ""
    """Label of yes; "" if the usual label says enough."""


NO_HINT = Hint("")


def hint_for(adapter: GameAdapter, question: Question | None) -> Hint:
    """Return the game's hint for a question; an empty hint if `question` is None or has no hint."""
    if question is None:
        return NO_HINT
    ask, purpose = question.ask, question.purpose
    return adapter.hints.get(ask if purpose is None else f"{ask} {purpose}", NO_HINT)
