"""Rulings H71 and H99: the cards to which some effects do nothing, by printed values and granted effects.

This comes before the layers (rules/layers.py), whose first gives icons; both ask what bits an Always ability
gives to a card as the cards are printed (ruling Z57). Queries only.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.amounts import can_do, next_step
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.conditions import has_ability_as_printed
from zx_env.zx.rules.grants import granted_place, has_gained, lasting_of
from zx_env.zx.rules.selectors import fits_as_printed, is_such_source
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.zones import is_same_object
from zx_env.zx.terms import NONE, Bar, CardType, Op, Target, Zone


@rule
def may_change(g: np.record, cards: np.record, slot: int, op: int) -> bool:
    """Return whether an Always ability may do `op` to the card; a quick test: False is certain."""
    if not has_bit(g.always, op):
        return False
    # Shortcut for most cards: neither their own abilities, nor auras, nor granted abilities do `op`.
    may = cards.card[g.row[slot]].always | g.auras[0] | g.auras[1]
    return has_bit(may, op) or g.granted_count > 0


@unit
def next_source(g: np.record, cards: np.record, slot: int, op: int, source: int) -> int:
    """Return the first card, from `source` on, with a printed Always ability that may do `op` to `slot`."""
    while source < limits.SLOTS:
        row = g.row[source]
        if row != NONE and g.zone[source] != Zone.NOWHERE:
            does = cards.card[row].auras | (cards.card[row].always if source == slot else 0)
            # CR 202.8: the abilities of a Shift count as gained by the Z/X below it.
            if has_bit(does, op) and cards.card[row].kind != CardType.SHIFT:
                return source
        source += 1
    return NONE


@unit
def to_icons(
    g: np.record, cards: np.record, ability: int, source: int, slot: int, op: int, target: int, bits: int
) -> int:
    """Return `bits` after one active Always ability gives bits to the card, or takes bits from it."""
    player = owner_of(source)
    step = next_step(cards, cards.ability[ability].step, op, target)
    while step != NONE:
        selector = cards.step[step].selector
        if target == Target.THIS or fits_as_printed(g, cards, selector, slot, player, source):
            if has_ability_as_printed(g, cards, ability, player, source):
                bits |= cards.step[step].amount
        step = next_step(cards, step + 1, op, target)
    return bits


@unit
def bits_from(g: np.record, cards: np.record, source: int, slot: int, op: int) -> int:
    """Return the bits that the card `source` gives to the card `slot` by `op`."""
    bits = 0
    card = cards.card[g.row[source]]
    for i in range(card.abilities):
        if can_do(g, cards, card.ability + i, source):
            bits = to_icons(g, cards, card.ability + i, source, slot, op, Target.ALL, bits)
            if source == slot:
                bits = to_icons(g, cards, card.ability + i, source, slot, op, Target.THIS, bits)
    return bits


@unit
def bits_from_given(g: np.record, cards: np.record, i: int, slot: int, op: int) -> int:
    """Return the bits that the `i`-th granted ability gives to the card `slot` by `op`."""
    granted = g.lasting[granted_place(i)]
    source = granted.slot
    if not has_gained(g, i, source) or not can_do(g, cards, granted.amount, source):
        return 0
    bits = to_icons(g, cards, granted.amount, source, slot, op, Target.ALL, 0)
    if source == slot:
        bits = to_icons(g, cards, granted.amount, slot, slot, op, Target.THIS, bits)
    return bits


@unit
def is_protected(g: np.record, cards: np.record, slot: int) -> bool:
    """Ruling H71: return whether own cards or effects protect the card from all effects of the enemy."""
    bars = lasting_of(g, slot, Op.BAR)
    for i in range(g.granted_count):
        if owner_of(g.lasting[granted_place(i)].slot) == owner_of(slot):
            bars |= bits_from_given(g, cards, i, slot, Op.BAR)
    source = next_source(g, cards, slot, Op.BAR, 0)
    while source != NONE:
        if owner_of(source) == owner_of(slot):
            bars |= bits_from(g, cards, source, slot, Op.BAR)
        source = next_source(g, cards, slot, Op.BAR, source + 1)
    return bars & Bar.BE_AFFECTED_BY_ENEMY != 0


@unit
def _keeps_off(
    g: np.record, cards: np.record, ability: int, holder: int, slot: int, target: int, source: int
) -> bool:
    """Return whether an Always ability of `holder` lets effects of the card `source` do nothing to `slot`."""
    player = owner_of(holder)
    step = next_step(cards, cards.ability[ability].step, Op.UNAFFECTED, target)
    while step != NONE:
        row = cards.step[step]
        # Ruling H186: what asks for Power keeps off effects that are carried out (rules/values.py).
        about = row.low == 0 and (
            target == Target.THIS or fits_as_printed(g, cards, row.selector, slot, player, holder)
        )
        if about and has_ability_as_printed(g, cards, ability, player, holder):
            if is_such_source(g, cards, row.per, source, player, holder):
                return True
        step = next_step(cards, step + 1, Op.UNAFFECTED, target)
    return False


@unit
def _is_kept_by(g: np.record, cards: np.record, ability: int, holder: int, slot: int, source: int) -> bool:
    """Return whether the ability of `holder`, if it is valid now, keeps effects of `source` off `slot`."""
    if not can_do(g, cards, ability, holder):
        return False
    if holder == slot and _keeps_off(g, cards, ability, holder, slot, Target.THIS, source):
        return True
    return _keeps_off(g, cards, ability, holder, slot, Target.ALL, source)


@unit
def _is_kept_now(g: np.record, cards: np.record, slot: int, source: int) -> bool:
    player = owner_of(slot)
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.op == Op.UNAFFECTED and held.slot == slot and is_same_object(g, slot, held.serial):
            if is_such_source(g, cards, held.amount, source, player, slot):
                return True
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        if owner_of(granted.slot) == player and has_gained(g, i, granted.slot):
            if _is_kept_by(g, cards, granted.amount, granted.slot, slot, source):
                return True
    holder = next_source(g, cards, slot, Op.UNAFFECTED, 0)
    while holder != NONE:
        if owner_of(holder) == player:
            card = cards.card[g.row[holder]]
            for i in range(card.abilities):
                if _is_kept_by(g, cards, card.ability + i, holder, slot, source):
                    return True
        holder = next_source(g, cards, slot, Op.UNAFFECTED, holder + 1)
    return False


@rule
def may_be_kept(g: np.record) -> bool:
    """Return whether some card may be unaffected by certain cards; a quick test: False is certain."""
    return g.lasting_count > 0 or has_bit(g.always, Op.UNAFFECTED)


@rule
def is_kept_from(g: np.record, cards: np.record, slot: int, source: int) -> bool:
    """Ruling H99: return whether effects of the card `source` do nothing to the card `slot`."""
    return may_be_kept(g) and _is_kept_now(g, cards, slot, source)


@rule
def is_protected_from(g: np.record, cards: np.record, slot: int, source: int) -> bool:
    """Return whether Always abilities of the card `source` do nothing to the card `slot`.

    Rulings H71 and H99.
    """
    if owner_of(source) != owner_of(slot) and has_bit(g.always, Op.BAR) and is_protected(g, cards, slot):
        return True
    return is_kept_from(g, cards, slot, source)
