"""Cards that ask for what a card is not, for the name of an ability, for a name, and for raised Power."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("Y-060", Draw(Per(1, card(Side.OWN, Zone.RESOURCE, not_color=Color.GREEN)))),
    event("Y-061", Destroy(choose(1, zx(Side.ENEMY, not_color=(Color.RED, Color.BLUE))))),
    event(
        "Y-062",
        Destroy(choose(1, zx(Side.ENEMY, not_color=Color.RED, having=(Having.PRINTED_COLOR,)))),
    ),
    event("Y-063", Grant(choose(1, zx(Side.ENEMY)), GainColor(Color.RED))),
    Card("Y-064", "Y-064", (Color.GREEN, Color.RED), cost=3, power=5000),
    Card("Y-065", "Y-065", Color.COLORLESS, cost=3, power=5000),
    # Named abilities.
    body("Y-066", Automatic(when=Occurrence.ATTACKS, do=[Draw(1)], keyword="Hop"), name="Hopper"),
    body("Y-067", Startup(cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_TURN, keyword="Skip")),
    body("Y-068", Always(do=[GainPower(500)], needs=[TurnOf(Side.OWN)], keyword="Jump")),
    Card(
        "Y-069",
        "Y-069",
        Color.RED,
        CardType.SHIFT,
        abilities=[
            Shift(onto=zx(Side.OWN)),
            Automatic(when=Occurrence.ATTACKS, do=[Draw(1)], keyword="Hop"),
        ],
    ),
    event("Y-070", Draw(Per(1, zx(Side.OWN, ability="Hop")))),
    event(
        "Y-071", Move(choose(ANY_NUMBER, zx(Side.OWN, zone=Zone.TRASH, ability=("Skip", "Jump"))), Zone.HAND)
    ),
    event("Y-072", Draw(Per(1, card(Side.OWN, Zone.HAND, ability="Extension Drive")))),
    # A name like that of a chosen card.
    event(
        "Y-073",
        Move(choose(1, zx(), keep=True), Zone.HAND),
        Put(choose(1, zx(Side.OWN, zone=Zone.HAND, having=(Having.NAME_OF_KEPT,)), up_to=True), NORMAL),
    ),
    event(
        "Y-074",
        Destroy(choose(1, zx(Side.OWN))),
        Move(choose(ANY_NUMBER, card(Side.OWN, Zone.TRASH, having=(Having.NAME_OF_PICKED,))), Zone.HAND),
    ),
    # Raised Power.
    event("Y-075", Draw(Per(1, zx(Side.OWN, having=(Having.RAISED_POWER,))))),
    event("Y-076", Power(1000, choose(1, zx())), Power(-500, choose(1, zx(), up_to=True))),
    event("Y-077", Grant(choose(1, zx()), PowerIs(9000))),
]
