"""A missed puzzle in words: the action that missed the goal, the events after it, and a line to the goal."""

from __future__ import annotations

from dataclasses import dataclass

from zx_env.core.game.moves import move_of
from zx_training.puzzles.enemy import RefutingEnemy
from zx_training.ui.events import QUIET


@dataclass(frozen=True)
class Missed:
    """A lost try at a puzzle."""

    action: str
    """Label of the first action after which the goal was not certain any more."""
    then: tuple[str, ...]
    """Events from this action on, the line on which the goal is lost."""
    better: tuple[str, ...]
    """Labels of the actions that would have reached the goal, on one line; empty if none was found."""


def missed_in(attempt: RefutingEnemy) -> Missed | None:
    """Return what was missed in a try that is over; None if the goal was reached."""
    if attempt.is_certain or attempt.missed is None:
        return None
    at, line = attempt.better()
    taken = next(action for action in at.actions() if action.index == attempt.actions[attempt.missed])
    game, seen = attempt.story()
    events = game.events(attempt.player, seen[attempt.missed]) if seen else []
    return Missed(
        move_of(at.view(attempt.player), taken).label,
        tuple(event.sentence for event in events if event.kind not in QUIET),
        tuple(move_of(*step).label for step in line),
    )


def better_in(attempt: RefutingEnemy) -> tuple[str, ...]:
    """Return labels of a line to the goal from the present decision; none if it is not certain any more."""
    return tuple(move_of(*step).label for step in attempt.better()[1] if attempt.is_certain)
