"""Begin with the weights of a player: `zx train --from learned`.

The first policy is that of the player. What the player does not know, such as fields that the observation has
got since it was trained, begins with the weight zero. So do the embeddings of a player that has none. Hidden
layers can be wider than the player's: the output weights of the additional units are zero, and their input
weights are random (Net2Net, Chen, Goodfellow and Shlens 2016).

See also: network.py (`export` is the inverse), zx_agents/network/known_fields.py (grown observations).
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from zx_agents.network.weights import Weights, depth_of

from zx_env.errors import CheckpointError
from zx_training.learner.inputs import InputLayout
from zx_training.learner.network import CardEmbeddings, Network, RowScorer


def cells_read_by(weights: Weights, layout: InputLayout) -> NDArray[np.int64]:
    """Return the cells that the first layer of the player reads, of those that the layout lets it read."""
    read: NDArray[np.bool_] = np.any(np.asarray(weights["trunk.0.w"]) != 0, axis=1)
    read[list(layout.unread)] = False
    return np.flatnonzero(read)


@torch.no_grad()
def copy_weights(network: Network, weights: Weights, player: str) -> None:
    """Set the weights of a network to those of a player, in place.

    Args:
        network: It reads all cells that the player reads (`cells_read_by`).
        weights: The arrays of the player, for the present observation and cards.
        player: The name of the player, for messages.

    Raises:
        CheckpointError: The layers are of other widths, and not only wider hidden layers; the message names
            the settings that give the same widths.
    """
    _check_widths(network, weights, player)
    scale = network.scale[network.device_indices, None]
    first = torch.as_tensor(np.asarray(weights["trunk.0.w"], np.float32)[network.input_indices])
    first = torch.where(scale > 0, first / scale.clamp(min=1e-9), torch.zeros_like(first))
    _put_outputs(network.first.T, first.T)
    _put_outputs(network.first_bias, weights["trunk.0.b"])
    for i, layer in enumerate(network.trunk, 1):
        _put_inputs(layer.weight, weights[f"trunk.{i}.w"].T)
        _put_outputs(layer.bias, weights[f"trunk.{i}.b"])
    _put_inputs(network.policy.weight, weights["policy.w"].T)
    _put(network.policy.bias, weights["policy.b"])
    _put_inputs(network.value.weight, weights["value.w"][None])
    _put(network.value.bias, weights["value.b"])
    for scorer in network.scorers:
        _copy_scorer(scorer, weights)
    if network.lists is not None and "cards.table" in weights:
        _copy_cards(network.cards, weights)
        _put_outputs(network.sums.T, torch.as_tensor(_sums(network, weights)).T)


def _check_widths(network: Network, weights: Weights, player: str) -> None:
    """Refuse a player whose layers are of other widths, unless only its hidden layers are narrower."""
    scorers = [array.shape[1] for name, array in weights.items() if name.endswith(".place")]
    theirs = {
        "hidden": [len(weights[f"trunk.{i}.b"]) for i in range(depth_of(weights))],
        "row_width": scorers[:1] or [0],
    }
    ours = {
        "hidden": [len(network.first_bias), *(len(layer.bias) for layer in network.trunk)],
        "row_width": [scorer.place.shape[1] for scorer in network.scorers][:1] or [0],
    }
    if "cards.table" in weights:
        theirs["card_width"] = [weights["cards.table"].shape[1]]
        ours["card_width"] = [network.cards.vectors.shape[1] if network.lists is not None else 0]
    is_wider = len(theirs["hidden"]) == len(ours["hidden"]) and all(
        a <= b for a, b in zip(theirs["hidden"], ours["hidden"], strict=True)
    )
    if not is_wider or theirs | {"hidden": []} != ours | {"hidden": []}:
        same = " ".join(f"--set {name}={','.join(map(str, widths))}" for name, widths in theirs.items())
        raise CheckpointError(
            f"the network of {player} has other widths: begin with it by {same}; hidden layers can be wider"
        )


def _put(weight: Tensor, values: Any) -> None:
    weight.copy_(values if isinstance(values, Tensor) else torch.as_tensor(np.array(values, np.float32)))


def _put_outputs(weight: Tensor, values: Any) -> None:
    """Set the first rows of a tensor; those of additional units stay as they are."""
    _put(weight[: len(values)], values)


def _put_inputs(weight: Tensor, values: Any) -> None:
    """Set the first rows of a tensor [outputs, inputs]; additional inputs do not reach them."""
    outputs, inputs = values.shape
    _put(weight[:outputs, :inputs], values)
    weight[:outputs, inputs:] = 0


def _copy_scorer(scorer: RowScorer, weights: Weights) -> None:
    """Copy the row scorer of a field; one that the player lacks adds nothing to the logits at first."""
    prefix = f"rows.{scorer.field}."
    if f"{prefix}actions" not in weights or not np.array_equal(weights[f"{prefix}actions"], scorer.actions):
        scorer.out.zero_()
        return
    scale = scorer.scale.numpy(force=True)
    cells = np.asarray(weights[f"{prefix}cells"], np.float32)
    _put(scorer.cells, np.divide(cells.T, scale, out=np.zeros_like(cells.T), where=scale > 0))
    _put_inputs(scorer.trunk, weights[f"{prefix}trunk"].T)
    _put(scorer.place, weights[f"{prefix}place"])
    _put(scorer.out, weights[f"{prefix}out"])
    if scorer.numbers is not None and f"{prefix}cards" in weights:
        _put(scorer.cards, weights[f"{prefix}cards"].T)


def _copy_cards(cards: CardEmbeddings, weights: Weights) -> None:
    """Copy the embeddings: what follows from features goes to `mix`, the rest to the vector of each card."""
    table = np.zeros(cards.vectors.shape, np.float32)
    known = np.asarray(weights["cards.table"], np.float32)[: len(table)]
    table[: len(known)] = known
    cards.vectors.zero_()
    if cards.columns is not None:
        mix = weights.get("cards.features")
        if mix is None:
            cards.mix.zero_()
        else:
            _put(
                cards.mix, np.asarray(mix, np.float32)[cards.columns] / cards.scale.numpy(force=True)[:, None]
            )
        table -= cards().numpy(force=True)
    _put(cards.vectors, table)


def _sums(network: Network, weights: Weights) -> NDArray[np.float32]:
    """Return the weights of the sums over lists of cards, each taken from the player's sum of these cells."""
    assert network.lists is not None
    width = network.cards.vectors.shape[1]
    sums = np.asarray(weights["cards.w"], np.float32)
    blocks = sums.reshape(-1, width, sums.shape[1])
    theirs = {(first, often): place for first, often, place in weights["cards.lists"].tolist()}
    summed = np.zeros((network.lists.sums, *blocks.shape[1:]), np.float32)
    rows = sorted(network.lists.rows.tolist(), key=lambda row: row[2])
    for place, mine in itertools.groupby(rows, key=lambda row: row[2]):
        found = {theirs.get((first, often), -1) for first, often, _ in mine}
        if len(found) == 1 and -1 not in found:
            summed[place] = blocks[found.pop()]
    return summed.reshape(len(network.sums), -1)
