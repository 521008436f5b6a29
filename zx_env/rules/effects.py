"""CR 800: carrying out effects and costs: the steps cards are made of, one function an Op.

An EFFECT frame stays on the agenda while its steps run, one step a time, so that what a step pushes (and a
Reload, CR 902.1) comes before the next step. Steps read `cards.step`; this file never sees a card's name.
"""

import numpy as np

from zx_env import limits
from zx_env.board import DISTANCE
from zx_env.jit import rule, unit
from zx_env.rules.agenda import draw, from_deck, pop, push
from zx_env.rules.choices import ask, choose
from zx_env.rules.extras import as_force, make_token
from zx_env.rules.keyword_actions import deal_to_player, deal_to_zx, destroy, move_from
from zx_env.rules.play import can_play_free, pay
from zx_env.rules.selectors import add_candidate, forget_candidates, holds
from zx_env.rules.values import fits, gather
from zx_env.rules.zones import (
    BOTH_KNOW,
    is_same_object,
    move_between_squares,
    move_unseen_to_deck,
    other,
    owner_of,
    player_square_of,
    seen_by,
    shuffle,
    stop_with,
)
from zx_env.terms import NONE, Ask, Fault, Flag, Frame, Op, Side, State, Target, Way, Zone


@unit
def effect(g: np.record, cards: np.record) -> None:
    """Frame EFFECT: carry out the next step of an effect or cost."""
    frame = g.agenda[g.frames - 1]
    if frame.has_asked == 0:
        # It begins: a row of `chosen` of its own.
        if g.depth >= limits.EFFECT_DEPTH:
            stop_with(g, Fault.EFFECTS_TOO_DEEP)
            return
        frame.has_asked = 1
        frame.depth = g.depth
        g.chosen_count[g.depth, 0] = 0
        g.chosen_count[g.depth, 1] = 0
        g.depth += 1
    step = frame.step
    frame.step = step + 1
    op = cards.step[step].op
    if op == Op.FINISH:
        g.depth -= 1
        pop(g)
    elif op <= Op.IF_DONE:
        _decide(g, cards, step, op)
    elif op == Op.DRAW or op == Op.FROM_DECK or op == Op.SHUFFLE or op == Op.PAY or op == Op.DAMAGE_PLAYER:
        _act_on_player(g, cards, step, op)
    elif op == Op.TOKEN:
        make_token(g, cards, step)
    else:
        _act_on_cards(g, cards, step, op)


# -- choosing and deciding -------------------------------------------------------------------------------


@unit
def _decide(g: np.record, cards: np.record, step: int, op: int) -> None:
    if op == Op.CHOOSE:
        choose_cards(g, cards, step)
    elif op == Op.CHOOSE_SQUARE:
        choose_square(g, cards, step)
    elif op == Op.MAY:
        may(g, cards, step)
    elif op == Op.IF:
        jump_unless_holds(g, cards, step)
    else:
        jump_unless_done(g, cards, step)


@unit
def choose_cards(g: np.record, cards: np.record, step: int) -> None:
    """CHOOSE. Ruling Z18: choices are made when the effect is carried out.

    It comes here twice: before the choice, and after it (`low` is then 1).
    """
    frame = g.agenda[g.frames - 1]
    text = cards.step[step]
    if frame.low == 0:
        frame.low = 1
        frame.step = step
        gather(g, cards, text.selector, frame.player, frame.slot)
        chooser = frame.player if text.side != Side.ENEMY else other(frame.player)
        high = text.high if text.high < limits.CHOSEN else limits.CHOSEN
        f = choose(g, chooser, text.low, high, frame.depth, text.register, frame.slot)
        g.agenda[f].amount = text.total_cost
        return
    frame.low = 0
    n = g.chosen_count[frame.depth, text.register]
    # Ruling Z25: fewer than asked for may be chosen, which is not done completely (ruling Z19).
    whole = text.high if text.how & Flag.MAY_FAIL != 0 else text.low
    frame.was_done = 1 if n >= whole and (n > 0 or whole == 0) else 0
    if n == 0 and text.jump != NONE:
        frame.step = text.jump


