"""Carrying out the effect of a link, step by step (frame EFFECT).

A step that asks the player runs more than once; `frame.stage` is its progress. See also: the order of the
links (chain.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.agenda import pop
from zx_env.ygo.rules.choices import ask, choose
from zx_env.ygo.rules.continuous import atk_of, bars_traps, can_be_special_summoned
from zx_env.ygo.rules.moves import banish, destroy, to_hand
from zx_env.ygo.rules.needs import attacker_stands, fallen_monster, fighter_of
from zx_env.ygo.rules.selectors import fits, gather
from zx_env.ygo.rules.slots import other, owner_of
from zx_env.ygo.rules.waiting import happen_summoned
from zx_env.ygo.rules.zones import (
    capped,
    draw,
    free_monster_zone,
    is_on_field,
    is_same_object,
    is_trap_kind,
    lose_life_points,
    put_monster,
    show_card,
    shuffle,
    stop_with,
    touch,
    turn_down,
    unsettle,
)
from zx_env.ygo.terms import (
    NONE,
    Ask,
    CardKind,
    EffectKind,
    Fault,
    Op,
    Purpose,
    Scale,
    SetAs,
    Side,
    Stand,
    Target,
    Until,
    Zone,
)

BEGIN, PICKED, STOOD = range(3)
"""Stages of a SUMMON step: before any question, after the card was chosen, after its position was chosen."""


# -- the card of a step ------------------------------------------------------------------------------------


@unit
def _card_of(g: np.record, cards: np.record, step: int, link: int) -> int:
    """Return the one card that the step applies to; NONE if it has gone or no longer fits the selector."""
    link_data = g.chain[link]
    target = cards.step[step].target
    if target == Target.THIS:
        return link_data.slot if is_same_object(g, link_data.slot, link_data.serial) else NONE
    if target == Target.CHOSEN:
        # Ruling YR6: nothing happens to a target that has gone, or no longer fits, when the link resolves.
        if not is_same_object(g, link_data.target, link_data.target_serial):
            return NONE
        selector = cards.effect[link_data.effect].target
        return (
            link_data.target
            if fits(g, cards, selector, link_data.target, link_data.player, link_data.slot)
            else NONE
        )
    if target == Target.THAT_CARD:
        return link_data.that_slot if is_same_object(g, link_data.that_slot, link_data.that_serial) else NONE
    if target == Target.OWN_FIGHTER:
        return fighter_of(g, link_data.player)
    if target == Target.FALLEN:
        return fallen_monster(g)
    return NONE


# -- steps that apply to cards -----------------------------------------------------------------------------


@unit
def _boost(g: np.record, cards: np.record, step: int, slot: int, player: int) -> None:
    """BOOST: give ATK until the turn ends, until the calculation ends or while the monster stays."""
    step_data = cards.step[step]
    if g.zone[slot] != Zone.MONSTER or g.face_down[slot] == 1:
        return
    amount = step_data.amount
    if step_data.scale == Scale.ENEMY_ATK:
        # Ruling YR37: the gain is the ATK of the opponent's monster at resolution.
        enemy = fighter_of(g, other(player))
        amount = 0 if enemy == NONE else atk_of(g, cards, enemy)
    if step_data.until == Until.TURN_ENDS:
        g.boost[slot] = capped(g.boost[slot] + amount)
    elif step_data.until == Until.LEAVES:
        g.gained[slot] = capped(g.gained[slot] + amount)
    else:
        # Ruling YR39: this boost lasts for the damage calculation only.
        side = 0 if g.battle.attacker == slot else 1
        g.battle.boost_atk[side] += amount
        if step_data.also_def == 1:
            g.battle.boost_def[side] += amount
    unsettle(g)


@unit
def _do_to_card(g: np.record, cards: np.record, step: int, slot: int, player: int) -> None:
    op = cards.step[step].op
    if op == Op.DESTROY:
        if is_on_field(g, slot):
            destroy(g, cards, slot)
    elif op == Op.BANISH:
        # Ruling YR36: a marked monster can be banished by D.D. Warrior Lady.
        if is_on_field(g, slot):
            banish(g, cards, slot)
    elif op == Op.TO_HAND:
        to_hand(g, cards, slot)
    elif op == Op.BOOST:
        _boost(g, cards, step, slot, player)
    elif op == Op.HALVE:
        g.halved[slot] += 1
        unsettle(g)
    elif op == Op.TURN_DOWN:
        turn_down(g, slot)
    else:
        stop_with(g, Fault.UNKNOWN_OP)


@rule
def _is_for_card(op: int) -> bool:
    return op <= Op.TO_HAND or op == Op.BOOST or op == Op.HALVE or op == Op.TURN_DOWN


@unit
def _do_to_cards(g: np.record, cards: np.record, step: int, link: int) -> None:
    """Carry out a step for its one card, or for all cards that its selector matches."""
    link_data = g.chain[link]
    if cards.step[step].target != Target.ALL:
        slot = _card_of(g, cards, step, link)
        if slot != NONE:
            _do_to_card(g, cards, step, slot, link_data.player)
        return
    gather(g, cards, cards.step[step].selector, link_data.player, link_data.slot)
    for i in range(g.candidates):
        _do_to_card(g, cards, step, g.candidate[i], link_data.player)


# -- steps that apply to the battle, players and the chain -------------------------------------------------


@unit
def _negate(g: np.record, cards: np.record, link: int) -> None:
    """NEGATE: negate the activation of the link that it answers, and destroy the card of that link.

    Ruling YR10: the negated link does nothing, its Spell or Trap goes to the Graveyard, its cost stays paid.
    """
    answered = g.chain[link - 1]
    answered.negated = 1
    # Y8.10 + Y8.12: a monster that this destroys is destroyed by an effect, not by battle.
    if is_same_object(g, answered.slot, answered.serial) and is_on_field(g, answered.slot):
        destroy(g, cards, answered.slot)


@rule
def _redirect_attack(g: np.record, slot: int) -> None:
    """Ruling YR25: an effect that redirects the attack causes no replay."""
    g.battle.target = slot
    g.battle.target_serial = g.serial[slot]
    # A monster that attacks each monster once has now attacked the new target.
    g.attacked_from[slot] |= 1 << g.place[g.battle.attacker]


@unit
def _redirect(g: np.record, cards: np.record, step: int, link: int) -> None:
    """REDIRECT_ATTACK, REDIRECT_LINK: make the target of the effect the new target of the attack or link."""
    slot = _card_of(g, cards, step, link)
    if slot == NONE:
        return
    if cards.step[step].op == Op.REDIRECT_ATTACK:
        if attacker_stands(g):
            _redirect_attack(g, slot)
        return
    answered = g.chain[link - 1]
    answered.target = slot
    answered.target_serial = g.serial[slot]


@unit
def _do_alone(g: np.record, cards: np.record, step: int, link: int) -> None:
    """Carry out a step that applies to no card."""
    step_data = cards.step[step]
    op = step_data.op
    player = g.chain[link].player
    whom = other(player) if step_data.side == Side.ENEMY else player
    if op == Op.DRAW:
        draw(g, cards, player, step_data.amount)
    elif op == Op.DAMAGE:
        lose_life_points(g, whom, step_data.amount)
    elif op == Op.DAMAGE_OF_ATK:
        lose_life_points(g, whom, atk_of(g, cards, g.battle.attacker))
    elif op == Op.GAIN:
        # Ruling YR34: the Life Points of Nutrient Z are gained before the damage is inflicted.
        g.life_points[player] = capped(g.life_points[player] + step_data.amount)
    elif op == Op.COUNTERS:
        slot = g.chain[link].slot
        if is_same_object(g, slot, g.chain[link].serial) and g.face_down[slot] == 0:
            g.counters[slot] = min(g.counters[slot] + step_data.amount, limits.COUNTERS)
            unsettle(g)
    elif op == Op.NEGATE:
        _negate(g, cards, link)
    elif op == Op.END_BATTLE_PHASE:
        g.battle_ended = 1
    elif op == Op.END_TURN:
        # Y9.3 + ruling YR40: it becomes the End Phase; rules/progress.py drops all other frames.
        g.turn_ended = 1
    elif op == Op.REDIRECT_ATTACK or op == Op.REDIRECT_LINK:
        _redirect(g, cards, step, link)
    elif op == Op.NO_BATTLE_DAMAGE:
        g.battle.no_damage |= 1 << player
    elif op == Op.PROTECT:
        g.protected |= 1 << player
    elif op != Op.STAY:
        stop_with(g, Fault.UNKNOWN_OP)


# -- Special Summons ---------------------------------------------------------------------------------------


@unit
def is_summoned_by(g: np.record, cards: np.record, step: int, link: int, slot: int) -> bool:
    """Return whether the step of this link can summon the card, which matches its selector."""
    is_level_paid = cards.step[step].scale != Scale.COUNTERS
    if not is_level_paid and cards.card[g.row[slot]].level > g.chain[link].amount:
        return False
    return can_be_special_summoned(g, cards, slot)


@unit
def _gather_summons(g: np.record, cards: np.record, step: int, link: int) -> None:
    """Make the cards that the step can summon from the deck or hand the candidates."""
    link_data = g.chain[link]
    gather(g, cards, cards.step[step].selector, link_data.player, link_data.slot)
    n = 0
    for i in range(g.candidates):
        slot = g.candidate[i]
        if is_summoned_by(g, cards, step, link, slot):
            g.candidate[n] = slot
            n += 1
    g.candidates = n


@unit
def _side_of_summon(g: np.record, cards: np.record, step: int, link: int) -> int:
    """Return the player on whose side the monster is summoned; for Time Machine, its last controller."""
    if cards.step[step].target == Target.FALLEN:
        return g.battle.controlled[0 if g.battle.sent == 1 else 1]
    return g.chain[link].player


@unit
def _put_summoned(g: np.record, cards: np.record, step: int, link: int, slot: int, stand: int) -> None:
    """Put the monster on the field; shuffle the deck if the monster came from it."""
    player = _side_of_summon(g, cards, step, link)
    zone = g.zone[slot]
    if stand == Stand.AS_IT_STOOD:
        stand = g.battle.defended[0 if g.battle.sent == 1 else 1]
    face_down = 1 if stand == Stand.SET else 0
    in_defense = 0 if stand == Stand.ATTACK else 1
    put_monster(g, cards, slot, player, face_down, in_defense)
    if zone == Zone.DECK:
        shuffle(g, owner_of(slot))
    if face_down == 1:
        # The card is not shown, but it is one of those that the effect can Set.
        g.known[slot] = 1 << player
        if cards.step[step].selector != NONE:
            g.set_as[slot] = SetAs.SELECTED + cards.step[step].selector
        return
    happen_summoned(g, cards, slot)
    by = g.chain[link].slot
    if cards.card[g.row[by]].kind == CardKind.CONTINUOUS_TRAP and g.zone[by] == Zone.BACK:
        g.partner[slot] = by
        g.partner_serial[slot] = g.serial[by]
        g.partner[by] = slot
        g.partner_serial[by] = g.serial[slot]
        touch(g)


@unit
def _summon(g: np.record, cards: np.record, step: int, link: int) -> bool:
    """SUMMON: choose the card, choose its position, summon it. Return whether the step is done."""
    f = g.frames - 1
    frame = g.agenda[f]
    if frame.stage == BEGIN:
        frame.that_slot = NONE
        if free_monster_zone(g, _side_of_summon(g, cards, step, link)) == NONE:
            return True
        frame.stage = PICKED
        if cards.step[step].selector != NONE:
            _gather_summons(g, cards, step, link)
            if g.candidates == 0:
                frame.stage = BEGIN
                return True
            choose(g, frame.player, 1, Purpose.SUMMON, frame.slot)
            return False
        frame.that_slot = _card_of(g, cards, step, link)
        if frame.that_slot != NONE and g.zone[frame.that_slot] != Zone.GRAVEYARD:
            frame.that_slot = NONE
    stand = cards.step[step].stand
    if frame.stage == PICKED:
        if cards.step[step].selector != NONE:
            frame.that_slot = g.chosen[0]
        if frame.that_slot == NONE:
            frame.stage = BEGIN
            return True
        # Ruling YH2: if the effect names no position, the effect's controller chooses it.
        if stand == Stand.EITHER:
            frame.stage = STOOD
            show_card(g, frame.that_slot)
            ask(g, Ask.POSITION, frame.player, 0, frame.that_slot)
            return False
    elif frame.stage == STOOD:
        stand = Stand.ATTACK if g.answer == 1 else Stand.DEFENSE
    frame.stage = BEGIN
    _put_summoned(g, cards, step, link, frame.that_slot, stand)
    return True


# -- the frame ---------------------------------------------------------------------------------------------


@rule
def link_works(g: np.record, cards: np.record, link: int) -> bool:
    """Return whether the link has its effect.

    It has none if it was negated, or if a card that must stay on the field to have its effect is gone.
    """
    link_data = g.chain[link]
    if link_data.negated == 1:
        return False
    kind = cards.card[g.row[link_data.slot]].kind
    # Ruling YR46: a Trap does nothing if Jinzo has come to the field while the chain resolved.
    if is_trap_kind(kind) and bars_traps(g, cards):
        return False
    if cards.effect[link_data.effect].kind != EffectKind.CARD:
        return True
    if kind == CardKind.CONTINUOUS_TRAP or kind == CardKind.FIELD_SPELL:
        return is_same_object(g, link_data.slot, link_data.serial)
    return True


@unit
def effect(g: np.record, cards: np.record) -> None:
    """Frame EFFECT: carry out the steps of a link until one asks the player or the last one is done."""
    f = g.frames - 1
    frame = g.agenda[f]
    while True:
        step = frame.step
        op = cards.step[step].op
        if op == Op.FINISH or g.over == 1:
            pop(g)
            return
        if op == Op.NEGATE_ATTACK:
            # If there is no attack to negate, skip the later steps: the attacker has gone, or its attack was
            # negated before.
            if g.battle.negated == 1 or not attacker_stands(g):
                pop(g)
                return
            # Ruling YR24: a negated attack still counts as declared.
            g.battle.negated = 1
        elif op == Op.SUMMON:
            if not _summon(g, cards, step, frame.link):
                return
        elif _is_for_card(op):
            _do_to_cards(g, cards, step, frame.link)
        else:
            _do_alone(g, cards, step, frame.link)
        frame.step = step + 1
