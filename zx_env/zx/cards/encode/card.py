"""Cards, down to the records that the rules read: the only way from the language to records.CARDS.

Refuses, naming card and field, what no rule implements: an ability never silently does nothing.
Not here: the programs of effects and costs (effects.py), single rows (tables.py), features (features.py).
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

import numpy as np
import numpy.typing as npt

from zx_env.zx import limits
from zx_env.zx.cards.encode.always import FOR_A_PLAYER, always_values, write_always, write_gain
from zx_env.zx.cards.encode.automatic import automatic_values
from zx_env.zx.cards.encode.effects import write_advent, write_awaken, write_cost, write_effect
from zx_env.zx.cards.encode.features import features_of, summary_of
from zx_env.zx.cards.encode.rows import NO_COST, Tables, tribe_bits
from zx_env.zx.cards.encode.types import Spot, check_types
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Ability,
    Advent,
    AlsoNamed,
    Always,
    Among,
    Automatic,
    Awaken,
    CameBy,
    Cannot,
    Card,
    Condition,
    Copies,
    Crisis,
    Each,
    EventText,
    EveryColor,
    EvolSeed,
    Gains,
    LastStand,
    LeaveTo,
    NthTime,
    PlayerNamed,
    Possess,
    Shift,
    Startup,
    UseUp,
)
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    AbilityKind,
    Bar,
    CardType,
    Color,
    Icon,
    Limit,
    Occurrence,
    Op,
    Role,
    Side,
    Zone,
)

_KINDS = (
    CardType.ZX,
    CardType.EVENT,
    CardType.PLAYER,
    CardType.ZX_EX,
    CardType.ZX_OB,
    CardType.EVENT_EX,
    CardType.SHIFT,
    CardType.LINK,
    CardType.TOKEN,
    CardType.PLAYER_EX,
)
"""The card types that the rules can play with."""

_STARTUP_ZONES = (
    Zone.SQUARE,
    Zone.HAND,
    Zone.CHARGE,
    Zone.RESOURCE,
    Zone.TRASH,
    Zone.REMOVED,
    Zone.DYNAMIS,
    Zone.FORCE,
)

_OF_THE_CARD = (AlsoNamed, EveryColor)
"""Words that say what the card itself is; the rules read them off its row."""

_EVENT_ICONS = {icon for icon, keyword in KEYWORDS.items() if keyword.on_events}
_ABILITY_ICONS = {icon for icon, keyword in KEYWORDS.items() if keyword.is_ability}

_NAME_PARTS = 64
"""Bits of CARD.name_keys."""

_HIGHEST_POWER = 32000
_HIGHEST_COST = ANY_NUMBER - 1


def encode(cards: Sequence[Card]) -> npt.NDArray[np.void]:
    """The card table of these cards, in this order: row i is cards[i].

    Returns:
        [1] of records.CARDS.

    Raises:
        CardError: A card's data is wrong, or no rule implements it.
    """
    for card in cards:
        check_types(card)
    tokens = {card.name: row for row, card in enumerate(cards) if card.kind == CardType.TOKEN}
    links = {card.name: row for row, card in enumerate(cards) if card.kind == CardType.LINK}
    halves = [card.name for card in cards if card.kind == CardType.ZX_OB]
    tables = Tables(name_rows(cards), name_parts(cards), tokens, links, halves)
    for card in cards:
        _write_card(tables, card)
    return tables.record


def name_rows(cards: Sequence[Card]) -> dict[str, int]:
    """A number for each different name: cards of one name are copies of one card for the deck rules."""
    rows: dict[str, int] = {}
    number_of: dict[str, str] = {}
    japanese: dict[str, str] = {}
    english: dict[str, str] = {}
    for card in cards:
        spot = Spot(card.number)
        if card.number in number_of:
            raise spot.at("number").refuse(
                f"{card.name!r} and {number_of[card.number]!r} have the same number"
            )
        number_of[card.number] = card.name
        if not card.number or not card.name:
            raise spot.refuse("a card needs a number and a name")
        if japanese.setdefault(card.name, card.japanese) != card.japanese:
            raise spot.at("japanese").refuse(f"another card named {card.name!r} has another Japanese name")
        if card.japanese and english.setdefault(card.japanese, card.name) != card.name:
            raise spot.at("name").refuse(f"another card named {card.japanese} has another English name")
        rows.setdefault(card.name, len(rows))
    return rows


def name_parts(cards: Sequence[Card]) -> list[str]:
    """The parts of names that abilities of these cards ask for, each once, a bit for each."""
    parts: dict[str, None] = {}
    for card in cards:
        for among in parts_of(card.abilities):
            if not isinstance(among, Among):
                continue
            asked = among.name_contains
            also = () if among.or_event is None else (among.or_event,)
            for part in (*((asked,) if isinstance(asked, str) else asked or ()), *also):
                if not part:
                    raise Spot(card.number).refuse("every name contains the empty `name_contains`")
                parts.setdefault(part)
                if len(parts) > _NAME_PARTS:
                    raise Spot(card.number).refuse(
                        f"{part!r} is one `name_contains` too many: a card set has at most {_NAME_PARTS}"
                    )
    return list(parts)


def parts_of(value: object) -> Iterator[object]:
    """Every part of a card's data, whatever it lies in."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from parts_of(item)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from parts_of(getattr(value, field.name))


