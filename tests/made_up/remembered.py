"""Cards whose abilities count the events of cards this turn."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

APPEARED = ThisTurn(Fate.APPEARED, zx(Side.OWN))
DESTROYED = ThisTurn(Fate.DESTROYED, zx(Side.ANY))

CARDS = [
    event("Q-020", If([AtLeast(2, APPEARED)], [Draw(2)], otherwise=[FromDeck(1, Zone.TRASH)])),
    event("Q-021", Draw(Per(1, DESTROYED))),
    event("Q-022", Draw(Per(1, ThisTurn(Fate.PUT_IN_TRASH, card(Side.OWN, EVERYWHERE, color=Color.RED))))),
    body(
        "Q-023",
        Startup(
            cost=[],
            needs=[AtLeast(2, ThisTurn(Fate.PLAYED, card(Side.OWN, EVERYWHERE, kind=CardType.EVENT)))],
            do=[Draw(1)],
            limit=Limit.ONCE_PER_TURN,
        ),
        Always(needs=[AtMost(0, ThisTurn(Fate.DESTROYED, zx(Side.ENEMY)))], do=[GainPower(1000)]),
        Always(do=[GainPower(Per(500, ThisTurn(Fate.APPEARED, zx(Side.OWN, named="Coal Armadillo"))))]),
    ),
    event(
        "Q-024",
        Destroy(choose(1, zx(Side.ENEMY, cost_at_most=Per(1, ThisTurn(Fate.PLAYED, zx(Side.OWN)))))),
    ),
    event("Q-027", Draw(Per(1, APPEARED))),
    body(
        "Q-110",  # as B22-082
        Startup(
            cost=[],
            valid_in=Zone.CHARGE,
            needs=[AtLeast(1, ThisTurn(Fate.APPEARED, zx(Side.OWN, color=Color.RED), Zone.RESOURCE))],
            do=[FromDeck(1, Zone.RESOURCE, state=State.SLEEP)],
            limit=Limit.ONCE_PER_TURN,
        ),
    ),
    *(
        body(
            number,
            *(
                Always(do=[GainPower(Per(500 << i, ThisTurn(Fate.APPEARED, zx(), zone)))])
                for i, zone in enumerate(zones)
            ),
        )
        for number, zones in (
            ("Q-111", (Zone.DECK, Zone.HAND, Zone.LIFE, Zone.RESOURCE)),
            ("Q-112", (Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.DYNAMIS)),
        )
    ),
    event("Q-113", Put(choose(1, zx(Side.OWN, zone=tuple(Zone)[: Zone.TEMPORARY])), NORMAL, empty=True)),
    body("Q-114", Always(do=[GainPower(Per(1000, ThisTurn(Fate.REBOOTED, zx(Side.OWN))))])),
    body("Q-115", Always(do=[GainPower(Per(1000, ThisTurn(Fate.ATTACKED, zx(Side.OWN))))])),
    body(
        "Q-116",
        *(
            Always(do=[GainPower(Per(500 << i, ThisTurn(Fate.APPEARED, zx(Side.OWN), way=way)))])
            for i, way in enumerate((Way.BY_ABILITY, Way.BY_CINEMA, Way.BY_ASSAULT))
        ),
    ),
    body(
        "Q-117",
        Startup(
            valid_in=Zone.HAND,
            limit=Limit.CINEMA,
            cost=[Move(choose(1, zx(Side.OWN), keep=True), Zone.HAND)],
            do=[Put(THIS, ANY_SQUARE, was=KEPT, empty=True, way=Way.BY_CINEMA)],
        ),
        Startup(
            valid_in=Zone.HAND,
            limit=Limit.ASSAULT,
            cost=[],
            do=[Put(THIS, NORMAL, empty=True, way=Way.BY_ASSAULT)],
        ),
        Startup(cost=[], do=[Sleep(THIS), Reboot(THIS)]),
    ),
    event("Q-025", Destroy(choose(1, zx()))),
    event("Q-026", Move(choose(1, zx(Side.OWN)), Zone.HAND)),
]
