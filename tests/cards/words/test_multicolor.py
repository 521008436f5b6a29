"""The keyword Multicolor: in which State such a card comes into Resource."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

RED, BLUE = "B01-003", "B01-026"
FLOWERS = "Q-080"


@cr("H81", "204")
@pytest.mark.parametrize(
    ("there", "asleep"),
    [((), 1), ((RED,), 1), ((BLUE, BLUE), 1), ((RED, BLUE), 0), ((FLOWERS,), 0)],
)
@pytest.mark.parametrize("how", ["rule", "effect", "deck"])
def test_it_sleeps_unless_all_its_colors_are_there(how: str, there: tuple[str, ...], asleep: int) -> None:
    if how == "rule":
        g = Scenario(card_set=SET, phase="resource").hand(0, FLOWERS).resource(0, *there).begin()
        g.do(next(text for text in g.texts if FLOWERS in text))
    elif how == "effect":
        g = Scenario(card_set=SET).hand(0, "Q-082", FLOWERS).resource(0, *there).begin()
        g.do("play Q-082", f"choose hand:{FLOWERS}")
    else:
        g = Scenario(card_set=SET).hand(0, "Q-083").deck(0, FLOWERS, RED, RED).resource(0, *there).begin()
        g.do("play Q-083")
    assert (len(g.zone(0, "resource")), g.asleep(0)) == (len(there) + 1, asleep)


@cr("H81")
def test_of_two_put_there_together_none_counts_for_the_other() -> None:
    g = Scenario(card_set=SET).hand(0, "Q-082", FLOWERS, FLOWERS, RED).resource(0, BLUE).begin()
    g.do("play Q-082", f"choose hand:{FLOWERS}", f"choose hand:{RED}")
    assert (len(g.zone(0, "resource")), g.asleep(0)) == (3, 1)


def test_an_event_may_have_it_and_it_is_a_line_of_the_text() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-081")) == "Multicolor.\n[Event] Draw 1 card."
