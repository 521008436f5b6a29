"""CR 304, 307, 309: cards that a player saw before they were shuffled, and where they can be since."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env import GameBatch
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.terms import Zone

COAL = PLAIN_CARD
TANK = "B01-013"
VOID = "B01-026"  # blue
YATAGARASU = "B01-007"
FULL_BLOSSOM = "B01-081"  # green
GREEN_EROSION = "B01-100"
JUDGE = "B01-017"
HIDE, DRAW_THREE, FIND_BLUE = "T-203", "T-205", "T-207"

Deal = tuple[tuple[str, ...], tuple[str, ...]]
"""Sorted cards of a hand and of Life."""


def deals(g: Play, viewer: int, number: int) -> Counter[Deal]:
    """Count the cards of player 0's hand and Life in so many re-deals for a player."""
    batch = GameBatch([g.game]).copy([0] * number)
    batch.determinize(viewer, np.random.default_rng(1))
    cards = g.game.settings.pool.cards
    found: Counter[Deal] = Counter()
    for i in range(number):
        one = batch._games[i]
        hand, life = (
            tuple(
                sorted(
                    str(cards[int(one.row[int(one.cards[0, zone, k])])].number)
                    for k in range(int(one.count[0, zone]))
                )
            )
            for zone in (Zone.HAND, Zone.LIFE)
        )
        found[hand, life] += 1
    return found


def check_uniform(found: Counter[Deal], wanted: Counter[Deal]) -> None:
    """Assert by a chi-square test that re-deals are in proportion to the numbers of possible deals."""
    assert set(found) <= set(wanted), "a deal that cannot be"
    expected = {deal: found.total() * n / wanted.total() for deal, n in wanted.items()}
    chi = sum((found[deal] - n) ** 2 / n for deal, n in expected.items())
    free = len(wanted) - 1
    assert chi < free + 4.5 * (2 * free) ** 0.5, f"chi-square {chi:.1f} of {free} degrees of freedom"


def seen_in_the_deck() -> Play:
    """Player 0 has searched a deck in which both knew Void, and drawn three cards after the shuffle."""
    shown = {"card": VOID, "face": "up"}
    scenario = Scenario(card_set=SET).hand(0, FIND_BLUE, DRAW_THREE, COAL).life(0, TANK)
    g = scenario.deck(0, FULL_BLOSSOM, shown, YATAGARASU, GREEN_EROSION, JUDGE).begin()
    g.do(f"play {FIND_BLUE}", "done")
    return g


@cr("Z24", "1003")
def test_a_card_seen_in_the_deck_is_nowhere_else_after_the_shuffle() -> None:
    for hand, life in deals(seen_in_the_deck(), 1, 60 if PLAIN else 1000):
        assert VOID not in (*hand, *life)


@cr("Z24", "1004")
def test_a_card_seen_in_the_deck_may_have_been_drawn_since() -> None:
    g = seen_in_the_deck()
    g.do(f"play {DRAW_THREE}")
    hidden = [COAL, TANK, FULL_BLOSSOM, VOID, YATAGARASU, GREEN_EROSION, JUDGE]
    wanted: Counter[Deal] = Counter()
    for one in permutations(hidden):
        # The first card was in the hand before the shuffle, the next three were drawn, then Life, the deck.
        if VOID not in (one[0], one[4]):
            wanted[tuple(sorted(one[:4])), one[4:5]] += 1
    check_uniform(deals(g, 1, 300 if PLAIN else 40_000), wanted)


@cr("Z24", "102.8", "H3")
def test_what_a_player_saw_in_its_own_deck_is_not_in_its_life() -> None:
    g = Scenario(card_set=SET).hand(0, FIND_BLUE).life(0, COAL, TANK).deck(0, JUDGE, VOID, FULL_BLOSSOM)
    played = g.begin()
    played.do(f"play {FIND_BLUE}", "done")
    wanted: Counter[Deal] = Counter()
    for one in permutations([COAL, TANK, JUDGE, VOID, FULL_BLOSSOM]):
        if VOID not in one[:2]:
            wanted[(), tuple(sorted(one[:2]))] += 1
    check_uniform(deals(played, 0, 300 if PLAIN else 20_000), wanted)
    seen_by_enemy = deals(played, 1, 100 if PLAIN else 2000)
    assert any(VOID in life for _, life in seen_by_enemy), "the opponent has not seen it"


@cr("Z24")
def test_a_card_seen_in_the_hand_is_there_or_where_one_went_unseen() -> None:
    shown = {"card": TANK, "face": "up"}
    g = Scenario(card_set=SET).hand(0, HIDE, shown, VOID).life(0, JUDGE).deck(0, COAL, FULL_BLOSSOM).begin()
    g.do(f"play {HIDE}", f"choose hand:{VOID}")
    found = deals(g, 1, 150 if PLAIN else 4000)
    assert all(TANK not in life for _, life in found)
    in_hand = sum(n for (hand, _), n in found.items() if TANK in hand)
    assert 0.35 * found.total() < in_hand < 0.65 * found.total(), "one place of two is in the hand"


@cr("Z24")
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_re_deal_of_a_re_deal_knows_the_same(viewer: int) -> None:
    g = seen_in_the_deck()
    g.do(f"play {DRAW_THREE}")
    for seed in range(3 if PLAIN else 20):
        again = Play(g.game.determinize(viewer, seed))
        assert again.game.status() == []
        assert all(VOID not in life for _, life in deals(again, viewer, 20))
