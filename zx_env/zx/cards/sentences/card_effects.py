"""Phrases for effects on cards."""

from dataclasses import replace

from zx_env.zx.cards.language import (
    KEPT,
    Among,
    AsForce,
    Break,
    Cannot,
    CardEffect,
    Choice,
    Damage,
    Destroy,
    Divide,
    Each,
    FaceDown,
    FaceUp,
    GainColor,
    GainCost,
    GainRange,
    Gains,
    GainShields,
    Grant,
    It,
    Move,
    Pick,
    PlayEvent,
    PlayFree,
    Power,
    PowerIs,
    Put,
    Reboot,
    Redirect,
    Show,
    Sleep,
    SpendShield,
    Swap,
    Unaffected,
    What,
)
from zx_env.zx.cards.sentences.amounts import points
from zx_env.zx.cards.sentences.inside import Inside
from zx_env.zx.cards.sentences.which import (
    BARS,
    UNTIL,
    WAYS,
    ZONES,
    bound_words,
    if_it_fits,
    in_state,
    is_several,
    neighbor,
    ordinal,
    owner_of,
    range_words,
    sources_words,
    tribe_word,
    what_words,
)
from zx_env.zx.terms import Having, Side, State, Zone

_ITS_AND_THEIR = {
    "its owner's opponent": "their owners' opponents",
    "its owner's": "their owners'",
    "its owner": "their owners",
    "it stays": "they stay",
    "choose it": "choose them",
}
"""Parts of phrases about one card, the longest first, and how they are said of several."""

_INSTEAD = {Zone.REMOVED: ", and remove it from the game instead of putting it into Trash"}


def card_effect_words(word: CardEffect, inside: Inside) -> str:
    """Return the phrase of one effect on cards."""
    match word:
        case Damage(amount, to):
            return f"deal {points(amount, 'damage')} to {what_words(to)}{if_it_fits(to)}"
        case Divide(amount, to, unit):
            size = "" if unit == Divide.__dataclass_fields__["unit"].default else f" in units of {unit}"
            return f"deal {points(amount, 'damage')} divided as you like{size} among {what_words(to)}"
        case Destroy(what):
            return f"destroy {what_words(what)}{if_it_fits(what)}"
        case Sleep(what):
            return f"Sleep {what_words(what)}{if_it_fits(what)}"
        case Reboot(what):
            return f"Reboot {what_words(what)}{if_it_fits(what)}"
        case Power(amount, to, until):
            more = points(amount, "Power", "+")
            return f"give {what_words(to)} {more} {UNTIL[until]}{if_it_fits(to)}"
        case Grant(Choice(number, among), gains, until) if Zone.HAND in among.zones:
            which = "which" if number == 1 else "each of which"
            return f"show {what_words(word.what)}, {which} {_gained(gains, inside)} {UNTIL[until]}"
        case Grant(what, gains, until):
            many = _are_several(what)
            gained = f"{_gained(gains, inside, many)} {_said_of(UNTIL[until], many)}"
            return f"{_subject(what)} {gained}{if_it_fits(what)}"
        case GainShields(what, number):
            shields = f"{number} Shield{'s' if number > 1 else ''}"
            gain = "gain" if _are_several(what) else "gains"
            return f"{_subject(what)} {gain} {shields}{if_it_fits(what)}"
        case SpendShield(what):
            return f"spend 1 Shield of {what_words(what)}{if_it_fits(what)}"
        case FaceUp(None):
            return f"turn {what_words(word.what)} face up"
        case FaceUp(tribe):
            return f"turn 1 face-down {tribe_word(tribe)} card in your Dynamis face up"
        case FaceDown(what):
            return f"turn {what_words(what)} face down"
        case AsForce(what, under):
            return f"put {what_words(what, 'from')} under {what_words(under)} as Force"
        case Break(what, into):
            return f"Break {what_words(what)} into {what_words(into, 'from')}"
        case PlayFree(what, regular, to):
            play = f"play {what_words(what, 'from')} without paying its Cost"
            away = "" if to == Zone.TRASH else _INSTEAD[to]
            return f"{play}{', as a regular play' if regular else ''}{away}"
        case PlayEvent(what, to):
            away = "" if to == Zone.TRASH else _INSTEAD[to]
            return f"play {what_words(what, 'from')}, paying its Cost{away}"
        case Show(what):
            return f"show {what_words(what)}"
        case Pick(what):
            return f"{'first ' if what.keep else ''}choose {what_words(what)}"
        case Redirect(what, to):
            other = what_words(Choice(1, replace(to, having=(*to.having, Having.NOT_THIS))))
            damage = f"the next damage that would be dealt to {what_words(what)} this turn"
            return f"{damage} is dealt to {other} of your choice instead"
        case Swap(what, other):
            two = what_words(what) if other is None else f"{what_words(what)} and {what_words(other)}"
            return f"let {two} change Squares"
        case Move():
            return _move(word)
        case Put():
            return _put(word, inside.home)


