"""What lasts for cards that come later and for players (ruling H147); abilities that a Player card gains."""

from dataclasses import replace

import pytest

from tests.cards.words.test_next_turns import to_turn
from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    ANY_NUMBER,
    IT,
    THEM,
    Always,
    Automatic,
    Bar,
    Cannot,
    Card,
    CardType,
    Color,
    CostsLess,
    Draw,
    Effect,
    EventText,
    GainColor,
    GainCost,
    GainPower,
    GainRange,
    Gains,
    GainShields,
    Grant,
    GrantPlayer,
    Having,
    Lasts,
    Occurrence,
    Pick,
    PowerIs,
    Side,
    Until,
    Zone,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

BOTH = pytest.mark.parametrize("player", [0, 1])
COAL, TANK, K2 = "B01-003", "B01-013", "B04-056"
"""Power 3500 and 8000; K2 is white and is dealt no damage up to 3000."""
BURNS = "WA-014"
"""Red: 1000 damage to each enemy Z/X."""


def _board(player: int, *hand: str) -> Scenario:
    return Scenario(turn_player=player, card_set=SET).hand(player, *hand)


def _play(g: Play, number: str) -> Play:
    """Play a card that costs something, on c2 if it is a Z/X."""
    g.do(f"play {number}")
    while not g.starting("pass"):
        wanted = [text for text in g.texts if text == "at c2"]
        g.do((wanted or g.texts)[0])
    return g


@cr("H147")
@BOTH
def test_damage_of_red_cards_is_more_for_the_turn(player: int) -> None:
    g = _board(player, "WA-030", BURNS, BURNS).zx("a2", TANK, 1 - player).begin()
    g.do(f"play {BURNS}", "play WA-030", f"play {BURNS}")
    assert g.damage("a2") == 1000 + 2000
    # Not in the next own turn.
    g = _board(player, "WA-030", BURNS).zx("a2", TANK, 1 - player).begin().do("play WA-030")
    assert to_turn(g, 7).do(f"play {BURNS}").damage("a2") == 1000


@cr("H147")
@BOTH
def test_the_opponents_red_cards_deal_no_more(player: int) -> None:
    g = _board(player, "WA-030").hand(1 - player, BURNS).zx("a2", TANK, player).zx("b2", TANK, 1 - player)
    play = g.begin().do("play WA-030", "attack a2", "target b2")
    while f"play {BURNS}" not in play.texts:
        play.do("pass")
    assert play.do(f"play {BURNS}").damage("a2") == 1000


@cr("H147")
@BOTH
def test_power_also_of_a_zx_that_comes_later(player: int) -> None:
    """It holds in the opponent's next turn, too, and no longer."""
    g = _board(player, "WA-031", COAL).zx("a2", TANK, player).zx("c3", TANK, 1 - player)
    play = _play(g.resource(player, COAL, COAL, COAL).begin().do("play WA-031"), COAL)
    assert (play.power("a2"), play.power("c2"), play.power("c3")) == (9000, 4500, 8000)
    assert to_turn(play, 6).power("c2") == 4500
    assert to_turn(play, 7).power("c2") == 3500


@cr("H147", "904.2")
@BOTH
def test_less_power_for_each_of_them_may_destroy(player: int) -> None:
    g = _board(player, "WA-032").zx("a2", COAL, 1 - player).zx("c2", TANK, 1 - player).begin()
    g.do("play WA-032")
    assert (g.on("a2"), g.power("c2")) == (None, 4000)


@cr("H147", "1104")
@BOTH
def test_range_and_the_bar_to_attack(player: int) -> None:
    g = _board(player, "WA-033").zx("c2", TANK, player).zx("a2", TANK, 1 - player).begin()
    assert "attack c2" not in g.texts
    g.do("play WA-033", "attack c2")
    assert "a2" in g.starting("target")
    g = _board(player, "WA-035").zx("c2", TANK, player).zx("b2", TANK, 1 - player).begin().do("play WA-035")
    assert "attack b2" not in to_turn(g, 6).texts
    assert "attack b2" in to_turn(g, 8).texts


