"""The folder of a tournament: `tournament.json` says what is played, `pairs.jsonl` what has been.

`pairs.jsonl` has one line for each pair of games, appended as soon as its round is finished. A killed
tournament goes on from it: lines of rounds that are not whole, and a torn last line, are played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from zx_env.errors import SettingError
from zx_training.files import forget_scratch, object_in, put_in_place
from zx_training.matches.play import Pair, PlayedOut
from zx_training.matches.schedule import Deal, Plan, Round, digest

FORMAT = "zx-tournament/1"
RULES = "tournament.json"
PAIRS = "pairs.jsonl"


def terms_of(plan: Plan) -> dict[str, Any]:
    """What is played, as JSON keeps it: a folder goes on only with the same."""
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
    """A pair as its line, without the end of line."""
    games = [{"score": game.score, **vars(game)} for game in pair.games]
    for told in games:
        del told["actions"]  # a standing has no use for them
    deal = pair.deal
    kept = {"agents": pair.names, "deal": deal.number, "decks": deal.decks, "seed": deal.seed, "games": games}
    return json.dumps(kept, ensure_ascii=False)


def pair_of(line: str) -> Pair:
    """The pair that a line tells; ValueError, KeyError or TypeError for a broken one."""
    kept = json.loads(line)
    names, decks = kept["agents"], kept["decks"]
    one, two = (_game_of(game) for game in kept["games"])
    return Pair((names[0], names[1]), Deal(kept["deal"], (decks[0], decks[1]), kept["seed"]), (one, two))


def _game_of(kept: dict[str, Any]) -> PlayedOut:
    forfeit = kept["forfeit"]
    return PlayedOut(
        kept["winner"],
        (kept["decisions"][0], kept["decisions"][1]),
        (kept["seconds"][0], kept["seconds"][1]),
        kept["turns"],
        kept["truncated"],
        None if forfeit is None else (forfeit[0], forfeit[1]),
        kept["fault"],
    )


class Ledger:
    """What has been played of a plan. Without a folder it is kept in memory alone.

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
        terms = terms_of(self.plan)
        if (folder / RULES).exists():
            self._compare(folder, terms)
        else:
            if any((folder / name).exists() for name in (PAIRS, "checkpoint.zip")):
                raise SettingError(f"{folder} holds something else: name another folder with --out")
            with put_in_place(folder / RULES) as scratch:
                scratch.write_text(json.dumps(terms, indent=1, ensure_ascii=False), encoding="utf-8")
        forget_scratch(folder / PAIRS)
        path = folder / PAIRS
        text = path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""
        self._take_in(text.split("\n"))
        whole = "".join(f"{line_of(pair)}\n" for pair in self.pairs)
        if len(whole) != len(text):
            with put_in_place(path) as scratch:
                scratch.write_text(whole, encoding="utf-8")

    def _compare(self, folder: Path, terms: dict[str, Any]) -> None:
        before = object_in(folder / RULES)
        if before.get("format") != FORMAT:
            raise SettingError(f"{folder / RULES} is no {FORMAT}: name another folder with --out")
        other = [name for name, value in terms.items() if before.get(name) != value]
        if other:
            told = "; ".join(f"{name} were {before.get(name)}, now {terms[name]}" for name in other)
            raise SettingError(
                f"{folder} holds another tournament ({told}): repeat its command, or name another folder "
                "with --out"
            )

    def _take_in(self, lines: Iterable[str]) -> None:
        """Keeps the lines whose rounds are whole."""
        found: dict[tuple[tuple[str, str], int], Pair] = {}
        for line in lines:
            try:
                pair = pair_of(line)
            except (ValueError, KeyError, TypeError, IndexError):
                continue  # torn by a kill: its round is played again
            found[pair.names, pair.deal.number] = pair
        for one in self.rounds:
            pairs = [found.get((one.names, deal.number)) for deal in one.deals]
            whole = [p for p, d in zip(pairs, one.deals, strict=True) if p is not None and p.deal == d]
            if len(whole) == len(one.deals):
                self._played[one.key] = whole

    def add(self, one: Round, pairs: list[Pair]) -> None:
        """Keeps a finished round: its lines are written in one go.

        Raises:
            SettingError: The folder cannot be written; what was kept before is whole.
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
        self._played[one.key] = pairs

    @property
    def left(self) -> list[Round]:
        """Rounds that are still to be played."""
        return [one for one in self.rounds if one.key not in self._played]

    @property
    def pairs(self) -> list[Pair]:
        """Everything that has been played, in the order of the plan."""
        return [pair for one in self.rounds for pair in self._played.get(one.key, [])]
