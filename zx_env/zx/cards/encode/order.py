"""Choices of several cards whose order shows in nothing (rulings Z50, H83), by what the steps behind them do.

What is done to several cards at once is done to all of them together (ruling Z51), so that most words leave
no trace of the order; a few do one card after the other, or keep the order.
"""

from typing import Any

import numpy.typing as npt

from zx_env.zx.terms import NONE, Flag, Op, Target, Zone

_TOGETHER = (
    Op.DAMAGE,
    Op.DESTROY,
    Op.SLEEP,
    Op.REBOOT,
    Op.POWER,
    Op.GRANT,
    Op.GRANT_COLOR,
    Op.SHOW,
    Op.TURN_FACE_UP,
    Op.AS_FORCE,
    Op.SWAP,
    Op.DELAY,
)
"""Steps that do the same to chosen cards in whatever order these were chosen."""


def _keeps_order(step: npt.NDArray[Any], register: int) -> bool:
    """Whether the step may do something else where the cards of the register come in another order."""
    chosen = Target.CHOSEN + register
    op = step["op"]
    if op == Op.CHOOSE_SQUARE and step["about"] == chosen:
        return True
    if step["target"] != chosen:
        return False
    if op == Op.MOVE:
        # In a deck the cards lie in the order in which they come there, unless it is shuffled.
        return bool(step["zone"] == Zone.DECK and not step["how"] & Flag.SHUFFLED)
    return op not in _TOGETHER


def _next_rows(step: npt.NDArray[Any], row: int) -> list[int]:
    if step["op"] == Op.FINISH:
        return []
    jump = [] if step["jump"] == NONE else [int(step["jump"])]
    return jump if step["op"] == Op.GO_ON else [row + 1, *jump]


def _is_unordered(steps: npt.NDArray[Any], row: int, of_a_cost: bool) -> bool:
    register = int(steps[row]["register"])
    if register and (of_a_cost or steps[row]["high"] > 1):
        return False  # of several cards that are kept, what is asked later asks the first one
    seen: set[int] = set()
    rows = _next_rows(steps[row], row)
    while rows:
        row = rows.pop()
        if row in seen or (steps[row]["op"] == Op.CHOOSE and steps[row]["register"] == register):
            continue
        seen.add(row)
        if _keeps_order(steps[row], register):
            return False
        rows += _next_rows(steps[row], row)
    return True


def mark_unordered(steps: npt.NDArray[Any], first: int, last: int, of_a_cost: bool) -> None:
    """Give the choices of cards of a program, its rows from `first` to `last`, their Flag.UNORDERED."""
    for row in range(first, last + 1):
        if steps[row]["op"] == Op.CHOOSE and _is_unordered(steps, row, of_a_cost):
            steps[row]["how"] |= Flag.UNORDERED
