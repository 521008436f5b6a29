"""Conditions of effects and of Always abilities, in the notation."""

from collections.abc import Sequence

from tests.reading.which import (
    SIDES,
    TRAITS,
    ZONES,
    cards_meant,
    counted_cards,
    filters,
    japanese,
    measured,
    player_name,
    several,
    tribe_name,
)
from zx_env.zx.cards.language import (
    Among,
    AnyOf,
    AtLeast,
    AtMost,
    CameBy,
    Condition,
    Counters,
    Different,
    DiscardedTo,
    FirstPlayer,
    Happened,
    HasCounters,
    InPhase,
    Level,
    Measured,
    NoResourcePut,
    NthTime,
    Pairs,
    PlayedRegularly,
    PlayerCard,
    PlayerNamed,
    SlainBy,
    ThisTurn,
    TurnNumber,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.cards.names import spoken
from zx_env.zx.terms import Occurrence, Side, Zone

_HAPPENED = {
    Occurrence.MOVES: "moved",
    Occurrence.IS_DISCARDED: "discarded",
    Occurrence.OVERBOOSTED: "igob",
    Occurrence.PLAYER_IS_DAMAGED: "player damaged",
    Occurrence.IS_DRAWN: "drew",
    Occurrence.IS_DESTROYED: "destroyed",
    Occurrence.IS_REMOVED: "removed",
    Occurrence.PUT_IN_CHARGE: "toCharge",
    Occurrence.PUT_IN_RESOURCE: "toRes",
    Occurrence.PUT_IN_TRASH: "toTrash",
}


def one(asked: Condition) -> str:
    match asked:
        case AtLeast(number, counted):
            return f"{_number(counted)}>={measured(number)}"
        case AtMost(number, counted):
            return f"{_number(counted)}<={measured(number)}"
        case NoResourcePut(side):
            return f"{SIDES[side]} left Res out in the last Resource Phase"
        case TurnNumber(number, second):
            return f"turn {number} of the {'second' if second else 'first'} player"
        case TurnOf(side):
            return f"{SIDES[side]} turn"
        case FirstPlayer(side):
            return f"{SIDES[side]} had the first turn"
        case PlayerNamed():
            return "own Player is " + "/".join(player_name(key) for key in asked.keys)
        case PlayerCard(named):
            return f"own Player card name:{japanese(named)} face up"
        case SlainBy(tribe, part):
            who = "Z/X" if tribe is None else f"tribe:{tribe_name(tribe)}"
            if part is not None:
                who += " name~" + "/".join(several(part)).replace(" ", "_")
            return f"own {who} killAtk this turn"
        case HasCounters(kind, number):
            return f"own counters {spoken(kind)}>={number}"
        case Level():
            return f"{cards_meant(asked.among)}>={asked.number}"
        case ZeroOptima(number):
            return f"ZO{number}"
        case Different(number, trait, among):
            return f"{cards_meant(among)} different {TRAITS[trait]}>={number}"
        case Happened():
            return _happened(asked)
        case NthTime(number):
            return f"{number}th time this turn"
        case CameBy(way):
            return f"it came {way.name.lower()}"
        case InPhase(phase):
            return f"{phase.name.title()} Phase"
        case PlayedRegularly(origin):
            return "played regularly" + ("" if origin is None else f" from {origin.name.lower()}")
        case DiscardedTo(tribe):
            return f"opp discarded to own tribe:{tribe_name(tribe)} ability this turn"
        case AnyOf(needs):
            return " or ".join(one(need) for need in needs)


def _happened(asked: Happened) -> str:
    """What happened this turn: whose card, from where, by whose ability."""
    words = [SIDES[asked.side], _HAPPENED[asked.what]]
    if asked.origin is not None:
        words.append(f"from_{ZONES[asked.origin]}")
    by = asked.by_ability
    if isinstance(by, Among):
        side = [] if by.side == Side.ANY else [SIDES[by.side]]
        where = "@Sq" if by.zones == (Zone.SQUARE,) else ""
        words += ["by", *side, (filters(by) or "card") + where, "ability"]
    elif by:
        words.append("by card ability")
    return " ".join([*words, "this turn"])


def _number(counted: Measured) -> str:
    """What a condition counts or adds up."""
    if isinstance(counted, Among | ThisTurn | Pairs | Counters):
        return counted_cards(counted)
    return measured(counted)


def all_of(needs: Sequence[Condition]) -> str:
    """All of them, in brackets where one is "or"."""
    words = [f"({one(need)})" if isinstance(need, AnyOf) and len(needs) > 1 else one(need) for need in needs]
    return " and ".join(words) or "-"
