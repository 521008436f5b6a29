"""Many games in arrays: `VectorEnv` and `GameBatch`. Templates, bound to each game's module (template.py)."""

from typing import Any

import numpy as np

from zx_env.compiling.memory import fetch, fetcher
from zx_env.core.entry_points import FAULT_NUMBERS, NONE
from zx_env.core.stepping.random_stream import roll, roll_seed, seed_rng
from zx_env.core.stepping.required import (
    NUM_ACTIONS,
    OBSERVATION_SIZE,
    Ask,
    determinize,
    write_observation,
)
from zx_env.core.stepping.single import settle, show, start, step, take
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)

TOGETHER = 16
"""Games of a batch that are stepped side by side: all take their actions, then write their masks, then their
observations. The code of each part stays in the processor's cache while the next games are fetched."""
NEAR = 96
"""Number of games that fit in a second-level cache with their observations: smaller batches fetch nothing."""
fetch_one_half = fetcher(0, 2)
fetch_other_half = fetcher(1, 2)


@TEMPLATE.rule
def write_end(g: np.record, i: int, rewards: Any, dones: Any, cuts: Any) -> None:
    """Write the result of a finished game to row `i`: both seats' rewards, done flag, truncated flag."""
    dones[i] = 1
    if g.fault == 0 and g.truncated == 1:
        cuts[i] = 1
    if g.winner != NONE:
        rewards[i, g.winner] = 1.0
        rewards[i, 1 - g.winner] = -1.0


@TEMPLATE.entry
def reset_batch(
    games: Any,
    card_table: Any,
    matches: Any,
    picks: Any,
    seeds: Any,
    masks: Any,
    observations: Any,
    players: Any,
) -> None:
    """Begin every game: game i plays `matches[picks[i]]` with seed `seeds[i]`."""
    cards = card_table[0]
    for i in range(len(games)):
        start(games[i], cards, matches[picks[i]], masks[i], seeds[i])
        players[i] = games[i].decider
        write_observation(games[i], cards, observations[i], games[i].decider)


@TEMPLATE.entry
def find_illegal(masks: Any, actions: Any) -> int:
    """Return the first row whose action is illegal; NONE if all are legal. -1 is always legal."""
    for i in range(len(actions)):
        action = actions[i]
        if action == NONE:
            continue
        if action < 0 or action >= NUM_ACTIONS:
            return i
        if masks[i].cell[action] == 0:
            return i
    return NONE


@TEMPLATE.entry
def step_batch(
    games: Any,
    card_table: Any,
    matches: Any,
    picks: Any,
    seeds: Any,
    actions: Any,
    masks: Any,
    observations: Any,
    players: Any,
    rewards: Any,
    dones: Any,
    cuts: Any,
    first: int,
    last: int,
) -> int:
    """Step games `first` to `last` - 1, all actions legal; a finished game begins again at once.

    A row whose action is -1 does not change. The next match and seed come from the game's own random stream;
    they are written to `picks` and `seeds`. `rewards` has both seats of a game that has just ended; `dones`
    is 1 if it has ended, `cuts` 1 if it was truncated.

    Returns:
        row * FAULT_NUMBERS + fault for the first row whose game ended by a fault of the engine; or NONE.
    """
    cards = card_table[0]
    faulty = NONE
    are_far = last - first > NEAR
    for begin in range(first, last, TOGETHER):
        end = min(begin + TOGETHER, last)
        for i in range(begin, end):
            if are_far:
                fetch(observations[i])
            if actions[i] != NONE:
                take(games[i], cards, matches[picks[i]], actions[i])
        for i in range(begin, end):
            if are_far and i + TOGETHER < last:
                fetch_one_half(games[i + TOGETHER])
            rewards[i, 0] = 0.0
            rewards[i, 1] = 0.0
            dones[i] = 0
            cuts[i] = 0
            if actions[i] == NONE:
                continue
            g = games[i]
            settle(g, cards, matches[picks[i]], masks[i])
            if g.asked == Ask.OVER:
                write_end(g, i, rewards, dones, cuts)
                if g.fault != 0 and faulty == NONE:
                    faulty = i * FAULT_NUMBERS + g.fault
                picks[i] = roll(g, len(matches))
                seed = roll_seed(g)
                seeds[i] = seed
                start(g, cards, matches[picks[i]], masks[i], seed)
        for i in range(begin, end):
            if are_far and i + TOGETHER < last:
                fetch_other_half(games[i + TOGETHER])
            if actions[i] != NONE:
                players[i] = games[i].decider
                write_observation(games[i], cards, observations[i], games[i].decider)
    return faulty


# -- batches of positions ----------------------------------------------------------------------------------


@TEMPLATE.entry
def step_rows(
    games: Any,
    card_table: Any,
    matches: Any,
    picks: Any,
    actions: Any,
    masks: Any,
    players: Any,
    rewards: Any,
    dones: Any,
    cuts: Any,
    seen: Any,
) -> int:
    """Step every game that is not over and whose action is not -1, all actions legal; no game begins again.

    `rewards`, `dones` and `cuts` are written for games that end here. `players` becomes the player to move,
    -1 if the game is over; `seen` becomes 0 where something has changed.

    Returns:
        row * FAULT_NUMBERS + fault for the first row whose game ended by a fault of the engine; or NONE.
    """
    cards = card_table[0]
    faulty = NONE
    for i in range(len(actions)):
        if i + 1 < len(actions):
            fetch(games[i + 1])
        if actions[i] == NONE or dones[i] != 0:
            continue
        g = games[i]
        step(g, cards, matches[picks[i]], masks[i], actions[i])
        seen[i] = 0
        players[i] = g.decider
        if g.asked == Ask.OVER:
            players[i] = NONE
            write_end(g, i, rewards, dones, cuts)
            if g.fault != 0 and faulty == NONE:
                faulty = i * FAULT_NUMBERS + g.fault
    return faulty


@TEMPLATE.entry
def observe_rows(games: Any, card_table: Any, observations: Any, players: Any, seen: Any) -> None:
    """Where `seen` is 0, write the observation of `players[i]`, zeros for no player, and set `seen` to 1."""
    for i in range(len(seen)):
        if seen[i] != 0:
            continue
        seen[i] = 1
        observation = observations[i]
        if players[i] != NONE:
            write_observation(games[i], card_table[0], observation, players[i])
            continue
        for cell in range(OBSERVATION_SIZE):
            observation.cell[cell] = 0


@TEMPLATE.entry
def copy_rows(games: Any, masks: Any, to_rows: Any, from_games: Any, from_masks: Any, from_rows: Any) -> None:
    """Copy game and mask of row `from_rows[k]` of the source to row `to_rows[k]`, for each k in turn."""
    for k in range(len(to_rows)):
        games[to_rows[k]] = from_games[from_rows[k]]
        masks[to_rows[k]] = from_masks[from_rows[k]]


@TEMPLATE.entry
def determinize_rows(games: Any, card_table: Any, masks: Any, to_rows: Any, players: Any, seeds: Any) -> None:
    """Resample everything in `games[to_rows[k]]` that `players[k]` cannot know, with the seed `seeds[k]`.

    If the player is NONE, replace only the random state.
    """
    for k in range(len(to_rows)):
        i = to_rows[k]
        if players[k] == NONE:
            seed_rng(games[i], seeds[k])
        else:
            determinize(games[i], card_table[0], players[k], seeds[k])
        show(games[i], card_table[0], masks[i])
