"""A training run: MaskablePPO against a pool of opponents, from a preset or a checkpoint to a rated player.

Not here: the learner's view of the games (self_play.py), the network (network.py), the file a run lives in
(checkpoint.py), what is shown meanwhile (screen.py).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.logger import configure
from stable_baselines3.common.utils import set_random_seed
from zx_agents import Agent, LearnedPlayer

from zx_env.errors import CheckpointError
from zx_training.checkpoint import Checkpoint
from zx_training.deals import all_deck_pairs
from zx_training.files import forget_scratch
from zx_training.matches import Match, play_pairs
from zx_training.network import SharedTrunk, export_weights
from zx_training.opponents import OpponentPool
from zx_training.plots import PREFIX, save_plot
from zx_training.presets import Preset
from zx_training.ratings import Rating, rate, save_ratings
from zx_training.self_play import Games, Potential, SelfPlay
from zx_training.world import World

CHECKPOINT = "checkpoint.zip"
SAMPLED_DECISIONS = 400
"""Random decisions of each game, of which every tenth observation is sampled for the normalisation."""


@dataclass
class Watcher:
    """What a run tells while it goes on; the command line draws it."""

    on_start: Callable[[Checkpoint], None] = lambda checkpoint: None
    on_update: Callable[[dict[str, float]], None] = lambda point: None
    on_rating: Callable[[int, int], None] = lambda done, total: None


@dataclass
class Result:
    """What a run leaves: the checkpoint's path and the rating table."""

    checkpoint: Path
    ratings: list[Rating]
    matches: list[Match]
    steps: int
    seconds: float
    curve: list[dict[str, float]] = field(default_factory=list)


def train(
    world: World,
    folder: Path,
    preset: Preset,
    preset_name: str = "own",
    seed: int = 1,
    resume: Path | None = None,
    watcher: Watcher | None = None,
    started: float | None = None,
) -> Result:
    """Trains, saves checkpoints on the way, rates the result and draws it.

    Args:
        world: the game.
        folder: where checkpoint.zip, tensorboard/, ratings.csv, ratings.json and training.png go.
        preset: the numbers of the run; a resumed run's network must stay as it was.
        preset_name: kept in the checkpoint.
        seed: the same seed, settings and machine give the same run where no time limit cuts it short;
            a resumed run keeps its own.
        resume: a checkpoint to go on from.
        watcher: told of progress.
        started: `time.monotonic()` at which the preset's minutes began; now where left out.
    """
    watcher = watcher or Watcher()
    started = time.monotonic() if started is None else started
    torch.set_num_threads(1)  # measured: two threads are slower as soon as anything else runs
    folder.mkdir(parents=True, exist_ok=True)
    forget_scratch(folder / CHECKPOINT)
    before = Checkpoint.load(resume) if resume else None
    if before:
        before.preset, preset_name, seed = preset, before.preset_name, before.seed
    steps_before = before.steps if before else 0
    env_seed, model_seed = (
        int(s) for s in np.random.SeedSequence([seed, steps_before]).generate_state(2) % 2**31
    )
    games = world.games(preset.num_envs, all_deck_pairs(world.decks), env_seed)
    _check_fit(before, games, resume)
    pool = OpponentPool({k: a for k, a in world.fixed.items() if preset.shares.get(k)}, preset.shares)
    for weights in before.past if before else []:
        pool.add_past(weights)
    statistics = None if before else sample_statistics(games, env_seed)
    env = SelfPlay(games, pool, env_seed, _weighed(world.potential, preset.shaping), preset.discount)
    model = _make_model(env, preset, model_seed, statistics)
    if before:
        model.set_parameters(before.parameters, exact_match=True)
    else:
        pool.add_past(export_weights(model.policy))
    set_random_seed(model_seed)

    run = _Run(model, pool, preset, preset_name, seed, world, folder, watcher, before, started)
    run.learn()
    checkpoint = folder / CHECKPOINT
    matches, ratings = rate_player(world, run.player(), preset.rating_games, seed, watcher)
    save_ratings(folder, ratings, matches)
    save_plot(folder / "training.png", run.state.curve, ratings)
    return Result(checkpoint, ratings, matches, run.state.steps, run.state.seconds, run.state.curve)


