"""Entry points of Z/X: the stepping loop of every game (core/stepping/) over the rules of this one.

This module contains only the additions of Z/X: payments, notes of past occurrences, hand-written positions.
"""

from typing import Any

import numpy as np

from zx_env.compiling.decorators import entry, rule
from zx_env.core import stepping
from zx_env.core.stepping.legal import first_action, num_legal
from zx_env.core.stepping.single import carry_out, list_legal
from zx_env.zx import rng
from zx_env.zx.decision import encode_observation, mask, options, reading
from zx_env.zx.decision.actions import MORE
from zx_env.zx.decision.observation_parts.sums import sum_zones
from zx_env.zx.decision.payments import usual_payment
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules import assumed_deck, determinize, progress, setup
from zx_env.zx.rules.agenda import push
from zx_env.zx.rules.battle import reached_by
from zx_env.zx.rules.forced import takes_all
from zx_env.zx.rules.placement import put_down, put_under_player
from zx_env.zx.rules.progress import advance
from zx_env.zx.rules.values import power_of
from zx_env.zx.terms import (
    NONE,
    Ask,
)


@rule
def show(g: np.record, cards: np.record, mask: np.record) -> None:
    """Prepare the pending decision: list the options, set the mask of legal actions, update the zone sums.

    An observation contains the sums and the options.
    """
    list_legal(g, cards, mask)
    sum_zones(g, cards)


@rule
def forced_action(g: np.record, cards: np.record, match: np.record, mask: np.record) -> int:
    """Return the number of the action that is taken without asking the player, or NONE to ask.

    With `skip_forced`: the single legal action (ruling Z22), or the first of a choice that takes every card
    (ruling Z50). With `auto_pay`: the usual payment.
    """
    action = NONE
    if match.skip_forced == 1:
        if num_legal(mask) == 1 or (g.asked == Ask.CHOOSE and takes_all(g, cards)):
            action = first_action(mask)
    if g.asked == Ask.PAY and match.auto_pay == 1:
        action = usual_payment(g, cards)
    return action


@rule
def note_choice(g: np.record, action: int) -> None:
    """Mark occurrences noted from now on as new to the player who has just chosen `action`.

    The choices of a payment do not count: a payment is part of the action that it pays for.
    """
    if action != MORE and g.asked != Ask.PAY:
        g.noted_before[g.decider] = g.notes


@rule
def take(g: np.record, cards: np.record, match: np.record, action: int) -> None:
    """Carry out the action with the number `action`, which the deciding player has chosen."""
    note_choice(g, action)
    carry_out(g, cards, match, action)


@entry
def place_card(
    games: Any,
    i: int,
    card_table: Any,
    player: int,
    row: int,
    zone: int,
    square: int,
    under: int,
    state: int,
    known: int,
    damage: int,
) -> int:
    """Put one more card of the player into `games[i]`; return its slot, or NONE if no slot is free.

    The arguments are those of `put_down` in rules/placement.py; `row` is the card's row in the card table.
    """
    return put_down(games[i], card_table[0], player, row, zone, square, under, state, known, damage)


@entry
def place_under_player(games: Any, i: int, card_table: Any, player: int, row: int, extra: int) -> None:
    """Lay a lower half or a Player Extra under the Player card of `games[i]`.

    `row` is its row in the card table and `extra` its state (terms.Extra).
    """
    put_under_player(games[i], card_table[0], player, row, extra)


@entry
def resume_game(
    games: Any, i: int, card_table: Any, matches: Any, m: int, masks: Any, k: int, frame: int
) -> None:
    """Continue a position that has been set up, from op_groups.Frame `frame` to the first decision.

    MAIN_PRIORITY is the turn player's choice in the Main Phase, with nothing before it; PREPROCESS runs the
    preprocessing before that choice. A position never takes a decision by itself (ruling Z22).
    """
    g = games[i]
    player = g.turn_player
    if frame == Frame.MAIN_PRIORITY or frame == Frame.PREPROCESS:
        push(g, Frame.END_PHASE, player, NONE)
        push(g, Frame.MAIN_PRIORITY, player, NONE)
    if frame != Frame.MAIN_PRIORITY:
        push(g, frame, player, NONE)
    advance(g, card_table[0], matches[m])
    show(g, card_table[0], masks[k])


@entry
def power_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """Return the Power of a Z/X of `games[i]`, in points."""
    return power_of(games[i], card_table[0], slot)


@entry
def reached_now(games: Any, i: int, card_table: Any, slot: int) -> int:
    """Return the Squares (bits) that a Z/X of `games[i]` reaches from its Square, whatever is there."""
    return reached_by(games[i], card_table[0], slot)


ENTRY_POINTS = stepping.bind(
    globals(),
    setup,
    progress,
    determinize,
    assumed_deck,
    rng,
    options,
    mask,
    reading,
    encode_observation,
    Ask=Ask,
)
"""All functions that Python calls."""
