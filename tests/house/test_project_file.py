"""The project file: the modules that it names for the type checker exist and match their settings."""

import fnmatch
import importlib.util
import tomllib
from pathlib import Path

import pytest

from tests.citations import ROOT
from tests.house.test_floors import MODULES

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OVERRIDES = PROJECT["tool"]["mypy"]["overrides"]
OURS = [name for one in OVERRIDES if "warn_return_any" in one for name in one["module"]]
UNTYPED = [
    name.removesuffix(".*")
    for one in OVERRIDES
    if one.get("ignore_missing_imports") and "follow_imports" not in one
    for name in one["module"]
]


@pytest.mark.parametrize("name", OURS)
def test_a_module_with_untyped_fields_is_there(name: str):
    assert fnmatch.filter(MODULES, name)


@pytest.mark.parametrize("name", UNTYPED)
def test_a_library_without_types_has_none(name: str):
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        pytest.skip(f"{name} is not installed")
    assert not (Path(spec.origin).parent / "py.typed").exists(), (
        f"{name} ships types now: take it off the list"
    )
