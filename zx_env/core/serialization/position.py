"""`Position`: the dict of a game's position, and checks that readers of hand-written positions share."""

from collections.abc import Mapping
from typing import Any

from zx_env.errors import PositionError, ZXError


class Position(dict[str, Any]):
    """A position, as `Game.position()` returns it: a JSON-able dict. Notebooks show its board."""

    __slots__ = ("_game_type", "_named")

    def __init__(self, fields: Mapping[str, Any], game_type: Any, named: dict[str, Any]) -> None:
        """Wrap a position dict. `game_type.from_position(position, **named)` reads it back."""
        super().__init__(fields)
        self._game_type, self._named = game_type, named

    def _repr_svg_(self) -> str | None:
        """Return the whole board; None if the dict was changed to no position, which is shown as text."""
        try:
            return self._game_type.from_position(self, strict=False, **self._named)._repr_svg_()  # type: ignore[no-any-return]
        except ZXError:
            return None


def check_keys(fields: Any, known: tuple[str, ...], what: str) -> None:
    """Reject a value that is not a dict, or has unknown keys."""
    if not isinstance(fields, Mapping):
        raise PositionError(f"{what} is a dict, not {fields!r}")
    for key in fields:
        if key not in known:
            raise PositionError(f"{what} has no {key!r}; known are {', '.join(known)}")


def whole(fields: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """Return an integer of a dict, or the default; reject one that is out of range."""
    value = fields.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"`{key}` is a whole number from {low} to {high}, not {value!r}")
    return value
