"""Encode conditions as rows of CONDITION.

See also: rules/selectors.py, which tests them.
"""

from dataclasses import replace
from typing import assert_never

from zx_env.zx import limits
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.bits import way_bits
from zx_env.zx.cards.encode.effects.which import (
    OF_A_DOER,
    asks_power,
    counted_selector,
    name_row,
    write_bound,
    write_selector,
)
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    EVERYWHERE,
    Among,
    AnyOf,
    AtLeast,
    AtMost,
    Bound,
    CameBy,
    Condition,
    CostOf,
    Counters,
    Different,
    DiscardedTo,
    FirstPlayer,
    Happened,
    HasCounters,
    InPhase,
    Level,
    NoResourcePut,
    NthTime,
    Pairs,
    Per,
    PlayedRegularly,
    PlayerCard,
    PlayerNamed,
    PowerOf,
    SlainBy,
    ThisTurn,
    TurnNumber,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    CardType,
    Comparison,
    ConditionKind,
    Occurrence,
    Side,
    Way,
    Zone,
)

_REMEMBERED = (
    Occurrence.MOVES,
    Occurrence.IS_DISCARDED,
    Occurrence.IS_DESTROYED,
    Occurrence.APPEARS,
    Occurrence.ATTACKS,
    Occurrence.EVENT_IS_PLAYED,
    Occurrence.PLAYER_IS_DAMAGED,
    Occurrence.OVERBOOSTED,
    Occurrence.IS_DRAWN,
)
"""Occurrences that a condition can test later in the turn."""

_UNDER_COUNTED = "Force of such a Z/X is counted only in an effect, by AtLeast and AtMost, in no AnyOf"

_MOST_TURNS = 50
"""No text counts so far, and a condition stores a small number."""
_FROM_SOMEWHERE = (
    Occurrence.IS_REMOVED,
    Occurrence.PUT_IN_CHARGE,
    Occurrence.PUT_IN_RESOURCE,
    Occurrence.PUT_IN_TRASH,
)
"""Occurrences of which the zone is remembered that the card came from."""

_CAUSED = (
    Occurrence.MOVES,
    Occurrence.IS_DISCARDED,
    Occurrence.IS_DESTROYED,
    Occurrence.IS_DRAWN,
    *_FROM_SOMEWHERE,
)
"""Occurrences of which is remembered whose ability let them happen (ruling H200)."""

_PLAYED_FROM = [zone for zone in Zone if zone <= Zone.DYNAMIS]
"""Zones from which rules and abilities play Events."""


def write_inner(context: Context, condition: Condition, spot: Spot) -> int:
    """Write the conditions inside an AnyOf and return their first row; NONE for other conditions.

    Call this before the conditions of the ability are written, because their rows must be adjacent.
    """
    if not isinstance(condition, AnyOf):
        return NONE
    if id(condition) not in context.tables.inner:
        needs = condition.needs
        if len(needs) < 2 or any(isinstance(need, AnyOf) for need in needs):
            raise spot.at("needs").refuse("one of 2 or more plain conditions")
        inner = replace(context, may_count_power=False)
        rows = [write_condition(inner, need, spot.at(f"needs[{i}]")) for i, need in enumerate(needs)]
        context.tables.inner[id(condition)] = rows[0]
    return context.tables.inner[id(condition)]


