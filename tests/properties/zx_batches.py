"""Invariants of Z/X records at a decision that `status` does not check, for whole batches."""

from typing import Any

import numpy as np

from tests.properties.summaries import OWNERS, check_summaries
from zx_env.zx import limits
from zx_env.zx.board import PLAYER_SQUARE
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.terms import NONE, Ask, CardType, Phase, Zone

_CARDS = card_table(STANDARD).record[0]["card"]
_LISTED = np.arange(limits.ZONE_CARDS)


def check_batch(games: Any) -> None:
    """Assert what must hold in every row."""
    check_places(games)
    check_summaries(games)
    check_quiet(games)


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
    """No rule effect is left to do while a player has priority (CR 702.2)."""
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
