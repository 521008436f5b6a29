"""Summaries of zones, kept true while cards move: `g.sums`, `g.listed`, `g.stale`.

Observations and masks read them in place of the cards. rules/zones.py, which alone changes where a card is
and its State, calls these functions; no other rule has to know that there are summaries. See also: what they
hold (rules/summed.py, rules/listed.py), and how they are made anew (decision/sums.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.rules.listed import ALL_STALE, delist, enlist, list_awake, list_state
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.summed import add_to_sum, sum_awake, sum_state, take_from_sum
from zx_env.zx.terms import State, Zone

LEVELS = 1 << Zone.DYNAMIS
"""The zones whose cards are counted anew for levels (`g.face_up`)."""


@rule
def card_has_come(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Count a card that has come to its owner's zone, in Reboot State."""
    g.stale[owner_of(slot)] |= 1 << zone & LEVELS
    enlist(g, slot, zone)
    add_to_sum(g, cards, slot, zone)


@rule
def card_has_left(g: np.record, cards: np.record, slot: int, zone: int) -> None:
    """Count a card no longer that has left its owner's zone; its State is still the one it had there."""
    g.stale[owner_of(slot)] |= 1 << zone & LEVELS
    delist(g, slot, zone)
    take_from_sum(g, cards, slot, zone)


@unit
def state_changes(g: np.record, cards: np.record, slot: int, state: int) -> None:
    """Count a card that gets into another State than it is in, in any zone."""
    if g.zone[slot] == Zone.RESOURCE:
        asleep = 1 if state == State.SLEEP else -1
        list_state(g, slot, asleep)
        sum_state(g, cards, slot, asleep)
    elif g.zone[slot] == Zone.DYNAMIS:
        g.stale[owner_of(slot)] |= LEVELS


@rule
def resources_reboot(g: np.record, player: int) -> None:
    """Count all Resource cards of a player as cards in Reboot State."""
    list_awake(g, player)
    sum_awake(g, player)


@rule
def summarize_anew(g: np.record) -> None:
    """Have all summaries made anew before the next decision is shown, because cards were dealt at once."""
    g.stale[0] = ALL_STALE
    g.stale[1] = ALL_STALE
