"""The records of a game of Pig, and what the arguments of its functions are."""

from enum import IntEnum

import numpy as np

from zx_env.compiling.decorators import array_of, declare
from zx_env.compiling.python_records import flat_record

NONE = -1


class Ask(IntEnum):
    """What a player is asked."""

    NOTHING = 0
    TURN = 1
    OVER = 2


NUMBERS = 6
"""Numbers that a player can hide."""
ON_A_PAGE = 3
"""Numbers that can be guessed on one page."""
NERVE = 8
"""Points of a pot with which a player may guess."""
POT = 120
"""The most that a pot can hold."""
POT_FULL = 1
"""The fault of a pot that was to hold more."""
VERSION = 1

GAME = np.dtype(
    (
        np.record,
        [
            ("rng", np.uint64),
            ("points", np.int32, (2,)),
            ("pot", np.int32),
            ("turn", np.int32),
            ("decisions", np.int32),
            ("turn_decisions", np.int32),
            ("hidden", np.int8, (2,)),
            ("page", np.int8),
            ("asked", np.int8),
            ("decider", np.int8),
            ("over", np.int8),
            ("winner", np.int8),
            ("truncated", np.int8),
            ("fault", np.int8),
        ],
    )
)
# How far a player rolls before it stops, and what ends the game.
CARDS = np.dtype((np.record, [("daring", np.int16, (2,)), ("goal", np.int16)]))
MATCH = np.dtype(
    (
        np.record,
        [
            ("goal", np.int16),
            ("turn_cap", np.int16),
            ("turn_decision_cap", np.int16),
            ("first_player", np.int16),
            ("skip_forced", np.int16),
        ],
    )
)

BLOCKS = (("roll", (1,)), ("hold", (1,)), ("more", (1,)), ("guess", (ON_A_PAGE,)))
ROLL, HOLD, MORE, GUESS = range(4)
NUM_ACTIONS = GUESS + ON_A_PAGE
MASK = flat_record(BLOCKS, np.int8)

declare(
    g=GAME,
    cards=CARDS,
    match=MATCH,
    mask=MASK,
    games=array_of(GAME),
    from_games=array_of(GAME),
    card_table=array_of(CARDS),
    matches=array_of(MATCH),
    masks=array_of(MASK),
    from_masks=array_of(MASK),
    actions=array_of(np.int32),
    picks=array_of(np.int32),
    to_rows=array_of(np.int32),
    from_rows=array_of(np.int32),
    players=array_of(np.int8),
    rewards=array_of(np.float32, ndim=2),
    dones=array_of(np.int8),
    cuts=array_of(np.int8),
    seen=array_of(np.int8),
    seeds=array_of(np.int64),
    results=array_of(np.int64),
)
