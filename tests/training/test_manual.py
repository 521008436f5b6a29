"""The manual keeps its word: every block of Python of its own pages runs, page by page."""

import re
import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("torch")

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = sorted(path for path in DOCS.rglob("*.md") if "written" not in path.parts)
CODE = re.compile(r"```python\n(.*?)```", re.DOTALL)
NEEDS = {
    "open_spiel.md": "pyspiel",
    "torchrl.md": "torchrl",
    "tianshou.md": "tianshou",
    "rllib.md": "ray",
    "textarena.md": "textarena",
    "openenv.md": "openenv",
}
"""Libraries that the project does not install: their pages run where they are."""


def test_there_is_a_manual():
    assert {"index.md", "zx.md", "cleanrl.md"} <= {path.name for path in PAGES}


@pytest.mark.compiled
@pytest.mark.parametrize(
    "page", [p for p in PAGES if CODE.search(p.read_text("utf-8"))], ids=lambda p: p.stem
)
def test_the_python_of_a_page_runs(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    run(page)


def run(page: Path) -> None:
    """Every block of Python of a page, one after the other, in one scope."""
    needed = NEEDS.get(page.name)
    if needed and find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed")
    scope = {"__name__": page.stem}
    with warnings.catch_warnings(action="ignore" if needed else "error"):
        for block in CODE.findall(page.read_text(encoding="utf-8")):
            exec(compile(block, page.name, "exec"), scope)
