"""The rules of Pig, and its entry points: the stepping loop of every game over these rules."""

import numpy as np

from tests.toy_game import decision
from tests.toy_game.state import GUESS, HOLD, MORE, NUMBERS, ON_A_PAGE, POT, POT_FULL, ROLL, Ask
from zx_env.compiling.decorators import rule, unit
from zx_env.core import stepping
from zx_env.core.entry_points import NONE
from zx_env.core.stepping.random_stream import roll, seed_rng  # `bind` makes them rules of this module


@rule
def deal(g: np.record, cards: np.record, match: np.record) -> None:
    """Hide a number for each player; `advance` begins the first turn."""
    for player in range(2):
        g.points[player] = 0
        g.hidden[player] = roll(g, NUMBERS)
    g.pot = 0
    g.page = 0
    g.die = 0
    g.answer = NONE


@rule
def turns_page(g: np.record, action: int) -> bool:
    """Show the other numbers to guess."""
    if action != MORE:
        return False
    g.page = (g.page + 1) % (NUMBERS // ON_A_PAGE)
    return True


@rule
def read_answer(g: np.record, cards: np.record, action: int) -> None:
    """Remember the action."""
    g.answer = action


@unit
def advance(g: np.record, cards: np.record, match: np.record) -> None:
    """Carry out the answer, and ask the next question."""
    player, answer = g.decider, g.answer
    enemy = 1 - player
    g.answer = NONE
    g.asked = Ask.TURN
    if answer == NONE:
        next_turn(g, match, player)
    elif answer == ROLL:
        g.die = roll(g, 6) + 1
        if g.pot + g.die > POT:
            g.fault = POT_FULL
            finish(g, NONE)
        elif g.die == 1:
            next_turn(g, match, enemy)
        else:
            g.pot += g.die
    elif answer == HOLD:
        g.points[player] += g.pot
        if g.points[player] >= match.goal:
            finish(g, player)
        else:
            next_turn(g, match, enemy)
    elif g.hidden[enemy] == g.page * ON_A_PAGE + answer - GUESS:
        finish(g, player)
    else:
        next_turn(g, match, enemy)


@rule
def next_turn(g: np.record, match: np.record, player: int) -> None:
    """Begin the turn of a player; the cap truncates the game."""
    g.decider = player
    g.turn += 1
    g.turn_decisions = 0
    g.pot = 0
    g.page = 0
    if g.turn > match.turn_cap:
        g.truncated = 1
        finish(g, NONE)


@rule
def finish(g: np.record, winner: int) -> None:
    """End the game."""
    g.winner = winner
    g.over = 1
    g.asked = Ask.OVER


@rule
def determinize(g: np.record, cards: np.record, player: int, seed: int) -> None:
    """Resample what the player does not know: the enemy's number and the dice."""
    seed_rng(g, seed)
    g.hidden[1 - player] = roll(g, NUMBERS)


ENTRY_POINTS = stepping.bind(globals(), decision, Ask=Ask)
