"""E44: a Player card with an ability of its own."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "E44-056", "Lilfy", Color.COLORLESS, CardType.PLAYER, rarity=Rarity.R, japanese="リルフィ",
        player_keys=("Lilfy",),
        text=(
            "[Startup] (your turn) Sleep this card, put 1 card from your hand into your Trash: If you "
            'have 5 or more cards in your Resource, put 1 Z/X of yours with "リルフィ" in the name on a '
            "Square into its owner's Trash. If you did, put up to 1 Z/X with Cost up to the number of "
            'cards in your Resource and "リルフィ" in the name from your hand on a Normal Square without a '
            "Z/X."
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
                                        NORMAL,  # diagram assumed
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
]
