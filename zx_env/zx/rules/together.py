"""Cards that an event affects together (ruling Z51): the first places of the list `g.together`.

The function that carries out the event fills the list and empties it again. No decision comes in between, so
the list is empty at every decision and positions do not save it. Functions pass on the number of cards, `n`.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit


@rule
def add_together(g: np.record, n: int, slot: int) -> int:
    """Write a card as entry `n` of `g.together` (cards that move at one time); return n + 1."""
    g.together[n].slot = slot
    g.together[n].origin = g.zone[slot]
    return n + 1


@unit
def disperse(g: np.record, n: int) -> None:
    """Empty `g.together`, the cards that move at one time, of its `n` cards."""
    for i in range(n):
        card = g.together[i]
        card.slot = 0
        card.origin = 0
        card.zone = 0
        card.state = 0
