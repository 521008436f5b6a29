"""Ruling H200: what abilities did to cards this turn, for conditions that ask for it later.

A row of CAUSE in the card table names it: an occurrence, whose card, where it came from, and a description
of the card whose ability did it. It is compared when it is done, because the card may be another later.
"""

import numpy as np

from zx_env.compiling.decorators import unit
from zx_env.zx.rules.bits import count_bits
from zx_env.zx.rules.selectors import is_of_side
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.values import fits
from zx_env.zx.terms import NONE


@unit
def note_caused(g: np.record, cards: np.record, occurrence: int, subject: int, by: int) -> None:
    """Remember that an ability of the card `by`, or its attack, did `occurrence` to the card `subject`."""
    asked = g.asked_causes
    while asked != 0:
        lowest = asked & -asked
        asked ^= lowest
        row = cards.cause[count_bits(lowest - 1)]
        if row.occurrence != occurrence or (row.origin != NONE and row.origin != g.origin):
            continue
        for player in range(2):
            if is_of_side(row.side, owner_of(subject), player):
                if row.selector == NONE or fits(g, cards, row.selector, by, player, by):
                    g.caused[player] |= lowest
