"""A training run, from a preset or a checkpoint to a rated player.

See also: worker.py (one process of a run), ppo.py (the update), league.py (opponents), processes/ (how
processes learn together), checkpoint.py (the file), report.py (progress on the console).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch.utils.tensorboard import SummaryWriter
from zx_agents import Agent, LearnedPlayer

from zx_env.core.seeding import agent_rng
from zx_training.files import alone_in, forget_scratch
from zx_training.learner.arithmetic.kernels import choose_arithmetic, keep_memory
from zx_training.learner.checkpoint import Checkpoint, training_of
from zx_training.learner.initial_weights import cells_read_by, copy_weights
from zx_training.learner.inputs import input_indices_of, input_layout
from zx_training.learner.interrupts import uninterrupted
from zx_training.learner.league import Results, act_rows
from zx_training.learner.ppo import Learner, potential_weights
from zx_training.learner.presets import Preset
from zx_training.learner.processes.group import SingleProcessGroup
from zx_training.learner.processes.launch import LaunchedGroup, LeaderGroup, default_size
from zx_training.learner.rollouts import symmetries_of
from zx_training.learner.tasks import TrainingTask, VectorEnvLike
from zx_training.learner.worker import UpdateMetrics, UpdateRequest, Worker, run_worker
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import Match, play_pairs
from zx_training.matches.plots import PREFIX, save_plot
from zx_training.matches.ratings import ANCHOR, Rating, rate, save_ratings

CHECKPOINT = "checkpoint.zip"
REACHED = "reached.txt"
"""Number of decisions after the last update, which a run that dies has learned from."""
SAMPLED_DECISIONS = 200
"""Decisions of each game in the sample; every tenth observation is taken."""
WIN_RATE_STEP = 0.02
"""Step size of the moving average of a snapshot's win rate."""


@dataclass
class Callback:
    """Functions that a run calls as it proceeds; the command line shows progress in them.

    `on_start` gets the state at the start, `on_update` the new point of the learning curve, `on_metrics` the
    figures of an update by their names in TensorBoard with `steps`, `on_rating` the rated games so far and in
    all.
    """

    on_start: Callable[[Checkpoint], None] = lambda checkpoint: None
    on_update: Callable[[dict[str, float]], None] = lambda point: None
    on_metrics: Callable[[dict[str, float]], None] = lambda metrics: None
    on_rating: Callable[[int, int], None] = lambda done, total: None


@dataclass
class Result:
    """The result of a run: the path of its checkpoint and its rating table."""

    checkpoint: Path
    ratings: list[Rating]
    matches: list[Match]
    steps: int
    seconds: float
    curve: list[dict[str, float]] = field(default_factory=list)


def train(
    task: TrainingTask,
    folder: Path,
    preset: Preset,
    preset_name: str = "own",
    seed: int = 1,
    resume: Path | None = None,
    callback: Callback | None = None,
    started: float | None = None,
    group: LaunchedGroup | None = None,
    origin: LearnedPlayer | None = None,
) -> Result:
    """Train, save checkpoints, rate the resulting player and plot the run.

    Args:
        task: Game, decks and fixed opponents.
        folder: Receives checkpoint.zip, reached.txt, tensorboard/, ratings.csv, ratings.json and
            training.png.
        preset: The settings of the run; a resumed run cannot change those of the network.
        preset_name: Name of the preset, stored in the checkpoint.
        seed: The same seed, settings and machine give the same run unless a time limit ends it early;
            a resumed run keeps its own seed.
        resume: A checkpoint to resume.
        callback: Called as the run progresses.
        started: `time.monotonic()` at which the preset's minutes began; now if omitted.
        group: The processes that torchrun or Ray Train has started; if omitted, the run starts its own.
        origin: A player of the same game, with whose weights a new run begins; None for random weights.

    Raises:
        CheckpointError: `resume` is damaged, or is for another game, other cards or another version.
        WorkerError: Another process of the run died; the last checkpoint is intact.
        SettingError: Another process trains in `folder`, or the folder cannot be created.
    """
    callback = callback or Callback()
    started = time.monotonic() if started is None else started
    torch.set_num_threads(1)  # measured: two threads are slower as soon as anything else runs
    keep_memory()
    with alone_in(folder):
        forget_scratch(folder / CHECKPOINT)
        state = _initial_state(task, preset, preset_name, seed, resume, origin)
        run = _Run(task, state, folder, callback, started, group)
        try:
            run.learn()
        finally:
            run.close()
        matches: list[Match] = []
        ratings: list[Rating] = []
        if preset.rating_games:
            matches, ratings = rate_player(task, run.player(), preset.rating_games, state.seed, callback)
            save_ratings(folder, ratings, matches)
        save_plot(folder / "training.png", state.curve, ratings)
        return Result(folder / CHECKPOINT, ratings, matches, state.steps, state.seconds, state.curve)


