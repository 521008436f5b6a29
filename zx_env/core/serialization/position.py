"""`Position`: the dict of a game's position, and checks that readers of hand-written positions share."""

from collections.abc import Mapping
from typing import Any

from zx_env.compiling.python_records import Rows
from zx_env.core.validation import short
from zx_env.errors import PositionError, ZXError


class Position(dict[str, Any]):
    """A position, as `Game.position()` returns it: a JSON-able dict. Notebooks show its board."""

    __slots__ = ("_game_type", "_named")

    def __init__(self, fields: Mapping[str, Any], game_type: Any, named: dict[str, Any]) -> None:
        """Wrap a position dict. `game_type.from_position(position, **named)` reads it back."""
        super().__init__(fields)
        self._game_type, self._named = game_type, named

    def _repr_svg_(self) -> str | None:
        """Return the whole board; None, so that the dict is shown as text, if it is no longer a position."""
        try:
            return self._game_type.from_position(self, strict=False, **self._named)._repr_svg_()  # type: ignore[no-any-return]
        except ZXError:
            return None


def check_keys(fields: Any, known: tuple[str, ...], what: str) -> None:
    """Reject a value that is not a dict, or has unknown keys; `what` names it in the message."""
    if not isinstance(fields, Mapping):
        raise PositionError(f"{what} is a dict, not {short(fields)}")
    for key in fields:
        if key not in known:
            raise PositionError(f"{what} has no {short(key)}; known are {', '.join(known)}")


def whole(fields: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """Return the integer `fields[key]`, or the default; reject one that is not from `low` to `high`."""
    value = fields.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"`{key}` is a whole number from {low} to {high}, not {short(value)}")
    return value


def check_format(position: Any, form: str, keys: tuple[str, ...]) -> None:
    """Reject a dict that is no position of this format, or has unknown keys."""
    check_keys(position, keys, "a position")
    given = position.get("format")
    if not isinstance(given, str) or given != form:
        raise PositionError(f'a position has "format": "{form}", not {short(given)}')


def changed_settings(settings: Any, default: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """Return, by name, the settings that differ from the default ones."""
    return {
        name: getattr(settings, name) for name in names if getattr(settings, name) != getattr(default, name)
    }


def check_agreement(position: Mapping[str, Any], written: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    """Reject a position whose readable fields differ from those of the game in its `engine` string."""
    for key in keys:
        if key in position and position[key] != written.get(key):
            raise PositionError(
                f"`{key}` and the `engine` string say different things; take `engine` out to set up "
                "from the rest"
            )


class SetUpOfCards:
    """Base class for setting up an empty game from a hand-written position."""

    def __init__(self, games: Rows, table: Rows, pool: Any) -> None:
        """Prepare to fill the game in row 0, which must be empty; `table` is the card table of `pool`."""
        self.games = games
        self.table = table
        self.g = games[0]
        self.pool = pool

    def begin(
        self, position: Mapping[str, Any], phases: Mapping[str, int], phase: str, turn: int
    ) -> tuple[str, list[Any]]:
        """Set turn and turn player, and the first player, who has the odd turns.

        Args:
            position: The dict.
            phases: The phases that the dict may name.
            phase: The default phase.
            turn: The default turn.

        Returns:
            The name of the phase, and the dict of each player.
        """
        g = self.g
        name = position.get("phase", phase)
        if not isinstance(name, str) or name not in phases:
            raise PositionError(f"`phase` is one of {', '.join(phases)}, not {short(name)}")
        g.turn = whole(position, "turn", turn, 1, 32000)
        g.turn_player = whole(position, "turn_player", 0, 0, 1)
        g.first_player = g.turn_player if g.turn % 2 == 1 else 1 - g.turn_player
        players = position.get("players", [{}, {}])
        if not isinstance(players, (list, tuple)) or len(players) != 2:
            raise PositionError("`players` is a list of two: player 0 and player 1")
        return str(name), list(players)
