"""IG09: a few of its cards, of the later era; one with Investigation Record counters."""

from zx_env.zx.cards.language import *

_GATHERED = card(Side.OWN, Zone.DYNAMIS, named=Japanese("蒼穹の彼方より"), state=State.FACE_UP)

# fmt: off
CARDS = [
    Card(
        "IG09-014", "Evolstar Cradle", Color.WHITE, CardType.EVENT,
        icons=(Icon.STARTING_RESOURCE,), japanese="エボルスタークレイドル", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            '[Always] (Resource) While you have 3 or more cards with "エボルスター" in the name in your '
            "Resource, this card is black, too.\n"
            "[Auto] (Resource; your turn; once per turn by name) When a Z/X of yours with "
            'Cost 5 or more and "エボルスター" in the name appears by being played, you may draw 1 '
            'card. Put up to 2 cards with "エボルスター" in the name from your Trash or Remove Zone '
            "on the bottom of your deck."
        ),
        abilities=[
            Always(
                valid_in=Zone.RESOURCE,
                needs=[AtLeast(3, card(Side.OWN, Zone.RESOURCE, name_contains="エボルスター"))],
                do=[AlsoColor(Color.BLACK)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, name_contains="エボルスター", cost_at_least=5),
                way=Way.BY_PLAY,
                valid_in=Zone.RESOURCE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                do=[
                    May(Draw(1)),
                    Move(
                        choose(
                            2,
                            card(Side.OWN, (Zone.TRASH, Zone.REMOVED), name_contains="エボルスター"),
                            up_to=True,
                        ),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG09-040", "Eclipse Duo, Urgency", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER, Tribe.METAL_FORTRESS), japanese="エクリプス・デュオ ～切迫～", rarity=Rarity.SR,  # noqa: RUF001
        text=(
            "[Always] (Hand) While your opponent has a [Suspect] Z/X with Cost 4 or more on a Square, "
            "this card costs 4 less to play.\n"
            "[Always] While it is your turn and you have 15 or more Investigation Record counters, each "
            "Event in your opponent's hand cannot be played and each card in your opponent's hand cannot "
            "use startup abilities.\n"
            "[Auto] When this card appears, choose 1 of these: (1) get 3 Investigation Record counters; "
            "(2) remove 1 enemy [Suspect] Z/X on a Normal Square from the game."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(1, zx(Side.ENEMY, tribe=Tribe.SUSPECT, cost_at_least=4))],
                do=[CostsLess(4)],
            ),
            Always(
                needs=[TurnOf(Side.OWN), HasCounters(CounterKind.INVESTIGATION_RECORD, 15)],
                do=[
                    Cannot(Bar.BE_PLAYED, each(card(Side.ENEMY, Zone.HAND, kind=CardType.EVENT))),
                    Cannot(Bar.USE_STARTUP, each(card(Side.ENEMY, Zone.HAND))),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    OneOf([
                        [GainCounters(CounterKind.INVESTIGATION_RECORD, 3)],
                        [Move(choose(1, zx(Side.ENEMY, tribe=Tribe.SUSPECT, on=NORMAL)), Zone.REMOVED)],
                    ]),
                ],
            ),
        ],
    ),
    Card(
        "IG09-052", "Eclipse Duo, Joint Struggle", (Color.RED, Color.BLUE), CardType.ZX_EX,
        cost=4, power=6000, rarity=Rarity.SSR, tribes=(Tribe.BRAVER, Tribe.METAL_FORTRESS),
        japanese="エクリプス・デュオ ～共闘～",  # noqa: RUF001
        text=(
            "[Idealize] Spend 6 Investigation Record counters.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Spend 6 Investigation Record "
            "counters: Put this card on a Normal Square without a Z/X. If you did, remove each enemy "
            "[Suspect] Z/X on a Square from the game.\n"
            "[Auto] When this card appears by being played, get 2 Investigation Record counters. Reveal "
            "the top 3 cards of your deck. Return up to 1 card among them to its owner's hand. Put the "
            "rest on the bottom of your deck in any order."
        ),
        abilities=[
            Idealize(CounterKind.INVESTIGATION_RECORD, 6),
            Startup(
                valid_in=Zone.DYNAMIS,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.HEAVEN_BREAK,
                cost=[SpendCounters(CounterKind.INVESTIGATION_RECORD, 6)],
                do=[
                    Then(
                        Put(THIS, NORMAL, empty=True),
                        then=[Move(each(zx(Side.ENEMY, tribe=Tribe.SUSPECT)), Zone.REMOVED)],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    GainCounters(CounterKind.INVESTIGATION_RECORD, 2),
                    Look(
                        3,
                        shown=True,
                        do=[Move(choose(1, looked(), up_to=True), Zone.HAND)],
                        rest=Rest.BOTTOM,
                    ),
                ],
            ),
        ],
    ),
    Card(
        "IG09-073", "Princess and Dragon, the Lucky Direction", Color.WHITE, cost=7, power=10500,
        tribes=(Tribe.STARLIGHT_HAZE,), japanese="幸せの方角 姫君と竜", rarity=Rarity.SEC,
        text=(
            "[Always] (Hand; Player Princess) While you have 5 or more cards in your Resource, you may "
            "put 2 Reboot [Starlight Haze] Z/X of yours on a Square into your Trash when this card is "
            "played; it costs 6 less if you do.\n"
            '[Always] (Player Princess) While you have 5 or more face-up "蒼穹の彼方より" in your '
            "Dynamis, this card has Range 2.\n"
            '[Always] (Player Princess) While you have 7 or more face-up "蒼穹の彼方より" in your '
            "Dynamis, this card cannot be chosen by abilities."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.PRINCESS), AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    PayLess(
                        6,
                        choose(2, zx(Side.OWN, tribe=Tribe.STARLIGHT_HAZE, state=State.REBOOT)),
                        to=Zone.TRASH,
                    ),
                ],
            ),
            Always(
                needs=[PlayerNamed(PlayerKey.PRINCESS), AtLeast(5, _GATHERED)],
                do=[GainRange(2)],
            ),
            Always(
                needs=[PlayerNamed(PlayerKey.PRINCESS), AtLeast(7, _GATHERED)],
                do=[Cannot(Bar.BE_CHOSEN)],
            ),
        ],
    ),
]
