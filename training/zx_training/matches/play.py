"""Playing the games of a round: in lockstep if both agents answer for many games at once, else one by one.

In lockstep, the two agents answer in turns. One call requests the actions of an agent in all games in which
this agent is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from zx_agents import Agent

from zx_env.core.seeding import agent_rng
from zx_training.matches.action_requests import (
    ActionRequester,
    Activity,
    Answers,
    deals_per_round,
    shorten,
    too_slow,
)
from zx_training.matches.game_rows import NOBODY, RowIndices, make_game_rows
from zx_training.matches.schedule import Deal, Limits, Round

Forfeits = Mapping[int, tuple[int, str]]
"""Maps the number of a game in its pair (0 or 1) to the agent (0 or 1) that forfeited it and the reason."""


@dataclass(frozen=True)
class GameResult:
    """Result of one game. Agents have the numbers 0 and 1 of their meeting, whatever their seat.

    `winner` is None for a draw; `seconds` is the thinking time of each agent; `turns` is the turn in which
    the game ended; `actions` are the numbers of the actions taken, if they were recorded.

    `decisions` counts the decisions of each agent; `truncated` is True if a cap ended the game; `forfeit` is
    the agent that forfeited the game, with the reason; `fault` is the message of an error of the engine.
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
        """Score of agent 0: 1 for a win, 0.5 for a draw, 0 for a loss."""
        return 0.5 if self.winner is None else float(self.winner == 0)


@dataclass(frozen=True)
class Pair:
    """A deal, played twice. In game 0, agent 0 has seat 0 and the first deck; in game 1, agent 1 has both."""

    names: tuple[str, str]
    deal: Deal
    games: tuple[GameResult, GameResult]


def play_round(
    deal: Callable[..., Any],
    players: tuple[Agent, Agent],
    round_: Round,
    limits: Limits | None = None,
    activity: Activity | None = None,
    forfeited: Forfeits | None = None,
    is_strict: bool = False,
    record_actions: bool = False,
) -> list[Pair]:
    """Play every deal of the round in both seats.

    Args:
        deal: Function that makes a game from decks and a seed.
        players: Agents 0 and 1.
        round_: The round.
        limits: Limits on the agents' thinking time.
        activity: Updated before and after every request to an agent.
        forfeited: Games of the pair that are forfeited before they begin; only for rounds of one deal.
        is_strict: Raise the agents' errors, except `Forfeit`, instead of forfeiting the game.
        record_actions: Record the actions of every game.
    """
    limits, activity = limits or Limits(), activity or Activity()
    if min(map(deals_per_round, players)) > 1 < len(round_.deals):
        parts = [[(dealt, number) for dealt in round_.deals for number in (0, 1)]]
    else:
        parts = [[(dealt, number)] for dealt in round_.deals for number in (0, 1)]
    results: list[GameResult] = []
    for part in parts:
        lockstep = _LockstepGames(deal, players, round_, part, limits, activity, is_strict)
        if record_actions:
            lockstep.actions = [[] for _ in part]
        results += lockstep.play(forfeited or {})
    return [
        Pair(round_.names, dealt, (results[2 * k], results[2 * k + 1]))
        for k, dealt in enumerate(round_.deals)
    ]


def play_games(
    deal: Callable[..., Any],
    players: tuple[Agent, Agent],
    round_: Round,
    is_strict: bool = False,
) -> list[GameResult]:
    """Play every deal of the round once, in lockstep: agent 0 has seat 0 and the first deck.

    For one agent on both sides, whose second game of a deal would be the first one again.
    """
    games = [(dealt, 0) for dealt in round_.deals]
    return _LockstepGames(deal, players, round_, games, Limits(), Activity(), is_strict).play({})


