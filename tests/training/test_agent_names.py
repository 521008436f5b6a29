"""Checkpoints as players of the page: they go by their runs, and no path of the server is told."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

import zx_agents
from zx_training.serve.basis.agent_names import short_name, short_names
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from tests.training.test_game_history import Seat, mine, opened
from tests.training.test_serve import client_of

SECRET = "/home/somebody/secret"
QUICK, OTHER = f"{SECRET}/runs/quick/checkpoint.zip", f"{SECRET}/older/quick/checkpoint.zip+search"
TWIN = f"{SECRET}/older/quick/checkpoint.zip"


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("learned+search", "learned+search"),
        ("my_agents:Mine", "my_agents:Mine"),
        ("runs/quick/checkpoint.zip", "quick"),
        ("/a/b/quick/checkpoint.zip+search:sims=9", "quick+search:sims=9"),
        ("runs\\quick\\checkpoint.zip+win", "quick+win"),
        ("runs/quick/at_500k.zip", "quick/at_500k"),
        ("best.zip", "best"),
        ("llm:gemma@http://10.0.0.1/v1", "llm:gemma"),
    ],
)
def test_a_checkpoint_goes_by_the_name_of_its_run(agent: str, name: str):
    assert short_name(agent) == name


def test_two_players_never_have_one_name():
    found = short_names(["a/run/checkpoint.zip", "b/run/checkpoint.zip", "random.zip"], ["random"])
    assert list(found.values()) == ["run", "run (2)", "random (2)"]


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is loaded: a random player for each checkpoint, one that fails for the twin."""
    names, load = [], zx_agents.load

    class Fails:
        def act(self, *asked: Any) -> int:
            raise ValueError("lost")

    def instead(name: Any, *more: Any) -> Any:
        names.append(str(name))
        return Fails() if name == TWIN else load("random" if ".zip" in str(name) else name, *more)

    monkeypatch.setattr(zx_agents, "load", instead)
    return names


def test_no_path_of_the_server_is_told_and_the_right_player_plays(loaded: list[str], tmp_path: Path):
    store = Store(tmp_path / "games.sqlite")
    told: list[str] = []
    with client_of(SessionManager(store, [QUICK, OTHER, TWIN])) as client:
        choices = client.get("/api/choices")
        told.append(choices.text)
        agents = choices.json()["zx"]["agents"]
        assert agents[-3:] == ["quick", "quick+search", "quick (2)"]
        assert client.post("/api/games", json={"game": "zx", "seats": ["person", QUICK]}).status_code == 409
        failed = opened(client, ["person", "quick (2)"])["0"]
        failed.play(4)
        assert failed.get().json()["fault"].startswith("quick (2) raised ValueError")
        seat = opened(client, ["person", "quick"])["0"]
        assert seat.session.set_up.seats == ("person", QUICK)
        seat.play(2)
        assert seat.get().json()["seats"] == ["person", "quick"]
        seat.post("/resign")
        played_on = seat.begun("/play-on", {"at": 1, "seat": 1, "against": "quick+search"})
        assert played_on.session.set_up.seats == (OTHER, "person")
        again = seat.begun("/rematch")
        assert again.session.set_up.seats == (QUICK, "person")
        told += answers(seat, played_on, again, failed)
    with client_of(SessionManager(store)) as client:  # the checkpoint is offered no more
        seat.client = client
        assert seat.get().json()["seats"] == ["person", "quick"]
        assert mine(client, seat)[0]["seats"] == ["person", "quick"]
        told += answers(seat)
    assert QUICK in loaded and OTHER in loaded
    assert not [text for text in told if "secret" in text or ".zip" in text]


def answers(*seats: Seat) -> list[str]:
    """The texts of all that a seat can ask for."""
    found = [str(mine(seats[0].client, *seats))]
    for seat in seats:
        for rest in ("", "/report", "/film", "/replay", "/scenes", "/record", "/verdict"):
            answer = seat.get(rest)
            assert answer.status_code == 200 or "over" in answer.json()["error"], rest
            found.append(answer.text)
    return found
