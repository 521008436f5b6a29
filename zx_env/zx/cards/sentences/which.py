"""Nouns of the sentences: descriptions of cards and how they are selected."""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    EVERYWHERE,
    Among,
    Amount,
    Bound,
    Choice,
    CostOf,
    Counted,
    Counters,
    Each,
    It,
    Japanese,
    Pairs,
    Per,
    PerDone,
    PowerOf,
    That,
    This,
    ThisTurn,
    What,
    zx,
)
from zx_env.zx.cards.names import DRAGONS, Tribe, spoken
from zx_env.zx.terms import (
    ANY_NUMBER,
    ANY_POWER,
    Bar,
    CardType,
    Fate,
    Having,
    Side,
    State,
    Trait,
    Until,
    Way,
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
    CardType.ASCENSION: ("Ascension", "Ascensions"),
    CardType.ASCENSION_EX: ("Ascension EX", "Ascensions EX"),
}

OWNER = {Side.OWN: "your", Side.ENEMY: "your opponent's", Side.ANY: "either player's"}

WHO = {Side.OWN: "you", Side.ENEMY: "your opponent", Side.ANY: "a player"}

_WHOSE = {Side.OWN: "of yours ", Side.ENEMY: "of your opponent ", Side.ANY: ""}

_BEFORE = {
    Having.NOT_THIS: "other",
    Having.ATTACKING: "attacking",
    Having.ATTACKED: "attacked",
    Having.DAMAGED: "damaged",
    Having.ABILITYLESS: "abilityless",
    Having.LIES_FACE_DOWN: "face-down",
    Having.ADJACENT: "adjacent",
}
_BEHIND = {
    Having.ATTACKING_YOU: ", if it attacks you or a card on a Player Square",
    Having.ATTACKING_PLAYER: ", if it attacks you",
}
_WITH = {
    Having.OTHER_NAME: "another name than this card",
    Having.SAME_NAME: "the name of this card",
    Having.HIGHEST_POWER: "the highest Power",
    Having.MORE_POWER: "more Power than this card",
    Having.RAISED_POWER: "more Power than is printed on it",
    Having.NAME_OF_PICKED: "the name of it",
    Having.NAME_OF_KEPT: "the name of what was chosen first",
    Having.HAS_RANGE_2: "Range 2",
    Having.ODD_COST: "an odd Cost",
    Having.EVEN_COST: "an even Cost",
    Having.OF_NAMED_COST: "the named Cost",
    Having.COST_WITHIN_RESOURCE: "Cost up to the number of cards in your Resource",
    Having.WITH_FORCE: "Force",
    Having.WITH_SHIELD: "a Shield",
}
_THAT = {
    Having.IS_THIS: "is this card",
    Having.APPEARED_THIS_TURN: "appeared this turn",
    Having.IN_BATTLE: "is in battle",
    Having.NOT_IN_BATTLE: "is not in battle",
    Having.FORCE_OF_THIS: "is Force of this card",
    Having.WITHOUT_FORCE: "has no Force",
    Having.IN_BREAK: "is in Break",
    Having.WITHOUT_SHIELD: "has no Shield",
    Having.NO_EX: "is no Z/X EX",
    Having.ABOVE_THIS: "has this card as Force",
    Having.KIN_OF_KEPT: "shares a tribe with what was chosen first",
    Having.ON_ITS_SQUARE: "is on the Square of this card",
    Having.OF_NAMED_TRIBE: "is of the named tribe",
    Having.OF_NAMED_COLOR: "is of the named color",
}
FATES = {
    Fate.APPEARED: ("appeared", "appeared"),
    Fate.DESTROYED: ("was destroyed", "were destroyed"),
    Fate.PUT_IN_TRASH: ("was put into Trash", "were put into Trash"),
    Fate.PLAYED: ("was played", "were played"),
    Fate.REBOOTED: ("was rebooted on a Square", "were rebooted on Squares"),
    Fate.ATTACKED: ("attacked", "attacked"),
}
"""Phrases for the fate of cards: for one card, and for several."""

UNTIL = {
    Until.LEAVES: "as long as it stays on the Squares",
    Until.TURN_ENDS: "until the end of the turn",
    Until.BATTLE_ENDS: "until the end of the battle",
    Until.REBOOT_PHASE_ENDS: "in its owner's next Reboot Phase",
    Until.ENEMY_TURN_ENDS: "until the end of your opponent's next turn",
    Until.OWN_TURN_ENDS: "until the end of your next turn",
}

