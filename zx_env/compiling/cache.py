"""The cache folder of compiled objects: files of bytes whose names are digests of their sources.

A file is written under a temporary name and then renamed, so a process that dies in between leaves no broken
file. Files never change; they are deleted after a month without use. Any number of processes may share a
folder. Each file begins with a digest of its contents. Machine code with one wrong bit would crash the
process at every start, so a damaged file is ignored and its contents are made again.

The folder is ``ZX_CACHE_DIR`` if that is set, otherwise ``zx_env`` in the user's cache folder. If that folder
cannot be written to, objects are written to a private temporary folder, and both folders are read. Objects
that neither folder has are read from the archive that was installed with the package (`aot.py`), or from the
archive that ``ZX_SHIPPED`` names. Objects are code: a folder is used only if its path is absolute and no
other user can write there.

See also: `store.py` for the objects and their names.
"""

import contextlib
import functools
import hashlib
import os
import shutil
import stat
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

if sys.platform != "win32":
    import fcntl

KEPT_DAYS = 30
ENDING = ".zxc"
OF_NUMBA = "numba"
"""The folder in the cache folder for what `numba_cache.py` keeps: one folder for each function."""
KEPT = "kept"
"""A file in the folder of a function that says that numba has kept it completely."""
SHIPPED = Path(os.environ.get("ZX_SHIPPED") or Path(__file__).parents[1] / "compiled.zip")
"""The archive of objects that came with the package, if any."""
DIGEST_SIZE = hashlib.sha256().digest_size


def _folders() -> list[Path]:
    """Return the folders that may contain objects, best first, including folders that do not exist yet."""
    chosen = os.environ.get("ZX_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    first = Path(os.path.expanduser(chosen)) if chosen else Path(home) / "zx_env"
    own = os.getuid() if sys.platform != "win32" else "user"
    return [
        folder for folder in (first, Path(tempfile.gettempdir()) / f"zx_env-{own}") if _is_private(folder)
    ]


def _is_private(folder: Path) -> bool:
    """Return whether the folder can be trusted: objects are code, and only this user may write them."""
    reason = _reason_against(folder)
    if reason:
        _say(f"{folder} is not used: {reason}")
    return not reason


def _reason_against(folder: Path) -> str:
    if not folder.is_absolute():
        return "it is no absolute path; ZX_CACHE_DIR says which folder to use"
    if sys.platform == "win32":
        return ""
    try:
        found = folder.lstat()
    except (OSError, ValueError):  # missing, or not a valid name of a folder
        return ""
    if stat.S_ISLNK(found.st_mode):
        return "it is a link, which may lead anywhere; name the folder itself"
    if found.st_uid not in (0, os.getuid()):
        return "it belongs to somebody else, and what lies there is run"
    if found.st_mode & 0o022:
        return f"others can write there, and what lies there is run: chmod go-w {folder}"
    return ""


@functools.cache
def _say(words: str) -> None:
    """Print a message to stderr, once in a process."""
    print(f"zx_env: {words}", file=sys.stderr)


def writable_folder() -> Path | None:
    """Return the first folder that objects can be written to, or None."""
    for folder in _folders():
        with contextlib.suppress(OSError, ValueError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            return folder
    return None


def read(name: str) -> bytes | None:
    """Return the object of this name from the first folder that has it undamaged, or None."""
    for folder in _folders():
        path = folder / (name + ENDING)
        with contextlib.suppress(OSError, ValueError):
            data = _checked(path.read_bytes(), path)
            with contextlib.suppress(OSError):
                os.utime(path)  # note the use: see `forget_old`
            if data is not None:
                return data
    with contextlib.suppress(KeyError, OSError, zipfile.BadZipFile):
        if archive := _shipped():
            return _checked(archive.read(name + ENDING), SHIPPED)
    return None


def _checked(file: bytes, path: Path) -> bytes | None:
    """Return the contents of a file; if its digest does not match, report it and return None."""
    digest, data = file[:DIGEST_SIZE], file[DIGEST_SIZE:]
    if hashlib.sha256(data).digest() == digest:
        return data
    report_damaged(path)
    return None


def report_damaged(path: Path) -> None:
    """Report the first damaged file of a folder; ignore later ones of the same folder."""
    if path.parent not in _damaged:
        _damaged.add(path.parent)
        _say(f"{path} is damaged; such files are made again")


_damaged: set[Path] = set()


@functools.cache
def _shipped() -> zipfile.ZipFile | None:
    is_own = not os.environ.get("ZX_SHIPPED")  # beside the package: as trusted as the package itself
    if not SHIPPED.is_file() or not (is_own or _is_private(SHIPPED.parent)):
        return None
    return zipfile.ZipFile(SHIPPED)


def write(folder: Path, name: str, data: bytes) -> None:
    """Write an object with its checksum to a file of the folder; ignore errors such as a full disk."""
    with contextlib.suppress(OSError):
        handle, unfinished = tempfile.mkstemp(suffix=ENDING, prefix="unfinished-", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(data).digest() + data)
            os.replace(unfinished, folder / (name + ENDING))
        except OSError:
            os.unlink(unfinished)


@contextlib.contextmanager
def only_one(folder: Path | None) -> Iterator[None]:
    """Hold the lock of a cache folder, so that one process at a time compiles for it.

    Without a folder, no lock.
    """
    with contextlib.ExitStack() as stack:
        if folder is not None and sys.platform != "win32":
            with contextlib.suppress(OSError):  # the folder cannot be locked: compile without a lock
                lock = stack.enter_context(open(folder / "lock", "w"))
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    print("zx_env: waiting for another process that compiles the rules…", file=sys.stderr)
                    fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def forget_old(folder: Path) -> None:
    """Delete files that were not used for KEPT_DAYS days, including unfinished ones."""
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for path in (*folder.glob("*" + ENDING), *folder.glob(f"{OF_NUMBA}/*/{KEPT}")):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()
                if path.name == KEPT:
                    shutil.rmtree(path.parent)