def _name_keys(names: Sequence[str], parts: Sequence[str]) -> int:
    return sum(1 << bit for bit, part in enumerate(parts) if any(part in name for name in names))


def _write_card(tables: Tables, card: Card) -> None:
    spot = Spot(card.number)
    _check_numbers(card, spot)
    _check_kind(card, spot)
    tables.asks_tribes = 0
    first = tables.used("ability")
    listens = listen_zones = 0
    # An Event EX may be played whenever a startup ability may be used.
    startup_zones = 1 << Zone.DYNAMIS if card.kind == CardType.EVENT_EX else 0
    also: list[str] = []
    every: dict[str, int] = {}
    for place, ability in enumerate(card.abilities):
        _write_ability(tables, ability, first, spot.at(f"abilities[{place}]"))
        match ability:
            case Automatic():
                listens |= 1 << ability.when
                listen_zones |= sum(1 << zone for zone in set(ability.zones) - {Zone.SQUARE})
            case EvolSeed():
                listens |= 1 << Occurrence.MILLED
            case Shift():
                # `g.heard` says so that there is a Shift in the game.
                listens |= 1 << Occurrence.IS_SHIFTED
            case Startup():
                startup_zones |= sum(1 << zone for zone in set(ability.zones))
            case Always():
                also += [word.part for word in ability.do if isinstance(word, AlsoNamed)]
                for word in ability.do:
                    if isinstance(word, EveryColor):
                        every = {"color_zones": sum(1 << zone for zone in set(ability.zones))}
                        every["color_count"] = word.cards
                for word in ability.do:
                    if isinstance(word, Gains) and isinstance(word.ability, Automatic):
                        listens |= 1 << word.ability.when
                    elif isinstance(word, Gains) and isinstance(word.ability, Startup):
                        startup_zones |= sum(1 << zone for zone in set(word.ability.zones))
    abilities = tables.used("ability") - first
    always = always_values(tables, first)
    listens |= _write_given(tables, first)
    always = {name: bits | always[name] for name, bits in always_values(tables, first).items()}
    if card.power == 0 and card.kind in (CardType.ZX, CardType.ZX_EX, CardType.TOKEN):
        always["weakens"] = 1
    row = tables.card(
        spot,
        tribes=tribe_bits(card.tribes),
        player_keys=sum(1 << key for key in set(card.player_keys)),
        name_keys=_name_keys([card.japanese or card.name, *also], tables.parts),
        asks_tribes=tables.asks_tribes,
        power=card.power,
        name=tables.names[card.name],
        icons=sum(set(card.icons)),
        ability=first,
        startup_zones=startup_zones,
        listen_zones=listen_zones,
        listens=listens,
        kind=card.kind,
        colors=card.colors,
        cost=card.cost,
        reach=card.reach,
        abilities=abilities,
        **always,
        **every,
        abilityless=not card.abilities and card.reach == 1 and not set(card.icons) & _ABILITY_ICONS,
    )
    tables.record["card"][0][row]["feature"] = features_of(card)
    tables.record["card"][0][row]["summary"] = summary_of(card)


