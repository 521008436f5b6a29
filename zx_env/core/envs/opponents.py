"""Who sits opposite one learner: an opponent as doors ask it, one game at a time or many rows in one call.

An opponent is called as `opponent(observation, action_mask, rng)`, or it is an object with such an `act`.
Where many games wait at once, an object that also has `act_batch(observations, masks, rng)` is asked once for
all of them; any other is asked row by row.
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
    """The opponent where none is given: any legal action, each with the same chance."""
    return int(rng.choice(np.flatnonzero(action_mask)))


def uniform_rows(observations: Cells, masks: Cells, rng: np.random.Generator) -> npt.NDArray[Any]:
    """The same for many rows."""
    drawn: npt.NDArray[Any] = np.where(masks != 0, rng.random(masks.shape, np.float32), -1).argmax(axis=1)
    return drawn


def policy_of(opponent: Any) -> Policy:
    """What is asked of an opponent for one game; None plays uniformly at random.

    Raises:
        AgentError: It cannot be asked.
    """
    if opponent is None:
        return uniform
    found = getattr(opponent, "act", opponent)
    if not callable(found):
        raise AgentError(
            f"an opponent is called as opponent(observation, action_mask, rng), or has such an `act`; "
            f"{opponent!r} does neither"
        )
    policy: Policy = found
    return policy


def rows_policy_of(opponent: Any) -> RowsPolicy:
    """What is asked of an opponent for many rows; None plays uniformly at random.

    Raises:
        AgentError: It cannot be asked; also later, where its answers are no actions.
    """
    if opponent is None:
        return uniform_rows
    batch = getattr(opponent, "act_batch", None)
    if batch is None:
        return _row_by_row(policy_of(opponent))

    def ask_once(observations: Cells, masks: Cells, rng: np.random.Generator) -> npt.NDArray[Any]:
        answers = batch(observations, masks, rng)
        found = whole_numbers(answers, len(masks), "an opponent's answers", AgentError)
        if ((found < 0) | (found >= masks.shape[1])).any():
            raise AgentError(f"an opponent's answers {short(found)} are no actions")
        return found

    return ask_once


def _row_by_row(policy: Policy) -> RowsPolicy:
    def ask_each(observations: Cells, masks: Cells, rng: np.random.Generator) -> npt.NDArray[Any]:
        found = np.empty(len(masks), np.int64)
        for k, (observation, mask) in enumerate(zip(observations, masks, strict=True)):
            answer = policy(observation, mask, rng)
            number = as_int(answer)
            if number is None or not 0 <= number < len(mask):
                raise AgentError(f"the opponent's answer {short(answer)} is no action")
            found[k] = number
        return found

    return ask_each
