"""The verdict on a game as JSON: who judges, the line of chances, the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from zx_training.record_files import Frame
from zx_training.serve.judge.chances import Judge
from zx_training.serve.judge.turning import turning_points


def verdict_on(
    judge: Judge, frames: Sequence[Frame], words: str, reader: int | None = None
) -> dict[str, Any]:
    """Return what the judge says of a game.

    Args:
        judge: The judge.
        frames: The positions of the game, and what was done at each.
        words: The judge in words, such as "the trained player".
        reader: The player who reads the words; None for whoever decides.

    Returns:
        `judge`, the words; `seat`, the player whose chance it is; `line`, the chance at each position, None
        where that player decides nothing; `turning`, the turning points by the names of `TurningPoint`.
    """
    line = judge.line(frames)
    turning = turning_points(judge, frames, line, reader)
    return {
        "judge": words,
        "seat": judge.seat,
        "line": line,
        "turning": [point._asdict() for point in turning],
    }
