
"""E09, an extra pack: some of its cards."""

from zx_env.cards.language import (
    NORMAL,
    Automatic,
    Awaken,
    Card,
    Destroy,
    FaceUp,
    FromDeck,
    Level,
    May,
    Move,
    PlayerNamed,
    Put,
    Startup,
    TurnOf,
    card,
    choose,
    zx,
)
from zx_env.cards.names import DRAGONS, PlayerKey, Tribe
from zx_env.terms import CardType, Color, Icon, Limit, Occurrence, Side, Zone

# fmt: off
CARDS = [
    Card(
        "E09-001", "Huximei, Begging Summer Night", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="おねだりサマーナイト胡喜媚",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Dragon] card in your "
            "Dynamis face up.\n"
            "[Startup] (Dragon Lv 4; your turn; once per turn) For nothing: Remove 1 enemy Z/X "
            "with Cost 6 or more on a Normal Square from the game."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(DRAGONS))]),
            Startup(
                needs=[Level(DRAGONS, 4), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "E09-054", "Realm Razer, Dark Waking", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.CRUEL_DRAGON), japanese="闇冥竜醒レルムレイザー",
        text=(
            "[Awaken] Put 1 [Dragon] card from your Charge into your Trash. Put the top card of "
            "your deck into your Charge.\n"
            "[Startup] (Player Barahara; your turn; once per turn) For nothing: Destroy 1 enemy "
            "Z/X on a Normal Square. Put 1 [Cruel Dragon] Z/X from your Trash on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Awaken([
                Move(choose(1, card(Side.OWN, Zone.CHARGE, tribe=DRAGONS)), Zone.TRASH),
                FromDeck(1, Zone.CHARGE),
            ]),
            Startup(
                needs=[PlayerNamed(PlayerKey.BARAHARA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.CRUEL_DRAGON)),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
]
