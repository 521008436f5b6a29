"""B07, the seventh booster."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B07-001", "Aegis, Divine-shield Smith", Color.RED, cost=2, power=2500, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="神盾職人アイギス", rarity=Rarity.R,
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
        "B07-002", "Al-mi'raj, One-horned Rabbit", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="一角兎アルミラージ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card attacks, deal 1000 damage to each attacked Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[Damage(1000, each(zx(having=(Having.ATTACKED,))))],
            ),
        ]),
    Card(
        "B07-003", "Platinum Hamster", Color.RED, cost=3, power=5000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION,), japanese="内気な白金プラチナハムスター", rarity=Rarity.R),
    Card(
        "B07-004", "Huang Yueying, Brilliant Beauty", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION,), japanese="才気煥発な麗人 黄月英", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 2 or more [Braver] Z/X on a Square, deal 1000 "
            "damage divided as you like among up to 2 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, tribe=Tribe.BRAVER))],
                        [Divide(1000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-005", "Prism Chameleon", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="変幻水晶プリズムカメレオン", rarity=Rarity.UC,
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
        japanese="黄鉄鉱パイライトトータス", rarity=Rarity.UC,
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
        "B07-007", "Bunbuku Chagama, Temple Tanuki", Color.RED, cost=4, power=6500, tribes=(Tribe.MYTHOS,),
        japanese="寺の化け狸 分福茶釜", rarity=Rarity.C),
    Card(
        "B07-008", "Tachibana Ginchiyo", Color.RED, cost=4, power=5000, tribes=(Tribe.BRAVER,),
        japanese="雷神の娘 立花誾千代", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Prickly Wendy" in your '
            "Resource, you may deal 8000 damage to 1 Z/X on a Square of the Center Area."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Prickly Wendy"))],
                        [May(Damage(8000, choose(1, zx(on=CENTER))))],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B07-009", "Jabberwock", Color.RED, cost=5, power=6500, tribes=(Tribe.MYTHOS,),
        japanese="鏡の国の魔獣ジャバウォック", rarity=Rarity.R,
        text="[Always] This card removes the Z/X that it destroys in battle from the game.",
        abilities=[Always(do=[RemoveDestroyed()])]),
    Card(
        "B07-010", "Athos, Noble Musketeer", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="高潔なる三銃士アトス", rarity=Rarity.C,
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
        "B07-011", "Sulfur Boar", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="短気な硫黄サルファーボア", rarity=Rarity.UC,
        text=(
            "[Auto] When this card attacks, if you have 6 or more red cards in your Resource, you may "
            "deal 3000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [May(Damage(3000, choose(1, zx(on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-012", "Zeus, Aloof God", Color.RED, cost=5, power=8000, tribes=(Tribe.BRAVER,),
        japanese="飄々たる神 ゼウス", rarity=Rarity.C),
    Card(
        "B07-013", "Nagamitsu, Wandering Swordsmith", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="流浪の刀鍛冶 長光", rarity=Rarity.R,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 9 or more cards in your "
            'Resource and "Enoki, Sincere Twin Swords" in your Resource, you may pay red 1. If you did, '
            "put 1 Z/X with Cost 5 or less from your hand on a Square next to your Player Square without "
            "a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(9, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Enoki, Sincere Twin Swords")),
                        ],
                        [
                            May(
                                Pay(Color.RED, 1),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5)),
                                        BESIDE_OWN_PLAYER,  # diagram assumed
                                        empty=True,
                                        state=State.SLEEP,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-014", "Ruby Tricera", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="偉大な紅角ルビートリケラ", rarity=Rarity.C,
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may pay red 3. If you did, deal "
            "7000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[May(Pay(Color.RED, 3), then=[Damage(7000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B07-015", "Luxury, Clothing Smith", Color.RED, cost=6, power=9000, tribes=(Tribe.MEISTER,),
        japanese="服飾職人ラグジュアリィ", rarity=Rarity.SR,
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
        japanese="正義の女神アストライアー", rarity=Rarity.SR,
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
        "B07-017", "Oath of the Peach Garden", Color.RED, CardType.EVENT, cost=1, japanese="桃園の誓い",
        rarity=Rarity.UC,
        text=(
            '[Event] If you have a Z/X with "関羽", "張飛" or "劉備" in the name on a Square, deal 8000 '
            "damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, name_contains=("関羽", "張飛", "劉備")))],
                    [Damage(8000, choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B07-018", "Nine-tail Fire Dance", Color.RED, CardType.EVENT, cost=2, japanese="九尾の炎舞",
        rarity=Rarity.C,
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
    Card(
        "B07-019", "Feathers Dyed Crimson", Color.RED, CardType.EVENT, cost=2, japanese="紅に染まる羽",
        rarity=Rarity.C,
        text='[Event] Reboot 1 Z/X of yours with "アレキサンダー" in the name on a Square.',
        abilities=[EventText(do=[Reboot(choose(1, zx(Side.OWN, name_contains="アレキサンダー")))])]),
    Card(
        "B07-020", "The Three Musketeers' New Year Visit", Color.RED, CardType.EVENT, cost=8,
        japanese="三銃士の初詣", rarity=Rarity.UC,
        text=(
            '[Event] Put any number of Z/X with "銃士" in the name from your hand each on a Square next to '
            "your Player Square without a Z/X."
        ),
        abilities=[
            EventText(do=[
                Put(
                    choose(ANY_NUMBER, zx(Side.OWN, zone=Zone.HAND, name_contains="銃士")),
                    BESIDE_OWN_PLAYER,  # diagram assumed
                    empty=True,
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B07-021", "Float, Playing Stream", Color.BLUE, cost=2, power=1500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="奏流フロート", rarity=Rarity.R,
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
        icons=(Icon.IGNITION,), japanese="機動客船ガリウム", rarity=Rarity.UC,
        text="[Always] This card has +2000 Power while a Z/X of yours on a Square has Range 2.",
        abilities=[Always(do=[GainPower(2000, with_range_2=True)])]),
    Card(
        "B07-023", "Conqueror, Conquest Machine", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="征服機械コンカラー",
        rarity=Rarity.R),
    Card(
        "B07-024", "DG-U, Armed Dogu", Color.BLUE, cost=3, power=4500, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.START_CARD,), japanese="武装土偶DG-U", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 2, put this card into your Trash: Return 1 enemy Z/X with Cost 5 "
            "or more on a Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 2), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.HAND)],
            ),
        ]),
    Card(
        "B07-025", "Mirage Dagger Bellatrix", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ミラージュダガー ベラトリクス",
        rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may Sleep this card. If you did, look at the top 3 cards "
            "of your deck. Return them to the top of your deck in any order."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Sleep(THIS), then=[Look(3, rest=Rest.TOP)])]),
        ]),
    Card(
        "B07-026", "Castor, Valiant Collider", Color.BLUE, cost=4, power=6500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ヴァリアントコレダー カストル", rarity=Rarity.C),
    Card(
        "B07-027", "Enif, Sharp Slicer", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="シャープスライサー エニフ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Aura Kraken, Holy Beast" '
            "in your Resource, you may put 1 card from your hand into your Trash. If you did, return 1 "
            "Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Aura Kraken, Holy Beast"))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, shuffled=True)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-028", "Lucia, Koto Princess of the Old Moon", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.MERMAID,), japanese="古月の琴姫ルチア", rarity=Rarity.R,
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may pay blue 2. If you did, move "
            "1 Z/X that is not in battle on a Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[
                            Put(
                                choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-029", "Cyclone, Storm Machine", Color.BLUE, cost=4, power=6000, tribes=(Tribe.KILLER_MACHINE,),
        japanese="暴風機械サイクロン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 6 or more blue cards in "
            "your Resource, you may return 1 Z/X with Cost 3 or less on a Normal Square to its owner's "
            "hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [May(Move(choose(1, zx(on=NORMAL, cost_at_most=3)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-030", "Wezen, Atomic Pile", Color.BLUE, cost=5, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アトミックパイル ウェズン", rarity=Rarity.C,
        text="[Always] While you have 3 or fewer cards in your hand, this card cannot attack.",
        abilities=[
            Always(needs=[AtMost(3, card(Side.OWN, Zone.HAND))], do=[Cannot(Bar.ATTACK)]),
        ]),
    Card(
        "B07-031", "Battery, Beating Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="殴打機械バッテリー", rarity=Rarity.R,
        text=(
            '[Always] (Resource) While you have "Nigel, Jet-black Diabolos" in your Resource, each enemy '
            "Z/X on a Square goes to its owner's Charge instead of returning to its owner's hand."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                needs=[AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Nigel, Jet-black Diabolos"))],
                do=[LeaveTo(Zone.CHARGE, of=each(zx(Side.ENEMY)), instead_of=Zone.HAND)],
            ),
        ]),
    Card(
        "B07-032", "Molybdenum, Gladiator Transform", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="剣闘変形モリブデン", rarity=Rarity.UC,
        text="[Startup] Pay blue 1: This card has Range 2 until the end of the turn.",
        abilities=[Startup(cost=[Pay(Color.BLUE, 1)], do=[Grant(THIS, GainRange(2))])]),
    Card(
        "B07-033", "Charino, Bell-sound", Color.BLUE, cost=5, power=8000, tribes=(Tribe.MERMAID,),
        japanese="鈴音シャリーノ", rarity=Rarity.C),
    Card(
        "B07-034", "Original XIII Type.IX", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.IX “Rt23Ar”", rarity=Rarity.SR,
        text=(
            "[Auto] When an enemy Z/X attacks, you may pay blue 2. If you did, this ability cannot be "
            "used again this turn. Return 1 enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.ENEMY),
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[UseUp(), Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                    ),
                ],
                limit=Limit.USED_UP,
            ),
        ]),
    Card(
        "B07-035", "Bohrium, Heavy-machine Combination", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="重機合体ボーリウム", rarity=Rarity.C,
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may pay blue 3. If you did, draw "
            "1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[May(Pay(Color.BLUE, 3), then=[Draw(1)])],
            ),
        ]),
    Card(
        "B07-036", "Lawrencium, Blue Star Regalia", Color.BLUE, cost=8, power=10500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="蒼星神器ローレンシウム", rarity=Rarity.SR,
        text=(
            '[Always] (Hand; Player Reia) This card has -1 Cost for each Z/X with "ローレンシウム" in '
            "the name in your Trash."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[GainCost(Per(-1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ローレンシウム")))],
            ),
        ]),
    Card(
        "B07-037", "Clash of Blue and Crimson", Color.BLUE, CardType.EVENT, cost=1, japanese="蒼紅激突",
        rarity=Rarity.UC,
        text=(
            "[Event] Give 1 [Metal Fortress] Z/X of yours on a Square +3000 Power until the end of the "
            "turn."
        ),
        abilities=[EventText(do=[Power(3000, choose(1, zx(Side.OWN, tribe=Tribe.METAL_FORTRESS)))])]),
    Card(
        "B07-038", "Secret Scheme", Color.BLUE, CardType.EVENT, cost=1, japanese="密かな企み",
        rarity=Rarity.UC,
        text="[Event] Return 1 Sleep Z/X with Cost 4 or less on a Normal Square to its owner's hand.",
        abilities=[
            EventText(do=[Move(choose(1, zx(on=NORMAL, cost_at_most=4, state=State.SLEEP)), Zone.HAND)]),
        ]),
    Card(
        "B07-039", "Heartless Eliminate", Color.BLUE, CardType.EVENT, cost=2,
        japanese="ハートレスエリミネイト", rarity=Rarity.UC,
        text="[Event] Destroy 1 [Killer Machine] Z/X of yours on a Square. If you did, draw 2 cards.",
        abilities=[
            EventText(do=[
                Then(Destroy(choose(1, zx(Side.OWN, tribe=Tribe.KILLER_MACHINE))), then=[Draw(2)]),
            ]),
        ]),
    Card(
        "B07-040", "Versus Chaser", Color.BLUE, CardType.EVENT, cost=4, japanese="バーサスチェイサー",
        rarity=Rarity.C,
        text='[Event] You may show 1 "Original XIII Type.I" in your hand. If you did, draw 3 cards.',
        abilities=[
            EventText(do=[
                May(
                    Show(
                        choose(
                            1,
                            card(Side.OWN, Zone.HAND, named="Original XIII Type.I"),
                        ),
                    ),
                    then=[Draw(3)],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B07-041", "Parfum of Dream Fragrance", Color.WHITE, cost=2, power=3000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="夢香のパルファン", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Startup] Sleep this card: Give 1 Z/X on a Square -1000 Power until the end of the turn."
        ),
        abilities=[Startup(cost=[Sleep(THIS)], do=[Power(-1000, choose(1, zx()))])]),
    Card(
        "B07-042", "Shankar, Evil Bane", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="イヴィルベイン シャンカー", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] (if this card is a Z/X on a Square of the Center Area) When a Z/X attacks this card, "
            "give this card +1000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[Power(1000, THIS)],
            ),
        ]),
    Card(
        "B07-043", "Munchkin, Scoop Chaser", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="スクープを追うマンチカン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, your opponent may pay 1 of any color. Otherwise, give 1 enemy "
            "Z/X on a Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-044", "Aura Frost, Holy Beast", Color.WHITE, cost=3, power=5000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION,), japanese="聖獣オーラフロスト", rarity=Rarity.R),
    Card(
        "B07-045", "Bengal, Sculptor", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.START_CARD,), japanese="彫刻家のベンガル", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Return 1 card from your "
            "Charge to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.HAND)],
            ),
        ]),
    Card(
        "B07-046", "Scintillement of Glitter", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="煌きのサンティユモン", rarity=Rarity.C,
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may pay white 3. If you did, "
            "return 1 white Event with Cost 1 from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    May(
                        Pay(Color.WHITE, 3),
                        then=[
                            Move(
                                choose(
                                    1,
                                    card(
                                        Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.WHITE,
                                        cost_at_least=1, cost_at_most=1,
                                    ),
                                ),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-047", "Livre of the Book", Color.WHITE, cost=4, power=5500, tribes=(Tribe.ANGEL,),
        japanese="本のリーヴル", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if you have 6 or more white cards in your Resource, you may "
            "put 1 card from your opponent's Charge into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [May(Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-048", "Yerupaja, Law Bringer", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー イェルバハ", rarity=Rarity.UC,
        text=(
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Give 1 attacked Z/X on a "
            "Square of the Center Area +3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Power(3000, choose(1, zx(on=CENTER, having=(Having.ATTACKED,))))],  # diagram assumed
            ),
        ]),
    Card(
        "B07-049", "Chamlang, Law Bringer", Color.WHITE, cost=4, power=6500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー チャムラン", rarity=Rarity.C),
    Card(
        "B07-050", "McKinley, Evil Bane", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン マッキンリー", rarity=Rarity.UC,
        text="[Always] Each Z/X of yours on a Square of the Center Area has +1000 Power.",
        abilities=[Always(do=[GainPower(1000, each(zx(Side.OWN, on=CENTER)))])]),  # diagram assumed
    Card(
        "B07-051", "Victoire of Victory", Color.WHITE, cost=5, power=7000, tribes=(Tribe.ANGEL,),
        japanese="勝利のヴィクトワール", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, give 1 Z/X on a Square of the Center "
            "Area -4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Power(-4000, choose(1, zx(on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B07-052", "Sir Garmata, Rebel of Faith", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="信念の反逆者サー・ガルマータ", rarity=Rarity.SR,
        text=(
            "[Startup] (Player Misaki; once per turn) Pay white 2: If this card is an attacked Z/X on a "
            "Square, destroy each attacking Z/X on a Square.\n"
            "[Auto] (Player Misaki) When a Z/X attacks this card, Sleep 1 enemy Z/X on a Normal Square. "
            "At the end of the turn, if the Cost of it is at most 5, destroy it."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.MISAKI)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 2)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.IS_THIS, Having.ATTACKED)))],
                        [Destroy(each(zx(having=(Having.ATTACKING,))))],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_ATTACKED,
                needs=[PlayerNamed(PlayerKey.MISAKI)],
                do=[
                    Sleep(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    AtEndOfTurn([If([AtMost(5, CostOf(IT))], [Destroy(IT)])]),
                ],
            ),
        ]),
    Card(
        "B07-053", "Phosflamme, Sage of Shining Flame", Color.WHITE, cost=6, power=8500,
        tribes=(Tribe.HOLY_BEAST,), japanese="焔輝の賢者フォスフラム", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Sakura) When this card appears, you may put 1 white card from your Charge "
            "into your Trash. If you did, give each enemy Z/X on a Normal Square -5000 Power until the "
            "end of the turn.\n"
            "[Always] (Hand; Player Sakura) While you have 3 or more cards in your Charge, this card has "
            "-2 Cost."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SAKURA)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE, color=Color.WHITE)), Zone.TRASH),
                        then=[Power(-5000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
            Always(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.SAKURA), AtLeast(3, card(Side.OWN, Zone.CHARGE))],
                do=[GainCost(-2)],
            ),
        ]),
    Card(
        "B07-054", "Bombay, Curl's Henchman No. 2", Color.WHITE, cost=6, power=9500,
        tribes=(Tribe.CAIT_SITH,), japanese="カールの子分その２ ボンベイ", rarity=Rarity.UC),
    Card(
        "B07-055", "Zephyr of the Breeze", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="そよ風のゼフィール", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Swallowtail, Phantasmal '
            'Butterfly" in your Resource, return up to 5 cards from your Trash to your deck and shuffle '
            "it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, named="Swallowtail, Phantasmal Butterfly")
                            ),
                        ],
                        [Move(choose(5, card(Side.OWN, Zone.TRASH), up_to=True), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-056", "Aura Kraken, Holy Beast", Color.WHITE, cost=7, power=9000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラクラーケン", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Enif, Sharp Slicer" in '
            "your Resource, give each enemy Z/X on a Square of the Center Area -5000 Power until the end "
            "of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Enif, Sharp Slicer"))],
                        [Power(-5000, each(zx(Side.ENEMY, on=CENTER)))],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B07-057", "Cats Frolic in the Garden", Color.WHITE, CardType.EVENT, cost=1,
        japanese="猫は喜び庭駆け回る", rarity=Rarity.C,
        text=(
            '[Event] If you have "Siberian the Caretaker" in your Resource, Sleep each card in your '
            "opponent's Resource."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(
                            1, card(Side.OWN, Zone.RESOURCE, named="Siberian the Caretaker")
                        ),
                    ],
                    [Sleep(each(card(Side.ENEMY, Zone.RESOURCE)))],
                ),
            ]),
        ]),
    Card(
        "B07-058", "Scapegoat", Color.WHITE, CardType.EVENT, cost=2, japanese="贖罪の羊",
        rarity=Rarity.R,
        text=(
            '[Event] If you have a card with "ガルマータ" in the name in your Charge, destroy 1 enemy '
            "Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, card(Side.OWN, Zone.CHARGE, name_contains="ガルマータ"))],
                    [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B07-059", "Exile from Another World", Color.WHITE, CardType.EVENT, cost=4,
        japanese="異世界からの亡命者", rarity=Rarity.C,
        text=(
            '[Event] Put 1 "Luxury, Clothing Smith" from your Charge on a Square next to your Player '
            "Square without a Z/X in Sleep State."
        ),
        abilities=[
            EventText(do=[
                Put(
                    choose(1, zx(Side.OWN, zone=Zone.CHARGE, named="Luxury, Clothing Smith")),
                    BESIDE_OWN_PLAYER,  # diagram assumed
                    empty=True,
                    state=State.SLEEP,
                ),
            ]),
        ]),
    Card(
        "B07-060", "The Parted Two", Color.WHITE, CardType.EVENT, cost=4, japanese="別たれた二人",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 enemy Z/X with Cost 5 or more on a Normal Square on the bottom of its owner's "
            'deck. 1 Z/X of yours on a Square gains "[Always] This card is dealt no damage of 5000 or '
            'less at once." until the end of the turn.'
        ),
        abilities=[
            EventText(do=[
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.DECK, bottom=True),
                Grant(choose(1, zx(Side.OWN)), Gains(Always(do=[NoDamage(at_most=5000)]))),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B07-061", "Slashing Cookie", Color.BLACK, cost=2, power=1500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ざしゅざしゅするクッキー",
        rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, if your opponent has 2 or more cards "
            "in their hand, put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(2, card(Side.ENEMY, Zone.HAND))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-062", "Puella, Puppeteer Girl", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="人形遣いの少女プエラ", rarity=Rarity.UC,
        text="[Always] While you have a [Torturers] Z/X on a Normal Square, this card has +1000 Power.",
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=NORMAL, tribe=Tribe.TORTURERS))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B07-063", "Jiangshi, Wandering Corpse", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="徘徊する屍キョンシー", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if you have 20 or more cards in your Trash, destroy 1 enemy "
            "Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(20, card(Side.OWN, Zone.TRASH))],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-064", "Lanze, Helmet of Calamity", Color.BLACK, cost=3, power=5000, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION,), japanese="禍の兜ランツェ", rarity=Rarity.R),
    Card(
        "B07-065", "Bayonet, Jaws of Transience", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.START_CARD,), japanese="無常の顎バヨネット", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 3, put this card into your Trash: Destroy 1 enemy Z/X with the "
            "highest Power on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 3), Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.HIGHEST_POWER,))))],
            ),
        ]),
    Card(
        "B07-066", "Ark, Diabolos of Vessels", Color.BLACK, cost=4, power=5500, tribes=(Tribe.DIABOLOS,),
        japanese="器の魔人アーク", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 6 or more black cards in your Resource, put the "
            "top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [FromDeck(1, Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-067", "Mincing Vorpal Scythe", Color.BLACK, cost=4, power=6500, tribes=(Tribe.TORTURERS,),
        japanese="切り刻むボーパルサイス", rarity=Rarity.C),
    Card(
        "B07-068", "Almotaher, Black Moon of the Abyss", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="深淵の黒月アルモタヘル", rarity=Rarity.SR,
        text=(
            "[Startup] Put 2 cards from your Charge into your Trash: If your Player is Yachiyo, destroy 1 "
            "Z/X with Cost 4 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.YACHIYO)],
                        [Destroy(choose(1, zx(on=NORMAL, cost_at_most=4)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-069", "Huge Gigas, Captive", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="虜囚虚人ヒュージギガース", rarity=Rarity.R,
        text="[Always] While you have 10 or more cards in your Trash, this card has +1000 Power.",
        abilities=[Always(needs=[AtLeast(10, card(Side.OWN, Zone.TRASH))], do=[GainPower(1000)])]),
    Card(
        "B07-070", "Skeletal Bushido", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="骸骨侍スケルタルブシドー", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put the top 3 cards of your "
            "deck into your Trash."
        ),
        abilities=[
            Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[May(FromDeck(3, Zone.TRASH))]),
        ]),
    Card(
        "B07-071", "Prickly Wendy", Color.BLACK, cost=5, power=7000, tribes=(Tribe.TORTURERS,),
        japanese="ツンツンするウェンディ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Tachibana Ginchiyo" in '
            "your Resource, you may pay black 1. If you did, put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Tachibana Ginchiyo"))],
                        [
                            May(
                                Pay(Color.BLACK, 1),
                                then=[
                                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-072", "Nox, Diabolos of Dark Night", Color.BLACK, cost=5, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="闇夜の魔人ノックス", rarity=Rarity.C),
    Card(
        "B07-073", "Nigel, Jet-black Diabolos", Color.BLACK, cost=6, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="漆黒の魔人ニジェール", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Battery, Beating '
            'Machine" in your Resource, you may destroy 1 Z/X on a Square of the Center Area.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Battery, Beating Machine"))],
                        [May(Destroy(choose(1, zx(on=CENTER))))],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B07-074", "Creps, Wing of Stars", Color.BLACK, cost=6, power=8500, tribes=(Tribe.DIABOLOS,),
        japanese="星の翼クレプス", rarity=Rarity.SR,
        text=(
            "[Always] (Trash; Player Yamato) This card has -1 Cost.\n"
            "[Always] Your Charge has no limit.\n"
            "[Always] (Player Yamato) While you have 2 or more cards in your Charge, this card has +2000 "
            'Power and gains "[Auto] When this card attacks, return 1 [Diabolos] card with Cost 4 or less '
            'from your Trash to your hand."'
        ),
        abilities=[
            Always(
                valid_in=Zone.TRASH,
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                do=[GainCost(-1)],
            ),
            Always(do=[ChargeUnlimited()]),
            Always(
                needs=[PlayerNamed(PlayerKey.YAMATO), AtLeast(2, card(Side.OWN, Zone.CHARGE))],
                do=[
                    GainPower(2000),
                    Gains(
                        Automatic(
                            when=Occurrence.ATTACKS,
                            do=[
                                Move(
                                    choose(
                                        1,
                                        card(Side.OWN, Zone.TRASH, tribe=Tribe.DIABOLOS, cost_at_most=4),
                                    ),
                                    Zone.HAND,
                                ),
                            ],
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B07-075", "Charon, Ferryman of the Underworld", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.NOSFERATU,), japanese="冥府の渡し守カロン", rarity=Rarity.C,
        text=(
            "[Auto] (Resource) When this card is put into Resource, you may pay black 3. If you did, "
            "return 1 Z/X with Cost 4 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    May(
                        Pay(Color.BLACK, 3),
                        then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-076", "Lich, Seeker of the Abyss", Color.BLACK, cost=7, power=6500, tribes=(Tribe.NOSFERATU,),
        japanese="深淵の探求者リッチ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears from the hand, if you have 20 or more cards in your Trash, you "
            "may put 1 Z/X with Cost 4 or less from your Trash on a Square next to your Player Square "
            "without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    If(
                        [AtLeast(20, card(Side.OWN, Zone.TRASH))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4)),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-077", "Negative Wave", Color.BLACK, CardType.EVENT, cost=1, japanese="ネガティブウェーブ",
        rarity=Rarity.C,
        text=(
            "[Event] Put 2 cards from your Charge into your Trash. If you did, put 2 cards from your "
            "Trash into your Charge."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                    then=[Move(choose(2, card(Side.OWN, Zone.TRASH)), Zone.CHARGE)],
                ),
            ]),
        ]),
    Card(
        "B07-078", "Death Match on the Bay Bridge", Color.BLACK, CardType.EVENT, cost=1,
        japanese="ベイブリッジの死闘", rarity=Rarity.R,
        text=(
            "[Event] If you have 10 or more cards in your Resource, destroy 1 Z/X with Power 10000 or "
            "less on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(10, card(Side.OWN, Zone.RESOURCE))],
                    [Destroy(choose(1, zx(on=NORMAL, power_at_most=10000)))],
                ),
            ]),
        ]),
    Card(
        "B07-079", "Sera Loves Castella", Color.BLACK, CardType.EVENT, cost=2,
        japanese="世羅はカステラが好き", rarity=Rarity.C,
        text=(
            "[Event] Put 2 cards from your Charge into your Trash. If you did, destroy 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                    then=[Destroy(choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B07-080", "First Three Days of the Year", Color.BLACK, CardType.EVENT, cost=4, japanese="三が日",
        rarity=Rarity.UC,
        text=(
            '[Event] Put 1 "Skeletal Salesman" from your Trash on a Square next to your Player Square '
            "without a Z/X."
        ),
        abilities=[
            EventText(do=[
                Put(
                    choose(1, zx(Side.OWN, zone=Zone.TRASH, named="Skeletal Salesman")),
                    BESIDE_OWN_PLAYER,  # diagram assumed
                    empty=True,
                ),
            ]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B07-081", "Heartsease, Fruit Lover", Color.GREEN, cost=2, power=1000, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="果物好きのハーツイーズ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears in the Ignition Phase, you may put 1 [Leafer] card from your "
            "Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.IGNITION,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.LEAFER)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B07-082", "Elder, Chaperone", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.START_CARD,), japanese="お目付役エルダー", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 1, put this card into your Trash: Put 1 card from your Charge "
            "into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1), Move(THIS, Zone.TRASH)],
                do=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B07-083", "Wereparrot, Bird Girl", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="鳥娘ウェアパロット", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] (once per turn) Pay green 2: If you have 9 or more cards in your Resource, give "
            "this card +3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.GREEN, 2)],
                do=[If([AtLeast(9, card(Side.OWN, Zone.RESOURCE))], [Power(3000, THIS)])],
            ),
        ]),
    Card(
        "B07-084", "Kunugi, Bullet of Violence", Color.GREEN, cost=3, power=5000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="暴威の弾丸 椚", rarity=Rarity.R),
    Card(
        "B07-085", "Sorrel the Lacemaker", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION,), japanese="レース編みのソレル", rarity=Rarity.UC,
        text=(
            "[Always] While you have 9 or more cards in your Resource, when this card is destroyed, you "
            "may put it into your Resource in Sleep State instead of your Charge."
        ),
        abilities=[
            Always(
                needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                do=[LeaveTo(Zone.RESOURCE, State.SLEEP, may=True)],
            ),
        ]),
    Card(
        "B07-086", "Werearmadillo", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアアルマジロ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 Z/X of yours on a Square of the Center Area +2000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Power(2000, choose(1, zx(Side.OWN, on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B07-087", "Renge, Beautiful Fan", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="美麗な扇 蓮華", rarity=Rarity.C,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            "Resource, you may pay green 3. If you did, put the top card of your deck into your Resource "
            "in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        [May(Pay(Color.GREEN, 3), then=[FromDeck(1, Zone.RESOURCE, State.SLEEP)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-088", "Grape Cocoon", Color.GREEN, cost=4, power=6500, tribes=(Tribe.PLASECT,),
        japanese="葡萄蓑虫グレープコクーン", rarity=Rarity.C),
    Card(
        "B07-089", "Wereshepherd", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアシェパード", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 6 or more green cards in your Resource, give 1 "
            "Z/X of yours on a Normal Square +3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [Power(3000, choose(1, zx(Side.OWN, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-090", "Sagara, Eight Dragon Kings", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="八大龍王 娑伽羅", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn) Pay green 5: Put this card into your Resource in Sleep State. If you "
            "did, put 1 Z/X with another name than this card and Cost 7 or less from your Resource on a "
            "Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 5)],
                do=[
                    Then(
                        Move(THIS, Zone.RESOURCE, State.SLEEP),
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.RESOURCE,
                                        cost_at_most=7,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-091", "Swallowtail, Phantasmal Butterfly", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.PLASECT,), japanese="夢幻蝶スワロウテイル", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When this card is put into Resource, if you have "Zephyr of the Breeze" in '
            "your Resource, you may pay green 3. If you did, put 1 Z/X with Cost 6 or less from your "
            "Resource on a Normal Square without a Z/X. At the end of the turn, put it into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Zephyr of the Breeze"))],
                        [
                            May(
                                Pay(Color.GREEN, 3),
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
                ],
            ),
        ]),
    Card(
        "B07-092", "Kimikagesou, Shooting Star of the Moon Lodge", Color.GREEN, cost=6, power=8500,
        tribes=(Tribe.HOURAI,), japanese="月宿の八方流星 君影草", rarity=Rarity.UC,
        text=(
            '[Auto] When this card appears, you may return 1 "Seal of Heaven and Abyss" from your Trash '
            "to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.TRASH, named="Seal of Heaven and Abyss")),
                            Zone.HAND,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B07-093", "Feuille, Azure Hunter", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="碧の狩人フィーユ", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Souma) When this card appears, reveal the top 5 cards of your deck. Return 1 "
            "Z/X among them to its owner's hand. Shuffle the rest back into your deck. If it is a Z/X "
            'with "フィーユ" in the name, you may put 1 enemy Z/X on a Normal Square into its owner\'s '
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA)],
                do=[
                    Look(5, shown=True, do=[Move(choose(1, looked(zx())), Zone.HAND)]),
                    IfPicked(
                        1,
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP))],
                        among=zx(zone=Zone.HAND, name_contains="フィーユ"),
                    ),
                ],
            ),
        ]),
    Card(
        "B07-094", "Weremonkey", Color.GREEN, cost=6, power=9500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアモンキー", rarity=Rarity.C),
    Card(
        "B07-095", "Enoki, Sincere Twin Swords", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="誠実な雌雄剣 榎", rarity=Rarity.R,
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            'Resource and "Nagamitsu, Wandering Swordsmith" in your Resource, you may pay green 1. If you '
            "did, look at the top 2 cards of your deck. Put 1 card among them into its owner's Resource "
            "in Sleep State. Put the rest on the bottom of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(
                                1, card(Side.OWN, Zone.RESOURCE, named="Nagamitsu, Wandering Swordsmith")
                            ),
                        ],
                        [
                            May(
                                Pay(Color.GREEN, 1),
                                then=[
                                    Look(
                                        2,
                                        do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)],
                                        rest=Rest.BOTTOM,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-096", "Lyrical Sickle", Color.GREEN, cost=7, power=9500, tribes=(Tribe.PLASECT,),
        japanese="百合鎌リリカルシックル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, if you have 9 or more cards in your "
            "Resource, Reboot 2 cards in your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-097", "Seal of Heaven and Abyss", Color.GREEN, CardType.EVENT, cost=1, japanese="天淵の印",
        rarity=Rarity.UC,
        text=(
            "[Event] Choose 1 Z/X on a Square. If you have 9 or more cards in your Resource, give it "
            "+3000 Power until the end of the turn. Otherwise, give it +1000 Power until the end of the "
            "turn."
        ),
        abilities=[
            EventText(do=[
                Pick(choose(1, zx())),
                If(
                    [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                    [Power(3000, IT)],
                    otherwise=[Power(1000, IT)],
                ),
            ]),
        ]),
    Card(
        "B07-098", "!! (Wham!)", Color.GREEN, CardType.EVENT, cost=4, japanese="!!(バコン!)",
        rarity=Rarity.UC,
        text=(
            "[Event] If your Player is Chitose, remove 1 Z/X with Power 7500 or more on a Normal Square "
            "from the game."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.CHITOSE)],
                    [Move(choose(1, zx(on=NORMAL, power_at_least=7500)), Zone.REMOVED)],
                ),
            ]),
        ]),
    Card(
        "B07-099", "Midnight Escape", Color.GREEN, CardType.EVENT, cost=2, japanese="真夜中の逃走劇",
        rarity=Rarity.C,
        text=(
            '[Event] You may remove 1 card with "フィーユ" in the name in your Trash from the game. If you '
            'did, put 1 Z/X with "ルクスリア" in the name from your Resource on a Square next to your Player '
            "Square without a Z/X."
        ),
        abilities=[
            EventText(do=[
                May(
                    Move(choose(1, card(Side.OWN, Zone.TRASH, name_contains="フィーユ")), Zone.REMOVED),
                    then=[
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains="ルクスリア")),
                            BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B07-100", "Sagara's Request", Color.GREEN, CardType.EVENT, cost=1, japanese="娑伽羅のお願い",
        rarity=Rarity.C,
        text=(
            "[Event] Reveal the top 5 cards of your deck. Return 1 Z/X among them to its owner's hand. "
            "Shuffle the rest back into your deck."
        ),
        abilities=[EventText(do=[Look(5, shown=True, do=[Move(choose(1, looked(zx())), Zone.HAND)])])]),
    # -- special numbers ---------------------------------------------------
    Card(
        "B07-101", "Kuroda Kanbei", Color.RED, cost=7, power=10000, tribes=(Tribe.BRAVER,),
        japanese="野心の智将 黒田官兵衛", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 7 or more cards in your Resource, you may show 2 "
            "cards with the name of this card in your hand. If you did, you may put 2 Z/X with the name "
            "of this card from your hand each on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Show(choose(2, card(Side.OWN, Zone.HAND, having=(Having.SAME_NAME,)))),
                                then=[
                                    May(
                                        Put(
                                            choose(
                                                2,
                                                zx(
                                                    Side.OWN, zone=Zone.HAND, having=(Having.SAME_NAME,)
                                                ),
                                            ),
                                            BESIDE_OWN_PLAYER,  # diagram assumed
                                            empty=True,
                                        ),
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B07-102", "Ambriel, Apostle of Gemini", Color.WHITE, cost=6, power=8500, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 双児宮アムブリエル", rarity=Rarity.ZXR,
        text=(
            "[Always] While you have another Z/X with the name of this card on a Square, this card has "
            "+3000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, having=(Having.NOT_THIS, Having.SAME_NAME)))],
                do=[GainPower(3000)],
            ),
        ]),
    Card(
        "B07-103", "Benihime, Dream in Deep Green", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="深緑の中の夢幻 紅姫", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears by being played, if you have 11 or more Z/X with Cost 7 or "
            "more in your Resource, put up to 3 Z/X with another name than this card from your Resource "
            "each on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [AtLeast(11, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_least=7))],
                        [
                            Put(
                                choose(
                                    3,
                                    zx(Side.OWN, zone=Zone.RESOURCE, having=(Having.OTHER_NAME,)),
                                    up_to=True,
                                ),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- players -----------------------------------------------------------
    Card(
        "B07-104", "Sento Reia", Color.BLUE, CardType.PLAYER, japanese="戦斗怜亜", rarity=Rarity.IGR,
        player_keys=(PlayerKey.REIA,)),
    Card(
        "B07-105", "Yuzuriha Misaki", Color.WHITE, CardType.PLAYER, japanese="弓弦羽ミサキ",
        rarity=Rarity.IGR, player_keys=(PlayerKey.MISAKI,)),
    Card(
        "B07-106", "Tennouji Yamato", Color.BLACK, CardType.PLAYER, japanese="天王寺大和",
        rarity=Rarity.IGR, player_keys=(PlayerKey.YAMATO,)),
    Card(
        "B07-107", "Kenbuchi Souma", Color.GREEN, CardType.PLAYER, japanese="剣淵相馬",
        rarity=Rarity.IGR, player_keys=(PlayerKey.SOUMA,)),
    Card(
        "B07-108", "Kamiyugi Sakura", Color.WHITE, CardType.PLAYER, japanese="上柚木さくら",
        rarity=Rarity.IGR, player_keys=(PlayerKey.SAKURA,)),
    Card(
        "B07-109", "Kamiyugi Yachiyo", Color.BLACK, CardType.PLAYER, japanese="上柚木八千代",
        rarity=Rarity.IGR, player_keys=(PlayerKey.YACHIYO,)),
    Card(
        "B07-110", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        rarity=Rarity.CVR, player_keys=(PlayerKey.AZUMI,)),
    Card(
        "B07-111", "Sento Reia", Color.BLUE, CardType.PLAYER, japanese="戦斗怜亜", rarity=Rarity.CVR,
        player_keys=(PlayerKey.REIA,)),
]
