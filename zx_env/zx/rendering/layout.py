"""Layouts of the board: wide for screens, narrow for phones; the viewer's side is below."""

from typing import NamedTuple

from zx_env.core.rendering.svg import Box


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

    def side(top: float, hand: Box) -> Side:
        right = 907.0
        return Side(
            hand,
            Box(right, top, 363, 44),
            Box(right, top + 52, 363, 76),
            Box(10, top, 363, 112),
            Box(10, top + 120, 363, 124),
            Box(right, top + 136, 363, 108),
        )

    above, below = side(108, Box(10, 46, 1260, 56)), side(360, Box(10, 614, 1260, 178))
    return Layout(1280, 800, Box(10, 6, 1260, 34), Box(383, 108, 514, 496), 8, below, above)


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
    return Layout(360, 604 + 108 * rows, Box(4, 4, 352, 42), Box(4, 154, 352, 344), 4, below, above)
