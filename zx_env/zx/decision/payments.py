"""`pay="auto"`: choose the Resource to sleep next, where several groups of them could pay (ruling Z16).

The choice preserves colours: sleep the most frequent colour first, and cards of several colours last.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.cards.encode.features import Summary
from zx_env.zx.decision.actions import FIRST
from zx_env.zx.rules.choices import COLORS
from zx_env.zx.rules.summed import RESOURCE_REBOOT

PAY = FIRST["pay"]
FEWER = 3
"""Points that a Resource loses for each of its colours beyond the first, as the more useful one to keep.

A point is one awake Resource of its colour (`usual_payment`).
"""


@rule
def _points(g: np.record, cards: np.record, slot: int) -> int:
    """Return the largest count of awake Resources over the card's colours, less FEWER per further colour."""
    awake = g.sums[g.decider, RESOURCE_REBOOT, 0] >> 8 * Summary.RED
    colors = cards.card[g.row[slot]].colors
    most = 0
    further = -1
    for color in range(COLORS):
        if (colors >> color) & 1 == 1:
            most = max(most, (awake >> 8 * color) & 255)
            further += 1
    return most - FEWER * further


@unit
def usual_payment(g: np.record, cards: np.record) -> int:
    """Return the action that pays with the best Resource on the shown page; among equals, the first.

    The best is of the colour with the most awake Resources: it is missed least.
    """
    best = 0
    for k in range(1, min(g.options, limits.OPTION_ROWS)):
        if _points(g, cards, g.option[k]) > _points(g, cards, g.option[best]):
            best = k
    return PAY + best
