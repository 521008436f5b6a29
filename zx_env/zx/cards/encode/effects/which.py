"""Encode descriptions of cards as rows of SELECTOR.

See also: rules/selectors.py, which matches cards against them.
"""

from dataclasses import replace
from typing import Any

from zx_env.zx.cards.card_types import ALL_ZX, INCLUDED, ZX_TYPES
from zx_env.zx.cards.encode.context import OF_NAMED, Context
from zx_env.zx.cards.encode.effects.bits import zone_bits
from zx_env.zx.cards.encode.effects.measured import check_per, measure_of, times_of
from zx_env.zx.cards.encode.names import row_of_japanese
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.encode.vocabulary import several, tribes_asked
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    EVERYWHERE,
    Among,
    Bound,
    CostOf,
    Counted,
    Counters,
    It,
    Japanese,
    Pairs,
    Per,
    PowerOf,
    Squares,
    That,
    ThisTurn,
    zx,
)
from zx_env.zx.cards.names import OF_HALVES
from zx_env.zx.quantities import Bounded, Measure
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    APPEARED_BY,
    APPEARED_FROM,
    COUNTERS_OF,
    NONE,
    PAIRS,
    WAYS_COUNTED,
    CardType,
    Color,
    Fate,
    Having,
    Side,
    State,
    Target,
    Zone,
)

HIDDEN_ZONES = (Zone.DECK, Zone.HAND, Zone.LIFE, Zone.DYNAMIS)
"""Zones in which a player does not see every card."""

_KNOWN_BY = {
    Having.PICKED: "no choice before has picked anything",
    Having.KIN_OF_KEPT: "no choice before has picked anything to keep",
    Having.NAME_OF_PICKED: "no choice before has picked anything",
    Having.NAME_OF_KEPT: "no choice before has picked anything to keep",
    **dict.fromkeys(OF_NAMED.values(), "nothing of that kind has been named before: Name(...)"),
    Having.LOOKED_AT: (
        "nothing is being looked at: this belongs into a Look at a deck. Cards of Life are chosen by "
        "card(Side.OWN, Zone.LIFE), also in a Look"
    ),
}
"""Properties that need an earlier word, each with the error message if there is none."""

_OF_SQUARES = (
    Having.ATTACKING,
    Having.ATTACKED,
    Having.ATTACKING_YOU,
    Having.ATTACKING_PLAYER,
    Having.DAMAGED,
    Having.APPEARED_THIS_TURN,
    Having.IN_BATTLE,
    Having.NOT_IN_BATTLE,
    Having.ADJACENT,
    Having.WITH_FORCE,
    Having.WITHOUT_FORCE,
    Having.IN_BREAK,
    Having.ABOVE_THIS,
    Having.ON_ITS_SQUARE,
    Having.WITH_SHIELD,
    Having.WITHOUT_SHIELD,
)
"""Properties that only a card on a Square can have."""

_BOUNDED: dict[str, Bounded] = {bound.name.lower(): bound for bound in Bounded}
"""The fields of Among that can be computed bounds, by name."""

_NO_BOUNDS: dict[str, Any] = {
    "cost_at_most": ANY_NUMBER,
    "cost_at_least": 0,
    "power_at_most": ANY_POWER,
    "power_at_least": -ANY_POWER,
}

_OF_WHATEVER = {
    Having.NOT_THIS,
    Having.IS_THIS,
    Having.OTHER_NAME,
    Having.SAME_NAME,
    Having.ABILITYLESS,
    Having.NO_EX,
    Having.PRINTED_COST,
    Having.PRINTED_COLOR,
}
"""Properties that a card has in any zone."""

_OF_A_SOURCE = {Having.OTHER_NAME, Having.SAME_NAME, Having.NO_EX, Having.PRINTED_COST, Having.PRINTED_COLOR}
"""Properties for which the source of an effect can be asked."""

OF_A_DOER = {Having.NO_EX, Having.PRINTED_COST, Having.PRINTED_COLOR}
"""Properties for which a card can be asked whose ability did something."""

