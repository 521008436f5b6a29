"""Where compiled objects lie between two runs: files of bytes, named by what is in them.

A file is written under another name and then renamed, so a process that dies in between leaves nothing
broken. Files are never changed, only forgotten when nobody has used them for a month. Any number of processes
may share a folder.

The folder is ``ZX_CACHE_DIR`` if that is set, or ``zx_env`` in the user's cache folder; where that cannot be
written to (but it may still be read), a private folder among the temporary files. Last comes what was
installed with the package, one archive of such files (`ship.py`), or the archive that ``ZX_SHIPPED`` names.

Not here: what the objects are and how they are named (`store.py`).
"""

import contextlib
import functools
import os
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

if sys.platform != "win32":
    import fcntl

KEPT_DAYS = 30
ENDING = ".zxo"
SHIPPED = Path(os.environ.get("ZX_SHIPPED") or Path(__file__).parents[1] / "compiled.zip")
"""Files that came with the package, if any did."""


def _folders() -> list[Path]:
    """Where objects may lie, best first."""
    chosen = os.environ.get("ZX_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    folders = [Path(chosen) if chosen else Path(home) / "zx_env"]
    private = Path(tempfile.gettempdir()) / f"zx_env-{os.getuid() if sys.platform != 'win32' else 'user'}"
    with contextlib.suppress(OSError):
        private.mkdir(mode=0o700, exist_ok=True)
        if _is_private(private):
            folders.append(private)
    return folders


def _is_private(folder: Path) -> bool:
    """Objects are code: none may come from a folder, open to all, where somebody else could have put it."""
    if sys.platform == "win32":
        return True
    found = folder.lstat()
    return found.st_uid == os.getuid() and not found.st_mode & 0o022 and not folder.is_symlink()


def writable_folder() -> Path | None:
    """The first folder that objects can be written to, or None."""
    for folder in _folders():
        with contextlib.suppress(OSError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            return folder
    return None


def read(name: str) -> bytes | None:
    """The object of this name, from whichever folder has it."""
    for folder in _folders():
        path = folder / (name + ENDING)
        with contextlib.suppress(OSError):
            data = path.read_bytes()
            with contextlib.suppress(OSError):
                os.utime(path)  # used today
            return data
    with contextlib.suppress(KeyError, OSError, zipfile.BadZipFile):
        if archive := _shipped():
            return archive.read(name + ENDING)
    return None


@functools.cache
def _shipped() -> zipfile.ZipFile | None:
    return zipfile.ZipFile(SHIPPED) if SHIPPED.is_file() else None


def write(folder: Path, name: str, data: bytes) -> None:
    """Keep an object; a full disk is no error."""
    with contextlib.suppress(OSError):
        handle, unfinished = tempfile.mkstemp(suffix=ENDING, prefix="unfinished-", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            os.replace(unfinished, folder / (name + ENDING))
        except OSError:
            os.unlink(unfinished)


@contextlib.contextmanager
def only_one(folder: Path | None) -> Iterator[None]:
    """One process at a time compiles for a folder; the others wait, and then find its objects."""
    with contextlib.ExitStack() as stack:
        if folder is not None and sys.platform != "win32":
            with contextlib.suppress(OSError):  # a folder that cannot be locked: compile at the same time
                lock = stack.enter_context(open(folder / "lock", "w"))
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    print("zx_env: waiting for another process that compiles the rules…", file=sys.stderr)
                    fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def forget_old(folder: Path) -> None:
    """Delete what nobody has used for a month, unfinished files too."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for path in folder.glob("*" + ENDING):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()
