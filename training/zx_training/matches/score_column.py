"""`ScoreColumn`: one column of a game's scorecard: its decks, the opponents, the number of games."""

from __future__ import annotations

from dataclasses import dataclass

from zx_training.matches.deals import DeckPair

GAMES, SLOW_GAMES = 2000, 200
"""Games against each opponent; against opponents that think long. 2,000 games in pairs give +-2 points."""


@dataclass(frozen=True)
class ScoreColumn:
    """Games of the agent against some players of the panel.

    Attributes:
        name: The name of the column in tables and files.
        title: Its decks in words.
        pairs: The pairs of decks, which take turns.
        opponents: Names of players of the panel.
        games: Games against each of them.
        in_headline: Whether the headline counts the column.
        puzzles: Names of puzzles, which are tried in place of games; then there are no pairs.
    """

    name: str
    title: str
    pairs: tuple[DeckPair, ...]
    opponents: tuple[str, ...]
    games: int = GAMES
    in_headline: bool = True
    puzzles: tuple[str, ...] = ()
