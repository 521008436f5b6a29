"""Every route of the server, from its table of routes: it tells nothing that is hidden in a running game."""

import copy
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

from starlette.routing import Mount, Route
from starlette.testclient import TestClient
from zx_training.serve.session import GameSession, Scene
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store, Taken

from tests.registered import GAME_NAMES
from tests.training import test_serve
from tests.training.test_game_history import FRIENDS, SOLO, Seat, opened
from zx_env.compiling.decorators import PLAIN

OF_A_GAME = "/api/games/{id}"
Asked = dict[str, Any]
QUERIES: dict[str, tuple[Asked, ...]] = {
    "/": ({},),
    "/lessons/{game}/{number:int}": ({},),
    "/puzzles/{game}/{number:int}": ({},),
    "/g/{id}": ({},),
    "/g/{id}/replay": ({},),
    "/decks": ({},),
    "/api/choices": ({},),
    "/api/cards": ({"card": "B01-013"},),
    "/api/library": ({},),
    "/api/decks/list": ({"deck": "b01_red"},),
    "/api/trials/{id}": ({},),
    "/api/card-set": ({},),
    "/api/card-set/board": ({"card": "B01-013"},),
    "/api/practice": ({},),
    "/api/practice/{kind}/{game}/{number:int}": ({},),  # of its own hidden cards: test_practice.py
    OF_A_GAME: ({}, {"narrow": 1, "since": 3}),
    OF_A_GAME + "/analysis": ({},),
    OF_A_GAME + "/deck": ({"player": 0}, {"player": 1}),
    OF_A_GAME + "/scenes": ({}, {"narrow": 1}),
    OF_A_GAME + "/record": ({},),
    OF_A_GAME + "/position": ({"at": 0, "seat": 0}, {"at": 2, "seat": 1}),
    OF_A_GAME + "/report": ({},),
    OF_A_GAME + "/rematch": ({},),
    OF_A_GAME + "/film": ({},),
    OF_A_GAME + "/verdict": ({},),
    OF_A_GAME + "/moment": ({"at": 0},),
    OF_A_GAME + "/replay": ({},),
}
"""The queries with which each route is read."""
BODIES: dict[str, Asked] = {
    "/api/games": {"game": "zx", "decks": ["b01_red", "b01_blue"], "seats": FRIENDS},
    "/api/mine": {"games": "of the seat"},
    "/api/records": {"record": "none"},
    "/api/decks/check": {"game": "zx", "list": "4 B01-006"},
    "/api/trials": {"game": "zx", "deck": {"list": "none"}},
    "/api/trials/{id}/stop": {},
    OF_A_GAME + "/rematch": {},
    OF_A_GAME + "/play-on": {"at": 0, "seat": 0, "against": "random"},
}
"""The bodies that are sent to each route that does not change the game."""
CHANGING: dict[str, Asked] = {
    OF_A_GAME + "/act": {"actions": "the first one"},
    OF_A_GAME + "/undo": {},
    OF_A_GAME + "/advance": {},
    OF_A_GAME + "/resign": {},
}
"""The routes that change the game: they answer with what a seat is shown then, or refuse."""
DRAWN = re.compile(rb'"[\w-]{22,}"')
"""A new id or token, which is drawn."""


@pytest.fixture(scope="module")
def client() -> Any:
    with test_serve.client_of(SessionManager(Store(None)), a_second=1e6) as made:
        yield made


def routes_of(client: TestClient) -> list[tuple[str, str]]:
    """Method and path of every route of the application."""
    return [
        (method, route.path)
        for route in client.app.routes
        if isinstance(route, Route)
        for method in route.methods - {"HEAD"}
    ]


def test_every_route_is_in_the_tests_of_this_file(client: TestClient):
    """A new route: say above how it is asked, and it is tested."""
    assert {path for method, path in routes_of(client) if method == "GET"} == set(QUERIES)
    assert {path for method, path in routes_of(client) if method == "POST"} == set(BODIES) | set(CHANGING)
    assert {method for method, _ in routes_of(client)} == {"GET", "POST"}
    others = [route for route in client.app.routes if not isinstance(route, Route)]
    assert [type(route) for route in others] == [Mount] and others[0].path == "/static"


def path_of(route: str, seat: Seat) -> str:
    """The address of a route, for the game of a seat."""
    named = {"kind": "lessons", "game": seat.session.set_up.game, "number:int": "1", "id": seat.id}
    return re.sub(r"\{([^}]+)\}", lambda found: named[found[1]], route)


