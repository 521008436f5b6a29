"""All cards into the deck in an order that is chosen (ruling H142), and B10-039."""

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
    EventText,
    Move,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.terms import Side, Zone

TWILIGHT, UPUAUT, NOBUNAGA, ANIMUS, SIX, BLUE = (
    "B10-039",
    "B16-018",
    "B01-101",
    "B03-102",
    "B01-016",
    "B01-030",
)
BOTH = pytest.mark.parametrize("me", [0, 1])


def _home(me: int, square: str) -> str:
    return square if me == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


@cr("H142")
@BOTH
@pytest.mark.parametrize("order", [("a3", "c3", "a2"), ("c3", "a2", "a3")])
def test_all_enemy_zx_of_cost_7_go_under_the_deck_in_the_chosen_order(
    me: int, order: tuple[str, ...]
) -> None:
    g = Scenario(me).hand(me, TWILIGHT).resource(me, BLUE, times=2)
    there = {"a3": UPUAUT, "c3": NOBUNAGA, "a2": ANIMUS, "b3": UPUAUT, "c2": SIX}
    for square, number in there.items():
        g.zx(_home(me, square), number, 1 - me)
    g.zx(_home(me, "a1"), UPUAUT, me)
    play = g.begin().do(f"play {TWILIGHT}")
    assert play.to_play == me
    for place, square in enumerate(order):
        # All of them: one cannot stop before.
        assert sorted(play.starting("choose")) == sorted(_home(me, one) for one in order[place:])
        assert not play.starting("done")
        assert play.on(_home(me, order[0])) is not None
        play.do(f"choose {_home(me, square)}")
    assert play.zone(1 - me, "deck")[-3:] == [there[square] for square in order]
    assert [play.on(_home(me, one)) for one in ("b3", "c2", "a1")] == [UPUAUT, SIX, UPUAUT]


@cr("H142")
@BOTH
def test_a_zx_that_cannot_be_chosen_goes_there_all_the_same(me: int) -> None:
    """Only the order is chosen; each card goes to its owner's deck, and then a card is drawn."""
    g = Scenario(me, card_set=SET).hand(me, "CO-008")
    g = g.zx(_home(me, "a3"), "CO-010", 1 - me).zx(_home(me, "a1"), SIX, me).begin().do("play CO-008")
    assert sorted(play for play in g.starting("choose")) == sorted([_home(me, "a3"), _home(me, "a1")])
    g.do(f"choose {_home(me, 'a1')}", f"choose {_home(me, 'a3')}")
    assert (g.zone(me, "deck")[-1], g.zone(1 - me, "deck")[-1]) == (SIX, "CO-010")
    assert g.zone(me, "hand") == [PLAIN_CARD]


@cr("H142")
def test_with_no_such_zx_nothing_was_done() -> None:
    g = Scenario(card_set=SET).hand(0, "CO-008").begin().do("play CO-008")
    assert g.zone(0, "hand") == []


@cr("H142")
def test_the_last_one_lies_on_top() -> None:
    g = Scenario(card_set=SET).hand(0, "CO-009").zx("a1", SIX).zx("c1", BLUE).begin()
    g.do("play CO-009", "choose c1", "choose a1")
    assert g.zone(0, "hand") == [SIX, BLUE]


@pytest.mark.parametrize(
    ("word", "why"),
    [
        (Move(choose(2, zx()), Zone.DECK, ordered=True), "for each"),
        (Move(each(zx()), Zone.HAND, ordered=True), "for each"),
        (Move(each(zx()), Zone.DECK, shuffled=True, ordered=True), "for each"),
        (Move(each(zx()), Zone.DECK, place=2, ordered=True), "for each"),
        (Move(each(card(Side.OWN, Zone.TRASH)), Zone.DECK, ordered=True), "Z/X on Squares"),
    ],
)
def test_other_orders_are_refused(word: Move, why: str) -> None:
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "A", Color.RED, CardType.EVENT, abilities=[EventText(do=[word])])])


BOUZU, COAL = "B20-058", PLAIN_CARD


@cr("H235")
@BOTH
@pytest.mark.parametrize("first", ["a3", "enemy charge:B01-016"])
def test_squares_and_charge_go_under_the_deck_in_one_order(me: int, first: str) -> None:
    """What stands on the Player Square stays, and so do the own Z/X and the own Charge."""
    g = Scenario(me).hand(me, BOUZU).resource(me, "B01-042", *["B01-057"] * 7).charge(me, COAL)
    g.cards(me, "dynamis", [{"card": "B20-101", "face": "up"}] * 8).charge(1 - me, SIX, "B01-017")
    g.zx(_home(me, "a3"), UPUAUT, 1 - me).zx(_home(me, "b3"), UPUAUT, 1 - me).zx(_home(me, "c1"), COAL, me)
    play = g.begin().do(f"play {BOUZU}", f"at {_home(me, 'b2')}")
    first = first if first.startswith("enemy") else _home(me, first)
    asked = sorted(play.starting("choose"))
    assert asked == sorted([_home(me, "a3"), f"enemy charge:{SIX}", "enemy charge:B01-017"])
    assert not play.starting("done")
    for text in [first, *(one for one in asked if one != first)]:
        play.do(*([f"choose {text}"] if f"choose {text}" in play.texts else []))
    bottom = play.zone(1 - me, "deck")[-3:]
    assert sorted(bottom) == sorted([UPUAUT, SIX, "B01-017"])
    assert bottom[0] == (SIX if first.startswith("enemy") else UPUAUT)
    assert play.zone(1 - me, "charge") == [] and play.zone(me, "charge") == [COAL]
    assert [play.on(_home(me, one)) for one in ("b3", "c1")] == [UPUAUT, COAL]


@cr("H235")
@BOTH
def test_squares_and_charge_may_be_empty(me: int) -> None:
    g = Scenario(me).hand(me, BOUZU).resource(me, *["B01-057"] * 7)
    g.cards(me, "dynamis", [{"card": "B20-101", "face": "up"}] * 8)
    play = g.begin().do(f"play {BOUZU}", f"at {_home(me, 'b2')}")
    assert len(play.zone(1 - me, "deck")) == 10 and "pass" in play.texts
