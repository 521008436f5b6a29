"""Plays that cost less or nothing: cards put away for a lower price, Events played from the Remove Zone.

See also: Costs that Always abilities change (rules/values.py), the payment (rules/payment.py) and the play
(rules/play.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.quantities import APPEARS_OTHERWISE, PLAYS_FREELY, Choosing, Scale
from zx_env.zx.rules.agenda import pop
from zx_env.zx.rules.always import appears_otherwise, is_barred, value_of
from zx_env.zx.rules.amounts import BITS
from zx_env.zx.rules.bits import first_of, first_of_many, has_bit
from zx_env.zx.rules.choices import ask, choose
from zx_env.zx.rules.conditions import works_in
from zx_env.zx.rules.instead import join_destroyed, settle, take_answer
from zx_env.zx.rules.locks import is_locked
from zx_env.zx.rules.moves import destroy_together, join, move_together
from zx_env.zx.rules.slots import NO_CARD, owner_of
from zx_env.zx.rules.totals import total_of_most
from zx_env.zx.rules.values import applies_to, cost_of, count_fitting, fits, gather, has_ability_now
from zx_env.zx.rules.zones import cannot_fill, show, sleep
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    Ask,
    Bar,
    Flag,
    Op,
    Zone,
)

# -- cards put away for a lower price ----------------------------------------------------------------------


@unit
def ways_to_pay_less(g: np.record, cards: np.record, slot: int, player: int) -> int:
    """Return the places (bits) of the card's abilities by which the player can put cards away to pay less."""
    card = cards.card[g.row[slot]]
    if not has_bit(card.always, Op.PAY_LESS):
        return 0
    ways = 0
    for i in range(card.abilities):
        ability = card.ability + i
        ability_row = cards.ability[ability]
        if ability_row.kind == AbilityKind.ALWAYS and cards.step[ability_row.step].op == Op.PAY_LESS:
            into = cards.step[ability_row.step].zone
            if cannot_fill(g, player, into) or not works_in(cards, ability, g.zone[slot]):
                continue
            if has_ability_now(g, cards, ability, player, slot):
                ways |= 1 << i
    return ways


@rule
def step_of_way(g: np.record, cards: np.record, slot: int, ways: int) -> int:
    """Return the row of the PAY_LESS step of the first of these abilities (bits) of the card."""
    return cards.ability[cards.card[g.row[slot]].ability + first_of(ways)].step


