"""Cards that wait for other cards' occurrences, and for events outside the Squares."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

OTHER = zx(Side.OWN, having=(Having.NOT_THIS,))


def _waits(number: str, ability: Automatic) -> Card:
    return body(number, ability, cost=2, power=3500)


CARDS = [
    _waits("V-001", Automatic(when=Occurrence.APPEARS, of=OTHER, do=[Power(3000, That(zx()))])),
    _waits("V-002", Automatic(when=Occurrence.ATTACKS, of=zx(Side.OWN), do=[Power(1000, That(zx()))])),
    _waits(
        "V-003",
        Automatic(
            when=Occurrence.DESTROYS_IN_BATTLE,
            of=zx(Side.OWN),
            that=zx(cost_at_most=3, on=NORMAL),
            do=[Draw(1)],
        ),
    ),
    _waits(
        "V-004",
        Automatic(
            when=Occurrence.DEALS_DAMAGE,
            that=zx(cost_at_most=5),
            damage_at_least=3000,
            do=[Move(That(zx()), Zone.HAND)],
        ),
    ),
    _waits("V-005", Automatic(when=Occurrence.IS_DAMAGED, by=Side.ENEMY, do=[Draw(1)])),
    _waits("V-006", Automatic(when=Occurrence.MOVES, of=zx(), do=[Draw(1)])),
    _waits("V-007", Automatic(when=Occurrence.IS_DRAWN, side=Side.OWN, do=[Power(1000, THIS)])),
    _waits(
        "V-008",
        Automatic(
            when=Occurrence.EVENT_IS_PLAYED, of=card(Side.OWN, Zone.TEMPORARY, color=Color.BLUE), do=[Draw(1)]
        ),
    ),
    _waits("V-009", Automatic(when=Occurrence.PUT_IN_RESOURCE, valid_in=Zone.RESOURCE, do=[Draw(1)])),
    _waits("V-010", Automatic(when=Occurrence.LEAVES, do=[Draw(1)])),
    _waits(
        "V-011",
        Automatic(
            when=Occurrence.RETURNS_TO_HAND,
            of=card(Side.OWN, Zone.HAND),
            origin=Zone.TRASH,
            valid_in=(Zone.SQUARE, Zone.CHARGE),
            do=[Draw(1)],
        ),
    ),
    _waits(
        "V-012",
        Automatic(
            when=Occurrence.IS_DISCARDED,
            valid_in=Zone.TRASH,
            by_ability=card(Side.ANY, Zone.SQUARE),
            do=[Draw(1)],
        ),
    ),
    _waits("V-013", Automatic(when=Occurrence.REBOOTS, of=zx(Side.OWN), do=[Draw(1)])),
    _waits("V-014", Automatic(when=Occurrence.STARTUP_IS_USED, side=Side.OWN, do=[Draw(1)])),
    _waits(
        "V-015",
        Automatic(
            when=Occurrence.PUT_IN_TRASH,
            of=card(Side.ANY, Zone.TRASH),
            do=[Move(That(card(Side.ANY, Zone.TRASH)), Zone.REMOVED)],
        ),
    ),
    _waits("V-016", Automatic(when=Occurrence.PUT_ON_SQUARE, of=zx(on=NORMAL), or_this=True, do=[Draw(1)])),
    _waits(
        "V-017",
        Automatic(
            when=Occurrence.PHASE_STARTS,
            phase=Phase.MAIN,
            side=Side.ENEMY,
            valid_in=Zone.CHARGE,
            do=[Draw(1)],
        ),
    ),
    _waits(
        "V-018", Automatic(when=Occurrence.IS_DESTROYED, of=zx(Side.OWN, tribe=Tribe.BRAVER), do=[Draw(1)])
    ),
    _waits(
        "V-019",
        Automatic(
            when=Occurrence.APPEARS, of=zx(Side.ENEMY), way=Way.NOT_FROM_HAND, phase=Phase.MAIN, do=[Draw(1)]
        ),
    ),
    _waits("V-020", Automatic(when=Occurrence.IS_SHUFFLED, side=Side.OWN, do=[Draw(1)])),
    _waits("V-021", Automatic(when=Occurrence.PUT_IN_CHARGE, of=zx(Side.OWN), do=[Draw(1)])),
    _waits(
        "V-022",
        Automatic(
            when=Occurrence.IS_ATTACKED,
            of=zx(Side.OWN),
            do=[Power(-1000, each(zx(having=(Having.ATTACKING,))))],
        ),
    ),
    event("V-101", Put(choose(1, zx()), NORMAL, empty=True), name="Step"),
    event("V-102", Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND), name="Salvage", color=Color.BLUE),
    event("V-103", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), name="Drop"),
    event("V-104", FromDeck(1, Zone.RESOURCE), name="Ramp"),
    body(
        "V-105",
        Startup(cost=[], do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE)]),
        name="Maker",
        cost=2,
        power=3500,
    ),
    event("V-106", Power(-20000, choose(1, zx())), name="Bolt"),
]
