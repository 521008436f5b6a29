"""What a learner may rely on: columns, categories, rows of actions, spreads, and a digest of all of it."""

import dataclasses
import json
import math
from typing import Any

import numpy as np
import pytest

from tests.env.games import YGO, ZX, Doors
from zx_env.compiling.decorators import PLAIN
from zx_env.core.observation.layout import DIGIT, About, Category, Piece
from zx_env.core.observation.normalization import measured, spread_out
from zx_env.errors import SettingError
from zx_env.ygo import spec as ygo_kit
from zx_env.ygo.decision import reading as ygo_reading
from zx_env.ygo.limits import BACKS, MONSTERS
from zx_env.ygo.terms import Ask as DuelAsk
from zx_env.ygo.terms import Zone as DuelZone
from zx_env.zx import spec as zx_kit
from zx_env.zx.decision import reading
from zx_env.zx.decision.texts import numbered_waits
from zx_env.zx.rules.zones import seen_by
from zx_env.zx.terms import NONE, Ask

DIGESTS = {"zx": "3:df4281d392d1567c", "ygo": "2:1213ac289c575287"}
"""What checkpoints carry. After a change on purpose: raise SEEN in the game's decision/observation.py, write
here what the test prints, and measure the spreads anew (python -m tests.env.spreads zx ygo)."""


def cells_of(observation: np.ndarray, kit: Any) -> dict[str, np.ndarray]:
    """[rows, columns] of each piece."""
    cut, at = {}, 0
    for piece in kit.pieces:
        size = math.prod(piece.shape)
        cut[piece.name] = observation[at : at + size].reshape(piece.rows, -1).astype(int)
        at += size
    assert at == len(observation)
    return cut


def seen_games(doors: Doors, number: int) -> Any:
    """Games at decisions, by random play with many decks."""
    rng = np.random.default_rng(5)
    for seed in range(number):
        game = doors.Game.new(seed=seed, **doors.usual | doors.varied(seed) | {"skip_forced": False})
        while game.to_play is not None and game.turn < 30:
            yield game
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


# -- columns and categories ---------------------------------------------------------------------------------


def test_every_column_has_a_name_of_its_own(doors: Doors):
    for piece in doors.kit.pieces:
        assert len(set(piece.columns)) == len(piece.columns) == piece.shape[-1], piece.name
        assert bool(piece.row) == (len(piece.shape) > 1), piece.name
        for category in piece.categories:
            assert set(category.columns) <= set(piece.columns) and category.values > 1, piece.name


def test_categories_and_ranges_hold_what_games_show(doors: Doors):
    """Each category has its numbers, and no other; every cell keeps to the range of its piece."""
    highest: dict[Any, int] = {}
    for game in seen_games(doors, 2 if PLAIN else 20):
        for player in range(2):
            cut = cells_of(game.observe(player), doors.kit)
            for piece in doors.kit.pieces:
                cells = cut[piece.name]
                assert piece.low <= cells.min() and cells.max() <= piece.high, piece.name
                for category in piece.categories:
                    number = np.zeros(len(cells), int)
                    for column in category.columns:
                        number = number * DIGIT + cells[:, piece.columns.index(column)]
                    assert number.min() >= 0, (piece.name, category)
                    key = piece.name, category
                    highest[key] = max(highest.get(key, 0), int(number.max()))
    for (name, category), number in highest.items():
        assert number < category.values, (name, category)


def test_rows_of_cards_have_their_numbers(doors: Doors):
    """Where a row of a piece shows the features of a card, its row of `card_numbers` tells which."""
    of_cards = [piece for piece in doors.kit.pieces if piece.cards is not None]
    first_rows = [piece.cards for piece in of_cards]
    assert sorted(set(first_rows)) == sorted(first_rows)
    for game in seen_games(doors, 2 if PLAIN else 10):
        cut = cells_of(game.observe(game.to_play), doors.kit)
        for piece in of_cards:
            features = [
                i for i, name in enumerate(piece.columns) if name in ("type", "kind", "cost", "level")
            ]
            there = cut[piece.name][:, features].any(axis=1)
            numbered = cut["card_numbers"][piece.cards : piece.cards + piece.rows].any(axis=1)
            assert (numbered | ~there).all(), piece.name


