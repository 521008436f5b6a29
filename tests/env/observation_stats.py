"""Estimates the statistics of an observation in good play, and writes them to the package of its game.

    python -m tests.env.observation_stats zx ygo

`scripted` plays itself with all shipped decks, and now and then any legal action: what a learner meets on its
way to good play. Run it when a test says that the statistics are of other fields.
"""

from __future__ import annotations

import sys
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents.ygo.scripted_player import YgoScriptedPlayer
from zx_agents.zx.scripted_player import ScriptedPlayer

from zx_env.core.observation.normalization import estimate_stats, write_stats
from zx_env.ygo import spec as ygo_spec
from zx_env.ygo.cards.decks import deck_names as ygo_decks
from zx_env.ygo.vector import VectorEnv as YgoVectorEnv
from zx_env.zx import spec as zx_spec
from zx_env.zx.cards.decks import deck_names
from zx_env.zx.vector import VectorEnv

FORMATS = (("b01", 100), ("2017", 160), ("extended", 60))
"""Decks of Z/X, and in how many games at once each kind plays."""
NOISE = 0.05
"""How often a player takes any legal action."""
STEPS, BEGINNING, EVERY = 320, 20, 10
"""Decisions of each game; the first is looked at, and how many lie between two looks, so that games begin
to differ and every part of a game comes in."""


def sample(batches: list[Any], player: Any, steps: int = STEPS, seed: int = 1) -> NDArray[Any]:
    """Observations [n, N] of decisions in which `player` plays itself, with some noise."""
    rng = np.random.default_rng(seed)
    looks = []
    for batch in batches:
        observations, masks, _ = batch.reset()
        for step in range(steps):
            if step >= BEGINNING and step % EVERY == 0:
                looks.append(observations.copy())
            actions = player.act_batch(observations, masks, rng)
            anything = (rng.random(masks.shape) * masks).argmax(axis=1)
            actions = np.where(rng.random(len(actions)) < NOISE, anything, actions)
            observations, masks, *_ = batch.step(actions)
    return np.concatenate(looks)


def _zx() -> NDArray[Any]:
    batches = [VectorEnv(n, decks=list(product(deck_names(kind), repeat=2)), seed=1) for kind, n in FORMATS]
    return sample(batches, ScriptedPlayer())


def _ygo() -> NDArray[Any]:
    return sample(
        [YgoVectorEnv(160, decks=list(product(ygo_decks(), repeat=2)), seed=1)], YgoScriptedPlayer()
    )


def main(games: list[str]) -> None:
    """Estimate and write the statistics of these games."""
    for name, look, game_spec in (("zx", _zx, zx_spec), ("ygo", _ygo, ygo_spec)):
        if name in games:
            observations = look()
            write_stats(
                game_spec.OBSERVATION_STATS,
                game_spec.SPEC.observation_digest,
                estimate_stats(game_spec.SPEC.observation_fields, observations),
            )
            print(f"{name}: {len(observations)} decisions, {game_spec.OBSERVATION_STATS}")


if __name__ == "__main__":
    main(sys.argv[1:])
