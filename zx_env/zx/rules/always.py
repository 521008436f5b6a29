"""CR 801 + ruling Z33: the current effects of Always abilities on a card or a player.

An Always ability affects its own card, or all cards that the selector of its step matches (an aura).
`g.always` and `g.aura_zones` limit the search, so a game without such cards skips it. Abilities that effects
have granted for a while are included. All functions are queries: they do not change the game.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import ALL_MASK
from zx_env.zx.quantities import APPEARS_OTHERWISE, NO_DRAW_BY_ABILITY, NO_IGNITION
from zx_env.zx.rules.amounts import BITS, can_do, next_step, with_amount
from zx_env.zx.rules.bits import first_of, has_bit
from zx_env.zx.rules.grants import granted_place, has_gained, lasting_of
from zx_env.zx.rules.kept_off import is_kept_from, is_protected, is_protected_from, may_change, to_icons
from zx_env.zx.rules.layers import (
    CHANGE_ICONS,
    amount_but_power,
    fits_but_power,
    has_ability_but_power,
    to_cost,
)
from zx_env.zx.rules.selectors import is_link, is_such_source
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.terms import (
    BARS_OF_CHOICE,
    NONE,
    Bar,
    Op,
    Side,
    Target,
    Zone,
)

ELSEWHERE = 1 << limits.SQUARES
"""The bit after the nine Squares' bits: stands for all cards that are not Z/X on a Square."""


@unit
def _applied(
    g: np.record,
    cards: np.record,
    ability: int,
    source: int,
    slot: int,
    op: int,
    target: int,
    how: int,
    total: int,
) -> int:
    """Return `total` after one Always ability of the card `source` is applied to the card `slot`."""
    if not can_do(g, cards, ability, source):
        return total
    # Ruling Z57: apply effects on icons first, then those on Cost, then the rest.
    if has_bit(CHANGE_ICONS, op):
        return to_icons(g, cards, ability, source, slot, op, target, total)
    if op == Op.GAIN_COST:
        return to_cost(g, cards, ability, source, slot, target, total)
    player = owner_of(source)
    has_asked = False
    step = next_step(cards, cards.ability[ability].step, op, target)
    while step != NONE:
        step_row = cards.step[step]
        if target == Target.THIS or fits_but_power(g, cards, step_row.selector, slot, player, source):
            if not has_asked and not has_ability_but_power(g, cards, ability, player, source):
                return total
            has_asked = True
            amount = amount_but_power(g, cards, step, player, source)
            total = with_amount(how, total, amount, step_row.low)
        step = next_step(cards, step + 1, op, target)
    return total


@unit
def _of_card(
    g: np.record, cards: np.record, source: int, slot: int, op: int, target: int, how: int, total: int
) -> int:
    card = cards.card[g.row[source]]
    for i in range(card.abilities):
        total = _applied(g, cards, card.ability + i, source, slot, op, target, how, total)
    return total


@rule
def _of_aura(g: np.record, cards: np.record, source: int, slot: int, op: int, how: int, total: int) -> int:
    """Like `_of_card` for a group of cards; it does nothing to a card that is kept from `source`."""
    now = _of_card(g, cards, source, slot, op, Target.ALL, how, total)
    return total if now != total and is_kept_from(g, cards, slot, source) else now


@unit
def _auras_standing(g: np.record, cards: np.record, op: int) -> int:
    auras = 0
    squares = g.crowded
    for player in range(2):
        if has_bit(g.auras[player], op):
            squares |= g.held[player]
    while squares != 0:
        square = first_of(squares)
        squares &= squares - 1
        for i in range(g.standing_count[square]):
            if has_bit(cards.card[g.row[g.standing[square, i]]].auras, op):
                auras |= 1 << square
    if g.links > 0 or (g.aura_zones[0] | g.aura_zones[1]) & ~(1 << Zone.SQUARE) != 0:
        auras |= ELSEWHERE
    return auras


@rule
def auras_about(g: np.record, cards: np.record, op: int) -> int:
    """Return the Squares (bits) of cards with an Always ability on other cards that does `op` (terms.Op).

    The result includes ELSEWHERE if cards that are not on Squares may have one. It can be reused for many
    cards as long as nothing changes in between.
    """
    return _auras_standing(g, cards, op) if has_bit(g.auras[0] | g.auras[1], op) else 0


