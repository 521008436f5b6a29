"""The scorecard: fixed deals, intervals over deals, comparison on the same deals, refusals."""

import hashlib
import json
import math
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner
from zx_agents.network.pretrained import path_of
from zx_training.cli import app
from zx_training.games import get_game
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.schedule import Deal
from zx_training.matches.score_column import ScoreColumn
from zx_training.score import report
from zx_training.score.compare import card_in, compare
from zx_training.score.protocol import AGENT, QUICK, VERSION, ScorePlan, deals_of, score_plan
from zx_training.score.result import headline, interval, result_of
from zx_training.tournament.executors import run_in_processes
from zx_training.tournament.results_log import ResultsLog, seed_in

from tests.training import score_cheaters, score_decks, score_games
from zx_env.errors import AgentError, SettingError
from zx_env.zx.cards.deck_makers.held_out import TEST_CARDS, held_out
from zx_env.zx.cards.decks import SCORE, deck_names, load_deck

PAIRS = (("b01_red", "b01_blue"), ("b01_blue", "b01_red"))
COLUMNS = [
    ScoreColumn("one", "two decks", PAIRS, ("scripted", "random"), 4),
    ScoreColumn("other", "two decks again", PAIRS, ("random",), 6),
    ScoreColumn("aside", "not counted", PAIRS, ("random",), 2, in_headline=False),
]


def plan_for(agent: str, quick: bool = False) -> ScorePlan:
    return score_plan(agent, "zx", None, quick, COLUMNS)


def card_of(agent: str, columns: list[str] | None = None) -> dict:
    plan = score_plan(agent, columns=columns, own_columns=COLUMNS)
    log = ResultsLog(plan)
    for round_, pairs in run_in_processes(plan, log.remaining, 1):
        log.add(round_, pairs)
    return result_of(plan, log.pairs)


def test_the_games_of_the_panel_are_those_of_the_version() -> None:
    """If this fails, results have changed: raise VERSION of the protocol, then write the file anew."""
    assert json.loads(score_games.PATH.read_text(encoding="utf-8")) == score_games.played()


def test_the_columns_have_known_and_new_decks() -> None:
    columns = {column.name: column for column in get_game("zx").score_columns()}
    assert [column.in_headline for column in columns.values()] == [True] * 5 + [False]
    assert len(columns["known"].pairs) == 289 and len(columns["extended"].pairs) == 16
    for name in ("random", "sealed", "held-out"):
        decks = {deck for pair in columns[name].pairs for deck in pair}
        assert len(decks) == score_decks.COUNT and len(columns[name].pairs) == 2 * score_decks.COUNT
        assert decks <= set(deck_names(SCORE)) and not decks & set(deck_names("all"))
    for deck in {deck for pair in columns["held-out"].pairs for deck in pair}:
        assert sum(number in held_out() for number in load_deck(deck).cards) >= TEST_CARDS
    assert [column.name for column in get_game("ygo").score_columns()] == ["known", "slow"]


def test_the_decks_of_the_columns_are_those_of_the_version() -> None:
    """If this fails, a kept deck has changed: cards that are added change none, a new version may."""
    kept = json.loads(score_games.PATH.read_text(encoding="utf-8"))["decks"]
    assert kept == score_games.decks()
    assert set(kept) == {f"zx {column.name}" for column in get_game("zx").score_columns()}


def test_decks_that_are_drawn_anew_are_like_those_that_are_kept() -> None:
    drawn = {deck.name: deck for deck in score_decks.drawn()}
    assert sorted(drawn) == deck_names(SCORE)
    for name, deck in drawn.items():
        kept = load_deck(name)
        assert (deck.format, len(deck.cards)) == (kept.format, len(kept.cards))


