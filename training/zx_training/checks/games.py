"""The games of a check: the agent plays in both seats, and each of its decisions is recorded.

A decision is recorded twice: with the game as it was, and with all cards re-dealt that the agent's seat
cannot know. See also: answers.py, which asks the agent again.
"""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import zx_agents
from zx_agents import Agent, BatchAgent, GameAgent
from zx_agents.agent import checked_action

from zx_env.core.seeding import agent_rng, derived_seed
from zx_env.errors import AgentError
from zx_training.games.adapter import GameAdapter
from zx_training.matches.action_requests import reason_of
from zx_training.matches.deals import DeckPair

AGENT, ENEMY, DEALER = 0, 1, 2
"""Numbers of the random streams of a game: of the agent, of its enemy, of the hidden cards."""
PROJECT = ("zx_env", "zx_agents", "zx_training")
"""Packages whose lines are not the user's code."""


class WrongAnswerError(Exception):
    """The agent gave no legal action; the message says what it did, and where in its code."""


@dataclass(frozen=True)
class Decision:
    """One decision of the agent: the position as it was, and with hidden cards re-dealt (`dealt`)."""

    game: Any
    dealt: Any
    action: int
    seconds: float

    @property
    def turn(self) -> int:
        """The turn of the game."""
        return int(self.game.turn)


@dataclass
class CheckedGame:
    """A game of a check, with the decisions of the agent up to the end or to its fault."""

    number: int
    seat: int
    decks: DeckPair
    seed: int
    decisions: list[Decision] = field(default_factory=list)
    fault: str | None = None
    draws: bool = False
    """Whether the agent has drawn random numbers."""

    def agent_rng(self) -> np.random.Generator:
        """Return the agent's random stream from its beginning."""
        return agent_rng(self.seed, self.number, AGENT)

    def at(self, k: int) -> str:
        """Return words for the place of the agent's decision k, from 0, in the check."""
        turn = f", turn {self.decisions[k].turn}" if k < len(self.decisions) else ""
        against = "" if self.decks[0] == self.decks[1] else f", {self.decks[0]} against {self.decks[1]}"
        return f"game {self.number + 1} (seat {self.seat}{against}), decision {k + 1}{turn}"


def play(
    adapter: GameAdapter, agent: Agent, enemy: Agent, pairs: Sequence[DeckPair], number: int, seed: int
) -> CheckedGame:
    """Play game `number` of a check; the agent changes its seat with every game, decks every two games."""
    played = CheckedGame(number, number % 2, pairs[number // 2 % len(pairs)], seed)
    game = adapter.deal(played.decks, derived_seed(seed, number))
    rng, enemy_rng = played.agent_rng(), agent_rng(seed, number, ENEMY)
    dealer = np.random.default_rng(derived_seed(seed, number, DEALER))
    while (player := game.to_play) is not None:
        if player != played.seat:
            game.step(zx_agents.act_in(enemy, game, enemy_rng))
            continue
        recorded, dealt = game.copy(), game.determinize(player, dealer)
        drawn = rng.bit_generator.state
        start = time.perf_counter()
        try:
            action = answer(agent, recorded.copy(), rng)
        except WrongAnswerError as fault:
            played.fault = str(fault)
            return played
        seconds = time.perf_counter() - start
        played.draws = played.draws or rng.bit_generator.state != drawn
        played.decisions.append(Decision(recorded, dealt, action, seconds))
        game.step(action)
    return played


def answer(agent: Agent, game: Any, rng: np.random.Generator) -> int:
    """Return the agent's action, which is legal.

    Raises:
        WrongAnswerError: The agent raises an error, ends the process, or answers with something else.
    """
    try:
        return checked_action(game.mask(), zx_agents.act_in(agent, game, rng), "it")
    except AgentError as error:
        raise WrongAnswerError(str(error)) from error
    except (Exception, SystemExit) as error:
        raise WrongAnswerError(f"it {reason_of(error)}{place_of(error)}") from error


def place_of(error: BaseException) -> str:
    """Return where in the user's code an error was raised: ", my_player.py, line 12"; "" if nowhere in it."""
    folders = tuple(os.path.dirname(str(sys.modules[name].__file__)) + os.sep for name in PROJECT)
    lines = [
        f", {os.path.basename(frame.filename)}, line {frame.lineno}"
        for frame in traceback.extract_tb(error.__traceback__)
        if not frame.filename.startswith(folders)
    ]
    return lines[-1] if lines else ""


def answers_many(agent: Agent) -> str | None:
    """Return the method by which matches ask the agent for many games at once; None if there is none."""
    if hasattr(agent, "act_games"):
        return "act_games"
    return "act_batch" if isinstance(agent, BatchAgent) and not isinstance(agent, GameAgent) else None
