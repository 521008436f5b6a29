"""The records of a game without decisions, and the types of its functions' arguments."""

import numpy as np

from zx_env.compiling.decorators import array_of, declare

GAME = np.dtype(
    (np.record, [("rng", np.uint64), ("points", np.int32, (2,)), ("pot", np.int32), ("turn", np.int32)])
)
# How far a player rolls before it stops, and what ends the game.
CARDS = np.dtype((np.record, [("daring", np.int16, (2,)), ("goal", np.int16)]))

declare(g=GAME, cards=CARDS, games=array_of(GAME), card_table=array_of(CARDS))
