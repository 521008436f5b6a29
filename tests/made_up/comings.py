"""Cards that appear in one way only, cards that let them, and cards that count what they destroy."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_OF_HAND = choose(1, zx(Side.OWN, zone=Zone.HAND))
_OF_TRASH = choose(1, zx(Side.ANY, zone=Zone.TRASH))


def _extra(number: str, name: str, japanese: str) -> Card:
    """A Player Extra that plays a Z/X of the hand."""
    plays = Startup(
        needs=[TurnOf(Side.OWN)], cost=[], limit=Limit.ONCE_PER_TURN, do=[PlayFree(_OF_HAND, regular=True)]
    )
    return Card(number, name, Color.WHITE, CardType.PLAYER_EX, japanese=japanese, abilities=[plays])


CARDS = [
    body(
        "WO-101",
        Automatic(
            when=Occurrence.APPEARS,
            of=zx(Side.OWN, having=(Having.NOT_THIS,)),
            not_by_ability=card(Side.OWN, EVERYWHERE, kind=CardType.EVENT),
            do=[Draw(1)],
        ),
    ),
    event("WO-102", Put(choose(1, zx(Side.OWN, zone=Zone.TRASH)), NORMAL, empty=True)),
    body("WO-103", Startup(cost=[], do=[Put(choose(1, zx(Side.OWN, zone=Zone.TRASH)), NORMAL, empty=True)])),
    body(
        "WO-104",
        Automatic(
            when=Occurrence.APPEARS,
            do=[
                OneOf(
                    [
                        [Draw(1)],
                        [If([CameBy(Way.BY_ABILITY)], [Draw(2)], otherwise=[FromDeck(1, Zone.TRASH)])],
                    ]
                )
            ],
        ),
    ),
    body(
        "WO-105",
        Automatic(
            when=Occurrence.APPEARS,
            do=[
                OneOf([[Draw(1)], [FromDeck(1, Zone.TRASH)]]),
                If([CameBy(Way.BY_PLAY)], [FromDeck(1, Zone.CHARGE)]),
            ],
        ),
    ),
    _extra("RY-021", "Liza for All", "リーザ・ブリュンヒルト∀"),  # of IG06-041
    _extra("RY-022", "Mystica for All", "ミスティカ・サンクトゥス∀"),  # of IG06-043
    body(
        "RY-001",
        Always(valid_in=EVERYWHERE, do=[AppearsOnly(by=zx(Side.OWN, name_contains="Midwife"))]),
        cost=1,
    ),
    body(
        "RY-002",
        Always(valid_in=EVERYWHERE, do=[AppearsOnly(by=zx(Side.OWN, named="Midwife"), played=True)]),
        cost=1,
    ),
    body("RY-003", Startup(cost=[], do=[Put(_OF_HAND, NORMAL, empty=True)]), name="Old Midwife"),
    body("RY-004", Startup(cost=[], do=[PlayFree(_OF_HAND)]), name="Midwife"),
    body("RY-005", Startup(cost=[], do=[PlayFree(_OF_HAND)])),
    event("RY-006", Put(_OF_TRASH, NORMAL, empty=True)),
    event("RY-007", Put(choose(1, zx(Side.OWN)), NORMAL, empty=True)),
    Card(
        "RY-008",
        "Stargazer",
        Color.RED,
        cost=1,
        power=3000,
        icons=(Icon.IGNITION,),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                do=[AppearsOnly(by=card(Side.OWN, EVERYWHERE, named="Stork"), played=True)],
            ),
        ],
    ),
    Card(
        "RY-009",
        "Cradle",
        Color.RED,
        CardType.ZX_EX,
        cost=1,
        power=3000,
        abilities=[
            Awaken([Draw(1)]),
            Always(valid_in=EVERYWHERE, do=[AppearsOnly(by=card(Side.OWN, EVERYWHERE, kind=CardType.EVENT))]),
        ],
    ),
    Card(
        "RY-010",
        "Stork",
        Color.RED,
        CardType.PLAYER_EX,
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[PlayFree(_OF_HAND, regular=True)],
            ),
        ],
    ),
    body(
        "RY-011",
        Startup(cost=[], do=[Destroy(choose(1, zx(having=(Having.NOT_THIS,))))]),
        Startup(cost=[], do=[Damage(9000, choose(1, zx(having=(Having.NOT_THIS,))))]),
        Automatic(when=Occurrence.IS_DESTROYED, of=zx(Side.ENEMY), by=THIS, do=[Draw(1)]),
        power=9000,
    ),
    body(
        "RY-012",
        Startup(cost=[], do=[Destroy(choose(1, zx(having=(Having.NOT_THIS,))))]),
        Automatic(
            when=Occurrence.IS_DESTROYED, of=zx(Side.ENEMY), by=THIS, limit=Limit.NAME_LOCK, do=[Draw(1)]
        ),
        power=9000,
    ),
    body("RY-013", tribes=(Tribe.PREDATOR,)),
    body(
        "RY-014",
        Always(
            do=[
                Unaffected(
                    by=card(Side.ENEMY, EVERYWHERE, kind=CardType.EVENT),
                    to=each(zx(Side.OWN, power_at_least=5000)),
                ),
            ],
        ),
        power=4000,
    ),
    body(
        "RY-015",
        Always(do=[Unaffected(by=zx(power_at_most=PowerOf(THIS), having=(Having.NOT_THIS,)))]),
        power=5000,
    ),
    body("RY-016", Startup(cost=[], do=[Power(-1000, choose(1, zx()))]), power=5000),
    body("RY-017", Startup(cost=[], do=[Power(-1000, choose(1, zx()))]), power=5500),
    event("RY-018", Power(1500, choose(1, zx()))),
    event("RY-019", Damage(1000, choose(1, zx()))),
]
