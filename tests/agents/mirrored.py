"""The mirrored board: the share of decisions in which a player takes another action than on the board itself.

    python -m tests.agents.mirrored learned

The decisions are those that it meets against itself.
"""

import argparse
from typing import Any

import numpy as np
import zx_agents

import zx_env
from zx_env.core.seeding import agent_rng

ROWS, STEPS = 256, 120
"""Games at once, and decisions of each; games that end are followed by others."""


def share_changed(player: Any, seed: int, rows: int = ROWS, steps: int = STEPS) -> tuple[float, int]:
    """Return the share, and the number of decisions with a choice, in games of a player against itself.

    Args:
        player: Has `act_batch`, which chooses without chance.
        seed: Seed of the games, which have the decks of the first set and of 2017.
        rows: Games at once.
        steps: Decisions of each game, with those that leave no choice.
    """
    decks = [*zx_env.deck_names("b01"), *zx_env.deck_names("2017")]
    rng = agent_rng(seed)
    pairs = [(decks[i], decks[j]) for i, j in rng.integers(len(decks), size=(rows, 2))]
    games = zx_env.VectorEnv(rows, decks=pairs, seed=seed)
    observation, mask, _ = games.reset()
    (mirror,) = games.symmetries(0)
    changed = asked = 0
    for _ in range(steps):
        actions = player.act_batch(observation, mask, rng)
        images = player.act_batch(mirror.observations(observation), mirror.masks(mask), rng)
        choice = mask.sum(axis=1) > 1
        changed += int((mirror.original_actions(images) != actions)[choice].sum())
        asked += int(choice.sum())
        observation, mask, *_ = games.step(actions.astype(np.int32))
    return changed / asked, asked


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("agents", nargs="*", default=["learned"])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for name in args.agents:
        share, asked = share_changed(zx_agents.load(name), args.seed)
        print(f"{name}: another action in {share:.1%} of {asked} decisions on the mirrored board")


if __name__ == "__main__":
    main()
