"""A tournament is played to its end whatever agents do, and goes on after any stop with the same table."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("choix")

from zx_training.cli import run
from zx_training.files import alone_in
from zx_training.matches.action_requests import deals_per_round
from zx_training.matches.deals import all_deck_pairs
from zx_training.matches.game_rows import SequentialGames
from zx_training.matches.play import play_round
from zx_training.matches.schedule import DEALS_PER_ROUND, Limits, Plan
from zx_training.tournament.context import plan_of
from zx_training.tournament.executors import run_in_processes
from zx_training.tournament.results_log import ResultsLog, line_of, pair_of
from zx_training.tournament.standings import standings
from zx_training.tournament.watchdog import Watchdog

from tests.training.toy import ToyContext
from zx_env.errors import SettingError

ROOT = Path(__file__).resolve().parents[2]
GAME = {"name": "toy", "card_set": None, "rules": None, "version": 1}
QUICK = Limits(decision=1.0)


def plan(*agents: str, games: int = 4, folder: Path | str = ".", limits: Limits = QUICK, **more) -> Plan:
    context = ToyContext(folder)
    lockstep = {name: deals_per_round(context.player(name)) for name in agents}
    pairs = tuple(all_deck_pairs(["x", "y"]))
    make_context = partial(ToyContext, str(folder))
    named = {name: name for name in agents}
    return Plan(make_context, named, pairs, games, 5, limits, lockstep, GAME, **more)


def play(whole: Plan, jobs: int = 2) -> ResultsLog:
    log = ResultsLog(whole)
    for one, pairs in run_in_processes(whole, log.remaining, jobs):
        log.add(one, pairs)
    return log


def results(log: ResultsLog) -> list:
    """What was played, without the seconds, which no two runs share."""
    return [
        (p.names, p.deal, [(g.winner, g.decisions, g.turns, g.forfeit) for g in p.games]) for p in log.pairs
    ]


def test_every_deal_is_played_in_both_seats_with_the_same_seed():
    dealt = []

    class Context(ToyContext):
        def deal(self, decks, seed):
            dealt.append((decks, seed))
            return super().deal(decks, seed)

    context, whole = Context(), plan("greedy", "random", "together", games=8)
    for round_ in whole.rounds():
        players = context.player(round_.names[0]), context.player(round_.names[1])
        played = play_round(context.deal, players, round_)
        assert [pair.deal for pair in played] == list(round_.deals)
    first, second = dealt[::2], dealt[1::2]
    assert first == second and len(first) == 3 * 4
    assert {decks for decks, _ in first} == set(all_deck_pairs(["x", "y"]))
    # Every meeting plays the same deals.
    assert len(set(first)) == 4


def test_the_same_player_on_both_sides_of_a_deal_wins_once():
    log = play(plan("greedy", "random", with_itself=True, games=20))
    itself = [pair for pair in log.pairs if pair.names == ("greedy", "greedy")]
    assert len(itself) == 10
    for pair in itself:
        one, two = pair.games
        assert one.score + two.score == 1.0 and one.decisions == two.decisions[::-1]


@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        ("Raises", "raised ValueError: <b>my fault</b> in two lines"),
        ("Leaves", "raised SystemExit: 3"),
        ("Illegal", "chose action"),
        ("WrongType", "gave back 'the first one' (str), which is no number of an action"),
        ("Sleeps", "s for a decision; the limit is 1 s"),
        ("Hangs", "gave no answer in"),
        ("Kills", "ended its process (signal 9)"),
    ],
)
def test_a_bad_agent_forfeits_and_the_tournament_goes_on(agent, reason):
    whole = plan("greedy", agent, "random", games=2)
    found = standings(whole, play(whole).pairs)
    assert found["games_played"] == found["games_planned"] == 6
    assert found["forfeits_in_all"] == len(found["forfeits"]) > 0
    for one in found["forfeits"]:
        assert one["agent"] == agent and reason in one["reason"]
        assert one["against"] in ("greedy", "random")
    lost = {tuple(one["players"]): one["forfeits"] for one in found["meetings"]}
    assert lost["greedy", "random"] == [0, 0]
    assert lost["greedy", agent][0] == 0


def test_a_game_has_a_limit_too():
    whole = plan("greedy", "Slow", games=2, limits=Limits(decision=0, game=0.5))
    found = standings(whole, play(whole).pairs)["forfeits"]
    assert {one["agent"] for one in found} == {"Slow"}
    assert all(one["reason"].endswith("s for the game; the limit is 0.5 s") for one in found)


def test_an_agent_is_not_blamed_for_a_process_that_was_ended_once(tmp_path):
    whole = plan("greedy", "KillsOnce", games=4, folder=tmp_path)
    log = play(whole, jobs=1)
    assert (tmp_path / "killed").exists()
    assert standings(whole, log.pairs)["forfeits_in_all"] == 0


@pytest.mark.parametrize("agent", ["RaisesTogether", "KillsTogether", "IllegalTogether"])
def test_in_lockstep_only_the_games_that_it_spoils_are_forfeited(agent):
    whole = plan("together", agent, games=80)
    assert min(whole.deals_per_round.values()) > 1
    games = [game for pair in play(whole, jobs=1).pairs for game in pair.games]
    forfeited = [game.forfeit for game in games if game.forfeit]
    assert 0 < len(forfeited) < len(games) == 80
    assert all(agent == 1 for agent, _ in forfeited)


@pytest.mark.parametrize("jobs", [1, 3])
def test_what_is_played_does_not_depend_on_the_processes(jobs):
    whole = plan("greedy", "random", "together", games=12)
    here = []
    context = ToyContext()
    for round_ in whole.rounds():
        here += play_round(
            context.deal, (context.player(round_.names[0]), context.player(round_.names[1])), round_
        )
    there = play(whole, jobs)
    assert sorted(map(_without_seconds, here)) == sorted(map(_without_seconds, there.pairs))


def _without_seconds(pair) -> str:
    return str((pair.names, pair.deal, [(g.winner, g.decisions) for g in pair.games]))


def test_a_line_holds_the_whole_pair():
    (pair, *_) = play(plan("greedy", "Raises", games=2)).pairs
    assert pair_of(line_of(pair)) == pair


def test_a_line_of_other_types_is_played_again(tmp_path):
    """Every value of a line, replaced by every other kind of value, is the same pair or no pair."""
    whole = plan("greedy", "random", games=2)
    log = ResultsLog(whole, tmp_path)
    for one, pairs in run_in_processes(whole, log.remaining, 1):
        log.add(one, pairs)
    (line,) = (tmp_path / "pairs.jsonl").read_text().splitlines()
    strange = [None, True, -1, 10**400, 0.5, 1e999, "x", [], {}, [[1]], [1, 2], ["a", "b"]]

    def spoilt(value):
        """Yield the value with one part replaced."""
        yield from strange
        for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
            for other in spoilt(value[key]):
                copy = value.copy()
                copy[key] = other
                yield copy

    read = set()
    for fields in spoilt(json.loads(line)):
        (tmp_path / "pairs.jsonl").write_text(json.dumps(fields) + "\n")
        again = ResultsLog(whole, tmp_path)
        assert len(again.pairs) in (0, 1)
        if repr(again.pairs) not in read:
            standings(whole, again.pairs)
            read.add(repr(again.pairs))
    (tmp_path / "pairs.jsonl").write_text("[" * 100_000 + "\n")
    assert ResultsLog(whole, tmp_path).pairs == []


ENDLESS = """
import sys
from pathlib import Path
from tests.training.test_tournament import killed_plan
from zx_training.tournament.results_log import ResultsLog
from zx_training.tournament.context import plan_of
from zx_training.tournament.executors import run_in_processes
if __name__ == "__main__":
    log = ResultsLog(killed_plan(), Path(sys.argv[1]))
    for one, pairs in run_in_processes(killed_plan(), log.remaining, 2):
        log.add(one, pairs)
