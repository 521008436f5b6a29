"""Games of the page without its server: actions, scenes, waiting, and what is stored and kept in memory."""

import asyncio
import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("starlette")

import zx_agents
from zx_training.games import get_game
from zx_training.serve import app, sessions, store
from zx_training.serve.analysis import analyze
from zx_training.serve.basis.set_up import SetUp
from zx_training.serve.session import GameSession
from zx_training.serve.sessions import SessionManager, UnknownGameError
from zx_training.serve.store import Store
from zx_training.ui.events import QUIET

from zx_env.errors import AgentError, IllegalAction, SettingError

DECKS = ("b01_red", "b01_blue")
PERSONS = ("person", "person")


def opened(held: SessionManager, seats: tuple[str, str] = PERSONS, seed: int = 7) -> tuple[str, Any, Any]:
    return held.open("zx", DECKS, seats, seed)


def against(agent: Any, seed: int = 7) -> GameSession:
    """A game of a person in seat 0 against this agent, at the agent's first decision."""
    adapter = get_game("zx")
    set_up = SetUp("zx", DECKS, ("person", "own"), seed, adapter.game_spec.version)
    session = GameSession(adapter, set_up, {}, lambda game, name: agent, lambda *stored: None)
    while session.game.to_play == 0:
        session.act("0", session.acted("0"), [first_of(session.game)])
    return session


def first_of(game: Any) -> int:
    return int(np.flatnonzero(game.mask())[0])


# -- actions ------------------------------------------------------------------------------------------------


def test_an_illegal_first_action_is_refused_and_an_illegal_second_one_left_out():
    session = opened(SessionManager(Store(None)))[1]
    seat = str(session.game.to_play)
    assert session.acted("0") == session.acted("1") == 0
    with pytest.raises(IllegalAction, match="nothing was changed"):
        session.act(seat, 0, [10**9])
    assert session.actions == []
    first = first_of(session.game)
    session.act(seat, 0, [first, 10**9])
    assert session.actions == [first] and session.acted(seat) == 1


@pytest.mark.parametrize("fails", [False, True])
def test_an_agent_whose_enemy_has_given_up_meanwhile_changes_nothing(fails: bool):
    def agent(observation: Any, mask: Any, rng: Any) -> int:
        session.resign("0")
        if fails:
            raise ValueError("late")
        return int(np.flatnonzero(mask)[0])

    session = against(zx_agents.agent.FunctionPlayer(agent, "own"))
    before = list(session.actions)
    assert session.let_agent_move() == fails
    assert session.game.winner == 1 and session.fault is None and len(session.actions) == len(before) + 1


def test_the_seat_that_is_to_move_passes_automatically_after_quiet_events_only():
    """News are counted from the events that a person could see at its last decision."""
    session = SessionManager(Store(None)).open("ygo", get_game("ygo").pair_of(None, None), PERSONS, 3)[1]
    rng, known, seen = np.random.default_rng(3), [0, 0], {True: 0, False: 0}
    while min(seen.values()) < 4:
        player = session.game.to_play
        passed = session.state(str(player), False)["pass"]
        assert session.state(str(1 - player), False)["pass"] is None
        action = int(rng.choice(np.flatnonzero(session.game.mask())))
        if session.game.question.ask in session.adapter.response_questions:
            new = session.game.events(player, known[player])
            is_news = any(event.kind not in QUIET or event.state == "d1" for event in new)
            action = next(one.index for one in session.game.actions() if one.verb == "pass")
            assert passed == (None if is_news else action)
            seen[is_news] += 1
        else:
            assert passed is None
        known[player] = len(session.game.events(player))
        session.act(str(player), session.acted(str(player)), [action])


def test_scenes_are_those_of_the_enemys_last_turn_and_as_wide_as_the_page():
    session = against(zx_agents.load("random"))
    found: list[Any] = []
    while len(found) < 2:
        if session.awaits_agent:
            session.let_agent_move()
            found = session.scenes("0", False)
        else:
            session.act("0", session.acted("0"), [first_of(session.game)])
            assert session.scenes("0", False) == []
    narrow = session.scenes("0", True)
    assert {scene["width"] for scene in narrow} == {session.state("0", True)["width"]}
    assert {scene["width"] for scene in found} == {session.state("0", False)["width"]} != {narrow[0]["width"]}
    assert session.scenes("watcher", False) == []


# -- taking back --------------------------------------------------------------------------------------------


def practice(kept: Store, is_rated: bool = False) -> tuple[str, Any, Any]:
    """A game against `random`, ten decisions old."""
    name, session, tokens = SessionManager(kept).open("zx", DECKS, ("person", "random"), 7, is_rated)
    while session.acted("0") < 10:
        if not session.let_agent_move():
            session.act("0", session.acted("0"), [first_of(session.game)])
    while session.let_agent_move():
        pass
    return name, session, tokens


