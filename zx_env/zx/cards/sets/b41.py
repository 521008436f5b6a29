"""B41: Player Extra (CR 1023), and a Z/X EX."""

from zx_env.zx.cards.language import *


def _isolates(name_contains: str) -> Startup:
    """The Player Extra sleeps, and its partner cannot be chosen until the end of the enemy's next turn."""
    return Startup(
        needs=[TurnOf(Side.OWN)],
        cost=[Sleep(THIS)],
        do=[
            Grant(
                choose(1, zx(Side.OWN, cost_at_least=5, name_contains=name_contains)),
                Cannot(Bar.BE_CHOSEN),
                until=Until.ENEMY_TURN_ENDS,
            ),
        ],
    )


def _decided(extra: str, key: PlayerKey, color: Color, tribes: tuple[Tribe, ...]) -> list[Startup]:
    """In Resource: turn the Player Extra up, whatever the Player is; with it, let a partner appear."""
    return [
        Startup(
            valid_in=Zone.RESOURCE,
            cost=[Sleep(THIS)],
            do=[If([AtLeast(4, card(Side.OWN, Zone.RESOURCE))], do=[TurnExtra(Japanese(extra))])],
        ),
        Startup(
            valid_in=Zone.RESOURCE,
            limit=Limit.NAME_LOCK,
            needs=[PlayerNamed(key), TurnOf(Side.OWN)],
            cost=[Pay(color, 2)],
            do=[
                If(
                    [
                        AnyOf(
                            [
                                AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                                AtLeast(6, card(Side.ENEMY, Zone.RESOURCE)),
                            ]
                        ),
                    ],
                    do=[
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=5, tribe=tribes), up_to=True),
                            NORMAL,
                            empty=True,
                        ),
                    ],
                ),
            ],
        ),
    ]


