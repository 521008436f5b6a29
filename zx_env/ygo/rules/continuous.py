"""Continuous Effects: which apply, how they change ATK and DEF, and what they forbid.

`g.does` contains for each player the kinds of Continuous Effects (bits 1 << terms.Op) that its face-up cards
have. `renew` computes it again when the cards on the field have changed.
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.selectors import fits, is_marked
from zx_env.ygo.rules.slots import has_bit
from zx_env.ygo.rules.zones import is_on_field, is_trap_kind, monsters_of
from zx_env.ygo.terms import NONE, Op, Zone

# -- which apply -------------------------------------------------------------------------------------------


@unit
def _times_of(g: np.record, cards: np.record, player: int) -> int:
    """Return the times (bits) of all effects of the player's cards, whether or not the time fits now."""
    times = 0
    for i in range(g.count[player, Zone.HAND]):
        times |= cards.card[g.row[g.cards[player, Zone.HAND, i]]].could
    for place in range(limits.BACKS):
        if g.back[player, place] != NONE:
            times |= cards.card[g.row[g.back[player, place]]].could
    for place in range(limits.MONSTERS):
        if g.monster[player, place] != NONE:
            times |= cards.card[g.row[g.monster[player, place]]].could
    return times


@rule
def _counts(g: np.record, slot: int) -> bool:
    """Return whether the Continuous Effects of a monster in a Monster Zone apply."""
    # Ruling YR36: those of a marked monster no longer apply.
    return g.face_down[slot] == 0 and not is_marked(g, slot)


@unit
def renew(g: np.record, cards: np.record) -> None:
    """Recompute `does`, `could`, `bound` and `boosters` from the cards in hand and on the duel field.

    state.py marks these four as DERIVED.
    """
    g.stale = 0
    bound = 0
    boosters = 0
    for player in range(2):
        does = 0
        # Y6.3: the Continuous Effects of a monster apply as soon as it has been turned face-up.
        for place in range(limits.MONSTERS):
            slot = g.monster[player, place]
            if slot == NONE:
                continue
            if g.partner[slot] != NONE:
                bound = 1
            if _counts(g, slot):
                done = cards.card[g.row[slot]].does
                does |= done
                if has_bit(done, Op.BOOST_ALL):
                    boosters |= 1 << (player * limits.MONSTERS + place)
        g.does[player] = does
        g.could[player] = _times_of(g, cards, player)
    barred = has_bit(g.does[0] | g.does[1], Op.BAR_TRAPS)
    for player in range(2):
        does = g.does[player]
        for place in range(limits.BACKS):
            slot = g.back[player, place]
            if slot == NONE:
                continue
            if g.partner[slot] != NONE:
                bound = 1
            if g.face_down[slot] == 0:
                # Ruling YR46: with Jinzo face-up, Traps that lie face-up do nothing.
                if not (barred and is_trap_kind(cards.card[g.row[slot]].kind)):
                    does |= cards.card[g.row[slot]].does
        g.does[player] = does
    g.bound = bound
    g.boosters = boosters


@rule
def done_by(g: np.record, cards: np.record, player: int) -> int:
    """Return the Continuous Effects (bits of terms.Op) of the player's face-up cards."""
    if g.stale == 1:
        renew(g, cards)
    return g.does[player]


@rule
def applies(g: np.record, cards: np.record, op: int) -> bool:
    """Return whether any face-up card has this Continuous Effect."""
    return has_bit(done_by(g, cards, 0) | done_by(g, cards, 1), op)


@rule
def bars_traps(g: np.record, cards: np.record) -> bool:
    """Return whether Jinzo lies face-up, so that Traps do nothing (Y6.3 + ruling YR46)."""
    return applies(g, cards, Op.BAR_TRAPS)


@rule
def does(g: np.record, cards: np.record, slot: int, op: int) -> bool:
    """Return whether this card is face-up on the field and a Continuous Effect `op` of it applies."""
    if not has_bit(cards.card[g.row[slot]].does, op):
        return False
    if not is_on_field(g, slot) or g.face_down[slot] == 1 or is_marked(g, slot):
        return False
    return not (is_trap_kind(cards.card[g.row[slot]].kind) and bars_traps(g, cards))


@unit
def effect_that(cards: np.record, row: int, op: int) -> int:
    """Return the row of the card's Continuous Effect of this kind, which it must have."""
    first = cards.card[row].effect
    for effect in range(first, first + cards.card[row].effects):
        if cards.effect[effect].op == op:
            return effect
    return first


# -- ATK and DEF -------------------------------------------------------------------------------------------


@unit
def _boosts_of(g: np.record, cards: np.record, slot: int, by: int) -> int:
    """Return the ATK that all effects of the monster `by` together give to the monster in `slot`."""
    boost = 0
    first = cards.card[g.row[by]].effect
    for effect in range(first, first + cards.card[g.row[by]].effects):
        effect_data = cards.effect[effect]
        if effect_data.op == Op.BOOST_ALL and fits(g, cards, effect_data.who, slot, g.controller[by], by):
            boost += effect_data.amount
    return boost


