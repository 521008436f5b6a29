"""Ruling Z50: where every card that is offered has to be taken, nobody is asked unless the order may show."""

from typing import Any

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.made_up.taken import ASKED, FORCED
from tests.scenario import Play, Scenario

TWO = ("B01-003", "B02-011")
ORDERS = ("first", "last")


def stand(skip: bool, *hand: str, **keys: Any) -> Scenario:
    """Two own Z/X, of Cost 2 and 4, and the same cards in the hand and in Trash; two Z/X of the opponent."""
    there = Scenario(card_set=SET, settings={"skip_forced": True} if skip else {}, **keys)
    there.zx("a1", "B01-003").zx("b1", "B02-011").zx("a3", "B01-013", owner=1).zx("c3", "B01-013", owner=1)
    there.cards(1, "hand", TWO).cards(0, "trash", TWO).cards(0, "resource", ["B01-003"] * 4)
    return there.hand(0, *hand, *TWO)


def choose(g: Play, order: str) -> Play:
    """Answer what is asked to choose with the first action, or with the last, and what has one answer."""
    while len(g.texts) == 1 or g.starting("choose"):
        g.do(g.texts[0 if order == "first" else -1])
    return g


def what_there_is(g: Play) -> dict[str, Any]:
    """The position, with the cards of each zone but the deck in no order (ruling Z26)."""
    position = g.game.position()
    for left_out in ("engine", "settings", "seed"):
        position.pop(left_out, None)
    for player in position["players"]:
        for zone in player.keys() - {"deck"}:
            player[zone] = sorted(player[zone], key=str) if isinstance(player[zone], list) else player[zone]
    for zx in position["squares"].values():
        zx["power"] = None
    return position


@cr("Z50", "Z22", "Z40")
@pytest.mark.parametrize("number", [card.number for card in FORCED])
def test_both_of_two_are_taken_without_a_question(number: str) -> None:
    asked = [choose(stand(False, number).begin().do(f"play {number}"), order) for order in ORDERS]
    g = stand(True, number).begin().do(f"play {number}")
    if number == "N-014":  # and then one of the two is chosen, which is a decision
        assert len(g.starting("choose")) == 2
        choose(g, "last")
    assert not g.starting("choose"), g
    if number in ("N-003", "N-014"):  # a shuffled deck
        return
    there = [what_there_is(each) for each in (g, *asked)]
    assert there[0] == there[1] == there[2]
    powers = [[each.power(square) for square in ("a1", "b1") if each.on(square)] for each in (g, *asked)]
    assert powers[0] == powers[1] == powers[2]


@cr("Z50", "Z22")
@pytest.mark.parametrize("number", [card.number for card in FORCED])
def test_with_skip_forced_off_the_choice_is_asked_for(number: str) -> None:
    g = stand(False, number).begin().do(f"play {number}")
    assert len(g.starting("choose")) == 2
    assert len(choose(g, "first").starting("choose")) == 0


@cr("Z50")
@pytest.mark.parametrize("number", [card.number for card in FORCED if card.number not in ("N-011", "N-015")])
def test_of_three_two_are_chosen(number: str) -> None:
    there = stand(True, number, "B01-013").zx("c1", "B01-013").cards(1, "hand", [*TWO, "B01-013"])
    g = there.begin().do(f"play {number}")
    assert len(g.starting("choose")) == 3


@cr("Z50", "Z22", "H83")
@pytest.mark.parametrize("number", [card.number for card in ASKED])
def test_where_the_order_may_show_or_less_is_enough_the_choice_is_asked_for(number: str) -> None:
    g = stand(True, number).begin().do(f"play {number}")
    assert len(g.starting("choose")) == 2 or g.texts == ["yes", "no"], g


@cr("Z50", "Z40")
def test_of_one_name_one_is_chosen() -> None:
    """A name that two cards share rules one of them out: which one is a decision (H82)."""
    g = stand(True).hand(0, "N-017", "B01-020", "B06-018").begin().do("play N-017")
    assert sorted(g.starting("choose")) == ["hand:B01-020", "hand:B06-018"]
    assert g.do("choose hand:B01-020").zone(0, "hand") == ["B06-018"]


@cr("Z50")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [(("B01-003", "B02-011"), 0), (("B01-003", "B01-013"), 0), (("B02-011", "B01-013"), 2)],
)
def test_costs_that_do_not_fit_together_leave_a_choice(hand: tuple[str, ...], asked: int) -> None:
    g = stand(True).hand(0, "N-018", *hand).begin().do("play N-018")
    assert len(g.starting("choose")) == asked


@cr("Z50", "H83")
@pytest.mark.parametrize("other", ["B02-011", "B01-013", "B01-018"])
def test_whether_a_choice_is_asked_for_does_not_tell_what_an_unknown_card_costs(other: str) -> None:
    """The one card that was shown has Cost 4: whether the other fits is known to its owner alone."""
    there = stand(True).cards(1, "hand", ["B02-011", other]).hand(0, "N-213")
    g = there.begin().do("play N-213")
    assert len(g.starting("choose enemy hand")) == 2


@cr("Z50", "Z22")
def test_the_price_of_an_ability_is_paid_without_a_question() -> None:
    g = stand(True).zx("c1", "N-201").begin().do("use c1")
    assert g.zone(0, "hand") == ["B01-003"] and sorted(g.zone(0, "trash")) == sorted(TWO * 2)
    assert len(stand(True).zx("c1", "N-201").begin().do("use c1#2").starting("choose")) == 2
    assert len(stand(False).zx("c1", "N-201").begin().do("use c1").starting("choose")) == 2


