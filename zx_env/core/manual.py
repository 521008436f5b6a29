"""Tables for the manual page of a game: the fields of its observation and the blocks of its actions."""

import math
from typing import Any

from zx_env.core.observation.layout import ObservationField
from zx_env.core.spec import GameSpec


def tables(game_spec: GameSpec[Any]) -> str:
    """Return two Markdown tables: offset, shape and meaning of each field, and of each block of actions."""
    lines = [
        f"\nObservation: int8 [{game_spec.obs_size}], version and digest `{game_spec.observation_digest}`\n",
        "| Field | Begins at | Shape | Range | Meaning | One row is | Categories |",
        "|-------|-----------|-------|-------|---------|------------|------------|",
    ]
    at = 0
    for field in game_spec.observation_fields:
        value_range = f"{field.low} to {field.high}"
        description = f"{field.meaning} | {field.row} | {_categories(field)}"
        lines.append(f"| `{field.name}` | {at} | {field.shape} | {value_range} | {description} |")
        at += math.prod(field.shape)
    lines += [
        f"\nActions: Discrete({game_spec.num_actions})\n",
        "| Block | First | Shape | Action k refers to |",
        "|-------|-------|-------|-------------------|",
    ]
    first = 0
    for name, shape in game_spec.blocks:
        lines.append(f"| `{name}` | {first} | {shape} | {_target(game_spec, name)} |")
        first += math.prod(shape)
    return "\n".join(lines) + "\n"


def _categories(field: ObservationField) -> str:
    """Return the categorical columns, each with its number of categories."""
    return ", ".join(f"`{'`, `'.join(one.columns)}` ({one.values})" for one in field.categories)


def _target(game_spec: GameSpec[Any], name: str) -> str:
    if name not in game_spec.action_targets:
        return ""
    field, first = game_spec.action_targets[name]
    return f"row {f'{first} + ' if first else ''}k of `{field}`"
