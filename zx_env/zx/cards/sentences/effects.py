"""Clauses for effects and costs, one for each word, in lower case.

The type checker reports a word without a phrase, and such a word raises at run time.
"""

from collections.abc import Sequence
from dataclasses import replace

from zx_env.zx.cards.language import (
    Among,
    AtEndOfTurn,
    Cost,
    Effect,
    If,
    IfDone,
    IfPicked,
    InNextTurn,
    Look,
    May,
    OneOf,
    PlayerEffect,
    Repeat,
    Then,
    WhenDestroyed,
)
from zx_env.zx.cards.sentences.amounts import count
from zx_env.zx.cards.sentences.card_effects import card_effect_words
from zx_env.zx.cards.sentences.conditions import conditions
from zx_env.zx.cards.sentences.inside import Inside
from zx_env.zx.cards.sentences.player_effects import player_effect_words
from zx_env.zx.cards.sentences.which import OWNER, behind, noun, sentence, with_article
from zx_env.zx.terms import Rest, Side, Zone

_REST = {
    Rest.STAY: "leave {rest} there",
    Rest.SHUFFLED: "shuffle {rest} back into {deck}",
    Rest.TOP: "return {rest} to the top of {deck} in any order",
    Rest.BOTTOM: "put {rest} on the bottom of {deck} in any order",
    Rest.TRASH: "put {rest} into {owner} Trash",
    Rest.RESOURCE: "put {rest} into {owner} Resource in Sleep State",
}


def effect_clauses(
    words: Sequence[Effect], inside: Inside, nested: bool = False, has_otherwise: bool = False
) -> list[str]:
    """Return the clauses of an effect; `inside` describes its ability.

    What follows a word with parts that are not always carried out begins with "in any case". In an effect
    that is itself such a part (`nested`), the word is put in brackets instead; so it is before an "otherwise"
    of the word around it (`has_otherwise`). So each clause belongs to one word only.
    """
    clauses: list[str] = []
    for place, word in enumerate(words):
        own = _clauses(word, inside, nested)
        if place + 1 < len(words):
            is_open = _is_open(word)
        else:
            is_open = has_otherwise and (_is_open(word) or isinstance(word, May))
        if nested and is_open:
            own = [f"({' '.join([f'{own[0]}.', *(sentence(clause) for clause in own[1:])])})"]
        if not nested and place and _is_open(words[place - 1]):
            own[0] = ("at once, " if isinstance(words[place - 1], _LATER) else "in any case, ") + own[0]
        clauses += own
    return clauses


_LATER = (AtEndOfTurn, InNextTurn, WhenDestroyed)


def _is_open(word: Effect) -> bool:
    """Return whether a clause behind the word could be read as a part of the word."""
    if isinstance(word, (May, Then)):
        return bool(word.then or word.otherwise) or _is_open(word.do)
    return isinstance(word, (If, IfPicked, IfDone, *_LATER))


def _under(head: str, words: Sequence[Effect], inside: Inside, otherwise: Sequence[Effect] = ()) -> list[str]:
    """Return the clauses after an introduction such as "if you did"."""
    if not words:
        return []
    first, *others = effect_clauses(words, inside, True, bool(otherwise))
    return [head + first, *others]


def _branches(head: str, do: Sequence[Effect], otherwise: Sequence[Effect], inside: Inside) -> list[str]:
    """Return the clauses of what is done in either case."""
    return [*_under(head, do, inside, otherwise), *_under("otherwise, ", otherwise, inside)]


def _clauses(word: Effect, inside: Inside, nested: bool) -> list[str]:
    match word:
        case May(do, then, otherwise, by):
            who, did = ("you", "you") if by == Side.OWN else ("your opponent", "they")
            first, *others = _clauses(do, inside, nested)
            return [f"{who} may {first}", *others, *_branches(f"if {did} did, ", then, otherwise, inside)]
        case Then(do, then, otherwise):
            return [*_clauses(do, inside, nested), *_branches("if you did, ", then, otherwise, inside)]
        case If(needs, do, otherwise):
            return _if(conditions(needs), do, otherwise, inside)
        case IfPicked(number, do, among, otherwise, of_first):
            return _if(_picked(number, among, of_first), do, otherwise, inside)
        case IfDone(number, do, otherwise):
            done = f"that was done to {number} or more cards" if number > 1 else "that was done to any card"
            return _if(done, do, otherwise, inside)
        case OneOf(modes, number):
            return [_modes(modes, number, inside)]
        case Repeat(number, do):
            clauses = ", then ".join(effect_clauses(do, inside, True))
            return [f"do this {count(number, 'time', 'times')}: ({clauses})"]
        case AtEndOfTurn(do, _):
            return _under("at the end of the turn, ", do, inside)
        case InNextTurn(do, side, phase, _):
            turn = f"{OWNER[side]} next turn"
            start = (
                f"when the {phase.name.capitalize()} Phase of {turn} starts"
                if phase
                else f"at the end of {turn}"
            )
            return _under(f"{start}, ", do, inside)
        case WhenDestroyed(do):
            return _under("when a Z/X is destroyed by this damage, ", do, inside)
        case Look():
            return _look(word, inside, nested)
    if isinstance(word, PlayerEffect):
        return [player_effect_words(word, inside)]
    return [card_effect_words(word, inside)]


def _modes(modes: Sequence[Sequence[Effect]], number: int, inside: Inside) -> str:
    listed = [
        f"({at + 1}) {', then '.join(effect_clauses(mode, inside, True))}" for at, mode in enumerate(modes)
    ]
    order = " in any order" if number > 1 else ""
    return f"choose {number} of these{order}: {'; '.join(listed)}"


def _if(holds: str, do: Sequence[Effect], otherwise: Sequence[Effect], inside: Inside) -> list[str]:
    """Return the clauses of a conditional effect; with an empty `do` it is one clause with "unless"."""
    if not do:
        return [", then ".join(_under(f"unless {holds}, ", otherwise, inside))]
    return _branches(f"if {holds}, ", do, otherwise, inside)


def _picked(number: int, among: Among | None, of_first: bool) -> str:
    if among is None:
        first = " first" if of_first else ""
        return f"{number} or more were chosen{first}" if number > 1 else f"any were chosen{first}"
    # Whose card it is can be asked in any zone.
    asked = replace(among, zone=Zone.SQUARE) if among.state is None else among
    kind = with_article(noun(asked, False, True)) + behind(among)
    if number > 1:
        those = "the cards chosen first" if of_first else "those cards"
        return f"{number} or more of {those} are {kind}"
    return f"what was chosen first is {kind}" if of_first else f"it is {kind}"


def _look(word: Look, inside: Inside, nested: bool) -> list[str]:
    owner = OWNER[word.side]
    verb = "reveal" if word.shown else "look at"
    if word.zone == Zone.LIFE:
        return [f"{verb} {owner} Life", *effect_clauses(word.do, inside, nested)]
    cards = "the top card" if word.number == 1 else f"the top {count(word.number, 'card', 'cards')}"
    cards = f"up to {cards}" if word.up_to else cards
    rest = _REST[word.rest].format(owner=owner, deck=f"{owner} deck", rest="the rest" if word.do else "them")
    return [f"{verb} {cards} of {owner} deck", *effect_clauses(word.do, inside, nested), rest]


def cost_words(word: Cost, inside: Inside) -> str:
    """Return the phrase of one part of a cost."""
    if isinstance(word, PlayerEffect):
        return player_effect_words(word, inside)
    return card_effect_words(word, inside)
