"""Plays from other zones than the hand, which Always abilities allow (ruling H134)."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.quantities import PLAYS_FREELY
from zx_env.zx.rules.payment import reboot_resources
from zx_env.zx.rules.play import can_play, can_play_free
from zx_env.zx.rules.prices import permission
from zx_env.zx.rules.selectors import colors_off_squares
from zx_env.zx.terms import NONE, State, Zone

FIRST_ZONE = Zone.RESOURCE
END_OF_ZONES = Zone.REMOVED + 1
"""The zones from which cards can be played so, Resource, Charge, Trash and Remove Zone, follow each other."""


@rule
def _other_colors(g: np.record, cards: np.record, player: int, slot: int) -> int:
    """Return the colours (bits) among the other Resource cards that can be slept."""
    colors = 0
    for i in range(g.count[player, Zone.RESOURCE]):
        other_slot = g.cards[player, Zone.RESOURCE, i]
        if other_slot != slot and g.state[other_slot] == State.REBOOT:
            colors |= colors_off_squares(g, cards, other_slot)
    return colors


@unit
def can_play_from(g: np.record, cards: np.record, slot: int, player: int, squares: int) -> bool:
    """Return whether the player can play the card from where it lies; `squares` (bits) are open to Z/X.

    A card of the Resource cannot pay for itself.
    """
    allowed = permission(g, cards, slot)
    if allowed == 0:
        return False
    if allowed & PLAYS_FREELY != 0:
        return can_play_free(g, cards, slot, player, NONE)
    resources = reboot_resources(g, player)
    if g.zone[slot] == Zone.RESOURCE and g.state[slot] == State.REBOOT:
        resources -= 1
    return can_play(g, cards, slot, player, resources, _other_colors(g, cards, player, slot), squares)
