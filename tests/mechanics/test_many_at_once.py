"""The most that nine Z/X can do at once: no list is too short for a legal game."""

from typing import Any

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.mechanics.test_together import SQUARES
from tests.scenario import Play, Scenario
from zx_env.compiling.decorators import entry, use_names_of
from zx_env.zx import limits
from zx_env.zx.decision.texts import numbered_waits
from zx_env.zx.rules.occurrences import _waits_already
from zx_env.zx.rules.waits import place_of_that
from zx_env.zx.terms import NONE

use_names_of("zx_env.zx")


def nine(number: str, *hand: str) -> Scenario:
    """A Z/X of that number on each Square, one of the opponent's on its Player Square, and a hand."""
    board = Scenario(card_set=SET).hand(0, *hand).deck(0, *["B01-003"] * 30)
    for square in SQUARES:
        board.zx(square, number, owner=int(square == "b3"))
    return board


def resolve_all(g: Play) -> int:
    """Carry out all that waits; returns how often the turn player was asked which."""
    times = 0
    while g.starting("resolve"):
        g.do(g.texts[times % len(g.texts)])
        times += 1
    return times


@cr("Z51", "809.1a")
def test_nine_that_speak_of_nine_destroyed_wait_each_for_each() -> None:
    """Eighty-one waits stand in nine entries, and each is carried out for its own card."""
    g = nine("K-011", "K-101").begin().do("play K-101")
    while g.starting("choose"):
        g.do(g.texts[0])  # CR 906.1: of eight cards four stay
    row = g.game._games[0]
    assert row.waiting_count == 9 and row.those_count == 9 and len(numbered_waits(row)) == 81
    assert resolve_all(g) > 0
    assert g.game._games[0].waiting_count == 0 and g.game._games[0].those_count == 0
    assert len(g.zone(0, "charge")) == 0 and len(g.zone(0, "hand")) >= 4
    g.game.check_fault()


@cr("Z51", "Z14")
@pytest.mark.parametrize("sweepers", [1, 4])
def test_thirty_cards_put_into_trash_are_each_spoken_of(sweepers: int) -> None:
    board = Scenario(card_set=SET).hand(0, "J-006").deck(0, *["B01-003"] * 36)
    for square in SQUARES[:sweepers]:
        board.zx(square, "J-007")
    g = board.begin().do("play J-006")
    row = g.game._games[0]
    assert len(numbered_waits(row)) == 30 * sweepers + sweepers  # the Event goes to Trash, too
    assert row.waiting_count == 3 * sweepers
    resolve_all(g)
    assert len(g.zone(0, "removed")) == 31 and g.zone(0, "trash") == []
    g.game.check_fault()


@cr("507.3", "Z30")
def test_parts_of_three_effects_on_nine_z_x_are_all_done_at_the_end_of_the_turn() -> None:
    g = nine("B01-003", *["J-001"] * 3).begin()
    for _ in range(3):
        g.do("play J-001")
        while g.starting("choose"):
            g.do(next(text for text in g.texts if text.startswith("choose")))
    assert g.game._games[0].delayed_count == 27
    g.do("pass")
    resolve_all(g)
    assert len(g.zone(0, "hand")) >= 6 and len(g.zone(0, "deck")) == 30 - 27
    g.game.check_fault()


@cr("507.3")
def test_the_same_part_put_off_often_is_done_as_often() -> None:
    g = Scenario(card_set=SET).zx("b1", "J-002").deck(0, *["B01-003"] * 40).begin()
    for _ in range(20):
        g.do("use b1")
    assert g.game._games[0].delayed_count == 1
    g.do("pass")
    resolve_all(g)
    assert len(g.zone(0, "deck")) == 20


@cr("605.5", "Z32")
def test_nine_z_x_are_given_five_things_each() -> None:
    g = nine("B01-003", "J-003", "J-004").begin().do("play J-003", "play J-004")
    row = g.game._games[0]
    assert row.lasting_count == 27 and row.granted_count == 18
    g.game.check_fault()


@cr("605.5", "Z30")
def test_what_cards_had_that_have_left_makes_room() -> None:
    """Z/X come and go, and each is given five things: more in the turn than there is room for at a time."""
    g = nine("B01-003", "J-003", "J-004", "J-003", "J-005", "J-004").begin()
    g.do("play J-003", "play J-004", "play J-005", "choose a1", "play J-004")
    row = g.game._games[0]
    # Eight are left: three lasting things each, and three abilities where the one that left had two.
    assert row.lasting_count == 24 and row.granted_count == 24
    g.game.check_fault()


# -- the lists themselves ------------------------------------------------------------------------------------


@entry
def place(games: Any, slot: int, serial: int) -> int:
    """The place among `those` of the card in a slot."""
    return place_of_that(games[0], slot, serial)


@entry
def joins_one(games: Any, ability: int, step: int, slot: int) -> int:
    """Whether an ability that waits joins an entry that is there."""
    return int(_waits_already(games[0], ability, step, slot, 0, NONE))


@cr("Z51")
def test_a_card_has_one_place_among_those_of_what_is_told_and_another_in_what_is_told_later() -> None:
    games = Scenario().begin().game._games
    g = games[0]
    first = place(games, 3, 7)
    assert place(games, 3, 7) == first and place(games, 3, 8) == first + 1
    g.those_from = g.those_count
    assert place(games, 3, 7) == first + 2


@cr("Z51")
def test_the_places_of_what_is_told_move_up_with_those_that_are_still_spoken_of() -> None:
    games = Scenario().begin().game._games
    g = games[0]
    g.those_count, g.those_from, g.waiting_count = limits.THOSE, limits.THOSE - 1, 1
    g.waiting[0].first = 5
    for i in range(limits.THOSE):
        g.those_slot[i], g.those_serial[i] = i, 0
    assert place(games, 3, 7) == limits.THOSE - 5
    assert (g.waiting[0].first, g.those_from, g.those_slot[0]) == (0, limits.THOSE - 6, 5)


@cr("Z51")
@pytest.mark.parametrize(
    ("times", "joins"), [(limits.WAITING_TIMES - 1, True), (limits.WAITING_TIMES, False)]
)
def test_an_entry_waits_no_more_often_than_it_can_tell(times: int, joins: bool) -> None:
    games = Scenario().begin().game._games
    g = games[0]
    g.waiting_count = 1
    waiting = g.waiting[0]
    waiting.slot, waiting.serial, waiting.ability, waiting.step, waiting.way = 3, g.serial[3], 9, 40, 0
    waiting.first, waiting.times = limits.NO_THAT, times
    assert joins_one(games, 9, 40, 3) == joins


@cr("Z51", "H11")
def test_of_two_that_appear_together_each_has_its_own_way() -> None:
    """The Doorkeeper draws for the one that came from the hand, and not for the one out of Trash."""
    there = Scenario(card_set=SET).zx("b1", "K-040").hand(0, "K-140", "B01-003").trash(0, "B02-011")
    g = there.begin().do(
        "play K-140", "choose hand:B01-003", "choose trash:B02-011", "choose a1", "choose c1"
    )
    resolve_all(g)
    assert len(g.zone(0, "hand")) == 1
