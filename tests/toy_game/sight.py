"""What a player sees of a game of Pig."""

import numpy as np

from tests.toy_game.records import NUMBERS, Ask
from zx_env.compiling.decorators import array_of, declare, rule
from zx_env.compiling.python_records import flat_record
from zx_env.core.observation.layout import ObservationField

OBSERVATION_FIELDS = (
    ObservationField(
        "facts", (3,), 0, 127, "whether it is asked, the pot, the page", ("is_asked", "pot", "page")
    ),
    ObservationField("points", (2,), 0, 127, "own and enemy", ("own", "enemy")),
    ObservationField("hidden", (NUMBERS,), 0, 1, "the own number, one-hot", tuple(map(str, range(NUMBERS)))),
)
OBSERVATION = flat_record([(piece.name, piece.shape) for piece in OBSERVATION_FIELDS], np.int8)
OBSERVATION_SIZE = OBSERVATION.itemsize
FULL = flat_record([("seen", (OBSERVATION_SIZE,)), ("enemy", (1,))], np.int8)
FULL_SIZE = FULL.itemsize

declare(obs=OBSERVATION, observations=array_of(OBSERVATION), full=FULL, fulls=array_of(FULL))


@rule
def write_observation(g: np.record, cards: np.record, obs: np.record, player: int) -> None:
    for i in range(OBSERVATION_SIZE):
        obs.cell[i] = 0
    obs.facts[0] = 1 if g.asked == Ask.TURN and g.decider == player else 0
    obs.facts[1] = g.pot
    obs.facts[2] = g.page
    obs.points[0] = min(g.points[player], 127)
    obs.points[1] = min(g.points[1 - player], 127)
    obs.hidden[g.hidden[player]] = 1


@rule
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    full.enemy[0] = g.hidden[1 - player]
