"""B31: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B31-075", "Himiko, Dawn Dispelling the Dark", Color.RED, cost=7, power=10500,
        tribes=(Tribe.BRAVER,), icons=(Icon.EXTENSION_DRIVE,), japanese="常闇払う曙光 卑弥呼",
        rarity=Rarity.AR,
        text=(
            "[Startup] (your turn; Extension Drive, once per game) Return 1 Z/X of yours on a Square to "
            "its owner's hand, put 2 cards from your Charge into your Trash: Remove 1 enemy Z/X on a "
            "Normal Square from the game. Put up to 1 Z/X from your hand on a Normal Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Move(choose(1, zx(Side.OWN)), Zone.HAND),
                    Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED),
                    Put(choose(1, zx(Side.OWN, zone=Zone.HAND), up_to=True), NORMAL, empty=True),
                ],
                limit=Limit.EXTENSION_DRIVE,
            ),
        ]),
    Card(
        "B31-078", "Luxuria, Bewitching Whisper", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.EXTENSION_DRIVE,), japanese="艶なる囁きルクスリア",
        rarity=Rarity.AR,
        text=(
            "[Startup] (Extension Drive, once per game) Put 1 card from your hand into your Trash, put 2 "
            "cards from your Charge into your Trash: Return 3 cards from your Trash to your hand. Put up "
            "to 2 Z/X on a Normal Square into their owners' Trash."
        ),
        abilities=[
            Startup(
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[
                    Move(choose(3, card(Side.OWN, Zone.TRASH)), Zone.HAND),
                    Move(choose(2, zx(on=NORMAL), up_to=True), Zone.TRASH),
                ],
                limit=Limit.EXTENSION_DRIVE,
            ),
        ]),
    Card(
        "B31-079", "Benihime, Peace Wished for All Flowers", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.HOURAI,), icons=(Icon.EXTENSION_DRIVE,), japanese="百花に願う安寧 紅姫",
        rarity=Rarity.AR,
        text=(
            "[Startup] (Extension Drive, once per game) Put 2 cards from your hand into your Trash, put 1 "
            "card from your Charge into your Trash: Return up to 7 cards from your Resource to your deck "
            "and shuffle it. Put that many cards from the top of your deck into your Resource."
        ),
        abilities=[
            Startup(
                cost=[
                    Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[
                    Move(
                        choose(7, card(Side.OWN, Zone.RESOURCE), up_to=True), Zone.DECK, shuffled=True
                    ),
                    FromDeck(PerDone(1), Zone.RESOURCE),
                ],
                limit=Limit.EXTENSION_DRIVE,
            ),
        ]),
    Card(
        "B31-091", "Manifest Oath Bursting Love, Nyarlat", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【顕誓『炸裂愛好』】ニャルラト",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Ku Rito] Z/X of yours with Cost "
            "5 or more.\n"
            "[Always] While you have no red, blue, white, black or green (as printed) cards on a Square "
            "or in your Resource, your opponent cannot ignite.\n"
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, return 1 [Ku Rito] card from your Trash to your hand."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.KU_RITO, cost_at_least=5),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Always(
                needs=[
                    AtMost(
                        0,
                        card(
                            Side.OWN,
                            (Zone.SQUARE, Zone.RESOURCE),
                            color=(Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN),
                            having=(Having.PRINTED_COLOR,),
                        ),
                    ),
                ],
                do=[CannotIgnite(Side.ENEMY)],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.KU_RITO)), Zone.HAND)],
                    ),
                ],
            ),
        ],
    ),
]
