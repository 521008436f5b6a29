"""Cards that cost less when they are played, some for cards that are put away."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_HAND, _TRASH = card(Side.OWN, Zone.HAND), card(Side.OWN, Zone.TRASH)
_REBOOT = zx(Side.OWN, state=State.REBOOT)


def _cheaper(word: PayLess) -> Always:
    return Always(valid_in=Zone.HAND, do=[word])


CARDS = [
    body("LE-001", Always(valid_in=Zone.HAND, do=[PayLess(4, choose(2, _REBOOT), to=Zone.TRASH)]), cost=6),
    body(
        "LE-002",
        Always(valid_in=Zone.HAND, do=[PayLess(1, choose(2, _HAND, up_to=True), to=Zone.TRASH)]),
        cost=4,
    ),
    body(
        "LE-003",
        Always(valid_in=Zone.HAND, do=[PayLess(3, choose(1, _HAND), to=Zone.REMOVED)]),
        Always(valid_in=Zone.HAND, do=[PayLess(3, choose(1, _TRASH), to=Zone.REMOVED)]),
        cost=7,
    ),
    body("LE-004", Always(valid_in=Zone.HAND, do=[CostsLess(2)]), cost=5),
    body("LE-005", Always(valid_in=Zone.HAND, do=[CostsLess(Per(1, _TRASH), least=2)]), cost=5),
    body("LE-010", _cheaper(PayLess(CostOf(THEM), choose(2, _REBOOT, up_to=True), to=Zone.TRASH)), cost=7),
    body(
        "LE-011", _cheaper(PayLess(CostOf(THEM), choose(2, zx(Side.OWN)), to=Zone.RESOURCE, least=2)), cost=9
    ),
    body("LE-012", _cheaper(PayLess(CostOf(THEM, times=2), Sleep(choose(1, _REBOOT)))), cost=9),
    body("LE-013", _cheaper(PayLess(3, Destroy(choose(1, zx(Side.OWN))), least=0)), cost=3),
    body(
        "LE-014", _cheaper(PayLess(CostOf(THEM), choose(1, card(Side.OWN, Zone.HAND)), to=Zone.TRASH)), cost=6
    ),
    event("LE-006", Move(choose(1, card(Side.OWN, Zone.HAND, cost_at_most=3)), Zone.TRASH)),
    body("LE-008", Always(valid_in=Zone.HAND, do=[PayInstead(choose(1, _REBOOT))]), cost=5),
    body("LE-009", Always(valid_in=Zone.HAND, do=[PayInstead(choose(2, _TRASH), Zone.DECK)]), cost=5),
    Card(
        "LE-007",
        "LE-007",
        Color.RED,
        CardType.EVENT,
        cost=5,
        abilities=[
            Always(valid_in=Zone.HAND, do=[PayLess(2, choose(2, _REBOOT), to=Zone.REMOVED)]),
            EventText(do=[Draw(1)]),
        ],
    ),
    # Paid for by cards of the hand, from the Dynamis.
    Card(
        "WA-140",
        "Paid Tale",
        Color.RED,
        CardType.EVENT_EX,
        cost=3,
        abilities=[
            Always(
                valid_in=Zone.DYNAMIS,
                needs=[TurnOf(Side.ENEMY)],
                do=[PayInstead(choose(2, _HAND), Zone.DECK, shown=True)],
            ),
            EventText(do=[Destroy(choose(1, zx(having=(Having.ATTACKING_PLAYER,))))]),
        ],
    ),
    Card(
        "WA-141",
        "Trashed Tale",
        Color.RED,
        CardType.EVENT_EX,
        cost=3,
        abilities=[
            Always(valid_in=Zone.DYNAMIS, do=[PayInstead(choose(1, _HAND))]),
            EventText(do=[Draw(1)]),
        ],
    ),
    # The Ideas that B34-081 and B34-085 name: their cards are not in the pool.
    *(
        Card(
            number,
            name,
            Color.COLORLESS,
            CardType.ZX_EX,
            cost=8,
            power=11000,
            japanese=japanese,
            abilities=[Idealize(CounterKind.DREAM_KEY, 5)],
        )
        for number, name, japanese in (
            ("WA-142", "Idea of the Galaxy", "銀河のイデア オリハルコンティラノ"),
            ("WA-143", "Idea of the Family", "家族のイデア ケィツゥー"),
        )
    ),
    # Cheaper from the Dynamis.
    Card(
        "WA-060",
        "Cheap Tale",
        Color.RED,
        CardType.EVENT_EX,
        cost=3,
        abilities=[
            Always(valid_in=Zone.DYNAMIS, needs=[TurnOf(Side.OWN)], do=[CostsLess(2)]),
            EventText(do=[Draw(1)]),
        ],
    ),
    Card(
        "WA-061",
        "Cheap Waker",
        Color.RED,
        CardType.ZX_EX,
        cost=5,
        power=6000,
        abilities=[
            Always(valid_in=Zone.DYNAMIS, do=[CostsLess(Per(1, card(Side.OWN, Zone.TRASH)), least=2)]),
            Awaken([Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)]),
        ],
    ),
    Card(
        "WA-062",
        "Cheap Possession",
        Color.RED,
        CardType.ZX_EX,
        cost=5,
        power=6000,
        abilities=[Always(valid_in=Zone.DYNAMIS, do=[CostsLess(2)]), Possess([zx(Side.OWN)])],
    ),
    Card(
        "WA-063",
        "Cheap or Called",
        Color.RED,
        CardType.ZX_EX,
        cost=4,
        power=6000,
        abilities=[
            Always(valid_in=Zone.DYNAMIS, do=[CostsLess(2)]),
            Advent([zx(Side.OWN)]),
            Awaken([Sleep(choose(1, zx(Side.OWN)))]),
        ],
    ),
    event(
        "WA-064",
        Power(1000, choose(1, zx())),
        If([AtLeast(1, card(Side.OWN, Zone.DYNAMIS, cost_at_least=3))], [Draw(1)]),
    ),
]
