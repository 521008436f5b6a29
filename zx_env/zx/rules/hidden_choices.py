"""Choices of the opponent among cards that a player does not know, in a determinization.

The candidates say which hidden cards match, so they must not stay. Before the deal every hidden card of their
zone becomes a candidate (`open_choice`). After it the candidates are those that match what the effect chooses
(`close_choice`); if none does, a card that does is dealt to one of their places.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rng import roll
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate
from zx_env.zx.rules.prices import step_of_way
from zx_env.zx.rules.returned import card_of
from zx_env.zx.rules.selectors import is_looked_at
from zx_env.zx.rules.setup import find_in_deck, icon_of_frame
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.totals import TOTALS, counts_for
from zx_env.zx.rules.values import cost_of, fits
from zx_env.zx.rules.zones import is_known_to
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    Ask,
    Op,
    Zone,
)


@rule
def is_hidden_from(g: np.record, slot: int, player: int) -> bool:
    """Return whether the card, in a deck, a hand or Life, may be another card for all the player knows."""
    zone = g.zone[slot]
    if zone != Zone.DECK and zone != Zone.HAND and zone != Zone.LIFE:
        return False
    return not is_known_to(g, slot, player)


@rule
def _is_of_opponent(g: np.record, player: int) -> bool:
    """Return whether the opponent of the player chooses cards."""
    return g.asked == Ask.CHOOSE and g.decider != player and g.agenda[g.frames - 1].kind == Frame.CHOOSE


@unit
def _is_chosen(g: np.record, slot: int) -> bool:
    """Return whether the card is one that the pending choice has already chosen."""
    frame = g.agenda[g.frames - 1]
    for i in range(g.chosen_count[frame.depth, frame.register]):
        if g.chosen[frame.depth, frame.register, i] == slot:
            return True
    return False


@unit
def _add_hidden(g: np.record, player: int, owner: int, zone: int, looked: bool) -> None:
    """Add the hidden cards of a zone that are not chosen: those that are looked at, or the others."""
    for i in range(g.count[owner, zone]):
        slot = g.cards[owner, zone, i]
        if is_hidden_from(g, slot, player) and is_looked_at(g, slot) == looked and not _is_chosen(g, slot):
            add_candidate(g, slot)


@unit
def _take_back_chosen(g: np.record, cards: np.record, player: int) -> None:
    """Make the hidden cards that the opponent has chosen so far candidates again."""
    frame = g.agenda[g.frames - 1]
    before = g.chosen_count[frame.depth, frame.register]
    n = 0
    for i in range(before):
        slot = g.chosen[frame.depth, frame.register, i]
        if not is_hidden_from(g, slot, player):
            g.chosen[frame.depth, frame.register, n] = slot
            n += 1
            continue
        if frame.total_cost != ANY_NUMBER:
            frame.total_cost += cost_of(g, cards, slot)
        if frame.choosing & TOTALS != 0:
            frame.amount += counts_for(g, cards, slot, frame.choosing)
        add_candidate(g, slot)
    if n < before:
        g.chosen_count[frame.depth, frame.register] = n
        g.may_stop = 1 if n >= frame.low else 0


@unit
def open_choice(g: np.record, cards: np.record, player: int) -> None:
    """Make all hidden cards of the zones of the opponent's hidden candidates the candidates."""
    if not _is_of_opponent(g, player):
        return
    _take_back_chosen(g, cards, player)
    zones = 0
    looked = 0
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not is_hidden_from(g, slot, player):
            g.candidate[n] = slot
            n += 1
        elif is_looked_at(g, slot):
            looked |= 1 << owner_of(slot) * limits.ZONE_LISTS + g.zone[slot]
        else:
            zones |= 1 << owner_of(slot) * limits.ZONE_LISTS + g.zone[slot]
    g.candidates = n
    for k in range(2 * limits.ZONE_LISTS):
        if has_bit(looked, k):
            _add_hidden(g, player, k // limits.ZONE_LISTS, k % limits.ZONE_LISTS, True)
        if has_bit(zones, k):
            _add_hidden(g, player, k // limits.ZONE_LISTS, k % limits.ZONE_LISTS, False)


@rule
def _selector_of_choice(g: np.record, cards: np.record) -> int:
    """Return the selector of the effect's step that chooses cards; NONE for another choice."""
    if g.frames < 2:
        return NONE
    effect = g.agenda[g.frames - 2]
    if effect.kind == Frame.PAY_LESS:
        return cards.step[step_of_way(g, cards, effect.slot, effect.modes)].selector
    if effect.kind != Frame.EFFECT or effect.has_asked == 0 or cards.step[effect.step].op != Op.CHOOSE:
        return NONE
    return cards.step[effect.step].selector


@rule
def _is_known_alike(g: np.record, player: int, one: int, two: int) -> bool:
    """Return whether the player knows the same of two hidden cards from before a shuffle."""
    return g.returned[player, card_of(one)] == g.returned[player, card_of(two)]


@unit
def _deal_one_that_fits(g: np.record, cards: np.record, player: int, selector: int) -> None:
    """Exchange a random candidate with a hidden card of its owner that matches the selector, if any does."""
    effect = g.agenda[g.frames - 2]
    slot = g.candidate[roll(g, g.candidates)]
    first = owner_of(slot) * limits.HALF
    start = roll(g, limits.DECK_SIZE)
    for i in range(limits.DECK_SIZE):
        other = first + (start + i) % limits.DECK_SIZE
        if is_hidden_from(g, other, player) and _is_known_alike(g, player, slot, other):
            row = g.row[slot]
            g.row[slot] = g.row[other]
            g.row[other] = row
            if fits(g, cards, selector, slot, effect.player, effect.slot):
                g.candidate[0] = slot
                g.candidates = 1
                return
            g.row[other] = g.row[slot]
            g.row[slot] = row


@unit
def close_choice(g: np.record, cards: np.record, player: int) -> None:
    """After the deal, keep the candidates of the opponent that match what is chosen, at least one."""
    if g.asked == Ask.START_CARD and g.decider != player:
        find_in_deck(g, cards, g.decider, icon_of_frame(g.agenda[g.frames - 1].kind))
        return
    if not _is_of_opponent(g, player):
        return
    selector = _selector_of_choice(g, cards)
    if selector == NONE:
        return
    effect = g.agenda[g.frames - 2]
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not is_hidden_from(g, slot, player) or fits(g, cards, selector, slot, effect.player, effect.slot):
            g.candidate[n] = slot
            n += 1
    if n == 0:
        _deal_one_that_fits(g, cards, player, selector)
    else:
        g.candidates = n
