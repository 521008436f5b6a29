"""The layers that score legal actions as compiled loops, with gradients: the policy layer and row scorers.

A decision has about four legal actions of some hundred, so these loops go through the legal actions, and skip
cells that are 0. The reference is network.py: a dense policy layer, and `RowScorer.forward`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from zx_agents.network.compiled import number_at

from zx_env.compiling.decorators import arithmetic, array_of, declare, entry
from zx_training.learner.arithmetic.kernels import arrays_of

ZERO = np.float32(0)
NO_ROW = -1
"""The row of an action that is about no row of the field."""

_MATRICES = ("hidden", "weights", "trunk", "place", "table", "out", "inner")
declare(
    cells=array_of(np.int8, ndim=2),
    games=array_of(np.int64),
    actions=array_of(np.int64),
    row_of=array_of(np.int64),
    kind_of=array_of(np.int64),
    numbers=array_of(np.int64),
    bias=array_of(np.float32),
    logits=array_of(np.float32),
    slopes=array_of(np.float32),
    delta=array_of(np.float32),
    bias_slopes=array_of(np.float32),
    **{name: array_of(np.float32, ndim=2) for name in _MATRICES},
    **{f"{name}_slopes": array_of(np.float32, ndim=2) for name in _MATRICES},
)


# -- the policy layer ----------------------------------------------------------------------------------------


@arithmetic
def _product(game: int, action: int, hidden: Any, weights: Any) -> Any:
    total = ZERO
    for k in range(hidden.shape[1]):
        total += hidden[game, k] * weights[action, k]
    return total


@arithmetic
def _add_products(
    m: int,
    game: int,
    action: int,
    slopes: Any,
    hidden: Any,
    weights: Any,
    hidden_slopes: Any,
    weights_slopes: Any,
) -> None:
    slope = slopes[m]
    for k in range(hidden.shape[1]):
        hidden_slopes[game, k] += slope * weights[action, k]
        weights_slopes[action, k] += slope * hidden[game, k]


@entry
def _policy_logits(games: Any, actions: Any, hidden: Any, weights: Any, bias: Any, logits: Any) -> None:
    """Write the logit of each legal action, [m].

    Args:
        games: int64 [m], the game of each legal action.
        actions: int64 [m], its number.
        hidden: float32 [n, h], the output of the trunk.
        weights: float32 [A, h].
        bias: float32 [A].
        logits: float32 [m], the result.
    """
    for m in range(len(games)):
        logits[m] = bias[actions[m]] + _product(games[m], actions[m], hidden, weights)


@entry
def _policy_gradients(
    games: Any,
    actions: Any,
    slopes: Any,
    hidden: Any,
    weights: Any,
    hidden_slopes: Any,
    weights_slopes: Any,
    bias_slopes: Any,
) -> None:
    """Add the gradients of `_policy_logits`; `slopes` [m] is the gradient of the logits."""
    for m in range(len(games)):
        bias_slopes[actions[m]] += slopes[m]
        _add_products(m, games[m], actions[m], slopes, hidden, weights, hidden_slopes, weights_slopes)


# -- rows of a field -----------------------------------------------------------------------------------------


@arithmetic
def _number_in(game: int, row: int, digits: int, cells: Any, numbers: Any, table: Any) -> int:
    """Return the number of the card in a row; 0 for none, and for a field whose rows are no cards."""
    if len(numbers) == 0:
        return 0
    return number_at(game, numbers[row], digits, table.shape[0], cells)


@arithmetic
def _write_inner(
    m: int,
    game: int,
    row: int,
    number: int,
    first: int,
    at: int,
    cells: Any,
    weights: Any,
    trunk: Any,
    place: Any,
    table: Any,
    inner: Any,
) -> None:
    """Write what a row and its card give the hidden units of the scorer."""
    columns, width = weights.shape
    for k in range(width):
        inner[m, k] = trunk[game, at + k] + place[row, k] + table[number, k]
    begin = first + row * columns
    for column in range(columns):
        if cells[game, begin + column] != 0:
            amount = np.float32(cells[game, begin + column])
            for k in range(width):
                inner[m, k] += amount * weights[column, k]


@arithmetic
def _score(m: int, kind: int, out: Any, inner: Any) -> Any:
    total = ZERO
    for k in range(out.shape[1]):
        total += max(inner[m, k], ZERO) * out[kind, k]
    return total


@entry
def _add_row_scores(
    first: int,
    at: int,
    digits: int,
    cells: Any,
    games: Any,
    actions: Any,
    row_of: Any,
    kind_of: Any,
    numbers: Any,
    weights: Any,
    trunk: Any,
    place: Any,
    out: Any,
    table: Any,
    inner: Any,
    logits: Any,
) -> None:
    """Add the scores of a field's rows to the logits of the legal actions about them.

    Args:
        first: The first cell of the field.
        at: The first unit of the scorer in `trunk`.
        digits: Number of cells of a card number.
        cells: int8 [n, N + A].
        games: int64 [m], the game of each legal action.
        actions: int64 [m], its number.
        row_of: int64 [A], the row of each action; NO_ROW for none.
        kind_of: int64 [A], the kind of each action about a row.
        numbers: int64 [rows], the cell of each row's card number; [0] for rows that are no cards.
        weights: float32 [columns, w].
        trunk: float32 [n, at + w or more], what the trunk gives the units of all scorers.
        place: float32 [rows, w].
        out: float32 [kinds, w].
        table: float32 [M, w], what each card gives.
        inner: float32 [m, w], receives the units before the activation, for the gradients.
        logits: float32 [m].
    """
    for m in range(len(games)):
        row = row_of[actions[m]]
        if row != NO_ROW:
            number = _number_in(games[m], row, digits, cells, numbers, table)
            _write_inner(m, games[m], row, number, first, at, cells, weights, trunk, place, table, inner)
            logits[m] += _score(m, kind_of[actions[m]], out, inner)


@arithmetic
def _write_delta(m: int, kind: int, slopes: Any, out: Any, inner: Any, out_slopes: Any, delta: Any) -> None:
    """Write the gradient of the units of a scorer, and add that of its output weights."""
    slope = slopes[m]
    for k in range(out.shape[1]):
        unit = max(inner[m, k], ZERO)
        out_slopes[kind, k] += slope * unit
        delta[k] = slope * out[kind, k] if unit > ZERO else ZERO


@arithmetic
def _add_delta(
    game: int,
    row: int,
    number: int,
    first: int,
    at: int,
    cells: Any,
    delta: Any,
    weights_slopes: Any,
    trunk_slopes: Any,
    place_slopes: Any,
    table_slopes: Any,
) -> None:
    """Add the gradient of the units of a scorer to those of its inputs' weights."""
    columns, width = weights_slopes.shape
    for k in range(width):
        trunk_slopes[game, at + k] += delta[k]
        place_slopes[row, k] += delta[k]
        table_slopes[number, k] += delta[k]
    begin = first + row * columns
    for column in range(columns):
        if cells[game, begin + column] != 0:
            amount = np.float32(cells[game, begin + column])
            for k in range(width):
                weights_slopes[column, k] += amount * delta[k]