WAYS = {
    Way.BY_PLAY: " by being played",
    Way.FROM_DECK: " from the deck",
    Way.BY_ABILITY: " by an ability",
    Way.FROM_HAND: " from the hand",
    Way.NOT_FROM_HAND: " from elsewhere than the hand",
    Way.FROM_DYNAMIS: " from the Dynamis",
    Way.FROM_LIFE: " from Life",
    Way.BY_ASSAULT: " by Assault",
    Way.BY_CINEMA: " by Cinema",
    Way.BY_IGNITION: " by Ignition",
}

BARS = {
    Bar.ATTACK: "attack",
    Bar.DEAL_DAMAGE: "deal damage",
    Bar.RECEIVE_DAMAGE: "be dealt damage",
    Bar.REBOOT: "Reboot",
    Bar.BE_CHOSEN: "be chosen by abilities",
    Bar.USE_STARTUP: "use startup abilities",
    Bar.NOT_BE_PASSED_OVER: "be passed over by your opponent's abilities that can choose it",
    Bar.BE_CHOSEN_BY_ENEMY: "be chosen by its owner's opponent for abilities",
    Bar.BE_CHOSEN_BY_OWN: "be chosen by its owner for abilities",
    Bar.BE_AFFECTED_BY_ENEMY: "be affected by abilities of enemy cards",
    Bar.BE_PLAYED: "be played",
    Bar.BE_PUT_ON_PLAYER_SQUARE: "appear on a Player Square",
    Bar.APPEAR: "appear by plays or abilities of its owner",
    Bar.GET_FORCE: "get Force by abilities",
}


def range_words(reach: int) -> str:
    """Return the phrase for Range X."""
    return "infinite Range" if reach == ANY_NUMBER else f"Range {reach}"


def ordinal(number: int) -> str:
    """Return an ordinal: "2nd", "4th"."""
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def capital(clause: str) -> str:
    """Return the clause with its first letter in upper case."""
    first = 1 if clause.startswith("(") else 0
    return clause[:first] + clause[first : first + 1].upper() + clause[first + 1 :]


def sentence(clause: str) -> str:
    """Return the clause as a sentence."""
    return capital(clause) + ("" if clause.endswith(('."', ".)")) else ".")


def with_article(noun: str) -> str:
    """Return the noun with its indefinite article: "an Event", "a Z/X"."""
    first = noun.lstrip('"')[0]
    return f"{'an' if first in 'aeiouAEIOU' else 'a'} {noun}"


def any_of(words: Sequence[str]) -> str:
    """Join alternatives: "red", "red or blue", "red, blue or white"."""
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def all_of(clauses: Sequence[str], shared: str) -> str:
    """Join clauses into one. If all begin with the words `shared`, these appear once."""
    if all(clause.startswith(shared) for clause in clauses):
        clauses = [*clauses[:1], *(clause.removeprefix(shared) for clause in clauses[1:])]
    if len(clauses) < 3:
        return " and ".join(clauses)
    return ", ".join(clauses[:-1]) + f" and {clauses[-1]}"


def _several(value: object) -> list[object]:
    return [] if value is None else list(value) if isinstance(value, tuple) else [value]


def tribe_word(tribe: object) -> str:
    """Return a tribe in brackets, or alternatives."""
    if tribe == DRAGONS:
        return "[Dragon]"
    return any_of([f"[{spoken(one)}]" for one in _several(tribe) if isinstance(one, (Tribe, str))])


def _limits(among: Among) -> list[str]:
    """Return the properties that follow "with"."""
    words = [words for having, words in _WITH.items() if having in among.having]
    words += [KEYWORDS[icon].words for icon in among.icons]
    cost = "printed Cost" if Having.PRINTED_COST in among.having else "Cost"
    bounds = _between(cost, among.cost_at_least, among.cost_at_most, (0, ANY_NUMBER))
    if among.costs:
        bounds = [f"{cost} {any_of([str(number) for number in among.costs])}"]
    words += bounds or ([cost] if cost != "Cost" else [])
    if among.or_name is not None:
        words[-1] += f' or "{among.or_name}" in the name'
    words += _between("Power", among.power_at_least, among.power_at_most, (-ANY_POWER, ANY_POWER))
    if among.name_contains is not None:
        words.append(any_of([f'"{part}"' for part in _several(among.name_contains)]) + " in the name")
    if among.ability is not None:
        words.append("the ability " + any_of([f'"{name}"' for name in _several(among.ability)]))
    return words


