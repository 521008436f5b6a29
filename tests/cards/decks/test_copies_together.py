"""Ruling H225: a deck rule that counts the cards of two names together."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.deck_makers.room import Room, copies_left
from zx_env.zx.cards.decks import Deck, check_deck
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import Card, Color, Copies
from zx_env.zx.cards.pool import card_table

DAWN, FLOOD, TWIN, SECOND = "WM-040", "WM-041", "WM-042", "WM-043"


def problems(dynamis: tuple[str, ...] = (), cards: tuple[str, ...] = ()) -> list[str]:
    deck = Deck("d", [*cards, *[PLAIN_CARD] * (50 - len(cards))], dynamis=list(dynamis), format="extended")
    return [one for one in check_deck(deck, SET) if any(number in one for number in (DAWN, FLOOD, TWIN))]


@cr("H225")
@pytest.mark.parametrize(
    ("dynamis", "is_right"),
    [((DAWN,), True), ((FLOOD,), True), ((DAWN, FLOOD), False), ((DAWN, DAWN), False)],
)
def test_one_in_all_of_two_names_in_a_dynamis(dynamis: tuple[str, ...], is_right: bool) -> None:
    found = problems(dynamis)
    assert (found == []) == is_right
    if not is_right:
        assert "at most 1" in found[0]


@cr("H225")
@pytest.mark.parametrize(
    ("twins", "seconds", "is_right"), [(2, 1, True), (2, 2, False), (0, 4, True), (3, 0, True), (4, 0, False)]
)
def test_three_in_all_with_a_card_by_its_japanese_name(twins: int, seconds: int, is_right: bool) -> None:
    """The second name has a rule of its own only while the card that says so is there."""
    assert (problems(cards=(TWIN,) * twins + (SECOND,) * seconds) == []) == is_right


@cr("H225")
def test_deck_makers_leave_room() -> None:
    pool = card_table(SET)
    dawn, flood, twin, second = (pool.cards[pool.row_of(number)] for number in (DAWN, FLOOD, TWIN, SECOND))
    assert (copies_left(flood, []), copies_left(flood, [dawn]), copies_left(second, [twin] * 2)) == (1, 0, 1)
    room = Room()
    room.swap(True)
    assert (room.add(second, 2), room.add(twin, 4), room.add(second, 4)) == (2, 1, 0)


@cr("H225", "202.8")
def test_it_adds_nothing_to_the_zx_under_a_shift() -> None:
    scenario = Scenario(card_set=SET).zx("b2", PLAIN_CARD).cards(0, "dynamis", [DAWN])
    g = scenario.begin()
    (text,) = [text for text in g.texts if DAWN in text]
    g.do(text)
    if g.starting("choose"):
        g.do("choose b2")
    assert g.power("b2") == 4500


@cr("H225")
@pytest.mark.parametrize(("number", "can"), [("B16-019", False), ("B41-099", True)])
def test_b27_082_lies_on_an_overboost_and_lets_the_enemy_play_no_dingir(number: str, can: bool) -> None:
    """B16-019 is a Dingir of the Dynamis."""
    scenario = Scenario(1, card_set=SET).zx("b2", PLAIN_CARD, shift="B27-082")
    for square in ("a3", "c3"):
        scenario.zx(square, "B01-010" if number == "B16-019" else "B02-068", owner=1)
    scenario.resource(1, PLAIN_CARD, times=10).cards(1, "dynamis", [number])
    assert any(number in text for text in scenario.begin().texts) == can
    scenario.position["squares"]["b2"][0].pop("shift")
    assert any(number in text for text in scenario.begin().texts)


def test_a_name_that_no_card_has_is_refused() -> None:
    with pytest.raises(CardError) as caught:
        encode([Card("T-001", "T", Color.RED, abilities=[Copies(1, together_with=("Nobody",))])])
    assert caught.value.field == "abilities[0].together_with[0]"