@entry
def _add_row_gradients(
    first: int,
    at: int,
    digits: int,
    cells: Any,
    games: Any,
    actions: Any,
    row_of: Any,
    kind_of: Any,
    numbers: Any,
    slopes: Any,
    out: Any,
    inner: Any,
    delta: Any,
    weights_slopes: Any,
    trunk_slopes: Any,
    place_slopes: Any,
    out_slopes: Any,
    table_slopes: Any,
) -> None:
    """Add the gradients of `_add_row_scores`.

    `slopes` [m] is the gradient of the logits, `delta` [w] working memory.
    """
    for m in range(len(games)):
        row = row_of[actions[m]]
        if row != NO_ROW:
            number = _number_in(games[m], row, digits, cells, numbers, table_slopes)
            _write_delta(m, kind_of[actions[m]], slopes, out, inner, out_slopes, delta)
            _add_delta(
                games[m],
                row,
                number,
                first,
                at,
                cells,
                delta,
                weights_slopes,
                trunk_slopes,
                place_slopes,
                table_slopes,
            )


# -- as PyTorch functions ------------------------------------------------------------------------------------


class Places(NamedTuple):
    """Where the rows of a field are: the first cell, and the row, kind and card number of each action."""

    first: int
    row_of: NDArray[np.int64]
    """[A], NO_ROW for an action about no row of the field."""
    kind_of: NDArray[np.int64]
    numbers: NDArray[np.int64]
    """[rows], the cell of each card number; [0] if the rows are no cards."""
    digits: int


