"""Abilities of Player cards: printed, given by cards on Squares, and together with a Player Extra."""

from typing import Any

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    Always,
    Automatic,
    Card,
    CardType,
    Color,
    Destroy,
    Draw,
    GainPower,
    Gains,
    Icon,
    Limit,
    Occurrence,
    Reboot,
    Side,
    Sleep,
    Startup,
    Zone,
    each,
    zx,
)

COAL = PLAIN_CARD
TANK = "B01-013"  # Cost 5, Power 7500
ASUKA, AYASE = "B03-106", "B03-107"
WING, MOON = "B23-113", "B23-114"
LILFY = "E44-056"
DRUMMER, DRUMMER_EX, MAJOR = "T-141", "T-142", "T-143"
BLAST = "B01-017"  # red Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
WHITE = "B01-041"


def square(player: int, name: str) -> str:
    """Return the Square that player 0 would call by this name, from the view of `player`."""
    return name if player == 0 else "cba"["abc".index(name[0])] + str(4 - int(name[1]))


def board(player: int, player_card: str) -> Scenario:
    scenario = Scenario(player, card_set=SET).player_card(player, player_card)
    return scenario.resource(player, COAL, times=5)


@cr("H109")
@pytest.mark.parametrize("player", [0, 1])
def test_a_player_card_uses_what_a_z_x_gives_it(player: int) -> None:
    enemy, own, big = square(player, "b2"), square(player, "c1"), square(player, "c2")
    g = board(player, AYASE).zx(own, MOON, player).zx(enemy, TANK, 1 - player).zx(big, MOON, 1 - player)
    play = g.hand(player, "B01-064").begin()
    play.do(f"use player:{AYASE}")
    assert play.game.position()["players"][player]["player_card"] == {"card": AYASE, "state": "sleep"}
    assert f"use player:{AYASE}" not in play.texts
    # The Tank of Cost 5 has Cost 2 now, the other one 5: only the first goes.
    play.attack(own, big).do("choose hand:B01-064").pass_both()
    assert play.on(enemy) is None and play.zone(1 - player, "trash") == [TANK]


@cr("H109")
def test_it_is_given_to_the_named_player_card_alone_and_only_while_the_card_stands() -> None:
    assert board(0, ASUKA).zx("a1", MOON).begin().starting("use") == []
    assert board(0, AYASE).zx("a1", MOON, 1).begin().starting("use") == []
    assert board(0, AYASE).begin().starting("use") == []
    # Two of them give it twice.
    assert board(0, AYASE).zx("a1", MOON).zx("c1", MOON).begin().starting("use") == [
        f"player:{AYASE}",
        f"player:{AYASE}#2",
    ]


@cr("H109", "H71")
@pytest.mark.parametrize("player", [0, 1])
def test_asuka_shields_her_white_cards(player: int) -> None:
    """It is used in the battle of the enemy as well: then no card of the enemy does anything to them."""
    mine, theirs = square(player, "b2"), square(player, "b3")
    other = square(player, "a1")
    scenario = Scenario(1 - player, card_set=SET).player_card(player, ASUKA)
    scenario.zx(mine, WING, player).zx(theirs, TANK, 1 - player).zx(other, COAL, player)
    scenario.hand(1 - player, BLAST).resource(1 - player, COAL, times=2)
    g = scenario.begin().attack(theirs, mine).do("pass")
    assert g.to_play == player
    g.do(f"use player:{ASUKA}", f"play {BLAST}")
    assert g.to_play == 1 - player
    while "choose " + other not in g.texts:
        g.do(g.texts[0])
    g.do(f"choose {mine}")
    assert g.damage(mine) == 0


def drummer(player: int = 0) -> Scenario:
    return board(player, DRUMMER).hand(player, TANK, TANK)


@cr("H109")
@pytest.mark.parametrize("player", [0, 1])
def test_its_own_automatic_and_startup_abilities(player: int) -> None:
    g = Scenario(player, card_set=SET, phase="resource").player_card(player, DRUMMER)
    play = g.resource(player, COAL, times=5).begin()
    while play.game.position()["phase"] != "main":
        play.do("pass")
    assert len(play.zone(player, "hand")) == 1
    play.do(f"use player:{DRUMMER}")
    assert len(play.zone(player, "charge")) == 1 and play.starting("use") == []


