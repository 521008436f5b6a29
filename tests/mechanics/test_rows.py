"""Every row of the mechanics has a test, and the test plays three of its cards, or all that there are."""

import importlib
import inspect
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.reading.compare import ROWS as READ_TWICE
from zx_env.zx.cards.pool import card_table

TABLE: dict[str, dict[str, dict[str, Any]]] = {
    part: rows
    for path in sorted(Path(__file__).parent.glob("rows*.toml"))
    for part, rows in tomllib.loads(path.read_text(encoding="utf-8")).items()
}
ROWS = [(part, title) for part, rows in TABLE.items() for title in rows]


def _test(name: str) -> Callable[..., None]:
    """The test "test_icons.py::test_advent" of this folder, or "cards/test_event_ex.py::…" of another."""
    file, _, test = name.partition("::")
    module = (file if "/" in file else f"mechanics/{file}").removesuffix(".py").replace("/", ".")
    return getattr(importlib.import_module(f"tests.{module}"), test)  # type: ignore[no-any-return]


@pytest.mark.parametrize(("part", "title"), ROWS)
def test_a_row_has_three_cards_or_all_and_a_test_that_plays_them(part: str, title: str) -> None:
    row = TABLE[part][title]
    assert len(set(row["cards"])) >= min(3, row["of"])
    played = ""
    for test in map(_test, row["test"].split(" and ")):
        played += inspect.getsource(test)
        for mark in getattr(test, "pytestmark", []):
            played += " ".join(map(str, mark.args[1])) if mark.name == "parametrize" else ""
    for number in row["cards"]:
        assert card_table().card_of(number).number == number
        named = number.lower().replace("-", "_")
        assert number in played or named in played, f"{row['test']} does not play {number}"


def test_every_card_with_an_ability_is_named_by_a_test_or_was_read_twice() -> None:
    """A card need not have a scene if its data equals facts that somebody else wrote from its text.

    tests/reading compares the two; in random play every ability of it is carried out.
    """
    files = [path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")]
    text = "".join(files)
    cards = [card.number for card in card_table().cards if card.abilities and card.number not in READ_TWICE]
    assert [n for n in cards if n not in text and n.lower().replace("-", "_") not in text] == []