@cr("H147")
@BOTH
def test_damage_up_and_damage_none(player: int) -> None:
    """Of 5000 and 1000 the first is not dealt; with WA-041 an attack on the player takes 2 Life."""
    board = _board(player, "WA-036").hand(1 - player, BURNS, "T-212")
    g = (
        board.zx("c2", TANK, player)
        .zx("b2", K2, 1 - player)
        .begin()
        .do("play WA-036", "attack c2", "target b2")
    )
    g.do("pass", "play T-212")
    if g.starting("choose"):
        g.do("choose c2")
    g.do("pass", f"play {BURNS}")
    assert g.damage("c2") == 1000
    g = _board(player, "WA-041").zx("b2", TANK, player).begin().do("play WA-041")
    g.attack("b2", "player").pass_both()
    while len(g.zone(1 - player, "life")) > 2 and g.texts:
        g.do(g.texts[0])
    assert len(g.zone(1 - player, "life")) == 2


@cr("H147", "H101")
@BOTH
def test_players_are_barred_and_shielded_up_to_the_opponents_next_turn(player: int) -> None:
    other = 1 - player
    g = _board(player, "WA-037").charge(other, COAL, COAL).charge(player, COAL).begin().do("play WA-037")
    while g.game.turn < 6 or g.game.position()["phase"] != "main":
        assert not (g.game.turn == 6 and g.starting("ignite"))
        g.do("pass" if "pass" in g.texts else g.texts[0])
    g = _board(player, "WA-038").zx("b2", TANK, other).begin().do("play WA-038")
    to_turn(g, 6).attack("b2", "player").pass_both()
    assert len(g.zone(player, "life")) == 4
    to_turn(g, 8).attack("b2", "player").pass_both()
    assert len(g.zone(player, "life")) == 3


@cr("H147", "904.2")
def test_it_does_nothing_to_cards_that_the_opponent_does_not_affect() -> None:
    """Q-177 lets a2 not be affected by its enemy: ruling H71."""
    g = _board(0, "Q-177", "WA-032").zx("a2", TANK, 1).zx("c2", TANK, 1).begin()
    g.do("play Q-177", "choose a2", "play WA-032")
    assert (g.power("a2"), g.power("c2")) == (8000, 4000)


@cr("H64")
@BOTH
def test_a_player_card_strengthens_in_its_own_turns(player: int) -> None:
    g = _board(player, "WA-045").zx("c2", COAL, player).begin().do("play WA-045")
    assert [to_turn(g, turn).power("c2") for turn in (5, 6, 7, 8)] == [5500, 3500, 5500, 3500]


@cr("H145", "H64")
@BOTH
def test_a_player_card_has_a_startup_for_a_while(player: int) -> None:
    """It is used once a turn, in the own turn 5 and in a battle of turn 6."""
    g = _board(player, "WA-046").player_card(player, "B03-105").zx("b2", TANK, 1 - player)
    g = g.zx("a2", K2, player).begin().do("play WA-046")
    uses = g.starting("use")
    assert len(uses) == 1
    g.do(f"use {uses[0]}")
    assert (len(g.zone(player, "hand")), g.starting("use")) == (1, [])
    to_turn(g, 6).attack("b2", "a2").do("pass")
    assert g.starting("use") == uses
    assert to_turn(g, 7).starting("use") == []


@cr("H145", "H64")
@BOTH
def test_the_opponents_player_card_weakens(player: int) -> None:
    """Up to the end of the next turn of the player of the Event, 7."""
    g = _board(player, "WA-047").zx("a2", COAL, 1 - player).begin().do("play WA-047")
    assert [to_turn(g, turn).power("a2") for turn in (5, 6, 7, 8)] == [2500, 2500, 2500, 3500]


@cr("H149")
@BOTH
@pytest.mark.parametrize(("there", "own", "theirs"), [("WA-070", 1, 0), ("WA-071", 0, 1), (TANK, 1, 1)])
def test_a_player_draws_no_card_by_an_ability(player: int, there: str, own: int, theirs: int) -> None:
    """WA-073 draws for both; each Z/X has more Power if its player drew."""
    g = _board(player, "WA-073").zx("c2", there, player).zx("a2", TANK, 1 - player).begin().do("play WA-073")
    assert (len(g.zone(player, "hand")), len(g.zone(1 - player, "hand"))) == (own, theirs)
    assert g.power("a2") == 8000 + 1000 * own


