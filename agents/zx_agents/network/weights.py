"""A trained network as plain arrays: their names and shapes, validation, and the forward pass in numpy.

The input is an observation and its mask, both int8, concatenated. The trunk is a stack of ReLU layers with a
policy head (one logit per action) and a value head. For actions on rows of an observation field (a Square, a
hand card), a row layer, shared by all rows of the field, reads the trunk and the row and adds to the logits
of the row's actions. Each card has an embedding: the first layer reads the sum of the embeddings of each list
of cards, and a row layer reads the embedding of the row's card.

    trunk.0.w [N + A, h]  trunk.0.b [h]  trunk.1.w ...   the hidden layers
    policy.w [h, A]  policy.b [A]                        the logits
    value.w [h]  value.b [1]  value.cells [N]            the value for the player to move, -1 to 1
    rows.P.actions [R, K]  rows.P.first [1]              for a field P of R rows and C columns that begins at
    rows.P.cells [C, E]  rows.P.trunk [h, E]             cell `first`: the K actions on each row (-1: none),
    rows.P.place [R, E]  rows.P.out [K, E]               and the row layer
    cards.table [M, d]                                   the embedding of each card by its number; 0: no card
    cards.lists [L, 3]                                   per row of a list: the cell of the number's first
                                                         digit, the cell of its count (-1: once), its sum
    cards.w [S * d, h]                                   from the S sums to the first hidden layer
    cards.digits [1]                                     cells of a card number: 1, or 2 (also if missing)
    rows.P.numbers [R]  rows.P.cards [d, E]              the cell of the number of each row's card
    cards.features [F, d]                                from the features of a card to its embedding, for
                                                         cards that the table lacks (pretrained.py)

The arrays `cards.*` are optional, and so are `numbers` and `cards` of a field. See also: player.py (players
and checkpoints).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import CheckpointError

Weights = Mapping[str, NDArray[Any]]
DIGIT = 128
"""Base of the two cells of a card number, first * DIGIT + second (`zx_env.core.observation.layout`)."""
ADVICE = "take an earlier checkpoint of the run, or train again with `zx train`"


@dataclass(frozen=True)
class RowScorer:
    """The small network that adds to the logits of the actions on the rows of one observation field.

    All rows share it: relu(row @ cells + hidden @ trunk + place[row] + cards[card of the row]) @ out.
    `first` is the cell at which the field begins; R rows, A actions, M cards, E hidden units.
    """

    first: int
    row_of: NDArray[np.int64]
    """[A]: the row of each action, or -1."""
    kind_of: NDArray[np.int64]
    """[A]: index from 0 of each action among those on its row; without meaning where `row_of` is -1."""
    cells: NDArray[np.float32]
    trunk: NDArray[np.float32]
    place: NDArray[np.float32]
    out: NDArray[np.float32]
    numbers: NDArray[np.int64] | None
    """[R]: the cell with the first digit of each row's card number; None if the rows are not cards."""
    cards: NDArray[np.float32] | None
    """[M, E]: what each card number adds to the hidden units; None if the rows are not cards."""
    digits: int
    """Number of cells of a card number."""