def _initial_state(
    task: TrainingTask,
    preset: Preset,
    preset_name: str,
    seed: int,
    resume: Path | None,
    origin: LearnedPlayer | None = None,
) -> Checkpoint:
    """Return the first state of a run: that of the checkpoint to resume, of a player, or a new network."""
    resumed = Checkpoint.load(resume) if resume else None
    pairs = task.pairs(preset.random_decks, seed, preset.random_share)
    games = task.games(min(preset.num_envs, 64), pairs, seed)
    if resumed:
        resumed.check_same_game(resume, task, games)
        resumed.preset = preset
        resumed.split = resumed.split if resumed.split == task.split else ""
        resumed.training = training_of(task, games)
        return resumed
    cells = sample_observations(task, games, seed)
    layout, potential = input_layout(games, preset.without), potential_weights(task, preset, games.obs_size)
    seen = with_images(games, cells) if preset.mirror else cells
    indices = input_indices_of(layout, seen)
    if origin is not None:
        indices = np.union1d(indices, cells_read_by(origin.weights, layout))
    arithmetic, _ = choose_arithmetic(
        preset.arithmetic, cells.take(indices, axis=1), preset.hidden[0], preset.device
    )
    preset = replace(preset, arithmetic=arithmetic)
    torch.manual_seed(seed)
    sizes, features = cell_sizes(games, cells), task.card_features
    learner = Learner(layout, potential, preset, sizes, indices, card_features=features)
    if origin is not None:
        copy_weights(learner.network, origin.weights, origin.name)
    state = Checkpoint.of(task, games, preset, preset_name, seed)
    if origin is not None and origin.split != task.split:
        state.split = ""
    state.policy, state.learner = learner.network.export(), learner.state()
    return state


def lost_decisions(folder: Path, state: Checkpoint) -> int:
    """Return how many decisions a run in a folder had learned from after its last checkpoint."""
    try:
        return max(0, int((folder / REACHED).read_text(encoding="utf-8")) - state.steps)
    except (OSError, ValueError):  # no update yet, or a machine died while the file was written
        return 0


def sample_observations(task: TrainingTask, games: VectorEnvLike, seed: int) -> NDArray[np.int8]:
    """Return observations with masks, int8 [n, N + A], from play that is partly random.

    Four of five actions are the scripted player's if there is one; all others are random.
    """
    rng = agent_rng(seed)
    scripted = task.fixed.get("scripted")
    observation, mask, _ = games.reset()
    samples = []
    for k in range(SAMPLED_DECISIONS):
        if k % 10 == 0:
            samples.append(np.concatenate([observation, mask], axis=1))
        # Each action gets a random key, illegal ones -1: the largest key is a uniform draw of a legal action.
        actions = np.where(mask != 0, rng.random(mask.shape, np.float32), -1.0).argmax(axis=1)
        if scripted is not None:
            rows = np.flatnonzero(rng.random(len(mask)) < 0.8)
            actions[rows] = act_rows(scripted, observation[rows], mask[rows], rng)
        observation, mask, *_ = games.step(actions.astype(np.int32))
    return np.concatenate(samples)


def with_images(games: VectorEnvLike, cells: NDArray[np.int8]) -> NDArray[np.int8]:
    """Return observations with masks, [n, N + A], and their images by all symmetries of the games."""
    known = {symmetry for row in range(games.num_envs) for symmetry in symmetries_of(games, row)}
    images = [cells]
    for symmetry in known:
        images.append(cells.copy())
        symmetry.replace(images[-1], np.arange(len(cells)))
    return np.concatenate(images)


def cell_sizes(games: VectorEnvLike, cells: NDArray[np.int8]) -> NDArray[np.float32]:
    """Return the size of each cell [N] from the game's statistics; without them, its RMS in the sample."""
    game_type = getattr(games, "game_type", None)
    if game_type is not None:
        return np.asarray(game_type.game_spec.observation_stats().size, np.float32)
    observations = cells[:, : games.obs_size].astype(np.float32)
    return np.asarray(np.sqrt(np.square(observations).mean(axis=0)), np.float32)


def rate_player(
    task: TrainingTask, player: Agent, games: int, seed: int, callback: Callback, name: str = "new"
) -> tuple[list[Match], list[Rating]]:
    """Play a round robin of the player and all fixed players, and rate them; `scripted` is at 0 points."""
    players: dict[str, Agent] = {name: player, **task.fixed}
    names = list(players)
    pairings = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    total, done = games * len(pairings), 0
    matches = []
    for a, b in pairings:
        agents, decks = (players[a], players[b]), all_deck_pairs(task.decks)
        match = Match((a, b))
        for match in play_pairs(agents, (a, b), games, decks, seed + 1, task.deal):
            callback.on_rating(done + match.games, total)
        done += match.games
        matches.append(match)
    return matches, rate(matches, ANCHOR if ANCHOR in names else names[-1], seed)


