"""The routes of the page. Threads run the games, and a game is in one thread at a time.

    GET  /                          the page; /static/… its files
    GET  /lessons/{game}/{number}   the page, which opens a lesson; /puzzles/… a puzzle
    GET  /api/choices               games, agents, decks
    GET  /api/cards?game=&card=…    descriptions of cards
    POST /api/games                 a new game: its id and a token for each seat
    GET  /api/games/{id}            board and moves of the seat that the token opens
    POST /api/games/{id}/act        {"n": number of the decision, "actions": [numbers], "automatic": …}
    POST /api/games/{id}/undo       {"n": number of the decision}: takes the last one back
    POST /api/games/{id}/advance    one decision of an agent, for a watcher
    POST /api/games/{id}/resign
    GET  /api/games/{id}/scenes     the board after each of the enemy's last decisions
    GET  /api/games/{id}/analysis   win probability and action probabilities
    GET  /api/games/{id}/deck       the list of a player's deck, by ?player=
    GET  /api/games/{id}/record     the record of a finished game
    GET  /api/practice…             lessons and puzzles (practice/routes.py)

Routes of decks and cards of one's own stand in decks/pages.py; those of addresses and lists of games,
rematches, games played on, records and reports in history/pages.py; those of replays in history/replays.py.

Tokens come as `Authorization: Bearer …`, never in an address. Errors are {"error": "a sentence"}.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from zx_env.errors import SettingError, ZXError
from zx_training.serve.access import AccessPolicy, TokenBucket, refused
from zx_training.serve.agent_threads import AgentThreads
from zx_training.serve.analysis import WORDS, analyst_of, analyze, analyze_halves
from zx_training.serve.basis.set_up import WATCHER
from zx_training.serve.decks.pages import DeckPages
from zx_training.serve.history.pages import HistoryPages, Server
from zx_training.serve.history.replays import ReplayPages
from zx_training.serve.practice.routes import PracticePages
from zx_training.serve.practice.tries import BEGINNINGS
from zx_training.serve.session import GameSession
from zx_training.serve.sessions import SessionManager, UnknownGameError

STATIC = Path(__file__).parent / "static"
MOST_CARDS = 100
"""Most cards of one request."""
AT_ONCE = 4
"""Threads that answer requests, and threads in which agents begin to think, at a time."""
TURN_SECONDS = 0.5
"""Seconds after which the agents of another game have their turn."""
SLOT_SECONDS = 5.0
"""Seconds after which the agents of other games no longer wait for one that thinks."""
AGENT_SECONDS = 120.0
"""Seconds after which an agent that has given no answer gives up."""
PATIENCE = 6.0
"""Seconds that a response waits for agents. Then it reports that they think, and the page asks again."""
NEW_GAMES = (300.0, 5.0)
"""Limit of new games from one address: the burst, and the number a second."""


class CheckedFiles(StaticFiles):
    """Files of which a browser asks each time whether they have changed: old scripts fit no newer page."""

    def file_response(self, *args: Any, **options: Any) -> Response:
        """Return the response for a file."""
        response = super().file_response(*args, **options)
        response.headers["cache-control"] = "no-cache"
        return response


class Pages:
    """The handlers of the routes."""

    def __init__(self, sessions: SessionManager) -> None:
        self.sessions = sessions
        self._agents = AgentThreads(AT_ONCE, SLOT_SECONDS, AGENT_SECONDS)
        self._threads = anyio.CapacityLimiter(AT_ONCE)
        self._opened = TokenBucket(*NEW_GAMES)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self.deck_pages = DeckPages(sessions, self._in_thread, _json)
        self.history_pages = HistoryPages(
            Server(
                sessions,
                self.index,
                self._found,
                _token_of,
                self._in_thread,
                _json,
                self._may_open,
                self._let_agents_move,
            )
        )

    async def _in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        return await anyio.to_thread.run_sync(partial(work, *args), limiter=self._threads)

    # -- choices -------------------------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        """Return index.html, the page that plays and watches games."""
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    async def choices(self, request: Request) -> Response:
        """Return the agents and decks to choose from, by the name of the game."""
        sessions = self.sessions
        return JSONResponse({name: _choices_of(sessions, name) for name in sessions.games()})

    async def cards(self, request: Request) -> Response:
        """Return the descriptions of the named cards."""
        adapter = self.sessions.adapter(request.query_params.get("game"))
        wanted = request.query_params.getlist("card")[:MOST_CARDS]

        def look_up() -> dict[str, Any]:
            cards = {key: adapter.wording.card(key) for key in wanted if len(key) <= 100}
            return {key: card for key, card in cards.items() if card is not None}

        # Cards of one's own change with their file.
        control = "max-age=3600" if self.sessions.live_cards is None else "no-store"
        return JSONResponse(await self._in_thread(look_up), headers={"cache-control": control})

    # -- games ---------------------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        """Open a new game with the settings in the JSON body, and return its id and the seats' tokens."""
        body = await _json(request)
        if not self._may_open(request):
            return refused(429, "that is a lot of new games: wait a little")
        settings = [body.get(key) for key in ("game", "decks", "seats", "seed", "rated")]
        name, session, tokens = await self._in_thread(self.sessions.open, *settings)
        await self._let_agents_move(session)
        return JSONResponse({"id": name, "tokens": tokens}, 201)

    def _may_open(self, request: Request) -> bool:
        """Count one more new game of the address of a request; return whether it is not too many."""
        return self._opened.takes(request.client.host if request.client else "")

    async def _found(self, request: Request) -> tuple[GameSession, str]:
        session_and_seat: tuple[GameSession, str] = await self._in_thread(
            self.sessions.find, *_token_of(request)
        )
        return session_and_seat

    async def _state(self, request: Request, session: GameSession, seat: str) -> Response:
        is_narrow = request.query_params.get("narrow") == "1"
        since = _number(request.query_params.get("since"))
        with_lock = partial(_locked, session, session.state, seat, is_narrow, since)
        return JSONResponse(await self._in_thread(with_lock), headers={"cache-control": "no-store"})

    async def look(self, request: Request) -> Response:
        """Return the payload of a seat: board, moves and log.

        With ?wait=1, wait for the other player first, at most PATIENCE seconds.
        """
        session, seat = await self._found(request)
        if request.query_params.get("wait") == "1":
            await self._let_agents_move(session)
            if not session.awaits_agent:
                await self._wait_for_person(session, seat, _number(request.query_params.get("since")))
        return await self._state(request, session, seat)

    async def _wait_for_person(self, session: GameSession, seat: str, since: int) -> None:
        """Wait until the other person has acted, at most PATIENCE seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (
                    len(session.events_for(seat)) == since
                    and not session.is_over
                    and str(session.game.to_play) != seat
                ):
                    await asyncio.sleep(0.2)

    async def act(self, request: Request) -> Response:
        """Take the actions of the JSON body for a seat, let the agents move, and return the payload."""
        session, seat = await self._found(request)
        body = await _json(request)
        n, actions = body.get("n"), body.get("actions")
        if type(n) is not int or not isinstance(actions, list) or not 1 <= len(actions) <= 4:
            return refused(400, "a move is {n: actions known, actions: [numbers]}")
        if not all(type(action) is int for action in actions):
            return refused(400, "actions are whole numbers")
        if session.is_thinking:
            return refused(409, "the other player is thinking")
        is_automatic = body.get("automatic") is True
        await self._in_thread(partial(_locked, session, session.act, seat, n, actions, is_automatic))
        await self._let_agents_move(session)
        return await self._state(request, session, seat)

    async def undo(self, request: Request) -> Response:
        """Take the last decision of a seat back, and return the payload."""
        session, seat = await self._found(request)
        n = (await _json(request)).get("n")
        if type(n) is not int:
            return refused(400, "to take a decision back is {n: the number of the decision}")
        if session.is_thinking:
            return refused(409, "the other player is thinking")
        await self._in_thread(partial(_locked, session, session.take_back, seat, n))
        return await self._state(request, session, seat)

    async def scenes(self, request: Request) -> Response:
        """Return the boards after each decision of the enemy agent since the seat's last action."""
        session, seat = await self._found(request)
        is_narrow = request.query_params.get("narrow") == "1"
        found = await self._in_thread(partial(_locked, session, session.scenes, seat, is_narrow))
        return JSONResponse(found, headers={"cache-control": "no-store"})

    async def advance(self, request: Request) -> Response:
        """Take one decision of the agent to move, at the request of a watcher, and return the payload."""
        session, seat = await self._found(request)
        if seat != WATCHER:
            return refused(403, "only watchers of two agents can advance the game")
        if session.set_up.is_record:
            return refused(409, "nobody decides in a record: play on from a moment of it")
        await self._take_agents_turn(session)
        return await self._state(request, session, seat)

    async def resign(self, request: Request) -> Response:
        """Concede the game for the player of the request's seat, and return the seat's payload."""
        session, seat = await self._found(request)
        await self._in_thread(partial(_locked, session, session.resign, seat))
        return await self._state(request, session, seat)

    async def _let_agents_move(self, session: GameSession) -> None:
        """If an agent is to move, start its decisions and wait for them, at most PATIENCE seconds."""
        key = id(session)
        task = self._thinking.get(key)
        if task is None:
            if not session.awaits_agent:
                return
            session.is_thinking = True
            task = self._thinking[key] = asyncio.create_task(self._agents_move(session, key))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(task), PATIENCE)

    async def _agents_move(self, session: GameSession, key: int) -> None:
        try:
            while session.awaits_agent:
                await self._take_agents_turn(session)
        finally:
            session.is_thinking = False
            del self._thinking[key]

    async def _take_agents_turn(self, session: GameSession) -> None:
        """Take a few decisions of the agent to move; an agent that hangs gives up."""
        try:
            await self._agents.run(partial(_agents_turn, session))
        except TimeoutError:
            session.give_up(session.game, f"gave no answer in {AGENT_SECONDS:g} s")

    # -- about a game --------------------------------------------------------------------------------------

    async def analysis(self, request: Request) -> Response:
        """Return the analysis of the seat's position."""
        session, seat = await self._found(request)
        game = session.set_up.game
        if seat == WATCHER:
            return refused(404, "no seat")
        if session.set_up.is_rated and not session.is_over:
            return refused(409, "no hints in a game that counts")

        def think() -> dict[str, Any]:
            with session.lock:
                view = session.game.view(int(seat))
            analyst = session.agent(analyst_of(game))
            return analyze(analyst, view) | {"then": analyze_halves(analyst, view)}

        return JSONResponse(await self._in_thread(think))

    async def deck(self, request: Request) -> Response:
        """Return the list of a deck of the game; both lists are public."""
        session, _ = await self._found(request)
        player = _number(request.query_params.get("player")) % 2
        return JSONResponse(
            {"name": session.set_up.decks[player], "cards": await self._in_thread(session.deck, player)}
        )

    async def record(self, request: Request) -> Response:
        """Return the record of a finished game."""
        session, seat = await self._found(request)
        if not session.shows_all_to(seat):
            return refused(409, "a record contains every card: it is available when the game is over")
        record = await self._in_thread(partial(_locked, session, session.record))
        return PlainTextResponse(record, headers={"content-disposition": 'attachment; filename="game.zxg"'})


