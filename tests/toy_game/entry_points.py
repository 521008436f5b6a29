"""Entry points of Pig: the stepping loop of every game over Pig's own rules."""

import numpy as np

from tests.toy_game.records import NUM_ACTIONS, Ask
from tests.toy_game.rules import roll
from tests.toy_game.sight import FULL_SIZE, OBSERVATION_SIZE, write_hidden, write_observation
from tests.toy_game.turns import assume, determinize, new_game, play_action, seed_dice, write_mask
from zx_env.compiling.decorators import rule
from zx_env.core import stepping


@rule
def nothing_to_list(g: np.record, cards: np.record) -> None:
    pass


@rule
def never_turns(g: np.record, action: int) -> bool:
    return False


@rule
def nothing_to_read(g: np.record, cards: np.record, action: int) -> None:
    pass


@rule
def stays(g: np.record, cards: np.record, match: np.record) -> None:
    pass


@rule
def carry_out(g: np.record, cards: np.record, match: np.record, action: int) -> None:
    play_action(g, match, action)


@rule
def clear(g: np.record) -> None:
    g.over = 0


ENTRY_POINTS = stepping.bind(
    globals(),
    NUM_ACTIONS=NUM_ACTIONS,
    OBSERVATION_SIZE=OBSERVATION_SIZE,
    FULL_SIZE=FULL_SIZE,
    Ask=Ask,
    new_game=new_game,
    clear=clear,
    advance=stays,
    turns_page=never_turns,
    read_answer=nothing_to_read,
    list_rows=nothing_to_list,
    write_mask=write_mask,
    write_observation=write_observation,
    write_hidden=write_hidden,
    roll=roll,
    seed_dice=seed_dice,
    determinize=determinize,
    assume=assume,
    carry_out=carry_out,
)
