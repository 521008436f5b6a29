"""Damaged files of experiments, tournaments and exports: what a run goes on from, and what starts one."""

import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from zx_training.datasets import shards
from zx_training.experiments.config import Experiment
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.schedule import Limits, Plan
from zx_training.tournament.results_log import ResultsLog, line_of
from zx_training.tournament.standings import standings

from tests.fuzz.games import corpus, some_case, some_game
from tests.fuzz.spoil import one_of, spoil_bytes, spoil_json, spoil_text, strange

Rng = np.random.Generator

SHIPPED = sorted((Path(__file__).resolve().parents[2] / "notebooks" / "experiments").glob("*.toml"))
AGENTS = {"random": "random", "scripted": "scripted"}


def spoilt_text(rng: Rng, text: str) -> bytes:
    """Return a text with other letters, and seldom with other bytes."""
    data = spoil_text(rng, text, 3).encode("utf-8", "surrogatepass")
    return spoil_bytes(rng, data, 2) if data and rng.random() < 0.2 else data


def file_of_an_experiment(rng: Rng) -> None:
    """TOML, as words, or as the table in it."""
    path = one_of(rng, SHIPPED)
    if rng.random() < 0.5:
        Experiment.of(spoil_json(rng, Experiment.read(path).as_dict(), 3))
        return
    with tempfile.TemporaryDirectory() as folder:
        spoilt = Path(folder) / "asked.toml"
        spoilt.write_bytes(spoilt_text(rng, path.read_text(encoding="utf-8")))
        Experiment.read(spoilt)


@cache
def _plan() -> Plan:
    game = {"name": "zx", "card_set": None, "rules": None, "version": 1}
    pairs = tuple(all_deck_pairs(["b01_red", "b01_blue"]))
    return Plan(None, AGENTS, pairs, 4, 5, Limits(), dict.fromkeys(AGENTS, 2), game)  # type: ignore[arg-type]


def folder_of_a_tournament(rng: Rng) -> None:
    """The configuration and the results; the standings of what is left can be counted."""
    plan = _plan()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ResultsLog(plan, folder)
        lines = [line for round_ in plan.rounds() for line in _lines(rng, round_)]
        at = int(rng.integers(len(lines)))
        for _ in range(int(rng.integers(1, 3))):
            lines[at] = json.dumps(spoil_json(rng, json.loads(lines[at]), 2))
        text = "".join(f"{line}\n" for line in lines)
        spoilt = spoilt_text(rng, text) if rng.random() < 0.3 else text.encode("utf-8", "surrogatepass")
        (folder / "pairs.jsonl").write_bytes(spoilt)
        if rng.random() < 0.2:
            path = folder / "tournament.json"
            path.write_bytes(spoilt_text(rng, path.read_text(encoding="utf-8")))
        log = ResultsLog(plan, folder)
        standings(plan, log.pairs)
        assert ResultsLog(plan, folder).pairs == log.pairs


def _lines(rng: Rng, round_: Any) -> list[str]:
    lines = []
    for deal in round_.deals:
        games = [
            GameResult(
                one_of(rng, (0, 1, None)),
                (int(rng.integers(99)), 3),
                (0.5, float(rng.random())),
                int(rng.integers(99)),
                rng.random() < 0.1,
                (0, "asked too long") if rng.random() < 0.1 else None,
            )
            for _ in range(2)
        ]
        lines.append(line_of(Pair(round_.names, deal, (games[0], games[1]))))
    return lines


def folder_of_records(rng: Rng) -> None:
    """Records that are exported, an export that goes on, and what is read back of it."""
    with tempfile.TemporaryDirectory() as name:
        folder, out = Path(name) / "games", Path(name) / "out"
        folder.mkdir()
        case = some_case(rng)
        ended = [game for game in corpus(case.name) if game.to_play is None]
        for k in range(int(rng.integers(1, 3))):
            text = (one_of(rng, ended) if rng.random() < 0.9 else some_game(rng, case)).record()
            spoilt = spoilt_text(rng, text) if rng.random() < 0.3 else text.encode()
            path = folder / f"{k}.zxg"
            path.mkdir() if rng.random() < 0.05 else path.write_bytes(spoilt)
        if rng.random() < 0.5:
            out.mkdir()
            plan = {"format": shards.FORMAT, "game": case.name, "card_set": None, "seed": 1}
            plan |= {"games": ["0.zxg"], "shards": {"train-00000": ["0.zxg"]}}
            plan["observation"] = case.game_spec.observation_digest
            spoilt_plan = spoil_json(rng, plan, 3) if rng.random() < 0.8 else strange(rng)
            (out / shards.PLAN).write_text(json.dumps(spoilt_plan), encoding="utf-8")
        list(shards.export(folder, out))
        assert sum(1 for _ in shards.load(out, "train")) >= 0


TRIES = (file_of_an_experiment, folder_of_a_tournament, folder_of_records)
