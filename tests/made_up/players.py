"""Player cards: one that has every Player name, some of one name, some with abilities; and who gives some."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

EVERYBODY = "T-900"

CARDS = [
    Card(EVERYBODY, "Everybody", Color.RED, CardType.PLAYER, player_keys=tuple(PlayerKey)),
    Card("T-121", "Urara", Color.COLORLESS, CardType.PLAYER, player_keys=(PlayerKey.URARA,)),
    Card("T-127", "Misaki", Color.WHITE, CardType.PLAYER, player_keys=(PlayerKey.MISAKI,)),
    Card("T-128", "Iruda", Color.BLACK, CardType.PLAYER, player_keys=(PlayerKey.IRUDA,)),
    # Their Player cards are in no set; IG04-004 and IG04-007 name them.
    Card(
        "WA-097",
        "Yutaka",
        Color.BLUE,
        CardType.PLAYER,
        player_keys=(PlayerKey.YUTAKA,),
        japanese="天竜ゆたか",
    ),
    Card(
        "WA-098", "Kasuga", Color.BLACK, CardType.PLAYER, player_keys=(PlayerKey.KASUGA,), japanese="黒崎春日"
    ),
    # What a Player card has of its own, and a Player Extra that turns up on it.
    Card(
        "T-141",
        "Drummer",
        Color.RED,
        CardType.PLAYER,
        player_keys=("Drummer",),
        abilities=[
            Automatic(when=Occurrence.PHASE_STARTS, phase=Phase.MAIN, side=Side.OWN, do=[Draw(1)]),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, cost_at_least=5),
                limit=Limit.ONCE_PER_TURN,
                do=[FromDeck(1, Zone.TRASH)],
            ),
            Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[FromDeck(1, Zone.CHARGE)]),
        ],
    ),
    Card(
        "T-142",
        "Drummer EX",
        Color.RED,
        CardType.PLAYER_EX,
        player_keys=("Drummer EX",),
        abilities=[Crisis("Drummer"), Startup(cost=[Sleep(THIS)], do=[Draw(1)]), LastStand()],
    ),
    event("RW-020", TurnExtra("Drummer EX")),
    Card(
        "T-143",
        "Drum Major",
        Color.RED,
        cost=5,
        power=5000,
        abilities=[
            Always(
                do=[
                    Gains(
                        Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[Damage(1000, each(zx(Side.ENEMY)))]),
                        each(zx(Side.ANY, kind=CardType.PLAYER, named="Drummer")),
                    ),
                ],
            ),
            Always(
                needs=[AtLeast(1, card(Side.OWN, Zone.TRASH))],
                do=[
                    Gains(
                        Automatic(when=Occurrence.ATTACKS, of=zx(Side.OWN), do=[Draw(1)]),
                        each(zx(Side.OWN, kind=CardType.PLAYER, named="Drummer")),
                    ),
                ],
            ),
        ],
    ),
    # What the sources only name: cards with the sign for all, under a Player card and as one.
    Card(
        "T-144",
        "Mikado for All",
        Color.RED,
        CardType.PLAYER_EX,
        player_keys=("Mikado for All",),
        abilities=[Crisis(PlayerKey.MIKADO), LastStand()],
        japanese="黒崎神門\u2200",
    ),
    Card(
        "T-145",
        "Souma for All",
        Color.GREEN,
        CardType.PLAYER,
        player_keys=(PlayerKey.SOUMA,),
        japanese="剣淵相馬\u2200",
    ),
    Card(
        "T-146",
        "Listener",
        Color.WHITE,
        cost=3,
        power=3000,
        abilities=[
            Always(needs=[PlayerCard("Souma for All")], do=[GainPower(1000)]),
            Always(needs=[PlayerCard("Mikado for All")], do=[GainPower(-3000, to=each(zx(Side.ENEMY)))]),
        ],
    ),
]
