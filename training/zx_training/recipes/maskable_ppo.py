"""sb3-contrib's MaskablePPO, over both doors: one learner in one seat, an opponent in the other.

    python -m zx_training.recipes.maskable_ppo                      # VectorEnv, 256 games at once
    python -m zx_training.recipes.maskable_ppo --door gymnasium --decisions 100_000
    zx match runs/maskable_ppo/player.npz scripted

A run leaves `model.zip`, with which `MaskablePPO.load` goes on (it is pickled: load only your own), and
`player.npz`, plain arrays that play without torch as an agent of every command.

Three things are easily done wrong, and then it learns little and says nothing:

- The opponent acts inside `step`. A trajectory over both seats would have one player's value follow from the
  other's observation, with the wrong sign, and the loser's last decision would never hear that it lost.
- Whatever asks the model for an action gives it the mask: `model.predict(observation, action_masks=mask)`.
  stable-baselines3's own `evaluate_policy` and `EvalCallback` do not; sb3-contrib's do.
- Large batches and one trunk for policy and value. With the library's defaults (batches of 64, ten passes,
  two networks) the same processor learns from about a tenth of the decisions in the same time.
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
from zx_training.games import get_game
from zx_training.learner.kernels import Arithmetic
from zx_training.learner.league import SnapshotPlayer
from zx_training.learner.report import match_line
from zx_training.learner.tasks import Potential, TrainingTask, VectorEnvLike, task_of
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import Match, play_match
from zx_training.recipes.mlp import Trunk, save_player, weights_of

RESULTS_KEPT = 400
"""The last results against each kind of opponent that the win rates are taken over."""
PAST = "past"
PAST_SHARE = 0.5
"""Of the games against past selves, once there are some: enough not to forget how the fixed players lose."""
PAST_KEPT = 4
"""Past selves at a time. Each is a network more to ask, with fewer games in each call."""


# -- the batched door ----------------------------------------------------------------------------------------


class OpponentPool(SingleAgentVectorEnv):
    """Fixed players and past selves: a game is against one of them.

    Args:
        games: the games.
        opponents: fixed players by name, each met as often.
        seed: of the opponents.
    """

    def __init__(self, games: Any, opponents: dict[str, Agent], seed: int) -> None:
        self.names = list(opponents)
        super().__init__(games, list(opponents.values()), seed=seed)

    def add_past(self, player: Agent) -> None:
        """Takes in a past self; beyond PAST_KEPT it takes the place of one of them, in its games too."""
        if self.names.count(PAST) < PAST_KEPT:
            self.names.append(PAST)
            self.opponents.append(rows_policy_of(player))
        else:
            self.opponents[len(self.names) - 1 - int(self.rng.integers(PAST_KEPT))] = rows_policy_of(player)

    def drawn(self) -> int:
        """A past self for PAST_SHARE of the games, once there are some."""
        past = self.names.count(PAST)
        fixed = len(self.names) - past
        if past and self.rng.random() < PAST_SHARE:
            return fixed + int(self.rng.integers(past))
        return int(self.rng.integers(fixed))


class SelfPlay(SB3VecEnv):
    """The learner's seat of every game, as stable-baselines3 trains on it, against its company.

    Rewards are a game's result, +1, 0 or -1. Where a `potential` is given (how good a position looks, by a
    thumb rule), its change from one decision to the next is added, discounted as the learner discounts: that
    tells early what matters and does not change what is best (Ng, Harada, Russell 1999).

    Args:
        games: the games.
        opponents: fixed players by name.
        seed: of the opponents.
        potential: observations [n, N] to [n]; None for results alone.
        discount: the learner's.
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
        self.company, self.potential, self.discount = opponents, potential, discount
        super().__init__(games, list(opponents.values()), None, seed)
        self.results: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=RESULTS_KEPT))
        self._looks = np.zeros(self.num_envs, np.float32)  # the potential at the learner's last decision

    def seats_of(self, opponents: list[Any], seat: int | None, seed: int) -> OpponentPool:
        """The company has the other seats."""
        return OpponentPool(self.games, self.company, seed)

    def reset(self) -> NDArray[np.int8]:
        """New games, each played on until the learner is to move."""
        seen = super().reset()
        if self.potential is not None:
            self._looks = self.potential(seen)
        return seen

    def step_wait(self) -> Stepped:
        """Counts results, and adds the potential's change; a finished game ends at 0, whatever comes next."""
        seen, rewards, dones, infos = super().step_wait()
        for row in np.flatnonzero(dones):
            self.results[self.seats.names[self.seats.met[row]]].append(0.5 + 0.5 * float(rewards[row]))
        if self.potential is not None:
            looks = self.potential(seen)
            rewards = rewards + np.where(dones, 0.0, self.discount * looks).astype(np.float32) - self._looks
            self._looks = looks
        return seen, rewards, dones, infos

    def win_rates(self) -> dict[str, float]:
        """Share of recent games won against each kind of opponent, draws counted half."""
        return {kind: float(np.mean(results)) for kind, results in self.results.items()}


# -- the learner ---------------------------------------------------------------------------------------------


