"""Running an experiment: train the runs, then play all matches. Finished parts are not repeated.

The folder continues after any interruption. A finished run is stored in its `run.json`. An interrupted run
continues from its checkpoint if its budget is in decisions. If the budget is in minutes, the run restarts.
Matches are stored like a tournament's, in whole rounds (tournament/results_log.py).
"""

from __future__ import annotations

import csv
import json
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import zx_env
from zx_env.errors import SettingError
from zx_training.experiments.analysis import analyze, not_played_out, sentences
from zx_training.experiments.config import Arm, Experiment
from zx_training.experiments.plots import save_picture
from zx_training.files import alone_in, object_in, put_in_place
from zx_training.learner.tasks import task_of
from zx_training.learner.trainer import CHECKPOINT, Callback, train
from zx_training.matches.schedule import digest
from zx_training.tournament.context import plan_of
from zx_training.tournament.executors import run_in_processes, usual_jobs
from zx_training.tournament.results_log import ResultsLog
from zx_training.tournament.standings import matches_of

FORMAT = "zx-experiment/1"
CONFIG, RUN = "experiment.json", "run.json"
RESULTS, TABLE, PICTURE = "results.json", "results.csv", "results.png"
POINTS = 40
"""Maximum number of points of a run's learning curve in the results."""


@dataclass
class ExperimentCallback:
    """Functions that `run_experiment` calls as it progresses; the command line draws its bars in them."""

    on_run: Callable[[str, int, int], None] = lambda name, done, total: None
    """Called when a run begins, with its name, the number of runs before it, and the number of runs."""
    on_games: Callable[[str, int, int], None] = lambda name, done, total: None
    """Called during a set of matches, with its name, the games played, and the games in all."""
    training: Callback = field(default_factory=Callback)
    """Callbacks of the run in progress."""


def run_experiment(
    experiment: Experiment, folder: Path, callback: ExperimentCallback | None = None, jobs: int | None = None
) -> dict[str, Any]:
    """Run the missing parts of the experiment and write the results.

    Args:
        experiment: The configuration; it is checked before the first run.
        folder: Folder of runs, matches and results (README.md lists the files); an existing one continues.
        callback: Called as the experiment progresses.
        jobs: Number of processes that play the matches; by default one for each core.

    Returns:
        The contents of `results.json`.

    Raises:
        ZXError: A name or a setting cannot be used, the folder holds another experiment, or another process
            works there.
    """
    callback = callback or ExperimentCallback()
    experiment.check()
    try:
        _begin(folder, _config(experiment))
        with alone_in(folder):
            return _run_missing(experiment, folder, callback, jobs or usual_jobs())
    except OSError as fault:
        raise SettingError(
            f"the experiment cannot be kept in {folder}: {fault}; make room and repeat the command"
        ) from fault


def _run_missing(
    experiment: Experiment, folder: Path, callback: ExperimentCallback, jobs: int
) -> dict[str, Any]:
    runs = experiment.runs()
    stored = []
    for k, (name, arm, seed) in enumerate(runs):
        callback.on_run(name, k, len(runs))
        stored.append(_train_missing(experiment, name, arm, seed, folder, callback.training))
    results: dict[str, Any] = {"format": FORMAT, "zx_env": zx_env.__version__, **experiment.as_dict()}
    results |= {"runs": stored, "found": _play_matches(experiment, folder, callback, jobs)}
    results["said"] = [line for name, one in results["found"].items() for line in sentences(name, one)]
    _write(folder, results)
    return results


def _config(experiment: Experiment) -> dict[str, Any]:
    """Return the stored configuration; a folder continues only if arms, agents and version are equal."""
    agents = [*experiment.against, *(arm.agent for arm in experiment.arms if arm.agent)]
    config = {"format": FORMAT, "zx_env": zx_env.__version__, **experiment.as_dict()}
    return config | {"sha256": {agent: digest(agent) for agent in agents}}


