"""IG07: a card that attacks the enemy Player Square from any distance (ruling H155)."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "IG07-060", "Ryuuko, Offer up Your Wish", (Color.RED, Color.BLACK, Color.GREEN), CardType.ZX_EX,
        power=15000, japanese="願い、捧げよ リューコ", rarity=Rarity.SSR,
        text=(
            "[Awaken] Return 8 [Radiance] cards from your Dynamis to your deck and shuffle it.\n"
            "[Always] (Dynamis) While you have 4 or fewer cards in your Resource, this card cannot be "
            "played.\n"
            "[Always] This card cannot be affected by abilities of enemy cards and can also attack your "
            "opponent's Player Square from any distance.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Resource in "
            "Sleep State. If you did, you may put the top card of your deck into your Resource in Sleep "
            "State. In any case, destroy 1 enemy Z/X on a Square.\n"
            "[Startup] (your turn; twice per turn) For nothing: Reboot this card."
        ),
        abilities=[
            Awaken([
                Move(choose(8, card(Side.OWN, Zone.DYNAMIS, tribe=Tribe.RADIANCE)), Zone.DECK, shuffled=True),
            ]),
            Always(
                valid_in=Zone.DYNAMIS,
                needs=[AtMost(4, card(Side.OWN, Zone.RESOURCE))],
                do=[Cannot(Bar.BE_PLAYED)],
            ),
            Always(do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY), GainRange(ANY_NUMBER, at_player=True)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        then=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                    Destroy(choose(1, zx(Side.ENEMY))),
                ],
            ),
            Startup(needs=[TurnOf(Side.OWN)], cost=[], do=[Reboot(THIS)], limit=Limit.TWICE_PER_TURN),
        ],
    ),
]
