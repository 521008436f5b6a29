"""Experiments: invalid ones are rejected by name, intervals are right, and a folder continues."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("choix")

from zx_training.cli import run
from zx_training.experiments import Arm, Experiment, ExperimentCallback, run_experiment, runner
from zx_training.experiments.analysis import analyze, seed_interval, sentences
from zx_training.learner.trainer import Callback
from zx_training.matches.match import Match, wilson

from zx_env import deck_names
from zx_env.errors import SettingError, ZXError
from zx_env.zx.decision.columns import HandPairFact, PairFact

SHIPPED = sorted((Path(__file__).resolve().parents[2] / "notebooks" / "experiments").glob("*.toml"))
TINY = {"steps": 64, "num_envs": 4, "num_steps": 8, "hidden": [8, 8], "row_width": 4, "batch_size": 32}
SMALL = Experiment(
    "Is it quick?",
    (Arm("one"), Arm("other", {"without": ["trash"]}), Arm("rash", agent="random")),
    preset="tiny",
    settings=TINY,
    decks=("b01_red", "b01_blue"),
    seeds=(1, 2),
    games=4,
)
"""Two trained arms and an agent, small enough for a test."""


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_experiment_can_be_carried_out(path):
    experiment = Experiment.read(path)
    experiment.check()
    assert experiment.question.endswith("?")
    assert Experiment.of(json.loads(json.dumps(experiment.as_dict()))).as_dict() == experiment.as_dict()


def test_the_inputs_of_who_beats_whom_are_left_unread_and_no_others():
    """The file names the columns; they must agree with the game's own list."""
    from fnmatch import fnmatchcase

    from zx_env.zx.spec import SPEC

    (path,) = (path for path in SHIPPED if path.stem == "pairs")
    arms = {arm.name: arm for arm in Experiment.read(path).arms}
    columns = [f"{field.name}.{column}" for field in SPEC.observation_fields for column in field.columns]
    gone = {c for c in columns for name in arms["untold"].settings["without"] if fnmatchcase(c, name)}
    pairs = {f"board.{fact.name.lower()}" for fact in PairFact}
    assert gone == pairs | {f"hand.{fact.name.lower()}" for fact in HandPairFact}


def test_decks_that_are_kept_out_are_kept_out():
    (path,) = (path for path in SHIPPED if path.stem == "new_decks")
    experiment = Experiment.read(path)
    adapter = experiment.adapter()
    every, some = (set(experiment.decks_of(arm, adapter)) for arm in experiment.arms)
    played = {name: set(decks) for name, decks in experiment.match_decks(adapter).items()}
    assert every == {*deck_names("b01"), *deck_names("2017")}
    assert played["met"] == some and played["kept out"] == every - some and len(played["kept out"]) == 4


