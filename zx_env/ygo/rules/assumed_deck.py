"""Give the opponent another deck list, for a player who does not know the true one.

Cards that the player has seen stay. Every hidden card becomes one of the remaining cards of the assumed
list; rules/determinize.py then re-deals them. See also: the assumed lists and their probabilities
(core/game/belief.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.determinize import is_hidden_from, lies_so
from zx_env.ygo.rules.slots import other
from zx_env.ygo.terms import NONE, Zone


@rule
def _is_on_field(g: np.record, slot: int) -> bool:
    return g.zone[slot] == Zone.MONSTER or g.zone[slot] == Zone.BACK


@unit
def assume(g: np.record, cards: np.record, match: np.record, player: int) -> bool:
    """Give the opponent of `player` the deck list of the match.

    Returns:
        False if cards that the player has seen contradict the list. The record must not be used then.
    """
    owner = other(player)
    first = owner * limits.HALF
    # Bit set of the places in the deck list whose cards have not been assigned yet.
    left = 0
    for k in range(limits.HALF):
        if match.row[owner, k] != NONE:
            left |= 1 << k
    # Assign cards that the player has seen first, then hidden cards on the field, where not every card can
    # lie, then all other hidden cards.
    for turn in range(3):
        for slot in range(first, first + limits.HALF):
            if g.row[slot] == NONE:
                continue
            is_hidden = is_hidden_from(g, slot, player)
            order = 0
            if is_hidden:
                order = 1 if _is_on_field(g, slot) else 2
            if order != turn:
                continue
            found = NONE
            for k in range(limits.HALF):
                if (left >> k) & 1 == 0 or found != NONE:
                    continue
                if is_hidden:
                    if lies_so(g, cards, slot, match.row[owner, k]):
                        found = k
                elif match.row[owner, k] == g.row[slot]:
                    found = k
            if found == NONE:
                return False
            left &= ~(1 << found)
            g.row[slot] = match.row[owner, found]
    return left == 0
