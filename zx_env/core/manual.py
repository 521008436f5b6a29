"""The end of a game's manual page: the pieces of its observation and the blocks of its actions, as tables."""

import math
from typing import Any

from zx_env.core.observation.layout import ObservationField
from zx_env.core.spec import GameSpec


def tables(game_spec: GameSpec[Any]) -> str:
    """Where each piece and each block begins, its shape, what it means and is about, in Markdown."""
    lines = [
        f"\nObservation: int8 [{game_spec.obs_size}], version and digest `{game_spec.observation_digest}`\n",
        "| ObservationField | Begins at | Shape | Range | Meaning | One row is | Categories |",
        "|-------|-----------|-------|-------|---------|------------|------------|",
    ]
    at = 0
    for piece in game_spec.observation_fields:
        reach = f"{piece.low} to {piece.high}"
        told = f"{piece.meaning} | {piece.row} | {_categories(piece)}"
        lines.append(f"| `{piece.name}` | {at} | {piece.shape} | {reach} | {told} |")
        at += math.prod(piece.shape)
    lines += [
        f"\nActions: Discrete({game_spec.num_actions})\n",
        "| Block | First | Shape | Action k is about |",
        "|-------|-------|-------|-------------------|",
    ]
    first = 0
    for name, shape in game_spec.blocks:
        lines.append(f"| `{name}` | {first} | {shape} | {_about(game_spec, name)} |")
        first += math.prod(shape)
    return "\n".join(lines) + "\n"


def _categories(piece: ObservationField) -> str:
    """The columns that are no amounts, and how many kinds each tells apart."""
    told = [f"`{'`, `'.join(one.columns)}` ({one.values})" for one in piece.categories]
    return ", ".join(told)


def _about(game_spec: GameSpec[Any], name: str) -> str:
    if name not in game_spec.action_targets:
        return ""
    piece, first = game_spec.action_targets[name]
    return f"row {f'{first} + ' if first else ''}k of `{piece}`"
