"""The reading shows mistakes: a card with one change in its data has another reading."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from tests.reading.abilities import readings
from tests.reading.compare import spelled
from tests.reading.test_second_reading import SEED
from zx_env.zx.cards.language import Among, Card, May
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import ANY_NUMBER, Having, Limit, Side, State, Trait, Zone

CHANGED = 120
_KNOWN = {Having.LOOKED_AT, Having.PICKED, Having.FORCE_OF_THIS}
NUMBERS = {"amount", "number", "reach", "times", "least"}
NUMBERS |= {"at_most", "at_least", "cost_at_least", "cost_at_most"}
NUMBERS |= {"total_cost_at_least", "total_cost_at_most", "total_power_at_least", "total_power_at_most"}
"""Fields in which a number says how many or how much."""


def _other_values(name: str, value: object) -> list[object]:
    """Return values that might be there by mistake."""
    match value:
        case bool() if name in ("empty", "up_to", "random", "regular", "stacks"):
            return [not value]
        case True if name in ("highest", "lowest"):
            return [False]
        case Side.OWN:
            return [Side.ENEMY] if name == "side" else []
        case Side.ENEMY:
            return [Side.OWN] if name == "side" else []
        case State() if name == "state":
            return [State(1 - value)]
        case Limit():
            return [Limit.NAME_LOCK if value != Limit.NAME_LOCK else Limit.ONCE_PER_TURN]
        case Trait() if name in ("different", "trait"):
            return [Trait.NAME if value != Trait.NAME else Trait.COST]
        case int() if not isinstance(value, bool) and name in NUMBERS and value != ANY_NUMBER:
            return [value + 1]
        case _:
            return []


def _goes_without_saying(word: object, name: str) -> bool:
    """Whose cards: those of the deck that is looked at, of this card's Force, of who plays an Event."""
    return (
        isinstance(word, Among)
        and name == "side"
        and (not _KNOWN.isdisjoint(word.having) or word.zones == (Zone.TEMPORARY,))
    )


def _changed_list(words: Sequence[Any]) -> Iterator[list[Any]]:
    """One of several is left out, or is no longer as one likes, or is itself changed."""
    for at, word in enumerate(words):
        before, after = list(words[:at]), list(words[at + 1 :])
        if len(words) > 1:
            yield before + after
        if isinstance(word, May):
            yield [*before, word.do, *word.then, *after]
        yield from ([*before, other, *after] for other in changed(word))


def changed(word: Any) -> Iterator[Any]:
    """Yield copies of the value with one change each, in all ways."""
    for field in fields(word) if is_dataclass(word) and not isinstance(word, type) else ():
        value = getattr(word, field.name)
        if _goes_without_saying(word, field.name):
            continue
        if isinstance(value, list):
            yield from (replace(word, **{field.name: other}) for other in _changed_list(value))
        elif is_dataclass(value):
            yield from (replace(word, **{field.name: other}) for other in changed(value))
        else:
            for other in _other_values(field.name, value):
                yield replace(word, **{field.name: other})


def _read(card: Card) -> list[object]:
    return [spelled(one) for one in readings(card)]


SELDOM = ("B41-060", "B49-033", "E47-094", "E48-024", "IG06-092")
"""Cards with words that are on few cards, so that one is seldom drawn."""


def _drawn() -> list[Card]:
    able = [card for card in CARDS if card.abilities]
    drawn = random.Random(SEED).sample(able, CHANGED)
    return [*drawn, *(card for card in able if card.number in SELDOM and card not in drawn)]


@pytest.mark.parametrize("card", _drawn(), ids=lambda card: card.number)
def test_a_changed_card_is_read_otherwise(card: Card) -> None:
    right = _read(card)
    unseen = []
    for others in _changed_list(card.abilities):
        other = replace(card, abilities=others)
        if say(other) != card.text and _read(other) == right:
            unseen.append(say(other))
    assert unseen == []
