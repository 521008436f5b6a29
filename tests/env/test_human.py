"""render_mode="human": plain lines in a pipe, a board that is redrawn in place in a terminal."""

import copy
import io
import os
import pickle
import re
import time
from types import SimpleNamespace

import gymnasium
import pytest

from tests.env.games import GameCase
from zx_env.core.rendering import human


class Terminal(io.StringIO):
    """A terminal of 90 columns and 50 lines."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """What stands in for stdout; nobody waits: `.waits` says how long each picture would have stayed."""
    made = Terminal()
    made.waits = []
    # pytest puts its own stdout back between a fixture and its test.
    monkeypatch.setattr(human, "sys", SimpleNamespace(stdout=made))
    # The module's own names: pytest asks for the size of its terminal, and other threads go on sleeping.
    clock = SimpleNamespace(sleep=made.waits.append, monotonic=time.monotonic)
    monkeypatch.setattr(human, "time", clock)
    size = SimpleNamespace(get_terminal_size=lambda: os.terminal_size((90, 50)))
    monkeypatch.setattr(human, "shutil", size)
    monkeypatch.setenv("NO_COLOR", "1")
    return made


def played(case: GameCase, decisions: int = 3):
    """PettingZoo's environment after some decisions."""
    env = case.env(render_mode="human", **case.usual)
    env.reset(seed=1)
    for _ in range(decisions):
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    return env


def test_a_pipe_gets_what_has_happened_and_boards(case: GameCase, capsys: pytest.CaptureFixture[str]):
    env = played(case)
    shown = capsys.readouterr().out
    assert shown.endswith(env.game.board() + "\n") and "\x1b" not in shown
    texts = [event.text for event in env.game.events()]
    assert [line for line in shown.splitlines() if line in set(texts)] == texts
    assert env.infos == {"player_0": {}, "player_1": {}}, "agents get it only on request"


def test_nothing_new_is_not_shown_again(case: GameCase, capsys: pytest.CaptureFixture[str]):
    env = played(case)
    capsys.readouterr()
    assert env.render() is None
    assert not capsys.readouterr().out
    twin = copy.deepcopy(env)
    twin.render()
    assert twin.game.board() in capsys.readouterr().out


def test_a_terminal_is_drawn_again_in_place(case: GameCase, terminal: Terminal):
    env = played(case)
    pages = terminal.getvalue().split(human.HOME + human.CLEAR)
    assert pages[0] == "" and len(pages) == 5
    assert len(terminal.waits) == 4 and 0 < max(terminal.waits) <= 1 / env.metadata["render_fps"]
    for page in pages[1:]:
        lines = page.splitlines()
        assert len(lines) < 50 and max(map(len, lines)) <= 90
    board = env.game.board(None, False, 90)
    assert pages[-1].startswith(board)
    new_events = pages[-1][len(board) :].split("\n")
    assert new_events[-2] == env.game.events()[-1].text[:90]


def test_colours_are_for_terminals_that_want_them(
    case: GameCase, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delenv("NO_COLOR")
    env = played(case, 0)
    assert env.game.board(None, True, 90).rstrip("\n") in terminal.getvalue()


def test_gymnasium_shows_what_the_learner_may_know(case: GameCase, capsys: pytest.CaptureFixture[str]):
    env = gymnasium.make(case.ID, render_mode="human", seat=1, **case.usual)
    _, info = env.reset(seed=2)
    shown = capsys.readouterr().out
    game = env.unwrapped.game
    assert game.board(1) in shown and "events" not in info
    assert shown.startswith("\n".join(event.text for event in game.events(1)))
    again = copy.copy(env.unwrapped)
    assert again._renderer is not env.unwrapped._renderer


def test_an_environment_that_shows_is_pickled(case: GameCase, capsys: pytest.CaptureFixture[str]):
    env = pickle.loads(pickle.dumps(played(case)))
    capsys.readouterr()
    env.render()
    assert re.search(re.escape(env.game.board()), capsys.readouterr().out)
