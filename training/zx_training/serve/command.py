"""`zx serve`, which starts the server, and `zx replay --html`, which writes a replay."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from zx_env.errors import SettingError
from zx_training.serve.access import LOOPBACK

MOST_CONNECTIONS = 1000


def serve(
    console: Console, host: str, port: int, names: Sequence[str], games: Path, agents: Sequence[str]
) -> None:
    """Serve the page until the process is stopped.

    Args:
        console: Prints the address.
        host: The address to listen on.
        port: The port; 0 for any.
        names: Further host names of the server.
        games: The file that stores the games.
        agents: Agents to offer besides the named ones.

    Raises:
        SettingError: The address or the file cannot be used, or a package is missing.
    """
    try:
        import uvicorn

        from zx_training.serve.app import application
    except ModuleNotFoundError as missing:
        raise SettingError(f"the page needs {missing.name}: pip install 'zx_env[web]'") from None
    from zx_training.games import game_names
    from zx_training.serve.sessions import SessionManager
    from zx_training.serve.store import Store

    if host not in LOOPBACK:
        console.print(
            f"[bold yellow]everybody who reaches {host} can play here[/]: there are no passwords, and "
            "nothing that is sent is encrypted",
        )
    sessions = SessionManager(Store(games), agents)
    for agent in agents:
        sessions.agent(game_names()[0], agent)
    sessions.warm()
    settings = uvicorn.Config(
        application(sessions, (*names, host)),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_keep_alive=20,
        h11_max_incomplete_event_size=32 * 1024,
        server_header=False,
        proxy_headers=False,
    )
    try:
        taken = settings.bind_socket()
    except SystemExit:
        raise SettingError(f"nothing can listen on {host}:{port}: take another --port") from None
    shown = "localhost" if host in LOOPBACK else host
    console.print(
        f"Play at [bold]http://{shown}:{taken.getsockname()[1]}/[/]   (games in {games}; Ctrl-C stops)"
    )
    uvicorn.Server(settings).run(sockets=[taken])


def write_replay(console: Console, path: Path, html: Path, card_set: str | None) -> None:
    """Write a recorded game as an HTML page.

    Raises:
        SettingError: A file cannot be read or written.
        RecordError: The record is invalid or damaged.
    """
    from zx_training.files import put_in_place
    from zx_training.record_files import read_record
    from zx_training.serve.replay import replay_of

    page = replay_of(read_record(path), card_set=card_set)
    try:
        with put_in_place(html) as scratch:
            scratch.write_text(page, encoding="utf-8")
    except OSError as fault:
        raise SettingError(f"the page cannot be written to {html}: {fault}") from fault
    console.print(f"{html}: {len(page) / 1e6:.1f} MB; open it in any browser", highlight=False)
