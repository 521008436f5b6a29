"""The routes of the page. Everything that plays runs in threads, one at a time for each game.

    GET  /                          the page; /static/… what it is made of
    GET  /api/choices               games, agents, decks
    GET  /api/cards?game=&card=…    cards in words
    POST /api/games                 a new game: its id and a token for each seat
    GET  /api/games/{id}            the board and the moves of the seat whose token is sent
    POST /api/games/{id}/act        {"n": own actions known, "actions": [numbers]}
    POST /api/games/{id}/advance    one decision of an agent, where two are watched
    POST /api/games/{id}/resign
    GET  /api/games/{id}/scenes     the board after each of the enemy's last decisions
    GET  /api/games/{id}/analysis   what a player would do there, and its chance to win
    GET  /api/games/{id}/deck       the list of the seat's own deck; ?player= of the other
    GET  /api/games/{id}/record     of a game that is over
    GET  /api/games/{id}/replay     the same as a page that needs no server

Tokens come as `Authorization: Bearer …`, never in an address. Errors are {"error": "a sentence"}.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
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
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from zx_env.errors import SettingError, ZXError
from zx_training.serve.access import AccessPolicy, TokenBucket, refused
from zx_training.serve.analysis import WORDS, analyst_of, analyze
from zx_training.serve.replay import replay_of
from zx_training.serve.session import WATCHER, GameSession
from zx_training.serve.sessions import SessionManager, UnknownGameError
from zx_training.ui.labels import card_of

STATIC = Path(__file__).parent / "static"
MOST_CARDS = 100
"""Cards that one request asks for."""
AT_ONCE = 4
"""Threads that play."""
PATIENCE = 6.0
"""Seconds that an answer waits for agents; then it says that they think, and the page asks again."""
NEW_GAMES = (300.0, 5.0)
"""New games of one address: at once, and a second."""


class Pages:
    """The routes over a server's games."""

    def __init__(self, sessions: SessionManager) -> None:
        self.sessions = sessions
        self._threads = anyio.CapacityLimiter(AT_ONCE)
        self._opened = TokenBucket(*NEW_GAMES)
        self._thinking: dict[int, asyncio.Task[None]] = {}

    async def _in_thread(self, work: Callable[..., Any], *given: Any) -> Any:
        return await anyio.to_thread.run_sync(partial(work, *given), limiter=self._threads)

    # -- what there is -------------------------------------------------------------------------------------

    async def index(self, request: Request) -> Response:
        """The page."""
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    async def choices(self, request: Request) -> Response:
        """Games, agents and decks."""
        sessions = self.sessions
        return JSONResponse({name: _choices_of(sessions, name) for name in sessions.games()})

    async def cards(self, request: Request) -> Response:
        """Cards in words."""
        adapter = self.sessions.adapter(request.query_params.get("game"))
        wanted = request.query_params.getlist("card")[:MOST_CARDS]

        def look_up() -> dict[str, Any]:
            found = {key: card_of(adapter, key) for key in wanted if len(key) <= 100}
            return {key: card for key, card in found.items() if card is not None}

        return JSONResponse(await self._in_thread(look_up), headers={"cache-control": "max-age=3600"})

    # -- games ---------------------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        """A new game."""
        said = await _json(request)
        client = request.client.host if request.client else ""
        if not self._opened.takes(client):
            return refused(429, "that is a lot of new games: wait a little")
        told = [said.get(key) for key in ("game", "decks", "seats", "seed")]
        name, session, tokens = await self._in_thread(self.sessions.open, *told)
        await self._let_agents_move(session)
        return JSONResponse({"id": name, "tokens": tokens}, 201)

    async def _found(self, request: Request) -> tuple[GameSession, str]:
        header = request.headers.get("authorization", "")
        token = header.removeprefix("Bearer ")
        found: tuple[GameSession, str] = await self._in_thread(
            self.sessions.find, request.path_params["id"][:64], token[:64]
        )
        return found

    async def _state(self, request: Request, session: GameSession, seat: str) -> Response:
        is_narrow = request.query_params.get("narrow") == "1"
        since = _number(request.query_params.get("since"))
        with_lock = partial(_locked, session, session.state, seat, is_narrow, since)
        return JSONResponse(await self._in_thread(with_lock), headers={"cache-control": "no-store"})

    async def look(self, request: Request) -> Response:
        """The board of a seat; with ?wait=1 after the agents have moved, or after a while."""
        session, seat = await self._found(request)
        if request.query_params.get("wait") == "1":
            await self._let_agents_move(session)
            if not session.awaits_agent:
                await self._wait_for_person(session, seat, _number(request.query_params.get("since")))
        return await self._state(request, session, seat)

    async def _wait_for_person(self, session: GameSession, seat: str, since: int) -> None:
        """Until the other person has done something, or for a while."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (
                    len(session.events_for(seat)) == since
                    and not session.is_over
                    and str(session.game.to_play) != seat
                ):
                    await asyncio.sleep(0.2)

    async def act(self, request: Request) -> Response:
        """Actions of a seat, and what the agents answer."""
        session, seat = await self._found(request)
        said = await _json(request)
        n, actions = said.get("n"), said.get("actions")
        if type(n) is not int or not isinstance(actions, list) or not 1 <= len(actions) <= 4:
            return refused(400, "a move is {n: actions known, actions: [numbers]}")
        if not all(type(action) is int for action in actions):
            return refused(400, "actions are whole numbers")
        if session.is_thinking:
            return refused(409, "the other player is thinking")
        await self._in_thread(partial(_locked, session, session.act, seat, n, actions))
        await self._let_agents_move(session)
        return await self._state(request, session, seat)

    async def scenes(self, request: Request) -> Response:
        """The enemy's last decisions one by one, for who wants to see them happen."""
        session, seat = await self._found(request)
        is_narrow = request.query_params.get("narrow") == "1"
        found = await self._in_thread(partial(_locked, session, session.scenes, seat, is_narrow))
        return JSONResponse(found, headers={"cache-control": "no-store"})

    async def advance(self, request: Request) -> Response:
        """One decision of an agent, for who watches."""
        session, seat = await self._found(request)
        if seat != WATCHER:
            return refused(403, "only who watches two agents says when they go on")
        await self._in_thread(partial(_locked, session, session.let_agent_move))
        return await self._state(request, session, seat)

    async def resign(self, request: Request) -> Response:
        """A player gives up."""
        session, seat = await self._found(request)
        await self._in_thread(partial(_locked, session, session.resign, seat))
        return await self._state(request, session, seat)

    async def _let_agents_move(self, session: GameSession) -> None:
        """Starts the agents' moves, if any are due, and waits for them a while."""
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
                await self._in_thread(partial(_locked, session, _agents_turn, session))
        finally:
            session.is_thinking = False
            del self._thinking[key]

    # -- about a game --------------------------------------------------------------------------------------

    async def analysis(self, request: Request) -> Response:
        """What the player that thinks would do in this seat."""
        session, seat = await self._found(request)
        game = session.set_up.game
        if seat == WATCHER:
            return refused(404, "no seat")

        def think() -> dict[str, Any]:
            return analyze(self.sessions.agent(game, analyst_of(game)), session.game.view(int(seat)))

        return JSONResponse(await self._in_thread(partial(_locked, session, think)))

    async def deck(self, request: Request) -> Response:
        """The list of a deck of the game; both are known to both players."""
        session, _ = await self._found(request)
        player = _number(request.query_params.get("player")) % 2
        return JSONResponse(
            {"name": session.set_up.decks[player], "cards": await self._in_thread(session.deck, player)}
        )

    async def record(self, request: Request) -> Response:
        """The record of a game that is over."""
        session, seat = await self._found(request)
        if not session.is_over and seat != WATCHER:
            return refused(409, "a record tells every card: it is given when the game is over")
        kept = await self._in_thread(partial(_locked, session, session.game.record))
        return PlainTextResponse(kept, headers={"content-disposition": 'attachment; filename="game.zxg"'})

    async def replay(self, request: Request) -> Response:
        """The same as a page that needs no server."""
        session, seat = await self._found(request)
        if not session.is_over and seat != WATCHER:
            return refused(409, "a replay shows every card: it is given when the game is over")

        def film() -> str:
            with session.lock:
                record = session.game.record()
            names = [f"player {i} ({name})" for i, name in enumerate(session.set_up.seats)]
            return replay_of(record, names)

        page = await self._in_thread(film)
        return HTMLResponse(page, headers={"content-disposition": 'attachment; filename="game.html"'})


