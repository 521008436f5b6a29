"""Legal actions of a mask: how many, the first, a random one. Templates, bound to each game's module."""

import numpy as np

from zx_env.compiling.memory import read_word
from zx_env.core.stepping.random_stream import roll
from zx_env.core.stepping.required import NUM_ACTIONS
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)

EVEN_BYTES = 0x00FF00FF00FF00FF
EACH_PAIR = 0x0001000100010001
"""A word with 1 in every pair of bytes."""
PART = 16
"""Actions that are counted together: a processor adds up many cells at once."""


@TEMPLATE.rule
def num_legal(mask: np.record) -> int:
    """Return the number of legal actions, counted eight cells at a time: no byte of the sum overflows."""
    sums = 0
    if NUM_ACTIONS < 8:
        for action in range(NUM_ACTIONS):
            sums += mask.cell[action]
        return sums
    for first in range(0, NUM_ACTIONS - 7, 8):
        sums += read_word(mask, first)
    left = NUM_ACTIONS % 8
    if left > 0:
        # The last word overlaps the one before; the shift drops the cells that were already added.
        sums += read_word(mask, NUM_ACTIONS - 8) >> 8 * (8 - left)
    pairs = (sums & EVEN_BYTES) + ((sums >> 8) & EVEN_BYTES)
    # The highest pair of the product is the sum of all pairs.
    return ((pairs * EACH_PAIR) >> 48) & 0xFFFF


@TEMPLATE.unit
def first_action(mask: np.record) -> int:
    """Return the lowest legal action number; the mask must have at least one legal action."""
    first = 0
    while first < NUM_ACTIONS - 8 and read_word(mask, first) == 0:
        first += 8
    while mask.cell[first] == 0:
        first += 1
    return first


@TEMPLATE.rule
def _num_legal_in_part(mask: np.record, first: int) -> int:
    """Return the number of legal actions in the part that begins with `first`."""
    n = 0
    for i in range(PART):
        n += mask.cell[first + i]
    return n


@TEMPLATE.rule
def random_action(g: np.record, mask: np.record) -> int:
    """Return a uniformly random legal action, drawn from the game's own stream unless only one is legal."""
    n = num_legal(mask)
    place = roll(g, n) if n > 1 else 0
    last_part = (NUM_ACTIONS - 1) // PART * PART  # the last part may be shorter
    action = 0
    while action < last_part:
        n = _num_legal_in_part(mask, action)
        if place < n:
            break
        place -= n
        action += PART
    while place > 0 or mask.cell[action] == 0:
        place -= mask.cell[action]
        action += 1
    return action
