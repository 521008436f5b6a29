"""E44: Ys; a Player card with an ability, Player Extras, and what begins the game in Resource for them."""

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


def _turns_up(player: str, extra: str) -> Startup:
    """In Resource this card sleeps, and the Player Extra of the Player turns face up."""
    return Startup(
        valid_in=Zone.RESOURCE,
        cost=[Sleep(THIS)],
        do=[
            If(
                [AtLeast(4, card(Side.OWN, Zone.RESOURCE))],
                do=[TurnExtra(Japanese(extra), Japanese(player))],
            ),
        ],
    )


def _plays(key: PlayerKey, color: Color, named: str) -> Startup:
    """In Resource: draw a card, and play the partner of that name free."""
    return Startup(
        valid_in=Zone.RESOURCE,
        limit=Limit.ONCE_PER_TURN,
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
                    Draw(1),
                    PlayFree(
                        choose(1, card(Side.OWN, Zone.HAND, named=Japanese(named)), up_to=True), regular=True
                    ),
                ],
            ),
        ],
    )


_NAME = "Chromatic Transcendence"


def _makes_way() -> Automatic:
    """Return the ability by which another Ys with it takes the Square of this card."""
    other = zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.YS, ability=_NAME, having=(Having.OTHER_NAME,))
    return Automatic(
        keyword=_NAME,
        when=Occurrence.PHASE_STARTS,
        phase=Phase.DRAW,
        needs=[PlayerNamed(PlayerKey.YS)],
        do=[May(Move(THIS, Zone.TRASH), then=[Put(choose(1, other), ANY_SQUARE, was=THIS, empty=True)])],
    )


