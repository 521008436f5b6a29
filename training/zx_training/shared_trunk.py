"""The network for MaskablePPO: one shared trunk from observation to features, on which policy and value lie.

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
        features: torch.Tensor = self.layers((observations - self.mean) * self.scale)
        return features


def export_weights(policy: Any) -> dict[str, NDArray[np.float32]]:
    """A MaskablePPO policy as the arrays that a `zx_agents.LearnedPlayer` plays by; it reads no mask.

    Cells of a LearnedPlayer are not normalised: mean and spread are folded into its first layer.
    """
    trunk: SharedTrunk = policy.features_extractor
    linears = [layer for layer in trunk.layers if isinstance(layer, nn.Linear)]
    first, actions = linears[0], int(policy.action_net.out_features)
    folded = (first.weight * trunk.scale).T
    weights = {
        "trunk.0.w": np.concatenate([_array(folded), np.zeros((actions, folded.shape[1]), np.float32)]),
        "trunk.0.b": _array(first.bias - trunk.mean @ folded),
    }
    for i, layer in enumerate(linears[1:], 1):
        weights |= {f"trunk.{i}.w": _array(layer.weight.T), f"trunk.{i}.b": _array(layer.bias)}
    weights |= {"policy.w": _array(policy.action_net.weight.T), "policy.b": _array(policy.action_net.bias)}
    weights |= {"value.w": _array(policy.value_net.weight[0]), "value.b": _array(policy.value_net.bias)}
    weights["value.cells"] = np.zeros(len(trunk.mean), np.float32)
    return weights


def _array(tensor: torch.Tensor) -> NDArray[np.float32]:
    return tensor.detach().cpu().numpy().astype(np.float32, copy=True)
