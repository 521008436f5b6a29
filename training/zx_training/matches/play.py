"""The games of a round: many in lockstep where both agents can answer for many, else one after the other.

Lockstep means: all games in which an agent is to move are asked in one call, then the other agent's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from zx_agents import Agent

from zx_training.matches.action_requests import Answers, Asker, Notes, deals_at_once, short, too_slow
from zx_training.matches.game_rows import NOBODY, Rows, tables_of
from zx_training.matches.schedule import Deal, Limits, Round

Known = Mapping[int, tuple[int, str]]
"""Games of a pair, 0 or 1, that are forfeited before they are played: by which agent, and why."""


@dataclass(frozen=True)
class PlayedOut:
    """How one game went. Agents are 0 and 1 of the meeting, whichever seat they had.

    `winner` is None for a draw; `seconds` is what each agent thought; `turns` is the turn it ended in;
    `actions` are the numbers of what was done, where somebody wanted them kept.
    """

    winner: int | None
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    turns: int
    truncated: bool = False
    forfeit: tuple[int, str] | None = None
    fault: str | None = None
    actions: tuple[int, ...] = ()

    @property
    def score(self) -> float:
        """Of agent 0: 1 for a win, 0.5 for a draw."""
        return 0.5 if self.winner is None else float(self.winner == 0)


@dataclass(frozen=True)
class Pair:
    """A deal, played twice: in game 0 agent 0 has seat 0 and the first deck, in game 1 agent 1 has."""

    names: tuple[str, str]
    deal: Deal
    games: tuple[PlayedOut, PlayedOut]


def play_round(
    deal: Callable[..., Any],
    players: tuple[Agent, Agent],
    one: Round,
    limits: Limits | None = None,
    notes: Notes | None = None,
    known: Known | None = None,
    is_strict: bool = False,
    is_kept: bool = False,
) -> list[Pair]:
    """Plays every deal of the round in both seats.

    Args:
        deal: makes a game from decks and seed.
        players: agents 0 and 1.
        one: the round.
        limits: how long agents may think.
        notes: told who thinks.
        known: games of the pair that were forfeited before; for rounds of one deal.
        is_strict: what an agent does wrong is raised, not forfeited.
        is_kept: the actions of every game are kept.
    """
    limits, notes = limits or Limits(), notes or Notes()
    if min(map(deals_at_once, players)) > 1 < len(one.deals):
        parts = [[(dealt, number) for dealt in one.deals for number in (0, 1)]]
    else:
        parts = [[(dealt, number)] for dealt in one.deals for number in (0, 1)]
    out: list[PlayedOut] = []
    for part in parts:
        sittings = _Sittings(deal, players, one, part, limits, notes, is_strict)
        if is_kept:
            sittings.actions = [[] for _ in part]
        out += sittings.played_out(known or {})
    return [Pair(one.names, dealt, (out[2 * k], out[2 * k + 1])) for k, dealt in enumerate(one.deals)]


class _Sittings:
    """Games in lockstep, from their deals to their ends; number 1 of a pair has the seats changed."""

    def __init__(
        self,
        deal: Callable[..., Any],
        players: tuple[Agent, Agent],
        one: Round,
        sat: Sequence[tuple[Deal, int]],
        limits: Limits,
        notes: Notes,
        is_strict: bool,
    ) -> None:
        n = len(sat)
        self.tables = tables_of([deal(dealt.decks, dealt.seed) for dealt, _ in sat])
        self.numbers = np.array([number for _, number in sat])
        self.decisions, self.seconds = np.zeros((n, 2), np.int64), np.zeros((n, 2))
        self.forfeits: dict[int, tuple[int, str]] = {}
        self.faults: dict[int, str] = {}
        self.actions: list[list[int]] = []
        self.limits = limits
        self._seeds = [(*one.seed_of(dealt), number) for dealt, number in sat]
        self._streams: dict[tuple[int, int], np.random.Generator] = {}
        seed = one.seed_of(one.deals[0])
        self.askers = [
            Asker(
                player, agent, limits, notes, is_strict, np.random.default_rng([*seed, agent]), self.stream,
                self.numbers,
            )
            for agent, player in enumerate(players)
        ]  # fmt: skip

    def stream(self, row: int, agent: int) -> np.random.Generator:
        """The chance of an agent in a game: of nobody else, and the same whatever else is played."""
        key = row, agent
        if key not in self._streams:
            self._streams[key] = np.random.default_rng([*self._seeds[row], agent])
        return self._streams[key]

    def played_out(self, known: Known) -> list[PlayedOut]:
        """Plays all games to their ends, but those that are known to be forfeited."""
        for row, number in enumerate(self.numbers.tolist()):
            if number in known:
                self.forfeits[row] = known[number]
        while self._rows_of(0).size or self._rows_of(1).size:
            for agent, asker in enumerate(self.askers):
                rows = self._rows_of(agent)
                if rows.size:
                    self._take(agent, rows, asker.ask(self.tables, rows))
        return [self._end(row) for row in range(len(self.numbers))]

    def _rows_of(self, agent: int) -> Rows:
        """Where the agent is to move."""
        player = self.tables.player
        waits = (player != NOBODY) & ((player ^ self.numbers) == agent)
        waits[list(self.forfeits)] = False
        return np.flatnonzero(waits)

    def _take(self, agent: int, rows: Rows, answers: Answers) -> None:
        self.decisions[rows, agent] += 1
        self.seconds[rows, agent] += answers.seconds
        for k, why in answers.forfeits.items():
            self.forfeits[int(rows[k])] = agent, why
        if self.limits.game > 0:
            for row in rows[self.seconds[rows, agent] > self.limits.game].tolist():
                why = too_slow(float(self.seconds[row, agent]), self.limits.game, "the game")
                self.forfeits.setdefault(row, (agent, why))
        goes_on = [k for k, row in enumerate(rows.tolist()) if row not in self.forfeits]
        if not goes_on:
            return
        stepped = rows[goes_on]
        if self.actions:
            for row, action in zip(stepped.tolist(), answers.actions[goes_on].tolist(), strict=True):
                self.actions[row].append(action)
        fault = self.tables.step(stepped, answers.actions[goes_on])
        if fault is not None:  # nobody's fault: the game counts as a draw, and is named
            for row in stepped[self.tables.player[stepped] == NOBODY].tolist():
                if self.tables.end(row)[0] is None:
                    self.faults.setdefault(row, short(fault))

    def _end(self, row: int) -> PlayedOut:
        seat, turns, truncated = self.tables.end(row)
        winner = None if seat is None else seat ^ int(self.numbers[row])
        if row in self.forfeits:
            winner = 1 - self.forfeits[row][0]
        first, second = self.decisions[row].tolist()
        one, two = self.seconds[row].tolist()
        forfeit, fault = self.forfeits.get(row), self.faults.get(row)
        acted = tuple(self.actions[row]) if self.actions else ()
        return PlayedOut(winner, (first, second), (one, two), turns, truncated, forfeit, fault, acted)
