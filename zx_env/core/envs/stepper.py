"""`stepper_of`: fast stepping of one game by an environment, one compiled call for each decision."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from zx_env.compiling.decorators import PLAIN
from zx_env.compiling.python_records import cells, rows
from zx_env.core.entry_points import ENDED, FAULTY, REFUSED
from zx_env.core.events.event import EventBlock, emit_step
from zx_env.core.game.game import Game


class Stepper(NamedTuple):
    """A function that steps a game, and the arrays that it writes."""

    take: Callable[[int], int]
    """Function that takes an action and returns the result of the entry point `step_and_observe`. It does not
    update the game's `_history`."""
    observation: npt.NDArray[np.int8]
    """int8 [obs_size]: the observation of the player to move; overwritten by every action."""
    legal: npt.NDArray[np.int8]
    """int8 [num_actions]: the mask of the player to move; overwritten by every action."""


def stepper_of(game: Game) -> Stepper:
    """Return a stepper that changes this game in place."""
    entry_points = game.game_spec.entry_points
    observations = rows(game.game_spec.observation, 1)
    player = game.to_play
    if player is not None:
        entry_points.observe(game._games, 0, game._table, observations, 0, player)
    if game.keeps_events:
        return _stepper_with_events(game, observations)
    take = partial(
        entry_points.step_and_observe, game._games, game._table, game._matches, game._masks, observations
    )
    observation = cells(observations, 0)
    if not PLAIN:
        return Stepper(take, observation, game._legal)
    observation, legal = observation.copy(), game.mask()

    def take_and_copy(action: int) -> int:
        answer = take(action)
        observation[:], legal[:] = cells(observations, 0), game._legal
        return answer

    return Stepper(take_and_copy, observation, legal)


def _stepper_with_events(game: Game, observations: Any) -> Stepper:
    """Return a stepper that performs frames one by one and records their events."""
    observation, legal = cells(observations, 0).copy(), game.mask()

    def take(action: int) -> int:
        if not 0 <= action < len(legal) or not legal[action]:
            return REFUSED
        block = cast(EventBlock, game._event_block)
        game._add_events(emit_step(game, block.encoder, action))
        legal[:] = game._legal
        if game._fact("fault"):
            return FAULTY
        player = game.to_play
        if player is None:
            return ENDED
        observation[:] = game.observe(player)
        return player

    return Stepper(take, observation, legal)
