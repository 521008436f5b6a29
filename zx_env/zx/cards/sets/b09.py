# ruff: noqa: RUF001 - Japanese names stand as printed
"""B09, the ninth booster."""

from zx_env.zx.cards.language import *

_FORCE_BELOW = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_FORCE_IN_PLAY = AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))
_ALTER_FORCE = Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))])
_PUT_OFF_FORCE = Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)
"""A cost: the card that was Force of this card is KEPT."""
_PASSION = Different(5, Trait.NAME, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.SUMMER))
"""The keyword of the Contest cards."""


def _if_force_was(among: Among, do: list[Effect]) -> IfPicked:
    """Return a condition on the Force that paid the cost."""
    return IfPicked(1, do, among=among, kept=True)


def _give_force(color: Color, then: list[Effect]) -> EventText:
    """Return the text of an Event that puts Force under a Z/X of the color that has none."""
    return EventText(
        do=[
            Then(
                AsForce(
                    choose(1, card(Side.OWN, Zone.TRASH)),
                    under=choose(1, zx(Side.OWN, color=color, having=(Having.WITHOUT_FORCE,))),
                ),
                then=then,
            ),
        ]
    )


# fmt: off
CARDS = [
    # -- red --------------------------------------------------------------
    Card(
        "B09-001", "Anatase Owl", Color.RED, cost=2, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="炯眼の鋭錐石アナタースアウル", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, give this card "
            "+4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, do=[If([_FORCE_IN_PLAY], [Power(4000, THIS)])]),
        ]),
    Card(
        "B09-002", "Orthrus, Two-headed Hound", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        japanese="双頭の魔犬オルトロス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay red 2. If you did, deal 4000 damage to each enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.RED, 2), then=[Damage(4000, each(zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B09-003", "Edward the Black Prince", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.START_CARD,), japanese="黒太子エドワード", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 4, put this card into your Trash: Reboot 1 Z/X of yours on a "
            "Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 4), Move(THIS, Zone.TRASH)],
                do=[Reboot(choose(1, zx(Side.OWN)))],
            ),
        ]),
    Card(
        "B09-004", "Quarrel, Apprentice Crossbow Maker", Color.RED, cost=3, power=4500,
        tribes=(Tribe.MEISTER,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="見習い十字弓職人クォーラル", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card attacks, deal 2000 damage to 1 damaged Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[Damage(2000, choose(1, zx(on=NORMAL, having=(Having.DAMAGED,))))],
            ),
        ]),
    Card(
        "B09-005", "Cao Cao, Villain of Troubled Times", Color.RED, cost=3, power=5000,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION,), japanese="乱世の奸雄 曹操孟徳", rarity=Rarity.R),
    Card(
        "B09-006", "Pabilsag, Gatekeeper of the Otherworld", Color.RED, cost=4, power=5500,
        tribes=(Tribe.MYTHOS,), japanese="異界の門衛パピルサグ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, each [Mythos] card in your hand has -1 Cost until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Lasts(GainCost(-1, each(card(Side.OWN, Zone.HAND, tribe=Tribe.MYTHOS))))],
            ),
        ]),
    Card(
        "B09-007", "Mary Read, Lady Pirate", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="女界賊メアリ・リード", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay 2 of any color. If you did, deal 4000 damage to 1 "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.COLORLESS, 2), then=[Damage(4000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B09-008", "Agate Killer Whale, Red Sea King", Color.RED, cost=4, power=5500,
        tribes=(Tribe.GIGANTIC,), japanese="赤海王アゲットキラーホエール", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, you may put 1 card that is Force of this card from your Force "
            "zone into your Trash. If you did, if it is a card with Cost 6 or more, give this card +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            _ALTER_FORCE,
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    May(
                        Move(choose(1, _FORCE_BELOW), Zone.TRASH),
                        then=[
                            IfPicked(
                                1, [Power(3000, THIS)], among=card(Side.ANY, Zone.TRASH, cost_at_least=6)
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-009", "Kuteru Mashaka of the Dawn Ten", Color.RED, cost=5, power=7500,
        tribes=(Tribe.GIGANTIC,), japanese="暁十天クテール・マシャカ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have 9 or more cards in your Resource, if there is a "
            "card in either player's hand, (you may return each card from either player's hand to the top "
            "of their owners' deck. If you did, shuffle your deck. Shuffle your opponent's deck. Draw 2 "
            "cards. Your opponent draws 2 cards.) Otherwise, you may shuffle your deck. If you did, "
            "shuffle your opponent's deck. Draw 2 cards. Your opponent draws 2 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [
                            If(
                                [AtLeast(1, card(Side.ANY, Zone.HAND))],
                                [
                                    May(
                                        Move(each(card(Side.ANY, Zone.HAND)), Zone.DECK),
                                        then=[
                                            Shuffle(), Shuffle(Side.ENEMY), Draw(2), Draw(2, Side.ENEMY),
                                        ],
                                    ),
                                ],
                                otherwise=[
                                    May(
                                        Shuffle(),
                                        then=[Shuffle(Side.ENEMY), Draw(2), Draw(2, Side.ENEMY)],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-010", "Carriere, Stonecutter", Color.RED, cost=5, power=8000, tribes=(Tribe.MEISTER,),
        japanese="石切職人キャリエール", rarity=Rarity.C),
    Card(
        "B09-011", "Anne Bonny, Lady Pirate", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="女界賊アン・ボニー", rarity=Rarity.C,
        text="[Auto] When this card appears, deal 1000 damage to 1 Z/X on a Square.",
        abilities=[Automatic(when=Occurrence.APPEARS, do=[Damage(1000, choose(1, zx()))])]),
    Card(
        "B09-012", "Ammolite Euoplo, All-color Dragon", Color.RED, cost=5, power=7500,
        tribes=(Tribe.GIGANTIC,), japanese="総色竜アンモライトエウオプロケ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, deal 6000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-013", "Amphisbaena, Two-headed Winged Snake", Color.RED, cost=5, power=6000,
        tribes=(Tribe.MYTHOS,), japanese="双頭翼蛇アンフィスバエナ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Cost 4 or more, deal 5000 damage to 1 Z/X on a Normal "
            "Square."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[_PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, cost_at_least=4), [Damage(5000, choose(1, zx(on=NORMAL)))]
                    ),
                ],
            ),
        ]),
    Card(
        "B09-014", "Joust, Lance Maestro", Color.RED, cost=6, power=7500, tribes=(Tribe.MEISTER,),
        japanese="馬上槍マエストロ ジョスト", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have a [Meister] card that is Force of this card in your Force zone, "
            "damage that each [Meister] Z/X of yours on a Square deals to enemy Z/X is +2000."
        ),
        abilities=[
            _ALTER_FORCE,
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.MEISTER, having=(Having.FORCE_OF_THIS,))
                    ),
                ],
                do=[GainDamage(2000, each(zx(Side.OWN, tribe=Tribe.MEISTER)))],
            ),
        ]),
    Card(
        "B09-015", "Rose Quartz Bull", Color.RED, cost=6, power=9500, tribes=(Tribe.GIGANTIC,),
        japanese="両刃の紅水晶ローズクォーツブル", rarity=Rarity.UC),
    Card(
        "B09-016", "Cao Cao, Emperor Wu of Wei", Color.RED, cost=8, power=10000, tribes=(Tribe.BRAVER,),
        japanese="魏の武帝 曹操孟徳", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When a Z/X on a Normal Square appears, you may put 1 card that is Force of this card "
            'from your Force zone into your Trash. If you did, if it is a "Cao Cao, Villain of Troubled '
            'Times", deal 11000 damage to that Z/X.'
        ),
        abilities=[
            _ALTER_FORCE,
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(on=NORMAL),
                do=[
                    May(
                        Move(choose(1, _FORCE_BELOW), Zone.TRASH),
                        then=[
                            IfPicked(
                                1,
                                [Damage(11000, That(zx()))],
                                among=card(
                                    Side.ANY, Zone.TRASH, named="Cao Cao, Villain of Troubled Times"
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-017", "Proof of Growth", Color.RED, CardType.EVENT, cost=1, japanese="成長の証",
        rarity=Rarity.C,
        text=(
            "[Event] Sleep 1 [Meister] Z/X of yours on a Square. If you did, deal 7000 damage to 1 Z/X on "
            "a Normal Square."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Sleep(choose(1, zx(Side.OWN, tribe=Tribe.MEISTER))),
                    then=[Damage(7000, choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B09-018", "Killer Tooth", Color.RED, CardType.EVENT, cost=2, japanese="キラートゥース",
        rarity=Rarity.C,
        text="[Event] If you have a Z/X with Force on a Square, Reboot 1 Z/X on a Square.",
        abilities=[EventText(do=[If([_FORCE_IN_PLAY], [Reboot(choose(1, zx()))])])]),
    Card(
        "B09-019", "Toxic Breath", Color.RED, CardType.EVENT, cost=2, japanese="トキシックブレス",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 card from your Trash under 1 red Z/X of yours that has no Force on a Square as "
            "Force. If you did, deal 6000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[_give_force(Color.RED, [Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL)))])]),
    Card(
        "B09-020", "Moonlit Daily Routine", Color.RED, CardType.EVENT, cost=3, japanese="月夜の日課",
        rarity=Rarity.UC,
        text=(
            "[Event] If you have 6 or more cards in your Resource, you may put 1 Z/X with Cost 6 or less "
            "from your hand on a Square next to your Player Square without a Z/X. If you did, at the end "
            "of the turn, return it to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                    [
                        May(
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=6)),
                                BESIDE_OWN_PLAYER,  # diagram assumed
                                empty=True,
                            ),
                            then=[AtEndOfTurn([Move(IT, Zone.HAND)])],
                        ),
                    ],
                ),
            ]),
        ]),
    # -- blue -------------------------------------------------------------
    Card(
        "B09-021", "Destroy, Annihilation Machine", Color.BLUE, cost=2, power=2500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="撃滅機械デストロイ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))], [Draw(1)])],
            ),
        ]),
    Card(
        "B09-022", "Praseodymium, Ferris-wheel Transform", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="観覧変形プラセオジム", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may pay blue 1. If you did, return 1 enemy Z/X with Cost "
            "3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLUE, 1),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-023", "Melchior, Vocal Princess", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.START_CARD,), japanese="声楽姫メルキオール", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 2, put this card into your Trash: If you have 2 or more "
            "[Mermaid] Z/X on a Square, draw 2 cards."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 2), Move(THIS, Zone.TRASH)],
                do=[If([AtLeast(2, zx(Side.OWN, tribe=Tribe.MERMAID))], [Draw(2)])],
            ),
        ]),
    Card(
        "B09-024", "Awakened Type.V", Color.BLUE, cost=3, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION,), japanese="目覚めたType.V", rarity=Rarity.R),
    Card(
        "B09-025", "Eris, Brass Ogre", Color.BLUE, cost=4, power=6000, tribes=(Tribe.MERMAID,),
        japanese="金管楽鬼エリス", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may Sleep this card. If you did, move 1 Z/X that is not "
            "in battle on a Normal Square to an adjacent Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(THIS),
                        then=[
                            Put(
                                choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                NORMAL,
                                empty=True,
                                adjacent=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-026", "Kursa, Brave Tempest", Color.BLUE, cost=4, power=5500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ブレイブテンペスト クルサ", rarity=Rarity.R,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may return 1 enemy Z/X with Cost "
            "3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND))],
            ),
        ]),
    Card(
        "B09-027", "Tellurium, Fortress Queen", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="要塞女王テルル", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Cost 4 or more, draw 2 cards. Put 2 cards from your "
            "hand into your Trash."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[_PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, cost_at_least=4),
                        [Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-028", "Swing Blow, Combo Machine", Color.BLUE, cost=4, power=6500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="連打機械スイングブロー", rarity=Rarity.C),
    Card(
        "B09-029", "Zirconium, Itsukushima Machine-god", Color.BLUE, cost=5, power=6500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="厳島機神ジルコニウム", rarity=Rarity.C,
        text=(
            "[Auto] When you play a blue Event of yours, you may return 1 enemy Z/X with Cost 5 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.EVENT_IS_PLAYED,
                side=Side.OWN,
                of=card(Side.OWN, Zone.TEMPORARY, kind=CardType.EVENT, color=Color.BLUE),
                do=[May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND))],
            ),
        ]),
    Card(
        "B09-030", "Cutting, Severing Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="切断機械カッティング", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Pay blue 2, put 1 card that is Force of this card from your Force zone into "
            "your Trash: If what was chosen first is a [Killer Machine] card, return 1 enemy Z/X on a "
            "Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[
                    Pay(Color.BLUE, 2),
                    Move(
                        choose(1, card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,)), keep=True),
                        Zone.TRASH,
                    ),
                ],
                do=[
                    IfPicked(
                        1,
                        [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                        among=card(Side.ANY, Zone.TRASH, tribe=Tribe.KILLER_MACHINE),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B09-031", "Larrocha, Percussion Princess", Color.BLUE, cost=5, power=6000, tribes=(Tribe.MERMAID,),
        japanese="打楽姫ラローチャ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, you may put 1 card that is Force of this card from your Force "
            "zone into your Trash. If you did, if it is a card with Cost 6 or more, return 1 enemy Z/X "
            "with Cost 5 or more on a Normal Square to the top of its owner's deck."
        ),
        abilities=[
            _ALTER_FORCE,
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    May(
                        Move(choose(1, _FORCE_BELOW), Zone.TRASH),
                        then=[
                            IfPicked(
                                1,
                                [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.DECK)],
                                among=card(Side.ANY, Zone.TRASH, cost_at_least=6),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-032", "Albireo, Battleship", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バトルシップ アルビレオ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay blue 2. If you did, return 1 Z/X on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.BLUE, 2), then=[Move(choose(1, zx(on=NORMAL)), Zone.HAND)])],
            ),
        ]),
    Card(
        "B09-033", "Original XIII Type.V", Color.BLUE, cost=6, power=9000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.V “Vb11De”", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            '[Always] While you have a card with "Type.V" in the name that is Force of this card in your '
            "Force zone, this card cannot be chosen by abilities and has Range 3.\n"
            "[Startup] (your turn) Put 1 card that is Force of this card from your Force zone into your "
            "Trash: You may draw 1 card. Return 1 enemy Z/X with Cost 7 or less on a Normal Square to its "
            "owner's hand."
        ),
        abilities=[
            _ALTER_FORCE,
            Always(
                needs=[
                    AtLeast(
                        1,
                        card(Side.OWN, Zone.FORCE, name_contains="Type.V", having=(Having.FORCE_OF_THIS,)),
                    ),
                ],
                do=[Cannot(Bar.BE_CHOSEN), GainRange(3)],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Move(choose(1, _FORCE_BELOW), Zone.TRASH)],
                do=[
                    May(Draw(1)),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=7)), Zone.HAND),
                ],
            ),
        ]),
    Card(
        "B09-034", "Diadem, Gun Quartet", Color.BLUE, cost=6, power=7000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ガンカルテット ディアデム", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, if your opponent has 2 or more Z/X on a Square, return 1 "
            "enemy Z/X with Cost 3 or less on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, zx(Side.ENEMY))],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)),
                                Zone.DECK,
                                shuffled=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-035", "Iron, Dinosaur Bridge", Color.BLUE, cost=6, power=9500, tribes=(Tribe.METAL_FORTRESS,),
        japanese="恐竜橋アイアン", rarity=Rarity.UC),
    Card(
        "B09-036", "Tungsten, Great Sky Battleship", Color.BLUE, cost=8, power=10500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="空中大戦艦タングステン", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may pay blue 2. If you did, draw 4 cards and 1 less for "
            "each card in your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.BLUE, 2), then=[Draw(Per(-1, card(Side.OWN, Zone.HAND), plus=4))])],
            ),
        ]),
    Card(
        "B09-037", "Disc Cut Countless", Color.BLUE, CardType.EVENT, cost=2,
        japanese="ディスクカットカウントレス", rarity=Rarity.C, text=(
            "[Event] (your turn) You may put 1 card that is Force of a Z/X of yours with Cost 4 or more "
            "from your Force zone into your Trash. If you did, you may put 1 blue Z/X with Cost 6 or less "
            "from your hand on a Square next to your Player Square without a Z/X in Sleep State."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.FORCE, under=zx(Side.OWN, cost_at_least=4))),
                            Zone.TRASH,
                        ),
                        then=[
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(Side.OWN, zone=Zone.HAND, color=Color.BLUE, cost_at_most=6),
                                    ),
                                    BESIDE_OWN_PLAYER,  # diagram assumed
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
        "B09-038", "Noblesse Oblige", Color.BLUE, CardType.EVENT, cost=2, japanese="ノブレスオブリージュ",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 card from your Trash under 1 blue Z/X of yours that has no Force on a "
            "Square as Force. If you did, return 1 enemy Z/X with Cost 5 or less on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Then(
                    AsForce(
                        choose(1, card(Side.OWN, Zone.TRASH)),
                        under=choose(1, zx(Side.OWN, color=Color.BLUE, having=(Having.WITHOUT_FORCE,))),
                    ),
                    then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
                ),
            ]),
        ]),
    Card(
        "B09-039", "Blade & Rapier", Color.BLUE, CardType.EVENT, cost=2, japanese="ブレード＆レイピア",
        rarity=Rarity.C,
        text="[Event] If you have a Z/X with Force on a Square, draw 2 cards.",
        abilities=[EventText(do=[If([_FORCE_IN_PLAY], [Draw(2)])])]),
    Card(
        "B09-040", "A New Unit Is Formed!", Color.BLUE, CardType.EVENT, cost=4, japanese="新ユニット結成!",
        rarity=Rarity.UC,
        text=(
            "[Event] If you have a [Mermaid] Z/X on a Square, return 1 enemy Z/X on a Normal Square to "
            "its owner's deck and shuffle it. In any case, if you have a [Leafer] Z/X on a Square, put "
            "the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, tribe=Tribe.MERMAID))],
                    [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                ),
                If(
                    [AtLeast(1, zx(Side.OWN, tribe=Tribe.LEAFER))],
                    [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                ),
            ]),
        ]),
    # -- white ------------------------------------------------------------
    Card(
        "B09-041", "Kurilian, Exorcist", Color.WHITE, cost=2, power=2500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="祈祷師クリリアン", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, give 1 enemy Z/X on "
            "a Square of the Center Area -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                # diagram assumed
                do=[If([_FORCE_IN_PLAY], [Power(-5000, choose(1, zx(Side.ENEMY, on=CENTER)))])],
            ),
        ]),
    Card(
        "B09-042", "Zuriel in Her Girlhood", Color.WHITE, cost=3, power=5000, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION,), japanese="少女時代のズリエル", rarity=Rarity.R),
    Card(
        "B09-043", "Aura Afanc, Holy Beast", Color.WHITE, cost=3, power=4500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="聖獣オーラアーヴァンク", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 2 or more Events in your Trash, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B09-044", "Helen, Law Bringer", Color.WHITE, cost=3, power=4500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.START_CARD,), japanese="ロウブリンガー ヘレン", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 3, put this card into your Trash: Put 1 [Guardian] Z/X with "
            "Cost 4 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 3), Move(THIS, Zone.TRASH)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.GUARDIAN, cost_at_most=4)),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B09-045", "Alberta, Evil Bane", Color.WHITE, cost=4, power=5500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン アルバータ", rarity=Rarity.C,
        text="[Always] This card has +500 Power for each enemy Z/X on a Square.",
        abilities=[Always(do=[GainPower(Per(500, zx(Side.ENEMY)))])]),
    Card(
        "B09-046", "Juillet of July", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="7月のジュイエ", rarity=Rarity.UC,
        text=(
            "[Auto] When you play a white Event of yours, give this card +3000 Power until the end of "
            "the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.EVENT_IS_PLAYED,
                side=Side.OWN,
                of=card(Side.OWN, Zone.TEMPORARY, kind=CardType.EVENT, color=Color.WHITE),
                do=[Power(3000, THIS)],
            ),
        ]),
    Card(
        "B09-047", "Genetta, Popular Entertainer", Color.WHITE, cost=4, power=6500,
        tribes=(Tribe.CAIT_SITH,), japanese="人気芸人ジェネッタ", rarity=Rarity.C),
    Card(
        "B09-048", "Parnassos, Evil Bane", Color.WHITE, cost=5, power=7500, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン パルナッソス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Cost 6 or more, give 1 Z/X on a Player Square +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[_PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, cost_at_least=6),
                        [Power(3000, choose(1, zx(on=A_PLAYER_SQUARE)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-049", "Aura Garm, Holy Beast", Color.WHITE, cost=5, power=8000, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラガルム", rarity=Rarity.C),
    Card(
        "B09-050", "Vigueur of Brawn", Color.WHITE, cost=5, power=6000, tribes=(Tribe.ANGEL,),
        japanese="腕力のヴィグール", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, give 1 enemy Z/X on a Normal Square -4000 Power until the end "
            "of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(-4000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B09-051", "Jupiel, Fate-awakened Wing", Color.WHITE, cost=6, power=8500, tribes=(Tribe.ANGEL,),
        japanese="運命覚醒の片翼 宙海ジュピエル", rarity=Rarity.R,
        text=(
            '[Always] (Everywhere) While you have "Aruru, Fate-awakened Wing" on a Square, this card '
            "cannot be played.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, put 1 Z/X with Cost 6 or more on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, zx(Side.OWN, named="Aruru, Fate-awakened Wing"))],
                do=[Cannot(Bar.BE_PLAYED)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-052", "Aura Gurangatch, Holy Beast", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.HOLY_BEAST,), japanese="聖獣オーラグランガチ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay white 1, put 1 card that is Force of this card from your Force zone into your "
            "Trash: If what was chosen first is a card with Cost 4 or more, give 1 enemy Z/X on a Normal "
            "Square -3000 Power until the end of the turn."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[Pay(Color.WHITE, 1), _PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, cost_at_least=4),
                        [Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-053", "Asian, No. 1 Host", Color.WHITE, cost=6, power=8500, tribes=(Tribe.CAIT_SITH,),
        japanese="No.1ホスト エイジアン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay white 1, put 1 card that is Force of this card from your Force zone into your "
            "Trash: If what was chosen first is a [Cait Sith] card, put 1 [Cait Sith] Z/X with Cost 3 or "
            "less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[Pay(Color.WHITE, 1), _PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, tribe=Tribe.CAIT_SITH),
                        [
                            Put(
                                choose(
                                    1,
                                    zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.CAIT_SITH, cost_at_most=3),
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
        "B09-054", "Cathy Brum, Laplace's Demon", Color.WHITE, cost=6, power=9000,
        tribes=(Tribe.GUARDIAN,), japanese="ラプラスの悪魔カシー・ブルム", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may pay white 2. If you did, you may look at your "
            "Life. If you did, return 1 card from your Life to your hand. Shuffle your deck. Put the "
            "top card of your deck into your Life."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.WHITE, 2),
                        then=[
                            May(
                                Look(ANY_NUMBER, zone=Zone.LIFE, rest=Rest.STAY),
                                then=[
                                    Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND),
                                    Shuffle(),
                                    FromDeck(1, Zone.LIFE),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-055", "Snow Dome, Law Bringer", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー スノードーム", rarity=Rarity.R,
        text=(
            "[Always] While this card is a Z/X on a Square of the Center Area, this card is dealt no "
            "damage of 8000 or more at once."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[NoDamage(8000)],
            ),
        ]),
    Card(
        "B09-056", "Zuriel, Apostle of Libra", Color.WHITE, cost=7, power=10000, tribes=(Tribe.ANGEL,),
        japanese="十二使徒 天秤宮ズリエル", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            '[Always] While you have "Zuriel in Her Girlhood" that is Force of this card in your Force '
            "zone, each adjacent enemy Z/X on a Square has -1000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1,
                        card(
                            Side.OWN, Zone.FORCE, named="Zuriel in Her Girlhood",
                            having=(Having.FORCE_OF_THIS,),
                        ),
                    ),
                ],
                do=[GainPower(-1000, each(zx(Side.ENEMY, having=(Having.ADJACENT,))))],
            ),
        ]),
    Card(
        "B09-057", "Trident Discharge", Color.WHITE, CardType.EVENT, cost=1,
        japanese="トライデントディスチャージ", rarity=Rarity.UC,
        text=(
            "[Event] If you have a Z/X with Force on a Square, give 1 Z/X on a Normal Square -5000 Power "
            "until the end of the turn."
        ),
        abilities=[EventText(do=[If([_FORCE_IN_PLAY], [Power(-5000, choose(1, zx(on=NORMAL)))])])]),
    Card(
        "B09-058", "Meditation Cosmo", Color.WHITE, CardType.EVENT, cost=2,
        japanese="メディテーションコスモ", rarity=Rarity.C,
        text=(
            "[Event] Put 1 card from your Trash under 1 white Z/X of yours that has no Force on a Square "
            "as Force. If you did, if your opponent has a card in their Charge, (you may put 1 card from "
            "your opponent's Charge into your opponent's Trash. If you did, return 1 card from your "
            "Charge to your hand.) Otherwise, you may return 1 card from your Charge to your hand."
        ),
        abilities=[
            _give_force(Color.WHITE, [
                If(
                    [AtLeast(1, card(Side.ENEMY, Zone.CHARGE))],
                    [
                        May(
                            Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH),
                            then=[Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.HAND)],
                        ),
                    ],
                    otherwise=[May(Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.HAND))],
                ),
            ]),
        ]),
    Card(
        "B09-059", "Reject Blow", Color.WHITE, CardType.EVENT, cost=2, japanese="リジェクト・ブロウ",
        rarity=Rarity.R,
        text=(
            "[Event] Sleep 1 [Angel] Z/X of yours on a Square. If you did, put 1 enemy Z/X on a Normal "
            "Square on the bottom of its owner's deck."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Sleep(choose(1, zx(Side.OWN, tribe=Tribe.ANGEL))),
                    then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True)],
                ),
            ]),
        ]),
    Card(
        "B09-060", "Unyielding Guardian", Color.WHITE, CardType.EVENT, cost=4, japanese="不屈の守護者",
        rarity=Rarity.UC,
        text=(
            '[Event] Put 1 Z/X with "ガルマータ" in the name from your Charge on a Square next to your '
            "Player Square without a Z/X."
        ),
        abilities=[
            EventText(do=[
                Put(
                    choose(1, zx(Side.OWN, zone=Zone.CHARGE, name_contains="ガルマータ")),
                    BESIDE_OWN_PLAYER,  # diagram assumed
                    empty=True,
                ),
            ]),
        ]),
    # -- black ------------------------------------------------------------
    Card(
        "B09-061", "Faint Heart, Timid Ghost", Color.BLACK, cost=1, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="気弱な幽鬼フェインハート", rarity=Rarity.R,
        text=(
            "[Auto] (if this card is a Z/X on a Normal Square) When this card is put on a Square, put "
            "this card into your Trash.\n"
            "[Auto] When your opponent's turn ends, put this card into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_ON_SQUARE,
                needs=[AtLeast(1, zx(Side.OWN, on=NORMAL, having=(Having.IS_THIS,)))],
                do=[Move(THIS, Zone.TRASH)],
            ),
            Automatic(when=Occurrence.TURN_ENDS, side=Side.ENEMY, do=[Move(THIS, Zone.TRASH)]),
        ]),
    Card(
        "B09-062", "Crashing Touchdown", Color.BLACK, cost=2, power=3000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="激突するタッチダウン", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Always] While you have a Z/X with Force on a Square, this card has +2000 Power."
        ),
        abilities=[Always(needs=[_FORCE_IN_PLAY], do=[GainPower(2000)])]),
    Card(
        "B09-063", "Opty, Diabolos Princess of Desire", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.START_CARD,), japanese="願望の魔人姫オプティー",
        rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 1, put this card into your Trash: Destroy 1 [Diabolos] Z/X of "
            "yours on a Square. If you did, destroy 1 Z/X with Power 8000 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.OWN, tribe=Tribe.DIABOLOS))),
                        then=[Destroy(choose(1, zx(on=NORMAL, power_at_most=8000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-064", "Hungry Gula", Color.BLACK, cost=3, power=5000, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION,), japanese="空腹のグラ", rarity=Rarity.R),
    Card(
        "B09-065", "Flowing Hartal", Color.BLACK, cost=3, power=4500, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="スラスラするハルタール", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may pay black 1. If you did, destroy 1 enemy Z/X with "
            "Power 5000 or less on a Square of the Center Area."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 1),
                        # diagram assumed
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER, power_at_most=5000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-066", "Didio, Diabolos of Betrayal", Color.BLACK, cost=4, power=6500, tribes=(Tribe.DIABOLOS,),
        japanese="裏切りの魔人ディディーオー", rarity=Rarity.C),
    Card(
        "B09-067", "Donnerschlag, Boundless Thunderbolt", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="漠漠たる落雷ドンナーシュラーク", rarity=Rarity.UC,
        text="[Always] While your opponent has 2 or fewer cards in their Life, this card has +1000 Power.",
        abilities=[Always(needs=[AtMost(2, card(Side.ENEMY, Zone.LIFE))], do=[GainPower(1000)])]),
    Card(
        "B09-068", "Blackboard, Unpleasant Noise", Color.BLACK, cost=4, power=4500,
        tribes=(Tribe.TORTURERS,), japanese="不快ノイズ ブラックボード", rarity=Rarity.R,
        text=(
            "[Always] While your opponent has 2 or fewer cards in their hand, each [Torturers] Z/X of "
            "yours on a Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.TORTURERS)))],
            ),
        ]),
    Card(
        "B09-069", "Rotting Confie", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="腐敗するコンフィー", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay black 1, put 1 card that is Force of this card from your Force zone into your "
            "Trash: If what was chosen first is a card with Cost 6 or more, return 1 Z/X with Cost 3 or "
            "less from your Trash to your hand."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[Pay(Color.BLACK, 1), _PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, cost_at_least=6),
                        [Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-070", "Blood Stain, Gory Berserker", Color.BLACK, cost=5, power=8000, tribes=(Tribe.NOSFERATU,),
        japanese="血塗れの狂戦士ブラッドスタイン", rarity=Rarity.C),
    Card(
        "B09-071", "Nacht, Red Eye of Darkness", Color.BLACK, cost=5, power=7500, tribes=(Tribe.PREDATOR,),
        japanese="闇の赤眼ナハト", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] (if you have a card that is Force of this card in your Force zone) Pay black 1: If "
            "you have a card with Cost 4 or more that is Force of this card in your Force zone, put each "
            "card that is Force of this card from your Force zone into their owners' Charge."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                needs=[AtLeast(1, _FORCE_BELOW)],
                cost=[Pay(Color.BLACK, 1)],
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(Side.OWN, Zone.FORCE, cost_at_least=4, having=(Having.FORCE_OF_THIS,)),
                            ),
                        ],
                        [Move(each(_FORCE_BELOW), Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-072", "Aruru, Fate-awakened Wing", Color.BLACK, cost=6, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="運命覚醒の片翼 東江アルル", rarity=Rarity.R,
        text=(
            '[Always] (Everywhere) While you have "Jupiel, Fate-awakened Wing" on a Square, this card '
            "cannot be played.\n"
            "[Auto] When this card appears, you may put 1 card from your Charge into your Trash. If you "
            "did, destroy 1 enemy Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, zx(Side.OWN, named="Jupiel, Fate-awakened Wing"))],
                do=[Cannot(Bar.BE_PLAYED)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-073", "Winkel, Horned Beast King", Color.BLACK, cost=6, power=6500, tribes=(Tribe.PREDATOR,),
        japanese="角獣王ヴィンケル", rarity=Rarity.UC,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may destroy 1 Z/X with an odd "
            "Cost on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(Destroy(choose(1, zx(on=NORMAL, having=(Having.ODD_COST,)))))],
            ),
        ]),
    Card(
        "B09-074", "Relaxing Wicker Man", Color.BLACK, cost=6, power=8000, tribes=(Tribe.TORTURERS,),
        japanese="くつろぎのウィッカーマン", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, if you have a [Torturers] card that "
            "is Force of this card in your Force zone, put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash."
        ),
        abilities=[
            _ALTER_FORCE,
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.TORTURERS,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-075", "General Blood, Crimson-blood General", Color.BLACK, cost=6, power=8500,
        tribes=(Tribe.NOSFERATU,), japanese="紅血将軍ジェネラルブラッド", rarity=Rarity.SR,
        text="[Always] While you have 13 or more cards in your Trash, this card has +2000 Power.",
        abilities=[Always(needs=[AtLeast(13, card(Side.OWN, Zone.TRASH))], do=[GainPower(2000)])]),
    Card(
        "B09-076", "Gula of the Seven Sins", Color.BLACK, cost=7, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 暴食の魔人グラ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When your turn ends, you may put 1 card that is Force of this card from your Force "
            'zone into your Trash. If you did, if it is a "Hungry Gula", destroy 1 enemy Z/X on a Square.'
        ),
        abilities=[
            _ALTER_FORCE,
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    May(
                        Move(choose(1, _FORCE_BELOW), Zone.TRASH),
                        then=[
                            IfPicked(
                                1,
                                [Destroy(choose(1, zx(Side.ENEMY)))],
                                among=card(Side.ANY, Zone.TRASH, named="Hungry Gula"),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-077", "Time of Ecstasy", Color.BLACK, CardType.EVENT, cost=1, japanese="恍惚の時",
        rarity=Rarity.C,
        text="[Event] Destroy 1 Z/X with Cost 3 on a Normal Square.",
        abilities=[EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_least=3, cost_at_most=3)))])]),
    Card(
        "B09-078", "Vermilion Feather", Color.BLACK, CardType.EVENT, cost=2,
        japanese="ヴァーミリオンフェザー", rarity=Rarity.UC,
        text="[Event] If you have a Z/X with Force on a Square, destroy 1 Z/X on a Normal Square.",
        abilities=[EventText(do=[If([_FORCE_IN_PLAY], [Destroy(choose(1, zx(on=NORMAL)))])])]),
    Card(
        "B09-079", "Osoto-gari", Color.BLACK, CardType.EVENT, cost=2, japanese="大外狩り", rarity=Rarity.C,
        text=(
            "[Event] Put 1 card from your Trash under 1 black Z/X of yours that has no Force on a Square "
            "as Force. If you did, put 2 cards from your Trash at random into your Charge."
        ),
        abilities=[
            _give_force(
                Color.BLACK, [Move(choose(2, card(Side.OWN, Zone.TRASH), random=True), Zone.CHARGE)]
            ),
        ]),
    Card(
        "B09-080", "Time for Your Injection", Color.BLACK, CardType.EVENT, cost=3,
        japanese="お注射の時間です", rarity=Rarity.UC,
        text=(
            "[Event] Sleep 1 [Torturers] Z/X of yours with Cost 4 or more on a Square. If you did, put 2 "
            "cards from your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Sleep(choose(1, zx(Side.OWN, tribe=Tribe.TORTURERS, cost_at_least=4))),
                    then=[Move(choose(2, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                ),
            ]),
        ]),
    # -- green ------------------------------------------------------------
    Card(
        "B09-081", "Poison Tagame, Venom Cactus", Color.GREEN, cost=2, power=1500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="毒仙人掌ポイズンタガメ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force and Cost 4 or more on a Square, "
            "put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, cost_at_least=4, having=(Having.WITH_FORCE,)))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-082", "Hyssop Pink, Nap Lover", Color.GREEN, cost=3, power=4500, tribes=(Tribe.LEAFER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="お昼寝大好きヒソップピンク", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Always] While the number of cards in your Resource is at least the number of cards in your "
            "opponent's Resource plus 1, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(
                        Per(1, card(Side.ENEMY, Zone.RESOURCE), plus=1), card(Side.OWN, Zone.RESOURCE)
                    ),
                ],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B09-083", "Gyokushinka, Pure Hook-sickle Spear", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.HOURAI,), icons=(Icon.START_CARD,), japanese="きよらなる鉤鎌槍 玉心花",
        rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 2, remove this card from the game: Reboot up to 4 [Hourai] "
            "cards in your Resource."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 2), Move(THIS, Zone.REMOVED)],
                do=[Reboot(choose(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.HOURAI), up_to=True))],
            ),
        ]),
    Card(
        "B09-084", "Upananda in Training", Color.GREEN, cost=3, power=5000, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="修行中の跋難陀", rarity=Rarity.R),
    Card(
        "B09-085", "Werehippo, Aquatic Beastman", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), japanese="水棲獣人ウェアヒポポ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may Sleep this card. If you did, give 1 Z/X of yours on a "
            "Square +4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Sleep(THIS), then=[Power(4000, choose(1, zx(Side.OWN)))])],
            ),
        ]),
    Card(
        "B09-086", "Aochidori, Stalwart Horned Finger", Color.GREEN, cost=4, power=6500,
        tribes=(Tribe.HOURAI,), japanese="剛毅な角指 青千鳥", rarity=Rarity.C),
    Card(
        "B09-087", "Elephant Beetle, Greatest Giant Bug", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.PLASECT,), japanese="最大巨虫エレファントオオカブト", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay green 2, put 1 card that is Force of this card from your Force zone into your "
            "Trash: If what was chosen first is a card with Cost 6 or more, reveal the top 3 cards of "
            "your deck. Return 1 Z/X among them to its owner's hand. Shuffle the rest back into your "
            "deck."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[Pay(Color.GREEN, 2), _PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, cost_at_least=6),
                        [Look(3, shown=True, do=[Move(choose(1, looked(zx())), Zone.HAND)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-088", "Wereailurus, Panda Girl", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="パンダ娘ウェアルルス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, you may put 1 card that is Force of this card from your Force "
            "zone into your Trash. If you did, if it is a card with Cost 4 or more, give 1 Z/X on a "
            "Square +2000 Power until the end of the turn."
        ),
        abilities=[
            _ALTER_FORCE,
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    May(
                        Move(choose(1, _FORCE_BELOW), Zone.TRASH),
                        then=[
                            IfPicked(
                                1,
                                [Power(2000, choose(1, zx()))],
                                among=card(Side.ANY, Zone.TRASH, cost_at_least=4),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-089", "Azalea Caterpillar, Graceful Azalea", Color.GREEN, cost=5, power=6500,
        tribes=(Tribe.PLASECT,), japanese="婉美躑躅アゼリアキャタピラー", rarity=Rarity.R,
        text=(
            "[Always] While you have 9 or more cards in your Resource, each [Plasect] Z/X of yours on a "
            "Square has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.PLASECT)))],
            ),
        ]),
    Card(
        "B09-090", "Werepowasou, Colorful Birdman", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="多彩鳥人ウェアポワソウ", rarity=Rarity.UC,
        text=(
            "[Always] While you have 6 or more cards in your Resource and 2 or more [Lycanthrope] cards "
            "in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                    AtLeast(2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.LYCANTHROPE)),
                ],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B09-091", "Upananda, Eight Dragon Kings", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="八大龍王 跋難陀", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            'what was chosen first is an "Upananda in Training", put the top card of your deck into your '
            "Resource in Sleep State."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[_PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, named="Upananda in Training"),
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-092", "Paddle, Scenic Journey", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LEAFER,),
        japanese="風光明媚な旅パドル", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay green 2, put 1 card that is Force of this card from your Force zone into your "
            "Trash: If what was chosen first is a [Leafer] card, put 1 [Leafer] Z/X with another name "
            "than this card and Cost 5 or less from your Resource on a Normal Square without a Z/X in "
            "Sleep State."
        ),
        abilities=[
            _ALTER_FORCE,
            Startup(
                cost=[Pay(Color.GREEN, 2), _PUT_OFF_FORCE],
                do=[
                    _if_force_was(
                        card(Side.ANY, Zone.TRASH, tribe=Tribe.LEAFER),
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.RESOURCE, tribe=Tribe.LEAFER, cost_at_most=5,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-093", "Werestoat", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアオコジョ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears from Resource, put the top card of your deck into your "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                origin=Zone.RESOURCE,
                do=[FromDeck(1, Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B09-094", "Touyou, Serene Wooden Sword", Color.GREEN, cost=6, power=9000, tribes=(Tribe.HOURAI,),
        japanese="静穏たる木刀 桃葉", rarity=Rarity.UC,
        text=(
            "[Auto] When your turn ends, you may put 1 card from your Charge into your Resource in Sleep "
            "State. If you did, put 1 card from your opponent's Charge into your opponent's Resource in "
            "Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-095", "Parallel Enjoying the Holiday", Color.GREEN, cost=6, power=9500, tribes=(Tribe.LEAFER,),
        japanese="休みを満喫するパラレル", rarity=Rarity.UC),
    Card(
        "B09-096", "Werejaguar of the Five Chiefs", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.LYCANTHROPE,), japanese="五頭領 天眼忍者ウェアジャガー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears by being played, Reboot up to 5 cards in your Resource. Your "
            "Resource cannot be Rebooted until the end of the turn.\n"
            "[Startup] (your turn) Pay green 3: Put 1 Z/X with Cost 6 or less from your Resource on a "
            "Normal Square without a Z/X. If you did, at the end of the turn, put it into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[Reboot(choose(5, card(Side.OWN, Zone.RESOURCE), up_to=True)), CannotReboot()],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 3)],
                do=[
                    Then(
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=6)), NORMAL, empty=True
                        ),
                        then=[AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)])],
                    ),
                ],
            ),
        ]),
    Card(
        "B09-097", "Shopping with Friends", Color.GREEN, CardType.EVENT, cost=1,
        japanese="仲良しショッピング", rarity=Rarity.C,
        text=(
            "[Event] Sleep 1 [Lycanthrope] Z/X of yours with Cost 6 or more on a Normal Square. If you "
            "did, Reboot up to 6 cards in your Resource. In any case, remove this card from the game. "
            "Your Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Sleep(choose(1, zx(Side.OWN, on=NORMAL, tribe=Tribe.LYCANTHROPE, cost_at_least=6))),
                    then=[Reboot(choose(6, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                ),
                Move(THIS, Zone.REMOVED),
                CannotReboot(),
            ]),
        ]),
    Card(
        "B09-098", "Twinkle Smile", Color.GREEN, CardType.EVENT, cost=2,
        japanese="トゥインクルスマイル☆", rarity=Rarity.UC,
        text=(
            "[Event] Put 1 card from your Trash under 1 green Z/X of yours that has no Force on a Square "
            "as Force. If you did, give 1 Z/X of yours on a Square +3000 Power until the end of the turn."
        ),
        abilities=[_give_force(Color.GREEN, [Power(3000, choose(1, zx(Side.OWN)))])]),
    Card(
        "B09-099", "Pranks Are the Best", Color.GREEN, CardType.EVENT, cost=3, japanese="いたずら大好き♥",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 Z/X of yours on a Square into its owner's Resource in Sleep State. Put 1 enemy "
            "Z/X on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                Move(choose(1, zx(Side.OWN)), Zone.RESOURCE, State.SLEEP),
                Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
            ]),
        ]),
    Card(
        "B09-100", "Green Stream", Color.GREEN, CardType.EVENT, cost=3, japanese="グリーンストリーム",
        rarity=Rarity.C,
        text=(
            "[Event] If you have a Z/X with Force and Cost 4 or more on a Square, put the top 2 cards of "
            "your deck into your Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, cost_at_least=4, having=(Having.WITH_FORCE,)))],
                    [FromDeck(2, Zone.RESOURCE, State.SLEEP)],
                ),
            ]),
        ]),
    # -- special numbers --------------------------------------------------
    Card(
        "B09-101", "A-Z of the Contest", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.BATTLE_DRESS, Tribe.SUMMER), japanese="コンテストの“A-Z”", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have a card with the name of this card in your "
            'Resource, "Feuille of the Contest" in your Resource and "Luxuria of the Contest" in your '
            "Resource, you may draw 1 card. If you did, you may draw 1 card. If you did, you may draw 1 "
            "card.\n"
            "[Always] (Hand) While 5 or more different names are among the [Summer] cards in your "
            "Resource, this card has -5 Cost."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, having=(Having.SAME_NAME,))),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Feuille of the Contest")),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Luxuria of the Contest")),
                        ],
                        [May(Draw(1), then=[May(Draw(1), then=[May(Draw(1))])])],
                    ),
                ],
            ),
            Always(valid_in=Zone.HAND, needs=[_PASSION], do=[GainCost(-5)]),
        ]),
    Card(
        "B09-102", "Luxuria of the Contest", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS, Tribe.SUMMER), japanese="コンテストのルクスリア", rarity=Rarity.ZXR,
        text=(
            '[Auto] When this card appears, if you have "A-Z of the Contest" in your Resource, "Feuille '
            'of the Contest" in your Resource and a card with the name of this card in your Resource, '
            "destroy up to 2 enemy Z/X on a Normal Square.\n"
            "[Startup] (Trash; if 5 or more different names are among the [Summer] cards in your "
            "Resource; your turn) Pay 1 of any color, put 1 Reboot [Summer] Z/X of yours with another "
            "name than this card on a Square into its owner's Trash: Put this card on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="A-Z of the Contest")),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Feuille of the Contest")),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, having=(Having.SAME_NAME,))),
                        ],
                        [Destroy(choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.TRASH,
                needs=[_PASSION, TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.COLORLESS, 1),
                    Move(
                        choose(
                            1,
                            zx(
                                Side.OWN, tribe=Tribe.SUMMER, state=State.REBOOT,
                                having=(Having.OTHER_NAME,),
                            ),
                        ),
                        Zone.TRASH,
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
        ]),
    Card(
        "B09-103", "Feuille of the Contest", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.LYCANTHROPE, Tribe.SUMMER), japanese="コンテストのフィーユ", rarity=Rarity.ZXR,
        text=(
            '[Always] While you have "A-Z of the Contest" in your Resource, a card with the name of this '
            'card in your Resource and "Luxuria of the Contest" in your Resource, each Z/X of yours on a '
            "Square has +4000 Power.\n"
            "[Startup] (if 5 or more different names are among the [Summer] cards in your Resource; once "
            "per turn) For nothing: Put 1 enemy Z/X on a Normal Square into its owner's Resource in Sleep "
            "State. Put up to 1 card from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="A-Z of the Contest")),
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, having=(Having.SAME_NAME,))),
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, named="Luxuria of the Contest")),
                ],
                do=[GainPower(4000, each(zx(Side.OWN)))],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                needs=[_PASSION],
                cost=[],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    # -- players ----------------------------------------------------------
    Card(
        "B09-104", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,), rarity=Rarity.IGR),
    Card(
        "B09-105", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,), rarity=Rarity.IGR),
    Card(
        "B09-106", "Yuzuriha Misaki", Color.WHITE, CardType.PLAYER, japanese="弓弦羽ミサキ",
        player_keys=(PlayerKey.MISAKI,), rarity=Rarity.IGR),
    Card(
        "B09-107", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,), rarity=Rarity.IGR),
    Card(
        "B09-108", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,), rarity=Rarity.IGR),
    Card(
        "B09-109", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,), rarity=Rarity.CVR),
    Card(
        "B09-110", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,), rarity=Rarity.CVR),
    Card(
        "B09-111", "Yuzuriha Misaki", Color.WHITE, CardType.PLAYER, japanese="弓弦羽ミサキ",
        player_keys=(PlayerKey.MISAKI,), rarity=Rarity.CVR),
    Card(
        "B09-112", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,), rarity=Rarity.CVR),
    Card(
        "B09-113", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,), rarity=Rarity.CVR),
    Card(
        "B09-114", "Shishijima Nanao", Color.BLUE, CardType.PLAYER, japanese="獅子島七尾",
        player_keys=(PlayerKey.NANAO,), rarity=Rarity.IGR),
]
