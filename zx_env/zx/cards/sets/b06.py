# ruff: noqa: RUF001 - Japanese names stand as printed
"""B06: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B06-001", "Metal Hound", Color.RED, cost=2, power=3000, tribes=(Tribe.GIGANTIC,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="冷静な銀鋼メタルハウンド",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card attacks, if you have 3 or fewer cards in your Life, give this card "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                do=[If([AtMost(3, card(Side.OWN, Zone.LIFE))], [Power(2000, THIS)])],
            ),
        ]),
    Card(
        "B06-003", "Kaihime", Color.RED, cost=3, power=4500, tribes=(Tribe.BRAVER,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="北条の戦姫 甲斐姫",
        text=(
            "Life Recovery.\n"
            "[Always] While you have 6 or more red cards in your Resource, this card has +1000 Power."
        ),
        abilities=[
            Always(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE, color=Color.RED))],
                do=[GainPower(1000)],
            ),
        ]),
    Card(
        "B06-004", "Kodachi, Apprentice Smith", Color.RED, cost=3, power=5000, tribes=(Tribe.MEISTER,),
        icons=(Icon.IGNITION,), japanese="見習い鍛冶こだち"),
    Card(
        "B06-006", "Marie Antoinette of the Nine Heroes", Color.RED, cost=4, power=6000,
        tribes=(Tribe.BRAVER,), japanese="九大英雄マリー・アントワネット",
        text=(
            "[Auto] When you use a startup ability, you may pay red 1. If you did, deal 5000 damage "
            "to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.STARTUP_IS_USED,
                side=Side.OWN,
                do=[May(Pay(Color.RED, 1), then=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))])],
            ),
        ]),
    Card(
        "B06-008", "Amber Stego", Color.RED, cost=4, power=5500, tribes=(Tribe.GIGANTIC,),
        japanese="奔放な琥珀アンバーステゴ",
        text=(
            "[Always] While you have no cards in your hand, each [Gigantic] Z/X of yours on a Square "
            "has +2000 Power."
        ),
        abilities=[
            Always(
                needs=[AtMost(0, card(Side.OWN, Zone.HAND))],
                do=[GainPower(2000, each(zx(Side.OWN, tribe=Tribe.GIGANTIC)))],
            ),
        ]),
    Card(
        "B06-010", "Lance", Color.RED, cost=5, power=6500, tribes=(Tribe.MEISTER,),
        japanese="戦槍職人ランス",
        text=(
            "[Auto] When this card or another [Meister] Z/X of yours appears, deal 1000 damage for "
            "each [Meister] Z/X of yours on a Square to 1 Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, tribe=Tribe.MEISTER, having=(Having.NOT_THIS,)),
                or_this=True,
                do=[Damage(Per(1000, zx(Side.OWN, tribe=Tribe.MEISTER)), choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B06-011", "Emerald Stag", Color.RED, cost=5, power=7500, tribes=(Tribe.GIGANTIC,),
        japanese="戦慄の緑玉エメラルドスタッグ",
        text="[Startup] Pay red 1: Deal 2000 damage to 1 Z/X on a Normal Square.",
        abilities=[Startup(cost=[Pay(Color.RED, 1)], do=[Damage(2000, choose(1, zx(on=NORMAL)))])]),
    Card(
        "B06-013", "Zhang Fei Yide", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="八百八屍将軍 張飛益徳",
        text=(
            "[Auto] When this card deals 10000 or more battle damage by attacking to an enemy Z/X, "
            "you may deal 5000 damage to 1 Z/X on a Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DEALS_DAMAGE,
                that=zx(Side.ENEMY),
                damage_at_least=10000,
                do=[May(Damage(5000, choose(1, zx())))],
            ),
        ]),
    Card(
        "B06-014", "Ifrit", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="焔魔イフリート",
        text=(
            "[Always] (Hand) While you have 3 or more [Mythos] Z/X on a Square, this card has -2 "
            "Cost."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(3, zx(Side.OWN, tribe=Tribe.MYTHOS))],
                do=[GainCost(-2)],
            ),
        ]),
    Card(
        "B06-016", "Minerva", Color.RED, cost=6, power=8000, tribes=(Tribe.BRAVER,),
        japanese="知恵の女神ミネルヴァ",
        text="[Auto] When this card appears, you may deal 3000 damage to 1 Z/X on a Normal Square.",
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Damage(3000, choose(1, zx(on=NORMAL))))]),
        ]),
    Card(
        "B06-018", "Main Gun, Fire!", Color.RED, CardType.EVENT, cost=1, japanese="しゅほうはっしゃー！",
        text="[Event] Deal 5000 damage to 1 Z/X on a Square of the Center Area.",
        abilities=[EventText(do=[Damage(5000, choose(1, zx(on=CENTER)))])]),  # diagram assumed
    # -- green ----------------------------------------------------------
    Card(
        "B06-096", "Basil, Fairy Princess", Color.GREEN, cost=6, power=2500, tribes=(Tribe.LEAFER,),
        japanese="妖精姫バジル",
        text=(
            "[Auto] When this card appears, put up to 2 [Leafer] Z/X with another name than this card "
            "and Cost 6 or less from your Resource each on a Square next to your Player Square "
            "without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Put(
                        choose(
                            2,
                            zx(
                                Side.OWN,
                                zone=Zone.RESOURCE,
                                tribe=Tribe.LEAFER,
                                cost_at_most=6,
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        BESIDE_OWN_PLAYER,  # diagram assumed
                        empty=True,
                        state=State.SLEEP,
                    ),
                ],
            ),
        ]),
    Card(
        "B06-097", "Noble Grove, Cherry Dragon", Color.GREEN, cost=7, power=8500,
        tribes=(Tribe.IVY_DRAGON,), japanese="桜雅竜ノーブルグローヴ",
        text=(
            "[Always] (Player Kushuru) While you have 5 or more [Ivy Dragon] cards in your Resource, "
            "this card has +3000 Power.\n"
            "[Auto] (Player Kushuru) When this card appears, put up to 1 card from your Trash into "
            "your Resource in Sleep State.\n"
            "[Auto] (Player Kushuru) When this card is dealt damage by an enemy card, put up to 1 "
            "card from your Trash into your Resource in Sleep State."
        ),
        abilities=[
            Always(
                needs=[
                    PlayerNamed(PlayerKey.KUSHURU),
                    AtLeast(5, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.IVY_DRAGON)),
                ],
                do=[GainPower(3000)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[Move(choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP)],
            ),
            Automatic(
                when=Occurrence.IS_DAMAGED,
                by=Side.ENEMY,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[Move(choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP)],
            ),
        ]),
    Card(
        "B06-098", "The Chief's Roar", Color.GREEN, CardType.EVENT, cost=1, japanese="首領の大喝",
        text=(
            "[Event] Give each [Lycanthrope] Z/X of yours on a Square +2000 Power until the end of "
            "the turn."
        ),
        abilities=[EventText(do=[Power(2000, each(zx(Side.OWN, tribe=Tribe.LYCANTHROPE)))])]),
    Card(
        "B06-100", "Friendly Lunch", Color.GREEN, CardType.EVENT, cost=4, japanese="仲良しランチ",
        text=(
            "[Event] Put the top card of your deck into your Resource in Sleep State. Reboot up to 3 "
            "cards in your Resource."
        ),
        abilities=[
            EventText(do=[
                FromDeck(1, Zone.RESOURCE, State.SLEEP),
                Reboot(choose(3, card(Side.OWN, Zone.RESOURCE), up_to=True)),
            ]),
        ]),
    # -- special numbers ------------------------------------------------
    Card(
        "B06-101", "Armed, Weapon Master", Color.RED, cost=7, power=10500, tribes=(Tribe.MEISTER,),
        japanese="ウェポンマスター アームド",
        text=(
            "[Startup] Sleep 5 [Meister] Z/X of yours on a Square: You may deal 30000 damage to 1 Z/X "
            "on a Normal Square. Deal 1 damage to your opponent."
        ),
        abilities=[
            Startup(
                cost=[Sleep(choose(5, zx(Side.OWN, tribe=Tribe.MEISTER)))],
                do=[May(Damage(30000, choose(1, zx(on=NORMAL)))), DamagePlayer(Side.ENEMY, 1)],
            ),
        ]),
    Card(
        "B06-102", "Love, Dancing Doll", Color.BLACK, cost=7, power=8000, tribes=(Tribe.TORTURERS,),
        japanese="舞い踊る人形ラヴ",
        text=(
            "[Startup] (Hand; if you have 3 or more [Torturers] Z/X on a Square of the Center Area; "
            "once per turn by name) For nothing: Put this card on a Normal Square outside the Center "
            "Area without a Z/X. If you did, put 1 card from your opponent's hand of your opponent's "
            "choice into your opponent's Trash."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                # A Z/X on each of the 3 Squares of the Center Area; diagrams assumed.
                needs=[AtLeast(3, zx(Side.OWN, on=CENTER, tribe=Tribe.TORTURERS))],
                limit=Limit.NAME_LOCK,
                cost=[],
                do=[
                    Then(
                        Put(THIS, OUTER, empty=True),
                        then=[Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                    ),
                ],
            ),
        ]),
    # -- players --------------------------------------------------------
    Card(
        "B06-104", "Meiraru, Red Dragon Priestess", Color.RED, CardType.PLAYER,
        japanese="赤の竜の巫女メイラル", player_keys=(PlayerKey.MEIRARU, PlayerKey.MIKO)),
    Card(
        "B06-105", "Yui, Blue Dragon Priestess", Color.BLUE, CardType.PLAYER,
        japanese="青の竜の巫女ユイ", player_keys=(PlayerKey.YUI, PlayerKey.MIKO)),
    Card(
        "B06-106", "Nino, White Dragon Priestess", Color.WHITE, CardType.PLAYER,
        japanese="白の竜の巫女ニノ", player_keys=(PlayerKey.NINO, PlayerKey.MIKO)),
    Card(
        "B06-107", "Barahara, Black Dragon Priestess", Color.BLACK, CardType.PLAYER,
        japanese="黒の竜の巫女バラハラ", player_keys=(PlayerKey.BARAHARA, PlayerKey.MIKO)),
    Card(
        "B06-108", "Kushuru, Green Dragon Priestess", Color.GREEN, CardType.PLAYER,
        japanese="緑の竜の巫女クシュル", player_keys=(PlayerKey.KUSHURU, PlayerKey.MIKO)),
    Card(
        "B06-110", "Tennouji Yamato", Color.BLACK, CardType.PLAYER, japanese="天王寺大和",
        player_keys=(PlayerKey.YAMATO,)),
]
