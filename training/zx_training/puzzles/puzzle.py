"""`Puzzle`: a position with a goal that the player to move reaches for certain, and the test of a player.

    puzzle = load("zx")[0]
    is_solved(zx_agents.load("scripted"), puzzle)

The file of a game, GAME.jsonl beside this module, has a puzzle in each line. See also: mining.py makes them;
zx_agents/search/prover.py proves them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from zx_agents.game_agents import agents_of
from zx_agents.search.branches import Branches, Goal, IntArray
from zx_agents.search.prover import Prover
from zx_agents.search.strategy_proof import AskedProof

from zx_env import GameBatch
from zx_env.core.games import get_game
from zx_env.errors import SettingError

FOLDER = Path(__file__).parent
DEALS = 200
"""Deals on which a player is tested."""
MOST_ROWS = 300
"""Rows that the answers of the enemy may need on one deal; a player that needs more has lost the thread."""
MIDDLE, SIMPLE = 0.01, 0.05
"""Shares of lines of random actions that reach the goal: with less a puzzle is hard, or middle."""
Choose = Callable[[GameBatch[Any]], Sequence[int]]
"""Returns an action for each row of a batch."""
HARD, EASY = "hard", "easy"
"""Sets: `hard` measures players, `easy` is for people."""


@dataclass(frozen=True)
class Puzzle:
    """A position and its goal. The texts of actions are those of `Game.actions()`."""

    name: str
    """Unique, the digest of what the player sees."""
    game: str
    """Name of the game."""
    set: str
    """HARD or EASY."""
    goal: str
    """The goal in words."""
    player: int
    """Who has to reach it, and is to move."""
    before: int
    """Number of the turn before which it must be reached."""
    is_win: bool
    """To win, else not to lose."""
    depth: int
    """Own decisions with a choice on the longest line; ways of paying that end alike are no choice."""
    is_minimal: bool
    """Whether the depth is known to be the least."""
    certain: int
    """First actions after which the goal is certain."""
    choices: int
    """Different first actions."""
    luck: float
    """Share of lines of random actions that reach the goal."""
    themes: tuple[str, ...]
    """Themes of the solution: verbs of its actions, and "answers" if the enemy has a choice."""
    solution: tuple[str, ...]
    """Texts of the player's actions on one line."""
    deals: int
    """Deals on which the solution was proved."""
    position: dict[str, Any]
    """A position in the same turn, as `Game.position` writes it, without the bytes of an engine."""
    moves: tuple[str, ...] = ()
    """Texts of the actions of both players from the position to the decision."""

    @property
    def difficulty(self) -> str:
        """For people: "easy", "middle" or "hard"; hard is also what players of the panel have missed."""
        if self.set == HARD or self.luck < MIDDLE:
            return "hard"
        return "middle" if self.luck < SIMPLE else "easy"

    def begin(self) -> Any:
        """Return the game at the decision; its hidden cards are one deal of many."""
        game = get_game(self.game).load_environment().Game.from_position(self.position)
        for text in self.moves:
            game.step(text)
        return game

    def batch(self, deals: int, seed: int) -> GameBatch[Any]:
        """Return deals of the position."""
        batch: GameBatch[Any] = self.begin().view(self.player).batch(deals, seed)
        return batch

    def branches(self, most_rows: int = MOST_ROWS * DEALS) -> Branches:
        """Return the player of lines for this goal."""
        return Branches(self.player, self._goal, agents_of(self.game).payments, most_rows)

    def prover(self, **budget: int) -> Prover:
        """Return a prover of this goal."""
        return Prover(self.player, self._goal, agents_of(self.game).payments, **budget)

    @property
    def _goal(self) -> Goal:
        return Goal(self.before, self.is_win)

    def line(self) -> str:
        """Return the line of the file."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def of_line(cls, line: str) -> Puzzle:
        """Return the puzzle of a line of the file."""
        values: dict[str, Any] = {
            name: tuple(v) if isinstance(v, list) else v for name, v in json.loads(line).items()
        }
        return cls(**values)


def load(game: str, which: str | None = None, path: Path | None = None) -> list[Puzzle]:
    """Return the puzzles of a game, or of one set of it.

    Args:
        game: Name of the game.
        which: HARD or EASY; None for both, in the order of the file.
        path: The file; None for the one that comes with the package.

    Raises:
        SettingError: There is no such file.
    """
    file = path or FOLDER / f"{game}.jsonl"
    if not file.is_file():
        raise SettingError(
            f"there are no puzzles of {game} in {file.name}; `zx puzzles mine FILE` makes some"
        )
    puzzles = [Puzzle.of_line(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [puzzle for puzzle in puzzles if which in (None, puzzle.set)]


def shipped(game: str) -> list[Puzzle]:
    """Return the puzzles that come with the package, in the order of their numbers; none for other games."""
    return load(game) if (FOLDER / f"{game}.jsonl").is_file() else []


def numbered(game: str, number: int) -> Puzzle:
    """Return a puzzle that comes with the package by its number, from 1.

    Raises:
        SettingError: There is none.
    """
    puzzles = load(game)
    if not 1 <= number <= len(puzzles):
        raise SettingError(f"there is no puzzle {number} of {game}; puzzles are 1 to {len(puzzles)}")
    return puzzles[number - 1]


def is_solved(player: Any, puzzle: Puzzle, deals: int = DEALS, seed: int = 1) -> bool:
    """Return whether a player reaches the goal on every deal, whatever the enemy answers.

    The player is asked once for each information set that it comes to, so its answer is the same on all deals
    that look the same, and each legal answer of the enemy is played.

    Args:
        player: An agent (`zx_agents.load`).
        puzzle: The puzzle.
        deals: Number of deals.
        seed: Seed of the deals and of the player.
    """
    rng = np.random.default_rng([seed, int(puzzle.name[:8], 16)])
    return solves(puzzle, lambda batch: decisions(player, batch, rng), deals, seed)


def solves(puzzle: Puzzle, choose: Choose, deals: int, seed: int) -> bool:
    """Return whether the actions that a function chooses reach the goal on every deal; see `is_solved`."""
    return bool(_Test(puzzle, choose, deals, seed).run().all())


class _Test(AskedProof):
    """Asks a player at a puzzle."""

    def __init__(self, puzzle: Puzzle, choose: Choose, deals: int, seed: int) -> None:
        players, before = np.full(deals, puzzle.player), np.full(deals, puzzle.before)
        batch = puzzle.batch(deals, seed)
        super().__init__(batch, players, before, MOST_ROWS, puzzle.is_win, needs_all=True)
        self._choose = choose

    def choose(self, batch: GameBatch[Any], places: IntArray) -> Sequence[int]:
        """Return the actions of the player."""
        return self._choose(batch)


def decisions(player: Any, batch: GameBatch[Any], rng: np.random.Generator) -> Sequence[int]:
    """Return the action of a player in each row."""
    if hasattr(player, "act_game"):
        games = [batch.game(row) for row in range(len(batch))]
        return [player.act_game(game.view(game.to_play), rng) for game in games]
    if hasattr(player, "act_batch"):
        return [int(action) for action in player.act_batch(batch.observation, batch.mask, rng)]
    rows = zip(batch.observation, batch.mask, strict=True)
    return [int(player.act(observation, mask, rng)) for observation, mask in rows]
