"""The PettingZoo environment, of every game: its conformance tests, and what its manual page promises."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils import wrappers

from tests.citations import ROOT
from tests.env.games import GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import GameOver, IllegalAction, OutOfBounds, OutOfOrder, SettingError

CYCLES = 20 if PLAIN else 1000


def raw_env(case: GameCase, **others):
    return case.module.raw_env(**case.usual | others)


def env_of(case: GameCase, **others):
    return case.module.env(**case.usual | others)


def play(env, seed: int, most: int = 10**6):
    """Random legal play; every (agent, reward, action mask) on the way."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    seen = []
    for agent in env.agent_iter(most):
        observation, reward, termination, truncation, _ = env.last()
        seen.append((agent, reward, observation["action_mask"].tobytes()))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination or truncation else int(rng.choice(legal)))
    return seen


def test_api_and_seeds(case: GameCase, capsys):
    api_test(env_of(case), num_cycles=CYCLES)
    seed_test(lambda: env_of(case), num_cycles=CYCLES // 2)


def test_render_modes(case: GameCase, capsys):
    render_test(lambda render_mode: env_of(case, render_mode=render_mode))
    env = env_of(case, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.game)
    with pytest.raises(SettingError, match="render_mode"):
        env_of(case, render_mode="picture")


def test_it_is_found_in_the_registry(case: GameCase):
    made = pettingzoo.make("aec", case.ID, **case.usual)
    made.reset(seed=1)
    assert isinstance(made.unwrapped, case.module.raw_env)
    assert made.unwrapped.settings == case.game(skip_forced=True).settings


@pytest.mark.parametrize("modules", ["zx_env, pettingzoo", "pettingzoo, zx_env"])
def test_it_is_found_in_the_registry_in_either_order_of_imports(modules: str):
    code = f"import {modules}; print(pettingzoo.make('aec', 'zx_env/ZX-v0').metadata['name'])"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "zx_v0\n"


def test_the_state_is_the_privileged_observation_of_the_first_player(case: GameCase):
    env = env_of(case)
    with pytest.raises(OutOfOrder, match="reset"):
        env.state()
    check_state_space(env)
    env.reset(seed=3)
    size = case.game_spec.obs_size
    for _ in range(30):
        state = env.state()
        assert env.state_space.contains(state) and state.shape == env.state_space.shape
        np.testing.assert_array_equal(state[:size], env.observe("player_0")["observation"])
        np.testing.assert_array_equal(state, env.game.observe(0, full=True))
        if env.game.to_play is None:
            break
        env.step(env.game.actions()[0].index)


def test_the_page_shows_the_spaces(case: GameCase):
    page, game_spec = case.module.__doc__, case.game_spec
    assert f"int8 [{game_spec.obs_size}]" in page and f"Discrete({game_spec.num_actions})" in page
    assert all(f"| `{field.name}` |" in page for field in game_spec.observation_fields)
    assert all(f"| `{name}` |" in page for name, _ in game_spec.blocks)
    env = raw_env(case)
    assert env.observation_space("player_0")["observation"].shape == (game_spec.obs_size,)
    assert env.action_space("player_1").n == game_spec.num_actions
    assert env.observation_space("player_0") is env.observation_space("player_0")


def test_raw_env_has_the_api_too(case: GameCase, capsys):
    api_test(raw_env(case), num_cycles=CYCLES)


def test_a_game_ends_with_opposite_rewards(case: GameCase):
    for seed in range(1 if PLAIN else 20):
        env = raw_env(case)
        seen = play(env, seed)
        ends = {agent: reward for agent, reward, _ in seen[-2:]}
        assert sum(ends.values()) == 0 and set(ends) == {"player_0", "player_1"}
        game = env.game
        if game.winner is not None:
            assert ends[f"player_{game.winner}"] == 1
        assert all(reward == 0 for _, reward, _ in seen[:-2])


def test_a_truncated_game_rewards_nobody(case: GameCase):
    env = env_of(case, turn_cap=1)
    env.reset(seed=2)
    while env.agents and not env.truncations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert env.rewards == {"player_0": 0, "player_1": 0}


def test_the_seed_is_the_games_seed(case: GameCase):
    env = env_of(case)
    env.reset(seed=7)
    game = case.game(seed=7, skip_forced=True)
    agent = env.agent_selection
    assert agent == f"player_{game.to_play}"
    observation = env.observe(agent)
    assert (observation["observation"] == game.observe(game.to_play)).all()
    assert (observation["action_mask"] == game.mask()).all()


def test_without_a_seed_games_differ(case: GameCase):
    env = raw_env(case)
    env.reset(seed=1)
    first = env.game.position()
    env.reset()
    second = env.game.position()
    env.reset(seed=1)
    assert env.game.position() == first != second


def test_observe_gives_arrays_of_their_own_and_no_mask_to_the_other(case: GameCase):
    env = raw_env(case)
    env.reset(seed=3)
    mover = env.agent_selection
    other = "player_1" if mover == "player_0" else "player_0"
    seen = env.observe(mover)
    seen["observation"][:] = 5
    seen["action_mask"][:] = 1
    again = env.observe(mover)
    assert (again["observation"] != 5).any() and (again["action_mask"] == 0).any()
    assert not env.observe(other)["action_mask"].any()
    assert env.observation_space(mover).contains(again)


def test_an_illegal_action_is_refused_by_raw_env_and_loses_in_env(case: GameCase, capsys):
    raw = raw_env(case)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.game.position()
    for wrong in (illegal, case.game_spec.num_actions, -1, None, 0.5):
        with pytest.raises(IllegalAction):
            raw.step(wrong)
    assert raw.game.position() == before
    env = env_of(case)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert env.terminations[loser] and env.rewards[loser] == -1


@pytest.mark.parametrize("make", [raw_env, env_of])
def test_what_is_no_action_is_an_error_and_changes_nothing(case: GameCase, make):
    env = make(case)
    env.reset(seed=1)
    before = env.game.position()
    for wrong in (case.game_spec.num_actions, -1, 2**70, -(2**70), None, 0.5, True, "pass"):
        with pytest.raises(OutOfBounds) as refused:
            env.step(wrong)
        assert isinstance(refused.value, IllegalAction) and isinstance(refused.value, AssertionError)
    assert env.game.position() == before and not any(env.terminations.values())


def test_an_illegal_action_ends_the_game_as_pettingzoos_wrapper_ends_it(case: GameCase, caplog):
    illegal = int(np.flatnonzero(case.game(seed=1, skip_forced=True).mask() == 0)[0])
    ends = []
    for env in (env_of(case), wrappers.TerminateIllegalWrapper(raw_env(case), illegal_reward=-1)):
        env.reset(seed=1)
        env.step(illegal)
        end = [env.agent_selection, env.rewards, env.terminations, env.truncations]
        while env.agents:
            end.append((env.agent_selection, env.last()[1:4]))
            env.step(None)
        ends.append(end)
        assert "Illegal move" in caplog.text
        caplog.clear()
    assert ends[0] == ends[1]


def test_the_env_keeps_the_order_of_calls(case: GameCase):
    env = env_of(case)
    assert str(env) == case.module.__name__.rpartition(".")[2] and not hasattr(env, "agents")
    for ask in (
        *(env.last, env.render, env.agent_iter, lambda: env.step(1), lambda: env.observe("player_0")),
        *(
            lambda name=name: getattr(env, name)
            for name in ("agents", "rewards", "infos", "num_agents", "game")
        ),
    ):
        for kind in (OutOfOrder, AttributeError, AssertionError):
            with pytest.raises(kind, match="reset"):
                ask()
    with pytest.raises(AttributeError, match="boards"):
        _ = env.boards
    env.reset(seed=1)
    assert env.unwrapped is env and isinstance(env, case.raw_env)
    turns = iter(env.agent_iter())
    for _ in range(3):
        assert next(turns) == env.agent_selection
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    next(turns)
    with pytest.raises(OutOfOrder, match="step"):
        next(turns)


def test_a_copied_or_pickled_env_goes_its_own_way(case: GameCase):
    env = env_of(case)
    env.reset(seed=4)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        seen = env.last()[0]
        assert (twin.last()[0]["observation"] == seen["observation"]).all()
        twin.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert (env.last()[0]["observation"] == seen["observation"]).all()
        assert (
            twin.observe(twin.agent_selection)["observation"] == twin.game.observe(twin.game.to_play)
        ).all()
        assert len(twin.game.record()) > len(env.game.record())


def test_what_last_gives_is_what_the_game_shows_and_stays_as_it_was(case: GameCase):
    env = env_of(case)
    rng = np.random.default_rng(0)
    for seed in range(1 if PLAIN else 10):
        env.reset(seed=seed)
        returned = []
        while env.game.to_play is not None:
            agent, game = env.agent_selection, env.game
            seen = env.last()[0]
            assert agent == f"player_{game.to_play}" and env.last(observe=False)[0] is None
            assert (seen["observation"] == game.observe(game.to_play)).all()
            assert (seen["action_mask"] == game.mask()).all()
            returned.append((seen, seen["observation"].tobytes(), seen["action_mask"].tobytes()))
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        for seen, *then in returned:
            assert [seen["observation"].tobytes(), seen["action_mask"].tobytes()] == then
        end = env.last()[0]
        assert not end["action_mask"].any()
        loser = int(env.agent_selection[-1])
        assert (end["observation"] == env.game.observe(loser)).all()
        assert case.Game.replay(env.game.record()).position() == env.game.position()


def test_a_step_after_the_end_takes_none_twice_and_is_then_refused(case: GameCase, caplog):
    env = raw_env(case, turn_cap=1)
    env.reset(seed=1)
    while env.game.to_play is not None:
        env.step(int(np.flatnonzero(env.game.mask())[0]))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(GameOver, match="reset"):
        env.step(None)
    guarded = env_of(case, turn_cap=1)
    guarded.reset(seed=1)
    while guarded.agents:
        legal = np.flatnonzero(guarded.last()[0]["action_mask"])
        guarded.step(int(legal[0]) if legal.size else None)
    guarded.step(None)
    assert "step() called after all agents are terminated" in caplog.text


def test_observations_stay_in_their_space(case: GameCase):
    env = raw_env(case)
    space = env.observation_space("player_0")["observation"]
    rng = np.random.default_rng(0)
    for seed in range(1 if PLAIN else 20):
        env.reset(seed=seed)
        while env.game.to_play is not None:
            for player in (0, 1):
                seen = env.game.observe(player)
                assert (seen >= space.low).all() and (seen <= space.high).all()
            env.step(int(rng.choice(np.flatnonzero(env.game.mask()))))
