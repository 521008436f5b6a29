"""The layout of observations: columns, categories, rows of actions, statistics, and a digest of it all."""

import dataclasses
import json
import math
from typing import Any

import numpy as np
import pytest

from tests.env.games import YGO, ZX, GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.core.observation.layout import DIGIT, ActionTarget, Category, ObservationField
from zx_env.core.observation.normalization import estimate_stats, stats_of
from zx_env.errors import SettingError
from zx_env.ygo import spec as ygo_spec
from zx_env.ygo.decision import reading as ygo_reading
from zx_env.ygo.limits import BACKS, MONSTERS
from zx_env.ygo.terms import Ask as DuelAsk
from zx_env.ygo.terms import Zone as DuelZone
from zx_env.zx import spec as zx_spec
from zx_env.zx.decision import reading
from zx_env.zx.decision.texts import numbered_waits
from zx_env.zx.rules.zones import seen_by
from zx_env.zx.terms import NONE, Ask

DIGESTS = {"zx": "5:39830ebd7951191c", "ygo": "3:2dad38673381d1f3"}
"""What checkpoints carry. After a change on purpose: raise OBSERVATION_VERSION in the
game's decision/observation.py, write here what the test prints, and measure again:
`python -m tests.env.observation_stats zx ygo`."""


def cells_of(observation: np.ndarray, game_spec: Any) -> dict[str, np.ndarray]:
    """[rows, columns] of each field."""
    cut, at = {}, 0
    for field in game_spec.observation_fields:
        size = math.prod(field.shape)
        cut[field.name] = observation[at : at + size].reshape(field.rows, -1).astype(int)
        at += size
    assert at == len(observation)
    return cut


def seen_games(case: GameCase, number: int) -> Any:
    """Games at decisions, by random play with many decks."""
    rng = np.random.default_rng(5)
    for seed in range(number):
        game = case.Game.new(seed=seed, **case.usual | case.varied(seed) | {"skip_forced": False})
        while game.to_play is not None and game.turn < 30:
            yield game
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


# -- columns and categories ---------------------------------------------------------------------------------


def test_every_column_has_a_name_of_its_own(case: GameCase):
    for field in case.game_spec.observation_fields:
        assert len(set(field.columns)) == len(field.columns) == field.shape[-1], field.name
        assert bool(field.row) == (len(field.shape) > 1), field.name
        for category in field.categories:
            assert set(category.columns) <= set(field.columns) and category.values > 1, field.name


def test_categories_and_ranges_hold_what_games_show(case: GameCase):
    """Each category has its numbers, and no other; every cell keeps to the range of its field."""
    highest: dict[Any, int] = {}
    for game in seen_games(case, 2 if PLAIN else 20):
        for player in range(2):
            cut = cells_of(game.observe(player), case.game_spec)
            for field in case.game_spec.observation_fields:
                cells = cut[field.name]
                assert field.low <= cells.min() and cells.max() <= field.high, field.name
                for category in field.categories:
                    number = np.zeros(len(cells), int)
                    for column in category.columns:
                        number = number * DIGIT + cells[:, field.columns.index(column)]
                    assert number.min() >= 0, (field.name, category)
                    key = field.name, category
                    highest[key] = max(highest.get(key, 0), int(number.max()))
    for (name, category), number in highest.items():
        assert number < category.values, (name, category)


def test_rows_of_cards_have_their_numbers(case: GameCase):
    """Where a row of a field shows the features of a card, its row of `card_numbers` tells which."""
    of_cards = [field for field in case.game_spec.observation_fields if field.cards is not None]
    first_rows = [field.cards for field in of_cards]
    assert sorted(set(first_rows)) == sorted(first_rows)
    for game in seen_games(case, 2 if PLAIN else 10):
        cut = cells_of(game.observe(game.to_play), case.game_spec)
        for field in of_cards:
            features = [
                i for i, name in enumerate(field.columns) if name in ("type", "kind", "cost", "level")
            ]
            there = cut[field.name][:, features].any(axis=1)
            is_numbered = cut["card_numbers"][field.cards : field.cards + field.rows].any(axis=1)
            assert (is_numbered | ~there).all(), field.name


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
@pytest.mark.parametrize(("case", "thing_of"), [(ZX, _zx_thing), (YGO, _ygo_thing)], ids=["zx", "ygo"])
def test_a_legal_action_concerns_the_row_that_its_block_is_about(case: GameCase, thing_of: Any):
    game_spec = case.game_spec
    fields = {field.name: field for field in game_spec.observation_fields}
    met = set()
    for game in seen_games(case, 6):
        cut = cells_of(game.observe(game.to_play), game_spec)
        for action in np.flatnonzero(game.mask()).tolist():
            about = game_spec.row_of_action(action)
            if about is None:
                continue
            name, row = about
            g, card, place = thing_of(game, action)
            text = f"{game._words().text(action)}: {about}"
            met.add(name)
            if name in ("board", "monsters", "back"):
                assert place == row, text
                continue
            number = cut["card_numbers"][fields[name].cards + row]
            shown = int(number @ DIGIT ** np.arange(len(number))[::-1])
            knows = int(g.known[card]) >> game.to_play & 1 or g.asked == Ask.START_CARD
            assert shown == (int(g.row[card]) + 1 if knows else 0), text
            if name == "options":
                shown = dict(zip(fields[name].columns, cut[name][row], strict=True))
                assert shown["is_there"] == 1 and shown["zone"] == g.zone[card], text
    assert met == {about.field for about in game_spec.action_targets.values()}


