"""The page's server: whole games over its routes, who is refused, and what a seat is never sent."""

import asyncio
import concurrent.futures
import json
import os
import re
import sqlite3
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

import httpx2 as httpx
from starlette.testclient import TestClient
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.serve import access, app, payloads, sessions, store
from zx_training.serve.app import STATIC, application
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from tests.env.games import GAMES as FAMILY
from tests.how_many import GAMES
from tests.registered import GAME_NAMES
from zx_env.compiling.decorators import PLAIN
from zx_env.errors import SettingError

HOST = "http://localhost:8765"
NEW = {"game": "zx", "decks": ["b01_red", "b01_blue"], "seats": ["person", "random"], "seed": 7}


def client_of(held: SessionManager | None = None, **others: Any) -> TestClient:
    sessions = held or SessionManager(Store(None))
    made = TestClient(application(sessions, **others), base_url=HOST, raise_server_exceptions=False)
    made.held = sessions  # type: ignore[attr-defined]
    return made


@pytest.fixture(scope="module")
def client() -> Any:
    with client_of() as made:
        yield made


class Seat:
    """One seat of a game, as a page holds it."""

    def __init__(self, client: TestClient, id: str, token: str) -> None:
        self.client, self.path = client, f"/api/games/{id}"
        self.headers = {"authorization": f"Bearer {token}"}

    def get(self, rest: str = "", **query: Any) -> httpx.Response:
        return self.client.get(self.path + rest, headers=self.headers, params=query)

    def post(self, rest: str, body: Any) -> httpx.Response:
        return self.client.post(self.path + rest, headers=self.headers, json=body)

    def act(self, state: dict[str, Any], *actions: int) -> dict[str, Any]:
        answer = self.post("/act", {"n": state["n"], "actions": list(actions)})
        assert answer.status_code == 200, answer.text
        return answer.json()


def opened(client: TestClient, **changes: Any) -> dict[str, Seat]:
    answer = client.post("/api/games", json=NEW | changes)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return {seat: Seat(client, told["id"], token) for seat, token in told["tokens"].items()}


def played_out(seat: Seat, rng: np.random.Generator) -> tuple[dict[str, Any], int]:
    """A game to its end by random moves, two halves in one request where there are two; how many of those."""
    state, twice = seat.get().json(), 0
    while not state["over"]:
        if not state["moves"]:
            state = seat.get(wait=1).json()
            continue
        move = state["moves"][rng.integers(len(state["moves"]))]
        halves = [move["index"]]
        if move.get("then"):
            halves.append(move["then"][rng.integers(len(move["then"]))]["index"])
            twice += 1
        before, state = state["n"], seat.act(state, *halves)
        assert before + 1 <= state["n"] <= before + len(halves)
    return state, twice


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_whole_game_over_the_routes(client: TestClient, game: str):
    decks = list(get_game(game).pair_of(None, None))
    seat = opened(client, game=game, decks=decks)["0"]
    state, twice = played_out(seat, np.random.default_rng(2))
    assert twice > 0 and state["winner"] in (0, 1, None) and state["moves"] == []
    record = seat.get("/record").text
    again = get_game(game).replay(record)
    assert again.to_play is None and again.winner == state["winner"]
    # No move was lost, and none was taken twice.
    table, _ = client.held.find(seat.path.split("/")[-1], seat.headers["authorization"][7:])
    assert len(record.splitlines()) - 1 == len(table.actions) and "<title>Replay" in seat.get("/replay").text
    log = seat.get(since=0).json()["log"]
    assert {0, 1} <= {entry["who"] for entry in log} and all(entry["text"] for entry in log)
    ruled = [entry for entry in log if "rule" in entry]
    assert len(ruled) > len(log) / 2 and not any(entry["rule"] in entry["text"] for entry in ruled)
    assert seat.get(since=len(log)).json()["log"] == []


