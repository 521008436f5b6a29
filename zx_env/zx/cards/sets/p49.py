"""P49: its card of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "P49-020", "Idol Summer Lesson", Color.COLORLESS, CardType.EVENT_EX, cost=1,
        japanese="アイドル♪サマーレッスン",
        text=(
            "[Event] Reveal the top 5 cards of your deck. Return 1 [Shift] or [Ida] card among them "
            "to your hand. Shuffle the rest back into your deck. If you have 4 or fewer cards in your "
            "Resource, put 1 card from your hand on the bottom of your deck."
        ),
        abilities=[
            EventText(do=[
                Look(
                    5,
                    shown=True,
                    do=[
                        Move(
                            choose(1, looked(card(Side.OWN, Zone.DECK, tribe=(Tribe.SHIFT, Tribe.IDA)))),
                            Zone.HAND,
                        ),
                    ],
                    rest=Rest.SHUFFLED,
                ),
                If(
                    [AtMost(4, card(Side.OWN, Zone.RESOURCE))],
                    do=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, bottom=True)],
                ),
            ]),
        ]),
]
