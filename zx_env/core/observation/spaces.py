"""Spaces as Gymnasium and PettingZoo want them, made of the named pieces of an observation."""

import math
from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from zx_env.core.observation.layout import ObservationField


def observation_box(pieces: Sequence[ObservationField]) -> spaces.Box:
    """The space of a flat observation, int8, with the range of every piece."""
    sizes = [math.prod(piece.shape) for piece in pieces]
    low = np.repeat(np.array([piece.low for piece in pieces], np.int8), sizes)
    high = np.repeat(np.array([piece.high for piece in pieces], np.int8), sizes)
    return spaces.Box(low, high, (sum(sizes),), np.int8)
