"""`Position`: where a game stands, as a dict; and what every reader of a hand-written one asks of dicts."""

from collections.abc import Mapping
from typing import Any

from zx_env.errors import PositionError, ZXError


class Position(dict[str, Any]):
    """What `Game.position()` gives: a JSON-able dict, which notebooks show as the board that it is of."""

    __slots__ = ("_game_type", "_named")

    def __init__(self, told: Mapping[str, Any], game_type: Any, named: dict[str, Any]) -> None:
        """Of what is told, which `game_type.from_position` reads with what is named."""
        super().__init__(told)
        self._game_type, self._named = game_type, named

    def _repr_svg_(self) -> str | None:
        """The whole board; None of a dict that has been changed to something else: it is shown as text."""
        try:
            return self._game_type.from_position(self, strict=False, **self._named)._repr_svg_()  # type: ignore[no-any-return]
        except ZXError:
            return None


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
