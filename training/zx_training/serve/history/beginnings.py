"""Games that begin from others: rematches, games played on from a moment of another one, games of records."""

from __future__ import annotations

import base64
import hashlib
from typing import Any, NamedTuple

from zx_env.core.seeding import new_seed
from zx_env.errors import RecordError, SettingError
from zx_training.serve.basis.course import Course
from zx_training.serve.basis.set_up import PERSON, RECORDED, WATCHER, SetUp
from zx_training.serve.basis.tokens import digest_of, new_token
from zx_training.serve.deck_lists import MOST_NAME
from zx_training.serve.session import GameSession
from zx_training.serve.sessions import SessionManager


class Begun(NamedTuple):
    """A new game, and the seat that its beginner has in it."""

    id: str
    session: GameSession
    seat: str
    token: str


def rematch(sessions: SessionManager, name: str, token: str) -> Begun:
    """Return the rematch of a game that is over: the seats are changed, and everybody keeps the deck.

    A game has one rematch: both players get the same one. Each token opens it, so nobody sends one.

    Args:
        sessions: The games of the server.
        name: Id of the game that is over.
        token: The token of a seat of that game.

    Raises:
        SettingError: The game is not over, or is only a record.
    """
    session, seat = sessions.find(name, token)
    if session.set_up.is_record:
        raise SettingError("nobody plays in a record: play on from a moment of it")
    if not session.is_over:
        raise SettingError("a rematch begins when this game is over")
    again = id_of_rematch(name)
    with session.lock:
        begun = sessions.session(again)
        if begun is None:
            digests = {_across(one): digest for one, digest in session.digests.items()}
            given = session.actions[: session.set_up.given]
            begun = sessions.add(_changed(session.set_up), digests, given, again)[1]
    return Begun(again, begun, _across(seat), token)


def id_of_rematch(name: str) -> str:
    """Return the id that the rematch of a game has, if it begins."""
    digest = hashlib.sha256(f"the rematch of {name}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def _across(seat: str) -> str:
    return seat if seat == WATCHER else str(1 - int(seat))


def _changed(old: SetUp) -> SetUp:
    """Return the setup of a rematch: a new deal, or the same moment if the game was played on from one."""
    seats = (old.seats[1], old.seats[0])
    if old.header or old.given:
        return old._replace(seats=seats)
    decks, lists = (old.decks[1], old.decks[0]), (old.lists[1], old.lists[0])
    return old._replace(seats=seats, decks=decks, lists=lists, seed=new_seed())


def play_on(sessions: SessionManager, session: GameSession, asks: str, settings: dict[str, Any]) -> Begun:
    """Return a practice game that goes on from a moment of another game.

    Args:
        sessions: The games of the server.
        session: The game.
        asks: The seat that asks. A player of a running game may not look into it.
        settings: "at", the number of actions before the moment; "seat", 0 or 1, the player that the person
            becomes; "against", the name of an agent.

    Raises:
        SettingError: The game is running, or over at that moment, or a setting is invalid.
    """
    if not session.shows_all_to(asks):
        raise SettingError("a game is played on from any moment of it when it is over")
    at, player, against = (settings.get(key) for key in ("at", "seat", "against"))
    with session.lock:
        course = session.course
    before = moment(course, at)
    if type(player) is not int or player not in (0, 1):
        raise SettingError("`seat` is 0 or 1")
    offered = sessions.agents(session.set_up.game)
    if against not in offered:
        raise SettingError(f"`against` is one of {', '.join(offered)}")
    if before.game.to_play is None:
        raise SettingError("the game is over there: play on from a moment before")
    agent = sessions.loading(str(against))
    seats = (PERSON, agent) if player == 0 else (agent, PERSON)
    set_up = session.set_up._replace(seats=seats, is_rated=False, given=len(before.taken))
    return _begun(sessions, set_up, before.actions, str(player))


def moment(course: Course, at: Any) -> Course:
    """Return the course of a game up to a moment.

    Raises:
        SettingError: `at` is not a number of actions that were taken.
    """
    last = len(course.decided)
    if type(at) is not int or not 0 <= at <= last:
        raise SettingError(f"`at` is a number of actions from 0 to {last}")
    return course.first(at)


def of_record(sessions: SessionManager, record: Any) -> Begun:
    """Return the game of a record, to be looked at and played on.

    Raises:
        RecordError: The record is invalid or damaged; the message names the line.
        SettingError: The server does not have its game.
    """
    if not isinstance(record, str):
        raise RecordError("a record is a text, as `zx watch --record` keeps it")
    named = (name for name in sessions.games() if f'"{name}-record/' in record[:200])
    adapter = sessions.adapter(next(named, sessions.games()[0]))
    game = adapter.replay(record)
    decks = getattr(game.settings, "decks", None)
    names = [str(deck.name)[:MOST_NAME] for deck in decks] if decks else ["set up", "set up"]
    set_up = SetUp(
        adapter.name,
        (names[0], names[1]),
        (RECORDED, RECORDED),
        0,
        adapter.game_spec.version,
        cards=adapter.cards_digest(),
        header=record.splitlines()[0],
    )
    return _begun(sessions, set_up, list(game.taken()), WATCHER)


def _begun(sessions: SessionManager, set_up: SetUp, actions: list[int], seat: str) -> Begun:
    token = new_token()
    return Begun(*sessions.add(set_up, {seat: digest_of(token)}, actions), seat, token)