def _check_numbers(card: Card, spot: Spot) -> None:
    if not 0 <= card.cost <= _HIGHEST_COST:
        raise spot.at("cost").refuse(f"{card.cost} is not between 0 and {_HIGHEST_COST}")
    if not 0 <= card.power <= _HIGHEST_POWER:
        raise spot.at("power").refuse(f"{card.power} is not between 0 and {_HIGHEST_POWER}")
    if not 1 <= card.reach <= ANY_NUMBER:
        raise spot.at("reach").refuse(f"{card.reach} is no X of Range X")
    if not isinstance(card.color, Color) and (len(card.color) < 2 or Color.COLORLESS in card.color):
        raise spot.at("color").refuse(
            "a list is of two colors or more; one color, or COLORLESS, stands alone"
        )
    for name in ("tribes", "icons", "player_keys", "color"):
        values = getattr(card, name)
        if isinstance(values, Color):
            continue
        if len(set(values)) != len(values):
            raise spot.at(name).refuse("the same one stands there twice")


def _check_kind(card: Card, spot: Spot) -> None:
    if card.kind not in _KINDS:
        raise spot.at("kind").refuse(f"no rule plays a card of type {card.kind.name}")
    texts = sum(isinstance(ability, EventText) for ability in card.abilities)
    _check_extras(card, spot)
    if card.kind in (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN):
        if texts:
            raise spot.at("abilities").refuse("only an Event has an EventText")
        return
    if card.power or card.reach != 1 or set(card.icons) - _EVENT_ICONS:
        raise spot.refuse("only a Z/X has Power, Range, Life Recovery, Void Bringer or Start Card")
    if card.kind in (CardType.EVENT, CardType.EVENT_EX):
        if texts != 1 and (texts or Icon.GATE_CARD not in card.icons):
            raise spot.at("abilities").refuse("an Event has one EventText; only a Gate Card may have none")
        if any(_valid_zones(ability) == (Zone.SQUARE,) for ability in card.abilities):
            raise spot.at("abilities").refuse("an Event is never on a Square: say where it has the ability")
    if card.kind == CardType.PLAYER and (card.abilities or card.icons):
        raise spot.at("abilities").refuse("no rule implements abilities or icons of a Player card")


def _valid_zones(ability: Ability) -> tuple[Zone, ...]:
    """Where an ability is valid, as far as the card says; none for one that its kind says it of."""
    match ability:
        case Automatic() | Always() | Startup():
            return ability.zones
        case _:
            return ()


def _check_extras(card: Card, spot: Spot) -> None:
    """Evol Seed, and what belongs to a Z/X EX, a Player Extra or a Token alone."""
    if card.kind == CardType.PLAYER_EX:
        allowed = all(isinstance(ability, (Startup, Crisis, LastStand)) for ability in card.abilities)
        once = [type(ability) for ability in card.abilities if not isinstance(ability, Startup)]
        if card.icons or not allowed or len(set(once)) != len(once):
            raise spot.at("abilities").refuse("a Player Extra has one Crisis, one LastStand and Startups")
    elif any(isinstance(ability, (Crisis, LastStand)) for ability in card.abilities):
        raise spot.at("abilities").refuse("only a Player Extra has a Crisis or a LastStand")
    shifts = sum(isinstance(ability, Shift) for ability in card.abilities)
    if shifts != (card.kind == CardType.SHIFT):
        raise spot.at("abilities").refuse("a Shift card, and no other, has one ability Shift")
    if card.kind == CardType.SHIFT:
        _check_shift(card, spot)
    if card.kind == CardType.LINK:
        _check_link(card, spot)
    seeds = any(isinstance(ability, EvolSeed) for ability in card.abilities)
    if seeds != (Icon.EVOL_SEED in card.icons):
        raise spot.at("icons").refuse("the icon EVOL_SEED and an ability EvolSeed go together")
    ways = any(isinstance(ability, (Advent, Awaken, Possess)) for ability in card.abilities)
    if ways != (card.kind == CardType.ZX_EX and not _is_never_played(card)):
        raise spot.at("abilities").refuse("a Z/X EX, and nothing else, has an Advent, Awaken or Possess")
    if card.kind in (CardType.ZX_EX, CardType.ZX_OB, CardType.EVENT_EX, CardType.TOKEN) and card.icons:
        raise spot.at("icons").refuse(f"a {card.kind.name} card is in no deck: it has no such icon")