_OF_A_NEIGHBOR = {
    *(Having.NOT_THIS, Having.IS_THIS, Having.OTHER_NAME, Having.SAME_NAME, Having.NO_EX),
    *(Having.DAMAGED, Having.APPEARED_THIS_TURN, Having.IN_BATTLE, Having.NOT_IN_BATTLE),
    *(Having.ATTACKING, Having.ATTACKED, Having.WITH_FORCE, Having.WITHOUT_FORCE, Having.PRINTED_COLOR),
    Having.IN_BREAK,
}
"""Properties for which a card that stands next to another can be asked."""

_OF_FORCE = {Having.NOT_THIS, Having.IS_THIS, Having.OTHER_NAME, Having.SAME_NAME, Having.PRINTED_COLOR}
"""Properties for which a card that lies under another can be asked."""

OF_COST = {Having.COST_WITHIN_RESOURCE, Having.ODD_COST, Having.EVEN_COST}
"""Properties of the current Cost."""

_HIGHEST_NAMED = 14
"""The highest Cost that `costs` can name: one bit for each."""

_WITH_STATE = {Zone.SQUARE, Zone.RESOURCE, Zone.DYNAMIS}
"""Zones where a card has a State, or is face up or down."""

_SEEN_BY_BOTH = (Zone.SQUARE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)
"""Zones in which both players see every card."""

_OPPOSITES = (
    (Having.IS_THIS, Having.NOT_THIS),
    (Having.IN_BATTLE, Having.NOT_IN_BATTLE),
    (Having.WITH_FORCE, Having.WITHOUT_FORCE),
    (Having.IN_BREAK, Having.WITHOUT_FORCE),
    (Having.WITH_SHIELD, Having.WITHOUT_SHIELD),
    (Having.SAME_NAME, Having.OTHER_NAME),
    (Having.ODD_COST, Having.EVEN_COST),
)


def write_selector(
    context: Context,
    among: Among,
    spot: Spot,
    at_an_occurrence: bool = False,
    finds_player: bool = False,
) -> int:
    """Write a description of cards and return its row of SELECTOR; equal descriptions share a row.

    `at_an_occurrence`: the card of an occurrence is described, which may no longer be in any zone.
    `finds_player`: a rule matches Player cards against the description.
    """
    if not finds_player:
        _refuse_player(among, spot)
    for having in set(among.having) & set(_KNOWN_BY):
        if having not in context.known():
            raise spot.refuse(_KNOWN_BY[having])
        if context.flags:
            raise spot.refuse(f"a cost is asked for before it is paid and cards are chosen: no {having.name}")
    if Having.LOOKED_AT in among.having:
        if among.zones != (Zone.DECK,) or among.side not in (Side.ANY, context.looking_at):
            raise spot.refuse("the cards that are looked at are those of one deck: say looked(...)")
    if Zone.RESOURCE in among.zones and not at_an_occurrence:
        questions = context.resource_questions
        questions.tribes |= context.tables.remembered(tribes_asked(among))
        questions.more |= among != _but_tribes(among)
    return _row(context, among, NONE, spot, at_an_occurrence)


def sources_selector(context: Context, among: Among, spot: Spot, may_ask_power: bool = False) -> int:
    """Write the description of the cards whose effects are meant, in any zone, and return its row.

    The rules ask it before anything changes a value (ruling H99): no Power, and no Cost but the printed one.
    `may_ask_power`: they ask it when an effect is carried out (ruling H186).
    """
    if may_ask_power and asks_power(among) and among.kind not in ZX_TYPES:
        raise spot.at("kind").refuse("only Z/X have Power: say zx(...)")
    if (asks_power(among) and not may_ask_power) or (
        bounds_cost(among) and Having.PRINTED_COST not in among.having
    ):
        raise spot.refuse(
            "the source of an effect is asked for its printed Cost, by PRINTED_COST, and no Power"
        )
    more = {Having.NOT_THIS} if may_ask_power else set()
    if among.state is not None or among.on != ANY_SQUARE or set(among.having) - _OF_A_SOURCE - more:
        raise spot.refuse("the source of an effect is asked for what it is, not for where and how it is")
    return write_selector(context, replace(among, zone=tuple(Zone)), spot, at_an_occurrence=True)


def _refuse_player(among: Among, spot: Spot) -> None:
    if among.kind == CardType.PLAYER:
        raise spot.at("kind").refuse("no rule finds a Player card")


