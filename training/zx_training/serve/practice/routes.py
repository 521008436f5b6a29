"""The routes of lessons and puzzles. All are GET: a try is in its address, and nothing is stored.

GET  /api/practice?game=                          lessons and puzzles of a game
GET  /api/practice/{kind}/{game}/{number}         board and moves of a try
     ?actions=12.7&since=&narrow=&show=1          its actions; with show=1 the solution, too
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import anyio
import anyio.to_thread
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from zx_env.errors import SettingError
from zx_training.serve.practice.payload import offered, state_of
from zx_training.serve.practice.tries import BEGINNINGS, Tries
from zx_training.serve.sessions import SessionManager, UnknownGameError

ACTIONS = re.compile(r"(\d{1,6}(\.\d{1,6})*)?")


class PracticePages:
    """The handlers of the routes."""

    def __init__(self, sessions: SessionManager) -> None:
        self._sessions = sessions
        self._tries = {kind: Tries(kind) for kind in BEGINNINGS}
        # One thread for each kind: puzzles, which need seconds, wait for each other and for nobody else.
        self._threads = {kind: anyio.CapacityLimiter(1) for kind in BEGINNINGS}

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/api/practice", self.offered),
            Route("/api/practice/{kind}/{game}/{number:int}", self.look),
        ]

    async def offered(self, request: Request) -> Response:
        """Return titles and goals of the lessons and puzzles of a game."""
        adapter = self._sessions.adapter(request.query_params.get("game"))
        return JSONResponse(offered(adapter))

    async def look(self, request: Request) -> Response:
        """Return the payload of a try."""
        kind, number = request.path_params["kind"], request.path_params["number"]
        if kind not in BEGINNINGS:
            raise UnknownGameError("there are lessons and puzzles")
        adapter = self._sessions.adapter(request.path_params["game"])
        query = request.query_params
        given, since = query.get("actions", ""), query.get("since", "0")
        if not ACTIONS.fullmatch(given):
            raise SettingError("actions are numbers with points between them")
        actions = [int(action) for action in given.split(".") if action]
        start = int(since) if re.fullmatch(r"[0-9]{1,9}", since) else 0

        def answer() -> dict[str, Any]:
            one = self._tries[kind].at(adapter.name, number, actions)
            return state_of(adapter, one, number, query.get("narrow") == "1", start, query.get("show") == "1")

        found = await anyio.to_thread.run_sync(partial(answer), limiter=self._threads[kind])
        return JSONResponse(found, headers={"cache-control": "no-store"})