def _token_of(request: Request) -> tuple[str, str]:
    """Return the id of the game in the address of a request, and the token in its header."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    return request.path_params["id"][:64], token[:64]


def _agents_turn(session: GameSession) -> None:
    """Let the agents take decisions for a moment, so that other games have their turn; at least one."""
    until = time.monotonic() + TURN_SECONDS
    while session.let_agent_move() and session.awaits_agent and time.monotonic() < until:
        pass


def _locked(session: GameSession, work: Callable[..., Any], *args: Any) -> Any:
    with session.lock:
        return work(*args)


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else 0


def _choices_of(sessions: SessionManager, game: str) -> dict[str, Any]:
    """Return the data of a game that the page needs before a game begins."""
    adapter = sessions.adapter(game)
    return {
        "title": adapter.game.title,
        "agents": sessions.agents(game),
        "decks": sessions.decks(game),
        "usual": sessions.offered.usual(adapter),
        "draws": bool(adapter.drawn_decks()),
        "own_cards": sessions.live_cards is not None and sessions.live_cards.adapter is adapter,
        "analyst": WORDS[analyst_of(game)],
        "rules": adapter.wording.rules_page,
    }


async def _json(request: Request) -> dict[str, Any]:
    try:
        body = json.loads(await request.body() or b"{}")
    except (ValueError, RecursionError):
        raise SettingError("the request is not JSON") from None
    if not isinstance(body, dict):
        raise SettingError("send an object")
    return body


async def _wrong(request: Request, error: Exception) -> Response:
    """Return the response to an error of zx_env: its message."""
    if isinstance(error, UnknownGameError):
        return refused(404, str(error))
    return refused(409, str(error))


async def _missing(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return refused(status, "there is nothing here" if status == 404 else "that cannot be done here")


async def _broken(request: Request, error: Exception) -> Response:
    return refused(500, "something broke on the server; the game is saved: load the page again")


def application(sessions: SessionManager, hosts: tuple[str, ...] = (), a_second: float = 300.0) -> Starlette:
    """Return the application that serves these games.

    Args:
        sessions: The games.
        hosts: Further host names of the server.
        a_second: Maximum number of requests a second from one address.
    """
    pages = Pages(sessions)
    game = "/api/games/{id}"

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        # Every action is stored before it takes effect, so no decision has to be waited for.
        tasks = list(pages._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pages.deck_pages.trials.close()

    return Starlette(
        routes=[
            Route("/", pages.index),
            *(Route(f"/{kind}/{{game}}/{{number:int}}", pages.index) for kind in BEGINNINGS),
            Mount("/static", CheckedFiles(directory=STATIC)),
            Route("/api/choices", pages.choices),
            Route("/api/cards", pages.cards),
            Route("/api/games", pages.open, methods=["POST"]),
            Route(game, pages.look),
            Route(f"{game}/act", pages.act, methods=["POST"]),
            Route(f"{game}/undo", pages.undo, methods=["POST"]),
            Route(f"{game}/advance", pages.advance, methods=["POST"]),
            Route(f"{game}/resign", pages.resign, methods=["POST"]),
            Route(f"{game}/analysis", pages.analysis),
            Route(f"{game}/deck", pages.deck),
            Route(f"{game}/scenes", pages.scenes),
            Route(f"{game}/record", pages.record),
            *pages.deck_pages.routes(),
            *pages.history_pages.routes(),
            *PracticePages(sessions).routes(),
            *ReplayPages(pages._found).routes(),
        ],
        middleware=[
            Middleware(AccessPolicy, hosts=hosts, a_second=a_second),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={ZXError: _wrong, HTTPException: _missing, Exception: _broken},
        lifespan=lifespan,
    )
