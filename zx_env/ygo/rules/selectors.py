"""Selectors: which cards an effect applies to, tested with a row of CARDS.selector."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.choices import add_candidate, forget_candidates
from zx_env.ygo.rules.kinds import is_selected
from zx_env.ygo.rules.slots import has_bit, owner_of
from zx_env.ygo.rules.zones import is_on_field
from zx_env.ygo.terms import NONE, Battle, Face, Moment, Side, Zone


@rule
def is_marked(g: np.record, slot: int) -> bool:
    """Return whether the battle has destroyed this monster, but it is still on the field (ruling YR36)."""
    marked = g.battle.marked
    # Ruling YH14: in the ocg not before Substep 5.
    if marked == 0 or g.moment == Moment.O4:
        return False
    return (marked & 1 != 0 and g.battle.attacker == slot) or (marked & 2 != 0 and g.battle.target == slot)


@unit
def fits(g: np.record, cards: np.record, selector: int, slot: int, player: int, this: int) -> bool:
    """Return whether the card in `slot` matches the selector of an effect of the player's card `this`."""
    condition = cards.selector[selector]
    if not has_bit(condition.zones, g.zone[slot]):
        return False
    if condition.side != Side.ANY:
        whose = g.controller[slot] if is_on_field(g, slot) else owner_of(slot)
        if (whose == player) != (condition.side == Side.OWN):
            return False
    if condition.not_this == 1 and slot == this:
        return False
    if condition.face != Face.ANY_FACE and g.face_down[slot] != (1 if condition.face == Face.DOWN else 0):
        return False
    if condition.position != Battle.ANY_POSITION:
        if g.in_defense[slot] != (1 if condition.position == Battle.DEFENSE else 0):
            return False
    return is_selected(cards, selector, g.row[slot])


@unit
def gather(g: np.record, cards: np.record, selector: int, player: int, this: int) -> None:
    """Make the cards that match the selector the candidates.

    The cards of `player` come first; for each player, cards on the field come first.
    """
    forget_candidates(g)
    zones = cards.selector[selector].zones
    for side in range(2):
        whose = player if side == 0 else 1 - player
        if has_bit(zones, Zone.MONSTER):
            for place in range(limits.MONSTERS):
                slot = g.monster[whose, place]
                if slot != NONE and fits(g, cards, selector, slot, player, this):
                    add_candidate(g, slot)
        if has_bit(zones, Zone.BACK):
            for place in range(limits.BACKS):
                slot = g.back[whose, place]
                if slot != NONE and fits(g, cards, selector, slot, player, this):
                    add_candidate(g, slot)
        for zone in range(limits.LISTS):
            if has_bit(zones, zone):
                for i in range(g.count[whose, zone]):
                    slot = g.cards[whose, zone, i]
                    if fits(g, cards, selector, slot, player, this):
                        add_candidate(g, slot)
