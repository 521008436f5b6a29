"""The files of an export: shards of games, written one by one and continued after an interruption.

`export.json` is written first and lists the games of every shard. Shards are written atomically. The split of
a game is determined by a hash of its record and a seed, so it does not depend on the other games in the
folder, and all decisions of a game are in the same split.
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
from zx_training.datasets.replay import RecordedGame, decisions, read
from zx_training.files import alone_in, forget_scratch, object_in, put_in_place
from zx_training.games import get_game_of_record
from zx_training.games.adapter import GameAdapter

FORMAT = "zx-export/1"
PLAN = "export.json"
SPLITS = (("train", 0.8), ("validation", 0.1), ("test", 0.1))
"""Name of each split, and its share of the games."""
GAMES = 64
"""Games per shard: about eight thousand decisions."""
_RECORD = re.compile(r"[^/\\\0]+\.zxg")
_SHARD = re.compile(rf"(?:{'|'.join(name for name, _ in SPLITS)})-\d{{5,}}")


def split_of(record: bytes, seed: int) -> str:
    """Return the split of a game, by a hash of its record."""
    digest = hashlib.sha256(f"{seed}:".encode() + record).digest()
    share = int.from_bytes(digest[:8], "big") / 2**64
    for name, size in SPLITS:
        if share < size:
            return name
        share -= size
    return SPLITS[0][0]


def export(
    folder: Path, out: Path, seed: int = 1, events: bool = False, card_set: str | None = None
) -> Iterator[tuple[str, int]]:
    """Write the missing shards for the records in a folder.

    Args:
        folder: Folder of the records, `*.zxg`. Call `export` again after records were added to it.
        out: Folder of the export.
        seed: Seed of the splits.
        events: Also write the events of each game, as JSON lines.
        card_set: Card set that records may use besides the standard cards.

    Yields:
        The name of each shard and its number of decisions, 0 if the shard existed.

    Raises:
        RecordError: A file is not a record, is damaged, or its game is unfinished.
        SettingError: There are no records, or `out` contains an export of another game, card set or seed.
    """
    paths = sorted(folder.glob("*.zxg"))
    if not paths:
        raise SettingError(f"there are no records in {folder}: zx match ... --record {folder} keeps some")
    if others := [path for path in paths if not path.is_file()]:  # reading a named pipe waits for its writer
        raise RecordError(f"{others[0]} is no file: a record is a file, remove what else ends in .zxg")
    try:
        yield from _export(paths, out, seed, events, card_set)
    except OSError as fault:
        raise SettingError(
            f"the export cannot be kept in {out}: {fault}; make room and repeat the command, which goes on"
        ) from fault


def _export(
    paths: list[Path], out: Path, seed: int, events: bool, card_set: str | None
) -> Iterator[tuple[str, int]]:
    folder = paths[0].parent
    with alone_in(out):
        adapter = get_game_of_record(_text_of(paths[0]), card_set)
        plan = _plan(adapter, paths, out, seed, card_set)
        _write_cards(adapter, out)
        numbers = {name: k for k, name in enumerate(plan["games"])}
        for shard, names in plan["shards"].items():
            events_path = out / f"{shard}.events.jsonl"
            if (out / f"{shard}.npz").exists() and (events_path.exists() or not events):
                yield shard, 0
                continue
            games = [read(folder / name, adapter) for name in names]
            if events:
                _write_events(adapter, [folder / name for name in names], events_path)
            yield shard, _write_shard(games, [numbers[name] for name in names], out / f"{shard}.npz")


def load(out: Path, split: str = "train") -> Iterator[dict[str, Any]]:
    """Yield the arrays of every shard of a split, one shard at a time.

    Raises:
        SettingError: There is no export, no such split, or a shard is missing or damaged.
    """
    plan = read_plan(out)
    if split not in dict(SPLITS):
        raise SettingError(f"there is no split {split!r}; there are {', '.join(dict(SPLITS))}")
    for shard in (name for name in plan["shards"] if name.startswith(f"{split}-")):
        try:
            with open(out / f"{shard}.npz", "rb") as file, np.load(file, allow_pickle=False) as archive:
                yield {name: archive[name] for name in archive.files}
        except FileNotFoundError:
            raise SettingError(f"{shard} is missing in {out}: repeat zx export, which goes on") from None
        except Exception as fault:  # a damaged archive may raise anything
            raise SettingError(f"{out / shard}.npz is no shard of an export: {fault}") from fault


def read_plan(out: Path) -> dict[str, Any]:
    """Read `export.json`: format, game, observation, seed, games and shards.

    Raises:
        SettingError: The file is missing, damaged or of another format.
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
    """Return True if games and shards are file names without a path; an untrusted file may contain paths."""
    games, shards = plan.get("games"), plan.get("shards")
    if not isinstance(games, list) or not isinstance(shards, dict):
        return False
    known = {name for name in games if isinstance(name, str) and _RECORD.fullmatch(name)}
    sharded = [name for names in shards.values() if isinstance(names, list) for name in names]
    return (
        len(known) == len(games) == len(sharded)
        and all(_SHARD.fullmatch(name) for name in shards)
        and all(isinstance(name, str) and name in known for name in sharded)
    )


def _plan(
    adapter: GameAdapter, paths: list[Path], out: Path, seed: int, card_set: str | None
) -> dict[str, Any]:
    """Write and return the plan: the stored plan, with new shards for games that it does not contain."""
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
    new: dict[str, list[str]] = {name: [] for name, _ in SPLITS}
    for path in paths:
        if path.name not in known:
            plan["games"].append(path.name)
            new[split_of(path.read_bytes(), seed)].append(path.name)
    for split, names in new.items():
        existing = sum(shard.startswith(f"{split}-") for shard in plan["shards"])
        for k in range(0, len(names), GAMES):
            plan["shards"][f"{split}-{existing + k // GAMES:05d}"] = names[k : k + GAMES]
    _put(out / PLAN, json.dumps(plan, indent=1) + "\n")
    return plan


def _write_shard(games: list[RecordedGame], numbers: list[int], path: Path) -> int:
    arrays: Any = decisions(games, numbers)
    forget_scratch(path)
    with put_in_place(path) as scratch, open(scratch, "wb") as file:
        np.savez_compressed(file, **arrays)
    return len(arrays["action"])


def _write_events(adapter: GameAdapter, paths: list[Path], path: Path) -> None:
    """Write the events of the games, one game after another, each with its header."""
    _put(path, "".join(write_events(adapter.replay(_text_of(record), events=True)) for record in paths))


def _write_cards(adapter: GameAdapter, out: Path) -> None:
    rows = adapter.sheet()
    if not rows:  # a game without cards
        return
    path = out / "cards.csv"
    with put_in_place(path) as scratch, open(scratch, "w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise RecordError(f"{path}: it cannot be read as a record: {fault}") from fault


def _put(path: Path, text: str) -> None:
    forget_scratch(path)
    with put_in_place(path) as scratch:
        scratch.write_text(text, encoding="utf-8")
