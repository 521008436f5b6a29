"""Read what an amount or a bound measures or counts: a total, the highest or the lowest, or so many cards."""

from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import Among, CostOf, Per, PowerOf
from zx_env.zx.quantities import Measure


def times_of(amount: CostOf | PowerOf, spot: Spot) -> int:
    """Return how often a Cost is counted; a Power is counted once."""
    times = amount.times if isinstance(amount, CostOf) else 1
    if times < 1:
        raise spot.at("times").refuse("so much for each point of Cost: a number above 0")
    return times


def measure_of(amount: CostOf | PowerOf, spot: Spot) -> Measure:
    """Return the quantity that an amount reads: a total, or the highest or lowest of described cards."""
    is_cost = isinstance(amount, CostOf)
    if not amount.highest and not amount.lowest:
        return Measure.COST if is_cost else Measure.POWER
    field = "highest" if amount.highest else "lowest"
    if amount.highest and amount.lowest:
        raise spot.at("lowest").refuse("the highest or the lowest, not both")
    if not isinstance(amount.what, Among):
        raise spot.at(field).refuse(f"the {field} is among described cards: zx(...) or card(...)")
    if amount.highest:
        return Measure.HIGHEST_COST if is_cost else Measure.HIGHEST_POWER
    return Measure.LOWEST_COST if is_cost else Measure.LOWEST_POWER


def check_per(per: Per, spot: Spot) -> None:
    """Refuse an amount for every so many cards that no rule counts."""
    if per.cards < 1 or (per.colors and per.cards > 1):
        raise spot.at("cards").refuse("so much for every 1 or more cards, or for every color")
    if per.colors and not isinstance(per.among, Among):
        raise spot.at("colors").refuse("colors are counted of the cards that a description means")
