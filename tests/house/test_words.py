"""Plain English: names and prose use the words of the field, and docstrings say what a thing is or does.

Each word that the project has given up stands here beside its usual word. A place where such a word is right
(a rule's own word, a field of a saved format) is named below, with the reason.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.citations import ROOT

CODE = ("zx_env", "agents", "training")
CARD_SETS = "zx_env/zx/cards/sets/"  # card texts and names are quotations
PAGES = [
    path
    for path in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        *(ROOT / "docs").rglob("*.md"),
    )
    if "written" not in path.parts
]

# Retired words in prose (docstrings, comments, pages) and their usual words.
PROSE = {
    r"doors?": "interface",
    r"kits?": "specification",
    r"(is|are|was|were|be) told": "gets, knows, records",
    r"tells": "says, returns, writes",
    r"dealt anew": "re-dealt, determinized",
    r"by thumb|thumb rules?": "rule-based, heuristic",
    r"sits? opposite": "the opponent",
    r"none anymore": "no longer",
    r"likewise": "also",
    r"rooms? of (a|the) game": "package",
    r"the family": "the games",
    r"twins?": "plain-Python records",
}
# Retired names and the kind of name that replaces them.
NAMES = {
    "told": "a noun",
    "said": "a noun",
    "kept": "a noun",
    "kit": "game_spec",
    "tale": "buffer",
    "doors": "case",
}

# (file, word): why it is right there.
_LANGUAGE = "the card language calls a card that an effect has put aside `kept`"
_BUDGET = "an option of the planner, which users write"
RIGHT: dict[tuple[str, str], str] = {
    ("zx_env/zx/cards/language/effects.py", "kept"): _LANGUAGE,
    ("zx_env/zx/cards/language/which.py", "kept"): _LANGUAGE,
    ("zx_env/zx/cards/encode/abilities.py", "kept"): _LANGUAGE,
    ("zx_env/zx/cards/encode/context.py", "kept"): _LANGUAGE,
    ("zx_env/zx/cards/encode/effects/program.py", "kept"): _LANGUAGE,
    ("agents/zx_agents/search/planner.py", "kept"): _BUDGET,
    ("training/zx_training/bench/peers.py", r"doors?"): "a key of the file of measurements",
}

OPENINGS = re.compile(r"(What|The same|As `|Likewise|Whether or|For whom)\b")


def files() -> Iterator[Path]:
    for top in CODE:
        for path in sorted((ROOT / top).rglob("*.py")):
            if not path.relative_to(ROOT).as_posix().startswith(CARD_SETS):
                yield path


@cache
def prose_of(path: Path) -> list[tuple[int, str]]:
    """Every comment and docstring of a module, every line of a page, with its line."""
    text = path.read_text(encoding="utf-8")
    return list(_prose_of(text) if path.suffix == ".py" else enumerate(text.splitlines(), 1))


def _prose_of(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value


@cache
def names_of(path: Path) -> list[tuple[int, str]]:
    text = io.StringIO(path.read_text(encoding="utf-8"))
    return [
        (token.start[0], token.string)
        for token in tokenize.generate_tokens(text.readline)
        if token.type == tokenize.NAME
    ]


@pytest.mark.parametrize("word", PROSE)
def test_prose_uses_the_usual_word(word: str):
    pattern = re.compile(rf"(?<![\w`.-])({word})(?![\w`-])", re.IGNORECASE)
    found = []
    for path in [*files(), *PAGES]:
        where = path.relative_to(ROOT).as_posix()
        if (where, word) in RIGHT:
            continue
        found += [
            f"{where}:{line}: {part.strip()[:90]}" for line, part in prose_of(path) if pattern.search(part)
        ]
    assert not found, f"the usual word is {PROSE[word]!r}:\n" + "\n".join(found)


@pytest.mark.parametrize("name", NAMES)
def test_names_are_usual(name: str):
    found = [
        f"{where}:{line}"
        for path in files()
        if ((where := path.relative_to(ROOT).as_posix()), name) not in RIGHT
        for line, used in names_of(path)
        if used == name
    ]
    assert not found, f"use {NAMES[name]}:\n" + "\n".join(found)


def test_docstrings_say_what_a_thing_is_or_does():
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {part[:80]}"
        for path in files()
        for line, part in prose_of(path)
        if OPENINGS.match(part)
    ]
    assert not found, "\n".join(found)


def test_reasons_are_for_places_that_are_there():
    for where, word in RIGHT:
        text = (ROOT / where).read_text(encoding="utf-8")
        assert re.search(rf"(?<!\w)({word})(?!\w)", text, re.IGNORECASE), f"{where} has no {word!r}"