def write_condition(context: Context, condition: Condition, spot: Spot) -> int:
    """Write a condition and return its row of CONDITION. The rows of one ability must be adjacent."""
    values: dict[str, int] = {"selector": NONE, "high": ANY_NUMBER}
    keys = [0] * limits.KEY_WORDS
    match condition:
        case AtLeast() | AtMost() if _compares(condition):
            values |= _comparing(context, condition, spot)
        case AtLeast() | AtMost() | Level() | ZeroOptima() | Different():
            values |= _counting(context, condition, spot)
        case DiscardedTo(tribe):
            values |= {
                "kind": ConditionKind.DISCARDED_TO_TRIBE,
                "tribes": context.tables.remembered((tribe,)),
            }
        case CameBy():
            kind = ConditionKind.STANDS_BY if context.is_of_always else ConditionKind.CAME_BY
            if Way.BY_IGNITION in condition.ways:
                raise spot.at("way").refuse("what appears by Ignition has BY_PLAY and FROM_DECK")
            wanted, barred = way_bits(condition.ways)
            values |= {"kind": kind, "low": wanted, "high": barred}
        case NthTime(number):
            if number < 1:
                raise spot.at("number").refuse("no time comes before the first")
            values |= {"kind": ConditionKind.NTH_TIME, "low": number}
        case HasCounters(kind, number):
            if number < 1:
                raise spot.at("number").refuse(f"at least {number} always holds")
            place = context.tables.vocabulary.counters[kind]
            values |= {"kind": ConditionKind.COUNTERS, "low": number, "high": place}
        case PlayedRegularly(origin):
            if context.kind not in (CardType.EVENT, CardType.EVENT_EX):
                raise spot.refuse(f"only the text of an Event asks it, and this card is {context.kind.name}")
            if origin is not None and origin not in _PLAYED_FROM:
                raise spot.at("origin").refuse(f"no card is played from {origin.name}")
            low = 0 if origin is None else origin + 1
            values |= {"kind": ConditionKind.PLAYED_REGULARLY, "low": low}
        case InPhase(phase):
            values |= {"kind": ConditionKind.IN_PHASE, "low": phase}
        case Happened(_, _, False):
            values |= _happened(condition, spot)
        case Happened(Occurrence.DESTROYS_IN_BATTLE):
            raise spot.at("what").refuse("who destroyed an enemy Z/X by attacking is asked by SlainBy")
        case Happened():
            values |= {"kind": ConditionKind.CAUSED, "low": write_cause(context, condition, spot)}
        case AnyOf(needs):
            first = write_inner(context, condition, spot)
            values |= {"kind": ConditionKind.ANY_OF, "selector": first, "high": len(needs)}
        case TurnOf(side):
            if side == Side.ANY:
                raise spot.at("side").refuse("a turn is Side.OWN or Side.ENEMY")
            values |= {"kind": ConditionKind.TURN_OF, "side": side}
        case NoResourcePut(side):
            if side == Side.ANY:
                raise spot.at("side").refuse("the Resource Phase of one player: Side.OWN or Side.ENEMY")
            values |= {"kind": ConditionKind.NO_RESOURCE_PUT, "side": side}
        case TurnNumber(number, second):
            if not 1 <= number <= _MOST_TURNS:
                raise spot.at("number").refuse(f"a player's turns are counted from 1 to {_MOST_TURNS}")
            values |= {"kind": ConditionKind.TURN_NUMBER, "low": 2 * number if second else 2 * number - 1}
        case FirstPlayer(side):
            if side == Side.ANY:
                raise spot.at("side").refuse("the first turn is that of Side.OWN or Side.ENEMY")
            values |= {"kind": ConditionKind.FIRST_PLAYER, "side": side}
        case PlayerNamed():
            values |= {"kind": ConditionKind.PLAYER_NAMED}
            keys = context.tables.vocabulary.key_words(condition.keys)
        case PlayerCard(named):
            name = name_row(context, named, spot.at("named"))
            kinds = context.tables.kinds.get(name, {CardType.PLAYER})
            if not {CardType.PLAYER, CardType.PLAYER_EX} & set(kinds):
                raise spot.at("named").refuse("neither a Player card nor a Player Extra has this name")
            values |= {"kind": ConditionKind.PLAYER_CARD, "low": name}
        case SlainBy() if condition.cause is not None:
            values |= {"kind": ConditionKind.CAUSED, "low": write_cause(context, condition.cause, spot)}
        case SlainBy(tribe):
            tribes = 0 if tribe is None else context.tables.remembered((tribe,))
            values |= {"kind": ConditionKind.SLAIN_BY_TRIBE, "tribes": tribes}
        case _:
            assert_never(condition)
    return context.tables.new("condition", spot, player_keys=keys, **values)


def _happened(condition: Happened, spot: Spot) -> dict[str, int]:
    """Return the fields of a condition that something happened, by whatever."""
    what = condition.what
    if what not in _REMEMBERED:
        raise spot.at("what").refuse(
            f"no rule remembers {what.name}" + (", but `by_ability`" if what in _CAUSED else "")
        )
    if condition.origin is not None:
        raise spot.at("origin").refuse("the zone is remembered of what an ability did: say `by_ability`")
    return {"kind": ConditionKind.HAPPENED, "low": what, "side": condition.side}


def write_cause(context: Context, condition: Happened, spot: Spot) -> int:
    """Write what an ability did and return its row of CAUSE; equal ones share a row."""
    rows = context.tables.causes
    if condition not in rows:
        what, origin = condition.what, condition.origin
        if what not in (*_CAUSED, Occurrence.DESTROYS_IN_BATTLE):
            raise spot.at("by_ability").refuse(f"no rule remembers by what {what.name} happened")
        if origin is not None and (what not in _FROM_SOMEWHERE or origin > Zone.DYNAMIS):
            raise spot.at("origin").refuse(f"no rule remembers that {what.name} came from {origin.name}")
        rows[condition] = context.tables.new(
            "cause",
            spot,
            selector=_of_doer(context, condition.by_ability, spot.at("by_ability")),
            occurrence=what,
            side=condition.side,
            origin=NONE if origin is None else origin,
        )
    return rows[condition]


