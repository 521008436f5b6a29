"""A Power that is set stands in the place of the printed one (ruling Z33)."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    THIS,
    Ability,
    Always,
    Automatic,
    CameBy,
    Card,
    Color,
    GainPower,
    Gains,
    Grant,
    Occurrence,
    PowerIs,
    PowerOf,
    Side,
    Until,
    Way,
    Zone,
    choose,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, TANK = "B01-003", "B01-013"
MORE = "S-130"
"""3000 more until the end of the turn."""


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand).resource(0, *[COAL] * 6)


@cr("Z33")
@pytest.mark.parametrize("first", [True, False])
def test_more_and_less_of_it_is_added_whatever_came_first(first: bool) -> None:
    g = _board("Q-040", MORE).zx("b1", COAL).begin()
    for event in ("Q-040", MORE) if first else (MORE, "Q-040"):
        g.do(f"play {event}", "choose b1")
    assert g.power("b1") == 9000


@cr("Z33")
def test_of_two_the_newer_holds_and_it_ends_with_the_turn() -> None:
    g = _board("Q-040", "Q-042").zx("b1", COAL).zx("b2", TANK, 1).begin()
    g.do("play Q-042", "choose b1")
    assert g.power("b1") == 8000
    assert g.do("play Q-040", "choose b1").power("b1") == 6000
    assert _turn_after(g).power("b1") == 3500


def test_it_stays_as_long_as_the_card_does() -> None:
    g = _board("Q-043", "Q-026", COAL).zx("b1", COAL).begin().do("play Q-043", "choose b1")
    assert _turn_after(g).power("b1") == 9000


@cr("Z33")
def test_the_newer_one_holds_though_it_ends_before_the_other() -> None:
    g = (
        _board("Q-043", "Q-040")
        .zx("b1", COAL)
        .begin()
        .do("play Q-043", "choose b1", "play Q-040", "choose b1")
    )
    assert g.power("b1") == 6000
    assert _turn_after(g).power("b1") == 9000


@cr("904.2")
def test_set_to_nothing_it_is_destroyed() -> None:
    """No enemy stands in the Center Area: their Power together is 0."""
    assert _board("Q-042").zx("b1", COAL).begin().do("play Q-042", "choose b1").on("b1") is None


def test_what_left_and_came_back_has_its_own_power_again() -> None:
    g = _board("Q-043", "Q-026").zx("b1", COAL).begin()
    g.do("play Q-043", "choose b1", "play Q-026", "choose b1", f"play {COAL}", "at b1")
    assert g.power("b1") == 3500


@cr("904.2")
def test_a_power_that_is_nothing_destroys_what_has_no_damage() -> None:
    g = _board("Q-042").zx("b1", COAL).zx("a1", COAL).begin().do("play Q-042", "choose b1")
    assert (g.on("b1"), g.on("a1")) == (None, COAL)


@cr("904.2")
def test_a_power_that_is_less_than_the_damage_destroys() -> None:
    g = _board("Q-041").zx("b3", TANK, 1, damage=5000).zx("a3", COAL, 1).begin().do("play Q-041")
    assert (g.on("b3"), g.on("a3")) == (None, COAL)
    assert g.power("a3") == 1000


@pytest.mark.parametrize(("charge", "power"), [(1, 2000), (3, 6000)])
def test_an_always_ability_sets_it_by_a_count(charge: int, power: int) -> None:
    g = _board().charge(0, *[COAL] * charge).zx("b1", "Q-044").begin()
    assert g.power("b1") == power
    assert _turn_after(g).power("b1") == 5000


def test_an_always_ability_that_sets_it_to_nothing_destroys() -> None:
    g = _board("Q-047").charge(0, COAL).zx("b1", "Q-044").begin().do("play Q-047", "choose charge:B01-003")
    assert g.on("b1") is None


def test_played_from_the_hand_or_put_there_it_has_the_printed_power() -> None:
    g = _board("Q-045").begin().do("play Q-045", "at b1")
    assert g.power("b1") == 3500
    g = _board("Q-046").deck(0, COAL, "Q-045", COAL).begin()
    g.do("play Q-046", "choose deck:Q-045", "choose a1")
    assert (g.power("a1"), len(g.zone(0, "hand"))) == (3500, 1)


def test_by_ignition_it_has_more_for_as_long_as_it_stands() -> None:
    g = Scenario(card_set=SET, phase="ignition").charge(0, COAL).deck(0, "Q-045", COAL, COAL, COAL).begin()
    g.do(f"ignite {COAL}", "yes", "at b1")
    assert (g.power("b1"), g.zone(0, "hand")) == (15500, [])
    assert _turn_after(g).power("b1") == 15500


def _turn_after(g: Play) -> Play:
    turn = g.game.turn
    while g.game.turn == turn:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    return g


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-041")) == (
        "[Event] Each enemy Z/X on a Square has a Power of 1000 until the end of the battle."
    )
    assert say(pool.card_of("Q-045")) == (
        "[Always] While it appeared by being played and it appeared from the deck or it appeared from Life, "
        "the Power of this card is 15000.\n"
        "[Always] This card has +500 Power.\n"
        "[Auto] When this card appears, if it appeared by an ability from the deck, draw 1 card."
    )


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (Always(do=[PowerIs(PowerOf(THIS))]), "knows a number, or counts cards"),
        (Always(valid_in=Zone.HAND, do=[PowerIs(1000)]), "on no Square"),
        (Always(valid_in=Zone.TRASH, needs=[CameBy(Way.BY_PLAY)], do=[GainPower(1000)]), "on no Square"),
        (
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    Grant(
                        choose(1, zx(Side.OWN)),
                        Gains(Always(needs=[CameBy(Way.BY_PLAY)], do=[GainPower(1000)])),
                    )
                ],
            ),
            "printed",
        ),
        (
            Automatic(
                when=Occurrence.ATTACKS,
                do=[Grant(choose(1, zx()), PowerIs(1000), until=Until.GAME_ENDS)],
            ),
            "no rule lets that last",
        ),
    ],
)
def test_what_no_rule_sets_is_refused(ability: Ability, words: str) -> None:
    with pytest.raises(CardError, match=words):
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
