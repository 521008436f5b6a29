"""The forward pass of a network, compiled: position by position, without what is multiplied by 0.

Nine of ten cells of an observation are 0, and so is half of the hidden units. A layer adds the rows of its
weights whose input is not 0. So a position costs as much alone as among many, and has the same logits.

All weights are in one flat array, and records say where each part begins. `Network` (weights.py) is the
reference, equal up to rounding. It plays in plain Python, where these loops would take a thousand times as
long. See also: player.py, which chooses between the two.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.network.weights import DIGIT, Network, RowScorer
from zx_env.compiling.decorators import arithmetic, array_of, declare, entry

ZERO, ONE = np.float32(0), np.float32(1)
LOWEST, ILLEGAL = np.float32(np.finfo(np.float32).min), np.float32(-np.inf)
NOTHING = -1
"""In place of a row or a cell that there is not."""


# -- where everything is -------------------------------------------------------------------------------------


def _record(*names: str) -> np.dtype[Any]:
    """Return the layout of a record of int64 numbers."""
    return np.dtype((np.record, [(name, np.int64) for name in names]))


# A name with `_at` is a place in the working memory; other places are in the flat array of weights.
HEADS = _record("policy", "policy_bias", "value", "value_bias", "leans")
"""The policy, a row of weights for each action; the value, and its weights of cells of the observation."""
LAYER = _record("rows", "bias", "units", "units_at")
"""A layer of the trunk."""
CARDS = _record("count", "width", "table", "rows", "sums", "sums_at", "digits")
"""The embeddings, and the layer of the numbers (`sums`) that their sums have."""
LISTED = _record("first", "often", "sum_at")
"""A row of a list of cards: the cell of the number, the cell of the copies (NOTHING: one), and the sum."""
FIELD = _record(
    *("first", "columns", "width", "cells", "trunk", "place", "out", "cards", "count", "digits"),
    *("trunk_at", "inner_at"),
)
"""A `RowScorer`; for rows that are no cards, `cards` is a row of zeros."""
ROW = _record("row", "kind", "number")
"""An action's row of a field (NOTHING: none), its index there, and the cell of the card (NOTHING: none)."""

declare(
    observations=array_of(np.int8, ndim=2),
    masks=array_of(np.int8, ndim=2),
    heads=array_of(HEADS),
    layers=array_of(LAYER),
    cards=array_of(CARDS),
    listed=array_of(LISTED),
    fields=array_of(FIELD),
    places=array_of(ROW, ndim=2),
    read_cells=array_of(np.int32),
    read_actions=array_of(np.int32),
    lean_cells=array_of(np.int32),
    weights=array_of(np.float32),
    inputs=array_of(np.int32),
    amounts=array_of(np.float32),
    legal=array_of(np.int32),
    work=array_of(np.float32),
    logits=array_of(np.float32, ndim=2),
    values=array_of(np.float32),
)


# -- sums of rows --------------------------------------------------------------------------------------------


@arithmetic
def add_rows(
    rows: int, size: int, begin: int, end: int, at: int, weights: Any, inputs: Any, amounts: Any, work: Any
) -> None:
    """Add the rows of the inputs `begin` to `end`, times their amounts, to `size` numbers of `work`.

    The rows begin at `rows` in the weights, the numbers at `at`. Eight rows at a time, so that a number is
    read and written once for eight products.
    """
    whole = end - (end - begin) % 8
    for n in range(begin, whole, 8):
        a, b = rows + inputs[n] * size, rows + inputs[n + 1] * size
        c, d = rows + inputs[n + 2] * size, rows + inputs[n + 3] * size
        e, f = rows + inputs[n + 4] * size, rows + inputs[n + 5] * size
        g, h = rows + inputs[n + 6] * size, rows + inputs[n + 7] * size
        of_a, of_b, of_c, of_d = amounts[n], amounts[n + 1], amounts[n + 2], amounts[n + 3]
        of_e, of_f, of_g, of_h = amounts[n + 4], amounts[n + 5], amounts[n + 6], amounts[n + 7]
        for k in range(size):
            work[at + k] += (
                of_a * weights[a + k]
                + of_b * weights[b + k]
                + of_c * weights[c + k]
                + of_d * weights[d + k]
                + of_e * weights[e + k]
                + of_f * weights[f + k]
                + of_g * weights[g + k]
                + of_h * weights[h + k]
            )
    for n in range(whole, end):
        row, amount = rows + inputs[n] * size, amounts[n]
        for k in range(size):
            work[at + k] += amount * weights[row + k]


