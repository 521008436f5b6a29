"""Cards that have every color as long as something is there (ruling H143), and B05-009."""

import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    AlsoNamed,
    Always,
    AtLeast,
    Card,
    Color,
    EveryColor,
    TurnOf,
    card,
    zx,
)
from zx_env.zx.terms import Side, Zone

RANMARU, NOBUNAGA, DEMON_KING, GREEN_2 = "B05-009", "B01-101", "B05-016", "CO-012"
BLUE = "B01-030"
BOTH = pytest.mark.parametrize("me", [0, 1])


def _home(me: int, square: str) -> str:
    return square if me == 0 else "cba"["abc".index(square[0])] + str(4 - int(square[1]))


@cr("H143")
@BOTH
@pytest.mark.parametrize(("lord", "mine", "pays"), [
    (NOBUNAGA, True, True), (DEMON_KING, True, True), (NOBUNAGA, False, False), (PLAIN_CARD, True, False),
])  # fmt: skip
def test_ranmaru_in_resource_pays_any_color_for_nobunaga(me: int, lord: str, mine: bool, pays: bool) -> None:
    g = Scenario(me, card_set=SET).hand(me, GREEN_2).resource(me, RANMARU, PLAIN_CARD)
    g = g.zx(_home(me, "a1"), lord, me if mine else 1 - me).begin()
    assert g.starting("play") == ([GREEN_2] if pays else [])
    if pays:
        assert g.do(f"play {GREEN_2}").asleep(me) == 2


@cr("H143", "Z16")
def test_the_one_of_every_color_must_pay_if_no_other_has_the_color() -> None:
    """Of three Resources two pay for a green card: Ranmaru and one of the others."""
    g = Scenario(card_set=SET).hand(0, GREEN_2).resource(0, BLUE, RANMARU, PLAIN_CARD).zx("a1", NOBUNAGA)
    g = g.begin().do(f"play {GREEN_2}")
    assert g.starting("pay") == ["blue", f"red {RANMARU}", "red"]
    g.do("pay blue")
    asleep = [one for one in g.game.position()["players"][0]["resource"] if not isinstance(one, str)]
    assert [one["card"] for one in asleep] == [BLUE, RANMARU]


@cr("H143")
def test_without_nobunaga_the_color_is_gone_again() -> None:
    g = Scenario(card_set=SET).hand(0, GREEN_2, "IN-008").resource(0, RANMARU, RANMARU).zx("a1", NOBUNAGA)
    g = g.begin()
    assert GREEN_2 in g.starting("play")
    g.do("play IN-008", "choose a1")
    assert GREEN_2 not in g.starting("play")


@cr("H143")
@BOTH
@pytest.mark.parametrize(("lord", "blue"), [(True, 2), (False, 0)])
def test_in_resource_and_trash_and_not_in_charge(me: int, lord: bool, blue: int) -> None:
    """CO-013 counts the blue cards of Resource and Trash."""
    g = Scenario(me, card_set=SET).hand(me, "CO-013").resource(me, RANMARU).trash(me, RANMARU)
    g = g.charge(me, RANMARU)
    g = g.zx(_home(me, "a1"), NOBUNAGA, me) if lord else g
    assert len(g.begin().do("play CO-013").zone(me, "hand")) == blue


@cr("H143")
@BOTH
@pytest.mark.parametrize(("there", "drawn"), [(PLAIN_CARD, 1), (BLUE, 0)])
def test_an_enemy_zx_by_its_tribe(me: int, there: str, drawn: int) -> None:
    """CO-011 is red; with an enemy Gigantic on a Square it is blue in Resource."""
    g = (
        Scenario(me, card_set=SET)
        .hand(me, "CO-013")
        .resource(me, "CO-011")
        .zx(_home(me, "a3"), there, 1 - me)
    )
    assert len(g.begin().do("play CO-013").zone(me, "hand")) == drawn


_NAMED = AtLeast(1, zx(Side.OWN, name_contains="A"))


@pytest.mark.parametrize(
    ("ability", "why"),
    [
        (Always(do=[EveryColor()]), "on no Square"),
        (Always(do=[EveryColor()], valid_in=(Zone.SQUARE, Zone.TRASH)), "on no Square"),
        (Always(do=[EveryColor()], valid_in=Zone.TRASH, needs=[TurnOf(Side.OWN)]), "so many own cards"),
        (Always(do=[EveryColor()], valid_in=Zone.TRASH, needs=[_NAMED, _NAMED]), "so many own cards"),
        (
            Always(do=[EveryColor()], valid_in=Zone.TRASH, needs=[AtLeast(2, zx(Side.OWN))]),
            "so many own cards",
        ),
        (
            Always(do=[EveryColor()], valid_in=Zone.TRASH, needs=[AtLeast(1, zx(color=Color.BLUE))]),
            "so many own cards",
        ),
        (
            Always(do=[EveryColor()], valid_in=Zone.TRASH, needs=[AtLeast(2, card(Side.OWN, Zone.HAND))]),
            "so many own cards",
        ),
        (Always(do=[AlsoNamed("A")], valid_in=Zone.TRASH, needs=[_NAMED]), "without `needs`"),
        (Always(do=[EveryColor(), EveryColor()], valid_in=Zone.TRASH), "stand alone"),
    ],
)
def test_other_needs_are_refused(ability: Always, why: str) -> None:
    with pytest.raises(CardError, match=why):
        encode([Card("T-001", "A", Color.RED, cost=3, power=3000, abilities=[ability])])
