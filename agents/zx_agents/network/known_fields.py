"""The observation fields that a network was trained on, and its arrays for an observation with more of them.

An observation may get new fields. A network that was trained before them plays on unchanged: the weights of
all cells of a field that it does not know are zero.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.network.weights import Weights, fields_of
from zx_env.errors import CheckpointError


def cells_of(known: Mapping[str, str], game_spec: Any) -> NDArray[np.int64]:
    """Return the places in an observation of the cells of the known fields, int64 [n], in their order.

    Args:
        known: The digest of each field that a network was trained on, by its name, in their order.
        game_spec: The game's observation has these fields, unchanged, and maybe others.

    Raises:
        CheckpointError: A known field is missing, or has changed; the message names it.
    """
    digests = game_spec.field_digests
    changed = [name for name, digest in known.items() if digests.get(name) != digest]
    if changed:
        raise CheckpointError(
            f"the network reads {changed[0]!r}, a field that this observation has not, or has otherwise: "
            "train again with `zx train`"
        )
    place, places = 0, {}
    for field in game_spec.observation_fields:
        places[field.name] = np.arange(place, place + math.prod(field.shape))
        place += math.prod(field.shape)
    return np.concatenate([np.zeros(0, np.int64), *(places[name] for name in known)])


def widened(weights: Weights, known: Mapping[str, str], game_spec: Any) -> Weights:
    """Return the arrays of a network for the whole observation: what it does not know has the weight zero.

    Args:
        weights: The arrays of a network that reads only the cells of the known fields.
        known: As in `cells_of`.
        game_spec: The game, which has the number of cells of its whole observation.

    Raises:
        CheckpointError: A known field is missing or has changed, or the arrays are of another size.
    """
    cells, size = cells_of(known, game_spec), game_spec.obs_size
    if len(weights["value.cells"]) != len(cells):
        raise CheckpointError(
            f"the network reads {len(weights['value.cells'])} cells, the fields that its manifest names have "
            f"{len(cells)}: ship it again with `python -m zx_agents.network`"
        )
    inputs = np.concatenate([cells, np.arange(size, size + len(weights["policy.b"]))])
    new = {
        "trunk.0.w": _spread(weights["trunk.0.w"], inputs, size + len(weights["policy.b"])),
        "value.cells": _spread(weights["value.cells"], cells, size),
    }
    for field in fields_of(weights):
        for name in (f"rows.{field}.first", f"rows.{field}.numbers"):
            if name in weights:
                new[name] = cells[weights[name]]
    if "cards.lists" in weights:
        first, often, sums = weights["cards.lists"].T
        # -1 in place of a cell: each card of the list counts once.
        new["cards.lists"] = np.stack([cells[first], np.where(often < 0, -1, cells[often]), sums], axis=1)
    return {**weights, **new}


def _spread(array: NDArray[Any], rows: NDArray[np.int64], size: int) -> NDArray[Any]:
    """Return an array of `size` rows: those of `array` at `rows`, all others zero."""
    spread = np.zeros((size, *array.shape[1:]), array.dtype)
    spread[rows] = array
    return spread