# fmt: off
CARDS = [
    Card(
        "E44-052", "Ys, Harmonic Summoner", Color.WHITE, cost=6, power=9000, tribes=(Tribe.YS,),
        japanese="調和の召誓者 イース", rarity=Rarity.R,
        text=(
            "[Auto] Chromatic Transcendence (Player Ys) When either player's Draw Phase starts, you may "
            "put this card into your Trash. If you did, put 1 [Ys] Z/X with another name than this card "
            'and the ability "Chromatic Transcendence" from your Trash on the Square where this card was '
            "without a Z/X.\n"
            "[Startup] (Player Ys EX; once per turn) Put 1 card from your hand into your Trash: Give up "
            "to 2 enemy Z/X on a Normal Square -5000 Power until the end of the turn. Give this card "
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            _makes_way(),
            Startup(
                needs=[PlayerNamed(PlayerKey.YS_EX)],
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    Power(-5000, choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                    Power(2000, THIS),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "E44-053", "Ys, Lawless Summoner", Color.BLACK, cost=7, power=10500, tribes=(Tribe.YS,),
        japanese="無法の召誓者 イース", rarity=Rarity.R,
        text=(
            "[Auto] Chromatic Transcendence (Player Ys) When either player's Draw Phase starts, you may "
            "put this card into your Trash. If you did, put 1 [Ys] Z/X with another name than this card "
            'and the ability "Chromatic Transcendence" from your Trash on the Square where this card was '
            "without a Z/X.\n"
            "[Startup] (Player Ys EX; your turn; once per turn) Put 2 cards from your hand or Charge into "
            "your Trash: Destroy 1 enemy Z/X on a Normal Square. Put 1 [Ys] Z/X with Cost 3 or less from "
            "your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            _makes_way(),
            Startup(
                needs=[PlayerNamed(PlayerKey.YS_EX), TurnOf(Side.OWN)],
                cost=[Move(choose(2, card(Side.OWN, (Zone.HAND, Zone.CHARGE))), Zone.TRASH)],
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.YS, cost_at_most=3)),
                        NORMAL, empty=True,
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "E44-054", "Ys, Summoner of New Life", Color.GREEN, cost=7, power=9000, tribes=(Tribe.YS,),
        japanese="新生の召誓者 イース", rarity=Rarity.R,
        text=(
            "[Auto] Chromatic Transcendence (Player Ys) When either player's Draw Phase starts, you may "
            "put this card into your Trash. If you did, put 1 [Ys] Z/X with another name than this card "
            'and the ability "Chromatic Transcendence" from your Trash on the Square where this card was '
            "without a Z/X.\n"
            "[Auto] (Player Ys EX) When this card appears, you may put the top card of your deck into "
            "your Resource in Sleep State. Give up to 2 Z/X of yours on a Square +2000 Power until the "
            "end of the turn."
        ),
        abilities=[
            _makes_way(),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YS_EX)],
                do=[
                    May(FromDeck(1, Zone.RESOURCE, State.SLEEP)),
                    Power(2000, choose(2, zx(Side.OWN), up_to=True)),
                ],
            ),
        ]),
    Card(
        "E44-056", "Lilfy", Color.COLORLESS, CardType.PLAYER, rarity=Rarity.R, japanese="リルフィ",
        player_keys=(PlayerKey.LILFY,),
        text=(
            "[Startup] (your turn) Sleep this card, put 1 card from your hand into your Trash: If "
            'you have 5 or more cards in your Resource, put 1 Z/X of yours with "リルフィ" in the '
            "name on a Square into its owner's Trash. If you did, put up to 1 Z/X with Cost up to "
            'the number of cards in your Resource and "リルフィ" in the name from your hand on a '
            "Square of the Center Area without a Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        do=[
                            Then(
                                Move(choose(1, zx(Side.OWN, name_contains="リルフィ")), Zone.TRASH),
                                then=[
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN, zone=Zone.HAND, name_contains="リルフィ",
                                                cost_at_most=Per(1, card(Side.OWN, Zone.RESOURCE)),
                                            ),
                                            up_to=True,
                                        ),
                                        CENTER,  # diagram assumed
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
        "E44-057", "Kurosaki Mikado EX", Color.RED, CardType.PLAYER_EX, rarity=Rarity.R,
        player_keys=(PlayerKey.MIKADO, PlayerKey.MIKADO_EX), japanese="黒崎神門ＥＸ",
        text=(
            "[Crisis] (Player Mikado) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"アレキサンダー" in the name on a Square cannot be chosen by abilities until the end of '
            "your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or "
            "higher, you may shuffle your deck and put the top card of your deck into your "
            "Life."
        ),
        abilities=[
            Crisis(PlayerKey.MIKADO),
            _isolates("アレキサンダー"),
            LastStand(),
        ]),
    Card(
        "E44-058", "Tennouji Asuka EX", Color.WHITE, CardType.PLAYER_EX, rarity=Rarity.R,
        player_keys=(PlayerKey.ASUKA, PlayerKey.ASUKA_EX), japanese="天王寺飛鳥ＥＸ",
        text=(
            "[Crisis] (Player Asuka) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"フィエリテ" in the name on a Square cannot be chosen by abilities until the end of '
            "your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or "
            "higher, you may shuffle your deck and put the top card of your deck into your "
            "Life."
        ),
        abilities=[
            Crisis(PlayerKey.ASUKA),
            _isolates("フィエリテ"),
            LastStand(),
        ]),
    Card(
        "E44-059", "Tennouji Yamato EX", Color.BLACK, CardType.PLAYER_EX, rarity=Rarity.R,
        player_keys=(PlayerKey.YAMATO, PlayerKey.YAMATO_EX), japanese="天王寺大和ＥＸ",
        text=(
            "[Crisis] (Player Yamato) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"クレプス" in the name on a Square cannot be chosen by abilities until the end of '
            "your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or "
            "higher, you may shuffle your deck and put the top card of your deck into your "
            "Life."
        ),
        abilities=[
            Crisis(PlayerKey.YAMATO),
            _isolates("クレプス"),
            LastStand(),
        ]),
    Card(
        "E44-060", "Ouka Sana EX", Color.GREEN, CardType.PLAYER_EX, rarity=Rarity.R,
        player_keys=(PlayerKey.SANA, PlayerKey.SANA_EX), japanese="桜街紗那ＥＸ",
        text=(
            "[Crisis] (Player Sana) You are dealt damage.\n"
            "[Startup] (your turn) Sleep this card: 1 Z/X of yours with Cost 5 or more and "
            '"ユーディ" in the name on a Square cannot be chosen by abilities until the end of '
            "your opponent's next turn.\n"
            "[Always] Once per game, before you are dealt damage as high as your Life or "
            "higher, you may shuffle your deck and put the top card of your deck into your "
            "Life."
        ),
        abilities=[
            Crisis(PlayerKey.SANA),
            _isolates("ユーディ"),
            LastStand(),
        ]),
    Card(
        "E44-116", "Fierte and Asuka, Joined Palms", Color.WHITE, cost=6, power=9000, rarity=Rarity.SR,
        tribes=(Tribe.ANGEL,), icons=(Icon.STARTING_RESOURCE,),
        japanese="フィエリテ＆飛鳥 重ねた手のひら",  # noqa: RUF001
        text=(
            "Starting Resource.\n"
            "[Startup] (Resource) Sleep this card: If you have 4 or more cards in your "
            'Resource, turn "天王寺飛鳥ＥＸ" under your Player card "天王寺飛鳥" face up.\n'
            "[Startup] (Resource; Player Asuka EX; your turn; once per turn) Pay white 2: If "
            "you have 6 or more cards in your Resource or your opponent has 6 or more cards "
            'in their Resource, draw 1 card. Play up to 1 "光潔の聖天使 フィエリテ" from your hand '
            "without paying its Cost, as a regular play."
        ),
        abilities=[
            _turns_up("天王寺飛鳥", "天王寺飛鳥ＥＸ"),
            _plays(PlayerKey.ASUKA_EX, Color.WHITE, "光潔の聖天使 フィエリテ"),
        ]),
    Card(
        "E44-118", "Fierte, Holy Angel of Pure Light", Color.WHITE, cost=8, power=11000, rarity=Rarity.SR,
        tribes=(Tribe.ANGEL,), japanese="光潔の聖天使 フィエリテ",
        text=(
            '[Always] (Player Asuka EX) While it is your turn, each Z/X of yours with "飛鳥" or '
            '"フィエリテ" in the name on a Square cannot be affected by abilities of enemy cards.\n'
            "[Auto] (Player Asuka EX) When this card appears by being played, put 1 enemy Z/X "
            "on a Normal Square on the bottom of its owner's deck. Put up to 1 Z/X with "
            'another name than this card and "フィエリテ" in the name from your hand or Charge on '
            "a Normal Square without a Z/X."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.ASUKA_EX), TurnOf(Side.OWN)],
                do=[
                    Cannot(
                        Bar.BE_AFFECTED_BY_ENEMY,
                        each(zx(Side.OWN, name_contains=("飛鳥", "フィエリテ"))),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.ASUKA_EX)],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN, zone=(Zone.HAND, Zone.CHARGE), name_contains="フィエリテ",
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "E44-120", "Creps and Yamato, Battle-tried Partners", Color.BLACK, cost=6, power=9000,
        rarity=Rarity.SR, tribes=(Tribe.DIABOLOS,), icons=(Icon.STARTING_RESOURCE,),
        japanese="クレプス＆大和 歴戦の相棒",  # noqa: RUF001
        text=(
            "Starting Resource.\n"
            "[Startup] (Resource) Sleep this card: If you have 4 or more cards in your "
            'Resource, turn "天王寺大和ＥＸ" under your Player card "天王寺大和" face up.\n'
            "[Startup] (Resource; Player Yamato EX; your turn; once per turn) Pay black 2: If "
            "you have 6 or more cards in your Resource or your opponent has 6 or more cards "
            'in their Resource, draw 1 card. Play up to 1 "魔魅の宵魔人 クレプス" from your hand '
            "without paying its Cost, as a regular play."
        ),
        abilities=[
            _turns_up("天王寺大和", "天王寺大和ＥＸ"),
            _plays(PlayerKey.YAMATO_EX, Color.BLACK, "魔魅の宵魔人 クレプス"),
        ]),
    Card(
        "E44-122", "Creps, Evening Demon of Bewitchment", Color.BLACK, cost=8, power=11000, rarity=Rarity.SR,
        tribes=(Tribe.DIABOLOS,), japanese="魔魅の宵魔人 クレプス",
        text=(
            "[Auto] (Player Yamato EX) When this card appears by being played, put up to 1 Z/X with "
            'another name than this card and "クレプス" in the name from your Trash on a Normal Square '
            "without a Z/X.\n"
            "[Auto] (Player Yamato EX) When this card attacks, look at up to the top 3 cards of your "
            "deck. Put 1 card among them into its owner's Charge. Put the rest into your Trash. Destroy "
            "up to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.YAMATO_EX)],
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN, zone=Zone.TRASH, name_contains="クレプス",
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[PlayerNamed(PlayerKey.YAMATO_EX)],
                do=[
                    Look(3, up_to=True, do=[Move(choose(1, looked()), Zone.CHARGE)], rest=Rest.TRASH),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                ],
            ),
        ]),
    Card(
        "E44-124", "Yudi and Sana, Master and Servant", Color.GREEN, cost=6, power=9000, rarity=Rarity.SR,
        tribes=(Tribe.LEAFER,), icons=(Icon.STARTING_RESOURCE,),
        japanese="ユーディ＆紗那 曇りなき主従",  # noqa: RUF001
        text=(
            "Starting Resource.\n"
            "[Startup] (Resource) Sleep this card: If you have 4 or more cards in your "
            'Resource, turn "桜街紗那ＥＸ" under your Player card "桜街紗那" face up.\n'
            "[Startup] (Resource; Player Sana EX; your turn; once per turn) Pay green 2: If "
            "you have 6 or more cards in your Resource or your opponent has 6 or more cards "
            'in their Resource, draw 1 card. Play up to 1 "翠緑の伝道師 ユーディ" from your hand '
            "without paying its Cost, as a regular play."
        ),
        abilities=[
            _turns_up("桜街紗那", "桜街紗那ＥＸ"),
            _plays(PlayerKey.SANA_EX, Color.GREEN, "翠緑の伝道師 ユーディ"),
        ]),
]
