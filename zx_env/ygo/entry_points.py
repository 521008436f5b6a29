"""What Python calls: begin, step and look at duels that stand in arrays.

Every door (Game, the environments, VectorEnv) goes through these few entries. Arrays have a row for each
game; nothing here allocates. In plain Python the same functions run on twins of the records.
"""

from typing import Any

import numpy as np

from zx_env.compiling.decorators import array_of, declare, entry, rule, unit
from zx_env.compiling.memory import fetch, fetcher, read_word
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
from zx_env.ygo.decision.actions import NUM_ACTIONS
from zx_env.ygo.decision.encode_observation import write_hidden, write_observation
from zx_env.ygo.decision.mask import write_mask
from zx_env.ygo.decision.observation import FULL_SIZE, OBSERVATION_SIZE
from zx_env.ygo.decision.options import list_rows
from zx_env.ygo.decision.reading import read_answer, turns_page
from zx_env.ygo.rng import roll
from zx_env.ygo.rng import seed as seed_dice
from zx_env.ygo.rules.agenda import push
from zx_env.ygo.rules.assumed_deck import assume
from zx_env.ygo.rules.continuous import atk_of, def_of
from zx_env.ygo.rules.determinize import determinize
from zx_env.ygo.rules.placement import pair, put_down
from zx_env.ygo.rules.progress import advance
from zx_env.ygo.rules.setup import clear, new_game
from zx_env.ygo.terms import NONE, Ask

declare(results=array_of(np.int64))

ROLLED_SEEDS = 2**31 - 1
"""Seeds that a batch rolls for the next game in a row: as many as one roll can tell apart."""
EVEN_BYTES = 0x00FF00FF00FF00FF
EACH_PAIR = 0x0001000100010001
"""A word with 1 in every pair of bytes."""
LEFT = NUM_ACTIONS % 8
"""Actions behind the last whole word of a mask."""


@rule
def _list_legal(g: np.record, cards: np.record, mask: np.record) -> None:
    list_rows(g, cards)
    write_mask(g, cards, mask)


@unit
def _show(g: np.record, cards: np.record, mask: np.record) -> None:
    _list_legal(g, cards, mask)


@rule
def _all_legal_in(mask: np.record) -> int:
    """How many actions are legal, eight cells at a time: no byte of the sum overflows."""
    sums = 0
    for first in range(0, NUM_ACTIONS - 7, 8):
        sums += read_word(mask, first)
    if LEFT > 0:
        # The last word begins with cells that the one before it has, too.
        sums += read_word(mask, NUM_ACTIONS - 8) >> 8 * (8 - LEFT)
    pairs = (sums & EVEN_BYTES) + ((sums >> 8) & EVEN_BYTES)
    # The highest pair of the product is the sum of all pairs.
    return ((pairs * EACH_PAIR) >> 48) & 0xFFFF


@unit
def _first_action(mask: np.record) -> int:
    """The first legal action; there is one."""
    first = 0
    while first < NUM_ACTIONS - 8 and read_word(mask, first) == 0:
        first += 8
    while mask.cell[first] == 0:
        first += 1
    return first


@rule
def _only_action(mask: np.record) -> int:
    """The single legal action, or NONE if there are several or none."""
    return _first_action(mask) if _all_legal_in(mask) == 1 else NONE


@unit
def _take(g: np.record, cards: np.record, match: np.record, action: int) -> None:
    """Carry out one legal action."""
    g.turn_decisions += 1
    if not turns_page(g, action):
        read_answer(g, cards, action)
        g.asked = Ask.NOTHING
        advance(g, cards, match)
    # Ruling YR16: a turn that passes the decision cap ends as a truncation.
    if g.turn_decisions > match.turn_decision_cap and g.over == 0:
        g.truncated = 1
        g.over = 1
        g.asked = Ask.OVER


@unit
def settle(g: np.record, cards: np.record, match: np.record, mask: np.record) -> None:
    """Write the mask; with `skip_forced`, take decisions that have a single answer first."""
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
    """Begin a game and write the mask of its first decision."""
    new_game(g, cards, match, seed)
    advance(g, cards, match)
    settle(g, cards, match, mask)


@unit
def step(g: np.record, cards: np.record, match: np.record, mask: np.record, action: int) -> None:
    """Take a legal action, go on to the next decision, write its mask."""
    _take(g, cards, match, action)
    settle(g, cards, match, mask)


