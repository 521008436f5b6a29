"""The network in torch: what zx_agents/network/weights.py tells, with gradients and cheap arithmetic.

Inputs are int8: the cells of an observation and its mask, one behind the other. The spread of each cell is
folded into the weights of the first layer, so that nothing is normalised sample by sample. Small layers run
over the rows of *legal* actions alone: some four a decision, where a piece has a dozen rows.

Not here: in which arithmetic the layers run (kernels.py), learning (trainer.py).
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
from zx_agents.network.weights import DIGIT, Weights, check, depth_of, pieces_of

from zx_training.learner.inputs import Layout, Lists, Rows, reads_of
from zx_training.learner.kernels import Arithmetic, sums_of_cards

SMALLEST_SPREAD = 0.25
"""A cell that hardly ever varies in good play must not be blown up when it does."""


class RowScorer(nn.Module):
    """The small layer that all rows of a piece share."""

    row_of: Tensor
    kind_of: Tensor
    scale: Tensor
    number: Tensor

    def __init__(
        self, rows: Rows, actions: int, scale: NDArray[Any], inputs: int, width: int, cards: int = 0
    ) -> None:
        super().__init__()
        self.numbers = rows.numbers if cards else None
        self.piece, self.first, self.actions = rows.piece, rows.first, rows.actions
        count, kinds = rows.actions.shape
        self.shape = count, rows.columns
        row_of, kind_of = np.full(actions, -1), np.zeros(actions, np.int64)
        at, kind = np.nonzero(rows.actions >= 0)
        row_of[rows.actions[at, kind]], kind_of[rows.actions[at, kind]] = at, kind
        self.register_buffer("row_of", torch.as_tensor(row_of))
        self.register_buffer("kind_of", torch.as_tensor(kind_of))
        # One scale a column: the same number means the same in every row.
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
        """Which of the legal actions are about rows of this piece [k], and what is added to them [k].

        Args:
            cells: int8 [n, N + A].
            hidden: [n, h], the trunk.
            game: int64 [m], the game of each legal action.
            action: int64 [m], its number.
            weights: `cells`, `trunk`, `place`, `out` in the arithmetic of the layers.
            table: [M, width], what each card adds by its number.
        """
        row = self.row_of[action]
        mine = torch.nonzero(row >= 0)[:, 0]
        if not len(mine):
            return None
        w, trunk, place, out = weights
        game, row, kind = game[mine], row[mine], self.kind_of[action[mine]]
        count, columns = self.shape
        piece = cells[:, self.first : self.first + count * columns].view(len(cells), count, columns)
        facts = piece[game, row]
        inner = functional.linear(facts.to(w.dtype), w)
        inner = inner + functional.linear(hidden, trunk).index_select(0, game) + place.index_select(0, row)
        if self.numbers is not None and table is not None:
            first = self.number[row]
            number = cells[game, first].int() * DIGIT + cells[game, first + 1]
            inner = inner + table.index_select(0, number.clamp(0, len(table) - 1))
        return mine, (functional.relu(inner) * out.index_select(0, kind)).sum(1)


class Network(nn.Module):
    """Trunk, a number for each action, the value.

    Args:
        layout: What it reads and answers.
        spread: [N], how large each cell is in good play, where it is there.
        lean: [N], what the value begins with: a weight for each cell, kept as it is.
        hidden: Width of each hidden layer.
        row_width: Width of the small layers; 0 for none.
        arithmetic: How layers are computed.
        reads: The cells that the first layer looks at, rising; None for all that are amounts.
        card_width: Of the vector that a card has by its number; 0 for none.
    """

    scale: Tensor
    lean: Tensor
    reads: Tensor
    list_rows: Tensor

    def __init__(
        self,
        layout: Layout,
        spread: NDArray[Any] | None = None,
        lean: NDArray[Any] | None = None,
        hidden: Sequence[int] = (320, 256),
        row_width: int = 48,
        arithmetic: Arithmetic | None = None,
        reads: NDArray[Any] | None = None,
        card_width: int = 0,
    ) -> None:
        super().__init__()
        self.layout, self.arithmetic = layout, arithmetic or Arithmetic()
        cells, actions = layout.cells, layout.actions
        scale = np.ones(cells + actions, np.float32)
        if spread is not None:
            scale[:cells] = 1 / np.maximum(spread, SMALLEST_SPREAD)
        scale[list(layout.unread)] = 0
        self.register_buffer("scale", torch.as_tensor(scale))
        self.reads_there = reads_of(layout) if reads is None else reads
        self.register_buffer("reads", torch.as_tensor(self.reads_there))
        begin = np.zeros(cells, np.float32) if lean is None else lean
        self.register_buffer("lean", torch.as_tensor(begin, dtype=torch.float32))
        self.leaning = np.flatnonzero(begin)
        self.first = nn.Parameter(nn.init.orthogonal_(torch.empty(len(self.reads), hidden[0]), math.sqrt(2)))
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
            # A card that was never met has no say.
            self.table = nn.Parameter(torch.zeros(self.lists.count, card_width))
            summed = torch.empty(self.lists.sums * card_width, hidden[0])
            self.sums = nn.Parameter(nn.init.orthogonal_(summed, math.sqrt(2)))
            self.register_buffer("list_rows", torch.as_tensor(self.lists.rows))
        knows = card_width if self.lists is not None else 0
        self.scorers = [RowScorer(one, actions, scale, hidden[-1], row_width, knows) for one in rows]
        self.parts = nn.ModuleList([*self.trunk, *self.scorers])  # by which torch knows their weights
        self._frozen: list[Tensor] | None = None

    def freeze(self, frozen: bool = True) -> None:
        """Keep the weights as the layers take them, for many passes without gradients."""
        with torch.no_grad():
            self._frozen = None
            self._frozen = self._layers() if frozen else None

    def _layers(self) -> list[Tensor]:
        """Every weight in the arithmetic of the layers, the spreads folded in."""
        if self._frozen is not None:
            return self._frozen
        kind = self.arithmetic.dtype
        flat: list[Any] = [(self.first * self.scale[self.reads, None]).to(kind), self.first_bias.to(kind)]
        if self.lists is not None:
            flat.append(self.sums.to(kind))
        for layer in [*self.trunk, self.policy]:
            flat += [layer.weight.to(kind), layer.bias.to(kind)]
        for one in self.scorers:
            flat += [
                (one.cells * one.scale).to(kind),
                one.trunk.to(kind),
                one.place.to(kind),
                one.out.to(kind),
            ]
            if one.numbers is not None:
                flat.append(functional.linear(self.table, one.cards).to(kind))
        return flat

    def read(self, cells: NDArray[np.int8]) -> NDArray[np.int8]:
        """What the first layer looks at: int8 [n, k] of int8 [n, N + A]."""
        return cells.take(self.reads_there, axis=1)

    def forward(self, cells: Tensor, read: Tensor | None = None) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Numbers of the legal actions, and values.

        Args:
            cells: int8 [n, N + A], observation and mask.
            read: int8 [n, k], what `read` gives for them, where it is at hand.

        Returns:
            numbers: float32 [m], one for each legal action, game by game.
            values: float32 [n], of the player to move: -1 lost, 1 won.
            game: int64 [m], the game of each legal action, rising.
            action: int64 [m], its number.
        """
        layers = iter(self._layers())
        read = cells.index_select(1, self.reads) if read is None else read
        hidden = self.arithmetic.first_layer(read, next(layers), next(layers))
        if self.lists is not None:
            summed = sums_of_cards(cells, self.table, self.list_rows, self.lists.sums)
            hidden = torch.addmm(hidden, summed.flatten(1).to(hidden.dtype), next(layers))
        for _ in self.trunk:
            hidden = functional.linear(functional.relu(hidden), next(layers), next(layers))
        hidden = functional.relu(hidden)
        game, action = self._legal(cells)
        flat = functional.linear(hidden, next(layers), next(layers))
        # One index into the flat array: its gradient is added up by rows, which is much the quicker way.
        numbers = flat.reshape(-1).index_select(0, game * self.layout.actions + action).float()
        for scorer in self.scorers:
            weights = [next(layers) for _ in range(4)]
            table = next(layers) if scorer.numbers is not None else None
            found = scorer(cells, hidden, game, action, weights, table)
            if found is not None:
                numbers = numbers.index_add(0, found[0], found[1].float())
        values = self.value(hidden.float())[:, 0]
        for cell in self.leaning:
            values = values + cells[:, cell] * self.lean[cell]
        return numbers, values, game, action

    def _legal(self, cells: Tensor) -> tuple[Tensor, Tensor]:
        """Game and number of every legal action: int64 [m] each."""
        mask = cells[:, self.layout.cells :]
        if mask.is_cuda:
            game, action = torch.nonzero(mask, as_tuple=True)
            return game, action
        # Ten times as fast as torch: numpy counts bytes that are 0 or 1 at once.
        flat = np.flatnonzero(np.ascontiguousarray(mask.numpy()).view(np.bool_))
        game, action = (torch.from_numpy(one) for one in np.divmod(flat, self.layout.actions))
        return game, action

    @torch.no_grad()
    def export(self) -> dict[str, NDArray[Any]]:
        """The arrays that a `zx_agents.LearnedPlayer` plays by, spreads folded in."""
        # What it does not read has no weight: nothing that is new in other decks disturbs it.
        first = np.zeros((len(self.scale), self.first.shape[1]), np.float32)
        first[self.reads_there] = _array(self.first * self.scale[self.reads, None])
        weights: dict[str, NDArray[Any]] = {"trunk.0.w": first}
        weights["trunk.0.b"] = _array(self.first_bias)
        for i, layer in enumerate(self.trunk, 1):
            weights |= {f"trunk.{i}.w": _array(layer.weight.T), f"trunk.{i}.b": _array(layer.bias)}
        weights |= {"policy.w": _array(self.policy.weight.T), "policy.b": _array(self.policy.bias)}
        weights |= {"value.w": _array(self.value.weight[0]), "value.b": _array(self.value.bias)}
        weights["value.cells"] = _array(self.lean)
        for one in self.scorers:
            at = f"rows.{one.piece}."
            weights |= {f"{at}actions": one.actions.copy(), f"{at}first": np.array([one.first], np.int32)}
            weights |= {f"{at}cells": _array((one.cells * one.scale).T), f"{at}trunk": _array(one.trunk.T)}
            weights |= {f"{at}place": _array(one.place), f"{at}out": _array(one.out)}
            if one.numbers is not None:
                weights |= {f"{at}numbers": one.numbers.copy(), f"{at}cards": _array(one.cards.T)}
        if self.lists is not None:
            weights |= {"cards.table": _array(self.table), "cards.lists": self.lists.rows.copy()}
            weights["cards.w"] = _array(self.sums)
        return weights

    @classmethod
    def of(cls, weights: Weights, arithmetic: Arithmetic | None = None) -> Network:
        """The network of these arrays, to play by: nothing is normalised a second time.

        Raises:
            CheckpointError: They do not fit on each other.
        """
        check(weights)
        rows = []
        for piece in pieces_of(weights):
            first, columns = int(weights[f"rows.{piece}.first"][0]), weights[f"rows.{piece}.cells"].shape[0]
            numbers = weights.get(f"rows.{piece}.numbers")
            rows.append(
                Rows(piece, first, columns, weights[f"rows.{piece}.actions"].astype(np.int32), numbers)
            )
        lists, each = None, 0
        if "cards.table" in weights:
            lists = Lists(len(weights["cards.table"]), weights["cards.lists"].astype(np.int32))
            each = weights["cards.table"].shape[1]
        layout = Layout(len(weights["value.cells"]), len(weights["policy.b"]), tuple(rows), (), lists)
        hidden = [len(weights[f"trunk.{i}.b"]) for i in range(depth_of(weights))]
        width = weights[f"rows.{rows[0].piece}.out"].shape[1] if rows else 0
        reads = np.flatnonzero(weights["trunk.0.w"].any(axis=1))
        network = cls(layout, None, weights["value.cells"], hidden, width, arithmetic, reads, each)
        with torch.no_grad():
            network.first.copy_(torch.as_tensor(weights["trunk.0.w"][reads]))
            network.first_bias.copy_(torch.as_tensor(weights["trunk.0.b"]))
            for i, layer in enumerate(network.trunk, 1):
                _put(layer, weights[f"trunk.{i}.w"].T, weights[f"trunk.{i}.b"])
            _put(network.policy, weights["policy.w"].T, weights["policy.b"])
            _put(network.value, weights["value.w"][None], weights["value.b"])
            if network.lists is not None:
                network.table.copy_(torch.as_tensor(weights["cards.table"]))
                network.sums.copy_(torch.as_tensor(weights["cards.w"]))
            turns = {"cells": True, "trunk": True, "place": False, "out": False, "cards": True}
            for one in network.scorers:
                for name, turned in turns.items():
                    if name == "cards" and one.numbers is None:
                        continue
                    array = weights[f"rows.{one.piece}.{name}"]
                    getattr(one, name).copy_(torch.as_tensor(array.T if turned else array))
        return network


