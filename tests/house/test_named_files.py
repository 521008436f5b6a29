"""Modules that a text names exist: no 'See also' of a docstring leads nowhere."""

import re

import pytest

from tests.citations import ROOT

FOLDERS = ("zx_env", "agents", "training", "tests")
NAMED = re.compile(r"(?<![\w/.\"'-])((?:\w+/)*\w+\.py)\b(?![\"'])")
# Modules that a page tells its readers to write.
READERS_OWN = {"my_agents.py", "my_player.py", "my_package/my_set.py", "my_set.py"}

FILES = sorted(path.relative_to(ROOT).as_posix() for top in FOLDERS for path in (ROOT / top).rglob("*.py"))
PAGES = ["README.md", "BENCHMARKS.md", "zx_env/zx/cards/README.md", "zx_env/ygo/README.md"]
PAGES += sorted(
    path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md") if "written" not in path.parts
)
OTHERS = [path.relative_to(ROOT).as_posix() for top in (".", "docs") for path in (ROOT / top).glob("*.py")]
PLACES = {f"/{file}" for file in [*FILES, *OTHERS]}


def lost_names(text: str) -> list[str]:
    """Return names of modules in a text that are the end of no module's path."""
    return [
        f"{text.count(chr(10), 0, found.start()) + 1}: {found[1]}"
        for found in NAMED.finditer(text)
        if found[1] not in READERS_OWN and not any(place.endswith(f"/{found[1]}") for place in PLACES)
    ]


@pytest.mark.parametrize("top", [*FOLDERS, *PAGES])
def test_modules_that_are_named_are_there(top: str):
    files = [file for file in FILES if file.startswith(f"{top}/")] or [top]
    lost = [f"{file}:{name}" for file in files for name in lost_names((ROOT / file).read_text("utf-8"))]
    assert not lost, "\n" + "\n".join(lost)


def test_a_lost_name_is_seen():
    lost = [f"{name}.py" for name in ("no_such", "decision/rules")]
    text = f"Not here: the mask (mask.py),\nthe dice (zx/rng.py), the words ({lost[0]}), {lost[1]}"
    assert lost_names(text) == [f"2: {name}" for name in lost]
