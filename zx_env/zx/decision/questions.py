"""Questions: each terms.Ask in words, and the blocks of actions that answer it.

This table is the single source. The options (options.py), the mask (mask.py), the meaning of an action
(reading.py), the observation (encode_observation.py) and the texts (texts.py) follow from it. See also: the
numbers of the blocks (actions.py).
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from zx_env.zx.decision.actions import FIRST, NUM_ACTIONS
from zx_env.zx.terms import Ask


class Question(NamedTuple):
    """A question and the blocks of actions that answer it.

    A block is named as in `BLOCKS` (actions.py); with "", no action of that kind answers the question.
    """

    words: str
    """The question in words."""
    yes: str = ""
    no: str = ""
    """`yes` and `no` name blocks of one action; the rules read them as the answers 1 and 0."""
    hand: str = ""
    """Block of cards of the own hand."""
    zx: str = ""
    """Block of Z/X on Squares, each by its Square."""
    squares: str = ""
    """Block of Squares."""
    options: str = ""
    """Block of everything else, by its row in the options. Playing a card of the Dynamis is in `extra`."""
    stop: str = "pass"
    """Text of the action `stop`."""


_PRIORITY = Question("", hand="play", options="use_elsewhere")

QUESTIONS = {
    Ask.START_CARD: Question("which card to begin with", options="start", stop="start none"),
    Ask.MULLIGAN: Question("whether to keep this hand or to take a new one", yes="mulligan", no="keep"),
    Ask.RESOURCE: Question("which card to put into Resource, or none", hand="resource"),
    Ask.IGNITE: Question("which Charge card to use for Ignition, or none", options="ignite"),
    Ask.MAIN: _PRIORITY._replace(words="what to do in the main phase", zx="attack"),
    Ask.BATTLE_EVENT: _PRIORITY._replace(words="whether to play an Event or use an ability in this battle"),
    Ask.SQUARE: Question("which Square to play it on", squares="at"),
    Ask.ATTACK_TARGET: Question("whom to attack", squares="target"),
    Ask.FREE_PLAY: Question("whether to play the revealed card without paying", yes="yes", no="no"),
    Ask.YES_NO: Question("whether to do what the card allows", yes="yes", no="no"),
    Ask.CHOOSE: Question(
        "a card", hand="choose_hand", zx="choose_square", options="choose_option", stop="done"
    ),
    Ask.CHOOSE_SQUARE: Question("a Square", squares="choose_square", stop="done"),
    Ask.PAY: Question("which Resource to pay with", options="pay"),
    Ask.RESOLVE: Question("which ability to carry out first", options="resolve"),
}

NUMBERS = len(Ask)
"""Number of questions: terms.Ask counts from 0 without a gap."""
assert list(Ask) == list(range(NUMBERS))

NO_BLOCK = NUM_ACTIONS
"""The first action number of a block that a question does not have: larger than every action number."""


def _first_numbers(kind: str) -> npt.NDArray[np.int16]:
    """Return for each Ask the first number of its block of this kind, or NO_BLOCK."""
    blocks = [getattr(QUESTIONS.get(ask), kind, "") for ask in Ask]
    return np.array([FIRST[block] if block else NO_BLOCK for block in blocks], np.int16)


YES_OF = _first_numbers("yes")
NO_OF = _first_numbers("no")
HAND_OF = _first_numbers("hand")
ZX_OF = _first_numbers("zx")
SQUARES_OF = _first_numbers("squares")
OPTIONS_OF = _first_numbers("options")
