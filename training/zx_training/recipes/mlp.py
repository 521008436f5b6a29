"""The network of the recipes: a plain MLP on the observation, and its export as a player of zx_agents.

Stable-baselines3 and RLlib mask the actions themselves, so the network does not read the mask. `zx train` has
a better network (learner/network.py); a plain MLP is the usual choice in the manuals of both libraries.
"""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from zx_agents import LearnedPlayer
from zx_agents.network.player import weights_to_bytes
from zx_agents.network.weights import Weights

from zx_training.files import put_in_place

SMALLEST_SIZE = 0.25
"""Lower bound of cell sizes, so that a cell that is rarely large is not amplified when it is."""


class Trunk(nn.Module):
    """Hidden layers on cells that are divided by their size in good play.

    Args:
        cell_sizes: Root mean square of each cell: [N], `game_spec.observation_stats().size`.
        hidden: Width of each hidden layer.
    """

    scale: torch.Tensor

    def __init__(self, cell_sizes: NDArray[Any], hidden: tuple[int, ...] = (256, 256)) -> None:
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(1 / np.maximum(cell_sizes, SMALLEST_SIZE)).float())
        widths = [len(cell_sizes), *hidden]
        layers: list[nn.Module] = []
        for inputs, outputs in itertools.pairwise(widths):
            layers += [nn.Linear(inputs, outputs), nn.ReLU()]
        self.layers = nn.Sequential(*layers)
        self.width = hidden[-1]

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Return features, float32 [n, width], of observations [n, N] of any number type."""
        features: torch.Tensor = self.layers(observations.float() * self.scale)
        return features


def weights_of(trunk: Trunk, policy: nn.Linear, value: nn.Linear) -> Weights:
    """Return the arrays of a `zx_agents.LearnedPlayer`, whose first layer reads observation and mask."""
    linears = [layer for layer in trunk.layers if isinstance(layer, nn.Linear)]
    first = _array(linears[0].weight * trunk.scale).T
    mask_rows = np.zeros((policy.out_features, first.shape[1]), np.float32)
    weights = {"trunk.0.w": np.concatenate([first, mask_rows]), "trunk.0.b": _array(linears[0].bias)}
    for i, layer in enumerate(linears[1:], 1):
        weights |= {f"trunk.{i}.w": _array(layer.weight).T, f"trunk.{i}.b": _array(layer.bias)}
    weights |= {"policy.w": _array(policy.weight).T, "policy.b": _array(policy.bias)}
    weights |= {"value.w": _array(value.weight)[0], "value.b": _array(value.bias)}
    return weights | {"value.cells": np.zeros(len(trunk.scale), np.float32)}


def save_player(weights: Weights, path: Path) -> LearnedPlayer:
    """Write the player as plain arrays, which `zx_agents.load` and every command accept, and return it."""
    with put_in_place(path) as scratch:
        scratch.write_bytes(weights_to_bytes(weights))
    return LearnedPlayer(weights, path.stem)


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return tensor.detach().cpu().numpy().astype(np.float32, copy=True)
