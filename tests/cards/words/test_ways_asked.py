"""How a card appeared: in another way than by an ability (ruling H208), asked inside one of several modes."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Automatic, Card, Color, Draw, Occurrence, card, zx
from zx_env.zx.terms import Side, Zone

WATCH, BY_EVENT, BY_ZX, MODES, BEHIND = "WO-101", "WO-102", "WO-103", "WO-104", "WO-105"
EUDI, BARAHARA, SANA = "B49-065", "B49-089", "B17-108"
BOTH = [0, 1]


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, *hand: str, times: int = 6) -> Scenario:
    board = Scenario(turn_player=player, card_set=SET).hand(player, *hand)
    return board.resource(player, PLAIN_CARD, times=times)


def _put(g: Play, player: int, square: str = "a2") -> Play:
    g.do(next(text for text in g.texts if text.startswith("choose trash")))
    return g.do(f"choose {_square(player, square)}")


@cr("H208", "H22")
@pytest.mark.parametrize("player", BOTH)
def test_a_play_and_another_ability_are_other_ways(player: int) -> None:
    """WO-101 draws for what appears in another way than by an own Event."""
    board = _board(player, PLAIN_CARD).zx(_square(player, "b1"), WATCH, player)
    g = board.begin().do(f"play {PLAIN_CARD}", f"at {_square(player, 'a1')}")
    assert len(g.zone(player, "hand")) == 1
    board = _board(player, times=0).zx(_square(player, "b1"), WATCH, player).trash(player, PLAIN_CARD)
    g = board.zx(_square(player, "c1"), BY_ZX, player).begin().do(f"use {_square(player, 'c1')}")
    assert len(_put(g, player).zone(player, "hand")) == 1


@cr("H208")
@pytest.mark.parametrize("player", BOTH)
def test_not_the_ability_that_is_named(player: int) -> None:
    board = _board(player, BY_EVENT).zx(_square(player, "b1"), WATCH, player).trash(player, PLAIN_CARD)
    g = _put(board.begin().do(f"play {BY_EVENT}"), player)
    assert (g.on(_square(player, "a2")), len(g.zone(player, "hand"))) == (PLAIN_CARD, 0)


@cr("H208")
@pytest.mark.parametrize("player", BOTH)
def test_barahara_puts_one_of_its_name_there_once(player: int) -> None:
    black = "B01-062"
    board = Scenario(turn_player=player, card_set=SET).hand(player, BARAHARA).resource(player, black, times=5)
    g = board.trash(player, *[BARAHARA] * 3).begin()
    g.do(f"play {BARAHARA}", f"at {_square(player, 'a1')}")
    while "pass" not in g.texts:
        takes = [text for text in g.texts if text.startswith(("resolve", "no", "choose"))]
        g.do(takes[0])
    standing = [g.on(_square(player, s)) for s in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "c3")]
    assert standing.count(BARAHARA) == 2


@cr("Z39")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("played", "hand", "milled"), [(True, 0, 1), (False, 2, 0)])
def test_a_mode_asks_how_it_appeared(player: int, played: bool, hand: int, milled: int) -> None:
    if played:
        g = _board(player, MODES).begin().do(f"play {MODES}", f"at {_square(player, 'a1')}")
    else:
        board = _board(player, BY_EVENT).trash(player, MODES)
        g = _put(board.begin().do(f"play {BY_EVENT}"), player)
    assert g.texts == ["yes", "no"]
    g.do("no")
    event = 0 if played else 1
    assert (len(g.zone(player, "hand")), len(g.zone(player, "trash"))) == (hand, milled + event)


@cr("Z39")
@pytest.mark.parametrize("player", BOTH)
@pytest.mark.parametrize(("played", "charged"), [(True, 1), (False, 0)])
@pytest.mark.parametrize(("first", "drawn"), [("yes", 1), ("no", 0)])
def test_what_stands_behind_the_modes_asks_too(
    player: int, played: bool, charged: int, first: str, drawn: int
) -> None:
    if played:
        g = _board(player, BEHIND).begin().do(f"play {BEHIND}", f"at {_square(player, 'a1')}")
    else:
        board = _board(player, BY_EVENT).trash(player, BEHIND)
        g = _put(board.begin().do(f"play {BY_EVENT}"), player)
    g.do(first)
    assert (len(g.zone(player, "charge")), len(g.zone(player, "hand"))) == (charged, drawn)


@cr("Z39")
@pytest.mark.parametrize(("played", "more"), [(True, 0), (False, 1)])
def test_eudi_fills_resource_if_she_appeared_by_an_ability(played: bool, more: int) -> None:
    green = "B01-082"
    board = Scenario(card_set=SET).player_card(0, SANA).resource(0, *[green] * 4)
    if played:
        g = board.hand(0, EUDI).begin().do(f"play {EUDI}", "at a1")
    else:
        g = _put(
            board.hand(0, BY_EVENT)
            .resource(0, PLAIN_CARD, *[green] * 3)
            .trash(0, EUDI)
            .begin()
            .do(f"play {BY_EVENT}"),
            0,
        )
    g.do("no")
    while g.starting("choose"):
        g.do(g.starting("choose")[0] if g.starting("choose")[0] in g.texts else g.texts[0])
    assert len(g.zone(0, "hand")) == more


@pytest.mark.parametrize("keys", [{"by": Side.OWN}, {"by_ability": zx(Side.OWN)}])
def test_one_cause_is_said(keys: dict[str, object]) -> None:
    ability = Automatic(
        when=Occurrence.APPEARS,
        not_by_ability=card(Side.OWN, Zone.HAND),
        do=[Draw(1)],
        **keys,  # type: ignore[arg-type]
    )
    with pytest.raises(CardError) as error:
        encode([Card("T-001", "T", Color.RED, power=500, abilities=[ability])])
    assert "not_by_ability" in str(error.value)
