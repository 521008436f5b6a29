"""`RefutingEnemy`: the enemy of somebody who tries a puzzle.

It keeps every deal and every answer that fits what the player has seen, and decides late: after an action of
the player it goes to a line on which the goal is not certain any more, if there is one, else to the one that
needs most decisions. So a puzzle is solved only by actions that reach the goal on all deals.
"""

from __future__ import annotations

from typing import Any

from zx_agents.search.branches import Group, OutOfBudgetError

from zx_training.puzzles.puzzle import Puzzle

DEALS = 60
"""Deals that the enemy chooses from."""
NODES = 400
"""Own decisions that are looked at to say whether the goal is still certain."""


class RefutingEnemy:
    """A try at a puzzle.

    Attributes:
        is_over: Whether the goal is reached or lost.
        is_solved: Whether it is reached, whatever the cards and the enemy.
        is_certain: Whether a plan for the goal was found at the present decision.
    """

    def __init__(self, puzzle: Puzzle, seed: int = 1) -> None:
        """Begin at the position of the puzzle."""
        self.puzzle = puzzle
        self.branches = puzzle.branches()
        self.prover = puzzle.prover(most_nodes=NODES)
        self.is_over = self.is_solved = False
        self.is_certain = True
        self._group = self.branches.group_of(puzzle.batch(DEALS, seed))

    @property
    def game(self) -> Any:
        """A game at the present decision of the player, or at its last one when the try is over."""
        return self._group.batch.game(0)

    def act(self, action: int) -> None:
        """Take an action of the player, and answer.

        Raises:
            IllegalAction: The action is not legal.
        """
        try:
            after = self.branches.after(self._group, (action,))
        except OutOfBudgetError:
            after = None
        if not after:
            self.is_over, self.is_solved = True, after is not None
            self.is_certain = self.is_solved
            return
        self._group = max(after, key=self._badness)
        self.is_certain = self._badness(self._group) <= self.puzzle.depth

    def _badness(self, group: Group) -> int:
        """Return the depth of the plan for a group; more than that of any plan if there is none."""
        proof = self.prover.prove(group.batch, self.puzzle.depth)
        return self.puzzle.depth + 1 if proof is None else proof.depth