"""


def killed_plan() -> Plan:
    return plan("greedy", "random", "together", "Unhurried", games=24, limits=Limits())


def test_a_killed_tournament_goes_on_to_the_same_table(tmp_path):
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    out = tmp_path / "out"
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    process = subprocess.Popen([sys.executable, str(script), str(out)], cwd=ROOT, env=surroundings)
    path = out / "pairs.jsonl"
    try:
        until = time.monotonic() + 120
        while not (path.exists() and path.read_text().count("\n") >= 8):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
        process.wait(60)
    finally:
        process.kill()
        process.wait()
    before = path.read_text()
    with open(path, "a") as file:
        file.write('{"agents": ["greedy", "ran')  # what a kill can tear
    again = ResultsLog(killed_plan(), out)
    assert 0 < len(again.pairs) < 6 * 12
    assert set(path.read_text().splitlines()) <= set(before.splitlines())
    for one, pairs in run_in_processes(killed_plan(), again.remaining, 2):
        again.add(one, pairs)
    whole = play(killed_plan())
    assert results(again) == results(whole)
    third = ResultsLog(killed_plan(), out)
    assert third.remaining == [] and third.pairs == again.pairs
    tables = [standings(killed_plan(), log.pairs) for log in (again, whole)]
    for table in tables:
        for one in table["speed"]:
            del one["seconds"], one["milliseconds_a_decision"]
    assert tables[0] == tables[1]


def test_a_folder_goes_on_only_with_its_own_tournament(tmp_path):
    ResultsLog(plan("greedy", "random"), tmp_path)
    ResultsLog(plan("greedy", "random"), tmp_path)
    with pytest.raises(SettingError, match="games were 4, now 6"):
        ResultsLog(plan("greedy", "random", games=6), tmp_path)
    with pytest.raises(SettingError, match="--out"):
        ResultsLog(plan("greedy", "Slow"), tmp_path)
    (tmp_path / "tournament.json").write_text("{")
    with pytest.raises(SettingError, match="is no zx-tournament/2"):
        ResultsLog(plan("greedy", "random"), tmp_path)
    (tmp_path / "a file").write_text("")
    with pytest.raises(SettingError, match="cannot be kept"):
        ResultsLog(plan("greedy", "random"), tmp_path / "a file")


def test_a_folder_of_older_deals_is_refused_and_left_as_it_is(tmp_path):
    ResultsLog(plan("greedy", "random"), tmp_path)
    config = tmp_path / "tournament.json"
    config.write_text(config.read_text().replace("zx-tournament/2", "zx-tournament/1"))
    (tmp_path / "pairs.jsonl").write_text("a result\n")
    with pytest.raises(SettingError, match=r"other deals from a seed.*another folder with --out"):
        ResultsLog(plan("greedy", "random"), tmp_path)
    assert (tmp_path / "pairs.jsonl").read_text() == "a result\n"


def test_another_file_under_the_name_of_an_agent_is_another_agent(tmp_path):
    path = tmp_path / "agent.zip"
    path.write_bytes(b"one")
    whole = Plan(ToyContext, {"a": str(path), "b": "b"}, (("x", "x"),), 2, 1, QUICK, {"a": 1, "b": 1}, GAME)
    ResultsLog(whole, tmp_path / "out")
    path.write_bytes(b"two")
    with pytest.raises(SettingError, match="another tournament"):
        ResultsLog(whole, tmp_path / "out")


WORKS = """
import sys
from pathlib import Path
from zx_training.files import alone_in
with alone_in(Path(sys.argv[1])):
    print("here", flush=True)
    sys.stdin.read()
