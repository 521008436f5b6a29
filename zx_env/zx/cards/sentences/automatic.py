"""Phrases for the occurrences of Automatic abilities."""

from dataclasses import replace

from zx_env.zx.cards.encode.automatic import OF_A_PLAYER
from zx_env.zx.cards.language import Among, Automatic, This, zx
from zx_env.zx.cards.sentences.which import (
    OWNER,
    WAYS,
    any_of,
    behind,
    capital,
    from_zone,
    noun,
    ordinal,
    with_article,
)
from zx_env.zx.terms import Having, Occurrence, Role, Side, Zone

_VERBS = {
    Occurrence.APPEARS: "{} appears",
    Occurrence.ATTACKS: "{} attacks",
    Occurrence.DEALS_DAMAGE: "{} deals battle damage by attacking",
    Occurrence.IS_DAMAGED: "{} is dealt damage",
    Occurrence.MOVES: "{} moves to another Square",
    Occurrence.IS_DESTROYED: "{} is destroyed",
    Occurrence.PUT_IN_RESOURCE: "{} is put into Resource",
    Occurrence.PUT_IN_CHARGE: "{} is put into Charge",
    Occurrence.PUT_IN_TRASH: "{} is put into Trash",
    Occurrence.IS_REMOVED: "{} is removed from the game",
    Occurrence.BECOMES_FORCE: "{} becomes Force",
    Occurrence.PUT_ON_SQUARE: "{} is put on a Square",
    Occurrence.LEAVES: "{} leaves its Square",
    Occurrence.RETURNS_TO_HAND: "{} returns to a hand",
    Occurrence.IS_DISCARDED: "{} is discarded",
    Occurrence.REBOOTS: "{} Reboots",
    Occurrence.IS_SHIFTED: "a Shift is laid on {}",
    Occurrence.LINK_IS_PLACED: "{} is placed on a Square",
    Occurrence.MILLED: "{} is put from a deck into Trash",
}
_DAMAGE = {Occurrence.DEALS_DAMAGE: "battle damage", Occurrence.IS_DAMAGED: "damage"}
_PLAYERS = {
    Occurrence.IS_DRAWN: ("draw a card", "draws a card"),
    Occurrence.STARTUP_IS_USED: ("use a startup ability", "uses a startup ability"),
    Occurrence.EVENT_IS_PLAYED: ("play an Event", "plays an Event"),
    Occurrence.PLAYER_IS_DAMAGED: ("are dealt damage", "is dealt damage"),
    Occurrence.OVERBOOSTED: ("become a Z/X Overboost", "becomes a Z/X Overboost"),
}
_PLAYED = {
    Occurrence.IS_DRAWN: "a card",
    Occurrence.EVENT_IS_PLAYED: "an Event",
    Occurrence.PLAYER_IS_DAMAGED: "damage",
    Occurrence.OVERBOOSTED: "a Z/X Overboost",
}
"""The words for the card of an occurrence of a player."""
_PLAYER = {Side.OWN: "you", Side.ENEMY: "your opponent", Side.ANY: "a player"}
_CARD_OF = {Side.OWN: "a card of yours", Side.ENEMY: "an enemy card", Side.ANY: "a card"}


def one(among: Among) -> str:
    """Return the phrase for one card of a description, in any zone: "an enemy Z/X on a Normal Square"."""
    words = noun(replace(among, zone=Zone.SQUARE), False, True)
    if among.on.words != "a Square" and Zone.SQUARE in among.zones:
        words += f" on {among.on.words}"
    words += behind(among)
    if among.named or Having.NOT_THIS in among.having:
        return words if among.named else f"an{words}"
    return with_article(words)


def _subject(ability: Automatic) -> str:
    if ability.of is None:
        return "this card"
    if ability.when == Occurrence.REBOOTS and ability.of.zones == (Zone.RESOURCE,):
        words = with_article(noun(replace(ability.of, side=Side.ANY), False, False))
        there = f"{words} in {OWNER[ability.of.side]} Resource"
        return any_of(["this card", there] if ability.or_this else [there])
    return any_of(["this card", one(ability.of)] if ability.or_this else [one(ability.of)])


