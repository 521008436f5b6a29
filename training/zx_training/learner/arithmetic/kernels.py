"""Arithmetic of the layers: bfloat16, or float32 with a sparse first layer, or plain float32.

Nine of ten cells of an observation are 0, and the first layer is most of the network. The fastest arithmetic
depends on the processor: a run times all of them at its start, and resumed runs use the same one.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from zx_agents.network.weights import DIGIT

from zx_env.core.observation.symmetry import Symmetry
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
        """Return True if the first layer skips cells that are 0."""
        return self.name == "sparse"

    def first_layer(self, cells: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        """Return the output [n, h] for int8 cells [n, N] and weights [N, h]."""
        if self.skips_zeros:
            output: Tensor = _SparseLinear.apply(cells, weight, bias)  # type: ignore[no-untyped-call]
            return output
        return torch.addmm(bias, cells.to(weight.dtype), weight)


class _SparseLinear(torch.autograd.Function):
    """A linear layer over int8 cells that skips zeros, with gradients for its weights."""

    @staticmethod
    def forward(ctx: Any, cells: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        out = bias.detach().repeat(len(cells), 1)
        sparse_layer.add_products(
            cells.contiguous().numpy(), weight.detach().contiguous().numpy(), out.numpy()
        )
        ctx.save_for_backward(cells)
        return out

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, Tensor, Tensor]:
        (cells,) = ctx.saved_tensors
        weight = torch.zeros(cells.shape[1], gradient.shape[1])
        sparse_layer.add_gradient(cells.contiguous().numpy(), gradient.contiguous().numpy(), weight.numpy())
        return None, weight, gradient.sum(0)


def sum_card_vectors(cells: Tensor, table: Tensor, lists: Tensor, sums: int, digits: int = 2) -> Tensor:
    """Sum the vectors of cards over lists, with gradients for the table (as PyTorch's `nn.EmbeddingBag`).

    Args:
        cells: int8 [n, N + A].
        table: float32 [M, d], by card number.
        lists: int32 [L, 3], as in `zx_agents.network.weights`.
        sums: Number of sums.
        digits: Number of cells of a card number.

    Returns:
        float32 [n, sums, d]
    """
    output: Tensor = _CardSums.apply(cells, table, lists, sums, digits)  # type: ignore[no-untyped-call]
    return output


class _CardSums(torch.autograd.Function):
    """The loops of `card_kernels` as a PyTorch function."""

    @staticmethod
    def forward(ctx: Any, cells: Tensor, table: Tensor, lists: Tensor, sums: int, digits: int) -> Tensor:
        out = torch.zeros(len(cells), sums, table.shape[1])
        add_products, _ = card_kernels()
        add_products(*_arrays(cells, lists, table, out), digits)
        ctx.save_for_backward(cells, lists)
        ctx.count, ctx.digits = len(table), digits
        return out.to(table.device)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[None, Tensor, None, None, None]:
        cells, lists = ctx.saved_tensors
        table = torch.zeros(ctx.count, gradient.shape[2])
        _, add_gradient = card_kernels()
        add_gradient(*_arrays(cells, lists, gradient, table), ctx.digits)
        return None, table.to(gradient.device), None, None, None


def _arrays(*tensors: Tensor) -> list[NDArray[Any]]:
    return [tensor.detach().cpu().contiguous().numpy() for tensor in tensors]


@cache
def card_kernels() -> tuple[Any, Any]:
    """Return the two compiled loops over lists of cards: forward, and the gradient of the table.

    Most rows of lists are empty, and vectors are short, so these loops are four times as fast as PyTorch's.
    """
    import numba

    signature = "void(int8[:, ::1], int32[:, ::1], float32[{}:1], float32[{}:1], int64)"

    @numba.njit(signature.format(":, :", ":, :, :"), fastmath=True, boundscheck=False)
    def add_products(
        cells: NDArray[Any], lists: NDArray[Any], table: NDArray[Any], out: NDArray[Any], digits: int
    ) -> None:
        for i in range(cells.shape[0]):
            for row in range(lists.shape[0]):
                first, often, into = lists[row, 0], lists[row, 1], lists[row, 2]
                number = np.int64(cells[i, first])
                if digits == 2:
                    number = number * DIGIT + cells[i, first + 1]
                if 0 < number < table.shape[0]:
                    weight = np.float32(1) if often < 0 else np.float32(cells[i, often])
                    for k in range(table.shape[1]):
                        out[i, into, k] += weight * table[number, k]

    @numba.njit(signature.format(":, :, :", ":, :"), fastmath=True, boundscheck=False)
    def add_gradient(
        cells: NDArray[Any], lists: NDArray[Any], gradient: NDArray[Any], table: NDArray[Any], digits: int
    ) -> None:
        for i in range(cells.shape[0]):
            for row in range(lists.shape[0]):
                first, often, into = lists[row, 0], lists[row, 1], lists[row, 2]
                number = np.int64(cells[i, first])
                if digits == 2:
                    number = number * DIGIT + cells[i, first + 1]
                if 0 < number < table.shape[0]:
                    weight = np.float32(1) if often < 0 else np.float32(cells[i, often])
                    for k in range(table.shape[1]):
                        table[number, k] += weight * gradient[i, into, k]

    return add_products, add_gradient


@cache
def image_kernel() -> Any:
    """Return the compiled loop that replaces rows of cells and inputs by their images.

    It takes less than half of the time of NumPy, which copies the rows several times.
    """
    import numba

    int64, int8 = "int64[::1]", "int8[:, ::1]"

    @numba.njit(
        f"void({int8}, {int8}, {int64}, {int64}, {int64}, {int64}, {int8}, {int64}, {int64})",
        boundscheck=False,
    )
    def replace(
        cells: NDArray[Any],
        inputs: NDArray[Any],
        rows: NDArray[Any],
        into: NDArray[Any],
        source: NDArray[Any],
        table: NDArray[Any],
        numbers: NDArray[Any],
        read: NDArray[Any],
        read_from: NDArray[Any],
    ) -> None:
        moved = np.empty(len(into), np.int8)
        for row in rows:
            for j in range(len(into)):
                number = cells[row, source[j]]
                moved[j] = numbers[table[j], number] if table[j] >= 0 else number
            for j in range(len(into)):
                cells[row, into[j]] = moved[j]
            for j in range(len(read)):
                inputs[row, read[j]] = cells[row, read_from[j]]

    return replace


def replace_by_images(
    symmetry: Symmetry,
    input_indices: NDArray[np.int64],
    cells: NDArray[np.int8],
    inputs: NDArray[np.int8],
    rows: NDArray[np.int64],
) -> None:
    """Replace some rows of cells [n, N + A] and inputs [n, k] by their images, in place."""
    into, source, values = symmetry.changes
    table = np.full(len(into), -1)
    for k, (places, _) in enumerate(values):
        table[places] = k
    numbers = np.array([one.images for one in values], np.int8).reshape(-1, 128)
    read = np.flatnonzero(np.isin(input_indices, into))
    image_kernel()(cells, inputs, rows, into, source, table, numbers, read, input_indices[read])


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
    fastest = dict.fromkeys(names, float("inf"))
    for _ in range(rounds):
        for name in names:
            arithmetic, start = Arithmetic(name), time.perf_counter()
            out = arithmetic.first_layer(cells, weight.to(arithmetic.dtype), bias.to(arithmetic.dtype))
            torch.autograd.backward(out.sum())
            fastest[name] = min(fastest[name], time.perf_counter() - start)
    return {name: 1e6 * seconds / len(cells) for name, seconds in fastest.items()}


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
