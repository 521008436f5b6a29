"""B04, the fourth booster: the cards of it that the pool has."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red -----------------------------------------------------------
    Card(
        "B04-006", "Garnet Utan", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="騒がしい紅榴石ガーネットウータン",
        text=(
            "[Auto] When a Z/X of yours with Evol Seed icon appears, deal 5000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-007", "Tomoe Gozen, Heroine of Shinano", Color.RED, cost=4, power=6000,
        tribes=(Tribe.BRAVER,), japanese="信濃の女傑 巴御前",
        text=(
            "[Startup] (Charge) Pay red 2, put this card into your Trash: Deal 5000 damage to 1 Z/X "
            "on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.RED, 2), Move(THIS, Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-009", "Fluorite Lynx", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="非情な蛍石フローライトリンクス",
        text=(
            "[Startup] (if you have no cards in your hand) Pay red 2, destroy this card: Deal 8000 damage "
            "to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[AtMost(0, card(Side.OWN, Zone.HAND))],
                cost=[Pay(Color.RED, 2), Destroy(THIS)],
                do=[Damage(8000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B04-012", "Spinel Penguin", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="突き刺す尖晶石スピネルペンギン",
        text=(
            "[Auto] (Resource) When this card is put into Resource, if you have 5 or more cards in your "
            'Resource and "牙の猟師イェーガー" in your Resource, you may put 1 Z/X with Cost 3 or less '
            "from your hand on a Normal Square without a Z/X. If you did, at the end of the turn, return "
            "it to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_RESOURCE,
                valid_in=Zone.RESOURCE,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, named=Japanese("牙の猟師イェーガー"))),
                        ],
                        [
                            May(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3)),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[AtEndOfTurn([Move(IT, Zone.HAND)])],
                            )
                        ],
                    )
                ],
            ),
        ]),
    Card(
        "B04-013", "Yamata no Orochi, Chaos Serpent", Color.RED, cost=6, power=8500,
        tribes=(Tribe.MYTHOS,), japanese="混沌の大蛇ヤマタノオロチ",
        text="[Always] While you have 9 or fewer cards in your Resource, this card has +2000 Power.",
        abilities=[
            Always(needs=[AtMost(9, card(Side.OWN, Zone.RESOURCE))], do=[GainPower(2000)]),
        ]),
    Card(
        "B04-014", "Hades Aidoneus", Color.RED, cost=6, power=8500, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="不運な地の神ハデス・アイドネウス",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, deal 2000 damage to up "
            "to 2 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[Damage(2000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True))]),
        ]),
    Card(
        "B04-016", "Shakespeare, Nine Heroes", Color.RED, cost=7, power=9500, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="九大英雄シェイクスピア",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may remove 8 cards "
            "in your Trash from the game. If you did, put this card on a Square without a Z/X, but "
            "not to the Player Square of its owner's opponent in Sleep State."
        ),
        abilities=[
            EvolSeed(
                do=[
                    May(
                        Move(choose(8, card(Side.OWN, Zone.TRASH)), Zone.REMOVED),
                        then=[
                            Put(
                                THIS, ANY_SQUARE, empty=True, not_other_player_square=True, state=State.SLEEP
                            )
                        ],
                    )
                ]
            ),
        ]),
    Card(
        "B04-018", "Dragonic Flare", Color.RED, CardType.EVENT, cost=2, japanese="覇王剣ドラゴニックフレア",
        text=(
            "[Event] Remove 1 Z/X in your opponent's Trash from the game. If you did, deal damage "
            "equal to the Power of what was chosen first to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            EventText(
                do=[
                    Then(
                        Move(choose(1, zx(Side.ENEMY, zone=Zone.TRASH), keep=True), Zone.REMOVED),
                        then=[Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    )
                ]
            ),
        ]),
    Card(
        "B04-019", "Strongest Bear Tournament", Color.RED, CardType.EVENT, cost=3, icons=(Icon.EVOL_SEED,),
        japanese="最強熊決定戦",
        text=(
            "[Event] Deal damage equal to the Power of your Z/X on your Player Square to 1 enemy Z/X "
            "on a Normal Square.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card "
            "from your hand into your Trash. If you did, return this card to your hand."
        ),
        abilities=[
            EventText(
                do=[
                    Damage(PowerOf(zx(Side.OWN, on=OWN_PLAYER_SQUARE)), choose(1, zx(Side.ENEMY, on=NORMAL)))
                ]
            ),
            EvolSeed(
                do=[
                    May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH), then=[Move(THIS, Zone.HAND)])
                ]
            ),
        ]),
    Card(
        "B04-020", "Skinship", Color.RED, CardType.EVENT, cost=3, japanese="スキンシップ",
        text="[Event] Sleep 1 Z/X of yours on a Square. If you did, Reboot 1 Z/X of yours on a Square.",
        abilities=[
            EventText(do=[Then(Sleep(choose(1, zx(Side.OWN))), then=[Reboot(choose(1, zx(Side.OWN)))])]),
        ]),
    # -- blue ----------------------------------------------------------
    Card(
        "B04-021", "Mimosa, Cannon Tamer", Color.BLUE, cost=2, power=3000, tribes=(Tribe.BATTLE_DRESS,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="カノンテイマー ミモザ",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, put the top card of your deck into your Trash."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[FromDeck(1, Zone.TRASH)]),
        ]),
    Card(
        "B04-029", "Shock, Electrocution Machine", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.KILLER_MACHINE,), icons=(Icon.EVOL_SEED,), japanese="感電機械ショック",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay blue 2. If "
            "you did, return 1 enemy Z/X on a Normal Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EvolSeed(
                do=[
                    May(
                        Pay(Color.BLUE, 2),
                        then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                    )
                ]
            ),
        ]),
    Card(
        "B04-030", "Fiore, Drop-sound", Color.BLUE, cost=5, power=7500, tribes=(Tribe.MERMAID,),
        japanese="雫音フィオレ",
        text=(
            "[Startup] (Charge) Pay blue 1, put this card into your Trash: You may move 1 Z/X that is "
            "not in battle on a Normal Square to an adjacent Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                cost=[Pay(Color.BLUE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    May(
                        Put(
                            choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                            NORMAL,
                            empty=True,
                            adjacent=True,
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B04-032", "Honey-One, Invincible Haniwa", Color.BLUE, cost=5, power=7000,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.EVOL_SEED,), japanese="無敵埴輪Honey-One",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay blue 1. If "
            "you did, draw 1 card."
        ),
        abilities=[
            EvolSeed(do=[May(Pay(Color.BLUE, 1), then=[Draw(1)])]),
        ]),
    Card(
        "B04-033", "Hafnium, Transform Cathedral", Color.BLUE, cost=6, power=8500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="変型聖堂ハフニウム",
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card with Evol Seed "
            "icon from your hand into your Trash. If you did, return 1 Z/X on a Normal Square to the "
            "top of its owner's deck."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.EVOL_SEED,))), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.DECK)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-035", "Vega, Administrator", Color.BLUE, cost=7, power=10000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="アドミニストレータ ベガ",
        text=(
            "[Auto] When this card appears, you may return 1 card with Evol Seed icon from your hand "
            "to your deck and shuffle it and show it. If you did, draw 2 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.HAND, icons=(Icon.EVOL_SEED,))),
                            Zone.DECK,
                            shuffled=True,
                            shown=True,
                        ),
                        then=[Draw(2)],
                    )
                ],
            ),
        ]),
    Card(
        "B04-036", "Cyclotron, Sword-emperor Relic", Color.BLUE, cost=7, power=10500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="剣帝神器サイクロトロン",
        text=(
            "[Always] (Player Sugure) This card cannot be chosen by abilities.\n"
            "[Startup] (Player Sugure; once per turn) For nothing: Return 1 enemy Z/X with Cost 5 or "
            "less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.SUGURE)], do=[Cannot(Bar.BE_CHOSEN)]),
            Startup(
                needs=[PlayerNamed(PlayerKey.SUGURE)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
            ),
        ]),
]