def counted_selector(context: Context, counted: Counted, spot: Spot) -> int:
    """Write the selector of what a description, ThisTurn, Pairs or Counters counts, and return its row."""
    if isinstance(counted, Pairs):
        return _pairs(context, counted.among, spot.at("among"))
    if isinstance(counted, Counters):
        kind = COUNTERS_OF + context.tables.vocabulary.counters[counted.kind]
        return _row(context, zx(Side.OWN), kind, spot, False)
    if not isinstance(counted, ThisTurn):
        return write_selector(context, counted, spot)
    among, at = counted.among, spot.at("among")
    _refuse_player(among, at)
    if among.zones not in ((Zone.SQUARE,), EVERYWHERE) or among.on != ANY_SQUARE:
        raise at.refuse("wherever they are now: zx(...), or card(side, EVERYWHERE, ...), and no Squares")
    if among.state is not None or among.next_to is not None or set(among.having) - _OF_WHATEVER:
        raise at.refuse("they are asked for by what they are, and not by how they stand or stood")
    if asks_power(among):
        raise at.refuse("no rule remembers the Power that they had")
    fate: int = counted.fate
    if counted.origin is not None:
        if counted.fate != Fate.APPEARED or counted.origin > Zone.DYNAMIS:
            raise spot.at("origin").refuse("where cards that appeared come from: Zone.DECK to Zone.DYNAMIS")
        fate = APPEARED_FROM + counted.origin
    if counted.way is not None:
        if counted.fate != Fate.APPEARED or counted.origin is not None or counted.way not in WAYS_COUNTED:
            ways = ", ".join(f"Way.{way.name}" for way in WAYS_COUNTED)
            raise spot.at("way").refuse(f"how cards appeared, from whichever zone: one of {ways}")
        fate = APPEARED_BY + WAYS_COUNTED.index(counted.way)
    return _row(context, replace(among, zone=tuple(Zone)), fate, at, True)


def _pairs(context: Context, among: Among, spot: Spot) -> int:
    """Write the selector of Z/X whose pairs are counted, and return its row."""
    _check_neighbor(among, spot)
    return _row(context, among, PAIRS, spot, False)


def _check_neighbor(among: Among, spot: Spot) -> None:
    """Refuse what no rule asks of cards that stand next to others."""
    if among.zones != (Zone.SQUARE,) or among.kind not in ZX_TYPES:
        raise spot.refuse("Z/X on Squares stand next to each other: say zx(...)")
    if asks_power(among) or set(among.having) - _OF_A_NEIGHBOR or among.next_to is not None:
        raise spot.refuse("what stands next to a card is asked neither for Power nor for its own neighbors")
    if (
        any(getattr(among, name) != value for name, value in _NO_BOUNDS.items())
        or among.icons + among.without_icons
        or among.costs
    ):
        raise spot.refuse("what stands next to a card is asked for no Cost and no icon, which may change")
    if among.above is not None:
        raise spot.at("above").refuse("what stands next to a card is not asked for the Force under it")


def _near(context: Context, next_to: Among | It | That | None, spot: Spot) -> dict[str, int]:
    """Return the fields of SELECTOR for the cards next to which a card must stand."""
    match next_to:
        case None:
            return {"near": NONE, "near_of": Target.NOTHING}
        case Among():
            _check_neighbor(next_to, spot)
            return {"near": write_selector(context, next_to, spot), "near_of": Target.ALL}
        case _:
            return {"near": NONE, "near_of": context.measured(next_to, spot, False)}


def _under(context: Context, under: Among | None, spot: Spot) -> dict[str, int]:
    """Ruling H137: return the field of SELECTOR for the Z/X under which a card must lie as Force."""
    if under is None:
        return {}
    if not context.is_in_program:
        raise spot.refuse("a card is asked for the Z/X above it only in an effect or a cost")
    if under.zones != (Zone.SQUARE,) or under.kind not in ZX_TYPES:
        raise spot.refuse("Force lies under Z/X on Squares: say zx(...)")
    plain = all(isinstance(getattr(under, name), int) for name in _BOUNDED) and not asks_power(under)
    if not plain or set(under.having) - _OF_A_NEIGHBOR or under.icons + under.without_icons:
        raise spot.refuse(
            "the Z/X above is asked neither for Power nor for icons, and for a Cost by a number"
        )
    if under.next_to is not None:
        raise spot.at("next_to").refuse("the Z/X above is not asked for its neighbors")
    return {"near": write_selector(context, under, spot)}


