"""The state of a game of Pig: its questions, records and settings."""

from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from zx_env.core import settings
from zx_env.core.observation.layout import ObservationField
from zx_env.core.records import MATCH_FIELDS, declare_records, game_record, record_of

NUMBERS = 6  # that a player can hide
ON_A_PAGE = 3  # of them can be guessed on one page
NERVE = 8  # points of a pot with which a player may guess
POT = 120  # capacity of a pot
POT_FULL = 1  # the fault of a pot that is to hold more


class Ask(IntEnum):
    """Questions."""

    NOTHING = 0
    TURN = 1
    OVER = 2


GAME = game_record(
    ("points", np.int32, (2,)),
    ("pot", np.int32),
    ("hidden", np.int8, (2,)),
    ("page", np.int8),
    ("die", np.int8),  # the last one
    ("answer", np.int8),  # the action that `advance` has to carry out, or NONE
)
MATCH = record_of([*MATCH_FIELDS, ("goal", np.int16)])
BLOCKS = (("roll", (1,)), ("hold", (1,)), ("more", (1,)), ("guess", (ON_A_PAGE,)))
ROLL, HOLD, MORE, GUESS = range(4)
FACTS = ("is_asked", "pot", "page", "points", "enemy_points")
OBSERVATION_FIELDS = (
    ObservationField("facts", (len(FACTS),), 0, 127, "where the game is", FACTS),
    ObservationField("hidden", (NUMBERS,), 0, 1, "the own number, one-hot", tuple("012345")),
)
HIDDEN = (ObservationField("enemy", (1,), 0, NUMBERS - 1, "the number of the enemy", ("number",)),)
RECORDS = declare_records(GAME, MATCH, BLOCKS, OBSERVATION_FIELDS, HIDDEN)


@dataclass(frozen=True, slots=True)
class Settings(settings.Settings):
    """Settings of a game of Pig.

    Attributes:
        goal: Points that win.
    """

    goal: int = settings.whole_number(40, 1, 100)
