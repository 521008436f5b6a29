"""Gymnasium spaces, built from the fields of an observation, and observations in the form of a space."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from zx_env.core.observation.layout import ObservationField
from zx_env.core.validation import check_flag, check_word

DTYPES = ("int8", "float32")
"""Dtypes of observations."""


def observation_box(fields: Sequence[ObservationField]) -> spaces.Box:
    """Return the space of a flat observation: int8 [obs_size], with the range of every field."""
    sizes = [math.prod(field.shape) for field in fields]
    low = np.repeat(np.array([field.low for field in fields], np.int8), sizes)
    high = np.repeat(np.array([field.high for field in fields], np.int8), sizes)
    return spaces.Box(low, high, (sum(sizes),), np.int8)


@dataclass(frozen=True, slots=True)
class ObservationForm:
    """How a Gymnasium environment returns observations: their dtype, with or without the mask in them."""

    mask_in_observation: bool = False
    observation_dtype: str = "int8"

    def __post_init__(self) -> None:
        """Check the settings.

        Raises:
            SettingError: A setting is of the wrong type, or the dtype is none of `DTYPES`.
        """
        check_flag("mask_in_observation", self.mask_in_observation)
        check_word("observation_dtype", self.observation_dtype, DTYPES)

    def space(self, fields: Sequence[ObservationField], num_actions: int) -> spaces.Space[Any]:
        """Return the space of one observation: a Box, or a Dict of "observations" and "action_mask"."""
        box = observation_box(fields)
        dtype = np.dtype(self.observation_dtype)
        if box.dtype != dtype:
            box = spaces.Box(box.low.astype(dtype), box.high.astype(dtype), dtype=dtype.type)
        if not self.mask_in_observation:
            return box
        masks = spaces.Box(0, 1, (num_actions,), dtype.type)
        return spaces.Dict({"action_mask": masks, "observations": box})

    def of(self, observations: npt.NDArray[Any], masks: npt.NDArray[Any]) -> Any:
        """Return observations and their masks in this form: of one game, or of many in rows."""
        observations = observations.astype(self.observation_dtype, copy=False)
        if not self.mask_in_observation:
            return observations
        return {"action_mask": masks.astype(self.observation_dtype, copy=False), "observations": observations}
