"""`LanguageModelPlayer`: a language model behind any address of OpenAI's chat interface, "llm:MODEL@URL".

    zx match llm:my-model@http://127.0.0.1:8000/v1 scripted -n 10
    zx match "llm:my-model@http://127.0.0.1:8000/v1?tries=2&timeout=30&temperature=0" scripted

Each decision is one request: the rules in short, and the seat's question in text (`zx_env.TextSeat`). An
answer that is not legal is asked again with the reason, then the player forfeits its game. The key is read
from the environment variable OPENAI_API_KEY, if there is one. Needs httpx2: `pip install 'zx_env[llm]'`.
"""

from __future__ import annotations

import dataclasses
import os
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, urlsplit, urlunsplit

import numpy as np

from zx_env import Event, TextSeat, View
from zx_env.errors import AgentError, Forfeit, IllegalAction

KEY = "OPENAI_API_KEY"
"""Environment variable with the key of the interface."""
MOST_GAMES = 64
"""Games whose news a player remembers; those that it was asked for longest ago are forgotten."""
LONGEST_REPLY = 1_000_000
"""Most bytes of one response."""
LONGEST_QUOTE = 4_000
"""Most characters of a refused reply that are sent back to the model."""
RETRIED = (408, 429, 500, 502, 503, 504)
"""Statuses of a server that may answer later."""
SYSTEM = """You play the card game {title} to win. Each message asks you one question of the game.

{rules}

Think briefly. End with one line, the number of a legal action: "Final Answer: NUMBER"."""


@dataclass(frozen=True)
class LanguageModel:
    """A model and how to ask it."""

    model: str
    """Name of the model, as the server knows it."""
    url: str
    """Address of the interface, such as http://127.0.0.1:8000/v1; requests go to URL/chat/completions."""
    tries: int = 3
    """Most answers of one decision, and most attempts to reach the server for one answer."""
    timeout: float = 60.0
    """Seconds that one request may take to be answered."""
    wait: float = 1.0
    """Seconds before the second attempt; each further one waits twice as long."""
    temperature: float | None = None
    """Temperature of sampling; None leaves it to the server."""
    max_tokens: int | None = None
    """Most tokens of one reply; None leaves it to the server."""


def language_model(text: str) -> LanguageModel:
    """Return the model of a text "MODEL@URL", with options after a question mark: "?tries=2&timeout=30".

    Raises:
        AgentError: The text names no model or no address, or an option is unknown or no number.
    """
    model, at, address = text.rpartition("@")
    parts = urlsplit(address)
    if not at or not model or parts.scheme not in ("http", "https") or not parts.hostname:
        raise AgentError(f"llm:{text} is no model: name it as llm:MODEL@http://HOST:PORT/v1")
    numbers: dict[str, Any] = {"tries": int, "timeout": float, "wait": float}
    numbers |= {"temperature": float, "max_tokens": int}
    options = {}
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name not in numbers:
            raise AgentError(f"llm:{text}: there is no option {name!r}; there are {', '.join(numbers)}")
        try:
            options[name] = numbers[name](value)
        except ValueError:
            raise AgentError(f"llm:{text}: {name} is a number, not {value!r}") from None
        if not 0 <= options[name] < 1e9 or (name in ("tries", "timeout") and not options[name]):
            raise AgentError(f"llm:{text}: {name} is out of range: {value}")
    url = urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/"), "", ""))
    return LanguageModel(model, url, **options)


@dataclass
class Usage:
    """Counts of a player's requests to its server."""

    decisions: int = 0
    requests: int = 0
    prompt_characters: int = 0
    reply_characters: int = 0
    prompt_tokens: int = 0
    """Tokens as the server counts them; 0 if it does not."""
    completion_tokens: int = 0

    def as_dict(self) -> dict[str, int]:
        """Return all counts by name."""
        return dataclasses.asdict(self)


