"""B48: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B48-043", "Fulgore of the Phantom Thieves, Infiltrator", Color.BLACK, cost=6, power=7500,
        tribes=(Tribe.DIABOLOS,), japanese="怪盗団“黄昏”潜り込むフルゴレ", rarity=Rarity.R,
        text=(
            "[Auto] (Trash) When this card is put into Trash by Ignition, you may pay black 1. If you "
            "did, play this card without paying its Cost, as a regular play.\n"
            "[Startup] Phantom (your turn; once per turn by name) Put 1 card from your hand into your "
            "Charge, return this card to your hand: You may pay black 2. If you did, put up to 1 Z/X "
            'with "怪盗団" in the name from your Trash on a Normal Square without a Z/X.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_TRASH,
                way=Way.BY_IGNITION,
                valid_in=Zone.TRASH,
                do=[May(Pay(Color.BLACK, 1), then=[PlayFree(THIS, regular=True)])],
            ),
            Startup(
                keyword="Phantom",
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE), Move(THIS, Zone.HAND)],
                do=[
                    May(
                        Pay(Color.BLACK, 2),
                        then=[
                            Put(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="怪盗団"), up_to=True),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
]
# fmt: on