def _agents_turn(session: GameSession) -> None:
    """As long as an agent is asked: some decisions, so that others are served in between."""
    for _ in range(8):
        if not session.awaits_agent:
            return
        session.let_agent_move()


def _locked(session: GameSession, work: Callable[..., Any], *given: Any) -> Any:
    with session.lock:
        return work(*given)


def _number(said: str | None) -> int:
    return int(said) if said is not None and said.isdigit() and len(said) < 10 else 0


def _choices_of(sessions: SessionManager, game: str) -> dict[str, Any]:
    """Return all that the page needs to know of a game before one begins."""
    adapter = sessions.adapter(game)
    return {
        "title": adapter.game.title,
        "agents": sessions.agents(game),
        "decks": [row | {"about": adapter.about_deck(row)} for row in sessions.decks(game)],
        "usual": list(adapter.pair_of(None, None)),
        "analyst": WORDS[analyst_of(game)],
        "rules": adapter.rules_page(),
    }


async def _json(request: Request) -> dict[str, Any]:
    try:
        said = json.loads(await request.body() or b"{}")
    except (ValueError, RecursionError):
        raise SettingError("that is no JSON") from None
    if not isinstance(said, dict):
        raise SettingError("send an object")
    return said


async def _wrong(request: Request, error: Exception) -> Response:
    """An error of the project in words."""
    if isinstance(error, UnknownGameError):
        return refused(404, str(error))
    return refused(409, str(error))


