"""Encode abilities as rows of ABILITY, each with the programs of its cost and effect.

See also: automatic.py, the occurrences of Automatic abilities; always.py, the effects of Always abilities.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from zx_env.zx import limits
from zx_env.zx.cards.encode.always import FOR_A_PLAYER, write_always, write_gain
from zx_env.zx.cards.encode.asked import asks_of, speaks_of_that
from zx_env.zx.cards.encode.automatic import automatic_values
from zx_env.zx.cards.encode.checks import OF_THE_CARD
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.amounts import positive
from zx_env.zx.cards.encode.effects.bits import zone_bits
from zx_env.zx.cards.encode.effects.conditions import write_condition, write_inner
from zx_env.zx.cards.encode.effects.places import STARTUP_ZONES, check_always_place, check_cost_place
from zx_env.zx.cards.encode.effects.program import write_advent, write_awaken, write_cost, write_effect
from zx_env.zx.cards.encode.effects.which import name_row, write_selector
from zx_env.zx.cards.encode.players import check_always_of_player, check_of_player
from zx_env.zx.cards.encode.rows import NO_COST, Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.keywords import LIMIT_KEYWORDS
from zx_env.zx.cards.language import (
    IT,
    Ability,
    Advent,
    AlsoNamed,
    Always,
    Among,
    Automatic,
    Awaken,
    CameBy,
    Choice,
    Condition,
    Copies,
    Crisis,
    Each,
    EventText,
    EvolSeed,
    FromDeck,
    Gains,
    Idealize,
    IfPicked,
    It,
    LastStand,
    NthTime,
    PayInstead,
    PayLess,
    PlayedRegularly,
    PlayerNamed,
    PlayFrom,
    Possess,
    Put,
    Shift,
    SpendCounters,
    Startup,
    Swap,
    This,
    UseUp,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.quantities import GIVES_STARTUP
from zx_env.zx.terms import (
    NONE,
    AbilityKind,
    CardType,
    Having,
    Limit,
    Occurrence,
    Op,
    Role,
    Side,
    Zone,
)

_USED_UP = (Limit.USED_UP, Limit.USED_UP_BY_NAME)
_KEYWORDS = set(LIMIT_KEYWORDS) - {Limit.EXTENSION_DRIVE}
"""Limits of keywords of startup abilities, which a player uses once a turn, of whichever card."""
_OF_A_GAME = (Limit.ONCE_PER_GAME, Limit.EXTENSION_DRIVE)


def write_ability(context: Context, ability: Ability, first: int, spot: Spot) -> None:
    """Write the rows of one ability; `first` is the first ability row of its card."""
    if not isinstance(ability, Automatic | Startup | Always) and any(
        isinstance(part, UseUp) for part in parts_of(getattr(ability, "do", ()))
    ):
        raise spot.refuse("only an Automatic or a startup ability is used up")
    asks_times = any(isinstance(part, NthTime) for part in parts_of(ability))
    if asks_times and not any(isinstance(part, Automatic) for part in parts_of(ability)):
        raise spot.refuse("NthTime is asked by the effect of an Automatic ability of limit COUNTED")
    _check_keep(ability, spot)
    _check_them(ability, spot)
    match ability:
        case Automatic():
            _write_automatic(context, ability, (), first, spot)
        case Startup():
            _write_startup(context, ability, (), first, spot)
        case Always():
            _write_always(context, ability, first, spot)
        case EvolSeed(do=do):
            step = write_effect(context, do, spot.at("do"), Occurrence.MILLED, (Zone.TRASH,))
            seed: dict[str, int] = {"occurrence": Occurrence.MILLED, "valid_in": 1 << Zone.TRASH}
            _row(context, first, spot, (), kind=AbilityKind.AUTOMATIC, step=step, **seed)
        case Advent() | Awaken() | Possess() | Idealize() | Shift():
            _write_way_out_of_dynamis(context, ability, first, spot)
        case Crisis(key):
            on = 1 << Zone.SQUARE
            named = [] if key is None else [PlayerNamed(key)]
            _row(context, first, spot, named, kind=AbilityKind.CRISIS, step=NO_COST, valid_in=on)
        case LastStand():
            on = 1 << Zone.SQUARE
            _row(context, first, spot, (), kind=AbilityKind.LAST_STAND, step=NO_COST, valid_in=on)
        case Copies(at_most, together_with):
            if at_most < 1:
                raise spot.at("at_most").refuse("a card of which there may be none")
            for place, other in enumerate(together_with):
                if isinstance(other, str):
                    name_row(context, other, spot.at(f"together_with[{place}]"))
        case EventText():
            step = write_effect(context, ability.do, spot.at("do"), None, (Zone.TEMPORARY,))
            if ability.limit not in (Limit.UNLIMITED, Limit.NAME_LOCK):
                raise spot.at("limit").refuse("a played Event has gone: NAME_LOCK, or none")
            if any(isinstance(part, PlayedRegularly) for part in parts_of(ability.needs)):
                raise spot.at("needs").refuse("how it is played is asked by the effect, by an If")
            event = {"kind": AbilityKind.EVENT, "limit": ability.limit, "valid_in": 1 << Zone.TEMPORARY}
            _row(context, first, spot, ability.needs, step=step, **event)
        case _:
            assert_never(ability)


def _check_keep(ability: Ability, spot: Spot) -> None:
    """Refuse a choice with `keep` to which nothing in the ability refers, and a second one."""
    parts = list(parts_of(ability))
    # These choices are kept beside the one that the same word refers to.
    beside = {id(part.other) for part in parts if isinstance(part, Swap)}
    beside |= {id(part.what) for part in parts if isinstance(part, Put) and IT in (part.near, part.was)}
    keeps = [part for part in parts if isinstance(part, Choice) and part.keep and id(part) not in beside]
    refers = any(
        (isinstance(part, (It, IfPicked)) and part.kept)
        or (isinstance(part, Among) and {Having.KIN_OF_KEPT, Having.NAME_OF_KEPT} & set(part.having))
        for part in parts
    )
    if keeps and not refers:
        raise spot.refuse("nothing in the ability refers to KEPT: leave `keep` out")
    if len(keeps) > 1:
        raise spot.refuse("an ability keeps the cards of one choice")


def _check_them(ability: Ability, spot: Spot) -> None:
    """Refuse cards of a deck that no later word of the effect calls THEM."""
    parts = list(parts_of(getattr(ability, "do", ())))
    for place, word in enumerate(parts):
        if isinstance(word, FromDeck) and word.them:
            refers = any(
                (isinstance(part, (It, IfPicked)) and not part.kept)
                or (isinstance(part, Among) and {Having.PICKED, Having.NAME_OF_PICKED} & set(part.having))
                for part in parts[place:]
            )
            if not refers:
                raise spot.refuse("no later word refers to THEM: leave `them` out")


def _check_used_up(ability: Automatic | Startup, spot: Spot) -> None:
    """Refuse UseUp without its limit, and the limit without UseUp."""
    if (ability.limit in _USED_UP) != any(isinstance(part, UseUp) for part in parts_of(ability.do)):
        raise spot.at("limit").refuse("the limit USED_UP and the word UseUp go together")


def _write_way_out_of_dynamis(
    context: Context, ability: Advent | Awaken | Possess | Idealize | Shift, first: int, spot: Spot
) -> None:
    """Write the ability by which a card comes from the Dynamis into the game."""
    values: dict[str, int] = {"valid_in": 1 << Zone.DYNAMIS}
    match ability:
        case Advent(of):
            values |= {"kind": AbilityKind.ADVENT, "cost_step": write_advent(context, of, spot.at("of"))}
        case Awaken(do):
            values |= {"kind": AbilityKind.AWAKEN, "cost_step": write_awaken(context, do, spot.at("do"))}
        case Possess(of):
            values |= {"kind": AbilityKind.POSSESS, "cost_step": write_advent(context, of, spot.at("of"))}
        case Idealize(kind, number):
            number = positive(number, spot.at("number"))
            step = write_awaken(context, [SpendCounters(kind, number)], spot)
            values |= {"kind": AbilityKind.IDEALIZE, "cost_step": step}
        case Shift(onto=onto):
            if onto.side != Side.OWN or onto.zones != (Zone.SQUARE,) or onto.kind is None:
                raise spot.at("onto").refuse("a Shift is laid on an own Z/X on a Square")
            values |= {
                "kind": AbilityKind.SHIFT,
                "selector": write_selector(context, onto, spot.at("onto")),
            }
    _row(context, first, spot, ability.needs if isinstance(ability, Shift) else (), **values)


def write_ascent(context: Context, first: int, spot: Spot) -> None:
    """Ruling H242: write how an Ascension Extra is played: like an Awaken with nothing to do but to pay."""
    step = context.tables.step(spot, Op.FINISH)
    _row(context, first, spot, (), kind=AbilityKind.AWAKEN, valid_in=1 << Zone.DYNAMIS, cost_step=step)


def _write_unconditional(context: Context, ability: Always, first: int, spot: Spot, is_given: bool) -> None:
    """Ruling H249: write a free way to play this Z/X EX: like an Idealize for no counters."""
    (word, *others) = ability.do
    at = spot.at("do[0]")
    if others or not isinstance(word, PlayFrom) or is_given or not ability.stacks:
        raise spot.at("do").refuse("a play without its condition stands alone in an ability of the card")
    if not isinstance(word.cards, This) or ability.zones != (Zone.DYNAMIS,) or context.kind != CardType.ZX_EX:
        raise at.at("unconditional").refuse("this Z/X EX is played so: THIS, with valid_in=Zone.DYNAMIS")
    if not word.free:
        raise at.at("free").refuse("no rule lets its Cost be paid without its condition")
    if word.then != Zone.TRASH:
        raise at.at("then").refuse("only Events go somewhere after they have resolved")
    step = context.tables.step(spot, Op.FINISH)
    values = {"kind": AbilityKind.IDEALIZE, "valid_in": 1 << Zone.DYNAMIS, "cost_step": step}
    _row(context, first, spot, ability.needs, **values)


def _row(context: Context, first: int, spot: Spot, gates: Sequence[Condition], **values: int) -> None:
    place = context.tables.used("ability") - first
    if place == limits.ABILITIES_OF_CARD:
        raise spot.refuse(f"a card has at most {place} abilities")
    is_always = values["kind"] == AbilityKind.ALWAYS
    counts_power = values["kind"] in (AbilityKind.AUTOMATIC, AbilityKind.STARTUP, AbilityKind.EVENT)
    gated = replace(context, is_of_always=is_always, may_count_power=counts_power)
    for at, gate in enumerate(gates):
        if not is_always and any(isinstance(part, CameBy) for part in parts_of(gate)):
            raise spot.at(f"needs[{at}]").refuse("say `way`, or ask it by an If in the effect")
        if any(isinstance(part, NthTime) for part in parts_of(gate)):
            raise spot.at(f"needs[{at}]").refuse("the effect asks it, by an If")
        write_inner(gated, gate, spot.at(f"needs[{at}]"))
    conditions = [write_condition(gated, gate, spot.at(f"needs[{at}]")) for at, gate in enumerate(gates)]
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
        "second": NONE,
        "way": 0,
    }
    context.tables.ability(spot, **(plain | values))


def _write_automatic(
    context: Context, ability: Automatic, gates: Sequence[Condition], first: int, spot: Spot
) -> None:
    asks_times = any(isinstance(part, NthTime) for part in parts_of(ability.do))
    if asks_times != (ability.limit == Limit.COUNTED):
        raise spot.refuse("NthTime is asked by the effect of an Automatic ability of limit COUNTED")
    _check_used_up(ability, spot)
    if ability.limit in _KEYWORDS:
        raise spot.at("limit").refuse(
            "a startup ability is a Heaven-break, an Assault, a Cinema or a Creation"
        )
    watches = ability.of is not None
    step = write_effect(context, ability.do, spot.at("do"), ability.when, ability.zones, watches)
    _row(
        context,
        first,
        spot,
        [*gates, *ability.needs],
        kind=AbilityKind.AUTOMATIC,
        limit=ability.limit,
        step=step,
        speaks_of_that=speaks_of_that(context.tables, step),
        asks_of=asks_of(context.tables, step),
        **automatic_values(context, ability, spot),
    )


def _write_startup(
    context: Context, ability: Startup, gates: Sequence[Condition], first: int, spot: Spot
) -> None:
    for zone in ability.zones:
        if zone not in STARTUP_ZONES:
            raise spot.at("valid_in").refuse(f"no rule uses a startup ability from {zone.name}")
    if ability.limit == Limit.HEAVEN_BREAK and Zone.SQUARE in ability.zones:
        raise spot.at("valid_in").refuse("a Heaven-break is used from the Dynamis, or from no Square at all")
    if ability.limit == Limit.COUNTED:
        raise spot.at("limit").refuse("an Automatic ability is counted")
    _check_used_up(ability, spot)
    check_cost_place(ability, spot)
    cost_step = write_cost(context, ability.cost, spot.at("cost"))
    step = write_effect(context, ability.do, spot.at("do"), None, ability.zones, paid=ability.cost)
    _row(
        context,
        first,
        spot,
        [*gates, *ability.needs],
        kind=AbilityKind.STARTUP,
        limit=ability.limit,
        cost_step=cost_step,
        step=step,
        asks_of=asks_of(context.tables, step),
        valid_in=zone_bits(ability.zones),
    )


def _write_always(context: Context, ability: Always, first: int, spot: Spot, is_given: bool = False) -> None:
    if not ability.zones or Zone.NOWHERE in ability.zones:
        raise spot.at("valid_in").refuse("no rule applies an Always ability there")
    if not ability.do:
        raise spot.at("do").refuse("an ability that does nothing; say what it does")
    check_always_place(ability, context.kind, spot)
    if any(isinstance(word, PlayFrom) and word.unconditional for word in ability.do):
        _write_unconditional(context, ability, first, spot, is_given)
        return
    words = [word for word in ability.do if not isinstance(word, (Gains, *OF_THE_CARD))]
    if any(isinstance(word, OF_THE_CARD) for word in ability.do) and len(ability.do) > 1:
        raise spot.at("do").refuse("AlsoNamed, EveryColor and AlsoColor each stand alone in an ability")
    if any(isinstance(word, AlsoNamed) for word in ability.do) and ability.needs:
        raise spot.at("needs").refuse("AlsoNamed stands in an ability without `needs`")
    for_a_player = any(isinstance(word, FOR_A_PLAYER) for word in words)
    if for_a_player and not set(ability.zones) <= {Zone.SQUARE, Zone.CHARGE}:
        raise spot.at("valid_in").refuse("what is done to a player is done from a Square or from Charge")
    limit = Limit.UNLIMITED if ability.stacks else Limit.NAME_LOCK
    remembers = any(isinstance(part, CameBy) for part in parts_of(ability.needs))
    if remembers and (ability.zones != (Zone.SQUARE,) or is_given):
        raise spot.at("needs").refuse(
            "how it appeared is remembered of a card on a Square that has it printed"
        )
    if any(isinstance(word, PayLess | PayInstead) for word in words):
        _check_price(context, first, spot)
    values = {
        "kind": AbilityKind.ALWAYS,
        "limit": limit,
        "valid_in": zone_bits(ability.zones),
    }
    if words:
        step = write_always(context, words, ability.zones, spot.at("do"), remembers)
        _row(context, first, spot, ability.needs, step=step, **values)
    for place, gained in enumerate(ability.do):
        if not isinstance(gained, Gains):
            continue
        at = spot.at(f"do[{place}]")
        if isinstance(gained.ability, Always):
            raise at.refuse("say what it does to those cards, not that they gain it; only a Grant gives it")
        if isinstance(gained.to, Each) or remembers:
            if ability.zones != (Zone.SQUARE,):
                raise at.refuse("abilities are given by cards on Squares")
            step = write_gain(context, gained, at, remembers)
            _row(context, first, spot, ability.needs, step=step, **values)
        else:
            # An ability that this card gives itself is encoded as its own, with the same `needs`.
            _write_gained(context, gained.ability, ability.needs, first, at.at("ability"))


def _check_price(context: Context, first: int, spot: Spot) -> None:
    """Refuse a price that a game cannot remember: it does so for the first 7 abilities, as bits."""
    if context.tables.used("ability") - first >= limits.ABILITIES_OF_CARD - 1:
        raise spot.at("do").refuse("PayLess and PayInstead are among the first 7 abilities of a card")


def _write_gained(
    context: Context,
    ability: Automatic | Startup | Always,
    gates: Sequence[Condition],
    first: int,
    spot: Spot,
) -> None:
    if ability.keyword:
        raise spot.at("keyword").refuse("no rule finds a card by the name of an ability that is given")
    if isinstance(ability, Automatic) and ability.uses:
        raise spot.at("uses").refuse("no rule counts uses for an ability that is given")
    if isinstance(ability, Automatic | Startup) and ability.limit in _OF_A_GAME:
        raise spot.at("limit").refuse("no rule remembers for a whole game an ability that is given")
    if isinstance(ability, Automatic | Startup) and ability.limit in _USED_UP:
        raise spot.at("limit").refuse("no rule uses up an ability that is given")
    if isinstance(ability, Automatic):
        if ability.limit == Limit.TWICE_PER_TURN:
            raise spot.at("limit").refuse("no rule counts to two what is gained")
        _write_automatic(context, ability, gates, first, spot)
    elif isinstance(ability, Startup):
        if ability.limit == Limit.TWICE_PER_TURN:
            raise spot.at("limit").refuse("no rule counts to two what is gained")
        if ability.limit == Limit.WHOLE_NAME_LOCK:
            raise spot.at("limit").refuse("an ability that is given locks no others")
        _write_startup(context, ability, gates, first, spot)
    else:
        if ability.zones != (Zone.SQUARE,) or any(isinstance(w, (Gains, *OF_THE_CARD)) for w in ability.do):
            raise spot.refuse("what is given works on Squares, and gives nothing itself")
        _write_always(context, ability, first, spot, is_given=True)


def number_second_uses(tables: Tables, first: int, spot: Spot) -> None:
    """Give each ability that can be used twice a turn a second place on its card, for the second use.

    A game remembers used abilities as a bit for each place, so the second use needs a place of its own. These
    places count down from the last but one; the last place is for an ability given to the card. `first` is
    the first ability row of the card.
    """
    place = limits.ABILITIES_OF_CARD - 2
    for row in range(first, tables.used("ability")):
        ability = tables.record["ability"][0][row]
        if ability["limit"] == Limit.TWICE_PER_TURN:
            if place < tables.used("ability") - first:
                most = limits.ABILITIES_OF_CARD - 1
                raise spot.at("abilities").refuse(f"{most} abilities at most: one used twice counts as two")
            ability["second"] = place
            place -= 1


def check_uses(tables: Tables, kind: CardType, first: int, spot: Spot) -> None:
    """Refuse more startup abilities on a Square than have an action; `first` is the card's first ability row.

    A Player card offers its abilities in a list that has pages.
    """
    rows = tables.record["ability"][0][first : tables.used("ability")]
    on_square = (rows["kind"] == AbilityKind.STARTUP) & (rows["valid_in"] >> Zone.SQUARE & 1 == 1)
    if kind not in (CardType.PLAYER, CardType.PLAYER_EX) and sum(on_square) > limits.USES_OF_SQUARE:
        raise spot.at("abilities").refuse(
            f"a card has at most {limits.USES_OF_SQUARE} startup abilities that are used from a Square, and "
            f"this one has {sum(on_square)}"
        )


def write_given(context: Context, first: int) -> int:
    """Write the abilities that the card gives to others, after its own, whose first row is `first`.

    Return what they are, as bits: 1 << terms.Occurrence that triggers an Automatic one, 1 << GIVES_STARTUP.
    """
    given = 0
    for step, ability, spot in context.tables.given:
        context.tables.record["step"][0][step]["amount"] = context.tables.used("ability")
        if isinstance(ability, Startup) and ability.limit in _KEYWORDS:
            raise spot.at("limit").refuse(
                "no rule gives other cards a Heaven-break, an Assault, a Cinema or a Creation"
            )
        op = context.tables.record["step"][0][step]["op"]
        if op in (Op.GRANT_PLAYER, Op.GAIN_FOR_PLAYER):
            check_of_player(ability, spot)
        if op == Op.GRANT_PLAYER and isinstance(ability, Always):
            check_always_of_player(ability, spot)
        _write_gained(context, ability, (), first, spot)
        row = context.tables.record["ability"][0][context.tables.used("ability") - 1]
        row["place"] = limits.ABILITIES_OF_CARD - 1
        if op == Op.GRANT_PLAYER:
            # CR 1205: the virtual Player card, which is in no zone, can have the ability as well. An effect
            # that lasts holds wherever the Player card is.
            lasts = context.tables.record["step"][0][step]["how"] == 1
            row["valid_in"] |= (1 << Zone.NOWHERE + 1) - 1 if lasts else 1 << Zone.NOWHERE
        if isinstance(ability, Automatic):
            given |= 1 << ability.when
        elif isinstance(ability, Startup):
            given |= 1 << GIVES_STARTUP
    context.tables.given = []
    return given
