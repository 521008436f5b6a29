"""What every reader of a hand-written position asks of its dicts."""

from collections.abc import Mapping
from typing import Any

from zx_env.errors import PositionError


def check_keys(found: Any, known: tuple[str, ...], what: str) -> None:
    """Refuse what is no dict, or has keys that mean nothing."""
    if not isinstance(found, Mapping):
        raise PositionError(f"{what} is a dict, not {found!r}")
    for key in found:
        if key not in known:
            raise PositionError(f"{what} has no {key!r}; known are {', '.join(known)}")


def whole(found: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """A whole number of a dict, or the default."""
    value = found.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"`{key}` is a whole number from {low} to {high}, not {value!r}")
    return value
