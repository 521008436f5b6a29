"""B26: a card that asks for the only color of the Resource."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B26-006", "Gold Peacock, Beloved of the Goddess", Color.RED, cost=4, power=6000,
        tribes=(Tribe.GIGANTIC,), japanese="女神の愛鳥ゴールドピーコク", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, if you have a red card in your Resource and no cards that are "
            "not red in your Resource, remove 2 cards in your hand from the game. At the end of the "
            "turn, draw 3 cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.RED)),
                            AtMost(0, card(Side.OWN, Zone.RESOURCE, not_color=Color.RED)),
                        ],
                        [
                            Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.REMOVED),
                            AtEndOfTurn([Draw(3)], to=None),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B26-045", "Call, Stimulating Diabolos", Color.BLACK, cost=6, power=9000, tribes=(Tribe.DIABOLOS,),
        japanese="刺激する魔人コール", rarity=Rarity.N,
        text=(
            "[Startup] (Trash; then no ability of this name this turn) For nothing: If you have 3 or more "
            "[Diabolos] cards in your Resource and a card was put from a deck into Charge by an ability "
            "of a card of yours this turn, put this card into your Charge."
        ),
        abilities=[
            Startup(
                valid_in=Zone.TRASH, limit=Limit.WHOLE_NAME_LOCK,
                cost=[],
                do=[
                    If(
                        [
                            AtLeast(3, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.DIABOLOS)),
                            Happened(
                                Occurrence.PUT_IN_CHARGE, by_ability=card(Side.OWN, EVERYWHERE),
                                origin=Zone.DECK,
                            ),
                        ],
                        [Move(THIS, Zone.CHARGE)],
                    ),
                ],
            ),
        ]),
    Card(
        "B26-068", "Dr. Chougasaki, World of Dreams", Color.RED, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.MEISTER), japanese="【運命剣臨】夢幻界Dr.蝶ヶ崎",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of "
            'yours with "ほのめ" in the name.\n'
            "[Always] You can also play [Mythos] cards from your Remove Zone, paying their Cost.\n"
            "[Always] While it is your turn, each [Mythos] card in your hand or Remove Zone has -1 Cost."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.OVERBOOST, name_contains="ほのめ"),
                needs=[AtLeast(1, card(Side.OWN, Zone.DYNAMIS, kind=CardType.ZX_OB, state=State.FACE_UP))],
            ),
            Always(do=[PlayFrom(card(Side.OWN, Zone.REMOVED, tribe=Tribe.MYTHOS))]),
            Always(
                needs=[TurnOf(Side.OWN)],
                do=[
                    GainCost(
                        -1, each(card(Side.OWN, (Zone.HAND, Zone.REMOVED), tribe=Tribe.MYTHOS))
                    ),
                ],
            ),
        ]),
]
