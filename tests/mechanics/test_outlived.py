"""Ruling Z13: an effect that asks for a card which has left uses its last known values."""

import numpy as np
import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.zx import limits
from zx_env.zx.cards.pool import card_table
from zx_env.zx.quantities import Asked
from zx_env.zx.terms import AbilityKind, CardType, Having, Op, Side, Target, Zone


def stand(*hand: str) -> Scenario:
    """Enough Resource for the hand, and enemy Z/X of Power 3500, 6500 and 8000."""
    there = Scenario(card_set=SET).hand(0, *hand).resource(0, "B01-003", times=8)
    for square, number in (("a3", "B01-003"), ("c3", "B02-011"), ("a2", "B01-013")):
        there.zx(square, number, owner=1)
    return there


def pay(g: Play) -> Play:
    """Sleep Resources for what is asked."""
    while g.starting("pay"):
        g.do(g.texts[0])
    return g


def play(g: Play, number: str, square: str = "") -> Play:
    """Play a card, on that Square, and pay for it."""
    g.do(f"play {number}")
    return pay(g.do(f"at {square}") if square else g)


# K-007 gives each other own Z/X 3000 Power; the Z/X here have 5000 printed, P-009 raises Costs by 3.


@cr("Z13")
def test_a_card_that_was_returned_compares_its_last_power() -> None:
    """The Striker has 8000 when the Host takes it back, which is what it then destroys up to."""
    g = play(stand("P-001").zx("b1", "P-002").zx("a1", "K-007").begin(), "P-001", "c1")
    g.do("resolve b1")
    assert g.zone(0, "hand") == ["P-001"] and set(g.starting("choose")) == {"a3", "c3", "a2"}


@cr("Z13", "H84")
def test_more_power_than_a_card_that_has_left() -> None:
    g = play(stand("P-010").zx("b1", "P-002").zx("a1", "K-007").begin(), "P-010", "c1")
    assert not g.do("resolve b1").starting("choose"), "the Giant Killer had 8000"
    g = play(stand("P-010").zx("b1", "P-002").begin(), "P-010", "c1")
    assert set(g.do("resolve b1").starting("choose")) == {"c3", "a2"}


@cr("Z13")
def test_e09_004_asks_for_more_power_than_it_last_had() -> None:
    """The one card of the pool that asks so, in a game where another ability takes it back first."""
    up = [{"card": "B16-019", "face": "up"}] * 2
    there = stand("E09-004").zx("b1", "P-002").cards(0, "dynamis", up)
    g = play(there.begin(), "E09-004", "c1").do("resolve b1")
    assert set(g.starting("choose")) == {"c3", "a2"}
    there = stand("E09-004").zx("b1", "P-002").zx("a1", "K-007").cards(0, "dynamis", up)
    g = play(there.begin(), "E09-004", "c1").do("resolve b1")
    assert not g.starting("choose"), "8000 is not more than 8000"


@cr("Z13", "1007")
def test_its_own_destruction_asks_what_it_was() -> None:
    g = stand("P-006").zx("b1", "P-004").zx("a1", "K-007").begin().do("play P-006", "choose b1")
    assert set(g.starting("choose")) == {"a3", "c3", "a2"}


@cr("Z13", "1007")
def test_the_power_of_that_card_is_what_it_was() -> None:
    there = stand("P-006").zx("b1", "P-005").zx("c1", "B01-003").zx("a1", "K-007")
    g = there.begin().do("play P-006", "choose c1", "choose a2")
    assert g.damage("a2") == 6500
    g = (
        stand("P-006")
        .zx("b1", "P-005")
        .zx("c1", "B01-003")
        .begin()
        .do("play P-006", "choose c1", "choose a2")
    )
    assert g.damage("a2") == 3500


