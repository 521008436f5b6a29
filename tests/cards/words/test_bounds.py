"""Cost and Power compared with another card's, with a count or with a total."""

import pytest

from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx import limits
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    IT,
    THIS,
    Ability,
    Always,
    Automatic,
    Card,
    Color,
    CostOf,
    Destroy,
    Draw,
    GainPower,
    Gains,
    Move,
    Occurrence,
    Per,
    PowerOf,
    Side,
    Startup,
    Zone,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.cards.sentences.card import say
from zx_env.zx.cards.sets import CARDS

COAL, PEACOCK, TANK, TURTLE = "B01-003", "B01-004", "B01-013", "B01-014"
"""Z/X of Cost and Power 2 and 3500, 3 and 3000, 5 and 8000, 5 and 5000."""


def _board(*hand: str) -> Scenario:
    return Scenario(card_set=SET).hand(0, *hand)


def _choices(g: Play) -> list[str]:
    return sorted(text.removeprefix("choose ") for text in g.texts if text.startswith("choose"))


@pytest.mark.parametrize(("stronger", "meant"), [(False, ["a3", "b3"]), (True, ["a3", "b3", "c3"])])
def test_power_up_to_that_of_this_card_as_it_is_now(stronger: bool, meant: list[str]) -> None:
    g = _board("S-130").zx("b1", "Q-001").zx("a3", COAL, 1).zx("b3", TURTLE, 1).zx("c3", TANK, 1).begin()
    if stronger:
        g.do("play S-130", "choose b1")
    assert _choices(g.do("use b1")) == meant


def test_cost_up_to_that_of_the_card_that_is_attacked() -> None:
    """S-001 of Cost 3 stands beside; the attacked one is meant, too."""
    g = _board().zx("b1", "Q-001").zx("b2", PEACOCK, 1).zx("a3", COAL, 1).zx("b3", TANK, 1).begin()
    assert _choices(g.do("attack b1", "target b2")) == ["a3", "b1", "b2"]


@pytest.mark.parametrize(("own", "meant"), [(COAL, ["a3", "b3"]), (TANK, ["a3", "b3", "c3"])])
def test_cost_up_to_that_of_what_was_destroyed_and_one_more(own: str, meant: list[str]) -> None:
    g = _board("Q-002").zx("b1", own).zx("a3", COAL, 1).zx("b3", PEACOCK, 1).zx("c3", TANK, 1).begin()
    assert _choices(g.do("play Q-002", "choose b1")) == meant


def test_the_same_cost_as_what_was_chosen() -> None:
    g = _board("Q-003").zx("b1", TURTLE).trash(0, COAL, TANK, TURTLE, PEACOCK).begin()
    assert _choices(g.do("play Q-003", "choose b1")) == [f"trash:{TANK}", f"trash:{TURTLE}"]


@pytest.mark.parametrize(("charge", "meant"), [(0, []), (2, ["a3"]), (4, ["a3", "b3"])])
def test_cost_up_to_a_number_of_cards(charge: int, meant: list[str]) -> None:
    g = _board("Q-004").cards(0, "charge", [COAL], charge).zx("a3", COAL, 1).zx("b3", PEACOCK, 1)
    g2 = g.zx("c3", TANK, 1).begin().do("play Q-004")
    assert _choices(g2) == meant


@pytest.mark.parametrize(("own", "meant"), [((), []), (("a1",), ["a3"]), (("a1", "b1"), ["a3", "b3"])])
def test_power_up_to_that_of_several_together(own: tuple[str, ...], meant: list[str]) -> None:
    """3500 and 5000 are 8500: enough for 8000, not for 9000 with a boost."""
    g = _board("S-130", "Q-005").zx("a1", COAL).zx("b1", TURTLE)
    play = g.zx("a3", PEACOCK, 1).zx("b3", TANK, 1).zx("c3", TANK, 1).begin()
    play.do("play S-130", "choose c3", "play Q-005", *[f"choose {square}" for square in own])
    if len(own) < 2:
        play.do("done")
    assert _choices(play) == meant


def test_a_cost_of_at_least_the_total_of_others() -> None:
    g = _board("Q-006").zx("a1", COAL).zx("b1", PEACOCK).zx("a3", PEACOCK, 1).zx("b3", TANK, 1).begin()
    assert _choices(g.do("play Q-006")) == ["b3"]


