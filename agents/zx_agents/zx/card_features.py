"""Numeric features of card texts, for the scripted player.

`card_features(card_set)` has a row for each row of the card table: the effect of playing the card (an Event,
or "when this card appears") and the effect of each startup ability. An effect is summarized by its first
clause about Z/X on Squares or the enemy player; other effects are `other`. See also: heuristics.py, which
scores effects in a position.
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
"""Maximum number of abilities per card."""

EFFECT = np.dtype(
    [
        ("damage", np.int16),  # to Z/X, in 500s
        ("weaken", np.int16),  # Power taken, in 500s
        ("boost", np.int16),  # Power given, in 500s
        ("removes", np.bool_),  # destroys, returns to the hand, puts into Resource or Trash
        ("reboots", np.bool_),
        ("each", np.bool_),  # affects every Z/X that fits, not one
        ("itself", np.bool_),  # affects the card that has the ability
        ("enemy_only", np.bool_),
        ("attacking", np.bool_),  # only the attacker, or one that attacks a player or Player Square
        ("attacking_you", np.bool_),
        ("attacked", np.bool_),
        ("cost", np.int16),  # affects Z/X of this Cost and less
        ("squares", np.int16),  # affected Squares as bits, from the controller's side
        ("depends", np.bool_),  # depends on a condition that is not evaluated
        ("to_player", np.int16),  # damage to the enemy
        ("other", np.bool_),  # has another effect
        ("sleeps_itself", np.bool_),  # its cost is Sleep
        ("is_dear", np.bool_),  # its cost is this card on its Square, or a hand card
    ]
)


class CardFeatures(NamedTuple):
    """Features of all cards that the scripted player uses, one array for each feature.

    The first axis is the row of the card table; the last row, which index -1 finds, is an unknown card. The
    dtype EFFECT summarizes an effect.
    """

    played: NDArray[np.void]
    """[cards + 1] of EFFECT: the effect of playing the card, besides putting a Z/X onto a Square."""
    used: NDArray[np.void]
    """[cards + 1, PLACES] of EFFECT: startup abilities by their index on the card."""
    place: NDArray[np.int16]
    """[cards + 1, PLACES]: index on the card of its n-th startup ability that is valid on Squares."""
    chosen: NDArray[np.void]
    """[cards + 1] of EFFECT: the effect on a chosen Z/X on Squares, of the first ability that has one."""
    attack_boost: NDArray[np.int16]
    """[cards + 1]: Power that the Z/X gains as it attacks, in 500s."""
    moves: NDArray[np.bool_]
    """[cards + 1]: the card moves a chosen Z/X to another Square."""
    gives: NDArray[np.int16]
    """[cards + 1]: terms.Zone of the own card that its controller gives up for a "you may" effect, or -1."""
    sleeps_resource: NDArray[np.bool_]
    """[cards + 1]: the card puts a Resource of either player into Sleep State."""
    reboots_resource: NDArray[np.bool_]
    """[cards + 1]: the card reboots Resources."""
    serve: NDArray[np.int16]
    """[cards + 1]: number of own Z/X that the card's Advent or Possess takes."""


