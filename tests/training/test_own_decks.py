"""Decks and cards of one's own on the page: what is offered, what is refused, what a list may do."""

import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

import zx_agents
from starlette.testclient import TestClient
from zx_training.cli import run
from zx_training.games import get_game, strengths
from zx_training.serve import deck_lists as lists
from zx_training.serve.app import application
from zx_training.serve.decks import pages, trial
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import Store

from zx_env.errors import DeckError, SettingError

HOST = "http://localhost:8765"
DECKED = ("zx", "ygo")
CARD_SET = "dk_own_set"
MODULE = """
from zx_env.zx.cards.language import Card
from zx_env.zx.cards.sets import CARDS as SHIPPED
from zx_env.zx.terms import Color

CARDS = [
    *SHIPPED,
    Card("PR-901", "Page Scout", Color.RED, cost=3, power=3500),
]
"""


def client_of(*given: Any, path: Path | None = None, **others: Any) -> TestClient:
    sessions = SessionManager(Store(path), *given, **others)
    made = TestClient(application(sessions, a_second=10_000.0), base_url=HOST, raise_server_exceptions=False)
    made.held = sessions  # type: ignore[attr-defined]
    return made


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with client_of() as made:
        yield made


def list_of(game: str, name: str = "mine", deck: str | None = None) -> str:
    """The list of a shipped deck under another name."""
    adapter = get_game(game)
    shipped = deck or adapter.usual_decks()[0]
    return adapter.deck_text(adapter.load_deck(shipped)).replace(f'name = "{shipped}"', f'name = "{name}"')


def new_game(client: TestClient, game: str, decks: list[Any]) -> Any:
    body = {"game": game, "decks": decks, "seats": ["person", "random"], "seed": 7}
    return client.post("/api/games", json=body)


# -- decks of the server's starter ------------------------------------------------------------------------


@pytest.mark.parametrize("game", DECKED)
def test_a_deck_file_is_offered_by_name_first_and_played(tmp_path: Path, game: str):
    path = tmp_path / "my_deck.toml"
    path.write_text("# Mine: plays like the first.\n" + list_of(game))
    client = client_of((), [str(path)])
    told = client.get("/api/choices").json()[game]
    assert told["decks"][0] == {"deck": "mine", "about": "Mine: plays like the first."}
    assert told["usual"][0] == "mine" and told["usual"][1] in [row["deck"] for row in told["decks"]]
    other = "ygo" if game == "zx" else "zx"
    assert "mine" not in [row["deck"] for row in client.get("/api/choices").json()[other]["decks"]]
    answer = new_game(client, game, told["usual"])
    assert answer.status_code == 201, answer.text


def test_a_drawn_deck_can_be_offered_with_a_seed():
    client = client_of((), ["sealed:B01@7"])
    rows = client.get("/api/choices").json()["zx"]
    assert rows["usual"][0] == "sealed:B01@7"
    assert new_game(client, "zx", rows["usual"]).status_code == 201


def test_two_decks_of_one_name_and_bad_files_are_refused(tmp_path: Path):
    one = tmp_path / "one.toml"
    one.write_text(list_of("zx", "b01_red"))
    with pytest.raises(SettingError, match=r"one\.toml: there is a deck 'b01_red' already; .* name = "):
        SessionManager(Store(None), (), [str(one)])
    one.write_text('[cards]\n"B01-006" = 5\n')
    with pytest.raises(DeckError, match="deck one: a deck has exactly 50 cards; this one has 5"):
        SessionManager(Store(None), (), [str(one)])
    one.write_text('[cards]\n"Gemini Elf" = 3\n')
    with pytest.raises(DeckError, match="exactly 40 cards"):
        SessionManager(Store(None), (), [str(one)])
    with pytest.raises(DeckError, match="cannot be read"):
        SessionManager(Store(None), (), [str(tmp_path / "none.toml")])
    with pytest.raises(DeckError, match="no shipped deck has this name"):
        SessionManager(Store(None), (), ["b01_rad"])


