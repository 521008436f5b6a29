"""Card sets and decks from other people: any error of a module is a CardError, of a deck a DeckError."""

import importlib
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from zx_env import Deck, Game, VectorEnv, deck_names, load_deck
from zx_env.errors import CardError, DeckError, SettingError
from zx_env.zx.cards.pool import card_table

CARD = 'Card("MY-201", "Paper Tiger", Color.RED, cost=2, power=POWER)'
MODULE = f"from zx_env.zx.cards.language import *\nfrom zx_env.zx.terms import Color\nCARDS = [{CARD}]\n"


def pool_of(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Any:
    name = f"strange_{abs(hash((text, folder)))}"
    (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
    return card_table(name)


@pytest.mark.parametrize(
    "lines",
    [
        *("raise SystemExit(3)", "raise OSError(5)", "raise RuntimeError('x')", "raise Exception", "1 / 0"),
        *("raise RecursionError", "raise AssertionError", "raise StopIteration", "raise MemoryError"),
        *("raise BaseException('x')", "raise GeneratorExit", "import nowhere_at_all"),
        "def __getattr__(name): raise OSError(name)\ndel CARDS",
    ],
)
def test_whatever_a_module_raises_is_a_card_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: str
):
    with pytest.raises(CardError):
        pool_of(tmp_path, monkeypatch, MODULE.replace("POWER", "3000") + lines)


@pytest.mark.parametrize("value", ["'3000'", "None", "3000.0", "[]", "2**70", "-500", "True"])
def test_a_power_that_is_none_is_a_card_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str):
    with pytest.raises(CardError):
        pool_of(tmp_path, monkeypatch, MODULE.replace("POWER", value))


@pytest.mark.parametrize("power", [1, 123, 499, 3001, 3250])
def test_power_comes_in_steps_of_500(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, power: int):
    with pytest.raises(CardError, match="no multiple of 500"):
        pool_of(tmp_path, monkeypatch, MODULE.replace("POWER", str(power)))
    assert len(pool_of(tmp_path, monkeypatch, MODULE.replace("POWER", "3500"))) == 1


@pytest.mark.parametrize("card_set", [None, 3, [], {}, b"standard", ("standard",)])
def test_a_card_set_is_a_name(card_set: Any):
    with pytest.raises(CardError, match="card_set"):
        card_table(card_set)
    with pytest.raises(CardError, match="card_set"):
        VectorEnv(num_envs=1, card_set=card_set)


@pytest.mark.parametrize(
    "parts",
    [
        {"cards": None},
        {"cards": 5},
        {"cards": [["B01-001"]] * 50},
        {"cards": [None] * 50},
        {"cards": "B01-001"},
        {"cards": {"B01-001": 4}},
        {"cards": repeat("B01-001")},
        {"dynamis": None},
        {"dynamis": [[]]},
        {"player_card": ["B03-104"]},
        {"player_card": 5},
        {"under_player": {}},
        {"format": ["extended"]},
        {"format": None},
        {"name": None},
        {"name": ["x"]},
    ],
)
def test_a_deck_of_strange_parts_is_a_deck_error(parts: dict):
    red = load_deck("b01_red")
    fields = {"name": "mine", "cards": red.cards, "player_card": red.player_card} | parts
    with pytest.raises(DeckError):
        Game.new(decks=(Deck(**fields), "b01_red"))


@pytest.mark.parametrize(
    "deck", ["\0.toml", "\0", "a" * 5000 + ".toml", "\ud800.json", None, 5, [], b"b01_red"]
)
def test_a_name_that_no_deck_can_have_is_a_deck_error(deck: Any):
    with pytest.raises(DeckError):
        load_deck(deck)


@pytest.mark.parametrize("group", [None, ["b01"], {}, 2017])
def test_a_group_of_decks_is_a_name(group: Any):
    with pytest.raises(SettingError, match="group"):
        deck_names(group)
