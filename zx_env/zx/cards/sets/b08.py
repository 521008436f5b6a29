"""B08: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- blue -----------------------------------------------------------
    Card(
        "B08-030", "Procyon, Assault Shooter", Color.BLUE, cost=6, power=8000,
        tribes=(Tribe.BATTLE_DRESS,), japanese="アサルトシューター プロキオン",
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
        "B08-033", "Ludwig, Fife-and-drum Blue One", Color.BLUE, cost=6, power=9000,
        tribes=(Tribe.MERMAID,), japanese="鼓笛蒼者ルートヴィヒ",
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
        "B08-035", "Nickel, Transport Combination", Color.BLUE, cost=6, power=6500,
        tribes=(Tribe.METAL_FORTRESS,), japanese="輸送合体ニッケル",
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
        japanese="バトルヒーロー ゲンマ",
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
        "B08-040", "Turbine Bit", Color.BLUE, CardType.EVENT, cost=3, japanese="タービン・ビット",
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
    # -- white ----------------------------------------------------------
    Card(
        "B08-041", "Aura Barong, Holy Beast", Color.WHITE, cost=2, power=2500, tribes=(Tribe.HOLY_BEAST,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="聖獣オーラバロン",
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
        "B08-050", "Cymric, Veteran Inspector", Color.WHITE, cost=5, power=7500, tribes=(Tribe.CAIT_SITH,),
        japanese="ベテラン警部キムリック",
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
        "B08-053", "Wire, Thief of the Century", Color.WHITE, cost=6, power=9000, tribes=(Tribe.CAIT_SITH,),
        japanese="世紀の大怪盗ワイヤー",
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
        "B08-058", "Happiness Bloom", Color.WHITE, CardType.EVENT, cost=1, japanese="ハピネスブルーム",
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
        "B08-060", "Somali's Drill", Color.WHITE, CardType.EVENT, cost=4, japanese="ソマリの調練",
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
    # -- black ----------------------------------------------------------
    Card(
        "B08-061", "Abisso, Diabolos of the Abyss", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="奈落の魔人アビッソ",
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
        "B08-063", "Bone Gate, Door of Despair", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.START_CARD,), japanese="絶望の扉ボーンゲート",
        text=(
            "Start Card.\n"
            "[Auto] When this card is destroyed, you may put the top 2 cards of your deck into your "
            "Trash."
        ),
        abilities=[Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(2, Zone.TRASH))])]),
    Card(
        "B08-065", "Kaiser, Crimson-fang Emperor", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="紅牙の皇帝カイザー",
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
        japanese="騒がしいポルターガイスト",
        text=(
            "[Auto] When this card is destroyed, you may put the top 2 cards of your deck into your "
            "Trash."
        ),
        abilities=[Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(2, Zone.TRASH))])]),
    Card(
        "B08-067", "Skeletal Officer", Color.BLACK, cost=5, power=7500, tribes=(Tribe.NOSFERATU,),
        japanese="骸骨将校スケルタルオフィサー",
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
        "B08-070", "Acedia, Sin of Sloth", Color.BLACK, cost=5, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 怠惰の魔人アセディア",
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
        tribes=(Tribe.DIABOLOS,), japanese="烙印の魔人スティグマ",
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
]
