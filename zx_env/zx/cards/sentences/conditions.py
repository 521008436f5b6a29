"""Phrases for conditions."""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx.cards.language import (
    Among,
    AnyOf,
    AtLeast,
    AtMost,
    CameBy,
    Condition,
    CostOf,
    Counters,
    Different,
    DiscardedTo,
    FirstPlayer,
    Happened,
    HasCounters,
    InPhase,
    Level,
    NoResourcePut,
    NthTime,
    Pairs,
    Per,
    PlayedRegularly,
    PlayerCard,
    PlayerNamed,
    PowerOf,
    SlainBy,
    ThisTurn,
    TurnNumber,
    TurnOf,
    ZeroOptima,
    zx,
)
from zx_env.zx.cards.names import spoken
from zx_env.zx.cards.sentences.automatic import one
from zx_env.zx.cards.sentences.which import (
    OWNER,
    WAYS,
    WHO,
    ZONES,
    all_of,
    any_of,
    bound_words,
    capital,
    counted_words,
    from_zone,
    name_of,
    noun,
    of_this_turn,
    ordinal,
    place,
    tribe_word,
    with_article,
)
from zx_env.zx.terms import Having, Occurrence, Side, Trait, Zone

_A_PLAYER = {Side.OWN: "you were", Side.ENEMY: "your opponent was", Side.ANY: "a player was"}
_DREW = {Side.OWN: "you", Side.ENEMY: "your opponent", Side.ANY: "a player"}
_ANY_CARD = {Side.OWN: "a card of yours", Side.ENEMY: "an enemy card", Side.ANY: "a card"}
HAPPENED = {
    Occurrence.MOVES: "{} moved to another Square",
    Occurrence.IS_DISCARDED: "{} was discarded",
    Occurrence.IS_DESTROYED: "{} was destroyed",
    Occurrence.APPEARS: "{} appeared",
    Occurrence.ATTACKS: "{} attacked",
    Occurrence.EVENT_IS_PLAYED: "{} was played as an Event",
    Occurrence.OVERBOOSTED: "{} became a Z/X Overboost",
    Occurrence.IS_REMOVED: "{} was removed from the game",
}
"""Phrases for occurrences that a condition can test."""
_PUT_INTO = {
    Occurrence.PUT_IN_CHARGE: "Charge",
    Occurrence.PUT_IN_RESOURCE: "Resource",
    Occurrence.PUT_IN_TRASH: "Trash",
}
"""Occurrences of cards that are put into a zone of their owner."""


def conditions(needs: Sequence[Condition]) -> str:
    """Return the phrase that all of the conditions hold."""
    return all_of([condition(need) for need in needs], "you have ")


def player_word(need: PlayerNamed) -> str:
    """Return the required name of the Player, or one of several."""
    return any_of([spoken(key) for key in need.keys])


def level_word(need: Level | ZeroOptima) -> str:
    """Return the phrase for a level: "Dingir Lv 2", "Zero Optima 3"."""
    if isinstance(need, ZeroOptima):
        return f"Zero Optima {need.number}"
    return f"{tribe_word(need.tribe).replace('[', '').replace(']', '')} Lv {need.number}"


