"""Sentences for abilities: the kind as a tag, limits in brackets, and the effect."""

from collections import Counter
from collections.abc import Sequence

from zx_env.zx.cards.keywords import LIMIT_KEYWORDS
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    EVERYWHERE,
    Ability,
    Advent,
    Always,
    Among,
    Automatic,
    Awaken,
    Condition,
    Copies,
    Crisis,
    EventText,
    EvolSeed,
    Idealize,
    LastStand,
    Level,
    PlayerNamed,
    Possess,
    Shift,
    SpendCounters,
    Startup,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.cards.sentences.always import always_words
from zx_env.zx.cards.sentences.automatic import occurrence_words
from zx_env.zx.cards.sentences.conditions import condition, conditions, level_word, player_word
from zx_env.zx.cards.sentences.effects import cost_words, effect_clauses
from zx_env.zx.cards.sentences.inside import Inside
from zx_env.zx.cards.sentences.which import (
    OWNER,
    ZONES,
    all_of,
    any_of,
    capital,
    name_of,
    noun,
    place,
    sentence,
)
from zx_env.zx.terms import Having, Limit, Zone

_GATES = (PlayerNamed, Level, ZeroOptima)
"""Conditions that are printed in front of an ability."""


def say_ability(ability: Ability) -> str:
    """Return the sentences of an ability, with the tag of its kind in front."""
    match ability:
        case Automatic():
            bounds = _named(ability.keyword) + _bounds(ability.zones, ability.needs, ability.limit)
            head = f"when {occurrence_words(ability)}, "
            return f"[Auto] {bounds}{_join(head, effect_clauses(ability.do, _inside(ability.zones[0])))}"
        case Startup():
            bounds = _named(ability.keyword) + _bounds(ability.valid_in, ability.needs, ability.limit)
            cost = capital(
                ", ".join(cost_words(word, _inside(Zone.SQUARE)) for word in ability.cost) or "for nothing"
            )
            inside = _inside(ability.zones[0])
            return f"[Startup] {bounds}{cost}: {_join('', effect_clauses(ability.do, inside))}"
        case Always():
            gates = [need for need in ability.needs if isinstance(need, _GATES)]
            asked = [need for need in ability.needs if not isinstance(need, _GATES)]
            head = f"while {conditions(asked)}, " if asked else ""
            what = all_of([always_words(word, say_ability) for word in ability.do], "this card ")
            once = (
                "" if ability.stacks else " This does not stack with that of another card of the same name."
            )
            bounds = _named(ability.keyword) + _bounds(ability.zones, gates)
            return f"[Always] {bounds}{_join(head, [what])}{once}"
        case EvolSeed(do=do):
            head = "when this card is put from your deck into your Trash, "
            return f"[Evol Seed] {_join(head, effect_clauses(do, _inside(Zone.TRASH)))}"
        case Advent(of):
            return f"[Advent] {_sacrifices(of)}."
        case Awaken(do):
            return f"[Awaken] {_join('', effect_clauses(do, _inside(Zone.DYNAMIS)))}"
        case Shift(onto=onto, needs=needs):
            return f"[Shift] {_bounds(Zone.SQUARE, needs)}On 1 {noun(onto, False, True)}{_standing(onto)}."
        case Possess(of):
            return f"[Possess] {_sacrifices(of)}."
        case Idealize(kind, number):
            return f"[Idealize] {capital(cost_words(SpendCounters(kind, number), _inside(Zone.DYNAMIS)))}."
        case Crisis(key):
            named = "" if key is None else f"(Player {player_word(PlayerNamed(key))}) "
            return f"[Crisis] {named}You are dealt damage."
        case LastStand():
            return (
                "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
                "shuffle your deck and put the top card of your deck into your Life."
            )
        case Copies(at_most, together_with):
            names = all_of([f'"{name_of(named)}"' for named in together_with], "")
            cards = f"cards of this name{' and ' + names + ' together' if names else ''}"
            return f"[Always] (everywhere) Your deck and your Dynamis have up to {at_most} {cards}."
        case EventText():
            bounds = _bounds(Zone.SQUARE, ability.needs, ability.limit)
            return f"[Event] {bounds}{_join('', effect_clauses(ability.do, _inside(Zone.TEMPORARY)))}"


def _named(keyword: str) -> str:
    """Return the name of an ability, as it stands in front of its text."""
    return f"{keyword} " if keyword else ""


def _inside(home: Zone) -> Inside:
    return Inside(home, say_ability)


def _sacrifices(of: Sequence[Among]) -> str:
    """Return the Z/X that an Advent destroys: "2 red Z/X", "1 red Z/X and 1 black Z/X"."""
    counted = Counter(of)
    return all_of([f"{n} {noun(among, n > 1, False)}{_standing(among)}" for among, n in counted.items()], "")


def _standing(among: Among) -> str:
    """Return the Squares of the cards, if not every Square counts."""
    attacks = {Having.ATTACKING_YOU, Having.ATTACKING_PLAYER} & set(among.having)
    is_anywhere = among.on == ANY_SQUARE and not attacks
    return "" if is_anywhere else f" {place(among, 'on')}"


def _join(head: str, clauses: Sequence[str]) -> str:
    return " ".join(sentence(clause) for clause in [head + clauses[0], *clauses[1:]])


def _bounds(
    zones: Zone | tuple[Zone, ...], needs: Sequence[Condition], limit: Limit = Limit.UNLIMITED
) -> str:
    """Return the zone, the conditions and the limit of an ability, in brackets."""
    valid_in = zones if isinstance(zones, tuple) else (zones,)
    where = "Everywhere" if valid_in == EVERYWHERE else any_of([capital(ZONES[zone]) for zone in valid_in])
    bounds = [] if valid_in == (Zone.SQUARE,) else [where]
    for need in needs:
        match need:
            case PlayerNamed():
                bounds.append(f"Player {player_word(need)}")
            case Level() | ZeroOptima():
                bounds.append(level_word(need))
            case TurnOf(side):
                bounds.append(f"{OWNER[side]} turn")
            case _:
                bounds.append(f"if {condition(need)}")
    if limit == Limit.ONCE_PER_TURN:
        bounds.append("once per turn")
    elif limit == Limit.NAME_LOCK:
        bounds.append("once per turn by name")
    elif limit == Limit.WHOLE_NAME_LOCK:
        bounds.append("then no ability of this name this turn")
    elif limit == Limit.USED_UP_BY_NAME:
        bounds.append("used up by name")
    elif limit == Limit.TWICE_PER_TURN:
        bounds.append("twice per turn")
    elif limit == Limit.ONCE_PER_GAME:
        bounds.append("once per game by name")
    elif limit in LIMIT_KEYWORDS:
        span = "game" if limit == Limit.EXTENSION_DRIVE else "turn"
        bounds.append(f"{LIMIT_KEYWORDS[limit]}, once per {span}")
    return f"({'; '.join(bounds)}) " if bounds else ""
