"""The one place that turns a fault of an engine into an error."""

from typing import Any

from zx_env.core.spec import GameSpec
from zx_env.errors import EngineFault


def engine_fault(game_spec: GameSpec[Any], fault: int, who: str, then: str = "") -> EngineFault:
    """The error for a game in which the engine could not go on.

    Args:
        game_spec: Of the game.
        fault: The number in the field `fault` of its record.
        who: Which game or games: "this game", "the game of row 3".
        then: What became of it, where somebody may ask.
    """
    return EngineFault(f"{who} could not go on: {game_spec.fault(fault)}{then and f'; {then}'}")
