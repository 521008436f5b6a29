"""Routes of decks and cards of one's own.

    GET  /decks                     the deck builder
    GET  /api/library?game=         every card, with what a deck builder searches it by
    POST /api/decks/check           {"game", "list": text}: what the checker says, and the list as a deck file
    GET  /api/decks/list?game=&deck=  the list of a shipped deck, or of one of the server's starter
    POST /api/trials                {"game", "deck": name or {"list": text}}: a trial's id
    GET  /api/trials/{id}           its progress and results
    POST /api/trials/{id}/stop
    GET  /api/card-set?since=       the card set of the server's starter, once it has changed since a reading
    GET  /api/card-set/board?card=  a board with a card of it

A list of a request is data: no card, no Python and no name of a file is taken from it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from zx_env.errors import SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.serve import payloads
from zx_training.serve.deck_lists import checked, deck_list
from zx_training.serve.decks.trial import Trials
from zx_training.serve.sessions import SessionManager

STATIC = Path(__file__).parents[1] / "static"
WAIT_SECONDS = 6.0
"""Seconds that a question for a changed card set waits for a change."""
LOOK_SECONDS = 0.4
"""Seconds between two looks at the files of a card set."""
NO_STORE = {"cache-control": "no-store"}
InThread = Callable[..., Awaitable[Any]]
ReadJson = Callable[[Request], Awaitable[dict[str, Any]]]


class DeckPages:
    """The handlers of the routes."""

    def __init__(self, sessions: SessionManager, in_thread: InThread, read_json: ReadJson) -> None:
        """Take the games of the server.

        Args:
            sessions: The games.
            in_thread: Function that calls a function in a thread.
            read_json: Function that returns the JSON object of a request.
        """
        self.sessions, self._in_thread, self._read_json = sessions, in_thread, read_json
        self.trials = Trials()
        self._libraries: dict[tuple[str, str], tuple[bytes, str]] = {}
        self._looked = 0.0

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/decks", self.page),
            Route("/api/library", self.library),
            Route("/api/decks/check", self.check, methods=["POST"]),
            Route("/api/decks/list", self.list),
            Route("/api/trials", self.start_trial, methods=["POST"]),
            Route("/api/trials/{id}", self.trial),
            Route("/api/trials/{id}/stop", self.stop_trial, methods=["POST"]),
            Route("/api/card-set", self.card_set),
            Route("/api/card-set/board", self.board),
        ]

    # -- decks ---------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """Return the page of the deck builder."""
        return FileResponse(STATIC / "decks.html", headers={"cache-control": "no-cache"})

    async def library(self, request: Request) -> Response:
        """Return every card of a game, compressed; browsers keep it until it changes."""
        adapter = self.sessions.adapter(request.query_params.get("game"))
        body, tag = await self._in_thread(self._library, adapter)
        headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(
                body, headers=headers | {"content-encoding": "gzip"}, media_type="application/json"
            )
        return Response(gzip.decompress(body), headers=headers, media_type="application/json")

    def _library(self, adapter: GameAdapter) -> tuple[bytes, str]:
        """Return the cards of a game as compressed JSON, with its digest."""
        key = adapter.name, adapter.cards_digest()
        if key not in self._libraries:
            data = json.dumps(asdict(adapter.library()), ensure_ascii=False, separators=(",", ":")).encode()
            # Only the newest cards are asked for.
            self._libraries = {one: entry for one, entry in self._libraries.items() if one[0] != key[0]}
            self._libraries[key] = gzip.compress(data, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        return self._libraries[key]

    async def check(self, request: Request) -> Response:
        """Return what the checker says of a list."""
        body = await self._read_json(request)
        adapter = self.sessions.adapter(body.get("game"))
        found = await self._in_thread(checked, adapter, body.get("list"))
        problems = [adapter.in_words(problem) for problem in found.problems]
        return JSONResponse(asdict(found) | {"problems": problems}, headers=NO_STORE)

    async def list(self, request: Request) -> Response:
        """Return the list of a deck as the text of a deck file."""
        adapter = self.sessions.adapter(request.query_params.get("game"))
        name = request.query_params.get("deck", "")
        return JSONResponse({"list": await self._in_thread(self._text_of, adapter, name)}, headers=NO_STORE)

    def _text_of(self, adapter: GameAdapter, deck: Any) -> str:
        found = deck_list(adapter, deck, self.sessions.offered.of(adapter.name))
        return found.text if found.text is not None else adapter.deck_text(adapter.load_deck(found.name))

    # -- trials --------------------------------------------------------------------------------------------

    async def start_trial(self, request: Request) -> Response:
        """Let a deck play against every shipped deck; return the id of the trial."""
        body = await self._read_json(request)
        adapter = self.sessions.adapter(body.get("game"))

        def start() -> str:
            text = self._text_of(adapter, body.get("deck"))
            opponents = tuple(adapter.opponents_of(adapter.deck_of_text(text)))
            player = self.sessions.agents(adapter.name)[0]
            settings = {name: adapter.in_words(value) for name, value in adapter.settings.items()}
            return self.trials.start(adapter.name, settings, text, opponents, player).id

        return JSONResponse({"id": await self._in_thread(start)}, 201)

    async def trial(self, request: Request) -> Response:
        """Return progress and results of a trial."""
        return JSONResponse(self.trials.find(request.path_params["id"][:64]).progress(), headers=NO_STORE)

    async def stop_trial(self, request: Request) -> Response:
        """Stop a trial, and return its results."""
        trial = self.trials.find(request.path_params["id"][:64])
        await self._in_thread(trial.stop)
        return JSONResponse(trial.progress(), headers=NO_STORE)

    # -- cards of one's own --------------------------------------------------------------------------------

    async def card_set(self, request: Request) -> Response:
        """Return the card set of the server's starter; wait a little for a change since a reading."""
        live = self.sessions.live_cards
        if live is None:
            raise SettingError("this server plays with the standard cards: zx serve --card-set my_set")
        since = request.query_params.get("since", "")
        until = time.monotonic() + WAIT_SECONDS
        while True:
            await self._in_thread(self._look)
            if str(live.version) != since or time.monotonic() > until:
                break
            await asyncio.sleep(LOOK_SECONDS)
        return JSONResponse(await self._in_thread(self._own_cards), headers=NO_STORE)

    def _look(self) -> None:
        """Look at the files of the card set, unless somebody has just done so."""
        if self.sessions.live_cards is not None and time.monotonic() - self._looked > LOOK_SECONDS / 2:
            self.sessions.live_cards.look()
            self._looked = time.monotonic()

    def _own_cards(self) -> dict[str, Any]:
        live = self.sessions.live_cards
        assert live is not None
        adapter = live.adapter
        return {
            "name": live.name,
            "game": adapter.name,
            "version": live.version,
            "problem": live.problem,
            "cards": [adapter.wording.card(key) for key in adapter.own_cards()],
        }

    async def board(self, request: Request) -> Response:
        """Return a board with a card of the card set, as its player sees it."""
        live, card = self.sessions.live_cards, request.query_params.get("card", "")
        if live is None or card not in await self._in_thread(live.adapter.own_cards):
            raise SettingError("there is no such card of your own")

        def draw() -> dict[str, Any]:
            return payloads.board_of_view(live.adapter.scene_of(card).view(0), False)

        return JSONResponse(await self._in_thread(draw), headers=NO_STORE)