# -- what actions are about ----------------------------------------------------------------------------------


def _zx_thing(game: Any, action: int) -> tuple[Any, int, int | None]:
    """What the waiting rule would read: the record, the card (NONE for an empty Square), the Square seen."""
    read = game.copy()
    g, player = read._games[0], game.to_play
    reading.read_answer(g, read._table[0], action)
    answer = int(g.answer)
    if g.asked in (Ask.SQUARE, Ask.ATTACK_TARGET, Ask.CHOOSE_SQUARE):
        return g, NONE, seen_by(answer, player)
    if g.asked == Ask.RESOLVE:
        answer = int(g.waiting[numbered_waits(g)[answer][0]].slot)
    square = int(g.square[answer])
    return g, answer, None if square == NONE else seen_by(square, player)


def _ygo_thing(game: Any, action: int) -> tuple[Any, int, int | None]:
    """The same of a duel: the row of its zone in `monsters` or `back`."""
    read = game.copy()
    g, player = read._games[0], game.to_play
    ygo_reading.read_answer(g, read._table[0], action)
    answer = int(g.answer)
    if g.asked == DuelAsk.TRIGGER:
        answer = int(g.waiting[answer].slot)
    elif g.asked == DuelAsk.EFFECT:
        answer = int(g.subject)
    place = int(g.place[answer])
    size = MONSTERS if g.zone[answer] == DuelZone.MONSTER else BACKS
    return g, answer, None if place == NONE else (g.controller[answer] != player) * size + place


@pytest.mark.skipif(not PLAIN, reason="compiled rules are called by compiled code alone")
@pytest.mark.parametrize(("doors", "thing_of"), [(ZX, _zx_thing), (YGO, _ygo_thing)], ids=["zx", "ygo"])
def test_a_legal_action_concerns_the_row_that_its_block_is_about(doors: Doors, thing_of: Any):
    kit = doors.kit
    pieces = {piece.name: piece for piece in kit.pieces}
    met = set()
    for game in seen_games(doors, 6):
        cut = cells_of(game.observe(game.to_play), kit)
        for action in np.flatnonzero(game.mask()).tolist():
            about = kit.row_of_action(action)
            if about is None:
                continue
            name, row = about
            g, card, place = thing_of(game, action)
            text = f"{game._words().text(action)}: {about}"
            met.add(name)
            if name in ("board", "monsters", "back"):
                assert place == row, text
                continue
            number = cut["card_numbers"][pieces[name].cards + row]
            told = int(number @ DIGIT ** np.arange(len(number))[::-1])
            knows = int(g.known[card]) >> game.to_play & 1 or g.asked == Ask.START_CARD
            assert told == (int(g.row[card]) + 1 if knows else 0), text
            if name == "options":
                shown = dict(zip(pieces[name].columns, cut[name][row], strict=True))
                assert shown["is_there"] == 1 and shown["zone"] == g.zone[card], text
    assert met == {about.piece for about in kit.about.values()}


