"""Beliefs about the opponent's deck: candidate decks with weights, and games determinized by them.

Decks that contradict the cards that the player has seen are dropped, and all other weights are used as they
are. If a deck makes the seen cards more or less likely, the caller has to include this in its weight.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import numpy as np

from zx_env.core.game.game import Game
from zx_env.core.seeding import seed_from
from zx_env.core.validation import check_number, short
from zx_env.errors import SettingError

G = TypeVar("G", bound=Game)

_HELP = "a belief is a list of decks, or a dict of decks and their weights, as {'b01_red': 3, 'b01_white': 1}"


Belief: TypeAlias = list[tuple[Any, float]]


def determinize_by(game: G, player: int, rng: Any, weights: Belief) -> G:
    """Return a determinized copy of a game, in which the opponent has one of these decks.

    Args:
        game: The game. The opponent's true deck list counts as unknown.
        player: The player whose knowledge is preserved.
        rng: A numpy Generator, a random.Random, or a seed.
        weights: Decks, each a name, a file or a deck, with their weights, as returned by `weights_of`.

    Raises:
        SettingError: No deck fits what the player has seen, or the game has no decks.
        DeckError: A deck is unknown or illegal.
    """
    seed = seed_from(rng)
    fitting = [(twin, weight) for deck, weight in weights if (twin := _with_assumed_deck(game, player, deck))]
    if not fitting:
        raise SettingError(
            f"none of the {len(weights)} decks fits what player {player} has seen of the other deck: "
            "{decks} must have every card that was seen, as often".format(
                decks=short([d for d, _ in weights])
            )
        )
    masses = np.array([weight for _, weight in fitting])
    masses /= masses.max()  # the sum of large weights would be infinite
    pick = np.random.default_rng([seed, 1]).choice(len(fitting), p=masses / masses.sum())
    return fitting[int(pick)][0].determinize(player, seed)


def weights_of(decks: Any) -> Belief:
    """Return the decks of a belief whose weight is not 0.

    Args:
        decks: A list of decks that are equally likely, or a dict of decks and weights.

    Raises:
        SettingError: `decks` is not a belief.
    """
    if isinstance(decks, Mapping):
        weights = list(decks.items())
    elif isinstance(decks, Sequence) and not isinstance(decks, str):
        weights = [(deck, 1.0) for deck in decks]
    else:
        raise SettingError(f"{_HELP}, not {short(decks)}")
    for deck, weight in weights:
        check_number(f"the weight of {short(deck)}", weight, 0.0)
    if not any(weight > 0 for _, weight in weights):
        raise SettingError(f"{_HELP}; this one gives no deck any weight")
    return [(deck, float(weight)) for deck, weight in weights if weight > 0]


def _with_assumed_deck(game: G, player: int, deck: Any) -> G | None:
    """Return a copy in which the opponent has this deck, not yet determinized, or None if it does not fit."""
    game_spec = game.game_spec
    if game_spec.with_assumed_deck is None:
        raise SettingError(f"there are no decks in the game {game_spec.name!r}: leave them out")
    settings = game_spec.with_assumed_deck(game.settings, 1 - player, deck)
    matches = game_spec.match_row(settings)
    twin = game.copy()
    if game_spec.entry_points.assume_deck(twin._games, 0, twin._table, matches, 0, player) == 0:
        return None
    if settings.decks is not None and game.settings.decks is not None:
        twin.settings, twin._matches = settings, matches
    return twin