@unit
def _most_less(g: np.record, cards: np.record, slot: int, player: int, ways: int) -> int:
    """Return by how much the abilities at these places (bits) can lower the price together."""
    less = 0
    while ways != 0:
        step_row = cards.step[step_of_way(g, cards, slot, ways)]
        ways &= ways - 1
        # Ruling Z41: when the other cards are put away, the played card has already left its zone.
        enough = step_row.high + 1
        n = count_fitting(g, cards, step_row.selector, player, slot, enough)
        if n < enough and fits(g, cards, step_row.selector, slot, player, slot):
            n -= 1
        if n < step_row.low:
            continue  # ruling H103: all of the cards or none
        if step_row.scale == Scale.COST:
            most = total_of_most(g, cards, step_row.selector, step_row.high, 0, 1, player, slot, slot)
            less += step_row.amount * most
        else:
            less += step_row.amount * (min(n, step_row.high) // step_row.unit)
    return less


@unit
def least_price(g: np.record, cards: np.record, slot: int, player: int, price: int) -> int:
    """Return the least number of Resources that the play can cost after putting away cards.

    Without an ability to put cards away it is `price`. Ruling H192: cards may pay for all of it.
    """
    ways = ways_to_pay_less(g, cards, slot, player)
    if ways == 0 or price == 0:
        return price
    least = cards.step[step_of_way(g, cards, slot, ways)].plus
    return max(price - _most_less(g, cards, slot, player, ways), min(least, price))


@unit
def _ask_what_to_put_away(g: np.record, cards: np.record, f: int, price: int) -> bool:
    """Ask about the cards of the first way of the frame PAY_LESS; return False if there is nothing to ask.

    Ruling H61: at least so many that the payment is possible with what the later ways can add.
    """
    frame = g.agenda[f]
    slot = frame.slot
    player = frame.player
    step_row = cards.step[step_of_way(g, cards, slot, frame.modes)]
    later = _most_less(g, cards, slot, player, frame.modes & (frame.modes - 1))
    missing = max(price - frame.amount - later, 0)
    gather(g, cards, step_row.selector, player, slot)
    high = min(g.candidates, step_row.high)
    by_cost = step_row.scale == Scale.COST
    missing = (missing + step_row.amount - 1) // step_row.amount
    low = min(missing, 1) if by_cost else missing * step_row.unit
    if step_row.low > 0 and high < step_row.low:
        return False
    frame.has_asked = 1
    if step_row.low > 1 and low == 0 and frame.nth == 0:
        # Ruling H103: all of the cards or none, where none are needed.
        frame.nth = 1
        ask(g, Ask.YES_NO, player, 0, slot)
        return True
    if step_row.low > 1:
        low = step_row.low
    frame.nth = 2
    choice = g.agenda[choose(g, player, low, high, limits.FREE_ROW, 0, slot)]
    if by_cost and missing > 0:
        choice.choosing = Choosing.COST_AT_LEAST
        choice.amount = missing
    return True


@rule
def _less_for_chosen(g: np.record, cards: np.record, step: int, n: int) -> int:
    """Return how much less the `n` chosen cards let the play cost; ruling H204: by their Cost now."""
    row = cards.step[step]
    if row.scale != Scale.COST:
        return row.amount * (n // row.unit)
    cost = 0
    for i in range(n):
        cost += cost_of(g, cards, g.chosen[limits.FREE_ROW, 0, i])
    return row.amount * cost


@unit
def _put_chosen_away(g: np.record, cards: np.record, step: int, n: int) -> None:
    """Sleep, destroy or move the `n` chosen cards, as the step PAY_LESS says."""
    row = cards.step[step]
    if row.grants == Op.DESTROY:
        destroy_together(g, cards, n)
        return
    for i in range(n):
        if row.how & Flag.SHOWN != 0:
            show(g, g.chosen[limits.FREE_ROW, 0, i])
        if row.grants == Op.SLEEP:
            sleep(g, cards, g.chosen[limits.FREE_ROW, 0, i])
        else:
            join(g, i, g.chosen[limits.FREE_ROW, 0, i], row.zone, row.state)
    if row.grants == Op.MOVE:
        move_together(g, cards, n, 1 if row.zone == Zone.DECK else 0)


@rule
def _asks_where_they_go(g: np.record, cards: np.record, step: int, n: int, is_answer: int) -> bool:
    """Collect the `n` chosen Z/X to be destroyed; return whether a player is asked where one of them goes."""
    if cards.step[step].grants != Op.DESTROY:
        return False
    take_answer(g, is_answer)
    for i in range(n):
        join_destroyed(g, i, g.chosen[limits.FREE_ROW, 0, i])
    return settle(g, cards, n)


@unit
def pay_less(g: np.record, cards: np.record) -> None:
    """Frame PAY_LESS. Ruling H61: put cards away before the payment, at least enough to make it payable.

    The frame of the payment is just below. `amount` is the number of Resources that can be slept for it, and
    `modes` are the places of the abilities (bits) that are left. `nth` is 1 after the question whether all
    cards are put away, 2 after the choice of them, and 3 after one where a destroyed Z/X goes.
    """
    f = g.frames - 1
    frame = g.agenda[f]
    price = g.agenda[f - 1].amount
    asked = frame.nth
    if asked == 0 or (asked == 1 and g.answer == 1):
        if _ask_what_to_put_away(g, cards, f, price):
            return
    step = step_of_way(g, cards, frame.slot, frame.modes)
    n = g.chosen_count[limits.FREE_ROW, 0] if asked >= 2 else 0
    if _asks_where_they_go(g, cards, step, n, 1 if asked == 3 else 0):
        frame.nth = 3
        frame.has_asked = 1
        return
    frame.nth = 0
    frame.has_asked = 0
    frame.modes &= frame.modes - 1
    if frame.modes == 0:
        pop(g)
    left = price - _less_for_chosen(g, cards, step, n)
    g.agenda[f - 1].amount = max(left, min(cards.step[step].plus, price))
    _put_chosen_away(g, cards, step, n)


# -- effects on a player's plays ----------------------------------------------------------------------------


@rule
def cannot_be_played(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether an effect on the card or on its player forbids playing the card."""
    return cannot_be_played_by(g, cards, slot, NONE)


@rule
def cannot_be_played_by(g: np.record, cards: np.record, slot: int, source: int) -> bool:
    """Like `cannot_be_played`, for a play by an ability of the card `source`; NONE: by the rules."""
    if source == NONE:
        # Ruling H182: what appears only by abilities is not played by the rules.
        if is_barred(g, cards, slot, Bar.BE_PLAYED | Bar.APPEAR | APPEARS_OTHERWISE):
            return True
    elif is_barred(g, cards, slot, Bar.BE_PLAYED | Bar.APPEAR) or appears_otherwise(
        g, cards, slot, source, 1
    ):
        return True
    return g.lasting_count > 0 and _is_forbidden(g, cards, slot)


@unit
def _is_forbidden(g: np.record, cards: np.record, slot: int) -> bool:
    for i in range(g.lasting_count):
        if g.lasting[i].op == Op.BAR_PLAY and applies_to(g, cards, i, g.lasting[i].amount, slot):
            return True
    return False


@unit
def use_up_next(g: np.record, cards: np.record, slot: int) -> None:
    """End the effects on the next card of a kind that apply to this card, which is played now."""
    n = 0
    for i in range(g.lasting_count):
        is_next = g.lasting[i].op == Op.NEXT_LESS
        if not is_next or not applies_to(g, cards, i, cards.step[g.lasting[i].amount].selector, slot):
            g.lasting[n] = g.lasting[i]
            n += 1
    g.lasting_count = n


# -- from other zones than the hand --------------------------------------------------------------------------


@rule
def permission(g: np.record, cards: np.record, slot: int) -> int:
    """Ruling H134: return whether its owner can play the card from where it lies: 0 for no.

    Otherwise, return the zones (bits) to which an Event goes that is played so, with PLAYS_FREELY if the Cost
    is not paid.
    """
    return value_of(g, cards, slot, Op.PLAY_FROM, BITS, 0)


@rule
def is_let_free(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling H206: return whether an ability lets the card be played without paying from where it lies."""
    return has_bit(g.always, Op.PLAY_FROM) and permission(g, cards, slot) & PLAYS_FREELY != 0


@rule
def zone_after(g: np.record, cards: np.record, slot: int) -> int:
    """Return the zone to which an Event goes that is played now by the rules from where it lies."""
    if not has_bit(g.always, Op.PLAY_FROM):
        return Zone.TRASH
    zones = permission(g, cards, slot) & ~PLAYS_FREELY
    return Zone.TRASH if zones == 0 or has_bit(zones, Zone.TRASH) else first_of_many(zones)


# -- from the Remove Zone -----------------------------------------------------------------------------------


@unit
def place_of_text(cards: np.record, row: int) -> int:
    """Return the number, from 0, of an Event's text among the abilities of the card, or NONE."""
    card = cards.card[row]
    for i in range(card.abilities):
        if cards.ability[card.ability + i].kind == AbilityKind.EVENT:
            return i
    return NONE


@unit
def is_usable(g: np.record, cards: np.record, slot: int, player: int) -> bool:
    """Ruling Z46: return whether the conditions in an Event's text hold; without a text they do.

    Ruling H171: a text that is locked by name cannot be used.
    """
    place = place_of_text(cards, g.row[slot])
    if place == NONE:
        return True
    ability = cards.card[g.row[slot]].ability + place
    if g.locked_count[player] > 0 and is_locked(g, cards, slot, place, ability, player):
        return False
    return has_ability_now(g, cards, ability, player, slot)


@rule
def can_play_removed(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling H60: return whether an Event in the Remove Zone can be played now without paying."""
    source = g.force_of[slot]
    if g.zone[slot] != Zone.REMOVED or source == NO_CARD or g.zone[source] != Zone.SQUARE:
        return False
    if cannot_be_played(g, cards, slot) or not is_usable(g, cards, slot, owner_of(slot)):
        return False
    return value_of(g, cards, source, Op.PLAY_REMOVED, BITS, 0) != 0
