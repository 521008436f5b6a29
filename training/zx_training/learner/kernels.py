"""How the layers are computed: in bfloat16 where the processor has it, or skipping zeros.

Nine of ten cells of an observation are 0, and the first layer is most of the network. Which way is quicker
depends on the processor: both are timed at the start of a run, and the run keeps what it chose.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from zx_agents.network.weights import DIGIT

from zx_env.errors import SettingError

WAYS = ("bfloat16", "sparse", "float32")
"""What can be asked for, in the order of preference where they are as quick; and "auto"."""
MARGIN = 1.15
"""How much quicker another way must be timed than a preferred one to be taken."""


@dataclass(frozen=True)
class Arithmetic:
    """One of WAYS."""

    way: str = "float32"

    @property
    def dtype(self) -> torch.dtype:
        """Of the layers; the weights themselves, the value and what is learned from are float32."""
        return torch.bfloat16 if self.way == "bfloat16" else torch.float32

    @property
    def skips_zeros(self) -> bool:
        """Whether the first layer looks at the cells that are not 0 alone."""
        return self.way == "sparse"

    def first_layer(self, cells: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        """[n, h] from int8 cells [n, N] and weights [N, h]."""
        if self.skips_zeros:
            made: Tensor = _Skipping.apply(cells, weight, bias)  # type: ignore[no-untyped-call]
            return made
        return torch.addmm(bias, cells.to(weight.dtype), weight)


class _Skipping(torch.autograd.Function):
    """A layer over int8 cells that skips those that are 0, with gradients for its weights."""

    @staticmethod
    def forward(ctx: Any, cells: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        add_up, _ = kernels()
        out = bias.detach().repeat(len(cells), 1)
        add_up(cells.numpy(), weight.detach().contiguous().numpy(), out.numpy())
        ctx.save_for_backward(cells)
        return out

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, Tensor, Tensor]:
        (cells,) = ctx.saved_tensors
        _, stats_of = kernels()
        weight = torch.zeros(cells.shape[1], gradient.shape[1])
        stats_of(cells.numpy(), gradient.contiguous().numpy(), weight.numpy())
        return None, weight, gradient.sum(0)


def sums_of_cards(cells: Tensor, table: Tensor, lists: Tensor, sums: int) -> Tensor:
    """The vectors of cards summed over lists, with gradients for the table.

    Args:
        cells: int8 [n, N + A].
        table: float32 [M, d], by number.
        lists: int32 [L, 3], as in `zx_agents.network.weights`.
        sums: How many sums there are.

    Returns:
        float32 [n, sums, d]
    """
    made: Tensor = _SumsOfCards.apply(cells, table, lists, sums)  # type: ignore[no-untyped-call]
    return made


class _SumsOfCards(torch.autograd.Function):
    """The loops of `card_kernels`, as torch has it."""

    @staticmethod
    def forward(ctx: Any, cells: Tensor, table: Tensor, lists: Tensor, sums: int) -> Tensor:
        out = torch.zeros(len(cells), sums, table.shape[1])
        add_up, _ = card_kernels()
        add_up(*_arrays(cells, lists, table, out))
        ctx.save_for_backward(cells, lists)
        ctx.count = len(table)
        return out.to(table.device)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, Tensor, None, None]:
        cells, lists = ctx.saved_tensors
        table = torch.zeros(ctx.count, gradient.shape[2])
        _, stats_of = card_kernels()
        stats_of(*_arrays(cells, lists, gradient, table))
        return None, table.to(gradient.device), None, None


def _arrays(*tensors: Tensor) -> list[NDArray[Any]]:
    return [one.detach().cpu().contiguous().numpy() for one in tensors]


@cache
def card_kernels() -> tuple[Any, Any]:
    """The two loops over lists of cards, compiled: forward, and the gradient of the table.

    Most rows of lists are empty, and a vector is short: four times as fast as what torch has for it.
    """
    import numba

    typed = "void(int8[:, ::1], int32[:, ::1], float32[{}:1], float32[{}:1])"

    @numba.njit(typed.format(":, :", ":, :, :"), fastmath=True, boundscheck=False)
    def add_up(cells: NDArray[Any], lists: NDArray[Any], table: NDArray[Any], out: NDArray[Any]) -> None:
        for i in range(cells.shape[0]):
            for row in range(lists.shape[0]):
                first, often, into = lists[row, 0], lists[row, 1], lists[row, 2]
                number = np.int64(cells[i, first]) * DIGIT + cells[i, first + 1]
                if 0 < number < table.shape[0]:
                    weight = np.float32(1) if often < 0 else np.float32(cells[i, often])
                    for k in range(table.shape[1]):
                        out[i, into, k] += weight * table[number, k]

    @numba.njit(typed.format(":, :, :", ":, :"), fastmath=True, boundscheck=False)
    def stats_of(
        cells: NDArray[Any], lists: NDArray[Any], gradient: NDArray[Any], table: NDArray[Any]
    ) -> None:
        for i in range(cells.shape[0]):
            for row in range(lists.shape[0]):
                first, often, into = lists[row, 0], lists[row, 1], lists[row, 2]
                number = np.int64(cells[i, first]) * DIGIT + cells[i, first + 1]
                if 0 < number < table.shape[0]:
                    weight = np.float32(1) if often < 0 else np.float32(cells[i, often])
                    for k in range(table.shape[1]):
                        table[number, k] += weight * gradient[i, into, k]

    return add_up, stats_of


@cache
def kernels() -> tuple[Any, Any]:
    """The two loops of the sparse layer, compiled: forward, and the gradient of the weights."""
    import numba

    @numba.njit("void(int8[:, :], float32[:, ::1], float32[:, ::1])", fastmath=True, boundscheck=False)
    def add_up(cells: NDArray[Any], weight: NDArray[Any], out: NDArray[Any]) -> None:
        for i in range(cells.shape[0]):
            for j in range(cells.shape[1]):
                if cells[i, j] != 0:
                    x = np.float32(cells[i, j])
                    for k in range(out.shape[1]):
                        out[i, k] += x * weight[j, k]

    @numba.njit("void(int8[:, :], float32[:, ::1], float32[:, ::1])", fastmath=True, boundscheck=False)
    def stats_of(cells: NDArray[Any], gradient: NDArray[Any], weight: NDArray[Any]) -> None:
        for i in range(cells.shape[0]):
            for j in range(cells.shape[1]):
                if cells[i, j] != 0:
                    x = np.float32(cells[i, j])
                    for k in range(weight.shape[1]):
                        weight[j, k] += x * gradient[i, k]

    return add_up, stats_of


def choose(
    wanted: str, cells: NDArray[np.int8], hidden: int, device: str = "cpu"
) -> tuple[str, dict[str, float]]:
    """The way to compute, and how long each that was timed took, in microseconds a row.

    Args:
        wanted: One of WAYS, or "auto".
        cells: int8 [n, N], as they come in play.
        hidden: Width of the first layer.
        device: Where the layers run: elsewhere than on "cpu" nothing is timed.

    Raises:
        SettingError: There is no such way.
    """
    if wanted != "auto":
        if wanted not in WAYS:
            raise SettingError(f"arithmetic is auto, {', '.join(WAYS)}, not {wanted!r}")
        return wanted, {}
    if device != "cpu":
        return "bfloat16", {}
    timed = {way: _timed(Arithmetic(way), torch.from_numpy(cells), hidden) for way in _possible()}
    quickest = min(timed.values())
    return next(way for way, took in timed.items() if took <= MARGIN * quickest), timed


def _possible() -> list[str]:
    plain = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
    return [way for way in WAYS if not (plain and way == "sparse")]


def _timed(arithmetic: Arithmetic, cells: Tensor, hidden: int, tries: int = 5) -> float:
    """The quickest of some passes forward and back through a first layer, in microseconds a row."""
    weight = torch.zeros(cells.shape[1], hidden, requires_grad=True)
    bias = torch.zeros(hidden)
    least = float("inf")
    for _ in range(tries):
        began = time.perf_counter()
        out = arithmetic.first_layer(cells, weight.to(arithmetic.dtype), bias.to(arithmetic.dtype))
        torch.autograd.backward(out.sum())
        least = min(least, time.perf_counter() - began)
    return 1e6 * least / len(cells)


def keep_memory() -> None:
    """Tell glibc to keep what is given back, where there is glibc.

    Else every array of some megabytes is mapped anew: a third of the time of a layer.
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