def test_every_block_is_about_rows_that_fit(case: GameCase):
    game_spec = case.game_spec
    fields = {field.name: field for field in game_spec.observation_fields}
    shapes = dict(game_spec.blocks)
    assert set(game_spec.action_targets) <= set(shapes)
    for name, about in game_spec.action_targets.items():
        assert about.first + shapes[name][0] <= fields[about.field].rows, name
    at = 0
    for name, shape in game_spec.blocks:
        size, each = math.prod(shape), math.prod(shape[1:])
        found = [game_spec.row_of_action(at + k) for k in range(size)]
        if name in game_spec.action_targets:
            field, first = game_spec.action_targets[name]
            assert found == [(field, first + k // each) for k in range(size)]
        else:
            assert found == [None] * size and (size == 1 or case.name == "pig"), name
        at += size
    assert at == game_spec.num_actions


# -- the digest and the stats ---------------------------------------------------------------------------


@pytest.mark.parametrize("case", [ZX, YGO], ids=["zx", "ygo"])
def test_the_digest_is_the_one_that_checkpoints_carry(case: GameCase):
    assert case.game_spec.observation_digest == DIGESTS[case.name]
    assert case.Game.observation_digest == case.VectorEnv.observation_digest == DIGESTS[case.name]


def test_every_change_of_what_is_declared_changes_the_digest(case: GameCase):
    game_spec = case.game_spec
    first = game_spec.observation_fields[0]
    changes = [
        {"observation_version": game_spec.observation_version + 1},
        {"observation_fields": game_spec.observation_fields[1:]},
        {"observation_fields": (*game_spec.observation_fields[1:], first)},
        {
            "observation_fields": (
                first._replace(columns=first.columns[::-1]),
                *game_spec.observation_fields[1:],
            )
        },
        {"observation_fields": (first._replace(high=99), *game_spec.observation_fields[1:])},
        {
            "observation_fields": (
                first._replace(categories=(Category(first.columns[:1], 3),)),
                *game_spec.observation_fields[1:],
            )
        },
        {"observation_fields": (first._replace(cards=99), *game_spec.observation_fields[1:])},
        {"blocks": game_spec.blocks[::-1]},
        {"action_targets": {game_spec.blocks[0][0]: ActionTarget(first.name, 1)}},
    ]
    digests = {dataclasses.replace(game_spec, **change).observation_digest for change in changes}
    assert len(digests | {game_spec.observation_digest}) == 1 + len(changes)
    # The wording of a field does not matter to a network.
    renamed = (
        first._replace(meaning="otherwise", row=first.row and "otherwise"),
        *game_spec.observation_fields[1:],
    )
    assert (
        dataclasses.replace(game_spec, observation_fields=renamed).observation_digest
        == game_spec.observation_digest
    )


@pytest.mark.parametrize(("case", "game_spec"), [(ZX, zx_spec), (YGO, ygo_spec)], ids=["zx", "ygo"])
def test_the_spreads_are_of_this_observation(case: GameCase, game_spec: Any):
    stored = json.loads(game_spec.OBSERVATION_STATS.read_text("utf-8"))
    assert stored["observation"] == case.game_spec.observation_digest, (
        "run python -m tests.env.observation_stats zx ygo"
    )
    stats = case.game_spec.observation_stats()
    assert stats.mean.shape == stats.deviation.shape == (case.game_spec.obs_size,)
    assert (stats.deviation >= 0).all() and (stats.size >= np.abs(stats.mean)).all()
    seen = np.stack([case.game(seed).observe(seed % 2) for seed in range(2)])
    assert stats.size.dtype == np.float32 and np.isfinite(seen / stats.size).all()
    # Rows of a field are alike.
    at = 0
    for field in case.game_spec.observation_fields:
        size = math.prod(field.shape)
        for numbers in stats:
            assert len(np.unique(numbers[at : at + size].reshape(field.rows, -1), axis=0)) == 1
        at += size


def test_spreads_are_taken_over_the_rows_that_are_there():
    fields = (
        ObservationField("one", (2,), 0, 9, "a single row", ("a", "b")),
        ObservationField("rows", (3, 2), 0, 9, "three rows", ("c", "d"), "a row"),
        ObservationField("none", (2, 1), 0, 9, "rows that never come", ("e",), "a row"),
    )
    observations = np.array([[0, 2, 4, 1, 0, 0, 0, 0, 0, 0], [0, 4, 8, 1, 0, 0, 6, 1, 0, 0]], np.int8)
    found = estimate_stats(fields, observations)
    assert found["one"] == {"a": (0, 0), "b": (3, 1)}
    assert found["rows"] == {"c": (6, 1.633), "d": (1, 0)} and found["none"] == {"e": (0, 0)}
    stats = stats_of(fields, found)
    assert stats.mean.tolist() == [0, 3, 6, 1, 6, 1, 6, 1, 0, 0]
    assert stats.size[1] == np.float32(10**0.5)
    assert stats.size[[0, 8, 9]].tolist() == [1, 1, 1], "nothing was ever there"
    with pytest.raises(SettingError, match="other columns of 'rows'"):
        stats_of(fields, found | {"rows": {"c": (6, 1)}})
