"""The terminal: what a person is told, what can be said, and what no prompt gives away."""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("rich")

import zx_agents
from rich.console import Console
from zx_training.cli import run
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.record_files import REPORT, steps_of
from zx_training.terminal import display
from zx_training.terminal import play as terminal
from zx_training.terminal.play import PlaySession
from zx_training.terminal.viewer import Viewer
from zx_training.ui.auto_pass import automatic_pass

GAMES = ("zx", "ygo")


class Typed(Console):
    """A console at which these words are typed; then nobody says anything."""

    def __init__(self, *said: str, width: int = 100) -> None:
        super().__init__(file=io.StringIO(), width=width)
        self.said = list(said)

    def input(self, *_, **__) -> str:
        if not self.said:
            raise EOFError
        return self.said.pop(0)

    @property
    def shown(self) -> str:
        return self.file.getvalue()


def seat_of(game_name: str, console: Console, is_rated: bool = False, enemy: str = "random") -> PlaySession:
    adapter = get_game(game_name)
    game = adapter.deal(adapter.pair_of(None, None), 7, events=True)
    agent = zx_agents.load(enemy, game_name)
    return PlaySession(console, adapter, game, agent, enemy, 0, np.random.default_rng(7), is_rated)


def play(seat: PlaySession) -> PlaySession:
    with pytest.raises(EOFError):
        seat.play()
    return seat


@pytest.mark.parametrize("game_name", GAMES)
def test_whole_games_are_played_by_their_first_answers(game_name):
    console = Typed(*["1"] * 3000)
    seat = seat_of(game_name, console)
    seat.play()
    assert seat.game.to_play is None and "decides" not in console.shown


def test_names_and_numbers_stand_beside_what_is_typed():
    console = Typed("1", "1", "1", "1", "1")
    play(seat_of("zx", console))
    assert "resource B01-062  Put Drifting Head Crusher into Resource (cost 2, Power 3500)" in console.shown


def test_events_are_printed_before_the_board():
    """A Life that is lost between two prompts is told of, by its card and its rule."""
    console = Typed(*["1"] * 3000)
    seat_of("zx", console, enemy="scripted").play()
    lost = next(line for line in console.shown.splitlines() if line.startswith("  You lose 1 Life"))
    assert "907" in lost and console.shown.index(lost) < console.shown.rindex("You decide")


def test_log_prints_all_that_the_seat_may_know_and_no_more():
    console = Typed("1", "1", "log")
    seat = play(seat_of("zx", console))
    log = console.shown.rsplit("You decide", 1)[1]
    told = [event.text for event in seat.game.events(0)]
    assert all(f" {text}\n" in log for text in told) and "The enemy draws a card" in log


def test_a_redealt_hand_changes_no_line():
    """What is printed for a seat is made of what it knows: the enemy's hidden cards may be any."""
    first = Typed("log")
    seat = play(seat_of("zx", first))
    other = seat.game.determinize(0, np.random.default_rng(3))
    shown = []
    for game in (seat.game, other):
        console = Typed()
        display.show(console, game, 0)
        shown.append(console.shown)
    assert shown[0] == shown[1] and seat.game.record() != other.record()


def test_undo_takes_the_last_decision_back_and_says_so():
    console = Typed("1", "1", "undo", "board")
    seat = seat_of("zx", console)
    play(seat)
    assert "taken back" in console.shown and len(seat.before) == 1
    assert seat.game.position() == play(seat_of("zx", Typed("1"))).game.position()


def test_in_earnest_nothing_is_taken_back_and_nobody_helps():
    console = Typed("1", "undo", "hint")
    seat = play(seat_of("zx", console, is_rated=True))
    assert len(seat.before) == 1 and console.shown.count("not in a game that counts") == 2


def test_no_record_is_saved_in_earnest(tmp_path: Path):
    """A record contains the seed and every card."""
    console = Typed("1", f"save {tmp_path / 'mid.zxg'}")
    play(seat_of("zx", console, is_rated=True))
    assert not list(tmp_path.iterdir()) and "a record contains every card: not in a game" in console.shown


