"""The compiled forward pass of a network gives what the forward pass in numpy gives, up to rounding."""

import itertools
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import zx_agents
from zx_agents import LearnedPlayer
from zx_agents.network.compiled import CompiledNetwork
from zx_agents.network.weights import DIGIT, Network, check

from zx_env.core.games import get_game
from zx_env.errors import CheckpointError

PLAIN = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
CARDS = 300


def random_weights(
    cells: int,
    actions: int,
    hidden: tuple[int, ...],
    width: int,
    embedding: int,
    seed: int = 1,
    digits: int = 2,
) -> dict[str, np.ndarray]:
    """Return a network with every part: two row layers, one of them of cards, and lists of cards.

    `width` is that of the row layers and `embedding` that of the cards; 0 for none of them.
    """
    rng = np.random.default_rng(seed)

    def some(*shape: int) -> np.ndarray:
        return rng.normal(size=shape).astype(np.float32) / np.sqrt(shape[0]).astype(np.float32)

    sizes = [cells + actions, *hidden]
    weights = {}
    for i, (before, after) in enumerate(itertools.pairwise(sizes)):
        weights |= {f"trunk.{i}.w": some(before, after), f"trunk.{i}.b": some(after)}
    weights["trunk.0.w"][rng.random(cells + actions) < 0.4] = 0  # cells and actions that are not read
    weights |= {"policy.w": some(hidden[-1], actions), "policy.b": some(actions)}
    weights |= {"value.w": some(hidden[-1]), "value.b": some(1), "value.cells": some(cells)}
    weights["value.cells"][rng.random(cells) < 0.9] = 0
    for name, rows, columns in (("hand", 4, 3), ("board", 3, 2)) if width else ():
        about = rng.permutation(actions)[: 2 * rows].reshape(rows, 2)
        about[0, 1] = -1
        weights |= {f"rows.{name}.actions": about, f"rows.{name}.first": rng.integers(cells - 12, size=1)}
        weights |= {f"rows.{name}.cells": some(columns, width), f"rows.{name}.trunk": some(hidden[-1], width)}
        weights |= {f"rows.{name}.place": some(rows, width), f"rows.{name}.out": some(2, width)}
    if embedding:
        weights |= {"cards.table": some(CARDS, embedding), "cards.features": some(5, embedding)}
        first, often = rng.integers(cells - 1, size=20), rng.integers(-1, 2, size=20)
        lists = np.stack([first, np.where(often < 0, -1, first[::-1]), rng.integers(3, size=20)], axis=1)
        weights |= {"cards.lists": lists, "cards.w": some(3 * embedding, hidden[0])}
        if width:
            weights["rows.hand.numbers"] = rng.integers(cells - 1, size=4)
            weights["rows.hand.cards"] = some(embedding, width)
    if digits != 2:
        weights["cards.digits"] = np.array([digits])
    check(weights)
    return weights


def random_positions(cells: int, actions: int, n: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(n)
    observations = rng.integers(-128, 128, (n, cells)) * (rng.random((n, cells)) < 0.2)
    # First digits of card numbers are small: many of the numbers are cards.
    observations[:, ::3] = rng.integers(0, CARDS // DIGIT + 1, observations[:, ::3].shape)
    masks = rng.random((n, actions)) < 0.4
    masks[:, 0] |= ~masks.any(axis=1)
    return observations.astype(np.int8), masks.astype(np.int8)


def assert_near(found: np.ndarray, wanted: np.ndarray) -> None:
    """Assert that the numbers differ by at most 1e-5 of the largest one: the sums are rounded otherwise."""
    largest = max(1.0, float(np.abs(wanted[np.isfinite(wanted)]).max(initial=0)))
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-5 * largest)


def assert_same(network: Network, observations: np.ndarray, masks: np.ndarray) -> None:
    """Assert equal logits, values and actions; an action may differ where two logits are equal."""
    logits, values = CompiledNetwork(network).forward(observations, masks)
    wanted, wanted_values = network.forward(observations, masks)
    assert logits.dtype == values.dtype == np.float32
    np.testing.assert_array_equal(np.isfinite(logits), masks != 0)
    assert_near(logits, wanted)
    assert_near(values, wanted_values)
    taken = np.take_along_axis(wanted, logits.argmax(axis=1)[:, None], 1)[:, 0]
    assert_near(taken, wanted.max(axis=1))


NETWORKS = [
    ((5,), 0, 0),
    ((8, 16), 6, 0),
    ((19, 7, 9), 5, 3),
    ((16, 16), 0, 8),
]
"""Hidden layers, width of the row layers, length of an embedding: some are no multiple of eight."""


@pytest.mark.parametrize(("hidden", "width", "embedding"), NETWORKS)
@pytest.mark.parametrize("n", [1, 7] if PLAIN else [0, 1, 7, 256])
def test_every_part_gives_what_numpy_gives(hidden: tuple[int, ...], width: int, embedding: int, n: int):
    network = Network(random_weights(60, 12, hidden, width, embedding))
    assert_same(network, *random_positions(60, 12, n))


@pytest.mark.parametrize("n", [1, 7])
def test_numbers_of_one_cell_give_what_numpy_gives(n: int):
    weights = random_weights(60, 12, (19, 7, 9), 5, 3, digits=1)
    positions = random_positions(60, 12, n)
    assert_same(Network(weights), *positions)
    other = Network({name: array for name, array in weights.items() if name != "cards.digits"})
    assert (other.forward(*positions)[1] != Network(weights).forward(*positions)[1]).all()


def played(name: str, n: int) -> tuple[np.ndarray, np.ndarray]:
    """Return n observations and masks of random games."""
    games, rng = get_game(name).load_environment().VectorEnv(16, seed=3), np.random.default_rng(5)
    observation, mask, _ = games.reset()
    seen: list[tuple[Any, Any]] = []
    while 16 * len(seen) < n:
        for _ in range(7):
            actions = np.where(mask != 0, rng.random(mask.shape, np.float32), -1.0).argmax(axis=1)
            observation, mask, *_ = games.step(actions.astype(np.int32))
        seen.append((observation.copy(), mask.copy()))
    observations, masks = (np.concatenate(part) for part in zip(*seen, strict=True))
    return observations[:n], masks[:n]


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["zx", "ygo"])
@pytest.mark.parametrize(
    ("hidden", "width", "embedding"), [((320, 256), 48, 8), ((192, 192), 32, 0), ((50,), 7, 5)]
)
def test_observations_of_a_game_give_what_numpy_gives(
    game: str, hidden: tuple[int, ...], width: int, embedding: int
):
    observations, masks = played(game, 256)
    weights = random_weights(observations.shape[1], masks.shape[1], hidden, width, embedding)
    for n in (1, 7, 256):
        assert_same(Network(weights), observations[:n], masks[:n])


