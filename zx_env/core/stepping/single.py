"""One game: reset, step, observe and determinize. Templates, bound to each game's module (template.py).

Arrays have a row for each game; nothing here allocates. In plain Python the same functions run over the
records of compiling/python_records.py.
"""

from typing import Any

import numpy as np

from zx_env.core.entry_points import ENDED, FAULTY, NONE, REFUSED
from zx_env.core.stepping.legal import first_action, num_legal
from zx_env.core.stepping.random_stream import seed_rng
from zx_env.core.stepping.required import (
    FULL_SIZE,
    NUM_ACTIONS,
    OBSERVATION_SIZE,
    Ask,
    advance,
    assume,
    clear,
    determinize,
    list_rows,
    new_game,
    read_answer,
    turns_page,
    write_hidden,
    write_mask,
    write_observation,
)
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)

# -- a game may bring its own versions of these --------------------------------------------------------


@TEMPLATE.rule
def list_legal(g: np.record, cards: np.record, mask: np.record) -> None:
    """List the options of the pending question and write its mask."""
    list_rows(g, cards)
    write_mask(g, cards, mask)


@TEMPLATE.rule
def show(g: np.record, cards: np.record, mask: np.record) -> None:
    """Prepare the pending decision for its player: options, mask, and whatever an observation reads."""
    list_legal(g, cards, mask)


@TEMPLATE.rule
def forced_action(g: np.record, cards: np.record, match: np.record, mask: np.record) -> int:
    """Return the only legal action if the setting `skip_forced` is on; NONE if a player has to decide."""
    if match.skip_forced == 1 and num_legal(mask) == 1:
        return first_action(mask)
    return NONE


@TEMPLATE.rule
def take(g: np.record, cards: np.record, match: np.record, action: int) -> None:
    """Carry out an action that a player has chosen, up to the next question, which may be a forced one."""
    carry_out(g, cards, match, action)


# -- the loop -----------------------------------------------------------------------------------------


@TEMPLATE.unit
def carry_out(g: np.record, cards: np.record, match: np.record, action: int) -> None:
    """Carry out one legal action, chosen or forced; truncate a game whose turn exceeds the cap."""
    g.turn_decisions += 1
    if not turns_page(g, action):
        read_answer(g, cards, action)
        g.asked = Ask.NOTHING
        advance(g, cards, match)
    # Rulings Z7, YR16: a turn that passes the decision cap ends as a truncation.
    if g.turn_decisions > match.turn_decision_cap and g.over == 0:
        g.truncated = 1
        g.over = 1
        g.asked = Ask.OVER


@TEMPLATE.unit
def settle(g: np.record, cards: np.record, match: np.record, mask: np.record) -> None:
    """Take forced actions until a player has to decide; write the mask of that decision."""
    while True:
        show(g, cards, mask)
        if g.asked == Ask.OVER:
            return
        action = forced_action(g, cards, match, mask)
        if action == NONE:
            return
        carry_out(g, cards, match, action)


@TEMPLATE.unit
def start(g: np.record, cards: np.record, match: np.record, mask: np.record, seed: int) -> None:
    """Begin a game and write the mask of its first decision."""
    new_game(g, cards, match, seed)
    advance(g, cards, match)
    settle(g, cards, match, mask)


@TEMPLATE.unit
def step(g: np.record, cards: np.record, match: np.record, mask: np.record, action: int) -> None:
    """Take a legal action, go on to the next decision, write its mask."""
    take(g, cards, match, action)
    settle(g, cards, match, mask)


# -- entry points -------------------------------------------------------------------------------------


@TEMPLATE.entry
def reset_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, number: int
) -> None:
    """Begin game `games[i]` of `matches[m]` with the seed `number`; its mask goes to `masks[k]`."""
    start(games[i], card_table[0], matches[m], masks[k], number)


@TEMPLATE.entry
def step_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, action: int
) -> None:
    """Take a legal action in `games[i]`, and write `masks[k]`. The caller has checked the action."""
    step(games[i], card_table[0], matches[m], masks[k], action)


@TEMPLATE.entry
def step_and_observe(
    games: Any, card_table: Any, matches: Any, masks: Any, observations: Any, action: int
) -> int:
    """Take an action in the one game of these rows, and write the observation of the player to move.

    Returns:
        The player to move; or, with no observation written, ENDED, REFUSED if the action is not legal
        (nothing changes), FAULTY if a capacity was too small.
    """
    if action < 0 or action >= NUM_ACTIONS or masks[0].cell[action] == 0:
        return REFUSED
    g = games[0]
    step(g, card_table[0], matches[0], masks[0], action)
    if g.fault != 0:
        return FAULTY
    if g.asked == Ask.OVER:
        return ENDED
    write_observation(g, card_table[0], observations[0], g.decider)
    return int(g.decider)


@TEMPLATE.entry
def show_game(games: Any, i: int, card_table: Any, masks: Any, k: int) -> None:
    """List the options of the pending decision again and write its mask."""
    show(games[i], card_table[0], masks[k])


@TEMPLATE.entry
def empty_game(games: Any, i: int, number: int) -> None:
    """Make `games[i]` a game without cards, with the random stream of the seed `number`; nothing is asked."""
    clear(games[i])
    seed_rng(games[i], number)


@TEMPLATE.entry
def observe(games: Any, i: int, card_table: Any, observations: Any, k: int, player: int) -> None:
    """Write the observation of `player` in `games[i]` to `observations[k]`."""
    write_observation(games[i], card_table[0], observations[k], player)


@TEMPLATE.entry
def observe_full(
    games: Any, i: int, card_table: Any, observations: Any, k: int, fulls: Any, j: int, player: int
) -> None:
    """Write the privileged view of `player` to `fulls[j]`, its observation to `observations[k]`."""
    observation = observations[k]
    full = fulls[j]
    write_observation(games[i], card_table[0], observation, player)
    for cell in range(FULL_SIZE):
        full.cell[cell] = observation.cell[cell] if cell < OBSERVATION_SIZE else 0
    write_hidden(games[i], card_table[0], full, player)


@TEMPLATE.entry
def determinize_game(
    games: Any, i: int, card_table: Any, masks: Any, k: int, player: int, number: int
) -> None:
    """Resample what `player` cannot know of `games[i]`, using the seed `number`; write `masks[k]`."""
    determinize(games[i], card_table[0], player, number)
    show(games[i], card_table[0], masks[k])


@TEMPLATE.entry
def assume_deck(games: Any, i: int, card_table: Any, matches: Any, m: int, player: int) -> int:
    """Give the opponent of `player` in `games[i]` the list of `matches[m]`, and hidden cards from this list.

    Returns:
        1; or 0 if the player has seen a card that the list lacks: do not use the game then.
    """
    return 1 if assume(games[i], card_table[0], matches[m], player) else 0