def test_every_block_is_about_rows_that_fit(doors: Doors):
    kit = doors.kit
    pieces = {piece.name: piece for piece in kit.pieces}
    shapes = dict(kit.blocks)
    assert set(kit.about) <= set(shapes)
    for name, about in kit.about.items():
        assert about.first + shapes[name][0] <= pieces[about.piece].rows, name
    at = 0
    for name, shape in kit.blocks:
        size, each = math.prod(shape), math.prod(shape[1:])
        found = [kit.row_of_action(at + k) for k in range(size)]
        if name in kit.about:
            piece, first = kit.about[name]
            assert found == [(piece, first + k // each) for k in range(size)]
        else:
            assert found == [None] * size and (size == 1 or doors.name == "pig"), name
        at += size
    assert at == kit.num_actions


# -- the digest and the spreads ---------------------------------------------------------------------------


@pytest.mark.parametrize("doors", [ZX, YGO], ids=["zx", "ygo"])
def test_the_digest_is_the_one_that_checkpoints_carry(doors: Doors):
    assert doors.kit.observation_digest == DIGESTS[doors.name]
    assert doors.Game.observation_digest == doors.VectorEnv.observation_digest == DIGESTS[doors.name]


def test_every_change_of_what_is_declared_changes_the_digest(doors: Doors):
    kit = doors.kit
    first = kit.pieces[0]
    changes = [
        {"seen": kit.seen + 1},
        {"pieces": kit.pieces[1:]},
        {"pieces": (*kit.pieces[1:], first)},
        {"pieces": (first._replace(columns=first.columns[::-1]), *kit.pieces[1:])},
        {"pieces": (first._replace(high=99), *kit.pieces[1:])},
        {"pieces": (first._replace(categories=(Category(first.columns[:1], 3),)), *kit.pieces[1:])},
        {"pieces": (first._replace(cards=99), *kit.pieces[1:])},
        {"blocks": kit.blocks[::-1]},
        {"about": {kit.blocks[0][0]: About(first.name, 1)}},
    ]
    digests = {dataclasses.replace(kit, **change).observation_digest for change in changes}
    assert len(digests | {kit.observation_digest}) == 1 + len(changes)
    # How it is told in words is no matter of a network.
    told = (first._replace(meaning="otherwise", row=first.row and "otherwise"), *kit.pieces[1:])
    assert dataclasses.replace(kit, pieces=told).observation_digest == kit.observation_digest


@pytest.mark.parametrize(("doors", "kit"), [(ZX, zx_kit), (YGO, ygo_kit)], ids=["zx", "ygo"])
def test_the_spreads_are_of_this_observation(doors: Doors, kit: Any):
    kept = json.loads(kit.SPREADS.read_text("utf-8"))
    assert kept["observation"] == doors.kit.observation_digest, "run python -m tests.env.spreads zx ygo"
    spreads = doors.kit.spreads()
    assert spreads.mean.shape == spreads.deviation.shape == (doors.kit.obs_size,)
    assert (spreads.deviation >= 0).all() and (spreads.size >= np.abs(spreads.mean)).all()
    seen = np.stack([doors.game(seed).observe(seed % 2) for seed in range(2)])
    assert spreads.size.dtype == np.float32 and np.isfinite(seen / spreads.size).all()
    # Rows of a piece are alike.
    at = 0
    for piece in doors.kit.pieces:
        size = math.prod(piece.shape)
        for numbers in spreads:
            assert len(np.unique(numbers[at : at + size].reshape(piece.rows, -1), axis=0)) == 1
        at += size


def test_spreads_are_taken_over_the_rows_that_are_there():
    pieces = (
        Piece("one", (2,), 0, 9, "a single row", ("a", "b")),
        Piece("rows", (3, 2), 0, 9, "three rows", ("c", "d"), "a row"),
        Piece("none", (2, 1), 0, 9, "rows that never come", ("e",), "a row"),
    )
    observations = np.array([[0, 2, 4, 1, 0, 0, 0, 0, 0, 0], [0, 4, 8, 1, 0, 0, 6, 1, 0, 0]], np.int8)
    found = measured(pieces, observations)
    assert found["one"] == {"a": (0, 0), "b": (3, 1)}
    assert found["rows"] == {"c": (6, 1.633), "d": (1, 0)} and found["none"] == {"e": (0, 0)}
    spreads = spread_out(pieces, found)
    assert spreads.mean.tolist() == [0, 3, 6, 1, 6, 1, 6, 1, 0, 0]
    assert spreads.size[1] == np.float32(10**0.5)
    assert spreads.size[[0, 8, 9]].tolist() == [1, 1, 1], "nothing was ever there"
    with pytest.raises(SettingError, match="other columns of 'rows'"):
        spread_out(pieces, found | {"rows": {"c": (6, 1)}})
