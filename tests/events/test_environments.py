"""PettingZoo and Gymnasium give each player its own events on request, and no events by default."""

import json
import pickle

import numpy as np
import pytest

from tests.env.games import GAMES, GameCase
from zx_env.errors import SettingError

EVENT_ENCODER = [case for case in GAMES if case.game_spec.event_encoder is not None]


@pytest.fixture(params=EVENT_ENCODER, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> GameCase:
    return request.param


def _any(mask: np.ndarray, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def test_an_agent_gets_its_own_events_since_its_last_decision(case: GameCase):
    env = case.module.env(**case.usual, events=True)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    received: dict[str, list] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        received[agent] += info["events"]
        env.step(None if ended or cut else _any(seen["action_mask"], rng))
    assert any(event["kind"] == "win" for event in received["player_0"])
    for player, agent in enumerate(env.possible_agents):
        assert received[agent] == [event.as_dict() for event in env.game.events(player)]
        assert json.loads(json.dumps(received[agent])) == received[agent]


def test_an_environment_that_keeps_events_plays_the_same_game(case: GameCase):
    envs = [case.module.raw_env(**case.usual, events=events) for events in (True, False)]
    rng = np.random.default_rng(6)
    for env in envs:
        env.reset(seed=6)
    for _ in range(40):
        if envs[1].game.to_play is None:
            break
        seen = [env.last() for env in envs]
        assert (seen[0][0]["observation"] == seen[1][0]["observation"]).all()
        assert (seen[0][0]["action_mask"] == seen[1][0]["action_mask"]).all()
        assert "events" in seen[0][4] and seen[1][4] == {}
        action = _any(seen[0][0]["action_mask"], rng)
        for env in envs:
            env.step(action)
    again = pickle.loads(pickle.dumps(envs[0]))
    assert again.game.events() == envs[0].game.events()


def test_a_learner_gets_what_it_may_know(case: GameCase):
    env = case.single(**case.usual, events=True, seat=1)
    _, info = env.reset(seed=7)
    rng = np.random.default_rng(7)
    received, over = info["events"], False
    while not over:
        _, _, ended, cut, info = env.step(_any(info["action_mask"], rng))
        over = ended or cut
        received = received + info["events"]
    assert received == [event.as_dict() for event in env.game.events(1)]
    assert "events" not in case.single(**case.usual).reset(seed=7)[1]


def test_what_is_neither_true_nor_false_is_refused(case: GameCase):
    for make in (case.module.env, case.single):
        with pytest.raises(SettingError, match="events"):
            make(**case.usual, events=1)
