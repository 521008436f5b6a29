"""The network: one shared trunk from observation to features; policy and value each lay one layer on it.

One trunk of two layers serves both heads (`net_arch=[]`): stable-baselines3's own `[256, 256]` would be two
separate networks and twice the arithmetic, which is what training on a processor spends its time on.
"""

from __future__ import annotations

import itertools
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn
from zx_agents.learned_player import NORMALISED_LIMIT

SMALLEST_DEVIATION = 0.25  # a cell that hardly ever varies in the sample must not be blown up when it does


class SharedTrunk(BaseFeaturesExtractor):
    """Normalises the cells and runs the hidden layers.

    Args:
        observation_space: Box [N].
        mean: average of each cell [N] over sampled play.
        deviation: standard deviation of each cell [N] over sampled play.
        hidden: width of each hidden layer.
    """

    mean: torch.Tensor
    scale: torch.Tensor

    def __init__(
        self,
        observation_space: gymnasium.spaces.Box,
        mean: NDArray[Any],
        deviation: NDArray[Any],
        hidden: tuple[int, ...] = (256, 256),
    ) -> None:
        super().__init__(observation_space, features_dim=hidden[-1])
        self.register_buffer("mean", torch.as_tensor(mean, dtype=torch.float32))
        scale = 1.0 / np.maximum(deviation, SMALLEST_DEVIATION)
        self.register_buffer("scale", torch.as_tensor(scale, dtype=torch.float32))
        widths = [int(observation_space.shape[0]), *hidden]
        layers: list[nn.Module] = []
        for inputs, outputs in itertools.pairwise(widths):
            layers += [nn.Linear(inputs, outputs), nn.ReLU()]
        self.layers = nn.Sequential(*layers)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Features float32 [n, hidden[-1]] from observations float32 [n, N]."""
        x = (observations - self.mean) * self.scale
        features: torch.Tensor = self.layers(x.clamp_(-NORMALISED_LIMIT, NORMALISED_LIMIT))
        return features


def export_weights(policy: Any) -> dict[str, NDArray[np.float32]]:
    """The policy half of a MaskablePPO policy as the arrays that a `zx_agents.LearnedPlayer` plays by."""
    trunk: SharedTrunk = policy.features_extractor
    linears = [layer for layer in trunk.layers if isinstance(layer, nn.Linear)] + [policy.action_net]
    weights = {"mean": _array(trunk.mean), "scale": _array(trunk.scale)}
    for i, layer in enumerate(linears):
        weights[f"w{i}"] = _array(layer.weight).T.copy()
        weights[f"b{i}"] = _array(layer.bias)
    return weights


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return tensor.detach().cpu().numpy().astype(np.float32, copy=True)
