"""The files of an export: which games are in which shard, written one by one, going on after a stop.

`export.json` comes first and says what every shard holds; a shard is whole or not there. The split of a game
is drawn by a hash of its record and a seed, so it is the same whatever other games lie in the folder, and no
two decisions of one game lie in different splits.
"""

from __future__ import annotations

import csv
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from zx_env import write_events
from zx_env.errors import RecordError, SettingError
from zx_training.datasets.replay import Replayed, decisions, read
from zx_training.files import alone_in, forget_scratch, object_in, put_in_place
from zx_training.games import get_game_of_record
from zx_training.games.adapter import GameAdapter

FORMAT = "zx-export/1"
PLAN = "export.json"
SPLITS = (("train", 0.8), ("validation", 0.1), ("test", 0.1))
"""Names and shares of the games."""
GAMES = 64
"""Of a shard: about eight thousand decisions."""
_RECORD = re.compile(r"[^/\\\0]+\.zxg")
_SHARD = re.compile(rf"(?:{'|'.join(name for name, _ in SPLITS)})-\d{{5,}}")


def split_of(record: bytes, seed: int) -> str:
    """The split of a game, by its record."""
    digest = hashlib.sha256(f"{seed}:".encode() + record).digest()
    share = int.from_bytes(digest[:8], "big") / 2**64
    for name, part in SPLITS:
        if share < part:
            return name
        share -= part
    return SPLITS[0][0]


def export(
    folder: Path, out: Path, seed: int = 1, events: bool = False, card_set: str | None = None
) -> Iterator[tuple[str, int]]:
    """Makes the shards that are missing of the records in a folder.

    Args:
        folder: With the records, `*.zxg`; more may come, and the command be repeated.
        out: Where the files are to lie.
        seed: Of the splits.
        events: Also what happened in each game, as JSON lines.
        card_set: What records may be played with beside the standard cards.

    Yields:
        The name of each shard, and its decisions; 0 for one that was there.

    Raises:
        RecordError: A file is no record, damaged, or not played to its end.
        SettingError: There are no records, or `out` holds an export of something else.
    """
    paths = sorted(folder.glob("*.zxg"))
    if not paths:
        raise SettingError(f"there are no records in {folder}: zx match ... --record {folder} keeps some")
    with alone_in(out):
        adapter = get_game_of_record(_words_of(paths[0]), card_set)
        plan = _plan(adapter, paths, out, seed, card_set)
        _write_cards(adapter, out)
        numbers = {name: k for k, name in enumerate(plan["games"])}
        for shard, names in plan["shards"].items():
            told = out / f"{shard}.events.jsonl"
            if (out / f"{shard}.npz").exists() and (told.exists() or not events):
                yield shard, 0
                continue
            games = [read(folder / name, adapter) for name in names]
            if events:
                _write_events(adapter, [folder / name for name in names], told)
            yield shard, _write_shard(games, [numbers[name] for name in names], out / f"{shard}.npz")


def load(out: Path, split: str = "train") -> Iterator[dict[str, Any]]:
    """The arrays of every shard of a split, one shard after the other.

    Raises:
        SettingError: There is no export, no such split, or a shard is missing or damaged.
    """
    plan = read_plan(out)
    if split not in dict(SPLITS):
        raise SettingError(f"there is no split {split!r}; there are {', '.join(dict(SPLITS))}")
    for shard in (name for name in plan["shards"] if name.startswith(f"{split}-")):
        try:
            with open(out / f"{shard}.npz", "rb") as file, np.load(file, allow_pickle=False) as kept:
                yield {name: kept[name] for name in kept.files}
        except FileNotFoundError:
            raise SettingError(f"{shard} is missing in {out}: repeat zx export, which goes on") from None
        except Exception as fault:  # whatever a damaged archive raises
            raise SettingError(f"{out / shard}.npz is no shard of an export: {fault}") from fault


def read_plan(out: Path) -> dict[str, Any]:
    """What `export.json` says: format, game, observation, seed, games, shards.

    Raises:
        SettingError: There is none, or it is of something else.
    """
    try:
        plan = object_in(out / PLAN)
    except OSError as fault:
        raise SettingError(f"the export in {out} cannot be read: {fault}") from None
    if plan.get("format") != FORMAT:
        raise SettingError(f"there is no export of the format {FORMAT} in {out}")
    if not _is_plan(plan):
        raise SettingError(f"{out / PLAN} is damaged: export the records again, to another folder")
    return plan


def _is_plan(plan: dict[str, Any]) -> bool:
    """Whether its games and shards are bare names: a file from a stranger may name any file."""
    games, shards = plan.get("games"), plan.get("shards")
    if not isinstance(games, list) or not isinstance(shards, dict):
        return False
    named = {name for name in games if isinstance(name, str) and _RECORD.fullmatch(name)}
    held = [name for names in shards.values() if isinstance(names, list) for name in names]
    return (
        len(named) == len(games) == len(held)
        and all(_SHARD.fullmatch(name) for name in shards)
        and all(isinstance(name, str) and name in named for name in held)
    )


def _plan(
    adapter: GameAdapter, paths: list[Path], out: Path, seed: int, card_set: str | None
) -> dict[str, Any]:
    """What there was before, and new shards for the games that have come since."""
    head = {
        "format": FORMAT,
        "game": adapter.name,
        "card_set": card_set,
        "observation": adapter.game_spec.observation_digest,
        "seed": seed,
    }
    plan: dict[str, Any] = head | {"games": [], "shards": {}}
    if (out / PLAN).exists():
        plan = read_plan(out)
        if differs := [key for key, value in head.items() if plan.get(key) != value]:
            raise SettingError(f"{out} holds an export of another {differs[0]}: name another --out")
    known = set(plan["games"])
    fresh: dict[str, list[str]] = {name: [] for name, _ in SPLITS}
    for path in paths:
        if path.name not in known:
            plan["games"].append(path.name)
            fresh[split_of(path.read_bytes(), seed)].append(path.name)
    for split, names in fresh.items():
        before = sum(shard.startswith(f"{split}-") for shard in plan["shards"])
        for k in range(0, len(names), GAMES):
            plan["shards"][f"{split}-{before + k // GAMES:05d}"] = names[k : k + GAMES]
    _put(out / PLAN, json.dumps(plan, indent=1) + "\n")
    return plan


def _write_shard(games: list[Replayed], numbers: list[int], path: Path) -> int:
    arrays: Any = decisions(games, numbers)
    forget_scratch(path)
    with put_in_place(path) as scratch, open(scratch, "wb") as file:
        np.savez_compressed(file, **arrays)
    return len(arrays["action"])


def _write_events(adapter: GameAdapter, paths: list[Path], path: Path) -> None:
    """One game behind the other, each with its header."""
    _put(path, "".join(write_events(adapter.replay(_words_of(one), events=True)) for one in paths))


def _write_cards(adapter: GameAdapter, out: Path) -> None:
    rows = adapter.sheet()
    path = out / "cards.csv"
    with put_in_place(path) as scratch, open(scratch, "w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def _words_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise RecordError(f"{path}: it cannot be read as a record: {fault}") from fault


def _put(path: Path, words: str) -> None:
    forget_scratch(path)
    with put_in_place(path) as scratch:
        scratch.write_text(words, encoding="utf-8")