async def _missing(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return refused(status, "there is nothing here" if status == 404 else "that cannot be done here")


async def _broken(request: Request, error: Exception) -> Response:
    return refused(500, "something broke on the server; the game is kept: load the page again")


def application(sessions: SessionManager, hosts: tuple[str, ...] = (), a_second: float = 300.0) -> Starlette:
    """The whole server over these games.

    Args:
        sessions: The games.
        hosts: Names that it goes by beside those of this machine.
        a_second: Requests a second of one address.
    """
    pages = Pages(sessions)
    game = "/api/games/{id}"

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await asyncio.gather(*pages._thinking.values(), return_exceptions=True)

    return Starlette(
        routes=[
            Route("/", pages.index),
            Mount("/static", StaticFiles(directory=STATIC)),
            Route("/api/choices", pages.choices),
            Route("/api/cards", pages.cards),
            Route("/api/games", pages.open, methods=["POST"]),
            Route(game, pages.look),
            Route(f"{game}/act", pages.act, methods=["POST"]),
            Route(f"{game}/advance", pages.advance, methods=["POST"]),
            Route(f"{game}/resign", pages.resign, methods=["POST"]),
            Route(f"{game}/analysis", pages.analysis),
            Route(f"{game}/deck", pages.deck),
            Route(f"{game}/scenes", pages.scenes),
            Route(f"{game}/record", pages.record),
            Route(f"{game}/replay", pages.replay),
        ],
        middleware=[
            Middleware(AccessPolicy, hosts=hosts, a_second=a_second),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={ZXError: _wrong, HTTPException: _missing, Exception: _broken},
        lifespan=lifespan,
    )