def shown_by_play(monkeypatch: pytest.MonkeyPatch, *said: str, **options) -> str:
    console = Typed(*said)
    terminal.play(console, get_game("zx"), "random", None, None, 0, None, None, **options)
    return console.shown


def test_a_seed_is_told_at_once_in_practice_and_at_the_end_in_earnest(monkeypatch):
    """Whoever knows the seed deals the game again with `Game.new` and sees the enemy's hand."""
    dealt = []
    deal = GameAdapter.deal
    monkeypatch.setattr(
        GameAdapter,
        "deal",
        lambda self, decks, seed, **more: dealt.append(seed) or deal(self, decks, seed, **more),
    )
    practice = shown_by_play(monkeypatch, "1", "log", "quit")
    assert practice.index(f"Seed {dealt[-1]}.") < practice.index("You decide")
    for ending in ("quit", "no more"):
        rated = shown_by_play(monkeypatch, "1", "log", "undo", "hint", "?", "why", ending, is_rated=True)
        assert str(dealt[-1]) not in rated[: rated.rindex("left the game")]
        assert rated.count(str(dealt[-1])) == 1 and f"Seed {dealt[-1]}." in rated
    # The first action alone repeats itself in one of twenty games until the turn is cut off, and nobody wins.
    whole = shown_by_play(monkeypatch, *["1", "2", "1", "3"] * 1500, is_rated=True)
    assert whole.index(f"Seed {dealt[-1]}.") > whole.index(" won\n") and whole.count(str(dealt[-1])) == 1
    assert len(set(dealt)) == 4 and max(dealt) > 2**60


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_the_command_tells_no_seed_before_the_end_of_a_rated_game(tmp_path: Path):
    import pty

    screen, keyboard = pty.openpty()
    command = [sys.executable, "-m", "zx_training", "play", "--rated", "--against", "random"]
    with subprocess.Popen(
        [*command, "--record", "kept.zxg"], stdin=keyboard, stdout=keyboard, stderr=keyboard, cwd=tmp_path
    ) as process:
        os.close(keyboard)
        shown = ""
        for line in ("1", "log", "save mine.zxg", "quit"):
            shown += _until(screen, "> ")
            assert not list(tmp_path.iterdir())
            os.write(screen, f"{line}\n".encode())
        after = _until(screen, None)
    os.close(screen)
    assert process.returncode == 0 and "You decide" in shown and "Seed" not in shown
    (seed,) = re.findall(r"Seed (\d+)\.", after)
    assert seed not in shown and f'"seed": {seed}' in (tmp_path / "kept.zxg").read_text(encoding="utf-8")


def _until(screen: int, end: str | None) -> str:
    """Read a terminal up to these characters; None: until its process ends."""
    shown = b""
    while end is None or not shown.endswith(end.encode()):
        try:
            part = os.read(screen, 4096)
        except OSError:  # Linux raises EIO when the process has closed the terminal
            part = b""
        if not part:
            assert end is None, shown.decode()
            break
        shown += part
    return shown.decode()


def test_a_hint_is_a_legal_action_and_changes_nothing():
    console = Typed("hint")
    seat = seat_of("zx", console)
    play(seat)
    told = console.shown.split("random would: ")[1].splitlines()[0]
    assert told in [action.text for action in seat.game.actions()] and not seat.before


def test_end_passes_to_the_end_of_the_turn_and_no_further():
    console = Typed(*["1"] * 3, "end")
    seat = seat_of("zx", console)
    play(seat)
    turns = [game.turn for game in seat.before[3:]]
    assert len(set(turns)) == 1, turns
    assert seat.game.turn != turns[0] or "pass" not in [one.text for one in seat.game.actions()]


def test_end_passes_no_question_that_has_no_pass():
    console = Typed("end")
    seat = play(seat_of("zx", console))
    assert "there is nothing to pass now" in console.shown and not seat.before


