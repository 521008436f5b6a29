"""Where compiled objects lie between two runs: files of bytes, named by what they were made from.

A file is written under another name and then renamed, so a process that dies in between leaves nothing
broken. Files are never changed, only forgotten when nobody has used them for a month. Any number of processes
may share a folder. Each file begins with a digest of what it holds: machine code with one wrong bit ends the
process, at every start, so a damaged file counts as none, and what it held is made again.

The folder is ``ZX_CACHE_DIR`` if that is set, or ``zx_env`` in the user's cache folder; where that cannot be
written to (but it may still be read), a private folder among the temporary files. Last comes what was
installed with the package, one archive of such files (`aot.py`), or the archive that ``ZX_SHIPPED`` names.
Objects are code: a folder is used only if it has an absolute path and nobody else can write there.

Not here: what the objects are and how they are named (`store.py`).
"""

import contextlib
import functools
import hashlib
import os
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
SHIPPED = Path(os.environ.get("ZX_SHIPPED") or Path(__file__).parents[1] / "compiled.zip")
"""Files that came with the package, if any did."""
DIGEST_SIZE = hashlib.sha256().digest_size


def _folders() -> list[Path]:
    """Where objects may lie, best first; folders that are not there yet too."""
    chosen = os.environ.get("ZX_CACHE_DIR")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    first = Path(os.path.expanduser(chosen)) if chosen else Path(home) / "zx_env"
    own = os.getuid() if sys.platform != "win32" else "user"
    return [
        folder for folder in (first, Path(tempfile.gettempdir()) / f"zx_env-{own}") if _is_private(folder)
    ]


def _is_private(folder: Path) -> bool:
    """Objects are code: none may come from a folder where somebody else could have put it."""
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
    except (OSError, ValueError):  # not there, or no name that a folder can have
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
    """Once in a process."""
    print(f"zx_env: {words}", file=sys.stderr)


def writable_folder() -> Path | None:
    """The first folder that objects can be written to, or None."""
    for folder in _folders():
        with contextlib.suppress(OSError, ValueError):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            return folder
    return None


def read(name: str) -> bytes | None:
    """The object of this name, from whichever folder has it whole."""
    for folder in _folders():
        path = folder / (name + ENDING)
        with contextlib.suppress(OSError, ValueError):
            held = _held_by(path.read_bytes(), path)
            with contextlib.suppress(OSError):
                os.utime(path)  # used today
            if held is not None:
                return held
    with contextlib.suppress(KeyError, OSError, zipfile.BadZipFile):
        if archive := _shipped():
            return _held_by(archive.read(name + ENDING), SHIPPED)
    return None


def _held_by(file: bytes, path: Path) -> bytes | None:
    """What a file holds; None, with a line that says so, where its digest is another."""
    digest, held = file[:DIGEST_SIZE], file[DIGEST_SIZE:]
    if hashlib.sha256(held).digest() == digest:
        return held
    tell_damaged(path)
    return None


def tell_damaged(path: Path) -> None:
    """Say once for a folder that something in it is made again, by the name of the first such file."""
    if path.parent not in _damaged:
        _damaged.add(path.parent)
        _say(f"{path} is damaged; such files are made again")


_damaged: set[Path] = set()


@functools.cache
def _shipped() -> zipfile.ZipFile | None:
    is_own = not os.environ.get("ZX_SHIPPED")  # beside the package, which is as much code as the archive is
    if not SHIPPED.is_file() or not (is_own or _is_private(SHIPPED.parent)):
        return None
    return zipfile.ZipFile(SHIPPED)


def write(folder: Path, name: str, data: bytes) -> None:
    """Keep an object; a full disk is no error."""
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