def _check_link(card: Card, spot: Spot) -> None:
    """A Link works on its Square, by itself: it waits for others, and does something to all of some cards."""
    for place, ability in enumerate(card.abilities):
        at = spot.at(f"abilities[{place}]")
        if not isinstance(ability, (Automatic, Always)) or ability.zones != (Zone.SQUARE,):
            raise at.refuse("a Link has Automatic and Always abilities that work on Squares")
        if isinstance(ability, Always):
            for word in ability.do:
                if isinstance(word, Gains) or not isinstance(getattr(word, "to", None), Each):
                    raise at.at("do").refuse("a Link does something to each of some cards")


def _check_shift(card: Card, spot: Spot) -> None:
    """What a Shift adds to a card works there as an ability that the card has gained."""
    for place, ability in enumerate(card.abilities):
        at = spot.at(f"abilities[{place}]")
        if not isinstance(ability, (Shift, Automatic, Startup, Always)):
            raise at.refuse("a Shift adds Automatic, Startup and Always abilities")
        if _valid_zones(ability) not in ((), (Zone.SQUARE,)):
            raise at.at("valid_in").refuse("what a Shift adds to a card works on Squares")
        if isinstance(ability, Always):
            if any(isinstance(word, (Gains, LeaveTo, *_OF_THE_CARD)) for word in ability.do):
                raise at.at("do").refuse("no rule lets a Shift add that")
        elif isinstance(ability, Startup) and ability.limit not in (Limit.UNLIMITED, Limit.ONCE_PER_TURN):
            raise at.at("limit").refuse("what a Shift adds is used once per turn, or without a limit")
        elif isinstance(ability, Automatic):
            if ability.limit != Limit.UNLIMITED or ability.when in (
                Occurrence.BATTLE_ENDS,
                Occurrence.TURN_ENDS,
            ):
                raise at.refuse("no rule counts how often a Shift's Automatic ability is used")


def _is_never_played(card: Card) -> bool:
    """Whether the card says of itself, wherever it is, that it cannot be played."""
    return any(
        isinstance(ability, Always)
        and not ability.needs
        and ability.zones == EVERYWHERE
        and Cannot(Bar.BE_PLAYED) in ability.do
        for ability in card.abilities
    )


def _write_ability(tables: Tables, ability: Ability, first: int, spot: Spot) -> None:
    counted = isinstance(ability, Automatic) and ability.limit == Limit.COUNTED
    if counted != any(isinstance(part, NthTime) for part in parts_of(ability)):
        raise spot.refuse("NthTime is asked by the effect of an Automatic ability of limit COUNTED")
    match ability:
        case Automatic():
            _write_automatic(tables, ability, (), first, spot)
        case Startup():
            _write_startup(tables, ability, (), first, spot)
        case Always():
            _write_always(tables, ability, first, spot)
        case EvolSeed(do=do):
            step = write_effect(tables, do, spot.at("do"), Occurrence.MILLED)
            seed: dict[str, int] = {
                "occurrence": Occurrence.MILLED,
                "step": step,
                "valid_in": 1 << Zone.TRASH,
            }
            _row(tables, first, spot, (), kind=AbilityKind.AUTOMATIC, **seed)
        case Advent(of):
            cost = write_advent(tables, of, spot.at("of"))
            _row(tables, first, spot, (), kind=AbilityKind.ADVENT, cost_step=cost, valid_in=1 << Zone.DYNAMIS)
        case Awaken(do):
            cost = write_awaken(tables, do, spot.at("do"))
            _row(tables, first, spot, (), kind=AbilityKind.AWAKEN, cost_step=cost, valid_in=1 << Zone.DYNAMIS)
        case Shift(onto=onto, needs=needs):
            if onto.side != Side.OWN or onto.zones != (Zone.SQUARE,) or onto.kind is None:
                raise spot.at("onto").refuse("a Shift is laid on an own Z/X on a Square")
            there: dict[str, int] = {"selector": tables.selector(onto, spot.at("onto"))}
            _row(tables, first, spot, needs, kind=AbilityKind.SHIFT, valid_in=1 << Zone.DYNAMIS, **there)
        case Possess(of):
            way = {"kind": AbilityKind.POSSESS, "valid_in": 1 << Zone.DYNAMIS}
            _row(tables, first, spot, (), cost_step=write_advent(tables, of, spot.at("of")), **way)
        case Crisis(key):
            on = 1 << Zone.SQUARE
            _row(tables, first, spot, [PlayerNamed(key)], kind=AbilityKind.CRISIS, step=NO_COST, valid_in=on)
        case LastStand():
            on = 1 << Zone.SQUARE
            _row(tables, first, spot, (), kind=AbilityKind.LAST_STAND, step=NO_COST, valid_in=on)
        case Copies(at_most):
            if at_most < 1:
                raise spot.at("at_most").refuse("a card of which there may be none")
        case EventText():
            step = write_effect(tables, ability.do, spot.at("do"), None)
            if ability.limit not in (Limit.UNLIMITED, Limit.NAME_LOCK):
                raise spot.at("limit").refuse("a played Event has gone: NAME_LOCK, or none")
            text = {"kind": AbilityKind.EVENT, "limit": ability.limit, "valid_in": 1 << Zone.TEMPORARY}
            _row(tables, first, spot, (), step=step, **text)