def _above(context: Context, among: Among, spot: Spot, at_an_occurrence: bool) -> dict[str, int]:
    """Ruling H234: return the fields of SELECTOR for the Force that must lie under a Z/X."""
    rows = {"above": NONE, "above_too": NONE}
    if among.above is None:
        return rows
    asked, at = several(among.above), spot.at("above")
    if among.zones != (Zone.SQUARE,) or among.kind not in ZX_TYPES or at_an_occurrence:
        raise at.refuse("Force lies under Z/X on Squares, and what leaves them has none: say zx(...)")
    if not 1 <= len(asked) <= len(rows) or len(set(asked)) < len(asked):
        raise at.refuse("one card under it is described, or two in different ways")
    for field, force in zip(rows, asked, strict=False):
        is_whole = force.zones == (Zone.FORCE,) and force.side == Side.ANY and force.state is None
        if not is_whole or force.under is not None or set(force.having) - _OF_FORCE:
            raise at.refuse("what lies under it, whose ever it is: card(Side.ANY, Zone.FORCE, ...)")
        if asks_power(force) or bounds_cost(force) or force.icons + force.without_icons:
            raise at.refuse("what lies under it is asked for no Cost, no Power and no icon")
        rows[field] = write_selector(context, force, at)
    return rows


def _row(context: Context, among: Among, fate: int, spot: Spot, at_an_occurrence: bool) -> int:
    bounded, bound = _write_bounds(context, among, spot)
    key = among, bound, fate
    if key not in context.tables.selectors:
        question = _question(
            context, replace(among, **_NO_BOUNDS) if bounded else among, spot, at_an_occurrence
        )
        is_plain = replace(among, state=None, **_NO_BOUNDS) == Among(among.side, among.zone, among.kind)
        context.tables.selectors[key] = context.tables.new(
            "selector", spot, **question, bounded=bounded, bound=bound, fate=fate, is_plain=is_plain
        )
    return context.tables.selectors[key]


def _write_bounds(context: Context, among: Among, spot: Spot) -> tuple[int, int]:
    """Write a computed bound; return its quantities.Bounded bits and row of BOUND (0, NONE without one)."""
    worked_out = {name: value for name in _BOUNDED if not isinstance(value := getattr(among, name), int)}
    if not worked_out:
        return 0, NONE
    first, *others = worked_out
    for name in others:
        if worked_out[name] != worked_out[first]:
            raise spot.at(name).refuse(f"one bound of a question is worked out, and that is `{first}`")
    for name in _BOUNDED:
        if name not in worked_out and getattr(among, name) != _NO_BOUNDS[name]:
            if name.split("_")[0] == first.split("_")[0]:
                raise spot.at(name).refuse(f"`{first}` is worked out: leave the number out")
    if among.costs and any(name.startswith("cost") for name in worked_out):
        raise spot.at("costs").refuse(f"`{first}` is worked out: leave the named Costs out")
    if Having.PRINTED_COST in among.having and any(name.startswith("cost") for name in worked_out):
        raise spot.at(first).refuse("a printed Cost is compared with a number")
    return sum(_BOUNDED[name] for name in worked_out), write_bound(context, worked_out[first], spot.at(first))


def write_bound(context: Context, bound: Per | CostOf | PowerOf, spot: Spot) -> int:
    """Write a computed number and return its row of BOUND; equal ones share a row."""
    values = _bound(context, bound, spot)
    key = tuple(values.values())
    if key not in context.tables.bounds:
        context.tables.bounds[key] = context.tables.new("bound", spot, **values)
    return context.tables.bounds[key]


