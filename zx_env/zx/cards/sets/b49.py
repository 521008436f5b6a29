"""B49: a card of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- black -------------------------------------------------------------
    Card(
        "B49-023", "Adrajubel, Evil Star of One Wing Flash", Color.BLACK, cost=7, power=7500,
        tribes=(Tribe.PREDATOR,), japanese="四凶星 暴翼一閃 アドラユベル", rarity=Rarity.N,
        text=(
            "[Auto] When an enemy Z/X appears by an ability, destroy that Z/X.\n"
            "[Auto] (your turn; used up by name) When an enemy Z/X is destroyed by this card, you may put "
            "2 [Predator] cards from your Charge into your Trash. If you did, put 1 [Predator] Z/X with "
            "another name than this card and printed Cost 7 or less from your Trash on a Normal Square "
            "without a Z/X. This ability cannot be used again this turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                way=Way.BY_ABILITY,
                do=[Destroy(That(zx()))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.ENEMY),
                by=THIS,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.USED_UP_BY_NAME,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.PREDATOR)), Zone.TRASH),
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.TRASH, tribe=Tribe.PREDATOR, cost_at_most=7,
                                        having=(Having.PRINTED_COST, Having.OTHER_NAME),
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            UseUp(),
                        ],
                    ),
                ],
            ),
        ]),
]
