"""Automatic abilities once and twice per turn, where a card appears from, conditions on Power."""

import pytest

from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Always,
    AnyOf,
    AtLeast,
    Automatic,
    Card,
    Color,
    Draw,
    GainPower,
    Limit,
    Occurrence,
    Side,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

MOVE, BACK = "S-127", "S-126"
COAL = "B01-003"


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand)


def test_an_automatic_ability_once_per_turn_triggers_once_in_each_turn() -> None:
    g = _board(MOVE, MOVE, MOVE).zx("b1", "S-122").begin()
    g.do(f"play {MOVE}", "choose b1", "choose a1")
    assert len(g.zone(0, "hand")) == 3
    g.do(f"play {MOVE}", "choose a1", "choose c1")
    assert len(g.zone(0, "hand")) == 2
    while not (g.game.turn == 7 and f"play {MOVE}" in g.texts):
        g.do("pass" if "pass" in g.texts else g.texts[0])
    before = len(g.zone(0, "hand"))
    g.do(f"play {MOVE}", "choose c1", "choose a1")
    assert len(g.zone(0, "hand")) == before


def test_another_card_of_the_name_has_a_turn_of_its_own() -> None:
    g = _board(MOVE, MOVE).zx("b1", "S-122").zx("c1", "S-122").begin()
    g.do(f"play {MOVE}", "choose b1", "choose a1", f"play {MOVE}", "choose c1", "choose c2")
    assert len(g.zone(0, "hand")) == 2


def test_automatic_abilities_twice_per_turn_each_trigger_twice() -> None:
    """The second ability waits for any own Z/X: each move of S-123 triggers both."""
    g = _board(*[MOVE] * 3).zx("b1", "S-123").begin()
    at = "b1"
    for to in ("a1", "c1", "a2"):
        g.do(f"play {MOVE}", f"choose {at}", f"choose {to}")
        while any(text.startswith("resolve") for text in g.texts):
            g.do(next(text for text in g.texts if text.startswith("resolve")))
        at = to
    assert len(g.zone(0, "hand")) == 2
    assert len(g.zone(0, "trash")) == 2 + 3  # two from the deck, three Events


def test_a_card_appears_from_trash() -> None:
    assert _board("S-124").begin().do("play S-124", "at b1").zone(0, "hand") == []
    g = _board(BACK).trash(0, "S-124").begin().do(f"play {BACK}", "choose trash:S-124", "choose a1")
    assert len(g.zone(0, "hand")) == 1


@pytest.mark.parametrize(("zone", "drawn", "milled"), [("resource", 1, 0), ("charge", 0, 1), ("trash", 0, 0)])
def test_other_cards_appear_from_resource_or_charge(zone: str, drawn: int, milled: int) -> None:
    g = _board(BACK).cards(0, zone, ["B01-013"]).zx("b1", "S-125").begin().do(f"play {BACK}")
    g.do(g.texts[0], "choose a1")
    assert (len(g.zone(0, "hand")), len(g.zone(0, "trash"))) == (drawn, 1 + milled)


def test_what_appeared_before_leaves_no_trace() -> None:
    """A card from Resource, and next one that is played from the hand."""
    g = _board(BACK, "S-124").resource(0, "B01-013").zx("b1", "S-125").begin()
    g.do(f"play {BACK}", (g.starting("play") and "choose resource:B01-013") or "", "choose a1")
    assert len(g.zone(0, "hand")) == 2
    assert len(g.do("play S-124", "at c1").zone(0, "hand")) == 1


def test_a_condition_asks_for_power_as_it_is_now() -> None:
    g = _board("S-130").zx("b1", "S-128").begin()
    assert g.starting("use") == []
    g.do("play S-130", "choose b1")
    assert g.starting("use") == ["b1"]


@pytest.mark.parametrize(("stronger", "drawn"), [(False, 1), (True, 0)])
def test_no_enemy_of_so_much_power(stronger: bool, drawn: int) -> None:
    g = _board("S-130", "S-129").zx("b2", COAL, 1).begin()
    if stronger:
        g.do("play S-130", "choose b2")
    assert len(g.do("play S-129").zone(0, "hand")) == drawn + (not stronger)


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("S-122")) == (
        "[Auto] (once per turn) When this card moves to another Square, draw 1 card."
    )
    assert say(pool.card_of("S-124")) == "[Auto] When this card appears from Trash, draw 1 card."
    assert say(pool.card_of("S-128")) == (
        "[Startup] (if this card is a Z/X with Power 8000 or more on a Square) For nothing: Draw 1 card."
    )


STRONG = AtLeast(1, zx(Side.OWN, power_at_least=9000))


@pytest.mark.parametrize("ability", [
    Always(needs=[STRONG], do=[GainPower(500)]),
    Automatic(when=Occurrence.APPEARS, needs=[AnyOf([STRONG, STRONG])], do=[Draw(1)]),
])  # fmt: skip
def test_an_always_ability_asks_for_no_power(ability: Always | Automatic) -> None:
    with pytest.raises(CardError, match="Power is counted by AtLeast and AtMost"):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])


def test_a_heaven_break_is_no_automatic_ability() -> None:
    ability = Automatic(when=Occurrence.APPEARS, limit=Limit.HEAVEN_BREAK, do=[Draw(1)])
    with pytest.raises(CardError, match="a startup ability is a Heaven-break"):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])


@pytest.mark.parametrize(("cards", "can"), [(3, True), (2, True), (1, False)])
def test_cards_of_the_deck_are_a_cost(cards: int, can: bool) -> None:
    """S-131: two cards of the deck into Trash, all of them or none."""
    g = _board().deck(0, *[COAL] * cards).zx("b1", "S-131").begin()
    assert g.starting("use") == (["b1"] if can else [])
    if can:
        g.do("use b1")
        assert g.power("b1") == 6000 and len(g.zone(0, "trash")) == (2 if cards > 2 else 0)
    words = "[Startup] (once per turn) Put the top 2 cards of your deck into your Trash: "
    assert say(card_table(SET).card_of("S-131")).startswith(words)


def test_an_effect_looks_at_twelve_cards_and_puts_the_rest_back_in_any_order() -> None:
    deck = [f"B01-{n:03}" for n in range(1, 15)]
    g = _board("Q-030").deck(0, *deck).begin().do("play Q-030", f"choose deck:{deck[11]}")
    assert g.zone(0, "hand") == [deck[11]]
    order = [deck[n] for n in (10, 0, 9, 1, 8, 2, 7, 3, 6, 4, 5)]
    g.do(*[f"choose deck:{one}" for one in order])
    assert g.zone(0, "deck") == [*deck[12:], *order]


def test_a_counted_number_of_cards_to_look_at_stops_at_twelve() -> None:
    g = _board("Q-031").trash(0, *[COAL] * 14).deck(0, *[COAL] * 15).begin().do("play Q-031")
    n = 0
    while g.texts == [f"choose deck:{COAL}"]:
        g.do(g.texts[0])
        n += 1
    assert n == 12


@pytest.mark.parametrize(("cheaper", "second"), [(False, False), (True, True)])
def test_a_total_cost_adds_costs_as_they_are_now(cheaper: bool, second: bool) -> None:
    """Two of Cost 5 are 10, or 6 where each costs 2 less."""
    g = _board("Q-032").zx("a3", "B01-013", 1).zx("b3", "B01-013", 1)
    play = (g.zx("b1", "Q-033") if cheaper else g).begin().do("play Q-032", "choose a3")
    assert ("choose b3" in play.texts) == second
