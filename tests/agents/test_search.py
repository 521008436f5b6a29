"""Tree search: its budget, its evaluations, its names, and that it never looks at hidden cards."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zx_agents
from numpy.typing import NDArray
from zx_agents.search import GuidedEvaluation, NetworkEvaluation, SearchPlayer
from zx_agents.searches import network_search

from tests.agents.test_planner import GUIDE, OUTLOOK, in_the_middle
from zx_env import GameBatch, ygo_battle_v0
from zx_env.errors import AgentError, CheckpointError


class Network:
    """Stands for a network: likes one action, and thinks that all is even."""

    name = "network"

    def __init__(self, favourite: int) -> None:
        self.favourite = favourite
        self.asked: list[int] = []

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The favourite stands out wherever it is legal."""
        self.asked.append(len(observations))
        numbers = np.where(masks != 0, 0.0, -np.inf).astype(np.float32)
        numbers[:, self.favourite] += 3.0
        return numbers, np.zeros(len(masks), np.float32)


def small(**named: Any) -> SearchPlayer:
    return SearchPlayer(GuidedEvaluation(GUIDE, OUTLOOK, turns=0), **{"sims": 12, "at_once": 4} | named)


# -- what it plays ------------------------------------------------------------------------------------------


def test_its_action_is_legal_and_the_same_by_the_same_chance():
    game = in_the_middle()
    assert game.to_play is not None
    view = game.view(game.to_play)
    player = small()
    action = player.act_game(view, np.random.default_rng(1))
    assert game.mask()[action] == 1
    assert player.act_game(view, np.random.default_rng(1)) == action
    assert player.simulations == 24


def test_many_views_are_searched_side_by_side():
    games = [in_the_middle(seed) for seed in (3, 4)]
    views = [game.view(game.to_play) for game in games if game.to_play is not None]
    actions = small().act_games(views, np.random.default_rng(1))
    for game, action in zip(games, actions.tolist(), strict=True):
        assert game.mask()[action] == 1


def test_hidden_cards_change_no_visit():
    """Dealt anew between look and answer, or another game of the same information set: all is alike."""
    game = in_the_middle()
    assert game.to_play is not None
    seat = game.to_play
    other = game.determinize(seat, 77)
    hand = [game.position()["players"][1 - seat]["hand"], other.position()["players"][1 - seat]["hand"]]
    assert hand[0] != hand[1]
    for player in (small(), small(sims=40, at_once=8), network_search(Network(0), sims=16)):
        seen = [player.visits(one.view(seat), np.random.default_rng(9)) for one in (game, other)]
        assert seen[0].tobytes() == seen[1].tobytes()
        assert player.visits(game.view(seat), np.random.default_rng(9)).tobytes() == seen[0].tobytes()
        # Also where it is given the true games themselves: it deals before it looks.
        true = [player.visits_of(GameBatch([one]), np.random.default_rng(9)) for one in (game, other)]
        assert true[0].tobytes() == true[1].tobytes()


def test_hidden_cards_change_nothing_that_the_planner_does():
    game = in_the_middle()
    assert game.to_play is not None
    planner = zx_agents.load("planner:scouts=4,lines=3,kept=3,deals=2")
    assert isinstance(planner, zx_agents.Planner)
    answers = [
        planner.act_game(one.view(game.to_play), np.random.default_rng(2))
        for one in (game, game.determinize(game.to_play, 77), game.determinize(game.to_play, 78))
    ]
    assert len(set(answers)) == 1


# -- evaluations --------------------------------------------------------------------------------------------


def test_a_network_is_asked_for_many_rows_and_followed():
    game = in_the_middle()
    assert game.to_play is not None
    favourite = int(np.flatnonzero(game.mask())[-1])
    network = Network(favourite)
    player = SearchPlayer(NetworkEvaluation(network, temperature=1.0), sims=32, at_once=8)
    visits = player.visits(game.view(game.to_play), np.random.default_rng(1))
    assert visits.argmax() == favourite and visits.sum() == 32
    assert network.asked[:2] == [1, 8]


def test_the_guides_action_is_the_likeliest_and_its_play_is_weighed():
    game = in_the_middle()
    batch = GameBatch([game])
    before = batch.observation.tobytes()
    rng = np.random.default_rng(0)
    guided = int(GUIDE.act_batch(batch.observation, batch.mask, rng)[0])
    priors, values = GuidedEvaluation(GUIDE, OUTLOOK, trust=0.6, turns=1)(batch, np.arange(1), rng)
    legal = batch.mask[0] == 1
    assert priors[0].argmax() == guided and priors[0][legal].sum() == pytest.approx(1.0, abs=1e-5)
    assert priors[0][guided] == pytest.approx(0.6 + 0.4 / legal.sum(), abs=1e-5)
    assert 0 < values[0] < 1 and batch.observation.tobytes() == before
    now = GuidedEvaluation(GUIDE, OUTLOOK, turns=0)(batch, np.arange(1), rng).values
    assert now[0] == pytest.approx(OUTLOOK(batch.observation)[0])


def test_it_searches_duels_too():
    duel = ygo_battle_v0.Game.new(seed=1, skip_forced=True)
    assert duel.to_play is not None
    legal = np.flatnonzero(duel.mask())
    player = network_search(Network(int(legal[0])), sims=16)
    assert player.name == "network+search"
    assert player.act_game(duel.view(duel.to_play), np.random.default_rng(0)) in legal


# -- budgets and names --------------------------------------------------------------------------------------


def test_a_budget_of_seconds_ends_the_search():
    game = in_the_middle()
    assert game.to_play is not None
    player = small(seconds=1e-6)
    assert game.mask()[player.act_game(game.view(game.to_play), np.random.default_rng(1))] == 1
    assert player.simulations == 4  # one round: the time was over after it


def test_it_takes_numbers_behind_its_name():
    player = zx_agents.load("search:sims=40,seconds=0.5,trust=0.3")
    assert isinstance(player, SearchPlayer) and (player.sims, player.seconds) == (40, 0.5)
    assert isinstance(player.evaluation, GuidedEvaluation) and player.evaluation.trust == 0.3


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:simulations=3", "search takes no 'simulations'; it takes sims, seconds"),
        ("search:sims=0", "sims is a whole number from 1, not 0"),
        ("search:seconds=-1", "seconds is a number from 0"),
        ("search:seconds=nan", "seconds is a number from 0"),
        ("scripted+search", "scripted has no network to search with"),
        ("scripted+search:lines=2", r"scripted\+search takes no 'lines'"),
        ("scripty+search", "there is no agent 'scripty'; did you mean 'scripted'"),
    ],
)
def test_what_it_cannot_take_is_refused(name: str, words: str):
    with pytest.raises(AgentError, match=words):
        zx_agents.load(name)


def test_a_checkpoint_that_is_not_there_is_told_with_search_too(tmp_path: Path):
    with pytest.raises(CheckpointError, match="no checkpoint"):
        zx_agents.load(f"{tmp_path / 'missing.zip'}+search:sims=8")


def test_it_does_not_act_on_an_observation_alone():
    game = in_the_middle()
    assert game.to_play is not None
    with pytest.raises(AgentError, match="act_game"):
        small().act(game.observe(game.to_play), game.mask(), np.random.default_rng(0))
