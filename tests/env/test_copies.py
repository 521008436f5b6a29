"""Copies, pickles and forks of every interface continue like the original, and independently of it."""

import copy
import multiprocessing
import pickle
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.env.games import GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import IllegalAction

STEPS = 20 if PLAIN else 400
KINDS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}


@pytest.fixture(params=KINDS.values(), ids=KINDS)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return request.param


# -- batches ------------------------------------------------------------------------------------------


def play_batch(v: Any, steps: int, seed: int = 0) -> list[bytes]:
    """What a batch shows in so many random steps, all of it."""
    rng = np.random.default_rng(seed)
    shown = []
    mask = v._mask
    for _ in range(steps):
        keys = np.where(mask != 0, rng.random(mask.shape), -1.0)
        obs, mask, player, reward, done = v.step(keys.argmax(axis=1).astype(np.int32))
        shown.append(b"".join(x.tobytes() for x in (obs, mask, player, reward, done, v.truncated)))
    return shown


def begun_batch(case: GameCase, num_threads: int = 1) -> Any:
    v = case.vector(4, seed=5, num_threads=num_threads)
    v.reset()
    play_batch(v, STEPS // 4, seed=9)
    return v


@pytest.mark.parametrize("num_threads", [1, 3])
def test_a_copied_batch_plays_on_as_the_original(
    case: GameCase, copied: Callable[[Any], Any], num_threads: int
):
    v = begun_batch(case, num_threads)
    twin = copied(v)
    shown = play_batch(twin, STEPS)
    assert len(set(shown)) > STEPS // 2, "the copy shows the same again and again"
    assert shown == play_batch(v, STEPS)
    assert type(twin) is type(v) and twin.num_threads == num_threads
    one, two = (x.reset()[0].tobytes() for x in (v, twin))
    assert one == two and (v.seeds == twin.seeds).all()


def test_a_copy_of_a_batch_shares_no_array_with_it(case: GameCase, copied: Callable[[Any], Any]):
    v = begun_batch(case)
    twin = copied(v)
    before = v._obs.tobytes(), v._mask.tobytes(), [v.game(row).position() for row in range(4)]
    play_batch(twin, STEPS)
    assert (v._obs.tobytes(), v._mask.tobytes(), [v.game(row).position() for row in range(4)]) == before
    assert not twin._mask.flags.writeable


def test_a_batch_is_copied_before_its_first_reset(case: GameCase, copied: Callable[[Any], Any]):
    v = case.vector(3, seed=2)
    twin = copied(v)
    assert twin.reset()[0].tobytes() == v.reset()[0].tobytes()
    assert play_batch(twin, 5) == play_batch(v, 5)


def _forked(v: Any, there: Any) -> None:
    there.send(play_batch(v, STEPS))


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
@pytest.mark.parametrize("num_threads", [1, 2, 4])
def test_a_forked_batch_plays_on_as_the_original(case: GameCase, num_threads: int):
    v = begun_batch(case, num_threads)
    forking = multiprocessing.get_context("fork")
    here, there = forking.Pipe()
    child = forking.Process(target=_forked, args=(v, there))
    child.start()
    try:
        assert here.poll(120), "the forked batch waits for threads that it does not have"
        assert here.recv() == play_batch(v, STEPS)
    finally:
        child.kill()
        child.join()


def test_a_copy_recreates_all_views_of_other_arrays(case: GameCase):
    from zx_env.core.envs.vector_env import _DERIVED

    v = begun_batch(case)
    arrays = [x for name, x in vars(v).items() if name not in _DERIVED and isinstance(x, np.ndarray)]
    assert arrays and all(x.base is None for x in arrays)
    assert set(vars(v)) >= _DERIVED


def test_threads_that_share_a_batch_step_it_one_after_the_other(case: GameCase):
    v = begun_batch(case, num_threads=2)
    v.reset(seed=1)
    strange: list[BaseException] = []

    def work(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for _ in range(STEPS):
            mask = v._mask.copy()
            keys = np.where(mask != 0, rng.random(mask.shape), -1.0)
            try:
                v.step(keys.argmax(axis=1))
            except IllegalAction:  # another thread has just gone on with the rows
                pass
            except BaseException as error:
                strange.append(error)

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not strange
    play_batch(v, STEPS)


# -- the mask ------------------------------------------------------------------------------------------


def test_the_mask_given_back_cannot_be_written(case: GameCase):
    v = case.vector(3, seed=1)
    masks = [v.reset()[1]]
    masks.append(v.step(masks[0].argmax(axis=1))[1])
    for mask in masks:
        with pytest.raises(ValueError, match="read-only"):
            mask[:] = 1
        with pytest.raises(ValueError, match="read-only"):
            mask &= 0
    illegal = masks[0].argmin(axis=1)
    with pytest.raises(IllegalAction, match="not legal"):
        v.step(illegal)


# -- environments --------------------------------------------------------------------------------------


def play_turns(env: Any, steps: int) -> list[bytes]:
    """What an AEC environment shows in so many random steps, through ends of games."""
    rng = np.random.default_rng(1)
    shown = []
    for _ in range(steps):
        seen, reward, ended, cut, _ = env.last()
        everything = [env.observe(agent)["observation"].tobytes() for agent in env.possible_agents]
        outcome = repr((env.agent_selection, reward, ended, cut)).encode()
        shown.append(b"".join([outcome, seen["action_mask"].tobytes(), *everything]))
        if ended or cut:
            env.reset()
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return shown


@pytest.mark.parametrize("name", ["env", "raw_env"])
def test_a_copied_environment_plays_on_as_the_original(
    case: GameCase, copied: Callable[[Any], Any], name: str
):
    env = getattr(case.module, name)(**case.usual)
    env.reset(seed=3)
    play_turns(env, 10)
    twin = copied(env)
    shown = play_turns(twin, STEPS)
    assert len(set(shown)) > STEPS // 2
    assert shown == play_turns(env, STEPS)


@pytest.mark.parametrize("name", ["env", "raw_env"])
def test_an_environment_is_copied_before_its_first_reset(case: GameCase, copied: Callable, name: str):
    env = getattr(case.module, name)(**case.usual)
    twin = copied(env)
    for copy_ in (env, twin):
        copy_.reset(seed=4)
    assert play_turns(twin, 5) == play_turns(env, 5)


def play_single(env: Any, steps: int) -> list[bytes]:
    rng = np.random.default_rng(2)
    shown = []
    for _ in range(steps):
        legal = np.flatnonzero(env.action_masks())
        observation, reward, ended, cut, info = env.step(int(rng.choice(legal)))
        shown.append(observation.tobytes() + repr((reward, ended, cut, info["seat"])).encode())
        if ended or cut:
            env.reset()
    return shown


def test_a_copied_gymnasium_environment_plays_on_as_the_original(
    case: GameCase, copied: Callable[[Any], Any]
):
    env = case.single(**case.usual)
    env.reset(seed=6)
    play_single(env, 5)
    twin = copied(env)
    shown = play_single(twin, STEPS)
    assert len(set(shown)) > STEPS // 4
    assert shown == play_single(env, STEPS)


def test_a_copied_game_plays_on_as_the_original(case: GameCase, copied: Callable[[Any], Any]):
    game = case.played(seed=8, decisions=5)
    twin = copied(game)
    shown = []
    for one in (twin, game):
        rng = np.random.default_rng(3)
        seen = []
        while one.to_play is not None and len(seen) < STEPS:
            one.step(int(rng.choice(np.flatnonzero(one.mask()))))
            seen.append(one.observe(0).tobytes() + one.observe(1).tobytes() + one.mask().tobytes())
        shown.append((seen, one.record()))
    assert shown[0] == shown[1]
