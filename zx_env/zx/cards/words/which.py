"""Says which cards are meant, and what a condition asks, in words. Parts of text.py's sentences."""

from collections.abc import Sequence

from zx_env.zx.cards.language import (
    EVERYWHERE,
    Among,
    AnyOf,
    AtLeast,
    AtMost,
    CameBy,
    Condition,
    Different,
    DiscardedTo,
    Happened,
    InPhase,
    Level,
    NotYet,
    NthTime,
    PlayedRegularly,
    PlayerNamed,
    SlainBy,
    TurnOf,
    ZeroOptima,
)
from zx_env.zx.cards.names import DRAGONS, PlayerKey, Tribe
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    Bar,
    CardType,
    Having,
    Icon,
    Occurrence,
    Side,
    State,
    Trait,
    Zone,
)

ZONES = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.LIFE: "Life",
    Zone.RESOURCE: "Resource",
    Zone.CHARGE: "Charge",
    Zone.TRASH: "Trash",
    Zone.REMOVED: "Remove Zone",
    Zone.DYNAMIS: "Dynamis",
    Zone.TEMPORARY: "Temporary zone",
    Zone.FORCE: "Force zone",
    Zone.SQUARE: "Square",
}

KINDS = {
    None: ("card", "cards"),
    CardType.ZX: ("Z/X", "Z/X"),
    CardType.EVENT: ("Event", "Events"),
    CardType.PLAYER: ("Player card", "Player cards"),
    CardType.ZX_EX: ("Z/X EX", "Z/X EX"),
    CardType.ZX_OB: ("Z/X Overboost", "Z/X Overboost"),
    CardType.EVENT_EX: ("Event EX", "Event EX"),
    CardType.SHIFT: ("Shift card", "Shift cards"),
    CardType.LINK: ("Link card", "Link cards"),
    CardType.TOKEN: ("Token", "Tokens"),
    CardType.PLAYER_EX: ("Player Extra", "Player Extras"),
}

OWNER = {Side.OWN: "your", Side.ENEMY: "your opponent's", Side.ANY: "either player's"}

_BEFORE = {
    Having.NOT_THIS: "other",
    Having.ATTACKING: "attacking",
    Having.ATTACKED: "attacked",
    Having.DAMAGED: "damaged",
    Having.ABILITYLESS: "abilityless",
    Having.ADJACENT: "adjacent",
}
_BEHIND = {
    Having.ATTACKING_YOU: ", if it attacks you or a card on a Player Square",
}
_WITH = {
    Having.OTHER_NAME: "another name than this card",
    Having.SAME_NAME: "the name of this card",
    Having.HIGHEST_POWER: "the highest Power",
    Having.MORE_POWER: "more Power than this card",
    Having.HAS_RANGE_2: "Range 2",
    Having.COST_WITHIN_RESOURCE: "Cost up to the number of cards in your Resource",
    Having.WITH_FORCE: "Force",
}
_THAT = {
    Having.APPEARED_THIS_TURN: "appeared this turn",
    Having.IN_BATTLE: "is in battle",
    Having.NOT_IN_BATTLE: "is not in battle",
    Having.FORCE_OF_THIS: "is Force of this card",
    Having.WITHOUT_FORCE: "has no Force",
    Having.NO_EX: "is no Z/X EX",
    Having.ABOVE_THIS: "has this card as Force",
    Having.KIN_OF_KEPT: "shares a tribe with what was chosen first",
    Having.ON_ITS_SQUARE: "is on the Square of this card",
}
ICONS = {
    Icon.IGNITION: "Ignition icon",
    Icon.EVOL_SEED: "Evol Seed icon",
    Icon.LIFE_RECOVERY: "Life Recovery",
    Icon.VOID_BRINGER: "Void Bringer",
    Icon.START_CARD: "Start Card",
    Icon.EXTENSION_DRIVE: "Extension Drive",
    Icon.GATE_CARD: "Gate Card",
    Icon.OVERBOOST: "Overboost icon",
}

BARS = {
    Bar.ATTACK: "attack",
    Bar.DEAL_DAMAGE: "deal damage",
    Bar.RECEIVE_DAMAGE: "be dealt damage",
    Bar.REBOOT: "Reboot",
    Bar.BE_CHOSEN: "be chosen by abilities",
    Bar.USE_STARTUP: "use startup abilities",
    Bar.NOT_BE_PASSED_OVER: "be passed over by your opponent's abilities that can choose it",
    Bar.BE_CHOSEN_BY_ENEMY: "be chosen by abilities of enemy cards",
    Bar.BE_CHOSEN_BY_OWN: "be chosen by abilities of its owner's cards",
    Bar.BE_AFFECTED_BY_ENEMY: "be affected by abilities of enemy cards",
    Bar.BE_PLAYED: "be played",
    Bar.BE_PUT_ON_PLAYER_SQUARE: "appear on a Player Square",
}


