"""A card set for tests of Shift, Link cards and counters: the standard one, and made-up cards.

One Player card has every Player name: some are asked for by cards and printed on no Player card of the set.
"""

from zx_env.zx.cards.language import (
    ANY_SQUARE,
    NORMAL,
    Always,
    AtLeast,
    Automatic,
    Card,
    Damage,
    DamagePlayer,
    Destroy,
    Draw,
    EventText,
    GainCounters,
    GainPower,
    If,
    Move,
    NoPlayerDamage,
    Put,
    PutLink,
    Shift,
    Swap,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.names import PlayerKey, Tribe
from zx_env.zx.cards.sets import CARDS as PRINTED
from zx_env.zx.terms import CardType, Color, CounterKind, Having, Icon, Occurrence, Side, Zone

SET = "tests.made_up_shifts"
EVERYBODY = "L-900"


def _event(number: str, *do: object) -> Card:
    return Card(
        number, f"Event {number}", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=list(do))]
    )  # type: ignore[arg-type]


def _free(number: str, *do: object) -> Card:
    """Costs 0, so that no Resource is needed."""
    return Card(number, f"Free {number}", Color.COLORLESS, CardType.EVENT, abilities=[EventText(do=list(do))])  # type: ignore[arg-type]


_LINKS = card(Side.OWN, Zone.SQUARE, kind=CardType.LINK)
_ANY = Shift(onto=zx(Side.OWN))

CARDS = [
    *PRINTED,
    _event("L-001", GainCounters(CounterKind.MEMORIAL_PIECE, 2)),
    _event("L-002", GainCounters(CounterKind.DREAM_KEY, 1)),
    _free("L-003", Move(choose(1, zx()), Zone.HAND)),
    _free("L-004", Put(choose(1, zx()), NORMAL)),
    _free("L-005", Swap(choose(2, zx()))),
    _free(
        "L-006",
        Damage(500, each(zx(tribe=Tribe.HOURAI))),
        Damage(1000, each(zx(color=Color.BLUE))),
        Damage(2000, each(zx(named="Sword Sheath"))),
        Damage(4000, each(zx(having=(Having.ABILITYLESS,)))),
    ),
    Card(
        "L-010",
        "Sword Sheath",
        Color.BLUE,
        CardType.SHIFT,
        tribes=(Tribe.HOURAI,),
        abilities=[
            _ANY,
            Automatic(when=Occurrence.IS_SHIFTED, do=[Draw(1)]),
            Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(2)]),
        ],
    ),
    Card(
        "L-011",
        "Ribbon",
        Color.RED,
        CardType.SHIFT,
        abilities=[_ANY, Always(do=[GainPower(1500)]), Always(do=[NoPlayerDamage()])],
    ),
    _free("L-020", PutLink("Link: Meiraru", ANY_SQUARE)),
    _free("L-021", PutLink("Link: Nino", ANY_SQUARE)),
    _free("L-022", PutLink("Link: Barahara", ANY_SQUARE)),
    _free("L-023", PutLink("Link: Lilfy", ANY_SQUARE)),
    _free("L-024", PutLink("Chain", ANY_SQUARE), PutLink("Chain", ANY_SQUARE)),
    _free("L-025", PutLink("Link: Theogonias", ANY_SQUARE)),
    _free("L-026", Destroy(choose(1, zx()))),
    _free("L-027", Put(choose(2, zx(Side.OWN, zone=Zone.HAND)), NORMAL)),
    _free("L-028", DamagePlayer(Side.OWN, 1)),
    _free("L-029", DamagePlayer(Side.ENEMY, 1)),
    Card(
        "L-030",
        "Chain",
        Color.COLORLESS,
        CardType.LINK,
        abilities=[Always(do=[GainPower(1000, each(zx(Side.OWN, having=(Having.ON_ITS_SQUARE,))))])],
    ),
    _free("L-036", If([AtLeast(3, _LINKS)], [Draw(3)], otherwise=[Draw(1)])),
    Card("L-031", "Lilfy", Color.RED, cost=1, power=3000, japanese="迷睡∬惑魂 リルフィ"),
    Card("L-032", "Driver", Color.RED, cost=1, power=3000, icons=(Icon.EXTENSION_DRIVE,)),
    Card("L-033", "Crimson", Color.RED, cost=1, power=3000, japanese="勇赤§結魂 ロードクリムゾン"),
    Card(
        "L-035",
        "Reia of Steel",
        Color.BLUE,
        CardType.ZX_OB,
        cost=7,
        power=10500,
        tribes=(Tribe.OVERBOOST, Tribe.METAL_FORTRESS),
        japanese="鋼の怜亜",
    ),
    Card("L-034", "Hatchling", Color.BLACK, cost=2, power=3000, tribes=(Tribe.CRUEL_DRAGON,)),
    Card(EVERYBODY, "Everybody", Color.RED, CardType.PLAYER, player_keys=tuple(PlayerKey)),
]
