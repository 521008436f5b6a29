"""Features of cards by their words: derived from the language, in natural units, the same for every set."""

from dataclasses import replace

import numpy as np
import pytest

from zx_env.zx.cards import language, word_features
from zx_env.zx.cards.language import (
    Automatic,
    Card,
    Color,
    Damage,
    Draw,
    May,
    Move,
    Occurrence,
    Pay,
    Power,
    Side,
    Zone,
    card,
    choose,
    zx,
)
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.cards.word_features import word_feature_names
from zx_env.zx.terms import ANY_NUMBER

NAMES = word_feature_names()


def features_of(monkeypatch: pytest.MonkeyPatch, *abilities: object) -> dict[str, int]:
    """The features of a card with these abilities that are not 0."""
    one = Card("A-001", "One", Color.RED, abilities=abilities)  # type: ignore[arg-type]
    monkeypatch.setattr(word_features, "card_table", lambda name: CardPool([one], name))
    (row,) = word_features.word_features.__wrapped__("one")
    return {NAMES[place]: int(row[place]) for place in np.flatnonzero(row)}


def test_a_card_is_described_by_its_words_choices_and_amounts(monkeypatch):
    ability = Automatic(
        when=Occurrence.ATTACKS,
        do=[May(Pay(Color.BLUE, 2), then=[Damage(3000, choose(ANY_NUMBER, zx(Side.ENEMY))), Draw(2)])],
    )
    assert features_of(monkeypatch, ability) == {
        "Automatic": 1,
        "Automatic.when=ATTACKS": 1,
        "May": 1,
        "Pay": 1,
        "Pay.color=BLUE": 1,
        "Pay.number": 2,
        "Damage": 1,
        "Damage.amount": 6,
        "Choice": 1,
        "Choice.number": 9,
        "Choice.up_to": 1,
        "Among": 1,
        "Among.side=ENEMY": 1,
        "Among.zone=SQUARE": 1,
        "Among.kind=ZX": 1,
        "Squares": 1,
        "Draw": 1,
        "Draw.number": 2,
    }


def test_power_taken_counts_below_zero_and_a_number_stops_at_127(monkeypatch):
    weaker = Automatic(when=Occurrence.APPEARS, do=[Power(-4000, choose(1, zx()))])
    assert features_of(monkeypatch, weaker)["Power.amount"] == -8
    many = [Power(-30000, choose(1, zx()))] * 3
    assert features_of(monkeypatch, replace(weaker, do=many))["Power.amount"] == -128


def test_a_choice_of_several_values_counts_each(monkeypatch):
    zones = card(Side.OWN, (Zone.HAND, Zone.TRASH))
    found = features_of(
        monkeypatch, Automatic(when=Occurrence.APPEARS, do=[Move(choose(1, zones, up_to=True), Zone.DECK)])
    )
    assert found["Among.zone=HAND"] == found["Among.zone=TRASH"] == found["Choice.up_to"] == 1


def test_every_word_of_the_language_has_a_feature():
    words = {name for name in NAMES if "." not in name}
    assert {"Damage", "Among", "Always", "Startup"} <= words
    assert words == {
        word.__name__
        for word in (getattr(language, name) for name in language.__all__)
        if hasattr(word, "__dataclass_fields__") and isinstance(word, type) and word is not Card
    }
    assert len(set(NAMES)) == len(NAMES)


def test_cards_of_the_pool_that_do_something_have_features_and_others_none():
    features = word_features.word_features()
    assert features.dtype == np.int8 and features.shape == (len(card_table()), len(NAMES))
    does = np.array([bool(one.abilities) for one in card_table().cards])
    np.testing.assert_array_equal(features.any(axis=1), does)
