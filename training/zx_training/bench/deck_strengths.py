"""`zx bench decks`: how strong each shipped deck is against the others, in the hands of one player."""

from __future__ import annotations

from rich.console import Console

from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.games.strengths import write
from zx_training.serve.decks.trial import CHUNK
from zx_training.serve.decks.worker import Task, played

SEED = 1
GAMES = 20
"""Games of each two decks, half of them in each seat."""


def measure(console: Console, game: str, games: int = GAMES) -> None:
    """Let every shipped deck of a game play against every other that it can meet; write the figures."""
    adapter = get_game(game)
    player = adapter.opponent()
    points: dict[str, float] = {}
    counts: dict[str, int] = {}
    for row in adapter.decks().rows:
        deck = str(row["deck"])
        points[deck], counts[deck] = _result(adapter, deck, player, games)
        console.print(f"{deck}: {points[deck] / counts[deck]:.1%} of {counts[deck]}", highlight=False)
    write(game, player, points, counts)


def _result(adapter: GameAdapter, deck: str, player: str, games: int) -> tuple[float, int]:
    """Return the points of a deck, and its number of games."""
    loaded = adapter.load_deck(deck)
    others = tuple(other for other in adapter.opponents_of(loaded) if other != deck)
    text = adapter.deck_text(loaded)
    task = Task(adapter.name, dict(adapter.settings), text, others, games, player, SEED)
    scores = [score for results in played(task, task.chunks(CHUNK)) for _, score in results]
    return sum(scores), len(scores)
