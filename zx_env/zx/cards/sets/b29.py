"""B29: cards of the Dreamland."""

from zx_env.zx.cards.language import *

_OF_A_COLOR = (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
_MY_SHIFTS = card(Side.OWN, (Zone.SQUARE, Zone.DYNAMIS), kind=CardType.SHIFT, state=State.FACE_UP)
_YOUR_SHIFT = card(Side.ENEMY, Zone.SQUARE, kind=CardType.SHIFT)

# fmt: off
CARDS = [
    Card(
        "B29-068", "Gol-Goroth, Gravestone", Color.COLORLESS, cost=3, power=4500, tribes=(Tribe.KU_RITO,),
        icons=(Icon.START_CARD,), japanese="忘却を笑う墓標ゴルゴース",
        text=(
            "Start Card.\n"
            "[Startup] (Charge; Player Urara; your turn; once per turn by name) Destroy 1 Reboot Z/X "
            "of yours on a Square: If you have no red, blue, white, black or green cards in your "
            'Resource, destroy 1 enemy Z/X with Cost 5 or less on a Normal Square. Put 1 "Formless '
            'Spawn" Token on a Normal Square without a Z/X.'
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[PlayerNamed(PlayerKey.URARA), TurnOf(Side.OWN)],
                cost=[Destroy(choose(1, zx(Side.OWN, state=State.REBOOT)))],
                do=[
                    If(
                        [AtMost(0, card(Side.OWN, Zone.RESOURCE, color=_OF_A_COLOR))],
                        [
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5))),
                            MakeToken("Formless Spawn", NORMAL),
                        ],
                    ),
                ],
                limit=Limit.NAME_LOCK,
            ),
        ]),
    Card(
        "B29-070", "Moonbeast", Color.COLORLESS, cost=7, power=10500, tribes=(Tribe.KU_RITO,),
        japanese="狂奔する嗜虐ムービス",
        text=(
            "[Auto] When this card appears, if you have 2 or more face-up Shift cards on a Square or "
            'in your Dynamis, put 2 "Formless Spawn" Tokens each on a Normal Square without a Z/X. '
            "Otherwise, if you have a face-up Shift card on a Square or in your Dynamis and your "
            'opponent has a Shift card on a Square, put 2 "Formless Spawn" Tokens each on a Normal '
            "Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [AtLeast(2, _MY_SHIFTS)],
                        do=[MakeToken("Formless Spawn", NORMAL, 2)],
                        otherwise=[
                            If(
                                [AtLeast(1, _MY_SHIFTS), AtLeast(1, _YOUR_SHIFT)],
                                [MakeToken("Formless Spawn", NORMAL, 2)],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B29-071", "Urara, Oath to the Dreamland", Color.COLORLESS, CardType.EVENT, cost=3,
        icons=(Icon.OVERBOOST,), japanese="うらら 夢境への誓い",
        text=(
            "[Event] (your turn; if your opponent has 6 or more cards in their Resource) If your Player "
            "is Urara and you have 4 or more [Ku Rito] cards in your Resource, your Player becomes a Z/X "
            'Overboost with "うらら" in the name on a Square without a Z/X.'
        ),
        abilities=[
            EventText(
                needs=[TurnOf(Side.OWN), AtLeast(6, card(Side.ENEMY, Zone.RESOURCE))],
                do=[
                    If(
                        [
                            PlayerNamed(PlayerKey.URARA),
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.KU_RITO)),
                        ],
                        [Overboost(zx(name_contains="うらら"))],
                    ),
                ],
            ),
        ]),
    Card(
        "B29-072", "Formless Spawn", Color.COLORLESS, CardType.TOKEN, cost=3, power=5000,
        tribes=(Tribe.KU_RITO,), japanese="異形の落とし仔"),
    Card(
        "B29-088", "Ms. Doumeki, Soul Summoner", Color.RED, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.MEISTER), japanese="【運命剣臨】召魂士Ms.百目鬼",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of "
            'yours with "きさら" in the name.\n'
            "[Auto] When a Shift is laid on this card, you may put 1 card from your hand into your Trash. "
            "If you did, name a tribe. Remove each enemy Z/X with Cost 5 or less that is of the named "
            "tribe on a Normal Square from the game.\n"
            '[Auto] When this card is destroyed, put 1 Z/X with "ヴェスパローゼ" in the name from your '
            "Trash on the Square where this card was without a Z/X."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.OVERBOOST, name_contains="きさら"),
                needs=[AtLeast(1, card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_OB, state=State.FACE_UP))],
            ),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Name(Trait.TRIBE),
                            Move(
                                each(
                                    zx(
                                        Side.ENEMY,
                                        on=NORMAL,
                                        cost_at_most=5,
                                        having=(Having.OF_NAMED_TRIBE,),
                                    )
                                ),
                                Zone.REMOVED,
                            ),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ヴェスパローゼ")),
                        ANY_SQUARE,
                        was=THIS,
                        empty=True,
                    ),
                ],
            ),
        ]),
]
