"""Looking at the top of a deck or at Life, and moving the looked-at cards that no step has taken.

Looked-at cards stay where they are (CR 304) until a step moves them; `g.looked` lists those of a deck.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Fault
from zx_env.zx.quantities import Scale
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import choose
from zx_env.zx.rules.keyword_actions import shuffle_deck
from zx_env.zx.rules.moves import join, move_together
from zx_env.zx.rules.returned import IN_HAND, card_of, next_shuffle
from zx_env.zx.rules.selectors import is_looked_at
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.targets import amount_of
from zx_env.zx.rules.zones import BOTH_KNOW, bury, cannot_fill, remember_returned, stop_with
from zx_env.zx.terms import (
    NONE,
    Flag,
    Side,
    Zone,
)


@rule
def _see(g: np.record, slot: int, player: int, how: int) -> None:
    g.known[slot] |= BOTH_KNOW if how & Flag.SHOWN != 0 else 1 << player


@unit
def look(g: np.record, cards: np.record, step: int) -> None:
    """LOOK: show the controller the top cards of a deck, or a whole Life."""
    f = g.frames - 1
    step_row = cards.step[step]
    player = g.agenda[f].player
    whose = player if step_row.side != Side.ENEMY else other(player)
    n = g.count[whose, step_row.zone]
    g.looked_count = 0
    g.agenda[f].was_done = 1 if n > 0 else 0
    if step_row.zone == Zone.LIFE:
        for i in range(n):
            _see(g, g.cards[whose, Zone.LIFE, i], player, step_row.how)
        return
    wanted = amount_of(g, cards, step, f)
    if step_row.scale != Scale.FIXED:
        wanted = min(wanted, limits.LOOKED)
    if wanted > limits.LOOKED:
        stop_with(g, Fault.LOOKED_FULL)
        return
    for i in range(min(n, wanted)):
        slot = g.cards[whose, Zone.DECK, n - 1 - i]
        _see(g, slot, player, step_row.how)
        g.looked[i] = slot
        g.looked_serial[i] = g.serial[slot]
        g.looked_count = i + 1
    if step_row.how & Flag.SHOWN == 0:
        _lose_order(g, player)


@unit
def _lose_order(g: np.record, player: int) -> None:
    """Hide from the player's opponent which of the looked-at cards is which: what moves where is secret.

    Ruling Z24: the opponent still knows that the cards it knew are among them; all of them if they are alike.
    """
    viewer = other(player)
    first = NONE
    n = 0
    known = 0
    alike = 0
    in_hand = 0
    for i in range(g.looked_count):
        slot = g.looked[i]
        if not is_looked_at(g, slot):
            continue
        first = slot if first == NONE else first
        n += 1
        in_hand |= g.shuffled[card_of(slot)] & IN_HAND
        if has_bit(g.known[slot], viewer):
            known += 1
            alike += 1 if g.row[slot] == g.row[first] else 0
    if known == 0 or alike == n:
        return
    owner = owner_of(first)
    number = next_shuffle(g, owner)
    for i in range(g.looked_count):
        slot = g.looked[i]
        if is_looked_at(g, slot) and has_bit(g.known[slot], viewer) and viewer != owner:
            remember_returned(g, owner, slot)
    for i in range(g.looked_count):
        slot = g.looked[i]
        if is_looked_at(g, slot):
            g.shuffled[card_of(slot)] = number | in_hand
            if has_bit(g.known[slot], viewer):
                g.known[slot] &= 1 << player
                g.returned[viewer, card_of(slot)] = number


@unit
def _list_left(g: np.record) -> None:
    """Make the looked-at cards that have not moved the candidates."""
    forget_candidates(g)
    for i in range(g.looked_count):
        if is_looked_at(g, g.looked[i]):
            add_candidate(g, g.looked[i])


@unit
def rest(g: np.record, cards: np.record, step: int) -> None:
    """REST: put the remaining looked-at cards back in any order, shuffle them, or move them to a zone.

    The step runs twice if the player chooses an order: the card chosen first is nearest to the top. The order
    is no choice of the effect's own: IT and KEPT still refer to what the effect has chosen.
    """
    f = g.frames - 1
    frame = g.agenda[f]
    step_row = cards.step[step]
    if step_row.how & Flag.SHUFFLED != 0:
        shuffle_deck(g, cards, frame.player if step_row.side != Side.ENEMY else other(frame.player))
    elif step_row.zone == Zone.DECK:
        if frame.has_asked == 0:
            _list_left(g)
            n = g.candidates
            if n > 1:
                frame.has_asked = 1
                frame.step = step
                choose(g, frame.player, n, n, limits.FREE_ROW, 0, frame.slot)
                return
            g.chosen_count[limits.FREE_ROW, 0] = n
            g.chosen[limits.FREE_ROW, 0, 0] = g.candidate[0]
        frame.has_asked = 0
        _lose_order(g, frame.player)
        _put_back(g, step_row.how)
    else:
        _list_left(g)
        if step_row.side != Side.ENEMY and cannot_fill(g, frame.player, step_row.zone):
            g.candidates = 0
        n = 0
        for i in range(g.candidates):
            n = join(g, n, g.candidate[i], step_row.zone, step_row.state)
        move_together(g, cards, n, 0)
    g.looked_count = 0


@unit
def _put_back(g: np.record, how: int) -> None:
    """Put the cards back into the deck in the chosen order, the first one nearest to the top."""
    n = g.chosen_count[limits.FREE_ROW, 0]
    for i in range(n):
        # To the top: the last chosen card first. To the bottom: the first first, the others under it.
        slot = g.chosen[limits.FREE_ROW, 0, i if how & Flag.BOTTOM != 0 else n - 1 - i]
        if g.zone[slot] == Zone.DECK:
            _to_place(g, slot, how)


@rule
def _to_place(g: np.record, slot: int, how: int) -> None:
    """Move a card to the top or bottom of its deck. It stays the same object, because its zone stays."""
    player = owner_of(slot)
    n = g.count[player, Zone.DECK]
    i = 0
    while g.cards[player, Zone.DECK, i] != slot:
        i += 1
    for j in range(i, n - 1):
        g.cards[player, Zone.DECK, j] = g.cards[player, Zone.DECK, j + 1]
    g.cards[player, Zone.DECK, n - 1] = slot
    if how & Flag.BOTTOM != 0:
        bury(g, player, n)
