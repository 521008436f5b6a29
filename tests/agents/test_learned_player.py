"""A learned player of a network so small that its numbers can be worked out by hand."""

import numpy as np
import pytest
from zx_agents import LearnedPlayer
from zx_agents.network.player import load_player, pool_digest, refuse_other, seen_digest, weights_to_bytes
from zx_agents.network.weights import check

from zx_env.errors import CheckpointError

WEIGHTS = {
    # Two cells and three actions go in; two hidden layers of two.
    "trunk.0.w": np.array([[1, 0], [0, 1], [0, 0], [0, 0], [0, 5]], np.float32),
    "trunk.0.b": np.array([0, -1], np.float32),
    "trunk.1.w": np.array([[1, 0], [1, 1]], np.float32),
    "trunk.1.b": np.array([0, 0], np.float32),
    "policy.w": np.array([[1, 2, 0], [0, 0, 4]], np.float32),
    "policy.b": np.array([0, 0, 1], np.float32),
    "value.w": np.array([0.1, 0], np.float32),
    "value.b": np.array([0.05], np.float32),
    "value.cells": np.array([0, 0.25], np.float32),
}
OBSERVATION = np.array([2, 0], np.int8)
"""The first layer gives (2, -1), so (2, 0); the second (2, 0)."""
MASK = np.array([1, 1, 0], np.int8)


@pytest.fixture
def player() -> LearnedPlayer:
    return LearnedPlayer(WEIGHTS)


def test_logits_and_value_by_hand(player: LearnedPlayer):
    logits, values = player.evaluate(OBSERVATION[None], MASK[None])
    assert logits.tolist() == [[2.0, 4.0, -np.inf]]
    assert values == pytest.approx([0.1 * 2 + 0.05])


def test_a_row_has_the_same_result_alone_and_among_others(player: LearnedPlayer):
    observations = np.array([[2, 0], [1, 3], [-1, 0]], np.int8)
    masks = np.array([[1, 1, 0], [0, 1, 1], [1, 0, 1]], np.int8)
    logits, values = player.evaluate(observations, masks)
    # Row 1: (1, 3 - 1 + 5) = (1, 7), then (8, 7). Row 2: (-1, -1 + 5), so (0, 4), then (4, 4).
    assert logits.tolist() == [[2, 4, -np.inf], [-np.inf, 16, 29], [4, -np.inf, 17]]
    assert values == pytest.approx([0.25, 0.8 + 0.05 + 0.75, 0.4 + 0.05])
    for row in range(3):
        alone = player.evaluate(observations[row : row + 1], masks[row : row + 1])
        assert alone[0].tolist() == logits[row : row + 1].tolist() and alone[1] == pytest.approx(values[row])


def test_the_most_likely_action_is_taken(player: LearnedPlayer):
    rng = np.random.default_rng(1)
    assert {player.act(OBSERVATION, MASK, rng) for _ in range(20)} == {1}


def test_a_player_that_is_not_greedy_samples_from_its_policy():
    player = LearnedPlayer(WEIGHTS, greedy=False)
    n = 4000
    observations, masks = np.repeat(OBSERVATION[None], n, axis=0), np.repeat(MASK[None], n, axis=0)
    taken = player.act_batch(observations, masks, np.random.default_rng(2))
    assert taken.dtype == np.int64 and taken.shape == (n,) and not (taken == 2).any()
    assert (taken == 0).mean() == pytest.approx(1 / (1 + np.exp(2)), abs=0.02)


def test_other_observations_or_actions_are_refused(player: LearnedPlayer):
    for observation, mask in ((np.zeros((1, 3)), MASK[None]), (OBSERVATION[None], np.ones((1, 4)))):
        with pytest.raises(CheckpointError, match="trained on 2 cells and 3 actions"):
            player.evaluate(observation.astype(np.int8), mask.astype(np.int8))


@pytest.mark.parametrize("name", sorted(WEIGHTS.keys() - {"trunk.1.w"}))  # without it there is one layer less
def test_an_incomplete_network_is_refused(name: str):
    with pytest.raises(CheckpointError, match=f"there is no {name}"):
        check({key: array for key, array in WEIGHTS.items() if key != name})


@pytest.mark.parametrize("name", WEIGHTS)
def test_arrays_that_do_not_fit_are_refused(name: str):
    wide = np.concatenate([WEIGHTS[name], WEIGHTS[name]], axis=-1)
    with pytest.raises(CheckpointError, match="do not fit on each other"):
        check({**WEIGHTS, name: wide})


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_weights_that_are_no_numbers_are_refused(value: float):
    with pytest.raises(CheckpointError, match="not numbers"):
        check({**WEIGHTS, "value.b": np.array([value], np.float32)})


def test_weights_alone_are_read_from_a_file(tmp_path):
    path = tmp_path / "small.npz"
    path.write_bytes(weights_to_bytes(WEIGHTS))
    player = load_player(path, greedy=False)
    assert player.name == "small" and not player.greedy
    assert (player.obs_size, player.num_actions) == (2, 3)
    assert player.evaluate(OBSERVATION[None], MASK[None])[0].tolist() == [[2.0, 4.0, -np.inf]]


def test_a_checkpoint_of_another_game_other_observations_or_cards_is_refused():
    fits = {"game": "ygo", "observation": seen_digest("ygo"), "cards": pool_digest("ygo")}
    refuse_other(fits, "a.zip", "ygo")
    refuse_other({"game": "zx"}, "a.zip", None)  # not asked
    refuse_other({"game": "unknown"}, "a.zip", "unknown")  # a game that is not registered
    for manifest, game, words in (
        (fits, "zx", "for the game 'ygo', not for 'zx'"),
        ({**fits, "observation": "0:none"}, "ygo", "observations of version '0:none'"),
        ({**fits, "cards": "none", "settings": {"card_set": "mine"}}, "ygo", "the cards of 'mine'"),
        ({**fits, "cards": "none", "settings": None}, "ygo", "the cards of None"),
    ):
        with pytest.raises(CheckpointError, match=words):
            refuse_other(manifest, "a.zip", game)