def sample_statistics(games: Games, seed: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Average and standard deviation of every cell over random play: what the network normalises by."""
    rng = np.random.default_rng(seed)
    observation, mask, _ = games.reset()
    sample = []
    for k in range(SAMPLED_DECISIONS):
        if k % 10 == 0:
            sample.append(observation.copy())
        # The largest of random keys, illegal ones at -1: a uniform draw among the legal actions of every row.
        actions = np.where(mask != 0, rng.random(mask.shape, np.float32), -1.0).argmax(axis=1)
        observation, mask, *_ = games.step(actions.astype(np.int32))
    cells = np.concatenate(sample).astype(np.float32)
    return cells.mean(axis=0), cells.std(axis=0)


def rate_player(
    world: World, player: LearnedPlayer, games: int, seed: int, watcher: Watcher, name: str = "new"
) -> tuple[list[Match], list[Rating]]:
    """Plays the new player and every fixed one against each other, and rates them; `random` stands at 0."""
    players: dict[str, Agent] = {name: player, **world.fixed}
    names = list(players)
    meetings = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    total, done = games * len(meetings), 0
    matches = []
    for a, b in meetings:
        agents, decks = (players[a], players[b]), all_deck_pairs(world.decks)
        growing = Match((a, b))
        for growing in play_pairs(agents, (a, b), games, decks, seed + 1, world.deal):
            watcher.on_rating(done + growing.games, total)
        done += growing.games
        matches.append(growing)
    return matches, rate(matches, "random" if "random" in names else names[-1], seed)


def _check_fit(before: Checkpoint | None, games: Games, path: Path | None) -> None:
    if before and (before.obs_size, before.num_actions) != (games.obs_size, games.num_actions):
        raise CheckpointError(
            f"{path} was trained on {before.obs_size} cells and {before.num_actions} actions, this "
            f"version of the game has {games.obs_size} and {games.num_actions}: train again with `zx train`"
        )


def _weighed(potential: Potential | None, weight: float) -> Potential | None:
    if potential is None or not weight:
        return None
    return lambda observations: np.float32(weight) * potential(observations)


def _make_model(
    env: SelfPlay,
    preset: Preset,
    seed: int,
    statistics: tuple[NDArray[np.float32], NDArray[np.float32]] | None,
) -> MaskablePPO:
    n = env.observation_space.shape[0] if env.observation_space.shape else 0
    mean, deviation = statistics or (np.zeros(n, np.float32), np.ones(n, np.float32))
    return MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=preset.learning_rate,
        n_steps=preset.num_steps,
        batch_size=preset.batch_size,
        n_epochs=preset.epochs,
        gamma=preset.discount,
        gae_lambda=preset.gae_lambda,
        clip_range=preset.clip,
        ent_coef=preset.entropy,
        policy_kwargs={
            "features_extractor_class": SharedTrunk,
            "features_extractor_kwargs": {"mean": mean, "deviation": deviation, "hidden": preset.hidden},
            "net_arch": [],
            "share_features_extractor": True,
        },
        seed=seed,
        device="cpu",
        verbose=0,
    )


class _Run(BaseCallback):
    """Counts updates, takes snapshots, saves checkpoints, stops at the time limit."""

    def __init__(
        self,
        model: MaskablePPO,
        pool: OpponentPool,
        preset: Preset,
        preset_name: str,
        seed: int,
        world: World,
        folder: Path,
        watcher: Watcher,
        before: Checkpoint | None,
        started: float,
    ) -> None:
        super().__init__()
        self.learner, self.pool, self.folder, self.watcher = model, pool, folder, watcher
        self.started = started
        self.began = time.monotonic()
        self.seconds_before = before.seconds if before else 0.0
        env: Any = model.get_env()
        self.self_play: SelfPlay = env
        self.state = before or Checkpoint(
            preset,
            preset_name,
            seed,
            list(world.decks),
            self.self_play.games.obs_size,
            self.self_play.games.num_actions,
            {},
            {},
            game=world.game,
        )
        self.stopping = False
        model.num_timesteps = self.state.steps
        model._n_updates = self.state.gradient_updates
        model.lr_schedule = self._learning_rate

    def learn(self) -> None:
        """Learns until the steps or the minutes are over, and saves."""
        self.learner.set_logger(configure(str(self.folder / "tensorboard"), ["tensorboard"]))
        self.save()
        self.watcher.on_start(self.state)
        left = self.state.preset.steps - self.state.steps
        if left > 0:
            self.learner.learn(left, callback=self, reset_num_timesteps=False)
            self._after_update()
        self.save()

    def player(self) -> LearnedPlayer:
        """The learner as it is now."""
        return LearnedPlayer(export_weights(self.learner.policy), name="new")

    def progress(self) -> float:
        """Share of the run that is over, by steps or by time, whichever is further."""
        preset = self.state.preset
        share = self.learner.num_timesteps / preset.steps
        if preset.minutes:
            share = max(share, (time.monotonic() - self.started) / (60 * preset.minutes))
        return min(1.0, share)

    def save(self) -> None:
        """Writes the checkpoint."""
        state = self.state
        state.steps = self.learner.num_timesteps
        state.gradient_updates = self.learner._n_updates
        state.seconds = self.seconds_before + time.monotonic() - self.began
        state.policy = export_weights(self.learner.policy)
        state.parameters = self.learner.get_parameters()
        state.past = list(self.pool.past_weights())
        state.save(self.folder / CHECKPOINT)

    def _learning_rate(self, _: float) -> float:
        return self.state.preset.learning_rate * (1.0 - 0.9 * self.progress())

    def _on_rollout_start(self) -> None:
        if self.num_collected:
            self._after_update()
        self.num_collected += 1

    num_collected = 0

    def _on_step(self) -> bool:
        return not self.stopping

    def _after_update(self) -> None:
        state, preset = self.state, self.state.preset
        state.updates += 1
        if state.updates % preset.snapshot_every == 0:
            self.pool.add_past(export_weights(self.learner.policy))
        point: dict[str, float] = {
            "steps": self.learner.num_timesteps,
            "games": self.self_play.games_ended,
            "seconds": round(self.seconds_before + time.monotonic() - self.began, 1),
        }
        for kind, share in self.self_play.win_rates().items():
            point[PREFIX + kind] = round(share, 4)
            self.learner.logger.record(f"win_rate/{kind}", share)
        state.curve.append(point)
        self.stopping = self.progress() >= 1.0
        if state.updates % preset.checkpoint_every == 0:
            self.save()
        self.watcher.on_update({**point, "progress": self.progress()})
