"""Cards for turns, phases, zones, priority and rule effects; no Event of them costs anything."""

from collections.abc import Sequence

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

ENEMY_ARMY = Squares("a Square of the Enemy Army Area", "xxx ... ...")
CENTER = Squares("a Square of the Center Area", "... xxx ...")
OWN_ARMY = Squares("a Square of your Army Area", "... ... xxx")


def _at_turn_end(number: str, do: Sequence[Effect], name: str) -> Card:
    return body(number, Automatic(when=Occurrence.TURN_ENDS, side=Side.OWN, do=do), name=name)


CARDS = [
    body(
        "S-120",
        Always(do=[PayLess(2, choose(2, card(Side.OWN, Zone.HAND), up_to=True))], valid_in=Zone.HAND),
        cost=6,
    ),
    # Limits per turn of Automatic abilities; where a card appears from; a condition on Power.
    body("S-122", Automatic(when=Occurrence.MOVES, limit=Limit.ONCE_PER_TURN, do=[Draw(1)])),
    body(
        "S-123",
        Automatic(when=Occurrence.MOVES, limit=Limit.TWICE_PER_TURN, do=[Draw(1)]),
        Automatic(
            when=Occurrence.MOVES, of=zx(Side.OWN), limit=Limit.TWICE_PER_TURN, do=[FromDeck(1, Zone.TRASH)]
        ),
    ),
    body("S-124", Automatic(when=Occurrence.APPEARS, origin=Zone.TRASH, do=[Draw(1)]), cost=0),
    body(
        "S-125",
        Automatic(when=Occurrence.APPEARS, of=zx(Side.OWN), origin=Zone.RESOURCE, do=[Draw(1)]),
        Automatic(when=Occurrence.APPEARS, of=zx(Side.OWN), origin=Zone.CHARGE, do=[FromDeck(1, Zone.TRASH)]),
    ),
    event(
        "S-126",
        Put(choose(1, zx(Side.OWN, zone=(Zone.TRASH, Zone.RESOURCE, Zone.CHARGE))), NORMAL, empty=True),
    ),
    event("S-127", Put(choose(1, zx(Side.OWN)), NORMAL, empty=True)),
    body(
        "S-128",
        Startup(
            cost=[],
            needs=[AtLeast(1, zx(Side.OWN, power_at_least=8000, having=(Having.IS_THIS,)))],
            do=[Draw(1)],
        ),
    ),
    event("S-129", If([AtMost(0, zx(Side.ENEMY, power_at_least=6000))], [Draw(1)])),
    event("S-130", Power(3000, choose(1, zx()))),
    body(
        "S-131",
        Startup(cost=[FromDeck(2, Zone.TRASH)], limit=Limit.ONCE_PER_TURN, do=[Power(1000, THIS)]),
    ),
    body(
        "S-121",
        Startup(cost=[], limit=Limit.TWICE_PER_TURN, do=[Draw(1)]),
        Startup(cost=[], limit=Limit.TWICE_PER_TURN, do=[FromDeck(1, Zone.TRASH)]),
    ),
    body(
        "T-201",
        Startup(
            cost=[], do=[Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.CHARGE), FromDeck(1, Zone.HAND)]
        ),
        name="Twilight",
    ),
    event("T-202", Move(choose(3, card(Side.OWN, Zone.TRASH)), Zone.HAND), name="Gather Three"),
    event("T-203", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK), name="Hide"),
    event("T-204", Move(choose(1, card(Side.OWN, Zone.HAND, color=Color.RED)), Zone.TRASH), name="Burn Red"),
    event("T-205", Draw(3), name="Draw Three"),
    event("T-206", Move(choose(1, card(Side.ENEMY, Zone.HAND)), Zone.TRASH), name="Pick Their Hand"),
    event(
        "T-207",
        Move(choose(1, card(Side.OWN, Zone.DECK, color=Color.BLUE)), Zone.HAND),
        Shuffle(),
        name="Find Blue",
    ),
    event("T-208", FromDeck(2, Zone.TRASH), name="Mill Two"),
    event("T-209", Destroy(each(zx(on=ENEMY_ARMY))), name="Strike Enemy Army"),
    event("T-210", Destroy(each(zx(on=CENTER))), name="Strike Center"),
    event("T-211", Destroy(each(zx(on=OWN_ARMY))), name="Strike Own Army"),
    event("T-212", Damage(5000, each(zx())), name="Strike All"),
    event("T-213", DamagePlayer(Side.OWN, 1), DamagePlayer(Side.ENEMY, 1), name="Both Bleed"),
    event("T-214", DamagePlayer(Side.ENEMY, 2), name="Two Wounds"),
    event("T-215", DamagePlayer(Side.OWN, 1), name="Own Wound"),
    event(
        "T-216",
        May(Move(choose(2, card(Side.OWN, Zone.HAND, color=Color.BLUE)), Zone.TRASH), then=[Draw(3)]),
        name="Two Blue for Three",
    ),
    event("T-217", Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND), name="Recall Life"),
    event("T-218", Move(choose(1, zx()), Zone.CHARGE), name="To Charge"),
    event("T-219", Power(1000, choose(1, zx(Side.ENEMY, on=OWN_ARMY))), name="Nothing Much"),
    event("T-220", Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND), name="Return Trash"),
    event("T-221", Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.HAND), name="Life to Hand"),
    event("T-222", Move(choose(1, zx()), Zone.REMOVED), name="Banish"),
    event(
        "T-223",
        Damage(5000, each(zx(Side.ENEMY))),
        Move(choose(1, zx(Side.ENEMY)), Zone.HAND),
        name="Strike, then Return",
    ),
    Card(
        "T-224",
        "By Day",
        Color.RED,
        CardType.EVENT,
        cost=1,
        icons=(Icon.IGNITION,),
        abilities=[EventText(needs=[TurnOf(Side.OWN), AtLeast(1, card(Side.OWN, Zone.HAND))], do=[Draw(2)])],
    ),
    _at_turn_end("T-231", [Draw(1)], name="Evening Reader"),
    _at_turn_end("T-232", [Damage(500, each(zx(Side.ENEMY)))], name="Evening Archer"),
    _at_turn_end(
        "T-233", [Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)], name="Evening Caller"
    ),
    body("T-234", Automatic(when=Occurrence.LIFE_DECREASES, side=Side.OWN, do=[Draw(1)]), name="Watcher"),
    body(
        "T-236",
        Automatic(
            when=Occurrence.LIFE_DECREASES, side=Side.OWN, do=[Damage(5000, choose(1, zx(Side.ENEMY)))]
        ),
        name="Avenger",
    ),
    body("T-235", Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)]), name="Martyr"),
    *(
        body(
            f"T-24{int(phase)}",
            Automatic(when=Occurrence.PHASE_STARTS, phase=phase, side=Side.OWN, do=[Draw(1)]),
            name=f"Riser of the {phase.name.capitalize()} Phase",
        )
        for phase in (Phase.REBOOT, Phase.DRAW, Phase.RESOURCE, Phase.IGNITION, Phase.MAIN, Phase.END)
    ),
]