def answers(seat: Seat) -> dict[str, bytes]:
    """What every route answers to a seat that changes nothing: status and bytes."""
    told = {}
    for route, queries in QUERIES.items():
        for query in queries:
            answer = seat.client.get(path_of(route, seat), headers=seat.headers, params=query)
            told[f"GET {route} {query}"] = str(answer.status_code).encode() + answer.content
    for route, body in BODIES.items():
        if route == "/api/mine":
            body = {"games": [{"id": seat.id, "token": seat.token}]}
        answer = seat.client.post(path_of(route, seat), headers=seat.headers, json=body)
        told[f"POST {route}"] = str(answer.status_code).encode() + DRAWN.sub(b"drawn", answer.content)
    return told


class Redealt:
    """A game whose seat knows the same, while all that is hidden from it is another."""

    def __init__(self, session: GameSession, seat: int, rng: np.random.Generator) -> None:
        self.session, self.seat, self.rng = session, seat, rng

    def dealt(self, game: Any) -> Any:
        """The game with other hidden cards, and with the log of the true one, which test_serve.py tests."""
        dealt = game.determinize(self.seat, self.rng)
        dealt._event_block = game._event_block
        return dealt

    def __enter__(self) -> None:
        session, seat = self.session, self.seat
        self.kept = session.course, session.set_up, session._scenes
        session.set_up = session.set_up._replace(seed=session.set_up.seed + 1)
        course = session.course = copy.copy(session.course)
        course._set_up = session.set_up
        course.game = self.dealt(course.game)
        # The enemy has decided otherwise, and once more, where nobody sees it.
        course.taken = [*course.taken, Taken(0, False)]
        course.known = [n if player == seat else 0 for player, n in enumerate(course.known)]
        course.acted = [n if player == seat else n + 1 for player, n in enumerate(course.acted)]
        session._scenes = [Scene(self.dealt(one.game), one.noticed) for one in session._scenes]

    def __exit__(self, *of_an_error: Any) -> None:
        self.session.course, self.session.set_up, self.session._scenes = self.kept


def running(client: TestClient, game: str, seats: list[str]) -> Iterator[Seat]:
    """The seats of persons in a running game, at several moments of random play."""
    rng = np.random.default_rng(3)
    held = opened(client, seats, game)
    for moment in range(2 if PLAIN else 6):
        for _ in range(5 + moment):
            to_move = next(seat for seat in held.values() if seat.get(wait=1).json()["moves"])
            state = to_move.get().json()
            move = {"n": state["n"], "actions": [state["moves"][rng.integers(len(state["moves"]))]["index"]]}
            assert to_move.post("/act", move).status_code == 200
            if to_move.session.is_over:
                return
        yield from held.values()


@pytest.mark.parametrize("seats", [SOLO, FRIENDS], ids=["solo", "friends"])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_no_route_tells_a_seat_what_is_hidden(client: TestClient, game: str, seats: list[str]):
    rng = np.random.default_rng(8)
    moments = differ = 0
    for seat in running(client, game, seats):
        player = int(seat.get().json()["seat"])
        before, true = answers(seat), seat.session.game
        with Redealt(seat.session, player, rng):
            differ += true.record() != seat.session.game.record()
            assert true.observe(player).tolist() == seat.session.game.observe(player).tolist()
            after = answers(seat)
        wrong = [route for route, told in before.items() if told != after[route]]
        assert not wrong, f"{wrong}: depends on what player {player} does not know\n{true}"
        moments += 1
    assert moments and differ


@pytest.mark.parametrize("route", CHANGING)
@pytest.mark.parametrize("seats", [SOLO, FRIENDS], ids=["solo", "friends"])
def test_what_changes_a_game_answers_with_what_the_seat_is_shown(
    client: TestClient,
    seats: list[str],
    route: str,
):
    for seat in running(client, "zx", seats):
        state = seat.get(wait=1).json()
        body = CHANGING[route] | {"n": state["n"]}
        if "actions" in body:
            body["actions"] = [state["moves"][0]["index"]] if state["moves"] else [0]
        answer = seat.client.post(path_of(route, seat), headers=seat.headers, json=body)
        if answer.status_code == 200:
            assert answer.json() == seat.get().json()
        else:
            assert answer.status_code in (403, 409) and set(answer.json()) == {"error"}
        if seat.session.is_over:
            return


def test_no_route_of_a_game_answers_to_a_stranger(client: TestClient):
    seat, another = (opened(client, FRIENDS)["0"] for _ in range(2))
    before = seat.get().json()
    bodies = BODIES | CHANGING | {OF_A_GAME + "/act": {"n": before["n"], "actions": [0]}}
    routes = [(method, route) for method, route in routes_of(client) if route.startswith(OF_A_GAME)]
    assert len(routes) > 12
    for method, route in routes:
        for token in ("", "somebody", another.token):
            headers, body = {"authorization": f"Bearer {token}"}, bodies.get(route)
            answer = client.request(method, path_of(route, seat), headers=headers, json=body)
            assert answer.status_code == 404 and set(answer.json()) == {"error"}, route
    assert seat.get().json() == before
