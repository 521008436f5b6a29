"""Write the purpose of the pending decision and the lasting effects into an observation."""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.decision.columns import LASTING_ROWS, BoardFact, CauseFact, LastingFact, OptionFact, PairFact
from zx_env.zx.op_groups import Frame
from zx_env.zx.quantities import Scale
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.grants import granted_place, has_gained
from zx_env.zx.rules.slots import owner_of
from zx_env.zx.rules.waits import entry_of, that_of
from zx_env.zx.rules.zones import is_same_object, seen_by
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    POWER_UNIT,
    AbilityKind,
    Op,
    Zone,
)

DECIDING = sum(
    1 << op
    for op in (
        *(Op.CHOOSE, Op.CHOOSE_SQUARE, Op.MAY, Op.IF, Op.IF_DONE, Op.MODE, Op.GO_ON),
        *(Op.IF_PICKED, Op.IF_CAN_PAY, Op.DELAY, Op.COUNT_TIMES, Op.AGAIN),
    )
)
"""Steps of effects, as bits 1 << terms.Op, that only choose or decide and change nothing."""
IN_POINTS = 1 << Op.DAMAGE | 1 << Op.POWER | 1 << Op.DIVIDE | 1 << Op.GAIN_POWER | 1 << Op.SET_POWER
"""Steps, as bits 1 << terms.Op, whose amount is Power or damage; observations contain it in 500s."""
_ROWS = 1 << Op.BAR_PLAY | 1 << Op.NEXT_LESS | 1 << Op.UNAFFECTED | 1 << Op.LEAVE_TO | 1 << Op.GAIN_COST
"""Lasting effects, as bits, whose amount is a row of the card table, which means nothing to a player."""
FARTHEST_STEP = 6
"""Number of steps, from the choice on, that are searched for the effect on the chosen card."""


@rule
def _capped(number: int) -> int:
    return min(max(number, -128), 127)


@rule
def _is_in(bits: int, op: int) -> bool:
    return op < 63 and has_bit(bits, op)