@cache
def card_features(card_set: str = STANDARD) -> CardFeatures:
    """Return the features of a card set; cached."""
    cards = card_table(card_set).cards
    n = len(cards) + 1
    features = CardFeatures(
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
        _read(features, row, card)
    return features


def _read(features: CardFeatures, row: int, card: Card) -> None:
    uses = 0
    for place, ability in enumerate(card.abilities[:PLACES]):
        if isinstance(ability, (Advent, Possess)):
            features.serve[row] = len(ability.of)
        if not isinstance(ability, (Automatic, Startup, EventText)):
            continue
        effect = np.zeros(1, EFFECT)[0]
        _read_effect(effect, ability)
        if not features.chosen[row]["squares"] and effect["squares"]:
            features.chosen[row] = effect
        if isinstance(ability, Startup):
            effect["sleeps_itself"] = Sleep(This()) in ability.cost
            effect["is_dear"] = any(_is_dear(price) for price in ability.cost)
            features.used[row, place] = effect
            if ability.valid_in == Zone.SQUARE:
                features.place[row, uses] = place
                uses += 1
        elif isinstance(ability, EventText) or ability.when == Occurrence.APPEARS:
            features.played[row] = effect
        _read_details(features, row, ability)


def _is_dear(price: object) -> bool:
    match price:
        case Move(This()) | Destroy(This()):
            return True
        case Move(Choice(_, among)):
            return Zone.HAND in among.zones
    return False


def _read_details(features: CardFeatures, row: int, ability: Automatic | Startup | EventText) -> None:
    for clause, _ in _clauses(ability.do):
        match clause:
            case Power(amount, This()) if (
                isinstance(ability, Automatic) and ability.when == Occurrence.ATTACKS
            ):
                features.attack_boost[row] += typical(amount) // UNIT
            case Put(Choice(_, _)):
                features.moves[row] = True
            case Sleep(Choice(_, Among(zone=Zone.RESOURCE))):
                features.sleeps_resource[row] = True
            case Reboot(Choice(_, Among(zone=Zone.RESOURCE))):
                features.reboots_resource[row] = True
    for effect in ability.do:
        match effect:
            case May(Move(Choice(_, Among(side=Side.OWN, zone=zone)))):
                features.gives[row] = zone


def _clauses(effects: Iterable[Effect], depends: bool = False) -> Iterator[tuple[Effect, bool]]:
    """Yield every clause of effects, and whether it is under a condition."""
    for effect in effects:
        if isinstance(effect, If):
            yield from _clauses(effect.do, True)
        elif isinstance(effect, (May, Then)):
            yield from _clauses([effect.do, *effect.then], depends)
        elif isinstance(effect, (IfPicked, IfDone)):
            yield from _clauses(effect.do, True)
        elif isinstance(effect, OneOf):
            yield from _clauses(effect.modes[0], depends)
        else:
            yield effect, depends


def _read_effect(effect: np.void, ability: Automatic | Startup | EventText) -> None:
    """Fill a row of EFFECT from the first clause about Z/X on Squares or the enemy player."""
    effect["cost"] = ANY_NUMBER
    needs: Sequence[object] = () if isinstance(ability, EventText) else ability.needs
    for clause, depends in _clauses(ability.do):
        if isinstance(clause, DamagePlayer):
            effect["to_player"] = clause.amount
        elif _read_clause(effect, clause):
            effect["depends"] = depends or bool(needs)
            return
    effect["other"] = effect["to_player"] == 0


def _read_clause(effect: np.void, clause: Effect) -> bool:
    """Return whether a clause is about Z/X on Squares, and fill the row accordingly."""
    if isinstance(clause, Damage):
        effect["damage"], target = typical(clause.amount) // UNIT, clause.to
    elif isinstance(clause, Power):
        effect["weaken"], target = max(-typical(clause.amount), 0) // UNIT, clause.to
        effect["boost"] = max(typical(clause.amount), 0) // UNIT
    elif isinstance(clause, Destroy):
        effect["removes"], target = True, clause.what
    elif isinstance(clause, Reboot):
        effect["reboots"], target = True, clause.what
    elif isinstance(clause, Move):
        effect["removes"], target = True, clause.what
    else:
        return False
    if isinstance(target, This):
        effect["itself"] = True
        return not isinstance(clause, Move)
    if isinstance(target, It):
        effect["removes"] = effect["reboots"] = False
        return False
    effect["each"] = isinstance(target, Each) or (isinstance(target, Choice) and target.number == ANY_NUMBER)
    if _read_among(effect, target.among):
        return True
    effect["removes"] = effect["reboots"] = effect["each"] = False
    return False


def _read_among(effect: np.void, among: Among) -> bool:
    if among.zones != (Zone.SQUARE,):
        return False
    effect["enemy_only"] = among.side == Side.ENEMY
    effect["cost"] = among.cost_at_most if isinstance(among.cost_at_most, int) else ANY_NUMBER
    effect["squares"] = among.on.mask
    effect["attacking"] = Having.ATTACKING in among.having or Having.ATTACKING_YOU in among.having
    effect["attacking_you"] = Having.ATTACKING_YOU in among.having
    effect["attacked"] = Having.ATTACKED in among.having
    return True
