"""The planner: looks ahead to the end of the turn, for a win and for the best place to end it.

It thinks on a view: a seat's game with all hidden cards dealt anew. For one decision it

1. scouts: plays the turn out at random, many times, and keeps the lines that won;
2. tries lines of the guide, the scripted player, some of its actions changed by chance, each on a deal of
   its own;
3. plays the most promising of both and the guide's own line on the same new deals, then leaves the guide
   only for a line that is better by a margin on average.

Each line is played on by the guide for both seats to the horizon, and what stands there is weighed by an
outlook: the chance to win. A line that wins in every deal weighs 1, so a sure win is always taken. Nothing is
remembered from one decision to the next. Not here: playing lines (rollouts.py), trees (tree_search.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.rollouts import LONGEST, NOTHING, Guide, Outlook, any_actions, play_lines
from zx_env import GameBatch
from zx_env.errors import AgentError

BIGGEST_SEED = 2**63 - 1
MORE_WINS = 4
"""Lines that won by chance and are compared beside those that are kept."""
NOISE = (0.15, 0.4, 1.0)
"""How often an own action of a line that is tried is a random one; in turn."""
OPENED = 0.8
"""Share of the lines that begin with a given action, so that each legal one is tried."""


@dataclass
class Budget:
    """How much the planner looks at for one decision.

    Attributes:
        scouts: Turns that are played out at random for a win.
        lines: Lines of the guide that are tried, each on one deal.
        kept: Lines that are compared, the guide's own among them.
        deals: Deals on which they are compared.
        turns: The horizon: 1 is the end of the turn that runs, 2 that of the enemy's next.
        margin: A line must be better than the guide's own by so much of a chance to win.
    """

    scouts: int = 160
    lines: int = 16
    kept: int = 5
    deals: int = 8
    turns: int = 1
    margin: float = 0.02

    def __post_init__(self) -> None:
        """Refuse what cannot be looked at."""
        for name, least in (("scouts", 0), ("lines", 1), ("kept", 2), ("deals", 1), ("turns", 1)):
            value = getattr(self, name)
            if not isinstance(value, int) or value < least:
                raise AgentError(f"planner: {name} is a whole number from {least}, not {value!r}")


class Planner:
    """Looks a turn ahead by playing lines on re-dealt games.

    Attributes:
        simulations: Lines played since it was made, for who measures.
    """

    name = "planner"

    def __init__(
        self,
        guide: Guide,
        outlook: Outlook | None,
        budget: Budget | None = None,
        left_to_guide: Sequence[int] = (),
    ) -> None:
        """Takes who plays and weighs.

        Args:
            guide: A batch player of the same game, by which everybody plays in a line.
            outlook: What weighs the horizon; None: lines are played to the game's end.
            budget: How much is looked at.
            left_to_guide: Cells of the observation that are 1 at questions not worth a look: the guide
                answers them.
        """
        self.guide = guide
        self.outlook = outlook
        self.budget = budget or Budget()
        self.left = np.asarray(left_to_guide, np.int64)
        self.simulations = 0

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> NoReturn:
        """It cannot act on what is seen alone.

        Raises:
            AgentError: Always.
        """
        raise AgentError(
            "the planner thinks on a view of the game: call act_game(view, rng), as `zx match`, `play` and "
            "`watch` do; where only observations are given, take `scripted`"
        )

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """One legal action for the seat of a view (`Game.view`)."""
        return int(self.act_games([view], rng)[0])

    def act_games(self, views: Sequence[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """One legal action for each of many views, which are thought about side by side."""
        return self.choose(GameBatch([view.determinize(rng) for view in views]), rng)

    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """One legal action for who decides in each row; what is hidden from that player does not count.

        Args:
            roots: Positions, none of them over; they stay as they are.
            rng: All chance.
        """
        actions = self.guide.act_batch(roots.observation, roots.mask, rng)
        looks = roots.mask.sum(axis=1) > 1
        looks &= ~(roots.observation[:, self.left] != 0).any(axis=1)
        rows = np.flatnonzero(looks)
        if len(rows):
            actions[rows] = _Look(self, roots.copy(rows), actions[rows], rng).best()
        return actions


class _Look:
    """One look at some positions, a row each in `roots`."""

    def __init__(
        self, planner: Planner, roots: GameBatch[Any], guided: NDArray[np.int64], rng: np.random.Generator
    ) -> None:
        self.planner, self.roots, self.guided, self.rng = planner, roots, guided, rng
        self.budget = planner.budget
        self.players = roots.player.astype(np.int64)
        self.rows = range(len(roots))

    def best(self) -> NDArray[np.int64]:
        """The action of each row."""
        kept = self.candidates()
        values = self.compared(kept)
        actions = self.guided.copy()
        for row in self.rows:
            found = int(values[row].argmax())
            if found and values[row][found] > values[row][0] + self.budget.margin:
                actions[row] = kept[row][found][0]
        return actions

    def dealt(self, rows: NDArray[np.int64], deals: NDArray[np.int64]) -> GameBatch[Any]:
        """Copies of rows; two of one row with the same number of a deal are dealt alike."""
        seeds = self.rng.integers(BIGGEST_SEED, size=(len(self.roots), int(deals.max()) + 1))
        batch = self.roots.copy(rows)
        batch.determinize(self.players[rows], seeds[rows, deals])
        self.planner.simulations += len(rows)
        return batch

    def candidates(self) -> list[list[NDArray[np.int16]]]:
        """Lines of each row that are worth comparing: first the guide's own, which says nothing."""
        tried, values = self.tried()
        scouted = self.scouted() if self.budget.scouts else [[] for _ in self.rows]
        found = []
        for row in self.rows:
            lines = [np.full(LONGEST, NOTHING, np.int16)]
            known = {tried[row, 0].tobytes()}
            by_value = [tried[row, i] for i in np.argsort(-values[row], kind="stable")]
            # Wins that were found by chance take half of the places, and some more than there are.
            wins = scouted[row][: self.budget.kept // 2 + MORE_WINS]
            room = self.budget.kept + max(0, len(wins) - self.budget.kept // 2)
            for line in [*wins, *by_value]:
                if len(lines) < room and line.tobytes() not in known:
                    known.add(line.tobytes())
                    lines.append(line)
            found.append(lines)
        return found

    def tried(self) -> tuple[NDArray[np.int16], NDArray[np.float32]]:
        """Lines of the guide with chance in them [rows, lines, LONGEST], and their worth on a deal each."""
        n, m = len(self.roots), self.budget.lines
        rows = np.repeat(np.arange(n), m)
        lines = np.full((n, m, LONGEST), NOTHING, np.int16)
        noise = np.zeros((n, m), np.float32)
        noise[:, 1:] = np.resize(NOISE, m - 1)
        for row in self.rows:
            legal = np.flatnonzero(self.roots.mask[row])
            opened = 1 + np.flatnonzero(self.rng.random(m - 1) < OPENED)
            lines[row, opened, 0] = legal[opened % len(legal)]
        batch = self.dealt(rows, np.tile(np.arange(m), n))
        played = self.play(batch, lines.reshape(n * m, LONGEST), noise.ravel())
        return played.lines.reshape(n, m, LONGEST), played.values.reshape(n, m)

    def compared(self, kept: list[list[NDArray[np.int16]]]) -> list[NDArray[np.float32]]:
        """The mean value of every line of each row, all of a row on the same deals."""
        deals = self.budget.deals
        counts = [len(lines) for lines in kept]
        rows = np.repeat(np.arange(len(kept)), np.array(counts) * deals)
        lines = np.repeat(np.stack([line for some in kept for line in some]), deals, axis=0)
        batch = self.dealt(rows, np.tile(np.arange(deals), sum(counts)))
        played = self.play(batch, lines, np.zeros(len(rows), np.float32))
        means = played.values.reshape(-1, deals).mean(axis=1)
        return np.split(means, np.cumsum(counts)[:-1])

    def play(self, batch: GameBatch[Any], lines: NDArray[np.int16], noise: NDArray[np.float32]) -> Any:
        """Play lines to the horizon of the budget."""
        planner = self.planner
        until = batch.turn + self.budget.turns
        return play_lines(batch, lines, noise, planner.guide, planner.outlook, until, self.rng)

    def scouted(self) -> list[list[NDArray[np.int16]]]:
        """Lines of each row that won the turn when both seats played at random, the shortest first."""
        n, m = len(self.roots), self.budget.scouts
        rows = np.repeat(np.arange(n), m)
        batch = self.dealt(rows, np.tile(np.arange(m), n))
        players, begun = self.players[rows], batch.turn
        lines = np.full((n * m, LONGEST), NOTHING, np.int16)
        length = np.zeros(n * m, np.int64)
        running = np.flatnonzero(~batch.done)
        while len(running):
            actions = np.full(n * m, NOTHING, np.int32)
            actions[running] = any_actions(batch.mask[running], self.rng)
            own = running[batch.player[running] == players[running]]
            lines[own, np.minimum(length[own], LONGEST - 1)] = actions[own]
            length[own] += 1
            batch.step(actions)
            running = running[~batch.done[running] & (batch.turn[running] == begun[running])]
        won = batch.done & (batch.reward[np.arange(n * m), players] > 0) & (batch.turn == begun)
        found: list[list[NDArray[np.int16]]] = [[] for _ in self.rows]
        for place in sorted(np.flatnonzero(won), key=lambda place: int(length[place])):
            found[rows[place]].append(lines[place])
        return found
