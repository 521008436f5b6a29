"""Who plays what: agents, decks, deals and limits, and the rounds that they are cut into.

A deal is a pair of decks and a seed. Every meeting of two agents plays the same deals, each of them twice
with the seats changed; so luck of the deal counts alike for all.
"""

from __future__ import annotations

import hashlib
import itertools
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from zx_agents import Agent

from zx_env.errors import SettingError
from zx_training.matches.deals import DeckPair, PlayedGame

AT_ONCE = 256
"""Deals of a round in lockstep. What a kill can lose; more rows make a call of an agent cheaper a row."""
AT_ONCE_THINKING = 16
"""The same with an agent that thinks on views of its games (`act_games`), which takes its time."""


class Site(Protocol):
    """Where games are played: deals them and knows the agents by name."""

    def deal(self, decks: DeckPair, seed: int) -> PlayedGame:
        """A new game."""

    def player(self, name: str) -> Agent:
        """A new agent."""


Opens = Callable[[], Site]
"""Makes a site, in whichever process: it is pickled."""


@dataclass(frozen=True)
class Limits:
    """Seconds that an agent may think; 0 stands for no limit.

    An agent that takes longer than for one decision when it is asked for many games at once is asked game by
    game instead.
    """

    decision: float = 20.0
    game: float = 0.0


@dataclass(frozen=True)
class Deal:
    """Two decks and a seed, played twice with the seats changed; `number` counts them in the tournament."""

    number: int
    decks: DeckPair
    seed: int


@dataclass(frozen=True)
class Round:
    """Deals between two agents that are played together: all of them are kept, or none."""

    names: tuple[str, str]
    deals: tuple[Deal, ...]
    seed: int

    @property
    def key(self) -> tuple[str, str, int]:
        """Which round of the tournament this is."""
        return (*self.names, self.deals[0].number)

    def deals_alone(self) -> Iterator[Round]:
        """The same deals as rounds of one deal each."""
        for deal in self.deals:
            yield Round(self.names, (deal,), self.seed)

    def seed_of(self, deal: Deal) -> tuple[int, ...]:
        """What all chance of the agents in this deal comes from."""
        return self.seed, zlib.crc32("\0".join(self.names).encode()), deal.number


@dataclass(frozen=True)
class Plan:
    """A whole tournament.

    Args:
        opens: makes the site, in every process that plays.
        agents: what each agent is loaded by, by the name that the table gives it.
        decks: every ordered pair of them is played.
        games: games of each meeting, rounded up to whole deals; 0: every pair of decks once in both seats.
        seed: of deals and agents.
        limits: how long agents may think.
        at_once: for each agent the deals that are worth playing in lockstep (action_requests.py).
        game: what is played, with its settings, as `zx-tournament/1` keeps it.
        with_itself: every agent also meets itself: of use for decks alone.
    """

    opens: Opens
    agents: dict[str, str]
    pairs: tuple[DeckPair, ...]
    games: int
    seed: int
    limits: Limits
    at_once: dict[str, int]
    game: dict[str, Any]
    with_itself: bool = False

    @property
    def deals(self) -> list[Deal]:
        """All deals of a meeting: the pairs of decks in turn."""
        number = (self.games + 1) // 2 or len(self.pairs)
        return [deal_of(self.seed, k, self.pairs) for k in range(number)]

    @property
    def meetings(self) -> list[tuple[str, str]]:
        """Every agent with every other, and with itself where that is wanted."""
        pick = itertools.combinations_with_replacement if self.with_itself else itertools.combinations
        return list(pick(self.agents, 2))

    def rounds(self) -> Iterator[Round]:
        """Everything that is to be played, meetings in turn so that a table in between is even."""
        deals = self.deals
        cut: list[list[Round]] = []
        for names in self.meetings:
            size = min(self.at_once[name] for name in names)
            parts = [tuple(deals[k : k + size]) for k in range(0, len(deals), size)]
            cut.append([Round(names, part, self.seed) for part in parts])
        for turn in itertools.zip_longest(*cut):
            yield from (one for one in turn if one is not None)


def deal_of(seed: int, number: int, pairs: Sequence[DeckPair]) -> Deal:
    """Deal `number` of a tournament or match with this seed; decks in turn."""
    deal_seed = int(np.random.SeedSequence([seed, number]).generate_state(1)[0])
    return Deal(number, pairs[number % len(pairs)], deal_seed)


def named_agents(said: Sequence[str]) -> dict[str, str]:
    """What agents are loaded by, under names of which no two are the same.

    Raises:
        SettingError: There are fewer than two.
    """
    if len(said) < 2:
        raise SettingError("a tournament needs two agents or more; the same one may be named twice")
    named: dict[str, str] = {}
    for one in said:
        names = (one if n == 1 else f"{one} ({n})" for n in itertools.count(1))
        named[next(name for name in names if name not in named)] = one
    return named


def digest(agent: str) -> str | None:
    """SHA-256 of an agent that is a file: another file under its name is another agent."""
    path = Path(agent)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None
