"""Says a card's data back in words. A test holds that they are the card's `text`.

A word of the language without a phrase here raises; nothing is passed over in silence. Clauses begin small:
what stands in front of them decides.
"""

from collections import Counter
from collections.abc import Sequence

from zx_env.zx.cards.language import (
    EVERYWHERE,
    Ability,
    Advent,
    Always,
    AlwaysWord,
    Among,
    Automatic,
    Awaken,
    Card,
    Condition,
    Copies,
    Crisis,
    EventText,
    EvolSeed,
    Gains,
    LastStand,
    Level,
    PlayerNamed,
    Possess,
    Shift,
    Startup,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.cards.words.always import always_words
from zx_env.zx.cards.words.automatic import happening
from zx_env.zx.cards.words.effects import cost_words, effects, what_words
from zx_env.zx.cards.words.which import (
    OWNER,
    ZONES,
    all_of,
    any_of,
    capital,
    condition,
    conditions,
    level_word,
    noun,
    player_word,
    range_words,
)
from zx_env.zx.terms import (
    Icon,
    Limit,
    Zone,
)

_KEYWORDS = {
    Icon.LIFE_RECOVERY: "Life Recovery.",
    Icon.VOID_BRINGER: "Void Bringer.",
    Icon.START_CARD: "Start Card.",
    Icon.GATE_CARD: "Gate Card.",
}


_GATES = (PlayerNamed, Level, ZeroOptima)
"""Conditions that stand in front of an ability."""


def say(card: Card) -> str:
    """The abilities of a card in words, a line each: keyword abilities first."""
    lines = [words for icon, words in _KEYWORDS.items() if icon in card.icons]
    if card.reach > 1:
        lines.append(f"{range_words(card.reach)}.")
    return "\n".join([*lines, *(say_ability(ability) for ability in card.abilities)])


def say_ability(ability: Ability) -> str:
    """One ability in words, with the sign of its kind in front."""
    match ability:
        case Automatic():
            bounds = _bounds(ability.zones, ability.needs, ability.limit)
            head = f"when {happening(ability)}, "
            return f"[Auto] {bounds}{_join(head, effects(ability.do, ability.zones[0]))}"
        case Startup():
            bounds = _bounds(ability.valid_in, ability.needs, ability.limit)
            cost = capital(", ".join(cost_words(word) for word in ability.cost) or "for nothing")
            return f"[Startup] {bounds}{cost}: {_join('', effects(ability.do, ability.zones[0]))}"
        case Always():
            gates = [need for need in ability.needs if isinstance(need, _GATES)]
            asked = [need for need in ability.needs if not isinstance(need, _GATES)]
            head = f"while {conditions(asked)}, " if asked else ""
            what = all_of([_always(word) for word in ability.do], "this card ")
            once = (
                "" if ability.stacks else " This does not stack with that of another card of the same name."
            )
            return f"[Always] {_bounds(ability.zones, gates)}{_join(head, [what])}{once}"
        case EvolSeed(do=do):
            head = "when this card is put from your deck into your Trash, "
            return f"[Evol Seed] {_join(head, effects(do, Zone.TRASH))}"
        case Advent(of):
            return f"[Advent] {_sacrifices(of)}."
        case Awaken(do):
            return f"[Awaken] {_join('', effects(do, Zone.DYNAMIS))}"
        case Shift(onto=onto, needs=needs):
            return f"[Shift] {_bounds(Zone.SQUARE, needs)}On 1 {noun(onto, False, True)}."
        case Possess(of):
            return f"[Possess] {_sacrifices(of)}."
        case Crisis(key):
            return f"[Crisis] (Player {player_word(PlayerNamed(key))}) You are dealt damage."
        case LastStand():
            return (
                "[Always] Once per game, instead of being dealt damage as high as your Life or higher, you "
                "may shuffle your deck and put the top card of your deck into your Life."
            )
        case Copies(at_most):
            return (
                f"[Always] (everywhere) Your deck and your Dynamis have up to {at_most} cards of this name."
            )
        case EventText():
            bounds = _bounds(Zone.SQUARE, (), ability.limit)
            return f"[Event] {bounds}{_join('', effects(ability.do, Zone.TEMPORARY))}"


def _sacrifices(of: Sequence[Among]) -> str:
    """What an Advent destroys: "2 red Z/X", "1 red Z/X and 1 black Z/X"."""
    counted = Counter(of)
    return all_of([f"{n} {noun(among, n > 1, False)}" for among, n in counted.items()], "")


# -- sentences ------------------------------------------------------------------------------------------


def _join(head: str, clauses: Sequence[str]) -> str:
    sentences = [head + clauses[0], *clauses[1:]]
    return " ".join(capital(sentence) + ("" if sentence.endswith('."') else ".") for sentence in sentences)


def _bounds(
    zones: Zone | tuple[Zone, ...], needs: Sequence[Condition], limit: Limit = Limit.UNLIMITED
) -> str:
    """Where, when and how often, in brackets."""
    there = zones if isinstance(zones, tuple) else (zones,)
    where = "Everywhere" if there == EVERYWHERE else any_of([capital(ZONES[zone]) for zone in there])
    bounds = [] if there == (Zone.SQUARE,) else [where]
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
    elif limit == Limit.TWICE_PER_TURN:
        bounds.append("twice per turn")
    elif limit == Limit.HEAVEN_BREAK:
        bounds.append("Heaven-break, once per turn")
    elif limit == Limit.ASSAULT:
        bounds.append("Assault, once per turn")
    return f"({'; '.join(bounds)}) " if bounds else ""


# -- conditions and occurrences -------------------------------------------------------------------------


# -- Always ---------------------------------------------------------------------------------------------


def _always(word: AlwaysWord) -> str:
    if isinstance(word, Gains):
        return f'{what_words(word.to)} gains "{say_ability(word.ability)}"'
    return always_words(word)
