"""Encode the words of Always abilities, one step for each word.

See also: rules/always.py, which carries the steps out; abilities.py, which writes given abilities.
"""

from collections.abc import Sequence
from typing import assert_never

from zx_env.zx import limits
from zx_env.zx.cards.encode.automatic import occurrence_selector
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.amounts import always_amount, positive
from zx_env.zx.cards.encode.effects.measured import times_of
from zx_env.zx.cards.encode.effects.places import check_played, replacement
from zx_env.zx.cards.encode.effects.targets import TOTALS
from zx_env.zx.cards.encode.effects.which import (
    asks_power,
    player_selector,
    sources_selector,
    write_selector,
)
from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    THEM,
    AlsoColor,
    AlsoNamed,
    AlwaysWord,
    AppearsOnly,
    Cannot,
    CannotDrawByAbility,
    CannotIgnite,
    ChargeMore,
    ChargeUnlimited,
    Choice,
    CostOf,
    CostsLess,
    Destroy,
    Each,
    EveryColor,
    FreePlay,
    FreeStartups,
    GainCost,
    GainDamage,
    GainIcon,
    GainPlayerDamage,
    GainPower,
    GainRange,
    Gains,
    HandMore,
    LeaveTo,
    LoseIcon,
    NoDamage,
    NoPlayerDamage,
    PayInstead,
    PayLess,
    Per,
    PlayFrom,
    PlayRemoved,
    PowerIs,
    PowerOf,
    RaisedTimes,
    RemoveDestroyed,
    Sleep,
    StartupsCostMore,
    This,
    Unaffected,
    zx,
)
from zx_env.zx.quantities import (
    APPEARS_OTHERWISE,
    NO_DRAW_BY_ABILITY,
    NO_IGNITION,
    OF_CHOICE,
    PLAYS_FREELY,
    RAISED_TIMES,
    Scale,
)
from zx_env.zx.terms import (
    ANY_NUMBER,
    BARS_OF_CHOICE,
    WHOLE_PRICE,
    AbilityKind,
    Bar,
    CardType,
    Flag,
    Having,
    Op,
    Side,
    State,
    Target,
    Zone,
)

_PLAYED_FROM = (Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED)
"""Zones, other than the hand, from which an ability lets cards be played by the rules."""

_EVENTS_GO_TO = (Zone.TRASH, Zone.REMOVED, Zone.CHARGE, Zone.RESOURCE, Zone.HAND)
"""Where an Event goes that was played so."""

_BY_WHOM = (Bar.BE_CHOSEN, Bar.BE_CHOSEN_BY_ENEMY, Bar.BE_CHOSEN_BY_OWN)
"""Bars that may hold for abilities of certain cards only."""

FOR_A_PLAYER = (
    ChargeUnlimited,
    ChargeMore,
    HandMore,
    NoPlayerDamage,
    CannotIgnite,
    CannotDrawByAbility,
    StartupsCostMore,
)
"""Always words (language/always.py) that affect a player, not cards."""

_ALONE = (*FOR_A_PLAYER, LeaveTo, PayLess, PayInstead)
"""Words that must be the only one of their ability."""

_DEEDS: dict[type, Op] = {Choice: Op.MOVE, Sleep: Op.SLEEP, Destroy: Op.DESTROY}
"""Effects that lower a Cost, with the step that does each to its cards."""

_PLAIN: dict[type, Op] = {
    PlayRemoved: Op.PLAY_REMOVED,
    FreeStartups: Op.FREE_STARTUP,
    RemoveDestroyed: Op.REMOVE_DESTROYED,
    ChargeUnlimited: Op.CHARGE_UNLIMITED,
    NoPlayerDamage: Op.NO_PLAYER_DAMAGE,
}
"""The step of each word that has no parameter and affects this card or its controller."""


def write_always(
    context: Context,
    words: Sequence[AlwaysWord],
    zones: Sequence[Zone],
    spot: Spot,
    remembers: bool = False,
) -> int:
    """Write the steps of an Always ability that is valid in these zones, and return the first row.

    `remembers`: a condition of the ability tests how this card appeared.
    """
    if len(words) > 1 and any(isinstance(word, _ALONE) for word in words):
        name = next(type(word).__name__ for word in words if isinstance(word, _ALONE))
        raise spot.refuse(f"{name} stands alone in an ability: write two")
    step = context.tables.used("step")
    for place, word in enumerate(words):
        _write(context, word, zones, spot.at(f"[{place}]"))
    if remembers:
        context.tables.step(spot, Op.REMEMBER_WAY, target=Target.THIS)
    context.tables.step(spot, Op.FINISH)
    return step