def _are_several(what: What) -> bool:
    """Return whether the verb of a sentence about the cards is plural."""
    return (isinstance(what, It) and what.several) or (isinstance(what, Choice) and what.number != 1)


def _subject(what: What) -> str:
    """Return the cards as the subject of a sentence."""
    words = what_words(what)
    return "they" if words == "them" else words


def _said_of(phrase: str, many: bool) -> str:
    """Return a phrase about one card as it is said of that card, or of `many`."""
    for one, more in _ITS_AND_THEIR.items() if many else ():
        phrase = phrase.replace(one, more)
    return phrase


def _gained(
    gains: GainRange | GainColor | GainCost | Cannot | Gains | PowerIs | Unaffected,
    inside: Inside,
    many: bool = False,
) -> str:
    """Return the phrase for properties that a card, or `many` cards, gain for a while."""
    has, is_ = ("have", "are") if many else ("has", "is")
    match gains:
        case GainCost(amount, _, least):
            return f"{has} {amount:+} Cost{'' if least == 1 else f' but not less than {least}'}"
        case PowerIs(amount):
            return f"{has} a Power of {bound_words(amount)}"
        case GainColor(color):
            return f"{is_} {color.name.lower()}, too,"
        case GainRange(reach):
            return f"{has} {range_words(reach)}"
        case Cannot(bar):
            return f"cannot {_said_of(BARS[bar], many)}"
        case Unaffected(by):
            return f"{is_} not affected by abilities of {sources_words(by)}"
        case Gains(ability):
            return f'{"gain" if many else "gains"} "{inside.say_ability(ability)}"'


def _move(word: Move) -> str:
    what = word.what
    if word.shown and what == KEPT:
        # KEPT is one card or several.
        return f"show and {_move(replace(word, shown=False))}"
    shown = "" if not word.shown else " and show them" if is_several(what) else " and show it"
    if word.to == Zone.REMOVED:
        return f"remove {what_words(what)} from the game{shown}{if_it_fits(what)}"
    several = owner_of(what) == "their owners'" and word.to == Zone.HAND
    zone = f"{owner_of(what)} {ZONES[word.to]}{'s' if several else ''}"
    if word.to == Zone.DYNAMIS:
        face = "face up" if word.state == State.FACE_UP else "face down"
        return f"put {what_words(what, 'from')} {face} into {zone}{shown}"
    verb, into = ("return", "to") if word.to in (Zone.HAND, Zone.DECK) else ("put", "into")
    if word.bottom:
        verb, into, zone = "put", "on", f"the bottom of {zone}"
    elif word.place > 1:
        verb, into = "put", "into"
        zone += f" as the {ordinal(word.place)} card from the top"
    elif word.shuffled:
        zone += " and shuffle it"
    elif word.to == Zone.DECK:
        zone = f"the top of {zone}"
    order = " in any order" if word.ordered else ""
    moved = f"{verb} {what_words(what, 'from')} {into} {zone}{order}"
    return f"{moved}{in_state(word.state)}{shown}{if_it_fits(what)}"


def _put(word: Put, home: Zone) -> str:
    what = word.what
    if isinstance(what, Choice | Each):
        moves = what.among.zones == (Zone.SQUARE,)
    else:
        moves = home == Zone.SQUARE and not isinstance(what, It)
    verb, onto = ("move", "to") if moves else ("put", "on")
    if isinstance(what, Choice) and what.number != 1:
        onto = f"each {onto}"
    square = word.on.words
    if word.adjacent:
        square = f"an adjacent {square[2:]}" if square.startswith("a ") else f"{square}, if it is adjacent,"
    if word.near is not None and not isinstance(word.near, Among):
        square += f" next to {neighbor(word.near)}"
    if word.was is not None:
        square = f"the Square where {what_words(word.was)} was"
    if word.empty:
        square += " without a Z/X"
    if isinstance(word.near, Among):
        square += f" next to {neighbor(word.near)}"
    if word.not_other_player_square:
        square += ", but not to the Player Square of its owner's opponent"
    square += in_state(word.state) + ("" if word.way is None else WAYS[word.way])
    if word.by == Side.ENEMY:
        square += " of your opponent's choice"
    return f"{verb} {what_words(what, 'from')} {onto} {square}{if_it_fits(what)}"