def test_two_agents_are_watched_one_decision_at_a_time(client: TestClient):
    (seat,) = opened(client, seats=["random", "scripted"]).values()
    first = seat.get().json()
    assert first["seat"] == "watcher" and first["moves"] == []
    assert seat.post("/advance", {}).json()["n"] > first["n"]
    assert "B01-" in seat.get().json()["svg"] and seat.get("/record").status_code == 200
    before = seat.get().json()["n"]
    assert seat.get(wait=1).json()["n"] == before  # nobody waits for agents that are watched
    assert seat.post("/resign", {}).status_code == 409
    # A watcher sees every card, so nothing is kept back until the end; there is no own position to analyze.
    assert "<title>Replay" in seat.get("/replay").text and seat.get("/scenes").json() == []
    assert seat.get("/analysis").status_code == 404


def test_the_enemys_decisions_can_be_seen_one_by_one(client: TestClient):
    seat = opened(client, seats=["person", "scripted"])["0"]
    state, most = seat.get().json(), 0
    while not state["over"]:
        if not state["moves"]:
            state = seat.get(wait=1).json()
            continue
        before, state = state["logged"], seat.act(state, state["moves"][-1]["index"])
        scenes = seat.get("/scenes").json()
        most = max(most, len(scenes))
        logged = [scene["logged"] for scene in scenes]
        assert logged == sorted(set(logged)) and all(before < n <= state["logged"] for n in logged)
        hidden = [
            re.findall(r'data-spot="1:hand" [^>]*data-cards="([^"]*)"', scene["svg"]) for scene in scenes
        ]
        assert not any("".join(cards) for cards in hidden)
    assert most > 2


def test_moves_are_said_in_names_and_lie_on_the_board(client: TestClient):
    state = opened(client)["0"].get().json()
    assert {move["label"] for move in state["moves"]} <= {"Keep this hand", "Mulligan: a new hand"} or all(
        "B01-" not in move["label"] for move in state["moves"]
    )
    spots = set(re.findall(r'data-spot="([^"]+)"', state["svg"]))
    assert {move["spot"] for move in state["moves"] if move["spot"]} <= spots


def test_cards_and_decks_are_described_in_words(client: TestClient):
    found = client.get("/api/cards", params={"game": "zx", "card": ["B01-006", "nothing"]}).json()
    (card,) = found.values()
    assert card["name"] and card["japanese"] and card["power"]
    seat = opened(client)["0"]
    deck = seat.get("/deck", player=1).json()
    assert deck["name"] == "b01_blue" and sum(card["count"] for card in deck["cards"]) >= 50
    assert seat.get("/deck", player=3).json() == deck and seat.get("/deck").json()["name"] == "b01_red"
    many = ("card", "B01-006"), *(("card", f"B01-{number:03}") for number in range(1, 104))
    assert len(client.get("/api/cards", params=[("game", "zx"), *many]).json()) == 99


def test_cards_without_numbers_are_described_by_their_names(client: TestClient):
    """Cards of the Battle Phase have names only."""
    pair = list(get_game("ygo").pair_of(None, None))
    deck = opened(client, game="ygo", decks=pair)["0"].get("/deck", player=0).json()
    assert deck["name"] == pair[0] and all(card["kind"] for card in deck["cards"])
    assert {card["name"] for card in deck["cards"]} == {
        row["name"] for row in get_game("ygo").deck(pair[0]).rows
    }


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_what_a_player_thinks(client: TestClient, game: str):
    seat = opened(client, game=game, decks=list(get_game(game).pair_of(None, None)))["0"]
    asked = asked_halves = 0
    for _ in range(12):
        state = seat.get(wait=1).json()
        if not state["moves"]:
            continue
        found, asked = seat.get("/analysis").json(), asked + 1
        assert set(found["shares"]) == {str(move["index"]) for move in state["moves"]}
        assert sum(found["shares"].values()) == pytest.approx(1, abs=0.01) and 0 <= found["win"] <= 1
        assert seat.get("/analysis").json() == found
        halves = {str(move["index"]): move["then"] for move in state["moves"] if move["then"]}
        assert found["then"].keys() == halves.keys()
        for index, then in halves.items():
            assert set(found["then"][index]) == {str(half["index"]) for half in then}
            assert sum(found["then"][index].values()) == pytest.approx(1, abs=0.01)
        asked_halves += len(halves)
        first = state["moves"][0]
        then = first.get("then") or []
        seat.act(state, first["index"], *(one["index"] for one in then[:1]))
    assert asked > 3 and (asked_halves > 0 or game == "ygo")  # its first decisions have none