# -- lists of a request -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", DECKED)
def test_the_checker_answers_in_its_own_words(client: TestClient, game: str):
    text = list_of(game)
    told = client.post("/api/decks/check", json={"game": game, "list": text}).json()
    assert told["problems"] == [] and told["name"] == "mine" and told["text"] == text
    again = client.post("/api/decks/check", json={"game": game, "list": json.dumps(told["data"])}).json()
    assert again["text"] == text and {words: (n, of) for words, n, of in again["counts"]}["cards"][0] in (
        40,
        50,
    )
    adapter = get_game(game)
    key = next(iter(told["data"]["cards"]))
    short = client.post("/api/decks/check", json={"game": game, "list": f"1 {key}"}).json()
    assert short["problems"] == adapter.problems_of(adapter.deck_of_text(f"1 {key}")) != []
    assert short["data"]["cards"] == {key: 1}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "it is empty"),
        ("4 Nobodys Card", "no such card"),
        ("four cards", "line 1 is 'four cards'"),
        ("{", "no JSON"),
        ("cards = [", "no TOML"),
        ("name = 3\n[cards]", "name is a text"),
        ('name = "a"', "the table [cards] is missing"),
        ('[cards]\n"B01-006" = 0', "no count of cards"),
        ('[cards]\n"../../etc/passwd.toml" = 4', "no card has the number"),
        ('name = "' + "a" * 90 + '"\n[cards]\n"B01-006" = 4', "at most 80 characters"),
        ("[cards]\n" + "".join(f'"B01-{n:03}" = 1\n' for n in range(1, 200)), "150 different cards"),
    ],
)
def test_lists_that_are_none_are_refused_in_words(client: TestClient, text: str, says: str):
    told = client.post("/api/decks/check", json={"game": "zx", "list": text}).json()
    assert says in " ".join(told["problems"]), told["problems"]
    answer = new_game(client, "zx", [{"list": text}, "b01_blue"])
    assert answer.status_code == 409 and says in answer.json()["error"]
    assert client.post("/api/decks/check", json={"game": "zx", "list": 5}).status_code == 409


def test_a_plain_list_puts_every_card_where_it_belongs(client: TestClient):
    text = "4 B01-006 Artemis\n4x Tank Heart  # five\n// nothing\n1 B03-104\n1 B16-039\n"
    told = client.post("/api/decks/check", json={"game": "zx", "list": text}).json()
    assert told["data"]["cards"] == {"B01-006": 4, "B01-013": 4}
    assert told["data"]["player_card"] == "B03-104" and told["data"]["dynamis"] == {"B16-039": 1}


@pytest.mark.parametrize(
    "deck",
    [
        {"list": "1 B01-006"},
        {"list": None},
        {"list": "x", "more": 1},
        {"file": "a.toml"},
        ["b01_red"],
        None,
        "a.toml",
    ],
)
def test_games_with_bad_lists_are_refused(client: TestClient, deck: Any):
    answer = new_game(client, "zx", [deck, "b01_blue"])
    assert answer.status_code == 409 and len(answer.json()["error"]) > 10


@pytest.mark.parametrize("game", DECKED)
def test_a_pasted_deck_is_played_and_its_game_restored(tmp_path: Path, game: str):
    other = get_game(game).usual_decks()[1]
    path = tmp_path / "games.sqlite"
    with client_of(path=path) as client:
        told = new_game(client, game, [{"list": list_of(game)}, other]).json()
        seat = {"authorization": f"Bearer {told['tokens']['0']}"}
        state = client.get(f"/api/games/{told['id']}", headers=seat).json()
        assert state["decks"] == ["mine", other]
        listed = client.get(f"/api/games/{told['id']}/deck?player=0", headers=seat).json()
        assert listed["name"] == "mine" and sum(card["count"] for card in listed["cards"]) >= 40
    with client_of(path=path) as client:
        assert client.get(f"/api/games/{told['id']}", headers=seat).json() == state


def test_the_list_of_a_shipped_deck_can_be_begun_with(client: TestClient):
    told = client.get("/api/decks/list", params={"game": "zx", "deck": "b01_red"}).json()
    assert told["list"] == list_of("zx", "b01_red", "b01_red")
    for deck in ("b01_rad", "../x.toml", "sealed:B01", ""):
        answer = client.get("/api/decks/list", params={"game": "zx", "deck": deck})
        assert answer.status_code == 409 and answer.json()["error"], deck


