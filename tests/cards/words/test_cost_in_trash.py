"""The Cost of a card in Trash as a number: of a chosen one, of a named one, of one that was put there."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario

ARCUS, OF_THE_CHOSEN, OF_THE_NAMED, SUSPECT = "IG07-083", "Q-230", "Q-231", "Q-224"
COST_2, COST_4, COST_5, COST_6, COST_7 = "B01-003", "B02-068", "B01-012", "B06-075", "B16-078"


def _square(player: int, square: str) -> str:
    """The Square that player 1 sees as player 0 sees this one."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _choices(g: Play) -> list[str]:
    return sorted(text.removeprefix("choose ") for text in g.starting("choose"))


@cr("206")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("trash", "there"), [(COST_2, ["a2"]), (COST_5, ["a2", "b2"])])
def test_of_a_chosen_card(player: int, trash: str, there: list[str]) -> None:
    board = Scenario(turn_player=player, card_set=SET).hand(player, OF_THE_CHOSEN)
    board.resource(player, PLAIN_CARD).trash(player, COST_2, COST_5).trash(1 - player, SUSPECT)
    board.zx("a2", COST_2, 1 - player).zx("b2", COST_5, 1 - player)
    g = board.begin().do(f"play {OF_THE_CHOSEN}")
    assert _choices(g) == [f"trash:{COST_2}", f"trash:{COST_5}"]
    assert _choices(g.do(f"choose trash:{trash}")) == there


@cr("206")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("suspects", "cards"), [(0, 0), (1, 3), (2, 6)])
def test_of_named_cards(player: int, suspects: int, cards: int) -> None:
    board = Scenario(turn_player=player, card_set=SET).hand(player, OF_THE_NAMED)
    board.resource(player, PLAIN_CARD).trash(player, *[SUSPECT] * suspects, COST_5)
    board.trash(1 - player, SUSPECT, SUSPECT)
    g = board.begin().do(f"play {OF_THE_NAMED}")
    assert len(g.zone(player, "charge")) == cards


def _arcus(player: int, resources: int, *charge: str) -> Scenario:
    board = Scenario(turn_player=player).hand(player, ARCUS).resource(player, COST_4, times=resources)
    board.charge(player, *charge).trash(player, COST_4, COST_7).trash(1 - player, COST_4)
    return board.zx(_square(player, "b2"), COST_5, 1 - player)


@cr("206")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("of_the_enemy", [True, False])
def test_ig07_083_takes_what_costs_no_more_than_what_it_puts_there(player: int, of_the_enemy: bool) -> None:
    g = _arcus(player, 7, COST_6).begin().do(f"play {ARCUS}", f"at {_square(player, 'a1')}")
    g.do("yes" if of_the_enemy else "no")
    if g.starting("choose"):
        g.do(g.texts[0])
    here = _square(player, "b2")
    assert g.on(here) == (None if of_the_enemy else COST_5)
    wanted = [COST_4] if of_the_enemy else [COST_4, COST_6]
    assert _choices(g) == [f"trash:{number}" for number in wanted]
    for number in wanted:
        g.do(f"choose trash:{number}")
    g.do(*["done"] * ("done" in g.texts))
    for _ in wanted:
        g.do(
            g.starting("choose")[0] if " " in g.starting("choose")[0] else f"choose {g.starting('choose')[0]}"
        )
    on = [g.on(square) for square in ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")]
    assert sorted(one for one in on if one in wanted) == wanted


@cr("206")
@pytest.mark.parametrize("player", [0, 1])
def test_ig07_083_takes_a_card_of_charge_where_no_enemy_stands(player: int) -> None:
    start = _arcus(player, 7, COST_6, COST_6)
    start.position["squares"] = {}
    g = start.begin().do(f"play {ARCUS}", f"at {_square(player, 'a1')}")
    assert "yes" not in g.texts and "done" not in g.texts
    if len(g.zone(player, "charge")) == 2:
        g.do(g.texts[0])
    assert len(g.zone(player, "charge")) == 1 and COST_6 in g.zone(player, "trash")


@cr("206")
def test_ig07_083_costs_two_less_for_each_and_not_less_than_three() -> None:
    assert _arcus(0, 5, COST_6).begin().starting("play") == []
    assert _arcus(0, 5, COST_6, COST_6).begin().starting("play") == [ARCUS]
    # Fewer than 5 Resources: nothing is less.
    assert _arcus(0, 4, *[COST_6] * 3).begin().starting("play") == []
    g = _arcus(0, 5, *[COST_6] * 4).begin().do(f"play {ARCUS}", "at a1")
    assert g.asleep(0) == 3
