"""Made-up cards: for the name rules no two are the same card, and none is a printed card."""

from collections import Counter
from pathlib import Path

import pytest

from tests import made_up


@pytest.mark.parametrize("field", ["number", "name", "japanese"])
def test_a_made_up_card_shares_no_number_and_no_name(field: str) -> None:
    count = Counter(getattr(card, field) for card in made_up.CARDS)
    mine = [getattr(card, field) for card in made_up.MADE_UP]
    assert [value for value in mine if value and count[value] > 1] == []


def test_the_set_has_the_cards_of_every_module() -> None:
    here = {path.stem for path in Path(made_up.__file__).parent.glob("*.py")} - {"__init__", "shapes"}
    assert {module.__name__.rpartition(".")[2] for module in made_up.MODULES} == here
