"""The end of a game's manual page: the pieces of its observation and the blocks of its actions, as tables."""

import math
from typing import Any

from zx_env.doors.kit import Kit


def tables(kit: Kit[Any]) -> str:
    """Where each piece and each block begins, its shape, and what a piece means, in Markdown."""
    lines = [
        f"\nObservation: int8 [{kit.obs_size}]\n",
        "| Piece | Begins at | Shape | Range | Meaning |",
        "|-------|-----------|-------|-------|---------|",
    ]
    at = 0
    for piece in kit.pieces:
        reach = f"{piece.low} to {piece.high}"
        lines.append(f"| `{piece.name}` | {at} | {piece.shape} | {reach} | {piece.meaning} |")
        at += math.prod(piece.shape)
    lines += [
        f"\nActions: Discrete({kit.num_actions})\n",
        "| Block | First | Shape |",
        "|-------|-------|-------|",
    ]
    first = 0
    for name, shape in kit.blocks:
        lines.append(f"| `{name}` | {first} | {shape} |")
        first += math.prod(shape)
    return "\n".join(lines) + "\n"
