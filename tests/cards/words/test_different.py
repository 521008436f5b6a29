"""Cards of different names or Costs: chosen, paid, and counted."""

import pytest

from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Automatic,
    Card,
    Choice,
    Color,
    Cost,
    Destroy,
    Draw,
    Occurrence,
    Side,
    Sleep,
    Startup,
    Trait,
    choose,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, PEACOCK, TANK, TURTLE = "B01-003", "B01-004", "B01-013", "B01-014"
"""Of Cost 2, 3, 5 and 5."""


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand)


def _choices(g: Play) -> list[str]:
    return sorted(text.removeprefix("choose ") for text in g.texts if text.startswith("choose"))


def test_a_chosen_name_is_chosen_once() -> None:
    g = _board("Q-050").trash(0, COAL, COAL, PEACOCK, PEACOCK, TANK).begin().do("play Q-050")
    assert _choices(g.do(f"choose trash:{COAL}")) == [f"trash:{PEACOCK}", f"trash:{TANK}"]
    g.do(f"choose trash:{PEACOCK}", f"choose trash:{TANK}")
    assert sorted(g.zone(0, "hand")) == [COAL, PEACOCK, TANK]


def test_of_too_few_names_as_many_as_there_are_are_chosen() -> None:
    g = _board("Q-050").trash(0, COAL, COAL, PEACOCK).begin()
    g.do("play Q-050", f"choose trash:{COAL}", f"choose trash:{PEACOCK}")
    assert sorted(g.zone(0, "hand")) == [COAL, PEACOCK]


@pytest.mark.parametrize(("cheaper", "left"), [(False, ["a2", "b3"]), (True, ["b3"])])
def test_costs_differ_as_they_are_now(cheaper: bool, left: list[str]) -> None:
    """With Q-033 beside it an enemy of Cost 5 has 3, as the own ones of Cost 3."""
    board = _board("Q-051").zx("a2", PEACOCK).zx("a3", TURTLE, 1).zx("b3", COAL, 1).zx("c3", TANK, 1)
    g = (board.zx("b1", "Q-033") if cheaper else board).begin().do("play Q-051", "choose c3")
    assert _choices(g) == left


def test_one_may_stop_before() -> None:
    g = _board("Q-051").zx("a3", TURTLE, 1).zx("b3", COAL, 1).begin().do("play Q-051", "choose a3", "done")
    assert (g.on("a3"), g.on("b3")) == (None, COAL)


@pytest.mark.parametrize(
    ("trash", "can"), [((COAL, COAL, PEACOCK), False), ((COAL, COAL, PEACOCK, TANK), True)]
)
def test_a_cost_is_paid_with_as_many_names(trash: tuple[str, ...], can: bool) -> None:
    g = _board().zx("b1", "Q-052").trash(0, *trash).begin()
    assert g.starting("use") == (["b1"] if can else [])
    if can:
        g.do("use b1", f"choose trash:{COAL}")
        assert _choices(g) == [f"trash:{PEACOCK}", f"trash:{TANK}"]


@pytest.mark.parametrize(("hand", "can"), [((TANK, TURTLE), False), ((TANK, COAL), True)])
def test_a_cost_is_paid_with_different_costs(hand: tuple[str, ...], can: bool) -> None:
    assert _board(*hand).zx("b1", "Q-052").begin().starting("use") == (["b1#2"] if can else [])


@pytest.mark.parametrize(("charge", "power"), [((COAL, COAL, TANK), 5000), ((COAL, TURTLE, TANK), 7000)])
def test_different_names_are_counted(charge: tuple[str, ...], power: int) -> None:
    assert _board().charge(0, *charge).zx("b1", "Q-052").begin().power("b1") == power


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-050")) == (
        "[Event] Return 3 cards from your Trash with different names to your hand."
    )
    assert say(pool.card_of("Q-052")).splitlines()[-1] == (
        "[Always] While 3 or more different names are among the cards in your Charge, this card has "
        "+2000 Power."
    )


SEVERAL = choose(2, zx(Side.OWN), different=Trait.NAME)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (choose(2, zx(), different=Trait.TRIBE), "NAME or COST"),
        (choose(1, zx(), different=Trait.NAME), "of several cards"),
        (choose(2, zx(), different=Trait.NAME, random=True), "by no other rule"),
    ],
)
def test_what_cannot_differ_is_refused(choice: Choice, words: str) -> None:
    ability = Automatic(when=Occurrence.APPEARS, do=[Destroy(choice)])
    with pytest.raises(CardError, match=words):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])


@pytest.mark.parametrize("cost", [Sleep(SEVERAL), Destroy(SEVERAL)])
def test_a_cost_of_different_z_x_on_squares_is_refused(cost: Cost) -> None:
    with pytest.raises(CardError, match="on no Square"):
        encode([Card("T-001", "T", Color.RED, abilities=[Startup(cost=[cost], do=[Draw(1)])])])