@unit
def _of_cards_of(
    g: np.record, cards: np.record, player: int, auras: int, slot: int, op: int, how: int, total: int
) -> int:
    """Return `total` after the auras of the player's cards, in all zones, are applied to the card `slot`."""
    squares = auras & ALL_MASK
    while squares != 0:
        square = first_of(squares)
        squares &= squares - 1
        for i in range(g.standing_count[square]):
            source = g.standing[square, i]
            if owner_of(source) == player and has_bit(cards.card[g.row[source]].auras, op):
                total = _of_aura(g, cards, source, slot, op, how, total)
    if auras & ELSEWHERE == 0:
        return total
    if g.links > 0:
        for source in range(limits.FIRST_TOKEN, limits.SLOTS):
            if owner_of(source) == player and is_link(g, cards, source):
                total = _of_aura(g, cards, source, slot, op, how, total)
    for zone in range(limits.ZONE_LISTS):
        if has_bit(g.aura_zones[player], zone):
            for i in range(g.count[player, zone]):
                source = g.cards[player, zone, i]
                if has_bit(cards.card[g.row[source]].auras, op):
                    total = _of_aura(g, cards, source, slot, op, how, total)
    return total


@rule
def _may_bar(g: np.record, bar: int) -> bool:
    """Return whether an Always ability may set these bits of terms.Bar; a quick test: False is certain."""
    if not has_bit(g.always, Op.BAR):
        return False
    return g.bars_choices_only == 0 or bar & BARS_OF_CHOICE != 0


@rule
def _of_others(g: np.record, cards: np.record, slot: int, op: int, how: int, total: int, auras: int) -> int:
    """Return `total` after the auras of both players' cards are applied to the card `slot`."""
    for player in range(2):
        if auras & (g.held[player] | g.crowded | ELSEWHERE) != 0 and has_bit(g.auras[player], op):
            before = total
            total = _of_cards_of(g, cards, player, auras, slot, op, how, total)
            # Ruling H71: an enemy's Always ability does nothing to a card that the enemy's effects do not
            # affect.
            if total != before and player != owner_of(slot) and _may_bar(g, Bar.BE_AFFECTED_BY_ENEMY):
                if is_protected(g, cards, slot):
                    total = before
    return total


@unit
def _of_granted(g: np.record, cards: np.record, slot: int, op: int, how: int, total: int) -> int:
    """Apply to this card the Always abilities that effects have granted to Z/X on Squares."""
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        if has_gained(g, i, granted.slot):
            before = total
            total = _applied(g, cards, granted.amount, granted.slot, slot, op, Target.ALL, how, total)
            if total != before and is_protected_from(g, cards, slot, granted.slot):
                total = before
            if granted.slot == slot:
                total = _applied(g, cards, granted.amount, slot, slot, op, Target.THIS, how, total)
    return total


@rule
def is_as_printed(g: np.record, cards: np.record, slot: int, op: int) -> bool:
    """Return whether nothing does `op` to the card; a quick test: True is certain."""
    return g.lasting_count == 0 and not may_change(g, cards, slot, op)


@rule
def value_of(g: np.record, cards: np.record, slot: int, op: int, how: int, total: int) -> int:
    """Return `total` after all Always abilities that hold now and do `op` (terms.Op) to the card.

    `how` (see amounts.py) is how an amount is combined with the total.
    """
    return _value_now(g, cards, slot, op, how, total) if may_change(g, cards, slot, op) else total


@rule
def value_among(g: np.record, cards: np.record, slot: int, op: int, how: int, total: int, auras: int) -> int:
    """Like `value_of`, but with the result of `auras_about`, which a caller computes once for many cards."""
    if not has_bit(cards.card[g.row[slot]].always, op) and auras == 0 and g.granted_count == 0:
        return total
    return _value_among_now(g, cards, slot, op, how, total, auras)


@rule
def _of_all(g: np.record, cards: np.record, slot: int, op: int, how: int, total: int, auras: int) -> int:
    if has_bit(cards.card[g.row[slot]].always, op):
        total = _of_card(g, cards, slot, slot, op, Target.THIS, how, total)
    if auras != 0:
        total = _of_others(g, cards, slot, op, how, total, auras)
    if g.granted_count > 0:
        total = _of_granted(g, cards, slot, op, how, total)
    return total


@unit
def _value_now(g: np.record, cards: np.record, slot: int, op: int, how: int, total: int) -> int:
    return _of_all(g, cards, slot, op, how, total, auras_about(g, cards, op))


@unit
def _value_among_now(
    g: np.record, cards: np.record, slot: int, op: int, how: int, total: int, auras: int
) -> int:
    return _of_all(g, cards, slot, op, how, total, auras)


