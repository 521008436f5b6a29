"""The network in PyTorch: the weights of `zx_agents.network.weights`, with gradients and fast arithmetic.

Inputs are int8: the cells of an observation, then those of its mask. The size of each cell is folded into
the weights of the first layer, so that no input is normalized sample by sample. Row scorers run over the rows
of *legal* actions only: about four per decision, where a field of the observation has a dozen rows.

See also: arithmetic/ (the layers on the processor that the run has), ppo.py (learning).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional
from zx_agents.network.weights import DIGIT

from zx_training.learner.arithmetic.card_sums import sum_card_vectors
from zx_training.learner.arithmetic.kernels import Arithmetic
from zx_training.learner.arithmetic.legal_actions import Places, add_row_scores, policy_logits
from zx_training.learner.inputs import InputLayout, Rows, input_indices_of

SMALLEST_SIZE = 0.25
"""Lower bound of cell sizes, so that a cell that is small in good play is not amplified when it is large."""


class RowScorer(nn.Module):
    """A small layer shared by all rows of an observation field: adds to the logits of actions about a row."""

    row_of: Tensor
    kind_of: Tensor
    scale: Tensor
    number: Tensor

    def __init__(
        self,
        rows: Rows,
        actions: int,
        scale: NDArray[Any],
        inputs: int,
        width: int,
        cards: int = 0,
        digits: int = 2,
    ) -> None:
        super().__init__()
        self.numbers, self.digits = rows.numbers if cards else None, digits
        self.field, self.first, self.actions = rows.field, rows.first, rows.actions
        count, kinds = rows.actions.shape
        self.shape = count, rows.columns
        row_of, kind_of = np.full(actions, -1), np.zeros(actions, np.int64)
        row, kind = np.nonzero(rows.actions >= 0)
        row_of[rows.actions[row, kind]], kind_of[rows.actions[row, kind]] = row, kind
        self.register_buffer("row_of", torch.as_tensor(row_of))
        self.register_buffer("kind_of", torch.as_tensor(kind_of))
        # One scale per column, because a column has the same meaning in every row.
        cells = scale[rows.first : rows.first + count * rows.columns].reshape(self.shape)
        self.register_buffer("scale", torch.as_tensor(np.median(cells, axis=0), dtype=torch.float32))
        self.cells = nn.Parameter(nn.init.orthogonal_(torch.empty(width, rows.columns), math.sqrt(2)))
        self.trunk = nn.Parameter(nn.init.orthogonal_(torch.empty(width, inputs), math.sqrt(2)))
        self.place = nn.Parameter(torch.zeros(count, width))
        if self.numbers is not None:
            self.register_buffer("number", torch.as_tensor(self.numbers.astype(np.int64)))
            self.cards = nn.Parameter(nn.init.orthogonal_(torch.empty(width, cards), math.sqrt(2)))
        self.out = nn.Parameter(nn.init.orthogonal_(torch.empty(kinds, width), 0.01))

    def forward(
        self,
        cells: Tensor,
        hidden: Tensor,
        game: Tensor,
        action: Tensor,
        weights: Sequence[Tensor],
        table: Tensor | None = None,
    ) -> tuple[Tensor, Tensor] | None:
        """Return the indices [k] of the legal actions about rows of this field, and the logits [k] to add.

        Args:
            cells: int8 [n, N + A].
            hidden: [n, h], the output of the trunk.
            game: int64 [m], the game of each legal action.
            action: int64 [m], the number of each legal action.
            weights: `cells`, `trunk`, `place`, `out` in the arithmetic of the layers.
            table: [M, width], the contribution of each card, by card number.

        Returns None if no legal action is about a row of this field.
        """
        row = self.row_of[action]
        index = torch.nonzero(row >= 0)[:, 0]
        if not len(index):
            return None
        w, trunk, place, out = weights
        game, row, kind = game[index], row[index], self.kind_of[action[index]]
        count, columns = self.shape
        table_cells = cells[:, self.first : self.first + count * columns].view(len(cells), count, columns)
        inner = functional.linear(table_cells[game, row].to(w.dtype), w)
        inner = inner + functional.linear(hidden, trunk).index_select(0, game) + place.index_select(0, row)
        if self.numbers is not None and table is not None:
            first = self.number[row]
            number = cells[game, first].int()
            if self.digits == 2:
                number = number * DIGIT + cells[game, first + 1]
            inner = inner + table.index_select(0, number.clamp(0, len(table) - 1))
        return index, (functional.relu(inner) * out.index_select(0, kind)).sum(1)

    def places(self) -> Places:
        """Return where the rows are, for the loops over legal actions."""
        numbers = np.zeros(0, np.int64) if self.numbers is None else self.number.numpy()
        return Places(self.first, self.row_of.numpy(), self.kind_of.numpy(), numbers, self.digits)


class CardEmbeddings(nn.Module):
    """A vector for each number of a card: `vectors[number]`, plus the features of the card times `mix`.

    Features describe what a card does (`GameAgents.card_features`). What the network learns of them holds for
    cards that it has never met.

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


