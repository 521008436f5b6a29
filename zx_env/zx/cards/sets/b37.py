# ruff: noqa: RUF001 - Japanese names stand as printed
"""B37: Break (アルターブレイク), by which an Alter becomes the Z/X that has overcome its bad end; Ys."""

from zx_env.zx.cards.language import *

_IN_BREAK = this_is(zx(having=(Having.IN_BREAK,)))
_ALTER_BREAK = "Alter Break"


def _break_event(key: PlayerKey, alter: str, beyond: str) -> list[Ability]:
    """In the opponent's turn it costs 1 more; the opponent has 5 in Resource, or has left one out."""
    return [
        Always(valid_in=Zone.DYNAMIS, needs=[TurnOf(Side.ENEMY)], do=[GainCost(1)]),
        EventText(
            do=[
                If(
                    [
                        PlayerNamed(key),
                        AnyOf([AtLeast(5, card(Side.ENEMY, Zone.RESOURCE)), NoResourcePut()]),
                    ],
                    do=[
                        Break(
                            choose(1, zx(Side.OWN, named=Japanese(alter), state=State.REBOOT)),
                            into=choose(1, zx(Side.OWN, zone=Zone.HAND, named=Japanese(beyond))),
                        ),
                    ],
                ),
            ],
        ),
    ]


# fmt: off
CARDS = [
    Card(
        "B37-055", "Alter Sly, Fieyu of the Five Chiefs", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="アルタースライ 五頭領フィーユ", rarity=Rarity.R,
        text=(
            "Life Recovery.\n"
            "[Auto] (Player Souma) When this card appears, reveal the top 2 cards of your deck. Return 1 "
            "card among them to its owner's hand. Put the rest into your Resource in Sleep State. Put 1 "
            "card from your Resource into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA)],
                do=[
                    Look(
                        2,
                        do=[Move(choose(1, looked()), Zone.HAND)],
                        rest=Rest.RESOURCE,
                        shown=True,
                    ),
                    Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH),
                ],
            ),
        ],
    ),
    Card(
        "B37-077", "Shatter That Slyness (Break, Fieyu!)", Color.GREEN, CardType.EVENT_EX, cost=0,
        japanese="打ち砕け、その狡猾（ブレイク、フィーユ！）", rarity=Rarity.BR,
        text=(
            "[Always] (Dynamis) While it is your opponent's turn, this card has +1 Cost.\n"
            "[Event] If your Player is Souma and your opponent has 5 or more "
            "cards in their Resource or your opponent put no card from their "
            "hand into Resource in their last Resource Phase, Break 1 Reboot "
            '"アルタースライ 五頭領フィーユ" of yours on a Square into 1 "超越者【信頼】フィーユ" from '
            "your hand."
        ),
        abilities=_break_event(
            PlayerKey.SOUMA, "アルタースライ 五頭領フィーユ", "超越者【信頼】フィーユ"
        ),
    ),
    Card(
        "B37-089", "Fieyu Who Went Beyond by Trust", Color.GREEN, cost=5, power=7500,
        tribes=(Tribe.LYCANTHROPE,), japanese="超越者【信頼】フィーユ", rarity=Rarity.BR,
        text=(
            "[Auto] (Player Souma; your turn) When this card appears, you may put the top card of your "
            "deck into your Resource in Sleep State.\n"
            "[Auto] Alter Break (Player Souma; if this card is a Z/X that is in Break on a Square) When "
            "this card appears, destroy up to 1 enemy Z/X on a Normal Square. Put up to 1 card from your "
            "Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA), TurnOf(Side.OWN)],
                do=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
            ),
            Automatic(
                keyword=_ALTER_BREAK,
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA), _IN_BREAK],
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                    Move(
                        choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP
                    ),
                ],
            ),
        ],
    ),
    Card(
        "B37-091", "Ys, Humiliated by Defeat", Color.COLORLESS, cost=5, power=7500,
        tribes=(Tribe.YS,), japanese="敗北の屈辱 イース", rarity=Rarity.UR,
        text=(
            "[Startup] (Hand; Player Ys; your turn) Return 1 Reboot [Ys] Z/X of yours that is in Break on "
            "a Square to its owner's hand: Put this card on the Square where what was chosen first was "
            "without a Z/X.\n"
            "[Auto] (Player Ys) When this card appears, choose 1 of these: (1) return 1 enemy Z/X with "
            "Cost 5 or less on a Normal Square to its owner's hand; (2) put 1 [Ys] Z/X with Cost 3 or "
            "less from your Trash on a Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.YS), TurnOf(Side.OWN)],
                cost=[
                    Move(
                        choose(
                            1,
                            zx(
                                Side.OWN, tribe=Tribe.YS, state=State.REBOOT,
                                having=(Having.IN_BREAK,),
                            ),
                            keep=True,
                        ),
                        Zone.HAND,
                    ),
                ],
                do=[Put(THIS, ANY_SQUARE, was=KEPT, empty=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YS)],
                do=[
                    OneOf(
                        [
                            [Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.HAND)],
                            [
                                Put(
                                    choose(
                                        1,
                                        zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.YS, cost_at_most=3),
                                    ),
                                    NORMAL,
                                    empty=True,
                                    state=State.SLEEP,
                                ),
                            ],
                        ]
                    ),
                ],
            ),
        ],
    ),
]
