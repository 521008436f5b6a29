"""sb3-contrib's MaskablePPO on `VectorEnv` or `gymnasium.make`, against an opponent in the other seat.

    python -m zx_training.recipes.maskable_ppo                      # VectorEnv, 256 games at once
    python -m zx_training.recipes.maskable_ppo --interface gymnasium --decisions 100_000
    python -m zx_training.recipes.maskable_ppo --game ygo --out runs/maskable_ygo
    zx match runs/maskable_ppo/player.npz scripted

A run writes `model.zip`, from which `MaskablePPO.load` continues (it is pickled: load only your own), and
`player.npz`, plain arrays that play without torch as an agent of every command.

Three common mistakes slow learning down without an error:

- The opponent must act inside `step`. In a trajectory over both seats, the value of one player would be
  bootstrapped from the other's observation, with the wrong sign, and the loser's last decision would have no
  reward.
- Every call for an action must pass the mask: `model.predict(observation, action_masks=mask)`.
  stable-baselines3's own `evaluate_policy` and `EvalCallback` do not; sb3-contrib's do.
- Use large batches and one trunk for policy and value. With the library's defaults (batches of 64, ten
  passes, two networks) the same processor learns from about a tenth of the decisions in the same time.
"""

from __future__ import annotations

from collections import defaultdict, deque
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import gymnasium
import numpy as np
import torch
import typer
import zx_agents
from numpy.typing import NDArray
from rich.console import Console
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from zx_agents import Agent
from zx_agents.network.weights import Weights

from zx_env.core.envs.opponents import rows_policy_of
from zx_env.core.envs.sb3 import SB3VecEnv, Stepped
from zx_env.core.envs.single_agent import SingleAgentVectorEnv
from zx_training.console import console
from zx_training.games import get_game
from zx_training.learner.league import SnapshotPlayer
from zx_training.learner.report import match_line
from zx_training.learner.tasks import Potential, TrainingTask, VectorEnvLike, task_of
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import Match, play_match
from zx_training.options import GAME, GameName
from zx_training.recipes.mlp import Trunk, save_player, weights_of

RECENT_RESULTS = 400
"""The win rate against each kind of opponent is that of this many last results."""
PAST = "past"
PAST_SHARE = 0.5
"""Share of games against snapshots, once there are some; the others are against the fixed players."""
MAX_SNAPSHOTS = 4
"""Each further snapshot is one more network to evaluate, with fewer games per batch."""


# -- the environment -----------------------------------------------------------------------------------------


class OpponentPool(SingleAgentVectorEnv):
    """Fixed players and snapshots of the learner; each game is against one of them.

    Args:
        games: The games.
        opponents: Fixed players by name, equally frequent.
        seed: Seed of the opponents.
    """

    def __init__(self, games: Any, opponents: dict[str, Agent], seed: int) -> None:
        self.names = list(opponents)
        super().__init__(games, list(opponents.values()), seed=seed)

    def add_snapshot(self, player: Agent) -> None:
        """Add a snapshot; beyond MAX_SNAPSHOTS it replaces an older snapshot, also in games in progress."""
        if self.names.count(PAST) < MAX_SNAPSHOTS:
            self.names.append(PAST)
            self.opponents.append(rows_policy_of(player))
        else:
            self.opponents[len(self.names) - 1 - int(self.rng.integers(MAX_SNAPSHOTS))] = rows_policy_of(
                player
            )

    def drawn(self) -> int:
        """Return the number of a random opponent: with probability PAST_SHARE a snapshot, if there is one."""
        snapshots = self.names.count(PAST)
        fixed = len(self.names) - snapshots
        if snapshots and self.rng.random() < PAST_SHARE:
            return fixed + int(self.rng.integers(snapshots))
        return int(self.rng.integers(fixed))


