"""B48: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_SECOND = Always(valid_in=Zone.DYNAMIS, needs=[FirstPlayer(Side.ENEMY)], do=[GainCost(-1)])
_ISOLATE = Always(do=[Cannot(Bar.BE_CHOSEN)])
_ENEMIES = zx(Side.ENEMY, on=NORMAL)

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
    Card(
        "B48-121", "Perrine, Conquest Star of Horologium", Color.BLUE, CardType.ASCENSION_EX, cost=3,
        shields=4, japanese="征展星“ホロロギウム” パーライン", rarity=Rarity.SSR,
        text=(
            "4 Shields.\n"
            "[Always] (Dynamis) While your opponent had the first turn of the game, this card has -1 "
            "Cost.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, look at the top 7 cards of your deck. Return up to 2 cards "
            "among them to your hand. Shuffle the rest back into your deck. Return up to 3 enemy Z/X on a "
            "Normal Square to their owners' hands."
        ),
        abilities=[
            _SECOND,
            _ISOLATE,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        7,
                        do=[Move(choose(2, looked(card(Side.OWN, Zone.DECK)), up_to=True), Zone.HAND)],
                        rest=Rest.SHUFFLED,
                    ),
                    Move(choose(3, _ENEMIES, up_to=True), Zone.HAND),
                ],
            ),
        ],
    ),
    Card(
        "B48-122", "Faye, Conquest Star of Microscopium", Color.WHITE, CardType.ASCENSION_EX, cost=3,
        shields=4, japanese="征展星“マイクロ” フェイ", rarity=Rarity.SSR,
        text=(
            "4 Shields.\n"
            "[Always] (Dynamis) While your opponent had the first turn of the game, this card has -1 "
            "Cost.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Charge. If "
            "you did, you may put the top card of your deck into your Charge. In any case, return up to 2 "
            "cards from your Charge to your hand. Give each enemy Z/X on a Normal Square -8000 Power "
            "until the end of the turn."
        ),
        abilities=[
            _SECOND,
            _ISOLATE,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(FromDeck(1, Zone.CHARGE), then=[May(FromDeck(1, Zone.CHARGE))]),
                    Move(choose(2, card(Side.OWN, Zone.CHARGE), up_to=True), Zone.HAND),
                    Power(-8000, each(_ENEMIES)),
                ],
            ),
        ],
    ),
    Card(
        "B48-123", "Volev, Conquest Star of Lupus", Color.BLACK, CardType.ASCENSION_EX, cost=3,
        shields=4, japanese="征展星“ルプス” ヴォレフ", rarity=Rarity.SSR,
        text=(
            "4 Shields.\n"
            "[Always] (Dynamis) While your opponent had the first turn of the game, this card has -1 "
            "Cost.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, you may put the top card of your deck into your Trash. If you did, you may put the top "
            "card of your deck into your Trash. In any case, return up to 1 Z/X from your Trash to your "
            "hand. Destroy up to 3 enemy Z/X on a Normal Square."
        ),
        abilities=[
            _SECOND,
            _ISOLATE,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.TRASH),
                        then=[May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))])],
                    ),
                    Move(choose(1, zx(Side.OWN, zone=Zone.TRASH), up_to=True), Zone.HAND),
                    Destroy(choose(3, _ENEMIES, up_to=True)),
                ],
            ),
        ],
    ),
    Card(
        "B48-124", "Westphal, Conquest Star of Draco", Color.GREEN, CardType.ASCENSION_EX, cost=3,
        shields=4, japanese="征展星“ドラコ” ヴェストファール", rarity=Rarity.SSR,
        text=(
            "4 Shields.\n"
            "[Always] (Dynamis) While your opponent had the first turn of the game, this card has -1 "
            "Cost.\n"
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Resource in "
            "Sleep State. If you did, return 1 card from your Resource to your hand. In any case, put up "
            "to 3 enemy Z/X on a Normal Square into their owners' Resource in Sleep State."
        ),
        abilities=[
            _SECOND,
            _ISOLATE,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        then=[Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND)],
                    ),
                    Move(choose(3, _ENEMIES, up_to=True), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ],
    ),
]
# fmt: on
