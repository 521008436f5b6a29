"""Ascensions (rulings H240-H243): cards that protect their player on the own Player Square.

See also: their Shields (rules/grants.py), plays (rules/play.py, rules/extras.py), destruction
(rules/rule_effects.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.zones import MOST_TIMES
from zx_env.zx.terms import CardType, Phase

PLAYED_IN_GAME = 2
"""The first of two bits of `g.played_ex`, one a player, for the game: who has played an Ascension Extra."""
OF_THE_GAME = 3 << PLAYED_IN_GAME


@rule
def is_ascension(cards: np.record, row: int) -> bool:
    """Ruling H240: return whether the card is an Ascension or an Ascension Extra, which is no Z/X."""
    kind = cards.card[row].kind
    return kind == CardType.ASCENSION or kind == CardType.ASCENSION_EX


@rule
def note_ascension(g: np.record, cards: np.record, slot: int) -> None:
    """Ruling H242: remember for the whole game that the player of the card plays an Ascension Extra."""
    if cards.card[g.row[slot]].kind == CardType.ASCENSION_EX:
        g.played_ex |= 1 << (PLAYED_IN_GAME + owner_of(slot))


@rule
def has_ascended(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling H242: return whether the card is an Ascension Extra of a player who has played one before."""
    played = has_bit(g.played_ex, PLAYED_IN_GAME + owner_of(slot))
    return played and cards.card[g.row[slot]].kind == CardType.ASCENSION_EX


@rule
def is_over(g: np.record, slot: int) -> bool:
    """Ruling H243: return whether the Ascension on a Square is to be destroyed now.

    It has been dealt damage, or it stood there when the Reboot Phase of its player began.
    """
    if g.damage[slot] > 0:
        return True
    began = g.phase == Phase.REBOOT and g.turn_player == owner_of(slot)
    return began and g.fates[slot] & MOST_TIMES == 0
