"""`Picture`: a board as one SVG, for notebooks, the web page, replays and arrays of pixels.

A picture consists of parts, each a thing that a person points at: a Square, a card in hand, a pile. A part
has a name (its spot), a description for screen readers, and the cards there that the viewer knows. Only
presentation attributes are used and nothing is loaded, so a strict content policy allows it. See also:
`rendering/` of each game, which draws its board.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from zx_env.compiling.python_records import Rows
from zx_env.errors import SettingError

FONTS = Path(__file__).parent / "fonts"
"""A subset of DejaVu Sans, so that pixels are the same on every machine."""
FONT = "'DejaVu Sans', Verdana, system-ui, sans-serif"

WIDE, NARROW, HEIGHT = 1280, 360, 1024
"""Widths of the pictures for screens and for phones, and the height of the former, in their own units."""
SMALL, SMALL_NARROW = 17.0, 11.0
"""Smallest font sizes of these pictures: eleven pixels where the page shows them on a small screen."""
TABLE, CELL, LINE, INK, DIM = "#10151f", "#1a2231", "#6b7c9c", "#f4f1e8", "#b3bdcc"
"""SVG colors of the table, an empty place, its border, text and secondary text. The page replaces them by its
own in another theme, except inside `lit`."""
OWN, ENEMY = "#f0c75e", "#8fb8f0"
"""Borders of cards: solid gold for the own side, dashed blue for the enemy's."""
HARM, GOOD = "#ff8f80", "#8fe0a4"

_BOLD = [
    *(35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70),
    *(70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85, 73, 85),
    *(77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72, 71, 34, 34),
    *(67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84),
]
"""Widths of the ASCII characters from the space on in the bold face, in hundredths of the font size."""
_WIDEST = 75


class Box(NamedTuple):
    """A rectangle of a picture: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    def inside(self, margin: float) -> "Box":
        """Return the box without a margin on all sides."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def columns(self, n: int, gap: float) -> "list[Box]":
        """Split the box into columns of equal width."""
        width = (self.w - gap * (n - 1)) / n
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(n)]

    def rows(self, n: int, gap: float) -> "list[Box]":
        """Split the box into rows of equal height."""
        height = (self.h - gap * (n - 1)) / n
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(n)]


class Part(NamedTuple):
    """A part of a picture that can be pointed at."""

    spot: str
    """Name of the place or card: "b2", "0:hand:B01-006" (player:zone:card); not always unique."""
    label: str
    """Description in words."""
    cards: tuple[str, ...]
    """Cards there that the viewer knows, by number or name, the top one first."""
    box: Box
    drawn: str
    """SVG source of the part."""
    numbers: str = ""
    """Numbers of the top card as they stand now, such as "Power 8000"; "" if it has none or lies elsewhere
    than on the field."""
    reach: tuple[str, ...] = ()
    """Spots that the top card can attack from here, if it could attack now."""

    @property
    def svg(self) -> str:
        """The part as a group of an SVG picture."""
        box = " ".join(f"{side:g}" for side in self.box)
        cards = escape("|".join(self.cards))
        named = f'data-spot="{escape(self.spot)}" data-box="{box}" data-cards="{cards}"'
        reach = f' data-reach="{escape(" ".join(self.reach))}"' if self.reach else ""
        return f'<g {named} data-label="{escape(self.label)}"{reach}>{self.drawn}</g>'


