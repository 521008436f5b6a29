"""`zx bench`: processing of measurements. The measurements themselves are a step of the whole check."""

import subprocess
import sys

import numpy as np
import pytest
import zx_agents
from pettingzoo.test import api_test
from zx_training.bench import interfaces, learners, peers, players, reference, report, scaling, tree_search
from zx_training.bench.commands import Part
from zx_training.bench.empty_env import EmptyEnv
from zx_training.bench.measurement import Measurement, circumstances, number, repeat, table

from tests.citations import ROOT
from zx_env.errors import SettingError
from zx_env.zx.decision.actions import NUM_ACTIONS


def test_a_measurement_is_met_by_its_median():
    rate = Measurement("rate", "rate", "/s", (90.0, 110.0, 105.0), aim=100)
    assert rate.median == 105 and rate.is_met is True
    time = Measurement("time", "time", "s", (0.5, 3.0, 1.5), aim=1, less_is_better=True)
    assert time.is_met is False and time.as_data()["most"] == 3.0
    assert Measurement("plain", "plain", "s", (1.0,)).is_met is None


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (1234567.0, "/s", "1,230,000/s"),
        (0.534, "µs", "0.53 µs"),
        (48.25, "%", "48.2%"),
        (8192.0, "bytes", "8,192 bytes"),
    ],
)
def test_numbers_are_short(value, unit, text):
    assert number(value, unit) == text


def test_measures_take_turns():
    order = []
    found = repeat(2, lambda: order.append("a") or 1.0, lambda: order.append("b") or 2.0)
    assert order == ["a", "b", "a", "b"] and found == [(1.0, 1.0), (2.0, 2.0)]


def test_the_circumstances_name_machine_versions_and_commit():
    around = circumstances(seed=1)
    assert around["machine"]["cores"] >= 1 and around["versions"]["numba"] and around["seed"] == 1
    assert "commit" in around


@pytest.mark.parametrize(("share", "is_fast"), [(1.0, True), (0.72, True), (0.66, False), (0.1, False)])
def test_the_check_fails_when_a_third_of_the_speed_is_gone(monkeypatch, share, is_fast):
    stored = reference.tomllib.loads(reference._FILE.read_text(encoding="utf-8"))
    tries = []
    monkeypatch.setattr(reference, "ratio", lambda: tries.append(1) or share * stored["ratio"])
    found, words = reference.check()
    assert found is is_fast and "ratio" in words
    assert len(tries) == (1 if is_fast else reference._TRIES)


def test_one_quiet_try_is_enough(monkeypatch):
    stored = reference.tomllib.loads(reference._FILE.read_text(encoding="utf-8"))
    tries = iter([0.3, 0.5, 0.9])
    monkeypatch.setattr(reference, "ratio", lambda: next(tries) * stored["ratio"])
    assert reference.check()[0]


def test_the_reference_work_does_what_it_is_measured_by():
    memory = np.arange(2 * 6144, dtype=np.uint32).astype(np.uint8)
    before = memory.copy()
    assert reference._work(memory, 2, 6144, 1) == 2
    assert (memory != before).any()


@pytest.mark.filterwarnings("ignore:Environment has not defined a render")
def test_the_empty_env_is_an_aec_env_of_our_sizes(capsys):
    env = EmptyEnv(NUM_ACTIONS, 30)
    api_test(env, num_cycles=10)
    env.reset()
    seen = env.last()[0]
    assert (
        seen["action_mask"].shape == (NUM_ACTIONS,)
        and seen["observation"] is not env.last()[0]["observation"]
    )


def test_the_decks_are_those_of_the_whole_pool():
    assert len(interfaces.pairs()) == len(interfaces.decks()) ** 2 and not any(
        "b01" in name for name in interfaces.decks()
    )


def test_peers_that_are_not_installed_are_named_as_such(monkeypatch):
    monkeypatch.setattr(peers, "version_of", lambda package: None)
    rows = peers.compare(0.1)
    assert [row["peer"] for row in rows] == list(peers.PEERS)
    assert {row["missing"] for row in rows} == {"not installed"}
    assert peers.table(rows).row_count == len(peers.PEERS)


def test_a_peer_that_fails_is_named_with_what_it_said(monkeypatch):
    monkeypatch.setattr(peers, "version_of", lambda package: "1")
    monkeypatch.setattr(peers, "PEERS", {"nobody": "nobody"})
    (row,) = peers.compare(0.1)
    assert row["peer"] == "nobody" and "nobody_loops" in row["missing"]


CABT = """
deck, left = [1] * 60, 0

def seen():
    return {"current": {"result": -1 if left else 0}, "select": {"option": [{}] * 5, "maxCount": 2}}

def battle_start(first, second):
    global left
    left = 4
    return seen(), None

def battle_select(chosen):
    global left
    assert len(set(chosen)) == 2 and set(chosen) <= set(range(5))
    left -= 1
    return seen()

def battle_finish():
    assert left == 0
"""


def test_cabt_is_played_without_the_packages_that_its_own_package_imports(monkeypatch, tmp_path):
    package = tmp_path / "kaggle_environments"
    (package / "envs" / "cabt").mkdir(parents=True)
    (package / "__init__.py").write_text("import no_such_package\n")
    (package / "envs" / "cabt" / "cabt.py").write_text(CABT)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    monkeypatch.setattr(peers, "_repeating", lambda play: play)
    ((_, _, batch, make),) = peers.cabt_loops()
    play = make()
    assert batch == 0 and play() == play() == 4
    for name in ("cabt", "cabt.cabt"):
        del sys.modules[name]


