"""Effects that have triggered: they wait for the next window (ruling YR7).

Ruling YR8: missing the timing is not modelled; ruling YR9: neither is ignition priority. What has happened in
the middle of a chain waits like any other event.

Not here: how they go on a chain (triggers.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.selectors import fits
from zx_env.ygo.rules.slots import has_bit
from zx_env.ygo.rules.zones import stop_with
from zx_env.ygo.terms import NONE, EffectKind, Event, Fault


@unit
def _add(g: np.record, effect: int, player: int, slot: int, that: int) -> None:
    n = g.waiting_count
    if n >= limits.WAITING:
        stop_with(g, Fault.WAITING_FULL)
        return
    entry = g.waiting[n]
    entry.effect = effect
    entry.slot = slot
    entry.serial = g.serial[slot]
    entry.that_slot = that if that >= 0 else NONE
    entry.that_serial = g.serial[that] if that >= 0 else 0
    entry.player = player
    entry.is_done = 0
    g.waiting_count = n + 1


@unit
def happen(g: np.record, cards: np.record, event: int, slot: int, player: int, that: int) -> None:
    """The event happens to this card, which the player controls; `that` is the other participant, or NONE."""
    row = g.row[slot]
    if not has_bit(cards.card[row].listens, event):
        return
    first = cards.card[row].effect
    for effect in range(first, first + cards.card[row].effects):
        told = cards.effect[effect]
        if told.kind == EffectKind.TRIGGER and told.event == event:
            if told.who == NONE or (that >= 0 and fits(g, cards, told.who, that, player, slot)):
                _add(g, effect, player, slot, that)


@rule
def happen_summoned(g: np.record, cards: np.record, slot: int) -> None:
    """A monster was Normal or Special Summoned face-up."""
    happen(g, cards, Event.SUMMONED, slot, g.controller[slot], NONE)


@rule
def forget_waiting(g: np.record) -> None:
    """What had triggered is forgotten."""
    g.waiting_count = 0
