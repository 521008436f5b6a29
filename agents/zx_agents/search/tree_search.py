"""Tree search: PUCT on determinized games, with sequential halving of the most likely actions at the root.

It needs a view: a seat's game with all hidden cards determinized. Sequential halving (Karnin, Koren and
Somekh 2013) divides the simulations of a position: in each phase every remaining action has the same number
of them, on the same determinizations (common random numbers), then the worse half of the actions is dropped.
Below its root action a simulation descends the tree by PUCT (`zx_env.SearchTrees`) to a leaf, where an
evaluator returns priors and a value. All simulations of a search are evaluated at the same horizon. The
search plays the best mean value, with a handicap for actions that the prior considers unlikely, because means
of few simulations are noisy.

Many positions are searched in lockstep. The player stores nothing from one decision to the next, and nothing
depends on cards that the seat does not know: the same view and the same generator give the same visit counts.
See also: core/search/trees.py of zx_env (the trees), evaluators.py, and presets.py of each game (the searches
by name).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.evaluators import Evaluator
from zx_agents.search.rollouts import IntArray
from zx_agents.search.view_player import ViewPlayer
from zx_env import GameBatch, SearchTrees
from zx_env.core.validation import MOST, check_number, check_whole

MOST_SIMULATIONS = 20_000
"""Maximum number of simulations of one search with a budget of seconds: the capacity of its trees."""
BIGGEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class SearchBudget:
    """Budget and parameters of a search for one decision.

    Attributes:
        sims: Number of simulations, approximately.
        seconds: Wall-clock time of a decision, used instead of `sims` if it is not 0. Such a search is not
            reproducible.
        at_once: Simulations of one position in flight at the same time, evaluated in one call.
        most: Maximum number of root actions that are searched, the most likely ones.
        least: Ignore root actions whose prior is less than this share of the highest prior.
        turns: The horizon: 1 is the end of the present turn, 2 the end of the next; 0: evaluate at the leaf.
        exploration: c_puct, the weight of the prior's bonus.
        caution: Handicap, as a win probability, for each factor of e by which an action's prior is lower than
            the highest prior.

    Raises:
        SettingError: A field is not a number, or out of its range.
    """

    sims: int = 64
    seconds: float = 0.0
    at_once: int = 32
    most: int = 16
    least: float = 0.0
    turns: int = 1
    exploration: float = 0.5
    caution: float = 0.0125

    def __post_init__(self) -> None:
        """Reject fields of other types, and numbers that are out of range."""
        for name, low in (("sims", 1), ("at_once", 1), ("most", 1), ("turns", 0)):
            check_whole(f"search: {name}", getattr(self, name), low, MOST)
        for name in ("seconds", "least", "exploration", "caution"):
            check_number(f"search: {name}", getattr(self, name), 0.0)


class SearchResult(NamedTuple):
    """Results of the searches of n positions."""

    actions: NDArray[np.int64]
    """[n], the chosen actions."""
    visits: NDArray[np.int64]
    """[n, A], visit counts at the root; all 0 if the position was not searched."""
    values: NDArray[np.float32]
    """[n, A], mean values at the root for the player to move; 0 without visits."""


class SearchPlayer(ViewPlayer):
    """Plays the best of the most likely actions according to a tree search.

    Attributes:
        simulations: Number of simulations since the player was created, for statistics.
    """

    instead = "take `scripted` or a checkpoint"

    def __init__(
        self,
        evaluator: Evaluator,
        budget: SearchBudget | None = None,
        left_to_prior: Sequence[int] = (),
        name: str = "search",
    ) -> None:
        """Create a search player.

        Args:
            evaluator: Returns priors and values of positions, by rollouts or by a network.
            budget: Size and parameters of a search.
            left_to_prior: Cells of the observation that are 1 at questions which are answered with the most
                likely action, without a search.
            name: The name of the player.
        """
        self.name, self.evaluator = name, evaluator
        self.budget = budget or SearchBudget()
        self.left_to_prior = np.asarray(left_to_prior, np.int64)
        self.simulations = 0

    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]. The choice does not depend on hidden cards."""
        return self.search(roots, rng).actions

    def search(self, roots: GameBatch[Any], rng: np.random.Generator) -> SearchResult:
        """Search each row; return the chosen actions with visit counts and values.

        Args:
            roots: n positions that are not over; they are not modified.
            rng: The random generator.
        """
        observations, masks = roots.observation, roots.mask
        priors = np.where(masks != 0, self.evaluator.priors(observations, masks, rng), -1.0)
        actions = priors.argmax(axis=1)
        result = SearchResult(actions, np.zeros(masks.shape, np.int64), np.zeros(masks.shape, np.float32))
        alive = self._candidates(priors)
        alive &= ~(observations[:, self.left_to_prior] != 0).any(axis=1)[:, None]
        rows = np.flatnonzero(alive.sum(axis=1) > 1)
        if len(rows):
            search = _Search(self, roots.copy(rows), priors[rows], alive[rows], rng)
            result.actions[rows], result.visits[rows], result.values[rows] = search.run()
            self.simulations += int(result.visits.sum())
        return result

    def _candidates(self, priors: NDArray[np.float32]) -> NDArray[np.bool_]:
        """Return the most likely actions, bool [n, A]; among equals, those of lower index."""
        rank = np.argsort(np.argsort(-priors, axis=1, kind="stable"), axis=1, kind="stable")
        likely = priors >= self.budget.least * priors.max(axis=1, keepdims=True)
        return np.asarray((rank < self.budget.most) & likely & (priors >= 0))


