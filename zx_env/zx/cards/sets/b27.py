"""B27: Diabolos and a Shift whose effects count what they have done."""

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
]
# fmt: on