def test_totals_are_amounts() -> None:
    g = _board("Q-007", "Q-008").zx("a1", COAL).zx("b1", PEACOCK).zx("a3", TANK, 1).begin()
    assert len(g.do("play Q-007").zone(0, "hand")) == 1 + 3
    g.do("play Q-008", "choose a3")
    assert g.damage("a3") == 6500


@pytest.mark.parametrize(("own", "can"), [(1, True), (2, True), (4, True), (6, False)])
def test_an_event_needs_an_enemy_of_so_much_cost(own: int, can: bool) -> None:
    """2 for every 2 own Z/X: an enemy of Cost 5 is enough for up to 5 of them."""
    g = _board("Q-009").zx("b3", TANK, 1)
    for square in ["a1", "b1", "c1", "a2", "b2", "c2"][:own]:
        g.zx(square, COAL)
    assert bool(g.begin().starting("play")) == can


@pytest.mark.parametrize(("played", "drawn"), [(TURTLE, 0), (TANK, 1)])
def test_what_appears_is_compared_with_this_card(played: str, drawn: int) -> None:
    g = _board(played).zx("b1", "Q-010").resource(0, *[COAL] * 5).begin()
    assert len(g.do(f"play {played}", "at c1").zone(0, "hand")) == drawn


@pytest.mark.parametrize(("trash", "can"), [(COAL, True), (PEACOCK, False)])
def test_a_cost_compares_with_this_card(trash: str, can: bool) -> None:
    assert _board().zx("b1", "Q-011").trash(0, trash).begin().starting("use") == (["b1"] if can else [])


def test_what_they_say() -> None:
    pool = card_table(SET)
    assert say(pool.card_of("Q-002")) == (
        "[Event] Destroy 1 Z/X of yours on a Square. If you did, destroy 1 enemy Z/X with Cost up to the "
        "Cost of it plus 1 on a Square."
    )
    assert say(pool.card_of("Q-010")) == (
        "[Auto] When another Z/X of yours with Power of at least the Power of this card plus 500 appears, "
        "draw 1 card."
    )
    assert say(pool.card_of("Q-007")) == (
        "[Event] Draw cards equal to the total Cost of Z/X of yours on a Square minus 2."
    )


def _appears(*do: Destroy | Draw) -> Automatic:
    return Automatic(when=Occurrence.APPEARS, do=do)


WORSE = zx(Side.ENEMY, cost_at_most=CostOf(THIS))


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (_appears(Destroy(choose(1, zx(cost_at_most=CostOf(IT))))), "no choice before has picked anything"),
        (Automatic(when=Occurrence.APPEARS, of=zx(cost_at_most=CostOf(IT)), do=[Draw(1)]), "say THIS"),
        (Always(do=[GainPower(500, each(WORSE))]), "must not ask for the Power"),
        (Always(do=[GainPower(Per(500, WORSE))]), "does not count cards by Power"),
        (Always(do=[Gains(_appears(Draw(1)), each(WORSE))]), "must not ask for the Power"),
        (
            _appears(Destroy(choose(1, zx(cost_at_most=CostOf(THIS), cost_at_least=2)))),
            "leave the number out",
        ),
        (
            _appears(Destroy(choose(1, zx(cost_at_most=CostOf(THIS), power_at_most=PowerOf(THIS))))),
            "one bound of a question is worked out",
        ),
        (_appears(Destroy(choose(1, zx(cost_at_most=CostOf(WORSE))))), "bounds are numbers"),
        (_appears(Draw(PowerOf(THIS))), "cards are not counted by a Power"),
        (
            Startup(
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    Move(choose(1, card(Side.OWN, Zone.TRASH, cost_at_most=CostOf(IT))), Zone.REMOVED),
                ],
                do=[Draw(1)],
            ),
            "say THIS",
        ),
        (
            _appears(
                Destroy(choose(1, zx(Side.OWN))), Destroy(choose(1, zx(power_at_most=PowerOf(IT)))),
            ),
            "has left its Square",
        ),
    ],
)  # fmt: skip
def test_a_bound_that_nothing_could_work_out_is_refused(ability: Ability, words: str) -> None:
    with pytest.raises(CardError, match=words) as error:
        encode([Card("T-001", "T", Color.RED, abilities=[ability])])
    assert error.value.number == "T-001"


def test_a_full_table_of_bounds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BOUNDS", 0)
    wants = Card("T-001", "T", Color.RED, abilities=[_appears(Destroy(choose(1, WORSE)))])
    with pytest.raises(CardError, match="need more than 0 rows of bound"):
        encode([*CARDS, wants])
