"""IG12: its card of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "IG12-060", "Enlil, Piercing Divine Flash", Color.COLORLESS, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.ENLIL, Tribe.AVATAR), japanese="射止める神閃 エンリル",
        text=(
            "[Advent] 1 Z/X.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Put 1 card from your hand on "
            "the bottom of your deck, remove 1 Reboot Z/X of yours with Cost 5 or more on a Square "
            "from the game: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] When this card appears, reveal the top 3 cards of your deck. Return 1 card among "
            "them to its owner's hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Advent([zx(Side.OWN)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, bottom=True),
                    Move(choose(1, zx(Side.OWN, cost_at_least=5, state=State.REBOOT)), Zone.REMOVED),
                ],
                do=[If([AtLeast(5, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[Look(3, shown=True, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.SHUFFLED)],
            ),
        ]),
]
