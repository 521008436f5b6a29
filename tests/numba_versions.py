"""Play the toy game with other versions of numba than the installed one.

    python -m tests.numba_versions                    # the newest that the index has
    python -m tests.numba_versions 0.65.1 0.67.0      # these

Each version is installed into a folder of its own, with its llvmlite. The toy game of `tests/toy_game` is
played in plain Python, compiled, and compiled by numba alone (`ZX_UNITS=0`): all three have to give the same
bytes. `zx_env/compiling/` uses private names of numba, so pyproject.toml admits only versions tried here.

A newest version that breaks, or an index that cannot be reached, is reported and is no error: nobody here can
change it. Versions that are named have to work.
"""

import importlib.metadata
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.citations import ROOT
from tests.house.test_two_runtimes import plain_digests

GAME, GAMES = "pig", 6
PLAY = f"from tests.house.test_two_runtimes import main; main({GAME!r}, 0, {GAMES})"
PIP = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--only-binary", ":all:"]


def run(command: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, env=os.environ | settings, capture_output=True, text=True)


def difference(folder: Path, cache: Path) -> str:
    """Return how the toy game differs, compiled by the numba of a folder; "" if it does not."""
    expected = plain_digests(GAME, 0, GAMES)
    path = os.pathsep.join([str(folder), str(ROOT), *sys.path])
    for units in ("1", "0"):
        settings = {
            "ZX_UNITS": units,
            "ZX_CACHE_DIR": str(cache),
            "PYTHONPATH": path,
            "NUMBA_DISABLE_JIT": "0",
        }
        done = run([sys.executable, "-c", PLAY], **settings)
        if done.returncode:
            return f"with ZX_UNITS={units}: {done.stderr.strip().splitlines()[-1]}"
        if done.stdout.splitlines() != expected:
            return f"with ZX_UNITS={units} the games differ from those of plain Python"
    return ""


def newest() -> str:
    """Return the newest version of numba that the index has for this Python; "" if it cannot be asked."""
    found = run([*PIP, "--dry-run", "--ignore-installed", "--report", "-", "numba"])
    return "" if found.returncode else json.loads(found.stdout)["install"][0]["metadata"]["version"]


def problem_of(version: str) -> str:
    """Install a version and play with it; return what is wrong, or "".

    Raises:
        OSError: The version, or its llvmlite, cannot be installed.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "numba"
        into = [*PIP, "--target", str(folder)]
        for wanted in (lambda: [f"numba=={version}"], lambda: llvmlite_of(folder)):
            done = run([*into, *wanted()])
            if done.returncode:
                raise OSError(done.stderr.strip().splitlines()[-1])
        (Path(name) / "cache").mkdir(mode=0o700)
        return difference(folder, Path(name) / "cache")


def llvmlite_of(folder: Path) -> list[str]:
    """Return the requirement of llvmlite of the numba in a folder."""
    (numba,) = importlib.metadata.distributions(name="numba", path=[str(folder)])
    return [one for one in numba.requires or [] if one.startswith("llvmlite")]


def main(versions: list[str]) -> int:
    installed, bad = importlib.metadata.version("numba"), 0
    for version in versions or [newest()]:
        if not version or (not versions and version == installed):
            print(f"numba {installed} is the newest" if version else "the index of packages does not answer")
            continue
        try:
            problem = problem_of(version)
        except OSError as error:
            problem = f"cannot be installed: {error}"
        print(f"numba {version}: {problem or 'the toy game is the same'}", flush=True)
        bad += bool(problem and versions)
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
