"""Says what effects and costs do, a clause for each thing done. Parts of text.py's sentences.

Clauses begin small. A word without a phrase here raises; nothing is passed over in silence.
"""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx.cards.language import (
    Among,
    Amount,
    AsForce,
    AtEndOfTurn,
    Cannot,
    CannotFillResource,
    CannotReboot,
    Choice,
    Cost,
    Damage,
    DamagePlayer,
    Destroy,
    Divide,
    Draw,
    Each,
    Effect,
    FaceUp,
    FromDeck,
    GainColor,
    GainCounters,
    GainRange,
    Gains,
    Grant,
    GrantPlayer,
    If,
    IfPicked,
    Ignite,
    It,
    Look,
    MakeToken,
    May,
    Move,
    NamePlayer,
    OneOf,
    Overboost,
    Pay,
    Per,
    PerDone,
    Pick,
    PlayEvent,
    PlayFree,
    Power,
    PowerOf,
    Put,
    PutLink,
    Reboot,
    Show,
    Shuffle,
    Sleep,
    Squares,
    Swap,
    That,
    Then,
    This,
    UseUp,
    What,
    WhenDestroyed,
    zx,
)
from zx_env.zx.cards.words.which import (
    BARS,
    OWNER,
    ZONES,
    all_of,
    conditions,
    key_word,
    noun,
    ordinal,
    place,
    range_words,
    tribe_word,
)
from zx_env.zx.terms import ANY_NUMBER, CardType, Color, Having, Rest, Side, State, Until, Way, Zone

_INSTEAD = {Zone.REMOVED: ", and remove it from the game instead of putting it into Trash"}

_REST = {
    Rest.SHUFFLED: "shuffle {rest} back into {deck}",
    Rest.TOP: "return {rest} to the top of {deck} in any order",
    Rest.BOTTOM: "put {rest} on the bottom of {deck} in any order",
    Rest.TRASH: "put {rest} into {owner} Trash",
    Rest.RESOURCE: "put {rest} into {owner} Resource in Sleep State",
}


# -- which cards, how much ------------------------------------------------------------------------------


def what_words(what: What, preposition: str = "in") -> str:
    """The cards that something is done to."""
    match what:
        case This():
            return "this card"
        case That(among):
            return "that Z/X" if among.kind == CardType.ZX else "that card"
        case It(several, kept):
            return "what was chosen first" if kept else "them" if several else "it"
        case Each(among):
            return f"each {noun(among, False, True)} {place(among, preposition)}"
        case Choice():
            return _choice(what, preposition)


def _choice(choice: Choice, preposition: str) -> str:
    number = choice.number
    many = number != 1
    if isinstance(number, int):
        count = str(number) if number != ANY_NUMBER else "any number of"
    else:
        count = str(number.amount)
        many = number.amount != 1
    if choice.up_to and number != ANY_NUMBER:
        count = f"up to {count}"
    words = f"{count} {noun(choice.among, many, True)} {place(choice.among, preposition)}"
    if not isinstance(number, int):
        words += per_words(number)
    if choice.one_of_each:
        words += f" (one each of {all_of([color.name.lower() for color in choice.one_of_each], '')})"
    if choice.total_cost_at_most != ANY_NUMBER:
        words += f" with total Cost {choice.total_cost_at_most} or less"
    if choice.random:
        words += " at random"
    if choice.by == Side.ENEMY:
        words += " of your opponent's choice"
    return words


def _if_it_fits(what: What) -> str:
    if not isinstance(what, That) or what.among == zx():
        return ""
    meant = noun(what.among, False, True)
    article = "an" if meant[0] in "aeiou" else "a"
    kind = "" if meant == "Z/X" else f"{article} {meant} "
    return f" if it is {kind}{place(what.among, 'in')}"


def _owner_of(what: What) -> str:
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


def per_words(amount: Amount) -> str:
    """What an amount is multiplied by."""
    match amount:
        case Per(_, among, cards, colors):
            counted = f"{noun(among, colors or cards > 1, True)} {place(among, 'in')}"
            each = "each different color of" if colors else "each" if cards == 1 else f"every {cards}"
            return f" for {each} {counted}"
        case PerDone(_):
            return " for each of them"
        case _:
            return ""


