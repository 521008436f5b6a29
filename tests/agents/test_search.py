"""Tree search: its budget, its evaluators, its names, and that it never looks at hidden cards."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import zx_agents
from numpy.typing import NDArray
from zx_agents.network.search import network_search
from zx_agents.search import tree_search
from zx_agents.search.evaluators import NetworkEvaluator, RolloutEvaluator
from zx_agents.search.tree_search import SearchBudget, SearchPlayer

from tests.agents.test_planner import POLICY, VALUE, in_the_middle
from zx_env import GameBatch, ygo_battle_v0
from zx_env.errors import AgentError, CheckpointError, SettingError


class Network:
    """A stub of a network: prefers one action, and returns the value 0 everywhere."""

    name = "network"

    def __init__(self, favourite: int) -> None:
        self.favourite = favourite
        self.batch_sizes: list[int] = []

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the highest logit for the favourite, wherever it is legal."""
        self.batch_sizes.append(len(observations))
        numbers = np.where(masks != 0, 0.0, -np.inf).astype(np.float32)
        numbers[:, self.favourite] += 3.0
        return numbers, np.zeros(len(masks), np.float32)

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return the action of the highest logit."""
        return np.asarray(self.evaluate(observations, masks)[0].argmax(axis=1), np.int64)


def small(**named: Any) -> SearchPlayer:
    given: dict[str, Any] = {"sims": 12, "at_once": 6, "turns": 0} | named
    return SearchPlayer(RolloutEvaluator(POLICY, VALUE), SearchBudget(**given))


# -- what it plays ------------------------------------------------------------------------------------------


def test_its_action_is_legal_and_the_same_by_the_same_chance():
    game = in_the_middle()
    assert game.to_play is not None
    view = game.view(game.to_play)
    player = small()
    action = player.act_game(view, np.random.default_rng(1))
    assert game.mask()[action] == 1
    assert player.act_game(view, np.random.default_rng(1)) == action
    assert 24 <= player.simulations <= 40


def test_many_views_are_searched_in_lockstep():
    games = [in_the_middle(seed) for seed in (3, 4)]
    views = [game.view(game.to_play) for game in games if game.to_play is not None]
    actions = small().act_games(views, np.random.default_rng(1))
    for game, action in zip(games, actions.tolist(), strict=True):
        assert game.mask()[action] == 1


def bytes_of(player: SearchPlayer, games: list[Any], rng: int) -> bytes:
    """Return all results of a search as bytes."""
    return b"".join(one.tobytes() for one in player.search(GameBatch(games), np.random.default_rng(rng)))


def test_hidden_cards_change_no_result_of_a_search():
    """Re-dealt before the search, or another game of the same information set: equal results."""
    game = in_the_middle()
    assert game.to_play is not None
    seat = game.to_play
    other = game.determinize(seat, 77)
    hand = [game.position()["players"][1 - seat]["hand"], other.position()["players"][1 - seat]["hand"]]
    assert hand[0] != hand[1]
    network = network_search(Network(0), SearchBudget(sims=8, turns=0))
    for player in (small(), small(turns=1), network):
        dealt = [one.view(seat).determinize(5) for one in (game, other)]
        # The true games themselves give the same results: the search determinizes them first.
        seen = [bytes_of(player, [one], 9) for one in (*dealt, game, other)]
        assert len(set(seen)) == 1


def test_the_actions_of_a_position_share_the_budget_and_the_worse_half_goes():
    game = next(game for game in map(in_the_middle, range(3, 99)) if game.mask().sum() >= 5)
    player = small(sims=40, at_once=20, caution=0.0)
    result = player.search(GameBatch([game]), np.random.default_rng(1))
    legal = game.mask() != 0
    visits = np.sort(result.visits[0][legal])
    assert (result.visits[0][~legal] == 0).all() and visits[0] > 0
    # In each phase all remaining actions have equally many: the last two have most.
    assert visits[-1] == visits[-2] and visits[-1] > visits[0]
    # The best of those in the last phase, which the most likely one always reaches.
    last = np.flatnonzero(result.visits[0] == visits[-1])
    assert result.actions[0] == last[result.values[0][last].argmax()]


class FixedPriors:
    """A stub of an evaluator: fixed priors, and the value 0.5 everywhere."""

    def __init__(self, priors: NDArray[np.float32]) -> None:
        self.given = priors

    def priors(self, observations: NDArray[Any], masks: NDArray[Any], rng: Any) -> NDArray[np.float32]:
        """Return the fixed priors of the legal actions."""
        return np.broadcast_to(self.given, masks.shape) * (masks != 0)

    def __call__(self, batch: GameBatch[Any], rows: Any, until: Any, rng: Any) -> Any:
        """Return the priors and 0.5."""
        masks = batch.mask[rows]
        return self.priors(masks, masks, rng), np.full(len(rows), 0.5, np.float32)


def test_an_unlikely_action_must_be_better_by_its_handicap():
    game = in_the_middle()
    legal = np.flatnonzero(game.mask())
    favourite = int(legal[-1])
    priors = np.full(len(game.mask()), 0.1, np.float32)
    priors[favourite] = 0.9
    roots, rng = GameBatch([game]), np.random.default_rng(1)
    for caution, played in ((0.01, favourite), (0.0, int(legal[0]))):
        budget = SearchBudget(sims=40, turns=0, caution=caution)
        assert SearchPlayer(FixedPriors(priors), budget).search(roots, rng).actions[0] == played
    # Less likely actions than `least` are not searched, and one action alone needs no search.
    alone = SearchPlayer(FixedPriors(priors), SearchBudget(sims=40, turns=0, least=0.2)).search(roots, rng)
    assert alone.actions[0] == favourite and alone.visits.sum() == 0
    two = SearchPlayer(FixedPriors(priors), SearchBudget(sims=40, turns=0, most=2)).search(roots, rng)
    assert (two.visits[0] > 0).sum() == 2 and two.visits[0, favourite] > 0


def test_questions_left_to_the_prior_are_not_searched():
    game = in_the_middle()
    assert game.to_play is not None
    asked = int(np.flatnonzero(game.observe(game.to_play))[0])
    player = SearchPlayer(RolloutEvaluator(POLICY, VALUE), SearchBudget(sims=8, turns=0), (asked,))
    action = player.act_game(game.view(game.to_play), np.random.default_rng(1))
    assert action == POLICY.act(game.observe(game.to_play), game.mask(), np.random.default_rng(1))
    assert player.simulations == 0


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


# -- evaluators ---------------------------------------------------------------------------------------------


def test_a_network_evaluates_many_rows_at_once_and_decides():
    game = in_the_middle()
    favourite = int(np.flatnonzero(game.mask())[-1])
    network = Network(favourite)
    player = network_search(network, SearchBudget(sims=32, at_once=16, turns=0))
    result = player.search(GameBatch([game]), np.random.default_rng(1))
    assert result.actions[0] == favourite and result.visits[0, favourite] == result.visits.max()
    assert network.batch_sizes[:2] == [1, 1] and max(network.batch_sizes) >= 8


def test_a_network_plays_to_the_horizon_and_evaluates_there():
    game = in_the_middle()
    network = Network(0)
    batch, rng = GameBatch([game]), np.random.default_rng(0)
    rows = np.arange(1)
    now = NetworkEvaluator(network)(batch, rows, batch.turn, rng)
    assert network.batch_sizes == [1] and now.values[0] == 0.5
    then = NetworkEvaluator(network)(batch, rows, batch.turn + 1, rng)
    assert len(network.batch_sizes) > 3 and (then.priors == now.priors).all()
    flat = NetworkEvaluator(network, temperature=100.0)(batch, rows, batch.turn, rng).priors[0]
    assert flat.max() < now.priors[0].max() and flat.sum() == pytest.approx(1.0, abs=1e-5)


class WeighingNetwork(Network):
    """The same stub with a value that is another one in most positions."""

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the same logits, and a sum of cells as the value."""
        numbers, _ = super().evaluate(observations, masks)
        return numbers, np.tanh(observations[:, ::7].sum(axis=1, dtype=np.float32) / 1000)


