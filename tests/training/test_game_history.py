"""Games beside the one that is played: addresses, lists, rematches, games played on, records, reports."""

import concurrent.futures
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

from starlette.testclient import TestClient
from zx_training.games import get_game
from zx_training.serve import access, app
from zx_training.serve.app import STATIC
from zx_training.serve.history import lists
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from tests.registered import GAME_NAMES
from tests.training import test_serve

SOLO, FRIENDS, WATCHED = ["person", "random"], ["person", "person"], ["random", "scripted"]


def client_of(store: Store | None = None) -> TestClient:
    return test_serve.client_of(SessionManager(store or Store(None)))


@pytest.fixture(scope="module")
def client() -> Any:
    with client_of() as made:
        yield made


class Seat(test_serve.Seat):
    """One seat of a game, as a browser holds it."""

    def __init__(self, client: TestClient, id: str, token: str) -> None:
        super().__init__(client, id, token)
        self.id, self.token = id, token

    def post(self, rest: str, body: Any = None) -> Any:
        return super().post(rest, body or {})

    def begun(self, rest: str, body: Any = None) -> "Seat":
        """The seat in the game that this request begins."""
        answer = self.post(rest, body)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        assert set(told) == {"id", "seat", "token"}
        return Seat(self.client, told["id"], told["token"])

    def play(self, times: int) -> None:
        """Take the first move, again and again."""
        for _ in range(times):
            state = self.get(wait=1).json()
            if state["moves"]:
                move = {"n": state["n"], "actions": [state["moves"][0]["index"]]}
                assert self.post("/act", move).status_code == 200

    @property
    def session(self) -> Any:
        return self.client.held.find(self.id, self.token)[0]  # type: ignore[attr-defined]


def opened(client: TestClient, seats: list[str], game: str = "zx", **changes: Any) -> dict[str, Seat]:
    body = {"game": game, "decks": list(get_game(game).pair_of(None, None)), "seats": seats, "seed": 7}
    answer = client.post("/api/games", json=body | changes)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return {seat: Seat(client, told["id"], token) for seat, token in told["tokens"].items()}


def mine(client: TestClient, *seats: Seat) -> list[dict[str, Any]]:
    named = [{"id": seat.id, "token": seat.token} for seat in seats]
    answer = client.post("/api/mine", json={"games": named})
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
    return answer.json()


def refusal(answer: Any, status: int = 409) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]
    return answer.json()["error"]


def stored(client: TestClient) -> int:
    """How many games are in the file."""
    return client.held._store._file.execute("SELECT COUNT(*) FROM games").fetchone()[0]  # type: ignore[attr-defined]


# -- addresses --------------------------------------------------------------------------------------------


def test_the_address_of_a_game_is_the_page_and_says_nothing_of_the_game(client: TestClient):
    seat = opened(client, SOLO)["0"]
    page = client.get(f"/g/{seat.id}")
    assert page.status_code == 200 and page.text == (STATIC / "index.html").read_text(encoding="utf-8")
    assert client.get("/g/no-such-game").content == page.content
    assert client.get(f"/g/{seat.id}/more").status_code == 404


# -- lists ------------------------------------------------------------------------------------------------


def test_a_list_says_who_when_and_how_it_ended(client: TestClient):
    first, second = opened(client, SOLO)["0"], opened(client, FRIENDS)["1"]
    first.play(3)
    second.post("/resign")
    over, running = mine(client, first, second)
    assert (over["id"], running["id"]) == (second.id, first.id)
    assert over["over"] and over["winner"] == 0 and over["seat"] == "1" and over["friend"]
    assert not running["over"] and running["yours"] and running["seats"] == SOLO and running["turn"] >= 0
    assert over["used"] > running["used"] > 1e9 and not running["old"] and not running["record"]
    assert running["title"] == get_game("zx").game.title


