"""Describe a card in a few small numbers, so that a network can play cards it was not trained on.

Natural units: Power and damage in 500s, cards as counts, yes or no as 1 or 0; a type is its terms.CardType.
"""

from enum import IntEnum

from zx_env.zx import limits
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import (
    Always,
    Amount,
    Automatic,
    Card,
    Choice,
    CostOf,
    Damage,
    Destroy,
    Divide,
    Draw,
    Each,
    FromDeck,
    GainPower,
    Move,
    Per,
    PerDone,
    Power,
    Startup,
    What,
)
from zx_env.zx.cards.parts import parts_of
from zx_env.zx.terms import ANY_NUMBER, POWER_UNIT, CardType, Color, Occurrence, Side, Zone


class Feature(IntEnum):
    """Indices of card_table.CARD.feature."""

    EVENT = 0  # 1 for an Event, 2 for an Event EX
    RED = 1
    BLUE = 2
    WHITE = 3
    BLACK = 4
    GREEN = 5
    COST = 6
    POWER = 7  # printed Power in 500s
    IGNITION = 8  # 8 to 11: whether it has this keyword (keywords.py)
    LIFE_RECOVERY = 9
    VOID_BRINGER = 10
    START_CARD = 11
    RANGE = 12  # X of the printed Range X, 1 for none
    DAMAGE = 13  # in 500s, the total damage that its abilities deal to Z/X
    POWER_CHANGE = 14  # in 500s, the sum of all Power that its abilities give, minus Power that they take
    DRAWS = 15  # number of cards that its abilities draw for its controller
    DESTROYS = 16  # number of Z/X that its abilities destroy
    TO_HAND = 17  # number of cards that its abilities move into hands
    TO_RESOURCE = 18  # number of cards that its abilities move into Resource
    WHEN_IT_APPEARS = 19  # whether an ability waits for APPEARS
    IN_BATTLE = 20  # whether an ability waits for a part of a battle
    STARTUP = 21  # number of startup abilities
    ALWAYS = 22  # whether it has an Always ability
    OUTSIDE_SQUARES = 23  # whether a startup ability is used from elsewhere than a Square
    TYPE = 24  # terms.CardType, of SHOWN_TYPES


class Summary(IntEnum):
    """Indices of the counts over the cards of a zone, which card_table.CARDS.summary packs into words."""

    RED = 0
    BLUE = 1
    WHITE = 2
    BLACK = 3
    GREEN = 4
    ZX = 5
    EVENT = 6
    IGNITION = 7  # 7 to 10: cards with this keyword (keywords.py)
    LIFE_RECOVERY = 8
    VOID_BRINGER = 9
    START_CARD = 10
    COST_TO_2 = 11
    COST_3_4 = 12
    COST_5_6 = 13
    COST_FROM_7 = 14
    CARDS = 15  # all cards of the zone


FEATURE_NAMES = tuple(place.name.lower() for place in Feature)
"""Names of the entries of card_table.CARD.feature."""
SUMMARY_NAMES = tuple(place.name.lower() for place in Summary)
"""Names of the counts that card_table.CARDS.summary contains."""

_MANY = 9
"""The count assumed for "each" and "any number": the number of Squares."""

_BATTLE = (
    Occurrence.ATTACKS,
    Occurrence.IS_ATTACKED,
    Occurrence.BATTLE_STARTS,
    Occurrence.BATTLE_ENDS,
    Occurrence.DESTROYS_IN_BATTLE,
)


_COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
_COSTS = {
    Summary.COST_TO_2: (0, 2),
    Summary.COST_3_4: (3, 4),
    Summary.COST_5_6: (5, 6),
    Summary.COST_FROM_7: (7, ANY_NUMBER),
}
_SHOWN_KEYWORDS = [icon for icon, keyword in KEYWORDS.items() if keyword.is_feature]


SHOWN_TYPES = CardType.PLAYER_EX + 1
"""The number of types that an observation of version 5 distinguishes."""

