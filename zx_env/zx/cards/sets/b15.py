# ruff: noqa: RUF001 - Japanese names stand as printed
"""B15, the fifteenth booster."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B15-001", "Empress Dowager Cixi", Color.RED, cost=2, power=3500, tribes=(Tribe.BRAVER,),
        japanese="圧倒の権勢 西太后", rarity=Rarity.C),
    Card(
        "B15-002", "Sword Breaker, Broken Blade Smith", Color.RED, cost=2, power=2500,
        tribes=(Tribe.MEISTER,), japanese="壊剣職人ソードブレイカー", rarity=Rarity.UC,
        text=(
            "[Startup] Sleep 2 [Meister] Z/X of yours on a Normal Square: Deal 12000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                cost=[Sleep(choose(2, zx(Side.OWN, on=NORMAL, tribe=Tribe.MEISTER)))],
                do=[Damage(12000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B15-003", "Caterina, Queen of Suppression", Color.RED, cost=2, power=2500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="鎮圧女王カテリーナ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may deal 1000 damage for each card with Ignition icon in "
            "your Resource to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Damage(
                            Per(1000, card(Side.OWN, Zone.RESOURCE, icons=(Icon.IGNITION,))),
                            choose(1, zx(on=NORMAL)),
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B15-004", "Kalid Kadab of the Dawn Ten", Color.RED, cost=3, power=4500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION,), japanese="暁十天カリード・カダブ", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 3) When this card attacks, you may deal 2000 damage to each enemy Z/X on "
            "a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[ZeroOptima(3)],
                do=[May(Damage(2000, each(zx(Side.ENEMY))))],
            ),
        ]),
    Card(
        "B15-005", "Grootslang, Snake of Ill Omen", Color.RED, cost=3, power=3000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.START_CARD,), japanese="凶事の象蛇グローツラング", rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Zero Optima 3) Remove this card from the game: If you have a red card in "
            "your Resource, deal 5000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[ZeroOptima(3)],
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [Damage(5000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-006", "Rukh, Giant Ominous Bird", Color.RED, cost=3, power=5000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION,), japanese="巨躯なる怪鳥ルフ", rarity=Rarity.UC),
    Card(
        "B15-007", "Scylla, Dog-beast Princess", Color.RED, cost=3, power=4000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="犬獣姫スキュラ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card attacks, you may put the top 2 cards of your deck into your Remove "
            "Zone. If you did, give this card +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[May(FromDeck(2, Zone.REMOVED), then=[Power(2000, THIS)])],
            ),
        ]),
    Card(
        "B15-008", "Moldavite Raccoon", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="潔癖の碧石モルダバイトラクーン", rarity=Rarity.C,
        text=(
            "[Startup] (Hand) Pay red 2, remove this card from the game: Deal 6000 damage to 1 enemy Z/X "
            "on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.REMOVED)],
                do=[Damage(6000, choose(1, zx(Side.ENEMY, on=CENTER)))],  # diagram assumed
            ),
        ]),
    Card(
        "B15-009", "Clipper, Iron-cutting Smith", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER,),
        japanese="鉄断職人クリッパー", rarity=Rarity.C,
        text=(
            "[Startup] (once per turn) For nothing: 1 Z/X of yours with Cost 5 or more on a Normal Square "
            'gains "[Auto] When this card attacks, give this card +3000 Power until the end of the '
            'turn." until the end of the turn.'
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Grant(
                        choose(1, zx(Side.OWN, on=NORMAL, cost_at_least=5)),
                        Gains(Automatic(when=Occurrence.ATTACKS, do=[Power(3000, THIS)])),
                    ),
                ],
            ),
        ]),
    Card(
        "B15-010", "Ivan, Thunder Emperor", Color.RED, cost=4, power=5500, tribes=(Tribe.BRAVER,),
        japanese="雷帝イヴァン", rarity=Rarity.C,
        text="[Auto] When a Z/X of yours attacks, you may deal 1000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN),
                do=[May(Damage(1000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B15-011", "Rapid Bullet, Revolving Gunsmith", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MEISTER,), japanese="回転砲技師ラピッドバレット", rarity=Rarity.R,
        text=(
            '[Always] (Resource) While you have "Lirung, Law Bringer" in your Resource and it is your '
            "turn, damage that each card of yours wherever it is deals to enemy Z/X is +1000. This does "
            "not stack with that of another card of the same name."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                stacks=False,
                needs=[
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Lirung, Law Bringer")),
                    TurnOf(Side.OWN),
                ],
                do=[GainDamage(1000, each(card(Side.OWN, EVERYWHERE)))],
            ),
        ]),
    Card(
        "B15-012", "Creedite Gannet", Color.RED, cost=5, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="緋色の海鳥クリードガネット", rarity=Rarity.R,
        text=(
            '[Startup] (Resource; once per turn by name) Sleep this card: If you have "Moe, Nimble Flute" '
            "in your Resource, destroy 1 Z/X of yours on a Square. If you did, deal 6000 damage to 1 "
            "enemy Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                limit=Limit.NAME_LOCK,
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Moe, Nimble Flute"))],
                        [
                            Then(
                                Destroy(choose(1, zx(Side.OWN))),
                                then=[Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-013", "Ugallum, Great Lion of Revenge", Color.RED, cost=5, power=7000,
        tribes=(Tribe.MYTHOS,), japanese="報復の大獅子ウルガルルム", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may deal 2000 damage to 1 Z/X on a "
            "Square. If you did, when a Z/X is destroyed by this damage, you may draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[May(Damage(2000, choose(1, zx())), then=[WhenDestroyed([May(Draw(1))])])],
            ),
        ]),
    Card(
        "B15-014", "Smoky Walrus", Color.RED, cost=6, power=8000, tribes=(Tribe.GIGANTIC,),
        japanese="蠢く巨岩スモーキーウォーレス", rarity=Rarity.C,
        text=(
            "[Startup] (once per turn) Put 1 card from your Charge into your Trash: Deal 6000 damage to 1 "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Damage(6000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B15-015", "Athena, Thunder-flame Guardian", Color.RED, cost=6, power=9000,
        tribes=(Tribe.BRAVER,), japanese="雷炎の守護女神アテナ", rarity=Rarity.SR,
        text=(
            "[Startup] Put 1 card from your hand into your Trash: If you have 2 or more black cards "
            "in your Resource, destroy 1 enemy Z/X with Cost 4 or less on a Normal Square.\n"
            "[Startup] (once per turn) Put 1 card from your Charge into your Trash: If you have 2 or "
            "more green cards in your Resource, put the top card of your deck into your Resource in "
            "Sleep State."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)))],
                    ),
                ],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-016", "Sanada Yukimura", Color.RED, cost=7, power=9000, tribes=(Tribe.BRAVER,),
        japanese="不屈の闘志 真田幸村", rarity=Rarity.C,
        text="[Always] (Hand; Zero Optima 3) This card has -2 Cost.",
        abilities=[
            Always(valid_in=Zone.HAND, needs=[ZeroOptima(3)], do=[GainCost(-2)]),
        ]),
    Card(
        "B15-017", "Tank Heart, Racing Corps", Color.RED, cost=8, power=10000, tribes=(Tribe.MEISTER,),
        japanese="激走軍団タンクハート", rarity=Rarity.UC,
        text=(
            "[Startup] (Zero Optima 5; once per turn) For nothing: Deal 8000 damage to each enemy Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(5)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(8000, each(zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B15-018", "Dimension Crush", Color.RED, CardType.EVENT, cost=1, japanese="Dimension Crush",
        rarity=Rarity.UC,
        text=(
            "[Event] If your Player is Honome, remove 1 enemy Sleep Z/X with Ignition icon on a Normal "
            "Square from the game. In any case, if your Player is Izumo, remove up to 2 cards in your "
            "Trash from the game. If 2 or more were chosen, put 2 cards from your hand into your Trash. "
            "Draw 3 cards."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.HONOME)],
                    [
                        Move(
                            choose(1, zx(Side.ENEMY, on=NORMAL, state=State.SLEEP, icons=(Icon.IGNITION,))),
                            Zone.REMOVED,
                        ),
                    ],
                ),
                If(
                    [PlayerNamed(PlayerKey.IZUMO)],
                    [
                        Move(choose(2, card(Side.OWN, Zone.TRASH), up_to=True), Zone.REMOVED),
                        IfPicked(2, [Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(3)]),
                    ],
                ),
            ]),
        ]),
    Card(
        "B15-019", "Twin-flame Dust Cannon", Color.RED, CardType.EVENT, cost=2, japanese="双炎業塵砲",
        rarity=Rarity.R,
        text=(
            "[Always] (Hand; Zero Optima 4) While you have a red card in your Resource, this card is "
            "played without paying its Cost.\n"
            "[Event] Remove 1 Z/X with Cost 5 or less in your opponent's Trash from the game. If you "
            "did, deal damage equal to the Power of what was chosen first to 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[ZeroOptima(4), AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                do=[FreePlay()],
            ),
            EventText(do=[
                Then(
                    Move(choose(1, zx(Side.ENEMY, zone=Zone.TRASH, cost_at_most=5), keep=True), Zone.REMOVED),
                    then=[Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B15-020", "Arrow Concentration", Color.RED, CardType.EVENT, cost=3,
        japanese="アロー・コンセントレーション", rarity=Rarity.UC,
        text=(
            "[Always] (Hand; Player Izumo) While it is your turn and you have 5 or more cards with "
            '"ガーンデーヴァ" in the name in your Resource, this card costs 2 less to play.\n'
            "[Event] If your Player is Izumo, put up to 8 Z/X from your Remove Zone into your "
            'Trash. If any were chosen, put 1 Z/X with "ガーンデーヴァ" in the name from your Trash on a '
            "Square of the Center Area without a Z/X.\n"
            "[Startup] (Trash; Player Izumo; your turn; once per turn by name) Remove 4 [Meister] cards "
            "in your Trash from the game: Return this card to your hand."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.IZUMO),
                    TurnOf(Side.OWN),
                    AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="ガーンデーヴァ")),
                ],
                do=[CostsLess(2)],
            ),
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.IZUMO)],
                    [
                        Move(choose(8, zx(Side.OWN, zone=Zone.REMOVED), up_to=True), Zone.TRASH),
                        IfPicked(
                            1,
                            [
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ガーンデーヴァ")),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ],
                        ),
                    ],
                ),
            ]),
            Startup(
                valid_in=Zone.TRASH,
                needs=[PlayerNamed(PlayerKey.IZUMO), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.MEISTER)), Zone.REMOVED)],
                do=[Move(THIS, Zone.HAND)],
            ),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B15-021", "Marionena, Tidal Tone", Color.BLUE, cost=2, power=2500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="潮流音マリオネーナ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may move 1 enemy Z/X that is not in battle on a Normal "
            "Square to a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            CENTER,  # diagram assumed
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B15-022", "Naos, Tornado Spinner", Color.BLUE, cost=2, power=3500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="トルネードスピナー ナオス", rarity=Rarity.C),
    Card(
        "B15-023", "Fluorine, Assault Transform", Color.BLUE, cost=3, power=3500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.START_CARD,), japanese="強襲変形フルオリン",
        rarity=Rarity.R,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Zero Optima 3) Remove this card from the game: If you have a blue card in "
            "your Resource, draw 2 cards. Return 1 card from your hand to your deck and shuffle it."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[ZeroOptima(3)],
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [Draw(2), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-024", "Machine Blade Izar", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="マシンブレード イザール", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your Charge "
            "into your Trash. If you did, draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH), then=[Draw(1)])],
            ),
        ]),
    Card(
        "B15-025", "Invisible, Camouflage Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="迷彩機械インビジブル", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may put 1 card from your Charge into your Trash. If you "
            "did, return 1 enemy Z/X with Cost 5 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-026", "Run Over, Crushing Machine", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="礫砕機械ランオーバー",
        rarity=Rarity.UC),
    Card(
        "B15-027", "Manganese, Warning Giant", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="警告巨人マンガン", rarity=Rarity.C,
        text="[Always] While this card is a Z/X on a Square of the Center Area, this card has Range 2.",
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[GainRange(2)],
            ),
        ]),
    Card(
        "B15-028", "Brajera, Passion Dance", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="情熱舞踏ブラジェラ", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 3) When your opponent's Main Phase starts, you may move 1 Z/X on a "
            "Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[ZeroOptima(3)],
                do=[May(Put(choose(1, zx(on=NORMAL)), NORMAL, empty=True))],
            ),
        ]),
    Card(
        "B15-029", "Askella, Flash Saucer", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="フラッシュソーサー アスケラ", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 4) When you draw a card, you may return 1 enemy Z/X with Cost 5 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DRAWN,
                side=Side.OWN,
                needs=[ZeroOptima(4)],
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND))],
            ),
        ]),
    Card(
        "B15-030", "Spanking, Whipping Machine", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="鞭打機械スパンキング", rarity=Rarity.UC,
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may return 1 other Z/X of yours on a "
            "Square to its owner's hand. If you did, you may return 1 Z/X with Cost 5 or less on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[
                    May(
                        Move(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.HAND),
                        then=[May(Move(choose(1, zx(on=NORMAL, cost_at_most=5)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-031", "Gathering, Wreck-collecting Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="壊蒐機械ギャザリング", rarity=Rarity.UC,
        text=(
            "[Startup] (Hand; your turn) Pay blue 1, destroy 2 [Killer Machine] Z/X of yours with "
            "another name than this card on a Normal Square: If you have 6 or more cards in your "
            "Resource, put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.BLUE, 1),
                    Destroy(
                        choose(
                            2,
                            zx(Side.OWN, on=NORMAL, tribe=Tribe.KILLER_MACHINE, having=(Having.OTHER_NAME,)),
                        )
                    ),
                ],
                do=[If([AtLeast(6, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
            ),
        ]),
    Card(
        "B15-032", "Jimon, Traditional Strings", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="伝統弦響ジモン", rarity=Rarity.C,
        text=(
            "[Auto] When a Z/X attacks this card, you may move 1 Z/X that is not in battle on a Normal "
            "Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            NORMAL,
                            empty=True,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B15-033", "Original XIII Type.VI", Color.BLUE, cost=6, power=8000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="オリジナルXIII Type.VI “Mt13Ve”", rarity=Rarity.SR,
        text=(
            "[Auto] When your opponent's Main Phase starts, you may Sleep this card. If you did, "
            "return up to 2 enemy Z/X on a Normal Square to their owners' hands. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                do=[
                    May(
                        Sleep(THIS),
                        then=[Move(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.HAND), Draw(1)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-034", "Moe, Nimble Flute", Color.BLUE, cost=6, power=9000, tribes=(Tribe.MERMAID,),
        japanese="軽快笛モーエ", rarity=Rarity.R,
        text=(
            '[Auto] (Resource) When a Z/X of yours appears, if you have "Creedite Gannet" in your '
            "Resource, you may move 1 enemy Z/X that is not in battle on a Normal Square to a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN),
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Creedite Gannet"))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    NORMAL,
                                    empty=True,
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-035", "Cyclotron, Twice-awakened Brilliance", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="双醒真輝サイクロトロン", rarity=Rarity.SR,
        text=(
            "[Always] (Everywhere; Zero Optima 3; Player Sugure) While you have 4 or more cards in your "
            'hand, this card has the Ignition icon and gains "[Auto] When this card appears, return any '
            'number of other Z/X of yours on a Square to their owners\' hands."\n'
            "[Auto] (Player Sugure) When this card appears by being played, return up to 1 card "
            'with "サイクロトロン" in the name from your Trash to your hand.'
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[
                    ZeroOptima(3),
                    PlayerNamed(PlayerKey.SUGURE),
                    AtLeast(4, card(Side.OWN, Zone.HAND)),
                ],
                do=[
                    GainIcon(Icon.IGNITION),
                    Gains(
                        Automatic(
                            when=Occurrence.APPEARS,
                            do=[
                                Move(
                                    choose(ANY_NUMBER, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.HAND
                                ),
                            ],
                        )
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.SUGURE)],
                do=[
                    Move(
                        choose(
                            1, card(Side.OWN, Zone.TRASH, name_contains="サイクロトロン"), up_to=True
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "B15-036", "Cerium, Traffic Transform", Color.BLUE, cost=6, power=8000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="道交変形セリウム", rarity=Rarity.R,
        text=(
            '[Always] (Resource) While you have "Werepronghorn" in your Resource, each Z/X of yours with '
            "Cost 6 or more on a Square of the Center Area has Range 2."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                needs=[AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Werepronghorn"))],
                do=[GainRange(2, each(zx(Side.OWN, on=CENTER, cost_at_least=6)))],  # diagram assumed
            ),
        ]),
    Card(
        "B15-037", "Radome Launcher Almach", Color.BLUE, cost=6, power=8500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="レドームランチャー アルマク", rarity=Rarity.UC,
        text=(
            "[Startup] (once per turn) For nothing: If you have 4 or more cards in your hand, return 1 "
            "enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.HAND))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-038", "Crystals of Thanks", Color.BLUE, CardType.EVENT, cost=1, japanese="アリガトウの結晶",
        rarity=Rarity.UC,
        text=(
            '[Event] Return 1 "始まりの機械ディア" of yours on a Square to its owner\'s hand. If you did, '
            "draw 2 cards."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Move(choose(1, zx(Side.OWN, named=Japanese("始まりの機械ディア"))), Zone.HAND),
                    then=[Draw(2)],
                ),
            ]),
        ]),
    Card(
        "B15-039", "Spinning Brush", Color.BLUE, CardType.EVENT, cost=2, japanese="スピニングブラッシュ",
        rarity=Rarity.R,
        text=(
            "[Always] (Hand; Zero Optima 4) While you have a blue card in your Resource, this card is "
            "played without paying its Cost.\n"
            "[Event] Return 1 Sleep Z/X with Cost 5 or less on a Square of the Center Area to its owner's "
            "hand."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[ZeroOptima(4), AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                do=[FreePlay()],
            ),
            EventText(do=[
                Move(
                    choose(1, zx(on=CENTER, state=State.SLEEP, cost_at_most=5)),  # diagram assumed
                    Zone.HAND,
                ),
            ]),
        ]),
    Card(
        "B15-040", "299 Cait Sith", Color.BLUE, CardType.EVENT, cost=3, japanese="299 Cait Sith",
        rarity=Rarity.UC,
        text=(
            "[Event] If your Player is Nanao and you have 5 or more cards in your Resource, "
            "destroy 1 [Cait Sith] Z/X of yours on a Normal Square. If you did, you may put 1 Z/X "
            'with "シンクロトロン" in the name from your hand on a Square of the Center Area without a '
            "Z/X in Sleep State. If you did, you may draw 1 card. If you did, you may draw 1 card."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.NANAO), AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                    [
                        Then(
                            Destroy(choose(1, zx(Side.OWN, on=NORMAL, tribe=Tribe.CAIT_SITH))),
                            then=[
                                May(
                                    Put(
                                        choose(
                                            1,
                                            zx(Side.OWN, zone=Zone.HAND, name_contains="シンクロトロン"),
                                        ),
                                        CENTER,  # diagram assumed
                                        empty=True,
                                        state=State.SLEEP,
                                    ),
                                    then=[May(Draw(1), then=[May(Draw(1))])],
                                ),
                            ],
                        ),
                    ],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B15-041", "Kinkalow of the Hot Spring Inn", Color.WHITE, cost=2, power=3500,
        tribes=(Tribe.CAIT_SITH,), japanese="温泉宿のキンカロー", rarity=Rarity.C),
    Card(
        "B15-042", "Kelut, Law Bringer", Color.WHITE, cost=2, power=1500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ロウブリンガー ケルート", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay white 1. If you did, put 1 enemy Z/X with Cost 3 "
            "or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.WHITE, 1),
                        then=[
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.DECK, bottom=True
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-043", "Buhaepi of the Arm Blade", Color.WHITE, cost=2, power=1500, tribes=(Tribe.ANGEL,),
        japanese="腕刀のブハエピ", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 2) When another Z/X of yours appears from Charge, you may give 1 enemy "
            "Z/X on a Normal Square -8000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                origin=Zone.CHARGE,
                needs=[ZeroOptima(2)],
                do=[May(Power(-8000, choose(1, zx(Side.ENEMY, on=NORMAL))))],
            ),
        ]),
    Card(
        "B15-044", "Alpine, Accountant", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="会計士アルパイン", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X appears by an automatic ability of an enemy card, Sleep up to 3 cards "
            "in either player's Resource.\n"
            "[Auto] When a Z/X is destroyed by an automatic ability of an enemy card, Sleep up to 3 "
            "cards in either player's Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(),
                by=Side.ENEMY,
                by_kind=AbilityKind.AUTOMATIC,
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(),
                by=Side.ENEMY,
                by_kind=AbilityKind.AUTOMATIC,
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B15-045", "Aura Karkinos, Holy Beast", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.START_CARD,), japanese="聖獣オーラカルキノス", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Zero Optima 3) Remove this card from the game: If you have a white card "
            "in your Resource, give 1 Z/X on a Player Square +3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[ZeroOptima(3)],
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [Power(3000, choose(1, zx(on=A_PLAYER_SQUARE)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-046", "Aura Taweret, Holy Beast", Color.WHITE, cost=3, power=5000, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION,), japanese="聖獣オーラタウエレト", rarity=Rarity.UC),
    Card(
        "B15-047", "Jerogue of Dialogue", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="対話のジェローグ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your Charge "
            "into your Trash. If you did, put 1 Z/X with Cost 3 or less from your Charge on a Square of "
            "the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-048", "Mulanje, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ムランジェ", rarity=Rarity.R,
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. "
            "If you did, put 1 Z/X with Cost 3 or less from your Charge on a Square of the Center "
            "Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                CENTER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-049", "Aura Phaia, Holy Beast", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.HOLY_BEAST,), japanese="聖獣オーラパイア", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 2) When this card appears, you may reveal the top card of your deck. "
            "Return each card with Ignition icon among them to their owners' hands. Put the rest on "
            "the bottom of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(2)],
                do=[
                    May(
                        Look(
                            1,
                            shown=True,
                            rest=Rest.BOTTOM,
                            do=[
                                Move(
                                    each(looked(card(Side.OWN, Zone.DECK, icons=(Icon.IGNITION,)))), Zone.HAND
                                )
                            ],
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B15-050", "Kyuda, Pro Player", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        japanese="プロプレイヤー キューダ", rarity=Rarity.R,
        text=(
            "[Startup] (Resource) Sleep this card, pay white 1: If you have 6 or more cards in your "
            'Resource and "Receive, Striking Back" in your Resource, put 1 Z/X with Cost 3 or less from '
            "your Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                cost=[Sleep(THIS), Pay(Color.WHITE, 1)],
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Receive, Striking Back")),
                        ],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3)),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-051", "Telescola of the Telescope", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="望遠のテレスコラ", rarity=Rarity.UC,
        text=(
            "[Startup] (Hand) Pay white 1, remove this card from the game: Give 1 Z/X on a Normal "
            "Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.REMOVED)],
                do=[Power(-2000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B15-052", "Dark Knight Machal", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="暗黒騎士マシャール", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn) Pay white 1, Sleep this card: Put 1 Z/X with another name than this "
            "card and Cost 5 or less from your Charge on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 1), Sleep(THIS)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=5, having=(Having.OTHER_NAME,))
                        ),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B15-053", "Norwegian, Fur Trader", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="毛皮商人ノルウェージャン", rarity=Rarity.UC,
        text=(
            "[Auto] (Trash; Zero Optima 3) When this card is discarded by an ability of a card, you may "
            "give 1 Z/X on a Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                by_ability=card(Side.ANY, EVERYWHERE),
                valid_in=Zone.TRASH,
                needs=[ZeroOptima(3)],
                do=[May(Power(-2000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B15-054", "Aura Ladon, Holy Beast", Color.WHITE, cost=5, power=6500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーララドゥーン", rarity=Rarity.UC,
        text=(
            "[Always] While you have an Event in your Trash, each [Holy Beast] Z/X of yours on a Square "
            "has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.HOLY_BEAST)))],
            ),
        ]),
    Card(
        "B15-055", "Lirung, Law Bringer", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー リルン", rarity=Rarity.R,
        text=(
            '[Always] (Resource) While you have "Rapid Bullet, Revolving Gunsmith" in your Resource, each '
            "Z/X of yours with Cost 5 or less on your Player Square has +2000 Power and each Z/X of "
            "yours with Cost 5 or less on your Player Square cannot be chosen by abilities. This does not "
            "stack with that of another card of the same name."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                stacks=False,
                needs=[
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Rapid Bullet, Revolving Gunsmith")),
                ],
                do=[
                    GainPower(2000, each(zx(Side.OWN, on=OWN_PLAYER_SQUARE, cost_at_most=5))),
                    Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, on=OWN_PLAYER_SQUARE, cost_at_most=5))),
                ],
            ),
        ]),
    Card(
        "B15-056", "Gankar, Evil Bane", Color.WHITE, cost=7, power=9500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ガンケル", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 3) When an enemy Z/X with Cost 5 or less on a Square of the Center Area "
            "appears, you may Sleep that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=CENTER, cost_at_most=5),  # diagram assumed
                needs=[ZeroOptima(3)],
                do=[May(Sleep(That(zx())))],
            ),
        ]),
    Card(
        "B15-057", "Hanael of Capricorn", Color.WHITE, cost=8, power=11000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 磨羯宮ハナエル", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 4) When your turn ends, you may destroy 1 other Z/X of yours on a "
            "Square. If you did, put 1 enemy Z/X on a Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[ZeroOptima(4)],
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Move(choose(1, zx(Side.ENEMY)), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-058", "Adonai Melekh", Color.WHITE, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="Adonai Melekh", rarity=Rarity.C,
        text=(
            "[Event] If your Player is Asuka, give 1 Z/X on a Normal Square -4000 Power until the end of "
            "the turn. In any case, if your Player is Sakura and you have a card with Cost 4 or 5 in your "
            "Charge, you may draw 2 cards."
        ),
        abilities=[
            EventText(do=[
                If([PlayerNamed(PlayerKey.ASUKA)], [Power(-4000, choose(1, zx(on=NORMAL)))]),
                If(
                    [
                        PlayerNamed(PlayerKey.SAKURA),
                        AtLeast(1, card(Side.OWN, Zone.CHARGE, costs=(4, 5))),
                    ],
                    [May(Draw(2))],
                ),
            ]),
        ]),
    Card(
        "B15-059", "Hope after the Rain", Color.WHITE, CardType.EVENT, cost=2, japanese="雨上がりの希望",
        rarity=Rarity.R,
        text=(
            "[Always] (Hand; Zero Optima 4) While you have a white card in your Resource, this card is "
            "played without paying its Cost.\n"
            "[Event] Give 1 Sleep Z/X on a Normal Square -4000 Power until the end of the turn."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[ZeroOptima(4), AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                do=[FreePlay()],
            ),
            EventText(do=[Power(-4000, choose(1, zx(on=NORMAL, state=State.SLEEP)))]),
        ]),
    Card(
        "B15-060", "Samsara Flasher", Color.WHITE, CardType.EVENT, cost=2,
        japanese="サムサーラフラッシャー", rarity=Rarity.C,
        text=(
            '[Event] You may show 1 card with "ウロボロス" in the name in your hand. If you did, put 1 '
            "Z/X on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            EventText(do=[
                May(
                    Show(choose(1, card(Side.OWN, Zone.HAND, name_contains="ウロボロス"))),
                    then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, bottom=True)],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B15-061", "Bone Wolf", Color.BLACK, cost=2, power=3500, tribes=(Tribe.NOSFERATU,),
        japanese="骨狼ボーンウルフ", rarity=Rarity.C),
    Card(
        "B15-062", "Milzbrand, Honeypot of Assault", Color.BLACK, cost=2, power=1500,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="襲撃の蜜壺ミルツブラント", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When an enemy Z/X is destroyed, you may give 1 Z/X on a Square +3000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.ENEMY),
                do=[May(Power(3000, choose(1, zx())))],
            ),
        ]),
    Card(
        "B15-063", "Faulpelz, Envoy of Sloth", Color.BLACK, cost=2, power=2000, tribes=(Tribe.PREDATOR,),
        japanese="怠惰の使者ファオルペルツ", rarity=Rarity.SR,
        text=(
            "[Startup] Pay red 1, pay blue 1, Sleep this card: Put the top card of your deck into your "
            "Charge. Remove 1 enemy Z/X with Cost 5 or less on a Normal Square from the game. Look at the "
            "top 3 cards of your deck. Return them to the top of your deck in any order."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.RED, 1), Pay(Color.BLUE, 1), Sleep(THIS)],
                do=[
                    FromDeck(1, Zone.CHARGE),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.REMOVED),
                    Look(3, rest=Rest.TOP),
                ],
            ),
        ]),
    Card(
        "B15-064", "Solitus of the Snowflake", Color.BLACK, cost=2, power=3000, tribes=(Tribe.DIABOLOS,),
        japanese="六花のソリトゥス", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 1) When this card appears, Sleep this card. If you did, if your Player "
            "is Asuka, you may return 1 Z/X with another name than this card and Cost 5 or less from your "
            "Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(1)],
                do=[
                    Then(
                        Sleep(THIS),
                        then=[
                            If(
                                [PlayerNamed(PlayerKey.ASUKA)],
                                [
                                    May(
                                        Move(
                                            choose(
                                                1,
                                                zx(
                                                    Side.OWN, zone=Zone.TRASH, cost_at_most=5,
                                                    having=(Having.OTHER_NAME,),
                                                ),
                                            ),
                                            Zone.HAND,
                                        )
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-065", "Training Death Gips", Color.BLACK, cost=3, power=3500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.START_CARD,), japanese="鍛え上げるデスギプス", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Zero Optima 3) Remove this card from the game: If you have a black card "
            "in your Resource and your opponent has 2 or more cards in their hand, put 1 card from your "
            "opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[ZeroOptima(3)],
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK)),
                            AtLeast(2, card(Side.ENEMY, Zone.HAND)),
                        ],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-066", "Oculum, Diabolos of the Mind's Eye", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION,), japanese="心眼の魔人オクゥルム",
        rarity=Rarity.UC),
    Card(
        "B15-067", "Melusine, Snake Lady", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="蛇令嬢メリュジーニュ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] Put 1 card from your Charge into your Trash: Destroy 1 enemy Z/X with Cost 3 or "
            "less on a Square of the Center Area."
        ),
        abilities=[
            Startup(
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER, cost_at_most=3)))],  # diagram assumed
            ),
        ]),
    Card(
        "B15-068", "Confining Spike Cage", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION,), japanese="幽閉するスパイクケージ", rarity=Rarity.UC,
        text=(
            "[Auto] When an enemy card is discarded by an ability of a card, you may destroy 1 Z/X with "
            "Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                of=card(Side.ENEMY, Zone.TRASH),
                by_ability=card(Side.ANY, EVERYWHERE),
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=5))))],
            ),
        ]),
    Card(
        "B15-069", "Schneiden, Purple Claw in the Mud", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="泥中の紫爪シュナイデン", rarity=Rarity.C,
        text="[Always] Each enemy Z/X on a Square of the Center Area has -2 Cost.",
        abilities=[
            Always(do=[GainCost(-2, each(zx(Side.ENEMY, on=CENTER)))]),  # diagram assumed
        ]),
    Card(
        "B15-070", "Fraud, Diabolos of Injustice", Color.BLACK, cost=4, power=4500,
        tribes=(Tribe.DIABOLOS,), japanese="不正の魔人フラウド", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may destroy 1 Z/X with Cost 2 or less on a Normal Square. "
            "If you did, you may put the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(on=NORMAL, cost_at_most=2))),
                        then=[May(FromDeck(1, Zone.CHARGE))],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-071", "Gloomy Ghast", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="幽鬼グルーミーガスト", rarity=Rarity.C,
        text=(
            "[Auto] When your turn ends, reveal the top 4 cards of your deck. Put any number of "
            "[Nosferatu] cards among them into your Trash. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    Look(
                        4,
                        shown=True,
                        do=[
                            Move(
                                choose(
                                    ANY_NUMBER, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.NOSFERATU))
                                ),
                                Zone.TRASH,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-072", "Receive, Striking Back", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="打ち返すレシーブ", rarity=Rarity.R,
        text=(
            '[Startup] (Resource) Pay 1 of any color, Sleep this card: If you have "Kyuda, Pro Player" in '
            "your Resource, return 1 Z/X with Cost 3 or less from your Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                cost=[Pay(Color.COLORLESS, 1), Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Kyuda, Pro Player"))],
                        [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-073", "Overkilling Eve", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="オーバーキルするイヴ", rarity=Rarity.R,
        text='[Startup] Pay black 1: Return 1 "ガンガンするイヴ" from your Trash to your hand.',
        abilities=[
            Startup(
                cost=[Pay(Color.BLACK, 1)],
                do=[
                    Move(
                        choose(1, card(Side.OWN, Zone.TRASH, named=Japanese("ガンガンするイヴ"))), Zone.HAND
                    ),
                ],
            ),
        ]),
    Card(
        "B15-074", "Buzzing Charlotte", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="ブンブンするシャーロット", rarity=Rarity.R,
        text=(
            '[Startup] (Resource; your turn) Pay black 1, Sleep this card: If you have "Pieny Drone, '
            'Gilded Beetle" in your Resource and your opponent has 2 or more cards in their hand, put 1 '
            "card from your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLACK, 1), Sleep(THIS)],
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Pieny Drone, Gilded Beetle")),
                            AtLeast(2, card(Side.ENEMY, Zone.HAND)),
                        ],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-075", "Blundera, Diabolos of Blunder", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.DIABOLOS,), japanese="失策の魔人ブルンデラ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may destroy 1 other Z/X of yours on a Square. If you did, "
            "this card has Range 2 until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Grant(THIS, GainRange(2))],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-076", "Collapse the Wall Breaker", Color.BLACK, cost=6, power=10500, tribes=(Tribe.NOSFERATU,),
        japanese="城壁壊しのコラップス", rarity=Rarity.UC,
        text="[Auto] (Zero Optima 3) When this card appears, remove this card from the game.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, needs=[ZeroOptima(3)], do=[Move(THIS, Zone.REMOVED)]),
        ]),
    Card(
        "B15-077", "Barnzug, Rush of Ruin", Color.BLACK, cost=7, power=10500, tribes=(Tribe.PREDATOR,),
        japanese="壊滅の疾走バーンツーク", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 3) When this card or a [Predator] Z/X of yours destroys an enemy Z/X in "
            "battle, you may put 1 [Predator] card with another name than this card from your Trash into "
            "your deck as the 3rd card from the top."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, tribe=Tribe.PREDATOR),
                or_this=True,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Move(
                            choose(
                                1,
                                card(
                                    Side.OWN, Zone.TRASH, tribe=Tribe.PREDATOR, having=(Having.OTHER_NAME,)
                                ),
                            ),
                            Zone.DECK,
                            place=3,
                        )
                    ),
                ],
            ),
        ]),
    Card(
        "B15-078", "Maldicion, Death-heralding Sword", Color.BLACK, cost=8, power=11000,
        tribes=(Tribe.NOSFERATU,), japanese="黒剣八魂 告死剣マルディシオン", rarity=Rarity.SR,
        text=(
            "[Startup] (Zero Optima 4; once per turn) Put 2 cards from your Charge into your Trash: If "
            "your Player is Iruda, destroy 1 enemy Z/X on a Normal Square. Put 1 card from your "
            "opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.IRUDA)],
                        [
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                            Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-079", "We Can't Lose!", Color.BLACK, CardType.EVENT, cost=1, japanese="まけられない！",
        rarity=Rarity.UC,
        text=(
            '[Event] If you have 4 or more cards with "アルモタヘル" in the name in your Trash, '
            'return up to 3 cards with "アルモタヘル" in the name from your Trash to your hand.'
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(4, card(Side.OWN, Zone.TRASH, name_contains="アルモタヘル"))],
                    [
                        Move(
                            choose(
                                3, card(Side.OWN, Zone.TRASH, name_contains="アルモタヘル"), up_to=True
                            ),
                            Zone.HAND,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B15-080", "Poem to the Road of the Dead", Color.BLACK, CardType.EVENT, cost=2,
        japanese="黄泉路への詩", rarity=Rarity.R,
        text=(
            "[Always] (Hand; Zero Optima 4) While you have a black card in your Resource, this card is "
            "played without paying its Cost.\n"
            "[Event] Destroy 1 Sleep Z/X with Cost 4 or less on a Square of the Center Area."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[ZeroOptima(4), AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                do=[FreePlay()],
            ),
            EventText(do=[
                Destroy(choose(1, zx(on=CENTER, state=State.SLEEP, cost_at_most=4))),  # diagram assumed
            ]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B15-081", "Werepangolin, Healing Medicine", Color.GREEN, cost=2, power=3000,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="薬効獣人ウェアファンゴリオン", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Startup] (once per turn) For nothing: Give 1 Z/X with Cost 5 or more on a Normal Square "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Power(2000, choose(1, zx(on=NORMAL, cost_at_least=5)))],
            ),
        ]),
    Card(
        "B15-082", "Yabuhagi, Mischievous Hand Spear", Color.GREEN, cost=2, power=3500,
        tribes=(Tribe.HOURAI,), japanese="やんちゃな手槍 藪萩", rarity=Rarity.C),
    Card(
        "B15-083", "Agave Icon, Keen-bladed Insect", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.PLASECT,), icons=(Icon.IGNITION,), japanese="鋭刃断虫アガベアイコン",
        rarity=Rarity.UC),
    Card(
        "B15-084", "Hiougi, Moon on the Treetops", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="樹上の円月 檜扇", rarity=Rarity.R,
        text=(
            "[Startup] (your opponent's turn) Sleep this card: Reboot up to 2 cards with Ignition icon in "
            "your Resource."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.ENEMY)],
                cost=[Sleep(THIS)],
                do=[
                    Reboot(choose(2, card(Side.OWN, Zone.RESOURCE, icons=(Icon.IGNITION,)), up_to=True)),
                ],
            ),
        ]),
    Card(
        "B15-085", "Painting Soapwort", Color.GREEN, cost=3, power=4000, tribes=(Tribe.LEAFER,),
        icons=(Icon.START_CARD,), japanese="ペイントするソープワート", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Zero Optima 3) Remove this card from the game: If you have a green card "
            "in your Resource, put 1 card from your Charge into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[ZeroOptima(3)],
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-086", "Rue, Gem Collector", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="宝石を集めるルー", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, if there is another Z/X with the name of this card on a "
            "Square, you may look at the top 5 cards of your deck. Put 1 card among them into its owner's "
            "Resource in Sleep State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, zx(having=(Having.SAME_NAME, Having.NOT_THIS)))],
                        [May(Look(5, do=[Move(choose(1, looked()), Zone.RESOURCE, State.SLEEP)]))],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-087", "Pieny Drone, Gilded Beetle", Color.GREEN, cost=4, power=5000, tribes=(Tribe.PLASECT,),
        japanese="金満甲虫ピエニードローン", rarity=Rarity.R,
        text=(
            '[Startup] (Resource; once per turn by name) For nothing: If you have "Buzzing Charlotte" in '
            "your Resource and a card was put into your Resource by an ability this turn, put the top "
            "card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Buzzing Charlotte")),
                            Happened(Occurrence.PUT_IN_RESOURCE, Side.OWN, by_ability=True),
                        ],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-088", "Weredonkey, Peddler", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="行商獣人ウェアドンキー", rarity=Rarity.UC,
        text=(
            "[Startup] (Zero Optima 2; your turn; once per turn) For nothing: If this card is a Z/X with "
            "Power 8000 or more on a Square, put the top card of your deck into your Resource in Sleep "
            "State."
        ),
        abilities=[
            Startup(
                needs=[ZeroOptima(2), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(1, zx(power_at_least=8000, having=(Having.IS_THIS,)))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-089", "Chervil, Rummaging in the Storehouse", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.LEAFER,), japanese="倉庫を漁るチャービル", rarity=Rarity.C,
        text=(
            "[Startup] (then no ability of this name this turn) Put 2 cards from your Charge into your "
            "Trash: Put 1 card from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                limit=Limit.WHOLE_NAME_LOCK,
                cost=[Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B15-090", "Ousaikaku, Steel Giant Tree", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="鋼の巨木 王犀角", rarity=Rarity.C,
        text=(
            "[Startup] (Hand) Pay green 2, remove this card from the game: Give 1 Z/X on a Square +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.REMOVED)],
                do=[Power(3000, choose(1, zx()))],
            ),
        ]),
    Card(
        "B15-091", "Werepronghorn", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="快速獣人ウェアプロングホーン", rarity=Rarity.R,
        text=(
            '[Always] (Resource) While you have 6 or more cards in your Resource, you have "Cerium, '
            'Traffic Transform" in your Resource and it is your turn, each Z/X of yours with Cost 3 or '
            "less on a Square has +1000 Power."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                needs=[
                    AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Cerium, Traffic Transform")),
                    TurnOf(Side.OWN),
                ],
                do=[GainPower(1000, each(zx(Side.OWN, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B15-092", "Thumb Hawk Moth, Scattershot", Color.GREEN, cost=5, power=7500, tribes=(Tribe.PLASECT,),
        japanese="散弾旋蛾サムホークモス", rarity=Rarity.C,
        text=(
            "[Auto] (Zero Optima 3) When this card appears, you may put 1 other Z/X of yours on a Square "
            "into its owner's Resource in Sleep State. If you did, put 1 enemy Z/X on a Normal Square "
            "into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[ZeroOptima(3)],
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))), Zone.RESOURCE, State.SLEEP
                        ),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-093", "Vasuki, Eight Dragon Kings", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="八大龍王 和修吉", rarity=Rarity.SR,
        text=(
            "[Startup] Pay white 1, pay black 1, Sleep this card: Put 1 enemy Z/X on a Normal Square on "
            "the bottom of its owner's deck. Return 1 Z/X with another name than this card and Cost 7 or "
            "less from your Trash to your hand. Put the top card of your deck into your Resource in Sleep "
            "State."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.WHITE, 1), Pay(Color.BLACK, 1), Sleep(THIS)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                    Move(
                        choose(
                            1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=7, having=(Having.OTHER_NAME,))
                        ),
                        Zone.HAND,
                    ),
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B15-094", "Narukoyuri, Cold Demon-faced Sword", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.HOURAI,), japanese="冷徹な鬼面刀 鳴子百合", rarity=Rarity.R,
        text=(
            "[Auto] (Zero Optima 3) When an enemy Z/X appears from elsewhere than the hand, you may put "
            "the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                way=Way.NOT_FROM_HAND,
                needs=[ZeroOptima(3)],
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B15-095", "Weremammoth, Tusked Girl", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="牙娘ウェアマンモス", rarity=Rarity.UC,
        text="[Always] What raises the Power of each Z/X of yours on a Square raises it 2 times as much.",
        abilities=[Always(do=[RaisedTimes(2, each(zx(Side.OWN)))])]),
    Card(
        "B15-096", "Mastiha, Absolute Queen", Color.GREEN, cost=7, power=10500, tribes=(Tribe.LEAFER,),
        japanese="八宝美神 絶対女王マスティハ", rarity=Rarity.SR,
        text=(
            "[Auto] (Zero Optima 4) When this card attacks, you may put 1 [Leafer] Z/X of yours on a "
            "Square into its owner's Resource in Sleep State. If you did, put 1 [Leafer] Z/X with Cost 6 "
            "or less from your Resource on a Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[ZeroOptima(4)],
                do=[
                    May(
                        Move(choose(1, zx(Side.OWN, tribe=Tribe.LEAFER)), Zone.RESOURCE, State.SLEEP),
                        then=[
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.LEAFER, cost_at_most=6)
                                ),
                                CENTER,  # diagram assumed
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-097", "Phalaeno Atlas, Heavy Horned Beetle", Color.GREEN, cost=7, power=9500,
        tribes=(Tribe.PLASECT,), japanese="百貫角虫ファレノアトラス", rarity=Rarity.C,
        text=(
            "[Startup] (once per turn) Pay green 1: If you have 9 or more cards in your Resource, put 1 "
            "Z/X with Cost 5 or more on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.GREEN, 1)],
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [Move(choose(1, zx(on=NORMAL, cost_at_least=5)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-098", "Intention of Yggdrasil", Color.GREEN, CardType.EVENT, cost=1,
        japanese="Intention of Yggdrasil", rarity=Rarity.R,
        text=(
            '[Event] If you have a card with "フィーユ" in the name in your Trash and "Kenbuchi Souma" is '
            'face up on your Player Square, your Player card gains "[Startup] Sleep this card: '
            'Destroy 1 Z/X on a Normal Square. Deal 1 damage to you." for the rest of the game.'
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(1, card(Side.OWN, Zone.TRASH, name_contains="フィーユ")),
                        PlayerCard("Kenbuchi Souma"),
                    ],
                    [
                        GrantPlayer(
                            Startup(
                                cost=[Sleep(THIS)],
                                do=[Destroy(choose(1, zx(on=NORMAL))), DamagePlayer(Side.OWN, 1)],
                            )
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B15-099", "You Won't Get Away ...!", Color.GREEN, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="逃がさない……！", rarity=Rarity.C,
        text=(
            "[Event] If your Player is Kisara, look at the top 10 cards of your deck. Put any number of "
            'cards with "蜂兵" in the name among them into your Trash. If that was done to 2 or more '
            "cards, destroy 1 Z/X on a Normal Square. Shuffle the rest back into your deck."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.KISARA)],
                    [
                        Look(
                            10,
                            do=[
                                Move(
                                    choose(
                                        ANY_NUMBER,
                                        looked(card(Side.OWN, Zone.DECK, name_contains="蜂兵")),
                                    ),
                                    Zone.TRASH,
                                ),
                                IfDone(2, [Destroy(choose(1, zx(on=NORMAL)))]),
                            ],
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B15-100", "Maximum Strong Smoothie", Color.GREEN, CardType.EVENT, cost=2,
        japanese="マキシマムストロングスムージー", rarity=Rarity.R,
        text=(
            "[Always] (Hand; Zero Optima 4) While you have a green card in your Resource, this card is "
            "played without paying its Cost.\n"
            "[Event] Give 1 Z/X on a Square +3000 Power until the end of the turn."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[ZeroOptima(4), AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                do=[FreePlay()],
            ),
            EventText(do=[Power(3000, choose(1, zx()))]),
        ]),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B15-101", "Kalavinka of the Six Lovely Birds", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MYTHOS,), japanese="極麗六鳥 迦陵頻伽", rarity=Rarity.ZXR,
        text=(
            '[Auto] (Player Honome) When this card appears, if you have 6 or more cards with "迦陵頻伽" '
            "in the name in your Remove Zone, remove up to 1 enemy Z/X with Cost 8 or less on a "
            "Normal Square from the game.\n"
            "[Auto] (Player Honome; once per turn by name) When this card appears from the hand, if you "
            "have 10 or more cards in your Remove Zone, put up to 1 Z/X with Cost 7 or less from your "
            "Remove Zone on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.HONOME)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.REMOVED, name_contains="迦陵頻伽"))],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=8), up_to=True),
                                Zone.REMOVED,
                            ),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                limit=Limit.NAME_LOCK,
                needs=[PlayerNamed(PlayerKey.HONOME)],
                do=[
                    If(
                        [AtLeast(10, card(Side.OWN, Zone.REMOVED))],
                        [
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=7), up_to=True),
                                CENTER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-102", "XI Flags Welte", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="XIフラッグス ヴェルテ", rarity=Rarity.ZXR,
        text=(
            "[Startup] (Hand) Pay blue 1, put this card into your Trash: If you have 2 or more Z/X "
            'with "XIフラッグス" in the name on a Square, return each enemy Z/X on a Normal Square to '
            "their owners' deck and shuffle it."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, name_contains="XIフラッグス"))],
                        [Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-103", "Mike, Whimsical King", Color.WHITE, cost=6, power=9000, tribes=(Tribe.CAIT_SITH,),
        japanese="気まぐれ王ミケ", rarity=Rarity.ZXR,
        text=(
            "[Startup] (once per turn) Put 1 [Cait Sith] card from your hand into your Trash: Give 1 "
            "enemy Z/X on a Square -4000 Power until the end of the turn.\n"
            "[Startup] Put 1 [Cait Sith] Z/X of yours on a Square into its owner's Trash: Draw 1 card.\n"
            "[Startup] Remove 7 [Cait Sith] cards in your Trash from the game: Remove 1 Z/X on a Normal "
            "Square from the game."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.CAIT_SITH)), Zone.TRASH)],
                do=[Power(-4000, choose(1, zx(Side.ENEMY)))],
            ),
            Startup(
                cost=[Move(choose(1, zx(Side.OWN, tribe=Tribe.CAIT_SITH)), Zone.TRASH)],
                do=[Draw(1)],
            ),
            Startup(
                cost=[Move(choose(7, card(Side.OWN, Zone.TRASH, tribe=Tribe.CAIT_SITH)), Zone.REMOVED)],
                do=[Move(choose(1, zx(on=NORMAL)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B15-104", "Layback, Alluring Glide", Color.BLACK, cost=20, power=10500,
        tribes=(Tribe.NOSFERATU,), japanese="誘引の滑走レイバック", rarity=Rarity.ZXR,
        text=(
            "[Always] (Hand) This card has -1 Cost for each [Nosferatu] card in your Trash but not "
            "less than 7.\n"
            "[Auto] When this card appears by being played, put up to 2 [Nosferatu] Z/X from your "
            "Trash each on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                do=[GainCost(Per(-1, card(Side.OWN, Zone.TRASH, tribe=Tribe.NOSFERATU)), least=7)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Put(
                        choose(2, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.NOSFERATU), up_to=True),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B15-105", "Mantisburg of the Four Emperors", Color.GREEN, cost=8, power=11000,
        tribes=(Tribe.PLASECT,), japanese="四皇蟲 断絶刃王マンティスバーグ", rarity=Rarity.ZXR,
        text=(
            "[Startup] (once per turn by name) Pay green 1: If you have 13 or more cards in your Resource "
            "and no cards that are not [Plasect] in your Resource, put any number of Z/X on a Normal "
            "Square into their owners' Resource in Sleep State."
        ),
        abilities=[
            Startup(
                limit=Limit.NAME_LOCK,
                cost=[Pay(Color.GREEN, 1)],
                do=[
                    If(
                        [
                            AtLeast(13, card(Side.OWN, Zone.RESOURCE)),
                            AtMost(0, card(Side.OWN, Zone.RESOURCE, not_tribe=Tribe.PLASECT)),
                        ],
                        [Move(choose(ANY_NUMBER, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B15-106", "Kalavinka, Bird of the Lovely Voice", Color.RED, cost=7, power=10500,
        tribes=(Tribe.MYTHOS,), japanese="麗の妙声鳥 迦陵頻伽", rarity=Rarity.CVR,
        text=(
            "[Startup] (Player Honome; your turn; once per turn) Remove 6 cards in your Trash from the "
            "game: You may put 1 Z/X with Cost 5 or less from your hand on a Square of the Center Area "
            "without a Z/X in Sleep State. Remove 1 enemy Z/X with Cost 4 or less on a Normal Square from "
            "the game."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.HONOME), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(6, card(Side.OWN, Zone.TRASH)), Zone.REMOVED)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5)),
                            CENTER,  # diagram assumed
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.REMOVED),
                ],
            ),
        ]),
    Card(
        "B15-107", "Sword Sniper Rigel", Color.BLUE, cost=5, power=6000,
        tribes=(Tribe.BATTLE_DRESS, Tribe.REUNION), japanese="ソードスナイパー リゲル", rarity=Rarity.CVR,
        text=(
            "[Always] (Player Azumi) This card has infinite Range.\n"
            "[Startup] (Hand; Player Azumi; your turn; if you have a [Overboost] Z/X on a Square) Sleep 2 "
            "Reboot [Reunion] cards in your Resource: Put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.AZUMI)], do=[GainRange(ANY_NUMBER)]),
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.AZUMI),
                    TurnOf(Side.OWN),
                    AtLeast(1, zx(Side.OWN, tribe=Tribe.OVERBOOST)),
                ],
                cost=[
                    Sleep(choose(2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.REUNION, state=State.REBOOT))),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
        ]),
    Card(
        "B15-108", "Nina Sitri", Color.WHITE, CardType.PLAYER, japanese="ニーナ・シトリー", rarity=Rarity.IGR,
        player_keys=(PlayerKey.NINA,)),
]