def test_deals_depend_on_the_column_alone() -> None:
    column = COLUMNS[0]
    deals = deals_of(column, 3)
    assert len(deals) == 2 and [deal.number for deal in deals] == [3_000_000, 3_000_001]
    assert [deal.seed for deal in deals] == [deal.seed for deal in deals_of(replace(column, title="x"), 0)]
    assert not {deal.seed for deal in deals} & {deal.seed for deal in deals_of(COLUMNS[1], 1)}
    whole = replace(column, games=40)
    assert deals_of(whole, 0, is_quick=True) == deals_of(whole, 0)[: 40 // QUICK // 2]
    assert [deal.decks for deal in deals] == list(PAIRS)


def test_a_seed_gives_other_deals_of_the_same_decks(tmp_path: Path) -> None:
    column = replace(COLUMNS[0], games=20)
    public, mine, other = (deals_of(column, 1, card_seed=seed) for seed in (None, 5, 6))
    assert [deal.decks for deal in mine] == [deal.decks for deal in public]
    assert mine == deals_of(column, 1, card_seed=5)
    assert len({deal.seed for deals in (public, mine, other) for deal in deals}) == 30
    plan = score_plan("random", "zx", None, False, COLUMNS, seed=5)
    assert next(round_.deals for round_ in plan.rounds()) == deals_of(COLUMNS[0], 0, card_seed=5)
    assert {round_.seed for round_ in plan.rounds()}.isdisjoint(r.seed for r in plan_for("random").rounds())
    ResultsLog(plan, tmp_path)
    assert seed_in(tmp_path) == 5  # `--fresh --out` goes on with the seed that it has drawn
    card = result_of(plan, [])
    assert report.headline_line(card).startswith(f"{VERSION}, seed 5: ")
    with pytest.raises(SettingError, match="seed is 5 in one and None in the other"):
        compare(card, result_of(plan_for("random"), []))


def test_the_learned_player_of_the_panel_is_a_version_by_its_weights() -> None:
    plan = score_plan("random", columns=["known", "slow"], is_quick=True)
    panel = result_of(plan, [])["panel"]
    weights = hashlib.sha256(path_of("zx", 1).with_suffix(".npz").read_bytes()).hexdigest()[:16]
    assert panel["learned:version=1"] == panel["learned:version=1+search"] == weights
    assert panel["scripted"] == panel["planner"] == VERSION and "learned" not in panel


def test_a_card_without_a_column_of_the_headline_has_none() -> None:
    whole, part = card_of("scripted"), card_of("scripted", ["one"])
    assert part["headline"] == {"score": None, "half": None, "columns": [], "missing": ["other"]}
    assert report.headline_line(part) == f"{VERSION}: no headline without other (one 75.0)"
    found = compare(whole, part)
    assert found["headline"]["score"] is None and [one["name"] for one in found["columns"]] == ["one"]


def test_a_card_counts_wins_by_deals() -> None:
    card = card_of("scripted")
    one, other, aside = card["columns"]
    assert (one["games"], other["games"], aside["games"]) == (8, 6, 2)
    assert one["against"]["scripted"]["win_rate"] == 0.5  # against itself, in both seats of each deal
    assert one["against"]["random"]["win_rate"] == other["win_rate"] == 1.0
    assert one["win_rate"] == 0.75 and card["headline"]["score"] == 0.875
    assert card["headline"]["columns"] == ["one", "other"] and card["forfeits"] == []
    assert card["milliseconds"]["median"] > 0 and set(card["panel"]) == {"scripted", "random"}
    assert report.headline_line(card).startswith(f"{VERSION}: 87.5 ±0.0 (one 75.0, other 100.0)")
    page = report.html_page(card)
    assert "two decks again" in page and "<script" not in page
    console = Console(width=80, record=True)
    report.show(console, card)
    shown = console.export_text()
    assert "not in the headline: aside" in shown
    assert [line for line in shown.splitlines() if "│ one " in line and "75.0 ±0.0" in line]


def test_the_games_do_not_depend_on_the_name_of_the_agent(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "own_agents.py").write_text("import zx_agents\n\nmine = zx_agents.load('random', 'zx')\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    mine, random = card_of("own_agents:mine"), card_of("random")
    assert mine["agent"] == "own_agents:mine"
    assert [column["deals"] for column in mine["columns"]] == [
        column["deals"] for column in random["columns"]
    ]


def test_an_illegal_action_loses_the_game_and_is_listed(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "cheats.py").write_text("def mine(observation, action_mask, rng):\n    return 10**6\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    card = card_of("cheats:mine")
    assert card["headline"]["score"] == 0.0 and len(card["forfeits"]) == 16
    assert all(one["by"] == AGENT and "1000000" in one["reason"] for one in card["forfeits"])
    console = Console(width=120, record=True)
    report.show(console, card)
    assert "16 games were forfeited" in console.export_text()


LOOKS = """
import gc, os
from zx_env import Game, GameBatch

def mine(observation, action_mask, rng):
    found = [o for o in gc.get_objects() if isinstance(o, (Game, GameBatch))]
    return 10**6 if found else int(action_mask.argmax())

def ends(observation, action_mask, rng):
    os._exit(3)

def other(observation, action_mask, rng):
    return "no number"
"""


def test_an_agent_finds_no_game_in_its_process(tmp_path: Path, monkeypatch) -> None:
    (tmp_path / "looks.py").write_text(LOOKS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    plan = score_plan("looks:mine", "zx", None, False, COLUMNS[2:])
    for apart, forfeits in ((plan.apart, 0), ((), 2)):
        ((_, pairs),) = run_in_processes(replace(plan, apart=apart), plan.rounds(), 1)
        assert sum(game.forfeit is not None for game in pairs[0].games) == forfeits


def test_the_module_of_an_agent_is_imported_apart(tmp_path: Path, monkeypatch) -> None:
    """In the process that makes the plan it could read the seeds, or change how games are counted."""
    (tmp_path / "spoils.py").write_text(
        "from zx_training.score import result\n\nresult.interval = None\n\n"
        "def mine(observation, action_mask, rng):\n    return int(action_mask.argmax())\n"
    )
    (tmp_path / "stops.py").write_text("import os\n\nos._exit(3)\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    card = card_of("spoils:mine")
    assert card["forfeits"] == [] and "spoils" not in sys.modules
    with pytest.raises(AgentError, match="stops:mine ends its process while it is loaded"):
        plan_for("stops:mine")


@pytest.mark.compiled
def test_deals_that_are_known_are_won_and_fresh_ones_are_not(tmp_path: Path, monkeypatch) -> None:
    """What `ByHeart` has learned of the public deals wins them, and helps on no other."""
    column = ScoreColumn("one", "", PAIRS, ("scripted",), 12)
    kept = score_cheaters.learn("zx", column, deals_of(column, 0), "scripted")
    (tmp_path / "heart.json").write_text(json.dumps(kept), encoding="utf-8")
    monkeypatch.setenv(score_cheaters.HEART, str(tmp_path / "heart.json"))
    found = {}
    for seed in (None, 5):
        for agent in ("tests.training.score_cheaters:ByHeart", "scripted"):
            plan = score_plan(agent, "zx", None, False, [column], seed)
            pairs = [pair for _, played in run_in_processes(plan, plan.rounds(), 1) for pair in played]
            found[agent[:1], seed] = [game.score for pair in pairs for game in pair.games]
    assert sum(found["t", None]) == kept["won"] >= 10 > sum(found["s", None]) == 6
    assert found["t", 5] == found["s", 5]


@pytest.mark.compiled
def test_who_peeks_gains_nothing_apart(tmp_path: Path, monkeypatch) -> None:
    """Kept apart it plays its base's games; in the process that plays, it finds the game and wins."""
    column = ScoreColumn("one", "", PAIRS, ("scripted",), 2)
    monkeypatch.chdir(tmp_path)
    found = []
    for agent in ("tests.training.score_cheaters:Peeker", "scripted"):
        plan = score_plan(agent, "zx", None, False, [column], 5)
        pairs = [pair for _, played in run_in_processes(plan, plan.rounds(), 1) for pair in played]
        found.append([(game.winner, game.decisions) for pair in pairs for game in pair.games])
    assert found[0] == found[1]
    plan = score_plan("tests.training.score_cheaters:Peeker", "zx", None, False, [column], 5)
    pairs = [
        pair for _, played in run_in_processes(replace(plan, apart=()), plan.rounds(), 1) for pair in played
    ]
    assert sum(game.score for pair in pairs for game in pair.games) == 2
    ResultsLog(plan, tmp_path)  # a folder of results in its reach
    assert score_cheaters.seeds_in_reach() == {5}


@pytest.mark.parametrize(
    ("name", "words"), [("ends", "ended its process"), ("other", "returned 'no number'")]
)
def test_an_agent_that_fails_apart_loses_its_games(
    tmp_path: Path, monkeypatch, name: str, words: str
) -> None:
    (tmp_path / "looks.py").write_text(LOOKS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    plan = score_plan(f"looks:{name}", "zx", None, False, COLUMNS[2:])
    ((_, pairs),) = run_in_processes(plan, plan.rounds(), 1)
    for game in pairs[0].games:
        assert game.forfeit is not None and game.forfeit[0] == 0 and words in game.forfeit[1]


@pytest.mark.parametrize("agent", ["random", "planner:lines=2,deals=1"])
def test_an_agent_plays_the_same_games_apart(agent: str) -> None:
    plan = score_plan(agent, "ygo", None, False, [replace(COLUMNS[2], pairs=(("beat", "beat"),))])
    found = []
    for apart in (plan.apart, ()):
        ((_, pairs),) = run_in_processes(replace(plan, apart=apart), plan.rounds(), 1)
        found.append([(game.winner, game.decisions, game.turns) for game in pairs[0].games])
    assert found[0] == found[1]


def test_an_interval_is_that_of_a_mean_over_deals() -> None:
    assert interval([]) == {"win_rate": None, "half": None} and interval([1.0])["half"] is None
    found = interval([0.0, 1.0, 1.0, 0.5])
    assert found["win_rate"] == 0.625 and found["half"] == pytest.approx(1.96 * 0.4787 / 2, rel=1e-3)
    # Independent columns: half of the interval of their mean.
    both = headline(
        [{"win_rate": 0.2, "half": 0.03, "name": "a"}, {"win_rate": 0.6, "half": 0.04, "name": "b"}]
    )
    assert both["score"] == pytest.approx(0.4) and both["half"] == pytest.approx(0.025)
    assert headline([])["score"] is None


def test_the_interval_covers_the_truth_19_times_in_20() -> None:
    """Deals with luck that both games share: Wilson's interval over single games would be too short."""
    rng, covered = np.random.default_rng(5), 0
    column = ScoreColumn("one", "", PAIRS, ("random",), 400)
    plan = replace(plan_for("random"), columns=(column,), deals={"one": deals_of(column, 0)})
    for _ in range(300):
        pairs = []
        for deal in plan.deals["one"]:
            luck = rng.random() < 0.5  # decides both games
            pairs.append(Pair((AGENT, "random"), deal, (_game(luck), _game(luck))))
        one = result_of(plan, pairs)["columns"][0]
        covered += abs(one["win_rate"] - 0.5) <= one["half"]
    assert 270 <= covered <= 298


def _game(won: bool) -> GameResult:
    return GameResult(int(not won), (1, 1), (0.1, 0.1), 3)


def test_two_agents_are_compared_over_the_same_deals(tmp_path: Path) -> None:
    cards = {agent: card_of(agent) for agent in ("scripted", "random")}
    paths = []
    for name, card in cards.items():
        paths.append(tmp_path / f"{name}.json")
        paths[-1].write_text(json.dumps(card), encoding="utf-8")
    found = compare(*map(card_in, paths))
    assert found["agents"] == ["scripted", "random"]
    one = found["columns"][0]
    differences = [
        np.mean(list(a.values())) - np.mean(list(b.values()))
        for a, b in zip(*(card["columns"][0]["deals"].values() for card in cards.values()), strict=True)
    ]
    assert one["win_rate"] == pytest.approx(np.mean(differences)) and one["deals"] == 2
    assert compare(cards["random"], cards["scripted"])["headline"]["score"] == pytest.approx(
        -found["headline"]["score"]
    )
    itself = compare(cards["random"], cards["random"])
    assert itself["headline"] == {"score": 0.0, "half": 0.0, "columns": ["one", "other"]}
    done = CliRunner().invoke(app, ["score", "compare", *map(str, paths)])
    assert done.exit_code == 0 and "scripted minus random" in done.output


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": {"name": "ygo"}}, "game is 'zx' in one and 'ygo' in the other"),
        ({"panel": {"random": "others"}}, "panel is"),
        ({"panel": None, "columns": [7]}, "panel is"),
        ({"quick": True}, "quick is"),
        ({"columns": [{"name": "one"}]}, "damaged"),
        ({"columns": [7]}, "damaged"),
    ],
)
def test_cards_that_do_not_fit_are_refused(change: dict, words: str) -> None:
    plan = plan_for("random")
    deal = Deal(0, PAIRS[0], 1)
    card = result_of(plan, [Pair((AGENT, "random"), deal, (_game(True), _game(False)))])
    with pytest.raises(SettingError, match=words):
        compare(card, card | change)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["scripted", "random"], "takes one agent"),
        (["compare", "a.json"], "takes two files"),
        (["compare", "a.json", "b.json"], "a.json is no card of"),
        (["scripted", "--fresh", "--seed", "5"], "leave --seed out"),
        (["scripted", "--columns", "nothing"], "there is no column 'nothing'"),
        (["nobody"], "nobody"),
    ],
)
def test_wrong_commands_are_refused(arguments: list[str], words: str) -> None:
    done = CliRunner().invoke(app, ["score", *arguments])
    assert words in str(done.exception) and done.exit_code != 0


def test_a_stopped_card_goes_on(tmp_path: Path) -> None:
    plan = plan_for("scripted")
    log = ResultsLog(plan, tmp_path)
    rounds = run_in_processes(plan, log.remaining, 1)
    log.add(*next(rounds))
    rounds.close()
    again = ResultsLog(plan_for("scripted"), tmp_path)
    assert len(again.remaining) == len(log.rounds) - 1 and math.isclose(len(again.pairs), 2)
    with pytest.raises(SettingError, match="holds another tournament"):
        ResultsLog(plan_for("random"), tmp_path)