def _points(amount: Amount, unit: str, sign: str = "") -> str:
    """So many points of damage or Power."""
    match amount:
        case PowerOf(what):
            if isinstance(what, Among):
                return f"{unit} equal to the Power of your {noun(what, False, False)} {place(what, 'in')}"
            return f"{unit} equal to the Power of {what_words(what)}"
        case int():
            return f"{amount:{sign}} {unit}"
        case Per(number, _, _, _) | PerDone(number):
            return f"{number:{sign}} {unit}{per_words(amount)}"


def _count(amount: Amount, one: str, more: str) -> str:
    """So many cards."""
    match amount:
        case int():
            return f"{amount} {one if amount == 1 else more}"
        case PerDone(1):
            return f"that many {more}"
        case Per(number, _, _, _) | PerDone(number):
            return f"{number} {one if number == 1 else more}{per_words(amount)}"
        case PowerOf():
            raise ValueError("cards are not counted by a Power")


# -- effects --------------------------------------------------------------------------------------------


def effects(words: Sequence[Effect], home: Zone) -> list[str]:
    """Clauses of an effect; `home` is the zone that the card with the ability is in."""
    return [clause for word in words for clause in _effect(word, home)]


def _under(head: str, words: Sequence[Effect], home: Zone) -> list[str]:
    """Clauses that stand under a head: "if you did, ..."."""
    if not words:
        return []
    first, *others = effects(words, home)
    return [head + first, *others]


def _effect(word: Effect, home: Zone) -> list[str]:
    match word:
        case May(do, then, otherwise, by):
            who, did = ("you", "you") if by == Side.OWN else ("your opponent", "they")
            first, *others = _effect(do, home)
            clauses = [f"{who} may {first}", *others, *_under(f"if {did} did, ", then, home)]
            return [*clauses, *_under("otherwise, ", otherwise, home)]
        case Then(do, then, otherwise):
            clauses = [*_effect(do, home), *_under("if you did, ", then, home)]
            return [*clauses, *_under("otherwise, ", otherwise, home)]
        case If(needs, do, otherwise):
            clauses = _under(f"if {conditions(needs)}, ", do, home)
            return [*clauses, *_under("otherwise, ", otherwise, home)]
        case IfPicked(number, do, among, otherwise):
            clauses = _under(f"if {_picked(number, among)}, ", do, home)
            return [*clauses, *_under("otherwise, ", otherwise, home)]
        case OneOf(modes, number):
            said = [f"({at + 1}) {', then '.join(effects(mode, home))}" for at, mode in enumerate(modes)]
            order = " in any order" if number > 1 else ""
            return [f"choose {number} of these{order}: {'; '.join(said)}"]
        case AtEndOfTurn(do, _):
            return _under("at the end of the turn, ", do, home)
        case WhenDestroyed(do):
            return _under("when a Z/X is destroyed by this damage, ", do, home)
        case Look():
            return _look(word, home)
        case _:
            return [do_words(word, home)]


def _picked(number: int, among: Among | None) -> str:
    if among is None:
        return f"{number} or more were chosen" if number > 1 else "any were chosen"
    kind = noun(among, False, among.side == Side.ENEMY)
    kind = f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
    return f"{number} or more of those cards are {kind}" if number > 1 else f"it is {kind}"


def _look(word: Look, home: Zone) -> list[str]:
    owner = OWNER[word.side]
    verb = "reveal" if word.shown else "look at"
    if word.zone == Zone.LIFE:
        return [f"{verb} {owner} Life", *effects(word.do, home)]
    cards = "the top card" if word.number == 1 else f"the top {_count(word.number, 'card', 'cards')}"
    cards = f"up to {cards}" if word.up_to else cards
    rest = _REST[word.rest].format(owner=owner, deck=f"{owner} deck", rest="the rest" if word.do else "them")
    return [f"{verb} {cards} of {owner} deck", *effects(word.do, home), rest]


def cost_words(word: Cost) -> str:
    """One part of a cost."""
    return do_words(word, Zone.SQUARE)


