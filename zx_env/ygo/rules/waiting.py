"""Effects that have triggered and wait for the next window (ruling YR7).

Ruling YR8: missing the timing (an optional effect lost because its event was not the last to happen) is not
modelled. Ruling YR9: ignition priority (activating an effect right after a summon, before the opponent can
act) is not modelled. An effect that has triggered in the middle of a chain waits like any other.

See also: how they go on a chain (triggers.py).
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
    """Add this card's effects that the event triggers; `that` is the other participant, or NONE.

    The card's effects belong to `player`, who controls it.
    """
    row = g.row[slot]
    if not has_bit(cards.card[row].listens, event):
        return
    first = cards.card[row].effect
    for effect in range(first, first + cards.card[row].effects):
        effect_data = cards.effect[effect]
        if effect_data.kind == EffectKind.TRIGGER and effect_data.event == event:
            if effect_data.who == NONE or (that >= 0 and fits(g, cards, effect_data.who, that, player, slot)):
                _add(g, effect, player, slot, that)


@rule
def happen_summoned(g: np.record, cards: np.record, slot: int) -> None:
    """Add this monster's effects that trigger when it is Normal or Special Summoned face-up."""
    happen(g, cards, Event.SUMMONED, slot, g.controller[slot], NONE)


@rule
def forget_waiting(g: np.record) -> None:
    """Remove all effects that have triggered and wait to go on a chain."""
    g.waiting_count = 0