class LanguageModelPlayer:
    """A player that asks a language model for each decision."""

    needs_events = True
    """Matches play this player's games with `events=True`, so that its questions contain the news."""

    def __init__(self, model: LanguageModel, title: str) -> None:
        """Prepare the connection; no request is sent.

        Args:
            model: The model and its address.
            title: Name of the game.

        Raises:
            AgentError: httpx2 is not installed.
        """
        try:
            import httpx2
        except ModuleNotFoundError:
            raise AgentError("a language model needs httpx2: pip install 'zx_env[llm]'") from None
        self.model, self.title, self.usage = model, title, Usage()
        self._errors = (httpx2.TransportError,)
        key = os.environ.get(KEY)
        self._client = httpx2.Client(
            timeout=model.timeout, headers={"Authorization": f"Bearer {key}"} if key else {}
        )
        self._seats: list[tuple[int, list[Event], TextSeat]] = []

    def act_game(self, view: View, rng: np.random.Generator) -> int:
        """Return the action that the model chooses.

        Raises:
            Forfeit: The server cannot be reached, or no answer of the model is legal.
            AgentError: The server refuses the request.
        """
        question = self._seat_of(view).ask(view)
        self.usage.decisions += 1
        rules = SYSTEM.format(title=self.title, rules=view.wording.rules)
        messages = [{"role": "system", "content": rules}, {"role": "user", "content": str(question)}]
        reason = ""
        for _ in range(self.model.tries):
            reply = self._reply(messages)
            try:
                return question.read(reply)
            except IllegalAction as refused:
                reason = str(refused)
            messages += [
                {"role": "assistant", "content": reply[-LONGEST_QUOTE:]},
                {"role": "user", "content": reason},
            ]
        raise Forfeit(f"{self.model.model} gave no legal answer in {self.model.tries} tries: {reason}")

    def _seat_of(self, view: View) -> TextSeat:
        """Return the seat that was asked before in the view's game, found by its events; else a new one."""
        events = view.events() if view.keeps_events else []
        seat = TextSeat(cards_once=False)
        for place, (player, before, known) in enumerate(self._seats):
            if player == view.player and len(before) < len(events) and events[: len(before)] == before:
                seat = known
                del self._seats[place]
                break
        self._seats = [(view.player, events, seat), *self._seats[: MOST_GAMES - 1]]
        return seat

    def _reply(self, messages: list[dict[str, str]]) -> str:
        """Return the reply of the model."""
        model = self.model
        asked: dict[str, Any] = {"model": model.model, "messages": messages}
        for name in ("temperature", "max_tokens"):
            if getattr(model, name) is not None:
                asked[name] = getattr(model, name)
        self.usage.prompt_characters += sum(len(message["content"]) for message in messages)
        reason = ""
        for attempt in range(model.tries):
            if attempt:
                time.sleep(model.wait * 2 ** (attempt - 1))
            self.usage.requests += 1
            try:
                response = self._client.post(f"{model.url}/chat/completions", json=asked)
            except self._errors as fault:
                reason = f"{type(fault).__name__} {fault}".strip()
                continue
            if response.status_code == 200:
                return self._content(response)
            reason = f"status {response.status_code}"
            if response.status_code not in RETRIED:
                raise AgentError(f"{model.url} refuses {model.model}: {reason}, {response.text[:200]!r}")
        raise Forfeit(f"{model.url} did not answer in {model.tries} attempts: {reason}")

    def _content(self, response: Any) -> str:
        """Return the text of a response; "" if it has none, which is no legal answer."""
        try:
            answered = response.json() if len(response.content) <= LONGEST_REPLY else {}
            content = str(answered["choices"][0]["message"]["content"] or "")
            counts = answered.get("usage") or {}
            self.usage.prompt_tokens += int(counts.get("prompt_tokens") or 0)
            self.usage.completion_tokens += int(counts.get("completion_tokens") or 0)
        except (ValueError, KeyError, IndexError, TypeError, AttributeError):
            return ""
        self.usage.reply_characters += len(content)
        return content