@cr("H109")
def test_an_automatic_ability_of_a_player_card_keeps_its_limit() -> None:
    g = drummer().resource(0, COAL, times=10).begin()
    g.do(f"play {TANK}", "at a1", f"play {TANK}", "at b1")
    assert len(g.zone(0, "trash")) == 1
    # The enemy's card does not trigger it, nor one of Cost 2.
    other = board(1, DRUMMER).hand(1, COAL).begin().do(f"play {COAL}", "at a3")
    assert other.zone(1, "trash") == []


@cr("H109")
def test_a_given_automatic_ability_triggers_while_the_giver_has_it() -> None:
    for trash, drawn in (([COAL], 1), ([], 0)):
        g = board(0, DRUMMER).zx("b2", MAJOR).zx("a2", COAL, 1).trash(0, *trash).begin()
        g.attack("b2", "a2")
        assert len(g.zone(0, "hand")) == drawn
        enemys = board(1, DRUMMER).zx("b2", MAJOR).zx("a2", COAL, 1).trash(0, *trash)
        enemys.position["turn_player"] = 0
        play = enemys.begin().attack("b2", "a2")
        assert (play.zone(0, "hand"), play.zone(1, "hand")) == ([], [])


@cr("H109")
def test_a_given_ability_follows_the_printed_ones_and_each_is_used_once() -> None:
    g = drummer().zx("b2", MAJOR).zx("a2", COAL, 1).begin()
    assert g.starting("use") == [f"player:{DRUMMER}", f"player:{DRUMMER}#2"]
    g.do(f"use player:{DRUMMER}#2")
    assert g.damage("a2") == 1000 and g.starting("use") == [f"player:{DRUMMER}"]
    g.do(f"use player:{DRUMMER}")
    assert len(g.zone(0, "charge")) == 1 and g.starting("use") == []
    # Side.ANY: the enemy of the giver has it as well.
    enemys = board(1, DRUMMER).zx("b2", MAJOR).zx("a2", COAL, 1).begin()
    assert enemys.starting("use") == [f"player:{DRUMMER}", f"player:{DRUMMER}#2"]


@cr("H109")
def test_with_a_player_extra_on_it_it_keeps_its_abilities_and_its_name() -> None:
    g = drummer().zx("b2", MAJOR).zx("a2", COAL, 1)
    g.position["players"][0]["under_player"] = {"card": DRUMMER_EX, "face": "up"}
    play = g.begin()
    name = f"player:{DRUMMER_EX}"
    assert play.starting("use") == [name, f"{name}#2", f"{name}#3"]
    play.do(f"use {name}#2")
    assert len(play.zone(0, "charge")) == 1
    play.do(f"use {name}#3")
    assert play.damage("a2") == 1000
    assert play.starting("use") == [name]
    play.do(f"use {name}", f"play {TANK}", "at a1")
    assert len(play.zone(0, "hand")) == 2 and len(play.zone(0, "trash")) == 1
    play.do("pass")


@cr("H109")
def test_what_the_player_card_has_used_stays_used_under_the_player_extra() -> None:
    scenario = Scenario(1, card_set=SET).player_card(0, DRUMMER).under_player(0, DRUMMER_EX)
    g = scenario.zx("b2", TANK, 1).begin().attack("b2", "player").do("pass")
    g.do(f"use player:{DRUMMER}", "pass", "pass", "yes")
    assert g.game.position()["players"][0]["under_player"] == {"card": DRUMMER_EX, "face": "up"}
    again = Scenario(1, card_set=SET).player_card(0, DRUMMER).under_player(0, DRUMMER_EX)
    again.zx("b2", TANK, 1).zx("c1", TANK, 1)
    play = again.begin().attack("b2", "player").do("pass", f"use player:{DRUMMER}", "pass", "pass", "yes")
    play.attack("c1", "player").do("pass")
    assert play.starting("use") == [f"player:{DRUMMER_EX}"]