def condition(asked: Condition) -> str:
    """Return the phrase of a condition."""
    match asked:
        case AtLeast(int(number), Pairs() as pairs):
            what = counted_words(pairs, number > 1)
            return (
                f"there {'are' if number > 1 else 'is'} {f'{number} or more' if number > 1 else 'a'} {what}"
            )
        case AtMost(int(number), Pairs() as pairs):
            what = counted_words(pairs, number != 1)
            return f"there {'is' if number == 1 else 'are'} {f'{number} or fewer' if number else 'no'} {what}"
        case AtMost(int(number), Counters(kind)):
            return f"you have {f'{number} or fewer' if number else 'no'} {spoken(kind)} counters"
        case AtLeast(int(number), Among() | ThisTurn() as counted):
            return _at_least(number, counted)
        case AtMost(int(number), ThisTurn() as counted):
            cards, what = of_this_turn(counted, number > 1)
            return f"{f'{number} or fewer' if number else 'no'} {cards} {what}"
        case AtMost(int(number), Among() as among):
            return _there(among, number != 1, f"{number} or fewer " if number else "no ")
        case AtLeast(number, counted) | AtMost(number, counted):
            side = "least" if isinstance(asked, AtLeast) else "most"
            total = counted if isinstance(counted, CostOf | PowerOf | Per) else Per(1, counted)
            return f"{bound_words(total)} is at {side} {bound_words(number)}"
        case Level() | ZeroOptima():
            return f"{level_word(asked)} holds"
        case Different(number, trait, among):
            word = "Costs" if trait == Trait.COST else f"{trait.name.lower()}s"
            cards = f"{noun(among, True, True)} {place(among, 'in')}"
            return f"{number} or more different {word} are among the {cards}"
        case CameBy():
            return "it appeared" + "".join(WAYS[way] for way in asked.ways)
        case Happened(Occurrence.PLAYER_IS_DAMAGED, side):
            return f"{_A_PLAYER[side]} dealt damage this turn"
        case Happened():
            return f"{_happened(asked)}{_by_ability(asked.by_ability)} this turn"
        case DiscardedTo(tribe):
            by = f"an ability of a {tribe_word(tribe)} card of yours"
            return f"your opponent discarded a card to {by} this turn"
        case NthTime(number):
            return f"it is the {ordinal(number)} time this turn"
        case HasCounters(counter, number):
            return f"you have {number} or more {spoken(counter)} counters"
        case PlayedRegularly(origin):
            start = "" if origin is None else f" from your {ZONES[origin]}"
            return f"this card is played{start} by no ability"
        case InPhase(phase):
            return f"it is the {capital(phase.name.lower())} Phase"
        case AnyOf(needs):
            return any_of([condition(need) for need in needs])
        case TurnOf(side):
            return f"it is {OWNER[side]} turn"
        case NoResourcePut(side):
            who, whose = ("you", "your") if side == Side.OWN else ("your opponent", "their")
            return f"{who} put no card from {whose} hand into Resource in {whose} last Resource Phase"
        case TurnNumber(number, second):
            whose = "second" if second else "first"
            return f"it is the {ordinal(number)} turn of the player who had the {whose} turn of the game"
        case FirstPlayer(side):
            return f"{WHO[side]} had the first turn of the game"
        case PlayerNamed():
            return f"your Player is {player_word(asked)}"
        case PlayerCard(named):
            return f'"{name_of(named)}" is face up on your Player Square'
        case SlainBy(tribe, part):
            who = "a Z/X" if tribe is None else f"a {tribe_word(tribe)}"
            who = f"{who} of yours" if part is None else one(zx(Side.OWN, tribe=tribe, name_contains=part))
            return f"{who} destroyed an enemy Z/X by attacking this turn"


def _happened(asked: Happened) -> str:
    """Return what happened, without its cause."""
    side = asked.side
    start = "" if asked.origin is None else f" {from_zone(asked.origin)}"
    if asked.what == Occurrence.IS_DRAWN:
        return f"{_DREW[side]} drew a card"
    if asked.what in _PUT_INTO:
        whose = "" if side == Side.ANY else f"{OWNER[side]} "
        if whose and asked.origin is not None:
            start = f" from {whose}{ZONES[asked.origin]}"
        return f"a card was put{start} into {whose}{_PUT_INTO[asked.what]}"
    return HAPPENED[asked.what].format(_ANY_CARD[side]) + start


def _by_ability(by: bool | Among) -> str:
    """Return by whose ability it happened."""
    if not isinstance(by, Among):
        return " by an ability" if by else ""
    return f" by an ability of {one(by)}" + (" on a Square" if by.zones == (Zone.SQUARE,) else "")


def _at_least(number: int, counted: Among | ThisTurn) -> str:
    if isinstance(counted, ThisTurn):
        cards, what = of_this_turn(counted, number > 1)
        first = f"{number} or more {cards}" if number > 1 else with_article(cards)
        return f"{first} {what}"
    if number == 1 and Having.IS_THIS in counted.having:
        rest = replace(counted, having=tuple(one for one in counted.having if one != Having.IS_THIS))
        return f"this card is {with_article(noun(rest, False, False))} {place(counted, 'in')}"
    count = f"{number} or more " if number > 1 else "" if counted.named else "a "
    return _there(counted, number > 1, count)


def _there(among: Among, many: bool, count: str) -> str:
    where = place(among, "in", owned=among.side == Side.ANY)
    where = where.replace("in the", "in your" if among.side == Side.OWN else "in their")
    what = noun(among, many, False)
    if count == "a " and what.startswith("other "):
        count = "an"
    elif count == "a ":
        count = with_article(what).removesuffix(what)
    match among.side:
        case Side.OWN:
            return f"you have {count}{what} {where}"
        case Side.ENEMY:
            return f"your opponent has {count}{what} {where}"
        case Side.ANY:
            return f"there {'are' if many else 'is'} {count}{what} {where}"
