"""An agent is asked for an action. What it may not do makes it forfeit the game, with the reason.

Not here: an agent that hangs, or ends its process (guard.py).
"""

from __future__ import annotations

import operator
import time
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent, BatchAgent

from zx_env.errors import ZXError
from zx_training.tournament.plan import Limits

LONGEST = 300
"""Characters that are kept of a reason: an agent chooses the words of what it raises."""


class Forfeited(Exception):  # noqa: N818 - what happened to a game, in the words of games
    """An agent did what none may do; the words say what."""


class Asked(Protocol):
    """One game in which an agent is to move."""

    game: Any
    number: int

    def stream(self, agent: int) -> np.random.Generator:
        """The chance of one of the two agents in this game."""


class Notes:
    """Where an asker notes who thinks; whoever watches from another process reads it (guard.py)."""

    def thinks(self, agent: int, number: int) -> None:
        """An agent is asked now; `number` is the game's in its pair, where it is asked for one game."""

    def rests(self) -> None:
        """No agent is asked."""


class Asker:
    """One agent of a round, `agent` 0 or 1, as its games ask it.

    Args:
        player: the agent.
        agent: which of the two.
        limits: how long it may think.
        notes: told who thinks.
        is_strict: what an agent raises goes on to the caller instead of forfeiting the game.
        rng: the agent's chance where it answers for many games at once.
    """

    def __init__(
        self,
        player: Agent,
        agent: int,
        limits: Limits,
        notes: Notes,
        is_strict: bool,
        rng: np.random.Generator,
    ) -> None:
        self.player, self.agent, self.limits, self.notes = player, agent, limits, notes
        self.is_strict, self.rng = is_strict, rng
        self.act_game: Any = getattr(player, "act_game", None)

    def ask(self, sittings: Sequence[Asked]) -> tuple[list[int | Forfeited], list[float]]:
        """For each game an action or why it is forfeited, and the seconds of thought."""
        if len(sittings) > 1:
            together = self._ask_together(sittings)
            if together is not None:
                return together
        answers, seconds = [], []
        for sitting in sittings:
            answer, took = self._ask_alone(sitting)
            answers.append(answer)
            seconds.append(took)
        return answers, seconds

    def _ask_together(self, sittings: Sequence[Asked]) -> tuple[list[int | Forfeited], list[float]] | None:
        """All in one call; None where it has to be asked game by game, to find whose fault it was."""
        player = self.player
        if self.act_game is not None or not isinstance(player, BatchAgent):
            return None
        games = [sitting.game for sitting in sittings]
        seen = np.stack([game.observe(game.to_play) for game in games])
        masks = np.stack([game.mask() for game in games])
        self.notes.thinks(self.agent, sittings[0].number)
        began = time.perf_counter()
        try:
            found: Any = np.asarray(player.act_batch(seen, masks.copy(), self.rng))
        except BaseException:
            if self.is_strict:
                raise
            return None
        finally:
            took = time.perf_counter() - began
            self.notes.rests()
        if found.shape != (len(games),) or found.dtype.kind not in "iu":
            return None
        if 0 < self.limits.decision < took:
            return None
        answers = [self._checked(one, mask) for one, mask in zip(found.tolist(), masks, strict=True)]
        return answers, [took / len(games)] * len(games)

    def _ask_alone(self, sitting: Asked) -> tuple[int | Forfeited, float]:
        game, rng = sitting.game, sitting.stream(self.agent)
        seat, mask = game.to_play, game.mask()
        self.notes.thinks(self.agent, sitting.number)
        began = time.perf_counter()
        try:
            if self.act_game is not None:
                answer = self.act_game(game.view(seat), rng)
            else:
                answer = self.player.act(game.observe(seat), mask.copy(), rng)
        except BaseException as fault:  # also SystemExit: an agent ends its game, never the tournament
            if self.is_strict:
                raise
            answer = Forfeited(_raised(fault))
        finally:
            took = time.perf_counter() - began
            self.notes.rests()
        if isinstance(answer, Forfeited):
            return answer, took
        if 0 < self.limits.decision < took and not self.is_strict:
            return too_slow(took, self.limits.decision, "a decision"), took
        return self._checked(answer, mask), took

    def _checked(self, answer: Any, mask: NDArray[Any]) -> int | Forfeited:
        """The answer as a number, if it is that of a legal action."""
        if self.is_strict:
            return answer  # type: ignore[no-any-return]  # the game refuses it, and says why
        try:
            action = operator.index(answer)
        except Exception:
            return Forfeited(short(f"gave back {_shown(answer)}, which is no number of an action"))
        if not 0 <= action < len(mask) or not mask[action]:
            return Forfeited(short(f"chose action {action}, which is not legal"))
        return action


def too_slow(seconds: float, limit: float, what: str) -> Forfeited:
    """Why a slow agent forfeits."""
    return Forfeited(f"took {seconds:.2f} s for {what}; the limit is {limit:g} s")


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