@pytest.mark.compiled
def test_the_shipped_player_plays_what_numpy_plays():
    """2,000 decisions: with these, no two best logits are nearer than the difference by rounding."""
    player = zx_agents.load("learned")
    observations, masks = played("zx", 2000)
    assert_same(player.network, observations, masks)
    logits, values = player.evaluate(observations, masks)
    wanted, _ = player.network.forward(observations, masks)
    np.testing.assert_array_equal(logits.argmax(axis=1), wanted.argmax(axis=1))
    for row in range(0, 2000, 97):
        alone, value = player.evaluate(observations[row : row + 1], masks[row : row + 1])
        np.testing.assert_array_equal(alone[0], logits[row])  # to the last bit
        assert value[0] == values[row]


@pytest.mark.compiled
def test_other_kinds_of_arrays_are_taken():
    """Parts of larger arrays, masks of booleans; numbers that are no int8 are left to numpy."""
    player = LearnedPlayer(random_weights(60, 12, (8, 16), 6, 4))
    observations, masks = random_positions(60, 12, 9)
    wanted = player.evaluate(observations, masks)
    wide = np.concatenate([observations, masks], axis=1)
    for given in (
        (wide[:, :60], wide[:, 60:]),
        (observations, masks != 0),
        (observations, masks.astype(np.int64) * 256),
        (observations.astype(np.int64), masks),
    ):
        for found, expected in zip(player.evaluate(*given), wanted, strict=True):
            assert_near(found, expected)


def test_arrays_of_another_size_are_refused():
    player = LearnedPlayer(random_weights(60, 12, (8,), 0, 0))
    observations, masks = random_positions(60, 12, 3)
    for given, words in (
        ((observations[:, :-1], masks), "the game gives 59 and 12"),
        ((observations, np.concatenate([masks, masks], axis=1)), "the game gives 60 and 24"),
        ((observations[0], masks[0]), "one row"),
        ((observations[:2], masks), "2 observations and 3 masks"),
    ):
        with pytest.raises(CheckpointError, match=words):
            player.evaluate(*given)


@pytest.mark.compiled
def test_a_network_with_numbers_too_large_plays_legal_actions():
    """Infinite sums make logits that are not numbers."""
    weights = random_weights(60, 12, (8, 16), 6, 4)
    weights["trunk.1.w"] *= np.float32(1e38)
    weights["policy.w"] *= np.float32(1e38)
    observations, masks = random_positions(60, 12, 40)
    taken = LearnedPlayer(weights).act_batch(observations, masks, np.random.default_rng(1))
    assert masks[np.arange(40), taken].all()


@pytest.mark.compiled
def test_threads_share_a_network():
    player = LearnedPlayer(random_weights(60, 12, (64, 64), 6, 4))
    positions = [random_positions(60, 12, n) for n in range(200, 232)]
    wanted = [player.evaluate(*one) for one in positions]
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda one: player.evaluate(*one), positions * 8))
    for one, expected in zip(found, wanted * 8, strict=True):
        np.testing.assert_array_equal(one[0], expected[0])


@pytest.mark.compiled
def test_who_plays_without_a_network_does_not_wait_for_it():
    code = (
        "import sys, numpy as np, zx_env\n"
        "from zx_env.compiling.functions import callees_first\n"
        "game = zx_env.Game.new(decks=('b01_red', 'b01_blue'), seed=1)\n"
        "assert 'zx_agents' not in sys.modules\n"
        "import zx_agents\n"
        "for name in ('scripted', 'learned'):\n"
        "    player = zx_agents.load(name)\n"
        "    player.act(game.observe(game.to_play), game.mask(), np.random.default_rng(0))\n"
        "    entries = [one for one in callees_first() if one.kind == 'entry']\n"
        "    print([one.ready for one in entries if one.name.startswith('zx_agents.')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "[]\n[True]\n"
