"""Turning points: the decisions that changed the chances of the judge's player most.

The chance changes from one decision of that player to the next, with what the other player does between
them. One decision is named for the change: a mistake of the player who lost by it, that is a decision in
whose place the judge clearly does something else; without one, what the player who gained by it did. A change
with neither comes from drawn cards, and is no turning point; nor is giving up, and what comes before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from zx_training.record_files import Frame
from zx_training.serve.judge.chances import Judge, decides_nothing
from zx_training.serve.judge.moments import best_at
from zx_training.serve.judge.plays import done_at, words_of

MOST = 3
"""Most turning points."""
LEAST = 0.05
"""Least change of the chance that is a turning point."""
CLEARLY = 2.0
"""The judge clearly does something else if it takes another action so many times as often."""


class TurningPoint(NamedTuple):
    """A decision, and how the chance of the judge's player changed with it."""

    at: int
    """Number of its position in the game; of its second half, if the judge chooses only that otherwise."""
    turn: int
    player: int
    """Who decided."""
    before: float
    after: float
    did: str
    """The play in words."""
    would: str
    """The play that the judge would choose; "" for the same."""


class _Change(NamedTuple):
    """A part of the line: from a decision of the judge's player to the next, and the chance at both."""

    begin: int
    end: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


def turning_points(
    judge: Judge, frames: Sequence[Frame], line: Sequence[float | None], reader: int | None = None
) -> list[TurningPoint]:
    """Return the turning points of a game, in their order.

    Args:
        judge: The judge.
        frames: The positions of the game, and what was done at each.
        line: The chance at each position, as `Judge.line` returns it.
        reader: The player who reads the words; None for the player who decides.
    """
    points = [(at, chance) for at, chance in enumerate(line) if chance is not None]
    changes = [_Change(begin, end, before, after) for (begin, before), (end, after) in pairwise(points)]
    found: list[TurningPoint] = []
    for change in sorted(changes, key=lambda change: -change.size):
        if change.size < LEAST or len(found) == MOST:
            break
        at = None if _gives_up(frames, change) else _cause(judge, frames, change)
        if at is not None:
            found.append(_turning_point(judge, frames, change, at, reader))
    return sorted(found)


def _gives_up(frames: Sequence[Frame], change: _Change) -> bool:
    return any(frame.gives_up is not None for frame in frames[change.begin : change.end])


def _turning_point(
    judge: Judge, frames: Sequence[Frame], change: _Change, at: int, reader: int | None
) -> TurningPoint:
    game, did, would = frames[at].game, done_at(frames, at), best_at(judge, frames[at].game)
    is_second = did != would and did[0] == would[0] and len(did) == 2
    return TurningPoint(
        at + is_second,
        game.turn,
        game.to_play,
        change.before,
        change.after,
        words_of(game, did, reader),
        "" if did == would else words_of(game, would, reader),
    )


def _cause(judge: Judge, frames: Sequence[Frame], change: _Change) -> int | None:
    """Return the position of the decision that is named for a change; None if no decision is."""
    decisions = [
        at
        for at in range(change.begin, change.end)
        if frames[at].action is not None and not decides_nothing(frames[at].game)
    ]
    loser = judge.seat if change.after < change.before else 1 - judge.seat
    mistakes = {at: _missed(judge, frames, at) for at in decisions if frames[at].game.to_play == loser}
    clear = [at for at, missed in mistakes.items() if missed >= CLEARLY]
    if clear:
        return max(clear, key=lambda at: mistakes[at])
    gained = [at for at in decisions if frames[at].game.to_play != loser]
    return _largest(judge, frames, gained, change.end)


def _missed(judge: Judge, frames: Sequence[Frame], at: int) -> float:
    """Return how many times as often the judge chooses its likeliest play as the one that was chosen."""
    game, done = frames[at].game, done_at(frames, at)
    best = best_at(judge, game)
    return 1.0 if done == best else judge.share(game, best) / max(judge.share(game, done), 1e-4)


def _largest(judge: Judge, frames: Sequence[Frame], own: Sequence[int], end: int) -> int | None:
    """Return the decision of a player after which the chance rose most in that player's own eyes.

    What only passes or ends something is left out, and what prepares the game.

    Args:
        judge: The judge.
        frames: The positions of the game, and what was done at each.
        own: The positions of the player's decisions.
        end: The next decision of the judge's player, or the end of the game.
    """
    deeds = [at for at in own if frames[at].game.turn > 0 and not _stops(frames[at])]
    if len(deeds) < 2:
        return deeds[0] if deeds else None
    chances = {at: judge.own_chance(frames[at].game) for at in own}
    rises = {at: chances[later] - chances[at] for at, later in pairwise(own)}
    if frames[end].game.to_play is None:
        rises[own[-1]] = 1.0 - chances[own[-1]]
    return max(deeds, key=lambda at: rises.get(at, 0.0))


def _stops(frame: Frame) -> bool:
    return frame.action is not None and frame.action.verb in frame.game.wording.stops