def test_a_list_has_no_game_of_anybody_else(client: TestClient):
    own, others = opened(client, SOLO)["0"], opened(client, SOLO)["0"]
    assert mine(client, own, Seat(client, others.id, own.token), Seat(client, "none", own.token)) == mine(
        client, own
    )
    assert mine(client, Seat(client, others.id, "")) == mine(client) == []
    assert own.token not in json.dumps(mine(client, own))


def test_a_list_tells_what_a_game_came_to_when_something_was_taken_back(client: TestClient):
    seat = opened(client, SOLO)["0"]
    seat.play(1)
    (before,) = mine(client, seat)
    seat.play(12)
    (later,) = mine(client, seat)
    while (state := seat.get().json())["can_take_back"]:
        assert seat.post("/undo", {"n": state["n"]}).status_code == 200
    (back,) = mine(client, seat)
    assert later["turn"] > back["turn"] <= before["turn"]
    assert back["turn"] == seat.get().json()["turn"] and back["yours"]


@pytest.mark.parametrize(
    "named",
    [None, "x", {}, ["x"], [{"id": "x"}], [{"id": 1, "token": "x"}], [{"id": "x", "token": "y"}] * 101],
)
def test_lists_that_are_none_are_refused_in_words(client: TestClient, named: Any):
    assert "list" in refusal(client.post("/api/mine", json={"games": named}))
    assert lists.MOST_LISTED == 100


def test_a_list_is_as_long_as_a_request_may_be(client: TestClient):
    named = [{"id": "i" * 22, "token": "t" * 32}] * lists.MOST_LISTED
    assert len(json.dumps({"games": named})) < access.MOST_BODY
    assert client.post("/api/mine", json={"games": named}).json() == []


