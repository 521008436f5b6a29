"""Pictures of cards, each of its own: figures made from a hash, nobody's art.

The tribe of a card gives the outline of the figure, the card itself the details, and its color
the tints. A picture has the same bytes on every machine.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from zx_env.core.rendering.svg import Box, disc, polygon


class Tints(NamedTuple):
    """SVG colors of a picture."""

    sky: str
    hills: str
    figure: str
    core: str


class _Dice:
    """Numbers from the hash of some words."""

    def __init__(self, words: str) -> None:
        self._bytes = hashlib.sha256(words.encode()).digest()
        self._at = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        value = self._bytes[self._at % len(self._bytes)]
        self._at += 1
        return value * n // 256

    def between(self, low: float, high: float) -> float:
        """Return a number from low to high."""
        return low + (high - low) * self.below(256) / 255


def art(box: Box, card: str, kin: str, tints: Sequence[Tints]) -> str:
    """Return SVG of the picture of a card, which stays inside the box.

    Args:
        box: Its place.
        card: Words that differ from card to card: its number.
        kin: Words that related cards share: its tribes.
        tints: The tints of its colors. The first gives the land, the last the figure.
    """
    drawn = _art(round(box.w, 1), round(box.h, 1), card, kin, tints[0], tints[-1])
    return f'<g transform="translate({box.x:.5g} {box.y:.5g})">{drawn}</g>'


@lru_cache(maxsize=4096)
def _art(w: float, h: float, card: str, kin: str, land: Tints, body: Tints) -> str:
    of_card, of_kin = _Dice(card), _Dice(kin)
    return _land(w, h, of_card, land) + _figure(w, h, of_card, of_kin, body)


def _land(w: float, h: float, dice: _Dice, tints: Tints) -> str:
    """Return the ground: a sky, a sun or a moon, and a line of hills."""
    sky = polygon([(0, 0), (w, 0), (w, h), (0, h)], tints.sky)
    radius = h * dice.between(0.1, 0.2)
    sun = disc(dice.between(radius, max(radius, w - radius)), radius + h * 0.06, radius, tints.hills)
    steps = 3 + dice.below(4)
    ridge = [(w * i / steps, h * dice.between(0.5, 0.86)) for i in range(steps + 1)]
    return sky + sun + polygon([(0, h), *ridge, (w, h)], tints.hills)


def _figure(w: float, h: float, of_card: _Dice, of_kin: _Dice, tints: Tints) -> str:
    """Return the figure: wings, a body, a head with eyes, and a core; the same on both sides."""
    reach = min(w * 0.46, h * 0.5)
    x, y = w / 2, h * 0.54
    wings = _outline(x, y, reach, 4 + of_kin.below(4), of_kin, of_card, 0.2)
    body = _outline(
        x, y + reach * 0.1, reach * of_card.between(0.5, 0.72), 3 + of_card.below(4), of_card, of_kin, 0.5
    )
    drawn = [polygon(wings, tints.figure), polygon(body, tints.hills)]
    size, up = reach * of_card.between(0.17, 0.28), reach * of_card.between(0.3, 0.52)
    ears = 2 + of_card.below(3)
    tall = reach * of_card.between(0.25, 0.5)
    for side in (-1, 1):
        tip = (x + side * size * ears * 0.45, y - up - tall)
        drawn.append(polygon([(x + side * size * 0.1, y - up), tip, (x + side * size, y - up)], tints.figure))
    drawn.append(disc(x, y - up, size, tints.figure, tints.sky))
    eye, apart = size * of_card.between(0.16, 0.3), size * of_card.between(0.3, 0.5)
    drawn += [disc(x + side * apart, y - up, eye, tints.sky) for side in (-1, 1)]
    corners, turn = 3 + of_card.below(4), of_card.between(0, pi)
    size = reach * of_card.between(0.12, 0.22)
    ring = [turn + 2 * pi * i / corners for i in range(corners)]
    return "".join(drawn) + polygon(
        [(x + size * sin(angle), y + reach * 0.22 - size * cos(angle)) for angle in ring], tints.core
    )


def _outline(
    x: float, y: float, reach: float, corners: int, dice: _Dice, other: _Dice, least: float
) -> list[tuple[float, float]]:
    """Return a closed line around (x, y) that is the same on both sides, at most `reach` away."""
    right = []
    for i in range(corners):
        angle = pi * i / (corners - 1)
        far = dice.between(least, 1.0) * other.between(0.8, 1.0) * reach
        right.append((sin(angle) * far, -cos(angle) * far))
    left = [(-a, b) for a, b in right[-2:0:-1]]
    return [(x + a, y + b) for a, b in (*right, *left)]
