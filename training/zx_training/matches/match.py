"""Matches between two players: every deal is played twice, with the seats changed; deck pairs take turns.

See also: ratings.py, for ratings of many players.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from zx_agents import Agent

from zx_training.matches.action_requests import deals_per_round
from zx_training.matches.deals import Dealer, DeckPair
from zx_training.matches.play import Pair, play_round
from zx_training.matches.schedule import Round, deal_of

Z95 = 1.959964  # two-sided 95 % of the normal distribution
SATURATED = 0.98
"""Win rate from which on a match is saturated: there, a single game changes the rating by many points."""


@dataclass
class Match:
    """A match: the first player's results, in pairs of games of one deal (win 1, draw 0.5, loss 0)."""

    names: tuple[str, str]
    pairs: list[tuple[float, float]] = field(default_factory=list)
    decks: list[DeckPair] = field(default_factory=list)
    decisions: int = 0
    deals: list[int] = field(default_factory=list)
    """Seeds of the deals. Results of matches that share deals are not independent (ratings.py)."""
    forfeits: tuple[int, int] = (0, 0)
    """Number of games that each player gave up."""

    def add(self, pair: Pair) -> None:
        """Add both games of a deal, which the players played in both seats."""
        first, second = pair.games
        self.pairs.append((first.score, second.score))
        self.decks.append(pair.deal.decks)
        self.deals.append(pair.deal.seed)
        self.decisions += sum(first.decisions) + sum(second.decisions)
        for game in pair.games:
            if game.forfeit is not None:
                mine, theirs = self.forfeits
                self.forfeits = (mine + 1, theirs) if game.forfeit[0] == 0 else (mine, theirs + 1)

    @property
    def games(self) -> int:
        """Number of games played."""
        return 2 * len(self.pairs)

    def results(self) -> list[float]:
        """Return the first player's result in every game."""
        return list(itertools.chain.from_iterable(self.pairs))

    @property
    def wins(self) -> int:
        """Number of games that the first player won."""
        return sum(result == 1.0 for result in self.results())

    @property
    def losses(self) -> int:
        """Number of games that the first player lost."""
        return sum(result == 0.0 for result in self.results())

    @property
    def draws(self) -> int:
        """Number of games without a winner."""
        return self.games - self.wins - self.losses

    @property
    def rate(self) -> float:
        """Win rate of the first player; a draw counts one half."""
        return float(np.mean(self.results())) if self.pairs else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the win rate."""
        return wilson(self.rate * self.games, self.games)

    @property
    def is_saturated(self) -> bool:
        """Whether one side won nearly every game, so that the match cannot measure how strong it is."""
        return max(self.rate, 1 - self.rate) >= SATURATED

    def as_dict(self) -> dict[str, Any]:
        """Return a summary of the match as JSON types: players, counts of results, win rate with interval."""
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
            "saturated": self.is_saturated,
            "decisions": self.decisions,
            "forfeits": list(self.forfeits),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share. Unlike the normal interval, it stays between 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z95**2 / (2 * games)
    half = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    below = 1 + Z95**2 / games
    return max(0.0, (centre - half) / below), min(1.0, (centre + half) / below)


def play_pairs(
    agents: tuple[Agent, Agent],
    names: tuple[str, str],
    games: int,
    decks: Sequence[DeckPair],
    seed: int,
    deal: Dealer,
    on_pair: Callable[[Pair], None] | None = None,
) -> Iterator[Match]:
    """Play `games` games, rounded up to pairs, and yield the growing match after every pair.

    Deal k uses deck pair k, in turn; its second game is the same deal with the players' seats changed. If
    both agents answer for many games at once, many are played in lockstep. Unlike in a tournament, an agent's
    error, and the error for an illegal action, propagate to the caller; only `Forfeit` forfeits a game.

    Args:
        agents: The two players.
        names: Names of the two players in the match.
        games: Number of games.
        decks: Pairs of decks.
        seed: Seed of deals and agents.
        deal: Function that makes a game from decks and a seed.
        on_pair: Called with every pair; if given, pairs contain the actions of their games.
    """
    match = Match(names)
    deals = [deal_of(seed, k, decks) for k in range((games + 1) // 2)]
    size = min(map(deals_per_round, agents))
    for k in range(0, len(deals), size):
        round_ = Round(names, tuple(deals[k : k + size]), seed)
        for pair in play_round(deal, agents, round_, is_strict=True, record_actions=on_pair is not None):
            match.add(pair)
            if on_pair is not None:
                on_pair(pair)
            yield match


def play_match(
    agents: tuple[Agent, Agent],
    names: tuple[str, str],
    games: int,
    decks: Sequence[DeckPair],
    seed: int,
    deal: Dealer,
) -> Match:
    """Play a match to its end and return it."""
    played = [Match(names), *play_pairs(agents, names, games, decks, seed, deal)]
    return played[-1]
