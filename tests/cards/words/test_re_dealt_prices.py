"""Re-deals while cards are chosen together, for a price or a cost: what the play made sure of stays sure."""

from collections.abc import Iterator

import pytest

from tests.citations import cr
from tests.made_up import EVERYBODY, SET
from tests.scenario import PLAIN_CARD, Play, Scenario
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.terms import Zone

DEALS = 12 if PLAIN else 200
CHEAP = "B09-061"  # Cost 1
TWO, THREE, FOUR, FIVE = "B01-003", "B01-005", "B01-047", "B01-013"  # of these Costs
JUDGE = "B01-017"  # an Event
ASKED_WHERE = "IN-002"  # may leave elsewhere when it is destroyed
DESTROYED, DISCARDED, AT_MOST, TWO_EVENTS = "LE-013", "LE-014", "WA-145", "WA-146"
GIVEN = "B34-086"  # Hand It Over, Meow!: paid for by two cards with a part in the name
TAKES = "B01-045"


def _deals(g: Play, viewer: int = 1) -> Iterator[Play]:
    """Yield re-deals of a position for a player; none is one that `status` finds impossible."""
    for seed in range(DEALS):
        dealt = Play(g.game.determinize(viewer, seed))
        assert dealt.game.status() == []
        one = dealt.game._games[0]
        hand = [int(one.cards[0, Zone.HAND, i]) for i in range(int(one.count[0, Zone.HAND]))]
        rows = [int(one.row[slot]) for slot in hand]
        assert rows == sorted(rows), "a hand out of order"
        yield dealt


def _cost(g: Play, number: str) -> int:
    return g.game.settings.pool.card_of(number).cost


def _offered(g: Play) -> list[str]:
    return [text.removeprefix("choose hand:") for text in g.texts if text.startswith("choose hand:")]


def _choose_all(g: Play) -> int:
    n = 0
    while offered := _offered(g):
        g.do(f"choose hand:{offered[0]}")
        n += 1
    return n


# -- where a Z/X goes that is destroyed for a price ----------------------------------------------------------


@cr("H204", "814")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize(("answer", "charge"), [("no", [ASKED_WHERE]), ("yes", [])])
def test_a_re_deal_knows_what_is_destroyed_for_the_price(viewer: int, answer: str, charge: list[str]) -> None:
    g = Scenario(card_set=SET).hand(0, DESTROYED).zx("a1", ASKED_WHERE, 0).begin()
    g.do(f"play {DESTROYED}", "at b2", "choose a1")
    assert g.texts == ["yes", "no"]
    for dealt in _deals(g, viewer):
        dealt.do(answer)
        assert (dealt.on("a1"), dealt.on("b2")) == (None, DESTROYED)
        assert dealt.zone(0, "charge") == charge
        assert dealt.zone(0, "resource") == ([] if charge else [ASKED_WHERE])


# -- cards of the hand that pay ------------------------------------------------------------------------------


def _event_ex(*resource: str) -> Play:
    board = Scenario(card_set=SET).player_card(0, EVERYBODY).cards(0, "dynamis", [GIVEN, "P49-020"])
    board.hand(0, TAKES, TAKES, FOUR, FOUR, PLAIN_CARD).deck(0, *[PLAIN_CARD] * 10).resource(0, *resource)
    return board.begin().do(f"ex {GIVEN}")


@cr("H236", "Z24")
def test_an_event_ex_is_paid_for_by_as_many_cards_as_it_asks_for() -> None:
    for dealt in _deals(_event_ex(PLAIN_CARD)):
        assert _choose_all(dealt) == 2
        assert (len(dealt.zone(0, "hand")), dealt.asleep(0)) == (3, 0)


@cr("H236", "H103", "Z24")
def test_who_is_asked_whether_cards_pay_has_them() -> None:
    g = _event_ex(FOUR)
    assert g.texts == ["yes", "no"]
    for dealt in _deals(g):
        assert _choose_all(dealt.do("yes")) == 2
        assert dealt.asleep(0) == 0


@cr("H236", "Z24")
def test_the_second_card_can_be_chosen_after_the_first() -> None:
    g = _event_ex(PLAIN_CARD).do(f"choose hand:{TAKES}")
    for dealt in _deals(g):
        assert _choose_all(dealt) == 2
        assert len(dealt.zone(0, "hand")) == 3


# -- totals --------------------------------------------------------------------------------------------------


def _discarding() -> Play:
    """Player 0 plays a card of Cost 6 with 4 Resources: a card of Cost 2 or more must make up the rest."""
    g = Scenario(card_set=SET).hand(0, DISCARDED, THREE, CHEAP, CHEAP).deck(0, *[CHEAP] * 8)
    return g.resource(0, PLAIN_CARD, times=4).begin().do(f"play {DISCARDED}")


def _check_paid(dealt: Play) -> None:
    offered = _offered(dealt)
    assert offered and all(_cost(dealt, number) >= 2 for number in offered)
    dealt.do(f"choose hand:{offered[0]}")
    assert dealt.asleep(0) == 6 - _cost(dealt, offered[0])


@cr("H205", "H204", "Z24")
def test_a_re_dealt_card_makes_up_what_resources_do_not_pay() -> None:
    for dealt in _deals(_discarding().do("at b2")):
        _check_paid(dealt)


@cr("H204", "Z24")
def test_it_is_there_when_the_square_is_asked() -> None:
    for dealt in _deals(_discarding()):
        _check_paid(dealt.do("at b2"))


@cr("H205", "Z24")
def test_a_re_dealt_choice_keeps_its_total() -> None:
    g = Scenario(card_set=SET).hand(0, AT_MOST, TWO, FIVE, FIVE, FIVE).deck(0, *[FIVE] * 6, *[THREE] * 2)
    for dealt in _deals(g.begin().do(f"play {AT_MOST}")):
        hand = dealt.zone(0, "hand")
        offered = _offered(dealt)
        assert set(offered) == {number for number in hand if _cost(dealt, number) <= 4} != set()
        assert "done" in dealt.texts


# -- costs ---------------------------------------------------------------------------------------------------


@cr("804.2", "Z24")
def test_a_cost_is_paid_in_full_after_a_re_deal() -> None:
    g = Scenario(card_set=SET).zx("b2", TWO_EVENTS, 0).hand(0, JUDGE, JUDGE, TWO, TWO).deck(0, *[TWO] * 8)
    played = g.begin()
    played.do("use b2")
    for dealt in _deals(played):
        assert _choose_all(dealt) == 2
        assert dealt.zone(0, "trash") == [JUDGE, JUDGE]
