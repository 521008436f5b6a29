"""Files for other machines name what is there: metadata, Dockerfile, the host of the manual, a forge."""

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.citations import ROOT
from tests.house.test_project_file import PROJECT
from zx_env import __version__

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
EXTRAS = PROJECT["project"]["optional-dependencies"]
PYTHONS = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
ADDRESS = "https://example.org/zx"


def copied_by_the_dockerfile() -> list[str]:
    """Files and folders of the tree that the Dockerfile copies."""
    lines = re.findall(r"^COPY (?!--)(.*) \S+$", DOCKERFILE, re.MULTILINE)
    return sorted({name for line in lines for name in line.split()})


def read_yaml(name: str) -> dict[str, Any]:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def metadata(address: str) -> dict[str, Any]:
    """The metadata that a build would write, with an address of the repository or without."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        env=os.environ | {"ZX_ADDRESS": address},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_place_names_the_same_version():
    assert PROJECT["project"]["version"] == __version__
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.*)$", cited, re.MULTILINE) == [__version__]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## ([\d.]+)", changes, re.MULTILINE)[0] == __version__


def test_the_pythons_are_those_that_are_admitted():
    lowest, above = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", PROJECT["project"]["requires-python"]).groups()
    assert PYTHONS == [f"3.{minor}" for minor in range(int(lowest), int(above))]
    jobs = read_yaml(".github/workflows/check.yml")["jobs"]
    assert jobs["check"]["strategy"]["matrix"]["python"] == PYTHONS
    others = [
        read_yaml(".readthedocs.yaml")["build"]["tools"]["python"],
        jobs["packages"]["steps"][1]["with"]["python-version"],
        *re.findall(r"^ARG PYTHON=(.*)$", DOCKERFILE, re.MULTILINE),
    ]
    assert len(others) == 3 and set(others) <= set(PYTHONS)


def test_the_forge_runs_the_whole_check():
    steps = read_yaml(".github/workflows/check.yml")["jobs"]["check"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == [".ci/run"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_manual_is_made_by_the_command_of_the_whole_check():
    config = read_yaml(".readthedocs.yaml")
    assert (ROOT / config["sphinx"]["configuration"]).is_file()
    commands = config["build"]["jobs"]["install"] + config["build"]["jobs"]["build"]["html"]
    assert "sphinx-build -W docs $READTHEDOCS_OUTPUT/html" in commands
    torch = re.findall(r"torch==\S+", " ".join(commands))
    assert torch == re.findall(r"^torch==\S+", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", ["Dockerfile", ".readthedocs.yaml", "docs/use/install.md", "README.md"])
def test_the_extras_that_a_file_installs_are_there(name: str):
    text = (ROOT / name).read_text(encoding="utf-8")
    groups = re.findall(r"[.)]\[([a-z,0-9]+)\]", text)
    assert groups and {extra for group in groups for extra in group.split(",")} <= set(EXTRAS)


def test_the_dockerfile_names_what_is_there():
    copied = copied_by_the_dockerfile()
    assert {"pyproject.toml", "zx_env"} <= set(copied)
    assert [name for name in copied if not (ROOT / name).exists()] == []
    let_in = re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(let_in) == copied
    (modules,) = re.findall(r"python -m (zx_env\S+ zx_agents\S+)", DOCKERFILE)
    assert all(find_spec(module) for module in modules.split())


def test_the_dockerfile_starts_the_page_on_its_port():
    pytest.importorskip("typer")
    from typer.main import get_command
    from zx_training.cli import app

    (words,) = re.findall(r"^CMD (.*)$", DOCKERFILE, re.MULTILINE)
    program, name, *given = json.loads(words)
    assert program in PROJECT["project"]["scripts"]
    command = get_command(app).commands[name]
    settings = command.make_context(name, given).params
    assert [str(settings["port"])] == re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE)
    (games,) = re.findall(r"^VOLUME (.*)$", DOCKERFILE, re.MULTILINE)
    assert settings["games"].parent == Path(games) and settings["host"] == "0.0.0.0"


def test_without_an_address_the_front_page_is_that_of_the_tree():
    if PROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]["address"]:
        pytest.skip("the tree has an address")
    found = metadata("")
    assert found["readme"]["text"] == (ROOT / "README.md").read_text(encoding="utf-8")
    assert not found.get("urls") and found["readme"]["content-type"] == "text/markdown"


def test_with_an_address_the_front_page_leads_to_the_files_of_the_version():
    found = metadata(f"{ADDRESS}/")
    targets = re.findall(r"\]\(([^)]+)\)", found["readme"]["text"])
    here = re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(targets) == len(here) > 10
    for name, target in zip(here, targets, strict=True):
        kind = "raw" if name.endswith(".svg") else "blob"
        assert target == f"{ADDRESS}/{kind}/v{__version__}/{name}"
    assert found["urls"]["Source"] == ADDRESS
    for address in set(found["urls"].values()) - {ADDRESS}:
        assert (ROOT / address.removeprefix(f"{ADDRESS}/blob/v{__version__}/")).is_file()
