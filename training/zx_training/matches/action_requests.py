"""An agent is asked for its actions. What it may not do makes it forfeit a game, with the reason.

Not here: an agent that hangs, or ends its process (serve/access.py).
"""

from __future__ import annotations

import operator
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent, BatchAgent

from zx_env.errors import ZXError
from zx_training.matches.game_rows import Rows, Tables
from zx_training.matches.schedule import AT_ONCE, AT_ONCE_THINKING, Limits

LONGEST = 300
"""Characters that are kept of a reason: an agent chooses the words of what it raises."""


class Notes:
    """Where an asker notes who thinks; whoever watches from another process reads it (serve/access.py)."""

    def thinks(self, agent: int, number: int) -> None:
        """An agent is asked now; `number` is the game's in its pair, where it is asked for one game."""

    def rests(self) -> None:
        """No agent is asked."""


@dataclass
class Answers:
    """For each row that was asked a legal action or -1, seconds of thought; and why some are forfeited."""

    actions: NDArray[np.int64]
    seconds: NDArray[np.float64]
    forfeits: dict[int, str]


class Asker:
    """One agent of a round, `agent` 0 or 1, as the tables ask it.

    Args:
        player: the agent.
        agent: which of the two.
        limits: how long it may think.
        notes: told who thinks.
        is_strict: what an agent does wrong is raised instead of forfeiting the game.
        rng: the agent's chance where it answers for many games at once.
        stream: (row, agent) to its chance in that game alone.
        numbers: which game of its pair each row is.
    """

    def __init__(
        self,
        player: Agent,
        agent: int,
        limits: Limits,
        notes: Notes,
        is_strict: bool,
        rng: np.random.Generator,
        stream: Callable[[int, int], np.random.Generator],
        numbers: NDArray[np.int64],
    ) -> None:
        self.player, self.agent, self.limits, self.notes = player, agent, limits, notes
        self.is_strict, self.rng, self.stream, self.numbers = is_strict, rng, stream, numbers
        self.act_game: Any = getattr(player, "act_game", None)
        self.act_games: Any = getattr(player, "act_games", None)

    def ask(self, tables: Tables, rows: Rows) -> Answers:
        """The agent's answers in these rows, in all of which it is to move."""
        seen, masks = tables.look(rows)
        if len(rows) > 1:
            together = self._ask_together(tables, rows, seen, masks)
            if together is not None:
                return together
        answers = Answers(np.full(len(rows), -1, np.int64), np.zeros(len(rows)), {})
        for k, row in enumerate(rows.tolist()):
            self._ask_alone(tables, row, seen[k], answers, k)
        return answers

    def _question(
        self, tables: Tables, rows: Rows, seen: NDArray[Any], masks: NDArray[Any]
    ) -> Callable[[], Any] | None:
        """What asks the agent for all rows in one call, if it can be asked so."""
        if self.act_games is not None:
            views = [_view(tables.game(row)) for row in rows.tolist()]
            return partial(self.act_games, views, self.rng)
        if self.act_game is None and isinstance(self.player, BatchAgent):
            return partial(self.player.act_batch, seen.copy(), masks.copy(), self.rng)
        return None

    def _ask_together(
        self, tables: Tables, rows: Rows, seen: NDArray[Any], masks: NDArray[Any]
    ) -> Answers | None:
        """All in one call; None where it has to be asked game by game, to find whose fault it was."""
        question = self._question(tables, rows, seen, masks)
        if question is None:
            return None
        self.notes.thinks(self.agent, int(self.numbers[rows[0]]))
        began = time.perf_counter()
        try:
            found: Any = np.asarray(question())
        except BaseException:
            if self.is_strict:
                raise
            return None
        finally:
            took = time.perf_counter() - began
            self.notes.rests()
        if found.shape != (len(rows),) or found.dtype.kind not in "iu":
            return None
        if 0 < self.limits.decision < took:
            return None
        inside = (found >= 0) & (found < masks.shape[1])
        legal = inside & (masks[np.arange(len(rows)), np.where(inside, found, 0)] != 0)
        forfeits = {int(k): self._illegal(tables, int(rows[k]), found[k]) for k in np.flatnonzero(~legal)}
        actions = np.where(legal, found, -1).astype(np.int64)
        return Answers(actions, np.full(len(rows), took / len(rows)), forfeits)

    def _ask_alone(self, tables: Tables, row: int, seen: NDArray[Any], answers: Answers, k: int) -> None:
        game, rng = tables.game(row), self.stream(row, self.agent)
        mask = game.mask()
        if self.act_game is not None:
            question = partial(self.act_game, _view(game), rng)
        else:
            question = partial(self.player.act, seen, mask.copy(), rng)
        self.notes.thinks(self.agent, int(self.numbers[row]))
        why, answer = None, None
        began = time.perf_counter()
        try:
            answer = question()
        except BaseException as fault:  # also SystemExit: an agent ends its game, never the tournament
            if self.is_strict:
                raise
            why = _raised(fault)
        finally:
            answers.seconds[k] = took = time.perf_counter() - began
            self.notes.rests()
        if why is None and 0 < self.limits.decision < took and not self.is_strict:
            why = too_slow(took, self.limits.decision, "a decision")
        if why is None:
            answers.actions[k], why = self._checked(tables, row, answer, mask)
        if why is not None:
            answers.forfeits[k] = why

    def _checked(self, tables: Tables, row: int, answer: Any, mask: NDArray[Any]) -> tuple[int, str | None]:
        """The answer as the number of a legal action, or -1 and what is wrong with it."""
        try:
            action = operator.index(answer)
        except Exception:
            if self.is_strict:
                tables.game(row).step(answer)
            return -1, short(f"gave back {_shown(answer)}, which is no number of an action")
        if not 0 <= action < len(mask) or not mask[action]:
            return -1, self._illegal(tables, row, action)
        return action, None

    def _illegal(self, tables: Tables, row: int, action: int) -> str:
        if self.is_strict:
            tables.game(row).step(int(action))  # the game refuses it, and says why
        return short(f"chose action {action}, which is not legal")


def deals_at_once(player: Agent) -> int:
    """Deals that are worth playing in lockstep with this agent; 1 where it has to be asked game by game."""
    if hasattr(player, "act_games"):
        return AT_ONCE_THINKING
    return AT_ONCE if isinstance(player, BatchAgent) and not hasattr(player, "act_game") else 1


def _view(game: Any) -> Any:
    return game.view(game.to_play)


def too_slow(seconds: float, limit: float, what: str) -> str:
    """Why a slow agent forfeits."""
    return f"took {seconds:.2f} s for {what}; the limit is {limit:g} s"


def short(words: str) -> str:
    """At most LONGEST characters, on one line."""
    line = " ".join(words.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def _shown(thing: Any) -> str:
    try:
        return f"{repr(thing)[:LONGEST]} ({type(thing).__name__})"
    except Exception:
        return f"an object of the class {type(thing).__name__}"


def _raised(fault: BaseException) -> str:
    try:
        words = str(fault)
    except Exception:
        words = ""
    name = type(fault).__name__
    return short(words if isinstance(fault, ZXError) and words else f"raised {name}: {words}".rstrip(": "))
