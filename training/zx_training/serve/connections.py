"""`BoundedProtocol`: uvicorn's HTTP protocol with a deadline for a request and a bound for each address."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 10.0
"""Seconds in which the first line and the headers of a request arrive; then the connection is closed."""
MOST_OF_ADDRESS = 200
"""Most connections of one address; further ones are closed. A browser opens six."""


class BoundedProtocol(H11Protocol):
    """One connection. Connections that send nothing, or half a header, do not keep others out."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Close a connection of an address that has too many; otherwise wait for the first request."""
        super().connection_made(transport)
        if sum(_address_of(other) == _address_of(self) for other in self.connections) > MOST_OF_ADDRESS:
            transport.close()
            return
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Read a part of a request; the time for its headers runs until the request is complete."""
        super().data_received(data)
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        else:
            self._end_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the deadline."""
        self._end_wait()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _end_wait(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _address_of(connection: object) -> str:
    """Return the address of the other side of a connection; "" if the system does not tell it."""
    client = getattr(connection, "client", None)
    return str(client[0]) if client else ""
