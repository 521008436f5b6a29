"""Every card read twice: its data in the notation equals the facts, or the difference is explained."""

import os
import random
import tomllib
from dataclasses import replace

import pytest

from tests.reading.compare import PRINTED, ROWS, Differences, in_abilities, in_columns, pairs
from tests.reading.facts import FACTS
from zx_env.zx.cards.coverage import not_there
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS

EXPLAINED = tomllib.loads((FACTS / "differences.toml").read_text(encoding="utf-8"))
NUMBERS = {card.number for card in CARDS}
DRAWN = 30
SEED = int(os.environ.get("ZX_READING_SEED", "1"))
"""Which cards the last test draws to be read by a person."""


def _explained(card: Card) -> Differences:
    """Return the differences of the card that the file lists."""
    return {
        name: (difference["facts"], difference["ours"])
        for name, difference in EXPLAINED.items()
        if name.replace("#", ".").split(".")[0] == card.number
    }


@pytest.mark.parametrize(
    "card", [card for card in CARDS if card.number in PRINTED], ids=lambda card: card.number
)
def test_both_readings_agree_or_the_difference_is_explained(card: Card) -> None:
    assert in_columns(card) | in_abilities(card) == _explained(card)


def test_every_explanation_is_of_a_card_and_says_why() -> None:
    numbers = {name: name.replace("#", ".").split(".")[0] for name in EXPLAINED}
    assert [name for name, number in numbers.items() if number not in NUMBERS] == []
    assert [name for name, difference in EXPLAINED.items() if len(difference["why"]) < 20] == []


def test_cards_without_facts_are_explained() -> None:
    without = {card.number for card in CARDS if card.number not in PRINTED}
    assert without == {
        name for name, difference in EXPLAINED.items() if difference["facts"] == difference["ours"] == ""
    }


def test_every_card_of_the_facts_is_in_the_pool_or_named_as_missing() -> None:
    missing = {entry.number for entry in not_there()}
    other = {"TK-BAAL", "B19-XXX"}  # our E08-T01; a marker, no card: ruling H62
    assert set(PRINTED) - NUMBERS == missing - NUMBERS | other


def test_a_wrong_reading_is_seen() -> None:
    """The comparison can fail: a card is held against the facts of another, and its own with another cost."""
    cards = {card.number: card for card in CARDS}
    assert in_abilities(replace(cards["B02-020"], number="B02-038")) == {
        "B02-038#1.e": ("bounce <=2 c<=3 opp@NSq", "dmg 5000 -> <=2 opp@NSq"),
    }
    assert in_columns(replace(cards["B02-020"], cost=9)) == {"B02-020.cost": ("4", "9")}
    assert in_abilities(replace(cards["B02-020"], abilities=())) == {
        "B02-020#1": ("EVENT; e=dmg 5000 -> <=2 opp@NSq", ""),
    }


def test_drawn_cards_are_shown_beside_their_facts() -> None:
    """To be read by a person: run with -s, other cards with another ZX_READING_SEED."""
    pool = [card for card in CARDS if card.number in PRINTED]
    for card in random.Random(SEED).sample(pool, DRAWN):
        row = PRINTED[card.number]
        printed = ", ".join([row["type"], row["colour"], f"{row['cost']}/{row['power']}", row["icons"]])
        print(f"\n{card.number} {card.name} ({printed})")
        for line in [*say(card).splitlines(), *(f"    {row}" for row in ROWS.get(card.number, ()))]:
            print(f"    {line}")
        _check_words_and_facts(card)


def _check_words_and_facts(card: Card) -> None:
    """Words for each of our abilities, and a fact, or an explanation why there is none."""
    held = list(pairs(card))
    assert all(fact is not None or name in EXPLAINED for name, fact, _ in held)
    ours = [one for _, _, one in held if one is not None and not one.kind.startswith("PLAYERNAME")]
    assert len(say(card).splitlines()) == len(ours)
    assert bool(ROWS.get(card.number)) == any(fact is not None for _, fact, _ in held)


def test_every_ability_is_said_in_words_and_read_in_the_facts() -> None:
    for card in CARDS:
        if card.number in PRINTED:
            _check_words_and_facts(card)
