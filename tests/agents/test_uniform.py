"""The uniform player: legal, uniform, and reproducible from a seed."""

import numpy as np
from zx_agents import UniformPlayer


def test_every_legal_action_is_equally_likely():
    player, rng = UniformPlayer(), np.random.default_rng(1)
    mask = np.array([0, 1, 0, 1, 1, 0], np.int8)
    observation = np.zeros(1, np.int8)
    one_by_one = np.bincount([player.act(observation, mask, rng) for _ in range(3000)], minlength=6)
    at_once = np.bincount(player.act_batch(np.zeros((3000, 1)), np.tile(mask, (3000, 1)), rng), minlength=6)
    for counts in (one_by_one, at_once):
        assert not counts[mask == 0].any()
        # Six standard deviations of a third of 3,000.
        assert np.abs(counts[mask == 1] - 1000).max() < 160


def test_the_same_seed_gives_the_same_actions():
    masks = np.random.default_rng(2).integers(0, 2, (50, 20)).astype(np.int8)
    masks[:, 0] = 1
    observations = np.zeros((50, 1), np.int8)
    first, second = (
        UniformPlayer().act_batch(observations, masks, np.random.default_rng(3)) for _ in range(2)
    )
    assert (first == second).all()
