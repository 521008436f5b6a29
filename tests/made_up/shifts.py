"""Cards for Shift, Link cards and counters."""

from functools import partial

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

LINKS = card(Side.OWN, Zone.SQUARE, kind=CardType.LINK)
ANY = Shift(onto=zx(Side.OWN))

_event_of_cost_1 = partial(event, cost=1)
_free = partial(event, color=Color.COLORLESS)

CARDS = [
    _event_of_cost_1("L-001", GainCounters(CounterKind.MEMORIAL_PIECE, 2)),
    _event_of_cost_1("L-002", GainCounters(CounterKind.DREAM_KEY, 1)),
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
            ANY,
            Automatic(when=Occurrence.IS_SHIFTED, do=[Draw(1)]),
            Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(2)]),
        ],
    ),
    Card(
        "L-011",
        "Ribbon",
        Color.RED,
        CardType.SHIFT,
        abilities=[ANY, Always(do=[GainPower(1500)]), Always(do=[NoPlayerDamage()])],
    ),
    Card(
        "L-012",
        "Lantern",
        Color.RED,
        CardType.SHIFT,
        abilities=[ANY, Always(do=[GainIcon(Icon.IGNITION, each(zx(Side.OWN, having=(Having.NOT_THIS,))))])],
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
    _free("L-036", If([AtLeast(3, LINKS)], [Draw(3)], otherwise=[Draw(1)])),
    Card("L-032", "Driver", Color.RED, cost=1, power=3000, icons=(Icon.EXTENSION_DRIVE,)),
]
