"""`zx serve`, which starts the server."""

from __future__ import annotations

import ipaddress
import socket
import threading
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from zx_env.errors import SettingError
from zx_training.serve.access import LOOPBACK, in_address

MOST_CONNECTIONS = 1000
SHUTDOWN_SECONDS = 5
"""Seconds that running requests have when the server is stopped."""
WILDCARDS = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""Hosts that stand for every address of the machine: their family, and an address reserved for examples."""


def serve(
    console: Console,
    host: str,
    port: int,
    names: Sequence[str],
    games: Path,
    agents: Sequence[str],
    decks: Sequence[str] = (),
    card_set: str | None = None,
) -> None:
    """Serve the page until the process is stopped.

    Args:
        console: Prints the address.
        host: The address to listen on.
        port: The port; 0 for any.
        names: Further host names of the server.
        games: The file that stores the games.
        agents: Agents to offer besides the named ones.
        decks: Decks to offer besides the shipped ones.
        card_set: A card set of one's own, which is read anew when its file changes.

    Raises:
        SettingError: The address or the file cannot be used, or a package is missing.
        ZXError: A deck, an agent or the card set cannot be used.
    """
    try:
        import uvicorn

        from zx_training.serve.app import application
        from zx_training.serve.connections import BoundedProtocol
    except ModuleNotFoundError as missing:
        raise SettingError(f"the page needs {missing.name}: pip install 'zx_env[web]'") from None
    from zx_training.serve.sessions import SessionManager
    from zx_training.serve.store import Store

    if not _is_loopback(host):
        console.print(
            f"[bold yellow]everybody who reaches {_name_of(host)} can play here[/]: there are no passwords, "
            "and nothing that is sent is encrypted",
        )
    sessions = SessionManager(Store(games), agents, decks, card_set)
    sessions.warm()
    settings = uvicorn.Config(
        application(sessions, (*names, host)),
        host=host.strip("[]"),
        port=port,
        http=BoundedProtocol,
        log_level="warning",
        access_log=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        h11_max_incomplete_event_size=32 * 1024,
        server_header=False,
        proxy_headers=False,
    )
    try:
        taken = settings.bind_socket()
    except SystemExit:
        raise SettingError(f"nothing can listen on {host}:{port}: take another --port") from None
    address = f"http://{_name_of(host)}:{taken.getsockname()[1]}/"
    console.print(f"Play at [bold]{address}[/]   (games in {games}; Ctrl-C stops)", highlight=False)
    threading.Thread(target=sessions.list_decks, name="list decks", daemon=True).start()
    uvicorn.Server(settings).run(sockets=[taken])
    raise KeyboardInterrupt  # uvicorn may swallow it; nothing else lets the server return


def _is_loopback(host: str) -> bool:
    """Return whether only programs of this machine reach a host."""
    if in_address(host) in LOOPBACK:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return False


def _name_of(host: str) -> str:
    """Return what others write for a host: of a wildcard, which stands for every address, one of them."""
    if in_address(host) in LOOPBACK[:2]:
        return "localhost"
    if host not in WILDCARDS:
        return in_address(host)
    family, anybody = WILDCARDS[host]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:  # connecting a datagram socket sends nothing
        try:
            probe.connect((anybody, 9))
        except OSError:  # no network: only this machine reaches it
            return "localhost"
        return in_address(probe.getsockname()[0])
