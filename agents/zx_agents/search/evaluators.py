"""Evaluations: what is likely done in positions, and how likely who decides there wins.

A search asks one at every position that it reaches. Both kinds let a guide play on to a horizon, for both
seats, and weigh what stands there: within a turn, a judgement of positions hardly tells one action from
another; where the turn has ended it does. Not here: the search (tree_search.py), who guides which game
(its presets.py).
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_agents.search.rollouts import LONGEST, NOTHING, Guide, Outlook, play_lines
from zx_env import GameBatch


class Evaluated(NamedTuple):
    """What an evaluation says of positions, a row each."""

    priors: NDArray[np.float32]
    """[n, A], not below 0: how likely each action is; illegal ones do not count."""
    values: NDArray[np.float32]
    """[n] the chance to win of who decides."""


class Evaluation(Protocol):
    """What is likely done in positions, and what they are worth."""

    def priors(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.float32]:
        """float32 [n, A]: how likely each legal action is; those of a row add up to 1."""

    def __call__(
        self,
        batch: GameBatch[Any],
        rows: NDArray[np.int64],
        until: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> Evaluated:
        """Of these rows of a batch, none of them over; the batch stays as it is.

        Args:
            batch: Positions.
            rows: Which of them [k].
            until: [k] number of the turn in which they are weighed; one that has come: as they stand.
            rng: All chance.
        """


class GuidedEvaluation:
    """A batch player's action is likely, and it plays on; an outlook weighs where that leads.

    Attributes:
        trust: Share of the prior that the guide's action has for itself; the rest is every action's.
    """

    def __init__(self, guide: Guide, outlook: Outlook | None, trust: float = 0.5) -> None:
        """Takes who plays and weighs; without an outlook the guide plays to the game's end."""
        self.guide, self.outlook, self.trust = guide, outlook, trust

    def priors(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.float32]:
        """The guide's action has most."""
        actions = self.guide.act_batch(observations, masks, rng)
        found = (1.0 - self.trust) * (masks != 0) / np.maximum(masks.sum(axis=1, keepdims=True), 1)
        found[np.arange(len(masks)), actions] += self.trust
        return np.asarray(found, np.float32)

    def __call__(
        self,
        batch: GameBatch[Any],
        rows: NDArray[np.int64],
        until: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> Evaluated:
        """The guide's action, and the chance after it has played on."""
        priors = self.priors(batch.observation[rows], batch.mask[rows], rng)
        return Evaluated(priors, played_on(batch, rows, until, self.guide, self.outlook, rng))


class Evaluator(Protocol):
    """A network player that says what it thinks, as `LearnedPlayer` does."""

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """One action a row."""

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Numbers of the actions [n, A], -inf where illegal, and values [n] from -1 to 1."""


class NetworkEvaluation:
    """A network says what is likely, plays on, and weighs.

    Attributes:
        temperature: Above 1 priors are flatter than the network's, so that the search can overrule it.
    """

    def __init__(self, player: Evaluator, temperature: float = 1.0) -> None:
        """Takes the player whose network it is."""
        self.player, self.temperature = player, temperature

    def priors(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.float32]:
        """The network's, at the temperature."""
        return self._likely(self.player.evaluate(observations, masks)[0])

    def outlook(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        """The chance to win of who decides, by the network alone."""
        return chances_of(self.player.evaluate(observations, masks)[1])

    def __call__(
        self,
        batch: GameBatch[Any],
        rows: NDArray[np.int64],
        until: NDArray[np.int64],
        rng: np.random.Generator,
    ) -> Evaluated:
        """The priors where it stands, and the chance after the network has played on."""
        numbers, found = self.player.evaluate(batch.observation[rows], batch.mask[rows])
        values = chances_of(found)
        early = np.flatnonzero(batch.turn[rows] < until)
        if len(early):
            values[early] = played_on(batch, rows[early], until[early], self.player, self.outlook, rng)
        return Evaluated(self._likely(numbers), values)

    def _likely(self, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
        likely = np.exp((numbers - numbers.max(axis=1, keepdims=True)) / self.temperature)
        return np.asarray(likely / likely.sum(axis=1, keepdims=True), np.float32)


def chances_of(values: NDArray[np.float32]) -> NDArray[np.float32]:
    """Chances to win of values from -1 lost to 1 won."""
    return np.asarray(np.clip(0.5 + 0.5 * values, 0.0, 1.0), np.float32)


def played_on(
    batch: GameBatch[Any],
    rows: NDArray[np.int64],
    until: NDArray[np.int64],
    guide: Guide,
    outlook: Outlook | None,
    rng: np.random.Generator,
) -> NDArray[np.float32]:
    """float32 [k]: the chance of who decides in these rows, after a guide has played copies of them on."""
    nothing = np.full((len(rows), LONGEST), NOTHING, np.int16)
    quiet = np.zeros(len(rows), np.float32)
    return play_lines(batch.copy(rows), nothing, quiet, guide, outlook, until, rng).values
