"""A training run, from a preset or a checkpoint to a rated player: budget, snapshots, checkpoints, rating.

Not here: what is learned and how (ppo.py), the network (network.py), opponents (league.py), several processes
(distributed.py), the file a run lives in (checkpoint.py), what is shown meanwhile (report.py).
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

from zx_training.files import forget_scratch
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.distributed import Alone, Team, usual_size
from zx_training.learner.inputs import layout_of, reads_of
from zx_training.learner.kernels import choose, keep_memory
from zx_training.learner.league import Results, act_rows
from zx_training.learner.ppo import Learner, Member, Orders, Report, follow, lean_of
from zx_training.learner.presets import Preset
from zx_training.learner.tasks import Games, TrainingTask
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.match import Match, play_pairs
from zx_training.matches.plots import PREFIX, save_plot
from zx_training.matches.ratings import ANCHOR, Rating, rate, save_ratings

CHECKPOINT = "checkpoint.zip"
SAMPLED_DECISIONS = 200
"""Decisions of each game, of which every tenth observation is sampled."""


@dataclass
class Callback:
    """Functions that `train` calls as the run progresses; the command line draws with them."""

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
    task: TrainingTask,
    folder: Path,
    preset: Preset,
    preset_name: str = "own",
    seed: int = 1,
    resume: Path | None = None,
    callback: Callback | None = None,
    started: float | None = None,
) -> Result:
    """Trains, saves checkpoints on the way, rates the result and draws it.

    Args:
        task: The decks, games and fixed players.
        folder: where checkpoint.zip, tensorboard/, ratings.csv, ratings.json and training.png go.
        preset: the numbers of the run; a resumed run's network must stay as it was.
        preset_name: kept in the checkpoint.
        seed: the same seed, settings and machine give the same run where no time limit cuts it short;
            a resumed run keeps its own.
        resume: a checkpoint to go on from.
        callback: Called as the run progresses.
        started: `time.monotonic()` at which the preset's minutes began; now where left out.

    Raises:
        CheckpointError: `resume` is damaged, or of other cards, another game or version.
        WorkerError: Another process of the run died; the last checkpoint is whole.
    """
    callback = callback or Callback()
    started = time.monotonic() if started is None else started
    torch.set_num_threads(1)  # measured: two threads are slower as soon as anything else runs
    keep_memory()
    folder.mkdir(parents=True, exist_ok=True)
    forget_scratch(folder / CHECKPOINT)
    state = _begin(task, preset, preset_name, seed, resume)
    run = _Run(task, state, folder, callback, started)
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


def _begin(
    task: TrainingTask, preset: Preset, preset_name: str, seed: int, resume: Path | None
) -> Checkpoint:
    """The state that a run begins from: that of a checkpoint, or a new network's."""
    before = Checkpoint.load(resume) if resume else None
    games = task.games(min(preset.num_envs, 64), all_deck_pairs(task.decks), seed)
    if before:
        before.refuse_other(resume, task, games)
        before.preset = preset
        return before
    cells = sampled(task, games, seed)
    layout, lean = layout_of(games, preset.without), lean_of(task, preset, games.obs_size)
    reads = reads_of(layout, cells)
    way, _ = choose(preset.arithmetic, cells.take(reads, axis=1), preset.hidden[0], preset.device)
    preset = replace(preset, arithmetic=way)
    torch.manual_seed(seed)
    learner = Learner(layout, lean, preset, spread_of(games, cells), reads)
    state = Checkpoint.of(task, games, preset, preset_name, seed)
    state.policy, state.learner = learner.network.export(), learner.state()
    return state


def sampled(task: TrainingTask, games: Games, seed: int) -> NDArray[np.int8]:
    """Observations with masks of half sensible play: int8 [n, N + A].

    The scripted player plays where there is one, with a random move now and then.
    """
    rng = np.random.default_rng(seed)
    scripted = task.fixed.get("scripted")
    observation, mask, _ = games.reset()
    seen = []
    for k in range(SAMPLED_DECISIONS):
        if k % 10 == 0:
            seen.append(np.concatenate([observation, mask], axis=1))
        # The largest of random keys, illegal ones at -1: a uniform draw among the legal actions of every row.
        actions = np.where(mask != 0, rng.random(mask.shape, np.float32), -1.0).argmax(axis=1)
        if scripted is not None:
            sensible = np.flatnonzero(rng.random(len(mask)) < 0.8)
            actions[sensible] = act_rows(scripted, observation[sensible], mask[sensible], rng)
        observation, mask, *_ = games.step(actions.astype(np.int32))
    return np.concatenate(seen)


def spread_of(games: Games, cells: NDArray[np.int8]) -> NDArray[np.float32]:
    """How large each cell is where it is there [N]: what the game says, or else what a sample shows."""
    game_type = getattr(games, "game_type", None)
    if game_type is not None:
        return np.asarray(game_type.game_spec.observation_stats().size, np.float32)
    seen = cells[:, : games.obs_size].astype(np.float32)
    return np.asarray(np.sqrt(np.square(seen).mean(axis=0)), np.float32)