# Version 5 is older than Ascensions. It shows one like the card of its player that it protects.
_SHOWN_AS = {CardType.ASCENSION: CardType.PLAYER, CardType.ASCENSION_EX: CardType.PLAYER_EX}


def features_of(card: Card) -> list[int]:
    """Return the features of a card, in the order of Feature, each in -128…127."""
    values = [0] * len(Feature)
    values[Feature.EVENT] = {CardType.EVENT: 1, CardType.EVENT_EX: 2}.get(card.kind, 0)
    for color in _COLORS:
        values[Feature[color.name]] = int(bool(card.colors & color))
    for icon in _SHOWN_KEYWORDS:
        values[Feature[icon.name]] = int(icon in card.icons)
    values[Feature.COST] = card.cost
    values[Feature.TYPE] = _SHOWN_AS.get(card.kind, card.kind)
    values[Feature.POWER] = card.power // POWER_UNIT
    values[Feature.RANGE] = card.reach
    for ability in card.abilities:
        for word in parts_of(ability):
            _count(values, word)
    return [max(-128, min(127, value)) for value in values]


def summary_of(card: Card) -> list[int]:
    """Return what the card adds to the counts of its zone.

    Each count is a byte, 0 or 1, in the order of Summary; eight bytes form a word.
    """
    counts = [0] * len(Summary)
    is_event = card.kind in (CardType.EVENT, CardType.EVENT_EX)
    counts[Summary.EVENT] = int(is_event)
    counts[Summary.ZX] = int(not is_event)
    counts[Summary.CARDS] = 1
    for color in _COLORS:
        counts[Summary[color.name]] = int(bool(card.colors & color))
    for icon in _SHOWN_KEYWORDS:
        counts[Summary[icon.name]] = int(icon in card.icons)
    for place, (low, high) in _COSTS.items():
        counts[place] = int(low <= card.cost <= high)
    return [
        sum(count << (8 * place) for place, count in enumerate(counts[first : first + 8]))
        for first in range(0, limits.SUMMARY, 8)
    ]


def _count(values: list[int], word: object) -> None:
    match word:
        case Damage(amount, _):
            values[Feature.DAMAGE] += typical(amount) // POWER_UNIT
        case Divide(amount, _, _):
            values[Feature.DAMAGE] += typical(amount) // POWER_UNIT
        case Power(amount, _):
            values[Feature.POWER_CHANGE] += int(typical(amount) / POWER_UNIT)
        case GainPower(amount, _):
            values[Feature.POWER_CHANGE] += int(typical(amount) / POWER_UNIT)
        case Draw(number, Side.OWN):
            values[Feature.DRAWS] += typical(number)
        case Destroy(what):
            values[Feature.DESTROYS] += _number(what)
        case Move(what, Zone.HAND, _):
            values[Feature.TO_HAND] += _number(what)
        case Move(what, Zone.RESOURCE, _):
            values[Feature.TO_RESOURCE] += _number(what)
        case FromDeck(number, Zone.RESOURCE, _, Side.OWN):
            values[Feature.TO_RESOURCE] += typical(number)
        case Automatic():
            values[Feature.WHEN_IT_APPEARS] |= int(word.when == Occurrence.APPEARS)
            values[Feature.IN_BATTLE] |= int(word.when in _BATTLE)
        case Startup():
            values[Feature.STARTUP] += 1
            values[Feature.OUTSIDE_SQUARES] |= int(word.valid_in != Zone.SQUARE)
        case Always():
            values[Feature.ALWAYS] = 1


def typical(amount: Amount) -> int:
    """Return a typical value of an amount: 3 for a count or a Cost, 5000 for a Power."""
    match amount:
        case int():
            return amount
        case Per(number) | PerDone(number):
            return 3 * number + amount.plus
        case CostOf(times=times):
            return 3 * times
        case _:
            return 5000


def _number(what: What) -> int:
    match what:
        case Choice(int(number)):
            return _MANY if number == ANY_NUMBER else number
        case Each(_):
            return _MANY
        case _:
            return 1
