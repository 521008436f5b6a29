"""The compiled loops of a first layer that skips zeros: its products, and the gradient of its weights.

Both add rows of a matrix whose amounts are not 0 (`add_rows` of zx_agents/network/compiled.py). The gradient
takes the decisions of a block input after input, so that a row of the weights is read and written once for
eight of them. See also: kernels.py, which chooses between this layer and a dense one.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents.network.compiled import add_rows

from zx_env.compiling.decorators import arithmetic, array_of, declare, entry

BLOCK = 256
"""Number of decisions whose gradients fit into the cache of a core."""

declare(
    cells=array_of(np.int8, ndim=2),
    read=array_of(np.int64),
    weights=array_of(np.float32),
    columns=array_of(np.int32),
    begins=array_of(np.int32),
    ends=array_of(np.int32),
    inputs=array_of(np.int32),
    amounts=array_of(np.float32),
    work=array_of(np.float32),
)


def add_products(
    cells: NDArray[np.int8],
    read: NDArray[np.int64],
    weight: NDArray[np.float32],
    out: NDArray[np.float32],
) -> None:
    """Add the products of the k cells [n, N] in `read` and weights [k, h] to `out` [n, h].

    All are C-contiguous.
    """
    inputs, amounts = (np.empty(len(read) + 1, kind) for kind in (np.int32, np.float32))
    _products(cells, read, weight.reshape(-1), inputs, amounts, out.reshape(-1), out.shape[1])


def add_gradient(
    cells: NDArray[np.int8],
    read: NDArray[np.int64],
    gradient: NDArray[np.float32],
    out: NDArray[np.float32],
) -> None:
    """Add the products of the k cells [n, N] in `read` and gradients of the output [n, h] to `out` [k, h].

    All are C-contiguous.
    """
    room = BLOCK * len(read) + 1
    columns, inputs, amounts = (np.empty(room, kind) for kind in (np.int32, np.int32, np.float32))
    begins, ends = np.empty(BLOCK + 1, np.int32), np.empty(len(read), np.int32)
    lists = columns, begins, ends, inputs, amounts
    _gradient(cells, read, gradient.reshape(-1), *lists, out.reshape(-1), out.shape[1])


@arithmetic
def _list_cells(i: int, begin: int, cells: Any, read: Any, columns: Any) -> int:
    """List the inputs of a decision that are not 0, from `begin` on; return the end of the list."""
    end = begin
    for column in range(len(read)):
        columns[end] = column
        end += cells[i, read[column]] != 0
    return end


@arithmetic
def _list_inputs(i: int, cells: Any, read: Any, inputs: Any, amounts: Any) -> int:
    """List the inputs of a decision that are not 0, with their amounts; return how many."""
    count = _list_cells(i, 0, cells, read, inputs)
    for n in range(count):
        amounts[n] = cells[i, read[inputs[n]]]
    return count


@arithmetic
def _list_by_column(
    first: int,
    count: int,
    cells: Any,
    read: Any,
    columns: Any,
    begins: Any,
    ends: Any,
    inputs: Any,
    amounts: Any,
) -> None:
    """List the decisions of a block and the amounts of their inputs that are not 0, column after column.

    `inputs` counts the decisions from the first one of the block, `ends` has the end of each column's list.
    `columns` and `begins` are working memory.
    """
    for column in range(len(read)):
        ends[column] = 0
    begins[0] = 0
    for i in range(count):
        begins[i + 1] = _list_cells(first + i, begins[i], cells, read, columns)
        for n in range(begins[i], begins[i + 1]):
            ends[columns[n]] += 1
    total = 0
    for column in range(len(read)):
        size = ends[column]
        ends[column] = total
        total += size
    for i in range(count):
        for n in range(begins[i], begins[i + 1]):
            column = columns[n]
            place = ends[column]
            inputs[place] = i
            amounts[place] = cells[first + i, read[column]]
            ends[column] = place + 1


@entry
def _products(cells: Any, read: Any, weights: Any, inputs: Any, amounts: Any, work: Any, size: int) -> None:
    for i in range(len(cells)):
        count = _list_inputs(i, cells, read, inputs, amounts)
        add_rows(0, size, 0, count, i * size, weights, inputs, amounts, work)


@entry
def _gradient(
    cells: Any,
    read: Any,
    weights: Any,
    columns: Any,
    begins: Any,
    ends: Any,
    inputs: Any,
    amounts: Any,
    work: Any,
    size: int,
) -> None:
    for first in range(0, len(cells), BLOCK):
        count = min(BLOCK, len(cells) - first)
        _list_by_column(first, count, cells, read, columns, begins, ends, inputs, amounts)
        begin = 0
        for column in range(len(read)):
            end = ends[column]
            add_rows(first * size, size, begin, end, column * size, weights, inputs, amounts, work)
            begin = end
