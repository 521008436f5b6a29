"""`RefutingEnemy`: the enemy of somebody who tries a puzzle.

It keeps every deal and every answer that fits what the player has seen, and decides late: after an action of
the player it goes to a line on which the goal is not certain any more, if there is one, else to the one that
needs most decisions. So a puzzle is solved only by actions that reach the goal on all deals.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
from zx_agents.search.branches import Group, OutOfBudgetError

from zx_env import GameBatch
from zx_training.puzzles.puzzle import Puzzle
from zx_training.puzzles.story import Step, Story, main_line, story

DEALS = 60
"""Deals that the enemy chooses from."""
NODES = 400
"""Own decisions that are looked at to say whether the goal is still certain."""


class RefutingEnemy:
    """A try at a puzzle.

    Attributes:
        puzzle: The puzzle.
        is_over: Whether the goal is reached or lost.
        is_solved: Whether it is reached, whatever the cards and the enemy.
        actions: The player's actions.
        missed: Number of the first action, from 0, after which no plan for the goal was found; else None.
    """

    def __init__(self, puzzle: Puzzle, seed: int = 1) -> None:
        """Begin at the position of the puzzle."""
        self.puzzle = puzzle
        self.branches = puzzle.branches()
        self.prover = puzzle.prover(most_nodes=NODES)
        self.is_over = self.is_solved = False
        self.actions: tuple[int, ...] = ()
        self.missed: int | None = None
        self._first = puzzle.batch(DEALS, seed)
        self._groups: tuple[Group, ...] = (self.branches.group_of(self._first),)
        self._lost: tuple[int, ...] = ()
        self._latest: tuple[int, Story] | None = None

    @property
    def is_certain(self) -> bool:
        """Whether a plan for the goal was found at each decision so far; for a solved puzzle, yes."""
        return self.is_solved or self.missed is None

    @property
    def player(self) -> int:
        """Who tries the puzzle."""
        return self.puzzle.player

    @property
    def game(self) -> Any:
        """A game, with its events, that fits what the player has seen: at its decision, or at the end."""
        return self.story().game

    def story(self) -> Story:
        """Return the game of `game`, and the numbers of events that the player saw before its actions."""
        if self._latest is None or self._latest[0] != len(self.actions):
            self._latest = len(self.actions), self._story(len(self._groups), len(self.actions))
        return self._latest[1]

    def copy(self) -> RefutingEnemy:
        """Return a copy, which goes on by itself; both use one prover, so not at the same time."""
        return copy(self)

    def act(self, action: int) -> None:
        """Take an action of the player, and answer.

        Raises:
            IllegalAction: The action is not legal.
        """
        group = self._groups[-1]
        try:
            after = self.branches.after(group, (action,))
        except OutOfBudgetError:
            after = None
        self.actions += (action,)
        if not after:
            self.is_over, self.is_solved = True, after is not None
            self._lost = () if self.is_solved else tuple(np.unique(self.branches.lost).tolist())
            is_certain = self.is_solved
        else:
            badness = [self._badness(one) for one in after]
            self._groups += (after[int(np.argmax(badness))],)
            is_certain = max(badness) <= self.puzzle.depth
        if self.missed is None and not is_certain:
            self.missed = len(self.actions) - 1

    def better(self) -> tuple[Any, list[Step]]:
        """Return the actions of a line to the goal, and the game where it begins.

        It begins at the present decision, or at that of the missed action.
        """
        at = len(self.actions) if self.missed is None else self.missed
        group, game = self._groups[at], self._story(at + 1, at).game
        proof = self.prover.prove(group.batch, self.puzzle.depth)
        return game, [] if proof is None else main_line(self.branches, game, proof, 1)[0]

    def _story(self, groups: int, actions: int) -> Story:
        """Return a game that led to one of the groups, or to the end."""
        ends = self.is_over and actions == len(self.actions)
        fitting = self._lost if ends else ()
        deals = fitting or np.unique(self._groups[groups - 1].deals).tolist()
        names = [group.name for group in self._groups[:groups]]
        first = GameBatch([self._first.game(deal) for deal in deals], events=True)
        games = map(first.game, range(len(deals)))
        found = story(self.branches, games, names, self.actions[:actions], ends and not self.is_solved)
        return Story(self._groups[groups - 1].batch.game(0), ()) if found is None else found

    def _badness(self, group: Group) -> int:
        """Return the depth of the plan for a group; more than that of any plan if there is none."""
        proof = self.prover.prove(group.batch, self.puzzle.depth)
        return self.puzzle.depth + 1 if proof is None else proof.depth
