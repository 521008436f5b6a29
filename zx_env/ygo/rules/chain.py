"""Windows and chains: which player may activate next, and the resolution of links, last one first.

See also: what may be activated in a window (windows.py), conditions and costs of an effect (activation.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo.rules.activation import can_do_something
from zx_env.ygo.rules.agenda import pop, push, push_activation, push_effect
from zx_env.ygo.rules.choices import ask
from zx_env.ygo.rules.effects import link_works
from zx_env.ygo.rules.moves import to_graveyard
from zx_env.ygo.rules.slots import other
from zx_env.ygo.rules.triggers import has_waiting
from zx_env.ygo.rules.zones import is_same_object
from zx_env.ygo.terms import NONE, Ask, CardKind, EffectKind, Frame, Moment, Verb, Zone

BOTH = 2
"""Passes in a row that close a window or a chain."""


@rule
def push_chain(g: np.record) -> None:
    """Push a chain: the players answer the link that the next frame makes, then the links resolve."""
    g.chained = 0
    push(g, Frame.CHAIN, g.turn_player, NONE)


@rule
def _forget_sent(g: np.record) -> None:
    """Ruling YH8: forget the monsters just sent to the Graveyard, except in Substeps 4, 5 and 7."""
    moment = g.moment
    if moment != Moment.D4 and moment != Moment.D5 and moment != Moment.D7 and moment != Moment.O4:
        g.sent = 0


@rule
def _takes_triggers(g: np.record) -> bool:
    """Return whether triggers go on a chain in this window: not in Flashbang's (D5), nor in that of O4."""
    return g.moment != Moment.D5 and g.moment != Moment.O4


@unit
def window(g: np.record, cards: np.record) -> None:
    """Frame WINDOW. Ruling YR5: the turn player may activate or pass, then the opponent.

    When the window closes, `g.chained` is 1 if it closed after a chain, 0 if both players passed. The frame
    that opened the window reads it.
    """
    frame = g.agenda[g.frames - 1]
    if frame.stage == 1:
        frame.stage = 0
        if g.chained == 1:
            # If only one chain is allowed, the window closes after the chain. Otherwise the window goes on,
            # and the turn player is the first to act.
            if frame.one_chain == 1:
                pop(g)
                return
            frame.passes = 0
            frame.player = g.turn_player
    if frame.has_asked == 1:
        frame.has_asked = 0
        if g.verb != Verb.PASS:
            # An activation starts a chain.
            frame.stage = 1
            player = frame.player
            push_chain(g)
            push_activation(g, player, g.answer, NONE)
            return
        frame.passes += 1
        frame.player = other(frame.player)
    elif g.waiting_count > 0 and _takes_triggers(g) and has_waiting(g, cards):
        # Ruling YR7: effects that have triggered go on a new chain when the window opens.
        frame.stage = 1
        push_chain(g)
        push(g, Frame.TRIGGERS, g.turn_player, NONE)
        return
    while frame.passes < BOTH:
        # Ruling YH1: a player who can only pass is not asked.
        if can_do_something(g, cards, frame.player):
            frame.has_asked = 1
            ask(g, Ask.WINDOW, frame.player, 1, NONE)
            return
        frame.passes += 1
        frame.player = other(frame.player)
    # Two passes in a row with no chain open close the window.
    _forget_sent(g)
    g.chained = 0
    pop(g)


@unit
def chain(g: np.record, cards: np.record) -> None:
    """Frame CHAIN. Ruling YR6: players take turns, beginning with the one who did not activate last."""
    frame = g.agenda[g.frames - 1]
    if g.links == 0:
        pop(g)
        return
    if frame.has_asked == 1:
        frame.has_asked = 0
        if g.verb != Verb.PASS:
            push_activation(g, frame.player, g.answer, NONE)
            return
        frame.passes += 1
        frame.player = other(frame.player)
    if frame.stage != g.links:
        frame.stage = g.links
        frame.passes = 0
        frame.player = other(g.chain[g.links - 1].player)
    # A player may answer its own link when the other passes.
    while frame.passes < BOTH:
        if can_do_something(g, cards, frame.player):
            frame.has_asked = 1
            ask(g, Ask.ANSWER, frame.player, 1, NONE)
            return
        frame.passes += 1
        frame.player = other(frame.player)
    # Two passes: the links resolve.
    pop(g)
    f = push(g, Frame.RESOLVE, g.turn_player, NONE)
    g.agenda[f].link = g.links - 1


@rule
def _stays(kind: int) -> bool:
    """Return whether an activated card of this kind stays on the field."""
    return kind == CardKind.CONTINUOUS_TRAP or kind == CardKind.FIELD_SPELL


@unit
def _put_away(g: np.record, cards: np.record) -> None:
    """Send the Spells and Traps of the chain that do not stay on the field to the Graveyard."""
    for n in range(g.links):
        link = g.chain[n]
        if cards.effect[link.effect].kind == EffectKind.CARD and not _stays(
            cards.card[g.row[link.slot]].kind
        ):
            if is_same_object(g, link.slot, link.serial) and g.zone[link.slot] == Zone.BACK:
                to_graveyard(g, cards, link.slot)


@unit
def resolve(g: np.record, cards: np.record) -> None:
    """Frame RESOLVE: resolve the links, the last one first; the state is checked after each link."""
    frame = g.agenda[g.frames - 1]
    if frame.stage == 0:
        frame.stage = 1
        _forget_sent(g)
    n = frame.link
    if n == NONE:
        _put_away(g, cards)
        g.links = 0
        g.chained = 1
        pop(g)
        return
    # Y8.10: whatever an effect has destroyed meanwhile, the rest of the chain still resolves.
    frame.link = n - 1
    if link_works(g, cards, n):
        link = g.chain[n]
        push_effect(g, link.player, link.slot, n, cards.effect[link.effect].step)
