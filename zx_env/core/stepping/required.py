"""The rules and constants that a game brings to the stepping loop.

`zx_env.core.stepping.bind` takes each of them by name, and rejects a call that lacks one. Of a function
marked `required`, only the signature and the docstring count; the others are defaults, which a game may
replace.
"""

from enum import IntEnum

import numpy as np

from zx_env.core.entry_points import NONE
from zx_env.core.stepping.random_stream import roll, seed_rng
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)
TEMPLATE.requires("NUM_ACTIONS", "OBSERVATION_SIZE", "FULL_SIZE", "Ask")

NUM_ACTIONS = 0
"""Number of actions, the length of a mask; `bind` replaces this placeholder by the game's own."""
OBSERVATION_SIZE = 0
"""Length of an observation, in int8 numbers; `bind` replaces this placeholder by the game's own."""
FULL_SIZE = 0
"""Length of the privileged observation; `bind` replaces this placeholder by the game's own."""


class Ask(IntEnum):
    """Kinds of questions: values of the record's field `asked`. Each game adds many with its own numbers.

    NOTHING: no question is pending, so the rules continue. OVER: the game is over.
    """

    NOTHING = 0
    OVER = 1


@TEMPLATE.rule
def new_game(g: np.record, cards: np.record, match: np.record, seed: int) -> None:
    """Set up a game with the decks and settings of `match` and this seed, before `advance` is first called.

    By default set the fields that every game has (GAME_FIELDS of core/records.py), and `deal`.
    """
    seed_rng(g, seed)
    g.turn = 0
    g.turn_decisions = 0
    g.asked = Ask.NOTHING
    g.over = 0
    g.winner = NONE
    g.truncated = 0
    g.fault = 0
    deal(g, cards, match)
    g.decider = roll(g, 2) if match.first_player == NONE else match.first_player


@TEMPLATE.rule
def deal(g: np.record, cards: np.record, match: np.record) -> None:
    """Set the fields that only this game has to their starting values; by default there are none.

    Only the default `new_game` calls it: a game that brings its own `new_game` does not need it.
    """


@TEMPLATE.rule
def clear(g: np.record) -> None:
    """Remove cards and question, before a position is set up in the record. By default reset only `over`."""
    g.over = 0


@TEMPLATE.required
def advance(g: np.record, cards: np.record, match: np.record) -> None:
    """Apply the rules until a player has to decide or the game is over; set `asked` and `decider`."""


@TEMPLATE.rule
def turns_page(g: np.record, action: int) -> bool:
    """Return whether the action asks for the next page of options; if so, show it. By default False."""
    return False


@TEMPLATE.required
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Store the answer to the pending question that `action` stands for; `advance` then applies the rules."""


@TEMPLATE.rule
def list_rows(g: np.record, cards: np.record) -> None:
    """List the options of the pending question, if `write_mask` reads a list. By default there is none."""


@TEMPLATE.required
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write the mask of the pending question: 1 in the cell of each legal action, 0 in all others."""


@TEMPLATE.required
def write_observation(g: np.record, cards: np.record, observation: np.record, player: int) -> None:
    """Write what `player` may know to the fields of `observation`."""


@TEMPLATE.rule
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    """Write the fields that only the privileged observation has. By default there are no such fields."""


@TEMPLATE.required
def determinize(g: np.record, cards: np.record, player: int, seed: int) -> None:
    """Resample in place all that the player cannot know, and restart the random stream from `seed`."""


@TEMPLATE.rule
def assume(g: np.record, cards: np.record, match: np.record, player: int) -> bool:
    """Replace the opponent's hidden cards by those of another list.

    Return False if the list contradicts the cards that the player has seen. By default, for a game without
    decks, return True.
    """
    return True
