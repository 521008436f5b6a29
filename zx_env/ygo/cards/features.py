"""Features: a card's facts and effects as small numbers, so a network can play cards it was not trained on.

Natural units: ATK, DEF and Life Points in 50s, cards as counts, yes or no as 1 or 0; a kind, an Attribute, a
Type, an event and a Continuous Effect are the numbers of their enums in terms.py.
"""

from enum import IntEnum

from zx_env.ygo import limits
from zx_env.ygo.cards.language import Card, Continuous, Cost, Do, Effect, Quick, Trigger, Who
from zx_env.ygo.cards.parts import (
    MONSTER_KINDS,
    SPELL_KINDS,
    TRAP_KINDS,
    cost_of,
    speed_of,
    steps_of,
    target_of,
    when_of,
)
from zx_env.ygo.terms import (
    CONTINUOUS_FIRST,
    POINTS_UNIT,
    Attribute,
    Op,
    Place,
    Scale,
    Side,
    Target,
    When,
    Zone,
)


class Feature(IntEnum):
    """Indexes of the printed properties of a card in card_table.CARD.feature."""

    KIND = 0  # terms.CardKind, which counts from 1
    LEVEL = 1
    ATTRIBUTE = 2
    TYPE = 3
    ATK = 4  # in 50s
    DEFENSE = 5  # in 50s
    SPEED = 6  # the highest Spell Speed of the effects that players activate, 0 for no such effect
    FROM_HAND = 7  # 1: a monster whose effect is activated from the hand
    ANSWERS_ATTACK = 8  # 1: it answers the declaration of an attack, or its target
    IN_DAMAGE_STEP = 9  # 1: a player can activate it in the Damage Step; answers to links do not count
    NEGATES = 10  # 1: it negates an activation
    DESTROYS = 11  # number of cards that its effects destroy
    REMOVES = 12  # number of cards that its effects banish, return to a hand or turn face-down
    ATK_CHANGE = 13  # in 50s, the sum of the ATK that its effects give or take
    DRAWS = 14  # number of cards that its controller draws or takes into the hand from elsewhere
    SUMMONS = 15  # number of monsters that its effects Special Summon
    SHIELDS = 16  # number of its effects that prevent attacks, damage or destruction
    LIFE_POINTS = 17  # in 50s: its controller's gain plus the opponent's loss, minus its cost
    EVENT = 18  # the terms.Event that its trigger waits for
    CONTINUOUS = 19  # its last Continuous Effect: terms.Op, from 1


class Summary(IntEnum):
    """Indexes of card_table.CARD.summary, 0 or 1 each.

    Added over a zone, they count its cards by property.
    """

    MONSTERS = 0
    SPELLS = 1
    TRAPS = 2
    LIGHT = 3
    DARK = 4
    EARTH = 5
    OTHER_ATTRIBUTE = 6
    LEVEL_TO_4 = 7
    LEVEL_5_6 = 8  # monsters that need one Tribute
    LEVEL_FROM_7 = 9  # monsters that need two Tributes
    LEVEL_TO_2 = 10  # the Levels that Apprentice Magician can summon
    FROM_HAND = 11  # monsters with an effect from the hand, like Honest and Kuriboh
    ANSWERS_ATTACK = 12
    IN_DAMAGE_STEP = 13
    NEGATES = 14
    CARDS = 15  # all cards


FEATURE_NAMES = tuple(place.name.lower() for place in Feature)
"""Names of the places of card_table.CARD.feature."""
SUMMARY_NAMES = tuple(place.name.lower() for place in Summary)
"""Names of the places of card_table.CARD.summary."""

_IN_DAMAGE_STEP = {
    When.STATS,
    When.HONEST,
    When.CALCULATION,
    When.DAMAGE,
    When.FLASHBANG,
    When.SENT,
    When.DESTROYED,
}
_SHIELDS = {
    Op.NEGATE_ATTACK,
    Op.END_BATTLE_PHASE,
    Op.END_TURN,
    Op.REDIRECT_ATTACK,
    Op.NO_BATTLE_DAMAGE,
    Op.PROTECT,
    Op.INDESTRUCTIBLE,
    Op.COUNTER_INSTEAD,
    Op.REFLECT,
    Op.NOT_ATTACKED,
}
_TYPICAL_POINTS = 2000
"""ATK in the features of an effect whose ATK is known only in a battle."""


def features_of(card: Card) -> list[int]:
    """Return the features of a card, in the order of Feature, each in -128…127."""
    values = [0] * len(Feature)
    values[Feature.KIND] = card.kind + 1
    values[Feature.LEVEL] = card.level
    values[Feature.ATTRIBUTE] = card.attribute
    values[Feature.TYPE] = card.type
    values[Feature.ATK] = card.atk // POINTS_UNIT
    values[Feature.DEFENSE] = card.defense // POINTS_UNIT
    for effect in card.effects:
        _count_effect(values, card, effect)
        _count_cost(values, cost_of(effect))
        for step in steps_of(effect):
            _count_step(values, step, target_of(effect))
    return [max(-128, min(127, value)) for value in values]