def range_words(reach: int) -> str:
    """Range X."""
    return "infinite Range" if reach == ANY_NUMBER else f"Range {reach}"


def ordinal(number: int) -> str:
    """A number as a place: "2nd", "4th"."""
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def capital(clause: str) -> str:
    """With a capital in front."""
    return clause[:1].upper() + clause[1:]


def any_of(words: Sequence[str]) -> str:
    """One of several: "red", "red or blue", "red, blue or white"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def all_of(clauses: Sequence[str], shared: str) -> str:
    """One clause of several; words that each begins with are said once."""
    if all(clause.startswith(shared) for clause in clauses):
        clauses = [*clauses[:1], *(clause.removeprefix(shared) for clause in clauses[1:])]
    if len(clauses) < 3:
        return " and ".join(clauses)
    return ", ".join(clauses[:-1]) + f" and {clauses[-1]}"


def _several(value: object) -> list[object]:
    return [] if value is None else list(value) if isinstance(value, tuple) else [value]


def tribe_word(tribe: object) -> str:
    """A tribe in brackets, or any of several."""
    if tribe == DRAGONS:
        return "[Dragon]"
    return any_of(
        [f"[{one.name.replace('_', ' ').title()}]" for one in _several(tribe) if isinstance(one, Tribe)]
    )


def level_word(need: Level | ZeroOptima) -> str:
    """A gate: "Dingir Lv 2", "Zero Optima 3"."""
    if isinstance(need, ZeroOptima):
        return f"Zero Optima {need.number}"
    return f"{tribe_word(need.tribe).replace('[', '').replace(']', '')} Lv {need.number}"


def _limits(among: Among) -> list[str]:
    """What stands behind "with"."""
    words = [words for having, words in _WITH.items() if having in among.having]
    words += [ICONS[icon] for icon in among.icons]
    if among.cost_at_least == among.cost_at_most:
        words.append(f"Cost {among.cost_at_most}")
    elif among.cost_at_least > 0:
        between = f" to {among.cost_at_most}" if among.cost_at_most != ANY_NUMBER else " or more"
        words.append(f"Cost {among.cost_at_least}{between}")
    elif among.cost_at_most != ANY_NUMBER:
        words.append(f"Cost {among.cost_at_most} or less")
    if among.power_at_least != -ANY_POWER:
        words.append(f"Power {among.power_at_least} or more")
    if among.power_at_most != ANY_POWER:
        words.append(f"Power {among.power_at_most} or less")
    if among.name_contains is not None:
        words.append(any_of([f'"{part}"' for part in _several(among.name_contains)]) + " in the name")
    return words


def noun(among: Among, many: bool, owned: bool) -> str:
    """What is meant, without where; `owned` if it is to be said whose Z/X on Squares they are."""
    one, more = KINDS[among.kind]
    on_square = among.zones == (Zone.SQUARE,)
    words = [_BEFORE[having] for having in among.having if having in _BEFORE]
    if on_square and owned and among.side == Side.ENEMY:
        words.append("enemy")
    if among.state is not None:
        face = "face-up" if among.state == State.FACE_UP else "face-down"
        faced = among.zones == (Zone.DYNAMIS,) or among.kind == CardType.SHIFT
        words.append(face if faced else capital(among.state.name.lower()))
    if among.color is not None:
        words.append(any_of([color.name.lower() for color in _several(among.color)]))  # type: ignore[attr-defined]
    if among.tribe is not None:
        words.append(tribe_word(among.tribe))
    words.append(f'"{among.named}"' if among.named else more if many else one)
    said = " ".join(words)
    if on_square and owned and among.side == Side.OWN:
        said += " of yours"
    if limits := _limits(among):
        said += f" with {all_of(limits, '')}"
    if without := [ICONS[icon] for icon in among.without_icons]:
        said += f" without {any_of(without)}"
    if among.not_tribe is not None:
        said += f" that {'are' if many else 'is'} not {tribe_word(among.not_tribe)}"
    for having, words_of in _THAT.items():
        if having in among.having:
            said += f" that {words_of.replace('is ', 'are ', 1) if many else words_of}"
    if among.or_event is not None:
        said += f' or Event{"s" if many else ""} with "{among.or_event}" in the name'
    return said


def place(among: Among, preposition: str, owned: bool = True) -> str:
    """Where it is meant to be."""
    if Having.LOOKED_AT in among.having:
        return "among them"
    if Having.PICKED in among.having:
        return "of those"
    if among.zones == EVERYWHERE:
        return "wherever it is"
    behind = "".join(words for having, words in _BEHIND.items() if having in among.having)
    places = []
    if Zone.SQUARE in among.zones:
        places.append(f"on {among.on.words}{behind}")
    zones = [ZONES[zone] for zone in among.zones if zone != Zone.SQUARE]
    if zones:
        places.append(f"{preposition} {OWNER[among.side] if owned else 'the'} {any_of(zones)}")
    return any_of(places)


_A_PLAYER = {Side.OWN: "you were", Side.ENEMY: "your opponent was", Side.ANY: "a player was"}
_ANY_CARD = {Side.OWN: "a card of yours", Side.ENEMY: "an enemy card", Side.ANY: "a card"}
HAPPENED = {
    Occurrence.MOVES: "{} moved to another Square",
    Occurrence.IS_DISCARDED: "{} was discarded",
    Occurrence.IS_DESTROYED: "{} was destroyed",
    Occurrence.APPEARS: "{} appeared",
    Occurrence.ATTACKS: "{} attacked",
    Occurrence.EVENT_IS_PLAYED: "{} was played as an Event",
    Occurrence.OVERBOOSTED: "{} became a Z/X Overboost",
}
"""Occurrences that a condition can ask for."""


def conditions(needs: Sequence[Condition]) -> str:
    """All of several conditions."""
    return all_of([condition(need) for need in needs], "you have ")


def key_word(key: PlayerKey) -> str:
    """A part of a Player's name."""
    return key.name.replace("_", " ").title().replace(" Ex", " EX")