def do_words(word: Effect, home: Zone) -> str:
    """A single thing to do."""
    match word:
        case Damage(amount, to):
            return f"deal {_points(amount, 'damage')} to {what_words(to)}{_if_it_fits(to)}"
        case Divide(amount, to, unit):
            size = "" if unit == Divide.__dataclass_fields__["unit"].default else f" in units of {unit}"
            return f"deal {_points(amount, 'damage')} divided as you like{size} among {what_words(to)}"
        case DamagePlayer(side, number):
            return f"deal {number} damage to {'you' if side == Side.OWN else 'your opponent'}"
        case Destroy(what):
            return f"destroy {what_words(what)}{_if_it_fits(what)}"
        case Sleep(what):
            return f"Sleep {what_words(what)}{_if_it_fits(what)}"
        case Reboot(what):
            return f"Reboot {what_words(what)}{_if_it_fits(what)}"
        case Power(amount, to):
            points = _points(amount, "Power", "+")
            return f"give {what_words(to)} {points} until the end of the turn{_if_it_fits(to)}"
        case Grant(what, gains, until):
            lasting = {
                Until.TURN_ENDS: "until the end of the turn",
                Until.BATTLE_ENDS: "until the end of the battle",
                Until.REBOOT_PHASE_ENDS: "in its owner's next Reboot Phase",
                Until.ENEMY_TURN_ENDS: "until the end of your opponent's next turn",
            }
            return f"{what_words(what)} {_gained(gains)} {lasting[until]}{_if_it_fits(what)}"
        case GrantPlayer(ability, side):
            # An ability inside an effect: text.py stands on this module.
            from zx_env.zx.cards.words.card import say_ability

            gained = f'gains "{say_ability(ability)}" for the rest of the game'
            return f"{OWNER[side]} Player card {gained}"
        case CannotReboot(side):
            return f"{OWNER[side]} Resource cannot be Rebooted until the end of the turn"
        case CannotFillResource(side):
            whose = OWNER[side]
            return f"{whose} abilities put no cards into {whose} Resource until the end of the turn"
        case Draw(amount, side):
            cards = _count(amount, "card", "cards")
            return f"draw {cards}" if side == Side.OWN else f"your opponent draws {cards}"
        case FromDeck():
            return _from_deck(word)
        case FaceUp(tribe):
            return f"turn 1 face-down {tribe_word(tribe)} card in your Dynamis face up"
        case AsForce(what, under):
            return f"put {what_words(what, 'from')} under {what_words(under)} as Force"
        case MakeToken(named, on, number, up_to):
            return _token(named, on, number, up_to)
        case NamePlayer(keys):
            names = all_of([key_word(key) for key in keys], "")
            return f"your Player counts as {names} for the rest of the game"
        case PutLink(named, on, up_to):
            return f'put {"up to " if up_to else ""}1 "{named}" Link on {on.words}'
        case UseUp():
            return "this ability cannot be used again this turn"
        case GainCounters(kind, number):
            name = kind.name.replace("_", " ").title()
            return f"get {number} {name} counter{'s' if number > 1 else ''}"
        case Overboost(into):
            half = noun(replace(into, kind=CardType.ZX_OB), False, False)
            half = half if into.named else f"a {half}"
            return f"your Player becomes {half} on a Square without a Z/X"
        case Shuffle(side):
            return f"shuffle {OWNER[side]} deck"
        case PlayFree(what, regular):
            said = f"play {what_words(what, 'from')} without paying its Cost"
            return f"{said}, as a regular play" if regular else said
        case PlayEvent(what, to):
            away = "" if to == Zone.TRASH else _INSTEAD[to]
            return f"play {what_words(what, 'from')}, paying its Cost{away}"
        case Show(what):
            return f"show {what_words(what)}"
        case Pick(what):
            return f"choose {what_words(what)}"
        case Swap(what, other):
            two = what_words(what) if other is None else f"{what_words(what)} and {what_words(other)}"
            return f"let {two} change Squares"
        case Ignite(number):
            return f"ignite {number} time{'s' if number > 1 else ''}"
        case Pay(color, number):
            paid = f"{number} of any color" if color == Color.COLORLESS else f"{color.name.lower()} {number}"
            return f"pay {paid}"
        case Move():
            return _move(word)
        case Put():
            return _put(word, home)
        case _:
            raise ValueError(f"{word} is no single thing to do")


