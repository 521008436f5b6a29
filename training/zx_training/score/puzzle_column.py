"""The puzzles of a scorecard: which the agent solves, whatever lies hidden and whatever the enemy answers.

A puzzle is a deal of the plan: its name stands in place of the decks, and `EVERY_ANSWER` in place of an
opponent. It is tried twice, with other hidden cards and another random stream of the agent, as a deal is
played twice. So logs, executors and comparisons treat puzzles as games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from zx_agents import Agent

from zx_env import GameBatch
from zx_env.core.seeding import agent_rng, derived_seed
from zx_env.errors import Forfeit
from zx_training.matches.action_requests import ActionRequester, Activity
from zx_training.matches.game_rows import make_game_rows
from zx_training.matches.play import Forfeits, GameResult, Pair
from zx_training.matches.schedule import Deal, Limits, Round
from zx_training.matches.score_column import ScoreColumn
from zx_training.puzzles.puzzle import EASY, HARD, Puzzle, shipped, solves
from zx_training.tournament.context import GameContext

EVERY_ANSWER = "every answer"
"""Stands for the opponent: each legal answer of the enemy is played."""
DEALS = 100
"""Deals of one try."""
TITLES = {HARD: "hard puzzles, every answer of the enemy", EASY: "easy puzzles, the same"}
_FIRST = 2**40
"""Numbers of puzzles as deals begin here; the name of a puzzle gives its number, so others change none."""


def puzzle_columns(game: str) -> list[ScoreColumn]:
    """Return a column for each set of puzzles of a game that has some."""
    found = []
    for which, title in TITLES.items():
        names = tuple(puzzle.name for puzzle in shipped(game) if puzzle.set == which)
        if names:
            column = ScoreColumn(
                f"puzzles-{which}", title, (), (EVERY_ANSWER,), 2 * len(names), False, puzzles=names
            )
            found.append(column)
    return found


def puzzle_deal(name: str, seed: int) -> Deal:
    """Return a puzzle as a deal; `seed` is that of its column."""
    number = int(name[:10], 16)
    return Deal(_FIRST + number, (name, name), derived_seed(seed, number))


class EveryAnswer:
    """Stands in a round for the enemy of a puzzle; it is never asked."""


class ScoreContext(GameContext):
    """Context of a scorecard, which also plays puzzles."""

    def player(self, name: str) -> Agent:
        """Return a new agent by its name."""
        return EveryAnswer() if name == EVERY_ANSWER else super().player(name)  # type: ignore[return-value]

    def play_round(
        self,
        players: tuple[Agent, Agent],
        round_: Round,
        limits: Limits,
        activity: Activity,
        forfeited: Forfeits,
    ) -> list[Pair] | None:
        """Play a round of puzzles; return None for a round of games."""
        if round_.names[1] != EVERY_ANSWER:
            return None
        puzzles = {puzzle.name: puzzle for puzzle in shipped(self.adapter.name)}
        pairs = []
        for deal in round_.deals:
            first, second = (
                _Try(puzzles[deal.decks[0]], players[0], round_, deal, number, limits, activity).result(
                    forfeited.get(number)
                )
                for number in (0, 1)
            )
            pairs.append(Pair(round_.names, deal, (first, second)))
        return pairs


@dataclass
class _Try:
    """One try of an agent at a puzzle."""

    puzzle: Puzzle
    player: Agent
    round: Round
    deal: Deal
    number: int
    limits: Limits
    activity: Activity
    decisions: int = 0
    seconds: float = 0.0
    rng: np.random.Generator = field(init=False)

    def __post_init__(self) -> None:
        self.rng = agent_rng(*self.round.seed_of(self.deal), self.number, 0)

    def result(self, forfeit: tuple[int, str] | None) -> GameResult:
        """Return the result: won if the puzzle is solved.

        Args:
            forfeit: The agent and the reason, if the try is forfeited before it begins.
        """
        is_solved = False
        if forfeit is None:
            try:
                is_solved = solves(self.puzzle, self._choose, DEALS, self.deal.seed + self.number)
            except Forfeit as fault:
                forfeit = 0, str(fault)
        return GameResult(0 if is_solved else 1, (self.decisions, 0), (self.seconds, 0.0), 1, forfeit=forfeit)

    def _choose(self, batch: GameBatch[Any]) -> Sequence[int]:
        """Return the answers of the agent at some information sets.

        Raises:
            Forfeit: It gives no legal answer in time.
        """
        n = len(batch)
        requester = ActionRequester(
            self.player, 0, self.limits, self.activity, False, self.rng,
            lambda row, agent: self.rng, np.full(n, self.number),
        )  # fmt: skip
        rows = make_game_rows([batch.game(row) for row in range(n)])
        answers = requester.request(rows, np.arange(n))
        self.decisions += n
        self.seconds += float(answers.seconds.sum())
        for reason in answers.forfeits.values():
            raise Forfeit(reason)
        return [int(action) for action in answers.actions]
