"""Encode the words of Always abilities, one step for each word.

See also: rules/always.py, which carries the steps out; abilities.py, which writes given abilities.
"""

from collections.abc import Sequence
from typing import assert_never

from zx_env.zx import limits
from zx_env.zx.cards.encode.automatic import occurrence_selector
from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.amounts import always_amount, positive
from zx_env.zx.cards.encode.effects.which import asks_power, sources_selector, write_selector
from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    AlsoNamed,
    AlwaysWord,
    Cannot,
    CannotIgnite,
    ChargeMore,
    ChargeUnlimited,
    Choice,
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
    LeaveTo,
    LoseIcon,
    NoDamage,
    NoPlayerDamage,
    PayLess,
    Per,
    PlayRemoved,
    PowerIs,
    RemoveDestroyed,
    StartupsCostMore,
    This,
    Unaffected,
    zx,
)
from zx_env.zx.terms import BARS_OF_CHOICE, AbilityKind, Having, Op, Side, Target, Zone

FOR_A_PLAYER = (ChargeUnlimited, ChargeMore, NoPlayerDamage, CannotIgnite, StartupsCostMore)
"""Always words (language/always.py) that affect a player, not cards."""

_ALONE = (*FOR_A_PLAYER, LeaveTo, PayLess)
"""Words that must be the only one of their ability."""

_PLAIN: dict[type, Op] = {
    PlayRemoved: Op.PLAY_REMOVED,
    FreePlay: Op.FREE_PLAYED,
    FreeStartups: Op.FREE_STARTUP,
    RemoveDestroyed: Op.REMOVE_DESTROYED,
    ChargeUnlimited: Op.CHARGE_UNLIMITED,
    NoPlayerDamage: Op.NO_PLAYER_DAMAGE,
}
"""The step of each word that has no parameter and affects this card or its controller."""


def write_always(context: Context, words: Sequence[AlwaysWord], spot: Spot, remembers: bool = False) -> int:
    """Write the steps of an Always ability and return the first row.

    `remembers`: a condition of the ability tests how this card appeared.
    """
    if len(words) > 1 and any(isinstance(word, _ALONE) for word in words):
        name = next(type(word).__name__ for word in words if isinstance(word, _ALONE))
        raise spot.refuse(f"{name} stands alone in an ability: write two")
    step = context.tables.used("step")
    for place, word in enumerate(words):
        _write(context, word, spot.at(f"[{place}]"))
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
    row = occurrence_selector(context, among, spot.at("to"))
    step = context.tables.step(spot, Op.GAIN_ABILITY, target=Target.ALL, selector=row)
    context.tables.given.append((step, gains.ability, spot.at("ability")))
    if remembers:
        context.tables.step(spot, Op.REMEMBER_WAY, target=Target.THIS)
    context.tables.step(spot, Op.FINISH)
    return step


def _to(context: Context, to: This | Each, spot: Spot) -> dict[str, int]:
    if isinstance(to, This):
        return {"target": Target.THIS}
    if asks_power(to.among):
        raise spot.at("to").refuse("a continuous ability must not ask for the Power that it may change")
    return {"target": Target.ALL, "selector": write_selector(context, to.among, spot.at("to"))}


def one_side(side: Side, spot: Spot) -> Side:
    """Return the side, which must be that of one player."""
    if side == Side.ANY:
        raise spot.at("side").refuse("it is done to one player: Side.OWN or Side.ENEMY")
    return side


def _most_put_away(cards: Choice, spot: Spot) -> int:
    """Return the most cards that may be put away to lower the price."""
    if not isinstance(cards.number, int) or not cards.up_to or cards.number > limits.CHOSEN:
        raise spot.refuse(
            f"the cards are put away as one likes: a number up to {limits.CHOSEN}, and `up_to=True`"
        )
    if cards.among.side != Side.OWN or cards.by != Side.OWN or Zone.SQUARE in cards.among.zones:
        raise spot.refuse("the cards are own ones that lie on no Square")
    return cards.number