@dataclass(frozen=True)
class Cards:
    """The embeddings of card numbers, and the cells of the observation that list cards to sum them over."""

    table: NDArray[np.float32]
    lists: NDArray[np.int64]
    w: NDArray[np.float32]
    digits: int

    def __call__(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """Return the contribution of the sums over lists to the first hidden layer, float32 [n, h]."""
        first, often, sums = self.lists.T
        number = numbers_at(observations, first, len(self.table), self.digits)
        game, row = np.nonzero(number)
        weight = np.where(often[row] < 0, 1, observations[game, often[row]]).astype(np.float32)
        count = len(self.w) // self.table.shape[1]
        added = np.zeros((len(observations) * count, self.table.shape[1]), np.float32)
        np.add.at(added, game * count + sums[row], self.table[number[game, row]] * weight[:, None])
        return added.reshape(len(observations), len(self.w)) @ self.w


def numbers_at(observations: NDArray[Any], cells: NDArray[Any], count: int, digits: int) -> NDArray[np.int64]:
    """Return the card numbers whose first digits are in these observation cells [k], int64 [n, k].

    Numbers outside 0 to `count` - 1 are returned as 0, no card.
    """
    number = observations[:, cells].astype(np.int64)
    if digits == 2:
        number = number * DIGIT + observations[:, cells + 1]
    return np.where((number > 0) & (number < count), number, 0)


class Network:
    """A network for inference: float32, numpy, one core."""

    def __init__(self, weights: Weights) -> None:
        """Create a network from the arrays of a checkpoint.

        Raises:
            CheckpointError: The arrays are incomplete, their shapes do not match, or they contain NaN or
                infinity.
        """
        check(weights)
        depth = depth_of(weights)

        def get(name: str) -> NDArray[np.float32]:
            return np.ascontiguousarray(weights[name], np.float32)

        self.trunk = [(get(f"trunk.{i}.w"), get(f"trunk.{i}.b")) for i in range(depth)]
        self.policy = get("policy.w"), get("policy.b")
        self.value = get("value.w"), get("value.b"), get("value.cells")
        self.cards: Cards | None = None
        if "cards.table" in weights:
            lists = weights["cards.lists"].astype(np.int64)
            self.cards = Cards(get("cards.table"), lists, get("cards.w"), digits_of(weights))
        self.scorers = [self._scorer(weights, field, len(self.policy[1])) for field in fields_of(weights)]

    @staticmethod
    def _scorer(weights: Weights, field: str, size: int) -> RowScorer:
        cells, trunk, place, out = (
            np.ascontiguousarray(weights[f"rows.{field}.{name}"], np.float32)
            for name in ("cells", "trunk", "place", "out")
        )
        first = int(weights[f"rows.{field}.first"][0])
        actions = weights[f"rows.{field}.actions"].astype(np.int64)
        rows, kinds = np.nonzero(actions >= 0)
        numbers = actions[rows, kinds]
        row_of, kind_of = np.full(size, -1), np.zeros(size, np.int64)
        row_of[numbers], kind_of[numbers] = rows, kinds
        known, cards = weights.get(f"rows.{field}.numbers"), None
        if known is not None:
            known = known.astype(np.int64)
            cards = np.asarray(weights["cards.table"] @ weights[f"rows.{field}.cards"], np.float32)
        return RowScorer(first, row_of, kind_of, cells, trunk, place, out, known, cards, digits_of(weights))

    @property
    def obs_size(self) -> int:
        """Number of observation cells, N."""
        return int(self.value[2].shape[0])

    @property
    def num_actions(self) -> int:
        """Number of actions, A."""
        return int(self.policy[1].shape[0])

    def forward(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return logits float32 [n, A], -inf where illegal, and values float32 [n].

        Args:
            observations: int8 [n, N].
            masks: [n, A], not 0 where legal.
        """
        # Weights from other people may result in NaN; the chosen action is legal even then.
        with np.errstate(over="ignore", invalid="ignore"):
            hidden = self._trunk(observations, masks)
            games, actions = np.nonzero(masks)
            (w, b), (v, v0, value_cells) = self.policy, self.value
            scores = (hidden @ w)[games, actions] + b[actions]
            for scorer in self.scorers:
                self._add_rows(scorer, observations, hidden, games, actions, scores)
            values = hidden @ v + v0[0]
            cells = np.flatnonzero(value_cells)
            if cells.size:
                values = values + observations[:, cells].astype(np.float32) @ value_cells[cells]
        logits = np.full(masks.shape, -np.inf, np.float32)
        logits[games, actions] = np.where(np.isnan(scores), np.float32(np.finfo(np.float32).min), scores)
        return logits, np.asarray(values, np.float32)

    def _trunk(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        x: NDArray[np.float32]
        w, b = self.trunk[0]
        if len(observations) == 1:
            # Nine of ten cells are 0: for one game, multiply only the weights of the other cells.
            inputs = np.concatenate([observations[0], masks[0] != 0])
            cells = np.flatnonzero(inputs)
            x = (inputs[cells].astype(np.float32) @ w[cells])[None] + b
        else:
            x = np.concatenate([observations, masks != 0], axis=1).astype(np.float32) @ w + b
        if self.cards is not None:
            x += self.cards(observations)
        for w, b in self.trunk[1:]:
            np.maximum(x, 0, out=x)
            x = x @ w + b
        return np.maximum(x, 0, out=x)

    @staticmethod
    def _add_rows(
        scorer: RowScorer,
        observations: NDArray[Any],
        hidden: NDArray[np.float32],
        games: NDArray[Any],
        actions: NDArray[Any],
        scores: NDArray[np.float32],
    ) -> None:
        """Add the row layer's scores to those of the legal actions on the field's rows, in place."""
        mine = np.flatnonzero(scorer.row_of[actions] >= 0)
        if not mine.size:
            return
        game, row, kind = games[mine], scorer.row_of[actions[mine]], scorer.kind_of[actions[mine]]
        rows, columns = scorer.place.shape[0], scorer.cells.shape[0]
        field = observations[:, scorer.first : scorer.first + rows * columns]
        facts = field.reshape(len(observations), rows, columns)[game, row].astype(np.float32)
        inner = facts @ scorer.cells + (hidden @ scorer.trunk)[game] + scorer.place[row]
        if scorer.numbers is not None and scorer.cards is not None:
            number = numbers_at(observations, scorer.numbers, len(scorer.cards), scorer.digits)
            inner += scorer.cards[number[game, row]]
        scores[mine] += (np.maximum(inner, 0) * scorer.out[kind]).sum(axis=1)


def depth_of(weights: Weights) -> int:
    """Return the number of layers of the trunk, the hidden layers before the policy and value heads."""
    return sum(name.startswith("trunk.") and name.endswith(".w") for name in weights)


def fields_of(weights: Weights) -> list[str]:
    """Return the names of the observation fields with a `RowScorer`, in the order of the arrays."""
    return [name[len("rows.") : -len(".actions")] for name in weights if name.endswith(".actions")]


def digits_of(weights: Weights) -> int:
    """Return the number of cells of a card number."""
    return int(np.ravel(weights["cards.digits"])[0]) if "cards.digits" in weights else 2


def check(weights: Weights) -> None:
    """Reject arrays whose shapes do not match, so that numpy does not fail in the middle of a game."""
    depth = depth_of(weights)
    wanted = [f"trunk.{i}.{kind}" for i in range(max(depth, 1)) for kind in "wb"]
    wanted += ["policy.w", "policy.b", "value.w", "value.b", "value.cells"]
    for field in fields_of(weights):
        wanted += [f"rows.{field}.{name}" for name in ("actions", "first", "cells", "trunk", "place", "out")]
    wanted += _about_cards(weights)
    missing = [name for name in wanted if name not in weights]
    if missing:
        raise CheckpointError(f"the network is incomplete: there is no {missing[0]}; {ADVICE}")
    if not all(np.isfinite(array).all() for array in weights.values()):
        raise CheckpointError(
            f"the network's weights hold values that are not numbers (NaN or infinity); {ADVICE}"
        )
    shapes = {name: np.shape(weights[name]) for name in wanted}
    for name, shape in _shapes(weights, depth).items():
        if shapes[name] != shape or 0 in shape:
            raise CheckpointError(
                f"the network's arrays do not fit on each other: {name} has the shape {shapes[name]}; "
                f"{ADVICE}"
            )
    for field in fields_of(weights):
        _check_rows(weights, field, shapes["value.cells"][0], shapes["policy.b"][0])
    if "cards.table" in weights:
        _check_lists(weights, shapes["value.cells"][0])


def _about_cards(weights: Weights) -> list[str]:
    """Return the names of the arrays for card embeddings; empty for a network without them."""
    by_number = [
        f"rows.{field}.{name}"
        for field in fields_of(weights)
        if f"rows.{field}.numbers" in weights or f"rows.{field}.cards" in weights
        for name in ("numbers", "cards")
    ]
    if not by_number and not any(name.startswith("cards.") for name in weights):
        return []
    optional = [name for name in ("cards.features", "cards.digits") if name in weights]
    return ["cards.table", "cards.lists", "cards.w", *optional, *by_number]


def _last(shape: tuple[int, ...]) -> int:
    return shape[-1] if shape else 0


def _shapes(weights: Weights, depth: int) -> dict[str, tuple[int, ...]]:
    """Return the required shape of every array, derived from some of them."""

    def size(name: str) -> int:
        return _last(np.shape(weights[name]))

    cells, actions = size("value.cells"), size("policy.b")
    wanted: dict[str, tuple[int, ...]] = {"value.cells": (cells,), "policy.b": (actions,), "value.b": (1,)}
    inputs = cells + actions
    for i in range(depth):
        outputs = size(f"trunk.{i}.b")
        wanted |= {f"trunk.{i}.w": (inputs, outputs), f"trunk.{i}.b": (outputs,)}
        inputs = outputs
    wanted |= {"policy.w": (inputs, actions), "value.w": (inputs,)}
    for field in fields_of(weights):
        at = f"rows.{field}."
        rows, kinds = (*np.shape(weights[f"{at}actions"]), 0, 0)[:2]
        columns, width = (*np.shape(weights[f"{at}cells"]), 0, 0)[:2]
        wanted |= {f"{at}actions": (rows, kinds), f"{at}first": (1,), f"{at}cells": (columns, width)}
        wanted |= {f"{at}trunk": (inputs, width), f"{at}place": (rows, width), f"{at}out": (kinds, width)}
        if f"{at}numbers" in weights:
            wanted |= {f"{at}numbers": (rows,), f"{at}cards": (size("cards.table"), width)}
    if "cards.table" in weights:
        count, each = (*np.shape(weights["cards.table"]), 0, 0)[:2]
        sums = len(np.atleast_1d(weights["cards.w"])) // max(each, 1)
        wanted |= {"cards.table": (count, each), "cards.w": (sums * each, size("trunk.0.b"))}
        wanted["cards.lists"] = (len(np.atleast_1d(weights["cards.lists"])), 3)
        if "cards.features" in weights:
            wanted["cards.features"] = (len(np.atleast_1d(weights["cards.features"])), each)
        if "cards.digits" in weights:
            wanted["cards.digits"] = (1,)
    return wanted


def _check_rows(weights: Weights, field: str, cells: int, actions: int) -> None:
    numbers, first = weights[f"rows.{field}.actions"], int(weights[f"rows.{field}.first"][0])
    end = first + numbers.shape[0] * weights[f"rows.{field}.cells"].shape[0]
    known = weights.get(f"rows.{field}.numbers", np.zeros(1))
    outside = known.min() < 0 or known.max() + digits_of(weights) > cells
    if first < 0 or end > cells or numbers.min() < -1 or numbers.max() >= actions or outside:
        raise CheckpointError(
            f"the network's layer for {field} reads cells or actions that there are not; {ADVICE}"
        )


def _check_lists(weights: Weights, cells: int) -> None:
    first, often, sums = weights["cards.lists"].T
    count = len(weights["cards.w"]) // weights["cards.table"].shape[1]
    digits = digits_of(weights)
    is_inside = first.min() >= 0 and first.max() + digits <= cells
    is_inside &= often.min() >= -1 and often.max() < cells and digits in (1, 2)
    if not is_inside or sums.min() < 0 or sums.max() >= count:
        raise CheckpointError(f"the network's lists of cards read cells that there are not; {ADVICE}")
