"""Contents of a wheel (our three packages, complete, no other top-level name) and of an sdist."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from tests.citations import ROOT
from tests.house.test_published import copied_by_the_dockerfile
from zx_env import __version__

PACKAGES = {"zx_env": "zx_env", "zx_agents": "agents/zx_agents", "zx_training": "training/zx_training"}
"""Our packages and their folders."""
METADATA = f"zx_env-{__version__}.dist-info"
# Leftovers of imports, and the compiled rules, which only some wheels contain.
NOT_SHIPPED = {".pyc", ".zip"}


def build(kind: str, source: Path, folder: Path) -> Path:
    """Build the wheel or sdist of a source tree in a folder, without the network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (made,) = folder.iterdir()
    return made


def files_of_packages() -> Iterator[str]:
    """Yield every file of the packages in the working tree, by its path in a wheel."""
    for package, folder in PACKAGES.items():
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix not in NOT_SHIPPED:
                yield f"{package}/{path.relative_to(ROOT / folder).as_posix()}"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    return zipfile.ZipFile(build("wheel", ROOT, tmp_path_factory.mktemp("wheel")))


def names_in(wheel: zipfile.ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if PurePosixPath(name).suffix not in NOT_SHIPPED}


def test_its_top_level_is_ours_alone(wheel: zipfile.ZipFile):
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert tops == {*PACKAGES, METADATA}


def test_it_has_every_file_of_the_packages(wheel: zipfile.ZipFile):
    wanted = set(files_of_packages())
    assert {f"{package}/py.typed" for package in PACKAGES} <= wanted
    assert {"zx_training/bench/reference.toml", "zx_env/zx/cards/README.md"} <= wanted
    for kind in ("sets/b01.py", "decks/b01_red.toml"):
        assert any(name.endswith(kind) for name in wanted), kind
    assert {name for name in names_in(wheel) if not name.startswith(METADATA)} == wanted


def test_its_command_is_zx(wheel: zipfile.ZipFile):
    points = wheel.read(f"{METADATA}/entry_points.txt").decode()
    assert points.split() == ["[console_scripts]", "zx", "=", "zx_training.__main__:main"]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("source")
    with tarfile.open(build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))) as archive:
        # The filter exists since Python 3.11.4; the archive is trusted.
        safe = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        archive.extractall(folder, **safe)
    (source,) = folder.iterdir()
    return source


def test_a_source_distribution_has_every_file_that_git_has(source: Path):
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    tracked = [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
    if listed.returncode or not tracked:
        pytest.skip("not a checkout of git")
    assert [name for name in tracked if not (source / name).is_file()] == []


def test_a_source_distribution_has_the_pages_of_its_front_page(source: Path):
    targets = re.findall(r"\]\(([^)#:]+)\)", (source / "README.md").read_text(encoding="utf-8"))
    assert "CITATION.cff" in targets
    assert [name for name in targets if not (source / name).is_file()] == []


def test_a_source_distribution_makes_the_same_wheel(wheel: zipfile.ZipFile, source: Path, tmp_path: Path):
    again = zipfile.ZipFile(build("wheel", source, tmp_path / "wheel"))
    assert names_in(again) == names_in(wheel)


def test_what_the_dockerfile_copies_makes_the_same_wheel(wheel: zipfile.ZipFile, tmp_path: Path):
    for name in copied_by_the_dockerfile():
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    assert names_in(zipfile.ZipFile(build("wheel", tmp_path, tmp_path / "dist"))) == names_in(wheel)


def test_zx_works_beside_packages_named_agents_and_training(wheel: zipfile.ZipFile, tmp_path: Path):
    """Run as installed: the wheel's files come first on the path, then foreign packages of those names."""
    site, others = tmp_path / "site", tmp_path / "others"
    wheel.extractall(site)
    for name in ("agents", "training"):
        (others / name).mkdir(parents=True)
        (others / name / "__init__.py").write_text(f"raise RuntimeError('this is the {name} of others')\n")
    code = (
        "import sys, zx_env, zx_agents, zx_training\n"
        f"assert all(m.__file__.startswith({str(site)!r}) for m in (zx_env, zx_agents, zx_training))\n"
        "from zx_training.__main__ import main\n"
        "main()\n"
    )
    pair = ["-d", "b01_red", "-d", "b01_blue"]
    done = subprocess.run(
        [sys.executable, "-c", code, "match", "scripted", "random", "-n", "2", "--json", *pair],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": f"{site}{os.pathsep}{others}", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert '"games": 2' in done.stdout