def test_two_processes_do_not_carry_out_one_experiment(tmp_path):
    class RefusedError(Exception):
        pass

    def once_more(name: str, done: int, total: int) -> None:
        with pytest.raises(SettingError, match="another process works in"):
            run_experiment(SMALL, tmp_path)
        raise RefusedError

    with pytest.raises(RefusedError):
        run_experiment(SMALL, tmp_path, ExperimentCallback(on_run=once_more))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("question = 'x'", "has no arms"),
        (
            "question = 'x'\nsedes = [1]\n[arms.a]",
            r"no 'sedes'; did you mean 'seeds'\? The keys are question",
        ),
        ("question = 'x'\nseeds = 2\n[arms.a]", r"seeds = 2: it is a list of whole numbers, \[1, 2\]"),
        ("question = 'x'\ngames = 'many'\n[arms.a]", "games = 'many': it is a whole number"),
        ("question = 'x'\n[arms]\na = 3", r"arms.a is a table: \[arms.a\]"),
        ("question = 'x'\n[arms.a]\nsetings = {}", r"\[arms.a\] has no 'setings'; did you mean 'settings'"),
        ("question = 'x'\n[arms.a]\n[matches]\nnew = 'b01'", "matches.new = 'b01': it is a list of names"),
        ("question = ", "cannot be read"),
        ("question = " + "[" * 5000, "is nested too deeply"),
    ],
)
def test_a_file_that_says_something_else_is_refused(tmp_path, words, says):
    (tmp_path / "asked.toml").write_text(words)
    with pytest.raises(SettingError, match=says):
        Experiment.read(tmp_path / "asked.toml")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"settings": {"learing_rate": 1}}, "did you mean 'learning_rate'"),
        ({"settings": {"without": ["bord"]}}, "did you mean 'board'"),
        ({"settings": {"arithmetic": "int4"}}, "arithmetic is auto"),
        ({"settings": {"shares": {"scriptd": 1.0}}}, "did you mean 'scripted'"),
        ({"preset": "quik"}, "no preset 'quik'"),
        ({"decks": ("b01_redd",)}, "b01_redd"),
        ({"matches": {"new": ("b01_redd",)}}, "b01_redd"),
        ({"matches": {"a/b": ("b01",)}}, "has characters other than"),
        ({"against": ("scriptd",)}, "did you mean 'scripted'"),
        ({"against": ("random", "random")}, "twice under one name"),
        ({"arms": ()}, "name them"),
        ({"arms": (Arm("a", agent="plannr"),)}, "did you mean 'planner'"),
        ({"arms": (Arm("a", {"steps": 1}, agent="planner"),)}, "is not trained"),
        ({"arms": (Arm("a"), Arm("a"))}, "twice under one name"),
        ({"arms": (Arm("../a"),)}, "has characters other than"),
        ({"arms": (Arm("a", agent="random"),), "against": ()}, "nobody to meet"),
        ({"seeds": ()}, "no seeds"),
        ({"games": 1}, "2 or more"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_what_cannot_be_carried_out_is_refused_before_anything_runs(tmp_path, change, says):
    with pytest.raises(ZXError, match=says):
        run_experiment(replace(SMALL, **change), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def made_up(strengths: dict[str, float], deals: int = 400) -> list[Match]:
    """Return matches in which the luck of a deal affects all players equally."""
    rng = np.random.default_rng(3)
    luck = rng.random((deals, 2))
    names = list(strengths)
    matches = []
    for k, a in enumerate(names):
        for b in names[k + 1 :]:
            won = luck < 0.5 + strengths[a] - strengths[b]
            matches.append(Match((a, b), [(float(x), float(y)) for x, y in won]))
    return matches


def test_differences_are_taken_deal_by_deal():
    matches = made_up({"new 1": 0.10, "new 2": 0.06, "old 1": 0.02, "old 2": 0.0, "scripted": 0.0})
    results = analyze({"new": ["new 1", "new 2"], "old": ["old 1", "old 2"]}, ["scripted"], matches)
    new, old = results["win_rates"]
    assert new["games"] == 1600 and new["win_rate"] == np.mean(list(new["runs"].values()))
    assert (new["low"], new["high"]) == wilson(new["win_rate"] * 1600, 1600)
    (one,) = results["differences"]
    assert one["difference"] == pytest.approx(new["win_rate"] - old["win_rate"])
    assert one["difference"] == pytest.approx(0.07, abs=0.02)
    # The luck that both share cancels out: much narrower than the interval of either.
    assert one["high"] - one["low"] < 0.8 * (new["high"] - new["low"])
    assert one["low"] <= one["difference"] <= one["high"]
    a, b = one["by_seed"]
    middle, half = (a + b) / 2, 12.706 * abs(a - b) / 2  # Student's t with one degree of freedom
    assert one["over_seeds"] == pytest.approx([middle - half, middle + half], rel=1e-3)
    (met,) = results["meetings"]
    assert (
        met["win_rate"] == pytest.approx(np.mean([rate for *_, rate in met["runs"]]))
        and len(met["runs"]) == 4
    )
    assert {line["arm"] for line in results["same_settings"]} == {"new", "old"}
    text = " ".join(sentences("all", results))
    assert "points more than old" in text and "over 2 seeds" in text


def test_sentences_follow_the_intervals():
    equal = made_up({"a 1": 0.0, "b 1": 0.0, "scripted": 0.0})
    results = analyze({"a": ["a 1"], "b": ["b 1"]}, ["scripted"], equal)
    assert (
        "as often as b" in sentences("all", results)[0] and "not told apart" in sentences("all", results)[0]
    )
    assert results["differences"][0]["over_seeds"] is None
    apart = {
        "low": 0.01,
        "high": 0.2,
        "difference": 0.1,
        "by_seed": [0.0, 0.2],
        "arms": ["a", "b"],
        "against": "s",
    }
    for seeds, text in (
        ([-1.0, 1.2], "few seeds do not show"),
        ([0.05, 0.2], "the settings differ"),
        (None, "players differ"),
    ):
        lines = sentences("all", {"differences": [apart | {"over_seeds": seeds}], "meetings": []})
        assert text in lines[0]


def test_an_interval_over_seeds_holds_what_it_promises():
    rng = np.random.default_rng(1)
    drawn = [seed_interval(list(rng.normal(0.1, 0.05, 3))) for _ in range(2000)]
    held = np.mean([low <= 0.1 <= high for low, high in drawn])
    assert 0.93 < held < 0.97
    assert seed_interval([0.1]) is None


@pytest.mark.compiled
def test_a_folder_goes_on_after_a_stop(tmp_path):
    class Stop(BaseException):
        pass

    begun, updates = [], []

    def stop_at_the_second(name, done, total):
        begun.append((name, done, total))
        if done == 1:
            raise Stop

    with pytest.raises(Stop):
        run_experiment(SMALL, tmp_path, ExperimentCallback(on_run=stop_at_the_second), jobs=1)
    assert begun == [("one 1", 0, 4), ("other 1", 1, 4)]
    first = (tmp_path / "runs" / "one_1" / "run.json").read_bytes()

    def stop_in_the_middle(point):
        updates.append(point["steps"])
        if len(updates) == 2:
            raise Stop

    longer = replace(SMALL, settings={**TINY, "checkpoint_every": 1, "steps": 128})
    with pytest.raises(SettingError, match=r"another experiment \(settings were not"):
        run_experiment(longer, tmp_path, jobs=1)
    with pytest.raises(Stop):
        run_experiment(
            SMALL, tmp_path, ExperimentCallback(training=Callback(on_update=stop_in_the_middle)), jobs=1
        )
    seen = []
    results = run_experiment(
        SMALL, tmp_path, ExperimentCallback(on_games=lambda *progress: seen.append(progress)), jobs=1
    )
    assert (tmp_path / "runs" / "one_1" / "run.json").read_bytes() == first
    assert [one["name"] for one in results["runs"]] == ["one 1", "other 1", "one 2", "other 2"]
    assert results["runs"][1]["settings"]["without"] == ["trash"] and results["runs"][1]["decisions"] >= 64
    # Four runs, an agent that is not trained and the yardstick: fifteen meetings of two deals in both seats.
    assert seen[-1] == ("all", 60, 60)
    assert [line["arm"] for line in results["found"]["all"]["win_rates"]] == ["one", "other", "rash"]
    assert json.loads((tmp_path / "results.json").read_text()) == json.loads(json.dumps(results))
    assert (tmp_path / "results.csv").read_text().count("\n") == 4
    assert (tmp_path / "results.png").read_bytes().startswith(b"\x89PNG")
    again = run_experiment(
        SMALL, tmp_path, ExperimentCallback(on_games=lambda *progress: pytest.fail("played again")), jobs=1
    )
    assert again == results


@pytest.mark.parametrize(("updates", "kept"), [(40, range(40)), (41, range(0, 41, 2)), (80, range(1, 80, 2))])
def test_a_run_keeps_forty_points_of_its_curve_and_the_last(updates, kept, tmp_path, monkeypatch):
    class Stop(BaseException):
        pass

    def stop_after_the_first(name, done, total):
        if done:
            raise Stop

    trained = SimpleNamespace(curve=list(range(updates)), steps=64, seconds=1.0)
    monkeypatch.setattr(
        runner, "train", lambda task, folder, *settings: folder.mkdir(parents=True) or trained
    )
    with pytest.raises(Stop):
        run_experiment(SMALL, tmp_path, ExperimentCallback(on_run=stop_after_the_first))
    stored = json.loads((tmp_path / "runs" / "one_1" / "run.json").read_text())
    assert stored["curve"] == list(kept)


@pytest.mark.compiled
def test_forfeited_games_are_reported(tmp_path, monkeypatch):
    """A broken agent loses every game; without the report it would look like a weak one."""
    (tmp_path / "broken.py").write_text("def act(observation, action_mask, rng):\n    return -5\n")
    monkeypatch.syspath_prepend(tmp_path)
    asked = replace(SMALL, arms=(Arm("broken", agent="broken:act"),), against=("random",), games=2)
    results = run_experiment(asked, tmp_path / "out", jobs=1)
    (forfeits,) = results["found"]["all"]["not_played_out"]
    assert (
        forfeits["agent"] == "broken"
        and forfeits["games"] == 2
        and results["said"][0].startswith("all: broken forfeited 2 games (")
    )


@pytest.mark.compiled
def test_an_interrupted_run_of_minutes_restarts(tmp_path):
    """A budget of minutes is not spent twice: the rest of an interrupted run is removed."""
    timed = replace(SMALL, arms=(Arm("one"),), seeds=(1,), settings={**TINY, "minutes": 5.0})

    class Stop(BaseException):
        pass

    def stop(point):
        raise Stop

    with pytest.raises(Stop):
        run_experiment(timed, tmp_path, ExperimentCallback(training=Callback(on_update=stop)), jobs=1)
    begun = []
    callback = Callback(on_start=lambda state: begun.append(state.steps))
    run_experiment(timed, tmp_path, ExperimentCallback(training=callback), jobs=1)
    assert begun == [0]


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "diary.txt").write_text("mine")
    with pytest.raises(SettingError, match="holds something else"):
        run_experiment(SMALL, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]
    (tmp_path / "experiment.json").write_text("[]")
    with pytest.raises(SettingError, match="another experiment"):
        run_experiment(SMALL, tmp_path)


def test_the_command_names_what_is_wrong(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(["experiment", "nowhere.toml"]) == 2
    assert "cannot be read" in " ".join(capsys.readouterr().err.split())
    Path("asked.toml").write_text('question = "x"\ndecks = ["b01_redd"]\n[arms.a]\n')
    assert run(["experiment", "asked.toml"]) == 2
    assert "b01_redd" in capsys.readouterr().err and not Path("runs").exists()


def test_stored_results_are_of_the_file_beside_them():
    """A changed question needs new results, and the sentences follow from the results."""
    paths = [path for path in SHIPPED if path.with_suffix(".json").exists()]
    assert paths
    for path in paths:
        config, stored = Experiment.read(path), json.loads(path.with_suffix(".json").read_text("utf-8"))
        # A setting that is younger than the results is None there and in the file.
        assert {key: stored.get(key) for key in config.as_dict()} == config.as_dict()
        assert [run["name"] for run in stored["runs"]] == [name for name, *_ in config.runs()]
        assert stored["said"] == [
            line for name, one in stored["found"].items() for line in sentences(name, one)
        ]