def _write(context: Context, word: AlwaysWord, spot: Spot) -> None:
    match word:
        case GainPower(amount, to, with_range_2):
            if with_range_2 and not isinstance(to, This):
                raise spot.at("to").refuse("what asks for Range 2 is about this card itself")
            op = Op.POWER_WITH_RANGE if with_range_2 else Op.GAIN_POWER
            context.tables.step(spot, op, **_to(context, to, spot), **always_amount(context, amount, spot))
        case PowerIs(amount):
            if not isinstance(amount, int | Per):
                raise spot.at("amount").refuse("a continuous ability knows a number, or counts cards")
            many = always_amount(context, amount, spot)
            context.tables.step(spot, Op.SET_POWER, target=Target.THIS, **many)
        case GainCost(amount, to, least):
            values = _to(context, to, spot) | always_amount(context, amount, spot)
            context.tables.step(spot, Op.GAIN_COST, low=least, **values)
        case GainRange(reach, to):
            context.tables.step(spot, Op.GAIN_RANGE, amount=reach, **_to(context, to, spot))
        case GainIcon(icon, to):
            context.tables.step(spot, Op.GAIN_ICON, amount=icon, **_to(context, to, spot))
        case LoseIcon(icon, to):
            context.tables.step(spot, Op.LOSE_ICON, amount=icon, **_to(context, to, spot))
        case Cannot(bar, to):
            context.tables.step(spot, Op.BAR, amount=bar, **_to(context, to, spot))
        case Unaffected(by, to):
            row = sources_selector(context, by, spot.at("by"))
            context.tables.step(spot, Op.UNAFFECTED, per=row, amount=1, **_to(context, to, spot))
        case CannotIgnite(side):
            whose = {"amount": 1, "side": one_side(side, spot)}
            context.tables.step(spot, Op.NO_IGNITION, target=Target.THIS, **whose)
        case StartupsCostMore(amount, side):
            more = {"amount": positive(amount, spot.at("amount")), "side": one_side(side, spot)}
            context.tables.step(spot, Op.STARTUP_MORE, target=Target.THIS, **more)
        case GainDamage(amount, to):
            context.tables.step(spot, Op.GAIN_DAMAGE, amount=amount, **_to(context, to, spot))
        case GainPlayerDamage(amount, to):
            context.tables.step(spot, Op.GAIN_PLAYER_DAMAGE, amount=amount, **_to(context, to, spot))
        case NoDamage(at_least, to, at_most):
            if (at_least == 0) == (at_most == 0):
                raise spot.refuse("one bound of the damage: `at_least` or `at_most`")
            at = spot.at("at_most" if at_most else "at_least")
            bound = -positive(at_most, at) if at_most else positive(at_least, at)
            context.tables.step(spot, Op.NO_DAMAGE, amount=bound, **_to(context, to, spot))
        case PayLess(amount, cards, per):
            number = _most_put_away(cards, spot.at("cards"))
            away = write_selector(context, cards.among, spot.at("cards").at("among"))
            most = {"selector": away, "high": number, "unit": per}
            context.tables.step(spot, Op.PAY_LESS, target=Target.THIS, amount=amount, **most)
        case ChargeMore(amount, side):
            more = {"amount": amount, "side": one_side(side, spot)}
            context.tables.step(spot, Op.CHARGE_MORE, target=Target.THIS, **more)
        case (
            PlayRemoved()
            | FreePlay()
            | FreeStartups()
            | RemoveDestroyed()
            | ChargeUnlimited()
            | NoPlayerDamage()
        ):
            context.tables.step(spot, _PLAIN[type(word)], target=Target.THIS, amount=1)
        case LeaveTo(to, state):
            context.tables.step(spot, Op.LEAVE_TO, target=Target.THIS, zone=to, state=state)
        case AlsoNamed() | EveryColor() | Gains():
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
