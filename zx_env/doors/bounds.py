"""The numbers in a record, held against the least and the most that each field can be."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np


def fields_of(layout: np.dtype[Any], path: str = "") -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every field of numbers of a record: its path with dots, and the names that lead to it."""
    for name, (kind, *_) in (layout.fields or {}).items():
        if kind.base.fields:
            for inner, names in fields_of(kind.base, f"{path}{name}."):
                yield inner, (name, *names)
        else:
            yield f"{path}{name}", (name,)


def out_of_bounds(g: Any, bounds: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """A sentence for each field that holds, anywhere in it, a number that it cannot.

    Args:
        g: A record as numpy has it.
        bounds: The least and the most of fields, by their paths.
    """
    for path, names in fields_of(g.dtype):
        if path not in bounds:
            continue
        found: Any = g
        for name in names:
            found = found[name]
        low, high = bounds[path]
        least, most = int(np.min(found)), int(np.max(found))
        if least < low or most > high:
            yield f"`{path}` is {least if least < low else most}, which is not from {low} to {high}"
