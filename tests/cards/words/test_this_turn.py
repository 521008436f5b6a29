"""Events of this turn that cards ask for: how many cards, which and whose."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    NORMAL,
    THIS,
    Among,
    AtLeast,
    Automatic,
    Card,
    Color,
    CostOf,
    Draw,
    Fate,
    Having,
    Occurrence,
    Per,
    Side,
    State,
    ThisTurn,
    Zone,
    card,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say

COAL, TANK = "B01-003", "B01-013"
KILL, BACK = "Q-025", "Q-026"


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand).resource(0, *[COAL] * 8)


def test_what_stood_there_when_the_game_began_has_not_appeared() -> None:
    g = _board("Q-020").zx("a1", COAL).zx("b1", COAL).begin().do("play Q-020")
    assert g.zone(0, "hand") == []


@cr("H80")
@pytest.mark.parametrize(("times", "drawn"), [(1, 0), (2, 2)])
def test_each_appearing_counts_of_one_card_too(times: int, drawn: int) -> None:
    """Ruling H80: a card that returned to the hand is another one (Z30)."""
    g = _board("Q-020", BACK, COAL).begin().do(f"play {COAL}", "at b1")
    if times == 2:
        g.do(f"play {BACK}", "choose b1", f"play {COAL}", "at b1")
    before = len(g.zone(0, "hand")) - 1
    assert len(g.do("play Q-020").zone(0, "hand")) == before + drawn


def test_the_enemys_have_not_appeared_as_own_ones() -> None:
    g = _board("Q-020", COAL).zx("b3", COAL, 1).begin().do(f"play {COAL}", "at b1", "play Q-020")
    assert g.zone(0, "hand") == [] and len(g.zone(0, "trash")) == 2


@pytest.mark.parametrize("killed", [0, 1, 2])
def test_destroyed_ones_are_counted_wherever_they_are(killed: int) -> None:
    g = _board("Q-021", KILL, KILL).zx("a3", COAL, 1).zx("b1", TANK).begin()
    for square in ["a3", "b1"][:killed]:
        g.do(f"play {KILL}", f"choose {square}")
    before = len(g.zone(0, "hand")) - 1
    assert len(g.do("play Q-021").zone(0, "hand")) == before + killed


def test_cards_put_into_trash_are_counted_by_color_and_side() -> None:
    """Q-025 is red and goes to Trash; the blue one that lay there before is not counted."""
    g = _board("Q-022", KILL).trash(0, "B01-026", COAL).zx("a3", COAL, 1).begin().do(f"play {KILL}")
    if "choose a3" in g.texts:
        g.do("choose a3")
    assert len(g.do("play Q-022").zone(0, "hand")) == 1


def test_events_that_were_played_are_counted_and_z_x_are_not() -> None:
    g = _board(BACK, BACK, COAL).zx("a1", COAL).zx("b1", "Q-023").begin()
    g.do(f"play {COAL}", "at c1", f"play {BACK}", "choose c1")
    assert g.starting("use") == []
    assert g.do(f"play {BACK}", "choose a1").starting("use") == ["b1"]


def test_an_always_ability_counts_this_turn() -> None:
    g = _board(COAL, KILL).zx("b1", "Q-023").zx("a3", TANK, 1).begin()
    assert g.power("b1") == 6000
    assert g.do(f"play {COAL}", "at c1").power("b1") == 6500
    assert g.do(f"play {KILL}", "choose a3").power("b1") == 5500
    while g.game.turn == 5:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert g.power("b1") == 6000


@pytest.mark.parametrize(("played", "meant"), [(1, []), (2, ["choose a3"])])
def test_a_bound_counts_what_was_played(played: int, meant: list[str]) -> None:
    g = _board("Q-024", COAL, COAL).zx("a3", COAL, 1).begin()
    for square in ["a1", "b1"][:played]:
        g.do(f"play {COAL}", f"at {square}")
    g.do("play Q-024")
    assert [text for text in g.texts if text.startswith("choose")] == meant


def test_what_an_effect_has_put_there_was_not_played() -> None:
    """With Q-033 the enemy's Coal Armadillo has Cost 1, as many as would have been played."""
    g = _board("Q-024", "S-126").trash(0, COAL).zx("b1", "Q-033").zx("a3", COAL, 1).begin()
    g.do("play S-126", "choose trash:B01-003", "choose a1", "play Q-024")
    assert not [text for text in g.texts if text.startswith("choose")]


@cr("H80")
def test_one_card_counts_up_to_three_times() -> None:
    g = _board("Q-027", COAL, *[BACK] * 3).begin().do(f"play {COAL}", "at b1")
    for _ in range(3):
        g.do(f"play {BACK}", "choose b1", f"play {COAL}", "at b1")
    assert len(g.do("play Q-027").zone(0, "hand")) == 3


