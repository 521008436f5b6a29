"""Fifty puzzles of each game by a second method: single games, on other deals than the prover's."""

import numpy as np
import pytest
from zx_agents.game_agents import agents_of
from zx_training.puzzles.puzzle import Puzzle, load

from tests.agents.slow_proof import Work, WorkLimitError, after, is_certain

DRAWN, SEED = 50, 24
DEALS, FEW = 300, 20
SHORT, LONG = 3, 6
"""Most decisions of a puzzle of which every other first action is refuted; of one whose win is found.

Of the fifty of the Battle Phase, those of 7 decisions take seconds to minutes.
"""
MOST = 20_000
"""Positions of looking for a win that begins otherwise; more take minutes, in four of 21 puzzles of Z/X."""
EQUAL = 2
"""Decisions that the prover may not have counted: their options end alike, which this method does not see."""


def drawn(game: str) -> list[Puzzle]:
    """Return the puzzles of a game that are checked."""
    puzzles = load(game)
    chosen = np.random.default_rng(SEED).choice(len(puzzles), DRAWN, replace=False)
    return [puzzles[number] for number in sorted(chosen.tolist())]


def agrees(puzzle: Puzzle, deals: int = DEALS) -> bool:
    """Return whether the second method finds a certain win, too."""
    game, rng = puzzle.begin(), np.random.default_rng([SEED, int(puzzle.name, 16)])
    dealt = [game.determinize(puzzle.player, rng) for _ in range(deals)]
    payments = agents_of(puzzle.game).payments
    return any(
        is_certain(dealt, puzzle.player, puzzle.before, decisions, payments, first=puzzle.solution)
        for decisions in (puzzle.depth, puzzle.depth + EQUAL)
    )


def other_first_action_wins(puzzle: Puzzle, deals: int = FEW) -> bool:
    """Return whether the second method finds a win that begins otherwise than the solution.

    Raises:
        WorkLimitError: That takes more than MOST positions.
    """
    work = Work(MOST)
    game, rng = puzzle.begin(), np.random.default_rng([SEED, int(puzzle.name, 16)])
    dealt = [game.determinize(puzzle.player, rng) for _ in range(deals)]
    payments = agents_of(puzzle.game).payments
    others = [action.index for action in game.actions() if action.text != puzzle.solution[0]]
    return any(
        is_certain(
            [after(one, action) for one in dealt],
            puzzle.player,
            puzzle.before,
            puzzle.depth - 1,
            payments,
            work=work,
        )
        for action in others
    )


DRAWN_PUZZLES = [puzzle for game in ("zx", "ygo") for puzzle in drawn(game)]


@pytest.mark.long
@pytest.mark.parametrize(
    "puzzle", [one for one in DRAWN_PUZZLES if one.depth <= LONG], ids=lambda puzzle: puzzle.name
)
def test_slow_method_finds_the_certain_win_of_a_puzzle(puzzle: Puzzle) -> None:
    assert puzzle.is_win and agrees(puzzle)


@pytest.mark.long
@pytest.mark.parametrize(
    "puzzle",
    [one for one in DRAWN_PUZZLES if one.certain == 1 and one.depth <= SHORT],
    ids=lambda puzzle: puzzle.name,
)
def test_slow_method_finds_no_other_first_action(puzzle: Puzzle) -> None:
    try:
        assert not other_first_action_wins(puzzle)
    except WorkLimitError as much:
        pytest.skip(str(much))
