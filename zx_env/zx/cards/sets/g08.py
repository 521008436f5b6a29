"""G08: one of its cards, of the later era."""

from zx_env.zx.cards.language import *

_JELLY = Japanese("ふりーだむ＠ニグたんジェリー")  # noqa: RUF001
_HAND_OR_SQUARE = OneOf(
    [[Move(IT, Zone.HAND)], [Put(IT, ANY_SQUARE, was=THIS, empty=True, state=State.SLEEP)]]
)

# fmt: off
CARDS = [
    Card(
        "G08-006", "Theogonyan the Spelunker", Color.COLORLESS, cost=5, power=7500,
        tribes=(Tribe.TRUE_DRAGON,), japanese="洞窟探検 テオゴにゃん",
        text=(
            "[Auto] (Player Nig And Theogo) When this card appears, you may choose 1 of these: (1) "
            "put the top card of your deck into your Trash; (2) put the top 2 cards of your deck into "
            "your Trash; (3) put the top 3 cards of your deck into your Trash.\n"
            "[Auto] (Player Nig And Theogo) When this card leaves its Square, choose up to 1 "
            '"ふりーだむ＠ニグたんジェリー" in your Trash. If any were chosen, choose 1 of these: (1) '  # noqa: RUF001
            "return it to its owner's hand; (2) put it on the Square where this card was without a "
            "Z/X in Sleep State. Otherwise, choose 1 Z/X with Cost 3 or less in your Trash. Choose 1 "
            "of these: (1) return it to its owner's hand; (2) put it on the Square where this card "
            "was without a Z/X in Sleep State."
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
                    # One card by its name, or else a Z/X by its Cost.
                    Pick(choose(1, zx(Side.OWN, zone=Zone.TRASH, named=_JELLY), up_to=True)),
                    IfPicked(
                        1,
                        [_HAND_OR_SQUARE],
                        otherwise=[
                            Pick(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3))),
                            _HAND_OR_SQUARE,
                        ],
                    ),
                ],
            ),
        ]),
]