def _row(tables: Tables, first: int, spot: Spot, gates: Sequence[Condition], **values: int) -> None:
    place = tables.used("ability") - first
    if place == limits.ABILITIES_OF_CARD:
        raise spot.refuse(f"a card has at most {place} abilities: raise limits.ABILITIES_OF_CARD")
    for at, gate in enumerate(gates):
        if isinstance(gate, CameBy):
            raise spot.at(f"needs[{at}]").refuse("say `way`, or ask it by an If in the effect")
        if any(isinstance(part, NthTime) for part in parts_of(gate)):
            raise spot.at(f"needs[{at}]").refuse("the effect asks it, by an If")
        tables.write_inner(gate, spot.at(f"needs[{at}]"))
    conditions = [tables.condition(gate, spot.at(f"needs[{at}]")) for at, gate in enumerate(gates)]
    plain: dict[str, int] = {
        "condition": conditions[0] if conditions else NONE,
        "conditions": len(conditions),
        "cost_step": NO_COST,
        "selector": NONE,
        "that_selector": NONE,
        "by_selector": NONE,
        "by": NONE,
        "by_kind": NONE,
        "origin": NONE,
        "occurrence": NONE,
        "phase": NONE,
        "role": Role.ANY_ROLE,
        "side": Side.ANY,
        "limit": Limit.UNLIMITED,
        "place": place,
        "way": 0,
    }
    tables.ability(spot, **(plain | values))


def _write_automatic(
    tables: Tables, ability: Automatic, gates: Sequence[Condition], first: int, spot: Spot
) -> None:
    if (ability.limit == Limit.USED_UP) != any(isinstance(part, UseUp) for part in parts_of(ability.do)):
        raise spot.at("limit").refuse("the limit USED_UP and the word UseUp go together")
    if ability.limit not in (Limit.UNLIMITED, Limit.NAME_LOCK, Limit.USED_UP, Limit.COUNTED):
        raise spot.at("limit").refuse("no rule counts the turns of an Automatic ability: NAME_LOCK, or none")
    _row(
        tables,
        first,
        spot,
        [*gates, *ability.needs],
        kind=AbilityKind.AUTOMATIC,
        limit=ability.limit,
        step=write_effect(tables, ability.do, spot.at("do"), ability.when, ability.of is not None),
        **automatic_values(tables, ability, spot),
    )


def _write_startup(
    tables: Tables, ability: Startup, gates: Sequence[Condition], first: int, spot: Spot
) -> None:
    for zone in ability.zones:
        if zone not in _STARTUP_ZONES:
            raise spot.at("valid_in").refuse(f"no rule uses a startup ability from {zone.name}")
    if ability.limit == Limit.HEAVEN_BREAK and ability.zones != (Zone.DYNAMIS,):
        raise spot.at("valid_in").refuse("a Heaven-break is used from the Dynamis")
    if ability.limit == Limit.COUNTED:
        raise spot.at("limit").refuse("an Automatic ability is counted")
    if ability.limit == Limit.TWICE_PER_TURN:
        before = tables.used("ability") - 1
        if before < first or tables.record["ability"][0][before]["kind"] == AbilityKind.STARTUP:
            raise spot.at("limit").refuse("the ability before it, whose bit counts, is no startup ability")
    _row(
        tables,
        first,
        spot,
        [*gates, *ability.needs],
        kind=AbilityKind.STARTUP,
        limit=ability.limit,
        cost_step=write_cost(tables, ability.cost, spot.at("cost")),
        step=write_effect(tables, ability.do, spot.at("do"), None, paid=ability.cost),
        valid_in=sum(1 << zone for zone in set(ability.zones)),
    )


