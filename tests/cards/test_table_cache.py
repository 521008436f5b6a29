"""The stored table of the shipped cards equals a new one and is never out of date."""

import os

import numpy as np
import pytest

from zx_env.zx.cards import table_cache as stored
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.pool import card_table


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ZX_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(stored, "_BEGAN", float("inf"))
    return tmp_path


def made(value: int):
    table = np.zeros(1, stored.CARDS)
    table["card"]["feature"][0, 0, 0] = value
    return table


def never():
    raise AssertionError("encoded although there is a stored table")


def test_a_stored_table_is_the_one_that_was_made(folder):
    assert stored.stored_table(lambda: made(7)).tobytes() == made(7).tobytes()
    table = stored.stored_table(never)
    assert table.tobytes() == made(7).tobytes() and table.dtype == stored.CARDS and table.flags.writeable
    assert len(list(folder.glob("cards-*"))) == 1


def test_a_broken_file_is_made_again(folder):
    stored.stored_table(lambda: made(7))
    (path,) = folder.glob("cards-*")
    path.write_bytes(b"nonsense")
    assert stored.stored_table(lambda: made(8)).tobytes() == made(8).tobytes()
    assert stored.stored_table(never).tobytes() == made(8).tobytes()


def test_another_text_of_a_module_is_another_table(folder, monkeypatch, tmp_path):
    home = tmp_path / "zx_env" / "cards"
    home.mkdir(parents=True)
    module = home / "encode.py"
    module.write_text("one")
    monkeypatch.setattr(stored, "_HOME", home)
    stored.stored_table(lambda: made(1))
    module.write_text("two")
    assert stored.stored_table(lambda: made(2)).tobytes() == made(2).tobytes()


def test_a_file_that_was_changed_since_the_process_began_keeps_tables_away(folder, monkeypatch):
    stored.stored_table(lambda: made(7))
    newest = max(os.stat(path).st_ctime for path in stored._HOME.rglob("*.py"))
    monkeypatch.setattr(stored, "_BEGAN", newest)
    assert stored.stored_table(lambda: made(9)).tobytes() == made(9).tobytes()
    monkeypatch.setattr(stored, "_BEGAN", float("inf"))
    assert stored.stored_table(never).tobytes() == made(7).tobytes()


def test_the_standard_table_is_what_encoding_gives():
    pool = card_table("standard")
    assert pool.is_shipped and pool.record.tobytes() == encode(pool.cards).tobytes()