def summary_of(card: Card) -> list[int]:
    """Return what a card adds to the counts of its zone: bytes 0 or 1, ordered like Summary, 8 to a word."""
    features = features_of(card)
    is_monster = card.kind in MONSTER_KINDS
    counts = {
        Summary.MONSTERS: is_monster,
        Summary.SPELLS: card.kind in SPELL_KINDS,
        Summary.TRAPS: card.kind in TRAP_KINDS,
        Summary.LIGHT: card.attribute == Attribute.LIGHT,
        Summary.DARK: card.attribute == Attribute.DARK,
        Summary.EARTH: card.attribute == Attribute.EARTH,
        Summary.OTHER_ATTRIBUTE: card.attribute > Attribute.EARTH,
        Summary.LEVEL_TO_4: is_monster and card.level <= 4,
        Summary.LEVEL_5_6: is_monster and 5 <= card.level <= 6,
        Summary.LEVEL_FROM_7: is_monster and card.level >= 7,
        Summary.LEVEL_TO_2: is_monster and card.level <= 2,
        Summary.FROM_HAND: bool(features[Feature.FROM_HAND]),
        Summary.ANSWERS_ATTACK: bool(features[Feature.ANSWERS_ATTACK]),
        Summary.IN_DAMAGE_STEP: bool(features[Feature.IN_DAMAGE_STEP]),
        Summary.NEGATES: bool(features[Feature.NEGATES]),
        Summary.CARDS: True,
    }
    return [
        sum(int(counts[Summary(place)]) << (8 * (place - first)) for place in range(first, first + 8))
        for first in range(0, limits.SUMMARY, 8)
    ]


def _count_effect(values: list[int], card: Card, effect: Effect) -> None:
    """Add the features that follow from the kind and the time of an effect."""
    when = when_of(effect)
    if when is not None:
        values[Feature.SPEED] = max(values[Feature.SPEED], speed_of(card.kind, effect))
        values[Feature.ANSWERS_ATTACK] |= int(when in (When.DECLARATION, When.TARGETED))
        values[Feature.IN_DAMAGE_STEP] |= int(when in _IN_DAMAGE_STEP)
    match effect:
        case Quick(place=Place.FROM_HAND):
            values[Feature.FROM_HAND] = 1
        case Trigger():
            values[Feature.EVENT] = effect.event
        case Continuous():
            values[Feature.CONTINUOUS] = effect.op - CONTINUOUS_FIRST + 1
            values[Feature.ATK_CHANGE] += effect.amount // POINTS_UNIT
            values[Feature.SHIELDS] += int(effect.op in _SHIELDS)


def _count_cost(values: list[int], cost: Cost) -> None:
    values[Feature.LIFE_POINTS] -= cost.pay // POINTS_UNIT


def _count_step(values: list[int], step: Do, target: Who | None) -> None:
    """Add the features of a step of an effect with this target."""
    values[Feature.SHIELDS] += int(step.op in _SHIELDS)
    sign = 1 if step.side == Side.ENEMY else -1
    number = limits.MONSTERS if step.target == Target.ALL else 1
    match step.op:
        case Op.DESTROY:
            values[Feature.DESTROYS] += number
        case Op.NEGATE:
            values[Feature.NEGATES] = 1
            values[Feature.DESTROYS] += number
        case Op.TO_HAND if step.target == Target.THIS or (target and target.zones == Zone.GRAVEYARD):
            values[Feature.DRAWS] += 1
        case Op.BANISH | Op.TO_HAND | Op.TURN_DOWN:
            values[Feature.REMOVES] += number
        case Op.BOOST:
            amount = _TYPICAL_POINTS if step.scale == Scale.ENEMY_ATK else step.amount
            values[Feature.ATK_CHANGE] += amount // POINTS_UNIT
        case Op.HALVE:
            values[Feature.ATK_CHANGE] -= _TYPICAL_POINTS // 2 // POINTS_UNIT
        case Op.DRAW:
            values[Feature.DRAWS] += step.amount
        case Op.SUMMON:
            values[Feature.SUMMONS] += 1
        case Op.GAIN:
            values[Feature.LIFE_POINTS] += step.amount // POINTS_UNIT
        case Op.DAMAGE:
            values[Feature.LIFE_POINTS] += sign * step.amount // POINTS_UNIT
        case Op.DAMAGE_OF_ATK:
            values[Feature.LIFE_POINTS] += sign * _TYPICAL_POINTS // POINTS_UNIT
