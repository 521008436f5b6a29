"""Cards for battles, for damage to players, and for what is resolved while something else is."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("T-101", Put(choose(1, zx()), ANY_SQUARE, adjacent=True), name="One Step Aside"),
    body(
        "T-102",
        Startup(valid_in=Zone.HAND, cost=[Pay(Color.RED, 1)], do=[Put(THIS, ANY_SQUARE, empty=True)]),
        name="Latecomer",
    ),
    body("T-103", name="Bystander", cost=5, power=9000),
    body("T-104", Automatic(when=Occurrence.BATTLE_STARTS, do=[Draw(1)]), name="Beater"),
    body("T-105", Automatic(when=Occurrence.IS_ATTACKED, do=[Draw(1)]), name="Sentry"),
    body("T-106", Automatic(when=Occurrence.BATTLE_ENDS, do=[Draw(1)]), name="Mourner"),
    body(
        "T-107",
        Automatic(
            when=Occurrence.BATTLE_ENDS, do=[Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)]
        ),
        name="Caller",
    ),
    body("T-108", Startup(cost=[], do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))]), name="Usher"),
    event("T-109", Move(choose(1, zx()), Zone.HAND), name="Recall"),
    body("T-110", Automatic(when=Occurrence.IS_ATTACKED, do=[Destroy(That(zx()))]), name="Trapper"),
    body("T-111", Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS), Draw(1)]), name="Scout"),
    body(
        "T-112", Automatic(when=Occurrence.ATTACKS, do=[May(Reboot(THIS), then=[Draw(1)])]), name="Restless"
    ),
    body(
        "T-113",
        Automatic(when=Occurrence.BATTLE_ENDS, do=[Destroy(choose(1, zx(Side.ENEMY)))]),
        name="Executioner",
    ),
    event(
        "T-114", May(Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Draw(2)]), name="Bargain"
    ),
    body(
        "T-117",
        Startup(
            needs=[AnyOf([Level(Tribe.GUARDIAN, 1), AtLeast(1, zx(Side.OWN, tribe=Tribe.GUARDIAN))])],
            cost=[],
            do=[Draw(1)],
        ),
        name="Guardian Captain",
        cost=2,
        power=3000,
    ),
    event("T-123", DamagePlayer(Side.ENEMY, 2), name="Two Blows"),
    event("T-124", DamagePlayer(Side.ENEMY, 1), DamagePlayer(Side.OWN, 1), name="Common Grief"),
    body(
        "T-125",
        Automatic(when=Occurrence.LIFE_DECREASES, side=Side.ENEMY, do=[Draw(1)]),
        name="Gloater",
        cost=2,
        power=3000,
    ),
    body(
        "T-130",
        Automatic(when=Occurrence.APPEARS, of=zx(Side.OWN), way=Way.FROM_DYNAMIS, do=[Draw(1)]),
        Automatic(when=Occurrence.PUT_ON_SQUARE, of=zx(Side.OWN), do=[Draw(1)]),
        name="Herald",
        cost=2,
        power=3000,
    ),
    event("T-131", Then(DamagePlayer(Side.ENEMY, 1), then=[Draw(1)]), name="Blow and a Card"),
    event("T-132", DamagePlayer(Side.ENEMY, 1), DamagePlayer(Side.ENEMY, 1), name="Blow upon Blow"),
    body(
        "T-133",
        Automatic(when=Occurrence.BATTLE_ENDS, do=[Damage(9000, choose(1, zx(Side.ENEMY)))]),
        name="Late Blow",
    ),
    body(
        "T-134",
        Automatic(
            when=Occurrence.LIFE_DECREASES,
            side=Side.OWN,
            needs=[AtMost(3, card(Side.OWN, Zone.LIFE))],
            do=[Draw(1)],
        ),
        name="Anxious",
    ),
    event("T-135", Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.TRASH), name="Blood Price"),
    body(
        "T-136",
        Automatic(
            when=Occurrence.DESTROYS_IN_BATTLE, do=[Move(That(card(Side.ANY, Zone.CHARGE)), Zone.HAND)]
        ),
        name="Merciful",
    ),
    body(
        "T-137",
        Always(needs=[AtLeast(1, zx(Side.OWN, color=Color.BLUE))], do=[ChargeMore(2)]),
        name="Blue Store",
    ),
]
