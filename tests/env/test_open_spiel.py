"""Both games in OpenSpiel: what states say, OpenSpiel's own searches, loading by name."""

import copy
import json
import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed")

# What needs it comes behind that line.
# ruff: noqa: E402
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random

from tests.env.games import ZX, GameCase
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import DeckError, PositionError, SettingError
from zx_env.open_spiel import OpenSpielGame

SIMULATIONS = 3 if PLAIN else 30
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


@pytest.fixture
def game(case: GameCase):
    return OpenSpielGame.of(case.Game, seed=1, **case.usual)


class Even:
    """Every action as likely, nobody ahead."""

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state):
        return np.zeros(2)


def middle(game, steps=10):
    state, rng = game.new_initial_state(), np.random.default_rng(0)
    while (steps and not state.is_terminal()) or len(state.legal_actions()) == 1:
        state.apply_action(int(rng.choice(state.legal_actions())))
        steps -= 1
    return state


def test_a_whole_game_says_what_the_game_says(game):
    state, rng = game.new_initial_state(), np.random.default_rng(3)
    while not state.is_terminal():
        inside = state.game
        assert state.current_player() == inside.to_play and not state.is_chance_node()
        legal = state.legal_actions()
        np.testing.assert_array_equal(np.flatnonzero(inside.mask()), legal)
        assert [state.action_to_string(action) for action in legal] == [one.text for one in inside.actions()]
        np.testing.assert_array_equal(
            state.observation_tensor(inside.to_play), inside.observe(inside.to_play)
        )
        state.apply_action(int(rng.choice(legal)))
    winner = state.game.winner
    assert state.returns() == ([0, 0] if winner is None else [1 - 2 * winner, 2 * winner - 1])
    assert state.current_player() == pyspiel.PlayerId.TERMINAL and state.legal_actions() == []


def test_deals_differ_and_a_seed_gives_them_again(case: GameCase):
    deals = [[], []]
    for found in deals:
        game = OpenSpielGame.of(case.Game, seed=5, **case.usual)
        found.extend(str(game.new_initial_state().game.position()) for _ in range(3))
    assert deals[0] == deals[1] and len(set(deals[0])) == 3


def test_a_clone_goes_its_own_way(game):
    state = middle(game)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == before and twin.information_state_string() == state.information_state_string()
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_a_resampled_state_looks_the_same_to_its_player(case: GameCase, game):
    state = middle(game, case.decisions)
    player = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(player, SAMPLER)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        seen = [one.to_observation_struct(player).to_json() for one in (state, other)]
        assert seen[0] == seen[1]
        assert other.legal_actions() == state.legal_actions()


def test_an_observation_is_told_in_words(game):
    state = middle(game)
    player = state.current_player()
    told = state.observation_string()
    assert told == state.observation_string(player) != state.observation_string(1 - player)
    seen = json.loads(state.to_observation_struct(player).to_json())
    assert sorted(action["number"] for action in seen["actions"]) == state.legal_actions()
    assert all(f"{action['number']}: {action['words']}" in told for action in seen["actions"])
    assert seen["news"] == [] and seen["player"] == player
    assert json.loads(state.to_observation_struct(1 - player).to_json())["actions"] == []


def test_json_writes_the_whole_state(game):
    state = middle(game)
    for written in (state.to_json(), json.loads(state.to_json()), state.to_struct()):
        again = game.new_initial_state(written)
        assert again.game.position() == state.game.position()
        assert again.legal_actions() == state.legal_actions()
    with pytest.raises(PositionError):
        game.new_initial_state({})


def test_actions_are_structs(game):
    state = middle(game)
    for action in state.legal_actions():
        struct = state.action_to_struct(state.current_player(), action)
        assert json.loads(struct.to_json()) == {"number": action, "text": state.action_to_string(action)}
        assert state.struct_to_actions(struct) == [action]


def test_a_serialized_state_goes_on_as_it_would_have(game):
    state = middle(game)
    twins = game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))
    for twin in twins:
        assert twin.history() == state.history() and str(twin) == str(state)
        one, other = state.clone(), twin
        while not one.is_terminal():
            action = one.legal_actions()[-1]
            one.apply_action(action)
            other.apply_action(action)
        assert one.game.position() == other.game.position()


def test_a_pickled_game_deals_what_it_would_have_dealt(case: GameCase):
    game = OpenSpielGame.of(case.Game, seed=4, **case.usual | {"turn_cap": 7})
    state = game.new_initial_state()
    again = pickle.loads(pickle.dumps(game))
    game.deserialize_state(state.serialize())  # takes no deal away
    assert game.new_initial_state().game.position() == again.new_initial_state().game.position()
    assert again.settings == game.settings and again.max_game_length() == game.max_game_length()


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiels_searches_run(game, search):
    state = middle(game)
    rng = np.random.RandomState(1)
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.5, SIMULATIONS, Even(), random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, Even(), 1.5, SIMULATIONS, random_state=rng)
    before = str(state)
    assert bot.step(state) in state.legal_actions() and str(state) == before


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "deck"), [("zx_env_zx", "b01_red"), ("zx_env_ygo", "beat")])
def test_openspiel_loads_it_by_name_and_plays_it(name, deck):
    game = pyspiel.load_game(name, {"deck_0": deck, "deck_1": deck, "seed": 2})
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in (0, 1)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random)) == 0
    env = rl_environment.Environment(game)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == game.game_type.game_spec.obs_size
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) in ([-1, 1], [0, 0])


def test_bad_settings_are_refused():
    with pytest.raises(DeckError, match="b01_rde"):
        OpenSpielGame.of(ZX.Game, decks=("b01_rde", "b01_blue"))
    with pytest.raises(SettingError, match="neither"):
        OpenSpielGame(ZX.Game, {"deck_0": "b01_red"})
    with pytest.raises(SettingError, match="seed"):
        OpenSpielGame.of(ZX.Game, seed=-1)