class _Search:
    """One search of n positions, the rows of `roots`.

    Attributes:
        alive: bool [n, A], the root actions that are still searched.
        phase: [n], the number of finished phases of sequential halving, out of `phases` [n].
    """

    def __init__(
        self,
        player: SearchPlayer,
        roots: GameBatch[Any],
        priors: NDArray[np.float32],
        alive: NDArray[np.bool_],
        rng: np.random.Generator,
    ) -> None:
        self.evaluator, self.budget, self.rng = player.evaluator, player.budget, rng
        self.roots, self.priors, self.alive = roots, priors, alive
        self.players, self.horizon = roots.player.astype(np.int64), roots.turn + self.budget.turns
        count = alive.sum(axis=1)
        self.phases = np.maximum(np.ceil(np.log2(count)), 1).astype(np.int64)
        self.phase = np.zeros(len(roots), np.int64)
        n, most = len(roots), MOST_SIMULATIONS if self.budget.seconds else self.budget.sims
        widest = max(self.budget.at_once, int(count.max()))
        room = most + widest * (int(self.phases.max()) + 1)
        self.trees = SearchTrees(n, room, roots.num_actions, n * widest, self.budget.exploration)

    def run(self) -> SearchResult:
        """Run all phases of the search."""
        self.started = time.perf_counter()
        self.expand_roots()
        done = np.zeros(len(self.roots), np.int64)
        while len(rows := np.flatnonzero(self.phase < self.phases)):
            done += self.simulate_alive(rows)
            # Every phase has the same share of the budget.
            due = np.minimum(self.phases * self.spent(done), self.phases).astype(np.int64)
            while len(rows := np.flatnonzero(self.phase < due)):
                self.halve(rows)
        scores = np.where(self.alive, self.scores(), -np.inf)
        return SearchResult(scores.argmax(axis=1), self.trees.visits(), self.trees.values())

    def spent(self, done: IntArray) -> NDArray[np.float64]:
        """Return the share of its budget that each row has spent, [n]."""
        if self.budget.seconds:
            share = (time.perf_counter() - self.started) / self.budget.seconds
            return np.where(done < MOST_SIMULATIONS, share, 1.0)
        return done / self.budget.sims

    def scores(self) -> NDArray[np.float64]:
        """Return the mean values less the handicap, [n, A]."""
        relative = self.priors / self.priors.max(axis=1, keepdims=True)
        handicap = self.budget.caution * np.log(np.maximum(relative, 1e-6))
        return np.asarray(self.trees.values() + handicap, np.float64)

    def halve(self, rows: IntArray) -> None:
        """End a phase of these rows: drop the worse half of their actions, never the most likely one."""
        self.phase[rows] += 1
        scores = np.where(self.alive, self.scores(), -np.inf)[rows]
        rank = np.argsort(np.argsort(-scores, axis=1, kind="stable"), axis=1, kind="stable")
        remaining = np.maximum((self.alive[rows].sum(axis=1) + 1) // 2, 2)
        stays = rank < remaining[:, None]
        stays[np.arange(len(rows)), self.priors[rows].argmax(axis=1)] = True
        self.alive[rows] &= stays

    # -- simulations ---------------------------------------------------------------------------------------

    def expand_roots(self) -> None:
        """Expand the root of every tree by its first simulation."""
        all_rows = np.arange(len(self.roots))
        self.simulate(all_rows, None, self.seeds(1)[:, 0], self.roots.turn)

    def simulate_alive(self, rows: IntArray) -> IntArray:
        """Simulate all remaining actions of these rows equally often; return the number per row, [n]."""
        count = self.alive[rows].sum(axis=1)
        deals = np.maximum(self.budget.at_once // count, 1)
        seeds = self.seeds(int(deals.max()))
        of_row, firsts = np.nonzero(self.alive[rows])
        times = deals[of_row]
        of_row, firsts = rows[of_row].repeat(times), firsts.repeat(times)
        ends = times.cumsum()
        deal = np.arange(len(of_row)) - (ends - times).repeat(times)
        self.simulate(of_row, firsts, seeds[of_row, deal], self.horizon)
        done = np.zeros(len(self.roots), np.int64)
        done[rows] = count * deals
        return done

    def seeds(self, deals: int) -> IntArray:
        """Draw the seeds of the determinizations of each position, [n, deals]."""
        return self.rng.integers(BIGGEST_SEED, size=(len(self.roots), deals))

    def simulate(self, of_row: IntArray, firsts: IntArray | None, seeds: IntArray, horizon: IntArray) -> None:
        """Run k simulations: select, evaluate, expand and backup.

        Args:
            of_row: [k], the row of the root of each simulation.
            firsts: [k], the root action of each simulation; None: the tree selects it.
            seeds: [k], the seed of each determinization.
            horizon: [n], the turn in which a simulation of each row is evaluated.
        """
        batch = self.roots.copy(of_row)
        batch.determinize(self.players[of_row], seeds)
        self.trees.descend(batch, of_row, firsts)
        priors = np.zeros((len(batch), batch.num_actions), np.float32)
        values = np.zeros(len(batch), np.float32)
        rows = np.flatnonzero(~batch.done)
        if len(rows):
            priors[rows], values[rows] = self.evaluator(batch, rows, horizon[of_row[rows]], self.rng)
        self.trees.climb(batch, priors, values)
