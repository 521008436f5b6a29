"""Access policy of the server: allowed hosts and origins, sizes and rates of requests.

Pages of other sites in the same browser can send requests to this machine; the header Origin reveals them. A
foreign host name may point to this machine (DNS rebinding); the header Host reveals it.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
"""Names of this machine that every server has, as they stand in an address."""
MOST_BODY = 16 * 1024
"""Most bytes of a request's body. A move has a few hundred."""
RECORDS = "/api/records"
"""The path of records in requests."""
MOST_RECORD = 512 * 1024
"""Most bytes of a request with a record. A game of a thousand actions has some 40,000."""
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
    """Rate limits for many clients: each may send a burst of requests, then a number of requests a second."""

    def __init__(self, burst: float, per_second: float, most_clients: int = 10_000) -> None:
        self._burst, self._per_second, self._most = burst, per_second, most_clients
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def takes(self, client: str) -> bool:
        """Return True, and count the request, if this client may send one more request now."""
        now = time.monotonic()
        left, then = self._left.pop(client, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        self._left[client] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > self._most:
            self._left.popitem(last=False)
        return left >= 1


class AccessPolicy:
    """Middleware that rejects foreign, oversized and too frequent requests, and adds headers to responses."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], a_second: float = 300.0) -> None:
        """Take the server's host names, without ports, and the most requests a second from one address."""
        self._app = app
        self._hosts = {*LOOPBACK, *map(in_address, hosts)}
        self._requests = TokenBucket(4 * a_second, a_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or reject it with a message."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *HEADERS]}
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None and scope["method"] == "POST":
            body = await _body_of(receive, _most_of(scope))
            if isinstance(body, bytes):
                receive = _replayed(body, receive)
            else:
                refusal = body
        if refusal is not None:
            status, message = refusal
            response = JSONResponse({"error": message}, status, {"connection": "close"})
            await response(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers: dict[bytes, list[bytes]] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name, []).append(value)
        hosts = headers.get(b"host", [])
        host = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
        # A name may be made to point here by anybody, but not the address at which the connection arrived.
        arrived_at = in_address((scope.get("server") or ("", 0))[0])
        if _without_port(host) not in (*self._hosts, arrived_at):
            return 421, "this server has another name: open the address that `zx serve` printed, or --name it"
        origins = [value.decode("latin-1") for value in headers.get(b"origin", [])]
        sites = {value.decode("latin-1") for value in headers.get(b"sec-fetch-site", [])}
        is_foreign = any(origin not in (f"http://{host}", f"https://{host}") for origin in origins)
        if is_foreign or (scope["path"].startswith("/api/") and sites - {"same-origin", "none"}):
            return 403, "requests from pages of other sites are not allowed"
        if scope["method"] not in ("GET", "HEAD", "POST"):
            return 405, "only GET and POST are allowed"
        client = scope.get("client") or ("", 0)
        if not self._requests.takes(client[0]):
            return 429, "too many requests: wait a moment"
        if scope["method"] != "POST":
            return None
        kinds = [value.split(b";")[0].strip() for value in headers.get(b"content-type", [])]
        if kinds != [b"application/json"]:
            return 415, "send JSON, as application/json"
        length = headers.get(b"content-length", [b"0"])[0]
        if not length.isdigit() or int(length) > _most_of(scope):
            return 413, f"a request has at most {_most_of(scope)} bytes here"
        return None


def in_address(host: str) -> str:
    """Return a host as it stands in an address: IPv6 in brackets."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name.lower() if colon and port.isdigit() else host.lower()


def _most_of(scope: Scope) -> int:
    """Return the most bytes of the body of a request."""
    return MOST_RECORD if scope["path"] == RECORDS else MOST_BODY


async def _body_of(receive: Receive, most: int) -> bytes | tuple[int, str]:
    """Return the body of a request; an HTTP status and a message if it is too long or too late."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return 400, "the request is incomplete"
                parts.append(message.get("body", b""))
                size += len(parts[-1])
                if size > most:
                    return 413, f"a request has at most {most} bytes here"
                if not message.get("more_body"):
                    return b"".join(parts)
    except TimeoutError:
        return 408, "the request took too long"


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` function that first returns the body already read, then further messages."""
    is_sent = False

    async def first() -> Message:
        nonlocal is_sent
        if is_sent:
            return await receive()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return first


def refused(status: int, words: str) -> JSONResponse:
    """Return a JSON response with this HTTP status and the words as its `error`."""
    return JSONResponse({"error": words}, status)
