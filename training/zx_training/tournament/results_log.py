"""The folder of a tournament: `tournament.json` contains its configuration, `pairs.jsonl` its results.

`pairs.jsonl` has one line for each pair of games, appended as soon as its round is finished. A killed
tournament continues from this file: rounds with missing or torn lines are played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from zx_env.errors import SettingError
from zx_training.files import forget_scratch, object_in, put_in_place
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.schedule import Deal, Plan, Round, digest

FORMAT = "zx-tournament/1"
CONFIG = "tournament.json"
PAIRS = "pairs.jsonl"


def config_of(plan: Plan) -> dict[str, Any]:
    """Return the configuration of a tournament, JSON-able. A folder continues only with an equal one."""
    return {
        "format": FORMAT,
        "game": plan.game,
        "agents": {
            name: {"loaded_by": loaded_by, "sha256": digest(loaded_by)}
            for name, loaded_by in plan.agents.items()
        },
        "decks": [list(pair) for pair in plan.pairs],
        "games": 2 * len(plan.deals),
        "with_itself": plan.with_itself,
        "seed": plan.seed,
        "seconds_a_decision": plan.limits.decision,
        "seconds_a_game": plan.limits.game,
    }


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
        ValueError, KeyError, TypeError, IndexError: The line is broken.
    """
    fields = json.loads(line)
    names, decks = fields["agents"], fields["decks"]
    first, second = (_game_of(game) for game in fields["games"])
    return Pair(
        (names[0], names[1]), Deal(fields["deal"], (decks[0], decks[1]), fields["seed"]), (first, second)
    )


def _game_of(fields: dict[str, Any]) -> GameResult:
    forfeit = fields["forfeit"]
    return GameResult(
        fields["winner"],
        (fields["decisions"][0], fields["decisions"][1]),
        (fields["seconds"][0], fields["seconds"][1]),
        fields["turns"],
        fields["truncated"],
        None if forfeit is None else (forfeit[0], forfeit[1]),
        fields["fault"],
    )


class ResultsLog:
    """Results of a plan's rounds. Without a folder they are held in memory only.

    Raises:
        SettingError: The folder holds another tournament, or cannot be written.
    """

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
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
        config = config_of(self.plan)
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
        if before.get("format") != FORMAT:
            raise SettingError(f"{folder / CONFIG} is no {FORMAT}: name another folder with --out")
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
            except (ValueError, KeyError, TypeError, IndexError):
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
