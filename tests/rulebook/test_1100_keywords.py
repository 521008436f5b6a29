"""CR 1100: keyword abilities: Life Recovery, Void Bringer, Range."""

import pytest

from tests.citations import cr
from tests.scenario import Play, Scenario

COAL = "B01-003"
TANK = "B01-013"
PHOENIX = "B01-048"
RECOVERERS = ["B01-007", "B01-024", "B01-043", "B01-067", "B01-086"]
BRINGERS = ["B01-002", "B01-021", "B01-041", "B01-062", "B01-081"]
PEACOCK = "B01-004"  # Range 2


def hit(card: str, life: int = 2, enemy_life: int = 4, **zx: str) -> Play:
    """Player 0 hits player 1, whose Life is `life` of this card; it plays the card that was hit."""
    g = Scenario().zx("b2", TANK, 0).life(1, *[card] * life).life(0, *[COAL] * enemy_life)
    for square, other in zx.items():
        g.zx(square, other, 1)
    return g.begin().attack("b2", "player").pass_both().do("yes")


# -- 1102 Life Recovery ------------------------------------------------------------------------------------


@cr("1102.1", "1012")
@pytest.mark.parametrize("card", RECOVERERS)
def test_life_recovery_gives_back_a_life_card_as_it_appears_from_life(card: str) -> None:
    g = hit(card).do("at a3")
    assert (g.on("a3"), len(g.zone(1, "life")), len(g.zone(1, "deck"))) == (card, 2, 9)


@cr("1102.1", "Z28")
@pytest.mark.parametrize(("enemy_life", "after"), [(1, 2), (2, 3), (3, 3), (4, 3)])
def test_life_is_compared_after_the_played_card_has_left_it_and_equal_counts(
    enemy_life: int, after: int
) -> None:
    g = hit("B01-007", life=3, enemy_life=enemy_life).do("at a3")
    assert len(g.zone(1, "life")) == after


@cr("1102.1", "Z28")
def test_life_recovery_is_not_optional_and_is_no_question() -> None:
    g = hit("B01-007").do("at a3")
    assert (g.to_play, g.texts) == (0, ["pass"])


@cr("1102.1")
def test_there_is_no_recovery_for_a_card_that_is_not_played() -> None:
    g = Scenario().zx("b2", TANK, 0).life(1, "B01-007", "B01-007").begin()
    g.attack("b2", "player").pass_both().do("no")
    assert (len(g.zone(1, "life")), g.zone(1, "charge")) == (1, ["B01-007"])


@cr("1102.2", "Z10")
def test_the_last_life_card_saves_its_owner_by_recovering_as_it_appears() -> None:
    g = hit("B01-007", life=1).do("at a3")
    assert g.game.winner is None
    assert (g.to_play, len(g.zone(1, "life"))) == (0, 1)


@cr("1102.2", "Z42")
def test_recovery_comes_before_what_the_hit_has_set_off() -> None:
    odium = "B01-072"
    g = hit("B01-007", a2=odium).do("at a3")
    assert g.zone(1, "deck") == [COAL] * 9  # recovered, and Odium still waits for its choice
    assert g.starting("choose") == ["a3"]


# -- 1103 Void Bringer -------------------------------------------------------------------------------------


@cr("1103", "Z28")
@pytest.mark.parametrize("card", BRINGERS)
def test_void_bringer_may_put_a_zx_of_any_square_into_its_owners_trash(card: str) -> None:
    g = hit(card, a2=TANK).do("at b3")
    assert g.to_play == 1
    assert sorted(g.starting("choose")) == ["a2", "b2", "b3"]
    g.do("choose b2")
    assert (g.on("b2"), g.zone(0, "trash"), g.zone(0, "charge")) == (None, [TANK], [])


@cr("1103", "Z28")
def test_void_bringer_is_not_optional() -> None:
    g = hit("B01-002").do("at a3")
    assert sorted(g.texts) == ["choose a3", "choose b2"]


@cr("1103", "Z38")
def test_void_bringer_may_take_the_card_that_has_just_appeared() -> None:
    g = hit("B01-002").do("at a3", "choose a3")
    assert (g.on("a3"), g.zone(1, "trash")) == (None, ["B01-002"])


@cr("1103", "1007", "Z36")
def test_void_bringer_destroys_nothing() -> None:
    g = hit("B01-002", a2=PHOENIX, c3=COAL).do("at a3", "choose a2")
    assert (g.zone(1, "trash"), g.zone(1, "charge")) == ([PHOENIX], [])
    assert g.power("c3") == 3500  # Aura Phoenix gives +2000 only when destroyed


@cr("1103", "Z28")
def test_void_bringer_asks_the_same_of_life_as_life_recovery() -> None:
    assert hit("B01-002", life=3, enemy_life=2).do("at a3").starting("choose") != []
    assert hit("B01-002", life=3, enemy_life=1).do("at a3").starting("choose") == []


@cr("1103")
def test_void_bringer_played_from_the_hand_brings_nothing() -> None:
    g = Scenario().hand(0, "B01-002").resource(0, COAL, COAL).zx("a3", TANK, 1).life(0, COAL).begin()
    g.do("play B01-002", "at a1")
    assert (g.on("a3"), g.texts) == (TANK, ["pass"])


# -- 1104 Range --------------------------------------------------------------------------------------------


@cr("1104", "Z27", "303.2a")
@pytest.mark.parametrize("card", [PEACOCK, "B01-029", "B01-051"])
def test_range_2_finds_targets_at_distance_1_and_2_and_a_diagonal_counts_2(card: str) -> None:
    g = Scenario().zx("a1", card, 0)
    for square in ("a2", "a3", "b2", "c1", "b3", "c2", "c3"):
        g.zx(square, COAL, 1)
    play = g.begin().do("attack a1")
    assert sorted(play.starting("target")) == ["a2", "a3", "b2", "c1"]


@cr("1104", "Z27")
def test_nothing_in_between_blocks() -> None:
    g = Scenario().zx("a1", PEACOCK, 0).zx("a2", TANK, 1).zx("b1", TANK, 0).zx("a3", COAL, 1).begin()
    g.attack("a1", "a3").pass_both()
    assert g.damage("a3") == 3000


@cr("1104", "602.1b")
def test_the_player_is_in_range_too_and_shielded_by_a_zx_all_the_same() -> None:
    g = Scenario().zx("b1", PEACOCK, 0).begin()
    g.attack("b1", "player").pass_both()
    assert len(g.zone(1, "life")) == 3
    g = Scenario().zx("b1", PEACOCK, 0).zx("b3", COAL, 1).begin()
    g.do("attack b1")
    assert g.texts == ["target b3"]


@cr("1104", "Z27", "Z43")
def test_infinite_range_reaches_every_square() -> None:
    rigel = "B01-034"
    g = Scenario().zx("a1", rigel, 0).zx("c3", COAL, 1).player_card(0, "B03-105").begin()
    g.do("attack a1")
    assert sorted(g.starting("target")) == ["c3", "player"]
    g = Scenario().zx("a1", rigel, 0).zx("c3", COAL, 1).player_card(0, "B03-104").begin()
    assert g.starting("attack") == []
