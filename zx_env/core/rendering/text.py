"""Helpers for boards drawn as text: boxes side by side, wrapped lines, cards of a list.

See also: `rendering/text.py` of each game, which draws its board.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

INDENT = 13
"""Indentation of a continued line, and width of the name of a list, in characters."""
LEAST_BOX, WIDEST_BOX = 9, 44
"""Minimum and maximum width of a box, in characters."""
_COLOURS = re.compile(r"\x1b\[\d+m")


@dataclass(frozen=True, slots=True)
class TextLayout:
    """Layout of a text board: rows of boxes of equal width, side by side.

    Attributes:
        boxes: Number of boxes side by side.
        width: Width of a box, in characters.
    """

    boxes: int
    width: int

    def within(self, columns: int | None) -> "TextLayout":
        """Return the layout that fits a terminal of so many columns; this layout for None."""
        if columns is None:
            return self
        return replace(self, width=max(LEAST_BOX, min(WIDEST_BOX, (columns - 1) // self.boxes - 1)))

    @property
    def rule(self) -> str:
        """The line between rows of boxes."""
        return "+".join(["", *["-" * self.width] * self.boxes, ""])

    def fit(self, words: str) -> str:
        """Return the words, truncated or padded to the width of a box."""
        return f" {words}"[: self.width - 1].ljust(self.width)

    def row(self, boxes: Iterable[Sequence[str]]) -> list[str]:
        """Return the lines of boxes side by side. Each box is given as its lines."""
        return ["|" + "|".join(parts) + "|" for parts in zip(*boxes, strict=True)]

    def wrapped(self, words: str, name: str = "") -> str:
        """Wrap words to the width of the board, the first line after `name`, the others indented.

        Color codes have no width.
        """
        lines, line = [], name
        for place, word in enumerate(words.split(" ")):
            longer = f"{line} {word}" if place else f"{line}{word}"
            if place and len(_COLOURS.sub("", longer)) > len(self.rule):
                lines.append(line.rstrip())
                longer = " " * INDENT + word
            line = longer
        return "\n".join([*lines, line])

    def listed(self, zone: str, cards: Iterable[str | None]) -> list[str]:
        """Return the line of a zone: its visible cards with counts; no line if no card is visible.

        Args:
            zone: Name of the zone.
            cards: Name of each card; None for a hidden one.
        """
        seen: dict[str, int] = {}
        hidden = 0
        for card in cards:
            if card is None:
                hidden += 1
            else:
                seen[card] = seen.get(card, 0) + 1
        names = [card if n == 1 else f"{n}x {card}" for card, n in seen.items()]
        if not names:
            return []
        words = ", ".join([*names, *([f"{hidden} hidden"] if hidden else [])])
        return [self.wrapped(words, f"  {zone.capitalize() + ':':{INDENT - 2}s}")]


def whose(player: int, viewer: int | None) -> str:
    """Return whose card it is, in words for the viewer: "yours", "enemy's", "of player 0"."""
    return f"of player {player}" if viewer is None else "yours" if player == viewer else "enemy's"


def who(player: int, viewer: int | None) -> str:
    """Return a player in words for the viewer: "You", "The enemy", "Player 0"."""
    return f"Player {player}" if viewer is None else "You" if player == viewer else "The enemy"


def to_viewer(sentence: str, viewer: int | None) -> str:
    """Return a sentence about player 0 and player 1, addressed to one of them."""
    if viewer is None:
        return sentence
    for words, whose, who in (
        (f"layer {viewer}", "your", "you"),
        (f"layer {1 - viewer}", "enemy's", "enemy"),
    ):
        the = "" if who == "you" else "the "
        for verb, yours in ((" decides", " decide"), (" has won", " have won"), (" goes", " go")):
            subject = f"{the}{who}{yours if who == 'you' else verb}"
            sentence = sentence.replace(f"P{words}{verb}", subject.capitalize()).replace(
                f"p{words}{verb}", subject
            )
        sentence = sentence.replace(f"p{words}'s", f"{the}{whose}").replace(f"p{words}", f"{the}{who}")
    return sentence