@rule
def _in_cells(op: int, amount: int) -> int:
    """Return an amount as a cell contains it: Power and damage in 500s."""
    return _capped(amount // POWER_UNIT if _is_in(IN_POINTS, op) else amount)


@rule
def _write_step(g: np.record, cards: np.record, obs: np.record, place: int) -> None:
    """Write the ability of the asking effect, and its next step that acts on the chosen card."""
    frame = g.agenda[place]
    cause = obs.cause
    if frame.ability != NONE:
        ability = cards.ability[frame.ability]
        cause[CauseFact.ABILITY_KIND] = ability.kind + 1
        if ability.kind == AbilityKind.AUTOMATIC:
            cause[CauseFact.OCCURRENCE] = ability.occurrence + 1
        cause[CauseFact.ABILITY_PLACE] = max(ability.place, 0)
        cost = ability.cost_step
        cause[CauseFact.IS_COST] = 1 if 0 <= cost and cost <= frame.step and frame.step < ability.step else 0
    step = frame.step
    for _ in range(FARTHEST_STEP):
        op = cards.step[step].op
        if op == Op.FINISH:
            return
        if not _is_in(DECIDING, op):
            cause[CauseFact.OP] = op
            if cards.step[step].scale == Scale.FIXED:
                cause[CauseFact.AMOUNT] = _in_cells(op, cards.step[step].amount)
            if op == Op.MOVE or op == Op.FROM_DECK or op == Op.REST:
                cause[CauseFact.TO_ZONE] = cards.step[step].zone + 1
            return
        step += 1


@rule
def write_cause(g: np.record, cards: np.record, obs: np.record) -> None:
    """Write the field `cause` (CauseFact): the asking rule or effect, and the effect on the chosen card."""
    if g.frames == 0:
        return
    place = g.frames - 1
    top = g.agenda[place]
    cause = obs.cause
    if top.kind == Frame.CHOOSE:
        cause[CauseFact.AT_LEAST] = top.low
        cause[CauseFact.AT_MOST] = top.high
        cause[CauseFact.COST_LEFT] = 0 if top.total_cost == ANY_NUMBER else top.total_cost
    elif top.kind == Frame.PAY:
        cause[CauseFact.TO_PAY] = _capped(top.amount)
    if top.kind == Frame.CHOOSE or top.kind == Frame.PAY:
        place -= 1  # the asking frame lies below: CHOOSE and PAY are never the lowest frame
    cause[CauseFact.FRAME] = g.agenda[place].kind
    if g.agenda[place].kind == Frame.EFFECT:
        _write_step(g, cards, obs, place)


@unit
def write_effect_pairs(obs: np.record) -> None:
    """Write EFFECT_DESTROYS_IT of PairFact: 1 for each choosable Z/X that the asking effect would destroy."""
    op = obs.cause[CauseFact.OP]
    if op != Op.DAMAGE and op != Op.DESTROY:
        return
    for k in range(limits.SQUARES):
        if obs.board[k, BoardFact.CAN_BE_CHOSEN] == 1:
            if op == Op.DESTROY or 0 < obs.board[k, BoardFact.POWER_LEFT] <= obs.cause[CauseFact.AMOUNT]:
                obs.board[k, PairFact.EFFECT_DESTROYS_IT] = 1


@rule
def write_waiting(g: np.record, cards: np.record, obs: np.record, k: int, number: int, player: int) -> None:
    """Write the waiting ability of option `k`: its place on its card, its trigger and the other card."""
    waiting = g.waiting[entry_of(g, number)]
    ability = cards.ability[waiting.ability]
    obs.options[k, OptionFact.ABILITY_PLACE] = max(ability.place, 0)
    if ability.kind == AbilityKind.AUTOMATIC:
        obs.options[k, OptionFact.OCCURRENCE] = ability.occurrence + 1
    that = that_of(g, number)
    if that != NONE:
        slot = g.those_slot[that]
        if is_same_object(g, slot, g.those_serial[that]) and g.square[slot] != NONE:
            obs.options[k, OptionFact.THAT_SQUARE] = seen_by(g.square[slot], player) + 1


@rule
def _write_given(g: np.record, obs: np.record, k: int, slot: int, until: int, player: int) -> None:
    own = owner_of(slot) == player
    obs.lasting[k, LastingFact.OWN if own else LastingFact.ENEMY] = 1
    if g.zone[slot] == Zone.SQUARE and g.square[slot] != NONE:
        obs.lasting[k, LastingFact.SQUARE] = seen_by(g.square[slot], player) + 1
    obs.lasting[k, LastingFact.UNTIL] = until


@unit
def write_lasting(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    """Write the lasting effects, up to the number of rows. Skip effects on cards that have left."""
    k = 0
    for i in range(g.granted_count):
        granted = g.lasting[granted_place(i)]
        slot = granted.slot
        if not has_gained(g, i, slot):
            continue
        if g.zone[slot] == Zone.SQUARE and slot % limits.HALF != limits.PLAYER_CARD:
            obs.board[seen_by(g.square[slot], player), BoardFact.GAINED] += 1
        if k < LASTING_ROWS:
            _write_given(g, obs, k, slot, granted.until, player)
            ability = cards.ability[granted.amount]
            obs.lasting[k, LastingFact.ABILITY_KIND] = ability.kind + 1
            if ability.kind == AbilityKind.AUTOMATIC:
                obs.lasting[k, LastingFact.OCCURRENCE] = ability.occurrence + 1
            k += 1
    for i in range(g.lasting_count):
        held = g.lasting[i]
        if held.op == Op.REMEMBER_WAY:
            continue  # a note of the rules, not a lasting effect
        of_player = held.slot % limits.HALF == limits.PLAYER_CARD and held.slot < limits.FIRST_TOKEN
        if k < LASTING_ROWS and (of_player or is_same_object(g, held.slot, held.serial)):
            _write_given(g, obs, k, held.slot, held.until, player)
            obs.lasting[k, LastingFact.OP] = held.op
            if not _is_in(_ROWS, held.op) and held.op != Op.USE_UP and held.op != Op.REDIRECT:
                obs.lasting[k, LastingFact.AMOUNT] = _in_cells(held.op, held.amount)
            k += 1
