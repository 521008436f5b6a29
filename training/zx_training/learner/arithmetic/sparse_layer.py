"""The compiled loops of a first layer that skips zeros: its products, and the gradient of its weights.

Both add rows of a matrix, eight at a time, so that a sum is read and written once for eight products. Indices
are unsigned: numba then has no case for an index from the end, and LLVM uses vectors. Importing this module
compiles it. See also: kernels.py, which chooses between this layer and a dense one.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

EIGHT, ONE = np.uintp(8), np.uintp(1)
BLOCK = np.uintp(256)
"""Number of decisions whose gradients fit into the cache of a core."""

_loop = numba.njit(fastmath=True, boundscheck=False)
_layer = numba.njit("void(int8[:, :], float32[:, ::1], float32[:, ::1])", fastmath=True, boundscheck=False)


@_loop
def _add_rows(
    out: Any, at: Any, size: Any, source: Any, rows: Any, amounts: Any, begin: Any, end: Any
) -> None:
    """Add rows of `source`, times their amounts, to `size` numbers of `out`: the listed ones of a range."""
    whole = end - (end - begin) % EIGHT
    for n in range(begin, whole, EIGHT):
        a, b = np.uintp(rows[n]) * size, np.uintp(rows[n + np.uintp(1)]) * size
        c, d = np.uintp(rows[n + np.uintp(2)]) * size, np.uintp(rows[n + np.uintp(3)]) * size
        e, f = np.uintp(rows[n + np.uintp(4)]) * size, np.uintp(rows[n + np.uintp(5)]) * size
        g, h = np.uintp(rows[n + np.uintp(6)]) * size, np.uintp(rows[n + np.uintp(7)]) * size
        of_a, of_b = amounts[n], amounts[n + np.uintp(1)]
        of_c, of_d = amounts[n + np.uintp(2)], amounts[n + np.uintp(3)]
        of_e, of_f = amounts[n + np.uintp(4)], amounts[n + np.uintp(5)]
        of_g, of_h = amounts[n + np.uintp(6)], amounts[n + np.uintp(7)]
        for k in range(size):
            out[at + k] += (
                of_a * source[a + k]
                + of_b * source[b + k]
                + of_c * source[c + k]
                + of_d * source[d + k]
                + of_e * source[e + k]
                + of_f * source[f + k]
                + of_g * source[g + k]
                + of_h * source[h + k]
            )
    for n in range(whole, end):
        row, amount = np.uintp(rows[n]) * size, amounts[n]
        for k in range(size):
            out[at + k] += amount * source[row + k]


@_loop
def _list_cells(cells: Any, begin: Any, columns: Any) -> Any:
    """List the cells of a decision that are not 0, from index `begin` on; return the index after the last."""
    end = begin
    for column in range(np.uintp(len(cells))):
        columns[end] = column
        end += np.uintp(cells[column] != 0)
    return end


@_loop
def _list_by_column(block: Any, columns: Any, begins: Any, ends: Any, decisions: Any, amounts: Any) -> None:
    """List the decisions of a block and the amounts of their cells that are not 0, column after column.

    `ends` has the index after the last of each column, `columns` and `begins` are working memory.
    """
    ends[:] = 0
    begins[0] = 0
    count = np.uintp(len(block))
    for i in range(count):
        begins[i + ONE] = _list_cells(block[i], begins[i], columns)
        for n in range(begins[i], begins[i + ONE]):
            ends[np.uintp(columns[n])] += ONE
    total = np.uintp(0)
    for column in range(np.uintp(len(ends))):
        total, ends[column] = total + ends[column], total
    for i in range(count):
        for n in range(begins[i], begins[i + ONE]):
            at = np.uintp(columns[n])
            place = ends[at]
            decisions[place], amounts[place] = i, block[i, at]
            ends[at] = place + ONE


@_layer
def add_products(cells: NDArray[Any], weight: NDArray[Any], out: NDArray[Any]) -> None:
    """Add the products of cells [n, N] and weights [N, h] to `out` [n, h]."""
    size, room = np.uintp(out.shape[1]), cells.shape[1] + 1
    columns, amounts = np.empty(room, np.int32), np.empty(room, np.float32)
    sums, source = out.ravel(), weight.ravel()
    for i in range(np.uintp(len(cells))):
        end = _list_cells(cells[i], np.uintp(0), columns)
        for n in range(end):
            amounts[n] = cells[i, np.uintp(columns[n])]
        _add_rows(sums, i * size, size, source, columns, amounts, np.uintp(0), end)


@_layer
def add_gradient(cells: NDArray[Any], gradient: NDArray[Any], weight: NDArray[Any]) -> None:
    """Add the products of cells [n, N] and gradients of the output [n, h] to those of the weights [N, h]."""
    size, inputs = np.uintp(gradient.shape[1]), np.uintp(cells.shape[1])
    room = BLOCK * inputs + ONE
    columns, decisions = np.empty(room, np.int32), np.empty(room, np.int32)
    amounts, begins = np.empty(room, np.float32), np.empty(BLOCK + ONE, np.uintp)
    ends = np.empty(inputs, np.uintp)
    sums, source = weight.ravel(), gradient.ravel()
    for first in range(np.uintp(0), np.uintp(len(cells)), BLOCK):
        block = cells[first : first + BLOCK]
        _list_by_column(block, columns, begins, ends, decisions, amounts)
        begin = np.uintp(0)
        for column in range(inputs):
            end = ends[column]
            _add_rows(sums, column * size, size, source[first * size :], decisions, amounts, begin, end)
            begin = end
