"""Ray RLlib's PPO by self-play, on the processes of one machine or of many.

    python -m zx_training.recipes.rllib --workers 2 --decisions 200_000     # VectorEnv, 64 games a worker
    python -m zx_training.recipes.rllib --game ygo --out runs/rllib_ygo
    python -m zx_training.recipes.rllib --interface game     # RLlib's own runner, on `Game`
    RAY_ADDRESS=10.0.0.1:6379 python -m zx_training.recipes.rllib --workers 32     # on a cluster
    zx match runs/rllib/player.npz random

RLlib pins gymnasium 1.2.2: install it in a separate environment, `pip install "zx_env[rllib]"`. A run writes
`algorithm/` on the way, from which `--resume` continues (pickled: load only your own), and `player.npz`,
plain arrays that play without torch or Ray as an agent of every command.

Both seats are the module "main" and both learn; in every second game one seat is "past", a snapshot of
the network of "main" from some updates ago. Each seat has a trajectory of its own. Games are played by
`VectorRunner` (rllib_runner.py), or by RLlib's own runner on `TwoPlayerEnv`, to copy for another algorithm.
"""

from __future__ import annotations

import shutil
import zlib
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import torch
import typer
import zx_agents
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.callbacks.callbacks import RLlibCallback
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch.torch_rl_module import TorchRLModule
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from torch import nn
from zx_agents.network.weights import Weights

from zx_env.core.seeding import seed_from
from zx_env.errors import SettingError
from zx_training.console import console
from zx_training.games import get_game
from zx_training.learner.report import match_line
from zx_training.learner.tasks import task_of
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import play_match
from zx_training.options import GAME, GameName
from zx_training.ray_session import ray_session
from zx_training.recipes.mlp import Trunk, save_player, weights_of
from zx_training.recipes.rllib_runner import DISCOUNT, MAIN, PAST, SEATS, SHAPING, VectorRunner, spaces_of

ALGORITHM = "algorithm"
"""Folder of the run folder from which it goes on."""
ILLEGAL_LOGIT = -1e9
"""The logit of an illegal action: never sampled, and finite, so that its gradient is 0 and not NaN."""


# -- the environment --------------------------------------------------------------------------------------


