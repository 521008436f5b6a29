"""What the doors call of Pig: the entries word for word as Z/X has them, over Pig's own rules."""

from typing import Any

import numpy as np

from tests.toy_game.records import NONE, NUM_ACTIONS, Ask
from tests.toy_game.rules import roll
from tests.toy_game.sight import FULL_SIZE, OBSERVATION_SIZE, write_hidden, write_observation
from tests.toy_game.turns import assume, determinize, new_game, seed_dice, take, write_mask
from zx_env.compiling.decorators import entry, rule, unit
from zx_env.compiling.memory import fetch, fetcher
from zx_env.core.entry_points import (
    DECISIONS,
    DRAWS,
    ENDED,
    FAULT_NUMBERS,
    FAULTS,
    FAULTY,
    FIRST_WINS,
    LAST_FAULT,
    REFUSED,
    TRUNCATED,
    UNFINISHED,
)

ROLLED_SEEDS = 2**31 - 1


@rule
def _list_legal(g: np.record, cards: np.record, mask: np.record) -> None:
    write_mask(g, cards, mask)


@unit
def _show(g: np.record, cards: np.record, mask: np.record) -> None:
    write_mask(g, cards, mask)


@rule
def _legal(mask: np.record) -> int:
    n = 0
    for action in range(NUM_ACTIONS):
        n += mask.cell[action]
    return n


@rule
def _nth_action(mask: np.record, place: int) -> int:
    action = 0
    while place > 0 or mask.cell[action] == 0:
        place -= mask.cell[action]
        action += 1
    return action


@rule
def _only_action(mask: np.record) -> int:
    return _nth_action(mask, 0) if _legal(mask) == 1 else NONE


@rule
def _any_action(g: np.record, mask: np.record) -> int:
    n = _legal(mask)
    return _nth_action(mask, roll(g, n) if n > 1 else 0)


@rule
def _take(g: np.record, cards: np.record, match: np.record, action: int) -> None:
    take(g, match, action)


@unit
def settle(g: np.record, cards: np.record, match: np.record, mask: np.record) -> None:
    while True:
        _show(g, cards, mask)
        if match.skip_forced == 0 or g.asked == Ask.OVER:
            return
        action = _only_action(mask)
        if action == NONE:
            return
        _take(g, cards, match, action)


@unit
def start(g: np.record, cards: np.record, match: np.record, mask: np.record, seed: int) -> None:
    new_game(g, cards, match, seed)
    settle(g, cards, match, mask)


@unit
def step(g: np.record, cards: np.record, match: np.record, mask: np.record, action: int) -> None:
    _take(g, cards, match, action)
    settle(g, cards, match, mask)


@entry
def reset_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, number: int
) -> None:
    start(games[i], card_table[0], matches[m], masks[k], number)


@entry
def step_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, action: int
) -> None:
    step(games[i], card_table[0], matches[m], masks[k], action)


@entry
def step_and_observe(
    games: Any, card_table: Any, matches: Any, masks: Any, observations: Any, action: int
) -> int:
    if action < 0 or action >= NUM_ACTIONS or masks[0].cell[action] == 0:
        return REFUSED
    g = games[0]
    step(g, card_table[0], matches[0], masks[0], action)
    if g.fault != 0:
        return FAULTY
    if g.asked == Ask.OVER:
        return ENDED
    write_observation(g, card_table[0], observations[0], g.decider)
    return g.decider


@entry
def show_game(games: Any, i: int, card_table: Any, masks: Any, k: int) -> None:
    _show(games[i], card_table[0], masks[k])


@entry
def determinize_game(
    games: Any, i: int, card_table: Any, masks: Any, k: int, player: int, number: int
) -> None:
    determinize(games[i], card_table[0], player, number)
    _show(games[i], card_table[0], masks[k])


@entry
def look(games: Any, i: int, card_table: Any, observations: Any, k: int, player: int) -> None:
    write_observation(games[i], card_table[0], observations[k], player)


@entry
def observe_full(
    games: Any, i: int, card_table: Any, observations: Any, k: int, fulls: Any, j: int, player: int
) -> None:
    observation = observations[k]
    full = fulls[j]
    write_observation(games[i], card_table[0], observation, player)
    for cell in range(FULL_SIZE):
        full.cell[cell] = observation.cell[cell] if cell < OBSERVATION_SIZE else 0
    write_hidden(games[i], card_table[0], full, player)