def test_games_of_other_rules_stay_in_the_list(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    with client_of(Store(path)) as client:
        seat = opened(client, SOLO)["0"]
        client.held._store._file.execute(  # type: ignore[attr-defined]
            "UPDATE games SET set_up = replace(set_up, '\"version\": ', '\"version\": 9')"
        )
    with client_of(Store(path)) as client:
        (listed,) = mine(client, seat)
        assert listed["old"] and listed["id"] == seat.id
        seat.client = client
        assert "another version" in refusal(seat.get())


# -- rematches --------------------------------------------------------------------------------------------


def test_a_rematch_changes_the_seats_and_everybody_keeps_the_deck(client: TestClient):
    seat = opened(client, SOLO)["0"]
    before = stored(client)
    assert "over" in refusal(seat.post("/rematch"))
    assert stored(client) == before
    seat.post("/resign")
    again = seat.begun("/rematch")
    old, new = seat.session.set_up, again.session.set_up
    assert new.seats == ("random", "person") and new.decks == old.decks[::-1] and new.seed != old.seed
    assert again.get().json()["seat"] == "1" and again.id != seat.id
    assert seat.begun("/rematch").id == again.id and stored(client) == before + 1


def test_two_friends_meet_in_one_rematch_also_at_the_same_time_and_after_a_restart(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    with client_of(Store(path)) as client:
        seats = opened(client, FRIENDS)
        assert "over" in refusal(seats["1"].get("/rematch"))
        seats["0"].post("/resign")
        assert [seat.get("/rematch").json() for seat in seats.values()] == [{"id": None}] * 2
        with concurrent.futures.ThreadPoolExecutor(2) as threads:
            one, two = threads.map(lambda seat: seat.begun("/rematch"), seats.values())
        assert one.id == two.id and one.session is two.session
        assert [seat.get("/rematch").json() for seat in seats.values()] == [{"id": one.id}] * 2
        assert (one.get().json()["seat"], two.get().json()["seat"]) == ("1", "0")
        refusal(Seat(client, one.id, "somebody").get(), 404)
    with client_of(Store(path)) as client:
        seats["1"].client = client
        assert seats["1"].begun("/rematch").id == one.id


def test_a_game_that_is_watched_has_a_rematch_too(client: TestClient):
    seat = opened(client, WATCHED)["watcher"]
    seat.session.resign("0")
    again = seat.begun("/rematch")
    assert again.session.set_up.seats == tuple(WATCHED[::-1]) and again.get().json()["seat"] == "watcher"


# -- games played on --------------------------------------------------------------------------------------


def ended(client: TestClient, game: str = "zx") -> Seat:
    """A seat of a game that its player gave up after some decisions."""
    seat = opened(client, SOLO, game)["0"]
    seat.play(8)
    seat.post("/resign")
    return seat


@pytest.fixture(scope="module")
def over(client: TestClient) -> Seat:
    """A game that is over, of which nothing is changed."""
    return ended(client)


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("player", [0, 1])
def test_a_game_is_played_on_from_any_moment_by_either_player(client: TestClient, game: str, player: int):
    seat = ended(client, game)
    actions = [action for action in seat.session.actions if action >= 0]
    at = len(actions) // 2
    on = seat.begun("/play-on", {"at": at, "seat": player, "against": "random"})
    assert on.session.actions[:at] == actions[:at] and on.session.set_up.given == at
    state = on.get(wait=1).json()
    assert state["seat"] == str(player) and not state["over"] and state["practice"]
    assert not state["can_take_back"]  # what was done in the other game stays
    on.play(3)
    assert on.get().json()["can_take_back"]
    assert on.id != seat.id and seat.get().json()["over"]


def test_what_is_taken_back_in_a_game_played_on_ends_at_its_first_moment(tmp_path: Path):
    path = tmp_path / "games.sqlite"
    with client_of(Store(path)) as client:
        seat = ended(client)
        on = seat.begun("/play-on", {"at": 5, "seat": 0, "against": "random"})
        on.play(4)
    with client_of(Store(path)) as client:
        on.client = client
        while (state := on.get().json())["can_take_back"]:
            on.post("/undo", {"n": state["n"]})
        actions = on.session.actions
        assert len(actions) >= 5 and actions[:5] == on.session.actions[:5]
        on.post("/resign")
        again = on.begun("/rematch")  # the same moment, from the other side
        assert again.session.actions[:5] == actions[:5] and again.session.set_up.seats == ("random", "person")


BAD = [
    {"at": -1},
    {"at": 10**6},
    {"at": "3"},
    {"at": True},
    {"at": None},
    {"seat": 2},
    {"seat": "0"},
    {"seat": False},
    {"against": "nobody"},
    {"against": "os:system"},
    {"against": None},
    {"against": ["random"]},
]


@pytest.mark.parametrize("changes", BAD, ids=map(str, range(len(BAD))))
def test_moments_that_are_none_are_refused_and_nothing_is_stored(
    client: TestClient, over: Seat, changes: dict[str, Any]
):
    before = stored(client)
    good = {"at": 3, "seat": 0, "against": "random"}
    assert len(refusal(over.post("/play-on", good | changes))) > 10
    assert stored(client) == before


def test_a_moment_at_which_the_game_is_over_is_refused_before_anything_is_stored(client: TestClient):
    seat, rng = opened(client, WATCHED)["watcher"], np.random.default_rng(1)
    session = seat.session
    while not session.is_over:
        session._take(int(rng.choice(np.flatnonzero(session.game.mask()))))
    before, last = stored(client), len(session.actions)
    assert "over there" in refusal(seat.post("/play-on", {"at": last, "seat": 0, "against": "random"}))
    assert stored(client) == before
    assert seat.begun("/play-on", {"at": last - 1, "seat": 0, "against": "random"}).id


@pytest.mark.parametrize("seats", [SOLO, FRIENDS])
def test_a_player_of_a_running_game_does_not_look_into_it(client: TestClient, seats: list[str]):
    seat = opened(client, seats)["0"]
    before = stored(client)
    assert "over" in refusal(seat.post("/play-on", {"at": 0, "seat": 0, "against": "random"}))
    assert stored(client) == before


@pytest.mark.parametrize("game", GAME_NAMES)
def test_any_moment_of_a_game_that_is_over_is_looked_back_at(client: TestClient, game: str):
    seat = ended(client, game)
    session, last = seat.session, seat.get().json()["actions"]
    assert last == len(session.actions) - 1  # without the concession
    for at in (0, 3, last):
        for viewer in (0, 1):
            found = seat.get("/position", at=at, seat=viewer).json()
            there = session.course.first(at).game
            assert found["svg"] == there.view(viewer).picture(False).svg and not found["over"]
            assert (found["to_play"], found["turn"]) == (there.to_play, there.turn)
    narrow = seat.get("/position", at=3, seat=0, narrow=1).json()
    assert narrow["width"] < seat.get("/position", at=3, seat=0).json()["width"]
    for wrong in (
        {},
        {"at": 1},
        {"at": "-1", "seat": 0},
        {"at": "²", "seat": 0},
        {"at": 1, "seat": "watcher"},
    ):
        assert "position" in refusal(seat.get("/position", **wrong), 400)
    assert str(last) in refusal(seat.get("/position", at=last + 1, seat=0))


@pytest.mark.parametrize("seats", [SOLO, FRIENDS])
def test_a_running_game_is_not_looked_back_at(client: TestClient, seats: list[str]):
    """Nor is it said how many decisions there were: the enemy may have decided something hidden."""
    seat = opened(client, seats)["0"]
    assert "over" in refusal(seat.get("/position", at=0, seat=1))
    assert seat.get().json()["actions"] is None


# -- records ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_record_is_looked_at_and_played_on(client: TestClient, game: str):
    record = ended(client, game).get("/record").text
    answer = client.post("/api/records", json={"record": record})
    assert answer.status_code == 201 and answer.json()["seat"] == "watcher"
    seat = Seat(client, answer.json()["id"], answer.json()["token"])
    state = seat.get(wait=1).json()
    assert state["over"] and state["winner"] == 1 and state["seats"] == ["a record"] * 2
    assert seat.get("/record").text == record and "<title>Replay" in seat.get("/replay").text
    cards = seat.get("/deck", player=1).json()["cards"]
    assert sum(card["count"] for card in cards) >= 40
    assert mine(client, seat)[0]["record"]
    on = seat.begun("/play-on", {"at": 4, "seat": 1, "against": "random"})
    assert on.session.actions[:4] == seat.session.actions[:4]
    assert sum(card["count"] for card in on.get("/deck", player=1).json()["cards"]) >= 40
    assert "record" in refusal(seat.post("/rematch"))


def test_nobody_decides_in_a_record_that_ends_early(client: TestClient):
    played = get_game("zx").deal(get_game("zx").pair_of(None, None), 3)
    record = str(played.record())
    answer = client.post("/api/records", json={"record": record}).json()
    seat = Seat(client, answer["id"], answer["token"])
    assert "nobody decides" in refusal(seat.post("/advance"))
    assert not seat.session.let_agent_move() and seat.get().json()["fault"] is None
    assert seat.begun("/play-on", {"at": 0, "seat": 0, "against": "random"}).get().json()["moves"]


SPOILED = [
    lambda kept: "",
    lambda kept: "\x00 not a record",
    lambda kept: kept[: len(kept) // 2],
    lambda kept: kept.replace('"zx-record/1"', '"zx-record/99"'),
    lambda kept: kept.replace('"seed"', '"sead"'),
    lambda kept: kept + '"attack z9"\n',
    lambda kept: kept + '{"concede": 7}\n',
    lambda kept: kept + "[" * 5000 + "\n",
    lambda kept: kept.replace('"card_set": "standard"', '"card_set": "os"'),
    lambda kept: kept.replace('"name": "b01_', '"name": "/etc/passwd').replace('"B01-0', '"B99-0'),
    lambda kept: 7,
    lambda kept: None,
    lambda kept: [kept],
]


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_damaged_and_foreign_records_are_refused_and_nothing_is_stored(client: TestClient, number: int):
    adapter = get_game("zx")
    played = adapter.deal(adapter.pair_of(None, None), 3)
    for _ in range(6):
        played.step(int(np.flatnonzero(played.mask())[0]))
    before = stored(client)
    answer = client.post("/api/records", json={"record": SPOILED[number](str(played.record()))})
    assert len(refusal(answer)) > 10 and stored(client) == before


def test_a_record_may_be_longer_than_other_requests_and_no_longer_than_its_limit(client: TestClient):
    kind = {"content-type": "application/json"}
    long = json.dumps({"record": "x" * (access.MOST_BODY + 1)})
    assert "no JSON" in refusal(client.post("/api/records", content=long, headers=kind))
    assert client.post("/api/mine", content=long, headers=kind).status_code == 413
    longer = json.dumps({"record": "x" * access.MOST_RECORD})
    assert client.post("/api/records", content=longer, headers=kind).status_code == 413


# -- reports ----------------------------------------------------------------------------------------------


def test_a_report_of_a_game_that_is_over_has_its_record(over: Seat):
    report = over.get("/report").json()
    assert report["format"] == "zx-report/1" and report["zx_env"] and report["rules"] and report["python"]
    assert report["record"] == over.get("/record").text and report["without_record"] is None
    assert report["winner"] == 1 and len(report["log"]) > 5


@pytest.mark.parametrize("seats", [SOLO, FRIENDS])
def test_a_report_of_a_running_game_says_what_the_seat_is_shown(client: TestClient, seats: list[str]):
    """The payload of a seat is made of its view alone (test_serve.py), and the report of the payload."""
    seat = opened(client, seats, seed=123454321)["0"]
    seat.play(2)
    state, report = seat.get(since=0).json(), seat.get("/report").json()
    assert report["record"] is None and "over" in report["without_record"]
    assert report["moves"] == [move["label"] for move in state["moves"]]
    assert report["log"] == [entry["text"] for entry in state["log"]]
    assert "123454321" not in json.dumps(report)


# -- everybody's own --------------------------------------------------------------------------------------

ROUTES = [("post", "/rematch"), ("post", "/play-on"), ("get", "/position"), ("get", "/report")]


@pytest.mark.parametrize(("method", "rest"), ROUTES)
def test_nobody_opens_the_game_of_another(client: TestClient, over: Seat, method: str, rest: str):
    another, before = opened(client, SOLO)["0"], stored(client)
    for token in ("", "somebody", another.token):
        other = Seat(client, over.id, token)
        answer = other.get(rest) if method == "get" else other.post(rest, {"at": 0, "seat": 0})
        assert refusal(answer, 404) == refusal(Seat(client, "none", over.token).get(), 404)
    assert stored(client) == before


def test_games_begun_from_others_are_bounded_as_new_ones(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(app, "NEW_GAMES", (2.0, 0.0))
    with client_of() as client:
        seat = ended(client)
        seat.begun("/rematch")
        for answer in (
            seat.post("/rematch"),
            seat.post("/play-on", {"at": 0, "seat": 0, "against": "random"}),
            client.post("/api/records", json={"record": "x"}),
        ):
            assert "wait" in refusal(answer, 429)


def test_a_number_that_stands_for_giving_up_is_no_action(client: TestClient):
    """In the file, -1 and -2 stand for players who give up, and lower numbers for what is taken back."""
    seat = opened(client, FRIENDS)["0"]
    state = seat.get().json()
    for action in (-1, -2, -10, -11):
        refusal(seat.post("/act", {"n": state["n"], "actions": [action]}))
    assert seat.get().json() == state