class TwoPlayerEnv(MultiAgentEnv):
    """A game between two seats. Each seat observes it when it is to move, and both observe its end.

    Rewards are the result, shaped by a potential (Ng, Harada and Russell 1999).

    Args:
        config: A dict with "game", its name, "decks", the names of the decks, of which every pair is played,
            and "seed". RLlib adds the index of the worker.
    """

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        config = config or {}
        adapter = get_game(config.get("game"))
        self.potential = adapter.potential
        self.deal = adapter.deal
        self.pairs = adapter.all_pairs(config.get("decks"))
        self.rng = np.random.default_rng([config.get("seed", 1), getattr(config, "worker_index", 0)])
        self.agents = self.possible_agents = list(SEATS)
        observations, actions = spaces_of(adapter)
        self.observation_spaces = dict.fromkeys(SEATS, observations)
        self.action_spaces = dict.fromkeys(SEATS, actions)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        pair = self.pairs[int(self.rng.integers(len(self.pairs)))]
        self.game = self.deal(pair, seed_from(self.rng))
        self.last_potential = [0.0, 0.0]
        return self._observations([self.game.to_play]), {}

    def step(self, action_dict: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play the action of the seat to move.

        Return observations, rewards, terminated, truncated and infos by seat, for the seat to move, or for
        both at the end.
        """
        (action,) = action_dict.values()
        game = self.game
        game.step(int(action))
        is_over = game.to_play is None
        seats = [0, 1] if is_over else [game.to_play]
        rewards = {SEATS[seat]: self._reward(seat) for seat in seats}
        ends = dict.fromkeys([*rewards, "__all__"], is_over) if is_over else {"__all__": False}
        return self._observations(seats), rewards, ends, {"__all__": False}, {}

    def _reward(self, seat: int) -> float:
        """Return the reward since the seat's last decision: the result plus the shaping reward.

        The shaping reward is gamma * Phi(s') - Phi(s), where Phi is the potential, 0 at the end of the game.
        """
        game, before = self.game, self.last_potential[seat]
        if game.to_play is None:
            result = 0.0 if game.winner is None else 1.0 if game.winner == seat else -1.0
            return result - before
        self.last_potential[seat] = SHAPING * float(self.potential(game.observe(seat)[None])[0])
        return DISCOUNT * self.last_potential[seat] - before

    def _observations(self, seats: Sequence[int]) -> dict[str, Any]:
        game = self.game
        # No seat acts after the end: its mask has only ones, because every row needs a legal action.
        mask = game.mask() if game.to_play is not None else np.ones(game.game_spec.num_actions, np.int8)
        return {SEATS[s]: {"observations": game.observe(s), "action_mask": mask} for s in seats}


def module_of(agent_id: str, episode: Any, **_: Any) -> str:
    """Return the name of the module (network) that plays a seat of a game.

    It is "main" for both seats, or in every second game "past", an earlier copy, for one of them.
    """
    game = zlib.crc32(episode.id_.encode()) % 4
    return PAST if game < 2 and SEATS[game] == agent_id else MAIN


# -- the network ------------------------------------------------------------------------------------------


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """The trunk with policy and value heads; illegal actions have probability 0.

    RLlib's own ActionMaskingTorchRLModule modifies the batch that it receives, and has two trunks.
    """

    def setup(self) -> None:
        """Create trunk, policy head and value head; RLlib calls this once for each new module."""
        self.trunk = Trunk(np.asarray(self.model_config["cell_sizes"], np.float32))
        self.policy = nn.Linear(self.trunk.width, self.action_space.n)
        self.value = nn.Linear(self.trunk.width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)  # initially, all legal actions are about equally likely

    def _forward(self, batch: dict[str, Any], **_: Any) -> dict[str, Any]:
        inputs = batch[Columns.OBS]
        features = self.trunk(inputs["observations"])
        logits = torch.where(inputs["action_mask"] != 0, self.policy(features), ILLEGAL_LOGIT)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: features}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> torch.Tensor:
        """Return the value of each row: float32 [n]."""
        features = self.trunk(batch[Columns.OBS]["observations"]) if embeddings is None else embeddings
        values: torch.Tensor = self.value(features).squeeze(-1)
        return values


def exported(algorithm: PPO) -> Weights:
    """Return the network of "main" as the arrays of an agent of zx_agents."""
    module: Any = algorithm.get_module(MAIN)
    module.set_state(algorithm.learner_group.get_weights([MAIN])[MAIN])
    return weights_of(module.trunk, module.policy, module.value)


def learned_in(result: dict[str, Any]) -> int:
    """Return the number of decisions of "main" learned from so far, from the result of `train`."""
    return int(result["env_runners"]["num_module_steps_sampled_lifetime"][MAIN])


class SnapshotCallback(RLlibCallback):
    """Copies the weights of "main", which learns, to "past", an opponent, every few updates."""

    EVERY = 4

    def on_train_result(self, *, algorithm: PPO, result: dict[str, Any], **_: Any) -> None:
        """Send the weights of "past" to the runners; RLlib only sends those of modules that learn."""
        if result["training_iteration"] % self.EVERY:
            return
        group = algorithm.learner_group
        group.set_weights({PAST: group.get_weights([MAIN])[MAIN]})
        algorithm.env_runner_group.sync_weights(from_worker_or_learner_group=group)


# -- a run ------------------------------------------------------------------------------------------------


class Interface(StrEnum):
    """The games of a process: many in one `VectorEnv`, or one `Game` for each."""

    VECTOR = "vector"
    GAME = "game"


GAMES_AT_ONCE = {Interface.VECTOR: 64, Interface.GAME: 16}


def config_of(
    workers: int,
    decks: Sequence[str] | None,
    seed: int,
    batch: int = 8_192,
    game: str | None = None,
    interface: Interface = Interface.VECTOR,
) -> PPOConfig:
    """Return PPO with the settings of maskable_ppo.py, as far as RLlib has them.

    Args:
        workers: Number of processes that play; with 0, the learning process plays.
        decks: Names of decks, of which every pair is played; None for the usual ones.
        seed: Seed of the network and the deals.
        batch: Number of decisions between two updates, over both seats.
        game: Name of the game; None for the default.
        interface: How a process plays its games.
    """
    adapter = get_game(game)
    observations, actions = spaces_of(adapter)
    module = RLModuleSpec(
        module_class=MaskedModule,
        observation_space=observations,
        action_space=actions,
        model_config={"cell_sizes": adapter.game_spec.observation_stats().size.tolist()},
    )
    env_config = {"game": game, "decks": decks, "seed": seed}
    config: PPOConfig = (
        PPOConfig()
        .environment(TwoPlayerEnv, env_config=env_config, disable_env_checking=True)
        .env_runners(
            env_runner_cls=VectorRunner if interface is Interface.VECTOR else None,
            num_env_runners=workers,
            num_envs_per_env_runner=GAMES_AT_ONCE[interface],
        )
        .learners(num_learners=0)
        .multi_agent(policies={MAIN, PAST}, policy_mapping_fn=module_of, policies_to_train=[MAIN])
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={MAIN: module, PAST: module}))
        .callbacks(SnapshotCallback)
        .fault_tolerance(restart_failed_env_runners=True)
        .debugging(seed=seed, log_level="ERROR")
        .training(
            train_batch_size_per_learner=batch,
            minibatch_size=min(batch, 1_024),
            num_epochs=2,
            lr=5e-4,
            gamma=DISCOUNT,
            lambda_=0.95,
            clip_param=0.2,
            vf_clip_param=1e6,
            vf_loss_coeff=0.5,
            entropy_coeff=0.015,
            use_kl_loss=False,
            grad_clip=0.5,
        )
    )
    return config


def save(algorithm: PPO, out: Path) -> None:
    """Replace `algorithm/` in the run folder; if it is killed, the old or the new one is whole."""
    path, new, old = (out.absolute() / name for name in (ALGORITHM, f"{ALGORITHM}.new", f"{ALGORITHM}.old"))
    shutil.rmtree(new, ignore_errors=True)
    algorithm.save_to_path(str(new))
    if path.exists():
        shutil.rmtree(old, ignore_errors=True)
        path.rename(old)
    new.rename(path)
    shutil.rmtree(old, ignore_errors=True)


def saved_in(out: Path) -> Path:
    """Return the folder of the algorithm that `save` has left whole.

    Raises:
        SettingError: There is none.
    """
    for name in (ALGORITHM, f"{ALGORITHM}.old"):
        if (out / name).is_dir():
            return (out / name).absolute()
    raise SettingError(f"{out} holds no run to go on with: start it without --resume")


def main(
    workers: Annotated[int, typer.Option(help="Processes that play.")] = 2,
    decisions: Annotated[str, typer.Option(help="Decisions to learn from.")] = "200_000",
    game: GameName = GAME,
    deck: Annotated[list[str] | None, typer.Option(help="Decks; default: the usual ones.")] = None,
    games: Annotated[int, typer.Option(help="Games of each match at the end.")] = 400,
    batch: Annotated[int, typer.Option(help="Decisions between two updates.")] = 8_192,
    interface: Annotated[
        Interface, typer.Option(help="Play on VectorEnv or on Game, one decision at a time.")
    ] = Interface.VECTOR,
    seed: int = 1,
    out: Annotated[Path, typer.Option(help="Folder of the run.")] = Path("runs/rllib"),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")] = False,
    save_every: Annotated[int, typer.Option(min=1, help="Updates between two checkpoints.")] = 10,
) -> None:
    """Train, write the algorithm and player.npz, and rate the player."""
    out.mkdir(parents=True, exist_ok=True)
    saved = saved_in(out) if resume else None
    with ray_session(workers + 1, object_store_memory=1 << 28):
        algorithm = config_of(workers, deck, seed, batch, game, interface).build_algo()
        if saved is not None:
            algorithm.restore_from_path(str(saved))
        try:
            learned = 0
            while learned < int(decisions):
                result = algorithm.train()
                learned = learned_in(result)
                console.print(f"{learned:,} decisions", highlight=False)
                if result["training_iteration"] % save_every == 0:
                    save(algorithm, out)
            save(algorithm, out)
            player = save_player(exported(algorithm), out / "player.npz")
        finally:
            algorithm.stop()
    task = task_of(get_game(game), deck)
    for name in ("scripted", "random"):
        pairs = all_deck_pairs(task.decks)
        names = "rllib", name
        match = play_match((player, zx_agents.load(name, game)), names, games, pairs, seed, task.deal)
        console.print(match_line(match), highlight=False, markup=False)


if __name__ == "__main__":
    typer.run(main)
