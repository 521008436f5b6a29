"""Frame TRIGGERS: put the effects that have triggered on a new chain, in the order of ruling YR7."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo.rules.agenda import pop, push_activation
from zx_env.ygo.rules.choices import add_candidate, ask, forget_candidates
from zx_env.ygo.rules.slots import other
from zx_env.ygo.rules.targets import has_aim
from zx_env.ygo.terms import NONE, Ask

GROUPS = 4
"""Number of groups, in this order: mandatory effects of the turn player, mandatory effects of the opponent,
optional effects of the turn player, optional effects of the opponent."""


@rule
def _goes_on_chain(g: np.record, cards: np.record, place: int) -> bool:
    """Return whether this waiting effect still goes on a chain."""
    entry = g.waiting[place]
    if entry.is_done == 1:
        return False
    # Ruling YH16: a mandatory effect activates also without a target.
    if cards.effect[entry.effect].must == 1:
        return True
    return has_aim(g, cards, entry.effect, entry.slot, entry.player, entry.that_slot)


@unit
def _drop_idle(g: np.record, cards: np.record) -> None:
    """Drop waiting effects that went on the chain, were declined, or are optional and have no target."""
    n = 0
    for i in range(g.waiting_count):
        if _goes_on_chain(g, cards, i):
            if n != i:
                g.waiting[n] = g.waiting[i]
            n += 1
    g.waiting_count = n


@rule
def has_waiting(g: np.record, cards: np.record) -> bool:
    """Return whether any effect that has triggered can go on a chain."""
    if g.waiting_count == 0:
        return False
    _drop_idle(g, cards)
    return g.waiting_count > 0


@rule
def player_of_group(g: np.record, group: int) -> int:
    """Return the player whose effects are in this group (GROUPS, from 0): the turn player for 0 and 2."""
    return g.turn_player if group % 2 == 0 else other(g.turn_player)


@unit
def _list_group(g: np.record, cards: np.record, group: int) -> None:
    """Make the waiting effects of the group the candidates: their indexes in `g.waiting`."""
    forget_candidates(g)
    must = 1 if group < 2 else 0
    player = player_of_group(g, group)
    for i in range(g.waiting_count):
        entry = g.waiting[i]
        if entry.is_done == 0 and entry.player == player and cards.effect[entry.effect].must == must:
            add_candidate(g, i)


@unit
def _put_on_chain(g: np.record, place: int) -> None:
    """Make this waiting effect the next link."""
    entry = g.waiting[place]
    entry.is_done = 1
    f = push_activation(g, entry.player, entry.slot, entry.effect)
    frame = g.agenda[f]
    frame.serial = entry.serial
    frame.that_slot = entry.that_slot
    frame.that_serial = entry.that_serial


@unit
def triggers(g: np.record, cards: np.record) -> None:
    """Frame TRIGGERS: go through the groups; a player with several effects in one group orders them."""
    frame = g.agenda[g.frames - 1]
    if frame.has_asked == 1:
        frame.has_asked = 0
        place = g.answer
        if g.candidates == 1:
            place = g.candidate[0] if g.answer == 1 else NONE
        if place == NONE:
            for i in range(g.candidates):
                g.waiting[g.candidate[i]].is_done = 1
        else:
            _put_on_chain(g, place)
            return
    while frame.stage < GROUPS:
        _list_group(g, cards, frame.stage)
        n = g.candidates
        if n == 0:
            frame.stage += 1
        elif n == 1 and frame.stage < 2:
            _put_on_chain(g, g.candidate[0])
            return
        else:
            player = player_of_group(g, frame.stage)
            frame.has_asked = 1
            if n == 1:
                ask(g, Ask.YES_NO, player, 0, g.waiting[g.candidate[0]].slot)
            else:
                ask(g, Ask.TRIGGER, player, 1 if frame.stage >= 2 else 0, NONE)
            return
    g.waiting_count = 0
    pop(g)
