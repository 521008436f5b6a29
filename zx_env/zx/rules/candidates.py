"""The list of what can be chosen: slots, Squares or places, one after the other in `g.candidate`."""

import numpy as np

from zx_env.compiling.decorators import rule
from zx_env.zx import limits
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.zones import is_known_to, stop_with
from zx_env.zx.terms import Fault, Zone


@rule
def forget_candidates(g: np.record) -> None:
    """Begin a new list of what can be chosen."""
    g.candidates = 0
    g.page = 0


@rule
def add_candidate(g: np.record, thing: int) -> None:
    """One more slot, Square or place that can be chosen."""
    n = g.candidates
    if n >= limits.CANDIDATES:
        stop_with(g, Fault.CANDIDATES_FULL)
        return
    g.candidate[n] = thing
    g.candidates = n + 1


@rule
def add_zone(g: np.record, player: int, zone: int) -> None:
    """Every card of a player's zone can be chosen."""
    for i in range(g.count[player, zone]):
        add_candidate(g, g.cards[player, zone, i])


@rule
def add_life(g: np.record, player: int) -> None:
    """Every card in a player's Life, as its opponent may choose among them (ruling Z23)."""
    add_zone(g, player, Zone.LIFE)


@rule
def knows_life_of(g: np.record, player: int) -> bool:
    """Whether the opponent knows a card in the player's Life, so that it can tell cards apart."""
    for i in range(g.count[player, Zone.LIFE]):
        if is_known_to(g, g.cards[player, Zone.LIFE, i], other(player)):
            return True
    return False
