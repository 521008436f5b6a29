"""Cards that see simultaneous events of several cards, and Events that cause them (ruling Z51)."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

OWN = zx(Side.OWN)
ANYWHERE = (Zone.SQUARE, Zone.CHARGE, Zone.TRASH, Zone.HAND)
IN_CHARGE = card(Side.ANY, Zone.CHARGE)
_BOTH_BACK = Put(choose(2, zx(Side.OWN, zone=Zone.TRASH)), NORMAL, empty=True)


def _sees(number: str, when: Occurrence, of: Among, name: str, cost: int = 2) -> Card:
    return body(number, Automatic(when=when, of=of, do=[Draw(1)]), name=name, cost=cost, power=3500)


CARDS = [
    _sees("K-001", Occurrence.IS_DESTROYED, OWN, "Widow"),
    _sees("K-002", Occurrence.LEAVES, OWN, "Gatekeeper"),
    _sees("K-003", Occurrence.PUT_IN_CHARGE, card(Side.OWN, Zone.CHARGE), "Collector"),
    _sees("K-004", Occurrence.RETURNS_TO_HAND, card(Side.OWN, Zone.HAND), "Host"),
    _sees("K-005", Occurrence.PUT_IN_TRASH, card(Side.OWN, Zone.TRASH), "Ragman"),
    _sees("K-006", Occurrence.IS_DESTROYED, zx(Side.OWN, power_at_least=5000), "Crier"),
    body(
        "K-007",
        Always(do=[GainPower(3000, each(zx(Side.OWN, having=(Having.NOT_THIS,))))]),
        name="Banner",
        cost=2,
        power=3500,
    ),
    body(
        "K-008",
        Always(
            do=[
                Gains(
                    Automatic(when=Occurrence.BATTLE_ENDS, role=Role.ATTACKER, do=[Draw(1)]),
                    each(zx(Side.OWN, having=(Having.NOT_THIS,))),
                )
            ]
        ),
        name="Teacher",
        cost=2,
        power=3500,
    ),
    body(
        "K-009",
        Automatic(when=Occurrence.DEALS_DAMAGE, that=zx(Side.ENEMY), do=[Destroy(That(zx()))]),
        Always(do=[RemoveDestroyed()]),
        name="Hangman",
        cost=2,
        power=3500,
    ),
    body(
        "K-010",
        *(
            Automatic(when=when, of=card(Side.ANY, zone), do=[Shuffle()])
            for when, zone in (
                (Occurrence.IS_DESTROYED, Zone.SQUARE),
                (Occurrence.LEAVES, Zone.SQUARE),
                (Occurrence.PUT_IN_CHARGE, Zone.CHARGE),
            )
        ),
        name="Witness",
        cost=2,
        power=3500,
    ),
    body(
        "K-011",
        Automatic(when=Occurrence.IS_DESTROYED, of=zx(), do=[Move(That(IN_CHARGE), Zone.HAND)]),
        name="Undertaker",
        cost=2,
        power=3500,
    ),
    body(
        "K-012",
        Automatic(
            when=Occurrence.IS_DESTROYED,
            of=zx(Side.OWN, having=(Having.NOT_THIS,)),
            do=[May(Destroy(THIS), then=[Draw(2)])],
            limit=Limit.NAME_LOCK,
        ),
        name="Mourning Sister",
        cost=2,
        power=3500,
    ),
    body(
        "K-013",
        Automatic(when=Occurrence.APPEARS, of=zx(Side.OWN, having=(Having.NOT_THIS,)), do=[Draw(1)]),
        name="Greeter",
        cost=2,
        power=3500,
    ),
    event("K-014", _BOTH_BACK, name="Both Back"),
    event("K-015", Put(choose(2, zx(Side.OWN)), NORMAL, empty=True), name="Both Aside"),
    body(
        "K-113",
        Automatic(
            when=Occurrence.BATTLE_ENDS, needs=[AtMost(0, zx(Side.OWN, color=Color.BLUE))], do=[Draw(1)]
        ),
        name="Late Reader",
        cost=2,
        power=3500,
    ),
    body(
        "K-114",
        Automatic(when=Occurrence.REBOOTS, do=[Sleep(THIS), Reboot(THIS)]),
        name="Sleepless",
        cost=2,
        power=3500,
    ),
    event("K-115", Reboot(choose(1, zx())), name="Wake"),
    event("K-101", Destroy(each(zx())), name="Doomsday"),
    event("K-102", Move(each(zx()), Zone.HAND), name="Recall All"),
    event("K-103", Destroy(choose(3, zx(), up_to=True)), name="Three Ruins"),
    event("K-104", Move(each(zx()), Zone.CHARGE), name="Gather"),
    event("K-105", Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), name="Drop Two"),
    event("K-106", Move(choose(1, zx()), Zone.HAND), name="Call Back"),
    event("K-107", Move(choose(1, zx()), Zone.TRASH), name="Throw Away"),
    event("K-108", Power(3000, choose(1, zx()), Until.BATTLE_ENDS), name="Battle Cry"),
    event("K-109", Power(-3000, choose(1, zx()), Until.BATTLE_ENDS), name="Battle Fear"),
    event("K-110", Grant(choose(1, zx()), GainRange(2), Until.BATTLE_ENDS), name="Battle Bow"),
    event("K-111", Grant(choose(1, zx()), GainColor(Color.BLUE), Until.BATTLE_ENDS), name="Battle Paint"),
    event(
        "K-112",
        Grant(
            choose(1, zx()),
            Gains(Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)])),
            Until.BATTLE_ENDS,
        ),
        name="Battle Will",
    ),
    body(
        "K-040",
        Automatic(when=Occurrence.APPEARS, of=zx(Side.OWN), do=[If([CameBy(Way.FROM_HAND)], [Draw(1)])]),
        name="Doorkeeper",
    ),
    event(
        "K-140",
        Put(choose(2, zx(Side.OWN, zone=(Zone.HAND, Zone.TRASH))), NORMAL, empty=True),
        name="From Here And There",
    ),
    event("K-141", Then(_BOTH_BACK, [Draw(1)]), name="Both Back And A Card"),
    event("K-142", Destroy(each(zx(Side.ENEMY))), _BOTH_BACK, IfDone(2, [Draw(1)]), name="Two Of Them"),
]