@unit
def _auras_on(g: np.record, cards: np.record, slot: int) -> int:
    """Return the ATK that all monsters together give to the monster."""
    boost = 0
    spot = 0
    left = g.boosters
    while left != 0:
        if left & 1 == 1:
            by = g.monster[spot // limits.MONSTERS, spot % limits.MONSTERS]
            boost += _boosts_of(g, cards, slot, by)
        left >>= 1
        spot += 1
    return boost


@rule
def place_in_battle(g: np.record, slot: int) -> int:
    """Return 0 for the attacker, 1 for the target, NONE for another card."""
    if g.battle.attacker == slot:
        return 0
    return 1 if g.battle.target == slot else NONE


@unit
def _atk_without(g: np.record, cards: np.record, slot: int) -> int:
    """Return the ATK of a face-up monster without the boost of Skyscraper."""
    row = g.row[slot]
    atk = cards.card[row].atk
    # Ruling YH10: half of an original ATK is rounded up.
    for _ in range(g.halved[slot]):
        atk = (atk + 1) // 2
    atk += g.boost[slot] + g.gained[slot]
    if g.counters[slot] > 0 and does(g, cards, slot, Op.BOOST_BY_COUNTERS):
        atk += g.counters[slot] * cards.effect[effect_that(cards, row, Op.BOOST_BY_COUNTERS)].amount
    if g.stale == 1:
        renew(g, cards)
    # Fast exit: usually no face-up monster gives ATK to others.
    if g.boosters != 0:
        atk += _auras_on(g, cards, slot)
    side = place_in_battle(g, slot)
    if side != NONE:
        atk += g.battle.boost_atk[side]
    # Ruling YR33: ATK and DEF are never below 0.
    return max(atk, 0)


@unit
def _skyscrapers_on(g: np.record, cards: np.record) -> int:
    """Return the ATK that Skyscraper gives to the attacker.

    Ruling YR38: only while the attacker's ATK without this boost is lower than the target's ATK.
    """
    boost = 0
    attacker = g.battle.attacker
    target = g.battle.target
    if target < 0 or not applies(g, cards, Op.CALCULATION_BOOST):
        return 0
    for player in range(2):
        field = g.back[player, limits.FIELD]
        if field != NONE and does(g, cards, field, Op.CALCULATION_BOOST):
            effect_data = cards.effect[effect_that(cards, g.row[field], Op.CALCULATION_BOOST)]
            if fits(g, cards, effect_data.who, attacker, player, field):
                # The target's ATK counts even if the target is in Defense Position.
                if _atk_without(g, cards, attacker) < _atk_without(g, cards, target):
                    boost += effect_data.amount
    return boost


@unit
def atk_of(g: np.record, cards: np.record, slot: int) -> int:
    """Return the current ATK of a monster, in points, with all boosts and Continuous Effects."""
    atk = _atk_without(g, cards, slot)
    # Y8.3: Continuous Effects that belong to damage calculation start no chain: they simply apply.
    # Y8.8, Y8.19: they begin or cease to apply while the chain resolves, whenever ATK or DEF change.
    if g.battle.calculating == 1 and g.battle.attacker == slot:
        atk += _skyscrapers_on(g, cards)
    return atk


@unit
def def_of(g: np.record, cards: np.record, slot: int) -> int:
    """Return the current DEF of a monster, in points, with the boosts of the battle."""
    defense = cards.card[g.row[slot]].defense
    side = place_in_battle(g, slot)
    if side != NONE:
        defense += g.battle.boost_def[side]
    return max(defense, 0)


# -- what they forbid and demand ---------------------------------------------------------------------------


@unit
def may_be_attacked(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether the monster may be attacked. Ruling YR20: if not, it still prevents direct attacks."""
    # Y6.4: this is checked at the declaration only; a monster turned face-up later does not stop the attack.
    if not does(g, cards, slot, Op.NOT_ATTACKED):
        return True
    return monsters_of(g, g.controller[slot]) < 2


@unit
def can_be_target(g: np.record, cards: np.record, slot: int, target: int) -> bool:
    """Return whether the turn player's monster `slot` may attack this monster of the opponent."""
    # Ruling YR21: face-down monsters may be attacked like face-up ones.
    if has_bit(g.attacked_from[target], g.place[slot]) and does(g, cards, slot, Op.ATTACKS_ALL):
        return False
    return may_be_attacked(g, cards, target)


@unit
def destroys_itself(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether a Continuous Effect of this monster destroys it now."""
    if g.in_defense[slot] == 1 and does(g, cards, slot, Op.NO_DEFENSE):
        return True
    if not does(g, cards, slot, Op.NEEDS_NO_OTHERS):
        return False
    who = cards.effect[effect_that(cards, g.row[slot], Op.NEEDS_NO_OTHERS)].who
    player = g.controller[slot]
    for place in range(limits.MONSTERS):
        another = g.monster[player, place]
        if another != NONE and another != slot and fits(g, cards, who, another, player, slot):
            return True
    return False


@rule
def can_be_special_summoned(g: np.record, cards: np.record, slot: int) -> bool:
    """Return whether effects can Special Summon the monster. Ruling YR47: this holds for every effect."""
    return not has_bit(cards.card[g.row[slot]].does, Op.NO_SPECIAL)


@rule
def has_partner(g: np.record, slot: int) -> bool:
    """Return whether the card's partner is still there (Call of the Haunted and the monster it summoned)."""
    return is_on_field(g, g.partner[slot]) and g.serial[g.partner[slot]] == g.partner_serial[slot]