def test_giving_up_ends_the_game(client: TestClient):
    seat = opened(client)["0"]
    assert seat.post("/advance", {}).status_code == 403  # only watchers advance agents
    assert seat.post("/resign", {}).json()["winner"] == 1
    assert seat.post("/resign", {}).status_code == 409
    assert '{"concede": 0}' in seat.get("/record").text


def test_a_decision_is_taken_back_over_the_routes(client: TestClient):
    seat = opened(client)["0"]
    state = seat.get(wait=1).json()
    assert state["practice"] and not state["can_take_back"]
    after = seat.act(state, state["moves"][-1]["index"])
    assert after["can_take_back"]
    back = seat.post("/undo", {"n": after["n"]}).json()
    assert back["moves"] == state["moves"] and back["svg"] == state["svg"] and back["n"] > after["n"]
    assert back["log"] == seat.get(since=0).json()["log"] and back["logged"] == state["logged"]
    assert seat.post("/undo", {"n": after["n"]}).status_code == 409
    assert seat.post("/undo", {"n": "1"}).status_code == seat.post("/undo", {}).status_code == 400


def test_a_game_that_counts_has_no_hints_and_nothing_is_taken_back(client: TestClient):
    seat = opened(client, rated=True)["0"]
    state = seat.get(wait=1).json()
    state = seat.act(state, state["moves"][-1]["index"])
    for answer in (seat.get("/analysis"), seat.post("/undo", {"n": state["n"]})):
        assert answer.status_code == 409 and answer.json()["error"]
    assert state["rated"] and not state["can_take_back"] and seat.get().json()["n"] == state["n"]


# -- the page itself --------------------------------------------------------------------------------------


def test_the_page_loads_nothing_from_elsewhere(client: TestClient):
    page = client.get("/")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "unsafe" not in page.headers["content-security-policy"]
    for path in filter(Path.is_file, STATIC.rglob("*")):
        words = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"(https?:)?//[a-z]+\.", words), path
        assert (
            " style=" not in words and "javascript:" not in words and not re.search(r"<[^>]* on\w+=", words)
        )
        assert client.get(f"/static/{path.relative_to(STATIC).as_posix()}").status_code == 200


# -- who is refused ---------------------------------------------------------------------------------------


