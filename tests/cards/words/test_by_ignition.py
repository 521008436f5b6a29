"""Ruling H218: cards that are put into Trash by Ignition."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import Play, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    Automatic,
    CameBy,
    Card,
    Color,
    Draw,
    If,
    Occurrence,
    Way,
    Zone,
)
from zx_env.zx.cards.pool import card_table

COAL, TANK, FULGORE = "B01-003", "B01-013", "B48-043"
ITSELF, WATCHER, IGNITES, MILLS = "WK-017", "WK-018", "WK-019", "WK-020"
"""Charges a card; watches own cards; ignites once; puts the top card into Trash."""
WITH_ICON = "B01-007"
"""Yatagarasu has the Ignition icon."""


def own(player: int, square: str) -> str:
    """Return the Square as the player sees it."""
    return square if player == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


def _board(player: int, event: str, *deck: str) -> Scenario:
    return Scenario(player, card_set=SET).hand(player, event).deck(player, *deck, *[COAL] * 5)


@cr("H218", "505.3a")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("event", "charged"), [(IGNITES, 1), (MILLS, 0)])
def test_a_card_waits_for_its_own_ignition(player: int, event: str, charged: int) -> None:
    g = _board(player, event, ITSELF).begin().do(f"play {event}")
    assert ITSELF in g.zone(player, "trash")
    assert len(g.zone(player, "charge")) == charged


@cr("H218")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("event", "power"), [(IGNITES, 6000), (MILLS, 5000)])
def test_another_card_waits_for_those_of_its_side(player: int, event: str, power: int) -> None:
    for owner, more in ((player, power), (1 - player, 5000)):
        scenario = _board(player, event, COAL).zx(
            own(player, "b1" if owner == player else "b3"), WATCHER, owner
        )
        g = scenario.begin().do(f"play {event}")
        assert g.power(own(player, "b1" if owner == player else "b3")) == more


@cr("H218")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("answer", "power"), [("no", 6000), ("yes", 5000)])
def test_a_card_with_the_icon_that_is_not_played(player: int, answer: str, power: int) -> None:
    g = (
        _board(player, IGNITES, WITH_ICON)
        .zx(own(player, "b1"), WATCHER, player)
        .begin()
        .do(f"play {IGNITES}", answer)
    )
    if answer == "yes":
        g.do(f"at {own(player, 'a1')}")
        while "pass" not in g.texts:
            g.do(g.texts[0])
    assert g.power(own(player, "b1")) == power


@cr("H218")
@pytest.mark.parametrize("player", [0, 1])
def test_after_a_card_was_played_by_ignition_other_cards_are_none(player: int) -> None:
    """The way of the card that appeared last says nothing of what is put into Trash then."""
    scenario = _board(player, IGNITES, WITH_ICON, COAL).hand(player, IGNITES, MILLS)
    g = (
        scenario.zx(own(player, "b1"), WATCHER, player)
        .begin()
        .do(f"play {IGNITES}", "yes", f"at {own(player, 'a1')}")
    )
    while "pass" not in g.texts:
        g.do(g.texts[0])
    assert g.do(f"play {MILLS}").power(own(player, "b1")) == 5000


def _to_ignition(player: int, pays: int) -> Play:
    """The Ignition Phase of the player's turn with FULGORE on top of the deck."""
    scenario = Scenario(1 - player, card_set=SET).deck(player, COAL, COAL, FULGORE, *[COAL] * 5)
    g = scenario.resource(player, FULGORE, times=pays).charge(player, COAL).begin()
    while not g.starting("ignite"):
        g.do("pass")
    return g.do(g.texts[[text.startswith("ignite") for text in g.texts].index(True)])


@cr("H218")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("pays", [True, False])
def test_fulgore_is_played_from_trash(player: int, pays: bool) -> None:
    g = _to_ignition(player, 2)
    assert FULGORE in g.zone(player, "trash")
    g.do("yes" if pays else "no")
    if pays:
        g.do(f"at {own(player, 'b1')}")
    assert (g.on(own(player, "b1")) == FULGORE) == pays
    assert g.asleep(player) == int(pays)


IGNITED = {"way": Way.BY_IGNITION, "do": [Draw(1)]}


@pytest.mark.parametrize(
    ("ability", "words"),
    [
        (Automatic(when=Occurrence.APPEARS, **IGNITED), "of PUT_IN_TRASH alone"),  # type: ignore[arg-type]
        (
            Automatic(when=Occurrence.PUT_IN_TRASH, origin=Zone.DECK, valid_in=Zone.TRASH, **IGNITED),  # type: ignore[arg-type]
            "without `origin`",
        ),
        (
            Automatic(when=Occurrence.PUT_IN_TRASH, way=Way.FROM_DECK, valid_in=Zone.TRASH, do=[Draw(1)]),
            "only what appears",
        ),
        (
            Automatic(when=Occurrence.APPEARS, do=[If([CameBy(Way.BY_IGNITION)], [Draw(1)])]),
            "what appears by Ignition",
        ),
    ],
)
def test_what_no_rule_does_is_refused(ability: Automatic, words: str) -> None:
    made = Card("ZZ-001", "Refused", Color.RED, cost=1, power=1000, abilities=[ability])
    with pytest.raises(CardError, match=words):
        encode((*card_table(SET).cards, made))
