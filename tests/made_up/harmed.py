"""Z/X that abilities of these cards damage, and cards that wait for such a destruction (ruling H170)."""

from zx_env.zx.cards.language import (
    Automatic,
    Card,
    CardType,
    Color,
    Damage,
    Draw,
    EventText,
    Having,
    May,
    Occurrence,
    Power,
    Side,
    Startup,
    choose,
    each,
    zx,
)

CARDS = [
    Card(
        "RH-001",
        "Spark and Thought",
        Color.RED,
        CardType.EVENT,
        text=(
            "[Event] Deal 4000 damage to 1 Z/X on a Square. You may draw 1 card. "
            "Give 1 Z/X on a Square -500 Power until the end of the turn."
        ),
        abilities=[EventText(do=[Damage(4000, choose(1, zx())), May(Draw(1)), Power(-500, choose(1, zx()))])],
    ),
    Card(
        "RH-002",
        "Avenged Crowd",
        Color.RED,
        cost=3,
        power=3000,
        text=(
            "[Startup] For nothing: Deal 2000 damage to each other Z/X on a Square.\n"
            "[Auto] When a Z/X is destroyed by an ability of this card, draw 1 card.\n"
            "[Auto] When this card is destroyed by an enemy card, draw 1 card."
        ),
        abilities=[
            Startup(cost=[], do=[Damage(2000, each(zx(having=(Having.NOT_THIS,))))]),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(),
                by_ability=zx(Side.OWN, having=(Having.IS_THIS,)),
                do=[Draw(1)],
            ),
            Automatic(when=Occurrence.IS_DESTROYED, by=Side.ENEMY, do=[Draw(1)]),
        ],
    ),
    Card(
        "RH-003",
        "Spark of Arrival",
        Color.RED,
        cost=0,
        power=1000,
        text="[Auto] When this card appears, deal 4000 damage to 1 Z/X on a Square.",
        abilities=[Automatic(when=Occurrence.APPEARS, do=[Damage(4000, choose(1, zx()))])],
    ),
]
