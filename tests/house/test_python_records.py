"""Python records read, write and copy like numpy records and reject what compiled code lets pass."""

import numpy as np
import pytest

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.memory import clearer
from zx_env.compiling.python_records import (
    LayoutError,
    Records,
    cells,
    copy_row,
    flat_record,
    load,
    row_bytes,
    rows,
    set_row_bytes,
)
from zx_env.zx import state

FRAME = np.dtype((np.record, [("kind", np.int16), ("player", np.int8), ("used", np.bool_)]))
GAME = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),
            ("turn", np.int16),
            ("zone", np.int8, (7,)),
            ("count", np.uint8, (2, 3)),
            ("cards", np.int16, (2, 3, 4)),
            ("agenda", FRAME, (5,)),
            ("battle", FRAME),
            ("grid", FRAME, (2, 2)),
            ("over", np.uint8),
        ],
    )
)
MASK = flat_record([("yes", (2,)), ("play", (3, 4)), ("stop", (1,))], np.uint8)


def python_record(dtype=GAME):
    return Records(dtype, (1,), "")[0]


def same(record, g) -> bool:
    """Return whether a numpy record and a Python record agree in every number."""
    return (
        record.rng == g.rng
        and record.turn == g.turn
        and list(record.zone) == list(g.zone)
        and all(record.count[i] == g.count[i] for i in np.ndindex(2, 3))
        and all(record.cards[i] == g.cards[i] for i in np.ndindex(2, 3, 4))
        and all(record.agenda[i].kind == g.agenda[i].kind for i in range(5))
        and record.battle.player == g.battle.player
        and all(record.grid[i].kind == g.grid[i].kind for i in np.ndindex(2, 2))
        and record.over == g.over
    )


def change(g) -> None:
    """Change a record as a rule would; numpy records and Python records both accept it."""
    g.rng = 2**64 - 3
    g.turn -= 12
    g.zone[6] = -128
    g.count[1, 2] = 255
    g.cards[1, 0, 3] = -32768
    frame = g.agenda[4]
    frame.kind = 77
    g.agenda[0] = g.agenda[4]
    frame.kind += 1
    g.battle.player = -1
    g.grid[1, 0].kind = 5
    g.over = 1


def test_a_python_record_has_the_bytes_of_the_compiled_one():
    rng = np.random.default_rng(1)
    for _ in range(20):
        record = np.frombuffer(rng.bytes(GAME.itemsize), GAME)[0]
        g = python_record()
        g.set_bytes(record.tobytes())
        assert same(record, g)
        assert g.to_bytes() == record.tobytes()


def test_the_same_writing_gives_the_same_bytes():
    record, g = np.zeros(1, GAME)[0], python_record()
    change(record)
    change(g)
    assert same(record, g)
    assert g.to_bytes() == record.tobytes()


def test_numbers_become_python_ints():
    g = python_record()
    g.turn = np.int8(5)
    g.zone[np.int64(2)] = np.int32(7)
    g.over = True
    assert [type(x) for x in (g.turn, g.zone[2], g.over)] == [int, int, int]
    assert (g.turn, g.zone[2], g.over) == (5, 7, 1)


@pytest.mark.parametrize(
    ("write", "error", "words"),
    [
        ("g.zone[-1]", IndexError, r"zone\[-1\]: its shape is \(7,\)"),
        ("g.zone[-1] = 0", IndexError, r"zone\[-1\]"),
        ("g.zone[7]", IndexError, r"zone\[7\]"),
        ("g.zone[7] = 0", IndexError, r"zone\[7\]"),
        ("g.count[0, -1]", IndexError, r"count\[0, -1\]: its shape is \(2, 3\)"),
        ("g.cards[1, 2, 4] = 0", IndexError, r"cards\[1, 2, 4\]"),
        ("g.cards[1, 2]", IndexError, r"cards\[1, 2\]: its shape is \(2, 3, 4\)"),
        ("list(g.cards)", IndexError, "count through it with indexes"),
        ("g.agenda[-1].kind", IndexError, r"agenda\[-1\]"),
        ("g.agenda[5].kind = 0", IndexError, r"agenda\[5\]"),
        ("g.grid[0, 2].kind", IndexError, r"grid\[0, 2\]"),
        ("g.grid[0].kind", IndexError, r"grid\[0\]"),
        ("g.zone[0] = 128", OverflowError, r"zone\[0\] = 128: it holds -128 to 127"),
        ("g.count[0, 1] = -1", OverflowError, r"count\[0, 1\] = -1: it holds 0 to 255"),
        ("g.turn = 32768", OverflowError, "turn = 32768: it holds -32768 to 32767"),
        ("g.rng = 2**64", OverflowError, "rng"),
        ("g.rng = -1", OverflowError, "rng"),
        ("g.agenda[3].player = 200", OverflowError, "agenda.player = 200"),
        ("g.battle.used = 2", OverflowError, "battle.used = 2: it holds 0 to 1"),
        ("g.turn = 1.5", TypeError, "float"),
        ("g.zone[0] = 1.0", TypeError, "float"),
        ("g.trun = 1", AttributeError, "no field 'trun'"),
        ("g.agenda[1].knid = 1", AttributeError, "no field 'agenda.knid'"),
        ("g.trun", AttributeError, "trun"),
        ("g.zone = 1", TypeError, "zone is not one number"),
        ("g.battle = g.agenda[0]", TypeError, "battle is not one number"),
    ],
)
def test_a_python_record_rejects(write, error, words):
    g = python_record()
    before = g.to_bytes()
    with pytest.raises(error, match=words):
        exec(write, {"g": g})
    assert g.to_bytes() == before


