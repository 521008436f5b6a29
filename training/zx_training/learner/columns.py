"""Columns of the observation by name: "trash" is a whole field, "board.attackers" a column of all its rows.

`*` matches any letters: "board.destroys_*". `Preset.without` names columns that a run does not read, so that
an experiment can measure the value of an input.
"""

from __future__ import annotations

import difflib
import math
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

from zx_env.errors import SettingError


def columns_matching(fields: Sequence[Any], names: Sequence[str]) -> list[int]:
    """Return the cells of these columns in the observation, in all rows, name by name.

    Args:
        fields: The observation fields of the game's specification, in their order.
        names: `field`, `field.column`, with `*` for any letters.

    Raises:
        SettingError: A name matches no column.
    """
    cells, offset = {}, 0
    for field in fields:
        for k, column in enumerate(field.columns):
            width = len(field.columns)
            cells[f"{field.name}.{column}"] = range(offset + k, offset + math.prod(field.shape), width)
        offset += math.prod(field.shape)
    result = []
    for name in names:
        pattern = name if "." in name else f"{name}.*"
        matches = [column for column in cells if fnmatchcase(column, pattern)]
        if not matches:
            raise SettingError(_unknown(name, [field.name for field in fields], list(cells)))
        result += [cell for column in matches for cell in cells[column]]
    return result


def _unknown(name: str, fields: Sequence[str], columns: Sequence[str]) -> str:
    known = columns if "." in name else fields
    close = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else "."
    return (
        f"no column of the observation is called {name!r}{hint} Name a field ({', '.join(fields)}), "
        "or one of its columns after a dot, such as 'board.attackers' or 'board.destroys_*'"
    )
