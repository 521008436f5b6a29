"""The folder of a tournament: `tournament.json` contains its configuration, `pairs.jsonl` its results.

`pairs.jsonl` has one line for each pair of games, appended as soon as its round is finished. A killed
tournament continues from this file: rounds with missing or torn lines are played again.
"""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from zx_env.core.seeding import BIGGEST_SEED, new_seed
from zx_env.errors import SettingError
from zx_training.files import forget_scratch, object_in, put_in_place
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.schedule import Deal, LoggedPlan, Round

OLDER_FORMAT = "zx-tournament/1"
"""Format of folders whose deals have seeds of 32 bits: they are not the deals of the same plan."""
CONFIG = "tournament.json"
PAIRS = "pairs.jsonl"


def seed_in(folder: Path | None) -> int:
    """Return the seed of the tournament that a folder contains, or a new seed."""
    stored = None
    if folder is not None:
        with contextlib.suppress(OSError):  # `ResultsLog` names the fault
            stored = object_in(folder / CONFIG).get("seed")
    return stored if type(stored) is int else new_seed()


def line_of(pair: Pair) -> str:
    """Return the line of `pairs.jsonl` for a pair, without the line break."""
    games = [{"score": game.score, **vars(game)} for game in pair.games]
    for game_fields in games:
        del game_fields["actions"]  # the standings do not use them
    deal = pair.deal
    fields = {
        "agents": pair.names,
        "deal": deal.number,
        "decks": deal.decks,
        "seed": deal.seed,
        "games": games,
    }
    return json.dumps(fields, ensure_ascii=False)


def pair_of(line: str) -> Pair:
    """Return the pair that a line of `pairs.jsonl` contains.

    Raises:
        ValueError, KeyError, TypeError: The line is broken.
    """
    fields = json.loads(line)
    one, other = _two(fields["agents"], str)
    deal = Deal(_of(fields["deal"], int), _two(fields["decks"], str), _of(fields["seed"], int))
    first, second = _two(fields["games"], dict)
    return Pair((one, other), deal, (_game_of(first), _game_of(second)))


def _game_of(fields: dict[str, Any]) -> GameResult:
    winner, forfeit, fault = fields["winner"], fields["forfeit"], fields["fault"]
    if winner not in (None, 0, 1) or isinstance(winner, bool | float):
        raise ValueError(f"no winner: {winner}")
    if forfeit is not None:
        loser, why = forfeit
        forfeit = _of(loser, int), _of(why, str)
        if loser not in (0, 1):
            raise ValueError(f"no agent: {loser}")
    if min(seconds := _two(fields["seconds"], int, float)) < 0 or not all(map(math.isfinite, seconds)):
        raise ValueError(f"no seconds: {seconds}")
    return GameResult(
        winner,
        _two(fields["decisions"], int),
        seconds,
        _of(fields["turns"], int),
        _of(fields["truncated"], bool),
        forfeit,
        None if fault is None else _of(fault, str),
    )


def _of(value: Any, *types: type) -> Any:
    """Return the value; raise ValueError if it has another type. JSON's true and false are no numbers."""
    if type(value) not in types or (isinstance(value, int) and abs(value) > BIGGEST_SEED):
        raise ValueError(f"no {types[0].__name__}: {value!r:.60}")
    return value


def _two(values: Any, *types: type) -> tuple[Any, Any]:
    """Return a list of two values of a type as a pair; raise ValueError for anything else."""
    first, second = _of(values, list)
    return _of(first, *types), _of(second, *types)


class ResultsLog:
    """Results of a plan's rounds. Without a folder they are held in memory only.

    Raises:
        SettingError: The folder holds another tournament, or cannot be written.
    """

    def __init__(self, plan: LoggedPlan, folder: Path | None = None) -> None:
        self.plan, self.folder = plan, folder
        self.rounds = list(plan.rounds())
        self._played: dict[tuple[str, str, int], list[Pair]] = {}
        if folder is not None:
            try:
                self._open(folder)
            except OSError as fault:
                raise SettingError(f"the tournament cannot be kept in {folder}: {fault}") from fault

    def _open(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        config = self.plan.config()
        if (folder / CONFIG).exists():
            self._compare(folder, config)
        else:
            if any((folder / name).exists() for name in (PAIRS, "checkpoint.zip")):
                raise SettingError(f"{folder} holds something else: name another folder with --out")
            with put_in_place(folder / CONFIG) as scratch:
                scratch.write_text(json.dumps(config, indent=1, ensure_ascii=False), encoding="utf-8")
        forget_scratch(folder / PAIRS)
        path = folder / PAIRS
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        self._load(text.split("\n"))
        whole = "".join(f"{line_of(pair)}\n" for pair in self.pairs)
        if len(whole) != len(text):
            with put_in_place(path) as scratch:
                scratch.write_text(whole, encoding="utf-8")

    def _compare(self, folder: Path, config: dict[str, Any]) -> None:
        before = object_in(folder / CONFIG)
        if before.get("format") == OLDER_FORMAT:
            raise SettingError(
                f"{folder} was begun with a version of zx_env that derived other deals from a seed "
                f"({OLDER_FORMAT}, here {config['format']}): name another folder with --out"
            )
        if before.get("format") != config["format"]:
            raise SettingError(f"{folder / CONFIG} is no {config['format']}: name another folder with --out")
        other = [name for name, value in config.items() if before.get(name) != value]
        if other:
            changes = "; ".join(f"{name} were {before.get(name)}, now {config[name]}" for name in other)
            raise SettingError(
                f"{folder} holds another tournament ({changes}): repeat its command, or name another folder "
                "with --out"
            )

    def _load(self, lines: Iterable[str]) -> None:
        """Store the pairs of complete rounds."""
        pairs: dict[tuple[tuple[str, str], int], Pair] = {}
        for line in lines:
            try:
                pair = pair_of(line)
            except (ValueError, KeyError, TypeError, RecursionError):
                continue  # a process was killed while writing this line: its round is played again
            pairs[pair.names, pair.deal.number] = pair
        for round_ in self.rounds:
            loaded = [pairs.get((round_.names, deal.number)) for deal in round_.deals]
            whole = [p for p, d in zip(loaded, round_.deals, strict=True) if p is not None and p.deal == d]
            if len(whole) == len(round_.deals):
                self._played[round_.key] = whole

    def add(self, round_: Round, pairs: list[Pair]) -> None:
        """Store a finished round. All of its lines are written in one call.

        Raises:
            SettingError: The folder cannot be written; the rounds stored before stay intact.
        """
        if self.folder is not None:
            text = "".join(f"{line_of(pair)}\n" for pair in pairs)
            try:
                with open(self.folder / PAIRS, "a", encoding="utf-8") as file:
                    file.write(text)
            except OSError as fault:
                raise SettingError(
                    f"the tournament cannot be kept in {self.folder}: {fault}; make room and repeat the "
                    "command: it goes on from the last whole round"
                ) from fault
        self._played[round_.key] = pairs

    @property
    def remaining(self) -> list[Round]:
        """The rounds of the plan that are not stored yet."""
        return [round_ for round_ in self.rounds if round_.key not in self._played]

    @property
    def pairs(self) -> list[Pair]:
        """All stored pairs, in the order of the plan."""
        return [pair for round_ in self.rounds for pair in self._played.get(round_.key, [])]