def test_a_learner_is_timed_from_its_second_update_on(monkeypatch):
    clock = iter([10.0, 12.0, 14.0])
    monkeypatch.setattr(learners.time, "perf_counter", lambda: next(clock))
    monkeypatch.setattr(learners, "_cpu_seconds", lambda: 5.0)

    def learner(tell):
        for learned in (1_000, 1_500, 3_000, 9_999):
            tell(learned)

    monkeypatch.setattr(learners, "LEARNERS", {"somebody": ("numpy", "1 game", learner)})
    assert learners.measure("somebody", 4.0)["rate"] == 2_000 / 4.0


def test_learners_that_are_missing_or_fail_are_named(monkeypatch):
    name = next(iter(learners.LEARNERS))
    monkeypatch.setattr(learners, "version_of", lambda package: None)
    rows = learners.compare(0.1)
    assert [row["learner"] for row in rows] == list(learners.LEARNERS)
    assert {row["missing"] for row in rows} == {"not installed"}
    monkeypatch.setattr(learners, "version_of", lambda package: "1")
    monkeypatch.setattr(learners, "LEARNERS", {"nobody": learners.LEARNERS[name]})
    (row,) = learners.compare(0.1)
    assert "nobody" in row["missing"] and learners.table([row]).row_count == 1


def test_the_processor_time_of_a_process_below_counts():
    before = learners._cpu_seconds()
    code = "import time\nwhile time.process_time() < 0.3: pass\nprint(1, flush=True)\ninput()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=-1, stdout=-1) as below:
        below.stdout.read(1)
        assert learners._cpu_seconds() - before > 0.25
        below.communicate(b"\n")


def test_the_choice_of_a_batch_is_legal_and_random():
    rng = np.random.default_rng(0)
    masks = (rng.random((200, 30)) < 0.2).astype(np.int8)
    masks[:, 7] = 1
    chosen = [interfaces.legal_of(masks, rng) for _ in range(20)]
    assert all(masks[np.arange(200), one].all() for one in chosen)
    assert len({one.tobytes() for one in chosen}) == 20


def test_the_loop_of_an_aec_env_counts_its_decisions():
    loop = peers._aec(EmptyEnv(NUM_ACTIONS, 30))
    assert loop(0.05) > 100


def test_growth_is_plotted(tmp_path):
    found = {key: {"1": [1e5, 2e5], "10": [3e5, 4e5]} for key in ("games", "cards", "decks", "threads")}
    scaling.plot(found, tmp_path / "folder" / "growth.svg")
    assert "<svg" in (tmp_path / "folder" / "growth.svg").read_text(encoding="utf-8")


def test_tables_of_a_page_are_filled_in():
    page = "top\n<!-- peers -->\nold\n<!-- end of peers -->\nbottom\n"
    once = report.filled(page, {"peers": "new"})
    assert once == "top\n<!-- peers -->\nnew\n<!-- end of peers -->\nbottom\n"
    assert report.filled(once, {"peers": "new"}) == once
    with pytest.raises(SettingError, match="figures"):
        report.filled(page, {"figures": "new"})


def test_a_table_as_markdown():
    lines = report.markdown(table("title", [Measurement("a", "what", "/s", (1.0, 2.0), aim=3)])).splitlines()
    assert lines[0].startswith("| what | aim |") and lines[1].count("---") == 5
    assert lines[2] == "| what | 3/s | 1.50/s | 1 to 2 | missed |"


def test_the_page_of_benchmarks_can_be_filled_in():
    page = (ROOT / "BENCHMARKS.md").read_text(encoding="utf-8")
    names = [part.value for part in Part]
    assert report.filled(page, dict.fromkeys(names, "new")).count("\nnew\n") == len(names)


def test_searches_are_measured_and_a_missing_peer_is_named(monkeypatch):
    monkeypatch.setattr(tree_search, "version_of", lambda package: None)
    monkeypatch.setattr(tree_search, "BATCHES", (2,))
    monkeypatch.setattr(tree_search, "SIMULATIONS", 3)
    missing, mine = tree_search.compare(1, 0.0)
    assert missing["missing"] == "not installed" and mine["batch"] == 2 and mine["rate"] > 0
    assert tree_search.table([missing, mine]).row_count == 2


@pytest.mark.compiled
def test_network_and_search_are_measured_in_positions_of_games(monkeypatch):
    monkeypatch.setattr(players, "SIDE_BY_SIDE", 4)
    monkeypatch.setattr(players, "BATCHES", (1, 4))
    batch = players.positions(zx_agents.load("learned"), interfaces.pairs(), 4)
    assert len(batch) == 4 and not batch.done.any() and len(set(batch.turn.tolist())) > 1
    measured = list(players.measure(interfaces.pairs(), 2, 0.0))
    assert [line.key for line in measured] == ["network_1", "network_4", "search_1", "search_4"]
    assert all(line.less_is_better and min(line.runs) > 0 for line in measured)
    assert [line.aim for line in measured] == [None, None, 4, 2.7]
