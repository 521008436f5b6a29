"""E45: its cards of the later era."""

from zx_env.zx.cards.language import *

_BANSHEE = "Bonded World's Promise, Banshee"
_MINE = card(Side.OWN, Zone.RESOURCE)
_UP = card(Side.OWN, Zone.DYNAMIS, state=State.FACE_UP)


def _calls(color: Color | None, cost: int | Per) -> Put:
    """Put up to one Punisher of the Dynamis on a Square; without a color, a colorless one."""
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN)
    punisher = zx(
        Side.OWN,
        zone=Zone.DYNAMIS,
        kind=CardType.ZX_EX,
        color=color,
        not_color=None if color else colors,
        tribe=Tribe.PUNISHER,
        cost_at_most=cost,
    )
    return Put(choose(1, punisher, up_to=True), CENTER, empty=True)  # diagram assumed


# fmt: off
CARDS = [
    Card(
        "E45-038", "Bonded World's Promise, Type.XIII", Color.BLUE, CardType.EVENT, cost=4,
        icons=(Icon.IGNITION,), japanese="世界を絆ぐ約束 Type.XIII", rarity=Rarity.R,
        text=(
            "[Event] If this card is played from your hand by no ability, return up to 1 enemy Z/X with "
            "Power 9000 or less on a Normal Square to its owner's hand. In any case, put up to 1 blue "
            "[Punisher] Z/X EX with Cost up to the number of cards in your Resource from your Dynamis on "
            "a Square of the Center Area without a Z/X."
        ),
        abilities=[
            EventText(
                do=[
                    If(
                        [PlayedRegularly(Zone.HAND)],
                        [
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=9000), up_to=True),
                                Zone.HAND,
                            ),
                        ],
                    ),
                    _calls(Color.BLUE, Per(1, _MINE)),
                ],
            ),
        ]),
    Card(
        "E45-039", "Schwarle, Who Protects the Heavens", Color.WHITE, cost=3, power=4500,
        tribes=(Tribe.ANGEL,), icons=(Icon.IGNITION,), japanese="天界を守護する者 シュヴァーレ",
        rarity=Rarity.R,
        text=(
            "[Auto] When this card appears by being played, reveal the top card of your deck. Choose 1 of "
            "these: (1) return each card among them to their owners' hands; (2) put each card among them "
            "into their owners' Charge. Return the rest to the top of your deck in any order.\n"
            "[Startup] (Charge; your turn) Pay white 1, put this card into your Trash: Play up to 1 card "
            "with printed Cost 2 or less from your hand without paying its Cost, as a regular play."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    Look(
                        1,
                        do=[
                            OneOf([
                                [Move(each(looked()), Zone.HAND)],
                                [Move(each(looked()), Zone.CHARGE)],
                            ]),
                        ],
                        rest=Rest.TOP,
                        shown=True,
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.CHARGE,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.WHITE, 1), Move(THIS, Zone.TRASH)],
                do=[
                    PlayFree(
                        choose(
                            1,
                            card(Side.OWN, Zone.HAND, cost_at_most=2, having=(Having.PRINTED_COST,)),
                            up_to=True,
                        ),
                        regular=True,
                    ),
                ],
            ),
        ]),
    Card(
        "E45-042", "Bonded World's Promise, Adnachiel", Color.WHITE, CardType.EVENT, cost=7,
        japanese="世界を絆ぐ約束 アドナキエル", rarity=Rarity.R,
        text=(
            "[Always] (Hand) While it is your turn, this card costs 1 less for each enemy Z/X on a Square "
            "to play but not less than 2.\n"
            "[Event] Put up to 1 white [Punisher] Z/X EX with Cost 7 or less from your Dynamis on a "
            "Square of the Center Area without a Z/X. Give each enemy Z/X on a Normal Square -5000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Always(
                needs=[TurnOf(Side.OWN)],
                do=[CostsLess(Per(1, zx(Side.ENEMY)), least=2)],
                valid_in=Zone.HAND,
            ),
            EventText(
                do=[
                    _calls(Color.WHITE, 7),
                    Power(-5000, each(zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ]),
    Card(
        "E45-046", _BANSHEE, Color.BLACK, CardType.EVENT, cost=2,
        japanese="世界を絆ぐ約束 バンシー", rarity=Rarity.R,
        text=(
            '[Always] (Trash) While it is your turn, you can also play "Bonded World\'s Promise, Banshee" '
            "from your Trash, paying their Cost; after resolving, such an Event is removed from the game "
            "instead of put into Trash.\n"
            "[Event] If this card is played from your Trash by no ability, put 1 card from your hand into "
            "your Trash. In any case, if you have 5 or more cards in your Resource, put up to 1 black "
            "[Punisher] Z/X EX with Cost 5 or less from your Dynamis on a Square of the Center Area "
            "without a Z/X."
        ),
        abilities=[
            Always(
                needs=[TurnOf(Side.OWN)],
                do=[
                    # Another copy of this card in Trash has the ability, too.
                    PlayFrom(card(Side.OWN, Zone.TRASH, named=_BANSHEE), then=Zone.REMOVED),
                ],
                valid_in=Zone.TRASH,
            ),
            EventText(
                do=[
                    If(
                        [PlayedRegularly(Zone.TRASH)],
                        [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                    ),
                    If([AtLeast(5, _MINE)], [_calls(Color.BLACK, 5)]),
                ],
            ),
        ]),
    Card(
        "E45-050", "Bonded World's Promise, Nyarlatho", Color.COLORLESS, CardType.EVENT, cost=2,
        japanese="世界を絆ぐ約束 ニャルラト", rarity=Rarity.R,
        text=(
            "[Auto] (Dynamis) When your Main Phase starts, if you have 6 or more face-up cards in your "
            "Dynamis, you may play this card without paying its Cost, as a regular play.\n"
            "[Event] If this card is played from your Dynamis by no ability, put 1 card from your hand "
            "into your Trash. In any case, put this card face up into your Dynamis. If you have 4 or more "
            "cards in your Resource, put up to 1 [Punisher] Z/X EX with Cost 4 or less that is not red, "
            "blue, white, black or green from your Dynamis on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                side=Side.OWN,
                valid_in=Zone.DYNAMIS,
                do=[If([AtLeast(6, _UP)], [May(PlayFree(THIS, regular=True))])],
            ),
            EventText(
                do=[
                    If(
                        [PlayedRegularly(Zone.DYNAMIS)],
                        [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                    ),
                    Move(THIS, Zone.DYNAMIS, State.FACE_UP),
                    If([AtLeast(4, _MINE)], [_calls(None, 4)]),
                ],
            ),
        ]),
]
