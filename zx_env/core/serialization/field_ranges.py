"""Range checks for the fields of a record."""

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.core.entry_points import NONE
from zx_env.core.settings import MOST_TURNS

COMMON_BOUNDS = {
    "turn": (0, MOST_TURNS + 1),
    "turn_decisions": (0, MOST_TURNS + 1),
    "decider": (0, 1),
    "over": (0, 1),
    "winner": (NONE, 1),
    "truncated": (0, 1),
}
"""(minimum, maximum) of the fields that every game has."""


def fields_of(layout: np.dtype[Any], path: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each numeric field of a record: its path with dots, and its path as a tuple of names."""
    for name, (kind, *_) in (layout.fields or {}).items():
        if kind.base.fields:
            for inner, names in fields_of(kind.base, f"{path}{name}."):
                yield inner, (name, *names)
        else:
            yield f"{path}{name}", (name,)


class _Table(NamedTuple):
    """Ranges of all numbers of one dtype: their indices in a record, and the minimum and maximum of each."""

    kind: np.dtype[Any]
    place: npt.NDArray[np.int64]
    low: npt.NDArray[Any]
    high: npt.NDArray[Any]


def _places_of(layout: np.dtype[Any], names: tuple[str, ...]) -> tuple[np.dtype[Any], npt.NDArray[np.int64]]:
    """Return the dtype of a field's numbers, and the byte offset of each."""
    fields: Any = layout.fields
    found, offset, *_ = fields[names[0]]
    starts = offset + found.base.itemsize * np.arange(math.prod(found.shape))
    if not names[1:]:
        return found.base, starts
    kind, inner = _places_of(found.base, names[1:])
    return kind, (starts[:, None] + inner).ravel()


@lru_cache(maxsize=16)
def _tables(layout: np.dtype[Any], bounds: tuple[tuple[str, tuple[int, int]], ...]) -> list[_Table]:
    """Return the ranges as arrays, so that a whole record is compared in a few operations."""
    names_of = dict(fields_of(layout))
    found: dict[np.dtype[Any], list[tuple[npt.NDArray[np.int64], int, int]]] = {}
    for path, (low, high) in bounds:
        kind, starts = _places_of(layout, names_of[path])
        found.setdefault(kind, []).append((starts, low, high))
    return [
        _Table(
            kind,
            np.concatenate([starts for starts, _, _ in those]) // kind.itemsize,
            np.concatenate([np.full(len(starts), low, np.int64) for starts, low, _ in those]),
            np.concatenate([np.full(len(starts), high, np.int64) for starts, _, high in those]),
        )
        for kind, those in found.items()
    ]


def _is_in_bounds(g: Any, bounds: Mapping[str, tuple[int, int]]) -> bool:
    data = g.tobytes()
    for table in _tables(g.dtype, tuple(bounds.items())):
        whole = len(data) // table.kind.itemsize * table.kind.itemsize
        numbers = np.frombuffer(data[:whole], table.kind)[table.place]
        if (numbers < table.low).any() or (numbers > table.high).any():
            return False
    return True


def out_of_range_fields(g: Any, bounds: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """Yield a sentence for each field that contains a number outside its range.

    Args:
        g: A numpy record.
        bounds: Minimum and maximum of fields, by path.
    """
    if _is_in_bounds(g, bounds):
        return
    for path, names in fields_of(g.dtype):
        if path not in bounds:
            continue
        numbers: Any = g
        for name in names:
            numbers = numbers[name]
        low, high = bounds[path]
        least, most = int(np.min(numbers)), int(np.max(numbers))
        if least < low or most > high:
            yield f"`{path}` is {least if least < low else most}, which is not from {low} to {high}"


def wrong_ends(g: Any, asked_when_over: int, noun: str) -> Iterator[str]:
    """Yield a sentence for each contradiction about the end of a game.

    Args:
        g: A numpy record.
        asked_when_over: The value of `asked` in a game that is over.
        noun: The noun for a game in the sentences: "game", "duel".
    """
    is_over, winner = bool(g["over"]), int(g["winner"])
    if is_over != (int(g["asked"]) == asked_when_over):
        yield "`over` and `asked` say different things of the end"
    if not is_over and (winner != NONE or g["truncated"]):
        yield f"a {noun} that goes on has neither a winner nor a truncation"
    if g["truncated"] and winner != NONE:
        yield f"a truncated {noun} has no winner"
    if not is_over and g["fault"]:
        yield f"a {noun} that goes on has no fault"
