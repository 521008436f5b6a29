"""Summaries of zones, updated while cards move: `g.sums`, `g.listed`, `g.stale`.

Observations and masks read them instead of the cards. Only rules/zones.py changes where a card is and its
State, and it calls these functions; no other rule needs to update summaries. See also: their contents
(rules/summed.py, rules/listed.py), making them from the cards (decision/observation_parts/sums.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.rules.listed import ALL_STALE, delist, enlist, list_awake, list_state
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.summed import add_to_sum, sum_awake, sum_state, take_from_sum
from zx_env.zx.terms import State, Zone

LEVELS = 1 << Zone.DYNAMIS
"""Zones (bits) whose face-up cards `g.face_up` counts; a change marks them in `g.stale` to be recounted."""


@rule
def card_has_come(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Add a card that arrived in its owner's zone, in Reboot State, to the sums and lists of observations."""
    g.stale[owner_of(slot)] |= 1 << zone & LEVELS
    enlist(g, slot, zone)
    add_to_sum(g, cards, slot, zone)


@rule
def card_has_left(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Remove a card that has left its owner's zone from the sums and lists of observations.

    `g.state` must still be the State that the card had there.
    """
    g.stale[owner_of(slot)] |= 1 << zone & LEVELS
    delist(g, slot, zone)
    take_from_sum(g, cards, slot, zone)


@unit
def state_changes(g: np.record, cards: np.record, slot: int, state: int) -> None:
    """Update the summaries for a card, in any zone, that changes to the other State."""
    if g.zone[slot] == Zone.RESOURCE:
        asleep = 1 if state == State.SLEEP else -1
        list_state(g, slot, asleep)
        sum_state(g, cards, slot, asleep)
    elif g.zone[slot] == Zone.DYNAMIS:
        g.stale[owner_of(slot)] |= LEVELS


@rule
def resources_reboot(g: np.record, player: int) -> None:
    """Update the sums and lists of observations: all Resource cards of a player are in Reboot State."""
    list_awake(g, player)
    sum_awake(g, player)


@rule
def mark_summaries_stale(g: np.record) -> None:
    """Mark all summaries as stale, so that they are made again before the next decision is shown."""
    g.stale[0] = ALL_STALE
    g.stale[1] = ALL_STALE
