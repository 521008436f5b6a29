"""B27: effects that count what they have done, who may not choose, two Shifts of which there is one."""

from zx_env.zx.cards.language import *

_CYCLOTRON = "サイクロトロン"

# fmt: off
CARDS = [
    Card(
        "B27-049", "Orcus of the Evil Eye", Color.BLACK, cost=7, power=10500, tribes=(Tribe.DIABOLOS,),
        japanese="邪眼の魔人オルクス", rarity=Rarity.R,
        text=(
            "[Startup] (Dingir Lv 1; once per turn) Put 4 cards from your Charge into your Trash: Destroy "
            "each other Z/X on a Normal Square. Put 1 card from your Trash for every 2 of them into your "
            "Charge."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                needs=[Level(Tribe.DINGIR, 1)],
                cost=[Move(choose(4, card(Side.OWN, Zone.CHARGE)), Zone.TRASH)],
                do=[
                    Destroy(each(zx(on=NORMAL, having=(Having.NOT_THIS,)))),
                    Move(choose(PerDone(1, cards=2), card(Side.OWN, Zone.TRASH)), Zone.CHARGE),
                ],
            ),
        ]),
    Card(
        "B27-064", "Longan Hook-tip, Ruler of Dragon Eyes", Color.GREEN, cost=9, power=12000,
        tribes=(Tribe.PLASECT,), japanese="龍眼の支配者ロンガンカギバ", rarity=Rarity.SR,
        text=(
            "[Always] While you have 20 or more cards in your Resource, each [Plasect] Z/X of yours with "
            "Cost 6 or more on a Square cannot be chosen by its owner's opponent for abilities of Z/X.\n"
            "[Auto] When this card appears, if you have 13 or more cards in your Resource, put up to 1 "
            "Z/X on a Normal Square for each [Plasect] Z/X of yours on a Square into their owners' "
            "Resource in Sleep State."
        ),
        abilities=[
            Always(
                needs=[AtLeast(20, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    Cannot(
                        Bar.BE_CHOSEN_BY_ENEMY,
                        each(zx(Side.OWN, cost_at_least=6, tribe=Tribe.PLASECT)),
                        by=zx(),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(13, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Move(
                                choose(
                                    Per(1, zx(Side.OWN, tribe=Tribe.PLASECT)), zx(on=NORMAL), up_to=True
                                ),
                                Zone.RESOURCE, State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B27-074", "Canopus, Electric Brain Machine", Color.BLUE, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.BATTLE_DRESS), japanese="【運命剣臨】電脳械カノープス",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of yours "
            'with "超" in the name.\n'
            '[Always] Each Z/X of yours with "サイクロトロン" in the name on a Square cannot be chosen by '
            "abilities.\n"
            "[Auto] When a Shift is laid on this card, draw 1 card for each Z/X of yours "
            'with "サイクロトロン" in the name on a Square. Put up to 1 Z/X with "サイクロトロン" in the '
            "name from your hand for each of them each on a Normal Square without a Z/X."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.OVERBOOST, name_contains="超"),
                needs=[AtLeast(1, card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_OB, state=State.FACE_UP))],
            ),
            Always(do=[Cannot(Bar.BE_CHOSEN, each(zx(Side.OWN, name_contains=_CYCLOTRON)))]),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                do=[
                    Draw(Per(1, zx(Side.OWN, name_contains=_CYCLOTRON))),
                    Put(
                        choose(
                            PerDone(1), zx(Side.OWN, zone=Zone.HAND, name_contains=_CYCLOTRON), up_to=True
                        ),
                        NORMAL, empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B27-082", "Enlil, Glaring Flood",
        (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN), CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.ENLIL), japanese="睥睨せし『氾慄』エンリル", rarity=Rarity.UR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of "
            'yours with "祈装" in the name.\n'
            "[Always] (everywhere) Your deck and your Dynamis have up to 1 cards of this name "
            'and "討ち祓う『黎明』エンキ" together.\n'
            "[Always] Each [Dingir] or [Waker] card of your opponent wherever it is cannot be played.\n"
            "[Auto] When a Shift is laid on this card, return each enemy Z/X on a Normal Square to their "
            "owners' hands."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.OVERBOOST, name_contains="祈装"),
                needs=[AtLeast(1, card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_OB, state=State.FACE_UP))],
            ),
            Copies(1, together_with=(Japanese("討ち祓う『黎明』エンキ"),)),
            Always(do=[
                Cannot(
                    Bar.BE_PLAYED,
                    each(card(
                        Side.ENEMY, EVERYWHERE, tribe=(Tribe.DINGIR, Tribe.WAKER),
                    )),
                ),
            ]),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                do=[Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.HAND)],
            ),
        ]),
]
