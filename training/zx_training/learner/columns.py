"""Columns of the observation by name: "trash" is a whole piece, "board.attackers" a column of all its rows.

`*` stands for any letters: "board.destroys_*". What a run goes without (`Preset.without`) is told so, and an
experiment can ask what an input is worth.
"""

from __future__ import annotations

import difflib
import math
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any

from zx_env.errors import SettingError


def cells_of(pieces: Sequence[Any], names: Sequence[str]) -> list[int]:
    """The cells of these columns in the observation, in all rows, one name after the other.

    Args:
        pieces: Of the spec, in the order of the observation.
        names: `piece`, `piece.column`, with `*` for any letters.

    Raises:
        SettingError: A name fits no column.
    """
    first, at = {}, 0
    for piece in pieces:
        for k, column in enumerate(piece.columns):
            width = len(piece.columns)
            first[f"{piece.name}.{column}"] = range(at + k, at + math.prod(piece.shape), width)
        at += math.prod(piece.shape)
    found = []
    for name in names:
        pattern = name if "." in name else f"{name}.*"
        fitting = [column for column in first if fnmatchcase(column, pattern)]
        if not fitting:
            raise SettingError(_unknown(name, [piece.name for piece in pieces], list(first)))
        found += [cell for column in fitting for cell in first[column]]
    return found


def _unknown(name: str, pieces: Sequence[str], columns: Sequence[str]) -> str:
    known = columns if "." in name else pieces
    close = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean {close[0]!r}?" if close else "."
    return (
        f"no column of the observation is called {name!r}{hint} Say a piece ({', '.join(pieces)}), or one of "
        "its columns behind a point, such as 'board.attackers' or 'board.destroys_*'"
    )
