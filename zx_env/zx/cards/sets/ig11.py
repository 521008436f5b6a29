"""IG11: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_LAMENT = "ラメント"


def _may_remove(amount: int, number: str, *needs: Condition) -> Always:
    """Played with a card of that name removed from the hand or Trash, this card costs less."""
    away = choose(1, card(Side.OWN, (Zone.HAND, Zone.TRASH), named=number))
    return Always(valid_in=Zone.HAND, needs=needs, do=[PayLess(amount, away, to=Zone.REMOVED)])


_VOICE = OneOf([
    [Draw(1)],
    [Ignite(1)],
    [Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
])  # fmt: skip

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "IG11-016", "Lament Diva Kirithy", Color.RED, cost=7, power=6000,
        japanese="ラメント・ディーヴァ キリーティ", rarity=Rarity.N,
        text=(
            '[Always] (Hand) You may remove 1 card with "ラメント・D" in the name in your hand from the '
            "game when this card is played; it costs 3 less if you do.\n"
            '[Always] (Hand) You may remove 1 card with "ラメント・D" in the name in your Trash from the '
            "game when this card is played; it costs 3 less if you do.\n"
            "[Auto] When this card appears, choose 1 of these: (1) draw 1 card; (2) ignite 1 time; (3) "
            "deal 5000 damage to 1 enemy Z/X on a Normal Square.\n"
            "[Auto] When this card attacks, choose 1 of these: (1) draw 1 card; (2) ignite 1 time; (3) "
            "deal 5000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            *[
                Always(
                    valid_in=Zone.HAND,
                    do=[
                        PayLess(
                            3,
                            choose(1, card(Side.OWN, zone, name_contains="ラメント・D")),
                            to=Zone.REMOVED,
                        ),
                    ],
                )
                for zone in (Zone.HAND, Zone.TRASH)
            ],
            Automatic(when=Occurrence.APPEARS, do=[_VOICE]),
            Automatic(when=Occurrence.ATTACKS, do=[_VOICE]),
        ],
    ),
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
    Card(
        "IG11-028", "Lament Slave Ao", Color.BLUE, cost=4, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        japanese="ラメント・S アオ", rarity=Rarity.R,
        text=(
            '[Always] (Hand) You may remove 1 "Lament Domina Ao" in your hand or Trash from the game when '
            "this card is played; it costs 2 less if you do.\n"
            "[Auto] When this card appears, play up to 1 Z/X with another name than this card, Cost "
            'up to the number of cards in your Resource and "ラメント" in the name from your hand without '
            "paying its Cost, as a regular play. At the end of the turn, destroy it."
        ),
        abilities=[
            _may_remove(2, "Lament Domina Ao"),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    PlayFree(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.HAND,
                                name_contains=_LAMENT,
                                having=(Having.OTHER_NAME, Having.COST_WITHIN_RESOURCE),
                            ),
                            up_to=True,
                        ),
                        regular=True,
                    ),
                    AtEndOfTurn([Destroy(IT)]),
                ],
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
    Card(
        "IG11-030", "Lament Slave Kuro", Color.BLACK, cost=5, power=6000, tribes=(Tribe.WORLD_AVATAR,),
        japanese="ラメント・S クロ", rarity=Rarity.R,
        text=(
            '[Always] (Hand) While you have 4 or more cards in your Resource, you may remove 1 "Lament '
            'Domina Kuro" in your hand or Trash from the game when this card is played; it costs 4 less '
            "if you do.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, you may put the top card of your deck into your Trash. In any case, destroy 1 enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            _may_remove(4, "Lament Domina Kuro", AtLeast(4, card(Side.OWN, Zone.RESOURCE))),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ],
    ),
]
