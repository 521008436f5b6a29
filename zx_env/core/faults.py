"""Errors for faults of an engine."""

from typing import Any

from zx_env.core.spec import GameSpec
from zx_env.errors import EngineFault


def engine_fault(game_spec: GameSpec[Any], fault: int, who: str, then: str = "") -> EngineFault:
    """Return the error for a game in which a capacity of the engine was too small.

    Args:
        game_spec: The game's interface.
        fault: Number in the field `fault` of its record.
        who: The game in words: "this game", "the game of row 3".
        then: What happened to it afterwards, for the message.
    """
    return EngineFault(f"{who} could not go on: {game_spec.fault(fault)}{then and f'; {then}'}")
