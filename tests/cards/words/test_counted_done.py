"""Ruling H201: PerDone and IfDone count the cards that were drawn, taken from a deck, moved or destroyed."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    NORMAL,
    AtEndOfTurn,
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


ALL_TOGETHER, MIXED = "VB-005", "VB-006"
MORNINGSTAR = "B20-016"


@cr("H233")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("enemies", "removed", "drawn"),
    [(0, 0, 1), (1, 0, 1), (2, 0, 2), (3, 0, 2), (0, 2, 3), (3, 2, 1 + 7 // 2)],
)
def test_all_effects_before_count_together(player: int, enemies: int, removed: int, drawn: int) -> None:
    """Destroyed Z/X, removed Charge, and then 2 cards of the deck; 1 card is drawn for every 2, plus 1."""
    scenario = Scenario(player, card_set=SET).hand(player, ALL_TOGETHER).charge(player, TANK, TANK)
    for square in ("a3", "b3", "c3")[:enemies]:
        scenario.zx(own(player, square), PLAIN_CARD, 1 - player)
    g = scenario.begin().do(f"play {ALL_TOGETHER}")
    if removed:
        g.do("yes")
        while g.starting("choose"):
            g.do(g.texts[0])
    else:
        g.do("no")
    assert len(g.zone(player, "removed")) == removed
    assert len(g.zone(player, "hand")) == drawn


@cr("H233")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("hit", "put", "damage"), [(0, 0, 0), (0, 1, 1000), (1, 2, 3000), (2, 2, 4000)])
def test_a_choice_of_no_card_keeps_the_count(player: int, hit: int, put: int, damage: int) -> None:
    """Those to which damage was dealt, and those put on Squares; 4000 and then 1000 for each."""
    scenario = Scenario(player, card_set=SET).hand(player, MIXED).trash(player, PLAIN_CARD, PLAIN_CARD)
    squares = [own(player, square) for square in ("a3", "b3", "c3")]
    for square in squares:
        scenario.zx(square, TANK, 1 - player)
    g = scenario.begin().do(f"play {MIXED}")
    for chosen in [*[f"choose {square}" for square in squares[:hit]], *(["done"] if hit < 2 else [])]:
        g.do(chosen)
    # With one Square for each, and cards that are alike, the rest is decided.
    for _ in range(put):
        g.do(*(["choose trash:B01-003"] if g.starting("choose trash") else []))
    g.do(*(["done"] if put == 0 else []))
    while "pass" not in g.texts:
        g.do(g.texts[0])
    assert g.damage(squares[2]) == damage


@cr("H233")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(
    ("enemies", "own_hand", "their_hand", "drawn"), [(0, 0, 2, 0), (1, 1, 1, 1), (3, 2, 4, 3), (2, 0, 0, 0)]
)
def test_morningstar_draws_for_all_that_it_removed(
    player: int, enemies: int, own_hand: int, their_hand: int, drawn: int
) -> None:
    scenario = Scenario(player).hand(player, MORNINGSTAR, *[PLAIN_CARD] * own_hand)
    scenario.hand(1 - player, *[TANK] * their_hand).resource(player, *[PLAIN_CARD] * 6)
    scenario.cards(player, "dynamis", [{"card": "B20-101", "face": "up"}] * 9)
    for square in ("a2", "b2", "c2")[:enemies]:
        scenario.zx(square, TANK, 1 - player)
    square = own(player, "b1")
    g = scenario.begin().do(f"play {MORNINGSTAR}", f"at {square}")
    assert g.zone(1 - player, "hand") == [] and len(g.zone(1 - player, "removed")) == enemies + their_hand
    assert (len(g.zone(player, "hand")), len(g.zone(player, "removed"))) == (drawn, own_hand)


_MILL = FromDeck(1, Zone.TRASH)


@pytest.mark.parametrize(
    ("effects", "words"),
    [
        ([_MILL, Draw(PerDone(1, altogether=True))], "leave `altogether` out"),
        ([Draw(PerDone(1, altogether=True))], "leave `altogether` out"),
        ([_MILL, Draw(PerDone(1)), Draw(PerDone(1, altogether=True))], "a count is of one or of all"),
        ([_MILL, IfDone(1, [Draw(1)]), Draw(PerDone(1, altogether=True))], "a count is of one or of all"),
        ([_MILL, _MILL, AtEndOfTurn([Draw(PerDone(1, altogether=True))])], "in the ability itself"),
    ],
)
def test_what_is_not_counted_together_is_refused(effects: list[Effect], words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([Card("Z-1", "Z-1", Color.RED, cost=3, power=3000, abilities=[_appears(effects)])])


def _appears(effects: list[Effect]) -> Automatic:
    return Automatic(when=Occurrence.APPEARS, do=effects)


def test_what_counts_together_is_said() -> None:
    pool = card_table(SET)
    assert say(pool.card_of(MORNINGSTAR)).endswith(
        "Remove each card in either player's hand from the game. Draw 1 card for every 3 of them altogether."
    )
    assert "Deal 1000 damage for each of them altogether to each enemy Z/X" in say(pool.card_of(MIXED))
