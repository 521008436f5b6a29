# ruff: noqa: RUF001 - Japanese names stand as printed
"""B13, the thirteenth booster."""

from zx_env.zx.cards.language import *

_DISCARD = Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)
_ENEMY_DISCARD = Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)
_ENEMY_LOSES_RESOURCE = Move(choose(1, card(Side.ENEMY, Zone.RESOURCE), by=Side.ENEMY), Zone.TRASH)

_LOSES_LIFE = Automatic(
    when=Occurrence.TURN_ENDS,
    side=Side.OWN,
    do=[
        If(
            [AtLeast(2, card(Side.OWN, Zone.LIFE))],
            [Move(choose(1, card(Side.OWN, Zone.LIFE), by=Side.ENEMY), Zone.RESOURCE, State.SLEEP)],
        ),
    ],
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B13-001", "Tannhauser", Color.RED, cost=2, power=3000, tribes=(Tribe.BRAVER,),
        japanese="詩人騎士タンホイザー", rarity=Rarity.R,
        text=(
            "[Always] Damage that each [Braver] Z/X of yours with Cost 5 or more on a Square deals to "
            "enemy Z/X is +3000."
        ),
        abilities=[
            Always(do=[GainDamage(3000, each(zx(Side.OWN, tribe=Tribe.BRAVER, cost_at_least=5)))]),
        ]),
    Card(
        "B13-002", "Sylphid", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="風魔シルフィード", rarity=Rarity.R,
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
        icons=(Icon.START_CARD,), japanese="勤労月神ツクヨミ", rarity=Rarity.C,
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
        "B13-004", "Ballista, Arbalest Smith", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="弩砲職人バリスタ", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Startup] (your opponent's turn) Pay red 1, Sleep this card: Deal 6000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.ENEMY)],
                cost=[Pay(Color.RED, 1), Sleep(THIS)],
                do=[Damage(6000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B13-005", "Garnet Megalo, Scarlet Grouper Dragon", Color.RED, cost=3, power=5000,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION,), japanese="緋石斑竜ガーネットメガロ",
        rarity=Rarity.UC),
    Card(
        "B13-006", "Jade Ocelot, Lovely Jade", Color.RED, cost=4, power=5500, tribes=(Tribe.GIGANTIC,),
        japanese="愛々しい翡翠ジェードオセロット", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, deal 8000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[May(_DISCARD, then=[Damage(8000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B13-007", "Calamity Jane", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="平原の女王カラミティ・ジェーン", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 2) When this card attacks, deal 2000 damage to 1 Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, needs=[ZeroOptima(2)], do=[Damage(2000, choose(1, zx()))]),
        ]),
    Card(
        "B13-008", "Radio, Wireless Operator", Color.RED, cost=4, power=6500, tribes=(Tribe.MEISTER,),
        japanese="無線通信士レディオ", rarity=Rarity.C),
    Card(
        "B13-009", "Scheherazade", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="物語の紡ぎ手シャハラザード", rarity=Rarity.SR,
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
        "B13-010", "Chiron, Centaur Sage", Color.RED, cost=5, power=8000, tribes=(Tribe.MYTHOS,),
        japanese="人馬の賢者ケイロン", rarity=Rarity.C),
    Card(
        "B13-011", "Flamberge, Wavy-sword Smith", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="波刀職人フランベルジェ", rarity=Rarity.UC,
        text="[Auto] When this card appears, you may deal 4000 damage to 1 Reboot Z/X on a Square.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[May(Damage(4000, choose(1, zx(state=State.REBOOT))))]
            ),
        ]),
    Card(
        "B13-012", "Agate Pelican", Color.RED, cost=5, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="眩い炎瑪瑙メノウペリカン", rarity=Rarity.R,
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
        "B13-013", "Jormungandr, Venomous Serpent of Midgard", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MYTHOS,), japanese="ミズガルズの毒蛇ヨルムンガンド", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, deal 4000 damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(_DISCARD, then=[Damage(4000, each(zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B13-014", "Amber Alligator", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="雷鼓の鰐アンバーアリゲーター", rarity=Rarity.C,
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
        japanese="貨物搬送カミオン", rarity=Rarity.R,
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
        japanese="逆境の大隅石スギライトゴリラ", rarity=Rarity.UC,
        text="[Always] While you have no cards in your hand, this card has +4000 Power.",
        abilities=[
            Always(needs=[AtMost(0, card(Side.OWN, Zone.HAND))], do=[GainPower(4000)]),
        ]),
    Card(
        "B13-017", "Zahhak, Serpent Tyrant", Color.RED, cost=6, power=8500, tribes=(Tribe.BRAVER,),
        japanese="蛇の暴君ザッハーク", rarity=Rarity.UC,
        text=(
            "[Auto] When an enemy Z/X on a Normal Square appears, if your opponent has 3 or more Z/X on a "
            "Square, you may deal 2000 damage for each enemy Z/X on a Square to 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                do=[
                    If(
                        [AtLeast(3, zx(Side.ENEMY))],
                        [May(Damage(Per(2000, zx(Side.ENEMY)), choose(1, zx(on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-018", "Nue of Ancient Night", Color.RED, cost=7, power=10500, tribes=(Tribe.MYTHOS,),
        japanese="古の夜陰 鵺", rarity=Rarity.SR,
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
    Card(
        "B13-019", "Rage of the Ogre Princess", Color.RED, CardType.EVENT, cost=1, japanese="鬼姫の憤激",
        rarity=Rarity.C,
        text="[Event] Deal 6000 damage to 1 Sleep Z/X on a Square of the Center Area.",
        abilities=[
            EventText(do=[Damage(6000, choose(1, zx(on=CENTER, state=State.SLEEP)))]),  # diagram assumed
        ]),
    Card(
        "B13-020", "Flamme Acceleration", Color.RED, CardType.EVENT, cost=1,
        japanese="フラム・アクセラレーション", rarity=Rarity.UC,
        text=(
            '[Event] Reboot 1 Z/X of yours with "ジャンヌダルク" in the name that is not in battle on a '
            "Square. Put it on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            EventText(do=[
                Reboot(
                    choose(
                        1, zx(Side.OWN, name_contains="ジャンヌダルク", having=(Having.NOT_IN_BATTLE,))
                    ),
                ),
                Put(IT, CENTER, empty=True),  # diagram assumed
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B13-021", "Bisection", Color.BLUE, cost=2, power=3000, tribes=(Tribe.KILLER_MACHINE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="両断機械ビセクション", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may return this card to your "
            "hand."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(Move(THIS, Zone.HAND))]),
        ]),
    Card(
        "B13-022", "Marianne, Joyful String Player", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.MERMAID,), icons=(Icon.START_CARD,), japanese="歓弦奏マリアーヌ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: You may move 1 enemy Z/X that "
            "is not in battle on a Normal Square to a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B13-023", "Mendelevium", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="蹴球変形メンデレビウム", rarity=Rarity.R,
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
        icons=(Icon.IGNITION,), japanese="ツヴァイヘンダ アルフェッカ", rarity=Rarity.UC),
    Card(
        "B13-025", "Dysprosium", Color.BLUE, cost=4, power=6000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="遺跡合体ジスプロシウム", rarity=Rarity.C,
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
        japanese="調弦ジョヴァンニーニ", rarity=Rarity.UC,
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
        "B13-027", "Murzim, Homing Missile", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ホーミングミサイル ムルジム", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, if your opponent has 2 or more Z/X on a Square, you may "
            "return 1 Z/X with Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(2, zx(Side.ENEMY))],
                        [May(Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-028", "Nicanora", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="夢奏曲ニカノーラ", rarity=Rarity.R,
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
        japanese="蒼き隼インジウム", rarity=Rarity.R,
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
    Card(
        "B13-030", "Phi, Exa Hammer", Color.BLUE, cost=5, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="エクサハンマー ファイ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, give this card +1000 Power for each card in your hand until "
            "the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(Per(1000, card(Side.OWN, Zone.HAND)), THIS)]),
        ]),
    Card(
        "B13-031", "Rutherfordium, Transform Mirror", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="電鏡変形ラザホージウム", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, 1 Z/X of yours on a Square cannot be chosen by abilities until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(_DISCARD, then=[Grant(choose(1, zx(Side.OWN)), Cannot(Bar.BE_CHOSEN))])],
            ),
        ]),
    Card(
        "B13-032", "Mass Shooting, Random-fire Machine", Color.BLUE, cost=5, power=8000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="乱射機械マスシューティング", rarity=Rarity.C),
    Card(
        "B13-033", "Alto, Summer Song", Color.BLUE, cost=6, power=9500, tribes=(Tribe.MERMAID,),
        japanese="夏奏響歌アルト", rarity=Rarity.C),
    Card(
        "B13-034", "Explode, Self-moving Machine", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="自律移動機械エクスプロード", rarity=Rarity.C,
        text="[Auto] When this card appears, draw 2 cards. Put 2 cards from your hand into your Trash.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
            ),
        ]),
    Card(
        "B13-035", "Vanadium, Super-dreadnought Carrier", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="超弩級航空母艦バナジウム", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, 1 [Metal Fortress] Z/X of yours on a Square has Range 2 until "
            "the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Grant(choose(1, zx(Side.OWN, tribe=Tribe.METAL_FORTRESS)), GainRange(2))],
            ),
        ]),
    Card(
        "B13-036", "Australis, Large Bore", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ラージボア アウストラリス", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 4) When this card appears, you may put 1 card from your hand into your "
            "Trash. If you did, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(4)],
                do=[
                    May(
                        _DISCARD,
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-037", "Original XIII Type.VIII", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.BATTLE_DRESS,), japanese="オリジナルXIII Type.VIII “Lw19Ve”", rarity=Rarity.SR,
        text=(
            "[Startup] Put 1 card from your hand into your Trash: Return any number of enemy Z/X with "
            "Cost 3 or less on a Normal Square to their owners' hands."
        ),
        abilities=[
            Startup(
                cost=[_DISCARD],
                do=[Move(choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)],
            ),
        ]),
    Card(
        "B13-038", "Penetrate, Mop-up Soldier", Color.BLUE, cost=7, power=9500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="掃討機兵ペネトレイト", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 5) When your turn ends, you may put 1 card from your hand into your "
            "Trash. If you did, return up to 2 enemy Z/X with Power 8000 or less on a Square to their "
            "owners' deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[ZeroOptima(5)],
                do=[
                    May(
                        _DISCARD,
                        then=[
                            Move(
                                choose(2, zx(Side.ENEMY, power_at_most=8000), up_to=True),
                                Zone.DECK,
                                shuffled=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-039", "Butterfly's Dream", Color.BLUE, CardType.EVENT, cost=1, japanese="胡蝶の夢",
        rarity=Rarity.UC,
        text=(
            "[Event] Move 1 enemy Z/X that is not in battle on a Normal Square to a Square of the Center "
            "Area without a Z/X."
        ),
        abilities=[
            EventText(do=[
                Put(
                    choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                    CENTER,  # diagram assumed
                    empty=True,
                ),
            ]),
        ]),
    Card(
        "B13-040", "Connect Shoot", Color.BLUE, CardType.EVENT, cost=2, japanese="コネクトシュート",
        rarity=Rarity.UC,
        text=(
            "[Event] If you have 2 or fewer cards in your hand, reveal the top 5 cards of your deck. "
            "Return up to 2 Z/X with Ignition icon among them to your hand. Shuffle the rest back into "
            "your deck."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtMost(2, card(Side.OWN, Zone.HAND))],
                    [
                        Look(
                            5,
                            shown=True,
                            do=[
                                Move(
                                    choose(
                                        2,
                                        looked(zx(Side.OWN, zone=Zone.DECK, icons=(Icon.IGNITION,))),
                                        up_to=True,
                                    ),
                                    Zone.HAND,
                                ),
                            ],
                        ),
                    ],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B13-041", "Bambino, Underworld Don", Color.WHITE, cost=2, power=3000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="裏社会のドン バンビーノ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] (if this card is a Z/X on a Square of the Center Area) When a Z/X attacks this card, "
            "your opponent may pay 1 of any color. Otherwise, 1 enemy Z/X that is in battle on a Square "
            "cannot deal damage until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[
                            Grant(
                                choose(1, zx(Side.ENEMY, having=(Having.IN_BATTLE,))),
                                Cannot(Bar.DEAL_DAMAGE),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-042", "K2, Will Against the Owl", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="鴟梟を阻む意思ケィツゥー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if your opponent has 2 or more Z/X on a Square, give up to 1 "
            "enemy Z/X on a Normal Square -5000 Power until the end of the turn.\n"
            "[Startup] (Charge; your turn) Pay white 1: If your opponent has 5 or more Z/X on a Square, "
            "put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, zx(Side.ENEMY))],
                        [Power(-5000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 1)],
                do=[If([AtLeast(5, zx(Side.ENEMY))], [Put(THIS, NORMAL, empty=True)])],
            ),
        ]),
    Card(
        "B13-043", "Aura Meretseger, Holy Beast", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="聖獣オーラメルセゲル", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if you have an Event in your Trash, give 1 enemy Z/X on a "
            "Normal Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                        [Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-044", "Resurrection, the Risen", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.START_CARD,), japanese="復活のレジュレクシオン", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 2, put this card into your Trash: Put 1 Z/X with Cost 3 or less "
            "from your Charge on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 2), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B13-045", "Cornish, Three-star Chef", Color.WHITE, cost=3, power=5000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="三つ星シェフ コーニッシュ", rarity=Rarity.UC),
    Card(
        "B13-046", "Mist, Storm Caster", Color.WHITE, cost=4, power=5500, tribes=(Tribe.CAIT_SITH,),
        japanese="嵐のキャスター ミスト", rarity=Rarity.R,
        text=(
            "[Startup] (your turn) Pay white 1: Remove this card from the game. If you did, put 1 enemy "
            "Z/X on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 1)],
                do=[
                    Then(
                        Move(THIS, Zone.REMOVED),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-047", "Pumori, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン プモリ", rarity=Rarity.C,
        text=(
            "[Startup] Sleep this card: Give 1 Z/X on a Player Square +5000 Power until the end of the "
            "turn."
        ),
        abilities=[Startup(cost=[Sleep(THIS)], do=[Power(5000, choose(1, zx(on=A_PLAYER_SQUARE)))])]),
    Card(
        "B13-048", "Chouchou, the Favorite", Color.WHITE, cost=4, power=5000, tribes=(Tribe.ANGEL,),
        japanese="お気に入りのシュシュ", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may put 1 card with Cost 4 or more from "
            "your opponent's Charge into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[May(Move(choose(1, card(Side.ENEMY, Zone.CHARGE, cost_at_least=4)), Zone.TRASH))],
            ),
        ]),
    Card(
        "B13-049", "Aura Apis, Holy Beast", Color.WHITE, cost=4, power=6500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラアピス", rarity=Rarity.C),
    Card(
        "B13-050", "Huascaran, Evil Bane", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ワスカラン", rarity=Rarity.C,
        text="[Always] Each Z/X of yours on a Square of the Center Area has +1000 Power.",
        abilities=[Always(do=[GainPower(1000, each(zx(Side.OWN, on=CENTER)))])]),  # diagram assumed
    Card(
        "B13-051", "Meili Shan, Sparkling Sniper", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.GUARDIAN,), japanese="閃耀の狙撃手メイリーシャン", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 3) When a [Guardian] Z/X of yours on a Square of the Center Area "
            "appears, you may give 1 enemy Z/X on a Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(  # this card is a Guardian, too
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.GUARDIAN, on=CENTER),  # diagram assumed
                needs=[ZeroOptima(3)],
                do=[May(Power(-4000, choose(1, zx(Side.ENEMY))))],
            ),
        ]),
    Card(
        "B13-052", "Aout of August", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="８月のアウート", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 2 Z/X with Cost 5 or more from your opponent's "
            "Trash on the bottom of your opponent's deck. If you did, give 1 enemy Z/X on a Normal Square "
            "-3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(2, zx(Side.ENEMY, zone=Zone.TRASH, cost_at_least=5)),
                            Zone.DECK,
                            bottom=True,
                        ),
                        then=[Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-053", "Splendour of Brilliance", Color.WHITE, cost=6, power=9500, tribes=(Tribe.ANGEL,),
        japanese="光彩のスプランドゥール", rarity=Rarity.C),
    Card(
        "B13-054", "Aura Burak, Holy Beast", Color.WHITE, cost=6, power=8500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラブラーク", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, give each enemy Z/X on a Square of the Center Area -5000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                # diagram assumed
                do=[May(_DISCARD, then=[Power(-5000, each(zx(Side.ENEMY, on=CENTER)))])],
            ),
        ]),
    Card(
        "B13-055", "Turkish, Diligent Cat Knight", Color.WHITE, cost=6, power=6000,
        tribes=(Tribe.CAIT_SITH,), japanese="精励するネコ騎士ターキッシュ", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 4) When this card destroys an enemy Z/X in battle, you may put 1 Z/X "
            "with Cost 5 or less from your Charge on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[ZeroOptima(4)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=5)),
                            BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B13-056", "Honneur of Honor", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="名誉のオヌール", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have a [Angel] card with Cost 5 or more in your "
            "Charge, you may give each enemy Z/X on a Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_least=5))],
                        [May(Power(-2000, each(zx(Side.ENEMY))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-057", "Kailash, Law Bringer", Color.WHITE, cost=6, power=8000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガ カイラス", rarity=Rarity.UC,
        text=(
            "[Always] While the number of cards in your Charge is at least the number of cards in your "
            "opponent's Charge plus 1, this card has +3000 Power."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(Per(1, card(Side.ENEMY, Zone.CHARGE), plus=1), card(Side.OWN, Zone.CHARGE)),
                ],
                do=[GainPower(3000)],
            ),
        ]),
    Card(
        "B13-058", "Aura Elephant, Holy Beast", Color.WHITE, cost=7, power=9500,
        tribes=(Tribe.HOLY_BEAST,), japanese="聖獣オーラエレファント", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 5) When this card appears, you may give 1 Z/X on a Normal Square -4000 "
            "Power until the end of the turn. You may give 1 Z/X on a Normal Square -6000 Power until the "
            "end of the turn. You may give 1 Z/X on a Normal Square -8000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(5)],
                do=[
                    May(Power(-4000, choose(1, zx(on=NORMAL)))),
                    May(Power(-6000, choose(1, zx(on=NORMAL)))),
                    May(Power(-8000, choose(1, zx(on=NORMAL)))),
                ],
            ),
        ]),
    Card(
        "B13-059", "Grow Up!", Color.WHITE, CardType.EVENT, cost=1, japanese="グローアップ！",
        rarity=Rarity.UC,
        text=(
            '[Event] (your turn) Put 1 "Zuriel in Her Girlhood" from your Charge into your Trash. If '
            'you did, you may put 1 Z/X with "ズリエル" in the name from your hand on a Square next to '
            "your Player Square."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    Then(
                        Move(
                            choose(1, card(Side.OWN, Zone.CHARGE, named="Zuriel in Her Girlhood")),
                            Zone.TRASH,
                        ),
                        then=[
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="ズリエル")),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-060", "Miracle Salvation", Color.WHITE, CardType.EVENT, cost=1,
        japanese="ミラクルサルベイジョン", rarity=Rarity.C,
        text=(
            "[Event] If you have 2 or fewer cards in your hand, return up to 2 Z/X with Ignition icon "
            "from your Charge to your hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtMost(2, card(Side.OWN, Zone.HAND))],
                    [
                        Move(
                            choose(
                                2, zx(Side.OWN, zone=Zone.CHARGE, icons=(Icon.IGNITION,)), up_to=True
                            ),
                            Zone.HAND,
                        ),
                    ],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B13-061", "Bone Whale", Color.BLACK, cost=2, power=3000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="骨鯨ボーンホエール", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay black 6. If you did, put 1 Z/X with Cost 5 or "
            "less from your Trash on a Square without a Z/X, but not to the Player Square of its owner's "
            "opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 6),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                                ANY_SQUARE,
                                empty=True,
                                not_other_player_square=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-062", "Vogen, Raging Lizard", Color.BLACK, cost=3, power=5000, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION,), japanese="荒れ狂う石竜子ヴォーゲン", rarity=Rarity.UC),
    Card(
        "B13-063", "Ritus, Diabolos of Ceremony", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.START_CARD,), japanese="儀式の魔人リートゥス",
        rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 2, put this card into your Trash: Destroy 1 enemy Z/X on a "
            "Square of the Center Area."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 2), Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B13-064", "Elekiller, Super-voltage Plug", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.TORTURERS,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="超電圧プラグ エレキラー", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if your opponent has 3 or more cards in their hand, you may "
            "Sleep this card. If you did, put 1 card from your opponent's hand of your opponent's choice "
            "into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                        [May(Sleep(THIS), then=[_ENEMY_DISCARD])],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-065", "Rustung, Sword-tip Armor", Color.BLACK, cost=4, power=6500, tribes=(Tribe.PREDATOR,),
        japanese="剣尖甲冑リュストゥング", rarity=Rarity.C),
    Card(
        "B13-066", "Tiss Eater, Maiden in Despair", Color.BLACK, cost=4, power=4500,
        tribes=(Tribe.NOSFERATU,), japanese="失意の乙女ティスイーター", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may destroy 1 enemy Z/X with Cost 3 or "
            "less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3))))],
            ),
        ]),
    Card(
        "B13-067", "Niederbren, Burning Flame", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="焼き払う炎ニーダーブレン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your hand "
            "into your Trash. If you did, put 1 Z/X from your Trash into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(_DISCARD, then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.CHARGE)])],
            ),
        ]),
    Card(
        "B13-068", "Provisi, Diabolos of Foresight", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.DIABOLOS,), japanese="予知の魔人プロウィーシ", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed by an ability of a card of yours, you may destroy 1 Z/X "
            "with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                by_ability=card(Side.OWN, EVERYWHERE),
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=5))))],
            ),
        ]),
    Card(
        "B13-069", "Bawling Ring Announcer", Color.BLACK, cost=5, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="がなりたてるリングアナウンサー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay black 2. If you did, put 1 Z/X with Cost 3 or "
            "less from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), NORMAL, empty=True
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-070", "Servia, the Plodding", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="コツコツするセルヴィア", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 3) When this card destroys an enemy Z/X in battle, you may put 1 card "
            "from your Charge into your Trash. If you did, destroy any number of Z/X with Power 5000 or "
            "less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Destroy(choose(ANY_NUMBER, zx(on=NORMAL, power_at_most=5000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-071", "Toxic Fume, Poison-smoke Incense", Color.BLACK, cost=5, power=8000,
        tribes=(Tribe.TORTURERS,), japanese="毒煙線香トキシックヒューム", rarity=Rarity.C),
    Card(
        "B13-072", "Peribi, Diabolos of Ruin", Color.BLACK, cost=5, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="滅びの魔人ペリビ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may destroy 1 other [Diabolos] Z/X of yours on a Square. "
            "If you did, put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(
                            choose(1, zx(Side.OWN, tribe=Tribe.DIABOLOS, having=(Having.NOT_THIS,)))
                        ),
                        then=[_ENEMY_DISCARD],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-073", "Briareos, Mobile Battery", Color.BLACK, cost=6, power=8500, tribes=(Tribe.NOSFERATU,),
        japanese="移動砲台ブリアレオス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may pay black 2. If you did, put 1 Z/X with Cost 5 or "
            "less from your Trash on a Normal Square without a Z/X. At the end of the turn, remove it "
            "from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), NORMAL, empty=True
                            ),
                            AtEndOfTurn([Move(IT, Zone.REMOVED)]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-074", "Darkness Shadow, Crossing the Dark", Color.BLACK, cost=6, power=8000,
        tribes=(Tribe.NOSFERATU,), japanese="暗闇を渡る影ダークネスシャドー", rarity=Rarity.UC,
        text=(
            "[Always] While you have 13 or more cards in your Trash, each [Nosferatu] Z/X of yours on a "
            "Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(13, card(Side.OWN, Zone.TRASH))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.NOSFERATU)))],
            ),
        ]),
    Card(
        "B13-075", "Passione, Diabolos of Passion", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.DIABOLOS,), japanese="情熱の魔人パシオーニ", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 4) When this card appears, you may destroy 1 enemy Z/X with Cost 6 or "
            "more on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(4)],
                do=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6))))],
            ),
        ]),
    Card(
        "B13-076", "Pendulum, Rhythm of the Blade", Color.BLACK, cost=6, power=8000,
        tribes=(Tribe.TORTURERS,), japanese="刃の律動ペンデュラム", rarity=Rarity.UC,
        text="[Always] While your opponent has 2 or fewer cards in their hand, this card has +3000 Power.",
        abilities=[
            Always(needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))], do=[GainPower(3000)]),
        ]),
    Card(
        "B13-077", "Alchymia, Diabolos of Alchemy", Color.BLACK, cost=6, power=8000,
        tribes=(Tribe.DIABOLOS,), japanese="錬金の魔人アルキュミア", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may destroy 1 other Reboot Z/X of yours on a Normal "
            "Square. If you did, put 1 Z/X with Cost 4 or less from your Trash on a Square next to your "
            "Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(
                            choose(
                                1, zx(Side.OWN, on=NORMAL, state=State.REBOOT, having=(Having.NOT_THIS,))
                            ),
                        ),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4)),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-078", "Angfang, Assault from Pitch-dark", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.PREDATOR,), japanese="晦冥からの強襲アングファング", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 5) When an adjacent enemy Z/X with Cost 4 or less appears, destroy that "
            "Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, cost_at_most=4, having=(Having.ADJACENT,)),
                needs=[ZeroOptima(5)],
                do=[Destroy(That(zx()))],
            ),
        ]),
    Card(
        "B13-079", "Crest Call", Color.BLACK, CardType.EVENT, cost=2, japanese="クレストコール",
        rarity=Rarity.R,
        text=(
            "[Event] If you have 2 or fewer cards in your hand, return up to 2 Z/X with Ignition icon "
            "from your Trash to your hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtMost(2, card(Side.OWN, Zone.HAND))],
                    [
                        Move(
                            choose(2, zx(Side.OWN, zone=Zone.TRASH, icons=(Icon.IGNITION,)), up_to=True),
                            Zone.HAND,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B13-080", "Sanguine Feast", Color.BLACK, CardType.EVENT, cost=4,
        japanese="サングインフィースト", rarity=Rarity.C,
        text=(
            "[Event] (your turn) If you have 13 or more cards in your Trash, put 1 Z/X with "
            '"ジェネラルブラッド" in the name from your Trash on a Square next to your Player Square '
            "without a Z/X. If you did, you may destroy 1 Z/X with Cost 5 or less on a Normal "
            "Square."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    If(
                        [AtLeast(13, card(Side.OWN, Zone.TRASH))],
                        [
                            Then(
                                Put(
                                    choose(
                                        1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ジェネラルブラッド")
                                    ),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                ),
                                then=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=5))))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B13-081", "Brown Cicada, Rainbow Camellia", Color.GREEN, cost=2, power=2500,
        tribes=(Tribe.PLASECT,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="虹色椿ブラウンシケーダ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Always] While you have 6 or more cards in your Resource and 3 or more different colors are "
            "among the cards in your Resource, this card has +3000 Power."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                    Different(3, Trait.COLOR, card(Side.OWN, Zone.RESOURCE)),
                ],
                do=[GainPower(3000)],
            ),
        ]),
    Card(
        "B13-082", "Rukousou, Deft Hammer", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="巧緻な金槌 縷紅草", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] Sleep this card: Put 2 Reboot cards from your Resource into your Trash. If you "
            "did, put the top 2 cards of your deck into your Resource."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    Then(
                        Move(choose(2, card(Side.OWN, Zone.RESOURCE, state=State.REBOOT)), Zone.TRASH),
                        then=[FromDeck(2, Zone.RESOURCE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-083", "Himeichige, Sai-wielding Garden Guard", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.HOURAI,), icons=(Icon.START_CARD,), japanese="釵術使いの御庭番 姫一花",
        rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn) Pay green 6, put this card into your Trash: Put 1 Z/X with "
            "Cost 7 from your Resource on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 6), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_least=7, cost_at_most=7)),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B13-084", "Wereelk, Easygoing Beast", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION,), japanese="まったり獣人ウェアエルク",
        rarity=Rarity.UC),
    Card(
        "B13-085", "Dill, Festival Man", Color.GREEN, cost=4, power=6500, tribes=(Tribe.LEAFER,),
        japanese="お祭り男ディル", rarity=Rarity.C),
    Card(
        "B13-086", "Satsuki Phasma, Mimic Insect", Color.GREEN, cost=4, power=5500,
        tribes=(Tribe.PLASECT,), japanese="擬態昆虫サツキファスマ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if your opponent has 3 or more Z/X on a Square, you may put "
            "the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(3, zx(Side.ENEMY))], [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))])],
            ),
        ]),
    Card(
        "B13-087", "Burnet, Gorgeous Princess", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="絢爛華麗な彩姫バーネット", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may pay green 2. If you did, look at the top 7 cards of "
            "your deck. Put 1 card among them into its owner's Resource in Sleep State. Shuffle the rest "
            "back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[Look(7, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-088", "Wereanteater", Color.GREEN, cost=4, power=4500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアアントイーター", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may give 1 Z/X on a Square +5000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(Power(5000, choose(1, zx())))]),
        ]),
    Card(
        "B13-089", "Hisuikazura, Tranquil Oak Staff", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.HOURAI,), japanese="静謐なる樫木棒 翡翠葛", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card with Ignition icon from your Trash into "
            "your Resource in Sleep State. If you did, put 1 card from your Resource into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.TRASH, icons=(Icon.IGNITION,))),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                        then=[Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-090", "Kourin, the Mountain Lover", Color.GREEN, cost=4, power=5500, tribes=(Tribe.LEAFER,),
        japanese="登山好きのコウリン", rarity=Rarity.UC,
        text=(
            "[Always] (Zero Optima 2) When this card is destroyed, it goes to your Resource in Sleep "
            "State instead of your Charge."
        ),
        abilities=[Always(needs=[ZeroOptima(2)], do=[LeaveTo(Zone.RESOURCE, State.SLEEP)])]),
    Card(
        "B13-091", "Werefennec, Sweet-toothed Beast", Color.GREEN, cost=5, power=8000,
        tribes=(Tribe.LYCANTHROPE,), japanese="甘党獣人ウェアフェネック", rarity=Rarity.C),
    Card(
        "B13-092", "Pentahorn, Tropical Hibiscus", Color.GREEN, cost=5, power=9000,
        tribes=(Tribe.PLASECT,), japanese="熱帯扶桑ペンタホーン", rarity=Rarity.UC,
        text=(
            "[Always] While your opponent has 6 or fewer cards in their Resource, this card cannot "
            "attack."
        ),
        abilities=[
            Always(needs=[AtMost(6, card(Side.ENEMY, Zone.RESOURCE))], do=[Cannot(Bar.ATTACK)]),
        ]),
    Card(
        "B13-093", "Werecanary, Playing Bird", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="遊戯鳥人ウェアカナリー", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 3) When this card appears, give each Z/X of yours on a Square +2000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, needs=[ZeroOptima(3)], do=[Power(2000, each(zx(Side.OWN)))]
            ),
        ]),
    Card(
        "B13-094", "Weredhole, Lively Wolf Girl", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.LYCANTHROPE,), japanese="活発な狼娘ウェアドール", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may give 1 enemy Z/X on a Square +1000 Power until the "
            "end of the turn. You may Reboot 1 Sleep card in your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(Power(1000, choose(1, zx(Side.ENEMY)))),
                    May(Reboot(choose(1, card(Side.OWN, Zone.RESOURCE, state=State.SLEEP)))),
                ],
            ),
        ]),
    Card(
        "B13-095", "Papilio Marquee, Phantom Grass", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.PLASECT,), japanese="幻草パピリオマーキー", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 4) When this card appears, you may pay green 2. If you did, put 1 Z/X "
            "with Cost 6 or less from your Resource on a Normal Square without a Z/X. At the end of the "
            "turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(4)],
                do=[
                    May(
                        Pay(Color.GREEN, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)),
                                NORMAL,
                                empty=True,
                            ),
                            AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-096", "Murasakigoten, Vigorous Great Naginata", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.HOURAI,), japanese="躍然たる大薙刀 紫御殿", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay green 3. If you did, put the top 2 cards of your "
            "deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.GREEN, 3), then=[FromDeck(2, Zone.RESOURCE, State.SLEEP)])],
            ),
        ]),
    Card(
        "B13-097", "Savory, Half in a Dream", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LEAFER,),
        japanese="夢見心地のセイボリー", rarity=Rarity.UC,
        text=(
            "[Always] While you have 5 or more [Leafer] cards in your Resource, each [Leafer] Z/X of "
            "yours on a Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.LEAFER))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.LEAFER)))],
            ),
        ]),
    Card(
        "B13-098", "Rindou, Vanguard of Blazing Light", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.HOURAI,), japanese="光炎の破軍 龍膽", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 5; Player Chitose) When this card appears, you may put the top card of "
            "your deck into your Resource in Sleep State. If you did, you may put the top card of your "
            "deck into your Resource in Sleep State. In any case, destroy up to 1 enemy Z/X on a "
            "Normal Square. You may put 1 card from your hand into your Trash. If you did, put 1 Z/X "
            'with another name than this card and "龍膽" in the name from your Resource on a Normal '
            "Square without a Z/X. At the end of the turn, put it into its owner's Resource in Sleep "
            "State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(5), PlayerNamed(PlayerKey.CHITOSE)],
                do=[
                    May(
                        FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        then=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                    May(
                        _DISCARD,
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.RESOURCE, name_contains="龍膽",
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-099", "Roses Induction", Color.GREEN, CardType.EVENT, cost=1,
        japanese="ローゼスインダクション", rarity=Rarity.C,
        text=(
            '[Event] If you have a Z/X with "ヴェスパローゼ" in the name on a Square, put up to 2 Z/X '
            'with "蜂兵" in the name from your Trash into your Resource in Sleep State.'
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, name_contains="ヴェスパローゼ"))],
                    [
                        Move(
                            choose(2, zx(Side.OWN, zone=Zone.TRASH, name_contains="蜂兵"), up_to=True),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B13-100", "Nature's Face", Color.GREEN, CardType.EVENT, cost=3,
        japanese="ネイチャーズフェイス", rarity=Rarity.R,
        text=(
            "[Event] Put 1 card with Ignition icon from your Trash into your Resource in Sleep State. "
            "Reboot up to 2 cards in your Resource."
        ),
        abilities=[
            EventText(do=[
                Move(
                    choose(1, card(Side.OWN, Zone.TRASH, icons=(Icon.IGNITION,))),
                    Zone.RESOURCE,
                    State.SLEEP,
                ),
                Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True)),
            ]),
        ]),
    # -- special numbers ---------------------------------------------------
    Card(
        "B13-101", "Matour Jurf of the Dawn Ten", Color.RED, cost=8, power=11000,
        tribes=(Tribe.GIGANTIC,), japanese="暁十天マトゥール・ジュルフ", rarity=Rarity.ZXR,
        text=(
            '[Auto] When this card appears by being played, remove up to 4 Z/X with "暁十天" in the name '
            "in either player's Trash from the game. If that was done to 4 or more cards, put 1 card "
            "from your opponent's Resource of your opponent's choice into your opponent's Trash. If "
            "your opponent has 9 or more cards in their Resource, put 1 card from your opponent's "
            "Resource of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Move(
                        choose(4, zx(zone=Zone.TRASH, name_contains="暁十天"), up_to=True), Zone.REMOVED
                    ),
                    IfDone(
                        4,
                        [
                            _ENEMY_LOSES_RESOURCE,
                            If([AtLeast(9, card(Side.ENEMY, Zone.RESOURCE))], [_ENEMY_LOSES_RESOURCE]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-102", "XI Flags Claudia", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス クローディア", rarity=Rarity.ZXR,
        text=(
            "[Auto] When a Z/X moves to another Square by an ability of a [Mermaid] card of yours, if you "
            "have 3 or more [Mermaid] Z/X on a Square, destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.MOVES,
                of=zx(),
                by_ability=card(Side.OWN, EVERYWHERE, tribe=Tribe.MERMAID),
                do=[
                    If(
                        [AtLeast(3, zx(Side.OWN, tribe=Tribe.MERMAID))],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-103", "Sandalphon, Angel of the End", Color.WHITE, cost=2, power=3000, tribes=(Tribe.ANGEL,),
        japanese="終末天使サンダルフォン", rarity=Rarity.ZXR,
        text=(
            "[Auto] (Zero Optima 7) When another [Angel] Z/X of yours appears, you may put the top 3 "
            "cards of your opponent's deck into your opponent's Remove Zone."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.ANGEL, having=(Having.NOT_THIS,)),
                needs=[ZeroOptima(7)],
                do=[May(FromDeck(3, Zone.REMOVED, side=Side.ENEMY))],
            ),
        ]),
    Card(
        "B13-104", "Ira, Dark Flame of Wrath", Color.BLACK, cost=7, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="瞋恚の冥焔イラ", rarity=Rarity.ZXR,
        text=(
            "[Always] While you have 6 or more [Diabolos] cards in your Resource, each [Diabolos] Z/X of "
            "yours on a Square has +2000 Power.\n"
            "[Auto] When this card or a [Diabolos] Z/X of yours appears, if you have 8 or more [Diabolos] "
            "cards in your Resource, you may destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.DIABOLOS))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.DIABOLOS)))],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.DIABOLOS),
                or_this=True,
                do=[
                    If(
                        [AtLeast(8, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.DIABOLOS))],
                        [May(Destroy(choose(1, zx(on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B13-105", "Guiletusk, Scoundrel of the Five Leaders", Color.GREEN, cost=9, power=11000,
        tribes=(Tribe.LYCANTHROPE,), japanese="五頭領 天耳無頼ガイルタスク", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, put up to 4 other [Lycanthrope] Z/X of yours on a Square into "
            "their owners' Resource in Sleep State. If that was done to 4 or more cards, choose 1 of "
            'these: (1) your Player card gains "[Auto] When your turn ends, if you have 2 or more cards '
            "in your Life, put 1 card from your Life of your opponent's choice into your Resource in "
            'Sleep State." for the rest of the game; (2) your opponent\'s Player card gains "[Auto] When '
            "your turn ends, if you have 2 or more cards in your Life, put 1 card from your Life of your "
            'opponent\'s choice into your Resource in Sleep State." for the rest of the game.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(
                        choose(
                            4,
                            zx(Side.OWN, tribe=Tribe.LYCANTHROPE, having=(Having.NOT_THIS,)),
                            up_to=True,
                        ),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                    IfDone(
                        4, [OneOf([[GrantPlayer(_LOSES_LIFE)], [GrantPlayer(_LOSES_LIFE, Side.ENEMY)]])]
                    ),
                ],
            ),
        ]),
    # -- players -----------------------------------------------------------
    Card(
        "B13-106", "Meiraru, Red Dragon Priestess", Color.RED, CardType.PLAYER,
        japanese="赤の竜の巫女メイラル", player_keys=(PlayerKey.MEIRARU, PlayerKey.MIKO), rarity=Rarity.CVR),
    Card(
        "B13-107", "Yui, Blue Dragon Priestess", Color.BLUE, CardType.PLAYER,
        japanese="青の竜の巫女ユイ", player_keys=(PlayerKey.YUI, PlayerKey.MIKO), rarity=Rarity.CVR),
    Card(
        "B13-108", "Miyakonojo Izumo", Color.RED, CardType.PLAYER, japanese="都城出雲", rarity=Rarity.IGR,
        player_keys=(PlayerKey.IZUMO,)),
    Card(
        "B13-109", "Shishijima Nanao", Color.BLUE, CardType.PLAYER, japanese="獅子島七尾",
        player_keys=(PlayerKey.NANAO,), rarity=Rarity.IGR),
]
