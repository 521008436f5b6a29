"""The network of the recipes: a plain MLP on the observation, and its weights as a player of zx_agents.

Both libraries mask the actions themselves, so the network reads no mask. `zx train` has a better one
(network.py); this one is what the libraries' own manuals would take.
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

SMALLEST_SPREAD = 0.25
"""A cell that is hardly ever large must not be blown up when it is."""


class Trunk(nn.Module):
    """Divides cells by how large they are in good play, and runs the hidden layers on them.

    Args:
        spread: how large each cell is where it is there: [N], `spec.spreads().size` of a game.
        hidden: width of each hidden layer.
    """

    scale: torch.Tensor

    def __init__(self, spread: NDArray[Any], hidden: tuple[int, ...] = (256, 256)) -> None:
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(1 / np.maximum(spread, SMALLEST_SPREAD)).float())
        widths = [len(spread), *hidden]
        layers: list[nn.Module] = []
        for inputs, outputs in itertools.pairwise(widths):
            layers += [nn.Linear(inputs, outputs), nn.ReLU()]
        self.layers = nn.Sequential(*layers)
        self.width = hidden[-1]

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Features float32 [n, width] from observations [n, N] of any number type."""
        features: torch.Tensor = self.layers(observations.float() * self.scale)
        return features


def weights_of(trunk: Trunk, policy: nn.Linear, value: nn.Linear) -> Weights:
    """The arrays that a `zx_agents.LearnedPlayer` plays by; its first layer takes observation and mask."""
    linears = [layer for layer in trunk.layers if isinstance(layer, nn.Linear)]
    first = _array(linears[0].weight * trunk.scale).T
    of_mask = np.zeros((policy.out_features, first.shape[1]), np.float32)
    weights = {"trunk.0.w": np.concatenate([first, of_mask]), "trunk.0.b": _array(linears[0].bias)}
    for i, layer in enumerate(linears[1:], 1):
        weights |= {f"trunk.{i}.w": _array(layer.weight).T, f"trunk.{i}.b": _array(layer.bias)}
    weights |= {"policy.w": _array(policy.weight).T, "policy.b": _array(policy.bias)}
    weights |= {"value.w": _array(value.weight)[0], "value.b": _array(value.bias)}
    return weights | {"value.cells": np.zeros(len(trunk.scale), np.float32)}


def save_player(weights: Weights, path: Path) -> LearnedPlayer:
    """Keeps the player as plain arrays, which `zx_agents.load` and every command take; the player itself."""
    with put_in_place(path) as scratch:
        scratch.write_bytes(weights_to_bytes(weights))
    return LearnedPlayer(weights, path.stem)


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return tensor.detach().cpu().numpy().astype(np.float32, copy=True)