def test_a_record_stays_itself_when_its_array_is_overwritten():
    g, other = python_record(), python_record()
    frame = g.agenda[2]
    change(other)
    other.agenda[2].kind = 9
    g.become(other)
    assert g.agenda[2] is frame
    assert frame.kind == 9
    assert g.to_bytes() == other.to_bytes()
    other.agenda[1].kind = 3
    assert g.agenda[1].kind == 0


def test_becoming_a_fresh_record_clears_nested_records():
    g = python_record()
    change(g)
    g.become(python_record())
    assert g.to_bytes() == bytes(GAME.itemsize)


@pytest.mark.plain
@pytest.mark.parametrize(
    ("name", "begin", "end"), [("zone", 2, 7), ("cards", 5, 13), ("agenda", 1, 5), ("count", 4, 4)]
)
def test_elements_are_cleared_in_memory_order(name, begin, end):
    g, record = python_record(), np.frombuffer(bytearray(b"\1" * GAME.itemsize), GAME)
    g.set_bytes(record.tobytes())
    clearer(GAME, name)(g, begin, end)
    record[name].reshape(-1)[begin:end] = np.zeros((), GAME[name].base)
    assert g.to_bytes() == record.tobytes()


def test_the_fields_of_a_mask_share_its_memory():
    for m in (np.zeros(1, MASK)[0], python_record(MASK)):
        m.play[2, 1] = 1
        m.cell[0] = 1
        m.stop[0] = 1
        assert m.yes[0] == 1
        assert [i for i in range(15) if m.cell[i]] == [0, 11, 14]
        assert sum(m.cell) == 3


def test_cells_are_checked():
    m = python_record(MASK)
    for at in (-1, 15):
        with pytest.raises(IndexError, match=r"cell\[-?\d+\]"):
            m.cell[at] = 1
    with pytest.raises(OverflowError, match=r"play\[0, 0\] = 256"):
        m.cell[2] = 256


@pytest.mark.parametrize(
    ("dtype", "words"),
    [
        (np.dtype([("a", np.int8), ("b", np.int32)], align=True), "b begins at byte 4, not 1"),
        (np.dtype([("b", np.int32), ("a", np.int8)], align=True), "8 bytes, its fields 5"),
        (np.dtype([("a", np.float32)]), "a is float32"),
        (np.dtype([("a", ">i4")]), "a is >i4"),
        (np.dtype([("f", np.dtype([("b", np.int32), ("a", np.int8)], align=True), (2,))]), "f has 8 bytes"),
        (np.dtype(np.int8), "not a record"),
    ],
)
def test_a_layout_that_python_records_cannot_represent_is_rejected(dtype, words):
    with pytest.raises(LayoutError, match=words):
        rows(dtype, 1)


@pytest.mark.parametrize("name", ["GAME", "CARDS", "MATCH"])
def test_the_real_layouts_can_be_followed(name):
    dtype = getattr(state, name)
    assert row_bytes(rows(dtype, 1), 0) == bytes(dtype.itemsize)
    data = np.random.default_rng(2).bytes(dtype.itemsize)
    g = python_record(dtype)
    g.set_bytes(data)
    assert g.to_bytes() == data


# -- storage, in the mode of this process ----------------------------------------------------------


def test_rows_are_python_records_or_an_array():
    assert isinstance(rows(GAME, 2), Records if PLAIN else np.ndarray)
    assert len(rows(GAME, 3)) == 3
    assert rows(GAME, 3).shape == (3,)


def test_bytes_out_and_in():
    games = rows(GAME, 3)
    change(games[1])
    data = row_bytes(games, 1)
    set_row_bytes(games, 2, data)
    assert row_bytes(games, 2) == data
    assert games[2].agenda[0].kind == 77
    assert row_bytes(games, 0) == bytes(GAME.itemsize)
    with pytest.raises(ValueError, match="3 bytes given"):
        set_row_bytes(games, 0, b"abc")


def test_a_copied_row_is_independent():
    games, stored = rows(GAME, 2), rows(GAME, 1)
    change(games[1])
    copy_row(stored, 0, games, 1)
    assert row_bytes(stored, 0) == row_bytes(games, 1)
    games[1].turn = 99
    games[1].agenda[4].kind = 0
    assert stored[0].turn == -12
    assert stored[0].agenda[4].kind == 78


def test_rows_that_do_not_exist_are_rejected():
    games = rows(GAME, 2)
    for call in (
        lambda: row_bytes(games, -1),
        lambda: copy_row(games, 2, games, 0),
        lambda: set_row_bytes(games, 2, bytes(GAME.itemsize)),
    ):
        with pytest.raises(IndexError):
            call()


@pytest.mark.compiled
def test_a_part_of_rows_and_foreign_arrays_are_copied_too():
    games, foreign = rows(GAME, 3), np.zeros(2, GAME)
    games[2].turn = 5
    copy_row(foreign, 1, games[1:], 1)
    assert foreign[1].turn == 5
    copy_row(games[1:], 0, foreign, 1)
    assert games[1].turn == 5
    assert row_bytes(games[2:], 0) == row_bytes(foreign, 1)


def test_a_numpy_record_is_loaded():
    table, record = rows(state.CARDS, 1), np.zeros(1, state.CARDS)
    record["card"]["power"][0, 3] = 4000
    record["card"]["feature"][0, 3, 2] = 7
    load(table, 0, record[0])
    assert table[0].card[3].power == 4000
    assert table[0].card[3].feature[2] == 7
    assert row_bytes(table, 0) == record[0].tobytes()
    with pytest.raises(ValueError, match="another layout"):
        load(table, 0, np.zeros(1, GAME)[0])


def test_cells_as_an_array():
    masks = rows(MASK, 2)
    masks[1].play[0, 1] = 1
    found = cells(masks, 1)
    assert found.dtype == np.uint8
    assert found.tolist() == [0, 0, 0, 1] + [0] * 11
