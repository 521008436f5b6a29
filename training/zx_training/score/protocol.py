"""`score_plan`: the games of a scorecard. Its version names everything that a result depends on.

Every agent plays the same deals, each in both seats, against the same players, the panel. Neither deals nor
random streams depend on the name of the agent. An agent is kept apart: its process has no games, no other one
imports its module, and it never sees a seed; an illegal action, an error, or a decision of more than the
limit forfeits the game.

The deals come from the version of the protocol, so they are the same for everybody, and public: whoever has
them can play them beforehand and learn what wins. A claim therefore names the score on deals of a seed that
was drawn when the agent was finished (`zx score AGENT --fresh`); cards of one seed are compared.

A change of rules, cards or players that changes a result of the panel's own games makes a new version: a test
plays some of them again (`check_games`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from zx_env.core.seeding import check_seed
from zx_env.errors import SettingError
from zx_training.games.adapter import GameAdapter
from zx_training.matches.action_requests import deals_per_round
from zx_training.matches.schedule import (
    DEALS_PER_ROUND,
    ContextFactory,
    Deal,
    Limits,
    Round,
    config_of_agents,
    deal_of,
)
from zx_training.matches.score_column import ScoreColumn
from zx_training.score.puzzle_column import EVERY_ANSWER, ScoreContext, puzzle_columns, puzzle_deal
from zx_training.tournament.context import version_of
from zx_training.tournament.watchdog import load_apart

VERSION = "zx-score-v1"
"""Name and version of the protocol."""
AGENT = "agent"
"""The name of the agent that is scored, in rounds and in results."""
EXPLOITER = "exploiter"
"""The name of an opponent that has learned against the agent."""
NO_PANEL = (AGENT, EVERY_ANSWER, EXPLOITER)
"""Names in a plan that are no players of the panel."""
QUICK = 10
"""`--quick` plays one of so many games."""
LIMITS = Limits(decision=20.0)
EXPLOIT_PLACE = 100
"""The place of the column of `EXPLOITER`, behind all others."""
_COLUMN = 1_000_000
"""Numbers of deals of a column begin at its place times this."""


@dataclass(frozen=True)
class ScorePlan:
    """All games of a scorecard, for the executors of tournaments and their log."""

    make_context: ContextFactory
    agents: dict[str, str]
    """For `AGENT` and each player of the panel, the string that loads it."""
    columns: tuple[ScoreColumn, ...]
    deals: dict[str, tuple[Deal, ...]]
    """The deals of each column, by its name."""
    deals_per_round: dict[str, int]
    headline: tuple[str, ...]
    """The names of the columns whose mean is the headline, those left out too."""
    game: dict[str, Any]
    is_quick: bool
    seed: int | None = None
    """Seed of the deals; None for the public ones."""
    limits: Limits = LIMITS
    apart: tuple[str, ...] = (AGENT,)

    def rounds(self) -> Iterator[Round]:
        """Yield all rounds: column by column, the agent against each opponent."""
        for column in self.columns:
            deals = self.deals[column.name]
            for opponent in column.opponents:
                size = min(self.deals_per_round[name] for name in (AGENT, opponent))
                for k in range(0, len(deals), size):
                    yield Round((AGENT, opponent), deals[k : k + size], seed_of(column.name, self.seed))

    def with_exploiter(self, column: ScoreColumn, checkpoint: Path) -> ScorePlan:
        """Return the plan with the column of an opponent that has learned against the agent."""
        return replace(
            self,
            agents={**self.agents, EXPLOITER: str(checkpoint)},
            columns=(*self.columns, column),
            deals={**self.deals, column.name: deals_of(column, EXPLOIT_PLACE, self.is_quick, self.seed)},
            deals_per_round={**self.deals_per_round, EXPLOITER: DEALS_PER_ROUND},
        )

    def config(self) -> dict[str, Any]:
        """Return what a folder of results holds of the plan, JSON-able."""
        return {
            "format": VERSION,
            "game": self.game,
            "agents": config_of_agents(self.agents),
            "columns": [column.name for column in self.columns],
            "quick": self.is_quick,
            "seed": self.seed,
            "seconds_a_decision": self.limits.decision,
        }


def score_plan(
    agent: str,
    game: str | None = None,
    columns: Sequence[str] | None = None,
    is_quick: bool = False,
    own_columns: Sequence[ScoreColumn] | None = None,
    seed: int | None = None,
) -> ScorePlan:
    """Return the plan of a scorecard. Everything is checked before the first game.

    Args:
        agent: The string that loads the agent.
        game: A registered name, or a module that registers a game; None for the default.
        columns: Names of columns; None for all.
        is_quick: Play one game in `QUICK`.
        own_columns: Columns in place of those of the game.
        seed: Seed of the deals; None for the public ones.

    Raises:
        ZXError: The agent or a column cannot be used. The message contains a remedy.
    """
    make_context = partial(ScoreContext, game)
    context = make_context()
    known = [*(all_columns(context.adapter) if own_columns is None else own_columns)]
    chosen = _chosen(known, columns)
    panel = {name: name for column in chosen for name in column.opponents}
    players = {AGENT: load_apart(make_context, agent)}
    players |= {name: context.player(name) for name in panel}
    seed = None if seed is None else check_seed(seed)
    return ScorePlan(
        make_context,
        {AGENT: agent, **panel},
        chosen,
        {column.name: deals_of(column, known.index(column), is_quick, seed) for column in chosen},
        {name: deals_per_round(player) for name, player in players.items()},
        tuple(column.name for column in known if column.in_headline),
        {"name": context.adapter.name, "version": version_of(context)},
        is_quick,
        seed,
    )


def all_columns(adapter: GameAdapter) -> list[ScoreColumn]:
    """Return all columns of a game's card."""
    return [*adapter.score_columns(), *puzzle_columns(adapter.name)]


def _chosen(known: Sequence[ScoreColumn], names: Sequence[str] | None) -> tuple[ScoreColumn, ...]:
    columns = {column.name: column for column in known}
    unknown = [name for name in names or () if name not in columns]
    if unknown:
        raise SettingError(f"there is no column {unknown[0]!r}; there are {', '.join(columns)}")
    return tuple(column for name, column in columns.items() if names is None or name in names)


def seed_of(column: str, seed: int | None = None) -> int:
    """Return the seed of a column, from the version of the protocol, and the seed of the card if it has one.

    A seed that cannot be guessed needs all its bits, so theirs are 60.
    """
    text, digits = (f"{VERSION}:{column}", 12) if seed is None else (f"{VERSION}:{column}:{seed}", 15)
    return int(hashlib.sha256(text.encode()).hexdigest()[:digits], 16)


def deals_of(
    column: ScoreColumn, place: int, is_quick: bool = False, card_seed: int | None = None
) -> tuple[Deal, ...]:
    """Return the deals of a column; those of a quick card are the first ones of a whole card."""
    if column.puzzles:
        of_column = seed_of(column.name, card_seed)
        return tuple(puzzle_deal(name, of_column) for name in column.puzzles[:: QUICK if is_quick else 1])
    games = max(2, column.games // QUICK) if is_quick else column.games
    seed, first = seed_of(column.name, card_seed), place * _COLUMN
    deals = [deal_of(seed, k, column.pairs) for k in range((games + 1) // 2)]
    return tuple(replace(deal, number=first + deal.number) for deal in deals)
