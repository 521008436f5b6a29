"""Which cards a choice can take: CR 102.4 and the bars on being chosen.

Ruling H223: such a bar is about the player who chooses, and about the card whose ability lets them choose.
Queries only, except for the list of candidates.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx.quantities import OF_CHOICE
from zx_env.zx.rules.always import is_barred, must_be_chosen
from zx_env.zx.rules.amounts import can_do
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.grants import granted_place, has_gained
from zx_env.zx.rules.kept_off import is_protected_from, next_source
from zx_env.zx.rules.layers import has_ability_but_power
from zx_env.zx.rules.selectors import is_such_source
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.values import fits
from zx_env.zx.terms import NONE, Bar, Op, Target


@unit
def _bars(
    g: np.record, cards: np.record, ability: int, holder: int, slot: int, bars: int, source: int
) -> bool:
    """Return whether the ability of `holder` keeps the card from being chosen by abilities of `source`."""
    if not can_do(g, cards, ability, holder):
        return False
    player = owner_of(holder)
    step = cards.ability[ability].step
    while cards.step[step].op != Op.FINISH:
        row = cards.step[step]
        if row.op == Op.UNAFFECTED and row.low == OF_CHOICE and row.amount & bars != 0:
            about = holder == slot
            if row.target == Target.ALL:
                about = fits(g, cards, row.selector, slot, player, holder)
            if about and has_ability_but_power(g, cards, ability, player, holder):
                if is_such_source(g, cards, row.per, source, player, holder):
                    # Rulings H71 and H99: nothing is done to a card that is kept from the ability.
                    return holder == slot or not is_protected_from(g, cards, slot, holder)
        step += 1
    return False


@unit
def _is_kept_from(g: np.record, cards: np.record, slot: int, bars: int, source: int) -> bool:
    """Return whether an Always ability bars the choice of the card by abilities of the card `source`."""
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        if has_gained(g, i, granted.slot) and _bars(
            g, cards, granted.amount, granted.slot, slot, bars, source
        ):
            return True
    holder = next_source(g, cards, slot, Op.UNAFFECTED, 0)
    while holder != NONE:
        card = cards.card[g.row[holder]]
        for i in range(card.abilities):
            if _bars(g, cards, card.ability + i, holder, slot, bars, source):
                return True
        holder = next_source(g, cards, slot, Op.UNAFFECTED, holder + 1)
    return False


@rule
def cannot_be_chosen(g: np.record, cards: np.record, slot: int, player: int, source: int) -> bool:
    """Ruling H223: return whether the player cannot choose the card for an ability of the card `source`."""
    bars = Bar.BE_CHOSEN | Bar.BE_CHOSEN_BY_ENEMY
    if owner_of(slot) == player:
        bars = Bar.BE_CHOSEN | Bar.BE_CHOSEN_BY_OWN
    if is_barred(g, cards, slot, bars):
        return True
    return has_bit(g.always, Op.UNAFFECTED) and _is_kept_from(g, cards, slot, bars, source)


@unit
def drop_unchoosable(g: np.record, cards: np.record, player: int, source: int) -> int:
    """Remove candidates that the player cannot choose for an ability of the card `source`.

    Return the number of remaining candidates that it must choose if it can.
    """
    n = 0
    musts = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if not cannot_be_chosen(g, cards, slot, player, source):
            if must_be_chosen(g, cards, slot, player):
                musts += 1
            g.candidate[n] = slot
            n += 1
    g.candidates = n
    return musts