@arithmetic
def _list_units(at: int, size: int, inputs: Any, amounts: Any, work: Any) -> int:
    """List the numbers of the working memory that are not 0, with their indexes; return how many."""
    count = 0
    for k in range(size):
        inputs[count] = k
        amounts[count] = work[at + k]
        count += work[at + k] != ZERO
    return count


@arithmetic
def _list_cells(
    i: int, observations: Any, masks: Any, read_cells: Any, read_actions: Any, inputs: Any, amounts: Any
) -> int:
    """List the inputs of the first layer that are not 0, with their amounts; return how many."""
    count = 0
    for n in range(len(read_cells)):
        cell = read_cells[n]
        inputs[count] = cell
        count += observations[i, cell] != 0
    for n in range(count):
        amounts[n] = observations[i, inputs[n]]
    for n in range(len(read_actions)):
        action = read_actions[n]
        inputs[count] = observations.shape[1] + action
        amounts[count] = ONE
        count += masks[i, action] != 0
    return count


@arithmetic
def _product(begin: int, size: int, at: int, weights: Any, work: Any) -> Any:
    """Return the sum of the products of weights and numbers of the working memory."""
    total = ZERO
    for k in range(size):
        total += weights[begin + k] * work[at + k]
    return total


# -- layers --------------------------------------------------------------------------------------------------


@arithmetic
def number_at(i: int, cell: int, digits: int, count: int, observations: Any) -> int:
    """Return the card number that begins at a cell; 0, no card, for one that is not below `count`."""
    number = int(observations[i, cell])
    if digits == 2:
        number = number * DIGIT + int(observations[i, cell + 1])
    return number if 0 < number < count else 0


@arithmetic
def _add_cards(
    i: int,
    at: int,
    size: int,
    observations: Any,
    cards: Any,
    listed: Any,
    weights: Any,
    inputs: Any,
    amounts: Any,
    work: Any,
) -> None:
    """Add the sums of embeddings over lists of cards to the first layer."""
    whole = cards[0]
    for k in range(whole.sums):
        work[whole.sums_at + k] = ZERO
    # Most rows of the lists are empty: they are found without a branch, which would be mispredicted.
    count = 0
    for n in range(len(listed)):
        first = listed[n].first
        inputs[count] = n
        count += (observations[i, first] != 0) | (observations[i, first + whole.digits - 1] != 0)
    for m in range(count):
        row = listed[inputs[m]]
        number = number_at(i, row.first, whole.digits, whole.count, observations)
        if number > 0:
            amount = ONE
            if row.often != NOTHING:
                amount = np.float32(observations[i, row.often])
            embedding = whole.table + number * whole.width
            for k in range(whole.width):
                work[row.sum_at + k] += amount * weights[embedding + k]
    count = _list_units(whole.sums_at, whole.sums, inputs, amounts, work)
    add_rows(whole.rows, size, 0, count, at, weights, inputs, amounts, work)


@arithmetic
def _begin_layer(n: int, layers: Any, weights: Any, work: Any) -> None:
    layer = layers[n]
    for k in range(layer.units):
        work[layer.units_at + k] = weights[layer.bias + k]


@arithmetic
def _end_layer(n: int, layers: Any, inputs: Any, amounts: Any, work: Any) -> int:
    """Set the numbers below 0 to 0 and list the others; return how many."""
    layer = layers[n]
    for k in range(layer.units):
        work[layer.units_at + k] = max(work[layer.units_at + k], ZERO)
    return _list_units(layer.units_at, layer.units, inputs, amounts, work)


@arithmetic
def _row_score(
    i: int, p: int, action: int, observations: Any, fields: Any, places: Any, weights: Any, work: Any
) -> Any:
    """Return what a row layer adds to the logit of an action on one of its rows."""
    field, place = fields[p], places[p, action]
    at, width = field.inner_at, field.width
    number = 0
    if place.number != NOTHING:
        number = number_at(i, place.number, field.digits, field.count, observations)
    about, card = field.place + place.row * width, field.cards + number * width
    for k in range(width):
        work[at + k] = work[field.trunk_at + k] + weights[about + k] + weights[card + k]
    first = field.first + place.row * field.columns
    for column in range(field.columns):
        if observations[i, first + column] != 0:
            amount, row = np.float32(observations[i, first + column]), field.cells + column * width
            for k in range(width):
                work[at + k] += amount * weights[row + k]
    out, score = field.out + place.kind * width, ZERO
    for k in range(width):
        score += max(work[at + k], ZERO) * weights[out + k]
    return score