def rate_player(
    task: TrainingTask, player: Agent, games: int, seed: int, callback: Callback, name: str = "new"
) -> tuple[list[Match], list[Rating]]:
    """Plays the new player and every fixed one against each other, and rates them; `scripted` stands at 0."""
    players: dict[str, Agent] = {name: player, **task.fixed}
    names = list(players)
    meetings = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    total, done = games * len(meetings), 0
    matches = []
    for a, b in meetings:
        agents, decks = (players[a], players[b]), all_deck_pairs(task.decks)
        growing = Match((a, b))
        for growing in play_pairs(agents, (a, b), games, decks, seed + 1, task.deal):
            callback.on_rating(done + growing.games, total)
        done += growing.games
        matches.append(growing)
    return matches, rate(matches, ANCHOR if ANCHOR in names else names[-1], seed)


class _Run:
    """A run in its first process: budget, snapshots, checkpoints, what is told."""

    def __init__(
        self, task: TrainingTask, state: Checkpoint, folder: Path, callback: Callback, started: float
    ) -> None:
        self.task, self.state, self.folder, self.callback = task, state, folder, callback
        self.started, self.began, self.seconds_before = started, time.monotonic(), state.seconds
        self.cpu_began = time.process_time()
        self.results = Results()
        size = usual_size(state.preset.workers)
        self.rng = np.random.default_rng([state.seed, state.steps, 1])
        self.member = Member(task, state, 0, size)
        self.circle: Alone | Team = Alone()
        if size > 1:
            length = self.member.learner.flat.numel()
            self.circle = Team(size, length, follow, (task, state, size))

    def close(self) -> None:
        """Ends the other processes."""
        self.circle.close()

    def player(self) -> LearnedPlayer:
        """The learner as it is now."""
        return LearnedPlayer(self.member.learner.network.export(), name="new")

    def progress(self) -> float:
        """Share of the run that is over, by steps or by time, whichever is further."""
        preset = self.state.preset
        share = self.state.steps / preset.steps
        if preset.minutes:
            passed = time.monotonic() - self.started
            if preset.clock == "cpu":
                passed = time.process_time() - self.cpu_began
            share = max(share, passed / (60 * preset.minutes))
        return min(1.0, share)

    def learn(self) -> None:
        """Learns until the steps or the minutes are over, and saves."""
        state, league = self.state, self.member.league
        if not league.past:
            league.add_past(state.policy)
        self.save()
        self.callback.on_start(state)
        with SummaryWriter(str(self.folder / "tensorboard")) as board:
            while (progress := self.progress()) < 1.0:
                self._update(progress, board)
        self.circle.tell(Orders(0.0, 0.0, stop=True))
        self.save()

    def _update(self, progress: float, board: Any) -> None:
        state, preset, league = self.state, self.state.preset, self.member.league
        is_due = state.updates % preset.snapshot_every == 0
        orders = Orders(
            preset.learning_rate * (1.0 - (1.0 - preset.last_learning_rate) * progress),
            preset.entropy * (1.0 - (1.0 - preset.last_entropy) * progress),
            snapshot=is_due and state.updates > 0,
        )
        if orders.snapshot:
            league.add_past(self.member.learner.network.export())
        if is_due or not league.active:
            orders.active = league.choose_active(self.rng)
        self.circle.tell(orders)
        reports: list[Report] = self.circle.hear(self.member.update(orders, self.circle))
        self._take(reports)
        state.updates += 1
        self._tell(board, reports, orders)
        if state.updates % preset.checkpoint_every == 0:
            self.save()

    def _take(self, reports: list[Report]) -> None:
        """Counts what all processes have learned from."""
        league = self.member.league
        for report in reports:
            self.state.steps += report.decisions
            self.results.games += report.games
            for kind, results in report.results.items():
                self.results.add(kind, results)
            for number, results in report.against_past.items():
                for result in results:
                    league.worth[number] += 0.02 * (1.0 - result - league.worth[number])

    def _tell(self, board: Any, reports: list[Report], orders: Orders) -> None:
        state = self.state
        state.seconds = self.seconds_before + time.monotonic() - self.began
        point: dict[str, float] = {
            "steps": state.steps,
            "games": self.results.games,
            "seconds": round(state.seconds, 1),
        }
        for kind, share in self.results.win_rates().items():
            point[PREFIX + kind] = round(share, 4)
            board.add_scalar(f"win_rate/{kind}", share, state.steps)
        for name, value in reports[0].measured.items():
            board.add_scalar(f"learning/{name}", value, state.steps)
        board.add_scalar("learning/rate", orders.learning_rate, state.steps)
        board.add_scalar("time/decisions_per_second", state.steps / max(state.seconds, 1e-9), state.steps)
        state.curve.append(point)
        self.callback.on_update({**point, "progress": self.progress()})

    def save(self) -> None:
        """Writes the checkpoint."""
        state, player = self.state, self.member
        state.seconds = self.seconds_before + time.monotonic() - self.began
        state.policy, state.learner = player.learner.network.export(), player.learner.state()
        state.past = [one.weights for one in player.league.past]
        state.worth = list(player.league.worth)
        state.save(self.folder / CHECKPOINT)
