"""`duel`: plays two players of any kind against each other, in one call, for Python and notebooks.

    import zx_training

    duel = zx_training.duel(my_function, "scripted")
    duel.show()                       # results by decks, rating with interval, speed
    duel.replay(0, "game.html")       # a page with one of the games; or duel.game(0), a `Game`

See also: matches/match.py, the match itself; checks/, whether an agent plays as it must.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console

from zx_env.core.seeding import new_seed
from zx_env.errors import SettingError
from zx_training.checks.check import maker_of, name_of
from zx_training.console import console as terminal
from zx_training.games import get_game
from zx_training.games.adapter import GameAdapter
from zx_training.learner.report import match_line, match_table, rating_table
from zx_training.matches.match import Match, play_pairs
from zx_training.matches.play import GameResult, Pair
from zx_training.matches.ratings import Rating, rate
from zx_training.serve.replay import write_replay_of

GAMES = 100


@dataclass
class Duel:
    """A played match. The games have the numbers 0 to `match.games` - 1; each two are one deal."""

    adapter: GameAdapter
    match: Match
    pairs: list[Pair]
    seed: int

    @property
    def names(self) -> tuple[str, str]:
        """The names of the two players."""
        return self.match.names

    @property
    def lost(self) -> list[int]:
        """The numbers of the games that the first player lost."""
        return [number for number, result in enumerate(self.match.results()) if result == 0.0]

    @cached_property
    def ratings(self) -> list[Rating]:
        """The ratings of both players, the stronger first; the second player stands at 0."""
        return rate([self.match], anchor=self.names[1])

    @property
    def milliseconds(self) -> tuple[float, float]:
        """The mean time of a decision of each player."""
        games = [game for pair in self.pairs for game in pair.games]
        seconds = [sum(game.seconds[k] for game in games) for k in (0, 1)]
        decisions = [max(1, sum(game.decisions[k] for game in games)) for k in (0, 1)]
        return 1000 * seconds[0] / decisions[0], 1000 * seconds[1] / decisions[1]

    def game(self, number: int) -> Any:
        """Return a finished `Game`, with its events if the game records any; a notebook draws its board.

        Raises:
            SettingError: There is no game of this number.
        """
        pair, result = self._played(number)
        game = self.adapter.deal(pair.deal.decks, pair.deal.seed, events=True)
        for action in result.actions:
            game.step(action)
        return game

    def replay(self, number: int, path: str | Path) -> Path:
        """Write a game as one HTML page that any browser opens offline, and return its path.

        Raises:
            SettingError: There is no game of this number, or the file cannot be written.
        """
        pair, result = self._played(number)
        game = self.adapter.deal(pair.deal.decks, pair.deal.seed)
        for action in result.actions:
            game.step(action)
        write_replay_of(game.record(), Path(path), self.adapter.settings.get("card_set"))
        return Path(path)

    def _played(self, number: int) -> tuple[Pair, GameResult]:
        if not 0 <= number < self.match.games:
            raise SettingError(f"there are the games 0 to {self.match.games - 1}, not {number}")
        pair = self.pairs[number // 2]
        return pair, pair.games[number % 2]

    def show(self, console: Console | None = None) -> None:
        """Print the results by decks, the rating, the time of a decision, and which games were lost."""
        console = console or terminal
        console.print(match_table(self.match))
        console.print(rating_table(self.ratings))
        first, second = self.milliseconds
        lost = ", ".join(map(str, self.lost[:10])) + (", ..." if len(self.lost) > 10 else "")
        for line in (
            match_line(self.match),
            f"milliseconds of a decision: {self.names[0]} {first:.3f}, {self.names[1]} {second:.3f}",
            f"seed {self.seed}" + (f"; lost games, for replay(): {lost}" if lost else ""),
        ):
            console.print(line, highlight=False, markup=False)

    def __repr__(self) -> str:
        return f"<Duel: {match_line(self.match)}>"


def duel(
    first: Any,
    second: Any = "scripted",
    games: int = GAMES,
    game: str | GameAdapter | None = None,
    decks: Sequence[str] | None = None,
    seed: int | None = None,
) -> Duel:
    """Play two players against each other, every deal in both seats, and return the match.

    Args:
        first: What `zx_agents.load` accepts, or a function, a class or an object.
        second: The same.
        games: Number of games, rounded up to an even one.
        game: A registered name, or an adapter (`get_game`); None for the default.
        decks: Names, files or groups of decks, which take turns; None for the usual ones.
        seed: Seed of deals and players; None for a new one.

    Raises:
        ZXError: A player cannot be made or chooses an illegal action, or a setting cannot be used. An error
            of a player's own code is raised as it is.
    """
    if games < 1:
        raise SettingError("a duel needs a game or more")
    adapter = game if isinstance(game, GameAdapter) else get_game(game)
    pairs = adapter.all_pairs(decks)
    seed = new_seed() if seed is None else seed
    players = maker_of(first)(adapter), maker_of(second)(adapter)
    names = name_of(first), name_of(second)
    if names[0] == names[1]:
        names = names[0], f"{names[1]} (2)"
    recorded: list[Pair] = []
    *_, match = play_pairs(players, names, games, pairs, seed, adapter.deal, recorded.append)
    return Duel(adapter, match, recorded, seed)
