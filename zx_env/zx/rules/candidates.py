"""The list of candidates that a player can choose from: slots, Squares or places in `g.candidate`."""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.op_groups import Fault
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import is_known_to, stop_with
from zx_env.zx.terms import Zone


@rule
def forget_candidates(g: np.record) -> None:
    """Empty the list of candidates, the things among which a player chooses."""
    g.candidates = 0
    g.page = 0


@rule
def add_candidate(g: np.record, thing: int) -> None:
    """Add a slot, a Square or another index to the candidates, the things among which a player chooses."""
    n = g.candidates
    if n >= limits.CANDIDATES:
        stop_with(g, Fault.CANDIDATES_FULL)
        return
    g.candidate[n] = thing
    g.candidates = n + 1


@rule
def add_zone(g: np.record, player: int, zone: int) -> None:
    """Add every card of a player's zone to the candidates."""
    for i in range(g.count[player, zone]):
        add_candidate(g, g.cards[player, zone, i])


@rule
def add_life(g: np.record, player: int) -> None:
    """Add every card in a player's Life, from which its opponent chooses (ruling Z23)."""
    add_zone(g, player, Zone.LIFE)


@rule
def knows_life_of(g: np.record, player: int) -> bool:
    """Return whether the opponent knows a card in the player's Life and so can distinguish the cards."""
    for i in range(g.count[player, Zone.LIFE]):
        if is_known_to(g, g.cards[player, Zone.LIFE, i], other(player)):
            return True
    return False
