"""`zx serve` as a process: silent connections, agents that hang or leave, names of the machine, Ctrl-C."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("httpx2")

import httpx2 as httpx
from zx_training.serve import command

ROOT = Path(__file__).resolve().parents[2]
SERVER = """
import sys
from zx_training.cli import run
from zx_training.serve import app, connections
connections.REQUEST_SECONDS, connections.MOST_OF_ADDRESS = 2.0, 20
app.PATIENCE, app.SLOT_SECONDS, app.AGENT_SECONDS = 0.2, 0.5, 3.0
sys.exit(run(sys.argv[1:]))
"""
BAD = "tests.training.bad_players"


class Server:
    """A running server and its address."""

    def __init__(self, process: Any, address: str) -> None:
        self.process, self.address = process, address
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    def open(self, enemy: str, **changes: Any) -> tuple[str, dict[str, str]]:
        """Begin a game against an agent; return its path and the headers of the person's seat."""
        body = {"game": "zx", "decks": ["b01_red", "b01_blue"], "seats": ["person", enemy], "seed": 7}
        told = self.client.post("/api/games", json=body | changes).json()
        return f"/api/games/{told['id']}", {"authorization": f"Bearer {told['tokens']['0']}"}

    def play(self, path: str, headers: dict[str, str], *ends: str) -> dict[str, Any]:
        """Take the first move, again and again, until one of these is told; return all that is."""

        def step() -> Any:
            state = self.client.get(path, headers=headers).json()
            if not state["over"] and state["moves"]:
                move = {"n": state["n"], "actions": [state["moves"][0]["index"]]}
                state = self.client.post(f"{path}/act", headers=headers, json=move).json()
            return any(state.get(end) for end in ends) and state

        return until(60, step)


@contextlib.contextmanager
def served(folder: Path, *options: str) -> Iterator[Server]:
    """Start `zx serve` with short limits; stop it at the end."""
    arguments = ["serve", "--port", "0", "--games", str(folder / "games.sqlite"), *options]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, *arguments],
        cwd=ROOT, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        lines = []
        for line in process.stdout:  # type: ignore[union-attr]
            lines.append(line)
            if found := re.search(r"Play at (\S+)", line):
                server = Server(process, found[1])
                with server.client:
                    yield server
                break
        else:
            raise AssertionError(f"it did not start: {lines}")
    finally:
        process.kill()
        process.wait()
        process.stdout.close()  # type: ignore[union-attr]


def until(seconds: float, ask: Any) -> Any:
    """Return the first answer of `ask` that is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answer := ask():
            return answer
        time.sleep(0.1)
    raise AssertionError(f"not within {seconds} s")


def is_closed(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_silent_connections_keep_nobody_out(tmp_path: Path):
    with served(tmp_path) as server, contextlib.ExitStack() as held:
        quiet = []
        for k in range(60):
            connection = held.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            with contextlib.suppress(ConnectionError):
                connection.sendall(b"" if k % 2 else b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            quiet.append(connection)
        # At most twenty of one address are held, and those for two seconds.
        until(30, lambda: sum(map(is_closed, quiet)) >= 40)
        until(30, lambda: all(map(is_closed, quiet)))
        assert server.client.get("/api/choices").status_code == 200


def test_agents_that_hang_give_up_and_stop_nobody_else(tmp_path: Path):
    with served(tmp_path, "--agent", f"{BAD}:HangsAlways") as server:
        hung = [server.open(f"{BAD}:HangsAlways") for _ in range(5)]
        for game in hung:
            assert server.play(*game, "thinking", "over")
        assert server.play(*server.open("random"), "log", "over")["fault"] is None
        for ended in [server.play(*game, "over") for game in hung]:
            assert ended["winner"] == 0 and "gave no answer in 3 s" in ended["fault"]
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(30) == 130


@pytest.mark.parametrize(
    ("agent", "says"),
    [("LeavesAlways", "raised SystemExit: 3"), ("RaisesAlways", "raised ValueError: <b>my")],
)
def test_an_agent_that_fails_gives_up_and_the_server_goes_on(tmp_path: Path, agent: str, says: str):
    with served(tmp_path, "--agent", f"{BAD}:{agent}") as server:
        ended = server.play(*server.open(f"{BAD}:{agent}"), "over")
        assert ended["winner"] == 0 and says in ended["fault"]
        assert server.client.get("/api/choices").status_code == 200


def test_a_server_of_all_addresses_is_opened_by_each_of_them(tmp_path: Path):
    own = command._name_of("0.0.0.0")
    with served(tmp_path, "--host", "0.0.0.0") as server:
        assert server.address == f"http://{own}:{server.port}/"
        for name in (own, "127.0.0.2"):
            answer = server.client.get(f"http://{name}:{server.port}/api/choices")
            assert answer.status_code == 200, name
        foreign = {"host": f"evil.example:{server.port}"}
        assert server.client.get("/api/choices", headers=foreign).status_code == 421


@pytest.mark.parametrize(
    ("host", "name", "is_loopback"),
    [
        ("127.0.0.1", "localhost", True),
        ("localhost", "localhost", True),
        ("127.0.0.5", "127.0.0.5", True),
        ("::1", "[::1]", True),
        ("[::1]", "[::1]", True),
        ("192.0.2.7", "192.0.2.7", False),
        ("2001:db8::7", "[2001:db8::7]", False),
        ("zx.example", "zx.example", False),
        ("0.0.0.0", None, False),
        ("::", None, False),
    ],
)
def test_a_host_is_printed_as_browsers_write_it(host: str, name: str | None, is_loopback: bool):
    assert command._is_loopback(host) == is_loopback
    assert command._name_of(host) == name if name else command._name_of(host) not in command.WILDCARDS
