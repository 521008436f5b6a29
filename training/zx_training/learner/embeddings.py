"""Embeddings of cards: a vector learned for each card, and one computed from the features of the card.

Features describe what a card does (`GameAgents.card_features`). What the network learns of them holds for
cards that it has never met.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional


class CardEmbeddings(nn.Module):
    """A vector for each number of a card: `vectors[number]`, plus the features of the card times `mix`.

    Args:
        count: Upper bound of card numbers; 0 is no card.
        width: Length of a vector.
        features: int8 [cards, F], features of the card with number row + 1; None for none.
    """

    features: Tensor
    scale: Tensor

    def __init__(self, count: int, width: int, features: NDArray[np.int8] | None = None) -> None:
        super().__init__()
        # Embeddings start at 0, so that a card that was in no game contributes nothing.
        self.vectors = nn.Parameter(torch.zeros(count, width))
        self.columns: NDArray[np.int64] | None = None
        if features is None:
            return
        self.feature_count = features.shape[1]
        # A feature that no card has would multiply by 0.
        self.columns = np.flatnonzero(features.any(axis=0))
        used = features[:, self.columns].astype(np.float32)
        scale = 1 / np.sqrt(np.square(used).mean(axis=0))
        self.register_buffer("features", torch.as_tensor(used * scale))
        self.register_buffer("scale", torch.as_tensor(scale))
        self.mix = nn.Parameter(torch.zeros(len(self.columns), width))

    def forward(self) -> Tensor:
        """Return the vector of every number, [count, width]; that of number 0 is for no card."""
        if self.columns is None:
            return self.vectors
        after = len(self.vectors) - 1 - len(self.features)
        return self.vectors + functional.pad(self.features @ self.mix, (0, 0, 1, after))

    def export(self) -> dict[str, NDArray[Any]]:
        """Return the arrays of a player: `cards.table`, and `cards.features` [F, width] for other cards."""
        arrays = {"cards.table": _array(self())}
        if self.columns is not None:
            mix = np.zeros((self.feature_count, self.mix.shape[1]), np.float32)
            mix[self.columns] = _array(self.mix * self.scale[:, None])
            arrays["cards.features"] = mix
        return arrays


def _array(tensor: Tensor) -> NDArray[np.float32]:
    return np.array(tensor.detach().float().cpu().numpy())
