"""IG11: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_LAMENT = "ラメント"

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "IG11-027", "Lament Domina Aka", Color.RED, cost=3, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ラメント・D アカ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, draw 2 cards.\n"
            "[Auto] (Remove Zone; your turn) When this card is removed from the game, 1 Z/X of yours with "
            '"ラメント" in the name on a Square has Range 2 until the end of the turn.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Draw(2)],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_REMOVED,
                valid_in=Zone.REMOVED,
                needs=[TurnOf(Side.OWN)],
                do=[Grant(choose(1, zx(Side.OWN, name_contains=_LAMENT)), GainRange(2))],
            ),
        ],
    ),

    # -- blue --------------------------------------------------------------
    Card(
        "IG11-018", "Lament Domina Ao", Color.BLUE, cost=3, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        icons=(Icon.IGNITION,), japanese="ラメント・D アオ", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, look at up to the top 2 cards of your deck. Return 1 card "
            "among them to its owner's hand. Put the rest into your Trash.\n"
            "[Auto] (Remove Zone; your turn) When this card is removed from the game, 1 Z/X of yours with "
            '"ラメント" in the name on a Square cannot be chosen by abilities until the end of the turn.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        2,
                        up_to=True,
                        do=[Move(choose(1, looked()), Zone.HAND)],
                        rest=Rest.TRASH,
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_REMOVED,
                valid_in=Zone.REMOVED,
                needs=[TurnOf(Side.OWN)],
                do=[Grant(choose(1, zx(Side.OWN, name_contains=_LAMENT)), Cannot(Bar.BE_CHOSEN))],
            ),
        ],
    ),

    # -- black -------------------------------------------------------------
    Card(
        "IG11-019", "Lament Domina Kuro", Color.BLACK, cost=3, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        icons=(Icon.IGNITION,), japanese="ラメント・D クロ", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, give 1 enemy Z/X on a Normal Square -1000 Power for each card in your Trash until the "
            "end of the turn.\n"
            "[Auto] (Remove Zone; your turn) When this card is removed from the game, if you have a Z/X "
            'with "ラメント" in the name on a Square, return up to 1 card with another name than this card '
            'and "ラメント" in the name from your Trash or Remove Zone to your hand.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.TRASH),
                        then=[
                            Power(
                                Per(-1000, card(Side.OWN, Zone.TRASH)),
                                choose(1, zx(Side.ENEMY, on=NORMAL)),
                            ),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_REMOVED,
                valid_in=Zone.REMOVED,
                needs=[TurnOf(Side.OWN)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, name_contains=_LAMENT))],
                        [
                            Move(
                                choose(
                                    1,
                                    card(
                                        Side.OWN,
                                        (Zone.TRASH, Zone.REMOVED),
                                        name_contains=_LAMENT,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                    up_to=True,
                                ),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
]
