"""What cards' texts are good for, read off their data: numbers that a scripted player can weigh.

A card of the observation is its row in the card table; `sense_of(card_set)` has a line for each row: the
effect it has when it is played (an Event, or "when this card appears") and the effect of each startup
ability. Only the first word of an effect that matters to a battle is read; the rest is `other`.
Not here: how much that is worth in a position (heuristics.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zx_env.zx.cards.encode.features import typical
from zx_env.zx.cards.language import (
    Advent,
    Among,
    Automatic,
    Card,
    Choice,
    Damage,
    DamagePlayer,
    Destroy,
    Each,
    Effect,
    EventText,
    If,
    IfDone,
    IfPicked,
    It,
    May,
    Move,
    OneOf,
    Possess,
    Power,
    Put,
    Reboot,
    Sleep,
    Startup,
    Then,
    This,
)
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import ANY_NUMBER, Having, Occurrence, Side, Zone

UNIT = 500
PLACES = 8
"""Abilities of a card that are read."""

EFFECT = np.dtype(
    [
        ("damage", np.int16),  # to Z/X, in 500s
        ("weaken", np.int16),  # Power taken, in 500s
        ("boost", np.int16),  # Power given, in 500s
        ("removes", np.bool_),  # destroys, returns to the hand, puts into Resource or Trash
        ("reboots", np.bool_),
        ("each", np.bool_),  # every Z/X that is meant, not one
        ("itself", np.bool_),  # the card that has the ability
        ("enemy_only", np.bool_),
        ("attacking", np.bool_),  # only the attacker, or only one that attacks a player or a Player Square
        ("attacking_you", np.bool_),
        ("attacked", np.bool_),
        ("cost", np.int16),  # Z/X of this Cost and less
        ("squares", np.int16),  # bits, as the controller sees them
        ("depends", np.bool_),  # on a condition that is not weighed here
        ("to_player", np.int16),  # damage to the enemy
        ("other", np.bool_),  # something else
        ("sleeps_itself", np.bool_),  # its cost is Sleep
        ("is_dear", np.bool_),  # its cost takes it off its Square, or a hand card
    ]
)


class Sense(NamedTuple):
    """Lines by row of the card table; the last line, which row -1 finds, is of an unknown card."""

    played: NDArray[np.void]
    """[cards + 1] of EFFECT: what playing the card does besides putting a Z/X."""
    used: NDArray[np.void]
    """[cards + 1, PLACES] of EFFECT: startup abilities by their place on the card."""
    place: NDArray[np.int16]
    """[cards + 1, PLACES] place on the card of the n-th startup ability that is used on Squares."""
    chosen: NDArray[np.void]
    """[cards + 1] of EFFECT: what a choice among Z/X on Squares is for, in whichever of its abilities."""
    attack_boost: NDArray[np.int16]
    """[cards + 1] Power that it gains as it attacks, in 500s."""
    moves: NDArray[np.bool_]
    """[cards + 1] It moves a chosen Z/X to another Square."""
    gives: NDArray[np.int16]
    """[cards + 1] Zone of the own card that a "you may" gives up, or -1."""
    sleeps_resource: NDArray[np.bool_]
    """[cards + 1] It makes a Resource of either player sleep."""
    reboots_resource: NDArray[np.bool_]
    """[cards + 1] It reboots Resources."""
    serve: NDArray[np.int16]
    """[cards + 1] Own Z/X that it takes when it is played from the Dynamis."""


@cache
def sense_of(card_set: str = STANDARD) -> Sense:
    """The lines of a card set; made once."""
    cards = card_table(card_set).cards
    n = len(cards) + 1
    sense = Sense(
        played=np.zeros(n, EFFECT),
        used=np.zeros((n, PLACES), EFFECT),
        place=np.zeros((n, PLACES), np.int16),
        chosen=np.zeros(n, EFFECT),
        attack_boost=np.zeros(n, np.int16),
        moves=np.zeros(n, np.bool_),
        gives=np.full(n, -1, np.int16),
        sleeps_resource=np.zeros(n, np.bool_),
        reboots_resource=np.zeros(n, np.bool_),
        serve=np.zeros(n, np.int16),
    )
    for row, card in enumerate(cards):
        _read(sense, row, card)
    return sense


def _read(sense: Sense, row: int, card: Card) -> None:
    uses = 0
    for place, ability in enumerate(card.abilities[:PLACES]):
        if isinstance(ability, (Advent, Possess)):
            sense.serve[row] = len(ability.of)
        if not isinstance(ability, (Automatic, Startup, EventText)):
            continue
        line = np.zeros(1, EFFECT)[0]
        _read_effect(line, ability)
        if not sense.chosen[row]["squares"] and line["squares"]:
            sense.chosen[row] = line
        if isinstance(ability, Startup):
            line["sleeps_itself"] = Sleep(This()) in ability.cost
            line["is_dear"] = any(_is_dear(price) for price in ability.cost)
            sense.used[row, place] = line
            if ability.valid_in == Zone.SQUARE:
                sense.place[row, uses] = place
                uses += 1
        elif isinstance(ability, EventText) or ability.when == Occurrence.APPEARS:
            sense.played[row] = line
        _read_details(sense, row, ability)


def _is_dear(price: object) -> bool:
    match price:
        case Move(This()) | Destroy(This()):
            return True
        case Move(Choice(_, among)):
            return Zone.HAND in among.zones
    return False


def _read_details(sense: Sense, row: int, ability: Automatic | Startup | EventText) -> None:
    for word, _ in _words(ability.do):
        match word:
            case Power(amount, This()) if (
                isinstance(ability, Automatic) and ability.when == Occurrence.ATTACKS
            ):
                sense.attack_boost[row] += typical(amount) // UNIT
            case Put(Choice(_, _)):
                sense.moves[row] = True
            case Sleep(Choice(_, Among(zone=Zone.RESOURCE))):
                sense.sleeps_resource[row] = True
            case Reboot(Choice(_, Among(zone=Zone.RESOURCE))):
                sense.reboots_resource[row] = True
    for effect in ability.do:
        match effect:
            case May(Move(Choice(_, Among(side=Side.OWN, zone=zone)))):
                sense.gives[row] = zone


def _words(effects: Iterable[Effect], depends: bool = False) -> Iterator[tuple[Effect, bool]]:
    """Every word of an effect, and whether a condition stands before it."""
    for effect in effects:
        if isinstance(effect, If):
            yield from _words(effect.do, True)
        elif isinstance(effect, (May, Then)):
            yield from _words([effect.do, *effect.then], depends)
        elif isinstance(effect, (IfPicked, IfDone)):
            yield from _words(effect.do, True)
        elif isinstance(effect, OneOf):
            yield from _words(effect.modes[0], depends)
        else:
            yield effect, depends


def _read_effect(line: np.void, ability: Automatic | Startup | EventText) -> None:
    """Fill a line from the first word about Z/X on Squares or about the enemy."""
    line["cost"] = ANY_NUMBER
    needs: Sequence[object] = () if isinstance(ability, EventText) else ability.needs
    for word, depends in _words(ability.do):
        if isinstance(word, DamagePlayer):
            line["to_player"] = word.amount
        elif _read_word(line, word):
            line["depends"] = depends or bool(needs)
            return
    line["other"] = line["to_player"] == 0


def _read_word(line: np.void, word: Effect) -> bool:
    """Whether the word is about Z/X on Squares; then the line says what it does to which of them."""
    if isinstance(word, Damage):
        line["damage"], what = typical(word.amount) // UNIT, word.to
    elif isinstance(word, Power):
        line["weaken"], what = max(-typical(word.amount), 0) // UNIT, word.to
        line["boost"] = max(typical(word.amount), 0) // UNIT
    elif isinstance(word, Destroy):
        line["removes"], what = True, word.what
    elif isinstance(word, Reboot):
        line["reboots"], what = True, word.what
    elif isinstance(word, Move):
        line["removes"], what = True, word.what
    else:
        return False
    if isinstance(what, This):
        line["itself"] = True
        return not isinstance(word, Move)
    if isinstance(what, It):
        line["removes"] = line["reboots"] = False
        return False
    line["each"] = isinstance(what, Each) or (isinstance(what, Choice) and what.number == ANY_NUMBER)
    if _read_among(line, what.among):
        return True
    line["removes"] = line["reboots"] = line["each"] = False
    return False


def _read_among(line: np.void, among: Among) -> bool:
    if among.zones != (Zone.SQUARE,):
        return False
    line["enemy_only"] = among.side == Side.ENEMY
    line["cost"] = among.cost_at_most if isinstance(among.cost_at_most, int) else ANY_NUMBER
    line["squares"] = among.on.mask
    line["attacking"] = Having.ATTACKING in among.having or Having.ATTACKING_YOU in among.having
    line["attacking_you"] = Having.ATTACKING_YOU in among.having
    line["attacked"] = Having.ATTACKED in among.having
    return True
