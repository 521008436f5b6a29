"""Tree search: many simulated games on re-dealt cards, whose results decide which action is looked at next.

It thinks on a view: a seat's game with all hidden cards dealt anew for every simulation. A simulation goes
down the tree (`zx_env.SearchTrees`) to a decision that the tree does not know, and asks an evaluation what is
likely done there and how likely who decides there wins. The action that most simulations began with is
played. Many positions are searched side by side. Nothing is remembered from one decision to the next, and
nothing depends on cards that the seat does not know: the same view and the same chance give the same visits.

An evaluation is a network, `NetworkEvaluation`, or a batch player with an outlook, `GuidedEvaluation`. Not
here: the trees (zx_env/doors/trees.py), and which evaluation a name stands for (searches.py).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_agents.lines import LONGEST, NOTHING, Guide, Outlook, play_lines
from zx_env import GameBatch, SearchTrees
from zx_env.errors import AgentError

MOST_SIMULATIONS = 20_000
"""Of one search that has seconds, not simulations: trees have room for so many."""


class Evaluated(NamedTuple):
    """What an evaluation says of positions, a row each."""

    priors: NDArray[np.float32]
    """[n, A], not below 0: how likely each action is; illegal ones do not count."""
    values: NDArray[np.float32]
    """[n] the chance to win of who decides."""


class Evaluation(Protocol):
    """What is likely done in positions, and what they are worth."""

    def __call__(self, batch: GameBatch[Any], rows: NDArray[np.int64], rng: np.random.Generator) -> Evaluated:
        """Of these rows of a batch, none of them over; the batch stays as it is."""


class Evaluator(Protocol):
    """A network player that says what it thinks, as `LearnedPlayer` does."""

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Numbers of the actions [n, A], -inf where illegal, and values [n] from -1 to 1."""


class NetworkEvaluation:
    """A network says both.

    Attributes:
        temperature: Above 1 priors are flatter than the network's, so that the search can overrule it.
    """

    def __init__(self, player: Evaluator, temperature: float = 1.5) -> None:
        """Takes the player whose network it is."""
        self.player, self.temperature = player, temperature

    def __call__(self, batch: GameBatch[Any], rows: NDArray[np.int64], rng: np.random.Generator) -> Evaluated:
        """One forward pass."""
        numbers, values = self.player.evaluate(batch.observation[rows], batch.mask[rows])
        numbers = (numbers - numbers.max(axis=1, keepdims=True)) / self.temperature
        return Evaluated(np.exp(numbers), np.clip(0.5 + 0.5 * values, 0.0, 1.0))


class GuidedEvaluation:
    """A batch player's action is likely, and it plays on to the end of the turn; an outlook weighs that.

    Attributes:
        trust: Share of the prior that the guide's action has for itself; the rest is every action's.
        turns: How far the guide plays on: 1 to the end of the turn, 2 to that of the next; 0 not at all.
    """

    def __init__(self, guide: Guide, outlook: Outlook | None, trust: float = 0.5, turns: int = 1) -> None:
        """Takes who plays and weighs; without an outlook the guide plays to the game's end."""
        self.guide, self.outlook, self.trust, self.turns = guide, outlook, trust, turns

    def __call__(self, batch: GameBatch[Any], rows: NDArray[np.int64], rng: np.random.Generator) -> Evaluated:
        """The guide's action, and the chance after it has played on."""
        masks, observations = batch.mask[rows], batch.observation[rows]
        actions = self.guide.act_batch(observations, masks, rng)
        priors = np.full(masks.shape, 1.0 - self.trust, np.float32) / masks.sum(axis=1, keepdims=True)
        priors[np.arange(len(rows)), actions] += self.trust
        if self.turns == 0 and self.outlook is not None:
            return Evaluated(priors, self.outlook(observations))
        nothing = np.full((len(rows), LONGEST), NOTHING, np.int16)
        quiet = np.zeros(len(rows), np.float32)
        played = play_lines(batch.copy(rows), nothing, quiet, self.guide, self.outlook, self.turns, rng)
        return Evaluated(priors, played.values)


