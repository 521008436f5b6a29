"""Conditions of abilities, which decide whether a card has the ability.

A condition is a row of the card table. It is checked for a `player` (the controller) and a card `this` (the
slot that has the ability). Queries only. See also: the cards that a selector matches (rules/selectors.py),
current icons and Costs (rules/layers.py).
"""

import numpy as np

from zx_env.compiling.decorators import rule, unit
from zx_env.zx import limits
from zx_env.zx.op_groups import (
    Fault,
    Frame,
)
from zx_env.zx.rules.bits import has_bit
from zx_env.zx.rules.compared import bound_as_printed, compares
from zx_env.zx.rules.counting import (
    count_as_printed,
    count_different,
    enough_for,
)
from zx_env.zx.rules.grants import lasting_of
from zx_env.zx.rules.player_names import is_player_named, is_player_named_so
from zx_env.zx.rules.slots import other
from zx_env.zx.rules.under import lies_face_down
from zx_env.zx.rules.zones import has_overboost, stop_with
from zx_env.zx.terms import (
    NONE,
    ConditionKind,
    Op,
    Side,
    Way,
)

NO_TIMES = -10
"""The count zero in `g.locked` (ruling H58); each time subtracts 1. No other entry there is this small."""


@rule
def in_bounds(cards: np.record, condition: int, n: int) -> bool:
    """Return whether `n` is within the bounds of a condition that counts cards or different values."""
    row = cards.condition[condition]
    return row.low <= n and (row.kind == ConditionKind.DIFFERENT or n <= row.high)


@unit
def holds_as_printed(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    """Return whether the condition holds for the card `this` of `player`, by printed Cost and icons."""
    row = cards.condition[condition]
    if row.kind != ConditionKind.ANY_OF:
        return _holds_one(g, cards, condition, player, this)
    for i in range(row.high):
        if _holds_one(g, cards, row.selector + i, player, this):
            return True
    return False


@rule
def _is_played_regularly(g: np.record, slot: int, origin: int) -> bool:
    """Ruling H108: return whether the Event is being played by the rules, from `origin` if it is a zone."""
    for f in range(g.frames - 1, -1, -1):
        if g.agenda[f].kind == Frame.EVENT_DONE and g.agenda[f].slot == slot:
            if origin != NONE and g.agenda[f].origin != origin:
                return False
            return g.agenda[f].way & Way.BY_ABILITY == 0
    return False


@rule
def _times(g: np.record, cards: np.record, player: int, this: int) -> int:
    """Ruling H58: return how often cards of this name have carried out the current ability this turn."""
    place = cards.ability[g.agenda[g.frames - 1].ability].place
    key = cards.card[g.row[this]].name * limits.ABILITIES_OF_CARD + place
    # The count of a counted ability follows its key.
    for i in range(g.locked_count[player] - 1):
        if g.locked[player, i] == key:
            return NO_TIMES - g.locked[player, i + 1]
    return 0


@unit
def _holds_one(g: np.record, cards: np.record, condition: int, player: int, this: int) -> bool:
    row = cards.condition[condition]
    kind = row.kind
    if kind == ConditionKind.COUNT:
        n = count_as_printed(g, cards, row.selector, player, this, enough_for(row.low, row.high))
        return in_bounds(cards, condition, n)
    if kind == ConditionKind.COMPARED:
        two = row.low if row.high == NONE else bound_as_printed(g, cards, row.high, player, this)
        return compares(cards, condition, bound_as_printed(g, cards, row.selector, player, this), two)
    if kind == ConditionKind.TURN_OF:
        return (g.turn_player == player) == (row.side == Side.OWN)
    if kind == ConditionKind.NO_RESOURCE_PUT:
        # Ruling H248: the latest Resource Phase of that player may be of this turn or an earlier one.
        return has_bit(g.no_resource, player if row.side == Side.OWN else other(player))
    if kind == ConditionKind.TURN_NUMBER:
        # Ruling H146: the players take turns, from turn 1 on.
        return g.turn == row.low
    if kind == ConditionKind.FIRST_PLAYER:
        # Ruling H244: the turns with odd numbers are those of the player who had the first one.
        had_first = (g.turn_player == player) == (g.turn & 1 == 1)
        return had_first == (row.side == Side.OWN)
    if kind == ConditionKind.PLAYER_NAMED:
        return is_player_named_so(g, cards, condition, player)
    if kind == ConditionKind.PLAYER_CARD:
        # Ruling H114: the Player card in a Z/X Overboost is face down (CR 202.7d).
        return not has_overboost(g, player) and is_player_named(g, cards, player, row.low)
    if kind == ConditionKind.IN_PHASE:
        return g.phase == row.low
    if kind == ConditionKind.CAME_BY:
        way = g.agenda[g.frames - 1].way
        return way & row.low == row.low and way & row.high == 0
    if kind == ConditionKind.STANDS_BY:
        way = lasting_of(g, this, Op.REMEMBER_WAY)
        return way & row.low == row.low and way & row.high == 0
    if kind == ConditionKind.COUNTERS:
        return g.counters[player, row.high] >= row.low
    if kind == ConditionKind.NTH_TIME:
        return _times(g, cards, player, this) == row.low
    if kind == ConditionKind.PLAYED_REGULARLY:
        return _is_played_regularly(g, this, row.low - 1)
    if kind == ConditionKind.DIFFERENT:
        n = count_different(g, cards, row.selector, row.high, player, this)
        return in_bounds(cards, condition, n)
    if kind == ConditionKind.HAPPENED:
        own = row.side != Side.ENEMY and has_bit(g.happened[player], row.low)
        return own or (row.side != Side.OWN and has_bit(g.happened[other(player)], row.low))
    if kind == ConditionKind.CAUSED:
        return has_bit(g.caused[player], row.low)
    if kind == ConditionKind.DISCARDED_TO_TRIBE:
        return g.takers[player] & row.tribes != 0
    if kind == ConditionKind.SLAIN_BY_TRIBE:
        return g.slew[player] == 1 if row.tribes == 0 else g.slayers[player] & row.tribes != 0
    stop_with(g, Fault.UNKNOWN_CONDITION)
    return False


@rule
def has_ability_as_printed(g: np.record, cards: np.record, ability: int, player: int, this: int) -> bool:
    """Return whether the card has the ability: whether all its conditions hold, by printed Cost and icons."""
    first = cards.ability[ability].condition
    for i in range(cards.ability[ability].conditions):
        if not holds_as_printed(g, cards, first + i, player, this):
            return False
    return True


@unit
def ability_of_kind(cards: np.record, row: int, kind: int) -> int:
    """Return the row of the card's first ability of that kind (terms.AbilityKind), or NONE."""
    for i in range(cards.card[row].abilities):
        if cards.ability[cards.card[row].ability + i].kind == kind:
            return int(cards.card[row].ability) + i
    return NONE


@rule
def works_in(cards: np.record, ability: int, zone: int) -> bool:
    """Return whether the ability is valid while its card is in that zone (the printed 有効)."""
    return has_bit(cards.ability[ability].valid_in, zone)


@rule
def works_there(g: np.record, cards: np.record, ability: int, slot: int) -> bool:
    """Return whether the ability is valid where its card is now; a face-down Force has none (ruling H245)."""
    return works_in(cards, ability, g.zone[slot]) and not lies_face_down(g, slot)