@arithmetic
def _add_row_scores(
    i: int,
    choices: int,
    count: int,
    observations: Any,
    fields: Any,
    places: Any,
    weights: Any,
    inputs: Any,
    amounts: Any,
    legal: Any,
    work: Any,
    logits: Any,
) -> None:
    """Add the scores of the row layers to the logits of the legal actions on their rows."""
    for p in range(len(fields)):
        field, has_begun = fields[p], False
        for n in range(choices):
            action = legal[n]
            if places[p, action].row == NOTHING:
                continue
            if not has_begun:
                has_begun = True
                for k in range(field.width):
                    work[field.trunk_at + k] = ZERO
                add_rows(field.trunk, field.width, 0, count, field.trunk_at, weights, inputs, amounts, work)
            logits[i, action] += _row_score(i, p, action, observations, fields, places, weights, work)


# -- the whole pass ------------------------------------------------------------------------------------------


@arithmetic
def _value(
    i: int, units: int, at: int, observations: Any, heads: Any, lean_cells: Any, weights: Any, work: Any
) -> Any:
    """Return the value for the player to move."""
    head = heads[0]
    value = weights[head.value_bias] + _product(head.value, units, at, weights, work)
    for n in range(len(lean_cells)):
        value += weights[head.leans + n] * np.float32(observations[i, lean_cells[n]])
    return value


@arithmetic
def _write_logits(
    i: int, units: int, at: int, masks: Any, heads: Any, weights: Any, legal: Any, work: Any, logits: Any
) -> int:
    """Write the logits by the policy head and list the legal actions; return how many they are."""
    head, choices = heads[0], 0
    for action in range(masks.shape[1]):
        logits[i, action] = ILLEGAL
        if masks[i, action] != 0:
            score = _product(head.policy + action * units, units, at, weights, work)
            logits[i, action] = weights[head.policy_bias + action] + score
            legal[choices] = action
            choices += 1
    return choices


@entry
def forward(
    observations: Any,
    masks: Any,
    heads: Any,
    layers: Any,
    cards: Any,
    listed: Any,
    fields: Any,
    places: Any,
    read_cells: Any,
    read_actions: Any,
    lean_cells: Any,
    weights: Any,
    inputs: Any,
    amounts: Any,
    legal: Any,
    work: Any,
    logits: Any,
    values: Any,
) -> None:
    """Write the logits [n, A], -inf where illegal, and the values [n] of observations [n, N], masks [n, A].

    `inputs`, `amounts`, `legal` and `work` are working memory; for all else see `CompiledNetwork`.
    """
    for i in range(len(observations)):
        count = _list_cells(i, observations, masks, read_cells, read_actions, inputs, amounts)
        at = units = 0
        for n in range(len(layers)):
            at, units = layers[n].units_at, layers[n].units
            _begin_layer(n, layers, weights, work)
            add_rows(layers[n].rows, units, 0, count, at, weights, inputs, amounts, work)
            if n == 0 and len(cards) > 0:
                _add_cards(i, at, units, observations, cards, listed, weights, inputs, amounts, work)
            count = _end_layer(n, layers, inputs, amounts, work)
        values[i] = _value(i, units, at, observations, heads, lean_cells, weights, work)
        choices = _write_logits(i, units, at, masks, heads, weights, legal, work, logits)
        _add_row_scores(
            i, choices, count, observations, fields, places, weights, inputs, amounts, legal, work, logits
        )
        for n in range(choices):
            # Weights from other people may result in NaN; the chosen action is legal even then.
            if logits[i, legal[n]] != logits[i, legal[n]]:
                logits[i, legal[n]] = LOWEST


# -- from a network ------------------------------------------------------------------------------------------


class _Packer:
    """Collects the weights and the working memory, and says where each part begins."""

    def __init__(self) -> None:
        self.parts: list[NDArray[np.float32]] = []
        self.size = self.memory = 0

    def put(self, array: NDArray[Any]) -> int:
        """Add an array, row after row; return its place."""
        place = self.size
        self.parts.append(np.ascontiguousarray(array, np.float32).ravel())
        self.size += array.size
        return place

    def reserve(self, size: int) -> int:
        """Reserve numbers of the working memory; return their place."""
        self.memory += size
        return self.memory - size


