"""What the page for card writers says of single words, played."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    EVERYWHERE,
    Automatic,
    Card,
    Color,
    Draw,
    EventText,
    EvolSeed,
    Having,
    IfPicked,
    Occurrence,
    Pick,
    Side,
    card,
    choose,
    zx,
)

NOT_IN_ITS_PHASE, NEVER, REBOOTS, ONE_OF_TWO = "VE-001", "VE-002", "VE-003", "VE-005"


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


@cr("302.2", "502")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("number", "by_effect"), [(NOT_IN_ITS_PHASE, True), (NEVER, False)])
def test_a_bar_of_the_reboot_phase_lets_effects_reboot(player: int, number: str, by_effect: bool) -> None:
    square = own(player, "b2")
    scenario = Scenario(player, card_set=SET).hand(player, REBOOTS).zx(square, number, player, "sleep")
    g = scenario.begin().do(f"play {REBOOTS}")
    assert (g.state(square) == "reboot") == by_effect
    g = scenario.begin()
    turn = g.game.turn
    while g.game.turn < turn + 2 or f"play {REBOOTS}" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.state(square) == "sleep"


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_one_of_two_is_asked_as_yes_or_no(answer: str, drawn: int) -> None:
    g = Scenario(card_set=SET).hand(0, ONE_OF_TWO).begin().do(f"play {ONE_OF_TWO}")
    assert g.texts == ["yes", "no"]
    g.do(answer)
    assert (len(g.zone(0, "hand")), len(g.zone(0, "charge"))) == (drawn, 1 - drawn)


def test_an_overboost_on_a_square_is_its_upper_half() -> None:
    scenario = Scenario().player_card(0, "P08-014")
    scenario.position["squares"]["b1"] = {"card": "B24-050", "owner": 0}
    g = scenario.begin()
    assert g.on("b1") == "B24-050"
    assert g.game._games[0].overboost[0] >= 0
    assert Game.from_position(g.game.position()).position() == g.game.position()


def test_effects_may_stand_without_their_name() -> None:
    assert EventText([Draw(1)]) == EventText(do=[Draw(1)])
    assert EvolSeed([Draw(1)]) == EvolSeed(do=[Draw(1)])


@pytest.mark.parametrize(("first", "drawn"), [(PLAIN_CARD, 0), ("B01-013", 1)])
def test_if_picked_asks_for_the_choice_just_before(first: str, drawn: int) -> None:
    """VE-004 chooses a Z/X, then a card in Trash: it asks for the latter."""
    other = "B01-013" if first == PLAIN_CARD else PLAIN_CARD
    g = Scenario(card_set=SET).hand(0, "VE-004").zx("b2", first).trash(0, other).begin().do("play VE-004")
    while g.starting("choose"):
        g.do(g.texts[0])
    assert len(g.zone(0, "hand")) == drawn


@pytest.mark.parametrize("kept", [False, True])
def test_cards_are_not_asked_for_their_own_name(kept: bool) -> None:
    asked = card(Side.ANY, EVERYWHERE, having=(Having.NAME_OF_KEPT if kept else Having.NAME_OF_PICKED,))
    do = [Pick(choose(1, zx(Side.OWN), keep=kept)), IfPicked(1, [Draw(1)], asked, kept=kept)]
    ability = Automatic(when=Occurrence.APPEARS, do=do)
    with pytest.raises(CardError, match="every card has its own name: keep the first choice"):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
