"""Matches between two players: every deal is played twice with the seats changed, decks in turn.

Not here: ratings over many players (ratings.py).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from zx_agents import Agent

from zx_training.matches.action_requests import deals_at_once
from zx_training.matches.deals import Dealer, DeckPair
from zx_training.matches.play import Pair, play_round
from zx_training.matches.schedule import Round, deal_of

Z95 = 1.959964  # two-sided 95 % of the normal distribution
SATURATED = 0.98
"""Share of games from which on a match is saturated: there a game more or less is many points."""


@dataclass
class Match:
    """Results of the first player, pair by pair: 1 a win, 0.5 a draw, 0 a loss, in both seats of one deal."""

    names: tuple[str, str]
    pairs: list[tuple[float, float]] = field(default_factory=list)
    decks: list[DeckPair] = field(default_factory=list)
    decisions: int = 0
    deals: list[int] = field(default_factory=list)
    """Seeds of the deals: matches that share deals share their luck (ratings.py)."""

    def add(self, pair: Pair) -> None:
        """Takes in a deal that was played in both seats."""
        one, two = pair.games
        self.pairs.append((one.score, two.score))
        self.decks.append(pair.deal.decks)
        self.deals.append(pair.deal.seed)
        self.decisions += sum(one.decisions) + sum(two.decisions)

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

    @property
    def is_saturated(self) -> bool:
        """Whether one side won nearly every game, so that how far the two are apart is not seen."""
        return max(self.rate, 1 - self.rate) >= SATURATED

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
            "saturated": self.is_saturated,
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


def play_pairs(
    agents: tuple[Agent, Agent],
    names: tuple[str, str],
    games: int,
    decks: Sequence[DeckPair],
    seed: int,
    deal: Dealer,
    keep: Callable[[Pair], None] | None = None,
) -> Iterator[Match]:
    """Plays `games` games (rounded up to pairs); gives the growing match back after every pair.

    Deal k uses deck pair k in turn; its second game is the same deal with the players' seats changed. Where
    both agents can answer for many games at once, many are played in lockstep. What an agent raises, and the
    refusal of an illegal action, go on to the caller; a tournament has them forfeit instead. `keep` is given
    every pair with the actions of its games.
    """
    match = Match(names)
    deals = [deal_of(seed, k, decks) for k in range((games + 1) // 2)]
    size = min(map(deals_at_once, agents))
    for k in range(0, len(deals), size):
        one = Round(names, tuple(deals[k : k + size]), seed)
        for pair in play_round(deal, agents, one, is_strict=True, is_kept=keep is not None):
            match.add(pair)
            if keep is not None:
                keep(pair)
            yield match


def play_match(
    agents: tuple[Agent, Agent],
    names: tuple[str, str],
    games: int,
    decks: Sequence[DeckPair],
    seed: int,
    deal: Dealer,
) -> Match:
    """The whole match at once."""
    played = [Match(names), *play_pairs(agents, names, games, decks, seed, deal)]
    return played[-1]
