"""The PettingZoo environment: its conformance tests on every shipped deck pair, and what its page says."""

from itertools import combinations_with_replacement

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from zx_env import Game, deck_names, zx_v0
from zx_env.actions import BLOCKS, NUM_ACTIONS
from zx_env.errors import GameOver, IllegalAction, SettingError
from zx_env.jit import PLAIN
from zx_env.observation import OBSERVATION_SIZE, PIECES

PAIRS = list(combinations_with_replacement(deck_names(), 2))
CYCLES = 20 if PLAIN else 1000


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


@pytest.mark.parametrize("decks", PAIRS[:1] if PLAIN else PAIRS, ids="-".join)
def test_api_and_seeds(decks, capsys):
    api_test(zx_v0.env(decks=decks), num_cycles=CYCLES)
    seed_test(lambda: zx_v0.env(decks=decks), num_cycles=CYCLES // 2)


def test_raw_env_has_the_api_too(capsys):
    api_test(zx_v0.raw_env(), num_cycles=CYCLES)


def test_render_modes(capsys):
    render_test(zx_v0.env)
    env = zx_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert "b3 player 1" in env.render()
    with pytest.raises(SettingError, match="render_mode"):
        zx_v0.env(render_mode="rgb_array")


def test_it_is_found_in_the_registry():
    made = pettingzoo.make("aec", "zx_env/ZX-v0", decks=("b01_blue", "b01_black"))
    made.reset(seed=1)
    assert made.unwrapped.settings.decks[1].name == "b01_black"


def test_a_game_ends_with_opposite_rewards():
    for seed in range(1 if PLAIN else 20):
        env = zx_v0.raw_env()
        seen = play(env, seed)
        ends = {agent: reward for agent, reward, _ in seen[-2:]}
        assert sum(ends.values()) == 0 and set(ends) == {"player_0", "player_1"}
        game = env.game
        if game.winner is not None:
            assert ends[f"player_{game.winner}"] == 1
        assert all(reward == 0 for _, reward, _ in seen[:-2])


def test_a_truncated_game_rewards_nobody():
    env = zx_v0.env(turn_cap=1)
    env.reset(seed=2)
    while env.agents and not env.truncations[env.agent_selection]:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert env.rewards == {"player_0": 0, "player_1": 0}


def test_the_seed_is_the_games_seed():
    env = zx_v0.env()
    env.reset(seed=7)
    game = Game.new(seed=7, skip_forced=True)
    agent = env.agent_selection
    assert agent == f"player_{game.to_play}"
    observation = env.observe(agent)
    assert (observation["observation"] == game.observe(game.to_play)).all()
    assert (observation["action_mask"] == game.mask()).all()


def test_without_a_seed_games_differ():
    env = zx_v0.raw_env()
    env.reset(seed=1)
    first = env.game.position()
    env.reset()
    second = env.game.position()
    env.reset(seed=1)
    assert env.game.position() == first != second


def test_observe_gives_arrays_of_their_own_and_no_mask_to_the_other():
    env = zx_v0.raw_env()
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


def test_an_illegal_action_is_refused_by_raw_env_and_loses_in_env(capsys):
    raw = zx_v0.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.game.position()
    for wrong in (illegal, NUM_ACTIONS, -1, None, 0.5):
        with pytest.raises(IllegalAction):
            raw.step(wrong)
    assert raw.game.position() == before
    env = zx_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert env.terminations[loser] and env.rewards[loser] == -1


def test_a_step_after_the_end_takes_none_twice_and_is_then_refused():
    env = zx_v0.raw_env(turn_cap=1)
    env.reset(seed=1)
    while env.game.to_play is not None:
        env.step(int(np.flatnonzero(env.game.mask())[0]))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(GameOver, match="reset"):
        env.step(None)


def test_the_page_tells_the_spaces():
    page = zx_v0.__doc__
    assert f"int8 [{OBSERVATION_SIZE}]" in page and f"Discrete({NUM_ACTIONS})" in page
    assert all(f"| `{piece.name}` |" in page for piece in PIECES)
    assert all(f"| `{name}` |" in page for name, _ in BLOCKS)
    env = zx_v0.raw_env()
    assert env.observation_space("player_0")["observation"].shape == (OBSERVATION_SIZE,)
    assert env.action_space("player_1").n == NUM_ACTIONS
    assert env.observation_space("player_0") is env.observation_space("player_0")


def test_observations_stay_in_their_space():
    env = zx_v0.raw_env()
    space = env.observation_space("player_0")["observation"]
    rng = np.random.default_rng(0)
    for seed in range(1 if PLAIN else 20):
        env.reset(seed=seed)
        while env.game.to_play is not None:
            for player in (0, 1):
                seen = env.game.observe(player)
                assert (seen >= space.low).all() and (seen <= space.high).all()
            env.step(int(rng.choice(np.flatnonzero(env.game.mask()))))
