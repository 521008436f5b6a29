"""The two cards that the rules name for damage that abilities modify (CR 604.3)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario

ATHENA = "B03-006"
HARPUIA = "B05-015"


def pay(g: Play) -> Play:
    """Sleep Resources for what is asked."""
    while g.starting("pay"):
        g.do(g.texts[0])
    return g


@cr("604.3a")
@pytest.mark.parametrize(("athena", "attacker", "damage"), [(1, "B01-003", 4500), (2, "B01-003", 5500)])
def test_b03_006_red_cards_deal_1000_more(athena: int, attacker: str, damage: int) -> None:
    there = Scenario().zx("b1", attacker).zx("b2", "B01-016", owner=1)
    for square in ("a1", "c1")[:athena]:
        there.zx(square, ATHENA)
    g = there.begin().attack("b1", "b2").pass_both()
    assert g.damage("b2") == damage


@cr("604.3a")
def test_b03_006_itself_and_no_card_of_another_colour() -> None:
    g = Scenario().zx("b1", ATHENA).zx("b2", "B01-016", owner=1).begin().attack("b1", "b2").pass_both()
    assert g.damage("b2") == 6500
    there = Scenario().zx("b1", "B01-021").zx("a1", ATHENA).zx("b2", "B01-016", owner=1)
    assert there.begin().attack("b1", "b2").pass_both().damage("b2") == 3500


@cr("1001.1")
@pytest.mark.parametrize(("owner", "damage"), [(1, 6000), (0, 5000)])
def test_b03_006_a_red_event_deals_more_to_enemy_zx_alone(owner: int, damage: int) -> None:
    there = Scenario().zx("a1", ATHENA).zx("b2", "B01-016", owner=owner).hand(0, "B06-018")
    g = pay(there.resource(0, "B01-003", times=4).begin().do("play B06-018"))
    assert g.do("choose b2").damage("b2") == damage


@cr("604.3b")
def test_b05_015_deals_one_more_in_the_turn_in_which_it_came_from_the_hand() -> None:
    there = Scenario().hand(0, HARPUIA).resource(0, "B01-003", times=8).life(1, *["B01-003"] * 5)
    g = pay(there.begin().do(f"play {HARPUIA}", "at b2"))
    g.attack("b2", "player").pass_both()
    assert len(g.zone(1, "life")) == 3


@cr("604.3b", "1001.2")
def test_b05_015_deals_one_where_it_stood_before_or_came_from_elsewhere() -> None:
    g = Scenario().zx("b2", HARPUIA).life(1, *["B01-003"] * 5).begin()
    assert len(g.attack("b2", "player").pass_both().zone(1, "life")) == 4
    there = Scenario(card_set=SET).hand(0, "K-014").trash(0, HARPUIA, "B01-003").life(1, *["B01-003"] * 5)
    g = there.begin().do("play K-014")
    for text in ("choose trash:B05-015", "choose trash:B01-003", "choose b2", "choose c2"):
        if text in g.texts:
            g.do(text)
    square = next(name for name in ("b2", "c2") if g.on(name) == HARPUIA)
    if square == "b2":
        assert len(g.attack("b2", "player").pass_both().zone(1, "life")) == 4