def _between(value: str, least: Bound, most: Bound, ends: tuple[int, int]) -> list[str]:
    """Return the bounds of a Cost or a Power; `ends` are the values that mean no bound."""
    if least == most:
        return [f"{value} {most}" if isinstance(most, int) else f"{value} equal to {bound_words(most)}"]
    if isinstance(least, int) and isinstance(most, int) and value != "Power" and ends[0] < least:
        return [f"{value} {least} to {most}" if most != ends[1] else f"{value} {least} or more"]
    words = []
    if least != ends[0]:
        more = f"{least} or more" if isinstance(least, int) else f"of at least {bound_words(least)}"
        words.append(f"{value} {more}")
    if most != ends[1]:
        less = f"{most} or less" if isinstance(most, int) else f"up to {bound_words(most)}"
        words.append(f"{value} {less}")
    return words


def bound_words(bound: Bound) -> str:
    """Return a bound or amount as a noun: "the Cost of it plus 1", "the number of cards in your Charge"."""
    match bound:
        case int():
            return str(bound)
        case Per(amount, among, cards, colors, plus):
            counted = counted_words(among, True)
            if (amount, cards) == (1, 1):
                return f"the number of {'different colors of ' if colors else ''}{counted}{_more(plus)}"
            each = "each color" if colors else "each" if cards == 1 else f"every {cards}"
            return f"{amount} for {each} of the {counted}{_more(plus)}"
        case PowerOf(what, plus) | CostOf(what, plus):
            value = "Cost" if isinstance(bound, CostOf) else "Power"
            if isinstance(what, Among):
                cards_words = f"{noun(what, True, True)} {place(what, 'in')}"
                total = f"the total {value} of {cards_words}"
                if bound.highest or bound.lowest:
                    total = f"the {'highest' if bound.highest else 'lowest'} {value} among {cards_words}"
            else:
                total = f"the {value} of {what_words(what)}"
            times = bound.times if isinstance(bound, CostOf) else 1
            return total + (f" times {times}" if times != 1 else "") + _more(plus)


def _more(plus: int) -> str:
    return "" if plus == 0 else f" plus {plus}" if plus > 0 else f" minus {-plus}"


def name_of(named: str | Japanese) -> str:
    """Return a name of the card set, or a Japanese name as printed."""
    return named.text if isinstance(named, Japanese) else named


def noun(among: Among, many: bool, owned: bool) -> str:
    """Return the cards as a noun, without their place. `owned`: with the owner of Z/X on Squares."""
    one, more = KINDS[among.kind]
    on_square = Zone.SQUARE in among.zones and among.zones != EVERYWHERE
    words = [_BEFORE[having] for having in among.having if having in _BEFORE]
    if on_square and owned and among.side == Side.ENEMY:
        words.append("enemy")
    if among.state is not None:
        face = "face-up" if among.state == State.FACE_UP else "face-down"
        faced = among.zones == (Zone.DYNAMIS,) or among.kind == CardType.SHIFT
        words.append(face if faced else capital(among.state.name.lower()))
    if among.color is not None:
        words.append(any_of([color.name.lower() for color in _several(among.color)]))  # type: ignore[attr-defined]
    if Having.PRINTED_COLOR in among.having and (among.color is not None or among.not_color is None):
        words.append("(as printed)")
    if among.tribe is not None:
        words.append(tribe_word(among.tribe))
    words.append(f'"{name_of(among.named)}"' if among.named else more if many else one)
    phrase = " ".join(words)
    if on_square and owned and among.side == Side.OWN:
        phrase += " of yours"
    if limits := _limits(among):
        phrase += f" with {all_of(limits, '')}"
    if without := [KEYWORDS[icon].words for icon in among.without_icons]:
        phrase += f" without {any_of(without)}"
    if among.not_tribe is not None:
        phrase += f" that {'are' if many else 'is'} not {tribe_word(among.not_tribe)}"
    if among.not_color is not None:
        colors = any_of([color.name.lower() for color in _several(among.not_color)])  # type: ignore[attr-defined]
        phrase += f" that {'are' if many else 'is'} not {colors}"
        phrase += " (as printed)" if Having.PRINTED_COLOR in among.having and among.color is None else ""
    for having, words_of in _THAT.items():
        if having in among.having:
            phrase += f" that {'are ' + words_of[3:] if many and words_of.startswith('is ') else words_of}"
    if among.next_to is not None:
        phrase += f" that {'are' if many else 'is'} next to {neighbor(among.next_to)}"
    if among.under is not None:
        phrase += f" that {'are' if many else 'is'} Force of {neighbor(among.under)}"
    if among.above is not None:
        above = among.above if isinstance(among.above, tuple) else (among.above,)
        force = [noun(one, False, True) for one in above]
        has = all_of([one if one.startswith('"') else with_article(one) for one in force], "")
        phrase += f" that {'have' if many else 'has'} {has} as Force"
    if among.or_event is not None:
        phrase += f' or Event{"s" if many else ""} with "{among.or_event}" in the name'
    return phrase


