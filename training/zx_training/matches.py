"""Matches between two players: every deal is played twice with the seats changed, decks in turn.

Not here: ratings over many players (ratings.py).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent

DeckPair = tuple[str, str]
Z95 = 1.959964  # two-sided 95 % of the normal distribution


class PlayedGame(Protocol):
    """What a match needs of `zx_env.Game`."""

    @property
    def to_play(self) -> int | None:
        """0, 1, or None when the game is over."""

    @property
    def winner(self) -> int | None:
        """0, 1, or None for a draw."""

    def observe(self, player: int) -> NDArray[Any]:
        """What the player knows."""

    def mask(self) -> NDArray[Any]:
        """Legal actions."""

    def step(self, action: int) -> Any:
        """Plays one action."""


Deal = Callable[[DeckPair, int], PlayedGame]


@dataclass
class Match:
    """Results of the first player, pair by pair: 1 a win, 0.5 a draw, 0 a loss, in both seats of one deal."""

    names: tuple[str, str]
    pairs: list[tuple[float, float]] = field(default_factory=list)
    decks: list[DeckPair] = field(default_factory=list)
    decisions: int = 0

    @property
    def games(self) -> int:
        """Games played."""
        return 2 * len(self.pairs)

    def results(self) -> list[float]:
        """Every game's result for the first player."""
        return list(itertools.chain.from_iterable(self.pairs))

    @property
    def wins(self) -> int:
        """Games the first player won."""
        return sum(result == 1.0 for result in self.results())

    @property
    def losses(self) -> int:
        """Games the first player lost."""
        return sum(result == 0.0 for result in self.results())

    @property
    def draws(self) -> int:
        """Games nobody won."""
        return self.games - self.wins - self.losses

    @property
    def rate(self) -> float:
        """Share of games won, draws counted half."""
        return float(np.mean(self.results())) if self.pairs else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the win rate."""
        return wilson(self.rate * self.games, self.games)

    def as_dict(self) -> dict[str, Any]:
        """JSON-able summary."""
        low, high = self.interval
        return {
            "players": list(self.names),
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "win_rate": self.rate,
            "low": low,
            "high": high,
            "decisions": self.decisions,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: right near 0 and 1 too, where the plain one leaves the range."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z95**2 / (2 * games)
    half = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    below = 1 + Z95**2 / games
    return max(0.0, (centre - half) / below), min(1.0, (centre + half) / below)


def play_game(game: PlayedGame, agents: Sequence[Agent], rng: np.random.Generator) -> tuple[int | None, int]:
    """Plays a game out; its winner and how many decisions it took. `agents[p]` is player p."""
    decisions = 0
    while (player := game.to_play) is not None:
        action = agents[player].act(game.observe(player), game.mask(), rng)
        game.step(action)
        decisions += 1
    return game.winner, decisions


def play_pairs(
    agents: tuple[Agent, Agent],
    names: tuple[str, str],
    games: int,
    decks: Sequence[DeckPair],
    seed: int,
    deal: Deal,
) -> Iterator[Match]:
    """Plays `games` games (rounded up to pairs); gives the growing match back after every pair.

    Deal k uses deck pair k in turn; its second game is the same deal with the players' seats changed.
    """
    match = Match(names)
    for k in range((games + 1) // 2):
        pair = decks[k % len(decks)]
        deal_seed, play_seed = (int(s) for s in np.random.SeedSequence([seed, k]).generate_state(2))
        scores = []
        for seat in (0, 1):
            seated = agents if seat == 0 else agents[::-1]
            game = deal(pair, deal_seed)
            winner, decisions = play_game(game, seated, np.random.default_rng([play_seed, seat]))
            scores.append(0.5 if winner is None else float(winner == seat))
            match.decisions += decisions
        match.pairs.append((scores[0], scores[1]))
        match.decks.append(pair)
        yield match


def play_match(
    agents: tuple[Agent, Agent],
    names: tuple[str, str],
    games: int,
    decks: Sequence[DeckPair],
    seed: int,
    deal: Deal,
) -> Match:
    """The whole match at once."""
    *_, match = play_pairs(agents, names, games, decks, seed, deal)
    return match


def all_deck_pairs(decks: Sequence[str]) -> list[DeckPair]:
    """Every deck against every deck, both ways round, mirrors included, in an order that mixes them."""
    n = len(decks)
    return [(decks[i], decks[(i + shift) % n]) for shift in range(n) for i in range(n)]
