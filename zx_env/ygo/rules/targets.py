"""The targets of an effect, and the monsters that it can Special Summon (ruling YR6).

See also: the rest of an activation (activation.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.continuous import can_be_special_summoned, can_be_target
from zx_env.ygo.rules.needs import can_be_redirected, fallen_monster
from zx_env.ygo.rules.selectors import fits, gather, is_marked
from zx_env.ygo.rules.slots import has_bit
from zx_env.ygo.rules.zones import free_monster_zone
from zx_env.ygo.terms import NONE, Need, Op, Target, Zone


@unit
def _can_be_targeted(g: np.record, cards: np.record, effect: int, slot: int, player: int) -> bool:
    """Return whether the card, which already matches the selector, can be the target of the effect."""
    effect_data = cards.effect[effect]
    # Y10.3 + ruling YR36: a marked monster cannot be targeted.
    if is_marked(g, slot):
        return False
    first = cards.step[effect_data.step].op
    if first == Op.SUMMON and not can_be_special_summoned(g, cards, slot):
        return False
    if first == Op.REDIRECT_ATTACK:
        # Ruling YR48: only to a monster that this attacker may attack.
        return slot != g.battle.target and can_be_target(g, cards, g.battle.attacker, slot)
    if first == Op.REDIRECT_LINK:
        return can_be_redirected(g, cards, slot, player)
    return True


@unit
def gather_targets(g: np.record, cards: np.record, effect: int, slot: int, player: int) -> None:
    """Set `g.candidate` to the slots that the effect (a row of `cards.effect`) can target now."""
    gather(g, cards, cards.effect[effect].target, player, slot)
    n = 0
    for i in range(g.candidates):
        if _can_be_targeted(g, cards, effect, g.candidate[i], player):
            g.candidate[n] = g.candidate[i]
            n += 1
    g.candidates = n


@rule
def _will_do(
    g: np.record, cards: np.record, selector: int, effect: int, slot: int, player: int, this: int
) -> bool:
    """Return whether the card in this slot is one that `_exists` looks for; False if `slot` is NONE."""
    if slot < 0 or not fits(g, cards, selector, slot, player, this):
        return False
    if effect == NONE:
        return can_be_special_summoned(g, cards, slot)
    return _can_be_targeted(g, cards, effect, slot, player)


@unit
def _exists(g: np.record, cards: np.record, selector: int, effect: int, this: int, player: int) -> bool:
    """Return whether any card can be the target of the effect.

    If `effect` is NONE, return whether any card that matches the selector can be Special Summoned.
    """
    zones = cards.selector[selector].zones
    for whose in range(2):
        if has_bit(zones, Zone.MONSTER):
            for place in range(limits.MONSTERS):
                if _will_do(g, cards, selector, effect, g.monster[whose, place], player, this):
                    return True
        if has_bit(zones, Zone.BACK):
            for place in range(limits.BACKS):
                if _will_do(g, cards, selector, effect, g.back[whose, place], player, this):
                    return True
        for zone in range(limits.LISTS):
            if has_bit(zones, zone):
                for i in range(g.count[whose, zone]):
                    if _will_do(g, cards, selector, effect, g.cards[whose, zone, i], player, this):
                        return True
    return False


@unit
def _has_summon(g: np.record, cards: np.record, effect: int, slot: int, player: int, that: int) -> bool:
    """Return whether the effect has a monster that it can summon and a free Monster Zone for it."""
    step = cards.step[cards.effect[effect].step]
    effect_data = cards.effect[effect]
    side = player
    if step.target == Target.FALLEN:
        side = g.battle.controlled[0 if g.battle.sent == 1 else 1]
    # A card that is sent away as the cost never lies in a Monster Zone, so the cost frees no zone.
    if free_monster_zone(g, side) == NONE:
        return False
    # Ruling YR47: Time Machine and Goyo Guardian cannot bring back a monster that cannot be Special Summoned.
    if step.target == Target.FALLEN:
        return can_be_special_summoned(g, cards, fallen_monster(g))
    if step.target == Target.THAT_CARD:
        return that >= 0 and g.zone[that] == Zone.GRAVEYARD and can_be_special_summoned(g, cards, that)
    if step.selector == NONE or effect_data.need == Need.HAND_MONSTER_OF_COUNTERS:
        return True
    return _exists(g, cards, step.selector, NONE, slot, player)


@unit
def has_aim(g: np.record, cards: np.record, effect: int, slot: int, player: int, that: int) -> bool:
    """Return whether the effect has a target if it needs one, and a monster if it summons one."""
    effect_data = cards.effect[effect]
    if effect_data.target != NONE and not _exists(g, cards, effect_data.target, effect, slot, player):
        return False
    if cards.step[effect_data.step].op == Op.SUMMON:
        return _has_summon(g, cards, effect, slot, player, that)
    return True
