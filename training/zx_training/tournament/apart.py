"""An agent in a process without games: it gets observations or views through a pipe, and answers in JSON.

The process that plays has the games with their hidden cards, where an agent could look for them. An agent
that is kept apart is asked by `AgentApart` and answers from `serve`. Its random generator travels with each
request, so the games are those of an agent that is not kept apart.
"""

from __future__ import annotations

import json
import operator
import os
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

import numpy as np

from zx_env.errors import AgentError, Forfeit, ZXError
from zx_training.matches.action_requests import no_action, reason_of
from zx_training.matches.schedule import ContextFactory

METHODS = ("act", "act_batch", "act_game", "act_games")
"""The methods by which an agent is asked, those of them that it has."""
FLAGS = ("needs_events",)
LOST = 70
"""Exit status of a process that plays, after the process of its agent has ended."""


def end_with_agent() -> NoReturn:
    """End this process, which plays, because that of its agent has ended.

    Whoever watches this one blames the agent that is asked.
    """
    os._exit(LOST)


class AgentApart:
    """Asks an agent in another process. It has the methods that the agent has."""

    def __init__(self, pipe: Any, at_end: Callable[[], NoReturn] = end_with_agent) -> None:
        """Wait until the agent is loaded.

        Args:
            pipe: Connection to a process that runs `serve`.
            at_end: Called when that process has ended.

        Raises:
            AgentError: The agent cannot be loaded.
        """
        self._pipe, self._at_end = pipe, at_end
        found = self._answer()
        for name in found["methods"]:
            if name in METHODS:
                setattr(self, name, partial(self._ask, name))
        for name in FLAGS:
            setattr(self, name, bool(found["flags"].get(name)))

    def _ask(self, name: str, *arguments: Any) -> Any:
        *seen, rng = arguments
        try:
            self._pipe.send((name, seen, rng))
        except OSError:
            self._at_end()
        found = self._answer()
        rng.bit_generator.state = found["rng"]
        actions = found["actions"]
        return np.array(actions, np.int64) if isinstance(actions, list) else actions

    def _answer(self) -> dict[str, Any]:
        """Return what the agent's process says."""
        try:
            found = json.loads(self._pipe.recv_bytes())
        except (EOFError, OSError):
            self._at_end()
        if found.get("forfeit"):
            raise Forfeit(str(found["reason"]))
        if "reason" in found:
            raise AgentError(str(found["reason"]))
        return dict(found)


def serve(pipe: Any, make_context: ContextFactory, loaded_by: str) -> None:
    """Load an agent and answer for it until the pipe closes."""
    try:
        player = make_context().player(loaded_by)
    except ZXError as fault:
        pipe.send_bytes(json.dumps({"reason": str(fault)}).encode())
        return
    methods = [name for name in METHODS if hasattr(player, name)]
    flags = {name: bool(getattr(player, name, False)) for name in FLAGS}
    pipe.send_bytes(json.dumps({"methods": methods, "flags": flags}).encode())
    while True:
        try:
            name, seen, rng = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send_bytes(json.dumps(_answered(player, name, seen, rng)).encode())


def _answered(player: Any, name: str, seen: Any, rng: np.random.Generator) -> dict[str, Any]:
    try:
        answer = getattr(player, name)(*seen, rng)
        actions: Any = [int(one) for one in answer] if name in ("act_batch", "act_games") else None
    except BaseException as fault:  # also SystemExit, as where agents are not kept apart
        return {"reason": reason_of(fault), "forfeit": isinstance(fault, Forfeit)}
    if actions is None:
        try:
            actions = operator.index(answer)
        except Exception:
            return {"reason": no_action(answer)}
    return {"actions": actions, "rng": rng.bit_generator.state}
