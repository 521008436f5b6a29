"""Phrases for the words of Always abilities."""

from collections.abc import Callable
from dataclasses import replace

from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import (
    Ability,
    AlsoColor,
    AlsoNamed,
    AlwaysWord,
    AppearsOnly,
    Cannot,
    CannotDrawByAbility,
    CannotIgnite,
    ChargeMore,
    ChargeUnlimited,
    CostOf,
    CostsLess,
    Destroy,
    Each,
    EveryColor,
    FreePlay,
    FreeStartups,
    GainCost,
    GainDamage,
    GainIcon,
    GainPlayerDamage,
    GainPower,
    GainRange,
    Gains,
    HandMore,
    LeaveTo,
    LoseIcon,
    NoDamage,
    NoPlayerDamage,
    PayInstead,
    PayLess,
    Per,
    PlayFrom,
    PlayRemoved,
    PowerIs,
    PowerOf,
    RaisedTimes,
    RemoveDestroyed,
    Sleep,
    StartupsCostMore,
    This,
    Unaffected,
)
from zx_env.zx.cards.sentences.which import (
    BARS,
    OWNER,
    WHO,
    ZONES,
    any_of,
    bound_words,
    first_number,
    in_state,
    noun,
    per_words,
    range_words,
    sources_words,
    what_words,
)
from zx_env.zx.terms import ANY_NUMBER, Side, Zone

_AWAY = {
    Zone.REMOVED: "is removed from the game instead of put into Trash",
    Zone.CHARGE: "is put into Charge instead of Trash",
    Zone.RESOURCE: "is put into Resource instead of Trash",
    Zone.HAND: "returns to the hand instead of Trash",
}
"""Where Events go that were played from another zone than the hand."""


_OPPOSITE = {Side.OWN: "your opponent's", Side.ENEMY: "your", Side.ANY: "the other player's"}
"""Whose Player Square the cards of a side attack."""


def _signed(amount: int | Per, unit: str) -> str:
    return f"{first_number(amount):+} {unit}{per_words(amount, '+')}"


def _fewer(amount: int | Per) -> str:
    return f"{first_number(amount)} less{per_words(amount, '+')}"


def _put_away(word: PayLess | PayInstead) -> str:
    """Return the phrase for cards that are put away for a price."""
    cards = word.choice
    if isinstance(word.cards, Sleep | Destroy):
        return f"{'Sleep' if isinstance(word.cards, Sleep) else 'destroy'} {what_words(cards)}"
    if word.to == Zone.REMOVED:
        return f"remove {what_words(cards)} from the game"
    where = "on the bottom of your deck" if word.to == Zone.DECK else f"into your {ZONES[word.to]}"
    asleep = " in Sleep State" if word.to == Zone.RESOURCE else ""
    shown = ""
    if isinstance(word, PayInstead) and word.shown:
        shown = f" and show {'it' if cards.number == 1 else 'them'}"
    return f"put {what_words(cards, 'from')} {where}{asleep}{shown}"


def _pay_less(word: PayLess) -> str:
    """Return the phrase for cards that are put away to lower the price."""
    cards = word.choice
    each = "each" if word.per == 1 else f"every {word.per}"
    for_what = f" for {each} of them" if cards.up_to else " if you do"
    least = "" if word.least == 1 else f" but not less than {word.least}"
    if isinstance(word.amount, CostOf):
        cost = "their total Cost" if cards.number != 1 else "its Cost"
        times = "" if word.amount.times == 1 else f"{word.amount.times} times "
        less = f"it costs less by {times}{cost}{least}"
    else:
        less = f"it costs {word.amount} less{for_what}{least}"
    return f"you may {_put_away(word)} when this card is played; {less}"


def _play_from(word: PlayFrom) -> str:
    """Return the phrase for cards that are played from other zones than the hand."""
    this = isinstance(word.cards, This)
    paying = f"{'without ' if word.free else ''}paying {'its' if this else 'their'} Cost"
    event = "it" if this else "such an Event"
    away = "" if word.then == Zone.TRASH else f"; after resolving, {event} {_AWAY[word.then]}"
    if word.unconditional:
        return f"you can also play this card without its condition and {paying}"
    if isinstance(word.cards, This):
        return f"you can also play this card, {paying}{away}"
    zones = any_of([ZONES[zone] for zone in word.cards.zones])
    played = noun(replace(word.cards, side=Side.ANY), True, False)
    return f"you can also play {played} from your {zones}, {paying}{away}"


def reach_words(to: This | Each, reach: int) -> str:
    """Return the phrase for Range against a Player Square only."""
    side = Side.OWN if isinstance(to, This) else to.among.side
    far = "from any distance" if reach == ANY_NUMBER else f"from up to {reach} Squares away"
    return f"can also attack {_OPPOSITE[side]} Player Square {far}"


