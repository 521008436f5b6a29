"""CR 200: parameters of a card: type, Cost, colour, icons, Power."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.zx import limits
from zx_env.zx.cards.decks import check_deck, load_deck
from zx_env.zx.cards.encode.vocabulary import BITS_OF_WORD
from zx_env.zx.cards.names import Tribe
from zx_env.zx.cards.pool import card_table
from zx_env.zx.settings import card_rows
from zx_env.zx.terms import CardType, Color

COAL = PLAIN_CARD  # red, Cost 2, Power 3500
TANK = "B01-013"  # red, Cost 5, Power 8000
VOID = "B01-026"  # blue, Cost 3, Power 5000, Ignition icon
LASCIVUS = "B01-061"  # black
JUDGE = "B01-017"  # red Event, Cost 1: 3500 damage to 1 Z/X on a Normal Square
QUAKE_SPEAR = "B01-018"  # Event: an attacking Z/X gets +3500
AURA = "B01-060"  # white Event, Cost 2: -4000 Power to 1 Z/X on a Normal Square
USHBA = "B01-055"  # white
MIKADO = "B03-104"  # a Player card
BYSTANDER = "T-103"
RED_AND_BLUE = "Q-080"


@contextmanager
def written_as(number: str, **fields: int) -> Iterator[None]:
    """While it lasts, the card table says this of the card: for what the language of cards cannot say."""
    row = card_table(SET).row_of(number)
    records = card_table(SET).record[0]["card"][row], card_rows(SET)[0].card[row]
    before = {name: int(getattr(records[0], name)) for name in fields}
    try:
        for record in records:
            for name, value in fields.items():
                setattr(record, name, value)
        yield
    finally:
        for record in records:
            for name, value in before.items():
                setattr(record, name, value)


@cr("202", "806")
def test_an_event_resolves_and_a_zx_stands_on_a_square() -> None:
    g = Scenario().hand(0, JUDGE, COAL).resource(0, COAL, times=3).begin()
    g.do(f"play {JUDGE}")
    assert g.starting("at") == []
    assert g.zone(0, "trash") == [JUDGE]
    g.do(f"play {COAL}")
    assert g.starting("at") != []
    g.do("at b1")
    assert g.on("b1") == COAL


@cr("202")
def test_a_player_card_is_no_card_of_a_deck() -> None:
    deck = load_deck("b01_red")
    cards = [MIKADO, *deck.cards[1:]]
    assert any(MIKADO in problem for problem in check_deck(type(deck)("mine", cards, MIKADO)))
    assert check_deck(deck) == []


@cr("202.6a", "202.7a")
@pytest.mark.parametrize("kind", [CardType.ZX_EX, CardType.ZX_OB])
def test_an_extra_and_an_overboost_are_zx_too(kind: CardType) -> None:
    with written_as(BYSTANDER, kind=kind):
        g = Scenario(card_set=SET).zx("b2", BYSTANDER, 1).hand(0, JUDGE).resource(0, COAL).begin()
        g.do(f"play {JUDGE}", "choose b2")
        assert g.damage("b2") == 3500


@cr("203")
def test_the_cost_is_how_many_resources_go_to_sleep() -> None:
    g = Scenario().hand(0, TANK).resource(0, COAL, times=7).begin()
    g.do(f"play {TANK}", "at b1")
    assert g.asleep(0) == 5


@cr("203")
def test_without_enough_reboot_resources_the_cost_cannot_be_paid() -> None:
    asleep = {"card": COAL, "state": "sleep"}
    g = Scenario().hand(0, TANK, COAL).resource(0, *[COAL] * 4, asleep).begin()
    assert g.starting("play") == [COAL]


@cr("204")
def test_one_resource_at_least_has_the_colour_of_the_card() -> None:
    blue = Scenario().hand(0, TANK).resource(0, VOID, times=6).begin()
    assert blue.starting("play") == []
    mixed = Scenario().hand(0, TANK).resource(0, COAL, *[VOID] * 4).begin()
    assert mixed.starting("play") == [TANK]
    mixed.do(f"play {TANK}", "at b1")
    assert mixed.asleep(0) == 5


@cr("204.5")
@pytest.mark.parametrize("resource", [COAL, VOID])
def test_a_card_of_several_colours_is_a_card_of_each(resource: str) -> None:
    with written_as(BYSTANDER, colors=Color.RED | Color.BLUE):
        g = Scenario(card_set=SET).hand(0, BYSTANDER).resource(0, resource, times=5).begin()
        assert g.starting("play") == [BYSTANDER]
        black = Scenario(card_set=SET).hand(0, BYSTANDER).resource(0, LASCIVUS, times=5).begin()
        assert black.starting("play") == []


@cr("204.5")
def test_a_resource_of_several_colours_pays_for_each_of_them() -> None:
    g = Scenario(card_set=SET).hand(0, COAL, VOID).resource(0, RED_AND_BLUE, times=3).begin()
    assert g.starting("play") == [COAL, VOID]


@cr("206", "505.3a")
@pytest.mark.parametrize(("revealed", "is_asked"), [(VOID, True), (TANK, False)])
def test_the_ignition_icon_decides_what_a_revealed_card_may_do(revealed: str, is_asked: bool) -> None:
    g = Scenario(phase="ignition").charge(0, COAL).deck(0, revealed, COAL).begin()
    g.do(f"ignite {COAL}")
    assert ("yes" in g.texts) == is_asked
    if not is_asked:
        assert g.zone(0, "trash") == [COAL, revealed]


@cr("208", "904.1")
def test_damage_is_counted_apart_and_leaves_power_as_it_is() -> None:
    g = Scenario().zx("b2", TANK, 1).hand(0, JUDGE).resource(0, COAL).begin()
    g.do(f"play {JUDGE}", "choose b2")
    assert g.power("b2") == 8000
    assert g.damage("b2") == 3500


@cr("208", "Z33")
def test_a_loss_of_power_makes_earlier_damage_lethal() -> None:
    g = Scenario().zx("b2", TANK, 1, damage=4000).hand(0, AURA).resource(0, USHBA, times=2).begin()
    g.do(f"play {AURA}", "choose b2")
    assert g.on("b2") is None
    assert g.zone(1, "charge") == [TANK]


@cr("208")
def test_power_now_is_what_a_zx_hits_with() -> None:
    g = (
        Scenario()
        .zx("b1", COAL)
        .zx("b2", TANK, 1, damage=1000)
        .hand(0, QUAKE_SPEAR)
        .resource(0, COAL)
        .begin()
    )
    g.attack("b1", "b2").do(f"play {QUAKE_SPEAR}", "choose b1")
    assert g.power("b1") == 7000
    g.do("pass", "pass")
    assert g.on("b2") is None


@cr("H50")
def test_every_tribe_that_is_shipped_is_on_a_card_or_asked_for_and_there_is_room_for_many_more() -> None:
    tribes = card_table().vocabulary.tribes
    assert set(tribes) == set(Tribe)
    assert len(tribes) < limits.TRIBE_WORDS * BITS_OF_WORD // 2