@unit
def choose_square(g: np.record, cards: np.record, step: int) -> None:
    """CHOOSE_SQUARE: the Square that a later PUT uses; before and after the choice, as `choose_cards`."""
    frame = g.agenda[g.frames - 1]
    text = cards.step[step]
    player = frame.player
    if frame.low == 0:
        # Where a Token appears is seen from the card with the ability.
        slot = frame.slot if text.target == Target.NOTHING else target_of(g, cards, step, 0)
        forget_candidates(g)
        if slot != NONE:
            for square in range(limits.SQUARES):
                if _is_meant(g, cards, step, square, player, slot):
                    add_candidate(g, square)
        frame.square = NONE
        if g.candidates > 0:
            frame.low = 1
            frame.step = step
            ask(g, Ask.CHOOSE_SQUARE, player, 1 if text.low == 0 else 0, slot)
            return
        g.answer = NONE
    frame.low = 0
    frame.square = g.answer
    frame.was_done = 1 if g.answer != NONE else 0
    if g.answer == NONE and text.jump != NONE:
        frame.step = text.jump


@unit
def _is_meant(g: np.record, cards: np.record, step: int, square: int, player: int, slot: int) -> bool:
    text = cards.step[step]
    if (text.squares >> seen_by(square, player)) & 1 == 0:
        return False
    if text.how & Flag.EMPTY != 0 and g.standing_count[square] > 0:
        return False
    if text.how & Flag.ADJACENT != 0 and (g.square[slot] == NONE or DISTANCE[g.square[slot], square] != 1):
        return False
    # Ruling Z38: "the other side's Player Square" is read from the owner of the moved Z/X.
    return not (
        text.how & Flag.NOT_OTHER_PLAYER_SQUARE != 0 and square == player_square_of(other(owner_of(slot)))
    )


@unit
def may(g: np.record, cards: np.record, step: int) -> None:
    """MAY: a yes or no of the controller; about this card it is not asked once that card has gone."""
    frame = g.agenda[g.frames - 1]
    if cards.step[step].target == Target.THIS and not is_same_object(g, frame.slot, frame.serial):
        frame.step = cards.step[step].jump
        return
    if frame.low == 0:
        frame.low = 1
        frame.step = step
        ask(g, Ask.YES_NO, frame.player, 0, frame.slot)
        return
    frame.low = 0
    if g.answer != 1:
        frame.step = cards.step[step].jump


@rule
def jump_unless_holds(g: np.record, cards: np.record, step: int) -> None:
    """IF. Ruling Z39: a condition in the effect is asked when it resolves."""
    frame = g.agenda[g.frames - 1]
    if not holds(g, cards, cards.step[step].condition, frame.player, frame.slot):
        frame.step = cards.step[step].jump


@rule
def jump_unless_done(g: np.record, cards: np.record, step: int) -> None:
    """IF_DONE. Ruling Z19: "if you did" only if it was done completely."""
    frame = g.agenda[g.frames - 1]
    if frame.was_done == 0:
        frame.step = cards.step[step].jump


# -- which cards a step is about ---------------------------------------------------------------------------


@unit
def target_of(g: np.record, cards: np.record, step: int, i: int) -> int:
    """The i-th card that the step is about; NONE when it is gone or there are no more."""
    frame = g.agenda[g.frames - 1]
    text = cards.step[step]
    target = text.target
    slot = NONE
    if target == Target.THIS:
        if i == 0 and is_same_object(g, frame.slot, frame.serial):
            slot = frame.slot
    elif target == Target.CHOSEN or target == Target.CHOSEN_SECOND:
        register = target - Target.CHOSEN
        if i < g.chosen_count[frame.depth, register]:
            slot = g.chosen[frame.depth, register, i]
    elif target == Target.ALL:
        if i < g.candidates:
            slot = g.candidate[i]
    elif target == Target.THAT_CARD and i == 0 and is_same_object(g, frame.that_slot, frame.that_serial):
        slot = frame.that_slot
        if text.selector != NONE and not fits(g, cards, text.selector, slot, frame.player, frame.slot):
            slot = NONE
    return slot


@unit
def _act_on_cards(g: np.record, cards: np.record, step: int, op: int) -> None:
    """Do the step to each of its cards; `was_done` tells whether there was one and all of it was done."""
    f = g.frames - 1
    text = cards.step[step]
    if text.target == Target.ALL:
        gather(g, cards, text.selector, g.agenda[f].player, g.agenda[f].slot)
    # Ruling Z19: what was chosen incompletely is not done completely either.
    whole = 1 if text.target == Target.ALL or text.target == Target.THIS else g.agenda[f].was_done
    done = 0
    i = 0
    slot = target_of(g, cards, step, 0)
    while slot != NONE:
        done += _act_on_card(g, cards, step, op, f, slot)
        i += 1
        slot = target_of_frame(g, cards, step, i, f)
    g.agenda[f].was_done = whole if i > 0 and done == i else 0


