"""Routes of games that are over: replays, and what the judge says.

    GET  /g/{id}/replay             the page of a replay; its script asks for the film and the verdict
    GET  /api/games/{id}/film       every position, as each player saw it and with all cards
    GET  /api/games/{id}/verdict    the line of chances and the turning points, through the eyes of the seat
    GET  /api/games/{id}/moment     what the judge would do at the position ?at=
    GET  /api/games/{id}/replay     all of this as one HTML file

They show every card, so a player gets them when the game is over. A watcher sees every card of a running
game, too. They have one thread for themselves: they wait for each other, and nobody else waits for them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

import anyio
import anyio.to_thread
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from zx_env.errors import SettingError
from zx_training.record_files import Frame, frames_of
from zx_training.serve.analysis import WORDS, analyst_of
from zx_training.serve.basis.set_up import WATCHER
from zx_training.serve.judge.chances import Judge
from zx_training.serve.judge.moments import moment_of
from zx_training.serve.judge.verdict import verdict_on
from zx_training.serve.replay import film_of, judged_film, page_of, served_page
from zx_training.serve.session import GameSession

NO_STORE = {"cache-control": "no-store"}
NOTHING: dict[str, Any] = {"player": None, "choices": []}
"""The thoughts about a position where nothing is decided."""


class ReplayPages:
    """The handlers of the routes."""

    def __init__(self, found: Callable[[Request], Awaitable[tuple[GameSession, str]]]) -> None:
        """Take the function that returns the game of a request and the seat that its token opens."""
        self._found = found
        self._thread = anyio.CapacityLimiter(1)

    def routes(self) -> list[Route]:
        """Return the routes."""
        game = "/api/games/{id}"
        return [
            Route("/g/{id}/replay", self.page),
            Route(f"{game}/film", self.film),
            Route(f"{game}/verdict", self.verdict),
            Route(f"{game}/moment", self.moment),
            Route(f"{game}/replay", self.file),
        ]

    async def page(self, request: Request) -> Response:
        """Return the page of replays, without any game."""
        return HTMLResponse(served_page(), headers={"cache-control": "no-cache"})

    async def film(self, request: Request) -> Response:
        """Return the positions of a game."""
        session, seat = await self._finished(request)

        def make() -> dict[str, Any]:
            names = [_name(session, seat, player) for player in range(2)]
            return film_of(session.adapter, _frames(session), names) | {"seat": seat}

        return await self._told(make)

    async def verdict(self, request: Request) -> Response:
        """Return the line of chances and the turning points of a game."""
        session, seat = await self._finished(request)

        def make() -> dict[str, Any]:
            words = WORDS[analyst_of(session.set_up.game)]
            return verdict_on(_judge(session, seat), _frames(session), words, _reader(seat))

        return await self._told(make)

    async def moment(self, request: Request) -> Response:
        """Return what the judge would do at a position, and what was done."""
        session, seat = await self._finished(request)
        at = request.query_params.get("at", "")
        if not (at.isascii() and at.isdigit() and len(at) < 7):
            raise SettingError("`at` is the number of a position")

        def make() -> dict[str, Any]:
            frame = next(islice(frames_of(session.adapter, _record(session)), int(at), None), None)
            if frame is None:
                raise SettingError(f"the game has no position {int(at)}")
            return moment_of(_judge(session, seat), frame, _reader(seat)) or NOTHING

        return await self._told(make)

    async def file(self, request: Request) -> Response:
        """Return the replay as one HTML file."""
        session, seat = await self._finished(request)

        def make() -> str:
            film = judged_film(session.adapter, _frames(session), session.names(), _judge(session, seat))
            return page_of(film)

        page = await self._in_thread(make)
        return HTMLResponse(page, headers={"content-disposition": 'attachment; filename="game.html"'})

    async def _finished(self, request: Request) -> tuple[GameSession, str]:
        """Return the game of a request and its seat; refuse a player of a running game."""
        session, seat = await self._found(request)
        if not session.shows_all_to(seat):
            raise SettingError("a replay shows every card: it is available when the game is over")
        return session, seat

    async def _told(self, make: Callable[[], dict[str, Any]]) -> Response:
        return JSONResponse(await self._in_thread(make), headers=NO_STORE)

    async def _in_thread(self, work: Callable[[], Any]) -> Any:
        return await anyio.to_thread.run_sync(work, limiter=self._thread)


def _record(session: GameSession) -> str:
    with session.lock:
        return str(session.game.record())


def _frames(session: GameSession) -> list[Frame]:
    return list(frames_of(session.adapter, _record(session)))


def _judge(session: GameSession, seat: str) -> Judge:
    """Return a judge that looks through the eyes of a seat; for a watcher through those of player 0."""
    return Judge(session.agent(analyst_of(session.set_up.game)), _reader(seat) or 0)


def _reader(seat: str) -> int | None:
    return None if seat == WATCHER else int(seat)


def _name(session: GameSession, seat: str, player: int) -> str:
    """Return the name of a player in the words of a seat."""
    name = session.seats[player]
    if seat == WATCHER:
        return session.names()[player]
    return "you" if str(player) == seat else f"the enemy ({name})"