class _LockstepGames:
    """Games in lockstep, from start to end; in game 1 of each pair the agents have changed seats."""

    def __init__(
        self,
        deal: Callable[..., Any],
        players: tuple[Agent, Agent],
        round_: Round,
        games: Sequence[tuple[Deal, int]],
        limits: Limits,
        activity: Activity,
        is_strict: bool,
    ) -> None:
        n = len(games)
        if any(getattr(player, "needs_events", False) for player in players):
            deal = partial(deal, events=True)
        self.games = make_game_rows([deal(dealt.decks, dealt.seed) for dealt, _ in games])
        self.numbers = np.array([number for _, number in games])
        self.decisions, self.seconds = np.zeros((n, 2), np.int64), np.zeros((n, 2))
        self.forfeits: dict[int, tuple[int, str]] = {}
        self.faults: dict[int, str] = {}
        self.actions: list[list[int]] = []
        self.limits = limits
        self._seeds = [(*round_.seed_of(dealt), number) for dealt, number in games]
        self._streams: dict[tuple[int, int], np.random.Generator] = {}
        seed = round_.seed_of(round_.deals[0])
        self.requesters = [
            ActionRequester(
                player, agent, limits, activity, is_strict, agent_rng(*seed, agent),
                self.stream, self.numbers,
            )
            for agent, player in enumerate(players)
        ]  # fmt: skip

    def stream(self, row: int, agent: int) -> np.random.Generator:
        """Return an agent's own random generator in a game; it does not depend on the other games."""
        key = row, agent
        if key not in self._streams:
            self._streams[key] = agent_rng(*self._seeds[row], agent)
        return self._streams[key]

    def play(self, forfeited: Forfeits) -> list[GameResult]:
        """Play all games to their ends, except games that are forfeited before they begin."""
        for row, number in enumerate(self.numbers.tolist()):
            if number in forfeited:
                self.forfeits[row] = forfeited[number]
        while self._rows_of(0).size or self._rows_of(1).size:
            for agent, requester in enumerate(self.requesters):
                rows = self._rows_of(agent)
                if rows.size:
                    self._take(agent, rows, requester.request(self.games, rows))
        return [self._end(row) for row in range(len(self.numbers))]

    def _rows_of(self, agent: int) -> RowIndices:
        """Return the rows in which the agent is to move."""
        player = self.games.player
        is_to_move = (player != NOBODY) & ((player ^ self.numbers) == agent)
        is_to_move[list(self.forfeits)] = False
        return np.flatnonzero(is_to_move)

    def _take(self, agent: int, rows: RowIndices, answers: Answers) -> None:
        self.decisions[rows, agent] += 1
        self.seconds[rows, agent] += answers.seconds
        for k, reason in answers.forfeits.items():
            self.forfeits[int(rows[k])] = agent, reason
        if self.limits.game > 0:
            for row in rows[self.seconds[rows, agent] > self.limits.game].tolist():
                reason = too_slow(float(self.seconds[row, agent]), self.limits.game, "the game")
                self.forfeits.setdefault(row, (agent, reason))
        going_on = [k for k, row in enumerate(rows.tolist()) if row not in self.forfeits]
        if not going_on:
            return
        stepped = rows[going_on]
        if self.actions:
            for row, action in zip(stepped.tolist(), answers.actions[going_on].tolist(), strict=True):
                self.actions[row].append(action)
        fault = self.games.step(stepped, answers.actions[going_on])
        if fault is not None:  # a fault of the engine: the game is a draw, and the fault is recorded
            for row in stepped[self.games.player[stepped] == NOBODY].tolist():
                if self.games.end(row)[0] is None:
                    self.faults.setdefault(row, shorten(fault))

    def _end(self, row: int) -> GameResult:
        seat, turns, truncated = self.games.end(row)
        winner = None if seat is None else seat ^ int(self.numbers[row])
        if row in self.forfeits:
            winner = 1 - self.forfeits[row][0]
        first, second = self.decisions[row].tolist()
        first_seconds, second_seconds = self.seconds[row].tolist()
        forfeit, fault = self.forfeits.get(row), self.faults.get(row)
        actions = tuple(self.actions[row]) if self.actions else ()
        return GameResult(
            winner,
            (first, second),
            (first_seconds, second_seconds),
            turns,
            truncated,
            forfeit,
            fault,
            actions,
        )
