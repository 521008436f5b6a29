"""Words that no rule of the later era implements are rejected, with card and field."""

import pytest

from zx_env.errors import CardError
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.language import (
    EVERYWHERE,
    NORMAL,
    THIS,
    Ability,
    Advent,
    Always,
    AsForce,
    Automatic,
    Cannot,
    Card,
    Crisis,
    Draw,
    EventText,
    GainPower,
    If,
    Move,
    NthTime,
    Overboost,
    Per,
    PlayEvent,
    Possess,
    Put,
    Startup,
    That,
    TurnOf,
    card,
    choose,
    zx,
)
from zx_env.zx.cards.names import PlayerKey
from zx_env.zx.terms import Bar, CardType, Color, Having, Icon, Limit, Occurrence, Side, Zone

DRAW = [Draw(1)]
NEVER = Always(valid_in=EVERYWHERE, do=[Cannot(Bar.BE_PLAYED)])


def a_card(*abilities: Ability, kind: CardType = CardType.ZX, **keys: object) -> Card:
    power = 3000 if kind in (CardType.ZX, CardType.ZX_EX) else 0
    return Card("T-001", "T", Color.RED, kind, cost=1, power=power, abilities=abilities, **keys)  # type: ignore[arg-type]


def startup(limit: Limit = Limit.UNLIMITED, **keys: object) -> Startup:
    return Startup(cost=[Move(THIS, Zone.TRASH)], do=DRAW, limit=limit, **keys)  # type: ignore[arg-type]


def counted(*needs: NthTime, **keys: object) -> Automatic:
    return Automatic(when=Occurrence.APPEARS, do=[If(needs, DRAW)], **keys)  # type: ignore[arg-type]


def takes(what: object) -> Automatic:
    return Automatic(when=Occurrence.APPEARS, do=[what])  # type: ignore[list-item]


OWN = zx(Side.OWN)

BAD = [
    (a_card(Possess([OWN] * 10), kind=CardType.ZX_EX), "abilities[0].of", "takes 1 to 9 Z/X"),
    (
        a_card(Possess([card(Side.OWN, Zone.HAND)]), kind=CardType.ZX_EX),
        "abilities[0].of[0]",
        "a Possess takes own Z/X on Squares",
    ),
    (
        a_card(takes(Overboost(zx(named="T")))),
        "abilities[0].do[0].into.named",
        "no Z/X Overboost of this card",
    ),
    (
        a_card(takes(Overboost(zx(Side.ENEMY, name_contains="T")))),
        "abilities[0].do[0].into.side",
        "of its own",
    ),
    (
        a_card(Crisis(PlayerKey.SANA), Crisis(PlayerKey.AYASE), kind=CardType.PLAYER_EX),
        "abilities",
        "one Crisis",
    ),
    (
        a_card(Always(do=[GainPower(Per(500, card(Side.OWN, Zone.HAND), cards=0))])),
        "abilities[0].do[0].amount.cards",
        "1 or more cards",
    ),
    (a_card(startup(Limit.HEAVEN_BREAK)), "abilities[0].valid_in", "from no Square"),
    (
        a_card(*[startup()] * 7, startup(Limit.TWICE_PER_TURN)),
        "abilities",
        "7 abilities at most: one used twice counts as two",
    ),
    (a_card(startup(Limit.COUNTED)), "abilities[0].limit", "Automatic ability is counted"),
    (a_card(counted(NthTime(2))), "abilities[0]", "limit COUNTED"),
    (a_card(Automatic(when=Occurrence.APPEARS, do=DRAW, limit=Limit.COUNTED)), "abilities[0]", "NthTime"),
    (a_card(counted(NthTime(0), limit=Limit.COUNTED)), "abilities[0].do[0].needs[0].number", "the first"),
    (
        a_card(counted(NthTime(2), limit=Limit.COUNTED, needs=[NthTime(2)])),
        "abilities[0].needs[0]",
        "by an If",
    ),
    (
        a_card(EventText(do=DRAW, limit=Limit.ONCE_PER_TURN), kind=CardType.EVENT),
        "abilities[0].limit",
        "NAME_LOCK",
    ),
    (a_card(kind=CardType.EVENT_EX), "abilities", "one EventText"),
    (a_card(EventText(do=DRAW), kind=CardType.EVENT_EX, icons=(Icon.IGNITION,)), "icons", "no such icon"),
    (a_card(Advent([zx(Side.OWN)]), NEVER, kind=CardType.ZX_EX), "abilities", "nothing else"),
    (a_card(Possess([zx(Side.OWN)])), "abilities", "nothing else"),
    (a_card(Possess([zx(Side.ENEMY)]), kind=CardType.ZX_EX), "abilities[0].of[0]", "own Z/X"),
    (
        a_card(EventText(do=[PlayEvent(choose(1, card(Side.OWN, Zone.TRASH)))]), kind=CardType.EVENT),
        "abilities[0].do[0].what",
        "one Event",
    ),
    (
        a_card(
            EventText(do=[AsForce(choose(1, card(Side.OWN, Zone.TRASH)), That(zx()))]), kind=CardType.EVENT
        ),
        "abilities[0].do[0].under",
        "under THIS",
    ),
    (
        a_card(
            EventText(
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.DYNAMIS, having=(Having.KIN_OF_KEPT,))),
                        NORMAL,
                        empty=True,
                    )
                ]
            ),
            kind=CardType.EVENT,
        ),
        "abilities[0].do[0].what.among",
        "keep",
    ),
    (
        a_card(EventText(do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DYNAMIS)]), kind=CardType.EVENT),
        "abilities[0].do[0].state",
        "FACE_UP",
    ),
]


@pytest.mark.parametrize(("bad", "field", "words"), BAD, ids=lambda value: str(value)[:40])
def test_a_card_of_the_later_era_that_cannot_be_is_refused(bad: Card, field: str, words: str) -> None:
    with pytest.raises(CardError, match=words) as caught:
        encode([bad])
    assert f"T-001, {field}:" in str(caught.value)


def test_what_stands_beside_them_is_not_refused() -> None:
    encode(
        [
            a_card(Automatic(when=Occurrence.APPEARS, do=DRAW), startup(Limit.TWICE_PER_TURN)),
        ]
    )
    encode([a_card(*[startup(Limit.TWICE_PER_TURN)] * 3)])
    encode([a_card(startup(Limit.HEAVEN_BREAK, valid_in=Zone.DYNAMIS, needs=[TurnOf(Side.OWN)]))])
    encode([a_card(NEVER, kind=CardType.ZX_EX)])
    encode([a_card(counted(NthTime(2), limit=Limit.COUNTED))])
