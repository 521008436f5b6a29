"""The end of a game's manual page: the pieces of its observation and the blocks of its actions, as tables."""

import math
from typing import Any

from zx_env.core.observation.layout import Piece
from zx_env.core.spec import Kit


def tables(kit: Kit[Any]) -> str:
    """Where each piece and each block begins, its shape, what it means and is about, in Markdown."""
    lines = [
        f"\nObservation: int8 [{kit.obs_size}], version and digest `{kit.observation_digest}`\n",
        "| Piece | Begins at | Shape | Range | Meaning | One row is | Categories |",
        "|-------|-----------|-------|-------|---------|------------|------------|",
    ]
    at = 0
    for piece in kit.pieces:
        reach = f"{piece.low} to {piece.high}"
        told = f"{piece.meaning} | {piece.row} | {_categories(piece)}"
        lines.append(f"| `{piece.name}` | {at} | {piece.shape} | {reach} | {told} |")
        at += math.prod(piece.shape)
    lines += [
        f"\nActions: Discrete({kit.num_actions})\n",
        "| Block | First | Shape | Action k is about |",
        "|-------|-------|-------|-------------------|",
    ]
    first = 0
    for name, shape in kit.blocks:
        lines.append(f"| `{name}` | {first} | {shape} | {_about(kit, name)} |")
        first += math.prod(shape)
    return "\n".join(lines) + "\n"


def _categories(piece: Piece) -> str:
    """The columns that are no amounts, and how many kinds each tells apart."""
    told = [f"`{'`, `'.join(one.columns)}` ({one.values})" for one in piece.categories]
    return ", ".join(told)


def _about(kit: Kit[Any], name: str) -> str:
    if name not in kit.about:
        return ""
    piece, first = kit.about[name]
    return f"row {f'{first} + ' if first else ''}k of `{piece}`"
