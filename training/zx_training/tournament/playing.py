"""The games of a round: many in lockstep where both agents can answer for many, else one after the other.

Lockstep means: all games in which an agent is to move are asked in one call, then the other agent's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from zx_agents import Agent, BatchAgent

from zx_env.errors import EngineFault
from zx_training.tournament.asking import Asker, Forfeited, Notes, short, too_slow
from zx_training.tournament.plan import Deal, Limits, Round

Known = Mapping[int, tuple[int, str]]
"""Games of a pair, 0 or 1, that are forfeited before they are played: by which agent, and why."""


@dataclass(frozen=True)
class PlayedOut:
    """How one game went. Agents are 0 and 1 of the meeting, whichever seat they had.

    `winner` is None for a draw; `seconds` is what each agent thought; `turns` is the turn it ended in.
    """

    winner: int | None
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    turns: int
    truncated: bool = False
    forfeit: tuple[int, str] | None = None
    fault: str | None = None

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


class Sitting:
    """One game, from its deal to its end; `number` 1 is the one with the seats changed."""

    def __init__(self, game: Any, deal: Deal, number: int, seed: tuple[int, ...]) -> None:
        self.game, self.deal, self.number = game, deal, number
        self.decisions, self.seconds = [0, 0], [0.0, 0.0]
        self.forfeit: tuple[int, str] | None = None
        self.fault: str | None = None
        self._seed = seed
        self._streams: dict[int, np.random.Generator] = {}

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.forfeit is not None or self.fault is not None or self.game.to_play is None

    @property
    def asks(self) -> int:
        """The agent that is to move."""
        return int(self.game.to_play) ^ self.number

    def stream(self, agent: int) -> np.random.Generator:
        """The chance of an agent in this game: of nobody else, and the same whatever else is played."""
        if agent not in self._streams:
            self._streams[agent] = np.random.default_rng([*self._seed, self.number, agent])
        return self._streams[agent]

    def take(self, agent: int, answer: int | Forfeited, seconds: float, limits: Limits) -> None:
        """What the agent answered: an action, or the game is forfeited."""
        self.decisions[agent] += 1
        self.seconds[agent] += seconds
        if not isinstance(answer, Forfeited) and 0 < limits.game < self.seconds[agent]:
            answer = too_slow(self.seconds[agent], limits.game, "the game")
        if isinstance(answer, Forfeited):
            self.forfeit = agent, str(answer)
            return
        try:
            self.game.step(answer)
        except EngineFault as fault:  # nobody's fault: the game counts as a draw, and is named
            self.fault = short(str(fault))

    def played_out(self) -> PlayedOut:
        """How it went."""
        if self.forfeit is not None:
            winner: int | None = 1 - self.forfeit[0]
        else:
            found = None if self.fault else self.game.winner
            winner = None if found is None else int(found) ^ self.number
        return PlayedOut(
            winner,
            (self.decisions[0], self.decisions[1]),
            (self.seconds[0], self.seconds[1]),
            int(getattr(self.game, "turn", 0)),
            bool(getattr(self.game, "truncated", False)),
            self.forfeit,
            self.fault,
        )


def is_batch(player: Agent) -> bool:
    """Whether the agent answers for many games at once. One that looks at the game itself is asked alone."""
    return isinstance(player, BatchAgent) and not hasattr(player, "act_game")


def play_round(
    deal: Callable[..., Any],
    players: tuple[Agent, Agent],
    one: Round,
    limits: Limits | None = None,
    notes: Notes | None = None,
    known: Known | None = None,
    is_strict: bool = False,
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
    """
    limits, notes = limits or Limits(), notes or Notes()
    seed = one.seed_of(one.deals[0])
    askers = [
        Asker(player, agent, limits, notes, is_strict, np.random.default_rng([*seed, agent]))
        for agent, player in enumerate(players)
    ]
    sittings = [
        Sitting(deal(dealt.decks, dealt.seed), dealt, number, one.seed_of(dealt))
        for dealt in one.deals
        for number in (0, 1)
    ]
    for sitting in sittings:
        sitting.forfeit = (known or {}).get(sitting.number)
    if all(map(is_batch, players)) and len(one.deals) > 1:
        _play_together(sittings, askers, limits)
    else:
        for sitting in sittings:
            _play_together([sitting], askers, limits)
    out = [sitting.played_out() for sitting in sittings]
    return [Pair(one.names, dealt, (out[2 * k], out[2 * k + 1])) for k, dealt in enumerate(one.deals)]


def _play_together(sittings: Sequence[Sitting], askers: Sequence[Asker], limits: Limits) -> None:
    live = [sitting for sitting in sittings if not sitting.is_over]
    while live:
        for agent, asker in enumerate(askers):
            mine = [sitting for sitting in live if not sitting.is_over and sitting.asks == agent]
            if mine:
                answers, seconds = asker.ask(mine)
                for sitting, answer, took in zip(mine, answers, seconds, strict=True):
                    sitting.take(agent, answer, took, limits)
        live = [sitting for sitting in live if not sitting.is_over]
