"""The routes of games that are over: replays and what the judge says; who gets them, and when."""

import asyncio
import re
import threading
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

import httpx2 as httpx
from starlette.routing import Route
from starlette.testclient import TestClient
from zx_training.games import get_game
from zx_training.serve.app import application
from zx_training.serve.history import replays
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from tests.registered import GAME_NAMES
from tests.training.test_serve import HOST, NEW, Seat, client, opened  # noqa: F401 - client is a fixture

OF_A_VIEW = {"", "/analysis", "/deck", "/report", "/scenes"}
"""Routes of a running game that answer: from the seat's view alone (tests/properties/test_histories.py)."""


def routes_of_a_game(client: TestClient) -> set[str]:  # noqa: F811
    """What can be asked of a game, without what changes it."""
    routes = [route for route in client.app.routes if isinstance(route, Route)]
    path = "/api/games/{id}"
    return {
        route.path.removeprefix(path)
        for route in routes
        if route.path.startswith(path) and "GET" in route.methods
    }


def ended(client: TestClient, game: str = "zx", moves: int = 12, **changes: Any) -> dict[str, Seat]:  # noqa: F811
    """The seats of two persons in a game that player 1 has given up after some random moves."""
    rng = np.random.default_rng(4)
    decks = list(get_game(game).pair_of(None, None))
    seats = opened(client, game=game, decks=decks, seats=["person", "person"], **changes)
    for _ in range(moves):
        state = seats["0"].get().json()
        seat = seats[str(state["to_play"])]
        state = seat.get().json()
        seat.act(state, int(rng.choice([move["index"] for move in state["moves"]])))
    assert seats["1"].post("/resign", {}).status_code == 200
    return seats


@pytest.fixture(scope="module", params=GAME_NAMES)
def over(request: pytest.FixtureRequest, client: TestClient) -> dict[str, Seat]:  # noqa: F811
    return ended(client, request.param)


def test_a_running_game_gives_nothing_but_what_a_view_says(client: TestClient):  # noqa: F811
    seats = opened(client, seats=["person", "person"])
    refused = routes_of_a_game(client) - OF_A_VIEW
    assert refused >= {"/record", "/replay", "/film", "/verdict", "/moment"}
    for seat in seats.values():
        for rest in refused:
            answer = seat.get(rest, at=0)
            assert answer.status_code == 409 and "over" in answer.json()["error"], rest


def test_nobody_gets_the_replay_of_another_game(client: TestClient, over: dict[str, Seat]):  # noqa: F811
    stranger = Seat(client, over["0"].path.rpartition("/")[2], "no token")
    for rest in routes_of_a_game(client):
        assert stranger.get(rest).status_code == 404, rest


def test_a_film_shows_each_position_and_names_the_players(over: dict[str, Seat]):
    film = over["0"].get("/film").json()
    assert film["names"] == ["you", "the enemy (person)"] and film["winner"] == 0 and film["seat"] == "0"
    assert len(film["frames"]) == 14 and "verdict" not in film and "moments" not in film
    assert over["1"].get("/film").json()["names"] == ["the enemy (person)", "you"]


def test_each_seat_has_a_verdict_through_its_own_eyes(over: dict[str, Seat]):
    verdicts = [over[seat].get("/verdict").json() for seat in ("0", "1")]
    for seat, verdict in enumerate(verdicts):
        assert verdict["seat"] == seat and verdict["line"][-1] == 1 - seat and len(verdict["line"]) == 14
    both = [at for at in range(13) if None not in (verdicts[0]["line"][at], verdicts[1]["line"][at])]
    assert not both  # each looks at the own decisions alone


def test_a_moment_is_asked_for_by_its_number(over: dict[str, Seat]):
    for at in range(12):
        moment = over["0"].get("/moment", at=at).json()
        assert sum(is_done for *_, is_done in moment["choices"]) == 1 and moment["player"] in (0, 1)
    assert over["0"].get("/moment", at=13).json() == {"player": None, "choices": []}
    for wrong in ("", "-1", "x", "14", "9" * 9, "1.5"):
        answer = over["0"].get("/moment", at=wrong)
        assert answer.status_code == 409 and answer.json()["error"]


def test_a_watcher_sees_every_card_and_may_ask_at_any_time(client: TestClient):  # noqa: F811
    watcher = opened(client, seats=["random", "random"])["watcher"]
    watcher.post("/advance", {})
    film = watcher.get("/film").json()
    assert film["winner"] is None and film["names"] == ["player 0 (random)", "player 1 (random)"]
    assert watcher.get("/verdict").json()["seat"] == 0


def test_the_page_of_a_replay_says_nothing_of_the_game(client: TestClient, over: dict[str, Seat]):  # noqa: F811
    page = client.get(over["0"].path.replace("/api/games/", "/g/") + "/replay")
    assert page.status_code == 200 and page.text == client.get("/g/nothing/replay").text
    assert "<style" not in page.text and not re.search(
        r"<script(?! type=.(module|application/json))", page.text
    )
    for asset in re.findall(r'(?:src|href)="([^"]+)"', page.text):
        assert client.get(asset).status_code == 200, asset
    assert "@@" not in page.text and "default-src 'none'" in page.headers["content-security-policy"]


def test_who_plays_does_not_wait_for_a_judge(monkeypatch: pytest.MonkeyPatch):
    """While one verdict takes its time and others wait for it, games go on."""
    begun, may_end = threading.Event(), threading.Event()

    def slow(*arguments: Any) -> dict[str, Any]:
        begun.set()
        assert may_end.wait(60)
        return {}

    monkeypatch.setattr(replays, "verdict_on", slow)

    async def both() -> None:
        transport = httpx.ASGITransport(application(SessionManager(Store(None))))
        async with httpx.AsyncClient(transport=transport, base_url=HOST, timeout=60) as http:
            asked = []
            for _ in range(6):
                told = (await http.post("/api/games", json=NEW | {"seats": ["person", "person"]})).json()
                path, tokens = f"/api/games/{told['id']}", told["tokens"]
                headers = {"authorization": f"Bearer {tokens['0']}"}
                assert (await http.post(f"{path}/resign", headers=headers, json={})).status_code == 200
                asked.append(asyncio.create_task(http.get(f"{path}/verdict", headers=headers)))
            await asyncio.to_thread(begun.wait, 60)
            told = (await http.post("/api/games", json=NEW)).json()
            headers = {"authorization": f"Bearer {told['tokens']['0']}"}
            assert (await http.get(f"/api/games/{told['id']}", headers=headers)).status_code == 200
            assert not any(task.done() for task in asked)
            may_end.set()
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}

    try:
        asyncio.run(both())
    finally:
        may_end.set()
