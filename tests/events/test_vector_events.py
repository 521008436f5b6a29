"""A `VectorEnv` that keeps events plays the same games, and tells row by row what those games tell."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest

from tests.env.games import GAMES, GameCase, SilentVectorEnv, bytes_of
from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import row_bytes
from zx_env.errors import SettingError

EVENT_ENCODER = [case for case in GAMES if case.game_spec.event_encoder is not None]
SHORT = {"turn_cap": 1}
STEPS = 16 if PLAIN else 60
FEW = 5 if PLAIN else 100


@pytest.fixture(params=EVENT_ENCODER, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> GameCase:
    return request.param


def any_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A legal action for most rows; some stand still."""
    actions = np.where(mask != 0, rng.random(mask.shape), -1.0).argmax(axis=1).astype(np.int32)
    actions[rng.random(len(actions)) < 0.2] = -1
    return actions


def begun(case: GameCase, rows: int = 3, **others):
    v = case.vector(rows, seed=5, events=True, **case.batch(1) | SHORT | others)
    return v, v.reset()[1], np.random.default_rng(1)


def seen(game) -> list[bytes]:
    """All that is there, from both sides."""
    return [game.mask().tobytes(), *(game.observe(player, full=True).tobytes() for player in range(2))]


def same_as_its_game(case: GameCase, v, played: list[int], seed: int, pick: int, game) -> None:
    """Assert that events and record equal those of the same game played alone."""
    alone = case.Game.begin(v.settings[pick], seed, True)
    for action in played:
        alone.step(action)
    assert bytes_of(game) == bytes_of(alone) and game.record() == alone.record()
    for viewer in (None, 0, 1):
        assert game.events(viewer) == alone.events(viewer)


def test_rows_have_the_events_of_their_games_and_of_ended_ones(case: GameCase):
    v, mask, rng = begun(case)
    silent = case.vector(3, seed=5, **case.batch(1) | SHORT)
    silent.reset()
    begins = [(int(seed), int(pick)) for seed, pick in zip(v.seeds, v._picks, strict=True)]
    played: list[list[int]] = [[], [], []]
    ended = 0
    for number in range(STEPS):
        actions = any_actions(mask, rng)
        for row in np.flatnonzero(actions >= 0):
            played[row].append(int(actions[row]))
        *_, done = v.step(actions)
        silent.step(actions)
        assert all(row_bytes(v._games, row) == row_bytes(silent._games, row) for row in range(3))
        for row in np.flatnonzero(done):
            same_as_its_game(case, v, played[row], *begins[row], v.ended_game(row))
            begins[row], played[row] = (int(v.seeds[row]), int(v._picks[row])), []
            ended += 1
        row = number % 3
        assert seen(v.game(row)) == seen(silent.game(row))
        if number % 7 == 0:
            same_as_its_game(case, v, played[row], *begins[row], v.game(row))
            assert v.events(row, 1, since=2) == v.game(row).events(1, since=2)
    assert ended


def test_an_ended_game_stays_until_the_next_one_ends(case: GameCase):
    v, mask, rng = begun(case)
    with pytest.raises(SettingError, match="no game has ended in row 0"):
        v.ended_game(0)
    first = None
    while first is None:
        *_, done = v.step(any_actions(mask, rng))
        first = v.ended_game(0) if done[0] else None
    all_events = first.events()
    assert first.to_play is None and len(v.events(0)) < len(all_events)
    while not v.step(any_actions(mask, rng))[4][0]:
        assert v.ended_game(0).events() == all_events
    assert v.ended_game(0).events() != all_events
    v.reset()
    with pytest.raises(SettingError, match="since reset"):
        v.ended_game(0)