def test_decisions_are_taken_back_one_by_one_and_the_log_with_them():
    """As in the terminal: each goes to the person's question before, and cards lie where they lay."""
    kept = Store(None)
    _, session, _ = practice(kept)
    replayed, places = get_game("zx").deal(DECKS, 7, events=True), []
    for action in session.actions:
        if replayed.to_play == 0:
            places.append(replayed.copy())
        replayed.step(action)
    seen = {session.acted("0")}
    for place in reversed(places):
        assert session.can_take_back("0")
        session.take_back("0", session.acted("0"))
        assert session.game.position() == place.position() and session.game.to_play == 0
        assert session.events_for("0") == session.events_for("0")[: len(place.events(0))]
        assert session.acted("0") not in seen, "a late answer of the page would be taken"
        seen.add(session.acted("0"))
    with pytest.raises(SettingError, match="no decision of yours"):
        session.take_back("0", session.acted("0"))


def test_what_was_taken_back_stays_so_in_the_file():
    kept = Store(None)
    name, session, tokens = practice(kept)
    for _ in range(2):
        session.take_back("0", session.acted("0"))
    session.act("0", session.acted("0"), [int(np.flatnonzero(session.game.mask())[-1])])
    again, _ = SessionManager(kept).find(name, tokens["0"])
    assert again.actions == session.actions and again.acted("0") == session.acted("0")
    assert again.game.position() == session.game.position()
    again.take_back("0", again.acted("0"))
    assert again.actions == session.actions[:-1]


@pytest.mark.parametrize("is_restored", [False, True])
def test_a_pass_that_nobody_was_asked_for_is_taken_back_with_the_decision_before(is_restored: bool):
    kept = Store(None)
    name, session, tokens = practice(kept)
    session.act("0", session.acted("0"), [first_of(session.game)])
    decided = len(session.actions) - 1
    while session.let_agent_move():
        pass
    session.act("0", session.acted("0"), [first_of(session.game)], is_automatic=True)
    if is_restored:
        session, _ = SessionManager(kept).find(name, tokens["0"])
    session.take_back("0", session.acted("0"))
    assert len(session.actions) == decided


@pytest.mark.parametrize("case", ["rated", "friend", "watcher", "late", "over"])
def test_nothing_is_taken_back_where_it_would_be_unfair(case: str):
    kept = Store(None)
    if case in ("friend", "watcher"):
        session = opened(SessionManager(kept), PERSONS if case == "friend" else ("random", "random"))[1]
        if case == "friend":
            session.act(str(session.game.to_play), 0, [first_of(session.game)])
        seat = "0" if case == "friend" else "watcher"
    else:
        session, seat = practice(kept, is_rated=case == "rated")[1], "0"
    if case == "over":
        session.resign("0")
    before = session.actions
    assert case == "late" or not session.can_take_back(seat)
    with pytest.raises(SettingError):
        session.take_back(seat, session.acted(seat) - (case == "late"))
    assert session.actions == before


# -- games that are stored ----------------------------------------------------------------------------------


def test_a_game_with_an_action_that_is_not_legal_is_not_restored():
    kept = Store(None)
    name, _, tokens = opened(SessionManager(kept))
    kept.add(name, 0, 10**9, {})
    with pytest.raises(SettingError, match="cannot be restored"):
        SessionManager(kept).find(name, tokens["0"])


@pytest.mark.parametrize("player", [0, 1])
def test_a_game_that_was_given_up_is_restored_with_its_winner(player: int):
    kept = Store(None)
    name, session, tokens = opened(SessionManager(kept))
    session.act(str(session.game.to_play), 0, [first_of(session.game)])
    session.resign(str(player))
    again, _ = SessionManager(kept).find(name, tokens["0"])
    assert again.game.winner == session.game.winner == 1 - player
    assert again.actions == session.actions and again.game.record() == session.game.record()


def test_a_restored_game_is_stored_further():
    kept = Store(None)
    name, session, tokens = opened(SessionManager(kept))
    for _ in range(3):
        seat = str(session.game.to_play)
        session.act(seat, session.acted(seat), [first_of(session.game)])
        before, (session, _) = session, SessionManager(kept).find(name, tokens[seat])
        assert session is not before and session.actions == before.actions
        assert [session.acted(seat) for seat in "01"] == [before.acted(seat) for seat in "01"]


def test_the_agents_of_a_game_begin_with_the_strongest_quick_one_and_end_with_ones_own():
    own = "zx_agents.uniform_player:UniformPlayer"
    offered = SessionManager(Store(None), [own]).agents("zx")
    assert offered[0] == get_game("zx").opponent() == "learned" and offered[-1] == own
    assert len(offered) == len(set(offered)) and set(zx_agents.agent.names_of("zx")) < set(offered)