@entry
def reset_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, number: int
) -> None:
    """Begin game `games[i]` of `matches[m]` with the seed `number`; its mask goes to `masks[k]`."""
    start(games[i], card_table[0], matches[m], masks[k], number)


@entry
def step_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, action: int
) -> None:
    """Take the action, which the caller has looked up in the mask, in `games[i]`; write `masks[k]`."""
    step(games[i], card_table[0], matches[m], masks[k], action)


@entry
def step_and_observe(
    games: Any, card_table: Any, matches: Any, masks: Any, observations: Any, action: int
) -> int:
    """Take an action in the one game of these rows, and write what the player sees who decides next.

    Returns:
        That player; or, with no observation written, ENDED, REFUSED where the action
        is not legal and nothing was changed, FAULTY where a capacity was too small.
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
    return g.decider


@entry
def show_game(games: Any, i: int, card_table: Any, masks: Any, k: int) -> None:
    """List the rows of the pending decision again and write its mask."""
    _show(games[i], card_table[0], masks[k])


@entry
def determinize_game(
    games: Any, i: int, card_table: Any, masks: Any, k: int, player: int, number: int
) -> None:
    """Determinize `games[i]` for `player`, with the seed `number`, and write `masks[k]`."""
    determinize(games[i], card_table[0], player, number)
    _show(games[i], card_table[0], masks[k])


@entry
def empty_game(games: Any, i: int, number: int) -> None:
    """Make `games[i]` a game without cards, its dice those of the seed `number`; nothing is asked."""
    clear(games[i])
    seed_dice(games[i], number)


@entry
def place_card(
    games: Any,
    i: int,
    card_table: Any,
    player: int,
    row: int,
    zone: int,
    controller: int,
    face_down: int,
    in_defense: int,
    counters: int,
    known: int,
) -> int:
    """Put one more card of the player into `games[i]` (rules/placement.py); its slot, NONE without room."""
    return put_down(
        games[i], card_table[0], player, row, zone, controller, face_down, in_defense, counters, known
    )


@entry
def pair_cards(games: Any, i: int, one: int, two: int) -> None:
    """Bind a Call of the Haunted of `games[i]` and the monster that it has summoned to each other."""
    pair(games[i], one, two)


@entry
def resume_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, frame: int
) -> None:
    """Go on from a position that has been set up, with terms.Frame `frame`, to the first decision.

    MAIN is the turn player's choice in the Main Phase that `g.phase` says, TURN the beginning of the next
    turn. A position never takes a decision by itself.
    """
    g = games[i]
    g.ocg = matches[m].ocg
    push(g, frame, g.turn_player, NONE)
    advance(g, card_table[0], matches[m])
    _show(g, card_table[0], masks[k])


@entry
def atk_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """The ATK of a face-up monster of `games[i]`, in points."""
    return atk_of(games[i], card_table[0], slot)


@entry
def def_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """The DEF of a face-up monster of `games[i]`, in points."""
    return def_of(games[i], card_table[0], slot)


@entry
def look(games: Any, i: int, card_table: Any, observations: Any, k: int, player: int) -> None:
    """Write what `player` sees of `games[i]` to `observations[k]`."""
    write_observation(games[i], card_table[0], observations[k], player)


@entry
def observe_full(
    games: Any, i: int, card_table: Any, observations: Any, k: int, fulls: Any, j: int, player: int
) -> None:
    """Write the privileged view of `player` to `fulls[j]`; `observations[k]` gets its ordinary one."""
    observation = observations[k]
    full = fulls[j]
    write_observation(games[i], card_table[0], observation, player)
    for cell in range(FULL_SIZE):
        full.cell[cell] = observation.cell[cell] if cell < OBSERVATION_SIZE else 0
    write_hidden(games[i], card_table[0], full, player)


# -- playouts ---------------------------------------------------------------------------------------------

PART = 16
"""Actions that are counted together: a processor adds up many cells at once."""
LAST_PART = (NUM_ACTIONS - 1) // PART * PART
"""First action of the last part, which may be shorter."""


@rule
def _legal_in_part(mask: np.record, first: int) -> int:
    """How many actions of the part that begins with `first` are legal."""
    n = 0
    for i in range(PART):
        n += mask.cell[first + i]
    return n


@rule
def _any_action(g: np.record, mask: np.record) -> int:
    """A legal action by the game's own dice, each with the same chance; a single one without them."""
    n = _all_legal_in(mask)
    place = roll(g, n) if n > 1 else 0
    action = 0
    while action < LAST_PART:
        n = _legal_in_part(mask, action)
        if place < n:
            break
        place -= n
        action += PART
    while place > 0 or mask.cell[action] == 0:
        place -= mask.cell[action]
        action += 1
    return action