def _array(tensor: Tensor) -> NDArray[np.float32]:
    return np.array(tensor.detach().float().cpu().numpy())


def _put(layer: Any, weight: NDArray[Any], bias: NDArray[Any]) -> None:
    layer.weight.copy_(torch.as_tensor(weight.copy()))
    layer.bias.copy_(torch.as_tensor(bias))


def chosen(
    numbers: NDArray[np.float32], game: NDArray[np.int64], count: int, rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """A draw from the softmax of each game's legal actions.

    Args:
        numbers: [m], of the legal actions, game by game.
        game: [m], rising; each game has at least one.
        count: n, how many games there are.
        rng: All chance.

    Returns:
        place: int64 [n], where the drawn action stands among the m.
        chance: float32 [n], the logarithm of its probability.
    """
    starts = np.searchsorted(game, np.arange(count))
    highest = np.maximum.reduceat(numbers, starts)
    weights = np.exp(numbers - highest[game])
    sums = np.add.reduceat(weights, starts)
    # Gumbel's trick: the largest of number + noise is a draw from the softmax.
    noise = np.clip(rng.random(len(numbers), dtype=np.float32), 1e-12, 1 - 1e-7)
    noisy = numbers - np.log(-np.log(noise))
    best = np.maximum.reduceat(noisy, starts)
    winners = np.flatnonzero(noisy == best[game])
    # Where two are equal to the last bit, the first one.
    place = winners[np.searchsorted(game[winners], np.arange(count))]
    chance = numbers[place] - highest - np.log(sums)
    return place, chance.astype(np.float32)


def shares(numbers: Tensor, game: Tensor, count: int) -> Tensor:
    """Logarithms of the probabilities of the legal actions: float32 [m] from numbers [m]."""
    highest = numbers.new_full((count,), -math.inf).scatter_reduce(0, game, numbers.detach(), "amax")
    numbers = numbers - highest[game]
    sums = numbers.new_zeros(count).index_add(0, game, numbers.exp())
    return numbers - sums.log().index_select(0, game)
