"""Who may ask the server anything: by Host and Origin, as often and with as much as a page ever needs.

A page of another site that somebody has open beside ours can send requests to this machine: its Origin gives
it away. A name that was made to point here (DNS rebinding) is no name of ours: its Host gives it away.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
MOST_BODY = 16 * 1024
"""Bytes of a request's body: a move has some hundred."""
BODY_SECONDS = 10.0
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class TokenBucket:
    """So many at once, and so many a second, for each of many askers."""

    def __init__(self, at_once: float, a_second: float, most_askers: int = 10_000) -> None:
        self._at_once, self._a_second, self._most = at_once, a_second, most_askers
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, asker: str) -> bool:
        """Whether one more of this asker is let through now."""
        now = time.monotonic()
        left, then = self._left.pop(asker, (self._at_once, now))
        left = min(self._at_once, left + (now - then) * self._a_second)
        self._left[asker] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > self._most:
            self._left.popitem(last=False)
        return left >= 1


class AccessPolicy:
    """Refuses in words what is not ours, is too much, or comes too often; adds headers to every answer."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], a_second: float = 300.0) -> None:
        """Takes the names that the server goes by, without ports, and requests a second of one address."""
        self._app = app
        self._hosts = {*LOOPBACK, *hosts}
        self._requests = TokenBucket(4 * a_second, a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                own = [(name, value) for name, value in HEADERS if name not in given]
                message = {**message, "headers": [*message["headers"], *own]}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None and scope["method"] == "POST":
            body = await _body_of(receive)
            if isinstance(body, bytes):
                receive = _again(body, receive)
            else:
                refusal = body
        if refusal is not None:
            status, words = refusal
            answer = JSONResponse({"error": words}, status, {"connection": "close"})
            await answer(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers: dict[bytes, list[bytes]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name, []).append(value)
        hosts = headers.get(b"host", [])
        host = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
        if _without_port(host) not in self._hosts:
            return 421, "this server does not go by that name: open the address that `zx serve` printed"
        origins = [one.decode("latin-1") for one in headers.get(b"origin", [])]
        sites = {one.decode("latin-1") for one in headers.get(b"sec-fetch-site", [])}
        is_foreign = any(origin not in (f"http://{host}", f"https://{host}") for origin in origins)
        if is_foreign or (scope["path"].startswith("/api/") and sites - {"same-origin", "none"}):
            return 403, "a page of another site may not ask here"
        if scope["method"] not in ("GET", "HEAD", "POST"):
            return 405, "only GET and POST are answered"
        client = scope.get("client") or ("", 0)
        if not self._requests.takes(client[0]):
            return 429, "too many requests: wait a moment"
        if scope["method"] != "POST":
            return None
        kinds = [one.split(b";")[0].strip() for one in headers.get(b"content-type", [])]
        if kinds != [b"application/json"]:
            return 415, "send JSON, as application/json"
        length = headers.get(b"content-length", [b"0"])[0]
        if not length.isdigit() or int(length) > MOST_BODY:
            return 413, f"a request has at most {MOST_BODY} bytes"
        return None


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name.lower() if colon and port.isdigit() else host.lower()


async def _body_of(receive: Receive) -> bytes | tuple[int, str]:
    """The body, if it is short and comes soon."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return 400, "the request was not sent whole"
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > MOST_BODY:
                    return 413, f"a request has at most {MOST_BODY} bytes"
                if not message.get("more_body"):
                    return b"".join(parts)
    except TimeoutError:
        return 408, "the request took too long"


def _again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives a body that was read already, and then what comes."""
    given = False

    async def first() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return first


def refused(status: int, words: str) -> JSONResponse:
    """An answer that says what is wrong."""
    return JSONResponse({"error": words}, status)
