"""Choices of the opponent among cards that a player does not know, in a determinization.

The candidates say which hidden cards match, so they must not stay. Before the deal every hidden card of their
zone becomes a candidate (`open_choice`). After it the candidates are those that match what the effect chooses
(`close_choice`); if they are too few, cards that do are dealt to their places. So are cards that a play needs
for its price while its Square is asked, or whether they are put away.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.rng import roll
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate
from zx_env.zx.rules.choices import can_stop, narrow
from zx_env.zx.rules.play import can_sleep_for
from zx_env.zx.rules.prices import cards_short, step_of_way
from zx_env.zx.rules.returned import card_of
from zx_env.zx.rules.selectors import is_looked_at
from zx_env.zx.rules.setup import find_in_deck, icon_of_frame
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.totals import TOTALS, counts_for, shortfall
from zx_env.zx.rules.values import cost_of, fits, lies_among
from zx_env.zx.rules.zones import is_known_to
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    Ask,
    Op,
    Zone,
)

_A_CARD = 1 << 20
"""A card that is missing, beside what a total misses: higher than any total of Power."""


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
def _asker(g: np.record) -> int:
    """Return the place on the agenda of the frame that asks the opponent, or that waits for its choice."""
    return g.frames - 2 if g.agenda[g.frames - 1].kind == Frame.CHOOSE else g.frames - 1


@rule
def _selector_of_question(g: np.record, cards: np.record) -> int:
    """Return the selector of what the opponent chooses, now or for the price of its play; or NONE."""
    if g.frames < 2 or (g.asked != Ask.CHOOSE and g.asked != Ask.YES_NO and g.asked != Ask.SQUARE):
        return NONE
    frame = g.agenda[_asker(g)]
    if frame.kind == Frame.PAY_LESS or frame.kind == Frame.PLAY_AT:
        if frame.modes == 0 or frame.nth == 3:
            return NONE
        return cards.step[step_of_way(g, cards, frame.slot, frame.modes)].selector
    if g.asked != Ask.CHOOSE or frame.kind != Frame.EFFECT or frame.has_asked == 0:
        return NONE
    return cards.step[frame.step].selector if cards.step[frame.step].op == Op.CHOOSE else NONE


@rule
def _is_known_alike(g: np.record, player: int, one: int, two: int) -> bool:
    """Return whether the player knows the same of two hidden cards from before a shuffle."""
    return g.returned[player, card_of(one)] == g.returned[player, card_of(two)]


@rule
def _is_of_cost(g: np.record, cards: np.record) -> bool:
    """Return whether the effect below the choice on top of the agenda is at a step of its ability's cost."""
    effect = g.agenda[_asker(g)]
    if effect.kind != Frame.EFFECT or effect.ability == NONE:
        return False
    step = cards.ability[effect.ability].cost_step
    while cards.step[step].op != Op.FINISH:
        if step == effect.step:
            return True
        step += 1
    return False


@rule
def _needed(g: np.record, cards: np.record) -> int:
    """Return how many more cards the opponent can choose at least.

    A play and a use of an ability are possible only if all cards of their price are there; any other choice
    is asked if there is one card.
    """
    frame = g.agenda[g.frames - 1]
    if g.agenda[_asker(g)].kind != Frame.PAY_LESS and not _is_of_cost(g, cards):
        return 1
    return max(frame.low - g.chosen_count[frame.depth, frame.register], 1)


@unit
def _keep_fitting(g: np.record, cards: np.record, player: int, selector: int) -> None:
    """Keep the candidates that the player knows, and those that match the selector."""
    effect = g.agenda[_asker(g)]
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not is_hidden_from(g, slot, player) or fits(g, cards, selector, slot, effect.player, effect.slot):
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@rule
def _lacking_for_price(g: np.record, cards: np.record) -> int:
    """Return how much the cards that can be put away for a play lack; they are chosen later."""
    frame = g.agenda[g.frames - 1]
    left = g.agenda[g.frames - 2].amount - frame.amount
    if frame.kind == Frame.PLAY_AT:
        left = frame.amount - can_sleep_for(g, cards, frame.player, frame.slot)
    return cards_short(g, cards, frame.slot, frame.player, frame.modes, left, g.asked == Ask.YES_NO)


