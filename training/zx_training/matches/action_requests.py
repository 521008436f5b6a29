"""Requests to agents for actions. A failed request forfeits the game; the reason is recorded.

See also: tournament/watchdog.py, for agents that hang or end their process.
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

from zx_env.errors import Forfeit, ZXError
from zx_training.matches.game_rows import GameRows, RowIndices
from zx_training.matches.schedule import DEALS_PER_ROUND, VIEW_AGENT_DEALS_PER_ROUND, Limits

MAX_REASON_LENGTH = 300
"""Maximum number of characters of a reason: an agent chooses the text of the errors it raises."""


class Activity:
    """Records which agent is choosing an action, so that a watchdog in another process can read it."""

    def begin(self, agent: int, number: int) -> None:
        """Record that `agent` (0 or 1 in the round) is choosing in game `number` (0 or 1) of its pair.

        If it chooses for many games at once, `number` is that of the first of them.
        """

    def end(self) -> None:
        """Record that no agent is choosing."""


@dataclass
class Answers:
    """For each requested row a legal action, -1 for a forfeit, and the seconds of thinking.

    `forfeits` maps the row of each forfeited game to the reason.
    """

    actions: NDArray[np.int64]
    seconds: NDArray[np.float64]
    forfeits: dict[int, str]


class ActionRequester:
    """Requests the actions of one agent of a round.

    Args:
        player: The agent.
        agent: Number of the agent in the round, 0 or 1.
        limits: Limits on the agent's thinking time.
        activity: Updated before and after every request.
        is_strict: Raise the agent's errors, except `Forfeit`, instead of forfeiting the game.
        rng: The agent's random generator for requests for many games at once.
        stream: Function of (row, agent) that returns the agent's random generator for the game of one row.
        numbers: For each row, the number of its game in the pair: 0 or 1.
    """

    def __init__(
        self,
        player: Agent,
        agent: int,
        limits: Limits,
        activity: Activity,
        is_strict: bool,
        rng: np.random.Generator,
        stream: Callable[[int, int], np.random.Generator],
        numbers: NDArray[np.int64],
    ) -> None:
        self.player, self.agent, self.limits, self.activity = player, agent, limits, activity
        self.is_strict, self.rng, self.stream, self.numbers = is_strict, rng, stream, numbers
        self.act_game: Any = getattr(player, "act_game", None)
        self.act_games: Any = getattr(player, "act_games", None)

    def request(self, games: GameRows, rows: RowIndices) -> Answers:
        """Return the agent's answers in these rows; the agent must be to move in every row."""
        observations, masks = games.observe(rows)
        if len(rows) > 1:
            batch_answers = self._request_batch(games, rows, observations, masks)
            if batch_answers is not None:
                return batch_answers
        answers = Answers(np.full(len(rows), -1, np.int64), np.zeros(len(rows)), {})
        for k, row in enumerate(rows.tolist()):
            self._request_one(games, row, observations[k], answers, k)
        return answers

    def _batch_call(
        self, games: GameRows, rows: RowIndices, observations: NDArray[Any], masks: NDArray[Any]
    ) -> Callable[[], Any] | None:
        """Return a function that requests all rows in one call; None if the agent plays single games."""
        if self.act_games is not None:
            views = [_view(games.game(row)) for row in rows.tolist()]
            return partial(self.act_games, views, self.rng)
        if self.act_game is None and isinstance(self.player, BatchAgent):
            return partial(self.player.act_batch, observations.copy(), masks.copy(), self.rng)
        return None

    def _request_batch(
        self, games: GameRows, rows: RowIndices, observations: NDArray[Any], masks: NDArray[Any]
    ) -> Answers | None:
        """Request all rows in one call.

        Returns:
            The answers; None if the games must be requested one by one, to find the games that fail.
        """
        call = self._batch_call(games, rows, observations, masks)
        if call is None:
            return None
        self.activity.begin(self.agent, int(self.numbers[rows[0]]))
        start = time.perf_counter()
        try:
            chosen: Any = np.asarray(call())
        except BaseException:
            if self.is_strict:
                raise
            return None
        finally:
            seconds = time.perf_counter() - start
            self.activity.end()
        if chosen.shape != (len(rows),) or chosen.dtype.kind not in "iu":
            return None
        if 0 < self.limits.decision < seconds:
            return None
        in_range = (chosen >= 0) & (chosen < masks.shape[1])
        legal = in_range & (masks[np.arange(len(rows)), np.where(in_range, chosen, 0)] != 0)
        forfeits = {int(k): self._illegal(games, int(rows[k]), chosen[k]) for k in np.flatnonzero(~legal)}
        actions = np.where(legal, chosen, -1).astype(np.int64)
        return Answers(actions, np.full(len(rows), seconds / len(rows)), forfeits)

    def _request_one(
        self, games: GameRows, row: int, observation: NDArray[Any], answers: Answers, k: int
    ) -> None:
        game, rng = games.game(row), self.stream(row, self.agent)
        mask = game.mask()
        if self.act_game is not None:
            call = partial(self.act_game, _view(game), rng)
        else:
            call = partial(self.player.act, observation, mask.copy(), rng)
        self.activity.begin(self.agent, int(self.numbers[row]))
        reason, answer = None, None
        start = time.perf_counter()
        try:
            answer = call()
        except BaseException as error:  # also SystemExit, which would end the tournament
            if self.is_strict and not isinstance(error, Forfeit):
                raise
            reason = reason_of(error)
        finally:
            answers.seconds[k] = seconds = time.perf_counter() - start
            self.activity.end()
        if reason is None and 0 < self.limits.decision < seconds and not self.is_strict:
            reason = too_slow(seconds, self.limits.decision, "a decision")
        if reason is None:
            answers.actions[k], reason = self._validated(games, row, answer, mask)
        if reason is not None:
            answers.forfeits[k] = reason

    def _validated(
        self, games: GameRows, row: int, answer: Any, mask: NDArray[Any]
    ) -> tuple[int, str | None]:
        """Return a legal action and None; for an invalid answer, -1 and the reason."""
        try:
            action = operator.index(answer)
        except Exception:
            if self.is_strict:
                games.game(row).step(answer)
            return -1, no_action(answer)
        if not 0 <= action < len(mask) or not mask[action]:
            return -1, self._illegal(games, row, action)
        return action, None

    def _illegal(self, games: GameRows, row: int, action: int) -> str:
        if self.is_strict:
            games.game(row).step(int(action))  # the game rejects the action with its own message
        return shorten(f"chose action {action}, which is not legal")


