"""An experiment is carried out: runs are trained, then all of them meet. What is done is not done again.

The folder goes on after any stop: a run that has ended is kept by its `run.json`; one that was cut off goes
on from its checkpoint where decisions bound it, and begins anew where minutes do: some would be spent twice.
Matches are a tournament's (tournament/results_log.py): whole rounds are kept.
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
from zx_training.experiments.analysis import findings, not_played_out, sentences
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
TERMS, RUN = "experiment.json", "run.json"
RESULTS, TABLE, PICTURE = "results.json", "results.csv", "results.png"
POINTS = 40
"""Of a run's learning curve in the results."""


@dataclass
class ExperimentCallback:
    """Functions that `run_experiment` calls as it progresses; the command line draws with them."""

    on_run: Callable[[str, int, int], None] = lambda name, done, total: None
    """Called when a run begins, with its name, the number of runs before it, and the number of runs."""
    on_games: Callable[[str, int, int], None] = lambda name, done, total: None
    """Called during a set of matches, with its name, the games played, and the games in all."""
    training: Callback = field(default_factory=Callback)
    """Callbacks of the run in progress."""


def run_experiment(
    experiment: Experiment, folder: Path, callback: ExperimentCallback | None = None, jobs: int | None = None
) -> dict[str, Any]:
    """Does what is left of the experiment and writes what was found.

    Args:
        experiment: what is asked; it is checked before anything runs.
        folder: where runs, matches and results go (README.md tells the files); one that was begun goes on.
        callback: Called as the experiment progresses.
        jobs: processes that play the matches; one for each core where left out.

    Returns:
        What `results.json` keeps.

    Raises:
        ZXError: Something that is named cannot be used, the folder holds another experiment, or another
            process works there.
    """
    callback = callback or ExperimentCallback()
    experiment.check()
    try:
        _begin(folder, _terms(experiment))
        with alone_in(folder):
            return _carried_out(experiment, folder, callback, jobs or usual_jobs())
    except OSError as fault:
        raise SettingError(
            f"the experiment cannot be kept in {folder}: {fault}; make room and repeat the command"
        ) from fault


def _carried_out(
    experiment: Experiment, folder: Path, callback: ExperimentCallback, jobs: int
) -> dict[str, Any]:
    runs = experiment.runs()
    told = []
    for k, (name, arm, seed) in enumerate(runs):
        callback.on_run(name, k, len(runs))
        told.append(_trained(experiment, name, arm, seed, folder, callback.training))
    found: dict[str, Any] = {"format": FORMAT, "zx_env": zx_env.__version__, **experiment.as_dict()}
    found |= {"runs": told, "found": _played(experiment, folder, callback, jobs)}
    found["said"] = [line for name, one in found["found"].items() for line in sentences(name, one)]
    _write(folder, found)
    return found


def _terms(experiment: Experiment) -> dict[str, Any]:
    """What a folder goes on with: the same question, agents and version."""
    agents = [*experiment.against, *(arm.agent for arm in experiment.arms if arm.agent)]
    told = {"format": FORMAT, "zx_env": zx_env.__version__, **experiment.as_dict()}
    return told | {"sha256": {agent: digest(agent) for agent in agents}}


def _begin(folder: Path, terms: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / TERMS
    if not path.exists():
        if any(folder.iterdir()):
            raise SettingError(f"{folder} holds something else: name another folder with --out")
        _keep(path, terms)
        return
    before = object_in(path)
    other = [key for key, value in terms.items() if key != "question" and before.get(key) != value]
    if other:
        raise SettingError(
            f"{folder} holds another experiment ({', '.join(other)} were not the same): name another folder "
            "with --out, or remove that one"
        )


def _keep(path: Path, told: Any) -> None:
    with put_in_place(path) as scratch:
        scratch.write_text(json.dumps(told, indent=1, ensure_ascii=False), encoding="utf-8")


def _home(folder: Path, name: str) -> Path:
    return folder / "runs" / name.replace(" ", "_")


def _trained(
    experiment: Experiment, name: str, arm: Arm, seed: int, folder: Path, callback: Callback
) -> dict[str, Any]:
    """What is kept of a run, which is trained where it has not ended."""
    home = _home(folder, name)
    if not object_in(home / RUN):
        _train(experiment, name, arm, seed, home, callback)
    return object_in(home / RUN)


def _train(experiment: Experiment, name: str, arm: Arm, seed: int, home: Path, callback: Callback) -> None:
    adapter, preset = experiment.adapter(), experiment.preset_of(arm)
    resume: Path | None = home / CHECKPOINT
    if preset.minutes:
        shutil.rmtree(home, ignore_errors=True)
    if not (home / CHECKPOINT).is_file():
        resume = None
    began = time.process_time()
    task = task_of(adapter, experiment.decks_of(arm, adapter))
    result = train(task, home, preset, experiment.preset, seed, resume, callback)
    every = max(1, -(-len(result.curve) // POINTS))
    told = {
        "name": name,
        "arm": arm.name,
        "seed": seed,
        "decks": task.decks,
        "decisions": result.steps,
        "seconds": round(result.seconds, 1),
        "cpu_seconds": None if resume else round(time.process_time() - began, 1),
        "settings": preset.as_dict(),
        "curve": result.curve[::-every][::-1],
    }
    _keep(home / RUN, told)


def _played(experiment: Experiment, folder: Path, callback: ExperimentCallback, jobs: int) -> dict[str, Any]:
    """All players meet on each set of decks; what was found of each."""
    agents = {name: str(_home(folder, name) / CHECKPOINT) for name, *_ in experiment.runs()}
    agents |= {arm.name: arm.agent for arm in experiment.arms if arm.agent}
    agents |= {name: name for name in experiment.against}
    arms = {arm.name: experiment.players_of(arm) for arm in experiment.arms}
    found = {}
    for name, decks in experiment.played(experiment.adapter()).items():
        plan = plan_of(
            agents, experiment.game, experiment.card_set, experiment.rules, decks, experiment.games
        )
        log = ResultsLog(plan, folder / "matches" / name.replace(" ", "_"))
        total = 2 * len(plan.deals) * len(plan.meetings)
        for one, pairs in run_in_processes(plan, log.remaining, jobs):
            log.add(one, pairs)
            callback.on_games(name, 2 * len(log.pairs), total)
        made = findings(arms, experiment.against, matches_of(plan, log.pairs))
        found[name] = {"decks": decks, **made, "not_played_out": not_played_out(log.pairs)}
    return found


def _write(folder: Path, found: dict[str, Any]) -> None:
    _keep(folder / RESULTS, found)
    with (
        put_in_place(folder / TABLE) as scratch,
        open(scratch, "w", newline="", encoding="utf-8") as file,
    ):
        columns = ["matches", "arm", "against", "games", "win_rate", "low", "high"]
        writer = csv.DictWriter(file, columns, extrasaction="ignore")
        writer.writeheader()
        for name, one in found["found"].items():
            writer.writerows({"matches": name, **line} for line in one["win_rates"])
    save_picture(folder / PICTURE, found)
