"""The uniform random player: every legal action is equally likely."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


class UniformPlayer:
    """Plays uniformly random legal actions."""

    name = "random"

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return one legal action."""
        legal = np.flatnonzero(action_mask)
        return int(legal[rng.integers(len(legal))])

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]."""
        # Each action gets a random key, illegal actions the lowest; the largest key is a uniform draw.
        keys = rng.random(masks.shape, np.float32)
        return np.asarray(np.where(masks != 0, keys, -1.0).argmax(axis=1), np.int64)
