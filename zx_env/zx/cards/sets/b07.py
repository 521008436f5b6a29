"""B07: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B07-001", "Aegis, Divine-shield Smith", Color.RED, cost=2, power=2500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="神盾職人アイギス",
        text=(
            "Void Bringer.\n"
            "[Startup] (your turn) Sleep this card: Deal 3000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[Damage(3000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B07-005", "Prism Chameleon", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="変幻水晶プリズムカメレオン",
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 1, put this card into your Trash: Deal 5000 damage to 1 enemy "
            "Z/X that appeared this turn on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.APPEARED_THIS_TURN,)))),
                ],
            ),
        ]),
    Card(
        "B07-006", "Pyrite Tortoise", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="黄鉄鉱パイライトトータス",
        text=(
            "[Auto] When your turn ends, you may destroy this card. If you did, deal 6000 damage to 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[May(Destroy(THIS), then=[Damage(6000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B07-009", "Jabberwock", Color.RED, cost=5, power=6500, tribes=(Tribe.MYTHOS,),
        japanese="鏡の国の魔獣ジャバウォック",
        text="[Always] This card removes the Z/X that it destroys in battle from the game.",
        abilities=[Always(do=[RemoveDestroyed()])]),
    Card(
        "B07-010", "Athos, Noble Musketeer", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="高潔なる三銃士アトス",
        text=(
            '[Auto] When this card attacks, deal 3000 damage for each other Z/X of yours with "銃士" in '
            "the name on a Square to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    Damage(
                        Per(3000, zx(Side.OWN, name_contains="銃士", having=(Having.NOT_THIS,))),
                        choose(1, zx(Side.ENEMY, on=NORMAL)),
                    ),
                ],
            ),
        ]),
    Card(
        "B07-015", "Luxury, Clothing Smith", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="服飾職人ラグジュアリィ",
        text=(
            "[Startup] Sleep this card: You may put 1 Z/X with Cost 4 or less from your hand on a "
            "Square next to your Player Square without a Z/X. If you did, at the end of the turn, "
            "return it to its owner's hand."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=4)),
                            BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.HAND)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-016", "Astraea, Goddess of Justice", Color.RED, cost=7, power=10500, tribes=(Tribe.BRAVER,),
        japanese="正義の女神アストライアー",
        text=(
            "[Auto] When this card appears, you may remove 10 cards in your Trash from the game. If "
            "you did, deal 10000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(10, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                        then=[Damage(10000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-018", "Nine-tail Fire Dance", Color.RED, CardType.EVENT, cost=2, japanese="九尾の炎舞",
        text=(
            "[Event] If you have 10 or more cards in your Trash and 10 or more different tribes are "
            "among the cards in your Trash, deal 10000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(10, card(Side.OWN, Zone.TRASH)),
                        Different(10, Trait.TRIBE, card(Side.OWN, Zone.TRASH)),
                    ],
                    [Damage(10000, choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    # -- blue -----------------------------------------------------------
    Card(
        "B07-021", "Float, Playing Stream", Color.BLUE, cost=2, power=1500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="奏流フロート",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may let 2 Z/X of yours that are not in battle on a "
            "Normal Square change Squares."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Swap(choose(2, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,)))))],
            ),
        ]),
    Card(
        "B07-022", "Gallium, Mobile Liner", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION,), japanese="機動客船ガリウム",
        text="[Always] This card has +2000 Power while a Z/X of yours on a Square has Range 2.",
        abilities=[Always(do=[GainPower(2000, with_range_2=True)])]),
    Card(
        "B07-030", "Wezen, Atomic Pile", Color.BLUE, cost=5, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アトミックパイル ウェズン",
        text="[Always] While you have 3 or fewer cards in your hand, this card cannot attack.",
        abilities=[
            Always(needs=[AtMost(3, card(Side.OWN, Zone.HAND))], do=[Cannot(Bar.ATTACK)]),
        ]),
]