class SearchPlayer:
    """Plays the action that a tree search visits most.

    Attributes:
        simulations: Simulations made since it was made, for who measures.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        sims: int = 200,
        seconds: float = 0.0,
        at_once: int = 8,
        exploration: float = 1.5,
        name: str = "search",
    ) -> None:
        """Takes what weighs positions, and the budget.

        Args:
            evaluation: A network's, or a guide's.
            sims: Simulations of a decision, rounded up to whole rounds.
            seconds: Instead of these, time of a decision by the clock, not the same twice; 0: none.
            at_once: Simulations of one tree that go down together and are evaluated in one call.
            exploration: Weight of the bonus by priors.
            name: What it is called.

        Raises:
            AgentError: A number cannot be used.
        """
        for word, number, least in (("sims", sims, 1), ("at_once", at_once, 1)):
            if not isinstance(number, int) or number < least:
                raise AgentError(f"{name}: {word} is a whole number from {least}, not {number!r}")
        for word, value in (("seconds", seconds), ("exploration", exploration)):
            if not 0 <= value < np.inf:
                raise AgentError(f"{name}: {word} is a number from 0, not {value!r}")
        self.name, self.evaluation = name, evaluation
        self.sims, self.seconds, self.at_once, self.exploration = sims, seconds, at_once, exploration
        self.simulations = 0
        self._trees: SearchTrees | None = None
        self._made_for: tuple[int, ...] = ()

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

    def visits(self, view: Any, rng: np.random.Generator) -> NDArray[np.int64]:
        """int64 [A]: how many simulations of a view began with each action."""
        return np.asarray(self.visits_of(GameBatch([view.determinize(rng)]), rng)[0], np.int64)

    def choose(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """One legal action for who decides in each row; what is hidden from that player does not count."""
        actions = roots.mask.argmax(axis=1)
        rows = np.flatnonzero(roots.mask.sum(axis=1) > 1)
        if len(rows):
            visits = self.visits_of(roots if len(rows) == len(roots) else roots.copy(rows), rng)
            actions[rows] = visits.argmax(axis=1)
        return np.asarray(actions, np.int64)

    def visits_of(self, roots: GameBatch[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """int64 [n, A]: how many simulations of each row began with each action.

        Args:
            roots: Positions, none of them over; they stay as they are.
            rng: All chance.
        """
        n, k = len(roots), self.at_once
        of_row = np.repeat(np.arange(n), k)
        most = MOST_SIMULATIONS if self.seconds else self.sims
        trees = self._trees_for(n, most, roots.num_actions)
        until = time.perf_counter() + self.seconds if self.seconds else np.inf
        # One simulation of each tree opens its root; all others begin with an action.
        self._simulate(trees, roots.copy(), roots.player, np.arange(n), rng)
        batch, players = roots.copy(of_row), roots.player[of_row]
        done = 0
        while done < most:
            if done:
                batch.put(np.arange(n * k), roots, of_row)
            self._simulate(trees, batch, players, of_row, rng)
            done += k
            if time.perf_counter() > until:
                break
        self.simulations += done * n
        return np.asarray(trees.visits(), np.int64)

    def _simulate(
        self,
        trees: SearchTrees,
        batch: GameBatch[Any],
        players: NDArray[np.int8],
        of_row: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> None:
        """One simulation of every row of a batch that stands at the roots."""
        batch.determinize(players, rng)
        trees.descend(batch, of_row)
        trees.climb(batch, *self._evaluated(batch, rng))

    def _evaluated(
        self, batch: GameBatch[Any], rng: np.random.Generator
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Priors and values of all rows; those of games that are over are empty."""
        priors = np.zeros((len(batch), batch.num_actions), np.float32)
        values = np.zeros(len(batch), np.float32)
        rows = np.flatnonzero(~batch.done)
        if len(rows):
            priors[rows], values[rows] = self.evaluation(batch, rows, rng)
        return priors, values

    def _trees_for(self, n: int, simulations: int, num_actions: int) -> SearchTrees:
        """Empty trees for n positions; the last ones again, if they fit."""
        wanted = (n, simulations, num_actions)
        if self._trees is None or self._made_for != wanted:
            room = simulations + self.at_once + 1
            self._trees = SearchTrees(n, room, num_actions, n * self.at_once, self.exploration)
            self._made_for = wanted
        self._trees.clear()
        return self._trees