def test_foreign_hosts_and_origins_are_refused(client: TestClient):
    for host in (
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example:8765",
        "",
        "localhost:80:80",
    ):
        assert client.get("/api/choices", headers={"host": host}).status_code == 421, host
    for host in ("localhost", "127.0.0.1:8765", "[::1]:8765", "LOCALHOST:8765"):
        assert client.get("/", headers={"host": host}).status_code == 200, host
    for origin in (
        "http://evil.example",
        "null",
        "http://localhost:9999",
        "http://localhost:8765.evil.example",
    ):
        assert client.post("/api/games", json=NEW, headers={"origin": origin}).status_code == 403, origin
        assert client.get("/api/choices", headers={"origin": origin}).status_code == 403
    assert client.get("/api/choices", headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert client.get("/api/choices", headers={"sec-fetch-site": "same-origin"}).status_code == 200
    twice = [("host", "localhost"), ("host", "localhost")]
    assert client.get("/api/choices", headers=twice).status_code == 421
    assert client.post("/api/games", json=NEW, headers={"origin": HOST}).status_code == 201
    named = client_of(hosts=("zx.example",))
    assert named.get("/", headers={"host": "zx.example"}).status_code == 200


def test_games_and_tokens_cannot_be_guessed_and_a_seat_is_not_another(client: TestClient):
    mine, others = opened(client)["0"], opened(client)["0"]
    unknown = client.get("/api/games/aaaaaaaaaaaaaaaaaaaaaa", headers=mine.headers)
    wrong = client.get(mine.path, headers=others.headers)
    none = client.get(mine.path)
    assert unknown.status_code == wrong.status_code == none.status_code == 404
    assert unknown.content == wrong.content == none.content  # nobody learns that a game is there
    for rest in ("/act", "/resign", "/advance"):
        assert (
            client.post(mine.path + rest, json={"n": 1, "actions": [0]}, headers=others.headers).status_code
            == 404
        )
    ids = {opened(client)["0"].path for _ in range(20)}
    assert len(ids) == 20 and all(len(path.split("/")[-1]) >= 22 for path in ids)


def test_the_other_players_seat_shows_the_other_players_cards_only(client: TestClient):
    seats = opened(client, seats=["person", "person"])
    assert set(seats) == {"0", "1"}
    state = {name: seat.get().json() for name, seat in seats.items()}
    mover = str(state["0"]["to_play"])
    other = str(1 - int(mover))
    assert state[mover]["moves"] and state[other]["moves"] == []
    index = state[mover]["moves"][0]["index"]
    refused = seats[other].post("/act", {"n": state[other]["n"], "actions": [index]})
    assert refused.status_code == 409 and "not your decision" in refused.json()["error"]


def test_a_late_or_doubled_move_changes_nothing(client: TestClient):
    seat = opened(client)["0"]
    state = seat.get().json()
    index = state["moves"][0]["index"]
    after = seat.act(state, index)
    again = seat.post("/act", {"n": state["n"], "actions": [index]})
    assert again.status_code == 409 and seat.get().json()["n"] == after["n"]
    # A move that would be legal now, by a page that has not seen what happened meanwhile.
    late = seat.post("/act", {"n": state["n"], "actions": [after["moves"][0]["index"]]})
    assert late.status_code == 409 and "gone on" in late.json()["error"]
    assert seat.get().json()["n"] == after["n"]
    illegal = seat.post("/act", {"n": after["n"], "actions": [10**9]})
    assert illegal.status_code == 409 and seat.get().json()["n"] == after["n"]


BAD = [
    *({}, {"n": 0}, {"n": 0, "actions": []}, {"n": 0, "actions": [0] * 5}, {"n": "0", "actions": [1]}),
    *(
        {"n": 0, "actions": ["pass"]},
        {"n": 0, "actions": [True]},
        {"n": 0, "actions": {}},
        {"n": -1, "actions": [0]},
    ),
]


@pytest.mark.parametrize("body", BAD, ids=map(str, range(len(BAD))))
def test_moves_that_are_none_are_refused_in_words(client: TestClient, body: Any):
    answer = opened(client)["0"].post("/act", body)
    assert answer.status_code in (400, 409) and len(answer.json()["error"]) > 10


NO_GAMES: list[dict[str, Any]] = [
    {"game": "chess"},
    {"game": ["zx"]},
    {"decks": ["b01_red"]},
    {"decks": ["../../etc/passwd", "b01_red"]},
    {"decks": ["/etc/passwd.toml", "b01_red"]},
    {"decks": [["b01_red"], "b01_blue"]},
    {"decks": "b01_red"},
    {"decks": ["b01_red", "x1_black_overboost"]},
    {"seats": ["person", "os:system"]},
    {"seats": ["person", "runs/a.zip"]},
    {"seats": ["person", "planner:deals=100000"]},
    {"seats": ["person"]},
    {"seed": -1},
    {"seed": "7e"},
    {"seed": "-7"},
    {"seed": "9" * 19},
    {"seed": "9" * 5000},
    {"seed": 1.5},
    {"seed": 2**63},
    {"seed": True},
]


@pytest.mark.parametrize("changes", NO_GAMES, ids=map(str, range(len(NO_GAMES))))
def test_games_that_are_none_are_refused_in_words(client: TestClient, changes: dict[str, Any]):
    answer = client.post("/api/games", json=NEW | changes)
    assert answer.status_code == 409 and len(answer.json()["error"]) > 10


def test_bodies_are_short_json_and_come_whole(client: TestClient):
    kind = {"content-type": "application/json"}
    huge = client.post("/api/games", content=b" " * (access.MOST_BODY + 1), headers=kind)
    assert huge.status_code == 413

    def endless() -> Any:
        for _ in range(100):
            yield b" " * 1000

    assert client.post("/api/games", content=endless(), headers=kind).status_code == 413
    assert client.post("/api/games", content=b"a=1").status_code == 415
    form = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post("/api/games", content=b"a=1", headers=form).status_code == 415
    for words in (b"{", b"[]", b"[" * 9000, b"\xff", b"1"):
        answer = client.post("/api/games", content=words, headers=kind)
        assert answer.status_code == 409 and answer.json()["error"], words[:5]


def test_paths_lead_nowhere_else(client: TestClient):
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/nothing", "/api"):
        answer = client.get(path)
        assert answer.status_code == 404 and "here" in answer.json()["error"], path
    assert client.request("DELETE", "/api/games").status_code == 405


@pytest.mark.parametrize("since", ["²", "9" * 5000, "-1", "one"])
def test_a_number_in_an_address_that_is_none_counts_as_0(client: TestClient, since: str):
    seat = opened(client)["0"]
    whole = seat.get(since=since)
    assert whole.status_code == 200 and whole.json()["log"] == seat.get(since=0).json()["log"] != []


def test_what_changes_is_not_kept_by_browsers(client: TestClient):
    seat = opened(client)["0"]
    for answer in (seat.get(), seat.get("/scenes")):
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert client.get("/").headers["cache-control"] == "no-cache"
    for path in ("/static/page.js", "/static/page/moves.js"):
        first = client.get(path)
        assert first.headers["cache-control"] == "no-cache", "a script of before fits no page of today"
        assert client.get(path, headers={"if-none-match": first.headers["etag"]}).status_code == 304


def test_a_million_requests_are_bounded():
    with client_of(a_second=5.0) as client:
        answers = [client.get("/api/cards?game=zx") for _ in range(200)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused and all("wait" in answer.json()["error"] for answer in refused)


def test_new_games_are_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app, "NEW_GAMES", (2.0, 0.0))
    with client_of() as client:
        answers = [client.post("/api/games", json=NEW) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert "wait" in answers[2].json()["error"]


def test_a_move_while_the_agent_thinks_is_refused(client: TestClient):
    seat = opened(client)["0"]
    state = seat.get().json()
    table, _ = client.held.find(seat.path.split("/")[-1], seat.headers["authorization"][7:])
    table.is_thinking = True
    answer = seat.post("/act", {"n": state["n"], "actions": [state["moves"][0]["index"]]})
    assert answer.status_code == 409 and "thinking" in answer.json()["error"]
    assert table.acted("0") == state["n"] and seat.get().json()["thinking"]


def test_the_record_of_a_running_game_is_not_given(client: TestClient):
    seat = opened(client)["0"]
    for rest in ("/record", "/replay"):
        answer = seat.get(rest)
        assert answer.status_code == 409 and "over" in answer.json()["error"]


# -- what a seat is never sent ----------------------------------------------------------------------------


def answers_at(adapter: GameAdapter, points: int, rng: np.random.Generator, every: int) -> int:
    """Compare the payload of a seat with its payload after the hidden cards are determinized."""
    case = next(one for one in FAMILY if one.name == adapter.name)
    done = seed = 0
    while done < points:
        told = case.usual | case.varied(seed) | {"skip_forced": True}
        game = case.Game.new(seed=seed, **told)
        seed += 1
        while game.to_play is not None and done < points:
            if rng.integers(every) == 0:
                for seat in range(2):
                    dealt = game.determinize(seat, rng)
                    is_narrow = bool(rng.integers(2))
                    sent, would = (
                        json.dumps(payloads.payload_of_view(adapter, one.view(seat), is_narrow))
                        for one in (game, dealt)
                    )
                    assert sent == would, f"player {seat}\n{game}"
                    assert json.loads(sent)["svg"] == game.picture(seat, is_narrow).svg
                    done += 1
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return done


@pytest.mark.parametrize("game", GAME_NAMES)
def test_answers_do_not_change_with_what_is_hidden(game: str):
    assert answers_at(get_game(game), 20 if PLAIN else 300, np.random.default_rng(5), 9) >= 20


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("game", GAME_NAMES)
def test_answers_do_not_change_with_what_is_hidden_at_thousands_of_points(game: str):
    """10,000 at 2,000 games."""
    assert answers_at(get_game(game), 5 * GAMES, np.random.default_rng(6), 2) >= 5 * GAMES


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_seat_is_sent_its_own_log_only(client: TestClient, game: str):
    """The log of a seat is the events of the game as that player may see them: without any hidden card."""
    decks = list(get_game(game).pair_of(None, None))
    seats = opened(client, game=game, decks=decks, seats=["person", "person"], seed=11)
    id = seats["0"].path.split("/")[-1]
    table, _ = client.held.find(id, seats["0"].headers["authorization"][7:])
    rng = np.random.default_rng(11)
    hidden = 0
    for _ in range(30 if PLAIN else 80):
        for viewer in (0, 1):
            log = seats[str(viewer)].get().json()["log"]
            events = table.game.events(viewer=viewer)
            assert len(log) == len(events) <= len(table.game.events())
            for entry, event in zip(log, events, strict=True):
                sentence = entry["text"].removesuffix(f", by {event.by}")
                assert event.text.startswith(sentence) and entry.get("rule", "") in event.text
                assert (entry["who"], entry["turn"], entry["kind"]) == (event.who, event.turn, event.kind)
                if entry["kind"] == "draw" and entry["who"] != viewer:
                    assert sentence == "The enemy draws a card"
                    hidden += 1
        if table.game.to_play is None:
            break
        seat = seats[str(table.game.to_play)]
        seat.act(seat.get().json(), int(rng.choice(np.flatnonzero(table.game.mask()))))
    assert hidden > 10


def test_the_seed_of_a_deal_is_not_sent(client: TestClient):
    seat = opened(client, seed=123454321)["0"]
    assert "123454321" not in seat.get().text


@pytest.mark.parametrize("given", [2**63 - 2, str(2**63 - 2)])
def test_a_seed_of_63_bits_is_taken_also_in_digits_as_the_page_sends_it(client: TestClient, given: Any):
    """A number of JavaScript has 53 bits."""
    seat = opened(client, seed=given)["0"]
    table, _ = client.held.find(seat.path.split("/")[-1], seat.headers["authorization"][7:])
    assert table.set_up.seed == 2**63 - 2


def test_drawn_seeds_cannot_be_searched():
    """The first view of a seat names one seed among 2**31, which a machine searches in minutes."""
    held = SessionManager(Store(None))
    seeds = [held.open("zx", NEW["decks"], NEW["seats"])[1].set_up.seed for _ in range(12)]
    assert len(set(seeds)) == 12 and max(seeds) > 2**60 and all(0 <= seed < 2**63 for seed in seeds)


# -- games last -------------------------------------------------------------------------------------------


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path):
    kept = tmp_path / "games.sqlite"
    with client_of(SessionManager(Store(kept))) as client:
        seat = opened(client, seats=["person", "scripted"])["0"]
        state = seat.get().json()
        for _ in range(12):
            if state["moves"]:
                state = seat.act(state, state["moves"][0]["index"])
        before = seat.get().json()
    assert before["n"] > 5
    with client_of(SessionManager(Store(kept))) as client:
        seat.client = client
        assert seat.get().json() == before
        state = seat.act(before, before["moves"][0]["index"])
        assert state["n"] > before["n"]
    assert not any(token.encode() in kept.read_bytes() for token in [seat.headers["authorization"][7:]])


@pytest.mark.skipif(os.name == "nt", reason="modes of files are Unix's")
@pytest.mark.parametrize("existing", [False, True])
def test_only_the_owner_reads_the_file_of_the_games(tmp_path: Path, existing: bool):
    """It contains the seeds of running games, and so every hidden card; the log of SQLite does, too."""
    path = tmp_path / "games.sqlite"
    before = os.umask(0o022)
    try:
        if existing:
            older = sqlite3.connect(path)
            older.execute("PRAGMA journal_mode=WAL")
            older.execute("CREATE TABLE anything (n INTEGER)")
            assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o644}
        kept = Store(path)
        SessionManager(kept).open("zx", ["b01_red", "b01_blue"], ["person", "random"])
    finally:
        os.umask(before)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm"}
    assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    kept.close()
    if existing:
        older.close()


