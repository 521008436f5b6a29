"""Drawn decks in the commands and on the page: every command that plays takes their texts."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("typer")

from zx_training.cli import run
from zx_training.experiments.config import Arm, Experiment
from zx_training.games import get_game
from zx_training.learner.tasks import task_of

from zx_env import check_deck, load_deck
from zx_env.zx.cards.deck_makers.sealed import sealed_decks

DECKS = (Path(__file__).resolve().parents[2] / "docs" / "use" / "decks.md").read_text(encoding="utf-8")
TEXTS = ("sealed:B01", "random:B01,B02")


def test_the_examples_of_the_manual_run() -> None:
    codes = re.findall(r"```python\n(.*?)```", DECKS, re.DOTALL)
    scope: dict[str, object] = {}
    for code in codes:
        exec(compile(code, "decks.md", "exec"), scope)
    assert len(codes) == 2
    assert check_deck(scope["deck"]) == [] and len(scope["decks"]) == 3  # type: ignore[arg-type]


def test_decks_are_written_and_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "made")
    assert (
        run(["decks", "--random", "2", "--seed", "7", "--sets", "B01,B02", "--colors", "1", "--out", out])
        == 0
    )
    assert run(["decks", "--sealed", "1", "--sets", "B01", "--out", out]) == 0
    files = sorted(Path(out).iterdir())
    assert [path.name for path in files] == [
        "random_b01_b02_1_7.toml",
        "random_b01_b02_1_8.toml",
        "sealed_b01_0.toml",
    ]
    assert [load_deck(path).name for path in files][-1] == "sealed:B01@0"
    capsys.readouterr()
    assert run(["decks", "--sealed", "1", "--sets", "B01"]) == 0
    assert capsys.readouterr().out == files[-1].read_text(encoding="utf-8")
    assert run(["decks", "sealed:B01@7", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert sum(row["count"] for row in rows if row["place"] == "deck") == 50


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--random", "1", "--sets", "B99"], "no printed set"),
        (["--random", "1", "--sets", "C12"], "name more sets"),
        (["--sealed", "1", "--sets", "C12"], "no packs of C12"),
        (["--sealed", "1", "--colors", "1"], "leave --colors out"),
        (["--random", "1", "--game", "ygo"], "makes no random decks"),
        (["sealed:B01"], "another deck in each game"),
    ],
)
def test_decks_that_cannot_be_made_say_what_to_do(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["decks", *arguments]) == 2
    assert says in " ".join(capsys.readouterr().err.split())


def test_commas_of_a_drawn_deck_are_its_own() -> None:
    adapter = get_game("zx")
    assert adapter.names_in("b01_red,b01_blue") == ["b01_red", "b01_blue"]
    assert adapter.decks_of(["b01_red,random:B01,B02", "sealed:B01"]) == [
        "b01_red",
        "random:B01,B02",
        "sealed:B01",
    ]


def test_every_command_takes_groups_of_decks(capsys: pytest.CaptureFixture[str]) -> None:
    adapter = get_game("zx")
    decks = [*adapter.usual_decks(), "b1_black_dingir"]
    assert (
        adapter.decks_of(["b01,b1_black_dingir"])
        == task_of(adapter, ["b01", "b1_black_dingir"]).decks
        == decks
    )
    assert len(adapter.all_pairs(["b01", "b1_black_dingir"])) == len(decks) ** 2
    for command in (["match", "random", "random"], ["check", "random"]):
        assert run([*command, "--deck", "b01,2017", "-n", "2"]) == 0
        assert run([*command, "--decks", "b99"]) == 2
        assert "deck b99: no shipped deck has this name" in capsys.readouterr().err


def test_the_other_player_has_a_drawn_deck_of_the_same_kind() -> None:
    adapter = get_game("zx")
    assert adapter.pair_of("sealed:B01", None) == ("sealed:B01", "sealed:B01")
    assert adapter.pair_of(None, "sealed:B01@4") == ("sealed:B01@5", "sealed:B01@4")
    assert adapter.pair_of("sealed:B01", "b01_red") == ("sealed:B01", "b01_red")


def test_both_games_of_a_deal_have_the_same_decks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arguments = ["match", "random", "random", "-n", "4", "--seed", "1", "--record", str(folder)]
    assert run([*arguments, "--deck", TEXTS[0], "--deck", TEXTS[1]]) == 0
    lists = []
    for path in sorted(folder.rglob("*.zxg")):
        header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
        lists.append([deck["cards"] for deck in header["decks"]])
    assert len(lists) == 4
    assert len({json.dumps(pair) for pair in lists}) == 2  # two deals, each played in both seats
    assert run(["export", str(folder), "--out", str(tmp_path / "data")]) == 0
    capsys.readouterr()


def test_tournaments_take_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "cup"
    assert (
        run(["tournament", "random", "random", "-n", "2", "--deck", "sealed:B01,B02", "--out", str(out)]) == 0
    )
    assert "sealed:B01,B02" in "".join(path.read_text(encoding="utf-8") for path in out.glob("*.json*"))
    capsys.readouterr()


def test_training_plays_them() -> None:
    adapter = get_game("zx")
    task = task_of(adapter, ["sealed:B01", "b01_red"])
    adapter.check_pairs(task.pairs())
    games = adapter.games(4, task.pairs(), 3)
    games.reset()
    assert {deck.name for row in range(4) for deck in games.game(row).settings.decks} == {
        "sealed:B01",
        "b01_red",
    }
    dealt = task.deal(("sealed:B01@3", "b01_red"), 5)
    assert dealt.settings.decks[0] == sealed_decks(1, 3, ("B01",))[0]


def test_experiments_train_and_match_with_them() -> None:
    adapter = get_game("zx")
    experiment = Experiment(
        question="Does it learn sealed decks?",
        arms=(Arm("a", agent="random"), Arm("b", agent="scripted")),
        decks=("sealed:B01,B02",),
        matches={"other": ("random:B01", "b01_red")},
    )
    experiment.check()
    assert experiment.decks_of(experiment.arms[0], adapter) == ["sealed:B01,B02"]
    assert experiment.match_decks(adapter) == {"other": ["random:B01", "b01_red"]}


def test_the_page_offers_them_and_shows_the_drawn_list() -> None:
    testclient = pytest.importorskip("starlette.testclient")
    from zx_training.serve.app import application
    from zx_training.serve.sessions import SessionManager
    from zx_training.serve.store import Store

    sessions = SessionManager(Store(None))
    offered = {row["deck"] for row in sessions.decks("zx")}
    assert {"b01_red", "sealed:B01", "sealed:B02", "random:B01", "random:all"} <= offered
    assert "sealed:C12" not in offered and "random:C12" not in offered
    with testclient.TestClient(application(sessions), base_url="http://127.0.0.1") as client:
        body = {
            "game": "zx",
            "decks": ["sealed:B01", "random:B01,B02"],
            "seats": ["person", "random"],
            "seed": 7,
        }
        answer = client.post("/api/games", json=body)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        session, _ = sessions.find(told["id"], told["tokens"]["0"])
        drawn = session.game.settings.decks[0]
        assert sum(row["count"] for row in session.deck(0)) == 50 + len(drawn.dynamis) + bool(
            drawn.player_card
        )
        bad = client.post("/api/games", json=body | {"decks": ["sealed:..x", "b01_red"]})
        assert bad.status_code == 409 and "no printed set" in bad.json()["error"]
