"""Costs that are named one by one, cards that fit by their name at any Cost, and B05-079 and B05-080."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Card,
    CardType,
    Color,
    CostOf,
    Draw,
    EventText,
    Having,
    Per,
    Side,
    Zone,
    card,
    zx,
)
from zx_env.zx.cards.language.which import THIS, Among

TWO, THREE, FOUR, FIVE, SIX, SEVEN = PLAIN_CARD, "B01-007", "B01-030", "B01-013", "B01-016", "B16-018"
CRAVING, DESIRE, AYASE, NOBUNAGA, ANIMUS = "B05-080", "B05-079", "B05-107", "B01-101", "B03-102"
BLACK = "B01-063"
BOTH = pytest.mark.parametrize("me", [0, 1])


def _home(me: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if me == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


# -- named Costs -------------------------------------------------------------------------------------------


@cr("H144")
@BOTH
def test_one_of_each_cost_is_destroyed_together(me: int) -> None:
    """Of Costs 2, 4 and 5; not 3, 6 or 7, and no two of one Cost."""
    g = Scenario(me, card_set=SET).hand(me, "CO-001")
    there = {"a3": TWO, "b3": TWO, "c3": FOUR, "a2": FIVE, "b2": THREE, "c2": SIX}
    for square, number in there.items():
        g.zx(_home(me, square), number, 1 - me)
    play = g.begin().do("play CO-001")
    assert sorted(play.starting("choose")) == sorted(_home(me, one) for one in ("a3", "b3", "c3", "a2"))
    play.do(f"choose {_home(me, 'a3')}")
    assert sorted(play.starting("choose")) == sorted(_home(me, one) for one in ("c3", "a2"))
    play.do(f"choose {_home(me, 'a2')}")
    assert play.on(_home(me, "a3")) == TWO  # together, after the last is chosen
    play.do(f"choose {_home(me, 'c3')}")
    left = [square for square in there if play.on(_home(me, square)) is not None]
    assert (left, len(play.zone(1 - me, "charge"))) == (["b3", "b2", "c2"], 3)


@cr("H144")
def test_the_current_cost_is_asked_unless_the_printed_one_is() -> None:
    """A Z/X of Cost 3 that has 5 is one of Cost 5; its printed Cost is 3."""
    g = Scenario(card_set=SET).hand(0, "CO-004", "CO-001", "CO-002").zx("a3", THREE, 1).zx("b3", FIVE, 1)
    g = g.begin().do("play CO-004", "choose a3", "play CO-002")
    assert len(g.zone(0, "hand")) == 2
    g.do("play CO-001")
    assert g.starting("choose") == ["a3", "b3"]
    g.do("choose a3")
    assert g.starting("choose") == []  # both have Cost 5
    assert g.on("a3") is None


@BOTH
@pytest.mark.parametrize(("player", "falls"), [(AYASE, True), ("B05-105", False), (None, False)])
def test_craving_asks_for_the_player(me: int, player: str | None, falls: bool) -> None:
    g = Scenario(me).hand(me, CRAVING).resource(me, BLACK, times=5)
    g = g if player is None else g.player_card(me, player)
    for square, number in {"a3": THREE, "c3": FIVE, "a2": SIX, "c2": FOUR, "b3": THREE}.items():
        g.zx(_home(me, square), number, 1 - me)
    play = g.begin().do(f"play {CRAVING}")
    if not falls:
        assert (play.starting("choose"), play.on(_home(me, "a3"))) == ([], THREE)
        return
    # The Z/X on the Player Square is not meant.
    assert sorted(play.starting("choose")) == sorted(_home(me, one) for one in ("a3", "c3", "a2"))
    play.do(*[f"choose {_home(me, one)}" for one in ("a3", "c3", "a2")])
    assert (len(play.zone(1 - me, "charge")), play.zone(me, "trash")) == (3, [CRAVING])


# -- or a name ---------------------------------------------------------------------------------------------


@cr("H144")
def test_a_name_lets_a_card_fit_at_any_cost() -> None:
    """Not a card of another name and Cost; a card of Cost 1 needs no name."""
    one = "B03-098"
    g = Scenario(card_set=SET).hand(0, "CO-003").trash(0, NOBUNAGA, "B03-019", TWO, one, ANIMUS).begin()
    assert sorted(g.do("play CO-003").starting("choose trash:")) == sorted([NOBUNAGA, "B03-019", one])


@BOTH
@pytest.mark.parametrize("number", [1, 2])
def test_mind_desire_puts_zx_into_trash(me: int, number: int) -> None:
    """Animus costs 7 as well; two cards of those that fit let it destroy, one does not."""
    g = Scenario(me).hand(me, DESIRE).resource(me, BLACK, times=2)
    g.deck(me, SEVEN, SIX, NOBUNAGA, "B03-019", FOUR, SEVEN).zx(_home(me, "a3"), SIX, 1 - me)
    play = g.begin().do(f"play {DESIRE}")
    assert sorted(play.starting("choose deck:")) == sorted([SEVEN, NOBUNAGA])
    play.do(*[f"choose deck:{one}" for one in (SEVEN, NOBUNAGA)[:number]], *["done"] * (number == 1))
    if number == 2:
        assert play.starting("choose") == [_home(me, "a3")]
        play.do(f"choose {_home(me, 'a3')}")
    assert play.on(_home(me, "a3")) == (None if number == 2 else SIX)
    assert sorted(play.zone(me, "trash")) == sorted([DESIRE, SEVEN, NOBUNAGA][: number + 1])
    assert len(play.zone(me, "deck")) == 6 - number


@BOTH
@pytest.mark.parametrize(
    ("trash", "usable"), [((BLACK,), True), ((), True), ((BLACK, TWO), False), ((BLACK, "Y-065"), False)]
)
def test_mind_desire_is_copied_from_a_black_trash(me: int, trash: tuple[str, ...], usable: bool) -> None:
    """A colorless card is not black."""
    g = Scenario(me, card_set=SET).trash(me, DESIRE, *trash)
    g.resource(me, BLACK, times=3).deck(me, SEVEN, ANIMUS, TWO, TWO, TWO, TWO).zx(
        _home(me, "a3"), SIX, 1 - me
    )
    play = g.begin()
    assert bool(play.starting("use")) == usable
    if not usable:
        return
    play.do(
        f"use trash:{DESIRE}", f"choose deck:{SEVEN}", f"choose deck:{ANIMUS}", f"choose {_home(me, 'a3')}"
    )
    assert (play.asleep(me), play.on(_home(me, "a3"))) == (3, None)
    assert (play.zone(me, "removed"), sorted(play.zone(me, "trash"))) == (
        [DESIRE],
        sorted([*trash, SEVEN, ANIMUS]),
    )


def test_mind_desire_is_copied_in_the_own_turn_only() -> None:
    g = Scenario(1).trash(0, DESIRE).resource(0, BLACK, times=3).zx("a1", TWO).zx("a3", TWO, 1).begin()
    assert g.to_play == 1
    assert g.starting("use") == []


# -- refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("among", "why"),
    [
        (zx(costs=(3,)), "cost_at_least=3, cost_at_most=3"),
        (zx(costs=(3, 3)), "several different Costs"),
        (zx(costs=(5, 3)), "the lowest first"),
        (zx(costs=(3, 15)), "from 0 to 14"),
        (zx(costs=(-1, 3)), "from 0 to 14"),
        (zx(costs=(3, 5), cost_at_most=5), "leave `cost_at_least`"),
        (
            zx(costs=(3, 5), cost_at_least=CostOf(THIS)),
            "leave the named Costs out",
        ),
        (zx(or_name="A"), "say the Cost"),
        (zx(or_name="", cost_at_most=3), "contains the empty"),
        (zx(or_name="A", cost_at_most=Per(1, card(Side.OWN, Zone.HAND))), "say the Cost"),
        (zx(having=(Having.PRINTED_COST,)), "PRINTED_COST is about"),
    ],
)
def test_costs_that_mean_nothing_are_refused(among: Among, why: str) -> None:
    ability = EventText(do=[Draw(Per(1, among))])
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "A", Color.RED, CardType.EVENT, abilities=[ability])])
