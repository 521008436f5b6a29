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
"""Length of a mask."""
OBSERVATION_SIZE = 0
"""Length of an observation."""
FULL_SIZE = 0
"""Length of the privileged view."""


class Ask(IntEnum):
    """Kinds of questions. Each game has many more; the numbers are its own."""

    NOTHING = 0
    OVER = 1


@TEMPLATE.rule
def new_game(g: np.record, cards: np.record, match: np.record, seed: int) -> None:
    """Set up a game of this match with this seed, up to its first frame.

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
    """Turn the record into a game without cards or a pending question. By default reset only `over`."""
    g.over = 0


@TEMPLATE.required
def advance(g: np.record, cards: np.record, match: np.record) -> None:
    """Perform frames of the agenda until a player has to decide or the game is over."""


@TEMPLATE.rule
def turns_page(g: np.record, action: int) -> bool:
    """If the action asks for the next page, show it and return True. By default return False."""
    return False


@TEMPLATE.required
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Decode the action as the answer to the pending question."""


@TEMPLATE.rule
def list_rows(g: np.record, cards: np.record) -> None:
    """List the options of the pending question, if `write_mask` reads a list. By default there is none."""


@TEMPLATE.required
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """Write the legal actions of the pending question."""


@TEMPLATE.required
def write_observation(g: np.record, cards: np.record, observation: np.record, player: int) -> None:
    """Write the observation of a player."""


@TEMPLATE.rule
def write_hidden(g: np.record, cards: np.record, full: np.record, player: int) -> None:
    """Write the part of the privileged view that an observation lacks. By default there is no such part."""


@TEMPLATE.required
def determinize(g: np.record, cards: np.record, player: int, seed: int) -> None:
    """Resample all that the player cannot know, and reseed the random stream."""


@TEMPLATE.rule
def assume(g: np.record, cards: np.record, match: np.record, player: int) -> bool:
    """Replace the opponent's hidden cards by those of another list.

    Return False if the list contradicts the cards that the player has seen. By default, for a game without
    decks, return True.
    """
    return True
