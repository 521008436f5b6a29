"""`GameDisplay`: the board of one game as text and as a picture."""

import numpy as np

from zx_env.core.game.buffers import StateBuffer
from zx_env.core.rendering.svg import Picture
from zx_env.core.rendering.wording import Wording
from zx_env.core.validation import check_count, check_flag, check_player


class GameDisplay(StateBuffer):
    """The methods of a `Game` that draw its board."""

    __slots__ = ()

    def board(self, viewer: int | None = None, color: bool = False, columns: int | None = None) -> str:
        """Return the board as text.

        Args:
            viewer: The player whose hidden cards are shown, addressed as "you"; None shows everything.
            color: Use ANSI color codes.
            columns: Maximum width in characters, at least 60; None for the usual width.

        Raises:
            SettingError: `viewer` is not 0, 1 or None, `color` is no bool, or `columns` is no count.
        """
        viewer = None if viewer is None else check_player(viewer)
        check_flag("color", color)
        if columns is not None:
            columns = check_count("columns", columns)
        return self.game_spec.board(self._games, self._table, self.settings, viewer, color, columns)

    def picture(self, viewer: int | None = None, is_narrow: bool = False) -> Picture:
        """Return the board as a picture, with the attribute `svg` and the method `pixels()`.

        Args:
            viewer: The player whose hidden cards are shown; None shows everything.
            is_narrow: Draw for a telephone: 360 units wide; otherwise 1280 by 1024.

        Raises:
            SettingError: `viewer` is not 0, 1 or None, or `is_narrow` is no bool.
        """
        viewer = None if viewer is None else check_player(viewer)
        check_flag("is_narrow", is_narrow)
        return self.game_spec.pictures.draw(self._games, self._table, self.settings, viewer, is_narrow)

    def spots(self) -> list[str]:
        """Return the part of the picture (`Part.spot`) of each of `actions()`; "" without one."""
        spot_of, g = self.game_spec.pictures.spot_of, self._games[0]
        return [spot_of(g, self.settings, int(index)) for index in np.flatnonzero(self._legal)]

    @property
    def goes_on(self) -> bool:
        """Whether the pending decision completes a play begun earlier, by its place or target."""
        return self.game_spec.pictures.goes_on(self._games[0])

    @property
    def wording(self) -> Wording:
        """The game in words: labels of actions, hints, cards and rules (core/rendering/wording.py)."""
        return self.game_spec.wording(getattr(self.settings, "card_set", None))

    def _repr_svg_(self) -> str:
        """Return the whole board, for notebooks."""
        return self.picture().svg

    def __str__(self) -> str:
        return self.board()