_WHERE = {
    Zone.DECK: ("Q-111", 500),
    Zone.HAND: ("Q-111", 1000),
    Zone.LIFE: ("Q-111", 2000),
    Zone.RESOURCE: ("Q-111", 4000),
    Zone.CHARGE: ("Q-112", 500),
    Zone.TRASH: ("Q-112", 1000),
    Zone.REMOVED: ("Q-112", 2000),
    Zone.DYNAMIS: ("Q-112", 4000),
}
"""Who counts what appeared from the zone, and how much Power each gives it."""


@cr("H80")
@pytest.mark.parametrize("zone", list(_WHERE))
def test_it_is_remembered_from_which_zone_a_card_appeared(zone: Zone) -> None:
    name = zone.name.lower()
    lying = {Zone.DYNAMIS: ["B16-019"], Zone.HAND: ["Q-113", COAL]}.get(zone, [COAL] * 2)
    board = Scenario(card_set=SET).hand(0, "Q-113").zx("b1", "Q-111").zx("b2", "Q-112")
    g = board.resource(0, *[TANK] * 8).cards(0, name, lying).begin()
    g.do("play Q-113").do(f"choose {name}{g.starting(f'choose {name}')[-1]}", "choose a1")
    who, more = _WHERE[zone]
    assert {number: g.power(at) - 5000 for number, at in (("Q-111", "b1"), ("Q-112", "b2"))} == {
        "Q-111": 0,
        "Q-112": 0,
    } | {who: more}
    while g.game.turn == 5:
        g.do("pass" if "pass" in g.texts else g.texts[0])
    assert (g.power("b1"), g.power("b2")) == (5000, 5000)


@cr("H80", "1006.2")
def test_through_the_temporary_zone_it_appeared_from_where_it_was_played() -> None:
    g = _board(COAL).zx("b1", "Q-111").begin().do(f"play {COAL}", "at a1")
    assert g.power("b1") == 6000


@cr("H80")
def test_a_card_that_appeared_twice_from_a_zone_counts_once_for_it() -> None:
    g = _board(COAL, BACK).zx("b1", "Q-111").begin().do(f"play {COAL}", "at a1", f"play {BACK}", "choose a1")
    assert g.do(f"play {COAL}", "at a1").power("b1") == 6000


@pytest.mark.parametrize(("zone", "used"), [("resource", ["charge:Q-110"]), ("trash", [])])
def test_an_ability_asks_whether_a_card_has_appeared_from_the_resource(zone: str, used: list[str]) -> None:
    """As B22-082 asks."""
    g = _board("Q-113").charge(0, "Q-110").cards(0, zone, ["B01-013"]).begin()
    assert g.starting("use") == []
    g.do("play Q-113", f"choose {zone}:B01-013", "choose a1")
    assert g.starting("use") == used


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-020")) == (
        "[Event] If 2 or more Z/X of yours appeared this turn, draw 2 cards. Otherwise, put the top card "
        "of your deck into your Trash."
    )
    assert say(pool.card_of("Q-022")) == (
        "[Event] Draw 1 card for each red card of yours that was put into Trash this turn."
    )
    assert say(pool.card_of("Q-023")) == (
        "[Startup] (if 2 or more Events of yours were played this turn; once per turn) For nothing: "
        "Draw 1 card.\n"
        "[Always] While no enemy Z/X was destroyed this turn, this card has +1000 Power.\n"
        '[Always] This card has +500 Power for each "Coal Armadillo" of yours that appeared this turn.'
    )


def test_from_where_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-110")).startswith(
        "[Startup] (Charge; if a red Z/X of yours appeared from your Resource this turn; once per turn) For"
    )
    assert say(pool.card_of("Q-112")).startswith(
        "[Always] This card has +500 Power for each Z/X that appeared from its owner's Charge this turn."
    )


@pytest.mark.parametrize(
    ("fate", "origin"), [(Fate.DESTROYED, Zone.TRASH), (Fate.PLAYED, Zone.HAND), (Fate.APPEARED, Zone.FORCE)]
)
def test_only_what_appears_comes_from_a_zone_that_is_remembered(fate: Fate, origin: Zone) -> None:
    with pytest.raises(CardError, match="where cards that appeared come from"):
        encode([Card("T-001", "T", Color.RED, abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Draw(Per(1, ThisTurn(fate, zx(), origin)))])
        ])])  # fmt: skip


@pytest.mark.parametrize(
    ("among", "words"),
    [
        (card(Side.OWN, Zone.TRASH), "wherever they are now"),
        (zx(on=NORMAL), "wherever they are now"),
        (zx(state=State.SLEEP), "and not by how they stand"),
        (zx(having=(Having.DAMAGED,)), "and not by how they stand"),
        (zx(power_at_most=3000), "no rule remembers the Power"),
        (zx(cost_at_most=CostOf(THIS)), "no rule remembers the Power"),
    ],
)
def test_what_no_turn_remembers_is_refused(among: Among, words: str) -> None:
    counted = ThisTurn(Fate.APPEARED, among)
    for amount in (Draw(Per(1, counted)),):
        with pytest.raises(CardError, match=words):
            encode([Card("T-001", "T", Color.RED, abilities=[
                Automatic(when=Occurrence.APPEARS, needs=[AtLeast(1, counted)], do=[amount])
            ])])  # fmt: skip