def test_copies_continue_their_events_independently(case: GameCase):
    v, mask, rng = begun(case)
    for _ in range(STEPS // 2):
        v.step(any_actions(mask, rng))
    before = [v.events(row) for row in range(3)]
    for twin in (copy.copy(v), copy.deepcopy(v), pickle.loads(pickle.dumps(v))):
        assert [twin.events(row) for row in range(3)] == before
        both = v._mask.argmax(axis=1)
        twin.step(both)
        assert [v.events(row) for row in range(3)] == before
        assert twin.keeps_events and twin.events(0) != before[0]


def test_long_games_find_room(case: GameCase, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("zx_env.core.envs.vector_events.FIRST_ROOM", 2)
    v, mask, _ = begun(case, turn_cap=80)
    alone = v.game(1)
    for _ in range(10):
        actions = mask.argmax(axis=1)
        alone.step(int(actions[1]))
        assert not v.step(actions)[4][1]
    assert v.events(1) == alone.events()


def test_a_fault_keeps_the_events_before_it(case: GameCase, monkeypatch: pytest.MonkeyPatch):
    """The game is played again when it is read: it ends in the same fault, with all that came before."""
    v, mask, _ = begun(case, rows=1, turn_cap=80)
    before = v.events(0)
    real = case.Game._take

    def breaks(game, number: int) -> None:
        real(game, number)
        case.break_engine(game._games[0])
        game._games[0].asked = case.game_spec.asked_when_over
        game.check_fault()

    monkeypatch.setattr(case.Game, "_take", breaks)
    action = int(mask[0].argmax())
    v.step([action])
    assert v.game(0).to_play is None and v.events(0)[: len(before)] == before


def test_a_batch_without_events_says_so(case: GameCase):
    v = case.vector(2, seed=1)
    v.reset()
    assert not v.keeps_events
    for asked in (v.events, v.ended_game):
        with pytest.raises(SettingError, match="events=True"):
            asked(0)
    with pytest.raises(SettingError, match="events is True or False"):
        case.vector(2, events=1)
    v, _, _ = begun(case)
    with pytest.raises(SettingError, match="no game in row 3"):
        v.events(3)
    with pytest.raises(SettingError, match="player"):
        v.events(0, viewer=2)
    with pytest.raises(SettingError, match="tell no events"):
        SilentVectorEnv(num_envs=1, events=True)


def drawn(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.where(masks != 0, rng.random(masks.shape), -1.0).argmax(axis=1)


def test_gymnasiums_vector_gives_the_learner_each_event_once(case: GameCase):
    envs = gymnasium.make_vec(
        case.ID,
        2,
        vectorization_mode="vector_entry_point",
        events=True,
        **case.usual | {"turn_cap": 6},
    )
    rng, games = np.random.default_rng(3), 0
    _, infos = envs.reset(seed=3)
    received = [list(new_events) for new_events in infos["events"]]
    for _ in range(FEW):
        seats = infos["seat"].copy()
        *_, infos = envs.step(drawn(infos["action_mask"], rng))
        assert infos["_events"].all()
        for row in range(2):
            if "final_info" in infos and infos["_final_info"][row]:
                received[row] += infos["final_info"]["events"][row]
                assert received[row][-1]["kind"] == "win"
                # Seats alternate: with the same seat again, another game ended before the learner was asked.
                if infos["seat"][row] != seats[row]:
                    whole = envs.games.ended_game(row).events(int(seats[row]))
                    assert received[row] == [event.as_dict() for event in whole]
                received[row], games = [], games + 1
            received[row] += infos["events"][row]
            so_far = envs.games.events(row, int(infos["seat"][row]))
            assert received[row] == [event.as_dict() for event in so_far]
    assert games or PLAIN
    assert "events" not in gymnasium.make_vec(case.ID, 2, vectorization_mode="vector_entry_point").reset()[1]


def test_stable_baselines_vector_gives_the_same_events(case: GameCase):
    pytest.importorskip("stable_baselines3")
    from zx_env.core.envs.sb3 import SB3VecEnv

    env = SB3VecEnv(case.vector(2, events=True, **case.usual | {"turn_cap": 6}), seat=1)
    env.seed(3)
    env.reset()
    rng, games = np.random.default_rng(3), 0
    received = [list(info["events"]) for info in env.reset_infos]
    for _ in range(FEW):
        *_, dones, infos = env.step(drawn(env.action_masks(), rng))
        for row in range(2):
            received[row] += infos[row]["events"]
            if dones[row]:
                whole = env.games.ended_game(row).events(1)
                assert received[row] == [event.as_dict() for event in whole]
                received[row], games = list(env.reset_infos[row]["events"]), games + 1
    assert games or PLAIN