def leave_words(word: LeaveTo) -> str:
    """Return the phrase for where destroyed cards go."""
    if word.instead_of == Zone.HAND:
        own = isinstance(word.of, This) or word.of.among.side == Side.OWN
        whose = "your" if own else "its owner's"
        return f"{what_words(word.of)} goes to {whose} Charge instead of returning to {whose} hand"
    if isinstance(word.of, This):
        zone = f"your {ZONES[word.to]}{in_state(word.state)}"
        does = f"you may put it into {zone}" if word.may else f"it goes to {zone}"
        return f"when this card is destroyed, {does} instead of your Charge"
    who, whose = ("you", "your") if word.of.among.side == Side.OWN else ("its owner", "its owner's")
    zone = f"{whose} {ZONES[word.to]}{in_state(word.state)} instead of Charge when it is destroyed"
    return (
        f"{who} may let {what_words(word.of)} go to {zone}"
        if word.may
        else f"{what_words(word.of)} goes to {zone}"
    )


def always_words(word: AlwaysWord, say_ability: Callable[[Ability], str]) -> str:
    """Return the phrase of one element of `Always.do`. `say_ability` phrases a gained ability."""
    match word:
        case GainPower(amount, to, with_range_2, ranged):
            while_words = " while a Z/X of yours on a Square has Range 2" if with_range_2 else ""
            that_words = " that has a Range" if ranged else ""
            if isinstance(amount, PowerOf | CostOf):
                higher = f"is higher by {bound_words(amount)}"
                return f"the Power of {what_words(to)}{that_words} {higher}{while_words}"
            return f"{what_words(to)}{that_words} has {_signed(amount, 'Power')}{while_words}"
        case PowerIs(amount):
            return f"the Power of this card is {bound_words(amount)}"
        case GainCost(amount, to, least):
            least_words = "" if least == 1 else f" but not less than {least}"
            return f"{what_words(to)} has {_signed(amount, 'Cost')}{least_words}"
        case GainRange(reach, to, at_player):
            return f"{what_words(to)} {reach_words(to, reach) if at_player else f'has {range_words(reach)}'}"
        case GainIcon(icon, to):
            return f"{what_words(to)} has the {KEYWORDS[icon].words}"
        case LoseIcon(icon, to):
            return f"{what_words(to)} has not the {KEYWORDS[icon].words} and cannot gain it"
        case Cannot(bar, to, by):
            whose = "" if by is None else f" of {sources_words(by)}"
            return f"{what_words(to)} cannot {BARS[bar]}{whose}"
        case AppearsOnly(by, played):
            way = "by being played by" if played else "by"
            return f"this card appears only {way} abilities of {sources_words(by)}"
        case Unaffected(by, to):
            return f"{what_words(to)} is not affected by abilities of {sources_words(by)}"
        case CannotDrawByAbility(side):
            return f"{WHO[side]} cannot draw cards by abilities"
        case CannotIgnite(side):
            return f"{WHO[side]} cannot ignite"
        case StartupsCostMore(amount, side):
            return f"startup abilities of {OWNER[side]} cards cost {amount} of any color more"
        case GainDamage(amount, to):
            return f"damage that {what_words(to)} deals to enemy Z/X is {amount:+}"
        case GainPlayerDamage(amount, to):
            return f"damage that {what_words(to)} deals to your opponent by attacking is {amount:+}"
        case NoDamage(at_least, to, at_most, by_ability):
            bound = f" of {at_most or at_least} or {'less' if at_most else 'more'} at once"
            cause = {None: "", True: " by abilities", False: " in battle"}[by_ability]
            return f"{what_words(to)} is dealt no damage{bound if at_least or at_most else ''}{cause}"
        case RaisedTimes(times, to):
            return f"what raises the Power of {what_words(to)} raises it {times} times as much"
        case RemoveDestroyed():
            return "this card removes the Z/X that it destroys in battle from the game"
        case EveryColor():
            return "this card has every color"
        case AlsoColor(color):
            return f"this card is {color.name.lower()}, too"
        case PayLess():
            return _pay_less(word)
        case PayInstead():
            return f"when this card is played, you may {_put_away(word)} instead of paying its Cost"
        case CostsLess(amount, least):
            least_words = "" if least == 1 else f" but not less than {least}"
            return f"this card costs {_fewer(amount)} to play{least_words}"
        case PlayFrom():
            return _play_from(word)
        case PlayRemoved():
            return "you can play Events that abilities of this card removed without paying their Cost"
        case FreePlay(to):
            if isinstance(to, This):
                return "this card is played without paying its Cost"
            which = noun(replace(to.among, side=Side.ANY), True, False)
            return f"you can play {which} from your hand without paying their Cost"
        case FreeStartups():
            return "you do not pay the costs of this card's printed startup abilities"
        case NoPlayerDamage():
            return "you are dealt no damage"
        case ChargeMore(amount, side):
            return f"the limit of {OWNER[side]} Charge is {amount:+}"
        case HandMore(amount, side):
            return f"the limit of {OWNER[side]} hand is {amount:+}"
        case ChargeUnlimited():
            return "your Charge has no limit"
        case AlsoNamed(part):
            return f'this card counts as one with "{part}" in the name, too'
        case LeaveTo():
            return leave_words(word)
        case Gains(ability, to):
            return f'{what_words(to)} gains "{say_ability(ability)}"'