@unit
def rollout(
    g: np.record, cards: np.record, match: np.record, mask: np.record, most: int, last_turn: int
) -> int:
    decisions = 0
    while g.asked != Ask.OVER and decisions < most and g.turn <= last_turn:
        _list_legal(g, cards, mask)
        _take(g, cards, match, _any_action(g, mask))
        decisions += 1
    return decisions


@entry
def play_out(
    games: Any,
    i: int,
    j: int,
    card_table: Any,
    matches: Any,
    m: int,
    masks: Any,
    k: int,
    results: Any,
    player: int,
    number: int,
    times: int,
    begun: int,
    most: int,
    last_turn: int,
) -> None:
    cards = card_table[0]
    for n in range(times):
        games[j] = games[i]
        g = games[j]
        if player == NONE:
            seed_dice(g, number + n)
        else:
            determinize(g, cards, player, number + n)
        if begun != NONE:
            _list_legal(g, cards, masks[k])
            _take(g, cards, matches[m], begun)
            results[DECISIONS] += 1
        results[DECISIONS] += rollout(g, cards, matches[m], masks[k], most, last_turn)
        if g.fault != 0:
            results[FAULTS] += 1
            results[LAST_FAULT] = g.fault
        elif g.asked != Ask.OVER:
            results[UNFINISHED] += 1
        elif g.truncated == 1:
            results[TRUNCATED] += 1
        elif g.winner == NONE:
            results[DRAWS] += 1
        else:
            results[FIRST_WINS + g.winner] += 1


TOGETHER = 16
NEAR = 96
fetch_one_half = fetcher(0, 2)
fetch_other_half = fetcher(1, 2)


@rule
def _write_end(g: np.record, i: int, rewards: Any, dones: Any, cuts: Any) -> None:
    dones[i] = 1
    if g.fault == 0 and g.truncated == 1:
        cuts[i] = 1
    if g.winner != NONE:
        rewards[i, g.winner] = 1.0
        rewards[i, 1 - g.winner] = -1.0


@entry
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
    cards = card_table[0]
    for i in range(len(games)):
        start(games[i], cards, matches[picks[i]], masks[i], seeds[i])
        players[i] = games[i].decider
        write_observation(games[i], cards, observations[i], games[i].decider)


@entry
def find_illegal(masks: Any, actions: Any) -> int:
    for i in range(len(actions)):
        action = actions[i]
        if action == NONE:
            continue
        if action < 0 or action >= NUM_ACTIONS:
            return i
        if masks[i].cell[action] == 0:
            return i
    return NONE


@entry
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
    cards = card_table[0]
    faulty = NONE
    are_far = last - first > NEAR
    for begin in range(first, last, TOGETHER):
        end = min(begin + TOGETHER, last)
        for i in range(begin, end):
            if are_far:
                fetch(observations[i])
            if actions[i] != NONE:
                _take(games[i], cards, matches[picks[i]], actions[i])
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
                _write_end(g, i, rewards, dones, cuts)
                if g.fault != 0 and faulty == NONE:
                    faulty = i * FAULT_NUMBERS + g.fault
                picks[i] = roll(g, len(matches))
                seed = roll(g, ROLLED_SEEDS)
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


@entry
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
            _write_end(g, i, rewards, dones, cuts)
            if g.fault != 0 and faulty == NONE:
                faulty = i * FAULT_NUMBERS + g.fault
    return faulty


@entry
def observe_rows(games: Any, card_table: Any, observations: Any, players: Any, seen: Any) -> None:
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


@entry
def copy_rows(games: Any, masks: Any, to_rows: Any, from_games: Any, from_masks: Any, from_rows: Any) -> None:
    for k in range(len(to_rows)):
        games[to_rows[k]] = from_games[from_rows[k]]
        masks[to_rows[k]] = from_masks[from_rows[k]]


@entry
def determinize_rows(games: Any, card_table: Any, masks: Any, to_rows: Any, players: Any, seeds: Any) -> None:
    for k in range(len(to_rows)):
        i = to_rows[k]
        if players[k] == NONE:
            seed_dice(games[i], seeds[k])
        else:
            determinize(games[i], card_table[0], players[k], seeds[k])
        _show(games[i], card_table[0], masks[i])


@entry
def assume_deck(games: Any, i: int, card_table: Any, matches: Any, m: int, player: int) -> int:
    return 1 if assume(games[i], card_table[0], matches[m], player) else 0
