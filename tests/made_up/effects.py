"""Cards for the words of effects and costs."""

from collections.abc import Sequence

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

HAND = card(Side.OWN, Zone.HAND)
ENEMY_HAND = card(Side.ENEMY, Zone.HAND)
RESOURCE = card(Side.OWN, Zone.RESOURCE)
TRASH = card(Side.OWN, Zone.TRASH)


def _startup(number: str, cost: Sequence[Cost], *do: Effect) -> Card:
    return body(number, Startup(cost=cost, do=do))


CARDS = [
    event("Q-031", Look(Per(1, card(Side.OWN, Zone.TRASH)), rest=Rest.BOTTOM)),
    event("Q-032", Destroy(choose(ANY_NUMBER, zx(Side.ENEMY), total_cost_at_most=6))),
    body("Q-033", Always(do=[GainCost(-2, each(zx(Side.ENEMY)))])),
    event("Q-030", Look(12, do=[Move(choose(1, looked(), up_to=True), Zone.HAND)], rest=Rest.BOTTOM)),
    # Looking: pick some, shuffle; return in any order; the rest to the bottom, to Trash, to Resource.
    event(
        "F-001",
        Look(5, shown=True, do=[Move(choose(2, looked(zx(cost_at_least=3)), up_to=True), Zone.HAND)]),
    ),
    event("F-002", Look(3, rest=Rest.TOP)),
    event("F-003", Look(3, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)], rest=Rest.TRASH)),
    event("F-004", Look(3, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.BOTTOM)),
    event("F-005", Look(2, shown=True, rest=Rest.RESOURCE)),
    event(
        "F-006",
        Look(
            1,
            side=Side.ENEMY,
            do=[Move(choose(1, looked(), up_to=True), Zone.DECK, bottom=True)],
            rest=Rest.TOP,
        ),
    ),
    event(
        "F-007",
        Look(
            ANY_NUMBER,
            zone=Zone.LIFE,
            rest=Rest.STAY,
            do=[Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND)],
        ),
        Shuffle(),
        FromDeck(1, Zone.LIFE),
    ),
    event(
        "PRM-001",
        Look(1, shown=True, do=[Put(each(looked(zx(cost_at_most=3))), NORMAL, empty=True)], rest=Rest.TOP),
        AtEndOfTurn([Destroy(IT)]),
    ),
    event("F-008", Look(4, do=[Put(choose(1, looked(zx())), NORMAL, empty=True)])),
    # Several Squares; where a card was; next to a card; asleep; for the opponent.
    event(
        "F-011",
        Put(choose(3, zx(Side.OWN, zone=Zone.TRASH), up_to=True), NORMAL, empty=True, state=State.SLEEP),
        AtEndOfTurn([Move(IT, Zone.REMOVED)], to=THEM),
    ),
    body(
        "F-012",
        Automatic(
            when=Occurrence.IS_DESTROYED,
            do=[May(Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), ANY_SQUARE, was=THIS, empty=True))],
        ),
    ),
    event(
        "F-013",
        Then(
            Move(choose(1, zx(Side.ENEMY)), Zone.HAND, shown=True),
            [
                May(
                    Put(
                        choose(1, zx(Side.ENEMY, zone=Zone.HAND, cost_at_most=2), by=Side.ENEMY, keep=True),
                        ANY_SQUARE,
                        was=IT,
                        by=Side.ENEMY,
                    ),
                    by=Side.ENEMY,
                )
            ],
        ),
    ),
    _startup("F-014", [], Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True, near=THIS)),
    # Swaps; divided damage; what happens when something is destroyed by it.
    event("F-021", Swap(choose(2, zx()))),
    event(
        "F-022",
        Divide(6000, choose(2, zx(Side.ENEMY), up_to=True)),
        WhenDestroyed([Draw(1)]),
    ),
    event("F-023", Divide(Per(2000, RESOURCE, colors=True), choose(ANY_NUMBER, zx(Side.ENEMY)), unit=1000)),
    # Amounts.
    event("F-031", Damage(Per(1000, RESOURCE, cards=2), each(zx(Side.ENEMY)))),
    event(
        "F-032",
        Move(choose(1, zx(Side.ENEMY, zone=Zone.TRASH)), Zone.REMOVED),
        Damage(PowerOf(IT), each(zx())),
    ),
    event("F-033", Move(choose(ANY_NUMBER, HAND), Zone.DECK, shuffled=True), Draw(PerDone(1), Side.ENEMY)),
    event("F-034", Reboot(choose(Per(1, HAND, cards=2), card(Side.OWN, Zone.RESOURCE), up_to=True))),
    event("F-035", Damage(PowerOf(zx(Side.OWN, on=OWN_PLAYER_SQUARE)), choose(1, zx(Side.ENEMY)))),
    event(
        "F-036",
        Divide(Per(3000, card(Side.OWN, Zone.REMOVED), cards=2), choose(1, zx(Side.ENEMY)), unit=1000),
    ),
    event("F-037", Move(each(RESOURCE), Zone.DECK, shuffled=True), FromDeck(PerDone(1), Zone.RESOURCE)),
    _startup(
        "F-038", [], Pick(choose(1, zx(Side.ENEMY))), Put(THIS, ANY_SQUARE, empty=True, near=IT), Destroy(IT)
    ),
    # Modes; otherwise; who may; at random; what was picked.
    event("F-041", OneOf([[Draw(2)], [Damage(3000, each(zx()))], [FromDeck(1, Zone.CHARGE)]])),
    event("F-042", OneOf([[Draw(1)], [FromDeck(1, Zone.CHARGE)], [FromDeck(1, Zone.TRASH)]], number=2)),
    event(
        "F-043",
        May(Pay(Color.COLORLESS, 2), by=Side.ENEMY, otherwise=[Power(-4000, choose(1, zx(Side.ENEMY)))]),
    ),
    event(
        "F-044",
        May(Pay(Color.RED, 3), then=[Draw(2)], otherwise=[Draw(1)]),
        If([AtLeast(1, zx(Side.ENEMY))], [Draw(1)], otherwise=[FromDeck(1, Zone.CHARGE, side=Side.ENEMY)]),
    ),
    event("F-145", May(Move(choose(1, TRASH, random=True), Zone.HAND))),
    event("F-045", Move(choose(2, zx(Side.OWN, zone=Zone.TRASH), random=True), Zone.HAND)),
    event(
        "F-046",
        Destroy(choose(2, zx(Side.ENEMY), up_to=True)),
        IfPicked(2, [Draw(1)], otherwise=[FromDeck(1, Zone.CHARGE)]),
        IfPicked(1, [Shuffle(Side.ENEMY)], among=zx(cost_at_least=5)),
    ),
    # How many it was done to.
    event(
        "F-079",
        Destroy(choose(2, zx(Side.ENEMY), up_to=True)),
        IfDone(2, [Draw(1)], otherwise=[FromDeck(1, Zone.CHARGE)]),
    ),
    event(
        "F-080",
        Destroy(choose(1, zx(Side.ENEMY))),
        May(Sleep(choose(1, zx(Side.OWN)))),
        IfDone(1, [Draw(1)]),
    ),
    event("F-047", Move(choose(1, ENEMY_HAND, by=Side.ENEMY), Zone.TRASH)),
    event(
        "F-048",
        Then(Show(choose(1, card(Side.OWN, Zone.HAND, kind=CardType.EVENT))), [Draw(1)], otherwise=[Draw(2)]),
    ),
    event(
        "F-049",
        Sleep(choose(1, zx(Side.OWN), keep=True)),
        Reboot(choose(1, zx(Side.OWN))),
        Destroy(KEPT),
    ),
    event(
        "F-050",
        Pick(choose(2, card(Side.ENEMY, Zone.RESOURCE))),
        Move(choose(1, picked(card(Side.ENEMY, Zone.RESOURCE)), by=Side.ENEMY), Zone.DECK, bottom=True),
    ),
    # Places of a deck; Life; ignition.
    event("F-051", Move(choose(1, zx(Side.ENEMY)), Zone.DECK, place=3)),
    event("F-052", Move(choose(1, TRASH), Zone.LIFE)),
    event("F-053", Ignite(2)),
    event("F-054", Move(choose(1, HAND), Zone.DECK, bottom=True)),
    body("F-055", Automatic(when=Occurrence.APPEARS, do=[Draw(1)], limit=Limit.NAME_LOCK)),
    # Delays about this card.
    body(
        "F-061",
        Automatic(
            when=Occurrence.ATTACKS, do=[Power(3000, THIS), AtEndOfTurn([Move(THIS, Zone.TRASH)], to=THIS)]
        ),
    ),
    event("F-062", AtEndOfTurn([Draw(1)], to=None)),
    # Costs.
    _startup("F-071", [Destroy(choose(2, zx(Side.OWN, named="Coal Armadillo")))], Draw(3)),
    _startup("F-072", [Sleep(choose(2, zx(Side.OWN, named="Coal Armadillo")))], Draw(1)),
    _startup("F-073", [Pay(Color.RED, 1), Pay(Color.BLUE, 1)], Draw(1)),
    _startup("F-074", [Move(choose(2, TRASH), Zone.REMOVED)], Draw(1)),
    body("F-075", Startup(cost=[], do=[Draw(1)], limit=Limit.NAME_LOCK)),
    _startup(
        "F-076", [Move(choose(1, zx(Side.OWN, zone=Zone.HAND)), Zone.TRASH), Pay(Color.COLORLESS, 2)], Draw(2)
    ),
    body(
        "F-077",
        Startup(valid_in=Zone.RESOURCE, cost=[Sleep(THIS), Pay(Color.RED, 1)], do=[Draw(1)]),
    ),
    body("F-078", Automatic(when=Occurrence.IS_ATTACKED, do=[Destroy(That(zx(Side.ENEMY)))])),
]
