"""Phrases for amounts."""

from zx_env.zx.cards.language import Among, Amount, CostOf, Per, PerDone, PowerOf
from zx_env.zx.cards.sentences.which import bound_words, first_number, noun, per_words, place
from zx_env.zx.terms import Side


def points(amount: Amount, unit: str, sign: str = "") -> str:
    """Return the phrase for points of damage or Power: "3000 damage". `sign` is a format such as "+"."""
    match amount:
        case PowerOf(Among(side=Side.OWN) as what, 0, False, False) if what.on.mask.bit_count() == 1:
            return f"{unit} equal to the Power of your {noun(what, False, False)} {place(what, 'in')}"
        case PowerOf() | CostOf():
            return f"{unit} equal to {bound_words(amount)}"
        case int():
            return f"{amount:{sign}} {unit}"
        case Per() | PerDone():
            return f"{first_number(amount):{sign}} {unit}{per_words(amount, sign)}"


def count(amount: Amount, one: str, more: str) -> str:
    """Return the phrase for a number of things, with their noun for one (`one`) or several (`more`)."""
    match amount:
        case int():
            return f"{amount} {one if amount == 1 else more}"
        case PerDone(1, 0, 1, False):
            return f"that many {more}"
        case Per() | PerDone():
            number = first_number(amount)
            return f"{number} {one if number == 1 else more}{per_words(amount)}"
        case PowerOf() | CostOf():
            return f"{more} equal to {bound_words(amount)}"
