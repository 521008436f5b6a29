"""Base classes for drawing a card game for a viewer: `ViewedGame`, `TextDrawing`, `PictureDrawing`.

The record of such a game has `row`, `known`, `cards` and `count`: the card in each slot, the players who know
it, and the slots of each zone.
"""

from typing import Any, ClassVar

from zx_env.compiling.python_records import Rows
from zx_env.core.rendering.svg import (
    DIM,
    SMALL,
    SMALL_NARROW,
    Box,
    Part,
    cut,
    lines_of,
    width_of,
    words_at,
)
from zx_env.core.rendering.text import TextLayout, to_viewer


class _Fields:
    """The fields of a record, each read from it once: NumPy takes longer to read one than to draw a line."""

    def __init__(self, record: Any) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._record, name)
        setattr(self, name, value)
        return value


class ViewedGame:
    """Access to the game in row 0 of an array, for drawing it as one viewer may see it."""

    def __init__(self, games: Rows, table: Rows, pool: Any, viewer: int | None) -> None:
        """Take the game, its card table, the cards of that table, and the viewer; None sees everything."""
        self.g: Any = _Fields(games[0])
        self.games, self.table, self.pool = games, table, pool
        self.viewer = viewer
        self.below = viewer or 0  # the player whose side is drawn below

    def sees(self, slot: int) -> bool:
        """Return whether the viewer knows the card in this slot (index of a physical card)."""
        return self.viewer is None or bool(int(self.g.known[slot]) >> self.viewer & 1)

    def slots(self, player: int, zone: int) -> list[int]:
        """Return the slots (indices of physical cards) in a player's zone, in the zone's order."""
        return [int(self.g.cards[player, zone, i]) for i in range(int(self.g.count[player, zone]))]


class TextDrawing(ViewedGame):
    """A board drawn as text, plain or with ANSI colours."""

    layout: ClassVar[TextLayout]
    """Number and width of the boxes of the board."""

    def __init__(
        self,
        games: Rows,
        table: Rows,
        pool: Any,
        viewer: int | None,
        color: bool = False,
        columns: int | None = None,
    ) -> None:
        """Take the arguments of `ViewedGame`, whether to use colours, and the width of the terminal."""
        super().__init__(games, table, pool, viewer)
        self.color = color
        self.sheet = self.layout.within(columns)

    def where(self) -> str:
        """Return the state of the game, a sentence about player 0 and player 1."""
        raise NotImplementedError

    def asked(self) -> str:
        """Return the pending question, a sentence about player 0 and player 1."""
        raise NotImplementedError

    def captions(self) -> tuple[str, str]:
        """Return the state of the game and the pending question, as the viewer reads them."""
        return to_viewer(self.where(), self.viewer), to_viewer(self.asked(), self.viewer)


class PictureDrawing(ViewedGame):
    """A board drawn as a picture, part by part."""

    def __init__(self, games: Rows, table: Rows, pool: Any, viewer: int | None, is_narrow: bool) -> None:
        """Take the arguments of `ViewedGame`, and whether the picture is for a narrow screen."""
        super().__init__(games, table, pool, viewer)
        self.is_narrow = is_narrow
        self.small = SMALL_NARROW if is_narrow else SMALL
        """Font size of names of places, the smallest one."""
        self.parts: list[Part] = []

    def whose(self, player: int) -> str:
        """Return the possessive of a player, in words for the viewer."""
        if self.viewer is None:
            return f"Player {player}'s"
        return "Your" if player == self.viewer else "The enemy's"

    def turn_words(self, player: int) -> str:
        """Return the words of the badge of the player whose turn it is."""
        if self.is_narrow:
            return "turn"
        if self.viewer is None:
            return "TURN"
        return "YOUR TURN" if player == self.viewer else "ENEMY'S TURN"

    def add(
        self, spot: str, label: str, cards: tuple[str, ...], box: Box, *drawn: str, numbers: str = ""
    ) -> None:
        """Add a part, drawn on top of the earlier ones."""
        self.parts.append(Part(spot, label, cards, box, "".join(drawn), numbers))

    def reaches(self, spots: tuple[str, ...]) -> None:
        """Note the spots that the top card of the last part can attack."""
        self.parts[-1] = self.parts[-1]._replace(reach=spots)

    def add_head(self, box: Box, where: str, asked: str, share: float) -> None:
        """Add the lines `where` (the phase) and `asked` (the question) at the top.

        In a wide picture, `where` gets `share` (0 to 1) of the width.
        """
        if self.is_narrow:
            lines = lines_of(where, box.w, 12, 2)
            drawn = [
                words_at(box.x, box.y + 14 + 16 * i, line, 12, bold=True) for i, line in enumerate(lines)
            ]
        else:
            first = cut(where, box.w * share, 19)
            second = cut(asked, box.w - width_of(first, 19) - 30, 17)
            drawn = [
                words_at(box.x, box.y + 24, first, 19, bold=True),
                words_at(box.x + box.w, box.y + 24, second, 17, DIM, "end"),
            ]
        self.add("", where, (), box, *drawn)
