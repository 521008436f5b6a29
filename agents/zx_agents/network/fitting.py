"""`Training`: what a network was trained on, and its arrays for a game that has grown since.

Observations get new fields, and card pools new cards. The weights of what a network does not know are zero
(known_fields.py). The embedding of a card that it has never met is computed from the features of the card, if
the network has learned what they mean (`cards.features`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import CardFeatures, agents_of
from zx_agents.network.known_fields import widened
from zx_agents.network.weights import Weights
from zx_env.core.games import get_game, is_registered
from zx_env.errors import CheckpointError


@dataclass(frozen=True)
class Training:
    """The observation and the cards that a network was trained on."""

    fields: Mapping[str, str]
    """The digest of each field of the observation, by its name, in their order."""
    cards: Sequence[str]
    """Unique names of the cards, in the order of the rows of the embeddings."""
    card_features: Sequence[str] = ()
    """Names of the features from which embeddings are computed."""

    @classmethod
    def now(cls, game: str, card_set: str | None = None) -> Training | None:
        """Return those of a game as it is; None for a game that is not registered."""
        if not is_registered(game):
            return None
        agents = agents_of(game)
        features = () if agents.card_features is None else agents.card_features(card_set).names
        return cls(dict(spec_of(game).field_digests), agents.card_names(card_set), list(features))

    @classmethod
    def of(cls, manifest: Mapping[str, Any]) -> Training | None:
        """Return those that a manifest names; None if it names none.

        Raises:
            CheckpointError: The manifest is damaged.
        """
        try:
            found = manifest.get("training")
            if found is None:
                return None
            return cls(
                {str(name): str(digest) for name, digest in found["fields"].items()},
                [str(card) for card in found["cards"]],
                [str(name) for name in found.get("card_features", ())],
            )
        except (AttributeError, KeyError, TypeError) as fault:
            raise CheckpointError(f"`training` of its manifest is damaged ({fault!r:.60})") from fault

    def as_dict(self) -> dict[str, Any]:
        """Return it as JSON types."""
        return asdict(self)


def fitted(
    weights: Weights,
    training: Training,
    game: str,
    cards: Sequence[str],
    features: Callable[[], CardFeatures] | None = None,
) -> Weights:
    """Return the arrays of a network for the present observation and cards of a game.

    Args:
        weights: The arrays, for the observation and the cards of `training`.
        training: What the network was trained on.
        game: The registered name of the game.
        cards: Unique names of the cards that are played with, in the order of the card table.
        features: Returns the features of these cards; None if the game has none.

    Raises:
        CheckpointError: A field that the network reads is missing or has changed.
    """
    whole = dict(widened(weights, training.fields, spec_of(game)))
    table = of_cards(whole, training.cards, cards)
    mix = whole.pop("cards.features", None)
    if mix is not None and features is not None:
        known = set(training.cards)
        new = [row for row, card in enumerate(cards, 1) if card not in known]
        table["cards.features"] = _of_features(mix, training.card_features, features().names)
        computed = features().values.astype(np.float32) @ table["cards.features"]
        table["cards.table"][new] = computed[[row - 1 for row in new]]
    return {**whole, **table}


def spec_of(game: str) -> Any:
    """Return the `GameSpec` of a registered game."""
    return get_game(game).load_environment().Game.game_spec


def vectors_of(weights: Weights) -> NDArray[Any]:
    """Return the card embeddings [M, d]; d is 0 for a network without them."""
    return np.asarray(weights.get("cards.table", np.zeros((1, 0), np.float32)))


def of_cards(weights: Weights, known: Sequence[str], cards: Sequence[str]) -> dict[str, NDArray[Any]]:
    """Reorder the embeddings from row k + 1 for `known[k]` to row k + 1 for `cards[k]`."""
    before = vectors_of(weights)
    if not before.shape[1]:
        return {}
    row = {number: k for k, number in enumerate(known, 1)}
    table = np.zeros((len(cards) + 1, before.shape[1]), np.float32)
    for k, number in enumerate(cards, 1):
        table[k] = before[row[number]] if number in row else 0
    return {"cards.table": table}


def _of_features(mix: NDArray[Any], known: Sequence[str], names: Sequence[str]) -> NDArray[np.float32]:
    """Reorder the rows of `cards.features` from those of `known` to those of `names`; others are zero."""
    place = {name: row for row, name in enumerate(known)}
    new = np.zeros((len(names), mix.shape[1]), np.float32)
    for row, name in enumerate(names):
        if name in place:
            new[row] = mix[place[name]]
    return new
