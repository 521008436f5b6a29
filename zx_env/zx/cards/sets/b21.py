"""B21: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- green -------------------------------------------------------------
    Card(
        "B21-096", "Orange Lizard", Color.GREEN, cost=7, power=10500, tribes=(Tribe.PLASECT,),
        japanese="枯葉蜥蜴オレンジリザード",
        text=(
            "[Auto] (Dingir Lv 1; if this card is a Z/X on a Square of the Center Area) When an enemy "
            "Z/X on a Normal Square appears, that Z/X cannot deal damage until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                needs=[
                    Level(Tribe.DINGIR, 1),
                    AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[Grant(That(zx()), Cannot(Bar.DEAL_DAMAGE))],
            ),
        ]),
    Card(
        "B21-099", "Hoozuki", Color.GREEN, cost=7, power=10500, tribes=(Tribe.HOURAI,),
        japanese="流言飛語の間諜 鬼灯",
        text=(
            "[Auto] When your opponent's Main Phase starts, 1 Z/X of yours with another name than "
            'this card on a Square gains "[Always] Each "Hoozuki" of yours on a Square cannot be '
            'dealt damage." until the end of the turn.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                do=[
                    Grant(
                        choose(1, zx(Side.OWN, having=(Having.OTHER_NAME,))),
                        Gains(
                            Always(
                                do=[Cannot(Bar.RECEIVE_DAMAGE, each(zx(Side.OWN, named="Hoozuki")))],
                            )
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B21-100", "Feuille and Souma, Bond of Thorns", Color.GREEN, CardType.EVENT, cost=1,
        japanese="フィーユと相馬 斬棘の絆",
        text=(
            "[Event] If your Player is Souma, put 1 Z/X with Cost 4 or less from your Charge into your "
            "Resource in Sleep State.\n"
            "[Auto] (Resource; Player Souma; your turn) When this card is put into Resource, if you have "
            '5 or more cards in your Resource, you may Sleep 1 Reboot "披荊の双肩フィーユ" in your '
            'Resource. If you did, put 1 Z/X with "フィーユ" in the name from your Resource on a Normal '
            "Square without a Z/X. At the end of the turn, put it into its owner's Resource in Sleep "
            "State."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.SOUMA)],
                    [
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=4)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                    ],
                ),
            ]),
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.SOUMA), TurnOf(Side.OWN)],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                # A card that sleeps already cannot be put to Sleep.
                                Sleep(
                                    choose(
                                        1,
                                        card(
                                            Side.OWN,
                                            Zone.RESOURCE,
                                            named=Japanese("披荊の双肩フィーユ"),
                                            state=State.REBOOT,
                                        ),
                                    )
                                ),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains="フィーユ")),
                                        NORMAL,
                                        empty=True,
                                    ),
                                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
]
