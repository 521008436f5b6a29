"""The table of keywords has every icon, and every other list of icons agrees with it."""

import pytest

from tests.reading import gates, which
from zx_env.zx import limits
from zx_env.zx.cards.coverage import mechanics_of
from zx_env.zx.cards.encode.features import Feature, Summary
from zx_env.zx.cards.keywords import KEYWORDS
from zx_env.zx.cards.language import Among, Card
from zx_env.zx.cards.pool import CardPool
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sentences.which import noun
from zx_env.zx.terms import Color, Icon, Side, Zone


@pytest.mark.parametrize("icon", Icon, ids=lambda icon: icon.name)
def test_the_table_has_the_icon(icon: Icon) -> None:
    assert icon in KEYWORDS, f"terms.Icon.{icon.name} has no row in zx_env/zx/cards/keywords.py"


@pytest.mark.parametrize("icon", Icon, ids=lambda icon: icon.name)
def test_an_icon_is_a_bit_that_a_card_has_room_for(icon: Icon) -> None:
    assert icon.bit_count() == 1
    record = CardPool([Card("T-001", "T", Color.RED)]).record
    record["card"][0][0]["icons"] = icon
    assert record["card"][0][0]["icons"] == icon


@pytest.mark.parametrize("icon", Icon, ids=lambda icon: icon.name)
def test_the_icon_is_said_shown_and_read(icon: Icon) -> None:
    """The words of its own and of others' cards, a network's numbers, and the second reading."""
    keyword = KEYWORDS[icon]
    card = Card("T-001", "T", Color.RED, icons=(icon,))
    assert say(card) == (f"{keyword.words}." if keyword.is_line else "")
    assert noun(Among(Side.OWN, Zone.DECK, icons=(icon,)), False, False) == f"card with {keyword.words}"
    assert (icon.name in Feature.__members__) == (icon.name in Summary.__members__) == keyword.is_feature
    assert any(icon.name.replace("_", " ").lower() in mechanic for mechanic in mechanics_of(card))
    assert icon in which.ICONS
    assert (icon in gates.KEYWORDS) == keyword.is_line


@pytest.mark.parametrize(
    "icon", [icon for icon in Icon if icon != Icon.EVOL_SEED], ids=lambda icon: icon.name
)
def test_a_card_with_a_keyword_ability_is_not_without_abilities(icon: Icon) -> None:
    row = CardPool([Card("T-001", "T", Color.RED, icons=(icon,))]).record["card"][0][0]
    assert bool(row["abilityless"]) != KEYWORDS[icon].is_ability
    assert KEYWORDS[icon].is_ability == KEYWORDS[icon].is_line, "a line of a card's text is an ability"


def test_a_card_has_room_for_its_features_and_a_zone_for_its_summary() -> None:
    assert list(Feature) == list(range(limits.FEATURES))
    assert list(Summary) == list(range(limits.SUMMARY))
