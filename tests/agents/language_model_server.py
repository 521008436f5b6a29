"""A server with OpenAI's chat interface on loopback, whose model is a function of the messages.

    python -m tests.agents.language_model_server       # listens until it is interrupted
    zx score llm:stub@http://127.0.0.1:8000/v1 --quick --columns known

The model of that command is `simple_model`, which follows rules.
"""

import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Reply = Callable[[list[dict[str, str]]], Any]
"""Of the messages: the text of the reply, or a status and a body."""


class Server:
    """The server while it runs: its address, and the requests that it has got."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []

    @property
    def name(self) -> str:
        return f"llm:stub@{self.url}"


@contextmanager
def serving(reply: Reply, port: int = 0) -> Iterator[Server]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            assert self.path == "/v1/chat/completions"
            server.requests.append(asked)
            server.keys.append(self.headers["Authorization"])
            answer = reply(asked["messages"])
            status, body = answer if isinstance(answer, tuple) else (200, completion(answer))
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words: Any) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *where: Any) -> None:  # a client that has given up waiting
            pass

    listening = Quiet(("127.0.0.1", port), Handler)
    server = Server(f"http://127.0.0.1:{listening.server_address[1]}/v1")
    thread = threading.Thread(target=listening.serve_forever)
    thread.start()
    try:
        yield server
    finally:
        listening.shutdown()
        thread.join()
        listening.server_close()


def completion(content: Any) -> bytes:
    return json.dumps(
        {
            "choices": [{"message": {"role": "assistant", "content": content}}],
            "usage": {"prompt_tokens": 100, "completion_tokens": 5},
        }
    ).encode()


def actions_in(prompt: str) -> list[tuple[int, str]]:
    """The legal actions of a question in text: the lines "NUMBER: words" of its last part."""
    found = []
    for line in prompt.rpartition("\n\n")[2].splitlines():
        number, colon, words = line.partition(": ")
        if colon and number.isdigit():
            found.append((int(number), words))
    return found


GOOD = (
    "Attack the player",
    "Attack directly",
    "Summon",
    "Play",
    "Attack",
    "Put",
    "Start",
    "Use",
    "Choose",
    "Yes",
)
"""How the labels begin of actions that a simple player likes, the best first."""


def simple_model(messages: list[dict[str, str]]) -> str:
    """A model by rules: the first action of the kind that it likes best."""
    actions = actions_in(messages[1]["content"])
    rank = {
        number: next((k for k, good in enumerate(GOOD) if words.startswith(good)), 99)
        for number, words in actions
    }
    return f"I like this one.\nFinal Answer: {min(rank, key=rank.__getitem__)}"


if __name__ == "__main__":
    with serving(simple_model, port=8000) as running, contextlib.suppress(KeyboardInterrupt):
        print(running.name, flush=True)
        threading.Event().wait()