def _begin(folder: Path, config: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / CONFIG
    if not path.exists():
        if any(folder.iterdir()):
            raise SettingError(f"{folder} holds something else: name another folder with --out")
        _write_json(path, config)
        return
    before = object_in(path)
    other = [key for key, value in config.items() if key != "question" and before.get(key) != value]
    if other:
        raise SettingError(
            f"{folder} holds another experiment ({', '.join(other)} were not the same): name another folder "
            "with --out, or remove that one"
        )


def _write_json(path: Path, data: Any) -> None:
    with put_in_place(path) as scratch:
        scratch.write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")


def _run_folder(folder: Path, name: str) -> Path:
    return folder / "runs" / name.replace(" ", "_")


def _train_missing(
    experiment: Experiment, name: str, arm: Arm, seed: int, folder: Path, callback: Callback
) -> dict[str, Any]:
    """Return the stored result of a run; train it first if it is not finished."""
    run_folder = _run_folder(folder, name)
    if not object_in(run_folder / RUN):
        _train(experiment, name, arm, seed, run_folder, callback)
    return object_in(run_folder / RUN)


def _train(
    experiment: Experiment, name: str, arm: Arm, seed: int, run_folder: Path, callback: Callback
) -> None:
    adapter, preset = experiment.adapter(), experiment.preset_of(arm)
    resume: Path | None = run_folder / CHECKPOINT
    if preset.minutes:
        shutil.rmtree(run_folder, ignore_errors=True)
    if not (run_folder / CHECKPOINT).is_file():
        resume = None
    start = time.process_time()
    task = task_of(adapter, experiment.decks_of(arm, adapter), experiment.keep_split)
    result = train(task, run_folder, preset, experiment.preset, seed, resume, callback)
    interval = max(1, -(-len(result.curve) // POINTS))
    data = {
        "name": name,
        "arm": arm.name,
        "seed": seed,
        "decks": task.decks,
        "decisions": result.steps,
        "seconds": round(result.seconds, 1),
        "cpu_seconds": None if resume else round(time.process_time() - start, 1),
        "settings": preset.as_dict(),
        "curve": result.curve[::-interval][::-1],
    }
    _write_json(run_folder / RUN, data)


def _play_matches(
    experiment: Experiment, folder: Path, callback: ExperimentCallback, jobs: int
) -> dict[str, Any]:
    """Play all matches on each set of decks and return the results of each."""
    agents = {name: str(_run_folder(folder, name) / CHECKPOINT) for name, *_ in experiment.runs()}
    agents |= {arm.name: arm.agent for arm in experiment.arms if arm.agent}
    agents |= {name: name for name in experiment.against}
    arms = {arm.name: experiment.players_of(arm) for arm in experiment.arms}
    results = {}
    for name, decks in experiment.match_decks(experiment.adapter()).items():
        plan = plan_of(
            agents,
            experiment.game,
            experiment.card_set,
            experiment.rules,
            decks,
            experiment.games,
            banlist=experiment.banlist,
        )
        log = ResultsLog(plan, folder / "matches" / name.replace(" ", "_"))
        total = 2 * len(plan.deals) * len(plan.meetings)
        for round_, pairs in run_in_processes(plan, log.remaining, jobs):
            log.add(round_, pairs)
            callback.on_games(name, 2 * len(log.pairs), total)
        analysis = analyze(arms, experiment.against, matches_of(plan, log.pairs))
        results[name] = {"decks": decks, **analysis, "not_played_out": not_played_out(log.pairs)}
    return results


def _write(folder: Path, results: dict[str, Any]) -> None:
    _write_json(folder / RESULTS, results)
    with (
        put_in_place(folder / TABLE) as scratch,
        open(scratch, "w", newline="", encoding="utf-8") as file,
    ):
        columns = ["matches", "arm", "against", "games", "win_rate", "low", "high"]
        writer = csv.DictWriter(file, columns, extrasaction="ignore")
        writer.writeheader()
        for name, one in results["found"].items():
            writer.writerows({"matches": name, **line} for line in one["win_rates"])
    save_picture(folder / PICTURE, results)
