"""A batch that keeps events tells row by row what the games tell, and plays the same games."""

import pickle

import numpy as np
import pytest

from tests.env.games import GAMES, GameCase, SilentGame
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.core.game.batch import GameBatch
from zx_env.errors import SettingError

EVENT_ENCODER = [case for case in GAMES if case.game_spec.event_encoder is not None]
STEPS = 12 if PLAIN else 200


@pytest.fixture(params=EVENT_ENCODER, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> GameCase:
    return request.param


def test_rows_have_the_events_of_their_games(case: GameCase):
    games = [case.game(seed, events=True, **case.varied(seed)) for seed in range(3)]
    batch, plain = GameBatch(games, events=True), GameBatch(games)
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        actions = np.where(batch.mask != 0, rng.random(batch.mask.shape), -1.0).argmax(axis=1)
        actions[rng.random(len(actions)) < 0.2] = -1
        batch.step(actions)
        plain.step(actions)
        for row, game in enumerate(games):
            if game.to_play is not None and actions[row] >= 0:
                game.step(int(actions[row]))
            assert row_bytes(batch._games, row) == row_bytes(plain._games, row)
        for name in ("observation", "mask", "player", "done", "reward", "truncated"):
            assert (getattr(batch, name) == getattr(plain, name)).all(), name
    for row, game in enumerate(games):
        for viewer in (None, 0, 1):
            assert batch.events(row, viewer) == game.events(viewer)
        assert batch.events(row, since=3) == game.events(since=3)


def test_copies_take_events_along_and_a_new_deal_forgets_them(case: GameCase):
    batch = GameBatch([case.game(4, events=True)], events=True).copy([0, 0, 0])
    batch.step(batch.mask.argmax(axis=1))
    of_row_0 = batch.events(0)
    assert of_row_0 and batch.events(1) == of_row_0
    twin = batch.copy([1])
    twin.step(twin.mask.argmax(axis=1))
    assert twin.events(0)[: len(of_row_0)] == of_row_0 and batch.events(1) == of_row_0
    batch.put([2], twin, [0])
    assert batch.events(2) == twin.events(0)
    batch.determinize(0, 1, rows=[1])
    assert batch.events(1) == [] and batch.events(0) == of_row_0
    silent = GameBatch([case.game(4)])
    batch.put([0], silent, [0])
    assert batch.events(0) == []


def test_a_game_of_a_row_and_a_pickled_batch_go_on_with_their_events(case: GameCase):
    batch = GameBatch([case.game(seed, events=True) for seed in (4, 5)], events=True)
    for _ in range(5):
        batch.step(batch.mask.argmax(axis=1))
    game, again = batch.game(1), pickle.loads(pickle.dumps(batch))
    action = int(batch.mask[1].argmax())
    game.step(action)
    for one in (batch, again):
        one.step(one.mask.argmax(axis=1))
        for viewer in (None, 0, 1):
            assert one.events(1, viewer) == game.events(viewer)
    assert len(game.events()) > 5 and again.events(0) == batch.events(0)


def test_a_batch_without_events_says_so(case: GameCase):
    batch = GameBatch([case.game(1)])
    with pytest.raises(SettingError, match="events=True"):
        batch.events(0)
    with pytest.raises(SettingError, match="no row"):
        GameBatch([case.game(1)], events=True).events(1)
    with pytest.raises(SettingError, match="tell no events"):
        GameBatch([SilentGame.new()], events=True)
