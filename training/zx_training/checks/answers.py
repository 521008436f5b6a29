"""The agent is asked again at decisions that it has taken: does it answer as before?

Each function is given a fresh agent and returns None, or words for the first decision that differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from zx_agents import Agent

from zx_training.checks.games import CheckedGame, WrongAnswerError, answer, answers_many, place_of
from zx_training.matches.action_requests import reason_of

MOST_VIEWS = 16
"""Most positions that an agent with `act_games`, a search, answers in one call."""
MOST_ROWS = 512
"""Most positions that an agent with `act_batch` answers in one call."""


def again(agent: Agent, played: CheckedGame, is_redealt: bool) -> str | None:
    """Ask at every decision of a game, in order, with the random stream from its beginning.

    Args:
        agent: The agent, fresh.
        played: The game.
        is_redealt: Ask with the hidden cards re-dealt. The frames nearest to the agent contain only
            the game in which it is asked.
    """
    rng = played.agent_rng()
    games = [decision.dealt if is_redealt else decision.game for decision in played.decisions]
    actions = [decision.action for decision in played.decisions]
    places = [played.at(k) for k in range(len(actions))]
    return _again(agent, games, actions, places, rng)


def _again(
    agent: Agent, games: list[Any], actions: list[int], places: list[str], rng: np.random.Generator
) -> str | None:
    for game, action, place in zip(games, actions, places, strict=True):
        texts = {one.index: one.text for one in game.actions()}
        try:
            other = answer(agent, game.copy(), rng)
        except WrongAnswerError as fault:
            return f"{place}: it chose {texts[action]!r} ({action}); asked again, {fault}"
        if other != action:
            return f"{place}: it chose {texts[action]!r} ({action}); asked again, {texts[other]!r} ({other})"
    return None


def hidden_differ(played: CheckedGame) -> int:
    """Return at how many decisions of a game re-dealing has changed a card that the seat cannot see."""
    return sum(
        not np.array_equal(
            decision.game.observe(played.seat, full=True), decision.dealt.observe(played.seat, full=True)
        )
        for decision in played.decisions
    )


@dataclass(frozen=True)
class Batch:
    """Result of one call for many decisions: their number, seconds for each, and the fault in words."""

    positions: int
    seconds: float
    draws: bool
    fault: str | None


def at_once(agent: Agent, games: Sequence[CheckedGame], rng: np.random.Generator, clock: Any) -> Batch:
    """Ask at many decisions in one call, then in the reversed order; an answer must be that of one alone.

    Where the agent draws random numbers, its answers need only be legal.

    Args:
        agent: The agent, fresh; `answers_many` is not None.
        games: The games.
        rng: The random stream of the calls.
        clock: Function that returns the time in seconds.
    """
    method = answers_many(agent)
    most = MOST_VIEWS if method == "act_games" else MOST_ROWS
    every = [(played, k) for played in games for k in range(len(played.decisions))]
    chosen = every[:: max(1, -(-len(every) // most))]
    drawn, start = rng.bit_generator.state, clock()
    draws = any(played.draws for played in games)
    fault, seconds = None, 0.0
    for order in (chosen, chosen[::-1]):
        positions = [played.decisions[k].game.copy() for played, k in order]
        masks = np.stack([game.mask() for game in positions])
        try:
            start = clock()
            answers = _asked(agent, str(method), positions, masks, rng)
            seconds += clock() - start
        except (Exception, SystemExit) as error:
            fault = f"{method} {reason_of(error)}{place_of(error)}"
            break
        draws = draws or rng.bit_generator.state != drawn
        fault = _shape(answers, len(order), str(method)) or _differing(answers, masks, order, draws)
        if fault is not None:
            break
    return Batch(len(chosen), seconds / (2 * len(chosen)), draws, fault)


def _asked(
    agent: Any, method: str, positions: list[Any], masks: NDArray[np.int8], rng: np.random.Generator
) -> Any:
    if method == "act_games":
        return agent.act_games([game.view(game.to_play) for game in positions], rng)
    observations = np.stack([game.observe(game.to_play) for game in positions])
    return agent.act_batch(observations, masks.copy(), rng)


def _shape(answers: Any, rows: int, method: str) -> str | None:
    """Return why these are not the answers of so many rows, or None."""
    try:
        array = np.asarray(answers)
    except Exception as error:
        return f"{method} returned what is no array: {reason_of(error)}"
    if array.shape != (rows,) or array.dtype.kind not in "iu":
        return (
            f"{method} returned {array.dtype} of the shape {array.shape} for {rows} positions; "
            f"it returns one whole number for each, the shape ({rows},)"
        )
    return None


def _differing(
    answers: Any, masks: NDArray[np.int8], order: Sequence[tuple[CheckedGame, int]], draws: bool
) -> str | None:
    for mask, (played, k), chosen in zip(masks, order, np.asarray(answers).tolist(), strict=True):
        decision = played.decisions[k]
        texts = {one.index: one.text for one in decision.game.actions()}
        if not 0 <= chosen < len(mask) or not mask[chosen]:
            return f"{played.at(k)}: among {len(order)} positions it chose {chosen}, which is not legal"
        if not draws and chosen != decision.action:
            return (
                f"{played.at(k)}: alone it chose {texts[decision.action]!r} ({decision.action}), "
                f"among {len(order)} positions {texts[chosen]!r} ({chosen})"
            )
    return None