def player_word(need: PlayerNamed) -> str:
    """The name of the Player that is asked for, or one of several."""
    return any_of([key_word(key) for key in need.keys])


def condition(asked: Condition) -> str:
    """One condition."""
    match asked:
        case AtLeast(1, among) if Having.IS_THIS in among.having:
            return f"this card is a {noun(among, False, False)} {place(among, 'in')}"
        case AtLeast(number, among):
            count = f"{number} or more " if number > 1 else "" if among.named else "a "
            return _there(among, number > 1, count)
        case AtMost(number, among):
            return _there(among, number != 1, f"{number} or fewer " if number else "no ")
        case Level() | ZeroOptima():
            return f"{level_word(asked)} holds"
        case Different(number, trait, among):
            word = {Trait.TRIBE: "tribes", Trait.COLOR: "colors", Trait.COST: "Costs"}[trait]
            cards = f"{noun(among, True, True)} {place(among, 'in')}"
            return f"{number} or more different {word} are among the {cards}"
        case CameBy(way):
            return f"it appeared by {capital(way.name.removeprefix('BY_').lower())}"
        case Happened(Occurrence.PLAYER_IS_DAMAGED, side):
            return f"{_A_PLAYER[side]} dealt damage this turn"
        case Happened(what, side):
            return HAPPENED[what].format(_ANY_CARD[side]) + " this turn"
        case NotYet(what):
            return HAPPENED[what].format("no card of yours") + " this turn"
        case DiscardedTo(tribe):
            by = f"an ability of a {tribe_word(tribe)} card of yours"
            return f"your opponent discarded a card to {by} this turn"
        case NthTime(number):
            return f"it is the {ordinal(number)} time this turn"
        case PlayedRegularly():
            return "this card is played by no ability"
        case InPhase(phase):
            return f"it is the {capital(phase.name.lower())} Phase"
        case AnyOf(needs):
            return any_of([condition(need) for need in needs])
        case TurnOf(side):
            return f"it is {OWNER[side]} turn"
        case PlayerNamed():
            return f"your Player is {player_word(asked)}"
        case SlainBy(tribe):
            kind = "Z/X" if tribe is None else tribe_word(tribe)
            return f"a {kind} of yours destroyed an enemy Z/X by attacking this turn"


def _there(among: Among, many: bool, count: str) -> str:
    where = place(among, "in", owned=among.side == Side.ANY)
    where = where.replace("in the", "in your" if among.side == Side.OWN else "in their")
    what = noun(among, many, False)
    match among.side:
        case Side.OWN:
            return f"you have {count}{what} {where}"
        case Side.ENEMY:
            return f"your opponent has {count}{what} {where}"
        case Side.ANY:
            return f"there {'are' if many else 'is'} {count}{what} {where}"
