"""Ruling H114: a card of that name face up on the own Player Square, and the cards that ask for one."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Always, Card, GainPower, Japanese, PlayerCard
from zx_env.zx.terms import Color

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"
MIKADO, SOUMA = "B03-104", "B10-108"
MIKADO_FOR_ALL, SOUMA_FOR_ALL = "T-144", "T-145"
LISTENER = "T-146"
ALEXANDER, FEUILLE, REALM_RAZER = "IG11-001", "IG11-007", "IG12-006"
PACT_OF_ANNETTE, ANNETTE, WHITE = "B24-053", "B24-050", "B01-043"


def own(player: int, square: str) -> str:
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


@cr("H114")
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_card_has_its_name_for_its_own_player_alone(player: int) -> None:
    mine, theirs = own(player, "b1"), own(player, "a3")
    scenario = Scenario(player, card_set=SET).player_card(player, SOUMA_FOR_ALL)
    g = scenario.zx(mine, LISTENER, player).zx(theirs, LISTENER, 1 - player).begin()
    assert (g.power(mine), g.power(theirs)) == (4000, 3000)


@cr("H114", "H109")
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_extra_has_it_only_face_up(player: int) -> None:
    mine, theirs = own(player, "b1"), own(player, "a3")
    for face, power in (("down", 8000), ("up", 5000)):
        scenario = Scenario(player, card_set=SET).zx(mine, LISTENER, player).zx(theirs, TANK, 1 - player)
        scenario.position["players"][player] |= {
            "player_card": MIKADO,
            "under_player": {"card": MIKADO_FOR_ALL, "face": face},
        }
        assert scenario.begin().power(theirs) == power


@cr("H114")
def test_power_lost_as_it_turns_up_destroys_at_once() -> None:
    """The Crisis turns the Player Extra up in the enemy's attack: a Z/X of 3000 Power has none left."""
    scenario = Scenario(card_set=SET).zx("b2", TANK).zx("a1", LISTENER).zx("c3", LISTENER, 1)
    g = scenario.player_card(1, MIKADO).under_player(1, MIKADO_FOR_ALL).begin()
    g.attack("b2", "player").pass_both().do("yes")
    assert g.on("a1") is None and g.power("b2") == 5000


@cr("H114")
def test_a_player_card_in_an_overboost_is_face_down() -> None:
    scenario = Scenario(card_set=SET).player_card(0, SOUMA_FOR_ALL).resource(1, COAL, times=6)
    scenario.hand(0, PACT_OF_ANNETTE).resource(0, WHITE, times=3).charge(0, WHITE, WHITE)
    g = scenario.under_player(0, ANNETTE, ANNETTE).zx("a1", LISTENER).begin()
    assert g.power("a1") == 4000
    g.do(f"play {PACT_OF_ANNETTE}", "choose b2", "no")
    assert g.on("b2") == ANNETTE and g.power("a1") == 3000


@cr("H114")
@pytest.mark.parametrize("face", ["down", "up"])
@pytest.mark.parametrize("resources", [4, 5])
def test_alexander_returns_one_that_was_removed_whatever_the_resource(face: str, resources: int) -> None:
    scenario = Scenario(card_set=SET).zx("b1", ALEXANDER).hand(0, COAL).charge(0, "B01-012")
    scenario.resource(0, COAL, times=resources).deck(0, COAL)
    scenario.position["players"][0] |= {
        "player_card": MIKADO,
        "under_player": {"card": MIKADO_FOR_ALL, "face": face},
    }
    g = scenario.begin().do("use b1")
    if g.starting("choose"):
        g.do("choose hand:B01-003", "choose charge:B01-012")
    while "done" in g.texts and not g.starting("choose removed"):
        g.do("done")
    if face == "up":
        assert g.starting("choose removed") == [":B01-012"]
        g.do("choose removed:B01-012")
    assert ("B01-012" in g.zone(0, "hand")) == (face == "up")
    assert g.zone(0, "hand").count(COAL) == (1 if resources == 5 else 0)
    assert g.starting("use b1") == []


@cr("H114")
@pytest.mark.parametrize(("player_card", "grown"), [(SOUMA, 0), (SOUMA_FOR_ALL, 1)])
def test_feuille_puts_a_card_into_resource(player_card: str, grown: int) -> None:
    scenario = Scenario(card_set=SET).player_card(0, player_card).resource(0, "B01-085", times=3)
    g = scenario.hand(0, FEUILLE).trash(0, COAL).begin().do(f"play {FEUILLE}", "at b1")
    if grown:
        g.do(f"choose trash:{COAL}")
    assert g.power("b1") == 4500 + 2000
    assert len(g.zone(0, "resource")) == 3 + grown


@cr("H114", "H134")
def test_realm_razer_is_played_from_trash_for_less() -> None:
    """In Trash it costs 1 less for every 3 other Cruel Dragons there; its Cost of 3 is printed."""
    for others, asleep in ((2, 3), (3, 2)):
        scenario = Scenario(card_set=SET).player_card(0, "B06-107").resource(0, COAL, "B01-063", times=2)
        scenario.trash(0, REALM_RAZER, *["L-034"] * others).deck(0, TANK)
        g = scenario.begin().do(f"play trash:{REALM_RAZER}", "at b1")
        while pays := g.starting("pay"):
            g.do(f"pay {pays[0]}")
        assert g.on("b1") == REALM_RAZER and g.zone(0, "hand") == [TANK]
        assert g.asleep(0) == asleep
    nobody = Scenario(card_set=SET).resource(0, COAL, "B01-063", times=2).trash(0, REALM_RAZER).begin()
    assert nobody.starting("play") == []


def test_a_name_must_be_one() -> None:
    with pytest.raises(CardError, match="nobody"):
        encode([Card("N-001", "N", Color.RED, power=500, abilities=[_asks("nobody")])])
    with pytest.raises(CardError, match="neither a Player card nor a Player Extra"):
        encode([Card("N-001", "N", Color.RED, power=500, abilities=[_asks("N")])])
    encode([Card("N-001", "N", Color.RED, power=500, abilities=[_asks(Japanese("誰\u2200"))])])


def _asks(name: str | Japanese) -> Always:
    return Always(needs=[PlayerCard(name)], do=[GainPower(500)])
