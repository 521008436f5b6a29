"""B25: a card that asks what the abilities of others have destroyed."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B25-009", "Semargl, Tempting Summer Ice", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="誘惑の夏氷セマルグル", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 4) When this card appears, you may show 1 [Mythos] card with another name "
            "than this card in your hand, which has -4 Cost until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    May(
                        Grant(
                            choose(
                                1,
                                card(
                                    Side.OWN, Zone.HAND, tribe=Tribe.MYTHOS, having=(Having.OTHER_NAME,)
                                ),
                            ),
                            GainCost(-4),
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B25-060", "Almotaher, Light of Courage", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.START_CARD,), japanese="勇気の灯アルモタヘル", rarity=Rarity.N,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Player Yachiyo; once per turn) Put the top card of your deck "
            "into your Trash: If an enemy card was destroyed by an ability of a card of yours "
            'with "アルモタヘル" in the name this turn, choose 1 Z/X with another name than this '
            'card and "アルモタヘル" in the name in your Trash. If you did, choose 1 of these: (1) '
            "return it to its owner's hand; (2) put it into its owner's Charge."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE, limit=Limit.ONCE_PER_TURN,
                needs=[PlayerNamed(PlayerKey.YACHIYO)],
                cost=[FromDeck(1, Zone.TRASH)],
                do=[
                    If(
                        [
                            Happened(
                                Occurrence.IS_DESTROYED, Side.ENEMY,
                                by_ability=card(Side.OWN, EVERYWHERE, name_contains="アルモタヘル"),
                            ),
                        ],
                        [
                            Then(
                                Pick(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN, zone=Zone.TRASH, name_contains="アルモタヘル",
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
                                ),
                                then=[OneOf([[Move(IT, Zone.HAND)], [Move(IT, Zone.CHARGE)]])],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
]
# fmt: on
