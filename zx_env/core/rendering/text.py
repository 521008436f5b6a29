"""What boards drawn as text have in common: boxes side by side, lines that fit, cards of a list together.

Not here: what a game draws in them (rendering/text.py of each).
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

INDENT = 13
"""Characters before a line that goes on, and room for the name of a list."""
LEAST_BOX, WIDEST_BOX = 9, 44
"""Characters of a box, at least and at most: a place and a short word; more than any name is long."""
_COLOURS = re.compile(r"\x1b\[\d+m")


@dataclass(frozen=True, slots=True)
class TextLayout:
    """The paper of a board.

    Attributes:
        boxes: Boxes side by side.
        width: Characters of a box.
    """

    boxes: int
    width: int

    def within(self, columns: int | None) -> "TextLayout":
        """The paper that fits a terminal of so many columns; the usual one where None."""
        if columns is None:
            return self
        return replace(self, width=max(LEAST_BOX, min(WIDEST_BOX, (columns - 1) // self.boxes - 1)))

    @property
    def rule(self) -> str:
        """The line between rows of boxes."""
        return "+".join(["", *["-" * self.width] * self.boxes, ""])

    def fit(self, words: str) -> str:
        """The words, as many of them as a box has room for."""
        return f" {words}"[: self.width - 1].ljust(self.width)

    def row(self, boxes: Iterable[Sequence[str]]) -> list[str]:
        """The lines of boxes side by side, each box given as its lines."""
        return ["|" + "|".join(parts) + "|" for parts in zip(*boxes, strict=True)]

    def wrapped(self, words: str, name: str = "") -> str:
        """Lines that are no longer than the board, the first behind `name`, the others indented.

        Colours have no width.
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
        """The line of a zone: its cards that are seen, equal ones together; none where none is seen.

        Args:
            zone: Its name.
            cards: What each card is called; None for a hidden one.
        """
        seen: dict[str, int] = {}
        hidden = 0
        for card in cards:
            if card is None:
                hidden += 1
            else:
                seen[card] = seen.get(card, 0) + 1
        told = [card if n == 1 else f"{n}x {card}" for card, n in seen.items()]
        if not told:
            return []
        words = ", ".join([*told, *([f"{hidden} hidden"] if hidden else [])])
        return [self.wrapped(words, f"  {zone.capitalize() + ':':{INDENT - 2}s}")]


def whose(player: int, viewer: int | None) -> str:
    """Behind a card: whose it is, as it is said to the viewer."""
    return f"of player {player}" if viewer is None else "yours" if player == viewer else "enemy's"


def who(player: int, viewer: int | None) -> str:
    """At the head of a player's lines."""
    return f"Player {player}" if viewer is None else "You" if player == viewer else "The enemy"


def to_viewer(sentence: str, viewer: int | None) -> str:
    """A sentence about player 0 and player 1, as it is said to one of them."""
    if viewer is None:
        return sentence
    for words, whose, who in (
        (f"layer {viewer}", "your", "you"),
        (f"layer {1 - viewer}", "enemy's", "enemy"),
    ):
        the = "" if who == "you" else "the "
        for verb, yours in ((" decides", " decide"), (" has won", " have won"), (" goes", " go")):
            told = f"{the}{who}{yours if who == 'you' else verb}"
            sentence = sentence.replace(f"P{words}{verb}", told.capitalize()).replace(f"p{words}{verb}", told)
        sentence = sentence.replace(f"p{words}'s", f"{the}{whose}").replace(f"p{words}", f"{the}{who}")
    return sentence