def _that(ability: Automatic, plain: str) -> str:
    return plain if ability.that is None else one(ability.that)


def _with(ability: Automatic) -> str:
    return "" if ability.that is None else f" with {one(ability.that)}"


def _source(among: Among) -> str:
    """Return the card whose ability causes an occurrence."""
    return "this card" if among == zx(Side.OWN, having=(Having.IS_THIS,)) else one(among)


def occurrence_words(ability: Automatic) -> str:
    """Return the occurrence of the ability, with ways, origin and cause."""
    words = _bare_occurrence(ability)
    words += "".join(WAYS[way] for way in ability.ways)
    if ability.origin is not None:
        words += f" {from_zone(ability.origin)}"
    if isinstance(ability.by, This):
        words += " by this card"
    elif ability.by is not None and ability.by_kind is not None:
        words += f" by an {ability.by_kind.name.lower()} ability of {_CARD_OF[ability.by]}"
    elif ability.by is not None:
        words += f" by {_CARD_OF[ability.by]}"
    if ability.by_ability is not None:
        words += f" by an ability of {_source(ability.by_ability)}"
    if ability.not_by_ability is not None:
        words += f" in another way than by an ability of {_source(ability.not_by_ability)}"
    if ability.phase is not None and ability.when != Occurrence.PHASE_STARTS:
        words += f" in the {capital(ability.phase.name.lower())} Phase"
    return words


def _bare_occurrence(ability: Automatic) -> str:
    subject = _subject(ability)
    match ability.when:
        case Occurrence.IS_ATTACKED:
            return f"{_that(ability, 'a Z/X')} attacks {subject}"
        case Occurrence.BATTLE_STARTS:
            return f"a battle of this card{_with(ability)} starts"
        case Occurrence.BATTLE_ENDS:
            attacked = "" if ability.that is None else f" {one(ability.that)}"
            parts = {
                Role.ANY_ROLE: f"of this card{_with(ability)}",
                Role.ATTACKER: f"in which this card attacked{attacked}",
                Role.ATTACKED: f"in which {_that(ability, 'a Z/X')} attacked this card",
            }
            return f"a battle {parts[ability.role]} ends"
        case Occurrence.DESTROYS_IN_BATTLE:
            return f"{subject} destroys {_that(ability, 'an enemy Z/X')} in battle"
        case Occurrence.ADVENTED:
            whose = "an Advent" if ability.that is None else f"the Advent of {one(ability.that)}"
            return f"{subject} is destroyed for {whose}"
        case Occurrence.LIFE_DECREASES:
            return f"{OWNER[ability.side]} Life decreases"
        case Occurrence.PHASE_STARTS:
            phase = capital(ability.phase.name.lower()) if ability.phase is not None else "any"
            return f"{OWNER[ability.side]} {phase} Phase starts"
        case Occurrence.TURN_ENDS:
            return f"{OWNER[ability.side]} turn ends"
        case Occurrence.IS_SHUFFLED:
            return f"{OWNER[ability.side]} deck is shuffled"
    if ability.uses:
        return (
            f"startup abilities printed on this card are used for the {ordinal(ability.uses)} time this turn"
        )
    if ability.when in OF_A_PLAYER:
        many, single = _PLAYERS[ability.when]
        words = f"{_PLAYER[ability.side]} {many if ability.side == Side.OWN else single}"
        if ability.of is None:
            return words
        if ability.when == Occurrence.STARTUP_IS_USED:
            return f"{words} of {subject}"
        return words.replace(_PLAYED[ability.when], subject)
    words = _VERBS[ability.when].format(subject)
    if ability.damage_at_least:
        words = words.replace(
            _DAMAGE[ability.when], f"{ability.damage_at_least} or more {_DAMAGE[ability.when]}", 1
        )
    if ability.that is not None:
        words += (
            f" to {one(ability.that)}" if ability.when == Occurrence.DEALS_DAMAGE else f" {one(ability.that)}"
        )
    return words
