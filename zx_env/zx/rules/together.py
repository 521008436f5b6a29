"""Cards to which something happens together (ruling Z51): the first places of the list `g.together`.

The function that carries it out fills the list and empties it again. No question is asked in between, so a
pending decision finds the list empty, and no position saves it. How many cards there are, `n`, goes from
function to function.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit


@rule
def add_together(g: np.record, n: int, slot: int) -> int:
    """Add a card behind the `n` cards of the list, with the zone that it is in; return how many there are."""
    g.together[n].slot = slot
    g.together[n].origin = g.zone[slot]
    return n + 1


@unit
def disperse(g: np.record, n: int) -> None:
    """Empty the list of its `n` cards."""
    for i in range(n):
        card = g.together[i]
        card.slot = 0
        card.origin = 0
        card.zone = 0
        card.state = 0