@unit
def rollout(
    g: np.record, cards: np.record, match: np.record, mask: np.record, most: int, last_turn: int
) -> int:
    """Take at most `most` random legal actions, none behind `last_turn`; how many there were."""
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
    """Play `games[i]` on `times` times in the place `games[j]`, and count in `results` how that ended.

    Each begins with dice of its own, made of `number`; with a `player`, what that one cannot know is dealt
    anew by them. The action `begun` comes first if it is not NONE; then at most `most` random ones, as long
    as the turn is not behind `last_turn`.
    """
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


# -- batches ----------------------------------------------------------------------------------------------


TOGETHER = 16
"""Games of a batch that are stepped side by side: first their actions are taken, then their masks written,
then what is seen. So a processor keeps the code of each part at hand, and the next games come meanwhile."""
NEAR = 96
"""So many games, with what is seen of them, stay in the second cache of a processor: none is fetched."""
fetch_one_half = fetcher(0, 2)
fetch_other_half = fetcher(1, 2)


@rule
def _write_end(g: np.record, i: int, rewards: Any, dones: Any, cuts: Any) -> None:
    """Tell of the game in a row that it has ended, and how."""
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
    """Begin every game: game i plays `matches[picks[i]]` with seed `seeds[i]`."""
    cards = card_table[0]
    for i in range(len(games)):
        start(games[i], cards, matches[picks[i]], masks[i], seeds[i])
        players[i] = games[i].decider
        write_observation(games[i], cards, observations[i], games[i].decider)


@entry
def find_illegal(masks: Any, actions: Any) -> int:
    """The first row whose action is out of range or not legal, or NONE; -1 leaves a row as it is."""
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
    """Step games `first` to `last` - 1, all actions legal; a finished game begins again at once.

    A row whose action is -1 stands still. The next match and seed come from the game's own dice, and stand in
    `picks` and `seeds`. Rewards are of the game that just ended, both seats; dones: 1 it ended; cuts: 1 it
    was truncated.

    Returns:
        The first row whose game ended by a fault of the engine, times FAULT_NUMBERS, and that fault; or NONE.
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
    """Step every game whose action, which is legal, is not -1, and which is not over; it ends where it ends.

    `rewards`, `dones` and `cuts` tell of the games that have ended here; `players` is who decides, -1 when it
    is over; `seen` becomes 0 where something has changed.

    Returns:
        The first row whose game ended by a fault of the engine, times FAULT_NUMBERS, and that fault; or NONE.
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
            _write_end(g, i, rewards, dones, cuts)
            if g.fault != 0 and faulty == NONE:
                faulty = i * FAULT_NUMBERS + g.fault
    return faulty


@entry
def observe_rows(games: Any, card_table: Any, observations: Any, players: Any, seen: Any) -> None:
    """Where `seen` is 0, write what `players[i]` sees of `games[i]`, zeros for no player, and make it 1."""
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
    """Make `games[to_rows[k]]` equal to `from_games[from_rows[k]]`, the masks too, for each k in turn."""
    for k in range(len(to_rows)):
        games[to_rows[k]] = from_games[from_rows[k]]
        masks[to_rows[k]] = from_masks[from_rows[k]]


@entry
def determinize_rows(games: Any, card_table: Any, masks: Any, to_rows: Any, players: Any, seeds: Any) -> None:
    """Resample everything in `games[to_rows[k]]` that `players[k]` cannot know, with the seed `seeds[k]`.

    If the player is NONE, replace only the random state.
    """
    for k in range(len(to_rows)):
        i = to_rows[k]
        if players[k] == NONE:
            seed_dice(games[i], seeds[k])
        else:
            determinize(games[i], card_table[0], players[k], seeds[k])
        _show(games[i], card_table[0], masks[i])


@entry
def assume_deck(games: Any, i: int, card_table: Any, matches: Any, m: int, player: int) -> int:
    """Give the opponent of `player` in `games[i]` the deck list of `matches[m]`.

    Returns:
        1, or 0 if cards that the player has seen contradict the list. The game must not be used then.
    """
    return 1 if assume(games[i], card_table[0], matches[m], player) else 0