class _Run:
    """A run in the leader: budget, snapshots, checkpoints, progress."""

    def __init__(
        self,
        task: TrainingTask,
        state: Checkpoint,
        folder: Path,
        callback: Callback,
        started: float,
        group: LaunchedGroup | None = None,
    ) -> None:
        self.task, self.state, self.folder, self.callback = task, state, folder, callback
        self.started, self.process_started = started, time.monotonic()
        self.seconds_before = state.seconds
        self.cpu_started = time.process_time()
        self.results = Results()
        size = default_size(state.preset.workers) if group is None else group.size
        self.rng = np.random.default_rng([state.seed, state.steps, 1])
        self.worker = Worker(task, state, 0, size)
        self.group: SingleProcessGroup | LaunchedGroup | LeaderGroup = SingleProcessGroup()
        if group is not None:
            self.group = group
            group.lead(run_worker, (task, state, size))
        elif size > 1:
            self.group = LeaderGroup(size, run_worker, (task, state, size))

    def close(self) -> None:
        """End the other processes."""
        self.group.close()

    def player(self) -> LearnedPlayer:
        """Return a player with the current weights."""
        return LearnedPlayer(self.worker.learner.network.export(), name="new")

    def progress(self) -> float:
        """Return the finished share of the run, from 0 to 1: by steps or by time, whichever is larger."""
        preset = self.state.preset
        share = self.state.steps / preset.steps
        if preset.minutes:
            elapsed = time.monotonic() - self.started
            if preset.clock == "cpu":
                elapsed = time.process_time() - self.cpu_started
            share = max(share, elapsed / (60 * preset.minutes))
        return min(1.0, share)

    def learn(self) -> None:
        """Learn until the steps or the minutes are over, and save."""
        state, league = self.state, self.worker.league
        if not league.snapshots:
            league.add_snapshot(state.policy)
        self.save()
        self.callback.on_start(state)
        with SummaryWriter(str(self.folder / "tensorboard")) as board:
            while (progress := self.progress()) < 1.0:
                self._update(progress, board)
        self.group.broadcast(UpdateRequest(0.0, 0.0, stop=True))
        self.save()

    def _update(self, progress: float, board: Any) -> None:
        state, preset, league = self.state, self.state.preset, self.worker.league
        is_due = state.updates % preset.snapshot_every == 0
        request = UpdateRequest(
            preset.learning_rate * (1.0 - (1.0 - preset.last_learning_rate) * progress),
            preset.entropy * (1.0 - (1.0 - preset.last_entropy) * progress),
            snapshot=is_due and state.updates > 0,
            is_taught=state.steps < preset.taught,
        )
        if request.snapshot:
            league.add_snapshot(self.worker.learner.network.export())
        if is_due or not league.active:
            request.active = league.choose_active(self.rng)
        self.group.broadcast(request)
        metrics: list[UpdateMetrics] = self.group.gather(self.worker.update(request, self.group))
        self._count(metrics)
        state.updates += 1
        with uninterrupted():
            self._log(board, metrics[0], request)
            (self.folder / REACHED).write_text(str(state.steps), encoding="utf-8")
        if state.updates % preset.checkpoint_every == 0:
            self.save()

    def _count(self, metrics: list[UpdateMetrics]) -> None:
        """Add up the decisions and results of all processes."""
        league = self.worker.league
        for part in metrics:
            self.state.steps += part.decisions
            self.results.games += part.games
            for kind, results in part.results.items():
                self.results.add(kind, results)
            for number, results in part.snapshot_results.items():
                for result in results:
                    league.win_rates[number] += WIN_RATE_STEP * (1.0 - result - league.win_rates[number])

    def _log(self, board: Any, metrics: UpdateMetrics, request: UpdateRequest) -> None:
        state = self.state
        state.seconds = self.seconds_before + time.monotonic() - self.process_started
        point: dict[str, float] = {
            "steps": state.steps,
            "games": self.results.games,
            "seconds": round(state.seconds, 1),
        }
        win_rates = self.results.win_rates()
        figures = {f"win_rate/{kind}": win_rate for kind, win_rate in win_rates.items()}
        figures |= {f"learning/{name}": value for name, value in metrics.scalars.items()}
        figures["learning/rate"] = request.learning_rate
        figures["time/decisions_per_second"] = state.steps / max(state.seconds, 1e-9)
        for name, value in figures.items():
            board.add_scalar(name, value, state.steps)
        point |= {PREFIX + kind: round(win_rate, 4) for kind, win_rate in win_rates.items()}
        state.curve.append(point)
        self.callback.on_update({**point, "progress": self.progress()})
        self.callback.on_metrics({"steps": state.steps, **figures})

    def save(self) -> None:
        """Write the checkpoint."""
        state, worker = self.state, self.worker
        state.seconds = self.seconds_before + time.monotonic() - self.process_started
        state.policy, state.learner = worker.learner.network.export(), worker.learner.state()
        state.snapshots = [player.weights for player in worker.league.snapshots]
        state.worth = list(worker.league.win_rates)
        state.save(self.folder / CHECKPOINT)