def test_two_who_ask_at_once_for_a_game_that_was_kept_sit_at_one_table(tmp_path: Path, monkeypatch):
    kept = Store(tmp_path / "games.sqlite")
    name, _, tokens = SessionManager(kept).open("zx", ["b01_red", "b01_blue"], ["person", "person"])
    again, both = SessionManager(kept), threading.Barrier(2)
    read = kept.read

    def read_by_both(game: str) -> Any:
        found = read(game)
        both.wait(10)
        return found

    monkeypatch.setattr(kept, "read", read_by_both)
    with concurrent.futures.ThreadPoolExecutor(2) as threads:
        first, second = threads.map(lambda seat: again.find(name, tokens[seat])[0], ("0", "1"))
    assert first is second


def test_a_game_of_other_rules_is_not_brought_back(tmp_path: Path, monkeypatch):
    kept = tmp_path / "games.sqlite"
    held = SessionManager(Store(kept))
    name, _, tokens = held.open("zx", ["b01_red", "b01_blue"], ["person", "random"])
    held._store._file.execute("UPDATE games SET set_up = replace(set_up, '\"version\": ', '\"version\": 9')")
    with pytest.raises(SettingError, match="another version"):
        SessionManager(Store(kept)).find(name, tokens["0"])


def test_games_are_bounded_in_memory_and_in_the_file(monkeypatch):
    monkeypatch.setattr(sessions, "MOST_OPEN", 3)
    monkeypatch.setattr(store, "MOST_GAMES", 5)
    held = SessionManager(Store(None))
    made = [held.open("zx", ["b01_red", "b01_blue"], ["person", "random"]) for _ in range(7)]
    assert len(held._open) == 3
    table, seat = held.find(made[2][0], made[2][2]["0"])  # from the file
    assert seat == "0" and table.actions == []
    with pytest.raises(sessions.UnknownGameError):
        held.find(made[0][0], made[0][2]["0"])


