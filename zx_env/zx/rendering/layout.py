"""Layouts of the board: wide for screens, narrow for phones; the viewer's side is below."""

from typing import NamedTuple

from zx_env.core.rendering.svg import HEIGHT, NARROW, WIDE, Box


class Side(NamedTuple):
    """Boxes in the picture for the hand and the zones of one player."""

    hand: Box
    player: Box
    life: Box
    resource: Box
    charge: Box
    piles: Box


class Layout(NamedTuple):
    """Places of all parts, with the viewer's side below."""

    width: int
    height: int
    head: Box
    board: Box
    gap: float
    below: Side
    above: Side


def wide() -> Layout:
    """Return the layout for screens, notebooks and arrays of pixels."""
    left, right, width = 10.0, 940.0, 330.0
    above = Side(
        Box(10, 48, 1260, 54),
        Box(right, 110, width, 68),
        Box(right, 184, width, 86),
        Box(left, 110, width, 124),
        Box(left, 242, width, 189),
        Box(right, 276, width, 155),
    )
    below = Side(
        Box(10, 770, 1260, 246),
        Box(right, 692, width, 68),
        Box(right, 600, width, 86),
        Box(left, 636, width, 124),
        Box(left, 439, width, 189),
        Box(right, 439, width, 155),
    )
    return Layout(WIDE, HEIGHT, Box(10, 6, 1260, 34), Box(348, 110, 584, 650), 8, below, above)


def narrow(cards: int) -> Layout:
    """Return the layout for phones, high enough for a hand of this many cards."""
    rows = max(1, -(-cards // 4))
    above = Side(
        Box(272, 50, 84, 28),
        Box(4, 50, 160, 28),
        Box(168, 50, 100, 28),
        Box(4, 116, 352, 34),
        Box(4, 82, 70, 30),
        Box(78, 82, 278, 30),
    )
    below = Side(
        Box(4, 604, 352, 108 * rows - 4),
        Box(4, 572, 220, 28),
        Box(228, 572, 128, 28),
        Box(4, 502, 352, 34),
        Box(4, 540, 70, 28),
        Box(78, 540, 278, 28),
    )
    return Layout(NARROW, 604 + 108 * rows, Box(4, 4, 352, 42), Box(4, 154, 352, 344), 4, below, above)
