"""E49: its card of the later era."""

from zx_env.zx.cards.language import *

_FORCE = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))

# fmt: off
CARDS = [
    Card(
        "E49-075", "Dance & Invest Lawrence", Color.COLORLESS, CardType.ZX_EX, cost=5, power=3500,
        tribes=(Tribe.AVATAR,), japanese="Dance&Invest ローレンス",
        text=(
            "[Possess] 1 Z/X without Start Card.\n"
            "[Always] While it is your turn, this card has +4000 Power for each card that is Force of "
            "this card in your Force zone.\n"
            "[Auto] When this card appears, put up to 1 card from your hand under this card as Force.\n"
            "[Startup] (your turn; twice per turn) Put 1 card that is Force of this card from your "
            "Force zone into your Trash: If you have 4 or more cards in your Resource, choose 1 of "
            "these: (1) draw 1 card; (2) put the top card of your deck into your Trash; (3) put the "
            "top card of your deck into your Charge; (4) put the top card of your deck into your "
            "Remove Zone."
        ),
        abilities=[
            Possess([zx(Side.OWN, without_icons=(Icon.START_CARD,))]),
            Always(needs=[TurnOf(Side.OWN)], do=[GainPower(Per(4000, _FORCE))]),
            Automatic(
                when=Occurrence.APPEARS, do=[AsForce(choose(1, card(Side.OWN, Zone.HAND), up_to=True))]
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.TWICE_PER_TURN,
                cost=[Move(choose(1, _FORCE), Zone.TRASH)],
                do=[
                    If(
                        [AtLeast(4, card(Side.OWN, Zone.RESOURCE))],
                        [
                            OneOf([
                                [Draw(1)],
                                [FromDeck(1, Zone.TRASH)],
                                [FromDeck(1, Zone.CHARGE)],
                                [FromDeck(1, Zone.REMOVED)],
                            ]),
                        ],
                    ),
                ],
            ),
        ]),
]
