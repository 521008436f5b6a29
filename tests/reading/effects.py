"""Whole effects, in the notation: their parts in order.

See also: card_effects.py, single effects; always.py, Always abilities.
"""

import re
from collections.abc import Sequence

from tests.reading.always import UNTIL
from tests.reading.card_effects import deed
from tests.reading.conditions import all_of
from tests.reading.which import SIDES, base, filters, japanese, per
from zx_env.zx.cards.language import (
    THEM,
    THIS,
    AtEndOfTurn,
    Effect,
    Grant,
    GrantPlayer,
    If,
    IfDone,
    IfPicked,
    InNextTurn,
    Look,
    May,
    OneOf,
    Repeat,
    Then,
    TurnExtra,
    WhenDestroyed,
)
from zx_env.zx.terms import Rest, Side, Until, Zone

_REST = {
    Rest.STAY: "",
    Rest.SHUFFLED: ", rest back shuffle",
    Rest.TOP: ", rest top any order",
    Rest.BOTTOM: ", rest bottom any order",
    Rest.TRASH: ", rest -> Trash",
    Rest.RESOURCE: ", rest -> Res slp",
}


def effect(words: Sequence[Effect]) -> str:
    """Steps in order, with commas between."""
    return ", ".join(_step(word) for word in words)


def _step(word: Effect) -> str:
    match word:
        case May():
            return _may(word)
        case Then(do, then, otherwise):
            return _step(do) + _follows(then, otherwise)
        case If(needs, do, otherwise):
            return f"if {all_of(needs)} {effect(do)}" + _otherwise(otherwise)
        case IfPicked():
            return _if_picked(word)
        case IfDone(number, do, otherwise):
            return f"if >={number} done {effect(do)}" + _otherwise(otherwise)
        case OneOf(modes, number):
            order = " in any order" if number > 1 else ""
            return f"choose {number}{order} of {{{' / '.join(effect(mode) for mode in modes)}}}"
        case Repeat(number, do):
            return f"do {base(number)}{per(number)} times {{{effect(do)}}}"
        case AtEndOfTurn(do, to):
            what = "this" if to == THIS else "them" if to == THEM else "it"
            return "EOT " + re.sub(r"\bit\b", what, effect(do))
        case InNextTurn(do, side, phase, to):
            what = "this" if to == THIS else "them" if to == THEM else "it"
            start = "end" if phase is None else f"{phase.name.title()} Phase"
            return f"at {SIDES[side]} next turn's {start}: " + re.sub(r"\bit\b", what, effect(do))
        case WhenDestroyed(do):
            return f"delayed when Z/X destroyed by it: {effect(do)}"
        case Look():
            return _look(word)
        case GrantPlayer(ability, side, until):
            from tests.reading.abilities import reading

            end = "for the rest of the game" if until == Until.GAME_ENDS else UNTIL[until]
            return f"grant {SIDES[side]} Player card {{{reading(ability).in_a_line()}}} {end}"
        case TurnExtra(named, under):
            whose = "" if under is None else f" name:{japanese(under)}"
            return f"turn name:{japanese(named)} under own Player card{whose} face up"
        case Grant():
            from tests.reading.always import granted

            return granted(word)
        case _:
            return deed(word)


def _follows(then: Sequence[Effect], otherwise: Sequence[Effect]) -> str:
    return (f" -> {effect(then)}" if then else "") + _otherwise(otherwise)


def _otherwise(otherwise: Sequence[Effect]) -> str:
    return f"; if not {effect(otherwise)}" if otherwise else ""


def _may(word: May) -> str:
    who = "may" if word.by == Side.OWN else "opponent may"
    return f"{who} {_step(word.do)}{_follows(word.then, word.otherwise)}"


def _if_picked(word: IfPicked) -> str:
    if word.among is None:
        asked = f"if >={word.number}"
    else:
        side = "opp " if word.among.side == Side.ENEMY else ""
        those = "it is" if word.number == 1 else f">={word.number}"
        those = "the first is" if word.kept else those
        asked = f"if {those} {side}{filters(word.among)}".rstrip()
    return f"{asked} {effect(word.do)}" + _otherwise(word.otherwise)


def _look(word: Look) -> str:
    if word.zone == Zone.LIFE:
        whose = "own" if word.side == Side.OWN else "opp"
        head = f"{'reveal' if word.shown else 'look'}Life {whose}"
        return ", ".join(filter(None, [head, effect(word.do)]))
    verb = "revealTop" if word.shown else "lookTop"
    whose = "" if word.side == Side.OWN else " of opp deck"
    head = f"{verb} {'<=' if word.up_to else ''}{base(word.number)}{per(word.number)}{whose}"
    return ", ".join(filter(None, [head, effect(word.do)])) + _REST[word.rest]
