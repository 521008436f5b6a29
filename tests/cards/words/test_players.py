"""Lasting effects on a player: no plays, no draws, a cheaper next card; and counters that are spent."""

import pytest

from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Automatic,
    CannotDraw,
    CannotPlay,
    Card,
    CardType,
    Color,
    Effect,
    Having,
    NextCostsLess,
    Occurrence,
    Side,
    Until,
    Zone,
    card,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, TANK, HEART = "B01-003", "B01-013", "B01-012"
FREE = "Q-065"


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand).resource(0, *[COAL] * 3)


def _to_turn(g: Play, turn: int) -> Play:
    while g.game.turn < turn or "pass" not in g.texts:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


def test_no_event_is_played_until_the_battle_ends() -> None:
    g = _board("Q-060").zx("b1", TANK).zx("b2", COAL, 1).hand(1, "B01-059").resource(1, "B01-059")
    play = g.begin().do("play Q-060", "attack b1", "target b2", "pass")
    assert play.to_play == 1 and not [text for text in play.texts if text.startswith("play")]


def test_without_it_the_event_can_be_played() -> None:
    g = _board().zx("b1", TANK).zx("b2", COAL, 1).hand(1, "B01-059").resource(1, "B01-059")
    play = g.begin().do("attack b1", "target b2", "pass")
    assert [text for text in play.texts if text.startswith("play")] == ["play B01-059"]


def test_it_ends_with_the_battle() -> None:
    g = _board("Q-060").zx("b1", TANK).zx("a1", TANK).zx("b2", TANK, 1).zx("a2", TANK, 1)
    play = g.hand(1, "B01-059").resource(1, "B01-059").begin().do("play Q-060", "attack b1", "target b2")
    play.pass_both().do("attack a1", "target a2", "pass")
    assert "play B01-059" in play.texts


def test_it_lasts_through_the_next_turn_of_the_enemy() -> None:
    """The Z/X of Cost 2 cannot be played, that of Cost 5 can; in the turn after it both can."""
    g = _board("Q-061").hand(1, COAL, TANK).cards(1, "resource", [COAL] * 6).begin().do("play Q-061")
    g.do("pass")
    while (
        g.to_play != 1
        or "pass" not in g.texts
        or not g.game.turn == 6
        or not g.starting("attack") + g.starting("play")
    ):
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.starting("play") == [TANK]


def test_own_cards_too() -> None:
    g = _board("Q-062", COAL).begin().do("play Q-062")
    assert g.starting("play") == []


@pytest.mark.parametrize("is_played", [False, True])
@pytest.mark.parametrize("extra", ["Q-057", "Q-058"])
def test_cards_of_the_dynamis_too(extra: str, is_played: bool) -> None:
    """A Z/X EX and an Event EX."""
    g = _board("Q-059").zx("b1", COAL).cards(0, "dynamis", [extra]).begin()
    if is_played:
        g.do("play Q-059")
    assert any(extra in text for text in g.texts) != is_played


@pytest.mark.parametrize(("is_played", "can"), [(False, False), (True, True)])
def test_the_next_such_card_costs_less(is_played: bool, can: bool) -> None:
    """A Meister of Cost 5, three Resources."""
    g = _board("Q-063", TANK, TANK).begin()
    if is_played:
        g.do("play Q-063")
    assert (TANK in g.starting("play")) == can
    if is_played:
        g.do(f"play {TANK}", "at b1")
        assert g.asleep(0) == 3


def test_only_the_next_one_and_only_such_a_card() -> None:
    g = _board("Q-063", TANK, TANK, COAL).cards(0, "resource", [COAL] * 8).begin()
    g.do("play Q-063", f"play {COAL}", "at a1")
    assert g.asleep(0) == 2
    g.do(f"play {TANK}", "at b1")
    assert g.asleep(0) == 5
    assert TANK not in g.starting("play")


def test_two_of_them_are_about_the_same_card_and_it_costs_one_at_least() -> None:
    g = _board("Q-063", "Q-063", "Q-063", TANK, TANK).begin()
    g.do("play Q-063", "play Q-063", "play Q-063", f"play {TANK}", "at b1")
    assert g.asleep(0) == 1
    assert g.starting("play") == []


def test_a_turn_later_it_costs_what_it_costs() -> None:
    g = _board("Q-063", TANK).begin().do("play Q-063", "pass")
    _to_turn(g, 7)
    assert TANK not in g.starting("play")


def test_who_cannot_draw_draws_nothing() -> None:
    g = _board("Q-065", "Q-069").begin().do("play Q-065", "play Q-069")
    assert (len(g.zone(0, "hand")), len(g.zone(1, "hand"))) == (0, 1)


def test_the_enemy_draws_nothing_in_its_turn_and_then_again() -> None:
    g = _board("Q-064").begin().do("play Q-064", "pass")
    while g.game.turn < 7:
        assert g.zone(1, "hand") == []
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert len(g.zone(0, "hand")) == 2


@pytest.mark.parametrize(("events", "drawn"), [(0, 0), (1, 2)])
def test_counters_are_spent_if_there_are_enough(events: int, drawn: int) -> None:
    g = _board(*["Q-066"] * events, "Q-067").begin()
    for _ in range(events):
        g.do("play Q-066")
    g.do("play Q-067")
    if "yes" in g.texts:
        g.do("yes")
    assert len(g.zone(0, "hand")) == drawn


def test_counters_are_a_cost_and_a_condition() -> None:
    g = _board("Q-066").zx("b1", "Q-068").begin()
    assert (g.starting("use"), g.power("b1")) == ([], 5000)
    assert g.do("play Q-066").power("b1") == 5500
    g.do("use b1")
    assert (g.starting("use"), g.power("b1")) == ([], 6000)


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-061")) == (
        "[Event] Your opponent cannot play Z/X with Cost 3 or less from their hand until the end of your "
        "opponent's next turn."
    )
    assert say(pool.card_of("Q-063")) == (
        "[Event] The next [Meister] Z/X that you play from your hand this turn costs 2 less."
    )
    assert say(pool.card_of("Q-068")) == (
        "[Startup] Spend 2 Dream Key counters: Give this card +1000 Power until the end of the turn.\n"
        "[Always] While you have 1 or more Dream Key counters, this card has +500 Power."
    )


@pytest.mark.parametrize(
    ("word", "words"),
    [
        (CannotPlay(card(Side.ENEMY, Zone.TRASH)), "no card is played from TRASH"),
        (CannotPlay(zx(Side.ENEMY)), "no card is played from SQUARE"),
        (CannotPlay(card(Side.ENEMY, Zone.HAND), until=Until.LEAVES), "no rule lets that last"),
        (CannotPlay(card(Side.ENEMY, Zone.HAND, having=(Having.NOT_THIS,))), "is asked for type"),
        (NextCostsLess(1, card(Side.ENEMY, Zone.HAND)), "the controller plays it"),
        (NextCostsLess(0, card(Side.OWN, Zone.HAND)), "does nothing"),
        (NextCostsLess(1, card(Side.OWN, Zone.HAND, kind=CardType.ZX, having=(Having.OTHER_NAME,))), "asked"),
        (CannotDraw(Side.ANY), "one player draws none"),
    ],
)
def test_what_no_rule_keeps_is_refused(word: Effect, words: str) -> None:
    ability = Automatic(when=Occurrence.APPEARS, do=[word])
    with pytest.raises(CardError, match=words):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