def test_a_person_who_passes_until_something_happens_is_asked_less():
    """Of a duel's many windows few come after news."""
    asked = {}
    for auto_pass in (False, True):
        session, counts = seat_of("ygo", Typed()), [0, 0]
        session.auto_pass = auto_pass

        def first(session=session, counts=counts):
            counts[session.game.question.ask in session.adapter.response_questions] += 1
            if sum(counts) == 60:
                raise EOFError
            return int(np.flatnonzero(session.game.mask())[0])

        session._asked = first
        with contextlib.suppress(EOFError):
            session.play()
        asked[auto_pass] = counts[1] / sum(counts)
    assert asked[True] < 0.6 * asked[False]


@pytest.mark.parametrize("game_name", GAMES)
def test_news_are_asked_about_and_quiet_is_not(game_name):
    """At every response question: news since the last decision, and only news, make the person asked."""
    adapter, seen = get_game(game_name), {True: 0, False: 0}
    assert adapter.response_questions
    rng = np.random.default_rng(3)
    for seed in range(3):
        game = adapter.deal(adapter.pair_of(None, None), seed, events=True)
        known = [0, 0]
        while game.to_play is not None:
            player = game.to_play
            quiet = not any(map(adapter.is_news, game.events(player, known[player])))
            passed = automatic_pass(adapter, game, player, known[player])
            if game.question.ask in adapter.response_questions:
                assert (passed is not None) == (quiet and game.mask()[passed or 0] == 1)
                seen[quiet] += 1
            else:
                assert passed is None
            known[player] = len(game.events(player))
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert seen[False] and (seen[True] or game_name == "zx")  # a battle of Z/X asks after the attack, once


def test_skip_stops_when_something_happens():
    console = Typed(*["1"] * 3, "skip")
    seat = seat_of("zx", console)
    play(seat)
    asked = console.shown.split("skip")[-1]
    assert "You decide" in asked and seat.game.to_play == 0


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("? B01-006", "Artemis"),
        ("? strausse", "Strausse"),
        ("? b3", "start card"),
        ("? tower of", "no card"),
        ("?", "`undo`"),
        ("", "`undo`"),
        ("nonsense", "that fits 0 actions"),
    ],
)
def test_questions_are_answered_and_decide_nothing(said, told):
    console = Typed("1", "1", said)
    seat = play(seat_of("zx", console))
    assert told in console.shown.rsplit("You decide", 1)[1] and len(seat.before) == 2


def test_save_keeps_what_replay_reads(tmp_path):
    console = Typed("1", "1", f"save {tmp_path / 'mid.zxg'}", f"save {tmp_path / 'no' / 'folder.zxg'}")
    seat = play(seat_of("zx", console))
    kept = (tmp_path / "mid.zxg").read_text(encoding="utf-8")
    assert seat.adapter.replay(kept).position() == seat.game.position()
    assert "cannot be kept" in console.shown


# -- playing on from a record --------------------------------------------------------------------


def begun(game_name: str, actions: int = 6) -> str:
    """The record of the beginning of a game."""
    adapter = get_game(game_name)
    game = adapter.deal(adapter.pair_of(None, None), 5)
    for _ in range(actions):
        game.step(int(np.flatnonzero(game.mask())[0]))
    return str(game.record())


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize(("at", "stay"), [(None, 6), (0, 0), (4, 4)])
@pytest.mark.parametrize("is_report", [False, True])
def test_a_game_goes_on_from_a_moment_of_a_record(
    tmp_path: Path, game_name: str, at: int | None, stay: int, is_report: bool
):
    path, whole, record = tmp_path / "game.zxg", tmp_path / "whole.zxg", begun(game_name)
    path.write_text(json.dumps({"format": REPORT, "record": record}) if is_report else record)
    console = Typed("log", "1", "undo", "1")
    terminal.play_on(console, path, at, "random", 0, whole)
    lines = whole.read_text(encoding="utf-8").splitlines()
    assert lines[: 1 + stay] == record.splitlines()[: 1 + stay] and len(lines) > 1 + stay
    assert f"after {stay} decisions" in console.shown and "taken back" in console.shown