def _gained(gains: GainRange | GainColor | Cannot | Gains) -> str:
    """What cards have for a while."""
    match gains:
        case GainColor(color):
            return f"is {color.name.lower()}, too,"
        case GainRange(reach):
            return f"has {range_words(reach)}"
        case Cannot(bar):
            return f"cannot {BARS[bar]}"
        case Gains(ability):
            # An ability inside an effect: text.py stands on this module.
            from zx_env.zx.cards.words.card import say_ability

            return f'gains "{say_ability(ability)}"'


def _from_deck(word: FromDeck) -> str:
    owner = OWNER[word.side]
    if word.number == 1:
        cards = f"the top card of {owner} deck"
    elif isinstance(word.number, int):
        cards = f"the top {word.number} cards of {owner} deck"
    else:
        cards = f"{_count(word.number, 'card', 'cards')} from the top of {owner} deck"
    return f"put {cards} into {owner} {ZONES[word.to]}{in_state(word.state)}"


def _token(named: str, on: Squares, number: int, up_to: bool) -> str:
    count = f"up to {number}" if up_to else str(number)
    tokens, each = ("Token", "") if number == 1 else ("Tokens", " each")
    return f'put {count} "{named}" {tokens}{each} on {on.words} without a Z/X'


def in_state(state: State) -> str:
    """In which State a card comes, where that is not the usual one."""
    return " in Sleep State" if state == State.SLEEP else ""


def _stays_on_top(what: What) -> bool:
    """Whether the place in the deck matters: what comes from elsewhere is shuffled in by the next word."""
    if not isinstance(what, Choice):
        return isinstance(what, This)
    return what.among.zones == (Zone.SQUARE,) or Having.LOOKED_AT in what.among.having


def _move(word: Move) -> str:
    what = word.what
    shown = " and show it" if word.shown else ""
    if word.to == Zone.REMOVED:
        return f"remove {what_words(what)} from the game{shown}{_if_it_fits(what)}"
    several = _owner_of(what) == "their owners'" and word.to == Zone.HAND
    zone = f"{_owner_of(what)} {ZONES[word.to]}{'s' if several else ''}"
    if word.to == Zone.DYNAMIS:
        face = "face up" if word.state == State.FACE_UP else "face down"
        return f"put {what_words(what, 'from')} {face} into {zone}"
    verb, into = ("return", "to") if word.to in (Zone.HAND, Zone.DECK) else ("put", "into")
    if word.bottom:
        verb, into, zone = "put", "on", f"the bottom of {zone}"
    elif word.place > 1:
        verb, into = "put", "into"
        zone += f" as the {ordinal(word.place)} card from the top"
    elif word.shuffled:
        zone += " and shuffle it"
    elif word.to == Zone.DECK and _stays_on_top(what):
        zone = f"the top of {zone}"
    return f"{verb} {what_words(what, 'from')} {into} {zone}{in_state(word.state)}{shown}{_if_it_fits(what)}"


def _put(word: Put, home: Zone) -> str:
    what = word.what
    if isinstance(what, Choice):
        moves = what.among.zones == (Zone.SQUARE,)
    else:
        moves = home == Zone.SQUARE and not isinstance(what, It)
    verb, onto = ("move", "to") if moves else ("put", "on")
    if isinstance(what, Choice) and what.number != 1:
        onto = f"each {onto}"
    square = word.on.words
    if word.adjacent:
        square = square.replace("a ", "an adjacent ", 1)
    if word.near is not None:
        square += f" next to {what_words(word.near)}"
    if word.was is not None:
        square = f"the Square where {what_words(word.was)} was"
    if word.empty:
        square += " without a Z/X"
    if word.not_other_player_square:
        square += ", but not to the Player Square of its owner's opponent"
    square += in_state(word.state) + (" by Assault" if word.way == Way.BY_ASSAULT else "")
    if word.by == Side.ENEMY:
        square += " of your opponent's choice"
    return f"{verb} {what_words(what, 'from')} {onto} {square}{_if_it_fits(what)}"
