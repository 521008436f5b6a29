"""B19: Waker levels, and a Z/X EX of all five colors."""

from zx_env.zx.cards.language import *

_ROUND = Squares("a Square around your Player Square", "... xxx x.x")  # diagram assumed
_NUMBERED = [
    Squares(
        f"Square {number}",
        " ".join(
            "".join("x" if 3 * row + place + 1 == number else "." for place in range(3)) for row in (2, 1, 0)
        ),
    )
    for number in range(1, 10)
]
"""The Squares by their numbers: 1 to 3 in the own row from the left, 7 to 9 in the enemy's."""

_AWAKEN_RED = Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.REMOVED)])
_AWAKEN_BLUE = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True),
        Draw(2),
    ]
)
_AWAKEN_WHITE = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.DECK, shuffled=True),
    ]
)
_AWAKEN_BLACK = Awaken(
    [
        Move(choose(1, card(Side.OWN, Zone.CHARGE, cost_at_least=5)), Zone.TRASH),
        FromDeck(1, Zone.CHARGE),
    ]
)
_AWAKEN_GREEN = Awaken(
    [
        Move(choose(2, card(Side.OWN, Zone.RESOURCE, cost_at_least=5)), Zone.DECK, shuffled=True),
        FromDeck(2, Zone.RESOURCE, State.SLEEP),
    ]
)

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B19-001", "Sphinx, Guardian of the Pyramid", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="三角錐の守護者スフィンクス", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears, put 1 card from your hand into your Trash. Draw "
            "2 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), Draw(2)],
            ),
        ]),
    Card(
        "B19-002", "Kiyohime, Jealous Serpent Ogre", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION,), japanese="嫉妬の蛇鬼 清姫", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis face "
            "up.\n"
            "[Auto] (Waker Lv 4) When this card attacks, you may remove 1 Z/X with Ignition icon on a "
            "Normal Square from the game."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[May(Move(choose(1, zx(on=NORMAL, icons=(Icon.IGNITION,))), Zone.REMOVED))],
            ),
        ]),
    Card(
        "B19-003", "Xiao Qiao", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.START_CARD,), japanese="沈魚落雁の美女 小喬", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn; once per turn) For nothing: If you have 3 or more [Braver] "
            "cards in your Resource, you may put 1 [Braver] Z/X with Cost 4 or less from your hand on a "
            "Normal Square next to your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.BRAVER))],
                        [
                            May(
                                Put(
                                    choose(
                                        1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.BRAVER, cost_at_most=4)
                                    ),
                                    NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-004", "Spinel Penguin, Dashing Gem", Color.RED, cost=3, power=4500,
        tribes=(Tribe.GIGANTIC,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="驀進の尖晶スピネルペンギン", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 2) When this card appears, remove 1 card in your opponent's Charge from the "
            "game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B19-005", "Sopter, Artisan of Flight", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="飛空職人ソプター", rarity=Rarity.C),
    Card(
        "B19-006", "Bandersnatch, Swift Patagium", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="駿足の翼膜バンダースナッチ", rarity=Rarity.C,
        text="[Always] (Waker Lv 1) This card removes the Z/X that it destroys in battle from the game.",
        abilities=[Always(needs=[Level(Tribe.WAKER, 1)], do=[RemoveDestroyed()])]),
    Card(
        "B19-007", "Gandiva, Scarlet Bow of the Fallen God", Color.RED, cost=4, power=6000,
        tribes=(Tribe.MEISTER,), japanese="神墜の緋弓ガーンデーヴァ", rarity=Rarity.R,
        text=(
            "[Auto] (Nanaya Lv 1) When this card appears, if your Player is Izumo, put the top 2 cards of "
            "your deck into your Remove Zone. Draw 1 card. If you have 6 or more cards in your Remove "
            "Zone, deal 2000 damage to 1 enemy Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.NANAYA, 1)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.IZUMO)],
                        [
                            FromDeck(2, Zone.REMOVED),
                            Draw(1),
                            If(
                                [AtLeast(6, card(Side.OWN, Zone.REMOVED))],
                                [Damage(2000, choose(1, zx(Side.ENEMY)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-008", "Apoi Pigeon, Guardian Beast of the Tomb", Color.RED, cost=4, power=5000,
        tribes=(Tribe.GIGANTIC,), japanese="聖陵の守護獣アポイピジョン", rarity=Rarity.C,
        text=(
            "[Startup] (Waker Lv 3; once per turn) For nothing: Remove 1 enemy Z/X with Cost 5 or less on "
            "a Normal Square from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B19-009", "Myrmecoleo, Strangely Fused Divine Beast", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MYTHOS,), japanese="異融の神獣ミルメコレオ", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may remove 1 Z/X with Cost 4 or less on a "
            "Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[May(Move(choose(1, zx(on=NORMAL, cost_at_most=4)), Zone.REMOVED))],
            ),
        ]),
    Card(
        "B19-010", "Hunga Munga, Artisan of Thrown Blades", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MEISTER,), japanese="投剣職人フンガムンガ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears from the hand, if you have 7 or more red cards in your "
            "Resource, you may remove 1 card in your hand from the game. If you did, put 1 Z/X with Cost "
            "5 or less from your Remove Zone on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=5)),
                                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-011", "Gnome, Spirit Watching the Treasure", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MYTHOS,), japanese="秘宝の番霊ノーム", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 6 or more red cards in your Resource and 3 or "
            "more red [Mythos] cards in your Resource, you may put 1 [Mythos] Z/X with Cost 3 or less "
            "from your hand on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED)),
                            AtLeast(
                                3, card(Side.OWN, Zone.RESOURCE, color=Color.RED, tribe=Tribe.MYTHOS)
                            ),
                        ],
                        [
                            May(
                                Put(
                                    choose(
                                        1, zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.MYTHOS, cost_at_most=3)
                                    ),
                                    NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-012", "Siegfried, Immortal Dragon Slayer", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER,), japanese="不死身の竜屠者ジークフリート", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 1) When this card deals battle damage by attacking to a [Dragon] Z/X, "
            "destroy that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(tribe=DRAGONS),
                needs=[Level(Tribe.WAKER, 1)],
                do=[Destroy(That(zx()))],
            ),
        ]),
    Card(
        "B19-013", "Ruby Howl, Corundum of the Red God", Color.RED, cost=6, power=9000,
        tribes=(Tribe.GIGANTIC,), japanese="紅神の鋼玉ルビーハウル", rarity=Rarity.C,
        text=(
            "[Always] (Dingir Lv 1) Damage that each Z/X of yours on a Square deals to enemy Z/X is "
            "+2000."
        ),
        abilities=[Always(needs=[Level(Tribe.DINGIR, 1)], do=[GainDamage(2000, each(zx(Side.OWN)))])]),
    Card(
        "B19-014", "Iolite Seismo, Long Cordierite", Color.RED, cost=6, power=9000, tribes=(Tribe.GIGANTIC,),
        japanese="長大な菫青石アイオライトセイスモ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears by being played, if you have 7 or more red cards in your "
            "Resource and your opponent has 8 or more cards in their Resource, deal 6000 damage to 1 "
            "enemy Z/X on a Normal Square. Remove 1 card in your opponent's Resource of your opponent's "
            "choice from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [
                            AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.RED)),
                            AtLeast(8, card(Side.ENEMY, Zone.RESOURCE)),
                        ],
                        [
                            Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                            Move(choose(1, card(Side.ENEMY, Zone.RESOURCE), by=Side.ENEMY), Zone.REMOVED),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-015", "John Rackham, Pirate of the Seven Seas", Color.RED, cost=6, power=8500,
        tribes=(Tribe.BRAVER,), japanese="七海界賊ジョン・ラカム", rarity=Rarity.UC,
        text=(
            '[Always] Damage that each Z/X of yours with "界賊" in the name on a Square deals to enemy '
            "Z/X is +2000.\n"
            '[Auto] When a Z/X of yours with "界賊" in the name destroys an enemy Z/X in battle, you '
            'may put 1 Z/X with "界賊" in the name from your hand on a Normal Square without a Z/X.'
        ),
        abilities=[
            Always(do=[GainDamage(2000, each(zx(Side.OWN, name_contains="界賊")))]),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN, name_contains="界賊"),
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="界賊")),
                            NORMAL,
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-016", "Galdrabok of the Six Star-making Flashes", Color.RED, cost=7, power=10500,
        tribes=(Tribe.MEISTER,), japanese="創星六華閃ガルドラボーク", rarity=Rarity.SR,
        text=(
            "[Startup] (Waker Lv 5; your turn; once per turn) Put 1 card from your hand into your Trash: "
            "Choose 1 enemy Z/X on a Square. Deal damage equal to the Power of it to each enemy Z/X on a "
            "Normal Square. At the end of the turn, remove it from the game."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 5), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    Pick(choose(1, zx(Side.ENEMY))),
                    Damage(PowerOf(IT), each(zx(Side.ENEMY, on=NORMAL))),
                    AtEndOfTurn([Move(IT, Zone.REMOVED)]),
                ],
            ),
        ]),
    Card(
        "B19-017", "Alexander, Awakened Scorching King", Color.RED, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.BRAVER), japanese="灼傑醒王アレキサンダー", rarity=Rarity.SR,
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Always] (Player Mikado) This card cannot be affected by abilities of enemy cards.\n"
            "[Auto] When a Z/X of yours attacks, if your Player is Mikado, you may deal 1000 damage "
            "for every 2 cards in your Remove Zone to 1 Sleep Z/X on a Square."
        ),
        abilities=[
            _AWAKEN_RED,
            Always(needs=[PlayerNamed(PlayerKey.MIKADO)], do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY)]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN),
                do=[
                    If(
                        [PlayerNamed(PlayerKey.MIKADO)],
                        [
                            May(
                                Damage(
                                    Per(1000, card(Side.OWN, Zone.REMOVED), cards=2),
                                    choose(1, zx(state=State.SLEEP)),
                                )
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-018", "Cross Spear, Dragon-spear Princess", Color.RED, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.MEISTER), japanese="刺穿突破の竜槍姫クロススピア", rarity=Rarity.R,
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Startup] (once per turn) For nothing: Remove 1 Z/X with Cost 6 or more on a Normal "
            "Square from the game. Deal 7000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            _AWAKEN_RED,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.REMOVED),
                    Damage(7000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ]),
    Card(
        "B19-019", "Annihilating Spear of the Awakened King", Color.RED, CardType.EVENT, cost=1,
        japanese="醒王撃滅槍", rarity=Rarity.C,
        text=(
            "[Event] If your Player is Mikado, you may remove 4 cards in your Trash from the game. If you "
            "did, remove 1 enemy Z/X with Cost 5 or less on a Normal Square from the game."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.MIKADO)],
                    [
                        May(
                            Move(choose(4, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                            then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.REMOVED)],
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B19-020", "My Two Arms Are the Overlord", Color.RED, CardType.EVENT, cost=1,
        japanese="覇神たるは我が両碗", rarity=Rarity.C,
        text=(
            "[Event] You may pay red 3. If you did, put 1 card from your hand into your Trash. Draw 2 "
            "cards. Deal 8000 damage to 1 Z/X on a Square of the Center Area. Otherwise, deal 5000 "
            "damage to 1 Sleep Z/X on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.RED, 3),
                    then=[
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        Draw(2),
                        Damage(8000, choose(1, zx(on=CENTER))),  # diagram assumed
                    ],
                    otherwise=[Damage(5000, choose(1, zx(on=CENTER, state=State.SLEEP)))],
                ),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B19-021", "Evaporation, Volatile Superheat", Color.BLUE, cost=2, power=3000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="揮発超熱エヴァポレイション", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When your turn ends, you may return this card to your hand. If you "
            "did, return 1 Z/X with Cost 5 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    May(
                        Move(THIS, Zone.HAND),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_most=5)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-022", "Nihonium, New Prime Force", Color.BLUE, cost=3, power=5000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION,), japanese="新たなる原力ニホニウム",
        rarity=Rarity.C),
    Card(
        "B19-023", "Henri, Dancer of Life", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="生命の踊り手アンリ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] (once per turn) For nothing: If you have 7 or more blue cards in your Resource, "
            "move 1 Z/X that is not in battle on a Square of the Center Area to a Normal Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                        [
                            Put(
                                choose(1, zx(on=CENTER, having=(Having.NOT_IN_BATTLE,))),  # diagram assumed
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-024", "Suffocate, Choking Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.START_CARD,), japanese="窒息機械サフォケイト",
        rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Auto] (Charge) When your deck is shuffled by an ability of a [Killer Machine] card of "
            "yours, return 1 enemy Z/X on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_SHUFFLED,
                side=Side.OWN,
                by_ability=card(Side.OWN, Zone.SQUARE, tribe=Tribe.KILLER_MACHINE),
                valid_in=Zone.CHARGE,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
            ),
        ]),
    Card(
        "B19-025", "Battle Ram, Siege Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION,), japanese="破城機械バトルラム",
        rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 4) When this card deals battle damage by attacking to an enemy Z/X with "
            "Power 8000 or less, you may return that Z/X to its owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, power_at_most=8000),
                needs=[Level(Tribe.WAKER, 4)],
                do=[May(Move(That(zx()), Zone.HAND))],
            ),
        ]),
    Card(
        "B19-026", "Americium, Orbital Fortress", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="軌道要塞アメリシウム", rarity=Rarity.UC,
        text=(
            "[Auto] (Waker Lv 2) When this card destroys an enemy Z/X in battle, look at the top 3 cards "
            "of your deck. Return them to the top of your deck in any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 2)],
                do=[Look(3, rest=Rest.TOP)],
            ),
        ]),
    Card(
        "B19-027", "Sousa, Ringer of the Liberty Bell", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.MERMAID,), japanese="自由の鐘の鳴者スーザ", rarity=Rarity.UC,
        text=(
            "[Auto] (Waker Lv 2) When this card or a [Mermaid] Z/X of yours appears, if you have 4 or "
            "more [Mermaid] cards in your Resource, you may move 1 Z/X of yours that is not in battle on "
            "a Normal Square to a Square of the Center Area without a Z/X. If you did, draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.MERMAID),
                or_this=True,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.MERMAID))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                                then=[Draw(1)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-028", "Miapla, Homing Kunai", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ホーミングクナイ ミアプラ", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 3; your opponent's turn) When an enemy Z/X on a Normal Square appears "
            "in the Ignition Phase, you may return that Z/X to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, on=NORMAL),
                phase=Phase.IGNITION,
                needs=[Level(Tribe.WAKER, 3), TurnOf(Side.ENEMY)],
                do=[May(Move(That(zx()), Zone.HAND))],
            ),
        ]),
    Card(
        "B19-029", "Pixel Elephant", Color.BLUE, cost=5, power=7500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="巨象変形ピクセルエレファント", rarity=Rarity.C,
        text=(
            "[Auto] (Trash; Waker Lv 2) When this card is discarded by an ability of a card, if you "
            'have a Z/X with "ハンニバル" in the name on a Square, draw 1 card.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                by_ability=card(Side.ANY, Zone.SQUARE),
                valid_in=Zone.TRASH,
                needs=[Level(Tribe.WAKER, 2)],
                do=[If([AtLeast(1, zx(Side.OWN, name_contains="ハンニバル"))], [Draw(1)])],
            ),
        ]),
    Card(
        "B19-030", "Isakovsky, Melody that Invites to March", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.MERMAID,), japanese="進撃を誘う調べイサコフスキー", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may put 1 card from your Charge into your "
            "Trash. If you did, return 1 enemy Z/X on a Normal Square to the top of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-031", "Haydne, Weaver of Elegies", Color.BLUE, cost=6, power=8500, tribes=(Tribe.MERMAID,),
        japanese="哀歌を紡ぐハイドネー", rarity=Rarity.C,
        text=(
            "[Startup] (Waker Lv 4; once per turn) Put 1 card from your hand into your Trash: Return 1 "
            "enemy Z/X on a Normal Square to its owner's deck and shuffle it. Give up to 3 Z/X of yours "
            "on a Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True),
                    Power(2000, choose(3, zx(Side.OWN), up_to=True)),
                ],
            ),
        ]),
    Card(
        "B19-032", "Synchrotron, Crimson Scorching Blade", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="紅蓮焦刃シンクロトロン", rarity=Rarity.SR,
        text=(
            "[Auto] (Waker Lv 2) When this card appears, if your Player is Nanao, (if you have 3 or more "
            "cards in your hand, look at the top 4 cards of your deck. Return 1 card among them to its "
            "owner's hand. Return the rest to the top of your deck in any order.) If you have 5 or more "
            "cards in your hand, return up to 2 enemy Z/X on a Normal Square to their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.NANAO)],
                        [
                            If(
                                [AtLeast(3, card(Side.OWN, Zone.HAND))],
                                [Look(4, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.TOP)],
                            ),
                            If(
                                [AtLeast(5, card(Side.OWN, Zone.HAND))],
                                [Move(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.HAND)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-033", "Battle Hero Genma, Charge of Raging Fire", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="バトルヒーロー烈火の突撃ゲンマ", rarity=Rarity.UC,
        text=(
            '[Always] While you have 4 or more cards with "バトルヒーロー" in the name in your Trash, '
            "this card has +2000 Power.\n"
            "[Auto] When this card appears, you may put 1 Z/X with another name than this card and "
            '"バトルヒーロー" in the name from your hand on a Normal Square next to your Player Square '
            "without a Z/X."
        ),
        abilities=[
            Always(
                needs=[AtLeast(4, card(Side.OWN, Zone.TRASH, name_contains="バトルヒーロー"))],
                do=[GainPower(2000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(
                                    Side.OWN,
                                    zone=Zone.HAND,
                                    name_contains="バトルヒーロー",
                                    having=(Having.OTHER_NAME,),
                                ),
                            ),
                            NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-034", "Honey-Hey, Matchless Clay Soldier", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="無敵泥兵Honey-Hey", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 2) When this card appears, you may put 1 [Metal Fortress] Z/X with Cost 5 "
            "or less from your hand on a Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    May(
                        Put(
                            choose(
                                1,
                                zx(Side.OWN, zone=Zone.HAND, tribe=Tribe.METAL_FORTRESS, cost_at_most=5),
                            ),
                            NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-035", "Original XIII Type.IV", Color.BLUE, cost=7, power=10500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.IV “Pr07Ve”", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 7 or more blue cards in your Resource or you "
            'have 5 or more cards with "Type." in the name in your Resource, look at the top 7 cards '
            "of your deck. Return any number of cards among them to the top of your deck. Put the "
            "rest on the bottom of your deck in any order. Draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AnyOf([
                                AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE)),
                                AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="Type.")),
                            ]),
                        ],
                        [
                            Look(
                                7,
                                do=[
                                    Move(
                                        choose(ANY_NUMBER, looked(card(Side.OWN, Zone.DECK))), Zone.DECK
                                    ),
                                ],
                                rest=Rest.BOTTOM,
                            ),
                            Draw(1),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-036", "Elnath, Fleuret of Decision", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.BATTLE_DRESS,), japanese="ディサイドフルーレ エルナト", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 4) When this card appears, if 5 or more different names are among the cards "
            "in your Trash, return up to 2 enemy Z/X on a Normal Square to their owners' deck and "
            "shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    If(
                        [Different(5, Trait.NAME, card(Side.OWN, Zone.TRASH))],
                        [Move(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-037", "Ludwig, High-tide Waver", Color.BLUE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.MERMAID), japanese="ハイタイドウェイバー ルートヴィヒ", rarity=Rarity.SR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it and "
            "show them. Draw 2 cards.\n"
            "[Startup] (your turn; once per turn) Put 1 card with Ignition icon from your hand on the "
            "bottom of your deck and show it: Draw 2 cards. If your opponent has 3 or more Z/X on a "
            "Square, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            _AWAKEN_BLUE,
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(
                        choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.IGNITION,))),
                        Zone.DECK,
                        bottom=True,
                        shown=True,
                    ),
                ],
                do=[
                    Draw(2),
                    If(
                        [AtLeast(3, zx(Side.ENEMY))],
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-038", "Nagoyan, Dimension Golden Dolphin", Color.BLUE, CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.WAKER, Tribe.METAL_FORTRESS), reach=2, japanese="次元金鯱ナゴヤーン", rarity=Rarity.R,
        text=(
            "Range 2.\n"
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle it and "
            "show them. Draw 2 cards.\n"
            "[Auto] When this card appears from the Dynamis, return 1 enemy Z/X on a Normal Square to its "
            "owner's deck and shuffle it."
        ),
        abilities=[
            Awaken([
                Move(
                    choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)),
                    Zone.DECK,
                    shown=True,
                    shuffled=True,
                ),
                Draw(2),
            ]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B19-039", "All-Knowing Are My Eyes", Color.BLUE, CardType.EVENT, cost=1,
        japanese="全知たるは我が瞳", rarity=Rarity.C,
        text=(
            "[Event] You may pay blue 3. If you did, look at the top 3 cards of your deck. Return them to "
            "the top of your deck in any order. Return 1 Z/X with Cost 5 or less on a Square of the "
            "Center Area to its owner's hand. Otherwise, return 1 Sleep Z/X with Cost 3 or less on a "
            "Square of the Center Area to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.BLUE, 3),
                    then=[
                        Look(3, rest=Rest.TOP),
                        Move(choose(1, zx(on=CENTER, cost_at_most=5)), Zone.HAND),  # diagram assumed
                    ],
                    otherwise=[
                        Move(choose(1, zx(on=CENTER, state=State.SLEEP, cost_at_most=3)), Zone.HAND)
                    ],
                ),
            ]),
        ]),
    Card(
        "B19-040", "Two Justices", Color.BLUE, CardType.EVENT, cost=1, japanese="ふたつのジャスティス",
        rarity=Rarity.C,
        text=(
            '[Event] If your Player is Reia or Sugure, show 1 card with "ローレンシウム" or '
            '"サイクロトロン" in the name in your hand. If you did, draw 3 cards. Return 2 cards from '
            "your hand to your deck and shuffle it. In any case, if your Player is Reia or Sugure, your "
            "Player counts as Reia and Sugure for the rest of the game."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed((PlayerKey.REIA, PlayerKey.SUGURE))],
                    [
                        Then(
                            Show(
                                choose(
                                    1,
                                    card(
                                        Side.OWN, Zone.HAND,
                                        name_contains=("ローレンシウム", "サイクロトロン"),
                                    ),
                                ),
                            ),
                            then=[
                                Draw(3),
                                Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                            ],
                        ),
                    ],
                ),
                If(
                    [PlayerNamed((PlayerKey.REIA, PlayerKey.SUGURE))],
                    [NamePlayer((PlayerKey.REIA, PlayerKey.SUGURE))],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B19-041", "Mandalay, New Cat Detective", Color.WHITE, cost=2, power=3000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="新猫刑事マンダレイ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears, put the top card of your opponent's deck into "
            "your opponent's Resource. Choose 2 cards in your opponent's Resource. Put 1 card of those "
            "from your opponent's Resource of your opponent's choice on the bottom of your opponent's "
            "deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    FromDeck(1, Zone.RESOURCE, side=Side.ENEMY),
                    Pick(choose(2, card(Side.ENEMY, Zone.RESOURCE))),
                    Move(
                        choose(1, picked(card(Side.ENEMY, Zone.RESOURCE)), by=Side.ENEMY),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B19-042", "Odradek, Infinite Holy Beast", Color.WHITE, cost=2, power=3000,
        tribes=(Tribe.HOLY_BEAST,), japanese="無限聖獣オドラデク", rarity=Rarity.UC,
        text=(
            "[Auto] (Charge; Waker Lv 1) When your opponent's Ignition Phase starts, look at the top "
            "card of your deck. You may show 1 card among them. If you did, (if it is a card with Cost "
            "1, put this card on Square 1 without a Z/X in Sleep State.) (If it is a card with Cost 2, "
            "put this card on Square 2 without a Z/X in Sleep State.) (If it is a card with Cost 3, put "
            "this card on Square 3 without a Z/X in Sleep State.) (If it is a card with Cost 4, put "
            "this card on Square 4 without a Z/X in Sleep State.) (If it is a card with Cost 5, put "
            "this card on Square 5 without a Z/X in Sleep State.) (If it is a card with Cost 6, put "
            "this card on Square 6 without a Z/X in Sleep State.) (If it is a card with Cost 7, put "
            "this card on Square 7 without a Z/X in Sleep State.) (If it is a card with Cost 8, put "
            "this card on Square 8 without a Z/X in Sleep State.) If it is a card with Cost 9, put this "
            "card on Square 9 without a Z/X in Sleep State. Return the rest to the top of your deck in "
            "any order."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.ENEMY,
                valid_in=Zone.CHARGE,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    Look(
                        1,
                        rest=Rest.TOP,
                        do=[
                            May(
                                Show(choose(1, looked())),
                                then=[
                                    IfPicked(
                                        1,
                                        [Put(THIS, square, empty=True, state=State.SLEEP)],
                                        among=card(
                                            Side.ANY, Zone.DECK, cost_at_least=cost, cost_at_most=cost
                                        ),
                                    )
                                    for cost, square in enumerate(_NUMBERED, start=1)
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-043", "Vesper of the Evening", Color.WHITE, cost=2, power=2000, tribes=(Tribe.ANGEL,),
        japanese="宵のヴェスペール", rarity=Rarity.UC,
        text="[Always] (Waker Lv 2) Each adjacent enemy Z/X on a Square has -2000 Power.",
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 2)],
                do=[GainPower(-2000, each(zx(Side.ENEMY, having=(Having.ADJACENT,))))],
            ),
        ]),
    Card(
        "B19-044", "Hououzan, Evil Bane", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="イヴィルベイン ホウオウザン", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Always] (Waker Lv 3) While this card is a Z/X on a Square of the Center Area, this card "
            "has +3000 Power and cannot be chosen by abilities."
        ),
        abilities=[
            Always(
                needs=[
                    Level(Tribe.WAKER, 3),
                    AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[GainPower(3000), Cannot(Bar.BE_CHOSEN)],
            ),
        ]),
    Card(
        "B19-045", "Peryton, Rainbow-winged Deer Spirit", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.START_CARD,), japanese="虹翼の鹿霊ペリュトン",
        rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Auto] (Charge) When another [Holy Beast] Z/X of yours appears from Charge, you may put 1 "
            "enemy Z/X with Cost 5 or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.HOLY_BEAST, having=(Having.NOT_THIS,)),
                origin=Zone.CHARGE,
                valid_in=Zone.CHARGE,
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.DECK, bottom=True))],
            ),
        ]),
    Card(
        "B19-046", "Ouroboros, Fivefold Shining Holy Beast", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.HOLY_BEAST,), icons=(Icon.IGNITION,), japanese="五煌聖獣ウロボロス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis face "
            "up.\n"
            "[Auto] (Waker Lv 2) When this card attacks, you may return 1 Z/X with Cost 4 or less from "
            "your Trash to the top of your deck."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4)), Zone.DECK))],
            ),
        ]),
    Card(
        "B19-047", "Dhaulagiri, Watchman of the God's Gate", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.GUARDIAN,), icons=(Icon.IGNITION,), japanese="神門の番人ダウラギリ", rarity=Rarity.R,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, you may put 1 Z/X with Cost 5 or more from your "
            "opponent's Trash on the bottom of your opponent's deck. If you did, give 1 enemy Z/X on a "
            "Normal Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.ENEMY, zone=Zone.TRASH, cost_at_least=5)),
                            Zone.DECK,
                            bottom=True,
                        ),
                        then=[Power(-5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-048", "Kilkenny, Ferocious Twin Cats", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.CAIT_SITH,), japanese="獰猛なる双猫キルケニー", rarity=Rarity.UC,
        text=(
            "[Always] (Waker Lv 1) While you have 3 or more [Cait Sith] Z/X on a Square, each [Cait Sith] "
            "Z/X of yours on a Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 1), AtLeast(3, zx(Side.OWN, tribe=Tribe.CAIT_SITH))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.CAIT_SITH)))],
            ),
        ]),
    Card(
        "B19-049", "Kinuetti, Follower of Machal", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="マシャールの従者キヌエティ", rarity=Rarity.C),
    Card(
        "B19-050", "January of the First Month", Color.WHITE, cost=4, power=5000, tribes=(Tribe.ANGEL,),
        japanese="1月のジャヌアリ", rarity=Rarity.C,
        text=(
            '[Always] Each enemy Z/X on a Square has -1000 Power for each [Angel] Z/X of yours with "月" '
            "in the name on a Square."
        ),
        abilities=[
            Always(
                do=[
                    GainPower(
                        Per(-1000, zx(Side.OWN, tribe=Tribe.ANGEL, name_contains="月")),
                        each(zx(Side.ENEMY)),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-051", "Bombay, Enforcer of the Omerta", Color.WHITE, cost=4, power=6000,
        tribes=(Tribe.CAIT_SITH,), japanese="オメルタの実行者ボンベイ", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 3) When this card appears, your opponent may pay 1 of any color. Otherwise, "
            "you may put 1 enemy Z/X with Cost 4 or less on a Normal Square on the bottom of its owner's "
            "deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[
                            May(
                                Move(
                                    choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)),
                                    Zone.DECK,
                                    bottom=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-052", "K2, Dark Knight of Longing", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="暗黒騎士 慕情のケィツゥー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have 7 or more white cards in your Resource, you "
            "may put 1 card from your hand into your Trash. If you did, put 1 enemy Z/X on a Normal "
            "Square on the bottom of its owner's deck. Reveal the top 5 cards of your deck. Choose 1 "
            "card with Cost 3 or less among them. Shuffle the rest back into your deck. Play it "
            "without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[
                                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                                    Look(
                                        5,
                                        shown=True,
                                        do=[
                                            Pick(
                                                choose(1, looked(card(Side.OWN, Zone.DECK, cost_at_most=3)))
                                            ),
                                        ],
                                    ),
                                    PlayFree(IT, regular=True),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-053", "Aura Taotie, Spirit Beast that Eats Even Gods", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.HOLY_BEAST,), japanese="神をも喰らう霊獣オーラトウテツ", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 2) When your opponent's Ignition Phase starts, you may put 1 card from your "
            "opponent's Charge into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.IGNITION,
                side=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH))],
            ),
        ]),
    Card(
        "B19-054", "LaPerm, Divine-sword Kill", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="神剣必殺のラパーマ", rarity=Rarity.C,
        text=(
            "[Auto] (Dingir Lv 1) When an enemy Z/X with Cost 5 or less appears by an ability, you "
            "may destroy that Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY, cost_at_most=5),
                way=Way.BY_ABILITY,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[May(Destroy(That(zx())))],
            ),
        ]),
    Card(
        "B19-055", "Hanael, Abductor of Faith", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="信心の拘引者ハナエル", rarity=Rarity.R,
        text=(
            '[Startup] (Hand; your turn) Sleep your Reboot Player card "Nina Sitri", Sleep 1 Reboot '
            'Z/X of yours with "メインクーン" in the name on a Square: If you have 5 or more cards in '
            "your Resource, put this card on a Normal Square next to your Player Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Sleep(
                        choose(
                            1, zx(Side.OWN, kind=CardType.PLAYER, named="Nina Sitri", state=State.REBOOT)
                        )
                    ),
                    Sleep(choose(1, zx(Side.OWN, name_contains="メインクーン", state=State.REBOOT))),
                ],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        [Put(THIS, NORMAL_BESIDE_OWN_PLAYER, empty=True)],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B19-056", "Idejinial, Breakthrough", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="突破口を開くイデジニアール", rarity=Rarity.UC,
        text=(
            "[Always] While you have 7 or more white cards in your Resource, each enemy Z/X on a "
            "Square has -2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                do=[GainPower(-2000, each(zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B19-057", "Fierte, Envoy of Heavenly Awakening", Color.WHITE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.ANGEL), japanese="天醒する御使いフィエリテ", rarity=Rarity.R,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Trash to your deck and shuffle it.\n"
            "[Startup] (once per turn) Pay white 1: If your Player is Asuka, put 1 enemy Z/X with Cost 5 "
            "or less on a Normal Square on the bottom of its owner's deck. Give 1 Z/X on a Square +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            _AWAKEN_WHITE,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.WHITE, 1)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.ASUKA)],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.DECK, bottom=True
                            ),
                            Power(3000, choose(1, zx())),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-058", "Mike, Absolute Cat King", Color.WHITE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.CAIT_SITH), japanese="絶対なる猫王ミケ", rarity=Rarity.SR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Trash to your deck and shuffle it.\n"
            "[Auto] When this card appears from the Dynamis, you may give each enemy Z/X on a Normal "
            "Square -6000 Power until the end of the turn.\n"
            "[Startup] (once per turn) For nothing: Sleep up to 3 cards in either player's Resource."
        ),
        abilities=[
            _AWAKEN_WHITE,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[May(Power(-6000, each(zx(Side.ENEMY, on=NORMAL))))],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Sleep(choose(3, card(Side.ANY, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B19-059", "Gorgeous Is My Spirit", Color.WHITE, CardType.EVENT, cost=1,
        japanese="絢爛たるは我が精神", rarity=Rarity.C,
        text=(
            "[Event] You may pay white 3. If you did, reveal the top 3 cards of your deck. Put 1 Z/X "
            "with Ignition icon among them on a Normal Square without a Z/X. Shuffle the rest back "
            "into your deck. Put 1 enemy Z/X with Cost 5 or less on a Square of the Center Area on "
            "the bottom of its owner's deck. Otherwise, give 1 Sleep Z/X on a Square of the Center "
            "Area -3000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.WHITE, 3),
                    then=[
                        Look(
                            3,
                            shown=True,
                            do=[Put(choose(1, looked(zx(icons=(Icon.IGNITION,)))), NORMAL, empty=True)],
                        ),
                        Move(
                            choose(1, zx(Side.ENEMY, on=CENTER, cost_at_most=5)),  # diagram assumed
                            Zone.DECK,
                            bottom=True,
                        ),
                    ],
                    otherwise=[Power(-3000, choose(1, zx(on=CENTER, state=State.SLEEP)))],
                ),
            ]),
        ]),
    Card(
        "B19-060", "New World Order", Color.WHITE, CardType.EVENT, cost=1,
        japanese="ニューワールドオーダー", rarity=Rarity.UC,
        text=(
            '[Event] If you have a [Guardian] Z/X with Cost 4 or more and "暗黒騎士" in the name on a '
            "Square, give each enemy Z/X on a Normal Square -5000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        AtLeast(
                            1,
                            zx(Side.OWN, tribe=Tribe.GUARDIAN, name_contains="暗黒騎士", cost_at_least=4),
                        ),
                    ],
                    [Power(-5000, each(zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B19-061", "Dental Assistant", Color.BLACK, cost=2, power=3000, tribes=(Tribe.NOSFERATU,),
        japanese="美顎の歯科助手デンタルアシスタント", rarity=Rarity.UC,
        text=(
            "[Auto] (Hand or Trash) When this card returns to a hand from Trash, reveal the top 4 "
            "cards of your deck. Put any number of [Nosferatu] cards among them into your Trash. "
            "Shuffle the rest back into your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.RETURNS_TO_HAND,
                origin=Zone.TRASH,
                valid_in=(Zone.HAND, Zone.TRASH),
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
        "B19-062", "Glas, Raining Glass", Color.BLACK, cost=2, power=3000, tribes=(Tribe.PREDATOR,),
        japanese="降り注ぐ玻璃グラス", rarity=Rarity.UC,
        text=(
            "[Auto] (Trash; Waker Lv 2; your turn) When an enemy Z/X is destroyed by an ability of a "
            "[Predator] card of yours, if you have no Z/X with the name of this card on a Square, you "
            "may put this card on a Normal Square without a Z/X. If you did, at the end of the turn, "
            "remove this card from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.ENEMY),
                by_ability=card(Side.OWN, Zone.SQUARE, tribe=Tribe.PREDATOR),
                valid_in=Zone.TRASH,
                needs=[Level(Tribe.WAKER, 2), TurnOf(Side.OWN)],
                do=[
                    If(
                        [AtMost(0, zx(Side.OWN, having=(Having.SAME_NAME,)))],
                        [
                            May(
                                Put(THIS, NORMAL, empty=True),
                                then=[AtEndOfTurn([Move(THIS, Zone.REMOVED)], to=THIS)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-063", "Gula, Fang of Gluttony", Color.BLACK, cost=2, power=2500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="暴食の牙グラ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When your turn ends, you may destroy 1 enemy Z/X with Cost 4 or less on "
            "a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Destroy(choose(1, zx(Side.ENEMY, cost_at_most=4))))],
            ),
        ]),
    Card(
        "B19-064", "Diza, Diabolos of Books", Color.BLACK, cost=3, power=5000, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="書物の魔人ディザ", rarity=Rarity.C),
    Card(
        "B19-065", "Clopresul, Iron-blooded Director", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="鉄血常務クロプレズル",
        rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 2) When this card is destroyed, look at the top 5 cards of your deck. Put 1 "
            "card among them into its owner's Charge. Shuffle the rest back into your deck. Put 1 card "
            "from your Charge into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    Look(5, do=[Move(choose(1, looked()), Zone.CHARGE)]),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
            ),
        ]),
    Card(
        "B19-066", "Block, Bursting Meat Bag", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION,), japanese="爆裂の肉袋ブロック", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 3) When your opponent's Main Phase starts, you may destroy 1 Z/X with "
            "Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.ENEMY,
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
            ),
        ]),
    Card(
        "B19-067", "Swaying Cradle", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.START_CARD,), japanese="ゆらゆらするクレイドル", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; once per turn) For nothing: If you have 3 or more [Torturers] cards in "
            "your Resource and an enemy card was discarded by an ability of a card of yours this turn, "
            "return 1 [Torturers] card from your Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.TORTURERS)),
                            Happened(
                                Occurrence.IS_DISCARDED,
                                Side.ENEMY,
                                by_ability=card(Side.OWN, EVERYWHERE),
                            ),
                        ],
                        [Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.TORTURERS)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-068", "Aufpassa, Guardian Beast of the Temple", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="神殿の守護獣アウフパッサ", rarity=Rarity.C,
        text=(
            "[Startup] (Dingir Lv 2; once per turn) For nothing: Destroy 1 enemy Z/X with Cost 5 or more "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)))],
            ),
        ]),
    Card(
        "B19-069", "Skeletal Trainer", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="調教師スケルタルトレーナー", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 2) When this card or a Z/X of yours appears from Trash, you may return 1 "
            "Z/X with Cost 3 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN),
                or_this=True,
                origin=Zone.TRASH,
                needs=[Level(Tribe.WAKER, 2)],
                do=[May(Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), Zone.HAND))],
            ),
        ]),
    Card(
        "B19-070", "Truck of Reincarnation", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="転生させるトラック", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 3) When this card destroys an enemy Z/X in battle, return 1 Z/X with "
            "another name than this card and Cost 7 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    Move(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.TRASH,
                                cost_at_most=7,
                                having=(Having.OTHER_NAME,),
                            ),
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "B19-071", "Verheeran, Fang of Devastation", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.PREDATOR,), japanese="荒廃牙ベルヒーラン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 7 or more black cards in your Resource, you may "
            "destroy each enemy Z/X on a Square of the Center Area."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [May(Destroy(each(zx(Side.ENEMY, on=CENTER))))],  # diagram assumed
                    ),
                ],
            ),
        ]),
    Card(
        "B19-072", "Blue Room, Craving for Blood", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.TORTURERS,), japanese="血の渇望ブルールーム", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 5) When this card appears, put 2 cards from your opponent's hand of your "
            "opponent's choice into your opponent's Trash. Unless that was done to 2 or more cards, you "
            "may destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 5)],
                do=[
                    Move(choose(2, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                    IfDone(2, [], otherwise=[May(Destroy(choose(1, zx(on=NORMAL))))]),
                ],
            ),
        ]),
    Card(
        "B19-073", "Theatrum, Puppet Troupe Leader", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="人形劇団長シアトラム", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 1) When an enemy Z/X appears from elsewhere than the hand, you may put "
            "the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                way=Way.NOT_FROM_HAND,
                needs=[Level(Tribe.WAKER, 1)],
                do=[May(FromDeck(1, Zone.CHARGE))],
            ),
        ]),
    Card(
        "B19-074", "Draugr, Ominous Spirit", Color.BLACK, cost=6, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="凶兆の死霊ドラウグル", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 3) When this card is destroyed, destroy each adjacent enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.DINGIR, 3)],
                do=[Destroy(each(zx(Side.ENEMY, on=NORMAL, having=(Having.ADJACENT,))))],
            ),
        ]),
    Card(
        "B19-075", "Charm, Doll of the Realm of Blades", Color.BLACK, cost=7, power=9500,
        tribes=(Tribe.TORTURERS,), japanese="刃害魔境の人形チャーム", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 7 or more black cards in your Resource, show each "
            "card in your opponent's hand. Put 1 card from your opponent's hand into your opponent's "
            "Trash. If you did, you may destroy 1 Z/X with Cost up to the Cost of it on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [
                            Show(each(card(Side.ENEMY, Zone.HAND))),
                            Then(
                                Move(choose(1, card(Side.ENEMY, Zone.HAND)), Zone.TRASH),
                                then=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=CostOf(IT)))))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-076", "Mammon, Usurper of Dream and Wealth", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.DIABOLOS,), japanese="夢富の簒奪者マンモン", rarity=Rarity.SR,
        text=(
            "[Auto] (Waker Lv 4) When this card attacks, destroy 1 Z/X of yours with Cost 5 or less on a "
            "Square. If you did, put 1 Z/X with Cost up to the Cost of it plus 1 from your Trash on a "
            "Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.OWN, cost_at_most=5))),
                        then=[
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=CostOf(IT, plus=1))
                                ),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-077", "Sticha, Burning Doll", Color.BLACK, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.TORTURERS), japanese="冥土三姫 火刑人形スティカ", rarity=Rarity.SR,
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top "
            "card of your deck into your Charge.\n"
            "[Auto] When an enemy Z/X appears, put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash. Put the top card of your deck into your "
            "Charge."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                do=[
                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                    FromDeck(1, Zone.CHARGE),
                ],
            ),
        ]),
    Card(
        "B19-078", "Skeletal Dancer, Dragon-rotting Dance Fight", Color.BLACK, CardType.ZX_EX, cost=7,
        power=9000, tribes=(Tribe.WAKER, Tribe.NOSFERATU), japanese="竜朽舞闘スケルタルダンサー",
        rarity=Rarity.R,
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top card "
            "of your deck into your Charge.\n"
            "[Auto] When this card appears from the Dynamis, put 1 Z/X with Cost 7 or less from your "
            "Trash on a Normal Square without a Z/X. At the end of the turn, remove it from the game."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Put(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=7)), NORMAL, empty=True),
                    AtEndOfTurn([Move(IT, Zone.REMOVED)]),
                ],
            ),
        ]),
    Card(
        "B19-079", "Deathbringer Slash", Color.BLACK, CardType.EVENT, cost=1,
        japanese="デスブリンガー・スラッシュ", rarity=Rarity.C,
        text=(
            "[Event] If your Player is Iruda, destroy 1 Sleep Z/X with Cost 5 or less on a Normal Square. "
            "Put the top card of your deck into your Charge."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.IRUDA)],
                    [
                        Destroy(choose(1, zx(on=NORMAL, state=State.SLEEP, cost_at_most=5))),
                        FromDeck(1, Zone.CHARGE),
                    ],
                ),
            ]),
        ]),
    Card(
        "B19-080", "Immortal Is My Fighting Soul", Color.BLACK, CardType.EVENT, cost=1,
        japanese="不滅たるは我が闘魂", rarity=Rarity.C,
        text=(
            "[Event] You may pay black 3. If you did, put the top card of your deck into your Charge. "
            "Destroy 1 Z/X with Cost 5 or less on a Square of the Center Area. Otherwise, destroy 1 Sleep "
            "Z/X with Cost 3 or less on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.BLACK, 3),
                    then=[
                        FromDeck(1, Zone.CHARGE),
                        Destroy(choose(1, zx(on=CENTER, cost_at_most=5))),  # diagram assumed
                    ],
                    otherwise=[Destroy(choose(1, zx(on=CENTER, state=State.SLEEP, cost_at_most=3)))],
                ),
            ]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B19-081", "Kinshibai, Thin Cutting Thread", Color.GREEN, cost=2, power=3000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="切断の細糸 金糸梅", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears by being played, if you have 7 or more green cards in your "
            "Resource, you may return 1 green Z/X with another name than this card from your Resource to "
            "your hand. If you did, put the top 2 cards of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [
                            May(
                                Move(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN,
                                            zone=Zone.RESOURCE,
                                            color=Color.GREEN,
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
                                    Zone.HAND,
                                ),
                                then=[FromDeck(2, Zone.RESOURCE, State.SLEEP)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-082", "Hemerocallis, Flower of One Night's Dream", Color.GREEN, cost=3, power=5000,
        tribes=(Tribe.LEAFER,), icons=(Icon.IGNITION,), japanese="一夜の夢華ヘメロカリス", rarity=Rarity.C),
    Card(
        "B19-083", "Gliding Alsomitra", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.START_CARD,), japanese="滑空するアルソミトラ", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge; your turn; once per turn) For nothing: If you have 4 or more [Leafer] Z/X "
            "on a Square, put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [AtLeast(4, zx(Side.OWN, tribe=Tribe.LEAFER))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-084", "Sage Who Offers Warmth", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="温もりを振る舞うセージ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] (Waker Lv 2; once per turn) For nothing: Give up to 2 Z/X on a Square +2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Power(2000, choose(2, zx(), up_to=True))],
            ),
        ]),
    Card(
        "B19-085", "Genji Fire, Ghostly Light Insect", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.PLASECT,), icons=(Icon.IGNITION,), japanese="亡霊光虫ゲンジファイア", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis face "
            "up.\n"
            "[Auto] (Waker Lv 3) When this card is destroyed, you may remove 1 card in your Resource from "
            "the game. If you did, put 1 card from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.REMOVED),
                        then=[Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-086", "Torikabuto, Lonely Poison Sword", Color.GREEN, cost=4, power=5000,
        tribes=(Tribe.HOURAI,), japanese="孤独な毒剣 鳥兜", rarity=Rarity.UC,
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, put the top card of your deck into your "
            "Resource in Sleep State. Return 1 card from your Resource to your hand. Give this card +1000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                    Power(1000, THIS),
                ],
            ),
        ]),
    Card(
        "B19-087", "Acid Lion Beetle", Color.GREEN, cost=4, power=6000, tribes=(Tribe.PLASECT,),
        japanese="酸王虫アシッドライオンコガネ", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 3) When this card deals battle damage by attacking to an enemy Z/X with "
            "Cost 6 or less, you may put that Z/X into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, cost_at_most=6),
                needs=[Level(Tribe.WAKER, 3)],
                do=[May(Move(That(zx()), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B19-088", "Rindou, Breaking through a Thousand Traps", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.HOURAI,), japanese="千罠突破 龍膽", rarity=Rarity.R,
        text=(
            "[Auto] (Waker Lv 2) When this card destroys an enemy Z/X in battle, if your Player is "
            "Chitose, put the top card of your deck into your Resource in Sleep State. Reboot 1 card in "
            "your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.CHITOSE)],
                        [
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                            Reboot(choose(1, card(Side.OWN, Zone.RESOURCE))),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-089", "Werewolverine, Little Devil", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.LYCANTHROPE,), japanese="小さな悪魔ウェアクズリ", rarity=Rarity.C,
        text=(
            "[Always] While you have 7 or more green cards in your Resource, each Z/X of yours on a "
            'Square gains "[Auto] When this card attacks, you may put 1 enemy Z/X on a Normal Square into '
            'its owner\'s Resource in Sleep State."'
        ),
        abilities=[
            Always(
                needs=[AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                do=[
                    Gains(
                        Automatic(
                            when=Occurrence.ATTACKS,
                            do=[
                                May(
                                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)
                                )
                            ],
                        ),
                        each(zx(Side.OWN)),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-090", "Thunder Atlas of the Four Emperors", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.PLASECT,), japanese="四皇蟲 割砕顎王サンダーアトラス", rarity=Rarity.SR,
        text=(
            "[Startup] (Waker Lv 4; once per turn) For nothing: You may put 1 enemy Z/X on a Normal "
            "Square into its owner's Resource in Sleep State. 1 enemy Z/X on a Square of the Center Area "
            "cannot deal damage until the end of the turn."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    May(Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP)),
                    Grant(choose(1, zx(Side.ENEMY, on=CENTER)), Cannot(Bar.DEAL_DAMAGE)),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B19-091", "Werecollie, Dog Girl Praying for Safety", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="息災を祈る犬娘ウェアコリー", rarity=Rarity.C,
        text=(
            "[Auto] (Waker Lv 3) When this card appears, you may put 1 Z/X with Cost 3 or less from your "
            "Resource on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=3)), NORMAL, empty=True
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-092", "Guile Tusk, Heavenly Sword Hero", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="天剣武侠ガイルタスク", rarity=Rarity.R,
        text=(
            "[Startup] (Dingir Lv 1; your opponent's turn; once per turn) Put 1 Z/X from your hand into "
            "your Resource in Sleep State: Put 1 Z/X with Power up to the Power of what was chosen first "
            "on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1), TurnOf(Side.ENEMY)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(choose(1, zx(Side.OWN, zone=Zone.HAND), keep=True), Zone.RESOURCE, State.SLEEP)
                ],
                do=[
                    Move(
                        choose(1, zx(on=NORMAL, power_at_most=PowerOf(KEPT))), Zone.RESOURCE, State.SLEEP
                    ),
                ],
            ),
        ]),
    Card(
        "B19-093", "Sargentie, Leader of the Bee Soldiers", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.PLASECT,), japanese="蜂兵群長サージェンティエ", rarity=Rarity.R,
        text=(
            '[Startup] (your turn; once per turn) Destroy 1 other Z/X of yours with "蜂兵" in the '
            'name on a Square: Put 1 Z/X with "ヴェスパローゼ" in the name from your Resource on a '
            "Normal Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Destroy(choose(1, zx(Side.OWN, name_contains="蜂兵", having=(Having.NOT_THIS,))))],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains="ヴェスパローゼ")),
                        NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B19-094", "Seri, Piercing Lightning", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="穿ちの雷光 芹", rarity=Rarity.C,
        text=(
            "[Always] (Waker Lv 2) While it is your turn, each Z/X of yours that appeared this turn on a "
            "Square has +3000 Power."
        ),
        abilities=[
            Always(
                needs=[Level(Tribe.WAKER, 2), TurnOf(Side.OWN)],
                do=[GainPower(3000, each(zx(Side.OWN, having=(Having.APPEARED_THIS_TURN,))))],
            ),
        ]),
    Card(
        "B19-095", "Werebear Who Guards the Family", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.LYCANTHROPE,), japanese="家族を守るウェアベア", rarity=Rarity.UC,
        text=(
            "[Auto] (Resource; Waker Lv 1) When this card is put into Resource from a Square by an "
            "ability of a [Lycanthrope] card of yours, you may put this card on a Normal Square next to "
            "your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                origin=Zone.SQUARE,
                by_ability=card(Side.OWN, EVERYWHERE, tribe=Tribe.LYCANTHROPE),
                valid_in=Zone.RESOURCE,
                needs=[Level(Tribe.WAKER, 1)],
                do=[
                    May(
                        Put(
                            THIS,
                            NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                            empty=True,
                            state=State.SLEEP,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B19-096", "Cheerful Carnation, Maid of the Sakuramachi", Color.GREEN, cost=6, power=8000,
        tribes=(Tribe.LEAFER,), japanese="桜街家メイド隊 陽気なカーネーション", rarity=Rarity.UC,
        text=(
            '[Auto] (Waker Lv 3) When this card appears, if you have a Z/X with "ユーディ" in the name on '
            "a Square, put the top card of your deck into your Resource in Sleep State. Put up to 1 "
            "Z/X on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, name_contains="ユーディ"))],
                        [
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                            Move(choose(1, zx(on=NORMAL), up_to=True), Zone.RESOURCE, State.SLEEP),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-097", "Feuille, Awakened One of Myriad Flowers", Color.GREEN, CardType.ZX_EX, cost=5,
        power=7500, tribes=(Tribe.WAKER, Tribe.LYCANTHROPE), japanese="万華の覚醒者フィーユ",
        rarity=Rarity.SR,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Resource to your deck and shuffle it. "
            "Put the top 2 cards of your deck into your Resource in Sleep State.\n"
            "[Auto] When a Z/X of yours destroys an enemy Z/X in battle, if your Player is Souma, reveal "
            "the top card of your deck. You may return each card among them to their owners' hands. Put "
            "the rest into your Resource in Sleep State."
        ),
        abilities=[
            _AWAKEN_GREEN,
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                of=zx(Side.OWN),
                do=[
                    If(
                        [PlayerNamed(PlayerKey.SOUMA)],
                        [
                            Look(
                                1,
                                shown=True,
                                do=[May(Move(each(looked()), Zone.HAND))],
                                rest=Rest.RESOURCE,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-098", "Stokesia, Pure Melody", Color.GREEN, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.LEAFER), japanese="八宝美神 清廉旋律ストケシア", rarity=Rarity.R,
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Resource to your deck and shuffle it. "
            "Put the top 2 cards of your deck into your Resource in Sleep State.\n"
            "[Auto] When this card appears from the Dynamis, put 1 Z/X on a Normal Square into its "
            "owner's Resource in Sleep State. Choose 1 of these: (1) return each red card without "
            "Starting Resource from your opponent's Resource to their owners' deck and shuffle it, then "
            "put that many cards from the top of your opponent's deck into your opponent's Resource; (2) "
            "return each blue card without Starting Resource from your opponent's Resource to their "
            "owners' deck and shuffle it, then put that many cards from the top of your opponent's deck "
            "into your opponent's Resource; (3) return each white card without Starting Resource from "
            "your opponent's Resource to their owners' deck and shuffle it, then put that many cards from "
            "the top of your opponent's deck into your opponent's Resource; (4) return each black card "
            "without Starting Resource from your opponent's Resource to their owners' deck and shuffle "
            "it, then put that many cards from the top of your opponent's deck into your opponent's "
            "Resource; (5) return each green card without Starting Resource from your opponent's Resource "
            "to their owners' deck and shuffle it, then put that many cards from the top of your "
            "opponent's deck into your opponent's Resource."
        ),
        abilities=[
            _AWAKEN_GREEN,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Move(choose(1, zx(on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                    OneOf([
                        [
                            Move(
                                each(
                                    card(
                                        Side.ENEMY, Zone.RESOURCE, color=color,
                                        without_icons=(Icon.STARTING_RESOURCE,),
                                    )
                                ),
                                Zone.DECK,
                                shuffled=True,
                            ),
                            FromDeck(PerDone(1), Zone.RESOURCE, side=Side.ENEMY),
                        ]
                        for color in (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
                    ]),
                ],
            ),
        ]),
    Card(
        "B19-099", "Prospering Is My Blood", Color.GREEN, CardType.EVENT, cost=1,
        japanese="栄えたるは我が血潮", rarity=Rarity.C,
        text=(
            "[Event] You may pay green 3. If you did, put the top card of your deck into your Resource in "
            "Sleep State. Return 1 card from your Resource to your hand. 1 Z/X on a Square of the Center "
            "Area cannot deal damage until the end of the turn. Otherwise, 1 Sleep Z/X with Cost 3 or "
            "less on a Square of the Center Area cannot deal damage until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                May(
                    Pay(Color.GREEN, 3),
                    then=[
                        FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                        Grant(choose(1, zx(on=CENTER)), Cannot(Bar.DEAL_DAMAGE)),  # diagram assumed
                    ],
                    otherwise=[
                        Grant(
                            choose(1, zx(on=CENTER, state=State.SLEEP, cost_at_most=3)),
                            Cannot(Bar.DEAL_DAMAGE),
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B19-100", "We Come to Your Aid in the Name of Duty!", Color.GREEN, CardType.EVENT, cost=5,
        japanese="義によって助太刀いたす！", rarity=Rarity.UC,  # noqa: RUF001
        text=(
            '[Event] If your Player is Sera, put 1 Z/X with "暁十天" in the name from your hand on a '
            "Normal Square next to your Player Square without a Z/X. If you did, remove 1 enemy Z/X on "
            "a Normal Square from the game. Put up to 2 [Braver] cards from your Trash into your "
            "Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed(PlayerKey.SERA)],
                    [
                        Then(
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="暁十天")),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                            then=[
                                Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED),
                                Move(
                                    choose(2, card(Side.OWN, Zone.TRASH, tribe=Tribe.BRAVER), up_to=True),
                                    Zone.RESOURCE,
                                    State.SLEEP,
                                ),
                            ],
                        ),
                    ],
                ),
            ]),
        ]),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B19-101", "Daji, Millennium Fox", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER, Tribe.MYTHOS), japanese="傾国の千年妖狐 妲己", rarity=Rarity.ZXR,
        text=(
            "[Always] While 5 or more different tribes are among the cards in your Trash, you do not "
            "pay the costs of this card's printed startup abilities.\n"
            "[Startup] (your turn; once per turn) Remove 4 [Braver] cards in your Trash from the "
            "game: Ignite 1 time. Deal 6000 damage to 1 enemy Z/X on a Normal Square. At the end of "
            "the turn, remove 1 card in your opponent's hand of your opponent's choice from the game. "
            "Remove 1 card in your opponent's Charge of your opponent's choice from the game."
        ),
        abilities=[
            Always(needs=[Different(5, Trait.TRIBE, card(Side.OWN, Zone.TRASH))], do=[FreeStartups()]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(4, card(Side.OWN, Zone.TRASH, tribe=Tribe.BRAVER)), Zone.REMOVED)],
                do=[
                    Ignite(1),
                    Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                    AtEndOfTurn(
                        [
                            Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.REMOVED),
                            Move(choose(1, card(Side.ENEMY, Zone.CHARGE), by=Side.ENEMY), Zone.REMOVED),
                        ],
                        to=None,
                    ),
                ],
            ),
        ]),
    Card(
        "B19-102", "Vaybatron, Twin Absolute Justice", Color.BLUE, CardType.ZX_EX, cost=6, power=10500,
        tribes=(Tribe.WAKER, Tribe.METAL_FORTRESS), reach=2, japanese="双絶正義ヴェイバトロン",
        rarity=Rarity.ZXR,
        text=(
            "Range 2.\n"
            '[Awaken] Return 1 Z/X of yours with "ローレンシウム" in the name on a Square to its '
            "owner's hand. Return 1 Z/X of yours with \"サイクロトロン\" in the name on a Square to its "
            "owner's hand.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Startup] (once per turn) For nothing: If your Player is Reia or Sugure, return each "
            "other Z/X on a Normal Square to their owners' hands."
        ),
        abilities=[
            Awaken([
                Move(choose(1, zx(Side.OWN, name_contains="ローレンシウム")), Zone.HAND),
                Move(choose(1, zx(Side.OWN, name_contains="サイクロトロン")), Zone.HAND),
            ]),
            Always(do=[Cannot(Bar.BE_CHOSEN)]),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [PlayerNamed((PlayerKey.REIA, PlayerKey.SUGURE))],
                        [Move(each(zx(on=NORMAL, having=(Having.NOT_THIS,))), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-103", "Michael, Seraph of Revelation", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="天啓の熾天使ミカエル", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears by being played, if you have 6 or more Events in your "
            'Trash, put 1 Z/X with "ミカエル" in the name from your Charge or Trash on a Normal Square '
            "next to your Player Square without a Z/X. Draw 1 card. Play up to 1 Event from your hand "
            "without paying its Cost."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=(Zone.CHARGE, Zone.TRASH),
                                        name_contains="ミカエル",
                                    ),
                                ),
                                NORMAL_BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                            Draw(1),
                            PlayFree(choose(1, card(Side.OWN, Zone.HAND, kind=CardType.EVENT), up_to=True)),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-104", "Almotaher, Revealer of Calamity", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.PREDATOR), japanese="災禍の顕現者アルモタヘル", rarity=Rarity.ZXR,
        text=(
            '[Awaken] Return 2 Z/X with "アルモタヘル" in the name from your Charge to your hand.\n'
            '[Startup] (your turn) Put 2 cards with "アルモタヘル" in the name from your hand into your '
            "Trash: If your Player is Yachiyo, destroy 1 enemy Z/X on a Normal Square. Put 1 "
            "[Predator] Z/X with Cost 7 or less from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Awaken([
                Move(choose(2, zx(Side.OWN, zone=Zone.CHARGE, name_contains="アルモタヘル")), Zone.HAND),
            ]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Move(choose(2, card(Side.OWN, Zone.HAND, name_contains="アルモタヘル")), Zone.TRASH),
                ],
                do=[
                    If(
                        [PlayerNamed(PlayerKey.YACHIYO)],
                        [
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                            Put(
                                choose(
                                    1,
                                    zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.PREDATOR, cost_at_most=7),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B19-105", "Freesia, Super Divine Voice", Color.GREEN, cost=7, power=10500, tribes=(Tribe.LEAFER,),
        japanese="超☆神☆声フリージア", rarity=Rarity.ZXR,
        text=(
            "[Startup] (Hand; if you have a [Hourai] Z/X on a Square around your Player Square; if "
            "you have a [Lycanthrope] Z/X on a Square around your Player Square; if you have a "
            "[Plasect] Z/X on a Square around your Player Square; if you have a [Leafer] Z/X on a "
            "Square around your Player Square) For nothing: Put this card on your Player Square "
            "without a Z/X. If you did, give each Z/X of yours on a Normal Square +5000 Power until "
            "the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    AtLeast(1, zx(Side.OWN, on=_ROUND, tribe=tribe))
                    for tribe in (Tribe.HOURAI, Tribe.LYCANTHROPE, Tribe.PLASECT, Tribe.LEAFER)
                ],
                cost=[],
                do=[
                    Then(
                        Put(THIS, OWN_PLAYER_SQUARE, empty=True),
                        then=[Power(5000, each(zx(Side.OWN, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    # -- Players -----------------------------------------------------------
    Card(
        "B19-106", "Miyakonojo Izumo", Color.RED, CardType.PLAYER, japanese="都城出雲", rarity=Rarity.CVR,
        player_keys=(PlayerKey.IZUMO,)),
    Card(
        "B19-107", "Kamiyugi Sakura", Color.WHITE, CardType.PLAYER, japanese="上柚木さくら",
        rarity=Rarity.CVR,
        player_keys=(PlayerKey.SAKURA,)),
    # -- beyond 100 --------------------------------------------------------
    Card(
        "B19-108", "Gilgamesh, Ultimate Overlord",
        (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN), CardType.ZX_EX, cost=10,
        power=18000, tribes=(Tribe.DINGIR, Tribe.GILGAMESH), japanese="『終極』の覇神ギルガメシュ",
        rarity=Rarity.UR,
        text=(
            "[Advent] 1 red Z/X, 1 blue Z/X, 1 white Z/X, 1 black Z/X and 1 green Z/X.\n"
            "[Always] (everywhere) Your deck and your Dynamis have up to 1 cards of this name.\n"
            "[Always] Your Charge has no limit.\n"
            "[Auto] When this card appears from the Dynamis, put any number of [Ancient Dragon] Z/X "
            "from your deck each on a Normal Square without a Z/X. Shuffle your deck."
        ),
        abilities=[
            Advent([
                zx(Side.OWN, color=color)
                for color in (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
            ]),
            Copies(1),
            Always(do=[ChargeUnlimited()]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Put(
                        choose(ANY_NUMBER, zx(Side.OWN, zone=Zone.DECK, tribe=Tribe.ANCIENT_DRAGON)),
                        NORMAL,
                        empty=True,
                    ),
                    Shuffle(),
                ],
            ),
        ]),
    Card(
        "B19-109", "Rapid Bullet, Revolving Gunsmith", Color.RED, cost=5, power=7500,
        tribes=(Tribe.MEISTER,), japanese="回転砲技師ラピッドバレット", rarity=Rarity.SECRET_R,
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
        "B19-110", "Lirung, Law Bringer", Color.WHITE, cost=6, power=8500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー リルン", rarity=Rarity.SECRET_R,
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
    # -- Players -----------------------------------------------------------
    Card(
        "B19-111", "Meiraru, Red Dragon Priestess", Color.RED, CardType.PLAYER,
        japanese="赤の竜の巫女メイラル", player_keys=(PlayerKey.MEIRARU, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B19-112", "Yui, Blue Dragon Priestess", Color.BLUE, CardType.PLAYER,
        japanese="青の竜の巫女ユイ", player_keys=(PlayerKey.YUI, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B19-113", "Nino, White Dragon Priestess", Color.WHITE, CardType.PLAYER,
        japanese="白の竜の巫女ニノ", player_keys=(PlayerKey.NINO, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B19-114", "Barahara, Black Dragon Priestess", Color.BLACK, CardType.PLAYER,
        japanese="黒の竜の巫女バラハラ", player_keys=(PlayerKey.BARAHARA, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B19-115", "Kushuru, Green Dragon Priestess", Color.GREEN, CardType.PLAYER,
        japanese="緑の竜の巫女クシュル", player_keys=(PlayerKey.KUSHURU, PlayerKey.MIKO), rarity=Rarity.IGR),
    Card(
        "B19-116", "Eir, Priestess of the First Dragon", Color.COLORLESS, CardType.PLAYER,
        japanese="始まりの竜の巫女エア", player_keys=(PlayerKey.MIKO, PlayerKey.EA), rarity=Rarity.IGR),
]