@dataclass(frozen=True, slots=True)
class Picture:
    """A board, as far as a viewer may see it.

    Attributes:
        width, height: In the picture's own units.
        where: The state of the game, a sentence.
        asked: The pending question and its player, a sentence.
        parts: The parts of the picture, in the order in which they are drawn.
        top: Height at which the table begins, below the line with the state of the game.
    """

    width: int
    height: int
    where: str
    asked: str
    parts: Sequence[Part] = field(default_factory=list)
    top: int = 0

    @property
    def lying(self) -> dict[str, str]:
        """The top card of each spot, if the viewer knows it."""
        return {part.spot: part.cards[0] for part in self.parts if part.cards}

    @property
    def numbers(self) -> dict[str, str]:
        """The numbers of the top card of each spot, as they stand now, if it has some."""
        return {part.spot: part.numbers for part in self.parts if part.numbers}

    @property
    def head(self) -> str:
        """The SVG up to its parts: the table."""
        label = escape(f"{self.where}. {self.asked}")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" role="img" '
            f'aria-label="{label}" font-family="{FONT}">'
            f'<rect width="{self.width}" height="{self.height}" fill="{TABLE}"/>'
        )

    @property
    def svg(self) -> str:
        """The picture as an SVG document."""
        return f"{self.head}{''.join(part.svg for part in self.parts)}</svg>"

    def pixels(self) -> npt.NDArray[np.uint8]:
        """The picture as uint8 [height, width, 3], red, green and blue.

        Raises:
            SettingError: The package that turns SVG into pixels is not installed.
        """
        try:
            import resvg_py
            from PIL import Image
        except ModuleNotFoundError as missing:
            raise SettingError(
                f"the render mode \"rgb_array\" needs {missing.name}: pip install 'zx_env[pictures]'"
            ) from None
        png: Any = resvg_py.svg_to_bytes(
            svg_string=self.svg,
            skip_system_fonts=True,  # looking through a system's fonts takes longer than drawing
            font_files=[str(path) for path in _FONT_FILES],
            font_family="DejaVu Sans",
            sans_serif_family="DejaVu Sans",
        )
        with Image.open(BytesIO(bytes(png))) as image:
            return np.asarray(image.convert("RGB")).copy()


_FONT_FILES = sorted(FONTS.glob("*.ttf"))


class Pictures(Protocol):
    """Interface of a game's pictures, a part of its `GameSpec`."""

    def draw(self, games: Rows, table: Rows, settings: Any, viewer: int | None, is_narrow: bool) -> Picture:
        """Return the picture of row 0 for a viewer, None for everything; 360 units wide if narrow."""

    def spot_of(self, g: Any, settings: Any, index: int) -> str:
        """Return the name of the part of the picture where this legal action takes place, or ""."""

    def goes_on(self, g: Any) -> bool:
        """Return whether the pending decision completes a play begun earlier, by its place or target."""


# -- text and shapes --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def width_of(words: str, size: float) -> float:
    """Return an upper bound of the width of words in the bold face, in the unit of the font size `size`."""
    return sum(_BOLD[ord(c) - 32] if 32 <= ord(c) < 127 else _WIDEST for c in words) * size / 100


@lru_cache(maxsize=8192)
def cut(words: str, room: float, size: float) -> str:
    """Return the words, truncated to the width `room` at the font size `size`, in the same unit."""
    if width_of(words, size) <= room:
        return words
    while words and width_of(words + "…", size) > room:
        words = words[:-1]
    return f"{words.rstrip()}…"


@lru_cache(maxsize=8192)
def lines_of(words: str, room: float, size: float, most: int) -> tuple[str, ...]:
    """Return the words wrapped to the width `room` in at most `most` lines, the last one truncated."""
    lines: list[str] = []
    rest = words.split()
    while rest and len(lines) < most:
        line = rest.pop(0)
        while rest and width_of(f"{line} {rest[0]}", size) <= room:
            line += f" {rest.pop(0)}"
        if len(lines) == most - 1 and rest:
            line = " ".join([line, *rest])
        lines.append(cut(line, room, size))
    return tuple(lines)


def words_at(
    x: float, y: float, words: str, size: float, fill: str = INK, anchor: str = "start", bold: bool = False
) -> str:
    """Return SVG of a line of text with its baseline at y."""
    weight = ' font-weight="bold"' if bold else ""
    side = f' text-anchor="{anchor}"' if anchor != "start" else ""
    place = f'x="{x:.4g}" y="{y:.4g}" font-size="{size:g}" fill="{fill}"'
    return f"<text {place}{weight}{side}>{escape(words)}</text>"