class SelfPlay(SB3VecEnv):
    """The learner's seat of every game as a stable-baselines3 `VecEnv`, with an `OpponentPool` in the other.

    The reward is the game's result: +1, 0 or -1. A `potential`, a rule-based value of positions, shapes the
    reward: it adds the discounted potential of the next decision minus the potential of this decision.
    Shaping gives earlier feedback and leaves the optimal policy unchanged (Ng, Harada and Russell 1999,
    theorem 1).

    Args:
        games: The games.
        opponents: Fixed players by name.
        seed: Seed of the opponents.
        potential: Function from observations [n, N] to values [n]; None for rewards by results alone.
        discount: Discount of the learner.
    """

    seats: OpponentPool

    def __init__(
        self,
        games: VectorEnvLike,
        opponents: dict[str, Agent],
        seed: int,
        potential: Potential | None = None,
        discount: float = 1.0,
    ) -> None:
        self.fixed, self.potential, self.discount = opponents, potential, discount
        super().__init__(games, list(opponents.values()), None, seed)
        self.results: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT_RESULTS))
        self._last_potential = np.zeros(self.num_envs, np.float32)  # potential at the learner's last decision

    def seats_of(self, opponents: list[Any], seat: int | None, seed: int) -> OpponentPool:
        """Return the opponents, which play the seats that the learner does not play."""
        return OpponentPool(self.games, self.fixed, seed)

    def reset(self) -> NDArray[np.int8]:
        """Start new games, each played until the learner is to move."""
        observations = super().reset()
        if self.potential is not None:
            self._last_potential = self.potential(observations)
        return observations

    def step_wait(self) -> Stepped:
        """Count results; add the change of the potential, which is 0 after the end, to the rewards."""
        observations, rewards, dones, infos = super().step_wait()
        for row in np.flatnonzero(dones):
            self.results[self.seats.names[self.seats.met[row]]].append(0.5 + 0.5 * float(rewards[row]))
        if self.potential is not None:
            potential = self.potential(observations)
            # Ng, Harada and Russell 1999, theorem 1: F(s, a, s') = gamma * Phi(s') - Phi(s).
            following = np.where(dones, 0.0, self.discount * potential).astype(np.float32)
            rewards = rewards + following - self._last_potential
            self._last_potential = potential
        return observations, rewards, dones, infos

    def win_rates(self) -> dict[str, float]:
        """Return the share of recent games won against each kind of opponent; a draw counts half."""
        return {kind: float(np.mean(results)) for kind, results in self.results.items()}


# -- the learner ---------------------------------------------------------------------------------------------


class Features(BaseFeaturesExtractor):
    """The trunk as a stable-baselines3 features extractor; policy and value add one layer each."""

    def __init__(
        self,
        observation_space: gymnasium.spaces.Box,
        cell_sizes: NDArray[Any],
        hidden: tuple[int, ...] = (256, 256),
    ) -> None:
        super().__init__(observation_space, features_dim=hidden[-1])
        self.trunk = Trunk(cell_sizes, hidden)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Return features, float32 [n, width]."""
        features: torch.Tensor = self.trunk(observations)
        return features


SHAPING = 0.1
"""Factor of the potential in the shaped reward: a lead of one card of Life is worth 0.1 wins."""
DISCOUNT = 0.999
"""Discount factor of rewards, per decision of the learner."""


def learner(
    env: Any, cell_sizes: NDArray[Any], seed: int, steps: int = 16_384, batch_size: int = 2_048
) -> MaskablePPO:
    """Return MaskablePPO with settings that work well for this environment.

    Args:
        env: A VecEnv with `action_masks`.
        cell_sizes: Root mean square of each cell: [N].
        seed: Seed of the network and of its sampling.
        steps: Decisions between two updates, over all rows.
        batch_size: Decisions per optimizer step.
    """
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=max(1, steps // env.num_envs),
        batch_size=batch_size,
        n_epochs=2,
        learning_rate=lambda remaining: 5e-4 * max(remaining, 0.1),  # linear decay
        gamma=DISCOUNT,
        ent_coef=0.015,
        policy_kwargs={
            "features_extractor_class": Features,
            "features_extractor_kwargs": {"cell_sizes": cell_sizes},
            "net_arch": [],
        },
        seed=seed,
        device="cpu",
    )


def exported(model: Any) -> Weights:
    """Return the model's network as the arrays of an agent of zx_agents."""
    policy = model.policy
    return weights_of(policy.features_extractor.trunk, policy.action_net, policy.value_net)


