"""Tree search: many simulated games on re-dealt cards, whose results decide between the likeliest actions.

It thinks on a view: a seat's game with all hidden cards dealt anew. The likeliest actions of a position share
its simulations: in each phase every one that is left has as many, on the same deals, so that luck of the
cards does not count between them; then the worse half is dropped (sequential halving). A simulation goes
down the tree (`zx_env.SearchTrees`) behind its action to a decision that the tree does not know, where an
evaluation says what is likely and how likely a win is. All of a search are weighed at the same horizon.
At last the best mean value is played, with a handicap for what is unlikely by the evaluation's priors: means
of few simulations are noise, too.

Many positions are searched side by side. Nothing is remembered from one decision to the next, and nothing
depends on cards that the seat does not know: the same view and the same chance give the same visits. Not
here: the trees (core/search/trees.py of zx_env), evaluations (evaluators.py), the searches by name (each
game's presets.py).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.evaluators import Evaluation
from zx_agents.search.rollouts import Numbers
from zx_env import GameBatch, SearchTrees
from zx_env.errors import AgentError

MOST_SIMULATIONS = 20_000
"""Of one search that has seconds, not simulations: trees have room for so many."""
BIGGEST_SEED = 2**63 - 1


@dataclass(frozen=True)
class SearchBudget:
    """How much a search looks at for one decision, and how far it goes by it.

    Attributes:
        sims: Simulations, about.
        seconds: Instead of these, time of a decision by the clock, not the same twice; 0: none.
        at_once: Simulations of one position that go down together and are evaluated in one call.
        most: Actions that are looked at, the likeliest.
        least: Those are left out that are less likely than the likeliest by such a factor.
        turns: The horizon: 1 is the end of the turn that runs, 2 that of the next; 0: where the tree ends.
        exploration: Weight of the bonus by priors, within the tree.
        caution: Handicap of an action that is less likely by a factor of e, as a chance to win.
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
        """Refuse what cannot be looked at."""
        for word, low in (("sims", 1), ("at_once", 1), ("most", 1), ("turns", 0)):
            number = getattr(self, word)
            if not isinstance(number, int) or number < low:
                raise AgentError(f"search: {word} is a whole number from {low}, not {number!r}")
        for word in ("seconds", "least", "exploration", "caution"):
            value = getattr(self, word)
            if not 0 <= value < np.inf:
                raise AgentError(f"search: {word} is a number from 0, not {value!r}")


class Searched(NamedTuple):
    """What a search found, a row for each position."""

    actions: NDArray[np.int64]
    """[n] what it plays."""
    visits: NDArray[np.int64]
    """[n, A] simulations that began with each action."""
    values: NDArray[np.float32]
    """[n, A] their mean value for who decides; 0 without any."""