@cr("H149", "503")
@BOTH
def test_the_cards_of_the_draw_phase_are_drawn(player: int) -> None:
    """WA-070 and WA-071 bar both players; WA-072 its opponent up to the end of the next turn."""
    board = _board(player).zx("c2", "WA-070", player).zx("a2", "WA-071", player).hand(1 - player, "WA-073")
    g = to_turn(board.begin(), 6)
    assert len(g.zone(1 - player, "hand")) == 1 + 2
    assert len(g.do("play WA-073").zone(1 - player, "hand")) == 2
    board = _board(player, "WA-072").hand(1 - player, "WA-073", "WA-073").begin()
    g = to_turn(board.do("play WA-072"), 6)
    assert len(g.do("play WA-073").zone(1 - player, "hand")) == 1 + 2
    held = len(to_turn(g, 8).zone(1 - player, "hand"))
    assert len(g.do("play WA-073").zone(1 - player, "hand")) == held


def test_what_they_say() -> None:
    cards = card_table(SET)
    assert say(cards.card_of("WA-031")) == (
        "[Event] Each Z/X of yours on a Square has +1000 Power until the end of your opponent's next turn, "
        "also one that comes later."
    )
    assert say(cards.card_of("WA-044")) == (
        "[Event] Startup abilities of your opponent's cards cost 1 of any color more until the end of the "
        "turn."
    )


_IN_REBOOT_PHASE = Grant(THEM, Cannot(Bar.REBOOT), Until.REBOOT_PHASE_ENDS)
_HEIR = Gains(Automatic(when=Occurrence.LEAVES, do=[Draw(1)]))


@pytest.mark.parametrize(
    ("word", "words"),
    [
        (_IN_REBOOT_PHASE, "They cannot Reboot in their owners' next Reboot Phase."),
        (replace(_IN_REBOOT_PHASE, what=IT), "It cannot Reboot in its owner's next Reboot Phase."),
        (
            replace(_IN_REBOOT_PHASE, what=choose(2, zx())),
            "2 Z/X on a Square cannot Reboot in their owners' next Reboot Phase.",
        ),
        (
            replace(_IN_REBOOT_PHASE, what=each(zx())),
            "Each Z/X on a Square cannot Reboot in its owner's next Reboot Phase.",
        ),
        (
            Grant(THEM, Cannot(Bar.BE_CHOSEN_BY_ENEMY)),
            "They cannot be chosen by their owners' opponents for abilities until the end of the turn.",
        ),
        (Grant(THEM, GainRange(2)), "They have Range 2 until the end of the turn."),
        (Grant(THEM, GainColor(Color.RED)), "They are red, too, until the end of the turn."),
        (
            Grant(THEM, PowerIs(500), Until.LEAVES),
            "They have a Power of 500 as long as they stay on the Squares.",
        ),
        (
            Grant(THEM, _HEIR),
            'They gain "[Auto] When this card leaves its Square, draw 1 card." until the end of the turn.',
        ),
        (GainShields(THEM, 1), "They gain 1 Shield."),
        (GainShields(IT, 1), "It gains 1 Shield."),
    ],
)
def test_of_several_cards_the_plural_is_said(word: Effect, words: str) -> None:
    effect = EventText(do=[Pick(choose(ANY_NUMBER, zx())), word])
    said = say(Card("T-001", "T", Color.RED, CardType.EVENT, abilities=[effect]))
    assert said == f"[Event] Choose any number of Z/X on a Square. {words}"


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (Lasts(GainPower(1000)), "for this card say Grant"),
        (Lasts(GainPower(1000, each(zx(Side.OWN, having=(Having.NOT_THIS,))))), "compares no card"),
        (Lasts(GainPower(1000, each(zx(Side.OWN, power_at_most=1000)))), "must not ask for the Power"),
        (Lasts(GainCost(1, each(card(Side.OWN, (Zone.HAND, Zone.TRASH))))), "of the hand alone"),
        (Lasts(GainPower(1000, each(zx())), until=Until.LEAVES), "no rule lets that last"),
        (GrantPlayer(Always(do=[GainPower(1000)])), "about other cards"),
        (GrantPlayer(Always(do=[CostsLess(1)])), "about other cards"),
        (
            GrantPlayer(Automatic(when=Occurrence.ATTACKS, of=zx(), do=[Draw(1)]), until=Until.LEAVES),
            "no rule lets that last",
        ),
    ],
)
def test_what_no_rule_does_is_refused(word: Effect, reason: str) -> None:
    made = Card("T-001", "T", Color.RED, abilities=[Automatic(when=Occurrence.APPEARS, do=[word])])
    with pytest.raises(CardError, match=reason):
        encode([made])