def _of_doer(context: Context, by: bool | Among, spot: Spot) -> int:
    """Return the row of the selector of the cards whose ability did it, NONE for any card."""
    if isinstance(by, bool):
        return NONE
    if by.zones not in ((Zone.SQUARE,), EVERYWHERE) or by.on != ANY_SQUARE:
        raise spot.refuse("whose ability it was: zx(...), or card(side, EVERYWHERE, ...), and no Squares")
    if asks_power(by) or by.state is not None or by.next_to is not None or set(by.having) - OF_A_DOER:
        raise spot.refuse("whose ability it was is asked for what it is, not for how it is")
    zones = tuple(Zone) if by.zones == EVERYWHERE else by.zones
    return write_selector(context, replace(by, zone=zones), spot, at_an_occurrence=True)


def _compares(condition: AtLeast | AtMost) -> bool:
    """Return whether the condition adds up cards, or compares with a number that is computed."""
    return not isinstance(condition.number, int) or isinstance(condition.among, CostOf | PowerOf | Per)


def _comparing(context: Context, condition: AtLeast | AtMost, spot: Spot) -> dict[str, int]:
    """Return the fields of a condition that compares two numbers, of which at least one is computed."""
    number, among, at = condition.number, condition.among, spot.at("among")
    if isinstance(among, Per) and not (among.colors and among.amount == 1):
        raise at.refuse("cards are counted as they are; Per(1, cards, colors=True) counts their colors")
    counted = among if isinstance(among, CostOf | PowerOf | Per) else Per(1, among)
    if number == counted:
        raise spot.at("number").refuse("that is what it is compared with")
    is_least = isinstance(condition, AtLeast)
    if isinstance(number, int) and not isinstance(counted, PowerOf) and number < is_least:
        raise spot.at("number").refuse(f"at {'least' if is_least else 'most'} {number} is no condition")
    if not context.may_count_power:
        _check_without_power(number, spot.at("number"))
        _check_without_power(counted, at)
    return {
        "kind": ConditionKind.COMPARED_NOW if context.may_count_power else ConditionKind.COMPARED,
        "selector": write_bound(context, counted, at),
        "low": number if isinstance(number, int) else 0,
        "high": NONE if isinstance(number, int) else write_bound(context, number, spot.at("number")),
        "side": Comparison.AT_LEAST if is_least else Comparison.AT_MOST,
    }


def _check_without_power(bound: Bound, spot: Spot) -> None:
    """Refuse a number that an AnyOf or an Always ability cannot compare: of one card, or by Power."""
    if isinstance(bound, int):
        return
    among = bound.among if isinstance(bound, Per) else bound.what
    if isinstance(among, Among) and among.under is not None:
        raise spot.at("under").refuse(_UNDER_COUNTED)
    is_counted = isinstance(among, ThisTurn | Pairs | Counters) or (
        isinstance(among, Among) and not asks_power(among)
    )
    if isinstance(bound, PowerOf) or not is_counted:
        raise spot.refuse("in an AnyOf or an Always ability described cards are compared, and not by Power")


def _counting(
    context: Context, condition: AtLeast | AtMost | Level | ZeroOptima | Different, spot: Spot
) -> dict[str, int]:
    """Return the fields of a condition that counts cards."""
    match condition:
        case AtLeast(int(number), _) | Level(_, number) | ZeroOptima(number):
            if number < 1:
                raise spot.at("number").refuse(f"at least {number} always holds")
            values: dict[str, int] = {"kind": ConditionKind.COUNT, "low": number}
        case AtMost(int(number), _):
            if number < 0:
                raise spot.at("number").refuse(f"at most {number} never holds")
            values = {"kind": ConditionKind.COUNT, "high": number}
        case Different(number, trait, _):
            if number < 2:
                raise spot.at("number").refuse("2 or more can be different")
            values = {"kind": ConditionKind.DIFFERENT, "low": number, "high": trait}
        case _:
            raise AssertionError(condition)
    is_said = not isinstance(condition, Level | ZeroOptima)
    at = spot.at("among") if is_said else spot
    if isinstance(condition.among, Counters) and isinstance(condition, AtLeast):
        raise at.refuse("say HasCounters")
    if isinstance(condition.among, ThisTurn | Pairs | Counters):
        return values | {"selector": counted_selector(context, condition.among, at)}
    assert isinstance(condition.among, Among)
    by_power = asks_power(condition.among)
    if by_power or condition.among.under is not None:
        if not context.may_count_power or values["kind"] != ConditionKind.COUNT:
            if not by_power:
                raise at.at("under").refuse(_UNDER_COUNTED)
            where = "Power is counted by AtLeast and AtMost, in no AnyOf and no Always ability"
            raise at.refuse(f"{where}; neither are bounds worked out elsewhere")
        values["kind"] = ConditionKind.COUNT_NOW
    values["selector"] = write_selector(context, condition.among, at)
    return values
