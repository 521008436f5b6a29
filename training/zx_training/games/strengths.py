"""How strong the shipped decks are: figures that `zx bench decks` measures, and the sentence about them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Strength(NamedTuple):
    """The share of its games that a deck won against the other shipped decks, one player on both sides."""

    share: float
    games: int
    player: str

    def sentence(self) -> str:
        """Return the figure in words."""
        return (
            f"Wins {100 * self.share:.0f} % of its games against the other shipped decks that it can meet "
            f"({self.player} on both sides, {self.games} games)."
        )


def file_of(game: str) -> Path:
    """Return the file with the figures of a game's decks."""
    return Path(__file__).parent / game / "strengths.toml"


@cache
def strengths(game: str) -> dict[str, Strength]:
    """Return the figures of the shipped decks that were measured, by the name of the deck."""
    path = file_of(game)
    if not path.is_file():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        deck: Strength(share, table["games"][deck], table["player"]) for deck, share in table["share"].items()
    }


def write(game: str, player: str, points: dict[str, float], games: dict[str, int]) -> None:
    """Write the figures of a game: the points of each deck, and its number of games."""
    lines = [
        "# Shares of games that each shipped deck won against the others; measured by `zx bench decks`.",
        f'player = "{player}"',
        "",
        "[share]",
        *(f"{deck} = {points[deck] / games[deck]:.3f}" for deck in sorted(games)),
        "",
        "[games]",
        *(f"{deck} = {games[deck]}" for deck in sorted(games)),
    ]
    file_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
