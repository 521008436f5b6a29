"""Conditions, down to rows of CONDITION.

Not here: what a condition asks (rules/selectors.py).
"""

from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.encode.which import asks_power, tribe_bits, write_selector
from zx_env.zx.cards.language import (
    Among,
    AnyOf,
    AtLeast,
    AtMost,
    CameBy,
    Condition,
    Different,
    DiscardedTo,
    Happened,
    InPhase,
    Level,
    NotYet,
    NthTime,
    PlayedRegularly,
    PlayerNamed,
    SlainBy,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.cards.names import Tribe
from zx_env.zx.terms import ANY_NUMBER, NONE, ConditionKind, Occurrence, Side

_REMEMBERED = (
    Occurrence.MOVES,
    Occurrence.IS_DISCARDED,
    Occurrence.IS_DESTROYED,
    Occurrence.APPEARS,
    Occurrence.ATTACKS,
    Occurrence.EVENT_IS_PLAYED,
    Occurrence.PLAYER_IS_DAMAGED,
    Occurrence.OVERBOOSTED,
)
"""Occurrences that a condition can ask for later in the turn."""


def write_inner(tables: Tables, condition: Condition, spot: Spot) -> int:
    """The first row of the conditions inside an AnyOf: before those that must stand side by side."""
    if not isinstance(condition, AnyOf):
        return NONE
    if id(condition) not in tables.inner:
        needs = condition.needs
        if len(needs) < 2 or any(isinstance(need, AnyOf) for need in needs):
            raise spot.at("needs").refuse("one of 2 or more plain conditions")
        rows = [write_condition(tables, need, spot.at(f"needs[{i}]")) for i, need in enumerate(needs)]
        tables.inner[id(condition)] = rows[0]
    return tables.inner[id(condition)]


def write_condition(tables: Tables, condition: Condition, spot: Spot) -> int:
    """A new row of CONDITION: those of one ability stand side by side."""
    values: dict[str, int] = {"selector": NONE, "high": ANY_NUMBER}
    match condition:
        case AtLeast(number, among):
            if number < 1:
                raise spot.at("number").refuse(f"at least {number} always holds")
            values |= {"kind": ConditionKind.COUNT, "low": number}
            values["selector"] = _counted(tables, among, spot.at("among"))
        case AtMost(number, among):
            if number < 0:
                raise spot.at("number").refuse(f"at most {number} never holds")
            values |= {"kind": ConditionKind.COUNT, "high": number}
            values["selector"] = _counted(tables, among, spot.at("among"))
        case Level(_, number) | ZeroOptima(number):
            if number < 1:
                raise spot.at("number").refuse(f"at least {number} always holds")
            values |= {"kind": ConditionKind.COUNT, "low": number}
            values["selector"] = write_selector(tables, condition.among, spot)
        case Different(number, trait, among):
            if number < 2:
                raise spot.at("number").refuse("2 or more can be different")
            values |= {"kind": ConditionKind.DIFFERENT, "low": number, "high": trait}
            values["selector"] = _counted(tables, among, spot.at("among"))
        case DiscardedTo(tribe):
            values |= {"kind": ConditionKind.DISCARDED_TO_TRIBE, "tribes": 1 << tribe}
        case CameBy(way):
            values |= {"kind": ConditionKind.CAME_BY, "low": way}
        case NthTime(number):
            if number < 1:
                raise spot.at("number").refuse("no time comes before the first")
            values |= {"kind": ConditionKind.NTH_TIME, "low": number}
        case PlayedRegularly():
            values |= {"kind": ConditionKind.PLAYED_REGULARLY}
        case InPhase(phase):
            values |= {"kind": ConditionKind.IN_PHASE, "low": phase}
        case Happened(what) | NotYet(what):
            if what not in _REMEMBERED:
                raise spot.at("what").refuse(f"no rule remembers {what.name}")
            values |= {"kind": ConditionKind.HAPPENED, "low": what}
            values |= {"side": condition.side} if isinstance(condition, Happened) else {"high": 0}
        case AnyOf(needs):
            first = write_inner(tables, condition, spot)
            values |= {"kind": ConditionKind.ANY_OF, "selector": first, "high": len(needs)}
        case TurnOf(side):
            if side == Side.ANY:
                raise spot.at("side").refuse("a turn is Side.OWN or Side.ENEMY")
            values |= {"kind": ConditionKind.TURN_OF, "side": side}
        case PlayerNamed():
            keys = sum(1 << key for key in set(condition.keys))
            values |= {"kind": ConditionKind.PLAYER_NAMED, "player_keys": keys}
        case SlainBy(tribe):
            tribes = tribe_bits(tuple(Tribe) if tribe is None else tribe)
            values |= {"kind": ConditionKind.SLAIN_BY_TRIBE, "tribes": tribes}
    return tables.new("condition", spot, **values)


def _counted(tables: Tables, among: Among, spot: Spot) -> int:
    """A selector for a condition: a continuous ability must not ask for the Power that it changes."""
    if asks_power(among):
        raise spot.refuse("no condition asks for Power")
    return write_selector(tables, among, spot)