def write_gain(context: Context, gains: Gains, spot: Spot, remembers: bool = False) -> int:
    """Write the step that gives an ability to every card that fits `gains.to`, and return its row.

    `remembers`: a condition of the giving ability tests how this card appeared.
    """
    this = zx(Side.OWN, having=(Having.IS_THIS,))
    among = gains.to.among if isinstance(gains.to, Each) else this
    if asks_power(among):
        raise spot.at("to").refuse("a continuous ability must not ask for the Power that it may change")
    if among.kind == CardType.PLAYER:
        row, op = player_selector(context, among, spot.at("to")), Op.GAIN_FOR_PLAYER
    else:
        row, op = occurrence_selector(context, among, spot.at("to")), Op.GAIN_ABILITY
    step = context.tables.step(spot, op, target=Target.ALL, selector=row)
    context.tables.given.append((step, gains.ability, spot.at("ability")))
    if remembers:
        context.tables.step(spot, Op.REMEMBER_WAY, target=Target.THIS)
    context.tables.step(spot, Op.FINISH)
    return step


def _to(context: Context, to: This | Each, spot: Spot, name: str = "to") -> dict[str, int]:
    """Return the fields of the cards to which the word's field `name` refers."""
    if isinstance(to, This):
        return {"target": Target.THIS}
    if asks_power(to.among):
        raise spot.at(name).refuse("a continuous ability must not ask for the Power that it may change")
    return {"target": Target.ALL, "selector": write_selector(context, to.among, spot.at(name))}


def one_side(side: Side, spot: Spot) -> Side:
    """Return the side, which must be that of one player."""
    if side == Side.ANY:
        raise spot.at("side").refuse("it is done to one player: Side.OWN or Side.ENEMY")
    return side


def _play_from(context: Context, word: PlayFrom, zones: Sequence[Zone], spot: Spot) -> None:
    """Write the step that lets its controller play cards from other zones than the hand.

    `zones`: where the ability is valid, which is where this card is played from.
    """
    at, cards = spot.at("cards"), word.cards
    kind = context.kind if isinstance(cards, This) else cards.kind
    if not isinstance(cards, This):
        if cards.side != Side.OWN:
            raise at.at("side").refuse("the controller plays own cards: Side.OWN")
        check_played(cards, at, of_this=True)
        zones, at = cards.zones, at.at("zone")
    for zone in zones:
        if zone not in _PLAYED_FROM:
            raise at.refuse(f"no card is played from {zone.name} by this word")
    if kind not in (None, CardType.ZX, CardType.EVENT):
        raise spot.at("cards").at("kind").refuse("Z/X and Events lie there")
    if word.then not in _EVENTS_GO_TO:
        raise spot.at("then").refuse(f"no rule puts a resolved Event into {word.then.name}")
    if word.then != Zone.TRASH and kind == CardType.ZX:
        raise spot.at("then").refuse("only Events go somewhere after they have resolved")
    if Zone.RESOURCE in zones:
        # Ruling Z16: which of two cards sleeps for a cost matters if one of them can be played.
        context.resource_questions.more = True
    which: dict[str, int] = {"target": Target.THIS}
    if not isinstance(cards, This):
        which = {"target": Target.ALL, "selector": write_selector(context, cards, spot.at("cards"))}
    allows = 1 << word.then | (PLAYS_FREELY if word.free else 0)
    context.tables.step(spot, Op.PLAY_FROM, amount=allows, **which)