def neighbor(next_to: Among | It | That | This) -> str:
    """Return the card, or the described cards, next to which others stand."""
    if not isinstance(next_to, Among):
        return what_words(next_to)
    on = "" if next_to.on == ANY_SQUARE and not behind(next_to) else f" {place(next_to, 'on')}"
    return with_article(noun(next_to, False, True)) + on


def behind(among: Among) -> str:
    """Return the properties of cards on Squares that follow their place."""
    return "".join(words for having, words in _BEHIND.items() if having in among.having)


def place(among: Among, preposition: str, owned: bool = True) -> str:
    """Return the place of the cards: "on a Square", "in your hand"."""
    if Having.LOOKED_AT in among.having:
        return "among them"
    if Having.PICKED in among.having:
        rest = replace(among, having=tuple(one for one in among.having if one != Having.PICKED))
        return f"of those {place(rest, preposition, owned)}"
    if among.zones == EVERYWHERE and among.on == ANY_SQUARE and not behind(among):
        return f"{_WHOSE[among.side] if owned else ''}wherever it is"
    places = []
    if Zone.SQUARE in among.zones:
        places.append(f"on {among.on.words}{behind(among)}")
    zones = [ZONES[zone] for zone in among.zones if zone != Zone.SQUARE]
    if zones:
        places.append(f"{preposition} {OWNER[among.side] if owned else 'the'} {any_of(zones)}")
    return any_of(places)


def sources_words(among: Among) -> str:
    """Return the cards whose effects are meant, in whatever zone: "enemy Z/X with Cost 3 or less"."""
    return noun(replace(among, zone=Zone.SQUARE), True, True)


def what_words(what: What, preposition: str = "in") -> str:
    """Return the cards that an effect affects as the object of its sentence, such as "a Z/X on a Square"."""
    match what:
        case This():
            return "this card"
        case That(among):
            return "that Z/X" if among.kind == CardType.ZX else "that card"
        case It(several, of_first):
            return "what was chosen first" if of_first else "them" if several else "it"
        case Choice(among=among) if among.kind == CardType.PLAYER:
            name = "" if among.named is None else f' "{name_of(among.named)}"'
            state = "" if among.state is None else f"{among.state.name.capitalize()} "
            return f"{OWNER[among.side]} {state}Player card{name}"
        case Each(among) if among.kind == CardType.PLAYER:
            return f'{OWNER[among.side]} Player card "{name_of(among.named or "")}"'
        case Each(among):
            return f"each {noun(among, False, True)} {place(among, preposition)}"
        case Choice():
            return _choice(what, preposition)


def _choice(choice: Choice, preposition: str) -> str:
    number = choice.number
    many = number != 1
    if isinstance(number, int):
        count = str(number) if number != ANY_NUMBER else "any number of"
    elif isinstance(number, PowerOf | CostOf):
        count = f"as many as {bound_words(number)}:"
    else:
        count, many = str(first_number(number)), first_number(number) != 1
    if choice.up_to and number != ANY_NUMBER:
        count = f"up to {count}"
    words = f"{count} {noun(choice.among, many, True)} {place(choice.among, preposition)}"
    if not isinstance(number, int):
        words += per_words(number)
    if choice.one_of_each:
        words += f" (one each of {all_of([color.name.lower() for color in choice.one_of_each], '')})"
    if choice.different is not None:
        words += f" with different {'names' if choice.different == Trait.NAME else 'Costs'}"
    words += _total_words(choice)
    if choice.random:
        words += " at random"
    if choice.by == Side.ENEMY:
        words += " of your opponent's choice"
    return words


