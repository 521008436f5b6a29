"""One learner's view, of every game: Gymnasium's and stable-baselines3's checks, seats, refusals."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.env.games import ZX, GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import AgentError, DeckError, GameOver, SettingError


def make(case: GameCase, **kwargs):
    return gymnasium.make(case.ID, **case.usual | kwargs)


def first(observation, action_mask, rng):
    return int(np.flatnonzero(action_mask)[0])


def play(env, seed=None):
    """A game of uniformly random legal play; what the last step gave."""
    rng = np.random.default_rng(seed or 0)
    observation, info = env.reset(seed=seed)
    while True:
        assert env.observation_space.contains(observation)
        assert (env.action_masks() == info["action_mask"]).all()
        observation, reward, terminated, truncated, info = env.step(
            int(rng.choice(np.flatnonzero(info["action_mask"])))
        )
        if terminated or truncated:
            return reward, terminated, truncated, info


def test_gymnasiums_check(case: GameCase):
    check_env(make(case))


def test_stable_baselines3s_check(case: GameCase):
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    checker.check_env(make(case))


def test_both_seats_come_in_turn_or_one_is_kept(case: GameCase):
    env = make(case)
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]
    assert seats == [0, 1, 0, 1]
    env = make(case, seat=1)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [1, 1, 1]


def test_the_reward_is_the_learners(case: GameCase):
    env = make(case)
    rewards = set()
    for seed in range(2 if PLAIN else 30):
        reward, terminated, truncated, info = play(env, seed)
        winner = env.game.winner
        assert terminated != truncated
        assert reward == (0 if winner is None else 1 if winner == info["seat"] else -1)
        rewards.add(reward)
    assert PLAIN or {1.0, -1.0} <= rewards


def test_the_same_seed_gives_the_same_game(case: GameCase):
    results = []
    for _ in range(2):
        env = make(case)
        play(env, seed=4)
        results.append(env.game.record())
    assert results[0] == results[1]


class Counting:
    """An opponent with an `act`."""

    def __init__(self):
        self.asked = 0

    def act(self, observation, action_mask, rng):
        self.asked += 1
        return np.int64(first(observation, action_mask, rng))


def test_an_opponent_is_a_function_or_has_an_act(case: GameCase):
    counting = Counting()
    for seed in range(1 if case is ZX else 20):
        play(make(case, opponent=counting), seed)
    assert counting.asked > 5
    play(make(case, opponent=first), seed=1)
    with pytest.raises(AgentError, match="act"):
        make(case, opponent="strongest")


@pytest.mark.parametrize("answer", [-1, 10**6, None, "pass"])
def test_an_opponent_that_answers_nonsense_is_named(case: GameCase, answer):
    env = make(case, opponent=lambda observation, action_mask, rng: answer)
    with pytest.raises(AgentError, match="opponent"):
        for seed in range(5):
            play(env, seed)


def test_an_illegal_action_loses(case: GameCase):
    env = make(case)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not legal" in info["illegal_action"]
    with pytest.raises(GameOver, match="reset"):
        env.step(0)


def test_a_step_before_reset_and_bad_settings_are_refused(case: GameCase):
    env = case.single()
    with pytest.raises(GameOver, match="reset"):
        env.step(0)
    with pytest.raises(GameOver, match="reset"):
        env.action_masks()
    with pytest.raises(SettingError, match="seat"):
        case.single(seat=2)
    with pytest.raises(SettingError, match="render_mode"):
        case.single(render_mode="picture")
    with pytest.raises(DeckError, match="b01_rde"):
        ZX.single(decks=("b01_rde", "b01_blue"))


def test_render_shows_the_learners_side(case: GameCase, capsys):
    env = make(case, render_mode="ansi", seat=1)
    env.reset(seed=1)
    assert env.render() == env.unwrapped.game.board(1)
    env = make(case, render_mode="human")
    env.reset(seed=1)
    assert env.unwrapped.game.board(env.unwrapped.seat) in capsys.readouterr().out


def test_settings_by_which_the_learner_is_never_asked_are_refused():
    """Whoever waits for the first question of such games waits for ever: fuzzing found it."""
    env = gymnasium.make("zx_env/YgoBattle-v0", turn_cap=1, first_player=1, seat=0)
    with pytest.raises(SettingError, match="100 games in a row were over before the learner was asked"):
        env.reset(seed=1)
    with pytest.raises(GameOver):
        env.step(0)