def _put_away(context: Context, word: PayLess | PayInstead, spot: Spot) -> dict[str, int]:
    """Return the fields of a step for the cards that are put away to lower the price."""
    to, at = word.to, spot.at("cards")
    how = _DEEDS[type(word.cards)]
    if how != Op.MOVE:
        at = at.at("what")
        if not isinstance(getattr(word.cards, "what", None), Choice):
            raise at.refuse("the cards are chosen: choose(...)")
    cards = word.choice
    if not isinstance(cards.number, int) or cards.number > limits.CHOSEN:
        raise at.refuse(f"the cards put away are a number up to {limits.CHOSEN}")
    per = word.per if isinstance(word, PayLess) else 1
    if not cards.up_to and per != 1:
        raise spot.at("per").refuse("all of the cards or none: `amount` is for all of them")
    if cards.up_to and isinstance(word, PayInstead):
        raise at.refuse("all of the cards or none: no `up_to`")
    zones = set(cards.among.zones)
    if how == Op.MOVE:
        _check_where_to(zones, to, isinstance(word, PayLess), spot)
    else:
        if zones != {Zone.SQUARE} or to != Zone.DECK:
            raise at.refuse("Z/X on Squares are slept or destroyed: zx(...), and no `to`")
        if how == Op.SLEEP and cards.among.state != State.REBOOT:
            raise at.refuse("what sleeps already is not slept for it: state=State.REBOOT")
    if cards.among.side != Side.OWN or cards.by != Side.OWN:
        raise at.refuse("the cards are own ones")
    if (
        cards.random
        or cards.different is not None
        or cards.one_of_each
        or any(getattr(cards, name) != none for name, none in TOTALS.items())
    ):
        raise at.refuse("the cards are a number of those that fit, with no other condition")
    shown = _shown(word, zones, spot)
    unit, low = (per, 0) if cards.up_to else (cards.number, cards.number)
    row = write_selector(context, cards.among, at.at("among"))
    where = {"zone": to, "state": State.SLEEP if to == Zone.RESOURCE else State.REBOOT}
    return {
        "selector": row,
        "high": cards.number,
        "low": low,
        "unit": unit,
        "grants": how,
        "how": shown,
        **where,
    }


def _shown(word: PayLess | PayInstead, zones: set[Zone], spot: Spot) -> int:
    """Ruling H236: return the flag of cards that both players see as they go from the hand into the deck."""
    if isinstance(word, PayLess):
        return 0
    hidden = Zone.HAND in zones and word.to == Zone.DECK
    if word.shown and not hidden:
        raise spot.at("shown").refuse("both players see these cards anyway: leave it out")
    if hidden and not word.shown:
        raise spot.at("shown").refuse("cards of the hand that go into the deck are shown: shown=True")
    return Flag.SHOWN if word.shown else 0


def _check_where_to(zones: set[Zone], to: Zone, may_be_resource: bool, spot: Spot) -> None:
    """Refuse a zone into which no rule puts cards of these zones for a lower price."""
    at = spot.at("cards")
    if to == Zone.RESOURCE and may_be_resource:
        if zones != {Zone.SQUARE}:
            raise at.refuse("Z/X on Squares are put into Resource for it")
    elif to not in (Zone.DECK, Zone.TRASH, Zone.REMOVED):
        raise spot.at("to").refuse("they go to the bottom of the deck, into Trash or out of the game")
    elif to in zones or (to == Zone.DECK and Zone.SQUARE in zones) or zones & {Zone.RESOURCE, Zone.DYNAMIS}:
        raise at.refuse("no rule puts such cards there for a lower price")


def _pay_less(context: Context, word: PayLess, spot: Spot) -> dict[str, int]:
    """Return the fields of a step for a price that is lower by a number, or by a total Cost."""
    away = _put_away(context, word, spot) | {"plus": word.least}
    amount, at = word.amount, spot.at("amount")
    if not 0 <= word.least < WHOLE_PRICE:
        raise spot.at("least").refuse("the lowest price is 0 or more")
    if isinstance(amount, CostOf):
        if amount.what != THEM or amount.plus:
            raise at.refuse("by the total Cost of the cards put away: CostOf(THEM)")
        if word.per != 1:
            raise spot.at("per").refuse("each of the cards counts by its Cost: leave `per` out")
        return away | {"amount": times_of(amount, at), "scale": Scale.COST}
    if amount >= WHOLE_PRICE:
        raise at.refuse("no Cost is so high; PayInstead pays all of it by cards")
    return away | {"amount": positive(amount, at)}


def _no_damage(word: NoDamage, spot: Spot) -> dict[str, int]:
    """Return the fields of a step for the damage that is not dealt: its amount, and by what (`low`)."""
    least, most = word.at_least, word.at_most
    if (least and most) or (word.by_ability is None and not least and not most):
        raise spot.refuse("one bound of the damage: `at_least` or `at_most`")
    if most:
        bound = -positive(most, spot.at("at_most"))
    else:
        bound = positive(least, spot.at("at_least")) if least else 1
    return {"amount": bound, "low": {None: 0, True: 1, False: 2}[word.by_ability]}


def _lowers(amount: int | Per) -> bool:
    return (amount if isinstance(amount, int) else amount.amount) > 0


