"""Combination of the amounts that several Always abilities give to one card. Queries only."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.rules.conditions import works_there
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.terms import NONE, AbilityKind, Limit, Op, Zone

SUM = 0
HIGHEST = 1
BITS = 2
PREVENTED_BY_ABILITY = 3
COST = 4
AT_PLAYER = 5
PREVENTED_IN_BATTLE = 6
RAISES = 7
TIMES = 8


@rule
def with_amount(how: int, total: int, amount: int, least: int) -> int:
    """Return `total` combined with one more amount.

    `how`, one of the constants above, selects the sum, the highest, the bits of both, a Cost, damage by an
    ability or in a battle, which is 0 if the amount prevents it (Op.NO_DAMAGE), the Range against Player
    Squares only (ruling H155), the sum of what is above 0, or the product (ruling H215). A Cost uses `least`,
    below which a reduction does not take it; of a Range it is that against Player Squares; of damage it is 1
    if only damage by abilities is prevented, 2 if only that of battles (ruling H203), and 0 for any.
    """
    if how == SUM:
        return total + amount
    if how == HIGHEST:
        return max(total, amount)
    if how == BITS:
        return total | amount
    if how == AT_PLAYER:
        return max(total, least)
    if how == RAISES:
        return total + max(amount, 0)
    if how == TIMES:
        return total * amount
    if how == PREVENTED_BY_ABILITY or how == PREVENTED_IN_BATTLE:
        if least != 0 and (least == 1) != (how == PREVENTED_BY_ABILITY):
            return total
        is_outside = total < amount if amount > 0 else total > -amount
        return total if is_outside else 0
    # Ruling Z17: a reduction stops at `least`: 1 or its printed limit. A Cost below `least` does not change.
    if amount < 0 and total + amount < least:
        return min(total, least)
    return total + amount


@unit
def _is_doubled(g: np.record, cards: np.record, source: int) -> bool:
    """Return whether another card of the same owner and name comes before this one in its zone."""
    player = owner_of(source)
    zone = g.zone[source]
    name = cards.card[g.row[source]].name
    if zone == Zone.SQUARE:
        for square in range(limits.SQUARES):
            for i in range(g.standing_count[square]):
                slot = g.standing[square, i]
                if slot == source:
                    return False
                if owner_of(slot) == player and cards.card[g.row[slot]].name == name:
                    return True
        return False
    for i in range(g.count[player, zone]):
        slot = g.cards[player, zone, i]
        if slot == source:
            return False
        if cards.card[g.row[slot]].name == name:
            return True
    return False


@rule
def can_do(g: np.record, cards: np.record, ability: int, source: int) -> bool:
    """Return whether the ability in row `ability` is an Always ability that works in its card's zone now.

    If the ability works once per card name, only the first card of that name has it.
    """
    row = cards.ability[ability]
    if row.kind != AbilityKind.ALWAYS or not works_there(g, cards, ability, source):
        return False
    return row.limit != Limit.NAME_LOCK or not _is_doubled(g, cards, source)


@rule
def next_step(cards: np.record, step: int, op: int, target: int) -> int:
    """Return the row of the first step, from row `step` on, that does `op` to `target`, or NONE.

    The steps are those of an Always ability; `op` is a terms.Op and `target` a terms.Target.
    """
    while cards.step[step].op != Op.FINISH:
        if cards.step[step].op == op and cards.step[step].target == target:
            return step
        step += 1
    return NONE
