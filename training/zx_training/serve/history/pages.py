"""Routes of games beside the one that is played.

    GET  /g/{id}                      the page; its script opens the game of the address
    POST /api/mine                    {"games": [{"id", "token"}]}: facts of those that the tokens open
    POST /api/records                 {"record": text}: the game of a record, to be looked at
    POST /api/games/{id}/rematch      the rematch, with the seats changed
    GET  /api/games/{id}/rematch      the id of the rematch, if a player has begun it
    POST /api/games/{id}/play-on      {"at", "seat", "against"}: a practice game from that moment
    GET  /api/games/{id}/position     ?at=&seat=&narrow=: the board at that moment, as the seat sees it
    GET  /api/games/{id}/report       what a report of a bug contains

A record of a request is data: it is checked line by line, and no file or code is taken from it.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from zx_training.serve import payloads
from zx_training.serve.access import RECORDS, refused
from zx_training.serve.history.beginnings import Begun, id_of_rematch, moment, of_record, play_on, rematch
from zx_training.serve.history.lists import list_games
from zx_training.serve.history.reports import report_of
from zx_training.serve.session import GameSession
from zx_training.serve.sessions import SessionManager

NO_STORE = {"cache-control": "no-store"}


class Server(NamedTuple):
    """The parts of the server that the routes use."""

    sessions: SessionManager
    page: Callable[[Request], Awaitable[Response]]
    found: Callable[[Request], Awaitable[tuple[GameSession, str]]]
    token_of: Callable[[Request], tuple[str, str]]
    """The id of the game in the address of a request, and the token in its header."""
    in_thread: Callable[..., Awaitable[Any]]
    read_json: Callable[[Request], Awaitable[dict[str, Any]]]
    may_open: Callable[[Request], bool]
    """Whether the address of a request may open one more game."""
    let_agents_move: Callable[[GameSession], Awaitable[None]]


class HistoryPages:
    """The handlers of the routes."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        """Return the routes."""
        game = "/api/games/{id}"
        return [
            Route("/g/{id}", self._server.page),
            Route("/api/mine", self.mine, methods=["POST"]),
            Route(RECORDS, self.record, methods=["POST"]),
            Route(f"{game}/rematch", self.rematch, methods=["POST"]),
            Route(f"{game}/rematch", self.begun, methods=["GET"]),
            Route(f"{game}/play-on", self.play_on, methods=["POST"]),
            Route(f"{game}/position", self.position),
            Route(f"{game}/report", self.report),
        ]

    async def mine(self, request: Request) -> Response:
        """Return facts of the games that a browser has tokens of."""
        named = (await self._server.read_json(request)).get("games")
        found = await self._server.in_thread(list_games, self._server.sessions, named)
        return JSONResponse(found, headers=NO_STORE)

    async def record(self, request: Request) -> Response:
        """Open the game of a record for a watcher."""
        record = (await self._server.read_json(request)).get("record")
        return await self._begin(request, partial(of_record, self._server.sessions, record))

    async def rematch(self, request: Request) -> Response:
        """Open the rematch of a game, or return the one that the other player has opened."""
        return await self._begin(
            request, partial(rematch, self._server.sessions, *self._server.token_of(request))
        )

    async def begun(self, request: Request) -> Response:
        """Return the id of the rematch of a game that is over; None if nobody has begun it."""
        session, _ = await self._server.found(request)
        if not session.is_over:
            return refused(409, "a rematch begins when this game is over")
        again = id_of_rematch(request.path_params["id"][:64])
        listed = await self._server.in_thread(self._server.sessions.listed, [again])
        return JSONResponse({"id": again if again in listed else None}, headers=NO_STORE)

    async def play_on(self, request: Request) -> Response:
        """Open a practice game that goes on from a moment of a game."""
        session, seat = await self._server.found(request)
        settings = await self._server.read_json(request)
        return await self._begin(request, partial(play_on, self._server.sessions, session, seat, settings))

    async def _begin(self, request: Request, begin: Callable[[], Begun]) -> Response:
        if not self._server.may_open(request):
            return refused(429, "that is a lot of new games: wait a little")
        begun = await self._server.in_thread(begin)
        await self._server.let_agents_move(begun.session)
        return JSONResponse({"id": begun.id, "seat": begun.seat, "token": begun.token}, 201, NO_STORE)

    async def position(self, request: Request) -> Response:
        """Return the board at a moment of a game that is over or watched."""
        session, seat = await self._server.found(request)
        if not session.shows_all_to(seat):
            return refused(409, "a game is looked back at from any moment of it when it is over")
        at, viewer = (request.query_params.get(key, "") for key in ("at", "seat"))
        is_narrow = request.query_params.get("narrow") == "1"
        if not re.fullmatch("[0-9]{1,6}", at) or viewer not in ("0", "1"):
            return refused(400, "a position is ?at=number of actions&seat=0 or 1")

        def make() -> dict[str, Any]:
            with session.lock:
                course = session.course
            game = moment(course, int(at)).game
            board = payloads.board_of_view(game.view(int(viewer)), is_narrow)
            return board | {"over": game.to_play is None, "to_play": game.to_play, "turn": game.turn}

        return JSONResponse(await self._server.in_thread(make), headers=NO_STORE)

    async def report(self, request: Request) -> Response:
        """Return what a report of a bug contains."""
        session, seat = await self._server.found(request)

        def make() -> dict[str, Any]:
            with session.lock:
                return report_of(session, seat)

        return JSONResponse(await self._server.in_thread(make), headers=NO_STORE)
