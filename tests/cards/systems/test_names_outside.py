"""Ruling Z49: a card that names one outside the card set means that one, and no other."""

import pytest

from tests.citations import cr
from tests.made_up import partners
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Always, AtLeast, Card, GainPower, Japanese, zx
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.terms import Color, Side

BROWN = Card("MY-001", "Brown", Color.RED, power=1000, japanese="茶色い・ブラウン Z2")


def _asks(name: str | Japanese) -> Card:
    needs = [AtLeast(1, zx(Side.OWN, named=name))]
    return Card(
        "MY-002", "Asker", Color.RED, power=1000, abilities=[Always(needs=needs, do=[GainPower(500)])]
    )


def test_no_partner_is_in_the_standard_set() -> None:
    """Once one is shipped, the card that names it means it; its made-up stand-in goes."""
    printed = {card.japanese for card in CARDS}
    assert [card.japanese for card in partners.CARDS if card.japanese in printed] == []


@cr("Z49")
@pytest.mark.parametrize(("partner", "drawn"), [("B03-028", 0), ("B03-013", 1)])
def test_the_condition_is_met_by_that_card_alone(partner: str, drawn: int) -> None:
    # B03-031 asks for B03-013 by name; B03-028 was once taken for it.
    board = Scenario(phase="resource").hand(0, "B03-031").resource(0, partner, PLAIN_CARD)
    assert len(board.begin().do("resource B03-031").zone(0, "hand")) == drawn


@cr("Z49")
def test_a_name_may_be_that_of_no_card() -> None:
    table = encode([_asks(Japanese("誰でもない"))])
    known = encode([BROWN, _asks(Japanese(BROWN.japanese))])
    assert table["selector"]["name"][0, 0] < -1
    assert known["selector"]["name"][0, 0] == known["card"]["name"][0, 0]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (Japanese("茶色いブラウンz2"), "is written '茶色い・ブラウン Z2'"),
        (Japanese("茶色い ・ ブラウン z 2"), "is written '茶色い・ブラウン Z2'"),
        (Japanese(" "), "is no name"),
        ("茶色い・ブラウン Z2", "say Japanese"),
        ("Braun", "no card of this card set is named 'Braun'"),
    ],
)
def test_a_name_that_is_misspelt_is_refused(name: str | Japanese, message: str) -> None:
    with pytest.raises(CardError, match=message):
        encode([BROWN, _asks(name)])
