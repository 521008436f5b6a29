"""CR 303: the nine Squares, as tables built from the rules.

Squares are numbered from player 0's side: a1 b1 c1 = 0 1 2 (player 0's own row), a2 b2 c2 = 3 4 5,
a3 b3 c3 = 6 7 8 (player 1's own row). Player 1 sees the board rotated: its Square s is 8 - s.
"""

import numpy as np

from zx_env.zx.limits import SQUARES

NAMES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")

# CR 303.3a: the two Squares vertically next to the middle one are Player Squares.
MIDDLE = 4
PLAYER_SQUARE = (1, 7)
# CR 303.3b: the seven other Squares are Normal Squares.
NORMAL_SQUARES = tuple(square for square in range(SQUARES) if square not in PLAYER_SQUARE)


def _distance(start: int, end: int) -> int:
    # CR 303.2a: the smallest number of steps; CR 303.2: vertically and horizontally, never diagonally.
    return abs(start % 3 - end % 3) + abs(start // 3 - end // 3)


DISTANCE = np.array([[_distance(start, end) for end in range(SQUARES)] for start in range(SQUARES)], np.int8)
"""int8 [9, 9] CR 303.2a: number of steps from Square (row) to Square (column)."""

FARTHEST = 4
REACHED = np.array(
    [
        [sum(1 << end for end in range(SQUARES) if 0 < _distance(start, end) <= reach) for reach in range(5)]
        for start in range(SQUARES)
    ],
    np.int16,
)
"""int16 [9, 5]: the other Squares (bits) at most 0 to FARTHEST steps away."""

NEXT_TO = tuple(
    tuple(end for end in range(SQUARES) if _distance(start, end) == 1) for start in range(SQUARES)
)
"""[9][2-4] CR 303.2: the Squares next to a Square."""

FIRST_OF = np.array([0, *((some & -some).bit_length() - 1 for some in range(1, 1 << SQUARES))], np.int8)
"""int8 [512]: the lowest Square in a set of Squares (bits `1 << square`); 0 for the empty set."""


def mask_of(squares: tuple[int, ...]) -> int:
    """Return Squares as bits `1 << square`."""
    return sum(1 << square for square in squares)


def _area_of_player_square(player_square: int) -> int:
    # CR 303.4a-b: a Player Square and the Squares next to it except the middle one.
    return mask_of((player_square, *(s for s in NEXT_TO[player_square] if s != MIDDLE)))


ALL_MASK = (1 << SQUARES) - 1
PLAYER_SQUARES_MASK = mask_of(PLAYER_SQUARE)
# CR 303.4a: each player's Army Area; CR 303.4b: the opponent's Army Area is a player's Enemy Army Area.
ARMY_AREA = (_area_of_player_square(PLAYER_SQUARE[0]), _area_of_player_square(PLAYER_SQUARE[1]))
# CR 303.4c: the Center Area is the Squares in neither Army Area.
CENTER_MASK = ALL_MASK & ~ARMY_AREA[0] & ~ARMY_AREA[1]

assert ARMY_AREA == (0b000000111, 0b111000000)
assert CENTER_MASK == 0b000111000


def square_of_name(name: str) -> int:
    """Return the Square with this name, "a1" … "c3".

    Raises:
        ValueError: No Square has this name.
    """
    return NAMES.index(name)
