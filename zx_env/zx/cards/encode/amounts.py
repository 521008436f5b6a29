"""How much, down to the fields of a step."""

from collections.abc import Callable

from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.encode.which import asks_power, write_selector
from zx_env.zx.cards.language import Among, Amount, It, Per, PerDone, PowerOf, This
from zx_env.zx.terms import Scale, Target


def positive(number: int, spot: Spot) -> int:
    """The number, refused where it would do nothing."""
    if number < 1:
        raise spot.refuse(f"{number} does nothing: at least 1 is needed")
    return number


def effect_amount(
    tables: Tables,
    amount: Amount,
    spot: Spot,
    target_of: Callable[[This | It, Spot], Target],
    is_positive: bool,
) -> dict[str, int]:
    """The fields of a step of an effect that say how much; `target_of` tells what This and It are there."""
    match amount:
        case int():
            return {"amount": positive(amount, spot) if is_positive else amount}
        case Per(each, among, cards, colors):
            if cards < 1 or (colors and cards > 1):
                raise spot.at("cards").refuse("so much for every 1 or more cards, or for every color")
            scale = Scale.PER_COLOR if colors else Scale.PER_CARD
            per = write_selector(tables, among, spot.at("among"))
            return {"amount": each, "scale": scale, "per": per, "unit": cards}
        case PerDone(each):
            return {"amount": each, "scale": Scale.PER_DONE}
        case PowerOf(what):
            if isinstance(what, Among):
                return {
                    "scale": Scale.POWER_AMONG,
                    "per": write_selector(tables, what, spot.at("what")),
                }
            return {"scale": Scale.POWER, "about": target_of(what, spot)}


def always_amount(tables: Tables, amount: int | Per, spot: Spot) -> dict[str, int]:
    """The fields of a step of an Always ability that say how much."""
    if isinstance(amount, int):
        return {"amount": amount}
    if amount.cards < 1:
        raise spot.at("amount.cards").refuse(f"for every {amount.cards} cards is no amount: at least 1")
    if amount.colors or asks_power(amount.among):
        raise spot.at("amount").refuse("a continuous ability counts cards, by neither color nor Power")
    per = write_selector(tables, amount.among, spot.at("amount"))
    return {"amount": amount.amount, "scale": Scale.PER_CARD, "per": per, "unit": amount.cards}