"""


def test_of_two_tournaments_in_a_folder_the_second_is_refused(tmp_path, capsys):
    """Until the first has ended, or was killed: nobody has to take its lock away."""
    out = tmp_path / "out"
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, "-c", WORKS, str(out)]
    with subprocess.Popen(
        command, cwd=ROOT, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        try:
            assert first.stdout.readline() == "here\n"
            command = ["tournament", "random", "random", "--games", "2", "-d", "beat", "--game", "ygo"]
            assert run([*command, "--out", str(out)]) != 0
            assert "another process works in" in " ".join(capsys.readouterr().err.split())
            assert not (out / "pairs.jsonl").exists()
            first.send_signal(signal.SIGKILL)
            first.wait(60)
        finally:
            first.kill()
    with alone_in(out):
        ResultsLog(plan("greedy", "random"), out)


def test_a_stopped_watchdog_leaves_no_process():
    whole = plan("greedy", "random", "Hangs", limits=Limits(decision=60))
    results = run_in_processes(whole, whole.rounds(), 2)
    next(results)
    began = time.monotonic()
    results.close()
    assert time.monotonic() - began < 10


def test_json_has_no_strange_numbers():
    whole = plan("greedy", "Raises", "together", games=4)
    text = json.dumps(standings(whole, play(whole).pairs), allow_nan=False)
    assert json.loads(text)["format"] == "zx-tournament/2"


def test_a_process_that_ends_by_itself_is_no_fault_of_an_agent():
    watchdog = Watchdog(partial(ToyContext, "."), {"greedy": "greedy", "random": "random"}, QUICK)
    (one, *_) = plan("greedy", "random").rounds()
    try:
        expected = watchdog.play(one)
        watchdog._process.kill()
        assert [p.games[0].winner for p in watchdog.play(one)] == [p.games[0].winner for p in expected]
    finally:
        watchdog.close()
    assert np.isfinite(expected[0].games[0].seconds).all()


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_games_in_one_batch_go_as_games_apart(game, monkeypatch):
    """Scripted players take no chance from the rng, so nothing but the tables may make a difference."""
    whole = plan_of(["scripted", "scripted"], game, games=4, seed=3)
    assert whole.deals_per_round == {"scripted": DEALS_PER_ROUND, "scripted (2)": DEALS_PER_ROUND}
    context = whole.make_context()
    players = context.player("scripted"), context.player("scripted")
    (one,) = whole.rounds()
    together = play_round(context.deal, players, one)
    monkeypatch.setattr("zx_training.matches.play.make_game_rows", SequentialGames)
    apart = play_round(context.deal, players, one)
    assert [_without_seconds(pair) for pair in together] == [_without_seconds(pair) for pair in apart]
    assert [[g.turns for g in p.games] for p in together] == [[g.turns for g in p.games] for p in apart]
    # Equal players: what one seat wins in a deal, the other loses when the seats are changed.
    assert all(sum(g.score for g in pair.games) == 1 for pair in together)
