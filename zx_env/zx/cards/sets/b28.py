"""B28: cards that count what the other side has."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B28-065", "Rindou and Maldicion", Color.COLORLESS, cost=7, power=10500,
        tribes=(Tribe.HOURAI, Tribe.NOSFERATU, Tribe.TORTURERS), rarity=Rarity.R,
        japanese="龍膽＆黒剣八魂マルディシオン",  # noqa: RUF001
        text=(
            "[Auto] (Player Chitose or Iruda) When this card appears, if the number of cards in your "
            "Resource is at least the number of cards in your opponent's hand plus 5, choose 1 of these: "
            "(1) destroy up to 1 enemy Z/X on a Normal Square, then Reboot 2 cards in your Resource, then "
            "your Resource cannot be Rebooted until the end of the turn; (2) put 1 Z/X with Cost 5 or "
            "less from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed((PlayerKey.CHITOSE, PlayerKey.IRUDA))],
                do=[
                    If(
                        [AtLeast(Per(1, card(Side.ENEMY, Zone.HAND), plus=5), card(Side.OWN, Zone.RESOURCE))],
                        [
                            OneOf([
                                [
                                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                                    Reboot(choose(2, card(Side.OWN, Zone.RESOURCE))),
                                    CannotReboot(Side.OWN),
                                ],
                                [
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                                        NORMAL, empty=True,
                                    ),
                                ],
                            ]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B28-082", "Ku Rito, Shadow Dance", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【星辰顕臨】影舞踏ク・リト",
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of yours "
            'with "ゆたか" in the name.\n'
            "[Auto] When a Shift is laid on this card, put the top card of your opponent's deck into your "
            "opponent's Life. Reveal your opponent's Life. Return 1 card from your opponent's Life to "
            "your opponent's deck.\n"
            '[Startup] (your turn; once per turn) For nothing: Put 1 "Formless Spawn" Token on a Normal '
            "Square without a Z/X for every 2 face-up cards in your opponent's Dynamis."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, name_contains="ゆたか", tribe=Tribe.OVERBOOST),
                needs=[AtLeast(1, zx(Side.OWN, zone=Zone.DYNAMIS, kind=CardType.ZX_OB, state=State.FACE_UP))],
            ),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                do=[
                    FromDeck(1, Zone.LIFE, side=Side.ENEMY),
                    Look(
                        ANY_NUMBER,
                        zone=Zone.LIFE,
                        side=Side.ENEMY,
                        shown=True,
                        rest=Rest.STAY,
                        do=[Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.DECK)],
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                do=[
                    MakeToken(
                        "Formless Spawn", NORMAL,
                        number=Per(1, card(Side.ENEMY, Zone.DYNAMIS, state=State.FACE_UP), cards=2),
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
]