def deals_per_round(player: Agent) -> int:
    """Return how many deals to play in lockstep with this agent; 1 if it answers for one game at a time."""
    if hasattr(player, "act_games"):
        return VIEW_AGENT_DEALS_PER_ROUND
    return DEALS_PER_ROUND if isinstance(player, BatchAgent) and not hasattr(player, "act_game") else 1


def _view(game: Any) -> Any:
    return game.view(game.to_play)


def too_slow(seconds: float, limit: float, task: str) -> str:
    """Return the reason for the forfeit of a slow agent."""
    return f"took {seconds:.2f} s for {task}; the limit is {limit:g} s"


def shorten(text: str) -> str:
    """Return the text on one line, cut to MAX_REASON_LENGTH characters."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_REASON_LENGTH else line[: MAX_REASON_LENGTH - 1] + "…"


def no_action(answer: Any) -> str:
    """Return the reason for the forfeit of an agent whose answer is no integer."""
    return shorten(f"gave back {_repr_of(answer)}, which is no number of an action")


def _repr_of(value: Any) -> str:
    try:
        return f"{repr(value)[:MAX_REASON_LENGTH]} ({type(value).__name__})"
    except Exception:
        return f"an object of the class {type(value).__name__}"


def reason_of(error: BaseException) -> str:
    """Return why an agent forfeits a game, from the error that it raised."""
    try:
        text = str(error)
    except Exception:
        text = ""
    name = type(error).__name__
    return shorten(text if isinstance(error, ZXError) and text else f"raised {name}: {text}".rstrip(": "))
