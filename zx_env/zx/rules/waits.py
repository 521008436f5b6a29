"""The list of triggered Automatic abilities that wait (CR 809), each for one or several occurrences.

An ability whose effect refers to the other card of the occurrence waits once for each such card.
`g.those_slot` lists these cards, and an entry of `g.waiting` covers some of them, next to each other. Players
choose among the waiting abilities by number: abilities are numbered as if each had a separate entry.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Fault
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.zones import stop_with, truncate
from zx_env.zx.terms import NONE


@rule
def delayed_place(i: int) -> int:
    """Return the index in `g.waiting` of delayed part `i` (from 0); these parts are stored from the end."""
    return limits.WAITING - 1 - i


@rule
def has_room(g: np.record) -> bool:
    """Return whether `waiting` has room for one more entry; without room the game is truncated.

    Ruling H86: no shipped card comes near it, but a card set may have cards with more abilities.
    """
    if g.waiting_count + g.delayed_count >= limits.WAITING:
        truncate(g)
        return False
    return True


@unit
def _make_room_for_that(g: np.record) -> None:
    """Drop the first cards in `those`, up to the first one to which an ability still refers."""
    low = g.those_count
    for i in range(g.waiting_count):
        if g.waiting[i].first != limits.NO_THAT:
            low = min(low, g.waiting[i].first)
    for i in range(low, g.those_count):
        g.those_slot[i - low] = g.those_slot[i]
        g.those_serial[i - low] = g.those_serial[i]
    for i in range(g.waiting_count):
        if g.waiting[i].first != limits.NO_THAT:
            g.waiting[i].first -= low
    g.those_count -= low
    g.those_from = max(g.those_from - low, 0)


@unit
def place_of_that(g: np.record, that_slot: int, that_serial: int) -> int:
    """Return the index in `those` of the card, as the object `that_serial`; add it if it is missing."""
    for i in range(g.those_from, g.those_count):
        if g.those_slot[i] == that_slot and g.those_serial[i] == that_serial:
            return i
    if g.those_count >= limits.THOSE:
        _make_room_for_that(g)
    n = g.those_count
    if n >= limits.THOSE:
        stop_with(g, Fault.THOSE_FULL)
        return limits.THOSE - 1
    g.those_slot[n] = that_slot
    g.those_serial[n] = that_serial
    g.those_count = n + 1
    return n


@rule
def numbers_of(g: np.record, place: int) -> int:
    """Return how many options the entry is when a player chooses what to carry out next.

    It is one for each card that the entry refers to, or 1 if it refers to no card.
    """
    return 1 if g.waiting[place].first == limits.NO_THAT else g.waiting[place].times


@rule
def how_many_wait(g: np.record) -> int:
    """Count the options among which a player chooses the next waiting ability (see `numbers_of`)."""
    n = 0
    for i in range(g.waiting_count):
        n += numbers_of(g, i)
    return n


@unit
def entry_of(g: np.record, number: int) -> int:
    """Return the index in `g.waiting` of option `number` (from 0, see `numbers_of`), or NONE."""
    for i in range(g.waiting_count):
        if number < numbers_of(g, i):
            return i
        number -= numbers_of(g, i)
    return NONE


@unit
def that_of(g: np.record, number: int) -> int:
    """Return the index in `those` of the card to which option `number` (see `numbers_of`) refers, or NONE."""
    for i in range(g.waiting_count):
        if number < numbers_of(g, i):
            if g.waiting[i].first == limits.NO_THAT:
                return NONE
            for k in range(limits.THOSE_OF_ONE):
                if has_bit(g.waiting[i].those, k):
                    if number == 0:
                        return g.waiting[i].first + k
                    number -= 1
        number -= numbers_of(g, i)
    return NONE


@unit
def forget_wait(g: np.record, place: int, that: int) -> None:
    """Remove one waiting time of the entry in `waiting[place]`; delete the entry after its last.

    `that` is the index in `those` of the card for which it waited, or NONE.
    """
    waiting = g.waiting[place]
    waiting.times -= 1
    if that != NONE:
        waiting.those &= ~(1 << (that - waiting.first)) & 0xFFFF
    if waiting.times > 0:
        return
    for i in range(place, g.waiting_count - 1):
        g.waiting[i] = g.waiting[i + 1]
    g.waiting_count -= 1
    if g.waiting_count == 0:
        g.those_count = 0