@unit
def _of_player(
    g: np.record, cards: np.record, source: int, player: int, op: int, how: int, total: int
) -> int:
    """Return `total` after the Always abilities of the card `source` are applied to the player."""
    card = cards.card[g.row[source]]
    if not has_bit(card.always, op):
        return total
    for i in range(card.abilities):
        ability = card.ability + i
        side = cards.step[cards.ability[ability].step].side
        if (owner_of(source) == player) == (side == Side.OWN):
            total = _applied(g, cards, ability, source, source, op, Target.THIS, how, total)
    return total


@unit
def value_for(g: np.record, cards: np.record, player: int, op: int, how: int, total: int) -> int:
    """Return `total` after all Always abilities of Z/X and Charge that do `op` (terms.Op) to the player now.

    `how` (see amounts.py) is how an amount is combined with the total.
    """
    if not has_bit(g.always, op):
        return total
    for square in range(limits.SQUARES):
        for i in range(g.standing_count[square]):
            total = _of_player(g, cards, g.standing[square, i], player, op, how, total)
    for owner in range(2):
        for i in range(g.count[owner, Zone.CHARGE]):
            total = _of_player(g, cards, g.cards[owner, Zone.CHARGE, i], player, op, how, total)
    for i in range(g.granted_count):
        source = g.lasting[granted_place(i)].slot
        if has_gained(g, i, source):
            ability = g.lasting[granted_place(i)].amount
            side = cards.step[cards.ability[ability].step].side
            if (owner_of(source) == player) == (side == Side.OWN):
                total = _applied(g, cards, ability, source, source, op, Target.THIS, how, total)
    return total


@rule
def is_barred(g: np.record, cards: np.record, slot: int, bar: int) -> bool:
    """Return whether one of the restrictions in `bar` (bits of terms.Bar) applies to the card."""
    if g.lasting_count == 0 and not _may_bar(g, bar):
        return False
    return _is_barred_now(g, cards, slot, bar)


@unit
def _is_barred_now(g: np.record, cards: np.record, slot: int, bar: int) -> bool:
    if lasting_of(g, slot, Op.BAR) & bar != 0:
        return True
    return _may_bar(g, bar) and value_of(g, cards, slot, Op.BAR, BITS, 0) & bar != 0


@rule
def is_kept_off(g: np.record, cards: np.record, slot: int, player: int, source: int) -> bool:
    """Rulings H71 and H99: return whether effects of the player's card `source` do nothing to the card.

    What asks for Power is left out (`is_unaffected` in rules/values.py).
    """
    if owner_of(slot) != player and is_barred(g, cards, slot, Bar.BE_AFFECTED_BY_ENEMY):
        return True
    return is_kept_from(g, cards, slot, source)


@rule
def cannot_appear(g: np.record, cards: np.record, slot: int, player: int) -> bool:
    """Ruling H100: return whether plays and effects of the player cannot put the card on a Square."""
    return owner_of(slot) == player and is_barred(g, cards, slot, Bar.APPEAR)


@unit
def _is_let_appear(g: np.record, cards: np.record, slot: int, source: int, plays: int) -> bool:
    card = cards.card[g.row[slot]]
    for i in range(card.abilities):
        if can_do(g, cards, card.ability + i, slot):
            step = next_step(cards, cards.ability[card.ability + i].step, Op.BAR, Target.THIS)
            while step != NONE:
                row = cards.step[step]
                if row.amount == APPEARS_OTHERWISE and plays >= row.low:
                    if is_such_source(g, cards, row.per, source, owner_of(slot), slot):
                        return True
                step = next_step(cards, step + 1, Op.BAR, Target.THIS)
    return False


@rule
def appears_otherwise(g: np.record, cards: np.record, slot: int, source: int, plays: int) -> bool:
    """Ruling H182: return whether the card does not appear by an ability of the card `source`.

    `plays`: 1 if the ability plays the card, else 0.
    """
    if not is_barred(g, cards, slot, APPEARS_OTHERWISE):
        return False
    return not _is_let_appear(g, cards, slot, source, plays)


@rule
def cannot_ignite(g: np.record, cards: np.record, player: int) -> bool:
    """Ruling H101: return whether the player cannot ignite."""
    return value_for(g, cards, player, Op.NO_IGNITION, BITS, 0) & NO_IGNITION != 0


@rule
def cannot_draw_by_ability(g: np.record, cards: np.record, player: int) -> bool:
    """Ruling H149: return whether the player draws no cards by abilities."""
    return value_for(g, cards, player, Op.NO_IGNITION, BITS, 0) & NO_DRAW_BY_ABILITY != 0


@rule
def must_be_chosen(g: np.record, cards: np.record, slot: int, player: int) -> bool:
    """Ruling H23: return whether effects of the player's cards must choose the card if they can."""
    return owner_of(slot) != player and is_barred(g, cards, slot, Bar.NOT_BE_PASSED_OVER)
