"""Effects and costs, down to step programs: each word becomes the steps that terms.Op documents.

Every program ends with Op.FINISH; jumps are rows of the step table. A choice fills register 0 (Target.CHOSEN)
and the step behind it is about what was chosen; when nothing was picked the choice jumps behind that step.
Not here: what a step does (rules/effects.py).
"""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx import limits
from zx_env.zx.cards.encode.program import Program, object_of
from zx_env.zx.cards.encode.rows import Tables
from zx_env.zx.cards.encode.types import Spot
from zx_env.zx.cards.language import (
    Among,
    Choice,
    Cost,
    Destroy,
    Each,
    Effect,
    If,
    May,
    Move,
    Pay,
    Sleep,
    That,
    Then,
)
from zx_env.zx.terms import (
    Flag,
    Occurrence,
    Op,
    Side,
    State,
    Zone,
)


def write_effect(
    tables: Tables,
    words: Sequence[Effect],
    spot: Spot,
    when: Occurrence | None,
    watches: bool = False,
    paid: Sequence[Cost] = (),
) -> int:
    """Write the program of an effect and return its first row; `when` is the occurrence that triggered it.

    `watches`: it is another card's occurrence, so that there is a card that it happened to. What was `paid`
    for it may have been chosen to keep.
    """
    if not words:
        raise spot.refuse("an ability that does nothing; say what it does")
    program = Program(tables, when, 0, watches)
    chosen = [object_of(cost) for cost in paid]
    if any(isinstance(what, Choice) and what.keep for what in chosen):
        program.keep()
    return program.write(words, spot)


def write_cost(tables: Tables, words: Sequence[Cost], spot: Spot) -> int:
    """Write the program that pays the cost of a startup ability and return its first row."""
    for place, word in enumerate(words):
        _check_cost(word, spot.at(f"[{place}]"))
    return Program(tables, None, Flag.CHARGE_COST).write(words, spot)


def _check_cost(word: Cost, spot: Spot) -> None:
    match word:
        case Pay(_, number):
            if number < 1:
                raise spot.refuse("a payment is of at least 1 Resource")
        case Sleep(what) | Destroy(what) | Move(what, _, _):
            if isinstance(what, Choice) and (what.up_to or not isinstance(what.number, int)):
                raise spot.at("what").refuse("a cost is paid in full: it has no `up_to` and no ANY_NUMBER")
            if isinstance(what, Choice) and (what.by != Side.OWN or what.random):
                raise spot.at("what").refuse("who pays a cost chooses what to pay")
            if isinstance(what, (Each, That)):
                raise spot.at("what").refuse("a cost names this card, or a number of cards to choose")


def write_advent(tables: Tables, of: Sequence[Among], spot: Spot) -> int:
    """Write which own Reboot Z/X an Advent or a Possess takes, a CHOOSE for each; no more of them is read."""
    if not 1 <= len(of) <= limits.SQUARES:
        raise spot.refuse(f"an Advent or a Possess takes 1 to {limits.SQUARES} Z/X")
    first = tables.used("step")
    for place, among in enumerate(of):
        at = spot.at(f"[{place}]")
        if among.side != Side.OWN or among.zones != (Zone.SQUARE,) or among.state is not None:
            raise at.refuse(
                "an Advent or a Possess takes own Z/X on Squares; that they are in Reboot State is the rule"
            )
        row = tables.selector(replace(among, state=State.REBOOT), at)
        tables.land([tables.step(at, Op.CHOOSE, selector=row, low=1, high=1)])
    tables.step(spot, Op.FINISH)
    return first


def write_awaken(tables: Tables, words: Sequence[Effect], spot: Spot) -> int:
    """Write what an Awaken does once its Cost is paid; all of it, as a cost, must be possible."""
    if not words:
        raise spot.refuse("an Awaken that does nothing; say what it does")
    for place, word in enumerate(words):
        at = spot.at(f"[{place}]")
        what = object_of(word)
        if isinstance(word, (May, If, Then)) or (isinstance(what, Choice) and what.up_to):
            raise at.refuse("an Awaken is done in full: no May, If, Then and no `up_to`")
        if isinstance(what, (Each, That)):
            raise at.refuse("an Awaken names a number of cards to choose")
    return Program(tables, None, Flag.CHARGE_COST).write(words, spot)
