"""Opponents of one learner: how environments call them, for one game or for many rows in one call.

An opponent is a function `opponent(observation, action_mask, rng)`, or an object with such a method `act`. If
it also has `act_batch(observations, masks, rng)`, this is called once for all games that wait at the same
time. Other opponents are called row by row.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from zx_env.core.validation import as_int, short, whole_numbers
from zx_env.errors import AgentError

Cells = npt.NDArray[np.int8]

Policy = Callable[[Cells, Cells, np.random.Generator], int]
"""(observation, action_mask, rng) -> a legal action."""

RowsPolicy = Callable[[Cells, Cells, np.random.Generator], npt.NDArray[Any]]
"""(observations [k, N], masks [k, A], rng) -> a legal action for each row: [k]."""


def uniform(observation: Cells, action_mask: Cells, rng: np.random.Generator) -> int:
    """Return a uniformly random legal action; this is the default opponent."""
    return int(rng.choice(np.flatnonzero(action_mask)))


def uniform_rows(observations: Cells, masks: Cells, rng: np.random.Generator) -> npt.NDArray[Any]:
    """Return a uniformly random legal action for each row: int [k]."""
    drawn: npt.NDArray[Any] = np.where(masks != 0, rng.random(masks.shape, np.float32), -1).argmax(axis=1)
    return drawn


def policy_of(opponent: Any) -> Policy:
    """Return the function of an opponent for one game; None plays uniformly at random.

    Raises:
        AgentError: The opponent is not callable.
    """
    if opponent is None:
        return uniform
    act = getattr(opponent, "act", opponent)
    if not callable(act):
        raise AgentError(
            f"an opponent is called as opponent(observation, action_mask, rng), or has such an `act`; "
            f"{short(opponent)} does neither"
        )
    policy: Policy = act
    return policy


def rows_policy_of(opponent: Any) -> RowsPolicy:
    """Return the function of an opponent for many rows; None plays uniformly at random.

    Raises:
        AgentError: The opponent is not callable. The function raises it for an invalid answer.
    """
    if opponent is None:
        return uniform_rows
    batch = getattr(opponent, "act_batch", None)
    if batch is None:
        return _row_by_row(policy_of(opponent))

    def act_rows(observations: Cells, masks: Cells, rng: np.random.Generator) -> npt.NDArray[Any]:
        answers = batch(observations, masks, rng)
        actions = whole_numbers(answers, len(masks), "an opponent's answers", AgentError)
        if ((actions < 0) | (actions >= masks.shape[1])).any():
            raise AgentError(f"an opponent's answers {short(actions)} are no actions")
        return actions

    return act_rows


def _row_by_row(policy: Policy) -> RowsPolicy:
    def act_each(observations: Cells, masks: Cells, rng: np.random.Generator) -> npt.NDArray[Any]:
        actions = np.empty(len(masks), np.int64)
        for k, (observation, mask) in enumerate(zip(observations, masks, strict=True)):
            answer = policy(observation, mask, rng)
            number = as_int(answer)
            if number is None or not 0 <= number < len(mask):
                raise AgentError(f"the opponent's answer {short(answer)} is no action")
            actions[k] = number
        return actions

    return act_each
