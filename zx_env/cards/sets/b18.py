
"""B18: some of its cards."""

from zx_env.cards.language import (
    IT,
    NORMAL,
    THIS,
    AtEndOfTurn,
    Automatic,
    Awaken,
    Card,
    Damage,
    Destroy,
    Draw,
    FaceUp,
    FromDeck,
    Level,
    May,
    Move,
    PlayerNamed,
    Power,
    Put,
    Reboot,
    Startup,
    TurnOf,
    card,
    choose,
    each,
    zx,
)
from zx_env.cards.names import PlayerKey, Tribe
from zx_env.terms import ANY_NUMBER, CardType, Color, Having, Icon, Limit, Occurrence, Side, State, Way, Zone

_AWAKEN_RED = Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.REMOVED)])
_AWAKEN_BLUE = Awaken([
    Move(choose(2, card(Side.OWN, Zone.HAND, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True),
    Draw(2),
])
_AWAKEN_BLACK = Awaken([
    Move(choose(1, card(Side.OWN, Zone.CHARGE, cost_at_least=5)), Zone.TRASH),
    FromDeck(1, Zone.CHARGE),
])
_AWAKEN_GREEN = Awaken([
    Move(choose(2, card(Side.OWN, Zone.RESOURCE, cost_at_least=5)), Zone.DECK, shuffled=True),
    FromDeck(2, Zone.RESOURCE, State.SLEEP),
])

# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B18-009", "Faun", Color.RED, cost=4, power=4500, tribes=(Tribe.MYTHOS,),
        japanese="牧歌の精霊フォーン",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up. If you did, you may deal 3000 damage to each enemy Z/X on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(FaceUp(Tribe.WAKER), then=[May(Damage(3000, each(zx(Side.ENEMY, on=NORMAL))))])],
            ),
        ]),
    Card(
        "B18-011", "Bolt Thrower", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="竜弓職人ボルトスロアー",
        text=(
            "[Startup] (Waker Lv 4; once per turn) For nothing: Deal 11000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(11000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B18-017", "Arthur, God-slaying Knight King", Color.RED, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.BRAVER), japanese="滅神騎王アーサー",
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Auto] When this card appears from the Dynamis, put up to 1 Z/X with Cost 5 or less "
            "from your Remove Zone on a Normal Square without a Z/X. At the end of the turn, "
            "return it to its owner's hand."
        ),
        abilities=[
            _AWAKEN_RED,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=5), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.HAND)]),
                ],
            ),
        ]),
    Card(
        "B18-018", "Orichalcum Tyranno, Azure Flame Wing", Color.RED, CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.WAKER, Tribe.GIGANTIC), japanese="蒼焔翼竜オリハルコンティラノ",
        text=(
            "[Awaken] Remove 2 cards with Cost 5 or more in your Trash from the game.\n"
            "[Startup] (Player Sera; once per turn) For nothing: Reboot this card. Remove any "
            "number of enemy Z/X with Ignition icon on a Normal Square from the game."
        ),
        abilities=[
            _AWAKEN_RED,
            Startup(
                needs=[PlayerNamed(PlayerKey.SERA)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Reboot(THIS),
                    Move(
                        choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL, icons=(Icon.IGNITION,))), Zone.REMOVED
                    ),
                ],
            ),
        ]),
    # -- blue -----------------------------------------------------------
    Card(
        "B18-037", "Melchior, Blue Dragon Diva", Color.BLUE, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.MERMAID), japanese="青竜歌姫メルキオール",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Draw 2 cards.\n"
            "[Auto] When this card appears from the Dynamis, you may return 1 Z/X on a Normal "
            "Square to its owner's hand. You may move 1 Z/X that is not in battle on a Normal "
            "Square to a Normal Square without a Z/X."
        ),
        abilities=[
            _AWAKEN_BLUE,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(Move(choose(1, zx(on=NORMAL)), Zone.HAND)),
                    May(Put(choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,))), NORMAL, empty=True)),
                ],
            ),
        ]),
    Card(
        "B18-038", "Mode Awaken Type XI", Color.BLUE, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.BATTLE_DRESS), japanese="Mode<Awaken> Type.XI",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Draw 2 cards.\n"
            "[Startup] (once per turn) For nothing: Return 1 enemy Z/X with Cost 5 or more on a "
            "Normal Square to its owner's deck and shuffle it. You may draw 1 card."
        ),
        abilities=[
            _AWAKEN_BLUE,
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)), Zone.DECK, shuffled=True),
                    May(Draw(1)),
                ],
            ),
        ]),
    # -- black ----------------------------------------------------------
    Card(
        "B18-077", "Invidia, God-envying Dragon", Color.BLACK, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.DIABOLOS), japanese="神嫉竜為インウィディア",
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the "
            "top card of your deck into your Charge.\n"
            "[Startup] (your turn; once per turn) For nothing: Destroy 1 Z/X on a Normal Square. "
            "Put 1 card from your opponent's hand of your opponent's choice into your opponent's "
            "Trash."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Destroy(choose(1, zx(on=NORMAL))),
                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                ],
            ),
        ]),
    Card(
        "B18-078", "Sieger, God-piercing Silver Claw", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.PREDATOR), japanese="穿神銀爪ズィーガー",
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the "
            "top card of your deck into your Charge.\n"
            "[Startup] (Player Ayase; once per turn) For nothing: Destroy 2 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            _AWAKEN_BLACK,
            Startup(
                needs=[PlayerNamed(PlayerKey.AYASE)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Destroy(choose(2, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    # -- green ----------------------------------------------------------
    Card(
        "B18-097", "Werecrow, Opened Eyes", Color.GREEN, CardType.ZX_EX, cost=5, power=7500,
        tribes=(Tribe.WAKER, Tribe.LYCANTHROPE), japanese="開眼鳥人ウェアクロウ",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Resource to your deck and "
            "shuffle it. Put the top 2 cards of your deck into your Resource in Sleep State.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 Z/X on a Normal Square "
            "or from either player's Charge into its owner's Resource in Sleep State. Give 1 Z/X "
            "on a Square +4000 Power until the end of the turn."
        ),
        abilities=[
            _AWAKEN_GREEN,
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(
                            choose(1, zx(zone=(Zone.SQUARE, Zone.CHARGE), on=NORMAL)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        )
                    ),
                    Power(4000, choose(1, zx())),
                ],
            ),
        ]),
]