# fmt: off
CARDS = [
    # -- Starting Resources --------------------------------------------------
    Card(
        "B41-010", "Brionac of Red Steel Resolve", Color.RED, cost=6, power=9000, rarity=Rarity.R,
        tribes=(Tribe.MEISTER, Tribe.GIGANTIC), icons=(Icon.STARTING_RESOURCE,),
        japanese="ブリューナク 赤鋼の決意",
        text=(
            "Starting Resource.\n"
            "[Startup] (Resource) Sleep this card: If you have 4 or more cards in your Resource, "
            'turn "ブリューナクＥＸ" under your Player card face up.\n'
            "[Startup] (Resource; Player Brionac EX; your turn; once per turn by name) Pay red 2: If you "
            "have 6 or more cards in your Resource or your opponent has 6 or more cards in their "
            "Resource, put up to 1 [Meister] or [Gigantic] Z/X with Cost 5 or less from your hand on a "
            "Normal Square without a Z/X."
        ),
        abilities=_decided(
            "ブリューナクＥＸ", PlayerKey.BRIONAC_EX, Color.RED, (Tribe.MEISTER, Tribe.GIGANTIC)
        )),
    Card(
        "B41-011", "Asul of Silent Resolve", Color.BLUE, cost=6, power=9000, rarity=Rarity.R,
        tribes=(Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE), icons=(Icon.STARTING_RESOURCE,),
        japanese="アスル 静寂の決意",
        text=(
            "Starting Resource.\n"
            "[Startup] (Resource) Sleep this card: If you have 4 or more cards in your Resource, "
            'turn "アスルＥＸ" under your Player card face up.\n'
            "[Startup] (Resource; Player Asul EX; your turn; once per turn by name) Pay blue 2: If you "
            "have 6 or more cards in your Resource or your opponent has 6 or more cards in their "
            "Resource, put up to 1 [Battle Dress] or [Killer Machine] Z/X with Cost 5 or less from your "
            "hand on a Normal Square without a Z/X."
        ),
        abilities=_decided(
            "アスルＥＸ", PlayerKey.ASUL_EX, Color.BLUE, (Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE)
        )),
    Card(
        "B41-012", "Horus of Heavenly Resolve", Color.WHITE, cost=6, power=9000, rarity=Rarity.R,
        tribes=(Tribe.CAIT_SITH, Tribe.HOLY_BEAST), icons=(Icon.STARTING_RESOURCE,),
        japanese="ホルス 天上の決意",
        text=(
            "Starting Resource.\n"
            "[Startup] (Resource) Sleep this card: If you have 4 or more cards in your Resource, "
            'turn "ホルスＥＸ" under your Player card face up.\n'
            "[Startup] (Resource; Player Horus EX; your turn; once per turn by name) Pay white 2: If you "
            "have 6 or more cards in your Resource or your opponent has 6 or more cards in their "
            "Resource, put up to 1 [Cait Sith] or [Holy Beast] Z/X with Cost 5 or less from your hand on "
            "a Normal Square without a Z/X."
        ),
        abilities=_decided(
            "ホルスＥＸ", PlayerKey.HORUS_EX, Color.WHITE, (Tribe.CAIT_SITH, Tribe.HOLY_BEAST)
        )),
    # -- an effect several times ---------------------------------------------
    Card(
        "B41-049", "Orichalcum Tyranno, Red and Blue Strong-Clawed Dragon", (Color.RED, Color.BLUE), cost=8,
        power=11000, tribes=(Tribe.GIGANTIC,), icons=(Icon.MULTICOLOR,), rarity=Rarity.WR,
        japanese="紅蒼の剛爪竜 オリハルコンティラノ",
        text=(
            "Multicolor.\n"
            "[Auto] (Player Sera EX) When this card appears by being played, draw 1 card. Do this 1 time "
            "for every 2 cards in your hand: (deal 6000 damage to up to 1 enemy Z/X on a Normal Square).\n"
            "[Startup] (Player Sera EX; your turn; once per turn) Remove 2 cards with "
            '"オリハルコンティラノ" in the name in your hand from the game: Reboot this card. This card '
            "has Range 2 until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.SERA_EX)],
                do=[
                    Draw(1),
                    Repeat(
                        Per(1, card(Side.OWN, Zone.HAND), cards=2),
                        [Damage(6000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))],
                    ),
                ],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.SERA_EX), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(
                        choose(2, card(Side.OWN, Zone.HAND, name_contains="オリハルコンティラノ")),
                        Zone.REMOVED,
                    ),
                ],
                do=[Reboot(THIS), Grant(THIS, GainRange(2))],
            ),
        ],
    ),
    Card(
        "B41-052", "K2, Holy and Fierce Guardian", (Color.WHITE, Color.RED), cost=8, power=11000,
        tribes=(Tribe.GUARDIAN,), icons=(Icon.MULTICOLOR,), rarity=Rarity.WR,
        japanese="聖烈の守護者 ケィツゥー",
        text=(
            "Multicolor.\n"
            "[Always] (Player Misaki EX) The limit of your Charge is +2.\n"
            "[Auto] (Player Misaki EX) When this card appears by being played, do this 2 times: (choose 1 "
            "of these: (1) put the top card of your deck into your Charge; (2) remove 1 card in your "
            "opponent's Charge from the game).\n"
            "[Startup] (Player Misaki EX; your turn; once per turn) For nothing: Give up to 2 other Z/X "
            "on a Normal Square -11000 Power until the end of the turn."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.MISAKI_EX)], do=[ChargeMore(2)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.MISAKI_EX)],
                do=[
                    Repeat(
                        2,
                        [
                            OneOf([
                                [FromDeck(1, Zone.CHARGE)],
                                [Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)],
                            ]),
                        ],
                    ),
                ],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.MISAKI_EX), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Power(-11000, choose(2, zx(on=NORMAL, having=(Having.NOT_THIS,)), up_to=True))],
            ),
        ],
    ),
    Card(
        "B41-060", "Stacy Omega Swallowtail", (Color.BLACK, Color.GREEN), cost=15, power=10500,
        tribes=(Tribe.NOSFERATU, Tribe.PLASECT), icons=(Icon.MULTICOLOR,),
        japanese="ステイシー“ω”アゲハ", rarity=Rarity.WR,
        text=(
            "Multicolor.\n"
            "[Always] (Hand) You may put up to 2 Z/X of yours with another name than this card and "
            '"ステイシー" in the name on a Square into your Resource in Sleep State when this card is '
            "played; it costs less by their total Cost but not less than 2.\n"
            '[Auto] When this card appears by being played, put up to 1 Z/X with "ステイシー" in the name '
            "from your Trash or Resource on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                do=[
                    PayLess(
                        CostOf(THEM),
                        choose(
                            2,
                            zx(Side.OWN, name_contains="ステイシー", having=(Having.OTHER_NAME,)),
                            up_to=True,
                        ),
                        to=Zone.RESOURCE,
                        least=2,
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=(Zone.TRASH, Zone.RESOURCE), name_contains="ステイシー"),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B41-078", "Shishijima Nanao EX", Color.BLUE, CardType.PLAYER_EX, player_keys=(PlayerKey.NANAO,),
        japanese="獅子島七尾ＥＸ",
        text=(
            "[Crisis] (Player Nanao) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"ヴェイバトロン" in the name on a Square cannot be chosen by abilities until the end of your '
            "opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.NANAO),
            _isolates("ヴェイバトロン"),
            LastStand(),
        ]),
    Card(
        "B41-079", "Yuzuriha Misaki EX", Color.WHITE, CardType.PLAYER_EX,
        player_keys=(PlayerKey.MISAKI, PlayerKey.MISAKI_EX),
        japanese="弓弦羽ミサキＥＸ",
        text=(
            "[Crisis] (Player Misaki) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "ケィツゥー" '
            "in the name on a Square cannot be chosen by abilities until the end of your opponent's next "
            "turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.MISAKI),
            _isolates("ケィツゥー"),
            LastStand(),
        ]),
    Card(
        "B41-082", "Iruda Orondo EX", Color.BLACK, CardType.PLAYER_EX, player_keys=(PlayerKey.IRUDA,),
        japanese="イリューダ・オロンドＥＸ",
        text=(
            "[Crisis] (Player Iruda) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"マルディシオン" in the name on a Square cannot be chosen by abilities until the end of your '
            "opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.IRUDA),
            _isolates("マルディシオン"),
            LastStand(),
        ]),
    Card(
        "B41-083", "Aoba Chitose EX", Color.GREEN, CardType.PLAYER_EX, player_keys=(PlayerKey.CHITOSE,),
        japanese="青葉千歳ＥＸ",
        text=(
            "[Crisis] (Player Chitose) You are dealt damage.\n"
            '[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "龍膽" in the '
            "name on a Square cannot be chosen by abilities until the end of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.CHITOSE),
            _isolates("龍膽"),
            LastStand(),
        ]),
    Card(
        "B41-099", "Alice, Divine Dream of Fables", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.AVATAR,), japanese="寓話の神夢 アリス",
        text=(
            "[Advent] 2 black Z/X.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Pay black 1, put 1 Reboot "
            "black Z/X of yours with Cost 7 or more on a Square on the bottom of its owner's deck: "
            "Put this card on a Normal Square without a Z/X.\n"
            "[Auto] When this card appears, return 1 Z/X from your Trash to your hand."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.BLACK)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.BLACK, 1),
                    Move(
                        choose(
                            1, zx(Side.OWN, color=Color.BLACK, cost_at_least=7, state=State.REBOOT)
                        ),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS, do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)]
            ),
        ]),
    Card(
        "B41-101", "Kurashiki Sera EX", Color.RED, CardType.PLAYER_EX,
        player_keys=(PlayerKey.SERA, PlayerKey.SERA_EX),
        japanese="倉敷世羅ＥＸ",
        text=(
            "[Crisis] (Player Sera) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"オリハルコンティラノ" in the name on a Square cannot be chosen by abilities until the end '
            "of your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or higher, you may "
            "shuffle your deck and put the top card of your deck into your Life."
        ),
        abilities=[
            Crisis(PlayerKey.SERA),
            _isolates("オリハルコンティラノ"),
            LastStand(),
        ]),
]
