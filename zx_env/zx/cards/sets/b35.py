"""B35: a card of the later era that is paid for by cards of the Trash."""

from zx_env.zx.cards.language import *

_PRAYING = "祈獣"

# fmt: off
CARDS = [
    Card(
        "B35-036", "Isis, Unsettling Devotion of the Praying Beasts", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.CAIT_SITH, Tribe.HOLY_BEAST), japanese="物騒な献身 祈獣イシス", rarity=Rarity.R,
        text=(
            '[Always] (Hand) When this card is played, you may put 10 cards with "祈獣" in the name from '
            "your Trash on the bottom of your deck instead of paying its Cost.\n"
            "[Auto] (Square or Charge) When either player's Main Phase starts, you may put 1 card from "
            'your hand into your Trash. If you did, put 1 Z/X with Cost 3 or less and "祈獣" in the name '
            "from your Charge on a Normal Square without a Z/X in Sleep State."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                do=[PayInstead(choose(10, card(Side.OWN, Zone.TRASH, name_contains=_PRAYING)), Zone.DECK)],
            ),
            Automatic(
                when=Occurrence.PHASE_STARTS,
                phase=Phase.MAIN,
                valid_in=(Zone.SQUARE, Zone.CHARGE),
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.CHARGE, cost_at_most=3,
                                        name_contains=_PRAYING,
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                                state=State.SLEEP,
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
]