def test_a_file_that_cannot_keep_games_is_named(tmp_path: Path):
    (tmp_path / "games").write_text("this is no database, and is long enough to be read as one" * 9)
    with pytest.raises(SettingError, match="--games"):
        Store(tmp_path / "games")


@pytest.mark.compiled
@pytest.mark.parametrize(("people", "most"), [(12, 60), pytest.param(200, 15, marks=pytest.mark.long)])
def test_many_games_at_once_lose_no_move(people: int, most: int):
    async def play_one(client: httpx.AsyncClient, number: int) -> None:
        rng = np.random.default_rng(number)
        told = (await client.post("/api/games", json=NEW | {"seed": number})).json()
        path, headers = f"/api/games/{told['id']}", {"authorization": f"Bearer {told['tokens']['0']}"}
        state = (await client.get(path, headers=headers)).json()
        while not state["over"] and state["n"] < most:
            if not state["moves"]:
                state = (await client.get(path, headers=headers, params={"wait": 1})).json()
                continue
            index = state["moves"][rng.integers(len(state["moves"]))]["index"]
            answer = await client.post(
                f"{path}/act", headers=headers, json={"n": state["n"], "actions": [index]}
            )
            assert answer.status_code == 200 and answer.json()["n"] > state["n"], answer.text
            state = answer.json()
        assert len((await client.get(path, headers=headers)).json()["log"]) == state["logged"]

    async def play_all() -> None:
        transport = httpx.ASGITransport(application(SessionManager(Store(None)), a_second=10_000.0))
        async with httpx.AsyncClient(transport=transport, base_url=HOST, timeout=120) as client:
            await asyncio.gather(*(play_one(client, number) for number in range(people)))

    asyncio.run(play_all())