@pytest.mark.parametrize(
    ("text", "options", "words"),
    [
        ("", [], "line 1"),
        ("no record", [], "line 1"),
        ('{"format": "zx-report/1", "record": null}', [], "without a record"),
        (None, ["--at", "7"], "from 0 to 6"),
        (None, ["--at", "3", "--deck", "b01_red"], "--deck"),
        (None, ["--rated"], "--rated"),
        (None, ["--seed", "3"], "--seed"),
        (None, ["--puzzle", "1"], "--puzzle"),
        (None, ["--against", "nobody"], "nobody"),
        ("over", [], "by --at"),
    ],
)
def test_what_cannot_be_played_on_from_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | None, options: list[str], words: str
):
    path = tmp_path / "game.zxg"
    path.write_text({None: begun("zx"), "over": record_of("ygo")}.get(text, text))
    assert run(["play", "--from", str(path), *options]) == 2
    said = capsys.readouterr().err
    assert said.startswith("error:") and words in " ".join(said.split()) and "Traceback" not in said


def test_a_moment_needs_a_record_a_record_a_file_and_giving_up_is_no_decision(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    path = tmp_path / "given_up.zxg"
    path.write_text(begun("zx") + '{"concede": 0}\n')
    console = Typed()
    terminal.play_on(console, path, None, "random", 0, None)  # from the moment before the player gave up
    assert "after 6 decisions" in console.shown
    assert run(["play", "--at", "3"]) == 2 and "--from" in capsys.readouterr().err
    assert run(["play", "--from", str(tmp_path)]) == 2 and "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("columns", [60, 79, 110, 200])
def test_boards_fit(game_name, columns):
    adapter = get_game(game_name)
    game = adapter.deal(adapter.pair_of(None, None), 3)
    rng, player = np.random.default_rng(3), zx_agents.load("scripted", game_name)
    for _ in range(90):
        if game.to_play is None:
            break
        for viewer in (None, 0, 1):
            console = Typed(width=columns)
            display.show(console, game, viewer)
            assert max(map(len, console.shown.splitlines())) <= columns, console.shown
        game.step(zx_agents.act_in(player, game, rng))


# -- watching and replaying ----------------------------------------------------------------------


def record_of(game_name: str) -> str:
    adapter = get_game(game_name)
    game = adapter.deal(adapter.pair_of(None, None), 5)
    rng, player = np.random.default_rng(5), zx_agents.load("random", game_name)
    while game.to_play is not None:
        game.step(zx_agents.act_in(player, game, rng))
    return game.record()


@pytest.mark.parametrize("game_name", GAMES)
def test_a_record_is_stepped_on_back_and_to_a_turn(game_name):
    kept = record_of(game_name)
    adapter = get_game(game_name)
    whole = [game.position() for game, _ in steps_of(adapter, kept)]
    console = Typed("", "", "b", "5", "2", "log", "e")
    shown = []
    steps = Viewer(console, steps_of(adapter, kept), 0.0, True)
    show = steps._show
    steps._show = lambda: (shown.append(steps.at), show())
    last = steps.run()
    turns = [position["turn"] for position in whole]
    assert shown[:4] == [0, 1, 2, 1]
    assert shown[4] == next(k for k, turn in enumerate(turns) if turn >= 5)
    assert shown[5] == next(k for k, turn in enumerate(turns) if turn >= 2)
    assert shown[6:] == list(range(shown[5] + 1, len(whole))) and last.position() == whole[-1]


def test_stepping_ends_where_nobody_types():
    kept = record_of("zx")
    steps = Viewer(Typed(""), steps_of(get_game("zx"), kept), 0.0, True)
    assert steps.run().to_play is not None and len(steps.seen) == 2