class CompiledNetwork:
    """A network, packed for `forward`."""

    def __init__(self, network: Network) -> None:
        """Pack the arrays of a network, which stays as it is."""
        packer, actions = _Packer(), network.num_actions
        inputs = np.flatnonzero(np.any(network.trunk[0][0], axis=1)).astype(np.int32)
        of_cells = inputs < network.obs_size
        read = inputs[of_cells], inputs[~of_cells] - np.int32(network.obs_size)
        layers = [(packer.put(w), packer.put(b), len(b), packer.reserve(len(b))) for w, b in network.trunk]
        cards, listed = _pack_cards(network, packer)
        fields = [_pack_scorer(scorer, packer) for scorer in network.scorers]
        (w, b), (v, v0, value_cells) = network.policy, network.value
        leans = np.flatnonzero(value_cells).astype(np.int32)
        heads = [
            (packer.put(w.T), packer.put(b), packer.put(v), packer.put(v0), packer.put(value_cells[leans]))
        ]
        places = np.zeros((len(fields), actions), ROW)
        for p, scorer in enumerate(network.scorers):
            places[p] = _places_of(scorer)
        self._tables = (
            *(
                np.array(heads, HEADS),
                np.array(layers, LAYER),
                np.array(cards, CARDS),
                np.array(listed, LISTED),
            ),
            *(np.array(fields, FIELD), places, *read, leans, np.concatenate(packer.parts)),
        )
        sums = (one[4] for one in cards)
        widest = max(len(inputs), len(listed), *(len(b) for _, b in network.trunk), *sums, 1)
        self._memory = widest, actions, packer.memory

    def forward(
        self, observations: NDArray[np.int8], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return logits float32 [n, A], -inf where illegal, and values float32 [n], as `Network.forward`.

        Args:
            observations: int8 [n, N], of the size of the network.
            masks: [n, A], not 0 where legal.
        """
        widest, actions, memory = self._memory
        logits = np.empty((len(observations), actions), np.float32)
        values = np.empty(len(observations), np.float32)
        # Made anew, because two threads may play with one network.
        working = (
            *(np.empty(widest, np.int32), np.empty(widest, np.float32)),
            *(np.empty(actions, np.int32), np.empty(memory, np.float32)),
        )
        forward(
            np.ascontiguousarray(observations),
            np.ascontiguousarray(masks if masks.dtype == np.int8 else masks != 0, np.int8),
            *self._tables,
            *working,
            logits,
            values,
        )
        return logits, values


def _pack_cards(network: Network, packer: _Packer) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Pack the embeddings: a record of CARDS, none without embeddings, and those of LISTED."""
    if network.cards is None:
        return [], []
    (count, width), sums = network.cards.table.shape, len(network.cards.w)
    sums_at = packer.reserve(sums)
    table, rows = packer.put(network.cards.table), packer.put(network.cards.w)
    whole = count, width, table, rows, sums, sums_at, network.cards.digits
    listed: list[tuple[int, ...]] = [
        (first, often, sums_at + width * at) for first, often, at in network.cards.lists.tolist()
    ]
    return [whole], listed


def _pack_scorer(scorer: RowScorer, packer: _Packer) -> tuple[int, ...]:
    """Pack a row layer: a record of FIELD."""
    columns, width = scorer.cells.shape
    by_number = np.zeros((1, width)) if scorer.cards is None else scorer.cards
    parts = (scorer.cells, scorer.trunk, scorer.place, scorer.out, by_number)
    begins = [packer.put(part) for part in parts]
    memory = packer.reserve(width), packer.reserve(width)
    return scorer.first, columns, width, *begins, len(by_number), scorer.digits, *memory


def _places_of(scorer: RowScorer) -> NDArray[Any]:
    """Return the row of each action in a field, [A] of ROW."""
    places = np.zeros(len(scorer.row_of), ROW)
    places["row"], places["kind"], places["number"] = scorer.row_of, scorer.kind_of, NOTHING
    if scorer.numbers is not None:
        places["number"] = np.where(scorer.row_of < 0, NOTHING, scorer.numbers[scorer.row_of])
    return places
