"""Schedule of a tournament: agents, decks, deals and limits, and their division into rounds.

A deal is a pair of decks and a seed. Every meeting of two agents plays the same deals, and each deal twice
with the seats changed, so that luck affects all agents equally.
"""

from __future__ import annotations

import hashlib
import itertools
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from zx_agents import Agent

from zx_env.core.seeding import derived_seed
from zx_env.errors import SettingError
from zx_training.matches.deals import DeckPair, PlayedGame

FORMAT = "zx-tournament/2"
"""Format of a tournament's folder."""
DEALS_PER_ROUND = 256
"""Deals of a round in lockstep. More rows make a call cheaper per row, but a kill loses the whole round."""
VIEW_AGENT_DEALS_PER_ROUND = 16
"""Deals of a round for an agent that plays from views of its games (`act_games`) and is slow."""


class TournamentContext(Protocol):
    """Gives a process access to the game and the agents of a tournament."""

    def deal(self, decks: DeckPair, seed: int) -> PlayedGame:
        """Return a new game."""

    def player(self, name: str) -> Agent:
        """Return a new agent by its name."""


ContextFactory = Callable[[], TournamentContext]
"""Makes the context in each process; it must be picklable."""


@dataclass(frozen=True)
class Limits:
    """Limits on an agent's thinking time, in seconds; 0 means no limit.

    If an answer for many games at once takes longer than the limit for one decision, the agent is asked
    again, game by game.
    """

    decision: float = 20.0
    game: float = 0.0


@dataclass(frozen=True)
class Deal:
    """Two decks and a seed, played twice with the seats changed; `number` is its index in the tournament."""

    number: int
    decks: DeckPair
    seed: int


@dataclass(frozen=True)
class Round:
    """Deals that two agents play together; the results of a round are stored all at once."""

    names: tuple[str, str]
    deals: tuple[Deal, ...]
    seed: int

    @property
    def key(self) -> tuple[str, str, int]:
        """Unique key of the round in the tournament."""
        return (*self.names, self.deals[0].number)

    def single_deals(self) -> Iterator[Round]:
        """Yield one round for each deal of this round."""
        for deal in self.deals:
            yield Round(self.names, (deal,), self.seed)

    def seed_of(self, deal: Deal) -> tuple[int, ...]:
        """Return the seed of the agents' random generators in this deal."""
        return self.seed, zlib.crc32("\0".join(self.names).encode()), deal.number


class LoggedPlan(Protocol):
    """Rounds to play, with the configuration by which a folder of results knows them."""

    def rounds(self) -> Iterator[Round]:
        """Yield all rounds."""

    def config(self) -> dict[str, Any]:
        """Return the configuration, JSON-able, with a `format`. A folder continues only with an equal one."""


class PlayedPlan(Protocol):
    """The part of a plan that executors need: the agents, by name, and the limits on their thinking time."""

    @property
    def make_context(self) -> ContextFactory:
        """Function that makes the context; called in every process that plays."""

    @property
    def agents(self) -> dict[str, str]:
        """For each name, the string that loads the agent."""

    @property
    def limits(self) -> Limits:
        """Limits on the agents' thinking time."""

    @property
    def apart(self) -> tuple[str, ...]:
        """Names of agents that are kept apart, each in a process without games."""


@dataclass(frozen=True)
class Plan:
    """A whole tournament.

    Args:
        make_context: Function that makes the context; called in every process that plays.
        agents: For each name in the tables, the string that loads the agent.
        pairs: Pairs of decks that are played.
        games: Games of each meeting, rounded up to whole deals; 0 plays every pair of decks once in both
            seats.
        seed: Seed of deals and agents.
        limits: Limits on the agents' thinking time.
        deals_per_round: For each agent the number of deals to play in lockstep (action_requests.py).
        game: The game and its settings, as `zx-tournament/2` stores them.
        with_itself: Add the meeting of every agent with itself, which compares decks only.
        apart: Names of agents that are kept apart, each in a process without games.
    """

    make_context: ContextFactory
    agents: dict[str, str]
    pairs: tuple[DeckPair, ...]
    games: int
    seed: int
    limits: Limits
    deals_per_round: dict[str, int]
    game: dict[str, Any]
    with_itself: bool = False
    apart: tuple[str, ...] = ()

    def config(self) -> dict[str, Any]:
        """Return the configuration, JSON-able. A folder continues only with an equal one."""
        return {
            "format": FORMAT,
            "game": self.game,
            "agents": config_of_agents(self.agents),
            "decks": [list(pair) for pair in self.pairs],
            "games": 2 * len(self.deals),
            "with_itself": self.with_itself,
            "seed": self.seed,
            "seconds_a_decision": self.limits.decision,
            "seconds_a_game": self.limits.game,
        }

    @property
    def deals(self) -> list[Deal]:
        """All deals of a meeting; the pairs of decks take turns."""
        number = (self.games + 1) // 2 or len(self.pairs)
        return [deal_of(self.seed, k, self.pairs) for k in range(number)]

    @property
    def meetings(self) -> list[tuple[str, str]]:
        """All meetings: every agent with every other, and with itself if `with_itself` is set."""
        choose_two = itertools.combinations_with_replacement if self.with_itself else itertools.combinations
        return list(choose_two(self.agents, 2))

    def rounds(self) -> Iterator[Round]:
        """Yield all rounds; meetings take turns, so all have about as many games at any time."""
        deals = self.deals
        rounds: list[list[Round]] = []
        for names in self.meetings:
            size = min(self.deals_per_round[name] for name in names)
            parts = [tuple(deals[k : k + size]) for k in range(0, len(deals), size)]
            rounds.append([Round(names, part, self.seed) for part in parts])
        for turn in itertools.zip_longest(*rounds):
            yield from (round_ for round_ in turn if round_ is not None)


def deal_of(seed: int, number: int, pairs: Sequence[DeckPair]) -> Deal:
    """Return deal `number` of a tournament or match with this seed; the pairs of decks take turns."""
    return Deal(number, pairs[number % len(pairs)], derived_seed(seed, number))


def named_agents(agents: Sequence[str]) -> dict[str, str]:
    """Return the strings that load the agents under unique names.

    Raises:
        SettingError: There are fewer than two agents.
    """
    if len(agents) < 2:
        raise SettingError("a tournament needs two agents or more; the same one may be named twice")
    named: dict[str, str] = {}
    for agent in agents:
        names = (agent if n == 1 else f"{agent} ({n})" for n in itertools.count(1))
        named[next(name for name in names if name not in named)] = agent
    return named


def config_of_agents(agents: Mapping[str, str]) -> dict[str, Any]:
    """Return how each agent was loaded, and the digest of its file, by its name."""
    return {name: {"loaded_by": loaded, "sha256": digest(loaded)} for name, loaded in agents.items()}


def digest(agent: str) -> str | None:
    """Return the SHA-256 of an agent's file, None for other agents; a changed file is a new agent."""
    path = Path(agent)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None
