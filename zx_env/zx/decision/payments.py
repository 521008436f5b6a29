"""`pay="auto"`: which Resource is slept next, where several groups of them could pay (ruling Z16).

The rule keeps every colour to be had: sleep what there is most of, and cards of several colours last.
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
"""For every further colour of a card so many fewer Resources count as awake."""


@rule
def _points(g: np.record, cards: np.record, slot: int) -> int:
    """The most awake Resources of one of its colours, less what its further colours are worth."""
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
    """The action that pays with the best Resource of those that are shown; the first one among equals."""
    best = 0
    for k in range(1, min(g.options, limits.OPTION_ROWS)):
        if _points(g, cards, g.option[k]) > _points(g, cards, g.option[best]):
            best = k
    return PAY + best
