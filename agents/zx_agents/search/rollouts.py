"""Lines of play, many at once: what a seat does until its horizon, on hands and decks that may be.

A line is the own actions of the turn that runs, one behind the other. Where it says nothing the guide plays,
a batch player that sees what every player sees: for the enemy always, for oneself after the line's end, and
in between with a share of random actions where lines are looked for. Not here: which line is played
(planner.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_env import GameBatch

LONGEST = 64
"""Own actions of one turn that a line tells; behind them the guide plays."""
NOTHING = -1
"""No action: a line has ended."""

Outlook = Callable[[NDArray[np.int8], NDArray[np.int8]], NDArray[np.float32]]
"""The chance to win of who decides: float32 [n] from observations [n, N] and masks [n, A]."""
Numbers = NDArray[np.int64]


class Guide(Protocol):
    """A batch player: how everybody plays where no line says anything."""

    def act_batch(
        self, observations: NDArray[np.int8], masks: NDArray[np.int8], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One action a row."""


class Played(NamedTuple):
    """What became of lines, a row each."""

    values: NDArray[np.float32]
    """[n] the chance to win of who plays the line: 1 and 0 where the game ended."""
    lines: NDArray[np.int16]
    """[n, LONGEST] the own actions that were taken, NOTHING behind them."""
    won: NDArray[np.bool_]
    """[n] the game was won before the turn ended."""


def play_lines(
    batch: GameBatch[Any],
    lines: NDArray[np.int16],
    noise: NDArray[np.float32],
    guide: Guide,
    outlook: Outlook | None,
    until: Numbers,
    rng: np.random.Generator,
) -> Played:
    """Play every row of the batch, in place, to its horizon.

    Args:
        batch: Positions in which somebody decides: the line is that player's.
        lines: int16 [n, LONGEST]; an action that is not legal any more ends the line.
        noise: float32 [n], how often an own action that no line says is a random one.
        guide: Who plays everything else.
        outlook: What the position is worth where the horizon is reached; None: the game is played out.
        until: The horizon [n]: the number of the turn in which it is weighed; what the line does not say is
            played by the guide.
        rng: All chance but that of the games' own dice.
    """
    players, begun = batch.player.astype(np.int64), batch.turn
    play = _Play(batch, lines.copy(), noise, players, begun)
    running = np.ones(len(batch), np.bool_)
    while True:
        over = running & batch.done
        play.score_ended(np.flatnonzero(over))
        running &= ~over
        if outlook is not None:
            far = running & (batch.turn >= until)
            play.score_far(np.flatnonzero(far), outlook)
            running &= ~far
        rows = np.flatnonzero(running)
        if not len(rows):
            return Played(play.values, play.taken, play.won)
        actions = np.full(len(batch), NOTHING, np.int32)
        actions[rows] = guide.act_batch(batch.observation[rows], batch.mask[rows], rng)
        own = rows[(batch.player[rows] == players[rows]) & (batch.turn[rows] == begun[rows])]
        actions[own] = play.own_actions(own, actions[own], rng)
        batch.step(actions)


class _Play:
    """The lines of a batch while they are played."""

    def __init__(
        self,
        batch: GameBatch[Any],
        lines: NDArray[np.int16],
        noise: NDArray[np.float32],
        players: Numbers,
        begun: Numbers,
    ) -> None:
        n = len(batch)
        self.batch, self.lines, self.noise, self.players, self.begun = batch, lines, noise, players, begun
        self.taken = np.full((n, LONGEST), NOTHING, np.int16)
        self.length = np.zeros(n, np.int64)
        self.values = np.full(n, 0.5, np.float32)
        self.won = np.zeros(n, np.bool_)

    def score_ended(self, rows: Numbers) -> None:
        """The games that are over."""
        if not len(rows):
            return
        reward = self.batch.reward[rows, self.players[rows]]
        self.values[rows] = 0.5 + 0.5 * reward
        self.won[rows] = (reward > 0) & (self.batch.turn[rows] == self.begun[rows])

    def score_far(self, rows: Numbers, outlook: Outlook) -> None:
        """Those at their horizon."""
        if not len(rows):
            return
        chances = outlook(self.batch.observation[rows], self.batch.mask[rows])
        is_own = self.batch.player[rows] == self.players[rows]
        self.values[rows] = np.where(is_own, chances, 1.0 - chances)

    def own_actions(
        self, rows: Numbers, guided: NDArray[np.int32], rng: np.random.Generator
    ) -> NDArray[np.int32]:
        """What the player of the line does: the line, a random action, or what the guide says."""
        masks = self.batch.mask[rows]
        place = np.minimum(self.length[rows], LONGEST - 1)
        said = self.lines[rows, place].astype(np.int64)
        has_line = said != NOTHING
        legal = has_line & (masks[np.arange(len(rows)), said] != 0)
        self.lines[rows[has_line & ~legal]] = NOTHING
        by_chance = ~has_line & (rng.random(len(rows)) < self.noise[rows])
        actions = np.where(legal, said, guided)
        if by_chance.any():
            actions[by_chance] = any_actions(masks[by_chance], rng)
        self.taken[rows, place] = actions
        self.length[rows] += 1
        return actions.astype(np.int32)


def any_actions(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action a row of masks [n, A], each with the same chance."""
    place = (rng.random(len(masks)) * masks.sum(axis=1, dtype=np.int64)).astype(np.int64)
    return np.asarray((masks.cumsum(axis=1, dtype=np.int16) > place[:, None]).argmax(axis=1), np.int64)