def test_an_agent_that_plays_no_game_is_not_offered():
    with pytest.raises(AgentError, match="mine:Player"):
        SessionManager(Store(None), ["mine:Player"])


def test_the_game_that_was_used_last_stays_in_memory(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sessions, "MOST_OPEN", 2)
    held = SessionManager(Store(None))
    (first, session, tokens), (second, _, _) = opened(held), opened(held)
    assert held.find(first, tokens["0"])[0] is session
    third = opened(held)[0]
    assert set(held._open) == {first, third} and second not in held._open
    session.is_thinking = True  # its agent's next action is for this object
    for _ in range(3):
        opened(held)
    assert held.find(first, tokens["0"])[0] is session


def test_the_game_that_was_used_last_stays_in_the_file(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(store, "MOST_GAMES", 2)
    monkeypatch.setattr(store.time, "time", itertools.count(1.0).__next__)
    kept = Store(None)
    held = SessionManager(kept)
    (first, session, _), (second, other, tokens) = opened(held), opened(held)
    for one in (other, session):
        one.act(str(one.game.to_play), 0, [first_of(one.game)])
    opened(held)
    assert kept.read(first).entries == session.actions and kept.read(second) is None
    assert {row[0] for row in kept._file.execute("SELECT id FROM moves")} == {first}
    with pytest.raises(UnknownGameError):
        SessionManager(kept).find(second, tokens["0"])


def test_a_closed_file_leaves_no_other_file_behind(tmp_path: Path):
    kept = Store(tmp_path / "games.sqlite")
    opened(SessionManager(kept))
    kept.close()
    assert [path.name for path in tmp_path.iterdir()] == ["games.sqlite"]


# -- waiting ------------------------------------------------------------------------------------------------


def test_a_page_waits_for_another_person_until_something_happens(monkeypatch: pytest.MonkeyPatch):
    class WaitsError(Exception):
        pass

    async def sleep(seconds: float) -> None:
        raise WaitsError

    def waits(seat: str, since: int) -> bool:
        try:
            asyncio.run(pages._wait_for_person(session, seat, since))
        except WaitsError:
            return True
        return False

    held = SessionManager(Store(None))
    pages, session = app.Pages(held), opened(held)[1]
    monkeypatch.setattr(asyncio, "sleep", sleep)
    mover = str(session.game.to_play)
    other = str(1 - int(mover))
    logged = len(session.events_for(other))
    assert waits(other, logged) and not waits(other, logged - 1)
    assert not waits(mover, len(session.events_for(mover)))
    session.resign(mover)
    assert not waits(other, len(session.events_for(other)))


@pytest.mark.parametrize("enemy", ["person", "random"])
def test_a_page_waits_for_a_person_but_not_after_an_agent(monkeypatch: pytest.MonkeyPatch, enemy: str):
    """An agent that still thinks has been waited for: the page asks again."""
    waited = []

    async def nothing(*arguments: Any) -> None:
        pass

    async def wait(self: Any, session: Any, seat: str, since: int) -> None:
        waited.append((seat, since))

    monkeypatch.setattr(app.Pages, "_let_agents_move", nothing)
    monkeypatch.setattr(app.Pages, "_wait_for_person", wait)
    from starlette.testclient import TestClient

    held = SessionManager(Store(None))
    name, session, tokens = opened(held, ("person", enemy))
    while session.game.to_play == 0:
        session.act("0", session.acted("0"), [first_of(session.game)])
    with TestClient(app.application(held), base_url="http://localhost") as client:
        headers = {"authorization": f"Bearer {tokens['0']}"}
        for wait_for in ("0", "1"):
            query = {"wait": wait_for, "since": "3"}
            assert client.get(f"/api/games/{name}", headers=headers, params=query).status_code == 200
    assert waited == ([("0", 3)] if enemy == "person" else [])


# -- the analysis -------------------------------------------------------------------------------------------


def test_a_position_is_analyzed_for_the_seat_that_is_to_move():
    game = get_game("zx").deal(DECKS, 2)
    with pytest.raises(SettingError, match="only your own decisions"):
        analyze(zx_agents.load("learned", "zx"), game.view(1 - game.to_play))
    with pytest.raises(SettingError, match="only trained players and search players"):
        analyze(zx_agents.load("random"), game.view(game.to_play))


def test_an_answer_that_needs_no_search_has_the_whole_share():
    game = get_game("ygo").deal(get_game("ygo").pair_of(None, None), 2)
    view = game.view(game.to_play)
    player = zx_agents.load("search", "ygo")
    player.budget = replace(player.budget, most=1)  # only the most likely action is a candidate
    found = analyze(player, view)
    assert sorted(found["shares"].values())[-2:] == [0, 1] and 0 < found["win"] < 1
