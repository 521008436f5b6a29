import os
import re
import subprocess
import sys
import tomllib
from functools import partial
from pathlib import Path

import pytest

pytest.importorskip("typer")

import typer
from rich.text import Text
from zx_training.cli import app, run
from zx_training.learner import report
from zx_training.matches.match import play_pairs

import zx_env

ROOT = Path(__file__).resolve().parents[2]


def test_every_command_explains_itself(capsys):
    assert run(["--help"]) == 0
    words = capsys.readouterr().out
    commands = [line.split()[1] for line in words.splitlines() if re.match(r"│ [a-z]", line)]
    assert commands == [
        "train",
        "info",
        "match",
        "check",
        "tournament",
        "score",
        "exploit",
        "experiment",
        "play",
        "serve",
        "watch",
        "replay",
        "export",
        "decks",
        "cards",
        "puzzles",
        "bench",
    ]
    assert words.index("For maintainers") < words.index("bench")
    for command in commands:
        assert run([command, "--help"]) == 0


def test_the_help_shows_brackets():
    """Rich takes brackets as markup unless a backslash stands before them."""
    commands = [typer.main.get_command(app)]
    helps = []
    while commands:
        command = commands.pop()
        commands += getattr(command, "commands", {}).values()
        helps += [command.help or "", *(getattr(option, "help", None) or "" for option in command.params)]
    assert any("zx_env\\[" in words for words in helps)
    for words in helps:
        assert Text.from_markup(words).plain.count("[") == words.count("["), words