def policy_logits(hidden: Tensor, weight: Tensor, bias: Tensor, game: Tensor, action: Tensor) -> Tensor:
    """Return the logit [m] of each legal action, with gradients for the first three.

    Args:
        hidden: float32 [n, h].
        weight: float32 [A, h].
        bias: float32 [A].
        game: int64 [m], the game of each legal action.
        action: int64 [m], its number.
    """
    logits: Tensor = _PolicyLogits.apply(hidden, weight, bias, game, action)  # type: ignore[no-untyped-call]
    return logits


def add_row_scores(
    logits: Tensor,
    cells: Tensor,
    hidden: Tensor,
    game: Tensor,
    action: Tensor,
    fields: Sequence[Places],
    weights: Sequence[Tensor],
) -> Tensor:
    """Return logits [m] plus the scores of all rows, with gradients for logits, `hidden` and `weights`.

    Args:
        logits: float32 [m].
        cells: int8 [n, N + A].
        hidden: float32 [n, h].
        game: int64 [m], the game of each legal action.
        action: int64 [m], its number.
        fields: The fields that have a row scorer, all of width w.
        weights: Five for each field: cells [w, columns], trunk [w, h], place [rows, w], out [kinds, w] and
            table [M, w], whose row is added that the number of the card says.
    """
    sums: Tensor = _RowScores.apply(  # type: ignore[no-untyped-call]
        logits, cells, hidden, game, action, fields, *weights
    )
    return sums


class _PolicyLogits(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any, hidden: Tensor, weight: Tensor, bias: Tensor, game: Tensor, action: Tensor
    ) -> Tensor:
        logits = torch.empty(len(game))
        _policy_logits(*arrays_of(game, action, hidden, weight, bias, logits))
        ctx.save_for_backward(game, action, hidden, weight)
        return logits

    @staticmethod
    def backward(ctx: Any, slopes: Tensor) -> tuple[Tensor, Tensor, Tensor, None, None]:
        game, action, hidden, weight = ctx.saved_tensors
        gradients = torch.zeros_like(hidden), torch.zeros_like(weight), torch.zeros(len(weight))
        _policy_gradients(*arrays_of(game, action, slopes, hidden, weight, *gradients))
        return *gradients, None, None


class _RowScores(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any,
        logits: Tensor,
        cells: Tensor,
        hidden: Tensor,
        game: Tensor,
        action: Tensor,
        fields: Sequence[Places],
        *weights: Tensor,
    ) -> Tensor:
        width, logits = weights[0].shape[0], logits.clone()
        trunk = torch.cat(weights[1::5])
        outputs = hidden @ trunk.T
        inner = [torch.empty(len(game), width) for _ in fields]
        for i, field in enumerate(fields):
            cell_weights, _, place, out, table = weights[5 * i : 5 * i + 5]
            arrays = arrays_of(cell_weights.T, outputs, place, out, table, inner[i], logits)
            arrays = [*arrays_of(cells, game, action), field.row_of, field.kind_of, field.numbers, *arrays]
            _add_row_scores(field.first, i * width, field.digits, *arrays)
        ctx.fields, ctx.shapes = fields, [weight.shape for weight in weights]
        ctx.save_for_backward(cells, hidden, game, action, trunk, *weights[3::5], *inner)
        return logits

    @staticmethod
    def backward(ctx: Any, slopes: Tensor) -> tuple[Any, ...]:
        cells, hidden, game, action, trunk, *saved = ctx.saved_tensors
        fields, width = ctx.fields, saved[0].shape[1]
        outs, inner = saved[: len(fields)], saved[len(fields) :]
        outputs, delta = torch.zeros(len(hidden), len(trunk)), torch.empty(width)
        gradients: list[Any] = []
        for i, field in enumerate(fields):
            columns = ctx.shapes[5 * i][1]
            of_cells = torch.zeros(columns, width)
            of_place, of_out, of_table = (torch.zeros(shape) for shape in ctx.shapes[5 * i + 2 : 5 * i + 5])
            arrays = arrays_of(
                slopes, outs[i], inner[i], delta, of_cells, outputs, of_place, of_out, of_table
            )
            arrays = [*arrays_of(cells, game, action), field.row_of, field.kind_of, field.numbers, *arrays]
            _add_row_gradients(field.first, i * width, field.digits, *arrays)
            gradients += [of_cells.T, None, of_place, of_out, of_table]
        gradients[1::5] = (outputs.T @ hidden).split(width)
        return slopes, None, outputs @ trunk, None, None, None, *gradients
