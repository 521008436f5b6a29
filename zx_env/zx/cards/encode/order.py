"""Find choices of several cards whose order has no effect (rulings Z50, H83), by the steps that follow.

Most steps affect all chosen cards together (ruling Z51), so the order in which they were chosen does not
matter. A few steps affect one card after another, or preserve the order.
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
    Op.TURN_FACE_DOWN,
    Op.AS_FORCE,
    Op.SWAP,
    Op.DELAY,
)
"""Steps whose result does not depend on the order in which cards were chosen."""


def _keeps_order(step: npt.NDArray[Any], register: int) -> bool:
    """Return whether the result of the step may depend on the order of the cards in the register."""
    chosen = Target.CHOSEN + register
    op = step["op"]
    if op == Op.CHOOSE_SQUARE and step["about"] == chosen:
        return True
    if step["target"] != chosen:
        return False
    if op == Op.MOVE:
        # Cards lie in a deck in the order of their arrival, unless it is shuffled.
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
        return False  # later steps read only the first of several cards in this register
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
    """Set Flag.UNORDERED on the choices of a program (rows `first` to `last`) whose order has no effect."""
    for row in range(first, last + 1):
        if steps[row]["op"] == Op.CHOOSE and _is_unordered(steps, row, of_a_cost):
            steps[row]["how"] |= Flag.UNORDERED
