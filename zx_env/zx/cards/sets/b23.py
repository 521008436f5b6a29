"""B23: one of its cards."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B23-052", "Holy Sword Ardashir", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="ホーリーソード アルダシール",
        text=(
            "[Auto] When this card appears, if you have 5 or more cards in your Resource and 3 or "
            "more abilityless cards in your Resource, look at your Life. You may put 1 abilityless "
            "Z/X from your Life on a Square of the Center Area without a Z/X. If you did, shuffle "
            "your deck. Put the top card of your deck into your Life."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(3, card(Side.OWN, Zone.RESOURCE, having=(Having.ABILITYLESS,))),
                        ],
                        [
                            Look(
                                ANY_NUMBER,
                                zone=Zone.LIFE,
                                rest=Rest.STAY,
                                do=[
                                    May(
                                        Put(
                                            choose(
                                                1,
                                                zx(
                                                    Side.OWN, zone=Zone.LIFE, having=(Having.ABILITYLESS,)
                                                ),
                                            ),
                                            CENTER,  # diagram assumed
                                            empty=True,
                                        ),
                                        then=[Shuffle(), FromDeck(1, Zone.LIFE)],
                                    )
                                ],
                            )
                        ],
                    )
                ],
            ),
        ]),
]
