"""The puzzles of the scorecard: tried apart, against every answer, puzzle by puzzle."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console
from zx_training.games import get_game
from zx_training.puzzles.puzzle import EASY, HARD, load, shipped
from zx_training.score import report
from zx_training.score.compare import compare
from zx_training.score.protocol import AGENT, QUICK, ScorePlan, all_columns, deals_of, score_plan
from zx_training.score.puzzle_column import EVERY_ANSWER, puzzle_columns, puzzle_deal
from zx_training.score.result import result_of
from zx_training.tournament.executors import run_in_processes
from zx_training.tournament.results_log import ResultsLog

EASIEST = tuple(one.name for one in sorted(load("ygo"), key=lambda one: (one.depth, one.choices))[:2])
AGENTS = """
from zx_agents.search.branches import win_this_turn
from zx_agents.search.prover import Prover

class Proves:
    def act_game(self, view, rng):
        batch = view.batch(4, rng)
        prover = Prover(view.player, win_this_turn(int(batch.turn[0])))
        proof = prover.prove(batch)
        return view.actions()[0].index if proof is None else proof.plan.actions[0]

def proves():
    return Proves()

def breaks(observation, action_mask, rng):
    raise ValueError("no idea")
"""


@pytest.fixture(autouse=True)
def _own_agents(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "solvers.py").write_text(AGENTS + "\nmine = Proves()\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def plan_for(agent: str) -> ScorePlan:
    column = next(one for one in puzzle_columns("ygo") if one.name.endswith(EASY))
    return score_plan(agent, "ygo", None, False, [replace(column, puzzles=EASIEST)])


def card_of(agent: str) -> dict:
    plan = plan_for(agent)
    return result_of(plan, [pair for _, pairs in run_in_processes(plan, plan.rounds(), 1) for pair in pairs])


def test_each_set_of_puzzles_is_a_column_beside_the_headline() -> None:
    for game in ("zx", "ygo"):
        columns = {one.name: one for one in all_columns(get_game(game)) if one.puzzles}
        for which in (HARD, EASY):
            names = {puzzle.name for puzzle in shipped(game) if puzzle.set == which}
            column = columns.get(f"puzzles-{which}")
            assert names == set(column.puzzles if column else ())
            assert column is None or not column.in_headline
        assert columns
    assert puzzle_columns("chess") == []


def test_a_puzzle_is_the_same_deal_whatever_other_puzzles_there_are() -> None:
    for column in puzzle_columns("ygo"):
        whole = deals_of(column, 3)
        assert len({deal.number for deal in whole}) == len(column.puzzles)
        assert deals_of(replace(column, puzzles=column.puzzles[5:6]), 7) == whole[5:6]
        assert deals_of(column, 3, is_quick=True) == whole[::QUICK]
        assert not {d.seed for d in whole} & {d.seed for d in deals_of(column, 3, False, 77)}


def test_a_player_that_proves_solves_and_one_that_guesses_does_not() -> None:
    solver, guesser = card_of("solvers:mine"), card_of("random")
    for card, rate in ((solver, 1.0), (guesser, 0.0)):
        (column,) = card["columns"]
        assert (column["win_rate"], column["puzzles"], column["against"]) == (rate, len(EASIEST), {})
        assert card["headline"]["score"] is None and card["panel"] == {} and not card["forfeits"]
        assert card["milliseconds"]["median"] > 0
    assert set(solver["columns"][0]["deals"]) == {str(puzzle_deal(name, 1).number) for name in EASIEST}
    (difference,) = compare(solver, guesser)["columns"]
    assert (difference["win_rate"], difference["deals"]) == (1.0, len(EASIEST))
    console = Console(width=120, record=True)
    report.show(console, solver)
    assert "2 puzzles" in console.export_text() and "2 puzzles" in report.html_page(solver)
    json.dumps(solver)


def test_an_agent_that_fails_solves_nothing_and_is_listed() -> None:
    card = card_of("solvers:breaks")
    assert card["columns"][0]["win_rate"] == 0.0 and len(card["forfeits"]) == 2 * len(EASIEST)
    assert all(one["by"] == AGENT and "no idea" in one["reason"] for one in card["forfeits"])
    assert {one["against"] for one in card["forfeits"]} == {EVERY_ANSWER}


def test_puzzles_go_on_after_a_stop(tmp_path: Path) -> None:
    plan = plan_for("random")
    log = ResultsLog(plan, tmp_path / "score")
    rounds = run_in_processes(plan, log.remaining, 1)
    log.add(*next(rounds))
    rounds.close()
    again = ResultsLog(plan_for("random"), tmp_path / "score")
    assert len(again.remaining) == len(EASIEST) - 1 and again.pairs == log.pairs
