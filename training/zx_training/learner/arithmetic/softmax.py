"""The softmax over the legal actions of each game: samples and logarithms of probabilities."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray
from torch import Tensor


def sample_actions(
    logits: NDArray[np.float32], game: NDArray[np.int64], count: int, rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Sample from the softmax of each game's legal actions.

    Args:
        logits: [m], one for each legal action, game by game.
        game: [m], the game of each legal action, ascending; each game has at least one action.
        count: n, the number of games.
        rng: Random generator of the sampling.

    Returns:
        index: int64 [n], the index of the sampled action among the m legal actions.
        log_prob: float32 [n], the logarithm of its probability.
    """
    starts = np.searchsorted(game, np.arange(count))
    # The Gumbel-max trick: the largest logit plus Gumbel noise is a sample from the softmax.
    uniform = np.clip(rng.random(len(logits), dtype=np.float32), 1e-12, 1 - 1e-7)
    noisy = logits - np.log(-np.log(uniform))
    best = np.maximum.reduceat(noisy, starts)
    winners = np.flatnonzero(noisy == best[game])
    # If two sums are equal to the last bit, take the first.
    index = winners[np.searchsorted(game[winners], np.arange(count))]
    return index, log_probs_of(index, logits, game)


def log_probs_of(
    index: NDArray[np.int64], logits: NDArray[np.float32], game: NDArray[np.int64]
) -> NDArray[np.float32]:
    """Return the logarithm of the probability of one action of each game, float32 [n].

    Args:
        index: [n], the index of the action of each game among all legal actions.
        logits: [m], one for each legal action, game by game.
        game: [m], the game of each legal action, ascending.
    """
    starts = np.searchsorted(game, np.arange(len(index)))
    highest = np.maximum.reduceat(logits, starts)
    sums = np.add.reduceat(np.exp(logits - highest[game]), starts)
    return np.asarray(logits[index] - highest - np.log(sums), np.float32)


def log_softmax(logits: Tensor, game: Tensor, count: int) -> Tensor:
    """Return the log-probabilities of the legal actions of each game: float32 [m] from logits [m]."""
    highest = logits.new_full((count,), -math.inf).scatter_reduce(0, game, logits.detach(), "amax")
    logits = logits - highest[game]
    sums = logits.new_zeros(count).index_add(0, game, logits.exp())
    return logits - sums.log().index_select(0, game)