@cr("H109")
@pytest.mark.parametrize("player", [0, 1])
def test_lilfy_exchanges_a_z_x_of_hers(player: int) -> None:
    """No card of the pool has her name: nothing can be put into Trash, so nothing comes (ruling Z49)."""
    own = square(player, "a1")
    g = board(player, LILFY).hand(player, COAL, TANK).zx(own, TANK, player).begin()
    g.do(f"use player:{LILFY}", f"choose hand:{TANK}")
    assert g.zone(player, "trash") == [TANK] and g.on(own) == TANK
    assert g.starting("use") == []
    # In the turn of the enemy it cannot be used, nor with nothing in the hand.
    assert board(player, LILFY).begin().starting("use") == []


@cr("H109", "1014.2")
def test_a_position_keeps_a_sleeping_player_card_and_who_gives_it_abilities() -> None:
    g = board(0, AYASE).zx("a1", MOON).begin().do(f"use player:{AYASE}")
    copy = Play(type(g.game).from_position(g.game.position(), card_set=SET))
    assert copy.texts == g.texts
    assert f"use player:{AYASE}" not in copy.texts


@cr("502", "H109")
def test_it_reboots_in_the_reboot_phase() -> None:
    g = board(0, AYASE).zx("a1", MOON).begin().do(f"use player:{AYASE}", "pass")
    while g.to_play != 0 or "pass" not in g.texts or not g.starting("use"):
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.game.position()["turn"] == 7


def player_with(*abilities: Ability, **more: Any) -> Card:
    return Card("N-001", "N", Color.RED, CardType.PLAYER, abilities=abilities, **more)


def giver(ability: Startup | Automatic | Always, named: str | None = "P") -> list[Card]:
    to = each(zx(Side.OWN, kind=CardType.PLAYER, named=named))
    return [
        Card("N-001", "N", Color.RED, power=500, abilities=[Always(do=[Gains(ability, to)])]),
        Card("N-002", "P", Color.RED, CardType.PLAYER),
    ]


DRAWS = Startup(cost=[], do=[Draw(1)])


@cr("H109", "303.6a")
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ([player_with(icons=(Icon.IGNITION,))], "icon"),
        ([player_with(Always(do=[GainPower(500, each(zx()))]))], "startup and Automatic"),
        ([player_with(Startup(cost=[], do=[Draw(1)], valid_in=Zone.HAND))], "never elsewhere"),
        ([player_with(Startup(cost=[Destroy(THIS)], do=[Draw(1)]))], "no rule does Destroy to a Player"),
        ([player_with(Startup(cost=[], do=[Draw(1)], limit=Limit.TWICE_PER_TURN))], "counts to two"),
        ([player_with(Automatic(when=Occurrence.APPEARS, do=[Draw(1)]))], "does not happen to a Player"),
        (giver(Startup(cost=[], do=[Destroy(THIS)])), "no rule does Destroy to a Player"),
        (giver(Automatic(when=Occurrence.ATTACKS, do=[Draw(1)])), "does not happen to a Player"),
        (giver(DRAWS, None), "say which Player card"),
        (
            [
                Card(
                    "N-001",
                    "N",
                    Color.RED,
                    power=500,
                    abilities=[
                        Always(do=[Gains(DRAWS, each(zx(kind=CardType.PLAYER, named="P", cost_at_most=3)))])
                    ],
                ),
                Card("N-002", "P", Color.RED, CardType.PLAYER),
            ],
            "by its side and its name",
        ),
        (
            [
                Card(
                    "N-001",
                    "N",
                    Color.RED,
                    power=500,
                    abilities=[
                        Always(do=[GainPower(500, each(zx(kind=CardType.PLAYER, named="P")))]),
                    ],
                ),
                Card("N-002", "P", Color.RED, CardType.PLAYER),
            ],
            "no rule finds a Player card",
        ),
    ],
)
def test_what_no_rule_does_is_refused(cards: list[Card], words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode(cards)


@cr("H109")
def test_what_a_rule_does_is_taken() -> None:
    encode(giver(Startup(cost=[Sleep(THIS)], do=[Reboot(THIS), Draw(1)])))
