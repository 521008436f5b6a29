"""Abilities locked by name: used once, not again this turn, neither by another card of that name."""

import numpy as np

from zx_env import limits
from zx_env.jit import rule, unit
from zx_env.rules.zones import stop_with
from zx_env.terms import Fault


@rule
def _key(g: np.record, cards: np.record, slot: int, place: int) -> int:
    """The same for the same ability of cards of one name."""
    return cards.card[g.row[slot]].name * limits.ABILITIES_OF_CARD + place


@unit
def is_locked(g: np.record, cards: np.record, slot: int, place: int, player: int) -> bool:
    """Whether the player has used this ability, of this card or another of its name, this turn."""
    key = _key(g, cards, slot, place)
    for i in range(g.locked_count[player]):
        if g.locked[player, i] == key:
            return True
    return False


@unit
def lock(g: np.record, cards: np.record, slot: int, place: int, player: int) -> None:
    """The player uses the ability: not again this turn."""
    n = g.locked_count[player]
    if n >= limits.NAME_LOCKS:
        stop_with(g, Fault.WAITING_FULL)
        return
    g.locked[player, n] = _key(g, cards, slot, place)
    g.locked_count[player] = n + 1
