"""Printed cards of later sets in play: what this turn remembers, and other payments."""

import pytest

from tests.citations import cr
from tests.scenario import PLAIN_CARD, Scenario

JAM, ISIS, RAGE, SHUTEN = "B50-018", "B35-036", "B50-010", "B44-060"
MEISTER, BLUE = "B01-002", "B01-030"


@cr("H192", "H80")
def test_jam_is_paid_for_by_a_meister_and_played_once_a_turn() -> None:
    g = Scenario().hand(0, JAM, JAM, PLAIN_CARD).zx("a1", MEISTER).zx("c1", MEISTER).begin()
    g.do(f"play {JAM}", "at b2")
    g.do("choose a1")
    assert (g.on("b2"), g.on("a1")) == (JAM, None)
    while g.starting("choose"):
        g.do(f"choose hand:{PLAIN_CARD}")
    assert JAM in g.zone(0, "hand") and JAM not in g.starting("play")


@cr("H192")
@pytest.mark.parametrize(("beasts", "can"), [(9, False), (10, True)])
def test_isis_is_paid_for_by_ten_beasts_of_the_trash(beasts: int, can: bool) -> None:
    g = Scenario().hand(0, ISIS).trash(0, *[ISIS] * beasts).begin()
    assert g.starting("play") == ([ISIS] if can else [])
    if can:
        g.do(f"play {ISIS}", "at b2")
        while g.starting("choose"):
            g.do(g.texts[0])
        assert (g.on("b2"), g.zone(0, "trash")) == (ISIS, [])


@cr("H190")
def test_rage_shadow_costs_less_after_a_cinema() -> None:
    """The first one comes by Cinema for a Z/X of Cost 5 or more, the second is played for 5."""
    g = Scenario().hand(0, RAGE, RAGE).resource(0, *[BLUE] * 5).zx("a1", "B01-013").begin()
    assert RAGE not in g.starting("play")
    g.do(f"use hand:{RAGE}", "choose a1")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert g.on("a1") == RAGE and RAGE in g.starting("play")


@cr("H190")
def test_shuten_costs_2_less_for_each_reboot() -> None:
    """It sleeps to reboot a Z/X: Cost 7, then 5."""
    board = Scenario().hand(0, SHUTEN).resource(0, *[PLAIN_CARD] * 5).trash(0, SHUTEN)
    g = board.zx("b1", SHUTEN).zx("a1", "B01-013", state="sleep").zx("a3", PLAIN_CARD, 1).begin()
    assert SHUTEN not in g.starting("play")
    g.do("use b1", f"choose trash:{SHUTEN}", "choose a1")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert (g.state("a1"), g.power("a1"), g.on("a3")) == ("reboot", 11000, None)
    assert SHUTEN in g.starting("play")