class ChoosingNetwork(WeighingNetwork):
    """The same, which says what it does by its logits: no position is evaluated twice."""

    def choose(self, logits: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return the action of the highest logit."""
        return np.asarray(logits.argmax(axis=1), np.int64)


def test_a_network_that_chooses_by_its_logits_evaluates_a_leaf_once():
    game = in_the_middle()
    batch = GameBatch([game, game.copy()])
    rows, found = np.arange(2), []
    for network in (WeighingNetwork(0), ChoosingNetwork(0)):
        evaluate, rng = NetworkEvaluator(network), np.random.default_rng(1)
        values = evaluate(batch, rows, batch.turn + 1, rng)
        found.append((values.priors.tobytes(), values.values.tobytes(), len(network.batch_sizes)))
    (*one, calls), (*other, fewer) = found
    assert one == other and fewer == calls - 1 and one[1] != np.full(2, 0.5, np.float32).tobytes()


def test_the_policys_action_is_the_most_likely_and_its_rollout_is_evaluated():
    game = in_the_middle()
    batch = GameBatch([game])
    before = batch.observation.tobytes()
    rng = np.random.default_rng(0)
    preferred = int(POLICY.act_batch(batch.observation, batch.mask, rng)[0])
    evaluator = RolloutEvaluator(POLICY, VALUE, trust=0.6)
    priors, values = evaluator(batch, np.arange(1), batch.turn + 1, rng)
    legal = batch.mask[0] == 1
    assert priors[0].argmax() == preferred and priors[0][legal].sum() == pytest.approx(1.0, abs=1e-5)
    assert priors[0][preferred] == pytest.approx(0.6 + 0.4 / legal.sum(), abs=1e-5)
    assert 0 < values[0] < 1 and batch.observation.tobytes() == before
    now = evaluator(batch, np.arange(1), batch.turn, rng).values
    assert now[0] == pytest.approx(VALUE(batch.observation, batch.mask)[0])
    assert now[0] != values[0]


def test_it_searches_duels_too():
    duel = ygo_battle_v0.Game.new(seed=1, skip_forced=True)
    assert duel.to_play is not None
    legal = np.flatnonzero(duel.mask())
    player = network_search(Network(int(legal[0])), SearchBudget(sims=16))
    assert player.name == "network+search"
    assert player.act_game(duel.view(duel.to_play), np.random.default_rng(0)) in legal


# -- budgets and names --------------------------------------------------------------------------------------


def test_a_budget_of_seconds_ends_the_search():
    game = in_the_middle()
    assert game.to_play is not None
    player = small(seconds=1e-6)
    assert game.mask()[player.act_game(game.view(game.to_play), np.random.default_rng(1))] == 1
    assert 0 < player.simulations <= 6  # one round: the time was over after it


class Clock:
    """A second passes each time that it is asked."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize(("seconds", "most", "fewest"), [(8.0, 4096, 32), (1e9, 30, 30)])
def test_a_search_goes_on_until_its_seconds_or_its_simulations_are_spent(
    monkeypatch: pytest.MonkeyPatch, seconds: float, most: int, fewest: int
):
    monkeypatch.setattr(tree_search, "time", Clock())
    monkeypatch.setattr(tree_search, "MOST_SIMULATIONS", most)
    game, player = in_the_middle(), small(seconds=seconds)
    assert game.to_play is not None
    player.act_game(game.view(game.to_play), np.random.default_rng(1))
    assert fewest <= player.simulations < fewest + 3 * 6


def test_it_takes_numbers_behind_its_name():
    player = zx_agents.load("search:sims=40,seconds=0.5,trust=0.3")
    assert isinstance(player, SearchPlayer)
    assert player.budget == replace(zx_agents.load("search").budget, sims=40, seconds=0.5)
    assert isinstance(player.evaluator, RolloutEvaluator) and player.evaluator.trust == 0.3


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search:simulations=3", "search takes no 'simulations'; it takes sims, seconds"),
        ("search:sims=0", "sims is a whole number from 1 to 2147483647, not 0"),
        ("search:seconds=-1", "seconds is a finite number from 0"),
        ("search:seconds=nan", "seconds is a finite number from 0"),
        ("search:trust=2", "trust is a finite number from 0 to 1, not 2.0"),
        ("learned+search:temperature=nan", "temperature is a finite number from 0, not nan"),
        ("learned+search:temperature=0", "temperature is a number above 0"),
        ("scripted+search", "scripted has no network to search with"),
        ("scripted+search:lines=2", r"scripted\+search takes no 'lines'"),
        ("scripty+search", "there is no agent 'scripty'; did you mean 'scripted'"),
    ],
)
def test_what_it_cannot_take_is_refused(name: str, words: str):
    with pytest.raises(AgentError, match=words):
        zx_agents.load(name)