@rule
def target_of_frame(g: np.record, cards: np.record, step: int, i: int, f: int) -> int:
    """`target_of` unless the step has pushed something: those steps are about one card only."""
    if g.frames - 1 != f:
        return NONE
    return target_of(g, cards, step, i)


@unit
def _act_on_card(g: np.record, cards: np.record, step: int, op: int, f: int, slot: int) -> int:
    """Do the step to one card; returns 1 if it was done."""
    text = cards.step[step]
    on_square = g.zone[slot] == Zone.SQUARE
    if op == Op.MOVE:
        return move_card(g, cards, step, slot)
    if op == Op.PUT:
        return put(g, cards, f, slot)
    if op == Op.PLAY_FREE:
        return play_free(g, cards, slot, g.agenda[f].player)
    if op == Op.SLEEP:
        # Ruling Z38: a card that sleeps already may be named, too.
        g.state[slot] = State.SLEEP
        return 1
    if op == Op.REBOOT:
        g.state[slot] = State.REBOOT
        return 1
    if op == Op.TURN_FACE_UP:
        g.state[slot] = State.FACE_UP
        g.known[slot] = BOTH_KNOW
        return 1
    if op == Op.AS_FORCE:
        return as_force(g, cards, step, slot)
    if not on_square:
        return 0
    if op == Op.DAMAGE:
        deal_to_zx(g, slot, text.amount)
    elif op == Op.DESTROY:
        destroy(g, cards, slot)
    elif op == Op.POWER:
        g.boost[slot] += text.amount
    else:
        stop_with(g, Fault.UNKNOWN_STEP)
    return 1


@unit
def move_card(g: np.record, cards: np.record, step: int, slot: int) -> int:
    """MOVE: to its owner's zone; a card of the hand may go to the deck without being shown.

    CR 1008: to remove a card is to move it to the Remove Zone.
    """
    text = cards.step[step]
    if text.how & Flag.HIDDEN != 0 and g.zone[slot] == Zone.HAND and text.zone == Zone.DECK:
        move_unseen_to_deck(g, slot)
    else:
        move_from(g, cards, slot, text.zone, text.state, 1 if text.how & Flag.BOTTOM != 0 else 0)
    return 1


@unit
def put(g: np.record, cards: np.record, f: int, slot: int) -> int:
    """PUT: a Z/X moves to the effect's Square, a card from elsewhere appears there (CR 1006)."""
    square = g.agenda[f].square
    if square == NONE:
        return 0
    if g.zone[slot] == Zone.SQUARE:
        move_between_squares(g, slot, square)
        return 1
    at = push(g, Frame.APPEAR, owner_of(slot), slot)
    g.agenda[at].square = square
    # It is not played: Life Recovery and Void Bringer ask for a play from Life (CR 1102.1).
    g.agenda[at].origin = Zone.NOWHERE
    g.agenda[at].bits = Way.BY_ABILITY
    return 1


@unit
def play_free(g: np.record, cards: np.record, slot: int, player: int) -> int:
    """PLAY_FREE. CR 803: play a card without paying its Cost."""
    if not can_play_free(g, cards, slot, player):
        return 0
    origin = g.zone[slot]
    f = push(g, Frame.PLAY, player, slot)
    g.agenda[f].origin = origin
    g.agenda[f].free = 1
    g.agenda[f].bits = Way.BY_ABILITY
    return 1


# -- steps about a player ------------------------------------------------------------------------------------


@unit
def _act_on_player(g: np.record, cards: np.record, step: int, op: int) -> None:
    f = g.frames - 1
    text = cards.step[step]
    player = g.agenda[f].player
    whom = player if text.side != Side.ENEMY else other(player)
    g.agenda[f].was_done = 1
    if op == Op.DRAW:
        draw(g, whom, text.amount)
    elif op == Op.FROM_DECK:
        from_deck(g, whom, text.amount, text.zone, text.state)
    elif op == Op.SHUFFLE:
        shuffle(g, whom)
    elif op == Op.PAY:
        pay(g, player, text.amount, text.colors)
    else:
        deal_to_player(g, whom, text.amount)
