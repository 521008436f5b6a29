"""G07: the Z/X Overboost of Souma, and the Z/X that performs its Ignition Overboost (CR 1014)."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "G07-002", "Feuille, Oath Beast Princess", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.OVERBOOST,), japanese="誓いの獣姫 フィーユ",
        text=(
            '[Startup] (Hand; Player Souma; your turn; if you have 4 or more cards with "フィーユ" in '
            "the name in your Resource) Pay green 3, put this card into your Trash: If you have 9 or "
            "more cards in your Resource or your opponent has 6 or more cards in their Resource, your "
            'Player becomes "Osachinai Yuri, Beast Princess Oath" on a Square without a Z/X. In any '
            "case, your Player cannot become a Z/X Overboost until the end of the turn."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.SOUMA),
                    TurnOf(Side.OWN),
                    AtLeast(4, card(Side.OWN, Zone.RESOURCE, name_contains="フィーユ")),
                ],
                cost=[Pay(Color.GREEN, 3), Move(THIS, Zone.TRASH)],
                do=[
                    If(
                        [
                            AnyOf([
                                AtLeast(9, card(Side.OWN, Zone.RESOURCE)),
                                AtLeast(6, card(Side.ENEMY, Zone.RESOURCE)),
                            ]),
                        ],
                        [Overboost(zx(named="Osachinai Yuri, Beast Princess Oath"))],
                    ),
                    CannotOverboost(),  # ruling H34
                ],
            ),
        ]),
    Card(
        "G07-004", "Osachinai Yuri, Beast Princess Oath", Color.GREEN, CardType.ZX_OB, cost=7, power=10500,
        tribes=(Tribe.OVERBOOST, Tribe.LYCANTHROPE), player_keys=(PlayerKey.SOUMA,),
        japanese="“獣姫誓装”長知内ユーリ",
        text=(
            "[Always] This card cannot be chosen by abilities.\n"
            "[Auto] When this card appears, get 2 Memorial Piece counters. Draw 2 cards. Put 1 card "
            "from your hand into your Resource in Sleep State.\n"
            '[Startup] (once per turn) Put 1 card with "フィーユ" in the name from your Charge into your '
            "Trash: Destroy 1 enemy Z/X with Cost 6 or less on a Normal Square."
        ),
        abilities=[
            Always(do=[Cannot(Bar.BE_CHOSEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    GainCounters(CounterKind.MEMORIAL_PIECE, 2),
                    Draw(2),
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.CHARGE, name_contains="フィーユ")), Zone.TRASH)],
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=6)))],
            ),
        ]),
]
