"""The README and the manual keep their word: what is shown runs, what is named is there, commands exist."""

import re
import tomllib
from pathlib import Path

import pytest

from zx_env import card_table, deck_names
from zx_env.zx.cards.coverage import not_there
from zx_env.zx.cards.decks import GROUPS
from zx_env.zx.decision.actions import NUM_ACTIONS
from zx_env.zx.decision.observation import OBSERVATION_SIZE

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
README = (ROOT / "README.md").read_text(encoding="utf-8")
DECKS = (DOCS / "use" / "decks.md").read_text(encoding="utf-8")
MOST_WORDS = 900
"""What is read in some minutes; the manual has the rest."""


def test_the_example_runs():
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(code.strip().splitlines()) <= 17
    scope = {}
    exec(compile(code, "README.md", "exec"), scope)
    assert scope["done"].shape == (64,)
    assert OBSERVATION_SIZE in (scope["obs"].shape[1], *scope["solo"].observation_space.shape)


def test_the_front_page_is_short_and_leads_somewhere():
    assert len(README.split()) <= MOST_WORDS
    targets = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(targets) > 10 and [name for name in targets if not (ROOT / name).is_file()] == []


def test_the_numbers_are_true():
    numbers = {number.replace(",", "") for number in re.findall(r"\d[\d,]*\d", README)}
    assert {str(len(card_table())), str(OBSERVATION_SIZE), str(NUM_ACTIONS)} <= numbers
    assert f"the {len(card_table())} cards of Z/X" in DECKS
    assert ("none that was collected is missing" in DECKS) == (not not_there())
    table = DECKS.split("| decks | format |")[1].split("\n\n")[0]
    counts = [int(number) for number in re.findall(r" \((\d+)\) \|", table)]
    assert counts == [len(deck_names(group)) for group in GROUPS if group != "all"]
    names = set(re.findall(r"`([a-z]\w+_\w+_\w+|b01_\w+)`", table)) - {"manual_2017"}
    assert names and names <= set(deck_names("all"))


def test_the_map_names_what_is_there():
    page = (DOCS / "maintainers.md").read_text(encoding="utf-8")
    tree = page.split("| where | what |")[1].split("\n## ")[0]
    assert len(re.findall(r"`([\w/.]+)`", tree)) > 20
    for name in re.findall(r"`([\w/.]+)`", tree):
        places = [
            ROOT / name,
            ROOT / "zx_env" / "zx" / name,
            ROOT / "agents" / name,
            ROOT / "training" / name,
            ROOT / "tests" / name,
            ROOT / "notebooks" / f"{name}.ipynb",
        ]
        assert any(place.exists() for place in places), name


def test_the_commands_exist():
    pytest.importorskip("typer")
    from typer.main import get_command
    from zx_training.cli import app

    whole = get_command(app)
    told = {
        tuple(words.split()) for words in re.findall(r"\bzx ((?:[a-z]+ ?)(?:[^`\n]*))", commands_of_pages())
    }
    assert {words[0] for words in told} == set(whole.commands)
    for words in told:
        command = whole.commands[words[0]]
        if words[1:] and words[1] in getattr(command, "commands", {}):
            command = command.commands[words[1]]
        known = {name for parameter in command.params for name in parameter.opts}
        assert {word for word in words if word.startswith("-")} <= known, words


def test_the_names_in_brackets_are_documented():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    table = (DOCS / "use" / "install.md").read_text("utf-8").split("| name | for |")[1].split("\n\n")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == set(extras)


def test_the_board_is_drawn_as_today(monkeypatch):
    """`python docs/written.py` draws it anew."""
    pytest.importorskip("torch")  # the manual's tables are of all that is trained
    monkeypatch.syspath_prepend(DOCS)
    import written

    assert written.BOARD.read_text("utf-8").strip() == written.front_board()


def commands_of_pages() -> str:
    """What the pages and the whole check say to type, a line each."""
    pages = [ROOT / "README.md", ROOT / "BENCHMARKS.md"]
    pages += [path for path in DOCS.rglob("*.md") if "written" not in path.parts]
    texts = [path.read_text(encoding="utf-8") for path in pages]
    typed = [
        code for text in texts for code in re.findall(r"`(zx [^`]+)`|```bash\n(.*?)```", text, re.DOTALL)
    ]
    lines = "\n".join(part for parts in typed for part in parts)
    lines += (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    return "\n".join(re.split(r"#|;|&&", line)[0] for line in lines.splitlines())