def _op_of_power(word: GainPower, spot: Spot) -> Op:
    """Return the step of a change of Power, and refuse a question about Range that no rule asks."""
    if word.with_range_2 and not isinstance(word.to, This):
        raise spot.at("to").refuse("what asks for Range 2 is about this card itself")
    if not word.ranged:
        return Op.POWER_WITH_RANGE if word.with_range_2 else Op.GAIN_POWER
    if not isinstance(word.to, Each):
        raise spot.at("to").refuse("which Z/X, if they have a Range: each(...)")
    if isinstance(word.amount, PowerOf | CostOf):
        raise spot.at("amount").refuse("Z/X with a Range gain a number, or so much for each card")
    # Without more Power no Z/X has lethal damage by it, so the rules need not look at all of them.
    least = word.amount if isinstance(word.amount, int) else min(word.amount.amount, word.amount.plus + 1)
    if least < 1:
        raise spot.at("amount").refuse("Z/X with a Range gain Power: a number above 0")
    return Op.POWER_OF_RANGED


def _unaffected(context: Context, word: Unaffected, spot: Spot) -> None:
    """Write the step that lets effects of some cards do nothing; `low` 1: Power is asked (ruling H186)."""
    by_power = asks_power(word.by) or (isinstance(word.to, Each) and asks_power(word.to.among))
    row = sources_selector(context, word.by, spot.at("by"), by_power)
    if by_power and isinstance(word.to, Each):
        to = {"target": Target.ALL, "selector": write_selector(context, word.to.among, spot.at("to"))}
    else:
        to = _to(context, word.to, spot)
    context.tables.step(spot, Op.UNAFFECTED, per=row, amount=1, low=int(by_power), **to)


def _not_chosen_by(context: Context, word: Cannot, spot: Spot) -> None:
    """Write the step that bars choices for abilities of some cards (ruling H223)."""
    if word.by is None or word.bar not in _BY_WHOM:
        names = " or ".join(bar.name for bar in _BY_WHOM)
        raise spot.at("by").refuse(f"abilities of certain cards are barred from choosing: {names}")
    row = sources_selector(context, word.by, spot.at("by"))
    to = _to(context, word.to, spot)
    context.tables.step(spot, Op.UNAFFECTED, per=row, amount=word.bar, low=OF_CHOICE, **to)


