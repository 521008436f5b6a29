"""Random play to the end of a game, many times. Templates, bound to each game's module (template.py)."""

from typing import Any

import numpy as np

from zx_env.core.entry_points import (
    DECISIONS,
    DRAWS,
    FAULTS,
    FIRST_WINS,
    LAST_FAULT,
    NONE,
    TRUNCATED,
    UNFINISHED,
)
from zx_env.core.stepping.legal import random_action
from zx_env.core.stepping.random_stream import seed_rng
from zx_env.core.stepping.required import Ask, determinize
from zx_env.core.stepping.single import list_legal, take
from zx_env.core.stepping.template import Template

TEMPLATE = Template(__name__)


@TEMPLATE.unit
def rollout(
    g: np.record, cards: np.record, match: np.record, mask: np.record, most: int, last_turn: int
) -> int:
    """Take at most `most` random legal actions, none after the turn `last_turn`; return the number taken."""
    decisions = 0
    while g.asked != Ask.OVER and decisions < most and g.turn <= last_turn:
        list_legal(g, cards, mask)
        take(g, cards, match, random_action(g, mask))
        decisions += 1
    return decisions


@TEMPLATE.entry
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
    """Play out `games[i]` `times` times, each time in a copy that overwrites `games[j]`.

    The outcomes are added to `results`; `masks[k]` is overwritten.

    Each rollout has a random stream of its own, derived from `number`. With a `player`, it begins with a
    determinization for that player. The action `begun` comes first if it is not NONE; then at most `most`
    random ones, none after the turn `last_turn`.
    """
    cards = card_table[0]
    for n in range(times):
        games[j] = games[i]
        g = games[j]
        if player == NONE:
            seed_rng(g, number + n)
        else:
            determinize(g, cards, player, number + n)
        if begun != NONE:
            list_legal(g, cards, masks[k])
            take(g, cards, matches[m], begun)
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