def _total_words(choice: Choice) -> str:
    """Return the bound of the total Cost or Power of the chosen cards."""
    words = ""
    for value, most, none in (
        ("Cost", choice.total_cost_at_most, ANY_NUMBER),
        ("Power", choice.total_power_at_most, ANY_POWER),
    ):
        if most != none:
            bound = f"{most} or less" if isinstance(most, int) else f"up to {bound_words(most)}"
            words += f" with total {value} {bound}"
    for value, least in (("Cost", choice.total_cost_at_least), ("Power", choice.total_power_at_least)):
        if least != 0:
            bound = f"{least} or more" if isinstance(least, int) else f"of at least {bound_words(least)}"
            words += f" with total {value} {bound}"
    return words


def of_this_turn(counted: ThisTurn, many: bool) -> tuple[str, str]:
    """Return the cards as a noun without their place, and their fate: "was destroyed this turn"."""
    one, more = FATES[counted.fate]
    what = more if many else one
    if counted.origin is not None:
        whose = OWNER[counted.among.side] if counted.among.side != Side.ANY else "its owner's"
        what += f" from {whose} {ZONES[counted.origin]}"
    if counted.way is not None:
        what += WAYS[counted.way]
    return noun(replace(counted.among, zone=Zone.SQUARE), many, True), f"{what} this turn"


def counted_words(counted: Counted, many: bool) -> str:
    """Return the counted cards, with their place."""
    if isinstance(counted, ThisTurn):
        cards, what = of_this_turn(counted, many)
        return f"{cards} that {what}"
    if isinstance(counted, Counters):
        return f"{spoken(counted.kind)} counter{'s' if many else ''} of yours"
    if isinstance(counted, Pairs):
        pairs = "pairs" if many else "pair"
        return f"{pairs} of adjacent {noun(counted.among, True, True)} {place(counted.among, 'in')}"
    return f"{noun(counted, many, True)} {place(counted, 'in')}"


def if_it_fits(what: What) -> str:
    """Return the condition that the second card of an occurrence must meet."""
    if not isinstance(what, That) or what.among == zx():
        return ""
    needed = noun(what.among, False, True)
    kind = "" if needed == "Z/X" else f"{with_article(needed)} "
    return f" if it is {kind}{place(what.among, 'in')}"


def is_several(what: What) -> bool:
    """Return whether a pronoun for the cards is "them"."""
    match what:
        case Choice(number):
            return number != 1
        case It(several):
            return several
        case _:
            return isinstance(what, Each)


def owner_of(what: What) -> str:
    """Return the owner of the zone that the cards go to: "your", "its owner's"."""
    match what:
        case This():
            return "your"
        case Choice(number, among):
            if among.zones != (Zone.SQUARE,) and among.side != Side.ANY:
                return OWNER[among.side]
            return "its owner's" if number == 1 else "their owners'"
        case Each(_) | It(several=True):
            return "their owners'"
        case That(_) | It():
            return "its owner's"


def from_zone(zone: Zone) -> str:
    """Return where a card comes from, whoever owns it: "from Trash", "from a Square"."""
    article = "a " if zone in (Zone.SQUARE, Zone.DECK, Zone.HAND) else ""
    return f"from {article}{ZONES[zone]}"


def first_number(amount: Amount) -> int:
    """Return the number with which the phrase of an amount begins: a constant, or the one for each card."""
    assert isinstance(amount, int | Per | PerDone)
    if isinstance(amount, int):
        return amount
    return amount.plus if amount.plus > 0 else amount.amount


def per_words(amount: Amount, sign: str = "") -> str:
    """Return the phrase that follows a counted amount: " for each card in your Charge", " and 1 more for …".

    `sign` is a format such as "+", with which an amount is said that follows a constant.
    """
    match amount:
        case Per(number, among, cards, colors, plus):
            counted = counted_words(among, colors or cards > 1)
            each = "each different color of" if colors else "each" if cards == 1 else f"every {cards}"
            return _with_constant(f"for {each} {counted}", number, plus, sign)
        case PerDone(number, plus, cards, altogether):
            each = "for each of them" if cards == 1 else f"for every {cards} of them"
            each += " altogether" if altogether else ""
            return _with_constant(each, number, plus, sign)
        case _:
            return ""


def _with_constant(each: str, number: int, plus: int, sign: str) -> str:
    """Return the phrase for so much for each card, behind the constant if that is more than 0."""
    if plus > 0:
        more = f"{number:{sign}}" if sign else f"{abs(number)} {'more' if number >= 0 else 'less'}"
        return f" and {more} {each}"
    return f" {each}" + (f", minus {-plus}" if plus else "")


def in_state(state: State) -> str:
    """Return the State in which a card arrives, unless it is the usual one."""
    return " in Sleep State" if state == State.SLEEP else ""