@cr("Z13", "905.1(i)")
@pytest.mark.parametrize(("taxed", "drawn"), [(True, 5), (False, 2)])
def test_the_cost_of_a_z_x_that_another_replaces_is_what_it_was(taxed: bool, drawn: int) -> None:
    there = stand("B01-003").zx("b1", "P-008").zx("c1", "B01-003")
    g = play((there.zx("a1", "P-009") if taxed else there).begin(), "B01-003", "c1")
    assert len(g.zone(0, "hand")) == drawn and g.zone(0, "trash") == ["B01-003"]


@cr("Z13", "203")
@pytest.mark.parametrize(("taxed", "drawn"), [(True, 5), (False, 2)])
def test_the_cost_of_that_card_is_what_it_was(taxed: bool, drawn: int) -> None:
    there = stand("P-006").zx("b1", "P-008").zx("c1", "B01-003")
    g = (there.zx("a1", "P-009") if taxed else there).begin().do("play P-006", "choose c1")
    assert len(g.zone(0, "hand")) == drawn


@cr("Z13", "203")
@pytest.mark.parametrize(("taxed", "drawn"), [(True, 0), (False, 1)])
def test_a_condition_asks_what_the_card_last_cost(taxed: bool, drawn: int) -> None:
    """It costs 3, or 6 with the tax; the dearest Z/X of the enemy costs 5."""
    there = stand("P-006").zx("b1", "P-019")
    g = (there.zx("a1", "P-009") if taxed else there).begin().do("play P-006", "choose b1")
    assert len(g.zone(0, "hand")) == drawn


@cr("Z13", "807")
def test_a_card_that_paid_with_itself_is_asked_as_it_was() -> None:
    g = stand().zx("b1", "P-007").zx("a1", "K-007").begin().do("use b1", "choose a2")
    assert g.on("a2") is None, "8000 damage"
    g = stand().zx("b1", "P-007").begin().do("use b1", "choose a2")
    assert g.damage("a2") == 5000


@cr("Z13", "507.3")
@pytest.mark.parametrize("gone", [True, False])
def test_a_part_that_is_done_at_the_end_of_the_turn_asks_what_its_card_was(gone: bool) -> None:
    g = play(stand("P-011", "P-006").zx("a1", "K-007").begin(), "P-011", "b1")
    if gone:
        g.do("play P-006", "choose b1")
    g.do("pass", "choose a2")
    assert g.on("a2") is None


@cr("Z13", "Z30")
def test_a_card_that_came_back_is_not_asked_for_what_it_was() -> None:
    """The Striker had 8000, left and came back: what it has now as another card is not asked."""
    there = stand("P-001").zx("b1", "P-013").zx("a1", "K-007")
    g = play(there.begin(), "P-001", "c1")
    g.do("resolve b1", "choose c1", "choose trash:P-001", "choose c2")
    assert g.on("c2") == "P-001" and set(g.starting("resolve")) == {"P-001", "c2"}
    g.do("resolve P-001")
    assert set(g.starting("choose")) == {"a3", "c3", "a2"}


@cr("Z13", "1009")
def test_a_card_that_became_force_is_asked_as_it_was() -> None:
    g = stand("P-015").zx("b1", "P-014").zx("c1", "B01-003").zx("a1", "K-007").begin()
    g.do("play P-015", "choose b1")
    (force,) = [text for text in g.texts if text.endswith("2")]
    g.do(force, "choose c1")
    assert g.on("b1") is None
    g.do("choose a2")
    assert g.on("a2") is None, "8000 damage"


@cr("Z13", "H84")
def test_what_left_first_is_remembered_while_another_leaves() -> None:
    """Both Last Words had 8000, the first was gone before the second was destroyed."""
    there = stand("P-016").zx("b1", "P-004").zx("c1", "P-004").zx("a1", "K-007")
    g = there.begin().do("play P-016", "choose b1", "choose c1")
    for _ in range(2):
        if g.starting("resolve"):
            g.do(g.texts[0])
        assert set(g.starting("choose")) == {"a3", "c3", "a2"}
        g.do("done")


