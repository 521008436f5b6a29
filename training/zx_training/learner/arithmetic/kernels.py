"""Arithmetic of the layers: bfloat16, float32 in loops that skip what is multiplied by 0, or float32.

Nine of ten cells of an observation are 0, and the first layer is most of the network. The fastest arithmetic
depends on the processor: a run times all of them at its start, and resumed runs use the same one.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from zx_env.errors import SettingError
from zx_training.learner.arithmetic import sparse_layer

ARITHMETICS = ("bfloat16", "sparse", "float32")
"""Values of the setting `arithmetic` besides "auto", in the order of preference among equally fast ones."""
MARGIN = 1.15
"""A preferred arithmetic is chosen if it takes at most this many times as long as the fastest."""


@dataclass(frozen=True)
class Arithmetic:
    """An entry of ARITHMETICS, with its properties."""

    name: str = "float32"

    @property
    def dtype(self) -> torch.dtype:
        """Type of the layers. The weights themselves, the value and the losses are float32."""
        return torch.bfloat16 if self.name == "bfloat16" else torch.float32

    @property
    def skips_zeros(self) -> bool:
        """Return True if the first layer skips cells that are 0, and the others skip illegal actions."""
        return self.name == "sparse"

    def first_layer(self, cells: Tensor, read: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        """Return the output of the first layer.

        Args:
            cells: int8 [n, N].
            read: int64 [k], the cells that the layer reads.
            weight: [k, h].
            bias: [h].

        Returns:
            [n, h]
        """
        if self.skips_zeros:
            output: Tensor = _SparseLinear.apply(cells, read, weight, bias)  # type: ignore[no-untyped-call]
            return output
        return torch.addmm(bias, cells.index_select(1, read).to(weight.dtype), weight)


def arrays_of(*tensors: Tensor) -> list[NDArray[Any]]:
    """Return tensors as C-contiguous arrays for compiled loops: the same memory where that is possible."""
    return [tensor.detach().cpu().contiguous().numpy() for tensor in tensors]


class _SparseLinear(torch.autograd.Function):
    """A linear layer over int8 cells that skips zeros, with gradients for its weights."""

    @staticmethod
    def forward(ctx: Any, cells: Tensor, read: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        out = bias.detach().repeat(len(cells), 1)
        sparse_layer.add_products(*arrays_of(cells, read, weight, out))
        ctx.save_for_backward(cells, read)
        return out

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, None, Tensor, Tensor]:
        cells, read = ctx.saved_tensors
        weight = torch.zeros(len(read), gradient.shape[1])
        sparse_layer.add_gradient(*arrays_of(cells, read, gradient, weight))
        return None, None, weight, gradient.sum(0)


def choose_arithmetic(
    requested: str, cells: NDArray[np.int8], hidden: int, device: str = "cpu"
) -> tuple[str, dict[str, float]]:
    """Return the arithmetic to use, and the measured times of the candidates, in microseconds per row.

    Args:
        requested: One of ARITHMETICS, or "auto".
        cells: int8 [n, N], a sample from play.
        hidden: Width of the first layer.
        device: Device of the layers; only those on "cpu" are timed.

    Raises:
        SettingError: There is no such arithmetic.
    """
    if requested != "auto":
        if requested not in ARITHMETICS:
            raise SettingError(f"arithmetic is auto, {', '.join(ARITHMETICS)}, not {requested!r}")
        return requested, {}
    if device != "cpu":
        return "bfloat16", {}
    times = _times(_available(), torch.from_numpy(cells), hidden)
    fastest = min(times.values())
    return next(name for name, microseconds in times.items() if microseconds <= MARGIN * fastest), times


def _available() -> list[str]:
    is_interpreted = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
    return [name for name in ARITHMETICS if not (is_interpreted and name == "sparse")]


def _times(names: Sequence[str], cells: Tensor, hidden: int, rounds: int = 10) -> dict[str, float]:
    """Return the fastest of some passes forward and back through a first layer, in microseconds per row.

    The candidates take turns, so that a machine that is slow for a moment is slow for all of them.
    """
    weight, bias = torch.zeros(cells.shape[1], hidden, requires_grad=True), torch.zeros(hidden)
    read = torch.arange(cells.shape[1])
    fastest = dict.fromkeys(names, float("inf"))
    for _ in range(rounds):
        for name in names:
            arithmetic, start = Arithmetic(name), time.perf_counter()
            weights = weight.to(arithmetic.dtype), bias.to(arithmetic.dtype)
            out = arithmetic.first_layer(cells, read, *weights)
            torch.autograd.backward(out.sum())
            fastest[name] = min(fastest[name], time.perf_counter() - start)
    return {name: 1e6 * seconds / len(cells) for name, seconds in fastest.items()}


@contextmanager
def without_denormals() -> Iterator[None]:
    """Let the processor take denormal floats as 0 in this block, and not behind it, where it can.

    Adam's means of gradients that have become 0, such as those of a card that is seldom met, end as denormal
    numbers, with which a processor computes a hundred times as slowly.
    """
    torch.set_flush_denormal(True)
    try:
        yield
    finally:
        torch.set_flush_denormal(False)


def keep_memory() -> None:
    """Configure glibc to reuse freed memory; do nothing without glibc.

    Without this, the system maps memory anew for every array of some megabytes, a third of a layer's time.
    """
    if not sys.platform.startswith("linux"):
        return
    trim, top_pad, mmap_threshold = -1, -2, -3
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):
        return
    for option, size in ((mmap_threshold, 1 << 30), (trim, 1 << 30), (top_pad, 1 << 26)):
        mallopt(option, size)
