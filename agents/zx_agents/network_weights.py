"""A trained network as plain arrays: what they are called, whether they fit on each other, one pass in numpy.

A network reads an observation and its mask, both int8, one behind the other. Its trunk is layers with ReLU;
on them lie one number an action and the value. Where actions are about rows of the observation (a Square, a
card of the hand), a small layer that all rows of a piece share reads the trunk and that row, and adds to the
number of each action about it.

    trunk.0.w [N + A, h]  trunk.0.b [h]  trunk.1.w ...   the hidden layers
    policy.w [h, A]  policy.b [A]                        a number for each action
    value.w [h]  value.b [1]  value.cells [N]            of the player to move: -1 lost, 1 won
    rows.P.actions [R, K]  rows.P.first [1]              for a piece P of R rows and C columns that begins at
    rows.P.cells [C, E]  rows.P.trunk [h, E]             cell `first`: the numbers of the K actions about each
    rows.P.place [R, E]  rows.P.out [K, E]               row (-1: none), and the small layer

Not here: torch, checkpoints, players (learned_player.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import CheckpointError

Weights = Mapping[str, NDArray[Any]]
ADVICE = "take an earlier checkpoint of the run, or train again with `zx train`"


@dataclass(frozen=True)
class RowScorer:
    """The small layer for the actions that are about rows of one piece."""

    first: int
    row_of: NDArray[np.int64]
    """[A]: the row that an action is about, -1 for none."""
    kind_of: NDArray[np.int64]
    """[A]: which of the actions about its row it is."""
    cells: NDArray[np.float32]
    trunk: NDArray[np.float32]
    place: NDArray[np.float32]
    out: NDArray[np.float32]


class Network:
    """A network that only plays: float32, numpy, one core."""

    def __init__(self, weights: Weights) -> None:
        """Takes the arrays of a checkpoint.

        Raises:
            CheckpointError: They are incomplete, do not fit on each other, or hold no numbers.
        """
        check(weights)
        depth = depth_of(weights)

        def get(name: str) -> NDArray[np.float32]:
            return np.ascontiguousarray(weights[name], np.float32)

        self.trunk = [(get(f"trunk.{i}.w"), get(f"trunk.{i}.b")) for i in range(depth)]
        self.policy = get("policy.w"), get("policy.b")
        self.value = get("value.w"), get("value.b"), get("value.cells")
        self.scorers = [self._scorer(weights, piece, len(self.policy[1])) for piece in pieces_of(weights)]

    @staticmethod
    def _scorer(weights: Weights, piece: str, size: int) -> RowScorer:
        cells, trunk, place, out = (
            np.ascontiguousarray(weights[f"rows.{piece}.{name}"], np.float32)
            for name in ("cells", "trunk", "place", "out")
        )
        first = int(weights[f"rows.{piece}.first"][0])
        actions = weights[f"rows.{piece}.actions"].astype(np.int64)
        rows, kinds = np.nonzero(actions >= 0)
        numbers = actions[rows, kinds]
        row_of, kind_of = np.full(size, -1), np.zeros(size, np.int64)
        row_of[numbers], kind_of[numbers] = rows, kinds
        return RowScorer(first, row_of, kind_of, cells, trunk, place, out)

    @property
    def obs_size(self) -> int:
        """Cells of the observation it reads."""
        return int(self.value[2].shape[0])

    @property
    def num_actions(self) -> int:
        """Actions it chooses among."""
        return int(self.policy[1].shape[0])

    def forward(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Numbers of the actions float32 [n, A], -inf where illegal, and values float32 [n].

        Args:
            observations: int8 [n, N].
            masks: [n, A], not 0 where legal.
        """
        # Weights of somebody's may add up to no number at all: what is played is legal all the same.
        with np.errstate(over="ignore", invalid="ignore"):
            hidden = self._trunk(observations, masks)
            games, actions = np.nonzero(masks)
            (w, b), (v, v0, lean) = self.policy, self.value
            scores = (hidden @ w)[games, actions] + b[actions]
            for scorer in self.scorers:
                self._add_rows(scorer, observations, hidden, games, actions, scores)
            values = hidden @ v + v0[0]
            cells = np.flatnonzero(lean)
            if cells.size:
                values = values + observations[:, cells].astype(np.float32) @ lean[cells]
        numbers = np.full(masks.shape, -np.inf, np.float32)
        numbers[games, actions] = np.where(np.isnan(scores), np.float32(np.finfo(np.float32).min), scores)
        return numbers, np.asarray(values, np.float32)

    def _trunk(self, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[np.float32]:
        x: NDArray[np.float32]
        w, b = self.trunk[0]
        if len(observations) == 1:
            # Nine of ten cells are 0: one game takes the rows of the others alone.
            seen = np.concatenate([observations[0], masks[0] != 0])
            cells = np.flatnonzero(seen)
            x = (seen[cells].astype(np.float32) @ w[cells])[None] + b
        else:
            x = np.concatenate([observations, masks != 0], axis=1).astype(np.float32) @ w + b
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
        """Adds to the numbers of those legal actions that are about the piece's rows."""
        mine = np.flatnonzero(scorer.row_of[actions] >= 0)
        if not mine.size:
            return
        game, row, kind = games[mine], scorer.row_of[actions[mine]], scorer.kind_of[actions[mine]]
        rows, columns = scorer.place.shape[0], scorer.cells.shape[0]
        piece = observations[:, scorer.first : scorer.first + rows * columns]
        facts = piece.reshape(len(observations), rows, columns)[game, row].astype(np.float32)
        inner = facts @ scorer.cells + (hidden @ scorer.trunk)[game] + scorer.place[row]
        scores[mine] += (np.maximum(inner, 0) * scorer.out[kind]).sum(axis=1)


def depth_of(weights: Weights) -> int:
    """How many layers the trunk has."""
    return sum(name.startswith("trunk.") and name.endswith(".w") for name in weights)


def pieces_of(weights: Weights) -> list[str]:
    """The pieces of the observation that have a small layer, in the order of the arrays."""
    return [name[len("rows.") : -len(".actions")] for name in weights if name.endswith(".actions")]


def check(weights: Weights) -> None:
    """Refuse arrays that do not fit on each other: numpy would stumble over them in the middle of a game."""
    depth = depth_of(weights)
    wanted = [f"trunk.{i}.{kind}" for i in range(max(depth, 1)) for kind in "wb"]
    wanted += ["policy.w", "policy.b", "value.w", "value.b", "value.cells"]
    for piece in pieces_of(weights):
        wanted += [f"rows.{piece}.{name}" for name in ("actions", "first", "cells", "trunk", "place", "out")]
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
    for piece in pieces_of(weights):
        _check_rows(weights, piece, shapes["value.cells"][0], shapes["policy.b"][0])


def _last(shape: tuple[int, ...]) -> int:
    return shape[-1] if shape else 0


def _shapes(weights: Weights, depth: int) -> dict[str, tuple[int, ...]]:
    """The shape that every array must have, read off some of them."""

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
    for piece in pieces_of(weights):
        at = f"rows.{piece}."
        rows, kinds = (*np.shape(weights[f"{at}actions"]), 0, 0)[:2]
        columns, width = (*np.shape(weights[f"{at}cells"]), 0, 0)[:2]
        wanted |= {f"{at}actions": (rows, kinds), f"{at}first": (1,), f"{at}cells": (columns, width)}
        wanted |= {f"{at}trunk": (inputs, width), f"{at}place": (rows, width), f"{at}out": (kinds, width)}
    return wanted


def _check_rows(weights: Weights, piece: str, cells: int, actions: int) -> None:
    numbers, first = weights[f"rows.{piece}.actions"], int(weights[f"rows.{piece}.first"][0])
    end = first + numbers.shape[0] * weights[f"rows.{piece}.cells"].shape[0]
    if first < 0 or end > cells or numbers.min() < -1 or numbers.max() >= actions:
        raise CheckpointError(
            f"the network's layer for {piece} reads cells or actions that there are not; {ADVICE}"
        )