@cr("Z13", "H84")
def test_a_card_that_left_no_square_is_asked_as_it_is() -> None:
    """In the hand it cost 2; in Trash, where it is, 3."""
    g = stand("P-017").zx("b1", "P-018").begin().do("use hand:P-017")
    assert len(g.zone(0, "hand")) == 3


@cr("Z13")
def test_what_nobody_asks_for_any_more_is_forgotten() -> None:
    """More cards than are remembered at a time leave in one turn, one after the other."""
    times = limits.LAST_KNOWN + 2
    g = stand("P-006").zx("a1", "K-007").begin()
    for _ in range(times):
        position = g.game.position()
        position.pop("engine")
        # A deck has room for no more: what has left earlier is taken out.
        position["players"][0] |= {"trash": [], "charge": [], "hand": ["P-006", "P-006"]}
        position["squares"]["b1"] = {"card": "P-004", "owner": 0}
        g = Play(type(g.game).from_position(position, card_set=SET))
        g.do("play P-006", "choose b1")
        while "play P-006" not in g.texts and g.texts[-1].startswith("choose charge"):
            g.do(g.texts[-1])
        assert set(g.starting("choose")) == {"a3", "c3", "a2"}
        g.do("done")


# -- what the pool asks --------------------------------------------------------------------------------------

_ABOUT_NAMES = Having.SAME_NAME | Having.OTHER_NAME


def test_the_cards_of_the_pool_that_ask_are_as_many_as_can_be_remembered() -> None:
    """So that none of them is forgotten: four copies in each of two decks."""
    pool = card_table()
    table = pool.record[0]
    asking = set()
    for row, card in enumerate(pool.cards):
        first, many = int(table["card"][row]["ability"]), int(table["card"][row]["abilities"])
        if table["ability"]["asks_of"][first : first + many].any():
            asking.add(card.name)
    assert 5 <= len(asking) and len(asking) * 4 * 2 <= limits.LAST_KNOWN
    of_that = np.flatnonzero(table["ability"]["asks_of"] & Asked.OF_THAT)
    last = int(table["card"][pool.row_of("B07-052")]["ability"]) + 1
    assert of_that.tolist() == [last]


def test_no_card_of_the_pool_asks_for_a_name_that_a_shift_has_lent() -> None:
    """A name that a Shift adds goes with it: no card that could be chosen bears the name of a Shift."""
    pool = card_table()
    table = pool.record[0]
    shifts = {card.name for card in pool.cards if card.kind == CardType.SHIFT}
    assert not shifts & {card.name for card in pool.cards if card.kind != CardType.SHIFT}
    # They ask when they have just appeared, or when their cost has just been paid: no printed Shift is laid
    # on such a Z/X, or leaves with it, before the effect.
    asks_both_sides = {pool.row_of(number) for number in ("B12-102", "B15-086", "IG11-013")}
    of_card = {
        int(card["ability"]) + place: row
        for row, card in enumerate(table["card"][: len(pool)])
        for place in range(int(card["abilities"]))
    }
    for number, ability in enumerate(table["ability"]):
        if ability["step"] == 0 or of_card.get(number) in asks_both_sides:
            continue
        if ability["kind"] in (AbilityKind.ALWAYS,) or not ability["valid_in"] >> Zone.SQUARE & 1:
            continue
        row = int(ability["step"])
        while table["step"][row]["op"] != Op.FINISH:
            step = table["step"][row]
            rows = [step["selector"], step["per"]]
            if step["condition"] >= 0:
                rows.append(table["condition"][step["condition"]]["selector"])
            for selector in (table["selector"][asked] for asked in rows if asked >= 0):
                if selector["having"] & _ABOUT_NAMES and selector["zones"] >> Zone.SQUARE & 1:
                    # Only the own Shift can lie on an own Z/X, and it was on the card that has left.
                    assert selector["side"] == Side.OWN
            assert (
                step["target"] != Target.THAT_CARD
                or step["selector"] < 0
                or not (table["selector"][step["selector"]]["having"] & _ABOUT_NAMES)
            )
            row += 1
