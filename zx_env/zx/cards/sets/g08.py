"""G08: one of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "G08-006", "Theogonyan the Spelunker", Color.COLORLESS, cost=5, power=7500,
        tribes=(Tribe.TRUE_DRAGON,), japanese="洞窟探検 テオゴにゃん",
        text=(
            "[Auto] (Player Nig And Theogo) When this card appears, you may choose 1 of these: (1) "
            "put the top card of your deck into your Trash; (2) put the top 2 cards of your deck into "
            "your Trash; (3) put the top 3 cards of your deck into your Trash.\n"
            "[Auto] (Player Nig And Theogo) When this card leaves its Square, choose 1 Z/X with Cost "
            "3 or less in your Trash. Choose 1 of these: (1) return it to its owner's hand; (2) put "
            "it on the Square where this card was without a Z/X in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.NIG_AND_THEOGO)],
                do=[
                    May(
                        OneOf(
                            [[FromDeck(1, Zone.TRASH)], [FromDeck(2, Zone.TRASH)], [FromDeck(3, Zone.TRASH)]]
                        )
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.LEAVES,
                needs=[PlayerNamed(PlayerKey.NIG_AND_THEOGO)],
                do=[
                    # It takes one card by its name, too: a card that is not of this card set.
                    Pick(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3))),
                    OneOf(
                        [
                            [Move(IT, Zone.HAND)],
                            [Put(IT, ANY_SQUARE, was=THIS, empty=True, state=State.SLEEP)],
                        ]
                    ),
                ],
            ),
        ]),
]
