"""Tribes that no card of the pool asks for by name: two cards can share one all the same."""

import pytest

from tests.citations import cr
from zx_env.zx.cards.language import Tribe
from zx_env.zx.cards.sets import CARDS

CARD = {card.number: card for card in CARDS}


@cr("H50")
@pytest.mark.parametrize(
    ("number", "tribes"),
    [
        ("E40-053", {Tribe.PUNISHER}),
        ("E49-075", {Tribe.AVATAR}),
        ("B41-099", {Tribe.AVATAR}),
        ("IG12-060", {Tribe.ENLIL, Tribe.AVATAR}),
    ],
)
def test_a_card_has_the_tribes_of_its_sources(number: str, tribes: set[Tribe]) -> None:
    assert set(CARD[number].tribes) == tribes
