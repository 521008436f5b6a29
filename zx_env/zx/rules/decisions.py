"""Steps that choose cards, Squares, yes or no, or one of several effects, and jumps.

A step that asks a question runs twice: `frame.has_asked` is 1 while the question is pending. Chosen cards
stay in `g.chosen` in the row of the effect. See also: effects on the chosen cards (rules/effects.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.board import DISTANCE
from zx_env.zx.op_groups import Fault
from zx_env.zx.quantities import Choosing, Scale, Total
from zx_env.zx.rng import roll
from zx_env.zx.rules.aims import card_of
from zx_env.zx.rules.always import appears_otherwise, cannot_appear, is_barred
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import COLORS, ask, choose
from zx_env.zx.rules.choosable import drop_unchoosable
from zx_env.zx.rules.counting import NO_NUMBER
from zx_env.zx.rules.install import startup_of
from zx_env.zx.rules.payment import can_pay, reboot_colors, reboot_resources
from zx_env.zx.rules.selectors import is_link, tribes_of
from zx_env.zx.rules.slots import other, owner_of
from zx_env.zx.rules.targets import amount_of, done_before, target_of
from zx_env.zx.rules.totals import bit_of_total
from zx_env.zx.rules.values import bound_now, cost_of, fits, gather, holds_now
from zx_env.zx.rules.zones import is_same_object, player_square_of, seen_by, stop_with
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    Ask,
    Bar,
    Flag,
    Op,
    Side,
    Target,
    Trait,
    Zone,
)


@unit
def decide(g: np.record, cards: np.record, step: int, op: int) -> None:
    """Carry out a step that asks a player or tests a condition; skip steps if the condition does not hold."""
    if op == Op.CHOOSE:
        choose_cards(g, cards, step)
    elif op == Op.CHOOSE_SQUARE:
        choose_square(g, cards, step)
    elif op == Op.MAY:
        may(g, cards, step)
    elif op == Op.MODE:
        choose_mode(g, cards, step)
    elif op == Op.NAME:
        name_one(g, cards, step)
    elif not _goes_on(g, cards, step, op):
        g.agenda[g.frames - 1].step = cards.step[step].jump


@rule
def _whom(g: np.record, cards: np.record, step: int) -> int:
    """Return the player to whom the step refers: the controller or its opponent."""
    player = g.agenda[g.frames - 1].player
    return player if cards.step[step].side != Side.ENEMY else other(player)


# -- cards -------------------------------------------------------------------------------------------------


@unit
def choose_cards(g: np.record, cards: np.record, step: int) -> None:
    """CHOOSE. Ruling Z18: choices are made when the effect is carried out."""
    frame = g.agenda[g.frames - 1]
    step_row = cards.step[step]
    register = step_row.register
    high = step_row.high
    if step_row.scale != Scale.FIXED:
        if frame.has_asked == 0:
            # Ruling H87: the number is counted before the choice.
            frame.amount = min(max(amount_of(g, cards, step, g.frames - 1), 0), ANY_NUMBER)
        high = frame.amount
    low = high if step_row.low > high else step_row.low
    if frame.has_asked == 0:
        gather(g, cards, step_row.selector, frame.player, frame.slot)
        total = int(step_row.total_cost)
        if step_row.bound != NONE:
            total = bound_now(g, cards, step_row.bound, frame.player, frame.slot)
            if total == NO_NUMBER:
                forget_candidates(g)  # ruling H231: no choice keeps a bound that is no number
            total = max(total, 0)
        musts = 0
        if step_row.how & Flag.CHARGE_COST == 0 and not _is_order(cards, step):
            # Ruling H223: what a player cannot choose is asked of the player who chooses.
            is_random = step_row.how & Flag.RANDOM != 0
            chooser = frame.player if is_random else _whom(g, cards, step)
            musts = drop_unchoosable(g, cards, chooser, frame.slot)
        high = min(high, limits.CHOSEN)
        g.chosen_count[frame.depth, register] = 0
        if step_row.how & Flag.RANDOM != 0:
            _choose_at_random(g, frame.depth, register, high)
        else:
            frame.has_asked = 1
            frame.step = step
            whom = _whom(g, cards, step)
            choice = g.agenda[choose(g, whom, low, high, frame.depth, register, frame.slot)]
            choice.colors = step_row.colors
            choice.choosing = Choosing.MUSTS if musts > 0 and whom == frame.player else 0
            if step_row.total == Total.COST_AT_MOST:
                choice.total_cost = min(total, ANY_NUMBER)
            else:
                choice.choosing |= bit_of_total(step_row.total)
                choice.amount = min(total, limits.MOST_POINTS)
            if step_row.how & Flag.OTHER_NAMES != 0:
                choice.choosing |= Choosing.OTHER_NAMES
            if step_row.how & Flag.OTHER_COSTS != 0:
                choice.choosing |= Choosing.OTHER_COSTS
            return
    frame.has_asked = 0
    frame.nth = 0
    n = g.chosen_count[frame.depth, register]
    # Ruling Z25: if fewer cards are chosen than the step names, it is not done completely (ruling Z19).
    whole = high if step_row.how & Flag.MAY_FAIL != 0 else low
    if _is_order(cards, step):
        whole = 1  # all of them are taken, if there are any
    frame.was_done = 1 if n >= whole and (n > 0 or whole == 0) else 0
    if n == 0 and step_row.jump != NONE:
        frame.done = done_before(g, cards, step, g.frames - 1)
        frame.step = step_row.jump


@rule
def _is_order(cards: np.record, step: int) -> bool:
    """Ruling H142: return whether the step takes all cards and only their order is chosen."""
    return cards.step[step].low == ANY_NUMBER and cards.step[step].scale == Scale.FIXED


@unit
def _choose_at_random(g: np.record, depth: int, register: int, number: int) -> None:
    """Choose `number` candidates at random, or all if there are fewer."""
    n = 0
    while n < number and g.candidates > 0:
        i = roll(g, g.candidates)
        g.chosen[depth, register, n] = g.candidate[i]
        n += 1
        g.candidates -= 1
        g.candidate[i] = g.candidate[g.candidates]
    g.chosen_count[depth, register] = n


# -- a Square ----------------------------------------------------------------------------------------------


@unit
def choose_square(g: np.record, cards: np.record, step: int) -> None:
    """CHOOSE_SQUARE: choose the Square that a later step uses."""
    frame = g.agenda[g.frames - 1]
    step_row = cards.step[step]
    if frame.has_asked == 0:
        # The Square of a Token is relative to the card with the ability.
        slot = frame.slot if step_row.target == Target.NOTHING else target_of(g, cards, step, frame.nth)
        forget_candidates(g)
        if slot != NONE and not _is_kept_off_squares(g, cards, step, slot):
            for square in range(limits.SQUARES):
                if _can_take_square(g, cards, step, square, frame.player, slot):
                    add_candidate(g, square)
        frame.square = NONE
        if g.candidates > 0:
            frame.has_asked = 1
            frame.step = step
            ask(g, Ask.CHOOSE_SQUARE, _whom(g, cards, step), 1 if step_row.low == 0 else 0, slot)
            return
        g.answer = NONE
    frame.has_asked = 0
    frame.square = g.answer
    # Ruling Z19: a PUT of several cards is done completely if each card of a complete choice has a Square.
    if step_row.how & Flag.REPEATED == 0 or g.answer == NONE:
        frame.was_done = 1 if g.answer != NONE else 0
    # No jump if Squares are chosen already (`nth` > 0): the PUT comes next and puts the cards there.
    if g.answer == NONE and step_row.jump != NONE and frame.nth == 0:
        frame.step = step_row.jump


@rule
def _is_kept_off_squares(g: np.record, cards: np.record, step: int, slot: int) -> bool:
    """Rulings H100 and H182: return whether the card that the step puts cannot appear by this effect."""
    if cards.step[step].target == Target.NOTHING or g.zone[slot] == Zone.SQUARE:
        return False  # a Token, or a Z/X that moves
    frame = g.agenda[g.frames - 1]
    if appears_otherwise(g, cards, slot, frame.slot, 0):
        return True
    return cannot_appear(g, cards, slot, frame.player)


@rule
def _is_reserved(g: np.record, square: int) -> bool:
    """Return whether the Square is reserved for another card put at the same time (rules/effects.py)."""
    for i in range(g.chosen_count[limits.FREE_ROW, 1]):
        if g.chosen[limits.FREE_ROW, 1, i] == square:
            return True
    return False


@unit
def _is_near_one(g: np.record, cards: np.record, selector: int, square: int, player: int, slot: int) -> bool:
    """CR 303: return whether a Z/X other than the card `slot` that fits stands next to the Square."""
    this = g.agenda[g.frames - 1].slot
    for near in range(limits.SQUARES):
        if DISTANCE[near, square] == 1:
            for i in range(g.standing_count[near]):
                other_slot = g.standing[near, i]
                if other_slot != slot and fits(g, cards, selector, other_slot, player, this):
                    return True
    return False


@unit
def _can_take_square(g: np.record, cards: np.record, step: int, square: int, player: int, slot: int) -> bool:
    step_row = cards.step[step]
    how = step_row.how
    if not has_bit(step_row.squares, seen_by(square, player)):
        return False
    if step_row.target != Target.NOTHING and g.square[slot] == square and is_link(g, cards, slot):
        return False  # ruling H222: a Link is put on another Square
    if how & Flag.EMPTY != 0 and (g.standing_count[square] > 0 or _is_reserved(g, square)):
        return False
    if how & Flag.NEAR_SECOND != 0 and step_row.about == Target.ALL:
        if not _is_near_one(g, cards, step_row.per, square, player, slot):
            return False
    elif how & (Flag.ADJACENT | Flag.NEAR_SECOND | Flag.WHERE_IT_WAS) != 0:
        anchor = slot
        if how & Flag.ADJACENT == 0:
            anchor = card_of(g, g.frames - 1, step_row.about, 0)
            # These cards count even after they have left their Squares (ruling Z13).
            if step_row.about == Target.THIS:
                anchor = g.agenda[g.frames - 1].slot
            elif step_row.about == Target.THAT_CARD and how & Flag.WHERE_IT_WAS != 0:
                anchor = g.agenda[g.frames - 1].that_slot
        if anchor == NONE:
            return False
        if how & Flag.WHERE_IT_WAS != 0:
            if g.was_on[anchor] != square:
                return False
        elif g.square[anchor] == NONE or DISTANCE[g.square[anchor], square] != 1:
            return False
    is_players = square == player_square_of(0) or square == player_square_of(1)
    appears = g.zone[slot] != Zone.SQUARE
    if appears and is_players and is_barred(g, cards, slot, Bar.BE_PUT_ON_PLAYER_SQUARE):
        return False
    # Ruling Z38: "the other side's Player Square" is read from the owner of the moved Z/X.
    return not (how & Flag.NOT_OTHER_PLAYER_SQUARE != 0 and square == player_square_of(other(owner_of(slot))))


# -- yes or no ---------------------------------------------------------------------------------------------


@unit
def may(g: np.record, cards: np.record, step: int) -> None:
    """MAY: ask a player yes or no; do not ask about this card if it has left: the answer is then no."""
    frame = g.agenda[g.frames - 1]
    if cards.step[step].target == Target.THIS and not is_same_object(g, frame.slot, frame.serial):
        frame.step = cards.step[step].jump
        return
    if frame.has_asked == 0:
        frame.has_asked = 1
        frame.step = step
        ask(g, Ask.YES_NO, _whom(g, cards, step), 0, frame.slot)
        return
    frame.has_asked = 0
    if g.answer != 1:
        frame.step = cards.step[step].jump


@unit
def choose_mode(g: np.record, cards: np.record, step: int) -> None:
    """MODE: ask yes or no for each mode not chosen yet, except for the last possible mode."""
    frame = g.agenda[g.frames - 1]
    step_row = cards.step[step]
    if step_row.low == 0 and step_row.register == 0 and frame.has_asked == 0:
        frame.modes = 0  # the first mode of the first round
    if frame.has_asked == 0:
        left = 0
        high = step_row.high
        if step_row.amount == 1:
            # Ruling H115: one mode for each startup ability of the chosen card.
            while high > 0 and startup_of(g, cards, high - 1) == NONE:
                high -= 1
            if step_row.low >= high:
                frame.step = step_row.jump
                return
        for mode in range(step_row.low + 1, high):
            if not has_bit(frame.modes, mode):
                left += 1
        if has_bit(frame.modes, step_row.low):
            frame.step = step_row.jump
        elif left > 0:
            frame.has_asked = 1
            frame.step = step
            ask(g, Ask.YES_NO, _whom(g, cards, step), 0, frame.slot)
            g.mode = step_row.low + 1
        else:
            frame.modes |= 1 << step_row.low
        return
    frame.has_asked = 0
    if g.answer == 1:
        frame.modes |= 1 << step_row.low
    else:
        frame.step = step_row.jump


@unit
def _value_at(g: np.record, cards: np.record, trait: int, place: int) -> int:
    """Return the value number `place` (from 0) that can be named (`named_by_effect`), or 0 for none.

    A tribe or a Cost is that of the card in the first register.
    """
    if trait == Trait.COLOR:
        return 1 << place if place < COLORS else 0
    depth = g.agenda[g.frames - 1].depth
    if g.chosen_count[depth, 0] == 0:
        return 0
    slot = g.chosen[depth, 0, 0]
    if trait == Trait.COST:
        return cost_of(g, cards, slot) + 1 if place == 0 else 0
    for word in range(limits.TRIBE_WORDS):
        tribes = tribes_of(g, cards, slot, word)
        for bit in range(64):
            if (tribes >> np.uint64(bit)) & np.uint64(1) != 0:
                if place == 0:
                    return 64 * word + bit + 1
                place -= 1
    return 0


@unit
def name_one(g: np.record, cards: np.record, step: int) -> None:
    """NAME. Ruling H217: point out a card with the tribe or Cost; say yes or no to each possible value."""
    frame = g.agenda[g.frames - 1]
    trait = cards.step[step].amount
    place = frame.nth
    if frame.has_asked == 0:
        place = 0
        frame.nth = 0
        if trait != Trait.COLOR:
            gather(g, cards, cards.step[step].selector, frame.player, frame.slot)
            frame.has_asked = 1
            frame.step = step
            choose(g, frame.player, 0, 1, frame.depth, 0, frame.slot)
            return
    value = _value_at(g, cards, trait, max(place - 1, 0))
    if place == 0 or g.answer != 1:
        value = _value_at(g, cards, trait, place)
        if place + 1 < limits.ABILITIES_OF_CARD and _value_at(g, cards, trait, place + 1) != 0:
            frame.has_asked = 1
            frame.step = step
            frame.nth = place + 1
            ask(g, Ask.YES_NO, frame.player, 0, frame.slot)
            g.mode = place + 1
            return
    frame.has_asked = 0
    frame.nth = 0
    frame.total_cost = value & 127
    frame.low = value >> 7
    frame.was_done = 1 if value != 0 else 0
    g.chosen_count[frame.depth, 0] = 0


@unit
def _goes_on(g: np.record, cards: np.record, step: int, op: int) -> bool:
    """Return whether the effect continues with the next step instead of jumping."""
    frame = g.agenda[g.frames - 1]
    step_row = cards.step[step]
    if op == Op.IF:
        # Ruling Z39: a condition in the effect is checked when it resolves.
        return holds_now(g, cards, step_row.condition, frame.player, frame.slot)
    if op == Op.IF_DONE:
        # Ruling Z19: "if you did" holds if the previous step was done completely, or to at least `low` cards.
        return frame.was_done == 1 if step_row.low == 0 else frame.done >= step_row.low
    if op == Op.IF_PICKED:
        n = 0
        register = step_row.register
        for i in range(g.chosen_count[frame.depth, register]):
            slot = g.chosen[frame.depth, register, i]
            if step_row.selector == NONE or fits(g, cards, step_row.selector, slot, frame.player, frame.slot):
                n += 1
        return n >= step_row.low
    if op == Op.IF_CAN_PAY:
        player = _whom(g, cards, step)
        resources = reboot_resources(g, player)
        return can_pay(step_row.amount, step_row.colors, resources, reboot_colors(g, cards, player))
    if op == Op.COUNT_TIMES:
        # Rulings H87 and H194: what is done several times is counted before the first time.
        frame.amount = min(max(amount_of(g, cards, step, g.frames - 1), 0), step_row.high)
        frame.was_done = 0
        return frame.amount > 0
    if op == Op.AGAIN:
        frame.amount -= 1
        return frame.amount <= 0
    if op != Op.GO_ON:
        stop_with(g, Fault.UNKNOWN_OP)
    return False