class Features(BaseFeaturesExtractor):
    """The trunk, where stable-baselines3 wants it: policy and value are one layer each on top of it."""

    def __init__(
        self,
        observation_space: gymnasium.spaces.Box,
        spread: NDArray[Any],
        hidden: tuple[int, ...] = (256, 256),
    ) -> None:
        super().__init__(observation_space, features_dim=hidden[-1])
        self.trunk = Trunk(spread, hidden)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Features float32 [n, width]."""
        features: torch.Tensor = self.trunk(observations)
        return features


SHAPING = 0.1
"""Of a win, for each card of Life more than the enemy: what the potential is multiplied with."""
DISCOUNT = 0.999
"""From one decision of the learner to its next."""


def learner(
    env: Any, spread: NDArray[Any], seed: int, steps: int = 16_384, batch_size: int = 2_048
) -> MaskablePPO:
    """MaskablePPO with the numbers that were found to do well here.

    Args:
        env: a VecEnv whose rows answer `action_masks`.
        spread: how large each cell is where it is there: [N].
        seed: of the network and of what it draws.
        steps: decisions between two updates, over all rows.
        batch_size: decisions a step of the optimiser.
    """
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=max(1, steps // env.num_envs),
        batch_size=batch_size,
        n_epochs=2,
        learning_rate=lambda left: 5e-4 * max(left, 0.1),  # falls in a line
        gamma=DISCOUNT,
        ent_coef=0.015,
        policy_kwargs={
            "features_extractor_class": Features,
            "features_extractor_kwargs": {"spread": spread},
            "net_arch": [],
        },
        seed=seed,
        device="cpu",
    )


def exported(model: Any) -> Weights:
    """The model's network as the arrays of an agent of zx_agents."""
    policy = model.policy
    return weights_of(policy.features_extractor.trunk, policy.action_net, policy.value_net)


class Snapshots(BaseCallback):
    """Says now and then how it goes, and then lets the learner meet itself as it is, where it can."""

    def __init__(self, console: Console, every: int = 8) -> None:
        super().__init__()
        self.console, self.every, self.updates = console, every, 0

    def _on_rollout_end(self) -> None:
        self.updates += 1
        if self.updates % self.every:
            return
        env = self.training_env
        if isinstance(env, SelfPlay):
            env.seats.add_past(SnapshotPlayer(exported(self.model), Arithmetic("float32")))
            won = ", ".join(f"{kind} {rate:.0%}" for kind, rate in env.win_rates().items())
        else:
            ended = self.model.ep_info_buffer or ()
            won = f"its opponents {np.mean([0.5 + 0.5 * game['r'] for game in ended] or [0.5]):.0%}"
        self.console.print(f"{self.num_timesteps:,} decisions; won against {won}", highlight=False)

    def _on_step(self) -> bool:
        return True


# -- a run ---------------------------------------------------------------------------------------------------


class Door(StrEnum):
    """Which environment the learner trains on."""

    VECTOR = "vector"
    GYMNASIUM = "gymnasium"


def through_vector(task: TrainingTask, opponents: dict[str, Agent], num_envs: int, seed: int) -> SelfPlay:
    """All pairs of decks, many games a call."""
    potential = task.potential
    shaping = None if potential is None else lambda seen: SHAPING * potential(seen)
    return SelfPlay(task.games(num_envs, task.pairs(), seed), opponents, seed, shaping, DISCOUNT)


def through_gymnasium(task: TrainingTask, opponents: dict[str, Agent], num_envs: int, seed: int) -> Any:
    """`gymnasium.make`, an environment a row, each with one of the opponents and one pair of the decks."""
    pairs, agents = task.pairs(), list(opponents.values())
    made = [
        partial(gymnasium.make, "zx_env/ZX-v0", opponent=agents[k % len(agents)], decks=pairs[k % len(pairs)])
        for k in range(num_envs)
    ]
    rows = iter(made)
    return make_vec_env(lambda: next(rows)(), n_envs=num_envs, seed=seed)


def rated(
    task: TrainingTask, player: Agent, opponents: dict[str, Agent], games: int, seed: int
) -> list[Match]:
    """Matches of the player against each opponent, every deal in both seats."""
    pairs = all_deck_pairs(task.decks)
    return [
        play_match((player, agent), ("maskable_ppo", name), games, pairs, seed + 1, task.deal)
        for name, agent in opponents.items()
    ]


def main(
    door: Annotated[Door, typer.Option(help="Train on VectorEnv or on gymnasium.make.")] = Door.VECTOR,
    decisions: Annotated[str, typer.Option(help="To learn from, the learner's own.")] = "1_000_000",
    opponent: Annotated[list[str] | None, typer.Option(help="Any agent; scripted and random.")] = None,
    deck: Annotated[list[str] | None, typer.Option(help="Decks; those of the first set.")] = None,
    num_envs: Annotated[int, typer.Option(help="Games at once: 256, or 16 through gymnasium.")] = 0,
    games: Annotated[int, typer.Option(help="Of each match at the end.")] = 400,
    seed: int = 1,
    out: Annotated[Path, typer.Option(help="Folder of the run.")] = Path("runs/maskable_ppo"),
) -> None:
    """Trains, keeps model.zip and player.npz, and rates the player."""
    torch.set_num_threads(1)  # a second thread is slower as soon as anything else runs
    console = Console()
    task = task_of(get_game("zx"), deck)
    opponents = {name: zx_agents.load(name) for name in opponent or ("scripted", "random")}
    through = through_vector if door is Door.VECTOR else through_gymnasium
    env = through(task, opponents, num_envs or (256 if door is Door.VECTOR else 16), seed)
    spread = task.games(1, task.pairs(), seed).game_type.game_spec.observation_stats().size  # type: ignore[attr-defined]
    model = learner(env, spread, seed)
    model.learn(int(decisions), callback=Snapshots(console))
    out.mkdir(parents=True, exist_ok=True)
    model.save(out / "model.zip")
    player = save_player(exported(model), out / "player.npz")
    for match in rated(task, player, opponents, games, seed):
        console.print(match_line(match), highlight=False, markup=False)


if __name__ == "__main__":
    typer.run(main)
