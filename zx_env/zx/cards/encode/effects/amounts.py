"""Encode amounts as fields of a step."""

from zx_env.zx.cards.encode.context import Context
from zx_env.zx.cards.encode.effects.measured import check_per, measure_of, times_of
from zx_env.zx.cards.encode.effects.which import asks_power, counted_selector, write_selector
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import Among, Amount, CostOf, Per, PerDone, PowerOf
from zx_env.zx.quantities import Measure, Scale
from zx_env.zx.terms import State, Zone

_OPEN = (Zone.SQUARE, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.FORCE)
"""Zones whose cards both players see."""

_OF_AMONG = {
    Measure.COST: Scale.COST_AMONG,
    Measure.POWER: Scale.POWER_AMONG,
    Measure.HIGHEST_COST: Scale.HIGHEST_COST,
    Measure.LOWEST_COST: Scale.LOWEST_COST,
    Measure.HIGHEST_POWER: Scale.HIGHEST_POWER,
    Measure.LOWEST_POWER: Scale.LOWEST_POWER,
}
"""How an amount is computed from described cards, by what of them it reads."""


def positive(number: int, spot: Spot) -> int:
    """Return the number; raise CardError if it is less than 1."""
    if number < 1:
        raise spot.refuse(f"{number} does nothing: at least 1 is needed")
    return number


def effect_amount(
    context: Context,
    amount: Amount,
    spot: Spot,
    is_positive: bool,
) -> dict[str, int]:
    """Return the fields of card_table.STEP, by name, for an amount in an effect.

    With `is_positive`, raise CardError for a number below 1.
    """
    match amount:
        case int():
            return {"amount": positive(amount, spot) if is_positive else amount}
        case Per(each, among, cards, colors, plus):
            check_per(amount, spot)
            scale = Scale.PER_COLOR if colors else Scale.PER_CARD
            per = counted_selector(context, among, spot.at("among"))
            return {"amount": each, "scale": scale, "per": per, "unit": cards, "plus": plus}
        case PerDone(each, plus, cards):
            if cards < 1:
                raise spot.at("cards").refuse("so much for every 1 or more cards")
            return {"amount": each, "scale": Scale.PER_DONE, "plus": plus, "unit": cards}
        case PowerOf(what, plus) | CostOf(what, plus):
            is_cost = isinstance(amount, CostOf)
            measure = measure_of(amount, spot)
            if isinstance(what, Among):
                scale = _OF_AMONG[measure]
                per = write_selector(context, what, spot.at("what"))
                return {"scale": scale, "per": per, "amount": times_of(amount, spot), "plus": plus}
            scale = Scale.COST if is_cost else Scale.POWER
            about = context.measured(what, spot.at("what"), not is_cost)
            return {"scale": scale, "about": about, "amount": times_of(amount, spot), "plus": plus}


def always_amount(context: Context, amount: int | Per | PowerOf | CostOf, spot: Spot) -> dict[str, int]:
    """Return the fields of card_table.STEP, by name, for an amount in an Always ability."""
    if isinstance(amount, int):
        return {"amount": amount}
    if isinstance(amount, PowerOf | CostOf):
        return _total(context, amount, spot.at("amount"))
    check_per(amount, spot.at("amount"))
    if isinstance(amount.among, Among) and asks_power(amount.among):
        raise spot.at("amount").refuse("a continuous ability does not count cards by Power")
    per = counted_selector(context, amount.among, spot.at("amount"))
    scale = Scale.PER_COLOR if amount.colors else Scale.PER_CARD
    counted = {"amount": amount.amount, "plus": amount.plus, "unit": amount.cards}
    return counted | {"scale": scale, "per": per}


def _total(context: Context, amount: PowerOf | CostOf, spot: Spot) -> dict[str, int]:
    """Ruling H180: return the fields of card_table.STEP for a total that an Always ability reads."""
    among, is_cost = amount.what, isinstance(amount, CostOf)
    if not isinstance(among, Among):
        raise spot.at("what").refuse("a continuous ability adds up the cards that a description means")
    if asks_power(among):
        raise spot.at("what").refuse("a continuous ability does not ask for Power that it may change")
    for zone in among.zones:
        if zone == Zone.SQUARE and not is_cost:
            raise spot.at("what").refuse(
                "a continuous ability reads no Power on Squares, which it may change"
            )
        if zone not in _OPEN and not (zone == Zone.DYNAMIS and among.state == State.FACE_UP):
            raise spot.at("what").refuse(f"not both players see what lies in {zone.name}")
    scale = _OF_AMONG[measure_of(amount, spot)]
    per = write_selector(context, among, spot.at("what"))
    return {"scale": scale, "per": per, "amount": times_of(amount, spot), "plus": amount.plus}
