# ruff: noqa: RUF001 - Japanese names stand as printed
"""B10, the tenth booster."""

from zx_env.zx.cards.language import *

_FORCE_BELOW = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))

# fmt: off
CARDS = [
    # -- red ----------------------------------------------------------------
    Card(
        "B10-001", "Wu Zetian, Empress of Valor", Color.RED, cost=2, power=2000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="女中英主 則天武后", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Always] While your opponent has a Z/X with Cost 6 or more on a Square, this card has +3000 "
            "Power."
        ),
        abilities=[Always(needs=[AtLeast(1, zx(Side.ENEMY, cost_at_least=6))], do=[GainPower(3000)])]),
    Card(
        "B10-002", "Lamia, Little Serpent Fiend", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        japanese="小さな蛇妖ラミア", rarity=Rarity.R,
        text="[Auto] When this card appears, deal 2000 damage to 1 Sleep Z/X on a Normal Square.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS, do=[Damage(2000, choose(1, zx(on=NORMAL, state=State.SLEEP)))]
            )
        ]),
    Card(
        "B10-003", "Red Vitriol Arsinoitherium", Color.RED, cost=3, power=5000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION,), japanese="暗色の赤礬アルシノイテリウム", rarity=Rarity.R),
    Card(
        "B10-004", "Sunstone Goat", Color.RED, cost=3, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.START_CARD,), japanese="鋭い日長石サンストーンゴート", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 2, put this card into your Trash: Deal 7000 damage to 1 enemy Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[Damage(7000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B10-005", "Wangtianhou, Son of the Dragon", Color.RED, cost=3, power=4500, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="竜生九子 望天吼", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] Sleep this card: If you have a Z/X with Force on a Square, deal 3000 damage to "
            "each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [Damage(3000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-006", "Yoshihime, Ogre Princess of Ou", Color.RED, cost=4, power=4500, tribes=(Tribe.BRAVER,),
        japanese="奥羽の鬼姫 義姫", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, deal 3000 damage to each enemy Z/X on a Square of the Center "
            "Area."
        ),
        abilities=[
            # diagram assumed
            Automatic(when=Occurrence.APPEARS, do=[Damage(3000, each(zx(Side.ENEMY, on=CENTER)))]),
        ]),
    Card(
        "B10-007", "Totsuka Tsukito, Silent Moon God", Color.RED, cost=4, power=6000,
        tribes=(Tribe.BRAVER,), japanese="寡黙な月の神 戸塚月人", rarity=Rarity.R,
        text=(
            '[Always] While you have a Z/X with "アポロン" or "ハデス" in the name on a Square, this card '
            "has +5000 Power.\n"
            '[Auto] When a Z/X of yours with "アポロン" or "ハデス" in the name appears, you may deal '
            "6000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, name_contains=("アポロン", "ハデス")))],
                do=[GainPower(5000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, name_contains=("アポロン", "ハデス")),
                do=[May(Damage(6000, choose(1, zx(on=NORMAL))))],
            ),
        ]),
    Card(
        "B10-008", "Dolomite Oarfish", Color.RED, cost=4, power=3000, tribes=(Tribe.GIGANTIC,), reach=2,
        japanese="苦灰石レガレクス・ルッセリィ", rarity=Rarity.C,
        text=(
            "Range 2.\n"
            "[Auto] When this card appears, you may deal 3000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(3000, choose(1, zx(on=NORMAL))))])
        ]),
    Card(
        "B10-009", "Padparadscha Dodo", Color.RED, cost=5, power=8000, tribes=(Tribe.GIGANTIC,),
        japanese="褐色の鋼玉パパラチアドードー", rarity=Rarity.C),
    Card(
        "B10-010", "Orichalcum Tyranno, Mighty-armed Blade", Color.RED, cost=5, power=7500,
        tribes=(Tribe.GIGANTIC,), japanese="剛腕斬刃オリハルコンティラノ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay red 1, put 1 card that is Force of this card from your Force zone "
            'into your Trash: If what was chosen first is a card with "オリハルコンティラノ" in the name, '
            "Reboot this card."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.RED, 1), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Reboot(THIS)],
                        among=card(Side.ANY, Zone.TRASH, name_contains="オリハルコンティラノ"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-011", "Lamia, Grown Serpent Fiend", Color.RED, cost=5, power=7500, tribes=(Tribe.MYTHOS,),
        japanese="成長した蛇妖ラミア", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            '[Auto] When this card attacks, if you have a card with "ラミア" in the name that is Force of '
            "this card in your Force zone, you may deal 5000 damage to 1 Sleep Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    name_contains="ラミア",
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            )
                        ],
                        [May(Damage(5000, choose(1, zx(on=NORMAL, state=State.SLEEP))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-012", "Rustin, Armory Institute Head", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="武具研究所所長ルスティン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have a red card that is Force of this card in your Force zone, damage "
            "that each red card of yours wherever it is deals to enemy Z/X is +1000."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(1, card(Side.OWN, Zone.FORCE, color=Color.RED, having=(Having.FORCE_OF_THIS,)))
                ],
                do=[GainDamage(1000, each(card(Side.OWN, EVERYWHERE, color=Color.RED)))],
            ),
        ]),
    Card(
        "B10-013", "Sickle, Great-scythe Smith", Color.RED, cost=6, power=9500, tribes=(Tribe.MEISTER,),
        japanese="大鎌職人シックル", rarity=Rarity.C),
    Card(
        "B10-014", "Uraeus, Capricious Holy Serpent", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="気まぐれな聖蛇ウラエウス", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, deal 7000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Damage(7000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-015", "Cu Chulainn, Demigod Hero", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="半神半人の英雄クー・フーリン", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card or a [Braver] Z/X of yours attacks, if you have a [Braver] card that "
            "is Force of this card in your Force zone, deal 1000 damage to 1 enemy Z/X on a Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.BRAVER),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, tribe=Tribe.BRAVER, having=(Having.FORCE_OF_THIS,)
                                ),
                            )
                        ],
                        [Damage(1000, choose(1, zx(Side.ENEMY)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-016", "Laevateinn of the Six Flashes", Color.RED, cost=7, power=8000, tribes=(Tribe.MEISTER,),
        japanese="創星六華閃レーヴァテイン", rarity=Rarity.SR,
        text=(
            '[Always] Each Z/X of yours on a Square gains "[Auto] When this card attacks, give this card '
            '+3000 Power until the end of the turn."'
        ),
        abilities=[
            Always(
                do=[
                    Gains(Automatic(when=Occurrence.ATTACKS, do=[Power(3000, THIS)]), each(zx(Side.OWN))),
                ],
            ),
        ]),
    Card(
        "B10-017", "Thanks for Today's Work!", Color.RED, CardType.EVENT, cost=1,
        japanese="今日も一日お疲れ様!", rarity=Rarity.UC,
        text=(
            "[Event] Return 1 [Mythos] Z/X of yours on a Square to its owner's hand. If you did, deal "
            "5000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        Move(choose(1, zx(Side.OWN, tribe=Tribe.MYTHOS)), Zone.HAND),
                        then=[Damage(5000, choose(1, zx(on=NORMAL)))],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-018", "Fighting Spirit!", Color.RED, CardType.EVENT, cost=1, japanese="闘争心!",
        rarity=Rarity.UC,
        text="[Event] Give 1 [Meister] Z/X of yours on a Square +3000 Power until the end of the turn.",
        abilities=[EventText(do=[Power(3000, choose(1, zx(Side.OWN, tribe=Tribe.MEISTER)))])]),
    Card(
        "B10-019", "Great Return from Bitchu", Color.RED, CardType.EVENT, cost=1, japanese="備中大返し",
        rarity=Rarity.C,
        text=(
            '[Event] Return 3 "Kuroda Kanbei" of yours on a Square to their owners\' hands. If you did, '
            "deal 30000 damage to 1 Z/X on a Square."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        Move(choose(3, zx(Side.OWN, named="Kuroda Kanbei")), Zone.HAND),
                        then=[Damage(30000, choose(1, zx()))],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-020", "Crystal Strike", Color.RED, CardType.EVENT, cost=2, icons=(Icon.IGNITION,),
        japanese="水晶の一撃", rarity=Rarity.UC,
        text="[Event] Deal 6000 damage to 1 Z/X on a Square of the Center Area.",
        abilities=[
            EventText(do=[Damage(6000, choose(1, zx(on=CENTER)))]),  # diagram assumed
        ]),
    # -- blue ---------------------------------------------------------------
    Card(
        "B10-021", "Krypton, Mobile Bodhi", Color.BLUE, cost=2, power=2000, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="機動大菩提クリプトン", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay blue 2. If you did, return 1 enemy Z/X with Power "
            "8000 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=8000)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-022", "Veibel, Apprentice Player", Color.BLUE, cost=2, power=3000, tribes=(Tribe.MERMAID,),
        japanese="見習い奏者ウェイベル", rarity=Rarity.C,
        text=(
            "[Auto] When your turn ends, you may move 1 other Z/X of yours on a Normal Square to a Square "
            "of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    May(
                        Put(
                            choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_THIS,))),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B10-023", "Conjurer, Juggling Machine", Color.BLUE, cost=3, power=3000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.START_CARD,), japanese="奇術機械カンジュラー",
        rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: If you have 6 or more cards in "
            "your Resource, return 1 Z/X with Cost 4 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [Move(choose(1, zx(on=NORMAL, cost_at_most=4)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-024", "Eisfeld, Grass-flute Player", Color.BLUE, cost=3, power=4500, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="草笛奏者アイスフェルト", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, you may move 1 Z/X "
            "of yours that is not in battle on a Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                                    NORMAL,
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-025", "Actinium, Steel Ninja", Color.BLUE, cost=3, power=5000, tribes=(Tribe.METAL_FORTRESS,),
        icons=(Icon.IGNITION,), japanese="鋼の忍アクチニウム", rarity=Rarity.R),
    Card(
        "B10-026", "Parasite, Parasitic Machine", Color.BLUE, cost=4, power=3500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="寄生機械パラサイト", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, if you have a blue card that is Force of this card in your "
            "Force zone, you may return 1 enemy Z/X with Cost 5 or less on a Normal Square to its owner's "
            "hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(Side.OWN, Zone.FORCE, color=Color.BLUE, having=(Having.FORCE_OF_THIS,)),
                            )
                        ],
                        [May(Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-027", "Terbium, Fresh-fish Squad", Color.BLUE, cost=4, power=6500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="鮮魚戦隊テルビウム", rarity=Rarity.C),
    Card(
        "B10-028", "Reticle, Plasma Partisan", Color.BLUE, cost=4, power=6000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="プラズマパルチザン レチクル", rarity=Rarity.R,
        text="[Auto] When this card appears, you may Sleep this card. If you did, draw 1 card.",
        abilities=[Automatic(when=Occurrence.APPEARS, do=[May(Sleep(THIS), then=[Draw(1)])])]),
    Card(
        "B10-029", "Bollux, Big Magnum", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ビッグマグナム ボルックス", rarity=Rarity.UC,
        text="[Auto] When you draw a card, give this card +2000 Power until the end of the turn.",
        abilities=[Automatic(when=Occurrence.IS_DRAWN, side=Side.OWN, do=[Power(2000, THIS)])]),
    Card(
        "B10-030", "Thorium, Transform Cathedral", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="変形聖堂トリウム", rarity=Rarity.UC,
        text="[Always] While you have 3 or more cards in your hand, this card has Range 2.",
        abilities=[Always(needs=[AtLeast(3, card(Side.OWN, Zone.HAND))], do=[GainRange(2)])]),
    Card(
        "B10-031", "Meridiana, Laser Cannon", Color.BLUE, cost=5, power=7500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="レーザーカノン メリディアナ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may pay blue 1. If you did, return 1 enemy Z/X with Power "
            "5000 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLUE, 1),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=5000)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-032", "Lacaille, Viking Sword", Color.BLUE, cost=6, power=9500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ヴァイキングソード ラカーユ", rarity=Rarity.C),
    Card(
        "B10-033", "Gadolinium, Superscience Fortress", Color.BLUE, cost=6, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="超科学要塞ガドリニウム", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have a [Metal Fortress] card that is Force of this card in your Force "
            "zone, each [Metal Fortress] Z/X of yours with Cost 4 or more on a Square has Range 2."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1,
                        card(
                            Side.OWN, Zone.FORCE, tribe=Tribe.METAL_FORTRESS, having=(Having.FORCE_OF_THIS,)
                        ),
                    )
                ],
                do=[GainRange(2, each(zx(Side.OWN, tribe=Tribe.METAL_FORTRESS, cost_at_least=4)))],
            ),
        ]),
    Card(
        "B10-034", "Veibel, Evening Dancer", Color.BLUE, cost=6, power=9000, tribes=(Tribe.MERMAID,),
        japanese="暮夜の踊り子ウェイベル", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay blue 2, put 1 card that is Force of this card from your Force zone into "
            'your Trash: If what was chosen first is a card with "ウェイベル" in the name, draw 2 cards.'
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.BLUE, 2), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Draw(2)],
                        among=card(Side.ANY, Zone.TRASH, name_contains="ウェイベル"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-035", "Synchrotron, Demon-slaying Crimson Blade", Color.BLUE, cost=7, power=8000,
        tribes=(Tribe.KILLER_MACHINE,), japanese="斬魔真紅剣シンクロトロン", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have 3 or more cards in your hand, draw 1 card.\n"
            "[Always] (Player Nanao) While you have 4 or more cards in your hand, this card has +3000 "
            "Power.\n"
            "[Startup] Sleep this card: If you have 5 or more cards in your hand, return 1 enemy Z/X with "
            "Cost 3 or less on a Normal Square to its owner's deck and shuffle it. Return 1 enemy Z/X on "
            "a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[If([AtLeast(3, card(Side.OWN, Zone.HAND))], [Draw(1)])]),
            Always(
                needs=[PlayerNamed(PlayerKey.NANAO), AtLeast(4, card(Side.OWN, Zone.HAND))],
                do=[GainPower(3000)],
            ),
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.HAND))],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)),
                                Zone.DECK,
                                shuffled=True,
                            ),
                            Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-036", "Twin Meteor Rigel", Color.BLUE, cost=7, power=10500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ツインミーティア リゲル", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay blue 2, put 1 card that is Force of this card from your Force zone into "
            'your Trash: If what was chosen first is a card with "リゲル" in the name, return any number '
            "of enemy Z/X on a Normal Square to their owners' hands."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.BLUE, 2), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Move(choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
                        among=card(Side.ANY, Zone.TRASH, name_contains="リゲル"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-037", "Sure-kill Mobile Sword!", Color.BLUE, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="必殺モービルソード！", rarity=Rarity.R,
        text=(
            "[Event] Draw 1 card. Return 1 card from your hand to your deck and shuffle it. Return 1 "
            "enemy Sleep Z/X with Cost 3 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            EventText(
                do=[
                    Draw(1),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3, state=State.SLEEP)), Zone.HAND),
                ]
            ),
        ]),
    Card(
        "B10-038", "Scream Fork", Color.BLUE, CardType.EVENT, cost=2, japanese="スクリームフォーク",
        rarity=Rarity.UC,
        text=(
            "[Event] If you have 3 or more black cards in your Resource, destroy 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-039", "Twilight of Justice", Color.BLUE, CardType.EVENT, cost=2, japanese="正義の黄昏",
        rarity=Rarity.UC,
        text=(
            "[Event] Put each enemy Z/X with Cost 7 on a Normal Square on the bottom of their owners' "
            "deck in any order."
        ),
        abilities=[
            EventText(
                do=[
                    Move(
                        each(zx(Side.ENEMY, on=NORMAL, cost_at_least=7, cost_at_most=7)),
                        Zone.DECK,
                        bottom=True,
                        ordered=True,
                    ),
                ]
            ),
        ]),
    Card(
        "B10-040", "Developer of the Card Device", Color.BLUE, CardType.EVENT, cost=6,
        japanese="カードデバイスの開発者", rarity=Rarity.C,
        text=(
            '[Event] You may show 1 "Polaris, Administrator" in your hand. If you did, draw 7 cards. '
            "Return 4 cards from your hand to your deck and shuffle it."
        ),
        abilities=[
            EventText(
                do=[
                    May(
                        Show(choose(1, card(Side.OWN, Zone.HAND, named="Polaris, Administrator"))),
                        then=[Draw(7), Move(choose(4, card(Side.OWN, Zone.HAND)), Zone.DECK, shuffled=True)],
                    ),
                ]
            ),
        ]),
    # -- white --------------------------------------------------------------
    Card(
        "B10-041", "Passu Sar, Evil Bane", Color.WHITE, cost=2, power=1500, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="イヴィルベイン パスサール", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Always] While this card is a Z/X on a Square of the Center Area, this card has +4000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[GainPower(4000)],
            ),
        ]),
    Card(
        "B10-042", "Aura Heket, Little Holy Cub", Color.WHITE, cost=2, power=3000,
        tribes=(Tribe.HOLY_BEAST,), japanese="小さな幼聖獣オーラヘケト", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay white 2. If you did, give 1 enemy Z/X on a Normal "
            "Square -6000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.WHITE, 2), then=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B10-043", "Ojos Azules, Archaeologist", Color.WHITE, cost=3, power=5000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="考古学者オホサスレス", rarity=Rarity.R),
    Card(
        "B10-044", "Defi of Challenge", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="挑戦のデフィー", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, return up to 3 "
            "cards from your Trash to your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [Move(choose(3, card(Side.OWN, Zone.TRASH), up_to=True), Zone.DECK, shuffled=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-045", "Ragamuffin, Street Band", Color.WHITE, cost=3, power=3000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.START_CARD,), japanese="チンドン屋ラガマフィン", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Give 1 enemy Z/X on a Normal "
            "Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B10-046", "Infini of the Infinite", Color.WHITE, cost=4, power=6500, tribes=(Tribe.ANGEL,),
        japanese="無限のアンフェニ", rarity=Rarity.C),
    Card(
        "B10-047", "Noshaq, Law Bringer", Color.WHITE, cost=4, power=5500, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー ノシャック", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have a [Guardian] card that is Force of this card in your Force zone, "
            "each [Guardian] Z/X of yours on a Square cannot be chosen by abilities."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.GUARDIAN, having=(Having.FORCE_OF_THIS,))
                    )
                ],
                do=[Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, tribe=Tribe.GUARDIAN)))],
            ),
        ]),
    Card(
        "B10-048", "Benedy of Blessing", Color.WHITE, cost=5, power=7500, tribes=(Tribe.ANGEL,),
        japanese="祝福のベネディー", rarity=Rarity.R,
        text=(
            "[Auto] When this card is destroyed, you may return 1 card with another name than this card "
            "and Cost 5 or less from your Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(
                            choose(
                                1, card(Side.OWN, Zone.CHARGE, cost_at_most=5, having=(Having.OTHER_NAME,))
                            ),
                            Zone.HAND,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B10-049", "Makalu, Law Bringer", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー マカルー", rarity=Rarity.UC,
        text=(
            "[Always] While your opponent has 2 or more Z/X on a Square and this card is a Z/X on a "
            "Square of the Center Area, this card has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(2, zx(Side.ENEMY)),
                    AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,))),  # diagram assumed
                ],
                do=[GainPower(2000)],
            ),
        ]),
    Card(
        "B10-050", "Muztagh, Law Bringer", Color.WHITE, cost=5, power=8000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー ムスターグ", rarity=Rarity.C),
    Card(
        "B10-051", "Aura Heket, Rain-calling Holy Beast", Color.WHITE, cost=6, power=8500,
        tribes=(Tribe.HOLY_BEAST,), japanese="雨を呼ぶ聖獣オーラヘケト", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay white 1, put 1 card that is Force of this card from your Force zone into "
            'your Trash: If what was chosen first is a card with "オーラヘケト" in the name, 1 Z/X that '
            "is in battle on a Normal Square cannot deal damage until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.WHITE, 1), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [
                            Grant(
                                choose(1, zx(on=NORMAL, having=(Having.IN_BATTLE,))), Cannot(Bar.DEAL_DAMAGE)
                            )
                        ],
                        among=card(Side.ANY, Zone.TRASH, name_contains="オーラヘケト"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-052", "Lamosh, Evil Bane", Color.WHITE, cost=6, power=9000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ラモーシュ", rarity=Rarity.C,
        text="[Always] While this card is a Z/X on a Square of the Center Area, this card has +1000 Power.",
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B10-053", "Fierte of Sincere Prayer", Color.WHITE, cost=6, power=9000, tribes=(Tribe.ANGEL,),
        japanese="真誠な祈り フィエリテ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay white 2, put 1 card that is Force of this card from your Force zone into "
            'your Trash: If what was chosen first is a card with "フィエリテ" in the name, give each '
            "enemy Z/X on a Square -5000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.WHITE, 2), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Power(-5000, each(zx(Side.ENEMY)))],
                        among=card(Side.ANY, Zone.TRASH, name_contains="フィエリテ"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-054", "Ecri of Letters", Color.WHITE, cost=6, power=8500, tribes=(Tribe.ANGEL,),
        japanese="文字のエクリ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have a [Angel] card with Cost 5 or more in your "
            "Charge, you may return 1 white Event with Cost 1 from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.ANGEL, cost_at_least=5))],
                        [
                            May(
                                Move(
                                    choose(
                                        1,
                                        card(
                                            Side.OWN,
                                            Zone.TRASH,
                                            kind=CardType.EVENT,
                                            color=Color.WHITE,
                                            cost_at_least=1,
                                            cost_at_most=1,
                                        ),
                                    ),
                                    Zone.HAND,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-055", "LaPerm, Guest of the Curl Family", Color.WHITE, cost=7, power=10000,
        tribes=(Tribe.CAIT_SITH,), japanese="カールファミリーの客分ラパーマ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card attacks, if you have a white card that is Force of this card in your "
            "Force zone, you may give 1 Z/X on a Normal Square -3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, color=Color.WHITE, having=(Having.FORCE_OF_THIS,)
                                ),
                            )
                        ],
                        [May(Power(-3000, choose(1, zx(on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-056", "Ouroboros, Eternal Cycle", Color.WHITE, cost=7, power=10500, tribes=(Tribe.HOLY_BEAST,),
        japanese="悠久の輪廻ウロボロス", rarity=Rarity.SR,
        text=(
            "[Auto] (your turn) When this card appears in the Main Phase, return up to 3 Z/X with Cost 4 "
            "or less from your Trash to the top of your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                phase=Phase.MAIN,
                needs=[TurnOf(Side.OWN)],
                do=[Move(choose(3, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4), up_to=True), Zone.DECK)],
            ),
        ]),
    Card(
        "B10-057", "Divine Breeze", Color.WHITE, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="ディバインブリーズ", rarity=Rarity.R,
        text=(
            "[Event] Give 1 Z/X on a Square of the Center Area -4000 Power until the end of the turn. "
            'If you have a Z/X with "ミカエル" in the name on a Square, you may draw 1 card. Give 1 Z/X '
            "on a Square -1000 Power until the end of the turn."
        ),
        abilities=[
            EventText(
                do=[
                    Power(-4000, choose(1, zx(on=CENTER))),  # diagram assumed
                    If(
                        [AtLeast(1, zx(Side.OWN, name_contains="ミカエル"))],
                        [May(Draw(1)), Power(-1000, choose(1, zx()))],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-058", "Twin Prism Harmony", Color.WHITE, CardType.EVENT, cost=2,
        japanese="ツインプリズムハーモニー", rarity=Rarity.C,
        text=(
            '[Event] If you have 2 or more "Ambriel, Apostle of Gemini" on a Square, deal 1 damage to '
            "your opponent."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(2, zx(Side.OWN, named="Ambriel, Apostle of Gemini"))],
                        [DamagePlayer(Side.ENEMY, 1)],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-059", "Heat Storm Feather", Color.WHITE, CardType.EVENT, cost=2,
        japanese="ヒートストームフェザー", rarity=Rarity.C,
        text=(
            "[Event] If you have a [Holy Beast] Z/X that is in battle on a Square, give 1 enemy Z/X that "
            "is in battle on a Normal Square -7000 Power until the end of the turn."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, tribe=Tribe.HOLY_BEAST, having=(Having.IN_BATTLE,)))],
                        [Power(-7000, choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.IN_BATTLE,))))],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-060", "Awaken Now", Color.WHITE, CardType.EVENT, cost=2, japanese="めざめよー。",
        rarity=Rarity.R,
        text=(
            "[Event] If your Player is Nino, it is your turn and you have 7 or more cards in your "
            "Resource or you have 6 or more white cards in your Resource, put 1 card from your hand into "
            "your Trash. If you did, put 1 Z/X with Cost 7 or less from your Charge on a Square next to "
            "your Player Square without a Z/X."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [
                            PlayerNamed(PlayerKey.NINO),
                            TurnOf(Side.OWN),
                            AnyOf(
                                [
                                    AtLeast(7, card(Side.OWN, Zone.RESOURCE)),
                                    AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE)),
                                ]
                            ),
                        ],
                        [
                            Then(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=7)),
                                        BESIDE_OWN_PLAYER,  # diagram assumed
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ]
            ),
        ]),
    # -- black --------------------------------------------------------------
    Card(
        "B10-061", "Shackle, Hounding Fetters", Color.BLACK, cost=2, power=2000, tribes=(Tribe.TORTURERS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="追い回す枷シャークル", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Always] While your opponent has 2 or fewer cards in their hand, this card has +3000 Power."
        ),
        abilities=[Always(needs=[AtMost(2, card(Side.ENEMY, Zone.HAND))], do=[GainPower(3000)])]),
    Card(
        "B10-062", "Berserk Bike Biding Its Time", Color.BLACK, cost=2, power=2000,
        tribes=(Tribe.TORTURERS,), japanese="時を待つバーサークバイク", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may destroy 1 enemy Sleep Z/X with Power 5000 or less on "
            "a Square of the Center Area."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(
                            choose(
                                1,
                                zx(
                                    Side.ENEMY, on=CENTER, state=State.SLEEP, power_at_most=5000
                                ),  # diagram assumed
                            ),
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B10-063", "Treat, Mischievous Ghost", Color.BLACK, cost=3, power=4500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="いたずらおばけのとりーと", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card attacks, if you have a Z/X with Force on a Square, you may put the top "
            "card of your deck into your Charge."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [May(FromDeck(1, Zone.CHARGE))],
                    )
                ],
            ),
        ]),
    Card(
        "B10-064", "Brechen, Corrupting Horned Beast", Color.BLACK, cost=3, power=5000,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION,), japanese="壊乱角獣ブレッヒン", rarity=Rarity.R),
    Card(
        "B10-065", "Spiess, Strike from the Dark", Color.BLACK, cost=3, power=3000,
        tribes=(Tribe.PREDATOR,), icons=(Icon.START_CARD,), japanese="闇からの一撃シュピーズ",
        rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay black 1, put this card into your Trash: Destroy 1 enemy Z/X with Cost "
            "3 or less on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLACK, 1), Move(THIS, Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
            ),
        ]),
    Card(
        "B10-066", "Consulura, Diabolos of Forgery", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.DIABOLOS,), japanese="贋作魔人コンスルーラ", rarity=Rarity.UC,
        text=(
            "[Startup] Pay black 1, Sleep this card: Destroy 1 Z/X with Power 5000 or less on a Square of "
            "the Center Area."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.BLACK, 1), Sleep(THIS)],
                do=[Destroy(choose(1, zx(on=CENTER, power_at_most=5000)))],  # diagram assumed
            ),
        ]),
    Card(
        "B10-067", "Chagrin, Armor of Regret", Color.BLACK, cost=4, power=6500, tribes=(Tribe.NOSFERATU,),
        japanese="無念の鎧チャグリン", rarity=Rarity.C),
    Card(
        "B10-068", "Rude, Boorish Diabolos", Color.BLACK, cost=5, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="粗野な魔人ルード", rarity=Rarity.C),
    Card(
        "B10-069", "Gemitus, Diabolos of Sighs", Color.BLACK, cost=5, power=6000, tribes=(Tribe.DIABOLOS,),
        japanese="ため息の魔人ゲミトゥス", rarity=Rarity.C,
        text="[Auto] When this card appears, you may destroy 1 Z/X with Cost 3 on a Normal Square.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_least=3, cost_at_most=3))))],
            )
        ]),
    Card(
        "B10-070", "Corpture, Fallen Pursuer", Color.BLACK, cost=5, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="堕落の追究者コルプチャー", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, if you have 13 or more cards in your Trash, you may destroy 1 "
            "Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(13, card(Side.OWN, Zone.TRASH))],
                        [May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=5))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-071", "Igsley, Diabolos of Grudges", Color.BLACK, cost=6, power=8000, tribes=(Tribe.DIABOLOS,),
        japanese="怨念の魔人イグスレー", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, you may put 1 card from your Charge into your Trash. If "
            "you did, destroy 1 Z/X with Cost 5 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=5)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-072", "Comelis, Diabolos of Slaughter", Color.BLACK, cost=6, power=8000,
        tribes=(Tribe.DIABOLOS,), japanese="殺戮の魔人コーメリス", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card or a [Diabolos] Z/X of yours attacks, if you have a [Diabolos] card "
            "that is Force of this card in your Force zone, you may destroy 1 Z/X with Cost 3 or less on "
            "a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                of=zx(Side.OWN, tribe=Tribe.DIABOLOS),
                or_this=True,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    tribe=Tribe.DIABOLOS,
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            )
                        ],
                        [May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-073", "Albatross, Elegant Golfer", Color.BLACK, cost=6, power=5500, tribes=(Tribe.NOSFERATU,),
        japanese="流麗なゴルファー アルバトロス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Auto] When this card deals battle damage by attacking to an enemy Z/X with Cost 7 or less, "
            "if you have a black card that is Force of this card in your Force zone, destroy that Z/X."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY, cost_at_most=7),
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, color=Color.BLACK, having=(Having.FORCE_OF_THIS,)
                                ),
                            )
                        ],
                        [Destroy(That(zx()))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-074", "Berserk Bike, Fully Awakened", Color.BLACK, cost=7, power=9500,
        tribes=(Tribe.TORTURERS,), japanese="完全覚醒バーサークバイク", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            '[Auto] When this card attacks, if you have a card with "バーサークバイク" in the name that '
            "is Force of this card in your Force zone, you may destroy 1 Sleep Z/X with Cost 6 or "
            "less on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN,
                                    Zone.FORCE,
                                    name_contains="バーサークバイク",
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            )
                        ],
                        [May(Destroy(choose(1, zx(on=NORMAL, state=State.SLEEP, cost_at_most=6))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-075", "Trick Shot, Legendary Hustler", Color.BLACK, cost=7, power=8500,
        tribes=(Tribe.NOSFERATU,), japanese="伝説のハスラー トリックショット", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have 9 or more cards in your Trash, return 2 Z/X from "
            "your Trash at random to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.TRASH))],
                        [Move(choose(2, zx(Side.OWN, zone=Zone.TRASH), random=True), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-076", "Sieger, Black Thunder of Fury", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.PREDATOR,), japanese="憤激の黒雷ズィーガー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay black 1, put 1 card that is Force of this card from your Force zone into "
            'your Trash: If what was chosen first is a card with "ズィーガー" in the name, destroy 1 Z/X '
            "on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.BLACK, 1), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Destroy(choose(1, zx(on=NORMAL)))],
                        among=card(Side.ANY, Zone.TRASH, name_contains="ズィーガー"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-077", "Moment of Execution", Color.BLACK, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="執行の瞬間", rarity=Rarity.C,
        text="[Event] Destroy 1 Sleep Z/X with Cost 3 or less on a Normal Square.",
        abilities=[
            EventText(do=[Destroy(choose(1, zx(on=NORMAL, state=State.SLEEP, cost_at_most=3)))])
        ]),
    Card(
        "B10-078", "Schemes of the Seven Sins", Color.BLACK, CardType.EVENT, cost=3,
        japanese="七大罪の思惑", rarity=Rarity.UC,
        text=(
            '[Event] Put 1 card from your Trash under 1 "Gula of the Seven Sins" of yours on a Square as '
            "Force. If you did, destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        AsForce(
                            choose(1, card(Side.OWN, Zone.TRASH)),
                            under=choose(1, zx(Side.OWN, named="Gula of the Seven Sins")),
                        ),
                        then=[Destroy(choose(1, zx(on=NORMAL)))],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-079", "Smile of the Banshee", Color.BLACK, CardType.EVENT, cost=3, japanese="バンシーの笑顔",
        rarity=Rarity.UC,
        text="[Event] Return up to 2 Z/X with Cost 4 or less from your Trash to your hand.",
        abilities=[
            EventText(
                do=[
                    Move(choose(2, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=4), up_to=True), Zone.HAND),
                ]
            ),
        ]),
    Card(
        "B10-080", "Trigger of War", Color.BLACK, CardType.EVENT, cost=5, japanese="トリガーオブウォー",
        rarity=Rarity.R,
        text=(
            "[Event] If your Player is Barahara, put 2 cards from your Charge into your Trash. If you "
            "did, destroy each Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [PlayerNamed(PlayerKey.BARAHARA)],
                        [
                            Then(
                                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[Destroy(each(zx(on=NORMAL)))],
                            ),
                        ],
                    ),
                ]
            ),
        ]),
    # -- green --------------------------------------------------------------
    Card(
        "B10-081", "Dandelion, Little Sprout", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LEAFER,),
        japanese="小さな芽吹きダンデライオン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay 1 of any color. If you did, give 1 Z/X on a "
            "Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.COLORLESS, 1), then=[Power(2000, choose(1, zx()))])],
            )
        ]),
    Card(
        "B10-082", "Werewoodpecker, Birdman", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="鳥人ウェアウッドペッカー", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may give 1 Z/X with Cost 3 or more on a Square +1000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Power(1000, choose(1, zx(cost_at_least=3))))])
        ]),
    Card(
        "B10-083", "Firefly, Golden-lotus Light", Color.GREEN, cost=3, power=3000, tribes=(Tribe.PLASECT,),
        icons=(Icon.START_CARD,), japanese="金蓮光虫ファイアフライ", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay green 1, remove this card from the game: If you have 6 or more cards "
            "in your Resource, put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1), Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                        [FromDeck(1, Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-084", "Fujibakama, Boundless Clockwork", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.HOURAI,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="縦横無尽のカラクリ藤袴", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Startup] Sleep this card: If you have a Z/X with Force on a Square, if it is your "
            "opponent's turn, Reboot up to 2 cards in your Resource. Otherwise, Reboot up to 1 card in "
            "your Resource. In any case, your Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [
                            If(
                                [TurnOf(Side.ENEMY)],
                                [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                                otherwise=[Reboot(choose(1, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                            ),
                        ],
                    ),
                    CannotReboot(),
                ],
            ),
        ]),
    Card(
        "B10-085", "Wereweasel", Color.GREEN, cost=3, power=5000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION,), japanese="獣人ウェアウィーゼル", rarity=Rarity.R),
    Card(
        "B10-086", "Katydid, Bonfire Chirper", Color.GREEN, cost=4, power=6000, tribes=(Tribe.PLASECT,),
        japanese="篝火鳴虫ケイティード", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have 9 or more cards in your Resource and a green card that is Force of "
            "this card in your Force zone, this card has +2000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(9, card(Side.OWN, Zone.RESOURCE)),
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, color=Color.GREEN, having=(Having.FORCE_OF_THIS,))
                    ),
                ],
                do=[GainPower(2000)],
            ),
        ]),
    Card(
        "B10-087", "Nadeshiko, Twin Kodachi", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="舞闘の双小太刀 撫子", rarity=Rarity.UC,
        text=(
            "[Auto] When this card attacks, if you have a Z/X with Force and Cost 4 or more on a Square, "
            "Reboot up to 2 cards in your Resource. Your Resource cannot be Rebooted until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, cost_at_least=4, having=(Having.WITH_FORCE,)))],
                        [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True)), CannotReboot()],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-088", "Yamahagi, Wise Sword Cane", Color.GREEN, cost=5, power=8000, tribes=(Tribe.HOURAI,),
        japanese="英明なる仕込み杖 山萩", rarity=Rarity.C),
    Card(
        "B10-089", "Takanohasusuki, Wind-swept Pinwheel", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.HOURAI,), japanese="風戦ぐ風車 鷹の羽薄", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Always] While you have a [Hourai] card that is Force of this card in your Force zone, each "
            "other [Hourai] Z/X of yours on a Square has +1000 Power."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.HOURAI, having=(Having.FORCE_OF_THIS,))
                    )
                ],
                do=[GainPower(1000, each(zx(Side.OWN, tribe=Tribe.HOURAI, having=(Having.NOT_THIS,))))],
            ),
        ]),
    Card(
        "B10-090", "Wereporcupine", Color.GREEN, cost=5, power=7000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアポーキパンヌ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, give 1 Z/X on a Square +1000 Power for each [Lycanthrope] Z/X "
            "of yours on a Square until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Power(Per(1000, zx(Side.OWN, tribe=Tribe.LYCANTHROPE)), choose(1, zx()))],
            ),
        ]),
    Card(
        "B10-091", "Werecaracal", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアカラカル", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, give 1 Z/X on a Square +4000 Power "
            "until the end of the turn."
        ),
        abilities=[Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[Power(4000, choose(1, zx()))])]),
    Card(
        "B10-092", "Giraffe Stag, Fuchsia Giant", Color.GREEN, cost=6, power=9500, tribes=(Tribe.PLASECT,),
        japanese="吊花巨虫ギラファノコギリ", rarity=Rarity.C),
    Card(
        "B10-093", "Dandelion, Smile in Full Bloom", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.LEAFER,), japanese="満開の笑顔ダンデライオン", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            '[Auto] When another Z/X of yours is destroyed, if you have a card with "ダンデライオン" in the '
            "name that is Force of this card in your Force zone, you may put the top card of your "
            "deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, name_contains="ダンデライオン",
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-094", "Mastiha, Selfish Queen", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LEAFER,),
        japanese="わがまま女王マスティハ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may pay green 1. If you did, put "
            "the top card of your deck into your Resource in Sleep State. Return 1 card from your "
            "Resource to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Pay(Color.GREEN, 1),
                        then=[
                            FromDeck(1, Zone.RESOURCE, State.SLEEP),
                            Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-095", "Akikaramatsu, Godspeed Draw", Color.GREEN, cost=7, power=10000,
        tribes=(Tribe.HOURAI,), japanese="神速の抜刀術 秋唐松", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may pay green 1. If you did, put 1 Z/X with Cost 6 or "
            "more on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 1),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-096", "Feuille, Archer of the Green Bow", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.LYCANTHROPE,), japanese="翠弓の射手フィーユ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as Force.\n"
            "[Startup] Pay green 1, put 1 card that is Force of this card from your Force zone into "
            'your Trash: If what was chosen first is a card with "フィーユ" in the name, give up to 2 Z/X '
            "on a Square +3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Pay(Color.GREEN, 1), Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Power(3000, choose(2, zx(), up_to=True))],
                        among=card(Side.ANY, Zone.TRASH, name_contains="フィーユ"),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B10-097", "Sage's Cooking", Color.GREEN, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="セージさんのお料理", rarity=Rarity.R,
        text=(
            "[Event] Give 1 Z/X of yours on a Square +2000 Power until the end of the turn. If this "
            "card is played by no ability and it is the Ignition Phase, put the top card of your deck "
            "into your Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                Power(2000, choose(1, zx(Side.OWN))),
                If([PlayedRegularly(), InPhase(Phase.IGNITION)], [FromDeck(1, Zone.RESOURCE, State.SLEEP)]),
            ]),
        ]),
    Card(
        "B10-098", "The Day That Never Returns", Color.GREEN, CardType.EVENT, cost=1,
        japanese="戻らないあの日", rarity=Rarity.C,
        text=(
            "[Event] If you have 7 or more Z/X with Cost 7 or more in your Resource, put up to 2 Z/X with "
            "Cost 7 or more from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [AtLeast(7, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_least=7))],
                        [
                            Move(
                                choose(2, zx(Side.OWN, zone=Zone.TRASH, cost_at_least=7), up_to=True),
                                Zone.RESOURCE,
                                State.SLEEP,
                            ),
                        ],
                    ),
                ]
            ),
        ]),
    Card(
        "B10-099", "The Forest in Flames", Color.GREEN, CardType.EVENT, cost=2,
        japanese="兵火燃ゆる灼熱の森", rarity=Rarity.UC,
        text=(
            "[Event] Deal 2000 damage for each different color of cards in your Resource divided as "
            "you like among any number of Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                Divide(
                    Per(2000, card(Side.OWN, Zone.RESOURCE), colors=True), choose(ANY_NUMBER, zx(on=NORMAL))
                ),
            ]),
        ]),
    Card(
        "B10-100", "Autumn-leaf Viewing", Color.GREEN, CardType.EVENT, cost=3, japanese="紅葉狩り",
        rarity=Rarity.R,
        text=(
            "[Event] (if you have 6 or more cards in your Resource) Put the top 2 cards of your deck into "
            "your Resource in Sleep State. Return 2 cards from your Resource to your hand."
        ),
        abilities=[
            EventText(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                ],
            ),
        ]),
    # -- special numbers ----------------------------------------------------
    Card(
        "B10-101", "Jeanne d'Arc, Light of Hope", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="希望の光ジャンヌダルク", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your "
            "Trash under this card as Force.\n"
            "[Startup] Put 3 cards that are Force of this card from your Force zone into your "
            "Trash: Deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))],
            ),
            Startup(
                cost=[
                    Move(choose(3, card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))), Zone.TRASH),
                ],
                do=[DamagePlayer(Side.ENEMY, 1)],
            ),
        ]),
    Card(
        "B10-102", "Metatron, Angel of the End", Color.WHITE, cost=8, power=11000, tribes=(Tribe.ANGEL,),
        japanese="終末天使メタトロン", rarity=Rarity.ZXR,
        text=(
            '[Auto] When this card appears, you may remove 3 Z/X with "十二使徒" in the name in your '
            "Charge from the game. If you did, remove each enemy Z/X on a Normal Square from the "
            "game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(3, zx(Side.OWN, zone=Zone.CHARGE, name_contains="十二使徒")), Zone.REMOVED
                        ),
                        then=[Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-103", "Asmodeus, Calamity of Severance", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.DIABOLOS,), japanese="絶縁の災禍アスモデウス", rarity=Rarity.ZXR,
        text=(
            "[Auto] (once per turn by name) When this card attacks, if you have 3 or more Z/X with "
            "Force on a Square, you may put 1 Z/X with another name than this card and Cost 7 or less "
            "from your Trash on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                limit=Limit.NAME_LOCK,
                do=[
                    If(
                        [AtLeast(3, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN, zone=Zone.TRASH, cost_at_most=7,
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- players ------------------------------------------------------------
    Card(
        "B10-104", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅", rarity=Rarity.IGR,
        player_keys=(PlayerKey.SERA,)),
    Card(
        "B10-105", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,), rarity=Rarity.IGR),
    Card(
        "B10-106", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,), rarity=Rarity.IGR),
    Card(
        "B10-107", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,), rarity=Rarity.IGR),
    Card(
        "B10-108", "Kenbuchi Souma", Color.GREEN, CardType.PLAYER, japanese="剣淵相馬", rarity=Rarity.IGR,
        player_keys=(PlayerKey.SOUMA,)),
    Card(
        "B10-109", "Shishijima Nanao", Color.BLUE, CardType.PLAYER, japanese="獅子島七尾", rarity=Rarity.CVR,
        player_keys=(PlayerKey.NANAO,)),
    Card(
        "B10-110", "Raichou Sugure", Color.BLUE, CardType.PLAYER, japanese="雷鳥超", rarity=Rarity.CVR,
        player_keys=(PlayerKey.SUGURE,)),
    # -- another special number ---------------------------------------------
    Card(
        "B10-111", "Yamata no Orochi, Chaos Serpent", Color.RED, cost=6, power=8500, tribes=(Tribe.MYTHOS,),
        japanese="混沌の大蛇ヤマタノオロチ", rarity=Rarity.UR,
        text="[Always] While you have 9 or fewer cards in your Resource, this card has +2000 Power.",
        abilities=[Always(needs=[AtMost(9, card(Side.OWN, Zone.RESOURCE))], do=[GainPower(2000)])]),
]