@pytest.mark.parametrize(
    "name", ["sims", "seconds", "at_once", "most", "least", "turns", "exploration", "caution"]
)
@pytest.mark.parametrize("wrong", [None, "5", True, [5], -1, float("nan"), 10**5000], ids=type)
def test_a_budget_of_no_number_is_refused(name: str, wrong: Any):
    with pytest.raises(SettingError, match=f"search: {name} is a .* number from .*, not "):
        SearchBudget(**{name: wrong})


@pytest.mark.parametrize("wrong", [None, "5", True])
def test_trust_and_temperature_of_no_number_are_refused(wrong: Any):
    with pytest.raises(SettingError, match="trust is a finite number"):
        RolloutEvaluator(POLICY, VALUE, wrong)
    with pytest.raises(SettingError, match="temperature is a finite number"):
        network_search(Network(0), temperature=wrong)


def test_a_missing_checkpoint_is_an_error_with_search_too(tmp_path: Path):
    with pytest.raises(CheckpointError, match="no checkpoint"):
        zx_agents.load(f"{tmp_path / 'missing.zip'}+search:sims=8")


def test_it_does_not_act_on_an_observation_alone():
    game = in_the_middle()
    assert game.to_play is not None
    with pytest.raises(AgentError, match="act_game"):
        small().act(game.observe(game.to_play), game.mask(), np.random.default_rng(0))
