# ruff: noqa: RUF001 - Japanese names stand as printed
"""B50: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_SHADOW = "シャドウ"
_LOUNGE = "美食楼"
_SSD = "SSD"
_BY_CINEMA = AtLeast(1, ThisTurn(Fate.APPEARED, zx(Side.OWN), way=Way.BY_CINEMA))


def _cinema(cost: int) -> Startup:
    """Cinema X: for a Z/X of that Cost that returns to the hand, this card comes from the hand."""
    return Startup(
        valid_in=Zone.HAND,
        needs=[TurnOf(Side.OWN)],
        limit=Limit.CINEMA,
        cost=[Move(choose(1, zx(Side.OWN, cost_at_least=cost, state=State.REBOOT), keep=True), Zone.HAND)],
        do=[Put(THIS, ANY_SQUARE, was=KEPT, empty=True, way=Way.BY_CINEMA)],
    )


def _also(color: Color, name_contains: str) -> Always:
    """With 3 cards of that name in Resource this card is of one more color there."""
    return Always(
        valid_in=Zone.RESOURCE,
        needs=[AtLeast(3, card(Side.OWN, Zone.RESOURCE, name_contains=name_contains))],
        do=[AlsoColor(color)],
    )


# fmt: off
CARDS = [
    Card(
        "B50-010", "Rage Shadow Bertus", Color.BLUE, cost=7, power=9000,
        tribes=(Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE), japanese="レイジシャドウ ベルタス",
        rarity=Rarity.N,
        text=(
            "[Always] (Hand) While a Z/X of yours appeared by Cinema this turn, this card has -2 Cost.\n"
            "[Startup] (Hand; your turn; Cinema, once per turn) Return 1 Reboot Z/X of yours with Cost 5 "
            "or more on a Square to its owner's hand: Put this card on the Square where what was chosen "
            "first was without a Z/X by Cinema.\n"
            '[Auto] When this card appears by an ability, if you have a card with "シャドウ" in the '
            "name in your Resource, choose 1 of these: (1) (you may draw 1 card. If you did, you "
            "may draw 1 card.), then put 1 card from your hand on the bottom of your deck; (2) "
            'put up to 1 Z/X with Cost 3 or less and "シャドウ" in the name from your hand on a '
            "Normal Square without a Z/X."
        ),
        abilities=[
            Always(valid_in=Zone.HAND, needs=[_BY_CINEMA], do=[GainCost(-2)]),
            _cinema(5),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_ABILITY,
                do=[
                    If(
                        [AtLeast(1, card(Side.OWN, Zone.RESOURCE, name_contains=_SHADOW))],
                        [
                            OneOf([
                                [
                                    May(Draw(1), then=[May(Draw(1))]),
                                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, bottom=True),
                                ],
                                [
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN, zone=Zone.HAND, cost_at_most=3,
                                                name_contains=_SHADOW,
                                            ),
                                            up_to=True,
                                        ),
                                        NORMAL,
                                        empty=True,
                                    ),
                                ],
                            ]),
                        ],
                    ),
                ],
            ),
        ],
    ),
    Card(
        "B50-012", "SSD Suicide Shark Hexanchi", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.MERMAID, Tribe.TORTURERS), icons=(Icon.STARTING_RESOURCE,),
        japanese="SSD特攻鮫 ヘクサンキ", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            '[Always] (Resource) While you have 3 or more cards with "SSD" in the name in your Resource, '
            "this card is blue, too.\n"
            '[Startup] (Resource; your turn; if 4 or more different names are among the cards with "SSD" '
            'in the name in your Trash; once per turn by name) Sleep this card, put 1 card with "SSD" in '
            "the name from your Charge into your Trash: Ignite 1 time."
        ),
        abilities=[
            _also(Color.BLUE, _SSD),
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[
                    TurnOf(Side.OWN),
                    Different(4, Trait.NAME, card(Side.OWN, Zone.TRASH, name_contains=_SSD)),
                ],
                limit=Limit.NAME_LOCK,
                cost=[
                    Sleep(THIS),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE, name_contains=_SSD)), Zone.TRASH),
                ],
                do=[Ignite(1)],
            ),
        ],
    ),
    Card(
        "B50-018", "Jam of the Gourmet Lounge", Color.RED, cost=3, power=5000,
        tribes=(Tribe.DIABOLOS, Tribe.MEISTER), japanese="美食楼のジャム", rarity=Rarity.N,
        text=(
            "[Always] (Everywhere) While a card of yours with the name of this card was played this turn, "
            "this card cannot be played.\n"
            "[Always] (Hand) When this card is played, you may put 1 Reboot [Diabolos] or [Meister] Z/X "
            "of yours on a Square into your Trash instead of paying its Cost.\n"
            "[Auto] When this card appears, put 1 card from your hand into your Trash. Put the top card "
            "of your deck into your Trash."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[
                    AtLeast(
                        1, ThisTurn(Fate.PLAYED, card(Side.OWN, EVERYWHERE, having=(Having.SAME_NAME,)))
                    ),
                ],
                do=[Cannot(Bar.BE_PLAYED)],
            ),
            Always(
                valid_in=Zone.HAND,
                do=[
                    PayInstead(
                        choose(
                            1, zx(Side.OWN, tribe=(Tribe.DIABOLOS, Tribe.MEISTER), state=State.REBOOT)
                        ),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    FromDeck(1, Zone.TRASH),
                ],
            ),
        ],
    ),
    Card(
        "B50-019", "Galette of the Gourmet Lounge", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.DIABOLOS, Tribe.MEISTER), icons=(Icon.STARTING_RESOURCE,),
        japanese="美食楼のガレット", rarity=Rarity.N,
        text=(
            "Starting Resource.\n"
            '[Always] (Resource) While you have 3 or more cards with "美食楼" in the name in your '
            "Resource, this card is red, too.\n"
            "[Startup] (Resource; your turn; once per turn by name) Sleep this card: If you have 12 "
            'or more cards with "美食楼" in the name in your Trash, put 1 Z/X with Cost 4 or less and '
            '"美食楼" in the name from your Trash on a Normal Square without a Z/X.'
        ),
        abilities=[
            _also(Color.RED, _LOUNGE),
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Sleep(THIS)],
                do=[
                    If(
                        [AtLeast(12, card(Side.OWN, Zone.TRASH, name_contains=_LOUNGE))],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.TRASH, cost_at_most=4,
                                        name_contains=_LOUNGE,
                                    ),
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
    Card(
        "B50-058", "Kusumikamo, Fists Will Do", Color.RED, CardType.ASCENSION, cost=2, shields=1,
        japanese="鉄拳解決！ クスミカモ", rarity=Rarity.SR,
        text=(
            "1 Shield.\n"
            "[Auto] (Player Mikan) When this card appears, you may put the top card of your deck "
            'into your Remove Zone. Return up to 1 card with "美甘" or "クスミカモ" in the name from your '
            "Remove Zone to your hand.\n"
            "[Startup] (Player Mikan; your turn) Sleep this card: Choose 1 of these: (1) ignite 1 time; "
            "(2) remove 1 card in your opponent's Charge from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MIKAN)],
                do=[
                    May(FromDeck(1, Zone.REMOVED)),
                    Move(
                        choose(
                            1,
                            card(Side.OWN, Zone.REMOVED, name_contains=("美甘", "クスミカモ")),
                            up_to=True,
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.MIKAN), TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[OneOf([[Ignite(1)], [Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)]])],
            ),
        ],
    ),
]
