"""Atomic files: written to a scratch path beside the target, then moved in place in one step."""

from __future__ import annotations

import glob
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from zx_env.errors import SettingError

if sys.platform != "win32":
    import fcntl


def forget_scratch(path: Path) -> None:
    """Remove the scratch files of processes that were killed while they wrote this file."""
    for scratch in path.parent.glob(f".{glob.escape(path.name)}.*.part"):
        writer = scratch.name.split(".")[-2]
        if writer.isdigit() and not _is_running(int(writer)):
            scratch.unlink(missing_ok=True)


def _is_running(process: int) -> bool:
    if sys.platform == "win32":
        return False  # Windows cannot remove a file that is being written
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def object_in(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file; an empty object if the file is missing or contains anything else.

    Raises:
        OSError: The file cannot be read.
    """
    try:
        value = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Lock a folder during the block, creating it if needed; the system releases the lock of a dead process.

    Raises:
        SettingError: Another process has locked it, or the folder cannot be created.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = open(folder / "lock", "a", encoding="utf-8")
    except OSError as fault:
        raise SettingError(f"nothing can be kept in {folder}: {fault}") from fault
    with lock:
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SettingError(
                    f"another process works in {folder}: wait for its end, or name another folder"
                ) from None
        yield


@contextmanager
def put_in_place(path: Path) -> Iterator[Path]:
    """Yield a scratch path to write to; move it to `path` if the block succeeds, remove it if it raises."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield scratch
        with open(scratch, "rb+") as file:
            os.fsync(file.fileno())
        os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)
