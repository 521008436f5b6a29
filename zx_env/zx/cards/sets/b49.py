"""B49: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_SECOND = Always(valid_in=Zone.DYNAMIS, needs=[FirstPlayer(Side.ENEMY)], do=[GainCost(-1)])
_ISOLATE = Always(do=[Cannot(Bar.BE_CHOSEN)])

_TALE = Japanese("噂話")
_FACE_UP_TALES = card(Side.OWN, Zone.DYNAMIS, named=_TALE, state=State.FACE_UP)
_FACE_DOWN_TALE = choose(1, card(Side.OWN, Zone.DYNAMIS, named=_TALE, state=State.FACE_DOWN))


def _tells_a_tale() -> Automatic:
    """At the end of the turn in which the card appeared, a tale is turned up or played."""
    return Automatic(
        when=Occurrence.TURN_ENDS,
        needs=[this_is(zx(having=(Having.APPEARED_THIS_TURN,)))],
        do=[
            If(
                [AtLeast(1, _FACE_DOWN_TALE.among)],
                do=[May(OneOf([[FaceUp(named=_TALE)], [PlayFree(_FACE_DOWN_TALE, regular=True)]]))],
            ),
        ],
    )


# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B49-001", "Mikan, Happiness Time", Color.RED, cost=3, power=4500, tribes=(Tribe.STARS,),
        icons=(Icon.IGNITION,), japanese="ハピネスタイム 美甘", rarity=Rarity.N,
        text=(
            "[Auto] (Player Mikan) When this card appears, you may remove 1 card in your hand from the "
            "game. If you did, you may draw 1 card. If you did, you may draw 1 card.\n"
            "[Startup] (Hand or Trash; Player Mikan; your turn; once per turn by name) Remove this card "
            "from the game: If you have an Ascension on a Square, 1 Z/X of yours on a Square is not "
            "affected by abilities of enemy cards until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MIKAN)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED),
                        then=[May(Draw(1), then=[May(Draw(1))])],
                    ),
                ],
            ),
            Startup(
                valid_in=(Zone.HAND, Zone.TRASH),
                needs=[PlayerNamed(PlayerKey.MIKAN), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(THIS, Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.SQUARE, kind=CardType.ASCENSION))],
                        do=[
                            Grant(choose(1, zx(Side.OWN)), Unaffected(by=card(Side.ENEMY, EVERYWHERE))),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B49-033", "Mikan, Cosmic Super Beam", Color.RED, cost=8, power=11000, tribes=(Tribe.STARS,),
        japanese="超宇宙ビーム 美甘", rarity=Rarity.R,
        text=(
            "[Startup] (Hand or Remove Zone; Player Mikan; your turn) Remove up to 2 Reboot Z/X of yours "
            "with another name than this card on a Square with total Power 11000 or more from the game: "
            "Put this card on a Normal Square without a Z/X.\n"
            "[Auto] (Player Mikan) When this card appears, you may draw 1 card. Remove up to 1 enemy Z/X "
            "on a Normal Square from the game.\n"
            "[Auto] (Player Mikan) When either player's turn ends, Reboot up to 1 card in your Resource."
        ),
        abilities=[
            Startup(
                valid_in=(Zone.HAND, Zone.REMOVED),
                needs=[PlayerNamed(PlayerKey.MIKAN), TurnOf(Side.OWN)],
                cost=[
                    Move(
                        choose(
                            2,
                            zx(Side.OWN, state=State.REBOOT, having=(Having.OTHER_NAME,)),
                            up_to=True,
                            total_power_at_least=11000,
                        ),
                        Zone.REMOVED,
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MIKAN)],
                do=[
                    May(Draw(1)),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.REMOVED),
                ],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                needs=[PlayerNamed(PlayerKey.MIKAN)],
                do=[Reboot(choose(1, card(Side.OWN, Zone.RESOURCE), up_to=True))],
            ),
        ]),
    Card(
        "B49-035", "Kusu Mikan", Color.RED, CardType.PLAYER, player_keys=(PlayerKey.MIKAN,),
        japanese="玖珠美甘", rarity=Rarity.R),
    # -- black -------------------------------------------------------------
    Card(
        "B49-019", "Cursed Video, Idol of the Far Border", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.TORTURERS,), japanese="杳堺の呪像 カースドビデオ", rarity=Rarity.N,
        text=(
            "[Always] (Everywhere) While a Z/X of yours with the name of this card appeared this turn, "
            "this card cannot appear by plays or abilities of its owner.\n"
            "[Auto] When this card appears by being played, return up to 2 Z/X with another name than "
            'this card and "杳堺" in the name from your Trash to your hand.\n'
            '[Startup] (your turn; once per turn) Turn 1 face-up "噂話" in your Dynamis face down: If you '
            "have 25 or more cards in your Trash, Reboot this card."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtLeast(1, ThisTurn(Fate.APPEARED, zx(Side.OWN, having=(Having.SAME_NAME,))))],
                do=[Cannot(Bar.APPEAR)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Move(
                        choose(
                            2,
                            zx(
                                Side.OWN, zone=Zone.TRASH, name_contains="杳堺",
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[
                    FaceDown(
                        choose(
                            1,
                            card(
                                Side.OWN, Zone.DYNAMIS, named=Japanese("噂話"), state=State.FACE_UP
                            ),
                        )
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
                do=[If([AtLeast(25, card(Side.OWN, Zone.TRASH))], [Reboot(THIS)])],
            ),
        ]),
    Card(
        "B49-023", "Adrajubel, Evil Star of One Wing Flash", Color.BLACK, cost=7, power=7500,
        tribes=(Tribe.PREDATOR,), japanese="四凶星 暴翼一閃 アドラユベル", rarity=Rarity.N,
        text=(
            "[Auto] When an enemy Z/X appears by an ability, destroy that Z/X.\n"
            "[Auto] (your turn; used up by name) When an enemy Z/X is destroyed by this card, you may put "
            "2 [Predator] cards from your Charge into your Trash. If you did, put 1 [Predator] Z/X with "
            "another name than this card and printed Cost 7 or less from your Trash on a Normal Square "
            "without a Z/X. This ability cannot be used again this turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                way=Way.BY_ABILITY,
                do=[Destroy(That(zx()))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.ENEMY),
                by=THIS,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.USED_UP_BY_NAME,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.PREDATOR)), Zone.TRASH),
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.TRASH, tribe=Tribe.PREDATOR, cost_at_most=7,
                                        having=(Having.PRINTED_COST, Having.OTHER_NAME),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            UseUp(),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B49-045", "Busby's Stoop Chair, Cursed Chair of the Far Border", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.TORTURERS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="杳堺の呪椅子 バズビーズチェア", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears by being played, you may draw 1 card. You may put the top "
            'card of your deck into your Trash. If you have 3 or more face-up "噂話" in your Dynamis, '
            "destroy 1 enemy Reboot Z/X on a Normal Square of your opponent's choice.\n"
            "[Auto] (if this card is a Z/X that appeared this turn on a Square) When either "
            'player\'s turn ends, if you have face-down "噂話" in your Dynamis, you may choose 1 of '
            'these: (1) turn 1 face-down "噂話" in your Dynamis face up; (2) play 1 face-down "噂話" '
            "from your Dynamis without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    May(Draw(1)),
                    May(FromDeck(1, Zone.TRASH)),
                    If(
                        [AtLeast(3, _FACE_UP_TALES)],
                        do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, state=State.REBOOT), by=Side.ENEMY))],
                    ),
                ],
            ),
            _tells_a_tale(),
        ]),
    Card(
        "B49-063", "Crepus of the Fascinating Sword Dance", Color.BLACK, cost=6, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="魅了する剣舞 クレプス", rarity=Rarity.SR,
        text=(
            "[Always] (Trash; Player Yamato) You can also play this card, paying its Cost.\n"
            "[Always] (Hand or Trash; Player Yamato) This card has -1 Cost for every 2 cards with "
            '"クレプス" in the name in your Trash.\n'
            "[Auto] (Player Yamato) When this card appears, you may put the top card of your deck into "
            "your Trash. Destroy up to 1 enemy Z/X with Cost 8 or less on a Normal Square."
        ),
        abilities=[
            Always(valid_in=Zone.TRASH, needs=[PlayerNamed(PlayerKey.YAMATO)], do=[PlayFrom(THIS)]),
            Always(
                valid_in=(Zone.HAND, Zone.TRASH),
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                do=[GainCost(Per(-1, card(Side.OWN, Zone.TRASH, name_contains="クレプス"), cards=2))],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                do=[
                    May(FromDeck(1, Zone.TRASH)),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=8), up_to=True)),
                ],
            ),
        ]),
    Card(
        "B49-067", "Hanako, Girl of the Far Border", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.NOSFERATU,), icons=(Icon.IGNITION,), japanese="杳堺の童女 花子さん", rarity=Rarity.SR,
        text=(
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If "
            "you did, you may put the top card of your deck into your Trash. In any case, if you "
            'have face-up "噂話" in your Dynamis, return up to 1 card with "杳堺" in the name from your '
            "Trash to your hand.\n"
            "[Auto] (if this card is a Z/X that appeared this turn on a Square) When either "
            'player\'s turn ends, if you have face-down "噂話" in your Dynamis, you may choose 1 of '
            'these: (1) turn 1 face-down "噂話" in your Dynamis face up; (2) play 1 face-down "噂話" '
            "from your Dynamis without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                    If(
                        [AtLeast(1, _FACE_UP_TALES)],
                        do=[
                            Move(
                                choose(
                                    1, card(Side.OWN, Zone.TRASH, name_contains="杳堺"), up_to=True
                                ),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
            _tells_a_tale(),
        ]),
    Card(
        "B49-089", "Barahara, Short-Lived Evil Eye of Sweets", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DIABOLOS, Tribe.PREDATOR, Tribe.CRUEL_DRAGON),
        japanese="甘味ヲ奪ウ仮初ノ魔眼 バラハラ", rarity=Rarity.R,
        text=(
            "[Always] (Hand) While you have 15 or more cards in your Trash, this card has -4 Cost.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, you may put the top card of your deck into your Trash. In any case, put 1 card from "
            "your Trash on the bottom of your deck.\n"
            "[Auto] When this card appears in another way than by an ability of a card with the name of "
            "this card, put up to 1 Z/X with the name of this card from your Trash on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(15, card(Side.OWN, Zone.TRASH))],
                do=[GainCost(-4)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                    Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.DECK, bottom=True),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                not_by_ability=card(Side.ANY, EVERYWHERE, having=(Having.SAME_NAME,)),
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, having=(Having.SAME_NAME,)), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B49-065", "Eudi, Black Rose of Strategy", Color.GREEN, cost=4, power=6000,
        tribes=(Tribe.LEAFER,), japanese="策略の黒薔薇 ユーディ", rarity=Rarity.SR,
        text=(
            "[Auto] (Player Sana) When this card appears, choose 1 of these: (1) reveal the top 3 cards "
            "of your deck, then put up to 1 Z/X among them into its owner's Resource in Sleep State, then "
            "put the rest on the bottom of your deck in any order; (2) if it appeared by an ability, put "
            "the top card of your deck into your Resource in Sleep State, then return 1 card from your "
            "Resource to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SANA)],
                do=[
                    OneOf([
                        [
                            Look(
                                3,
                                shown=True,
                                do=[
                                    Move(
                                        choose(1, looked(zx()), up_to=True), Zone.RESOURCE, State.SLEEP
                                    ),
                                ],
                                rest=Rest.BOTTOM,
                            ),
                        ],
                        [
                            If(
                                [CameBy(Way.BY_ABILITY)],
                                do=[
                                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                                    Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                                ],
                            ),
                        ],
                    ]),
                ],
            ),
        ]),
    Card(
        "B49-104", "Hartley, Scripture Star of Apus", Color.BLACK, CardType.ASCENSION_EX, cost=3, shields=2,
        japanese="聖典星“アプス” ハートレー", rarity=Rarity.SEC,
        text=(
            "2 Shields.\n"
            "[Always] (Dynamis) While your opponent had the first turn of the game, this card has -1 "
            "Cost.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, destroy up to 1 enemy Z/X on a Normal Square.\n"
            "[Auto] When this card is destroyed, if your opponent has 5 or more cards in their Resource, "
            "put up to 1 black Z/X with Cost 7 or less from your Trash on your Player Square without a "
            "Z/X in Sleep State."
        ),
        abilities=[
            _SECOND,
            _ISOLATE,
            Automatic(
                when=Occurrence.APPEARS,
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    If(
                        [AtLeast(5, card(Side.ENEMY, Zone.RESOURCE))],
                        do=[
                            Put(
                                choose(
                                    1,
                                    zx(Side.OWN, zone=Zone.TRASH, color=Color.BLACK, cost_at_most=7),
                                    up_to=True,
                                ),
                                OWN_PLAYER_SQUARE,
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
    # -- green -------------------------------------------------------------
    Card(
        "B49-105", "Alou, Scripture Star of Volans", Color.GREEN, CardType.ASCENSION_EX, cost=3, shields=2,
        japanese="聖典星“ヴォランス” アルー", rarity=Rarity.SEC,
        text=(
            "2 Shields.\n"
            "[Always] (Dynamis) While your opponent had the first turn of the game, this card has -1 "
            "Cost.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, put up to 1 enemy Z/X on a Normal Square into its owner's "
            "Resource in Sleep State. Return up to 1 Z/X from your deck to your hand and show it. Shuffle "
            "your deck."
        ),
        abilities=[
            _SECOND,
            _ISOLATE,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.RESOURCE, State.SLEEP),
                    Move(choose(1, zx(Side.OWN, zone=Zone.DECK), up_to=True), Zone.HAND, shown=True),
                    Shuffle(),
                ],
            ),
        ],
    ),
]
