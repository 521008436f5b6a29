"""Notebooks are stored with their outputs, without warnings or paths; a page lists them all."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
A_PATH = re.compile(r"(/(tmp|home|root|work|usr|var)/|[A-Z]:\\)")


def cells_of(path: Path) -> list[dict]:
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


def words_of(output: dict) -> str:
    """Return the text of an output, without pictures."""
    texts = [output.get("text", ""), *(v for k, v in output.get("data", {}).items() if k.startswith("text/"))]
    return "".join("".join(one) for one in texts)


def test_the_notebooks_that_are_there_are_named():
    (line,) = (
        line
        for line in (ROOT / "docs" / "maintainers.md").read_text("utf-8").splitlines()
        if "`notebooks/`" in line
    )
    assert re.findall(r"`(\d\w+)`", line) == [path.stem for path in NOTEBOOKS]
    assert [path.stem[:2] for path in NOTEBOOKS] == [f"{k}_" for k in range(1, len(NOTEBOOKS) + 1)]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_stored_as_it_ran(path):
    code = [cell for cell in cells_of(path) if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell["outputs"]]
    assert sum(bool(words_of(output)) for output in outputs) > len(code) / 2
    for output in outputs:
        assert output["output_type"] in ("stream", "display_data", "execute_result"), output
        assert output.get("name") != "stderr", words_of(output)
        assert not A_PATH.search(words_of(output)), words_of(output)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_short(path):
    cells = cells_of(path)
    assert len(cells) <= 25 and path.stat().st_size < 400_000
    assert cells[0]["cell_type"] == "markdown" and cells[0]["source"][0].startswith("# ")
    for cell in cells:
        assert len(cell["source"]) <= 45, "".join(cell["source"])
