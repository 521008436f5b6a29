"""Cards whose Power is set."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("Q-040", Grant(choose(1, zx()), PowerIs(6000))),
    event("Q-041", Grant(each(zx(Side.ENEMY)), PowerIs(1000), until=Until.BATTLE_ENDS)),
    event("Q-042", Grant(choose(1, zx(Side.OWN)), PowerIs(PowerOf(zx(Side.ENEMY, on=CENTER))))),
    event("Q-043", Grant(choose(1, zx(Side.OWN)), PowerIs(9000), until=Until.LEAVES)),
    body("Q-044", Always(needs=[TurnOf(Side.OWN)], do=[PowerIs(Per(2000, card(Side.OWN, Zone.CHARGE)))])),
    Card(
        "Q-045",
        "Overdriver",
        Color.RED,
        cost=2,
        power=3000,
        icons=(Icon.IGNITION,),
        abilities=[
            Always(
                needs=[CameBy(Way.BY_PLAY), AnyOf([CameBy(Way.FROM_DECK), CameBy(Way.FROM_LIFE)])],
                do=[PowerIs(15000)],
            ),
            Always(do=[GainPower(500)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([CameBy((Way.BY_ABILITY, Way.FROM_DECK))], [Draw(1)])],
            ),
        ],
    ),
    event("Q-047", Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)),
    event("Q-046", Put(choose(1, zx(Side.OWN, zone=Zone.DECK, named="Overdriver")), NORMAL, empty=True)),
]
