# ruff: noqa: RUF001 - Japanese names stand as printed
"""B08, the eighth booster."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red --------------------------------------------------------------
    Card(
        "B08-001", "Pixie, Mischievous Fairy", Color.RED, cost=2, power=3000, tribes=(Tribe.MYTHOS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="悪戯好きの妖精ピクシー", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may pay red 1. If you did, deal 3000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Pay(Color.RED, 1), then=[Damage(3000, choose(1, zx(on=NORMAL)))])],
            ),
        ]),
    Card(
        "B08-002", "Aramis, Flawless Musketeer", Color.RED, cost=2, power=1500, tribes=(Tribe.BRAVER,),
        japanese="天衣無縫の三銃士アラミス", rarity=Rarity.UC,
        text=(
            '[Auto] When this card appears, if you have another Z/X with "銃士" in the name on a Square, '
            "deal 6000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, name_contains="銃士", having=(Having.NOT_THIS,)))],
                        [Damage(6000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-003", "Morrigan, Goddess of War", Color.RED, cost=3, power=5000, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION,), japanese="戦いの女神モリガン", rarity=Rarity.R),
    Card(
        "B08-004", "Bronze Lobster", Color.RED, cost=3, power=4000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="黙する青銅ブロンズロブスター", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, deal 1000 damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Damage(1000, each(zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B08-005", "Grenade, Shell Workshop", Color.RED, cost=3, power=4500, tribes=(Tribe.MEISTER,),
        icons=(Icon.START_CARD,), japanese="榴弾工房グレネード", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay red 1, put this card into your Trash: Destroy 1 Z/X of yours on a "
            "Square. If you did, deal 7000 damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 1), Move(THIS, Zone.TRASH)],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.OWN))),
                        then=[Damage(7000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-006", "Steam Hands, Steam Mechanic", Color.RED, cost=4, power=6500, tribes=(Tribe.MEISTER,),
        japanese="蒸気機手スチームハンズ", rarity=Rarity.C),
    Card(
        "B08-007", "Aspidochelone, Phantom Isle", Color.RED, cost=4, power=6000, tribes=(Tribe.MYTHOS,),
        japanese="幻の浮島アスピドケロン", rarity=Rarity.R,
        text=(
            "[Always] While you have 2 or more green cards in your Resource, when this card is destroyed, "
            "it goes to your Resource in Sleep State instead of your Charge."
        ),
        abilities=[
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                do=[LeaveTo(Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B08-008", "Zero, Air-combat Workshop", Color.RED, cost=5, power=7000, tribes=(Tribe.MEISTER,),
        japanese="空戦工房 零", rarity=Rarity.R,
        text="[Always] While you have 2 or more blue cards in your Resource, this card has Range 2.",
        abilities=[
            Always(
                needs=[AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))],
                do=[GainRange(2)],
            ),
        ]),
    Card(
        "B08-009", "Magma Ankylo", Color.RED, cost=5, power=6500, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.EVOL_SEED,), japanese="灼熱の岩漿マグマアンキロ", rarity=Rarity.C,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, deal 3000 damage to each "
            "enemy Z/X on a Normal Square."
        ),
        abilities=[EvolSeed(do=[Damage(3000, each(zx(Side.ENEMY, on=NORMAL)))])]),
    Card(
        "B08-010", "Blood Raven", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="裂の血玉石ブラッドレイヴン", rarity=Rarity.C,
        text="[Auto] When this card is dealt damage, deal 2000 damage to 1 Z/X on a Square.",
        abilities=[Automatic(when=Occurrence.IS_DAMAGED, do=[Damage(2000, choose(1, zx()))])]),
    Card(
        "B08-011", "Arthur of the Nine Heroes", Color.RED, cost=6, power=8000, tribes=(Tribe.BRAVER,),
        japanese="九大英雄アーサー", rarity=Rarity.SR,
        text=(
            "[Always] While your opponent has a Z/X with Cost 6 or more on a Square, this card has +3000 "
            "Power."
        ),
        abilities=[
            Always(needs=[AtLeast(1, zx(Side.ENEMY, cost_at_least=6))], do=[GainPower(3000)]),
        ]),
    Card(
        "B08-012", "Musashibo Benkei, Champion of Kyoto", Color.RED, cost=6, power=9500,
        tribes=(Tribe.BRAVER,), japanese="京の豪傑 武蔵坊弁慶", rarity=Rarity.UC),
    Card(
        "B08-013", "Nostradamus, Astrologer", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        japanese="占星術師ノストラダムス", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may remove 3 cards with Evol Seed icon in your Trash from "
            "the game. If you did, deal 8000 damage divided as you like among up to 2 enemy Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(3, card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,))), Zone.REMOVED),
                        then=[Divide(8000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-014", "Sun Wukong, Equal of Heaven", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="斉天大聖 孫悟空", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may Sleep this card. If you did, you may put 1 Z/X with "
            "Cost 3 or less from your hand on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(THIS),
                        then=[
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
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
        "B08-015", "Zircon Horse", Color.RED, cost=6, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="風信子鉱ジルコンホース", rarity=Rarity.R,
        text="[Auto] When this card appears, if you have no cards in your hand, draw 2 cards.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[If([AtMost(0, card(Side.OWN, Zone.HAND))], [Draw(2)])]),
        ]),
    Card(
        "B08-016", "Tafril Hajes of the Dawn Ten", Color.RED, cost=7, power=10000, tribes=(Tribe.GIGANTIC,),
        japanese="暁十天タフリル・ハジェス", rarity=Rarity.SR,
        text=(
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: Deal 5000 damage to "
            "each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[Damage(5000, each(zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B08-017", "Double Crime", Color.RED, CardType.EVENT, cost=1, japanese="ダブルクライム",
        rarity=Rarity.UC,
        text=(
            '[Event] 1 "Lancelot, Nine Heroes" of yours on a Square gains "[Auto] When this card Reboots, '
            'you may deal 10000 damage to 1 Z/X on a Normal Square." until the end of the turn.'
        ),
        abilities=[
            EventText(do=[
                Grant(
                    choose(1, zx(Side.OWN, named="Lancelot, Nine Heroes")),
                    Gains(
                        Automatic(
                            when=Occurrence.REBOOTS,
                            do=[May(Damage(10000, choose(1, zx(on=NORMAL))))],
                        ),
                    ),
                ),
            ]),
        ]),
    Card(
        "B08-018", "Emperor Dragon VS Radiant Dragon", Color.RED, CardType.EVENT, cost=2,
        japanese="皇帝竜VS光輝竜", rarity=Rarity.C,
        text="[Event] Deal 11000 damage to 1 Z/X with Cost 6 or more on a Normal Square.",
        abilities=[EventText(do=[Damage(11000, choose(1, zx(on=NORMAL, cost_at_least=6)))])]),
    Card(
        "B08-019", "Treasure Found, Meow!", Color.RED, CardType.EVENT, cost=3,
        japanese="お宝発見にゃ！", rarity=Rarity.C,
        text=(
            "[Event] Put the top 3 cards of your deck into your Trash and note them. If that was done to "
            "3 or more cards, first choose 1 Z/X with the highest Power of those in your Trash. Deal "
            "damage equal to the Power of what was chosen first to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    FromDeck(3, Zone.TRASH, them=True),
                    IfDone(
                        3,
                        [
                            Pick(
                                choose(
                                    1,
                                    picked(zx(Side.OWN, zone=Zone.TRASH, having=(Having.HIGHEST_POWER,))),
                                    keep=True,
                                )
                            ),
                            Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL))),
                        ],
                    ),
                ]
            ),
        ]),
    Card(
        "B08-020", "Lovely Hug", Color.RED, CardType.EVENT, cost=3, japanese="ラブリーハグ",
        rarity=Rarity.C,
        text="[Event] Deal 8000 damage to 1 Sleep Z/X on a Normal Square.",
        abilities=[EventText(do=[Damage(8000, choose(1, zx(on=NORMAL, state=State.SLEEP)))])]),
    # -- blue -------------------------------------------------------------
    Card(
        "B08-021", "Dubhe, Slash Claw", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="スラッシュクロー ドゥーベ", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may Sleep this card. If you did, return 1 enemy Z/X with "
            "Power 5000 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Sleep(THIS),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=5000)), Zone.HAND)],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-022", "Infect, Contamination Machine", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="汚染機械インフェクト", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may pay blue 1. If you did, return 1 other Z/X of yours "
            "with Cost 5 or less on a Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLUE, 1),
                        then=[
                            Move(
                                choose(1, zx(Side.OWN, cost_at_most=5, having=(Having.NOT_THIS,))), Zone.HAND
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-023", "Alhena, Shooting Star", Color.BLUE, cost=3, power=4500, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.START_CARD,), japanese="シューティングスター アルヘナ", rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Auto] (Charge) When a card of yours with Evol Seed icon is put into Trash from a deck, you "
            "may put this card into your Trash. If you did, draw 1 card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_TRASH,
                of=card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,)),
                origin=Zone.DECK,
                valid_in=Zone.CHARGE,
                do=[May(Move(THIS, Zone.TRASH), then=[Draw(1)])],
            ),
        ]),
    Card(
        "B08-024", "Curti, Leisurely Playing", Color.BLUE, cost=3, power=5000, tribes=(Tribe.MERMAID,),
        icons=(Icon.IGNITION,), japanese="悠奏クルティ", rarity=Rarity.R),
    Card(
        "B08-025", "Palladium, Roaring Transform", Color.BLUE, cost=4, power=5500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="爆走変形パラジウム", rarity=Rarity.C,
        text="[Auto] When an enemy Z/X returns to a hand from a Square, draw 1 card.",
        abilities=[
            Automatic(
                when=Occurrence.RETURNS_TO_HAND,
                of=zx(Side.ENEMY),
                origin=Zone.SQUARE,
                do=[Draw(1)],
            ),
        ]),
    Card(
        "B08-026", "Penetrate, Perforating Machine", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.KILLER_MACHINE,), japanese="貫通機械ペネトレイト", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more black cards in your Resource, you may "
            "put 1 card from your hand into your Trash. If you did, destroy 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [
                            May(
                                Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                                then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-027", "Argon, Mobile Police", Color.BLUE, cost=5, power=8000, tribes=(Tribe.METAL_FORTRESS,),
        japanese="機動警察アルゴン", rarity=Rarity.C),
    Card(
        "B08-028", "Veila, Sounding Drum", Color.BLUE, cost=5, power=6000, tribes=(Tribe.MERMAID,),
        japanese="鳴鼓ヴェイラ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may let 2 Z/X that are not in battle on a Normal Square "
            "change Squares."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Swap(choose(2, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,)))))],
            ),
        ]),
    Card(
        "B08-029", "Iridium, Transform Town Hall", Color.BLUE, cost=5, power=7500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="変形庁舎イリジウム", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more green cards in your Resource, give 1 "
            "Z/X of yours on a Normal Square +2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.GREEN))],
                        [Power(2000, choose(1, zx(Side.OWN, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-030", "Procyon, Assault Shooter", Color.BLUE, cost=6, power=8000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="アサルトシューター プロキオン", rarity=Rarity.R,
        text=(
            "[Startup] Pay blue 2, put 1 card with Evol Seed icon from your hand into your Trash: "
            "Return 1 Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            Startup(
                cost=[
                    Pay(Color.BLUE, 2),
                    Move(choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.EVOL_SEED,))), Zone.TRASH),
                ],
                do=[Move(choose(1, zx(on=NORMAL)), Zone.DECK, shuffled=True)],
            ),
        ]),
    Card(
        "B08-031", "Original XIII Type.II", Color.BLUE, cost=6, power=8500, tribes=(Tribe.BATTLE_DRESS,),
        japanese="オリジナルXIII Type.II “Sd03Ve”", rarity=Rarity.SR,
        text="[Always] While you have 3 or more cards in your hand, this card has +2000 Power.",
        abilities=[Always(needs=[AtLeast(3, card(Side.OWN, Zone.HAND))], do=[GainPower(2000)])]),
    Card(
        "B08-032", "Trigold, Pyramid Transform", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.EVOL_SEED,), japanese="金字変形トライゴルド",
        rarity=Rarity.R,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, look at the top 3 cards of "
            "your deck. Return them to the top of your deck in any order."
        ),
        abilities=[EvolSeed(do=[Look(3, rest=Rest.TOP)])]),
    Card(
        "B08-033", "Ludwig, Fife-and-drum Blue One", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.MERMAID,), japanese="鼓笛蒼者ルートヴィヒ", rarity=Rarity.SR,
        text=(
            "[Startup] (your turn) Pay blue 1: Move 1 other Z/X of yours that is not in battle on a "
            "Square to a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, having=(Having.NOT_THIS, Having.NOT_IN_BATTLE))),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B08-034", "Pyro, Firing Machine", Color.BLUE, cost=6, power=9500, tribes=(Tribe.KILLER_MACHINE,),
        japanese="発火機械パイロ", rarity=Rarity.UC),
    Card(
        "B08-035", "Nickel, Transport Combination", Color.BLUE, cost=6, power=6500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="輸送合体ニッケル", rarity=Rarity.C,
        text=(
            "[Auto] When this card is dealt damage by an enemy card, you may return 1 Z/X on a Normal "
            "Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DAMAGED,
                by=Side.ENEMY,
                do=[May(Move(choose(1, zx(on=NORMAL)), Zone.HAND))],
            ),
        ]),
    Card(
        "B08-036", "Gemma, Battle Hero", Color.BLUE, cost=7, power=8000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="バトルヒーロー ゲンマ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, reveal the top 5 cards of your deck. Return any number of "
            'cards with "バトルヒーロー" in the name among them to your hand. Shuffle the rest back into '
            "your deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        5,
                        shown=True,
                        do=[
                            Move(
                                choose(
                                    ANY_NUMBER,
                                    looked(card(Side.OWN, Zone.DECK, name_contains="バトルヒーロー")),
                                ),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-037", "Mirage Rule", Color.BLUE, CardType.EVENT, cost=1, japanese="ミラージュルール",
        rarity=Rarity.C,
        text=(
            '[Event] Return 1 "Mirage Dagger Bellatrix" of yours on a Square to its owner\'s hand. If you '
            "did, you may return 1 Z/X with Cost 4 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Move(choose(1, zx(Side.OWN, named="Mirage Dagger Bellatrix")), Zone.HAND),
                    then=[May(Move(choose(1, zx(on=NORMAL, cost_at_most=4)), Zone.HAND))],
                ),
            ]),
        ]),
    Card(
        "B08-038", "Desperate Defence", Color.BLUE, CardType.EVENT, cost=2, japanese="決死の防衛戦",
        rarity=Rarity.UC,
        text="[Event] 1 Z/X of yours on a Square has Range 2 until the end of the turn.",
        abilities=[EventText(do=[Grant(choose(1, zx(Side.OWN)), GainRange(2))])]),
    Card(
        "B08-039", "Justice Forehead Flick", Color.BLUE, CardType.EVENT, cost=2,
        japanese="ジャスティスデコピン", rarity=Rarity.C,
        text=(
            '[Event] If you have a Z/X with "ローレンシウム" in the name on a Square, return 1 enemy Z/X '
            "with Cost 7 or less on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, name_contains="ローレンシウム"))],
                    [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=7)), Zone.DECK, shuffled=True)],
                ),
            ]),
        ]),
    Card(
        "B08-040", "Turbine Bit", Color.BLUE, CardType.EVENT, cost=3, japanese="タービン・ビット",
        rarity=Rarity.UC,
        text=(
            "[Event] Return 1 enemy Z/X that is in battle on a Normal Square to its owner's deck and "
            "shuffle it."
        ),
        abilities=[
            EventText(do=[
                Move(
                    choose(1, zx(Side.ENEMY, on=NORMAL, having=(Having.IN_BATTLE,))), Zone.DECK, shuffled=True
                ),
            ]),
        ]),
    # -- white ------------------------------------------------------------
    Card(
        "B08-041", "Aura Barong, Holy Beast", Color.WHITE, cost=2, power=2500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="聖獣オーラバロン", rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card is destroyed by an enemy card, give 1 Z/X of yours on a Square "
            "+3000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                by=Side.ENEMY,
                do=[Power(3000, choose(1, zx(Side.OWN)))],
            ),
        ]),
    Card(
        "B08-042", "Ringtail the Caretaker", Color.WHITE, cost=3, power=3000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="お世話するリングテイル", rarity=Rarity.UC,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, your opponent may pay 1 of any color. Otherwise, return 1 "
            "white Event with Cost 1 from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.COLORLESS, 1),
                        by=Side.ENEMY,
                        otherwise=[
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
        "B08-043", "Dormir of Repose", Color.WHITE, cost=3, power=4500, tribes=(Tribe.ANGEL,),
        icons=(Icon.START_CARD,), japanese="安らぎのドルミール", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Startup] (Charge) Pay white 1, put this card into your Trash: Give 1 enemy Z/X on a Normal "
            "Square -2000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "B08-044", "Kish, Law Bringer", Color.WHITE, cost=3, power=5000, tribes=(Tribe.GUARDIAN,),
        icons=(Icon.IGNITION,), japanese="ロウブリンガー キッシュ", rarity=Rarity.R),
    Card(
        "B08-045", "Distaghil, Evil Bane", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン ディステギール", rarity=Rarity.C,
        text="[Always] While this card is a Z/X on a Square of the Center Area, this card has +2000 Power.",
        abilities=[
            Always(
                needs=[AtLeast(1, zx(Side.OWN, on=CENTER, having=(Having.IS_THIS,)))],  # diagram assumed
                do=[GainPower(2000)],
            ),
        ]),
    Card(
        "B08-046", "Registre, Recorder of the World", Color.WHITE, cost=4, power=6000, tribes=(Tribe.ANGEL,),
        japanese="世界の記録者レジストル", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, you may return 1 card with another name than this card and "
            "Cost 4 or less from your Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(
                                1,
                                card(Side.OWN, Zone.CHARGE, cost_at_most=4, having=(Having.OTHER_NAME,)),
                            ),
                            Zone.HAND,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "B08-047", "Aura Carbuncle, Jewel Beast", Color.WHITE, cost=4, power=6500,
        tribes=(Tribe.HOLY_BEAST,), japanese="宝石獣オーラカーバンクル", rarity=Rarity.C),
    Card(
        "B08-048", "Rimo, Law Bringer", Color.WHITE, cost=4, power=6000, tribes=(Tribe.GUARDIAN,),
        japanese="ロウブリンガー リモ", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, return up to 5 cards with Evol Seed icon from your Trash to "
            "your deck and shuffle it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(
                        choose(5, card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,)), up_to=True),
                        Zone.DECK,
                        shuffled=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B08-049", "Kommunizma, Evil Bane", Color.WHITE, cost=5, power=7000, tribes=(Tribe.GUARDIAN,),
        japanese="イヴィルベイン コムニズム", rarity=Rarity.C,
        text="[Always] This card has +500 Power for each enemy Z/X on a Square.",
        abilities=[Always(do=[GainPower(Per(500, zx(Side.ENEMY)))])]),
    Card(
        "B08-050", "Cymric, Veteran Inspector", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="ベテラン警部キムリック", rarity=Rarity.R,
        text=(
            "[Auto] (your turn) When this card appears, you may pay white 1. If you did, Sleep each "
            "card in your opponent's Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[TurnOf(Side.OWN)],
                do=[May(Pay(Color.WHITE, 1), then=[Sleep(each(card(Side.ENEMY, Zone.RESOURCE)))])],
            ),
        ]),
    Card(
        "B08-051", "Avenir of the Future", Color.WHITE, cost=5, power=6500, tribes=(Tribe.ANGEL,),
        japanese="未来のアヴニール", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more blue cards in your Resource, draw 1 "
            "card."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[If([AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLUE))], [Draw(1)])],
            ),
        ]),
    Card(
        "B08-052", "Lumiere of Radiance", Color.WHITE, cost=6, power=9500, tribes=(Tribe.ANGEL,),
        japanese="輝きのリュミエール", rarity=Rarity.UC),
    Card(
        "B08-053", "Wire, Thief of the Century", Color.WHITE, cost=6, power=9000, tribes=(Tribe.CAIT_SITH,),
        japanese="世紀の大怪盗ワイヤー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may return each Z/X with another name than this card "
            "from your Charge to their owners' hands."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(Move(each(zx(Side.OWN, zone=Zone.CHARGE, having=(Having.OTHER_NAME,))), Zone.HAND)),
                ],
            ),
        ]),
    Card(
        "B08-054", "Aura Garuda, Holy Beast", Color.WHITE, cost=6, power=7500, tribes=(Tribe.HOLY_BEAST,),
        japanese="聖獣オーラガルーダ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more red cards in your Resource, deal 6000 "
            "damage to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [Damage(6000, choose(1, zx(on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-055", "Marteau of the Light Hammer", Color.WHITE, cost=7, power=10000, tribes=(Tribe.ANGEL,),
        icons=(Icon.EVOL_SEED,), japanese="光鎚のマルトー", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay white 1. If "
            "you did, put 1 enemy Z/X with Cost 6 or more on a Normal Square on the bottom of its owner's "
            "deck."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Pay(Color.WHITE, 1),
                    then=[
                        Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)), Zone.DECK, bottom=True),
                    ],
                ),
            ]),
        ]),
    Card(
        "B08-056", "K2, Heir of Harmony", Color.WHITE, cost=8, power=10500, tribes=(Tribe.GUARDIAN,),
        japanese="調和の後継者ケィツゥー", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put 2 cards from your Charge into your Trash. If you "
            "did, put 1 Z/X with Cost 5 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=5)), NORMAL, empty=True
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-057", "Grace Perfume", Color.WHITE, CardType.EVENT, cost=1, japanese="グレイスパフューム",
        rarity=Rarity.C,
        text=(
            "[Event] Sleep 1 Z/X of yours on a Square. If you did, give 1 Z/X on a Normal Square -5000 "
            "Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Then(Sleep(choose(1, zx(Side.OWN))), then=[Power(-5000, choose(1, zx(on=NORMAL)))]),
            ]),
        ]),
    Card(
        "B08-058", "Happiness Bloom", Color.WHITE, CardType.EVENT, cost=1, japanese="ハピネスブルーム",
        rarity=Rarity.R,
        text=(
            "[Event] Give 1 Z/X on a Normal Square -2000 Power until the end of the turn. Reveal the "
            'top 5 cards of your deck. Return up to 1 card with "ハピネスブルーム" or "十二使徒 '
            '巨蟹宮ムリエル" in the name among them to your hand. Shuffle the rest back into your '
            "deck."
        ),
        abilities=[
            EventText(do=[
                Power(-2000, choose(1, zx(on=NORMAL))),
                Look(
                    5,
                    shown=True,
                    do=[
                        Move(
                            choose(
                                1,
                                looked(
                                    card(
                                        Side.OWN,
                                        Zone.DECK,
                                        name_contains=("ハピネスブルーム", "十二使徒 巨蟹宮ムリエル"),
                                    )
                                ),
                                up_to=True,
                            ),
                            Zone.HAND,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B08-059", "Nemesis Zero", Color.WHITE, CardType.EVENT, cost=2, japanese="ネメシスゼロ",
        rarity=Rarity.C,
        text=(
            '[Event] You may Sleep 1 Z/X of yours with "フォスフラム" in the name on a Square. If you did, '
            "give each enemy Z/X on a Normal Square -5000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                May(
                    Sleep(choose(1, zx(Side.OWN, name_contains="フォスフラム"))),
                    then=[Power(-5000, each(zx(Side.ENEMY, on=NORMAL)))],
                ),
            ]),
        ]),
    Card(
        "B08-060", "Somali's Drill", Color.WHITE, CardType.EVENT, cost=4, japanese="ソマリの調練",
        rarity=Rarity.UC,
        text=(
            "[Event] (your turn) Put any number of [Cait Sith] Z/X with Cost 3 or less from your "
            "Charge each on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN)],
                do=[
                    Put(
                        choose(
                            ANY_NUMBER,
                            zx(Side.OWN, zone=Zone.CHARGE, tribe=Tribe.CAIT_SITH, cost_at_most=3),
                        ),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    # -- black ------------------------------------------------------------
    Card(
        "B08-061", "Abisso, Diabolos of the Abyss", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="奈落の魔人アビッソ",
        rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may destroy 1 other Z/X of yours on a Square. If you "
            "did, destroy 1 enemy Z/X with Power 6000 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=6000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-062", "Rakete, Steel Spire", Color.BLACK, cost=3, power=4500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="鋼鉄の尖塔ラケーテ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your hand "
            "into your Trash. If you did, destroy 1 enemy Z/X with Power 6000 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=6000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-063", "Bone Gate, Door of Despair", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.START_CARD,), japanese="絶望の扉ボーンゲート", rarity=Rarity.C,
        text=(
            "Start Card.\n"
            "[Auto] When this card is destroyed, you may put the top 2 cards of your deck into your "
            "Trash."
        ),
        abilities=[Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(2, Zone.TRASH))])]),
    Card(
        "B08-064", "Sprinter, Leaping Over", Color.BLACK, cost=3, power=5000, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.IGNITION,), japanese="飛び越えるスプリンター", rarity=Rarity.R),
    Card(
        "B08-065", "Kaiser, Crimson-fang Emperor", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="紅牙の皇帝カイザー", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more red cards in your Resource, deal "
            "6000 damage to 1 damaged Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                        [Damage(6000, choose(1, zx(on=NORMAL, having=(Having.DAMAGED,))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-066", "Noisy Poltergeist", Color.BLACK, cost=4, power=6000, tribes=(Tribe.NOSFERATU,),
        japanese="騒がしいポルターガイスト", rarity=Rarity.C,
        text=(
            "[Auto] When this card is destroyed, you may put the top 2 cards of your deck into your "
            "Trash."
        ),
        abilities=[Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(2, Zone.TRASH))])]),
    Card(
        "B08-067", "Skeletal Officer", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="骸骨将校スケルタルオフィサー", rarity=Rarity.R,
        text=(
            "[Auto] When this card is destroyed, you may pay black 2. If you did, return 1 Z/X with "
            "another name than this card and Cost 5 or less from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[
                            Move(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN,
                                        zone=Zone.TRASH,
                                        cost_at_most=5,
                                        having=(Having.OTHER_NAME,),
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
        "B08-068", "Mincing Flying Scissors", Color.BLACK, cost=5, power=8000, tribes=(Tribe.TORTURERS,),
        japanese="切り刻むフライングシザーズ", rarity=Rarity.C),
    Card(
        "B08-069", "Fides, Diabolos of Faith", Color.BLACK, cost=5, power=4500, tribes=(Tribe.DIABOLOS,),
        japanese="信仰の魔人フィデース", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more white cards in your Resource, you may "
            "put 1 black Z/X with Cost 4 or less from your Charge on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(Side.OWN, zone=Zone.CHARGE, color=Color.BLACK, cost_at_most=4),
                                    ),
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
        "B08-070", "Acedia, Sin of Sloth", Color.BLACK, cost=5, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 怠惰の魔人アセディア", rarity=Rarity.SR,
        text=(
            "[Startup] Pay black 3, Sleep this card: Put 1 Z/X with another name than this card and "
            "Cost 5 or less from your Trash on a Square next to your Player Square without a Z/X."
        ),
        abilities=[
            Startup(
                cost=[Pay(Color.BLACK, 3), Sleep(THIS)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5, having=(Having.OTHER_NAME,))
                        ),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B08-071", "Stigma, Diabolos of the Brand", Color.BLACK, cost=5, power=5500,
        tribes=(Tribe.DIABOLOS,), japanese="烙印の魔人スティグマ", rarity=Rarity.C,
        text=(
            "[Auto] When this card appears, destroy 1 enemy Z/X with Cost 6 or more on a Normal "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)))],
            ),
        ]),
    Card(
        "B08-072", "Pierced Straw Doll", Color.BLACK, cost=6, power=7000, tribes=(Tribe.TORTURERS,),
        japanese="穿たれるワラ人形", rarity=Rarity.C,
        text=(
            "[Auto] When this card is dealt damage by an enemy card, if your opponent has 2 or more cards "
            "in their hand, put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DAMAGED,
                by=Side.ENEMY,
                do=[
                    If(
                        [AtLeast(2, card(Side.ENEMY, Zone.HAND))],
                        [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-073", "Axt, Wind-cutting Wing", Color.BLACK, cost=6, power=9500, tribes=(Tribe.PREDATOR,),
        japanese="風切の翼アクスト", rarity=Rarity.UC),
    Card(
        "B08-074", "Criminal Chain, Taciturn Knight", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.NOSFERATU,), japanese="寡黙な騎士クリミナルチェイン", rarity=Rarity.UC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your Charge into your Trash. If you "
            "did, give this card +4000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Power(4000, THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-075", "Ruina, Diabolos of Ruins", Color.BLACK, cost=6, power=7000, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.EVOL_SEED,), japanese="廃墟の魔人ルイーナ", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may destroy 1 Z/X on a "
            "Square of the Center Area."
        ),
        abilities=[EvolSeed(do=[May(Destroy(choose(1, zx(on=CENTER))))])]),  # diagram assumed
    Card(
        "B08-076", "Rustling Anko", Color.BLACK, cost=7, power=10500, tribes=(Tribe.TORTURERS,),
        japanese="サラサラするアンコ", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, if you have 3 or more cards with Evol Seed icon in your "
            "Trash, you may destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(3, card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,)))],
                        [May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-077", "Fly High", Color.BLACK, CardType.EVENT, cost=1, japanese="フライハイ", rarity=Rarity.UC,
        text="[Event] Destroy 1 Sleep Z/X with Cost 3 or less on a Normal Square.",
        abilities=[EventText(do=[Destroy(choose(1, zx(on=NORMAL, cost_at_most=3, state=State.SLEEP)))])]),
    Card(
        "B08-078", "Black Gale", Color.BLACK, CardType.EVENT, cost=1, japanese="ブラックゲイル",
        rarity=Rarity.UC,
        text=(
            '[Event] If you have a Z/X with "アルモタヘル" in the name on a Square, destroy 1 enemy Z/X with '
            "Cost 5 or more on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(1, zx(Side.OWN, name_contains="アルモタヘル"))],
                    [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)))],
                ),
            ]),
        ]),
    Card(
        "B08-079", "The Dolls' Review Meeting", Color.BLACK, CardType.EVENT, cost=2,
        japanese="人形たちの反省会", rarity=Rarity.C,
        text=(
            '[Event] Return 1 card with "チョキチョキするプリティー", "ギコギコするクールビューティー" or '
            '"ザクザクするチャーム" in the name '
            "from your Trash to your hand. If you did, put 1 card from your opponent's hand of your "
            "opponent's choice into your opponent's Trash."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Move(
                        choose(
                            1,
                            card(
                                Side.OWN,
                                Zone.TRASH,
                                name_contains=(
                                    "チョキチョキするプリティー",
                                    "ギコギコするクールビューティー",
                                    "ザクザクするチャーム",
                                ),
                            ),
                        ),
                        Zone.HAND,
                    ),
                    then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                ),
            ]),
        ]),
    Card(
        "B08-080", "Ayase and Yachiyo", Color.BLACK, CardType.EVENT, cost=3, icons=(Icon.IGNITION,),
        japanese="綾瀬と八千代", rarity=Rarity.R,
        text="[Event] If your Player is Ayase or Yachiyo, destroy 1 Z/X on a Normal Square.",
        abilities=[
            EventText(do=[
                If(
                    [PlayerNamed((PlayerKey.AYASE, PlayerKey.YACHIYO))],
                    [Destroy(choose(1, zx(on=NORMAL)))],
                ),
            ]),
        ]),
    # -- green ------------------------------------------------------------
    Card(
        "B08-081", "Hinagiku, Doudanuki of Purification", Color.GREEN, cost=2, power=3000,
        tribes=(Tribe.HOURAI,), icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="禊月の同田貫 雛菊",
        rarity=Rarity.UC,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Resource in "
            "Sleep State. If you did, put 1 card from your Resource into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        then=[Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-082", "Dudlea Grandis, Great Beetle", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="偉大甲虫ダドレアグランディス", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Always] While you have 5 or more [Plasect] cards in your Resource, this card has +1000 "
            "Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.PLASECT))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B08-083", "Weresuricata, Scout Beastman", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.START_CARD,), japanese="偵察獣人ウェアスリカータ",
        rarity=Rarity.UC,
        text=(
            "Start Card.\n"
            "[Auto] (Charge) When a [Lycanthrope] Z/X of yours appears, you may put this card into your "
            "Trash. If you did, give 1 [Lycanthrope] Z/X that appeared this turn on a Square +2000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.LYCANTHROPE),
                valid_in=Zone.CHARGE,
                do=[
                    May(
                        Move(THIS, Zone.TRASH),
                        then=[
                            Power(
                                2000,
                                choose(
                                    1, zx(tribe=Tribe.LYCANTHROPE, having=(Having.APPEARED_THIS_TURN,))
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-084", "Death Needle, Venom Insect", Color.GREEN, cost=3, power=5000, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION,), japanese="毒針昆虫デスニードル", rarity=Rarity.R),
    Card(
        "B08-085", "Gogyou, Little Crow of the Mock Sun", Color.GREEN, cost=4, power=5000,
        tribes=(Tribe.HOURAI,), japanese="幻日の天国小烏 御形", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more black cards in your Resource, you may "
            "destroy 1 enemy Z/X with Cost 3 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK))],
                        [May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-086", "Werehyena, Plunder Beastman", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.LYCANTHROPE,), japanese="強奪獣人ウェアハイエナ", rarity=Rarity.C,
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, give 1 Z/X on a Square +2000 Power "
            "until the end of the turn."
        ),
        abilities=[Automatic(when=Occurrence.DESTROYS_IN_BATTLE, do=[Power(2000, choose(1, zx()))])]),
    Card(
        "B08-087", "Wereflamingo, Bird Lady", Color.GREEN, cost=4, power=6500, tribes=(Tribe.LYCANTHROPE,),
        japanese="鳥人淑女ウェアフラミンゴ", rarity=Rarity.C),
    Card(
        "B08-088", "Mitsuba Playing in Water", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LEAFER,),
        japanese="水遊びをするミツバ", rarity=Rarity.R,
        text="[Startup] (Charge) Pay green 1: Put this card into your Resource in Sleep State.",
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.GREEN, 1)],
                do=[Move(THIS, Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B08-089", "Yukiyanagi, Faraway Shigetou Bow", Color.GREEN, cost=5, power=6500,
        tribes=(Tribe.HOURAI,), japanese="彼方の重藤弓 雪柳", rarity=Rarity.UC,
        text=(
            "[Auto] When another Z/X of yours appears, give that Z/X +3000 Power until the end of the "
            "turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                do=[Power(3000, That(zx()))],
            ),
        ]),
    Card(
        "B08-090", "Werebuffalo", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアバッファロー", rarity=Rarity.C,
        text="[Auto] When this card is dealt damage, give this card +2000 Power until the end of the turn.",
        abilities=[Automatic(when=Occurrence.IS_DAMAGED, do=[Power(2000, THIS)])]),
    Card(
        "B08-091", "Sanzashi Fishing", Color.GREEN, cost=5, power=8000, tribes=(Tribe.LEAFER,),
        japanese="釣りをするサンザシ", rarity=Rarity.C),
    Card(
        "B08-092", "Verbena, Aspiring Idol", Color.GREEN, cost=6, power=9000, tribes=(Tribe.LEAFER,),
        icons=(Icon.EVOL_SEED,), japanese="アイドルを目指すバーベナ", rarity=Rarity.UC,
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, if you have 5 or more "
            "cards in your Resource, you may pay green 2. If you did, put this card into your Resource in "
            "Sleep State."
        ),
        abilities=[
            EvolSeed(do=[
                If(
                    [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                    [May(Pay(Color.GREEN, 2), then=[Move(THIS, Zone.RESOURCE, State.SLEEP)])],
                ),
            ]),
        ]),
    Card(
        "B08-093", "Werehusky", Color.GREEN, cost=6, power=8000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアハスキー", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, if you have 2 or more white cards in your Resource, return 1 "
            "green Event with Cost 1 from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE))],
                        [
                            Move(
                                choose(
                                    1,
                                    card(
                                        Side.OWN, Zone.TRASH, kind=CardType.EVENT, color=Color.GREEN,
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
        "B08-094", "Hell Thorn, Beetle Queen", Color.GREEN, cost=7, power=9000, tribes=(Tribe.PLASECT,),
        japanese="甲虫女王ヘルソーン", rarity=Rarity.SR,
        text=(
            "[Always] (Everywhere) While you have 9 or more cards in your Resource, this card has the "
            "Ignition icon."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                do=[GainIcon(Icon.IGNITION)],
            ),
        ]),
    Card(
        "B08-095", "Seri, Great Spear of Spring Thunder", Color.GREEN, cost=7, power=9500,
        tribes=(Tribe.HOURAI,), japanese="春雷の大身槍 芹", rarity=Rarity.R,
        text="[Auto] When this card appears, Reboot up to 3 cards with Evol Seed icon in your Resource.",
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    # ruling H70
                    Reboot(choose(3, card(Side.OWN, Zone.RESOURCE, icons=(Icon.EVOL_SEED,)), up_to=True)),
                ],
            ),
        ]),
    Card(
        "B08-096", "Nanda, Eight Dragon Kings", Color.GREEN, cost=8, power=11000, tribes=(Tribe.HOURAI,),
        japanese="八大龍王 難陀", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, put any number of cards from your Charge into your Resource "
            "in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(choose(ANY_NUMBER, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B08-097", "Time for Maintenance", Color.GREEN, CardType.EVENT, cost=1, japanese="お手入れの時間",
        rarity=Rarity.C,
        text="[Event] Give 1 abilityless Z/X on a Square +3000 Power until the end of the turn.",
        abilities=[EventText(do=[Power(3000, choose(1, zx(having=(Having.ABILITYLESS,))))])]),
    Card(
        "B08-098", "Dragon Tail", Color.GREEN, CardType.EVENT, cost=2, japanese="ドラゴンテイル",
        rarity=Rarity.C,
        text=(
            "[Event] Put 1 Z/X with Cost 6 or more on a Normal Square into its owner's Resource in Sleep "
            "State."
        ),
        abilities=[
            EventText(do=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.RESOURCE, State.SLEEP)]),
        ]),
    Card(
        "B08-099", "Illusion Noise", Color.GREEN, CardType.EVENT, cost=5, japanese="イリュージョンノイズ",
        rarity=Rarity.UC,
        text=(
            "[Event] Put 1 Z/X from your Resource on a Square next to your Player Square without a Z/X. "
            "If you did, at the end of the turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                Then(
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE)),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                    ),
                    then=[AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)])],
                ),
            ]),
        ]),
    Card(
        "B08-100", "Seeking the Truth", Color.GREEN, CardType.EVENT, cost=5, japanese="真実を求めて",
        rarity=Rarity.UC,
        text=(
            "[Event] Reboot up to 10 cards in your Resource. Remove this card from the game. Your "
            "Resource cannot be Rebooted until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Reboot(choose(10, card(Side.OWN, Zone.RESOURCE), up_to=True)),  # ruling H70
                Move(THIS, Zone.REMOVED),
                CannotReboot(),
            ]),
        ]),
    # -- special numbers --------------------------------------------------
    Card(
        "B08-101", "Polaris, Administrator", Color.BLUE, cost=8, power=11000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アドミニストレータ ポラリス", rarity=Rarity.ZXR,
        text=(
            "[Startup] (Hand) Return 5 other cards with Cost 3 to 7 from your hand with different Costs "
            "to your deck and shuffle it and show them: Put this card on a Normal Square without a Z/X. "
            "If you did, draw 5 cards. Show each card in your opponent's hand. Put 1 card from your "
            "opponent's hand on the bottom of your opponent's deck."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[
                    Move(
                        choose(
                            5,
                            card(
                                Side.OWN, Zone.HAND, cost_at_least=3, cost_at_most=7,
                                having=(Having.NOT_THIS,),
                            ),
                            different=Trait.COST,
                        ),
                        Zone.DECK,
                        shuffled=True,
                        shown=True,
                    ),
                ],
                do=[
                    Then(
                        Put(THIS, NORMAL, empty=True),
                        then=[
                            Draw(5),
                            Show(each(card(Side.ENEMY, Zone.HAND))),
                            Move(choose(1, card(Side.ENEMY, Zone.HAND)), Zone.DECK, bottom=True),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-102", "Raphael A.K.", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="四大天使ラファエルA.K.", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, if you have 12 or more white cards that are not red, blue, "
            "black or green in your Trash and 12 or more black cards that are not red, blue, white or "
            "green in your Trash, put 1 Z/X on a Square on the bottom of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(
                                12,
                                card(
                                    Side.OWN,
                                    Zone.TRASH,
                                    color=Color.WHITE,
                                    not_color=(Color.RED, Color.BLUE, Color.BLACK, Color.GREEN),
                                ),
                            ),
                            AtLeast(
                                12,
                                card(
                                    Side.OWN,
                                    Zone.TRASH,
                                    color=Color.BLACK,
                                    not_color=(Color.RED, Color.BLUE, Color.WHITE, Color.GREEN),
                                ),
                            ),
                        ],
                        [Move(choose(1, zx()), Zone.DECK, bottom=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B08-103", "Satan, Calamity of Nayuta", Color.BLACK, cost=7, power=10500, tribes=(Tribe.DIABOLOS,),
        japanese="那由多の災厄サタン", rarity=Rarity.ZXR,
        text=(
            "[Auto] When this card appears, you may destroy 4 other [Diabolos] Z/X of yours on a Square. "
            "If you did, put each enemy Z/X on a Normal Square into their owners' Trash. Put each card "
            "from your opponent's hand into their owners' Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(
                            choose(4, zx(Side.OWN, tribe=Tribe.DIABOLOS, having=(Having.NOT_THIS,)))
                        ),
                        then=[
                            Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.TRASH),
                            Move(each(card(Side.ENEMY, Zone.HAND)), Zone.TRASH),
                        ],
                    ),
                ],
            ),
        ]),
    # -- players ----------------------------------------------------------
    Card(
        "B08-104", "Kurosaki Mikado", Color.RED, CardType.PLAYER, japanese="黒崎神門",
        player_keys=(PlayerKey.MIKADO,), rarity=Rarity.IGR),
    Card(
        "B08-105", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,), rarity=Rarity.IGR),
    Card(
        "B08-106", "Tennouji Asuka", Color.WHITE, CardType.PLAYER, japanese="天王寺飛鳥",
        player_keys=(PlayerKey.ASUKA,), rarity=Rarity.IGR),
    Card(
        "B08-107", "Kamiyugi Ayase", Color.BLACK, CardType.PLAYER, japanese="上柚木綾瀬",
        player_keys=(PlayerKey.AYASE,), rarity=Rarity.IGR),
    Card(
        "B08-108", "Aoba Chitose", Color.GREEN, CardType.PLAYER, japanese="青葉千歳",
        player_keys=(PlayerKey.CHITOSE,), rarity=Rarity.IGR),
    Card(
        "B08-109", "Raichou Sugure", Color.BLUE, CardType.PLAYER, japanese="雷鳥超",
        player_keys=(PlayerKey.SUGURE,), rarity=Rarity.IGR),
    Card(
        "B08-110", "Kurosaki Mikado", Color.RED, CardType.PLAYER, japanese="黒崎神門",
        player_keys=(PlayerKey.MIKADO,), rarity=Rarity.CVR),
    Card(
        "B08-111", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,), rarity=Rarity.CVR),
]
