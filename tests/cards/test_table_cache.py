"""The stored table of a card set equals a new one and is never out of date."""

import os
import subprocess
import sys

import numpy as np
import pytest

from zx_env.zx.cards import table_cache as stored
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.pool import CardPool, card_table
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.cards.shipped import ShippedCards, module_name
from zx_env.zx.terms import Color

MANY = [Card(f"TR-{place:03}", f"Card {place}", Color.RED) for place in range(stored.FEW + 1)]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ZX_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(stored, "_BEGAN", float("inf"))
    return tmp_path


def made(value: int):
    table = np.zeros(1, stored.CARDS)
    table["card"]["feature"][0, 0, 0] = value
    return table


def tables(value: int, cards=MANY) -> bytes:
    """The table of the cards, which is `made(value)` if it is encoded now."""
    return stored.stored_table(cards, lambda _: made(value)).tobytes()


def test_a_stored_table_is_the_one_that_was_made(folder):
    assert tables(7) == made(7).tobytes() == tables(8)
    table = stored.stored_table(MANY, encode)
    assert table.dtype == stored.CARDS and table.flags.writeable
    assert len(list(folder.glob("cards-*"))) == 1


def test_a_broken_file_is_made_again(folder):
    tables(7)
    (path,) = folder.glob("cards-*")
    path.write_bytes(b"nonsense")
    assert tables(8) == made(8).tobytes() == tables(9)


def test_another_text_of_a_module_is_another_table(folder, monkeypatch, tmp_path):
    home = tmp_path / "zx_env" / "cards"
    home.mkdir(parents=True)
    module = home / "encode.py"
    module.write_text("one")
    monkeypatch.setattr(stored, "_HOME", home)
    tables(1)
    module.write_text("two")
    assert tables(2) == made(2).tobytes()


def test_another_card_is_another_table(folder):
    tables(1)
    other = [*MANY[:-1], Card(MANY[-1].number, MANY[-1].name, Color.BLUE)]
    assert tables(2, other) == made(2).tobytes()
    assert tables(3) == made(1).tobytes()


def test_a_small_set_is_not_stored(folder):
    tables(1, MANY[:-1])
    assert not list(folder.iterdir())


def test_a_file_that_was_changed_since_the_process_began_keeps_tables_away(folder, monkeypatch):
    tables(7)
    newest = max(os.stat(path).st_ctime for path in stored._HOME.rglob("*.py"))
    monkeypatch.setattr(stored, "_BEGAN", newest)
    assert tables(9) == made(9).tobytes()
    assert stored.stored_shipped_table() is None
    monkeypatch.setattr(stored, "_BEGAN", float("inf"))
    assert tables(8) == made(7).tobytes()


def test_the_standard_table_is_what_encoding_gives():
    pool = card_table("standard")
    assert pool.record.tobytes() == encode(pool.cards).tobytes()


def test_a_stored_pool_of_the_shipped_cards_equals_a_new_one(folder):
    new, again = CardPool.shipped(), CardPool.shipped()
    assert not isinstance(new.cards, ShippedCards) and isinstance(again.cards, ShippedCards)
    assert new.record.tobytes() == again.record.tobytes()
    assert list(again.cards) == new.cards == sorted(CARDS, key=lambda card: card.number)
    assert again.cards[2:5] == new.cards[2:5] and again.cards[-1] is new.cards[-1]
    assert again.row_of("B01-006") == new.row_of("B01-006") and len(again) == len(CARDS)


def test_the_module_of_a_card_has_the_name_of_its_printed_set():
    from importlib import import_module

    for name in sorted({module_name(card.number) for card in CARDS}):
        cards = import_module(f"zx_env.zx.cards.sets.{name}").CARDS
        assert cards == [card for card in CARDS if module_name(card.number) == name]


def test_a_game_imports_only_the_sets_of_its_decks(folder):
    """The table is stored; a process of its own plays and says which modules of cards it has imported."""
    CardPool.shipped()
    code = (
        "import sys\nfrom zx_env.zx.cards import table_cache\ntable_cache._BEGAN = float('inf')\n"
        "from zx_env import Game\nprint(Game.new(decks=('b01_red', 'b01_blue'), seed=1))\n"
        "print(*sorted(name[-3:] for name in sys.modules if '.cards.sets.' in name), file=sys.stderr)"
    )
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=plain, check=True)
    assert done.stderr.split() == ["b01", "b03"]