def _bound(context: Context, bound: Per | CostOf | PowerOf, spot: Spot) -> dict[str, int]:
    """Return the fields of a row of BOUND."""
    values: dict[str, int] = {"selector": NONE, "amount": 1, "unit": 1, "plus": 0, "about": Target.NOTHING}
    if isinstance(bound, Per):
        check_per(bound, spot)
        measure = Measure.COLORS if bound.colors else Measure.COUNT
        values |= {"measure": measure, "amount": bound.amount, "unit": bound.cards, "plus": bound.plus}
        if isinstance(bound.among, ThisTurn | Pairs | Counters):
            return values | {"selector": counted_selector(context, bound.among, spot.at("among"))}
        return values | {"selector": _fixed_selector(context, bound.among, spot.at("among"))}
    is_cost = isinstance(bound, CostOf)
    values |= {"measure": measure_of(bound, spot), "plus": bound.plus}
    values |= {"amount": times_of(bound, spot)}
    if isinstance(bound.what, Among):
        return values | {"selector": _fixed_selector(context, bound.what, spot.at("what"))}
    return values | {"about": context.measured(bound.what, spot.at("what"), not is_cost)}


def _fixed_selector(context: Context, among: Among, spot: Spot) -> int:
    """Write the selector of the cards from which a bound is computed. Its own bounds must be numbers."""
    if isinstance(among.next_to, It | That):
        raise spot.at("next_to").refuse("inside a bound that is worked out neighbors are described: zx(...)")
    for name in _BOUNDED:
        if not isinstance(getattr(among, name), int):
            raise spot.at(name).refuse("inside a bound that is worked out bounds are numbers")
    return write_selector(context, among, spot)


def _question(context: Context, among: Among, spot: Spot, at_an_occurrence: bool) -> dict[str, int]:
    _check_among(among, spot, at_an_occurrence)
    types = 0 if among.kind is None else INCLUDED.get(among.kind, 1 << among.kind)
    name = NONE if among.named is None else name_row(context, among.named, spot.at("named"))
    check_named(context, name, types, spot)
    return {
        "tribes": context.tables.tribe_set(several(among.tribe)),
        "not_tribes": context.tables.tribe_set(several(among.not_tribe)),
        "parts": context.tables.part_set(several(among.name_contains)),
        "event_part": context.tables.part_set(several(among.or_event)),
        "cost_part": context.tables.part_set(several(among.or_name)),
        **(
            _near(context, among.next_to, spot.at("next_to")) | _under(context, among.under, spot.at("under"))
        ),
        **_above(context, among, spot, at_an_occurrence),
        "abilities": context.tables.ability_set(several(among.ability)),
        "power_low": _number(among.power_at_least),
        "power_high": _number(among.power_at_most),
        "name": name,
        "zones": zone_bits(among.zones),
        "types": types,
        "squares": squares_mask(context, among.on, spot.at("on")),
        "icons": sum(set(among.icons)),
        "not_icons": sum(set(among.without_icons)),
        "having": sum(set(among.having)),
        "colors": sum(set(several(among.color))),
        "not_colors": sum(set(several(among.not_color))),
        "cost_low": min(among.costs, default=_number(among.cost_at_least)),
        "cost_high": max(among.costs, default=_number(among.cost_at_most)),
        "costs": sum(1 << cost for cost in among.costs),
        "side": among.side,
        "state": NONE if among.state is None else among.state,
    }


def name_row(context: Context, name: str | Japanese, spot: Spot) -> int:
    """Return the row of a name; refuse a name that no card of the set has."""
    if isinstance(name, Japanese):
        return row_of_japanese(name, context.tables.japanese, spot.at("text"))
    if name not in context.tables.names:
        if name in context.tables.japanese:
            raise spot.refuse(f"say Japanese({name!r}), or the English name")
        raise spot.refuse(f"no card of this card set is named {name!r}")
    return context.tables.names[name]


def check_named(context: Context, name: int, types: int, spot: Spot) -> None:
    """Refuse a name whose cards are of no type in the bits `types`; a Shift lends its name to a Z/X."""
    kinds = context.tables.kinds.get(name)
    if not types or not kinds or any(types & 1 << kind for kind in kinds):
        return
    if types & ALL_ZX and CardType.SHIFT in kinds:
        return
    right = " or ".join(f"CardType.{kind.name}" for kind in sorted(kinds))
    raise spot.at("kind").refuse(f"no card of that name is of this type: kind={right}")