# -- the deck builder's cards -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", DECKED)
def test_every_card_is_sent_once_and_compressed(client: TestClient, game: str):
    answer = client.get("/api/library", params={"game": game})
    told = answer.json()
    assert answer.headers["content-encoding"] == "gzip" and "no-cache" in answer.headers["cache-control"]
    keys = [card["key"] for card in told["cards"]]
    assert len(keys) == len(set(keys)) > 50 and all(card["places"] for card in told["cards"])
    assert {name for card in told["cards"] for name in card["facets"]} == set(told["facets"])
    assert told["curve"] in told["facets"] and {place for c in told["cards"] for place in c["places"]} == set(
        told["places"]
    )
    again = client.get(
        "/api/library", params={"game": game}, headers={"if-none-match": answer.headers["etag"]}
    )
    assert again.status_code == 304 and again.content == b""
    plain = client.get("/api/library", params={"game": game}, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == told
    # Everything that a shipped deck has is there, in the place where it has it.
    places = {card["key"]: card["places"] for card in told["cards"]}
    adapter = get_game(game)
    for row in adapter.decks().rows:
        data = adapter.deck_data(adapter.load_deck(row["deck"]))
        for place in told["places"]:
            held = data.get(place) or {}
            assert all(place in places[key] for key in ([held] if isinstance(held, str) else held)), row[
                "deck"
            ]


def test_the_cards_of_a_deck_builder_are_light(client: TestClient):
    client.get("/api/library?game=zx")
    ((body, _),) = [kept for key, kept in _pages_of(client)._libraries.items() if key[0] == "zx"]
    assert len(body) < 250_000 < len(gzip.decompress(body))


def _pages_of(client: TestClient) -> pages.DeckPages:
    route = next(one for one in client.app.routes if getattr(one, "path", "") == "/api/library")
    return route.endpoint.__self__


# -- what shipped decks play like -------------------------------------------------------------------------


@pytest.mark.parametrize("game", DECKED)
def test_every_shipped_deck_has_a_sentence_and_a_figure(client: TestClient, game: str):
    adapter, measured = get_game(game), strengths.strengths(game)
    decks = [row["deck"] for row in adapter.decks().rows]
    assert set(measured) == set(decks), f"measure them: zx bench decks --game {game}"
    rows = {row["deck"]: row for row in client.get("/api/choices").json()[game]["decks"]}
    for deck in decks:
        assert adapter.what_plays(deck) and adapter.what_plays(deck) in rows[deck]["plays"]
        assert f"Wins {100 * measured[deck].share:.0f} %" in rows[deck]["plays"]
        others = [one for one in adapter.opponents_of(adapter.load_deck(deck)) if one != deck]
        assert measured[deck].games % len(others) == 0
    # Whatever one deck wins, another loses: decks that meet only each other win half of their games.
    for group in {frozenset(adapter.opponents_of(adapter.load_deck(deck))) for deck in decks}:
        shares = [measured[deck].share for deck in group]
        assert sum(shares) / len(shares) == pytest.approx(0.5, abs=0.1)


@pytest.mark.compiled
def test_figures_of_decks_are_measured_by_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(strengths, "file_of", lambda game: tmp_path / f"{game}.toml")
    strengths.strengths.cache_clear()
    try:
        assert strengths.strengths("ygo") == {}
        assert run(["bench", "decks", "--game", "ygo", "-n", "2"]) == 0
        strengths.strengths.cache_clear()
        measured = strengths.strengths("ygo")
        assert {one.games for one in measured.values()} == {6} and len(measured) == 4
        assert all(0 <= one.share <= 1 for one in measured.values())
    finally:
        strengths.strengths.cache_clear()


# -- trials -----------------------------------------------------------------------------------------------


def test_a_deck_is_tested_against_shipped_ones_one_at_a_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(trial, "GAMES", 2)
    monkeypatch.setattr(trial, "CHUNK", 4)
    monkeypatch.setattr(trial, "FORGOTTEN_SECONDS", 240.0)
    with client_of() as client:
        adapter = client.held.adapter("ygo")
        body = {"game": "ygo", "deck": {"list": list_of("ygo")}}
        answer = client.post("/api/trials", json=body)
        assert answer.status_code == 201, answer.text
        second = client.post("/api/trials", json=body)
        assert second.status_code == 409 and "one deck at a time" in second.json()["error"]
        found = _pages_of(client).trials.find(answer.json()["id"])
        found._thread.join(240)
        told = client.get(f"/api/trials/{answer.json()['id']}").json()
        assert (told["state"], told["error"]) == ("over", None)
        assert told["done"] == told["of"] == 2 * len(told["rows"])
        assert [row["deck"] for row in told["rows"]] == adapter.opponents_of(adapter.load_deck("beat"))
        for row in [*told["rows"], told["all"]]:
            assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert client.get("/api/trials/other").status_code == 409


def test_a_trial_is_stopped_with_its_processes(monkeypatch: pytest.MonkeyPatch):
    with client_of() as client:
        answer = client.post("/api/trials", json={"game": "zx", "deck": "b01_red"})
        found = _pages_of(client).trials.find(answer.json()["id"])
        told = client.post(f"/api/trials/{found.id}/stop", json={}).json()
        assert told["state"] == "stopped" and told["done"] < told["of"] and not found._thread.is_alive()
        # A page that was closed asks no more.
        monkeypatch.setattr(trial, "FORGOTTEN_SECONDS", 0.0)
        again = client.post("/api/trials", json={"game": "zx", "deck": "b01_red"}).json()
        _pages_of(client).trials.find(again["id"])._thread.join(60)
        assert _pages_of(client).trials.find(again["id"]).state == "stopped"


def test_decks_that_cannot_be_tested_are_refused(client: TestClient):
    for deck in ({"list": "1 B01-006"}, "sealed:B01", "nothing", None):
        answer = client.post("/api/trials", json={"game": "zx", "deck": deck})
        assert answer.status_code == 409 and len(answer.json()["error"]) > 10, deck


def test_half_of_the_games_against_each_deck_begin_in_each_seat():
    task = trial.Task("zx", {}, "", ("one", "two", "three"), 4, "scripted", 1)
    numbers = [number for chunk in task.chunks(5) for number in chunk]
    assert numbers == list(range(12)) and [len(chunk) for chunk in task.chunks(5)] == [5, 5, 2]
    sides = [(number % 3, number // 3 % 2) for number in numbers]
    assert all(sides.count((opponent, side)) == 2 for opponent in range(3) for side in range(2))


# -- cards of one's own -----------------------------------------------------------------------------------


@pytest.fixture
def card_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / f"{CARD_SET}.py"
    path.write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield path
    for name in [name for name in sys.modules if name.startswith(CARD_SET)]:
        del sys.modules[name]


def test_a_card_is_seen_when_its_file_changes_and_refusals_have_line_and_field(
    card_set: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(pages, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(pages, "WAIT_SECONDS", 0.0)
    mine = list_of("zx").replace('"B01-008" = 2', '"PR-901" = 2')
    with client_of(card_set=CARD_SET, path=tmp_path / "games.sqlite") as client:
        told = client.get("/api/card-set").json()
        assert (told["name"], told["problem"], [card["power"] for card in told["cards"]]) == (
            CARD_SET,
            None,
            [3500],
        )
        board = client.get("/api/card-set/board", params={"card": "PR-901"}).json()
        assert "Page Scout" in board["svg"] and "3500" in board["svg"]
        assert client.get("/api/card-set/board", params={"card": "B01-006"}).status_code == 409
        begun = new_game(client, "zx", [{"list": mine}, "b01_blue"]).json()
        seat = {"authorization": f"Bearer {begun['tokens']['0']}"}
        before = client.get(f"/api/games/{begun['id']}", headers=seat).json()

        card_set.write_text(MODULE.replace("3500", "4000"))
        told = client.get("/api/card-set", params={"since": "0"}).json()
        assert (told["version"], told["problem"], told["cards"][0]["power"]) == (1, None, 4000)
        assert "4000" in client.get("/api/card-set/board", params={"card": "PR-901"}).json()["svg"]
        # A game that is under way keeps the cards that it began with.
        assert client.get(f"/api/games/{begun['id']}", headers=seat).json() == before
        later = new_game(client, "zx", [{"list": mine}, "b01_blue"]).json()
        theirs = {"authorization": f"Bearer {later['tokens']['0']}"}
        assert client.get(f"/api/games/{later['id']}", headers=theirs).json()["cards"] != before["cards"]
        # Its record names the module, and nothing else.
        assert client.post(f"/api/games/{later['id']}/resign", json={}, headers=theirs).status_code == 200
        record = client.get(f"/api/games/{later['id']}/record", headers=theirs).text
        assert f'"card_set": "{CARD_SET}"' in record
        assert client.get(f"/api/games/{later['id']}/replay", headers=theirs).status_code == 200
        words = client.get("/api/cards?game=zx&card=PR-901")
        assert words.json()["PR-901"] and words.headers["cache-control"] == "no-store"
        # The checker and the deck builder know the new card.
        unknown = client.post("/api/decks/check", json={"game": "zx", "list": '[cards]\n"PR-902" = 4'}).json()
        assert f"the card set is '{CARD_SET}'" in unknown["problems"][-1]
        assert "PR-901" in [card["key"] for card in client.get("/api/library?game=zx").json()["cards"]]

        for change, says in (
            (
                ("power=3500", "powr=3500"),
                "card PR-901, the card: Card(...) has no field 'powr'; did you mean power? ",
            ),
            (("power=3500", "power=-3"), "card PR-901, power: -3 is not between"),
            (("CARDS = [", "CARDS = [["), "cannot be read as Python"),
        ):
            card_set.write_text(MODULE.replace(*change))
            told = client.get("/api/card-set").json()
            assert says in told["problem"] and "line" in told["problem"], told["problem"]
            assert str(card_set.parent) not in told["problem"], "the name of the file alone"
            assert told["cards"][0]["power"] == 4000  # the last cards that could be read
        card_set.write_text(MODULE)
        assert client.get("/api/card-set").json()["problem"] is None
    # A stored game of cards that have changed since is not restored.
    card_set.write_text(MODULE.replace("3500", "5000"))
    for name in [name for name in sys.modules if name.startswith(CARD_SET)]:
        del sys.modules[name]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(get_game("zx", CARD_SET).__class__, "cards_digest", lambda self: "other")
        with client_of(card_set=CARD_SET, path=tmp_path / "games.sqlite") as client:
            refused = client.get(f"/api/games/{begun['id']}", headers=seat)
            assert refused.status_code == 409 and "other cards of your card set" in refused.json()["error"]


def test_a_server_with_the_standard_cards_has_no_card_set(client: TestClient):
    answer = client.get("/api/card-set")
    assert answer.status_code == 409 and "--card-set" in answer.json()["error"]
    assert client.get("/api/card-set/board?card=B01-006").status_code == 409


def test_players_know_the_cards_of_the_set(card_set: Path, monkeypatch: pytest.MonkeyPatch):
    loaded = []
    monkeypatch.setattr(zx_agents, "load", lambda *asked: loaded.append(asked))
    get_game("zx", CARD_SET).agent("learned+search")
    get_game("zx").agent("scripted")
    assert loaded == [("learned+search", "zx", CARD_SET), ("scripted", "zx", "standard")]


# -- what is never read -----------------------------------------------------------------------------------


def test_no_name_of_a_file_is_taken_from_a_request(client: TestClient, tmp_path: Path):
    path = tmp_path / "secret.toml"
    path.write_text(list_of("zx", "secret"))
    for deck in (str(path), {"list": str(path)}):
        answer = new_game(client, "zx", [deck, "b01_blue"])
        assert answer.status_code == 409 and "secret.toml" not in answer.json()["error"].replace(
            repr(str(path)), ""
        )
    assert lists.DeckList("a").text is None


def test_decks_and_cards_say_nothing_of_games(client: TestClient):
    """The answers are the same bytes before and after a game has been begun, dealt and played on."""
    paths = ["/api/library?game=zx", "/api/decks/list?game=zx&deck=b01_red", "/api/card-set", "/api/choices"]

    def answers() -> list[bytes]:
        checked = client.post("/api/decks/check", json={"game": "zx", "list": list_of("zx")})
        return [checked.content, *(client.get(path).content for path in paths)]

    before = answers()
    begun = new_game(client, "zx", [{"list": list_of("zx")}, "b01_blue"]).json()
    seat, path = {"authorization": f"Bearer {begun['tokens']['0']}"}, f"/api/games/{begun['id']}"
    state = client.get(path, headers=seat, params={"wait": 1}).json()
    move = {"n": state["n"], "actions": [state["moves"][0]["index"]]}
    assert client.post(f"{path}/act", json=move, headers=seat).status_code == 200
    assert answers() == before
