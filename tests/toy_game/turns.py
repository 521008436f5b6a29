"""Pig with players who decide: roll, hold, or guess the number that the other hides."""

import numpy as np

from tests.toy_game.records import (
    GUESS,
    HOLD,
    MORE,
    NERVE,
    NONE,
    NUMBERS,
    ON_A_PAGE,
    POT,
    POT_FULL,
    ROLL,
    Ask,
)
from tests.toy_game.rules import roll, seed
from zx_env.compiling.decorators import rule, unit

seed_dice = seed


@rule
def new_game(g: np.record, cards: np.record, match: np.record, number: int) -> None:
    seed(g, number)
    for player in range(2):
        g.points[player] = 0
        g.hidden[player] = roll(g, NUMBERS)
    first = roll(g, 2) if match.first_player == NONE else match.first_player
    g.decider = first
    g.decisions = 0
    g.over = 0
    g.winner = NONE
    g.truncated = 0
    g.fault = 0
    g.turn = 0
    next_turn(g, match)


@rule
def next_turn(g: np.record, match: np.record) -> None:
    g.turn += 1
    g.turn_decisions = 0
    g.pot = 0
    g.page = 0
    g.asked = Ask.TURN
    if g.turn > match.turn_cap:
        g.truncated = 1
        finish(g, NONE)


@rule
def finish(g: np.record, winner: int) -> None:
    g.winner = winner
    g.over = 1
    g.asked = Ask.OVER


@rule
def write_mask(g: np.record, cards: np.record, mask: np.record) -> None:
    """A turn begins with a roll, but for the first one; who has ventured enough may guess."""
    going = 1 if g.asked == Ask.TURN else 0
    may_hold = 1 if going == 1 and (g.pot > 0 or g.turn == 1) else 0
    dares = 1 if going == 1 and g.pot >= NERVE else 0
    mask.cell[ROLL] = going
    mask.cell[HOLD] = may_hold
    mask.cell[MORE] = dares
    for i in range(ON_A_PAGE):
        mask.cell[GUESS + i] = dares


@unit
def play_action(g: np.record, match: np.record, action: int) -> None:
    player = g.decider
    g.decisions += 1
    g.turn_decisions += 1
    if action == MORE:
        g.page = (g.page + 1) % (NUMBERS // ON_A_PAGE)
    elif action == ROLL:
        die = roll(g, 6) + 1
        if g.pot + die > POT:
            g.fault = POT_FULL
            finish(g, NONE)
        elif die == 1:
            g.decider = 1 - player
            next_turn(g, match)
        else:
            g.pot += die
    elif action == HOLD:
        g.points[player] += g.pot
        g.decider = 1 - player
        if g.points[player] >= match.goal:
            finish(g, player)
        else:
            next_turn(g, match)
    else:
        g.decider = 1 - player
        if g.hidden[1 - player] == g.page * ON_A_PAGE + action - GUESS:
            finish(g, player)
        else:
            next_turn(g, match)
    if g.turn_decisions > match.turn_decision_cap and g.over == 0:
        g.truncated = 1
        finish(g, NONE)


@rule
def determinize(g: np.record, cards: np.record, player: int, number: int) -> None:
    """Resample what the player cannot know: the other's number and the dice."""
    seed(g, number)
    g.hidden[1 - player] = roll(g, NUMBERS)


@rule
def assume(g: np.record, cards: np.record, match: np.record, player: int) -> bool:
    """There are no deck lists: nothing contradicts."""
    return True
