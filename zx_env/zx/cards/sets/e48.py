"""E48: one of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- black -------------------------------------------------------------
    Card(
        "E48-024", "Leanan Sidhe, Midsummer Lover", Color.BLACK, cost=7, power=7500,
        tribes=(Tribe.NOSFERATU, Tribe.SUMMER), japanese="真夏の恋人 リャナンシー", rarity=Rarity.R,
        text=(
            "[Always] (Hand) You may destroy 1 Reboot Z/X of yours with Cost 6 or less on a Normal Square "
            "when this card is played; it costs less by its Cost.\n"
            "[Auto] When this card appears by being played, you may put 1 [Nosferatu] or [Summer] Z/X "
            "with Cost 5 or less from your Trash on a Normal Square without a Z/X. If you did, give it "
            "+3000 Power until the end of the turn. It cannot be chosen by abilities until the end of the "
            "turn."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                do=[
                    PayLess(
                        CostOf(THEM),
                        Destroy(
                            choose(1, zx(Side.OWN, on=NORMAL, cost_at_most=6, state=State.REBOOT))
                        ),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(
                                    Side.OWN, zone=Zone.TRASH, cost_at_most=5,
                                    tribe=(Tribe.NOSFERATU, Tribe.SUMMER),
                                ),
                            ),
                            NORMAL,
                            empty=True,
                        ),
                        then=[
                            Power(3000, IT),
                            Grant(IT, Cannot(Bar.BE_CHOSEN)),
                        ],
                    ),
                ],
            ),
        ]),
]
# fmt: on