class Network(nn.Module):
    """A trunk with a policy head, one logit per action, and a value head.

    Args:
        layout: Inputs and actions.
        cell_sizes: [N], the root mean square of each cell in good play; None for 1.
        potential_weights: [N], fixed linear term of the value: a weight for each cell; None for zeros.
        hidden: Width of each hidden layer.
        row_width: Width of the row scorers; 0 for no row scorers.
        arithmetic: Arithmetic of the layers (kernels.py).
        input_indices: The cells that the first layer reads, ascending; None for all cells with amounts.
        card_width: Length of the embedding of each card; 0 for no embeddings.
        card_features: int8 [cards, F], features of the card with number row + 1, from which embeddings are
            computed in part; None for none.
    """

    scale: Tensor
    potential_weights: Tensor
    device_indices: Tensor
    list_rows: Tensor

    def __init__(
        self,
        layout: InputLayout,
        cell_sizes: NDArray[Any] | None = None,
        potential_weights: NDArray[Any] | None = None,
        hidden: Sequence[int] = (320, 256),
        row_width: int = 48,
        arithmetic: Arithmetic | None = None,
        input_indices: NDArray[Any] | None = None,
        card_width: int = 0,
        card_features: NDArray[np.int8] | None = None,
    ) -> None:
        super().__init__()
        self.layout, self.arithmetic = layout, arithmetic or Arithmetic()
        cells, actions = layout.cells, layout.actions
        scale = np.ones(cells + actions, np.float32)
        if cell_sizes is not None:
            scale[:cells] = 1 / np.maximum(cell_sizes, SMALLEST_SIZE)
        scale[list(layout.unread)] = 0
        self.register_buffer("scale", torch.as_tensor(scale))
        self.input_indices = input_indices_of(layout) if input_indices is None else input_indices
        self.register_buffer("device_indices", torch.as_tensor(self.input_indices))
        linear = np.zeros(cells, np.float32) if potential_weights is None else potential_weights
        self.register_buffer("potential_weights", torch.as_tensor(linear, dtype=torch.float32))
        self.potential_cells = np.flatnonzero(linear)
        first = torch.empty(len(self.input_indices), hidden[0])
        self.first = nn.Parameter(nn.init.orthogonal_(first, math.sqrt(2)))
        self.first_bias = nn.Parameter(torch.zeros(hidden[0]))
        self.trunk = [nn.Linear(a, b) for a, b in itertools.pairwise(hidden)]
        self.policy, self.value = nn.Linear(hidden[-1], actions), nn.Linear(hidden[-1], 1)
        gains = [math.sqrt(2)] * len(self.trunk) + [0.01, 1]
        for layer, gain in zip([*self.trunk, self.policy, self.value], gains, strict=True):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)
        rows = layout.rows if row_width else ()
        self.lists = layout.lists if card_width else None
        if self.lists is not None:
            self.cards = CardEmbeddings(self.lists.count, card_width, card_features)
            summed = torch.empty(self.lists.sums * card_width, hidden[0])
            self.sums = nn.Parameter(nn.init.orthogonal_(summed, math.sqrt(2)))
            self.register_buffer("list_rows", torch.as_tensor(self.lists.rows))
        cards, digits = (card_width, self.lists.digits) if self.lists is not None else (0, 2)
        self.scorers = [
            RowScorer(table, actions, scale, hidden[-1], row_width, cards, digits) for table in rows
        ]
        self.parts = nn.ModuleList([*self.trunk, *self.scorers])  # lets PyTorch find their weights
        self._frozen: list[Tensor] | None = None

    def freeze(self, frozen: bool = True) -> None:
        """Cache the weights in the arithmetic of the layers, for many passes without gradients.

        With `frozen` false, drop the cache, so that the weights can be trained again.
        """
        with torch.no_grad():
            self._frozen = None
            self._frozen = self._layers() if frozen else None

    def _layers(self) -> list[Tensor]:
        """Return all weights in the arithmetic of the layers, with the scales folded in."""
        if self._frozen is not None:
            return self._frozen
        kind = self.arithmetic.dtype
        flat: list[Any] = [
            (self.first * self.scale[self.device_indices, None]).to(kind),
            self.first_bias.to(kind),
        ]
        table = None
        if self.lists is not None:
            table = self.cards()
            flat += [table, self.sums.to(kind)]
        for layer in [*self.trunk, self.policy]:
            flat += [layer.weight.to(kind), layer.bias.to(kind)]
        for scorer in self.scorers:
            flat += [
                (scorer.cells * scorer.scale).to(kind),
                scorer.trunk.to(kind),
                scorer.place.to(kind),
                scorer.out.to(kind),
            ]
            if scorer.numbers is not None and table is not None:
                flat.append(functional.linear(table, scorer.cards).to(kind))
        return flat

    def tensor(self, array: NDArray[Any]) -> Tensor:
        """Return the array on the device of the network."""
        return torch.from_numpy(array).to(self.scale.device)

    def forward(self, cells: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Compute the logits of the legal actions, and the values.

        Args:
            cells: int8 [n, N + A], observation and mask.

        Returns:
            logits: float32 [m], one for each legal action, game by game.
            values: float32 [n], of the player to move: -1 lost, 1 won.
            game: int64 [m], the game of each legal action, ascending.
            action: int64 [m], the number of each legal action.
        """
        layers = iter(self._layers())
        hidden = self.arithmetic.first_layer(cells, self.device_indices, next(layers), next(layers))
        if self.lists is not None:
            summed = sum_card_vectors(cells, next(layers), self.list_rows, self.lists.sums, self.lists.digits)
            hidden = torch.addmm(hidden, summed.to(hidden.dtype), next(layers))
        for _ in self.trunk:
            hidden = functional.linear(functional.relu(hidden), next(layers), next(layers))
        hidden = functional.relu(hidden)
        game, action = self._legal(cells)
        score = self._score_legal if self.arithmetic.skips_zeros else self._score_all
        logits = score(cells, hidden, game, action, list(layers))
        values = self.value(hidden.float())[:, 0]
        for cell in self.potential_cells:
            values = values + cells[:, cell] * self.potential_weights[cell]
        return logits, values, game, action

    def _score_all(
        self, cells: Tensor, hidden: Tensor, game: Tensor, action: Tensor, layers: list[Tensor]
    ) -> Tensor:
        """Return the logits of legal actions from those of all; `layers` are those behind the trunk."""
        remaining = iter(layers)
        flat = functional.linear(hidden, next(remaining), next(remaining))
        # One index into the flat array: its gradient is summed by rows, which is much faster.
        logits = flat.reshape(-1).index_select(0, game * self.layout.actions + action).float()
        for scorer in self.scorers:
            weights = [next(remaining) for _ in range(4)]
            table = next(remaining) if scorer.numbers is not None else None
            scores = scorer(cells, hidden, game, action, weights, table)
            if scores is not None:
                logits = logits.index_add(0, scores[0], scores[1].float())
        return logits

    def _score_legal(
        self, cells: Tensor, hidden: Tensor, game: Tensor, action: Tensor, layers: list[Tensor]
    ) -> Tensor:
        """Return the same logits by the loops over legal actions."""
        weight, bias, *remaining = layers
        logits = policy_logits(hidden, weight, bias, game, action)
        if not self.scorers:
            return logits
        weights: list[Tensor] = []
        for scorer in self.scorers:
            count = 5 if scorer.numbers is not None else 4
            weights += remaining[:count]
            remaining = remaining[count:]
            if count == 4:
                weights.append(torch.zeros(1, weights[-1].shape[1]))
        fields = [scorer.places() for scorer in self.scorers]
        return add_row_scores(logits, cells, hidden, game, action, fields, weights)

    def _legal(self, cells: Tensor) -> tuple[Tensor, Tensor]:
        """Return game and number of every legal action: int64 [m] each."""
        mask = cells[:, self.layout.cells :]
        if mask.is_cuda:
            game, action = torch.nonzero(mask, as_tuple=True)
            return game, action
        # Ten times as fast as torch: numpy has a fast path for booleans.
        flat = np.flatnonzero(np.ascontiguousarray(mask.numpy()).view(np.bool_))
        game, action = (torch.from_numpy(part) for part in np.divmod(flat, self.layout.actions))
        return game, action

    @torch.no_grad()
    def export(self) -> dict[str, NDArray[Any]]:
        """Return the arrays of a `zx_agents.LearnedPlayer`.

        The division of cells by their sizes is folded into the weights.
        """
        # Unread cells get weight 0, so that cells that only other decks use have no influence.
        first = np.zeros((len(self.scale), self.first.shape[1]), np.float32)
        first[self.input_indices] = _array(self.first * self.scale[self.device_indices, None])
        weights: dict[str, NDArray[Any]] = {"trunk.0.w": first}
        weights["trunk.0.b"] = _array(self.first_bias)
        for i, layer in enumerate(self.trunk, 1):
            weights |= {f"trunk.{i}.w": _array(layer.weight.T), f"trunk.{i}.b": _array(layer.bias)}
        weights |= {"policy.w": _array(self.policy.weight.T), "policy.b": _array(self.policy.bias)}
        weights |= {"value.w": _array(self.value.weight[0]), "value.b": _array(self.value.bias)}
        weights["value.cells"] = _array(self.potential_weights)
        for scorer in self.scorers:
            prefix = f"rows.{scorer.field}."
            weights |= {
                f"{prefix}actions": scorer.actions.copy(),
                f"{prefix}first": np.array([scorer.first], np.int32),
            }
            weights |= {
                f"{prefix}cells": _array((scorer.cells * scorer.scale).T),
                f"{prefix}trunk": _array(scorer.trunk.T),
            }
            weights |= {f"{prefix}place": _array(scorer.place), f"{prefix}out": _array(scorer.out)}
            if scorer.numbers is not None:
                weights |= {
                    f"{prefix}numbers": scorer.numbers.copy(),
                    f"{prefix}cards": _array(scorer.cards.T),
                }
        if self.lists is not None:
            weights |= {**self.cards.export(), "cards.lists": self.lists.rows.copy()}
            weights["cards.w"] = _array(self.sums)
            if self.lists.digits != 2:
                weights["cards.digits"] = np.array([self.lists.digits], np.int32)
        return weights


def _array(tensor: Tensor) -> NDArray[np.float32]:
    return np.array(tensor.detach().float().cpu().numpy())
