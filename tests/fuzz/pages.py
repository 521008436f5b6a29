"""Damaged requests to the page's server: each gets an answer in words, and the game stays whole."""

import json
from typing import Any

import numpy as np
from starlette.testclient import TestClient
from zx_training.games import get_game
from zx_training.serve import app
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from tests.env.games import YGO, ZX
from tests.fuzz.spoil import one_of, spoil_json, spoil_text, strange

Rng = np.random.Generator
HOST = "http://localhost:8765"
SEATS = (("person", "person"), ("person", "random"), ("random", "random"))
PATHS = (
    "",
    "/undo",
    "/scenes",
    "/deck",
    "/record",
    "/replay",
    "/advance",
    "/resign",
    "/nothing",
    *("/act",) * 6,
)
QUERIES = ("since", "narrow", "player", "game", "card", "n", "actions", "show")


def _text(rng: Rng) -> str:
    """Return a short text that an address or a header can hold."""
    return str(strange(rng)).encode("utf-8", "replace").decode()[:200].replace("\n", " ")


def _body(rng: Rng, right: Any) -> bytes:
    """Return a JSON body, whole or damaged."""
    way = rng.random()
    if way < 0.3:
        return json.dumps(right).encode()
    if way < 0.7:
        return json.dumps(spoil_json(rng, right, 2)).encode()
    if way < 0.85:
        return spoil_text(rng, json.dumps(right), 3).encode("utf-8", "replace")
    return one_of(rng, (b"", b"[" * 9000, b"\xff", json.dumps(strange(rng)).encode()))


def _ask(rng: Rng, client: TestClient, path: str, token: str, right: Any) -> Any:
    """Send a request that is damaged in its method, header, query or body; return the response."""
    usual = "POST" if path.endswith(("/act", "/undo", "/advance", "/resign", "/games")) else "GET"
    method = usual if rng.random() < 0.9 else one_of(rng, ("GET", "POST", "PUT", "HEAD", "OPTIONS"))
    given = token if rng.random() < 0.9 else _text(rng)
    query = {one_of(rng, QUERIES): _text(rng) for _ in range(int(rng.integers(3)))}
    headers = {b"authorization": f"Bearer {given}".encode(), b"content-type": b"application/json"}
    if rng.random() < 0.2:
        headers[one_of(rng, (b"host", b"origin", b"content-type", b"sec-fetch-site"))] = _text(rng).encode()
    content = _body(rng, right) if method != "GET" else None
    return client.request(method, path, params=query, headers=headers, content=content)


def request_to_the_page(rng: Rng) -> None:
    """Requests about one game: a fault of the server is raised here, and every refusal is a sentence."""
    case = one_of(rng, (ZX, YGO))
    sessions = SessionManager(Store(None))
    pair = list(get_game(case.name).pair_of(None, None))
    new = {"game": case.name, "decks": pair, "seats": list(one_of(rng, SEATS)), "seed": int(rng.integers(99))}
    name, session, tokens = sessions.open(*new.values())
    practice = f"/api/practice/{one_of(rng, ('lessons', 'puzzles'))}/{case.name}/{int(rng.integers(12))}"
    with TestClient(app.application(sessions), base_url=HOST) as client:
        for _ in range(4):
            seat = one_of(rng, tokens)
            state = session.state(seat, False)
            moves = [move["index"] for move in state["moves"]]
            act = {"n": state["n"], "actions": [one_of(rng, moves)] if moves else [0]}
            path, right = f"/api/games/{name}{one_of(rng, PATHS)}", act
            if rng.random() < 0.2:
                path, right = (
                    one_of(rng, ("/api/games", "/api/cards", "/api/choices", practice, "/static/x")),
                    new,
                )
            response = _ask(rng, client, path, tokens[seat], right)
            assert response.status_code < 500, response.text
            if response.status_code >= 400 and response.text:
                assert isinstance(response.json()["error"], str)
    assert session.game.status() == []


TRIES = (request_to_the_page,)
