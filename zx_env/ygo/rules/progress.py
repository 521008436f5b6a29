"""The one loop: take the top frame of the agenda until a player must decide or the duel is over."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.ygo import limits
from zx_env.ygo.rules.activation import activate
from zx_env.ygo.rules.agenda import push
from zx_env.ygo.rules.battle_step import battle_phase, battle_step, before, declare, end_step, replay
from zx_env.ygo.rules.chain import chain, resolve, window
from zx_env.ygo.rules.choices import choosing
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.rules.damage_step import (
    damage_1,
    damage_2,
    damage_3,
    damage_4,
    damage_5,
    damage_6,
    damage_7,
    inflict,
    result,
)
from zx_env.ygo.rules.effects import effect
from zx_env.ygo.rules.moves import check_state
from zx_env.ygo.rules.triggers import triggers
from zx_env.ygo.rules.turn import begin_turn, draw_phase, end_phase, hand_limit, main_2, main_phase, summon
from zx_env.ygo.rules.zones import check_winner, stop_with
from zx_env.ygo.terms import NONE, Ask, Fault, Frame


@rule
def _take_turn(g: np.record, cards: np.record, match: np.record, kind: int) -> None:
    """Perform a frame of the duel around the battle (rulings YR12 to YR16)."""
    if kind == Frame.MAIN:
        main_phase(g, cards)
    elif kind == Frame.TURN:
        begin_turn(g, match)
    elif kind == Frame.DRAW:
        draw_phase(g, cards)
    elif kind == Frame.MAIN_2:
        main_2(g)
    elif kind == Frame.SUMMON:
        summon(g, cards)
    elif kind == Frame.END:
        end_phase(g, cards)
    elif kind == Frame.HAND_LIMIT:
        hand_limit(g, cards)
    else:
        stop_with(g, Fault.UNKNOWN_FRAME)


@rule
def _battle(g: np.record, cards: np.record, kind: int) -> None:
    """Perform a frame of the Battle Phase around the Damage Step."""
    if kind == Frame.BATTLE:
        battle_phase(g)
    elif kind == Frame.BATTLE_STEP:
        battle_step(g)
    elif kind == Frame.DECLARE:
        declare(g, cards)
    elif kind == Frame.BEFORE:
        before(g)
    elif kind == Frame.REPLAY:
        replay(g, cards)
    else:
        end_step(g)


@rule
def _damage(g: np.record, cards: np.record, kind: int) -> None:
    """Perform a substep of the Damage Step."""
    if kind == Frame.DAMAGE_1:
        damage_1(g, cards)
    elif kind == Frame.DAMAGE_2:
        damage_2(g)
    elif kind == Frame.DAMAGE_3:
        damage_3(g, cards)
    elif kind == Frame.DAMAGE_4:
        damage_4(g, cards)
    elif kind == Frame.RESULT:
        result(g, cards)
    elif kind == Frame.INFLICT:
        inflict(g)
    elif kind == Frame.DAMAGE_5:
        damage_5(g)
    elif kind == Frame.DAMAGE_6:
        damage_6(g, cards)
    else:
        damage_7(g, cards)


@rule
def _perform(g: np.record, cards: np.record, match: np.record) -> None:
    kind = g.agenda[g.frames - 1].kind
    if kind == Frame.WINDOW:
        window(g, cards)
    elif kind == Frame.CHAIN:
        chain(g, cards)
    elif kind == Frame.RESOLVE:
        resolve(g, cards)
    elif kind == Frame.ACTIVATE:
        activate(g, cards)
    elif kind == Frame.EFFECT:
        effect(g, cards)
    elif kind == Frame.CHOOSE:
        choosing(g)
    elif kind == Frame.TRIGGERS:
        triggers(g, cards)
    elif kind >= Frame.DAMAGE_1 and kind <= Frame.DAMAGE_7:
        _damage(g, cards, kind)
    elif kind >= Frame.BATTLE and kind <= Frame.END_STEP:
        _battle(g, cards, kind)
    else:
        _take_turn(g, cards, match, kind)


@rule
def _is_amid(kind: int) -> bool:
    """Return whether this frame is in the middle of an action, so that the state is checked only after it."""
    return kind == Frame.ACTIVATE or kind == Frame.EFFECT or kind == Frame.CHOOSE or kind == Frame.SUMMON


@unit
def _end_turn_now(g: np.record) -> None:
    """Ruling YR40: go to the End Phase: drop the waiting effects, and skip the rest of the turn."""
    g.turn_ended = 0
    g.frames = 0
    g.waiting_count = 0
    push(g, Frame.END, g.turn_player, NONE)


@unit
def advance(g: np.record, cards: np.record, match: np.record) -> None:
    """Advance the duel until a player must decide (`g.asked`) or the duel is over (`Ask.OVER`)."""
    performed = 0
    while g.asked == Ask.NOTHING:
        performed += 1
        if performed > limits.PERFORMED and g.over == 0:
            g.truncated = 1
            g.over = 1
        # Ruling YR15: checked as soon as Life Points change.
        if g.life_points[0] <= 0 or g.life_points[1] <= 0 or g.decked_out != 0:
            check_winner(g)
        if g.over == 1:
            g.asked = Ask.OVER
            break
        if g.turn_ended == 1 and g.links == 0:
            _end_turn_now(g)
        if g.unsettled == 1 and not _is_amid(g.agenda[g.frames - 1].kind):
            check_state(g, cards)
            continue
        _perform(g, cards, match)
    if g.stale == 1:
        renew(g, cards)
