"""Spaces as Gymnasium and PettingZoo want them, made of the named pieces of an observation."""

import math
from collections.abc import Sequence
from typing import Protocol

import numpy as np
from gymnasium import spaces


class Piece(Protocol):
    """What is asked of a piece: its shape and its range."""

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers, by axis."""

    @property
    def low(self) -> int:
        """The least that a number can be."""

    @property
    def high(self) -> int:
        """The most that a number can be."""


def observation_box(pieces: Sequence[Piece]) -> spaces.Box:
    """The space of a flat observation, int8, with the range of every piece."""
    sizes = [math.prod(piece.shape) for piece in pieces]
    low = np.repeat(np.array([piece.low for piece in pieces], np.int8), sizes)
    high = np.repeat(np.array([piece.high for piece in pieces], np.int8), sizes)
    return spaces.Box(low, high, (sum(sizes),), np.int8)
