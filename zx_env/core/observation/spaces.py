"""Gymnasium spaces, built from the fields of an observation."""

import math
from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from zx_env.core.observation.layout import ObservationField


def observation_box(fields: Sequence[ObservationField]) -> spaces.Box:
    """Return the space of a flat observation: int8 [obs_size], with the range of every field."""
    sizes = [math.prod(field.shape) for field in fields]
    low = np.repeat(np.array([field.low for field in fields], np.int8), sizes)
    high = np.repeat(np.array([field.high for field in fields], np.int8), sizes)
    return spaces.Box(low, high, (sum(sizes),), np.int8)