def _write_always(tables: Tables, ability: Always, first: int, spot: Spot) -> None:
    if not ability.zones or Zone.NOWHERE in ability.zones:
        raise spot.at("valid_in").refuse("no rule applies an Always ability there")
    if not ability.do:
        raise spot.at("do").refuse("an ability that does nothing; say what it does")
    words = [word for word in ability.do if not isinstance(word, (Gains, *_OF_THE_CARD))]
    if any(isinstance(word, _OF_THE_CARD) for word in ability.do) and (ability.needs or len(ability.do) > 1):
        raise spot.at("do").refuse("AlsoNamed and EveryColor each stand alone in an ability without `needs`")
    for_a_player = any(isinstance(word, FOR_A_PLAYER) for word in words)
    if for_a_player and not set(ability.zones) <= {Zone.SQUARE, Zone.CHARGE}:
        raise spot.at("valid_in").refuse("what is done to a player is done from a Square or from Charge")
    limit = Limit.UNLIMITED if ability.stacks else Limit.NAME_LOCK
    values = {
        "kind": AbilityKind.ALWAYS,
        "limit": limit,
        "valid_in": sum(1 << zone for zone in set(ability.zones)),
    }
    if words:
        _row(tables, first, spot, ability.needs, step=write_always(tables, words, spot.at("do")), **values)
    for place, gained in enumerate(ability.do):
        if not isinstance(gained, Gains):
            continue
        at = spot.at(f"do[{place}]")
        if isinstance(gained.ability, Always):
            raise at.refuse("say what it does to those cards, not that they gain it; only a Grant gives it")
        if isinstance(gained.to, Each):
            if ability.zones != (Zone.SQUARE,):
                raise at.refuse("abilities are given by cards on Squares")
            _row(tables, first, spot, ability.needs, step=write_gain(tables, gained, at), **values)
        else:
            # A gained ability is one of the card's own, gated by what it is gained under.
            _write_gained(tables, gained.ability, ability.needs, first, at.at("ability"))


def _write_gained(
    tables: Tables, ability: Automatic | Startup | Always, gates: Sequence[Condition], first: int, spot: Spot
) -> None:
    if isinstance(ability, Automatic):
        if ability.limit == Limit.USED_UP:
            raise spot.at("limit").refuse("no rule uses up an ability that is given")
        _write_automatic(tables, ability, gates, first, spot)
    elif isinstance(ability, Startup):
        if ability.limit == Limit.TWICE_PER_TURN:
            raise spot.at("limit").refuse("no rule counts to two what is gained")
        _write_startup(tables, ability, gates, first, spot)
    else:
        if ability.zones != (Zone.SQUARE,) or any(isinstance(w, (Gains, *_OF_THE_CARD)) for w in ability.do):
            raise spot.refuse("what is given works on Squares, and gives nothing itself")
        _write_always(tables, ability, first, spot)


def _write_given(tables: Tables, first: int) -> int:
    """Write the abilities that the card gives to others, behind its own; the occurrences they wait for."""
    listens = 0
    for step, ability, spot in tables.given:
        tables.record["step"][0][step]["amount"] = tables.used("ability")
        _write_gained(tables, ability, (), first, spot)
        row = tables.record["ability"][0][tables.used("ability") - 1]
        row["place"] = limits.ABILITIES_OF_CARD - 1
        if tables.record["step"][0][step]["op"] == Op.GRANT_PLAYER:
            # CR 1205: the virtual Player card lies nowhere, and has it, too.
            row["valid_in"] |= 1 << Zone.NOWHERE
        listens |= 1 << ability.when if isinstance(ability, Automatic) else 0
    tables.given = []
    return listens
