"""B13: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B13-001", "Tannhauser", Color.RED, cost=2, power=3000, tribes=(Tribe.BRAVER,),
        japanese="詩人騎士タンホイザー",
        text=(
            "[Always] Damage that each [Braver] Z/X of yours with Cost 5 or more on a Square deals to "
            "enemy Z/X is +3000."
        ),
        abilities=[
            Always(do=[GainDamage(3000, each(zx(Side.OWN, tribe=Tribe.BRAVER, cost_at_least=5)))]),
        ]),
    Card(
        "B13-002", "Sylphid", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="風魔シルフィード",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay red 2. If you did, remove 1 Z/X with Ignition "
            "icon on a Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.RED, 2),
                        then=[Move(choose(1, zx(on=NORMAL, icons=(Icon.IGNITION,))), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-003", "Tsukuyomi", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.START_CARD,), japanese="勤労月神ツクヨミ",
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 2, put this card into your Trash: If your opponent has 2 or "
            "more Z/X on a Square, deal 8000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[If([AtLeast(2, zx(Side.ENEMY))], [Damage(8000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B13-007", "Calamity Jane", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="平原の女王カラミティ・ジェーン",
        text=(
            "[Auto] (Zero Optima 2) When this card attacks, deal 2000 damage to 1 Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, needs=[ZeroOptima(2)], do=[Damage(2000, choose(1, zx()))]),
        ]),
    Card(
        "B13-009", "Scheherazade", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="物語の紡ぎ手シャハラザード",
        text=(
            "[Auto] When this card appears, you may remove 6 cards in your Trash from the game. If "
            "you did, reveal the top 5 cards of your deck. Return 1 Z/X with Cost 5 or more among "
            "them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(6, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                        then=[
                            Look(
                                5,
                                shown=True,
                                do=[
                                    Move(
                                        choose(1, looked(zx(Side.OWN, zone=Zone.DECK, cost_at_least=5))),
                                        Zone.HAND,
                                    )
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-012", "Agate Pelican", Color.RED, cost=5, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="眩い炎瑪瑙メノウペリカン",
        text=(
            "[Auto] When this card appears, if you have no cards in your hand, you may draw 1 card. "
            "If you did, you may draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtMost(0, card(Side.OWN, Zone.HAND))], [May(Draw(1), then=[May(Draw(1))])])],
            ),
        ]),
    Card(
        "B13-014", "Amber Alligator", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="雷鼓の鰐アンバーアリゲーター",
        text=(
            "[Auto] (Zero Optima 3) When this card appears, deal 2000 damage to each enemy Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, needs=[ZeroOptima(3)], do=[Damage(2000, each(zx(Side.ENEMY)))]
            ),
        ]),
    Card(
        "B13-015", "Camion, Freight Hauler", Color.RED, cost=6, power=8000, tribes=(Tribe.MEISTER,),
        japanese="貨物搬送カミオン",
        text=(
            "[Auto] When this card appears, you may deal 2000 damage to 1 Z/X on a Normal Square.\n"
            "[Always] (Zero Optima 4) This card has Range 2."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(2000, choose(1, zx(on=NORMAL))))]),
            Always(needs=[ZeroOptima(4)], do=[GainRange(2)]),
        ]),
    Card(
        "B13-016", "Sugilite Gorilla", Color.RED, cost=6, power=8000, tribes=(Tribe.GIGANTIC,),
        japanese="逆境の大隅石スギライトゴリラ",
        text="[Always] While you have no cards in your hand, this card has +4000 Power.",
        abilities=[
            Always(needs=[AtMost(0, card(Side.OWN, Zone.HAND))], do=[GainPower(4000)]),
        ]),
    Card(
        "B13-018", "Nue of Ancient Night", Color.RED, cost=7, power=10500, tribes=(Tribe.MYTHOS,),
        japanese="古の夜陰 鵺",
        text=(
            "[Always] (Zero Optima 5) While this card is a Z/X on a Square of the Center Area, each "
            "Z/X in your hand has -2 Cost."
        ),
        abilities=[
            Always(
                needs=[
                    ZeroOptima(5),
                    AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[GainCost(-2, each(zx(Side.OWN, zone=Zone.HAND)))],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B13-021", "Bisection", Color.BLUE, cost=2, power=3000, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="両断機械ビセクション",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may return this card to your "
            "hand."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(Move(THIS, Zone.HAND))]),
        ]),
    Card(
        "B13-023", "Mendelevium", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="蹴球変形メンデレビウム",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may pay blue 1. If you did, "
            "draw 1 card."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(Pay(Color.BLUE, 1), then=[Draw(1)])]),
        ]),
    Card(
        "B13-024", "Zweihander Alphecca", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="ツヴァイヘンダ アルフェッカ"),
    Card(
        "B13-025", "Dysprosium", Color.BLUE, cost=4, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="遺跡合体ジスプロシウム",
        text=(
            "[Auto] When your opponent's Ignition Phase starts, you may look at the top card of your "
            "opponent's deck. You may put 1 card among them on the bottom of its owner's deck. Return "
            "the rest to the top of your opponent's deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.ENEMY,
                do=[
                    May(
                        Look(
                            1,
                            side=Side.ENEMY,
                            rest=Rest.TOP,
                            do=[May(Move(choose(1, looked()), Zone.DECK, bottom=True))],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B13-026", "Giovannini", Color.BLUE, cost=4, power=5500, tribes=(Tribe.MERMAID,),
        japanese="調弦ジョヴァンニーニ",
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may move 1 Z/X that is not in battle "
            "on a Normal Square to an adjacent Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            NORMAL,
                            empty=True,
                            adjacent=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B13-028", "Nicanora", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="夢奏曲ニカノーラ",
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, you may let 2 Z/X that are not in battle on a Normal Square change Squares."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[May(Swap(choose(2, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,)))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-029", "Indium", Color.BLUE, cost=5, power=7500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="蒼き隼インジウム",
        text=(
            "[Auto] (Zero Optima 3) When this card appears, return 1 Z/X with Cost 3 or less on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(3)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.HAND)],
            ),
        ]),
]
