"""Ruling H201: PerDone and IfDone count the cards that were drawn, taken from a deck, moved or destroyed."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    NORMAL,
    Automatic,
    Card,
    Color,
    Destroy,
    Draw,
    Effect,
    FromDeck,
    If,
    IfDone,
    May,
    Move,
    Occurrence,
    OneOf,
    PerDone,
    Shuffle,
    Side,
    TurnOf,
    Zone,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

DRAWS, MILLS, CANNOT, DESTROYS = (f"VB-00{n}" for n in range(1, 5))
TANK = "B01-013"


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def play(player: int, event: str, deck: int = 10, *own_zx: str, enemies: int = 0) -> Play:
    scenario = Scenario(player, card_set=SET).hand(player, event).deck(player, *[PLAIN_CARD] * deck)
    for square, number in zip(("a1", "a2", "b2"), own_zx, strict=False):
        scenario.zx(own(player, square), number, player)
    for square in ("a3", "b3", "c3")[:enemies]:
        scenario.zx(own(player, square), PLAIN_CARD, 1 - player)
    return scenario.begin().do(f"play {event}")


@cr("H201", "1004")
@pytest.mark.parametrize("player", [0, 1])
def test_the_drawn_cards_are_counted(player: int) -> None:
    g = play(player, DRAWS)
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (len(g.zone(player, "hand")), len(g.zone(player, "charge"))) == (0, 3)


@cr("H201")
@pytest.mark.parametrize("player", [0, 1])
def test_cards_from_the_deck_and_one_for_every_two(player: int) -> None:
    g = play(player, MILLS)
    assert len(g.zone(player, "charge")) == 1


@cr("H201")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("enemies", [0, 2])
def test_what_was_not_drawn_is_not_counted_nor_is_what_was_done_before(player: int, enemies: int) -> None:
    g = play(player, CANNOT, enemies=enemies)
    assert len(g.zone(player, "charge")) == 1 and g.zone(player, "hand") == []


@cr("H201")
@pytest.mark.parametrize(("others", "drawn"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_a_shuffle_between_does_not_matter(others: int, drawn: int) -> None:
    g = play(0, DESTROYS, 10, TANK, enemies=others)
    assert len(g.zone(0, "hand")) == drawn


@cr("H201")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("enemies", "put"), [(1, 0), (2, 1), (3, 1)])
def test_orcus_takes_a_card_of_trash_for_every_two_that_it_destroys(
    player: int, enemies: int, put: int
) -> None:
    scenario = Scenario(player).zx(own(player, "b2"), "B27-049", player)
    scenario.charge(player, *[TANK] * 4).cards(player, "dynamis", [{"card": "B16-019", "face": "up"}])
    for square in ("a3", "c3", "a2")[:enemies]:
        scenario.zx(own(player, square), PLAIN_CARD, 1 - player)
    g = scenario.begin().do(f"use {own(player, 'b2')}")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert g.on(own(player, "b2")) == "B27-049" and g.on(own(player, "a3")) is None
    assert g.zone(player, "charge") == [TANK] * put


@cr("H201")
@pytest.mark.parametrize(("returned", "hand"), [(0, 3), (2, 3)])
def test_almaaz_draws_as_many_as_were_returned(returned: int, hand: int) -> None:
    g = Scenario().hand(0, "B28-014", *[TANK] * 3).resource(0, "B01-022", times=4).begin()
    g.do("play B28-014", "at b2")
    for _ in range(returned):
        g.do(f"choose hand:{TANK}")
    g.do("done")
    assert len(g.zone(0, "hand")) == hand and len(g.zone(0, "deck")) == 10


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(MILLS)) == (
        "[Event] Put the top 3 cards of your deck into your Trash. Put 1 card for every 2 of them from the "
        "top of your deck into your Charge."
    )


_CHARGE = Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.CHARGE)
_FALL = Destroy(each(zx(Side.ENEMY, on=NORMAL)))


@pytest.mark.parametrize(
    ("do", "message"),
    [
        ([_FALL, IfDone(2, [_CHARGE]), IfDone(4, [_CHARGE])], r"nest it, as in IfDone\(4"),
        ([_FALL, If([TurnOf(Side.OWN)], [_CHARGE]), Draw(PerDone(1))], "nest it"),
        ([_FALL, OneOf([[_CHARGE], [Shuffle()]]), Draw(PerDone(1))], "nest it"),
        ([_FALL, May(_CHARGE, then=[Draw(1)]), Draw(PerDone(1))], "nest it"),
        ([Shuffle(), Draw(PerDone(1))], "no word before has done anything"),
        ([_FALL, Draw(PerDone(1, cards=0))], "for every 1 or more"),
    ],
)
def test_what_is_not_known_is_not_counted(do: list[Effect], message: str) -> None:
    with pytest.raises(CardError, match=message):
        encode([Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=do)])])


@pytest.mark.parametrize(
    "do",
    [
        [_FALL, IfDone(4, [_CHARGE, _CHARGE], otherwise=[IfDone(2, [_CHARGE])])],
        [_FALL, If([TurnOf(Side.OWN)], [_CHARGE]), FromDeck(2, Zone.TRASH), Draw(PerDone(1))],
        [May(_CHARGE), IfDone(1, [Draw(1)])],
        [_FALL, If([TurnOf(Side.OWN)], [Shuffle()]), Draw(PerDone(1))],
    ],
)
def test_what_is_known_is_counted(do: list[Effect]) -> None:
    encode([Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=do)])])