def rectangle(
    box: Box, fill: str, line: str = "none", radius: float = 6, thick: float = 1.5, dashes: str = ""
) -> str:
    """Return SVG of a rectangle with round corners; `line` is the color of its border."""
    broken = f' stroke-dasharray="{dashes}"' if dashes else ""
    border = f' stroke="{line}" stroke-width="{thick:g}"{broken}' if line != "none" else ""
    return (
        f'<rect x="{box.x:.5g}" y="{box.y:.5g}" width="{box.w:.5g}" height="{box.h:.5g}" rx="{radius:g}" '
        f'fill="{fill}"{border}/>'
    )


def polygon(points: Iterable[tuple[float, float]], fill: str, line: str = "none") -> str:
    """Return SVG of a polygon through these points; `line` is the color of its border."""
    corners = " ".join(f"{x:.4g},{y:.4g}" for x, y in points)
    border = f'stroke="{line}" stroke-width="1.2" stroke-linejoin="round"'
    return f'<polygon points="{corners}" fill="{fill}" {border}/>'


def disc(x: float, y: float, radius: float, fill: str, line: str = "none") -> str:
    """Return SVG of a disc around (x, y); `line` is the color of its border."""
    place = f'cx="{x:.4g}" cy="{y:.4g}" r="{radius:.3g}"'
    return f'<circle {place} fill="{fill}" stroke="{line}" stroke-width="1.2"/>'


def lit(*drawn: str) -> str:
    """Return SVG of a card: its colors are the same in every theme."""
    return f'<g class="card">{"".join(drawn)}</g>'


def badge(x: float, y: float, words: str, size: float, fill: str) -> str:
    """Return SVG of words on a filled plate whose left border is at x and whose middle is at y."""
    plate = Box(x, y - size * 0.72, width_of(words, size) + size * 0.9, size * 1.44)
    return lit(
        rectangle(plate, fill, radius=size * 0.4),
        words_at(x + size * 0.45, y + size * 0.36, words, size, "#17130a", bold=True),
    )


def back(box: Box) -> str:
    """Return SVG of the back of a card that fills the box."""
    inner = box.inside(min(box.w, box.h) * 0.14)
    middle = (box.x + box.w / 2, box.y + box.h / 2)
    reach = min(inner.w, inner.h) * 0.34
    star = [(0, -1), (0.3, -0.3), (1, 0), (0.3, 0.3), (0, 1), (-0.3, 0.3), (-1, 0), (-0.3, -0.3)]
    return lit(
        rectangle(box, "#2a3350", "#8593b8", 4, 1),
        rectangle(inner, "#222a44", "#3d4a6b", 3, 1),
        polygon([(middle[0] + x * reach, middle[1] + y * reach) for x, y in star], "#5a6c98"),
    )


def owner_mark(x: float, y: float, is_own: bool, size: float = 5) -> str:
    """Return SVG of a triangle at (x, y) that points up for the viewer's own side, down for the enemy's."""
    up = size if is_own else -size
    return polygon(
        [(x - size, y + up * 0.6), (x + size, y + up * 0.6), (x, y - up)], OWN if is_own else ENEMY, TABLE
    )


def named(box: Box, name: str, size: float, is_own: bool) -> str:
    """Return SVG of the label in the upper left corner of a place: the mark of its owner, then its name."""
    foot = box.y + size + 4
    room = box.w - size - 14
    return owner_mark(box.x + 6 + size * 0.4, foot - size * 0.36, is_own, size * 0.4) + words_at(
        box.x + 10 + size, foot, cut(name, room, size), size, DIM
    )


def corner_mark(box: Box, is_own: bool) -> str:
    """Return SVG of the owner's mark in a corner of a place, where it does not fit beside the name."""
    return owner_mark(box.x + 6, box.y + 5.5, is_own, 3)
