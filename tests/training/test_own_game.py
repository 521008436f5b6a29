"""The page "A game of your own": its code is that of the toy game, and its commands print what it shows."""

import itertools
import re

import pytest

pytest.importorskip("torch")

from zx_training.cli import run

from tests.citations import ROOT

PAGE = (ROOT / "docs" / "use" / "a_game_of_your_own.md").read_text("utf-8")
FILES = {path.name: path.read_text("utf-8") for path in (ROOT / "tests" / "toy_game").glob("*.py")}
BLOCK = re.compile(r"```(\w+)\n(.*?)\n```", re.DOTALL)
BLOCKS: list[tuple[str, str]] = BLOCK.findall(PAGE)
COMMANDS = [
    (command.removeprefix("zx "), output)
    for (kind, command), (_, output) in itertools.pairwise(BLOCKS)
    if kind == "bash"
]


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_code_is_that_of_the_files():
    code = [text for kind, text in BLOCKS if kind == "py"]
    assert len(code) > 10
    assert not [text for text in code if not any(text in file for file in FILES.values())]


def test_every_file_has_its_part():
    for name, text in FILES.items():
        assert re.search(rf"^\| `{name}` \|", PAGE, re.MULTILINE)
        assert any(block in text for kind, block in BLOCKS if kind == "py"), name


def test_a_whole_game_is_short():
    assert sum(len(text.splitlines()) for text in FILES.values()) <= 450


@pytest.mark.parametrize(("command", "shown"), COMMANDS, ids=[command.split()[0] for command, _ in COMMANDS])
def test_commands_print_what_the_page_shows(command: str, shown: str, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    answers = iter(re.findall(r"^> (.+)$", shown, re.MULTILINE))
    monkeypatch.setattr("rich.console.Console.input", lambda self, prompt: next(answers))
    assert run(command.split()) == 0
    printed = words(capsys.readouterr().out)
    for part in re.split(r"^> .+$", shown, flags=re.MULTILINE):
        assert words(part) in printed
