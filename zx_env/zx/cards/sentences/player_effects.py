"""Phrases for effects on players."""

from dataclasses import replace

from zx_env.zx.cards.language import (
    CannotDraw,
    CannotFillResource,
    CannotOverboost,
    CannotPlay,
    CannotReboot,
    DamagePlayer,
    Draw,
    Each,
    FromDeck,
    GainCounters,
    GainStartup,
    GrantPlayer,
    Ignite,
    Lasts,
    LeaveTo,
    MakeToken,
    Name,
    NamePlayer,
    NextCostsLess,
    Overboost,
    Pay,
    Per,
    PerDone,
    PlayerEffect,
    PutLink,
    Shuffle,
    SpendCounters,
    Squares,
    TurnExtra,
    UseUp,
    WinGame,
)
from zx_env.zx.cards.names import CounterName, spoken
from zx_env.zx.cards.sentences.always import always_words, leave_words
from zx_env.zx.cards.sentences.amounts import count
from zx_env.zx.cards.sentences.inside import Inside
from zx_env.zx.cards.sentences.which import (
    OWNER,
    UNTIL,
    WHO,
    ZONES,
    all_of,
    any_of,
    first_number,
    in_state,
    name_of,
    noun,
    per_words,
    place,
    with_article,
)
from zx_env.zx.terms import CardType, Color, Side, Trait, Until, Zone

OWNER_OF = {Side.OWN: "your", Side.ENEMY: "their", Side.ANY: "their"}


def player_effect_words(word: PlayerEffect, inside: Inside) -> str:
    """Return the phrase of one effect on a player."""
    match word:
        case DamagePlayer(side, number):
            return f"deal {number} damage to {'you' if side == Side.OWN else 'your opponent'}"
        case GrantPlayer(ability, side, until):
            end = "for the rest of the game" if until == Until.GAME_ENDS else UNTIL[until]
            return f'{OWNER[side]} Player card gains "{inside.say_ability(ability)}" {end}'
        case TurnExtra(named, under):
            whose = "" if under is None else f' "{name_of(under)}"'
            return f'turn "{name_of(named)}" under your Player card{whose} face up'
        case SpendCounters(kind, number):
            return f"spend {counters(kind, number)}"
        case CannotPlay(cards, until):
            zones = any_of([ZONES[zone] for zone in cards.zones])
            what = f"{WHO[cards.side]} cannot play {noun(cards, True, False)}"
            return f"{what} from {OWNER_OF[cards.side]} {zones} {UNTIL[until]}"
        case NextCostsLess(amount, among):
            what = f"the next {noun(among, False, False)} that you play from your hand this turn"
            return f"{what} costs {amount} less"
        case Lasts(lasting, until):
            if isinstance(lasting, LeaveTo):
                return f"{leave_words(lasting)}, {UNTIL[until]}"
            to = getattr(lasting, "to", None)
            is_plain = not isinstance(to, Each) or to.among.zones == (Zone.HAND,)
            later = "" if is_plain else ", also one that comes later"
            return f"{always_words(lasting, inside.say_ability)} {UNTIL[until]}{later}"
        case CannotDraw(side, until):
            return f"{WHO[side]} cannot draw cards {UNTIL[until]}"
        case CannotReboot(side):
            return f"{OWNER[side]} Resource cannot be Rebooted until the end of the turn"
        case CannotFillResource(side):
            whose = OWNER[side]
            return f"{whose} abilities put no cards into {whose} Resource until the end of the turn"
        case CannotOverboost():
            return "your Player cannot become a Z/X Overboost until the end of the turn"
        case Draw(amount, side):
            drawn = count(amount, "card", "cards")
            return f"draw {drawn}" if side == Side.OWN else f"your opponent draws {drawn}"
        case FromDeck():
            return _from_deck(word)
        case MakeToken(named, on, number, up_to):
            return _token(named, on, number, up_to)
        case PutLink(named, on, up_to):
            return f'put {"up to " if up_to else ""}1 "{named}" Link on {on.words}'
        case Name(trait, of):
            whose = "" if of is None else f" of {with_article(noun(of, False, True))} {place(of, 'in')}"
            return f"name a {'Cost' if trait == Trait.COST else trait.name.lower()}{whose}"
        case UseUp():
            return "this ability cannot be used again this turn"
        case WinGame(side):
            return "you win the game" if side == Side.OWN else "your opponent wins the game"
        case GainStartup():
            return "this card gains 1 startup ability of that card until the end of the turn"
        case GainCounters(kind, number):
            return f"get {counters(kind, number)}"
        case Overboost(into):
            half = noun(replace(into, kind=CardType.ZX_OB), False, False)
            half = half if into.named else f"a {half}"
            return f"your Player becomes {half} on a Square without a Z/X"
        case NamePlayer(keys):
            names = all_of([spoken(key) for key in keys], "")
            return f"your Player counts as {names} for the rest of the game"
        case Shuffle(side):
            return f"shuffle {OWNER[side]} deck"
        case Ignite(number):
            return f"ignite {number} time{'s' if number > 1 else ''}"
        case Pay():
            return pay_words(word)


def counters(kind: CounterName, number: int) -> str:
    """Return the phrase for counters of a kind."""
    return f"{number} {spoken(kind)} counter{'s' if number > 1 else ''}"


def pay_words(word: Pay) -> str:
    """Return the phrase for a payment in Resources, as an effect or as a cost."""
    color, number = word.color, word.number
    paid = f"{number} of any color" if color == Color.COLORLESS else f"{color.name.lower()} {number}"
    return f"pay {paid}"


def _from_deck(word: FromDeck) -> str:
    owner = OWNER[word.side]
    if word.number == 1:
        cards = f"the top card of {owner} deck"
    elif isinstance(word.number, int):
        cards = f"the top {word.number} cards of {owner} deck"
    else:
        cards = f"{count(word.number, 'card', 'cards')} from the top of {owner} deck"
    if word.to == Zone.FORCE:
        return f"put {cards} under this card as Force"
    noted = "" if not word.them else " and note it" if word.number == 1 else " and note them"
    return f"put {cards} into {owner} {ZONES[word.to]}{in_state(word.state)}{noted}"


def _token(named: str, on: Squares, number: int | Per | PerDone, up_to: bool) -> str:
    first = first_number(number)
    how_many = f"up to {first}" if up_to else str(first)
    tokens, each = ("Token", "") if first == 1 else ("Tokens", " each")
    return f'put {how_many} "{named}" {tokens}{each} on {on.words} without a Z/X{per_words(number)}'
