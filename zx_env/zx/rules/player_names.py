"""CR 214.2: the names of a player: those of the Player card and of what has become one card with it."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.slots import player_slot_of
from zx_env.zx.rules.zones import has_overboost
from zx_env.zx.terms import NONE, Extra


@rule
def _player_keys_of(g: np.record, cards: np.record, player: int, word: int) -> np.uint64:
    """CR 214.2: return the keys that a player's Player Name contains: word number `word` of their bits.

    CR 202.7d: a Z/X Overboost without a Player Name has the Player Name of the face-down Player card in it.
    """
    # Ruling H62: the card may have gained other names for the rest of the game.
    keys = cards.player_keys[g.player_card[player], word]
    if word == 0:
        keys |= g.gained_keys[player]
    # A face-up Player Extra and the Player card below it are one card with both names.
    if g.player_extra[player] & Extra.FACE_UP != 0:
        keys |= cards.player_keys[g.under_player[player], word]
    if has_overboost(g, player):
        own = g.row[g.overboost[player]]
        for i in range(limits.KEY_WORDS):
            if cards.player_keys[own, i] != 0:
                return cards.player_keys[own, word]
    return keys


@unit
def is_player_named_so(g: np.record, cards: np.record, condition: int, player: int) -> bool:
    """Return whether the player's Player Name contains one of the keys of the condition.

    Ruling Z43: it does not without a Player card or with the virtual one.
    """
    if g.player_card[player] == NONE:
        return False
    for word in range(limits.KEY_WORDS):
        keys = cards.condition[condition].player_keys[word]
        if keys != 0 and keys & _player_keys_of(g, cards, player, word) != 0:
            return True
    return False


@rule
def is_player_named(g: np.record, cards: np.record, player: int, name: int) -> bool:
    """Ruling H109: return whether the Player card, or the Player Extra face up on it, has the name."""
    if g.player_card[player] == NONE:
        return False
    row = g.row[player_slot_of(player)]
    return cards.card[g.player_card[player]].name == name or cards.card[row].name == name
