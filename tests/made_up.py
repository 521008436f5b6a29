"""A card set for tests: the standard one, and made-up cards for what no printed card asks of the rules.

Play with it by `card_set="tests.made_up"`.
"""

from zx_env.zx.cards.language import (
    ANY_SQUARE,
    NORMAL,
    THIS,
    AnyOf,
    AtLeast,
    Automatic,
    Card,
    DamagePlayer,
    Destroy,
    Draw,
    EventText,
    Level,
    May,
    Move,
    Overboost,
    Pay,
    Power,
    Put,
    Reboot,
    Startup,
    That,
    Then,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.names import PlayerKey, Tribe
from zx_env.zx.cards.sets import CARDS as PRINTED
from zx_env.zx.terms import CardType, Color, Occurrence, Side, Way, Zone

SET = "tests.made_up"

CARDS = [
    *PRINTED,
    Card(
        "T-101",
        "One Step Aside",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Put(choose(1, zx()), ANY_SQUARE, adjacent=True)])],
    ),
    Card(
        "T-102",
        "Latecomer",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[
            Startup(valid_in=Zone.HAND, cost=[Pay(Color.RED, 1)], do=[Put(THIS, ANY_SQUARE, empty=True)])
        ],
    ),
    Card("T-103", "Bystander", Color.RED, cost=5, power=9000),
    Card(
        "T-104",
        "Drummer",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.BATTLE_STARTS, do=[Draw(1)])],
    ),
    Card(
        "T-105",
        "Sentry",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.IS_ATTACKED, do=[Draw(1)])],
    ),
    Card(
        "T-106",
        "Mourner",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.BATTLE_ENDS, do=[Draw(1)])],
    ),
    Card(
        "T-107",
        "Caller",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                do=[Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)],
            )
        ],
    ),
    Card(
        "T-108",
        "Herald",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Startup(cost=[], do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))])],
    ),
    Card(
        "T-109",
        "Recall",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Move(choose(1, zx()), Zone.HAND)])],
    ),
    Card(
        "T-110",
        "Trapper",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.IS_ATTACKED, do=[Destroy(That(zx()))])],
    ),
    Card(
        "T-111",
        "Scout",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.ATTACKS, do=[Power(1000, THIS), Draw(1)])],
    ),
    Card(
        "T-112",
        "Restless",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.ATTACKS, do=[May(Reboot(THIS), then=[Draw(1)])])],
    ),
    Card(
        "T-113",
        "Executioner",
        Color.RED,
        cost=3,
        power=5000,
        abilities=[Automatic(when=Occurrence.BATTLE_ENDS, do=[Destroy(choose(1, zx(Side.ENEMY)))])],
    ),
    Card(
        "T-114",
        "Bargain",
        Color.RED,
        CardType.EVENT,
        abilities=[
            EventText(do=[May(Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Draw(2)])])
        ],
    ),
    Card(
        "T-115",
        "Sudden Oath",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Overboost(zx(name_contains="アネート"))])],
    ),
    Card(
        "T-116",
        "Broken Oath",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Move(each(zx(kind=CardType.ZX_OB)), Zone.HAND)])],
    ),
    Card(
        "T-117",
        "Guardian Captain",
        Color.RED,
        cost=2,
        power=3000,
        abilities=[
            Startup(
                needs=[AnyOf([Level(Tribe.GUARDIAN, 1), AtLeast(1, zx(Side.OWN, tribe=Tribe.GUARDIAN))])],
                cost=[],
                do=[Draw(1)],
            )
        ],
    ),
    Card(
        "T-118", "Oath of Asuka", Color.WHITE, CardType.ZX_OB, cost=7, power=9000, japanese="“誓装”天王寺飛鳥"
    ),
    Card(
        "T-119", "Oath of Ayase", Color.BLACK, CardType.ZX_OB, cost=7, power=9000, japanese="“誓装”上柚木綾瀬"
    ),
    Card(
        "T-120", "Oath of Urara", Color.COLORLESS, CardType.ZX_OB, cost=7, power=9000, japanese="“誓装”うらら"
    ),
    Card("T-121", "Urara", Color.COLORLESS, CardType.PLAYER, player_keys=(PlayerKey.URARA,)),
    Card("T-122", "Dreamling", Color.RED, cost=1, power=1000, tribes=(Tribe.KU_RITO,)),
    Card(
        "T-123",
        "Two Blows",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[DamagePlayer(Side.ENEMY, 2)])],
    ),
    Card(
        "T-124",
        "Common Grief",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[DamagePlayer(Side.ENEMY, 1), DamagePlayer(Side.OWN, 1)])],
    ),
    Card(
        "T-125",
        "Gloater",
        Color.RED,
        cost=2,
        power=3000,
        abilities=[Automatic(when=Occurrence.LIFE_DECREASES, side=Side.ENEMY, do=[Draw(1)])],
    ),
    Card("T-126", "Great Masprotron", Color.BLUE, cost=5, power=7500, japanese="大いなるマスプロトロン"),
    Card("T-127", "Misaki", Color.WHITE, CardType.PLAYER, player_keys=(PlayerKey.MISAKI,)),
    Card("T-128", "Iruda", Color.BLACK, CardType.PLAYER, player_keys=(PlayerKey.IRUDA,)),
    Card(
        "T-129",
        "Oath and a Card",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Then(Overboost(zx(name_contains="アネート")), then=[Draw(1)])])],
    ),
    Card(
        "T-130",
        "Herald",
        Color.RED,
        cost=2,
        power=3000,
        abilities=[
            Automatic(when=Occurrence.APPEARS, of=zx(Side.OWN), way=Way.FROM_DYNAMIS, do=[Draw(1)]),
            Automatic(when=Occurrence.PUT_ON_SQUARE, of=zx(Side.OWN), do=[Draw(1)]),
        ],
    ),
    Card(
        "T-131",
        "Blow and a Card",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[Then(DamagePlayer(Side.ENEMY, 1), then=[Draw(1)])])],
    ),
    Card(
        "T-132",
        "Blow upon Blow",
        Color.RED,
        CardType.EVENT,
        abilities=[EventText(do=[DamagePlayer(Side.ENEMY, 1), DamagePlayer(Side.ENEMY, 1)])],
    ),
]
