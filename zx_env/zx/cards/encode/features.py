"""What a card is and does, in 25 small numbers: enough for a network to play a card it was not trained on.

Natural units: Power and damage in 500s, cards as counts, yes or no as 1 or 0; a type is its terms.CardType.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from zx_env.zx import limits
from zx_env.zx.cards.language import (
    Always,
    Amount,
    Automatic,
    Card,
    Choice,
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
from zx_env.zx.terms import ANY_NUMBER, CardType, Color, Icon, Occurrence, Side, Zone

FEATURE_NAMES = (
    "event",
    "red",
    "blue",
    "white",
    "black",
    "green",
    "cost",
    "power",
    "ignition",
    "life_recovery",
    "void_bringer",
    "start_card",
    "range",
    "damage",
    "power_change",
    "draws",
    "destroys",
    "to_hand",
    "to_resource",
    "when_it_appears",
    "in_battle",
    "startup",
    "always",
    "outside_squares",
    "type",
)
"""Names of the places of records.CARD.feature."""

assert len(FEATURE_NAMES) == limits.FEATURES

SUMMARY_NAMES = (
    "red",
    "blue",
    "white",
    "black",
    "green",
    "zx",
    "event",
    "ignition",
    "life_recovery",
    "void_bringer",
    "start_card",
    "cost_to_2",
    "cost_3_4",
    "cost_5_6",
    "cost_from_7",
    "cards",
)
"""Names of the places of records.CARD.summary: what a zone is counted by."""

assert len(SUMMARY_NAMES) == limits.SUMMARY

_UNIT = 500
_MANY = 9
"""Stands for "each" and "any number": as many as there are Squares."""

_BATTLE = (
    Occurrence.ATTACKS,
    Occurrence.IS_ATTACKED,
    Occurrence.BATTLE_STARTS,
    Occurrence.BATTLE_ENDS,
    Occurrence.DESTROYS_IN_BATTLE,
)


def features_of(card: Card) -> list[int]:
    """The numbers of a card, in the order of FEATURE_NAMES, each in -128…127."""
    values = dict.fromkeys(FEATURE_NAMES, 0)
    values["event"] = {CardType.EVENT: 1, CardType.EVENT_EX: 2}.get(card.kind, 0)
    for color in (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN):
        values[color.name.lower()] = int(bool(card.colors & color))
    for icon in (Icon.IGNITION, Icon.LIFE_RECOVERY, Icon.VOID_BRINGER, Icon.START_CARD):
        values[icon.name.lower()] = int(icon in card.icons)
    values["cost"] = card.cost
    values["type"] = card.kind
    values["power"] = card.power // _UNIT
    values["range"] = card.reach
    for ability in card.abilities:
        for word in _words(ability):
            _count(values, word)
    return [max(-128, min(127, value)) for value in values.values()]


def summary_of(card: Card) -> list[int]:
    """What a card adds to the counts of its zone: bytes 0 or 1 in the order of SUMMARY_NAMES, 8 to a word."""
    feature = dict(zip(FEATURE_NAMES, features_of(card), strict=True))
    feature["event"] = int(feature["event"] > 0)
    feature["zx"] = 1 - feature["event"]
    feature["cards"] = 1
    bounds = {"cost_to_2": (0, 2), "cost_3_4": (3, 4), "cost_5_6": (5, 6), "cost_from_7": (7, ANY_NUMBER)}
    for name, (low, high) in bounds.items():
        feature[name] = int(low <= card.cost <= high)
    return [
        sum(feature[name] << (8 * place) for place, name in enumerate(SUMMARY_NAMES[first : first + 8]))
        for first in range(0, limits.SUMMARY, 8)
    ]


def _words(value: object) -> Iterator[object]:
    """A word and all words inside it."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _words(item)
    elif is_dataclass(value):
        yield value
        for field in fields(value):
            yield from _words(getattr(value, field.name))


def _count(values: dict[str, int], word: object) -> None:
    match word:
        case Damage(amount, _):
            values["damage"] += typical(amount) // _UNIT
        case Divide(amount, _, _):
            values["damage"] += typical(amount) // _UNIT
        case Power(amount, _):
            values["power_change"] += int(typical(amount) / _UNIT)
        case GainPower(amount, _):
            values["power_change"] += int(typical(amount) / _UNIT)
        case Draw(number, Side.OWN):
            values["draws"] += typical(number)
        case Destroy(what):
            values["destroys"] += _number(what)
        case Move(what, Zone.HAND, _):
            values["to_hand"] += _number(what)
        case Move(what, Zone.RESOURCE, _):
            values["to_resource"] += _number(what)
        case FromDeck(number, Zone.RESOURCE, _, Side.OWN):
            values["to_resource"] += typical(number)
        case Automatic():
            values["when_it_appears"] |= int(word.when == Occurrence.APPEARS)
            values["in_battle"] |= int(word.when in _BATTLE)
        case Startup():
            values["startup"] += 1
            values["outside_squares"] |= int(word.valid_in != Zone.SQUARE)
        case Always():
            values["always"] = 1


def typical(amount: Amount) -> int:
    """How much it may come to: of what is counted, as if there were 3; a Power of 5000."""
    match amount:
        case int():
            return amount
        case Per(number, _, _, _) | PerDone(number):
            return 3 * number
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
