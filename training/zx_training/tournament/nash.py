"""Nash averaging: the mixed strategy of a meta-game in which each side chooses a player freely.

Wins against weak players do not count: a player that beats all others has the share 1, and three players that
beat each other in a ring have the share 1/3 each. The solution is the maximum-entropy equilibrium, so equal
players get equal shares (Balduzzi and others, "Re-evaluating evaluation", 2018).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog, minimize

SLACK = 1e-6
"""Tolerance of the equilibrium condition: the accuracy of the solvers."""


def nash_distribution(rates: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the maximum-entropy Nash equilibrium of the meta-game in which each side chooses a player.

    Args:
        rates: Win rates of row against column, float [n, n]; the diagonal is not read.

    Returns:
        Shares of the players, float [n], with sum 1.
    """
    gains = rates - rates.T  # antisymmetric, so the value of the meta-game is 0
    n = len(gains)
    # Shares p are an equilibrium if no player gains against them: p @ gains >= 0 in every column.
    solution = linprog(
        np.zeros(n), A_ub=-gains.T, b_ub=np.full(n, SLACK), A_eq=np.ones((1, n)), b_eq=[1.0], bounds=(0, 1)
    )
    start = np.asarray(solution.x, np.float64)
    most_even = minimize(
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
    shares = np.clip(most_even.x, 0, 1)
    shares = shares / shares.sum()
    is_equilibrium = bool((shares @ gains >= -1e-3).all())
    best = shares if is_equilibrium else start
    best = np.where(best < 1e-4, 0.0, best)
    return np.asarray(best / best.sum(), np.float64)


def nash_values(rates: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the win rate of each player against players drawn with these shares; 0.5 against itself."""
    even = rates.copy()
    np.fill_diagonal(even, 0.5)
    return np.asarray(even @ shares, np.float64)