def _write(context: Context, word: AlwaysWord, zones: Sequence[Zone], spot: Spot) -> None:
    match word:
        case GainPower(amount, to):
            op = _op_of_power(word, spot)
            context.tables.step(spot, op, **_to(context, to, spot), **always_amount(context, amount, spot))
        case PowerIs(amount):
            if not isinstance(amount, int | Per):
                raise spot.at("amount").refuse("a continuous ability knows a number, or counts cards")
            many = always_amount(context, amount, spot)
            context.tables.step(spot, Op.SET_POWER, target=Target.THIS, **many)
        case GainCost(amount, to, least):
            values = _to(context, to, spot) | always_amount(context, amount, spot)
            context.tables.step(spot, Op.GAIN_COST, low=least, **values)
        case GainRange(reach, to, at_player):
            if at_player and not 2 <= reach <= ANY_NUMBER:
                raise spot.at("reach").refuse("a Z/X attacks what is next to it without Range: 2 or more")
            # Range against a Player Square is the step's `low`: other Ranges do not add to it.
            far = {"amount": 0, "low": reach} if at_player else {"amount": reach}
            context.tables.step(spot, Op.GAIN_RANGE, **far, **_to(context, to, spot))
        case GainIcon(icon, to):
            context.tables.step(spot, Op.GAIN_ICON, amount=icon, **_to(context, to, spot))
        case LoseIcon(icon, to):
            context.tables.step(spot, Op.LOSE_ICON, amount=icon, **_to(context, to, spot))
        case Cannot(bar, to, None):
            context.tables.step(spot, Op.BAR, amount=bar, **_to(context, to, spot))
        case Cannot():
            _not_chosen_by(context, word, spot)
        case AppearsOnly(by, played):
            row = sources_selector(context, by, spot.at("by"))
            only = {"per": row, "low": int(played), "amount": APPEARS_OTHERWISE}
            context.tables.step(spot, Op.BAR, target=Target.THIS, **only)
        case Unaffected():
            _unaffected(context, word, spot)
        case CannotDrawByAbility(side):
            whose = {"amount": NO_DRAW_BY_ABILITY, "side": one_side(side, spot)}
            context.tables.step(spot, Op.NO_IGNITION, target=Target.THIS, **whose)
        case CannotIgnite(side):
            whose = {"amount": NO_IGNITION, "side": one_side(side, spot)}
            context.tables.step(spot, Op.NO_IGNITION, target=Target.THIS, **whose)
        case StartupsCostMore(amount, side):
            more = {"amount": positive(amount, spot.at("amount")), "side": one_side(side, spot)}
            context.tables.step(spot, Op.STARTUP_MORE, target=Target.THIS, **more)
        case GainDamage(amount, to):
            context.tables.step(spot, Op.GAIN_DAMAGE, amount=amount, **_to(context, to, spot))
        case GainPlayerDamage(amount, to):
            context.tables.step(spot, Op.GAIN_PLAYER_DAMAGE, amount=amount, **_to(context, to, spot))
        case RaisedTimes(times, to):
            if times < 2:
                raise spot.at("times").refuse("twice as much, or more often")
            context.tables.step(spot, RAISED_TIMES, amount=times, **_to(context, to, spot))
        case NoDamage(to=to):
            context.tables.step(spot, Op.NO_DAMAGE, **_no_damage(word, spot), **_to(context, to, spot))
        case PayLess():
            context.tables.step(spot, Op.PAY_LESS, target=Target.THIS, **_pay_less(context, word, spot))
        case PayInstead():
            away = _put_away(context, word, spot)
            context.tables.step(spot, Op.PAY_LESS, target=Target.THIS, **away, amount=WHOLE_PRICE)
        case FreePlay(to):
            if isinstance(to, Each) and to.among.side != Side.OWN:
                raise spot.at("to").refuse("own cards of the hand are played: Side.OWN")
            context.tables.step(spot, Op.FREE_PLAYED, amount=1, **_to(context, to, spot))
        case CostsLess(amount, least):
            if not _lowers(amount):
                raise spot.at("amount").refuse("so much less: a number above 0")
            less = always_amount(context, amount, spot)
            less |= {"amount": -less["amount"], "plus": -less.get("plus", 0)}
            context.tables.step(spot, Op.LESS_TO_PLAY, target=Target.THIS, low=least, **less)
        case ChargeMore(amount, side):
            more = {"amount": amount, "side": one_side(side, spot)}
            context.tables.step(spot, Op.CHARGE_MORE, target=Target.THIS, **more)
        case HandMore(amount, side):
            more = {"amount": amount, "side": one_side(side, spot)}
            context.tables.step(spot, Op.HAND_MORE, target=Target.THIS, **more)
        case PlayRemoved() | FreeStartups() | RemoveDestroyed() | ChargeUnlimited() | NoPlayerDamage():
            context.tables.step(spot, _PLAIN[type(word)], target=Target.THIS, amount=1)
        case PlayFrom():
            _play_from(context, word, zones, spot)
        case LeaveTo():
            where = _to(context, word.of, spot, "of") | replacement(word, spot)
            context.tables.step(spot, Op.LEAVE_TO, **where)
        case AlsoNamed() | EveryColor() | AlsoColor() | Gains():
            raise spot.refuse(f"{type(word).__name__} is written by no step")
        case _:
            assert_never(word)


def always_values(tables: Tables, first: int) -> dict[str, int]:
    """Return the fields of CARD, by name, that summarize its Always abilities: the steps (bits) and zones.

    `first` is the first ability row of the card.
    """
    table = tables.record[0]
    values = {"always": 0, "auras": 0, "aura_zones": 0, "weakens": 0, "bars_more": 0}
    for row in range(first, tables.used("ability")):
        ability = table["ability"][row]
        step = int(ability["step"])
        while ability["kind"] == AbilityKind.ALWAYS and table["step"][step]["op"] != Op.FINISH:
            bit = 1 << int(table["step"][step]["op"])
            gains = table["step"][step]["op"] == Op.GAIN_POWER
            less = gains and min(table["step"][step]["amount"], table["step"][step]["plus"]) < 0
            if less or table["step"][step]["op"] == Op.SET_POWER:
                values["weakens"] = 1
            if table["step"][step]["op"] == Op.BAR and table["step"][step]["amount"] & ~BARS_OF_CHOICE:
                values["bars_more"] = 1
            if table["step"][step]["target"] == Target.ALL:
                values["auras"] |= bit
                values["aura_zones"] |= int(ability["valid_in"]) & ~(1 << Zone.NOWHERE)
            else:
                values["always"] |= bit
            step += 1
    return values


def lasting_values(tables: Tables, first: int) -> int:
    """Return the Always effects on Costs (bits) that effects of a card let last; its steps begin at `first`.

    Without their bits the rules would not look for them.
    """
    steps = tables.record[0]["step"][first : tables.used("step")]
    lasts = (steps["op"] == Op.LASTS) | (steps["op"] == Op.GRANT)
    changes_costs = lasts & (steps["grants"] == Op.GAIN_COST)
    return 1 << Op.GAIN_COST if changes_costs.any() else 0