@unit
def _lacking(g: np.record, cards: np.record, player: int, selector: int) -> int:
    """Return how much the cards of the opponent lack for what it is asked; 0 if it can be asked.

    Each card that is missing counts more than all that a total misses. `g.option` stores the candidates
    meanwhile: the options of a decision are listed again after a determinization.
    """
    if g.asked != Ask.CHOOSE:
        return _lacking_for_price(g, cards)
    needed = _needed(g, cards)
    before = g.candidates
    for i in range(before):
        g.option[i] = g.candidate[i]
    _keep_fitting(g, cards, player, selector)
    lacking = max(needed - g.candidates, 0) * _A_CARD + shortfall(g, cards, needed)
    if lacking == 0:
        narrow(g, cards)
        lacking = 1 if g.candidates == 0 else 0
    g.candidates = before
    for i in range(before):
        g.candidate[i] = g.option[i]
        g.option[i] = 0
    return lacking


@rule
def _exchange(g: np.record, one: int, two: int) -> None:
    """Exchange two cards of which the player knows the same."""
    row = g.row[one]
    g.row[one] = g.row[two]
    g.row[two] = row


@unit
def _improve(g: np.record, cards: np.record, player: int, selector: int, slot: int, lacking: int) -> int:
    """Exchange the card with a hidden card of its owner, if less is lacking then; return what still is.

    The other cards are tried in a random order.
    """
    effect = g.agenda[_asker(g)]
    first = owner_of(slot) * limits.HALF
    start = roll(g, limits.DECK_SIZE)
    for i in range(limits.DECK_SIZE):
        other = first + (start + i) % limits.DECK_SIZE
        if not is_hidden_from(g, other, player) or not _is_known_alike(g, player, slot, other):
            continue
        _exchange(g, slot, other)
        if fits(g, cards, selector, slot, effect.player, effect.slot):
            left = _lacking(g, cards, player, selector)
            if left < lacking:
                return left
        _exchange(g, slot, other)
    return lacking


@unit
def _deal_what_fits(g: np.record, cards: np.record, player: int, selector: int) -> int:
    """Exchange hidden cards, from a random one on, until the question can be asked.

    Return what is still lacking.
    """
    lacking = _lacking(g, cards, player, selector)
    if lacking == 0:
        return 0
    start = roll(g, 2 * limits.DECK_SIZE)
    for i in range(2 * limits.DECK_SIZE):
        place = (start + i) % (2 * limits.DECK_SIZE)
        slot = place // limits.DECK_SIZE * limits.HALF + place % limits.DECK_SIZE
        if is_hidden_from(g, slot, player) and lies_among(g, cards, selector, slot):
            lacking = _improve(g, cards, player, selector, slot, lacking)
            if lacking == 0:
                return 0
    return lacking


@unit
def close_choice(g: np.record, cards: np.record, player: int) -> None:
    """After the deal, let the opponent choose among what matches: at least as many as the rules made sure of.

    Ruling H205: with them the total can be kept.
    """
    if g.asked == Ask.START_CARD and g.decider != player:
        find_in_deck(g, cards, g.decider, icon_of_frame(g.agenda[g.frames - 1].kind))
        return
    selector = _selector_of_question(g, cards) if g.decider != player else NONE
    if selector == NONE:
        return
    lacking = _deal_what_fits(g, cards, player, selector)
    if g.asked != Ask.CHOOSE:
        return
    if lacking >= _needed(g, cards) * _A_CARD:
        return  # no card that matches is left
    _keep_fitting(g, cards, player, selector)
    if lacking == 0:
        narrow(g, cards)
    g.may_stop = 1 if can_stop(g, cards) else 0