def test_a_message_in_a_pipe_is_one_line(capsys):
    assert run(["match", "nobody", "scripted"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("error: there is no agent 'nobody'") and len(line) > 100


def test_a_match_that_is_stopped_tells_its_games(capsys, monkeypatch):
    def play_three(*arguments):
        for n, played in enumerate(play_pairs(*arguments)):
            if n == 3:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr(report, "play_pairs", play_three)
    assert run(["match", "random", "random", "-n", "20", "--seed", "1", "--game", "ygo"]) == 130
    captured = capsys.readouterr()
    assert "stopped after 8 of 20 games: random won" in captured.err and captured.out == ""


def test_without_a_command_the_commands_are_listed(capsys):
    assert run(["--help"]) == 0
    listed = capsys.readouterr().out.split()
    assert run([]) == 2
    assert capsys.readouterr().out.split() == listed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["train", "--preset", "fast"], "tiny, quick, standard, long"),
        (["train", "--preset", "tiny", "--steps", "1", "--format", "b99"], "b01,2017 or all, not 'b99'"),
        (["train", "--resume", "no/such/checkpoint.zip"], "zx train"),
        (["replay", "no/such/game.zxg"], "--record"),
    ],
)
def test_what_cannot_be_done_says_what_to_do(arguments, says, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert says in captured.err and captured.out == ""
    assert "Traceback" not in captured.err
    assert not list(tmp_path.iterdir())


def test_maintainers_measuring_stands_under_one_word(capsys, monkeypatch):
    from zx_training.bench import interfaces, reference, report

    calls = []
    monkeypatch.setattr(interfaces, "measure", lambda quick: ["figures", quick])
    monkeypatch.setattr(report, "show", lambda console, found, as_json: calls.append((*found, as_json)))
    for name in ("peers", "growth"):
        shown = partial(lambda name, console, *how: calls.append((name, *how)), name)
        monkeypatch.setattr(report, f"show_{name}", shown)
    monkeypatch.setattr(report, "write", lambda *what: calls.append(what))
    monkeypatch.setattr(reference, "check", lambda: (False, "slower"))
    monkeypatch.setattr(reference, "calibrate", lambda: "written")

    assert run(["bench", "--quick"]) == 0 and run(["bench", "--json"]) == 0
    assert run(["bench", "peers", "--json"]) == 0 and run(["bench", "growth", "--quick"]) == 0
    assert calls == [
        ("figures", True, False),
        ("figures", False, True),
        ("peers", False, True),
        ("growth", True, False),
    ]
    assert run(["bench", "check"]) == 1 and run(["bench", "calibrate"]) == 0
    assert capsys.readouterr().out.split() == ["slower", "written"]
    del calls[:]
    assert run(["bench", "write", "page.md"]) == 0
    assert run(["bench", "write", "page.md", "growth", "--quick"]) == 0
    assert calls == [
        (Path("page.md"), False, ["figures", "peers", "learners", "growth"]),
        (Path("page.md"), True, ["growth"]),
    ]
    assert run(["bench", "--quick", "growth"]) == 2
    assert "zx bench growth --quick" in " ".join(capsys.readouterr().err.split())


def test_the_version_is_printed(capsys):
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"zx_env {zx_env.__version__}\n"


def test_a_run_folder_is_not_overwritten(capsys, tmp_path):
    (tmp_path / "checkpoint.zip").write_text("a run")
    assert run(["train", "--out", str(tmp_path)]) == 2
    assert "--resume" in capsys.readouterr().err
    assert (tmp_path / "checkpoint.zip").read_text() == "a run"


@pytest.mark.parametrize(
    ("library", "command", "extra"),
    [
        ("torch", ["train"], "train"),
        ("tensorboard", ["train"], "train"),
        ("choix", ["train"], "train"),
        ("choix", ["tournament", "random", "scripted"], "ratings"),
        ("scipy", ["score", "random"], "ratings"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(library, command, extra, tmp_path):
    hide = f"import sys; sys.modules[{library!r}] = None"
    code = f"{hide}; from zx_training.cli import run; sys.exit(run({command}))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert library in done.stderr and f"zx_env[{extra}]" in done.stderr and done.stdout == ""
    assert not list(tmp_path.iterdir())


EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
# Not `sys.modules[name] = None`: scipy asks sys.modules whether torch is there.
HIDDEN = """
import sys

class Hidden:
    def find_spec(name, path=None, target=None):
        if name.split(".")[0] in {others}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hidden)

if __name__ == "__main__":
    {work}
    lacking = [name for name in {own} if name not in sys.modules]
    sys.exit(f"not imported: {{lacking}}" if lacking else status)
"""


COMMAND = "from zx_training.cli import run; status = run({})"
DUEL = "import zx_training; zx_training.duel('random', 'random', 2, 'ygo').show(); status = 0"
REPLAY = "import zx_training; zx_training.duel('random', 'random', 2, 'ygo').replay(0, 'a.html'); status = 0"


def libraries_of(extra: str) -> set[str]:
    """The modules of an extra of the project file, by the names of their distributions."""
    return {re.match(r"[\w-]+", line)[0].replace("-", "_") for line in EXTRAS[extra]}


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("commands", "extra", "says"),
    [
        ("match random random -n 2 --game ygo", "cli", "of 2 games"),
        ("check random -n 1 --game ygo", "cli", "no peeking"),
        (
            "tournament random scripted -n 2 --game ygo --jobs 1 --json cup.json --html cup.html",
            "ratings",
            "game",
        ),
        ("score compare no.json no.json", "ratings", "no.json"),
        (DUEL, "ratings", "of 2 games"),
        (REPLAY, "ratings", ""),
    ],
)
def test_an_extra_is_enough_for_its_commands(commands, extra, says, tmp_path):
    """What the other extras install besides is hidden; what the extra installs is imported."""
    own = libraries_of(extra)
    others = set().union(*map(libraries_of, EXTRAS)) - own
    assert {"torch", "starlette"} <= others and ("choix" in own) == (extra == "ratings")
    is_command = not commands.startswith("import")
    work = COMMAND.format(commands.split()) if is_command else commands
    own -= set() if is_command else {"typer"}
    code = HIDDEN.format(others=sorted(others), own=sorted(own), work=work)
    (tmp_path / "hidden.py").write_text(code)
    done = subprocess.run(
        [sys.executable, "hidden.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    said = done.stdout + done.stderr
    assert says in said and " needs " not in said and "not imported" not in said, said
    assert done.returncode == (2 if "compare" in commands else 0), said


def test_light_commands_import_no_heavy_library():
    heavy = ("torch", "numba", "matplotlib")
    code = f"import sys, zx_training.cli; sys.exit(any(m in sys.modules for m in {heavy}))"
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=surroundings).returncode == 0
