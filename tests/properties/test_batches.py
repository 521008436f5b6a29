"""Thousands of games at once: what holds at every decision, asked of whole batches of records.

All pairs of all shipped decks, and pairs of random legal decks of both formats. `ZX_GAMES` says how many
games (2,000 without it; 20,000 take some minutes). Not here: what needs copies, texts and refusals
(test_invariants.py).
"""

import os
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.properties.summaries import OWNERS, check_summaries
from tests.random_decks import random_deck
from zx_env import VectorEnv, deck_names
from zx_env.zx import limits
from zx_env.zx.board import PLAYER_SQUARE
from zx_env.zx.cards.legality import EXTENDED, MANUAL_2017
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import NONE, Ask, CardType, Phase, Zone

GAMES = int(os.environ.get("ZX_GAMES", "2000"))
ROWS = 256
RANDOM_PAIRS = 300
OFTEN = 3
"""Whole batches are looked at after every so many steps."""

_CARDS = card_table(STANDARD).record[0]["card"]
_LISTED = np.arange(limits.HALF)


def check_batch(games: Any, mask: np.ndarray) -> None:
    """Assert what must hold in every row."""
    check_places(games)
    check_summaries(games)
    check_quiet(games)
    assert (mask.sum(axis=1) > 0).all()
    assert (games["fault"] == 0).all() and (games["over"] == 0).all()


def check_places(games: Any) -> None:
    """Each card is in exactly one place, its owner's, and what it says of itself agrees."""
    n = len(games)
    seen = np.zeros((n, limits.SLOTS), np.int64)
    game, player, zone, place = np.nonzero(games["count"][:, :, :, None] > _LISTED)
    slot = games["cards"][game, player, zone, place]
    np.add.at(seen, (game, slot), 1)
    assert (games["zone"][game, slot] == zone).all()
    assert (OWNERS[slot] == player).all()
    assert (games["square"][game, slot] == NONE).all()
    game, square, place = np.nonzero(games["standing_count"][:, :, None] > np.arange(limits.STANDING))
    slot = games["standing"][game, square, place]
    np.add.at(seen, (game, slot), 1)
    assert (games["zone"][game, slot] == Zone.SQUARE).all()
    assert (games["square"][game, slot] == square).all()
    # CR 202.8: a Shift lies on a Z/X.
    game, player = np.nonzero(games["shift"] != NO_CARD)
    slot = games["shift"][game, player]
    np.add.at(seen, (game, slot), 1)
    under = games["force_of"][game, slot]
    assert (games["square"][game, slot] == games["square"][game, under]).all()
    # Ruling H43: a Link lies on a Square, in the slot of a Token.
    row, zone = games["row"], games["zone"]
    is_link = (_CARDS["kind"][row] == CardType.LINK) & (zone == Zone.SQUARE) & (row != NONE)
    assert (is_link.sum(axis=1) == games["links"]).all()
    seen += is_link
    there = row != NONE
    there[:, [limits.PLAYER_CARD, limits.HALF + limits.PLAYER_CARD]] = False
    # CR 912: a Token that left the Squares is nowhere.
    there[:, 2 * limits.HALF :] &= zone[:, 2 * limits.HALF :] != Zone.NOWHERE
    assert (seen == there).all(), np.argwhere(seen != there)[:5]
    for first in (0, limits.HALF):
        assert there[:, first : first + limits.DECK_SIZE].all()


def check_quiet(games: Any) -> None:
    """Where a player has priority, no rule effect is left to do (CR 702.2)."""
    quiet = games[(games["asked"] == Ask.MAIN) | (games["asked"] == Ask.BATTLE_EVENT)]
    assert (quiet["crowded"] == 0).all()
    for player in range(2):
        # CR 905.1(iii): nobody stands on the other's Player Square.
        strangers = quiet["held"][:, 1 - player] >> PLAYER_SQUARE[player]
        assert (strangers & 1 == 0).all()
    assert (quiet["player_damage"] == 0).all()
    assert (quiet["count"][:, :, Zone.LIFE] > 0).all()
    assert (quiet["count"][:, :, Zone.DECK] > 0).all()
    assert (quiet["waiting_count"] == 0).all()
    assert (quiet["count"][:, :, Zone.TEMPORARY] == 0).all()
    on = quiet["zone"] == Zone.SQUARE
    assert (quiet["row"][on] != NONE).all()
    # CR 506.2: only the turn player has priority in the Main Phase outside of a battle.
    main = quiet[quiet["asked"] == Ask.MAIN]
    assert (main["decider"] == main["turn_player"]).all()
    assert (main["phase"] == Phase.MAIN).all()


def random_pairs(rng: np.random.Generator) -> list[tuple[Any, Any]]:
    forms = (MANUAL_2017, EXTENDED)
    return [
        (random_deck(rng, form=forms[i % 2]), random_deck(rng, form=forms[i % 2]))
        for i in range(RANDOM_PAIRS)
    ]


def play(decks: list[tuple[Any, Any]], games: int, seed: int) -> int:
    """Play batches of these pairs until so many games have ended; how many decisions they took."""
    vector = VectorEnv(num_envs=ROWS, decks=decks, seed=seed, skip_forced=bool(seed % 2))
    rng = np.random.default_rng(seed)
    _, mask, _ = vector.reset()
    ended = step = 0
    while ended < games:
        if step % OFTEN == 0:
            check_batch(vector._games, mask)
        step += 1
        keys = rng.random(mask.shape, np.float32)
        actions = np.where(mask != 0, keys, -1.0).argmax(axis=1).astype(np.int32)
        _, mask, _, reward, done = vector.step(actions)
        assert (reward.sum(axis=1) == 0).all() and (reward[~done] == 0).all()
        assert not (vector.truncated & (reward[:, 0] != 0)).any()
        ended += int(done.sum())
    return step * ROWS


@pytest.mark.compiled
@pytest.mark.long
def test_thousands_of_games_of_all_pairs_of_shipped_decks() -> None:
    pairs = list(product(deck_names("b01") + deck_names("2017"), repeat=2))
    pairs += product(deck_names("extended"), repeat=2)
    assert play(pairs, GAMES // 2, 1) > 50 * GAMES // 2


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_thousands_of_games_of_random_legal_decks(seed: int) -> None:
    assert play(random_pairs(np.random.default_rng(seed)), GAMES // 4, seed) > 50 * GAMES // 4