def _but_tribes(among: Among) -> Among:
    """Return the description reduced to what a payment tests: side, type, colors, tribes and State."""
    return Among(
        among.side,
        among.zone,
        among.kind,
        among.on,
        among.color,
        among.tribe,
        state=among.state,
        not_tribe=among.not_tribe,
        not_color=among.not_color,
    )


def squares_mask(context: Context, squares: Squares, spot: Spot) -> int:
    """Return the Squares as bits; refuse a diagram other than that of the same words elsewhere in the set."""
    diagram = context.tables.vocabulary.diagrams.get(squares.words, squares.diagram)
    if diagram.split() != squares.diagram.split():
        raise spot.at("diagram").refuse(f"{squares.words!r} is {diagram!r}: other Squares need other words")
    return squares.mask


def asks_power(among: Among) -> bool:
    """Return whether the description tests Power or compares with a bound that is computed in the game."""
    bounds = among.power_at_least, among.power_at_most
    asked = {Having.HIGHEST_POWER, Having.MORE_POWER, Having.RAISED_POWER} & set(among.having)
    worked_out = any(not isinstance(getattr(among, name), int) for name in _BOUNDED)
    return bounds != (-ANY_POWER, ANY_POWER) or bool(asked) or worked_out


def _number(bound: Bound) -> int:
    """Return a bound, which must be a number: computed bounds are already written."""
    assert isinstance(bound, int)
    return bound


def _check_kind(among: Among, spot: Spot, at_an_occurrence: bool) -> None:
    """Refuse cards of a type that is not in these zones."""
    if among.kind == CardType.PLAYER_EX and not at_an_occurrence:
        raise spot.at("kind").refuse("no rule finds a Player Extra")
    events = (CardType.EVENT, CardType.EVENT_EX)
    if among.kind in events and among.zones == (Zone.SQUARE,) and not at_an_occurrence:
        raise spot.at("kind").refuse("no Event is on a Square: say where by card(side, zone, kind=...)")


def _check_halves(among: Among, spot: Spot) -> None:
    """Ruling H32: refuse a tribe of upper halves, which have none in the Dynamis."""
    tribes = several(among.tribe)
    if among.zones != (Zone.DYNAMIS,) or not tribes:
        return
    if among.kind == CardType.ZX_OB or set(tribes) <= set(OF_HALVES):
        raise spot.at("tribe").refuse(
            "the upper half of a Z/X Overboost has no tribe in the Dynamis: "
            "say card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_OB)"
        )


def _check_among(among: Among, spot: Spot, at_an_occurrence: bool) -> None:
    _check_kind(among, spot, at_an_occurrence)
    _check_halves(among, spot)
    if not among.zones:
        raise spot.at("zone").refuse("no card is in no zone")
    if among.zones != (Zone.SQUARE,):
        if among.on != ANY_SQUARE and Zone.SQUARE not in among.zones:
            raise spot.at("on").refuse("only cards on Squares stand on Squares: leave `zone` or `on` out")
    if Zone.NOWHERE in among.zones and not at_an_occurrence:
        raise spot.at("zone").refuse("no card can be meant that is nowhere")
    cost, least_cost = _number(among.cost_at_most), _number(among.cost_at_least)
    if cost < max(least_cost, 0):
        raise spot.at("cost_at_most").refuse(f"no card has Cost {cost} or less")
    if _number(among.power_at_most) < _number(among.power_at_least):
        raise spot.at("power_at_most").refuse(f"no such card has Power {among.power_at_most} or less")
    if set(among.icons) & set(among.without_icons):
        raise spot.at("without_icons").refuse("no card has an icon and has it not")
    if among.or_event is not None and among.tribe is None:
        raise spot.at("or_event").refuse("say the tribe of which others need not be: `tribe`")
    _check_costs(among, spot)
    _check_having(among, spot)


def bounds_cost(among: Among) -> bool:
    """Return whether the description has a bound of Cost, or names Costs."""
    return bool(among.costs) or (among.cost_at_least, among.cost_at_most) != (0, ANY_NUMBER)


