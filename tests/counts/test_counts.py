"""Counts (perft): how many sequences of n decisions a position has.

Every `.toml` beside this file is a position with its counts for depth 1, 2, …. Depths 1 and 2 are derived by
hand in its comment; deeper ones only guard against change, for there is no second engine to agree with.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from zx_env import Game

FILES = sorted(Path(__file__).parent.glob("*.toml"))


def count(game: Game, depth: int) -> int:
    """Number of sequences of `depth` decisions; a game that ends sooner counts as one."""
    if depth == 0 or game.to_play is None:
        return 1
    return sum(count(after, depth - 1) for after in followers(game).values())


def followers(game: Game) -> dict[str, Game]:
    """The position after each legal action, by its text."""
    after = {}
    for action in game.actions():
        copy = game.copy()
        copy.step(action.index)
        after[action.text] = copy
    return after


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_number_of_decision_sequences(file: Path) -> None:
    counts_file = read(file)
    game = Game.from_position(counts_file["position"])
    by_first = {text: count(after, 1) for text, after in followers(game).items()}
    assert by_first == counts_file["by_first"], game
    assert [count(game, depth + 1) for depth in range(len(counts_file["counts"]))] == counts_file["counts"], (
        game
    )


def test_there_are_positions_to_count() -> None:
    assert len(FILES) >= 3
