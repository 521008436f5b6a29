"""E47: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_FORCE = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_POWER_OF_FORCE = PowerOf(zx(Side.OWN, zone=Zone.FORCE, having=(Having.FORCE_OF_THIS,)))
_CHEAP = zx(Side.OWN, cost_at_most=3)
_TURNED = choose(
    1,
    card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_EX, tribe=Tribe.TRENDSETTER, state=State.FACE_UP),
)

_DISCARD = Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)

# fmt: off
CARDS = [
    # -- blue --------------------------------------------------------------
    Card(
        "E47-073", "Atlas, Computing Tower FPAA", Color.BLUE, CardType.ZX_EX, cost=7, power=2000,
        tribes=(Tribe.AVATAR,), japanese="電算楼閣“FPAA” アトラス", rarity=Rarity.RR,
        text=(
            "[Possess] 2 Z/X with Cost 3 or less.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Startup] (once per turn) Put 2 cards that are Force of this card from your Force zone into "
            "your Trash: If you have 4 or more cards in your Resource and 4 or fewer cards in your hand, "
            "draw 5 cards and 1 less for each card in your hand."
        ),
        abilities=[
            Possess([_CHEAP, _CHEAP]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Startup(
                cost=[Move(choose(2, _FORCE), Zone.TRASH)],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE)),
                            AtMost(4, card(Side.OWN, Zone.HAND)),
                        ],
                        [Draw(Per(-1, card(Side.OWN, Zone.HAND), plus=5))],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "E47-078", "Yggdrasil, Spirit Tree of Hundred Eyes", Color.GREEN, CardType.ZX_EX, cost=10, power=0,
        tribes=(Tribe.AVATAR,), japanese="精霊樹“百目鬼” ユグドラシル", rarity=Rarity.RR,
        text=(
            "[Possess] 2 Z/X with Cost 8 or less.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Auto] When this card appears, put 1 card that is Force of this card from your Force zone "
            "into your Trash. If you did, reveal the top 4 cards of your deck. Put up to 1 Z/X with Cost "
            "6 or less among them on a Normal Square without a Z/X. At the end of the turn, put it into "
            "its owner's Resource in Sleep State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_most=8), zx(Side.OWN, cost_at_most=8)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        Move(choose(1, _FORCE), Zone.TRASH),
                        then=[
                            Look(
                                4,
                                shown=True,
                                do=[
                                    Put(
                                        choose(1, looked(zx(cost_at_most=6)), up_to=True),
                                        NORMAL,
                                        empty=True,
                                    ),
                                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- colorless ---------------------------------------------------------
    Card(
        "E47-081", "Levy, Envy of Utmost Sins", Color.COLORLESS, CardType.ZX_EX, cost=6, power=0,
        tribes=(Tribe.AVATAR,), japanese="極罪“嫉妬” レヴィー", rarity=Rarity.RR,
        text=(
            "[Possess] 1 Z/X with Cost 4 or more.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Always] Each card in your opponent's Dynamis has +2 Cost.\n"
            "[Auto] When this card is destroyed, you may put the top card of your deck into your Charge."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_least=4)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Always(do=[GainCost(2, each(card(Side.ENEMY, Zone.DYNAMIS)))]),
            Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(1, Zone.CHARGE))]),
        ]),
    Card(
        "E47-086", "Gloria the Swift Rabbit", Color.RED, cost=3, power=4500, tribes=(Tribe.CHALLENGER,),
        icons=(Icon.IGNITION,), japanese="スウィフトラビット グロリア", rarity=Rarity.SEC,
        text=(
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, draw 1 card. In any case, if it appeared by being played, you may draw 1 card.\n"
            "[Auto] (Trash) When this card is discarded by an ability of a card of yours, you may put 1 "
            "card from your hand into your Trash. If you did, draw 1 card.\n"
            "[Startup] (Trash; your turn) Remove this card from the game, put 1 card from your hand into "
            "your Trash: Move 1 Link card on a Square to a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(_DISCARD, then=[Draw(1)]),
                    If([CameBy(Way.BY_PLAY)], [May(Draw(1))]),
                ],
            ),
            Automatic(
                when=Occurrence.IS_DISCARDED,
                valid_in=Zone.TRASH,
                by_ability=card(Side.OWN, EVERYWHERE),
                do=[May(_DISCARD, then=[Draw(1)])],
            ),
            Startup(
                valid_in=Zone.TRASH,
                needs=[TurnOf(Side.OWN)],
                cost=[Move(THIS, Zone.REMOVED), _DISCARD],
                do=[Put(choose(1, card(Side.ANY, Zone.SQUARE, kind=CardType.LINK)), NORMAL)],
            ),
        ]),
    Card(
        "E47-091", "Gloria, Miracle Return!", Color.RED, cost=6, power=7500, tribes=(Tribe.CHALLENGER,),
        japanese="ミラクルリターン！ グロリア", rarity=Rarity.SEC,  # noqa: RUF001
        text=(
            "[Auto] (Trash; used up by name) When this card is discarded by an ability of a [Challenger] "
            "card of yours with another name than this card, if you have 5 or more cards in your Resource "
            "and 3 or fewer cards in your Life or your opponent has 3 or fewer cards in their Life, play "
            "this card without paying its Cost, as a regular play. This ability cannot be used again "
            "this turn.\n"
            "[Startup] (once per turn) Put 1 card from your hand into your Trash: Deal 11000 damage to 1 "
            "enemy Z/X on a Normal Square. Move up to 1 Link card on a Square to a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                valid_in=Zone.TRASH,
                by_ability=card(
                    Side.OWN, EVERYWHERE, tribe=Tribe.CHALLENGER, having=(Having.OTHER_NAME,)
                ),
                limit=Limit.USED_UP_BY_NAME,
                do=[
                    If(
                        [
                            AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                            AnyOf([
                                AtMost(3, card(Side.OWN, Zone.LIFE)), AtMost(3, card(Side.ENEMY, Zone.LIFE)),
                            ]),
                        ],
                        [PlayFree(THIS, regular=True), UseUp()],
                    ),
                ],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[_DISCARD],
                do=[
                    Damage(11000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                    Put(choose(1, card(Side.ANY, Zone.SQUARE, kind=CardType.LINK), up_to=True), NORMAL),
                ],
            ),
        ]),
    # -- blue: Trendsetters ------------------------------------------------
    Card(
        "E47-094", "Mary, Celebrity Streamer", Color.BLUE, cost=7, power=7500,
        tribes=(Tribe.TRENDSETTER,), japanese="セレブリティストリーマー マリー", rarity=Rarity.SEC,
        text=(
            "[Always] (Hand) While you have 5 or more cards in your Resource, you may Sleep up to 2 "
            "Reboot Z/X of yours on a Square when this card is played; it costs less by their total Cost.\n"
            "[Auto] When this card appears, put up to 1 blue Z/X with Cost 3 or less from your hand on a "
            "Normal Square without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    PayLess(
                        CostOf(THEM), Sleep(choose(2, zx(Side.OWN, state=State.REBOOT), up_to=True))
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, color=Color.BLUE, cost_at_most=3),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "E47-097", "Chitose in Sweet Lolita", Color.BLUE, CardType.ZX_EX, cost=4, power=6000,
        tribes=(Tribe.TRENDSETTER,), japanese="スイートロリータ チトセ", rarity=Rarity.SEC,
        text=(
            "[Awaken] Put 1 [Trendsetter] card from your hand into your Trash.\n"
            "[Auto] When this card appears, reveal the top 4 cards of your deck. Return up to 1 "
            "[Trendsetter] card among them to your hand. Unless any were chosen, return up to 1 blue "
            "Event among them to your hand. Put the rest on the bottom of your deck in any order.\n"
            "[Startup] (your turn; once per turn) Turn 1 face-up [Trendsetter] Z/X EX in your Dynamis "
            "face down: Give 1 [Trendsetter] Z/X of yours on a Square +3000 Power until the end of the "
            "turn. It cannot be chosen by abilities until the end of the turn."
        ),
        abilities=[
            Awaken([Move(choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.TRENDSETTER)), Zone.TRASH)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        4,
                        shown=True,
                        do=[
                            Move(
                                choose(
                                    1,
                                    looked(card(Side.OWN, Zone.DECK, tribe=Tribe.TRENDSETTER)),
                                    up_to=True,
                                ),
                                Zone.HAND,
                            ),
                            IfPicked(
                                1,
                                do=[],
                                otherwise=[
                                    Move(
                                        choose(
                                            1,
                                            looked(
                                                card(
                                                    Side.OWN, Zone.DECK, kind=CardType.EVENT,
                                                    color=Color.BLUE,
                                                )
                                            ),
                                            up_to=True,
                                        ),
                                        Zone.HAND,
                                    ),
                                ],
                            ),
                        ],
                        rest=Rest.BOTTOM,
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[FaceDown(_TURNED)],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Power(3000, choose(1, zx(Side.OWN, tribe=Tribe.TRENDSETTER))),
                    Grant(IT, Cannot(Bar.BE_CHOSEN)),
                ],
            ),
        ]),
    Card(
        "E47-098", "Armed in Urban Rock", Color.BLUE, cost=3, power=4500, tribes=(Tribe.TRENDSETTER,),
        icons=(Icon.IGNITION,), japanese="アーバンロック アームド", rarity=Rarity.SEC,
        text=(
            "[Startup] (Hand; your turn; used up by name) Put this card into your Trash: Return 1 enemy "
            "Z/X with Cost 3 or less on a Normal Square to its owner's hand. You may turn 1 face-up "
            "[Trendsetter] Z/X EX in your Dynamis face down. If you did, you may draw 1 card. This "
            "ability cannot be used again this turn.\n"
            "[Auto] When this card appears, you may draw 1 card."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[Move(THIS, Zone.TRASH)],
                limit=Limit.USED_UP_BY_NAME,
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.HAND),
                    May(FaceDown(_TURNED), then=[May(Draw(1)), UseUp()]),
                ],
            ),
            Automatic(when=Occurrence.APPEARS, do=[May(Draw(1))]),
        ]),
    Card(
        "E47-099", "Chitose, Top Model of the Hour", Color.BLUE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.TRENDSETTER,), japanese="最注目のトップモデル！ チトセ",  # noqa: RUF001
        rarity=Rarity.SEC,
        text=(
            "[Advent] 2 [Trendsetter] Z/X.\n"
            "[Auto] When this card appears, you may draw 1 card. If you did, you may draw 1 card.\n"
            "[Startup] (your turn; once per turn) Pay blue 1, turn 1 face-up [Trendsetter] Z/X EX in your "
            "Dynamis face down: Put 1 [Trendsetter] Z/X that is no Z/X EX from your Dynamis on a Normal "
            "Square without a Z/X."
        ),
        abilities=[
            Advent([zx(Side.OWN, tribe=Tribe.TRENDSETTER), zx(Side.OWN, tribe=Tribe.TRENDSETTER)]),
            Automatic(when=Occurrence.APPEARS, do=[May(Draw(1), then=[May(Draw(1))])]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.BLUE, 1), FaceDown(_TURNED)],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN, zone=Zone.DYNAMIS, tribe=Tribe.TRENDSETTER,
                                having=(Having.NO_EX,),
                            ),
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
]