def _check_costs(among: Among, spot: Spot) -> None:
    """Refuse Costs that are no several different ones, and a name beside no Cost."""
    if among.costs:
        at = spot.at("costs")
        if (among.cost_at_least, among.cost_at_most) != (0, ANY_NUMBER):
            raise at.refuse("the Costs are named: leave `cost_at_least` and `cost_at_most` out")
        if len(set(among.costs)) < max(2, len(among.costs)) or list(among.costs) != sorted(among.costs):
            one = among.costs[0]
            alone = f"one Cost is cost_at_least={one}, cost_at_most={one}"
            raise at.refuse(f"several different Costs, the lowest first; {alone}")
        if not 0 <= min(among.costs) <= max(among.costs) <= _HIGHEST_NAMED:
            raise at.refuse(f"Costs are named from 0 to {_HIGHEST_NAMED}")
    if among.or_name is not None and not bounds_cost(among):
        raise spot.at("or_name").refuse("say the Cost that others need: `cost_at_least`, for example")


def _check_having(among: Among, spot: Spot) -> None:
    """Refuse properties that no card, or no card in these zones, can have."""
    at = spot.at("having")
    if Having.IS_PLAYER in among.having:
        raise at.refuse("no rule finds a Player card")
    for having in among.having:
        if having in _OF_SQUARES and Zone.SQUARE not in among.zones:
            raise at.refuse(f"{having.name} is asked of cards on Squares")
        if having == Having.HIGHEST_POWER and (len(among.zones) > 1 or among.zone not in _SEEN_BY_BOTH):
            raise at.refuse("HIGHEST_POWER is asked of the cards of one zone, which both players see")
    for one, other in _OPPOSITES:
        if one in among.having and other in among.having:
            raise at.refuse(f"no card is {one.name} and {other.name}")
    if Having.PRINTED_COLOR in among.having and among.color is None and among.not_color is None:
        raise at.refuse("PRINTED_COLOR is about `color`: say which")
    if Color.COLORLESS in several(among.color):
        raise spot.at("color").refuse("a colorless card has none of the five colors: say them by `not_color`")
    if Color.COLORLESS in several(among.not_color):
        raise spot.at("not_color").refuse("a card with a color is of one of the five: say `color`")
    if set(several(among.not_color)) & set(several(among.color)):
        raise spot.at("not_color").refuse("no card has a color and has it not")
    if among.next_to is not None and Zone.SQUARE not in among.zones:
        raise spot.at("next_to").refuse("a card on no Square stands next to none")
    if among.under is not None and among.zones != (Zone.FORCE,):
        raise spot.at("under").refuse("only Force lies under a Z/X: Zone.FORCE")
    if "" in several(among.ability) or among.ability == ():
        raise spot.at("ability").refuse("no ability is named so")
    if Having.PRINTED_COST in among.having:
        if not bounds_cost(among) or OF_COST & set(among.having):
            raise at.refuse("PRINTED_COST is about `cost_at_least`, `cost_at_most` and `costs`, and no other")
    if Having.IS_THIS in among.having and among.side == Side.ENEMY:
        raise at.refuse("this card is no enemy card: no side but Side.OWN, or Side.ANY, fits IS_THIS")
    if {Having.FORCE_OF_THIS, Having.LIES_FACE_DOWN} & set(among.having) and Zone.FORCE not in among.zones:
        raise at.refuse("FORCE_OF_THIS and LIES_FACE_DOWN are asked of cards in the Force zone")
    if among.state is not None and not _WITH_STATE & set(among.zones):
        raise spot.at("state").refuse(f"cards in {among.zones[0].name} have no State")


def asks_hidden_property(among: Among) -> bool:
    """Return whether the description requires a property of cards in a hidden zone (CR 102.9)."""
    if among.zones == (Zone.DYNAMIS,) and among.state == State.FACE_UP:
        return False  # CR 313: both players see these
    asked = replace(among, having=tuple(one for one in among.having if one != Having.LOOKED_AT))
    return bool(set(among.zones) & set(HIDDEN_ZONES)) and asked != Among(among.side, among.zone)


def player_selector(context: Context, among: Among, spot: Spot) -> int:
    """Write a description of Player cards, by side and name, and return its row of SELECTOR."""
    if among.named is None:
        raise spot.at("named").refuse("say which Player card")
    if among != zx(among.side, kind=CardType.PLAYER, named=among.named):
        raise spot.refuse("a Player card is described by its side and its name")
    return write_selector(context, among, spot, finds_player=True)