class Snapshots(BaseCallback):
    """Prints win rates every `every` updates and, on `VectorEnv`, adds a snapshot to the opponents."""

    def __init__(self, console: Console, every: int = 8) -> None:
        super().__init__()
        self.console, self.every, self.updates = console, every, 0

    def _on_rollout_end(self) -> None:
        self.updates += 1
        if self.updates % self.every:
            return
        env = self.training_env
        if isinstance(env, SelfPlay):
            env.seats.add_snapshot(SnapshotPlayer(exported(self.model)))
            won = ", ".join(f"{kind} {rate:.0%}" for kind, rate in env.win_rates().items())
        else:
            episodes = self.model.ep_info_buffer or ()
            won = f"its opponents {np.mean([0.5 + 0.5 * game['r'] for game in episodes] or [0.5]):.0%}"
        self.console.print(f"{self.num_timesteps:,} decisions; won against {won}", highlight=False)

    def _on_step(self) -> bool:
        return True


# -- a run ---------------------------------------------------------------------------------------------------


class Interface(StrEnum):
    """The environment that the learner trains on."""

    VECTOR = "vector"
    GYMNASIUM = "gymnasium"


def make_vector_env(task: TrainingTask, opponents: dict[str, Agent], num_envs: int, seed: int) -> SelfPlay:
    """Return many games in one batch, over all pairs of decks."""
    potential = task.potential
    shaping = None if potential is None else lambda observations: SHAPING * potential(observations)
    return SelfPlay(task.games(num_envs, task.pairs(), seed), opponents, seed, shaping, DISCOUNT)


def make_gymnasium_env(task: TrainingTask, opponents: dict[str, Agent], num_envs: int, seed: int) -> Any:
    """Return one `gymnasium.make` environment per row, each with one opponent and one pair of decks."""
    pairs, agents = task.pairs(), list(opponents.values())
    env_id = get_game(task.game).game.env_id
    constructors = [
        partial(gymnasium.make, env_id, opponent=agents[k % len(agents)], decks=pairs[k % len(pairs)])
        for k in range(num_envs)
    ]
    following = iter(constructors)
    return make_vec_env(lambda: next(following)(), n_envs=num_envs, seed=seed)


def rate(
    task: TrainingTask, player: Agent, opponents: dict[str, Agent], games: int, seed: int
) -> list[Match]:
    """Play a match of the player against each opponent, every deal in both seats."""
    pairs = all_deck_pairs(task.decks)
    return [
        play_match((player, agent), ("maskable_ppo", name), games, pairs, seed, task.deal)
        for name, agent in opponents.items()
    ]


def main(
    interface: Annotated[
        Interface, typer.Option(help="Train on VectorEnv or on gymnasium.make.")
    ] = Interface.VECTOR,
    decisions: Annotated[str, typer.Option(help="The learner's own decisions to learn from.")] = "1_000_000",
    opponent: Annotated[
        list[str] | None, typer.Option(help="Any agent; default: scripted and random.")
    ] = None,
    deck: Annotated[list[str] | None, typer.Option(help="Decks; default: those of the first set.")] = None,
    num_envs: Annotated[int, typer.Option(help="Games at once: 256, or 16 through gymnasium.")] = 0,
    games: Annotated[int, typer.Option(help="Games of each match at the end.")] = 400,
    seed: int = 1,
    out: Annotated[Path, typer.Option(help="Folder of the run.")] = Path("runs/maskable_ppo"),
    game: GameName = GAME,
) -> None:
    """Train, write model.zip and player.npz, and rate the player."""
    torch.set_num_threads(1)  # a second thread is slower as soon as anything else runs
    task = task_of(get_game(game), deck)
    opponents = {name: zx_agents.load(name, game) for name in opponent or ("scripted", "random")}
    is_vector = interface is Interface.VECTOR
    make_env = make_vector_env if is_vector else make_gymnasium_env
    env = make_env(task, opponents, num_envs or (256 if is_vector else 16), seed)
    games_of_one: Any = task.games(1, task.pairs(), seed)
    cell_sizes = games_of_one.game_type.game_spec.observation_stats().size
    model = learner(env, cell_sizes, seed)
    model.learn(int(decisions), callback=Snapshots(console))
    out.mkdir(parents=True, exist_ok=True)
    model.save(out / "model.zip")
    player = save_player(exported(model), out / "player.npz")
    for match in rate(task, player, opponents, games, seed):
        console.print(match_line(match), highlight=False, markup=False)


if __name__ == "__main__":
    typer.run(main)
