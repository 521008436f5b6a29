"""Tribes that no card of the pool asks for by name: two cards can share one all the same (E40-014)."""

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import Scenario

ABBY = "E40-014"  # trades the Z/X above it for a card of the Dynamis that shares a tribe with it
PUNISHER, AVATAR, ENLIL, MEISTER = "T-980", "T-981", "T-982", "T-957"  # which it may trade for, of a tribe


@cr("H50")
@pytest.mark.parametrize(
    ("number", "kin"),
    [
        ("E40-053", [PUNISHER]),
        ("E49-075", [AVATAR]),
        ("B41-099", [AVATAR]),
        ("IG12-060", [AVATAR, ENLIL]),
    ],
)
def test_a_card_is_traded_for_one_of_its_own_tribes(number: str, kin: list[str]) -> None:
    board = Scenario(card_set=SET).player_card(0, EVERYBODY).zx("b2", number)
    board.cards(0, "dynamis", [MEISTER, ENLIL, AVATAR, PUNISHER])
    board.position["squares"]["b2"][0]["force"] = [ABBY]
    g = board.begin().do(f"use force:{ABBY}", "choose b2")
    assert sorted(g.starting("choose")) == sorted(f"dynamis:{one}" for one in kin)
    g.do(f"choose dynamis:{kin[0]}", "choose a1")
    assert (g.on("a1"), g.on("b2"), g.zone(0, "trash")) == (kin[0], None, [ABBY])
