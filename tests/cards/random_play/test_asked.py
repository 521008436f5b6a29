"""What abilities ask for is there: each description of the pool fits a card that is printed or made up."""

from dataclasses import replace

import pytest

from tests.cards.random_play.asked import asked_by, fits
from tests.cards.random_play.resolved import abilities_of, ability_at
from tests.made_up import SET
from zx_env.zx.cards.pool import STANDARD, card_table
from zx_env.zx.terms import ANY_POWER


def test_some_card_fits_each_description_of_the_pool() -> None:
    """Power apart: it changes. A partner that no set has yet is a made-up card of tests.made_up.partners."""
    asked = {
        (replace(one.among, power_at_least=-ANY_POWER), card.name): card.number
        for card in card_table(STANDARD).cards
        for ability in card.abilities
        for one in asked_by(ability)
    }
    every = card_table(SET).cards
    lacking = [
        (number, among)
        for (among, name), number in asked.items()
        if not any(fits(card, among, name) for card in every)
    ]
    assert lacking == []


def test_each_row_of_an_ability_is_found_on_its_card() -> None:
    """A word about the card itself has no row; what a card gives itself has one more."""
    places: dict[str, list[int]] = {card.number: [] for card in card_table(SET).cards}
    for number, place in sorted(abilities_of("")):
        places[number].append(place)
    for card in card_table(SET).cards:
        found = [ability_at(card, place) for place in places[card.number]]
        assert len(found) == len(places[card.number])
        with pytest.raises(IndexError):
            ability_at(card, len(found))
    sera = card_table(SET).card_of("IG04-001")
    assert ability_at(sera, 0) is sera.abilities[1]
