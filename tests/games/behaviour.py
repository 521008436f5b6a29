"""Everything that a game shows, as one digest: run before and after a change that is to change nothing.

    python -m tests.games.behaviour          games of all shipped deck pairs of both formats
    python -m tests.games.behaviour quick    of every tenth pair; also in plain Python, with the same digests

The digest holds, for each decision, the observation of both players, the mask, the texts of all legal
actions and who decides; for each game its result. Batches are digested beside it, array by array. Only public
names are used, so the same file runs in an older checkout: ``PYTHONPATH=older python behaviour.py``.
"""

import hashlib
import itertools
import sys

import numpy as np

import zx_env

FORMATS = ("first set and 2017", ("b01", "2017")), ("extended", ("extended",))


def pairs_of(families: tuple[str, ...]) -> list[tuple[str, str]]:
    names = [name for family in families for name in _names(family)]
    return list(itertools.product(names, repeat=2))


def _names(family: str) -> list[str]:
    return zx_env.deck_names() if family == "b01" else zx_env.deck_names(family)


def digest_of_games(pairs: list[tuple[str, str]], games_each: int) -> tuple[str, int]:
    """The digest of single games, and how many decisions were in them."""
    digest = hashlib.sha256()
    decisions = 0
    for number, pair in enumerate(pairs * games_each):
        rng = np.random.default_rng(number)
        game = zx_env.Game.new(decks=pair, seed=number, skip_forced=number % 3 == 0)
        while game.to_play is not None:
            actions = game.actions()
            for player in range(2):
                digest.update(game.observe(player).tobytes())
            digest.update(game.mask().tobytes())
            digest.update(repr((game.to_play, [(a.index, a.text) for a in actions])).encode())
            game.step(actions[int(rng.integers(len(actions)))].index)
            decisions += 1
        digest.update(repr((game.winner, game.truncated, game.turn)).encode())
    return digest.hexdigest(), decisions


def digest_of_batch(pairs: list[tuple[str, str]], steps: int) -> str:
    """The digest of a batch of games, array by array."""
    digest = hashlib.sha256()
    batch = zx_env.VectorEnv(num_envs=2 * len(pairs), decks=pairs, seed=1)
    rng = np.random.default_rng(1)
    obs, mask, player = batch.reset()
    for _ in range(steps):
        for array in (obs, mask, player):
            digest.update(np.ascontiguousarray(array).tobytes())
        chances = rng.random(mask.shape) * (mask != 0)
        obs, mask, player, reward, done = batch.step(chances.argmax(axis=1))
        digest.update(reward.tobytes() + done.tobytes() + batch.truncated.tobytes())
    return digest.hexdigest()


def main() -> None:
    every, games_each, steps = (10, 1, 40) if sys.argv[1:] == ["quick"] else (1, 2, 1500)
    print(f"zx_env at {zx_env.__path__[0]}")
    for name, families in FORMATS:
        pairs = pairs_of(families)[::every]
        found, decisions = digest_of_games(pairs, games_each)
        print(f"{name}: {len(pairs)} pairs, {len(pairs) * games_each} games, {decisions} decisions: {found}")
        print(f"{name}: a batch of {2 * len(pairs)}, {steps} steps: {digest_of_batch(pairs, steps)}")


if __name__ == "__main__":
    main()
