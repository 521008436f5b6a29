"""Random duels of all pairs of decks: nothing breaks at any decision, and every duel ends by the rules.

`ZX_GAMES` says how many duels (2,000 without it; 20,000 take some minutes).
"""

from itertools import product

import numpy as np
import pytest

from tests.citations import yr
from tests.how_many import GAMES
from tests.ygo.invariants import check
from tests.ygo.scenes import A, B, new_duel
from zx_env.compiling.python_records import row_bytes, rows
from zx_env.ygo.cards.decks import deck_names, deck_rows, load_deck
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.actions import MASK
from zx_env.ygo.decision.observation import OBSERVATION
from zx_env.ygo.entry_points import ENTRY_POINTS
from zx_env.ygo.state import GAME, MATCH
from zx_env.ygo.terms import NONE, Ask

PAIRS = list(product(deck_names(), repeat=2))


@yr("YR12", "YR15", "YR16", "YR36")
@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_a_random_duel_of_each_pair(number: int) -> None:
    rng = np.random.default_rng(number)
    d = new_duel(number % 2, PAIRS[number], number, rules=("tcg", "ocg")[number // 2 % 2])
    while not d.asks("over"):
        games = np.frombuffer(row_bytes(d._rows[0], 0), GAME)
        masks = np.frombuffer(row_bytes(d._rows[2], 0), np.int8).reshape(1, -1)
        check(games, masks)
        legal = d.legal()
        d.take(legal[int(rng.integers(len(legal)))])
    assert d.g.truncated == 0 and d.turn < 80
    lost = [player for player in (A, B) if d.lp[player] == 0 or int(d.g.decked_out) >> player & 1]
    assert lost, "it ended by the rules"
    assert d.winner == (1 - lost[0] if len(lost) == 1 else None)


@yr("YR15", "YR16", "YR36", "Y1.1")
@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("rules", ["tcg", "ocg"])
def test_thousands_of_random_duels(rules: str) -> None:
    size = 1_000
    matches = rows(MATCH, len(PAIRS))
    for number, (match, pair) in enumerate(zip(matches, PAIRS, strict=True)):
        match.turn_cap, match.turn_decision_cap, match.first_player = 80, 2_000, NONE
        match.skip_forced, match.ocg = number % 2, int(rules == "ocg")
        for player, name in enumerate(pair):
            match.row[player] = deck_rows(load_deck(name), card_table())
    games, masks, observations = rows(GAME, size), rows(MASK, size), rows(OBSERVATION, size)
    cards, players = card_table().record, np.zeros(size, np.int8)
    rewards, dones, cuts = np.zeros((size, 2), np.float32), np.zeros(size, np.int8), np.zeros(size, np.int8)
    picks, rng = np.arange(size, dtype=np.int32) % len(PAIRS), np.random.default_rng(7)
    seeds = np.arange(size)
    ENTRY_POINTS.reset_batch(games, cards, matches, picks, seeds, masks, observations, players)
    legal, ended = np.frombuffer(masks, np.int8).reshape(size, -1), 0
    while ended < GAMES // 2:
        check(games, legal)
        chances = rng.random(legal.shape) * legal
        actions = chances.argmax(axis=1).astype(np.int32)
        ends = rewards, dones, cuts
        fault = ENTRY_POINTS.step_batch(
            games, cards, matches, picks, seeds, actions, masks, observations, players, *ends, 0, size
        )
        assert fault == NONE
        assert not cuts.any(), "every duel ends by the rules"
        ended += int(dones.sum())
    assert Ask.OVER not in games["asked"]