@cr("Z50", "H83", "Z51")
def test_what_triggers_once_a_turn_may_see_the_order() -> None:
    """The ability speaks of the first of the two cards: which one that is, is a decision."""
    g = stand(True, "N-002").zx("c1", "N-202").begin().do("play N-002")
    assert len(g.starting("choose")) == 2
    g.do("choose hand:B02-011")
    assert "B02-011" in g.zone(0, "hand")
    # One that the chooser does not know tells it nothing.
    g = stand(True, "N-002").cards(1, "deck", ["N-202"] * 9).begin().do("play N-002")
    assert not g.starting("choose")


@cr("Z50", "H83")
@pytest.mark.parametrize(("number", "asked"), [("N-202", 3), ("N-210", 3), ("N-211", 0), ("N-212", 0)])
def test_of_three_cards_the_first_or_the_first_two_may_be_spoken_of(number: str, asked: int) -> None:
    """Who does not speak of the card, or speaks of each, makes no difference between them."""
    there = stand(True).hand(0, "N-214", *TWO, "B01-013").zx("c1", number)
    assert len(there.begin().do("play N-214").starting("choose")) == asked


@cr("Z50", "H83")
def test_a_place_beside_the_first_of_two_asks_which_is_the_first() -> None:
    assert len(stand(True).zx("c1", "N-216").begin().do("use c1").starting("choose")) == 2


@cr("Z50", "H83")
def test_a_gained_ability_may_see_the_order_as_well() -> None:
    """N-215 itself comes back by it, so that two cards are left to be dropped."""
    there = stand(True).hand(0, "N-002", "N-215", "B01-003")
    g = there.begin().do("play N-215", "choose a1", "play N-002")
    assert len(g.starting("choose")) == 2


@cr("Z50", "906.1")
@pytest.mark.parametrize(("skip", "asked"), [(True, 0), (False, 2)])
def test_a_charge_without_room_is_emptied_without_a_question(skip: bool, asked: int) -> None:
    g = stand(skip, "N-001").zx("c1", "N-203").begin()
    g.do("play N-001", "choose a1", "choose b1")
    assert len(g.starting("choose charge")) == asked
    assert sorted(choose(g, "first").zone(0, "trash")) == sorted(["N-001", *TWO, *TWO])


@cr("Z50", "Z40", "202.6a")
@pytest.mark.parametrize("number", ["N-205", "N-206"])
@pytest.mark.parametrize("skip", [True, False])
def test_an_advent_that_needs_them_all_asks_nothing(number: str, skip: bool) -> None:
    g = stand(skip).cards(0, "dynamis", [number]).begin()
    g.do(f"ex {number}", "at b2")
    assert len(g.starting("choose")) == (0 if skip else 2)
    choose(g, "first")
    assert g.on("b2") == number and g.on("a1") is None and g.on("b1") is None
    g = stand(True).zx("c1", "B01-013").cards(0, "dynamis", [number]).begin()
    g.do(f"ex {number}", "at b2")
    assert len(g.starting("choose")) == 3
    # What triggers for the first of two cards may see which one went first.
    g = stand(True).cards(0, "trash", ["N-202"]).cards(0, "dynamis", [number]).begin()
    assert len(g.do(f"ex {number}", "at b2").starting("choose")) == 2


@cr("Z50", "1009")
def test_two_that_become_force_are_taken_without_a_question() -> None:
    g = stand(True, "N-204").begin().do("play N-204", "at b2")
    assert not g.starting("choose") and g.zone(0, "trash") == []
    assert g.game.position()["squares"]["b2"]["force"] in (list(TWO), list(reversed(TWO)))


# -- what is done to several cards is done to all of them together -------------------------------------------


@cr("Z51", "1001.1")
@pytest.mark.parametrize("order", ORDERS)
def test_damage_to_several_is_seen_whole(order: str) -> None:
    """The Nurse counts two damaged Z/X when the small one is damaged, whichever was chosen first."""
    g = stand(False, "N-007").zx("c1", "N-207").begin().do("play N-007")
    texts = ["choose a1", "choose b1"]
    g.do(*(texts if order == "first" else reversed(texts)))
    assert len(g.zone(0, "hand")) == 3


@cr("Z51", "302.2")
@pytest.mark.parametrize("order", ORDERS)
def test_cards_that_reboot_together_are_seen_together(order: str) -> None:
    there = stand(False).zx("a1", "B01-003", state="sleep").zx("b1", "B02-011", state="sleep")
    there.position["squares"]["a1"] = there.position["squares"]["a1"][-1:]
    there.position["squares"]["b1"] = there.position["squares"]["b1"][-1:]
    g = there.hand(0, "N-005", *TWO).zx("c1", "N-207").begin().do("play N-005")
    texts = ["choose a1", "choose b1"]
    g.do(*(texts if order == "first" else reversed(texts)))
    assert len(g.zone(0, "hand")) == 3


@cr("Z51", "H71")
@pytest.mark.parametrize("order", ORDERS)
def test_what_is_done_to_one_card_spares_no_other(order: str) -> None:
    """The Ward is not affected as long as a small own Z/X is in Reboot State: so it was when both slept."""
    there = stand(False, "N-209")
    there.position["squares"]["a3"] = [{"card": "B01-003", "owner": 1}]
    there.position["squares"]["c3"] = [{"card": "N-208", "owner": 1}]
    g = there.begin().do("play N-209")
    texts = ["choose a3", "choose c3"]
    g.do(*(texts if order == "first" else reversed(texts)))
    assert g.state("a3") == "sleep" and g.state("c3") == "reboot"
