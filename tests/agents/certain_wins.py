"""Certain wins: recorded positions of turns that can be won for certain, and the share that a player wins.

    python -m tests.agents.certain_wins planner scripted   # share of the recorded turns that each wins
    python -m tests.agents.certain_wins --find 60          # search for such turns and rewrite the file

A turn is a certain win if some sequence of own actions wins it on at least ENOUGH of DEALS determinizations,
against the scripted player's replies. The positions are Main Phases of games that the scripted player played
against itself, with all decks, with at most 2 Life of the enemy.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents
from numpy.typing import NDArray
from zx_agents.search.rollouts import MAX_PREFIX, NO_ACTION, random_actions, run_rollouts

from zx_env import Game, GameBatch, deck_names
from zx_env.zx.terms import Ask, Zone

RECORDED = Path(__file__).with_suffix(".jsonl")
SCOUTS, DEALS, ENOUGH = 200, 12, 11
MOST_LIFE = 2
TRIED = 4
"""Sequences per position that are played on all determinizations, the shortest first."""


def recorded() -> list[Game]:
    """Return the recorded positions, each at a decision of the Main Phase."""
    return [Game.from_position(json.loads(line)) for line in RECORDED.read_text().splitlines()]


def share_won(player: Any, games: Sequence[Game], deals: int, seed: int) -> NDArray[np.float64]:
    """Return the share of determinizations on which a player wins the turn, [games]. The enemy is scripted.

    Args:
        player: Has `act_game` and `choose`, as planner and search, or `act_batch`.
        games: Each at a decision of the player who can win.
        deals: Determinizations of each game.
        seed: Seed of all randomness.
    """
    rng = np.random.default_rng(seed)
    batch = GameBatch(games).copy(np.repeat(np.arange(len(games)), deals))
    seats, first_turn = batch.player.copy(), batch.turn
    batch.determinize(seats, rng)
    scripted = zx_agents.ScriptedPlayer()
    running = np.arange(len(batch))
    while len(running):
        actions = np.full(len(batch), NO_ACTION, np.int32)
        own = running[batch.player[running] == seats[running]]
        theirs = np.setdiff1d(running, own)
        # The enemy first, so that one call makes many own decisions.
        if len(theirs):
            actions[theirs] = scripted.act_batch(batch.observation[theirs], batch.mask[theirs], rng)
        else:
            actions[own] = (
                player.choose(batch.copy(own), rng)
                if hasattr(player, "act_game")
                else player.act_batch(batch.observation[own], batch.mask[own], rng)
            )
        batch.step(actions)
        running = running[~batch.done[running] & (batch.turn[running] == first_turn[running])]
    won = batch.done & (batch.turn == first_turn) & (batch.reward[np.arange(len(batch)), seats] > 0)
    return np.asarray(won.reshape(len(games), deals).mean(axis=1))


# -- search -------------------------------------------------------------------------------------------------


def is_certain(game: Game, rng: np.random.Generator) -> bool:
    """Return whether one of SCOUTS random sequences wins the turn on ENOUGH of DEALS determinizations."""
    sequences = winning_sequences(game, rng)
    if not sequences:
        return False
    prefixes = np.repeat(np.stack(sequences), DEALS, axis=0)
    batch = GameBatch([game]).copy([0] * len(prefixes))
    batch.determinize(game.to_play, np.tile(rng.integers(2**40, size=DEALS), len(sequences)))
    no_noise = np.zeros(len(prefixes), np.float32)
    scripted, value_function = zx_agents.ScriptedPlayer(), zx_agents.zx.value.LinearValue()
    result = run_rollouts(batch, prefixes, no_noise, scripted, value_function, batch.turn + 1, rng)
    return bool((result.won.reshape(-1, DEALS).sum(axis=1) >= ENOUGH).any())


def winning_sequences(game: Game, rng: np.random.Generator) -> list[NDArray[np.int16]]:
    """Return the shortest sequences that won the turn in random playouts."""
    batch = GameBatch([game]).copy([0] * SCOUTS)
    batch.determinize(game.to_play, rng)
    sequences, length = np.full((SCOUTS, MAX_PREFIX), NO_ACTION, np.int16), np.zeros(SCOUTS, np.int64)
    running = np.arange(SCOUTS)
    while len(running):
        actions = np.full(SCOUTS, NO_ACTION, np.int32)
        actions[running] = random_actions(batch.mask[running], rng)
        own = running[batch.player[running] == game.to_play]
        sequences[own, np.minimum(length[own], MAX_PREFIX - 1)] = actions[own]
        length[own] += 1
        batch.step(actions)
        running = running[~batch.done[running] & (batch.turn[running] == game.turn)]
    won = np.flatnonzero(batch.done & (batch.reward[:, game.to_play] > 0) & (batch.turn == game.turn))
    return [sequences[row] for row in sorted(won, key=lambda row: int(length[row]))[:TRIED]]


def main_phases(seed: int) -> Iterator[Game]:
    """Yield first decisions of Main Phases against an enemy with little Life, one per game, endlessly."""
    rng = np.random.default_rng(seed)
    scripted = zx_agents.ScriptedPlayer()
    groups = [deck_names(group) for group in ("b01", "2017", "extended")]
    while True:
        group = groups[int(rng.choice(3, p=[0.5, 0.35, 0.15]))]
        pair = [group[i] for i in rng.integers(len(group), size=2)]
        game = Game.new(decks=pair, seed=int(rng.integers(2**40)), skip_forced=True)
        seen = set()
        met = []
        while game.to_play is not None:
            observation = game.observe(game.to_play)
            obs = zx_agents.zx.features.ObservationReader(observation[None], scripted.card_features)
            if observation[Ask.MAIN] == 1 and obs.zones[0, 1, Zone.LIFE] <= MOST_LIFE:
                if game.turn not in seen:
                    met.append(game.copy())
                seen.add(game.turn)
            game.step(scripted.act(observation, game.mask(), rng))
        if met:
            yield met[int(rng.integers(len(met)))]


def find(number: int, seed: int) -> None:
    """Find and record this many turns, after a round trip through their positions."""
    rng = np.random.default_rng(seed)
    positions: list[str] = []
    for looked_at, game in enumerate(main_phases(seed), 1):
        position = game.position()
        position.pop("engine", None)
        restored = Game.from_position(position)
        if restored.to_play == game.to_play and is_certain(restored, rng):
            positions.append(json.dumps(position, separators=(",", ":")))
            print(f"{len(positions)} of {looked_at} turns", flush=True)
        if len(positions) == number:
            break
    RECORDED.write_text("\n".join(positions) + "\n")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("agents", nargs="*", default=["planner", "scripted"])
    parser.add_argument("--find", type=int, metavar="N")
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.find:
        find(args.find, args.seed)
        return
    games = recorded()
    for name in args.agents:
        shares = share_won(zx_agents.load(name), games, args.deals, args.seed)
        always = int((shares == 1).sum())
        print(f"{name}: {shares.mean():.1%} of {len(games)} turns on {args.deals} deals; {always} always")


if __name__ == "__main__":
    main()