class SearchPlayer:
    """Plays the best of the likeliest actions by a tree search.

    Attributes:
        simulations: Simulations made since it was made, for who measures.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        budget: SearchBudget | None = None,
        left_to_prior: Sequence[int] = (),
        name: str = "search",
    ) -> None:
        """Takes what weighs positions, and the budget.

        Args:
            evaluation: A network's, or a guide's.
            budget: How much is looked at.
            left_to_prior: Cells of the observation that are 1 at questions not worth a look: there the
                likeliest action is played.
            name: What it is called.
        """
        self.name, self.evaluation = name, evaluation
        self.budget = budget or SearchBudget()
        self.left = np.asarray(left_to_prior, np.int64)
        self.simulations = 0

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> NoReturn:
        """It cannot act on what is seen alone.

        Raises:
            AgentError: Always.
        """
        raise AgentError(
            f"{self.name} thinks on a view of the game: call act_game(view, rng), as `zx match`, `play` and "
            "`watch` do; where only observations are given, take `scripted` or a checkpoint"
        )

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        """One legal action for the seat of a view (`Game.view`)."""
        return int(self.act_games([view], rng)[0])

    def act_games(self, views: Sequence[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """One legal action for each of many views, which are searched side by side."""
        return self.choose(GameBatch([view.determinize(rng) for view in views]), rng)

    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """One legal action for who decides in each row; what is hidden from that player does not count."""
        return self.searched(roots, rng).actions

    def searched(self, roots: GameBatch[Any], rng: np.random.Generator) -> Searched:
        """The same with what the search found; where nothing was to be looked at there are no visits.

        Args:
            roots: Positions, none of them over; they stay as they are.
            rng: All chance.
        """
        observations, masks = roots.observation, roots.mask
        priors = np.where(masks != 0, self.evaluation.priors(observations, masks, rng), -1.0)
        actions = priors.argmax(axis=1)
        found = Searched(actions, np.zeros(masks.shape, np.int64), np.zeros(masks.shape, np.float32))
        alive = self._looked_at(priors)
        alive &= ~(observations[:, self.left] != 0).any(axis=1)[:, None]
        rows = np.flatnonzero(alive.sum(axis=1) > 1)
        if len(rows):
            look = _Look(self, roots.copy(rows), priors[rows], alive[rows], rng)
            found.actions[rows], found.visits[rows], found.values[rows] = look.best()
            self.simulations += int(found.visits.sum())
        return found

    def _looked_at(self, priors: NDArray[np.float32]) -> NDArray[np.bool_]:
        """[n, A] which actions are looked at: the likeliest; earlier ones where they are alike."""
        place = np.argsort(np.argsort(-priors, axis=1, kind="stable"), axis=1, kind="stable")
        likely = priors >= self.budget.least * priors.max(axis=1, keepdims=True)
        return np.asarray((place < self.budget.most) & likely & (priors >= 0))


class _Look:
    """One look at some positions, a row each in `roots`.

    `alive` [n, A] are the actions that are still looked at, `phase` [n] how often they were halved.
    """

    def __init__(
        self,
        player: SearchPlayer,
        roots: GameBatch[Any],
        priors: NDArray[np.float32],
        alive: NDArray[np.bool_],
        rng: np.random.Generator,
    ) -> None:
        self.evaluation, self.budget, self.rng = player.evaluation, player.budget, rng
        self.roots, self.priors, self.alive = roots, priors, alive
        self.players, self.until = roots.player.astype(np.int64), roots.turn + self.budget.turns
        number = alive.sum(axis=1)
        self.phases = np.maximum(np.ceil(np.log2(number)), 1).astype(np.int64)
        self.phase = np.zeros(len(roots), np.int64)
        n, most = len(roots), MOST_SIMULATIONS if self.budget.seconds else self.budget.sims
        widest = max(self.budget.at_once, int(number.max()))
        room = most + widest * (int(self.phases.max()) + 1)
        self.trees = SearchTrees(n, room, roots.num_actions, n * widest, self.budget.exploration)

    def best(self) -> Searched:
        """What is played, and why."""
        self.began = time.perf_counter()
        self.open_roots()
        done = np.zeros(len(self.roots), np.int64)
        while len(rows := np.flatnonzero(self.phase < self.phases)):
            done += self.simulate(rows)
            # As much of the budget for each phase.
            due = np.minimum(self.phases * self.spent(done), self.phases).astype(np.int64)
            while len(rows := np.flatnonzero(self.phase < due)):
                self.halve(rows)
        scores = np.where(self.alive, self.scores(), -np.inf)
        return Searched(scores.argmax(axis=1), self.trees.visits(), self.trees.values())

    def spent(self, done: Numbers) -> NDArray[np.float64]:
        """[n] share of the budget."""
        if self.budget.seconds:
            share = (time.perf_counter() - self.began) / self.budget.seconds
            return np.where(done < MOST_SIMULATIONS, share, 1.0)
        return done / self.budget.sims

    def scores(self) -> NDArray[np.float64]:
        """[n, A] mean values, less the handicap."""
        likely = self.priors / self.priors.max(axis=1, keepdims=True)
        handicap = self.budget.caution * np.log(np.maximum(likely, 1e-6))
        return np.asarray(self.trees.values() + handicap, np.float64)

    def halve(self, rows: Numbers) -> None:
        """End a phase of these positions: the worse half of their actions goes, never the likeliest."""
        self.phase[rows] += 1
        scores = np.where(self.alive, self.scores(), -np.inf)[rows]
        place = np.argsort(np.argsort(-scores, axis=1, kind="stable"), axis=1, kind="stable")
        kept = np.maximum((self.alive[rows].sum(axis=1) + 1) // 2, 2)
        stays = place < kept[:, None]
        stays[np.arange(len(rows)), self.priors[rows].argmax(axis=1)] = True
        self.alive[rows] &= stays

    # -- simulations ---------------------------------------------------------------------------------------

    def open_roots(self) -> None:
        """The first simulation of every tree opens its root."""
        everywhere = np.arange(len(self.roots))
        self.descend(everywhere, None, self.seeds(1)[:, 0], self.roots.turn)

    def simulate(self, rows: Numbers) -> Numbers:
        """Some simulations of each action that is left in these positions; [n] how many."""
        number = self.alive[rows].sum(axis=1)
        deals = np.maximum(self.budget.at_once // number, 1)
        seeds = self.seeds(int(deals.max()))
        of_row, firsts = np.nonzero(self.alive[rows])
        times = deals[of_row]
        of_row, firsts = rows[of_row].repeat(times), firsts.repeat(times)
        ends = times.cumsum()
        deal = np.arange(len(of_row)) - (ends - times).repeat(times)
        self.descend(of_row, firsts, seeds[of_row, deal], self.until)
        done = np.zeros(len(self.roots), np.int64)
        done[rows] = number * deals
        return done

    def seeds(self, deals: int) -> Numbers:
        """[n, deals] of the deals of each position."""
        return self.rng.integers(BIGGEST_SEED, size=(len(self.roots), deals))

    def descend(self, of_row: Numbers, firsts: Numbers | None, seeds: Numbers, until: Numbers) -> None:
        """Simulations of these rows of the roots, each on its own deal."""
        batch = self.roots.copy(of_row)
        batch.determinize(self.players[of_row], seeds)
        self.trees.descend(batch, of_row, firsts)
        priors = np.zeros((len(batch), batch.num_actions), np.float32)
        values = np.zeros(len(batch), np.float32)
        rows = np.flatnonzero(~batch.done)
        if len(rows):
            priors[rows], values[rows] = self.evaluation(batch, rows, until[of_row[rows]], self.rng)
        self.trees.climb(batch, priors, values)
