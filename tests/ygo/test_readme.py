"""The README of the game: its code runs, its commands exist, its numbers are right."""

import re
import shlex
from pathlib import Path

import zx_env.ygo
from zx_env import ygo_battle_v0
from zx_env.ygo import limits

PAGE = Path(zx_env.ygo.__file__).with_name("README.md").read_text(encoding="utf-8")


def test_its_code_runs():
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})


def test_its_commands_are_understood():
    from typer.main import get_command
    from zx_training.cli import app

    (lines,) = re.findall(r"```bash\n(.*?)```", PAGE, re.DOTALL)
    for line in lines.splitlines():
        _, word, *arguments = shlex.split(line, comments=True)
        get_command(app).commands[word].make_context(word, arguments)  # type: ignore[attr-defined]


def test_its_deck_file_is_one(tmp_path):
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    names = re.findall(r'"(.+)" = 3|"(.+)" = 2', text)
    assert all((one or two) in ygo_battle_v0.card_table() for one, two in names)


def test_its_numbers():
    assert f"{len(ygo_battle_v0.card_table())} cards and four decks" in PAGE
    assert all(f"`{name}`" in PAGE for name in ygo_battle_v0.deck_names())
    assert f"a deck of {limits.DECK_SIZE} cards" in PAGE and len(ygo_battle_v0.deck_names()) == 4
    assert f"{limits.START_LIFE_POINTS:,} Life Points" in PAGE
