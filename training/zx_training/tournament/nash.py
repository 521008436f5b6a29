"""Nash averaging: how often each would be chosen by players who may choose freely, and who wins then.

Wins against the weak count nothing there: where one beats all others it has the whole share, and where three
beat each other in a ring, each has a third. Of all such shares the most even one is taken, so two equal
players share alike (Balduzzi and others, "Re-evaluating evaluation", 2018).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog, minimize

SLACK = 1e-6
"""How much better than even an answer may be: what the solvers leave."""


def nash_shares(rates: NDArray[np.float64]) -> NDArray[np.float64]:
    """The shares of a Nash equilibrium of the game in which both choose a player, the most even one.

    Args:
        rates: float [n, n], how often row wins against column; not read on the diagonal.

    Returns:
        float [n], adding up to 1.
    """
    gains = rates - rates.T  # antisymmetric: its value is 0
    n = len(gains)
    # p is an equilibrium where no answer to it gains: p @ gains >= 0 in every column.
    found = linprog(
        np.zeros(n), A_ub=-gains.T, b_ub=np.full(n, SLACK), A_eq=np.ones((1, n)), b_eq=[1.0], bounds=(0, 1)
    )
    start = np.asarray(found.x, np.float64)
    even = minimize(
        lambda p: float(np.sum(p * np.log(np.maximum(p, 1e-12)))),
        0.5 * start + 0.5 / n,
        jac=lambda p: np.log(np.maximum(p, 1e-12)) + 1,
        bounds=[(0.0, 1.0)] * n,
        constraints=[
            {"type": "ineq", "fun": lambda p: p @ gains + SLACK, "jac": lambda p: gains.T},
            {"type": "eq", "fun": lambda p: p.sum() - 1, "jac": lambda p: np.ones(n)},
        ],
        method="SLSQP",
        options={"maxiter": 500, "ftol": 1e-10},
    )
    shares = np.clip(even.x, 0, 1)
    shares = shares / shares.sum()
    is_equilibrium = bool((shares @ gains >= -1e-3).all())
    best = shares if is_equilibrium else start
    best = np.where(best < 1e-4, 0.0, best)
    return np.asarray(best / best.sum(), np.float64)


def nash_values(rates: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """How often each wins against players chosen by the shares, itself counting as even."""
    even = rates.copy()
    np.fill_diagonal(even, 0.5)
    return np.asarray(even @ shares, np.float64)
