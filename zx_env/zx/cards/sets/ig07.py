"""IG07: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_UP_TO_ITS_COST = Put(
    choose(2, zx(Side.OWN, zone=Zone.TRASH, tribe=Tribe.DIABOLOS, cost_at_most=CostOf(IT)), up_to=True),
    NORMAL,
    empty=True,
)
_ENEMIES = zx(Side.ENEMY, on=NORMAL)
_IN_CHARGE = card(Side.OWN, Zone.CHARGE, tribe=Tribe.DIABOLOS)
_ENEMY_TO_TRASH: list[Effect] = [Move(choose(1, _ENEMIES), Zone.TRASH), _UP_TO_ITS_COST]
_CHARGE_TO_TRASH: list[Effect] = [Move(choose(1, _IN_CHARGE), Zone.TRASH), _UP_TO_ITS_COST]

# fmt: off
CARDS = [
    Card(
        "IG07-002", "Dysnomia, Goddess Who Breaks Order", Color.RED, cost=6, power=6000,
        tribes=(Tribe.BRAVER,), japanese="秩序を砕く女神 ディスノミア", rarity=Rarity.N,
        text=(
            '[Startup] (Hand) Pay red 1: If you have 4 or more cards with "女神" in the name in your '
            "Resource and 3 or more Z/X appeared by an ability this turn, put this card on a Normal "
            "Square without a Z/X in Sleep State. If you did, destroy this card.\n"
            "[Auto] When this card appears, remove up to 1 Z/X on a Normal Square from the game. If it is "
            "your turn, deal 8000 damage to up to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                cost=[Pay(Color.RED, 1)],
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE, name_contains="女神")),
                            AtLeast(3, ThisTurn(Fate.APPEARED, zx(), way=Way.BY_ABILITY)),
                        ],
                        [Then(Put(THIS, NORMAL, empty=True, state=State.SLEEP), then=[Destroy(THIS)])],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(choose(1, zx(on=NORMAL), up_to=True), Zone.REMOVED),
                    If([TurnOf(Side.OWN)], [Damage(8000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))]),
                ],
            ),
        ],
    ),
    Card(
        "IG07-005", "Ran, Shikigami of High Summer", Color.RED, cost=5, power=7500,
        tribes=(Tribe.BRAVER, Tribe.GLORY_DRAGON), japanese="真夏の式神 蘭", rarity=Rarity.N,
        text=(
            '[Always] (Everywhere) This card appears only by abilities of Z/X of yours with "安倍晴明" in '
            "the name.\n"
            '[Startup] (your turn; if you have a Z/X with "安倍晴明" in the name on a Square; once per '
            "turn) Destroy 1 other Z/X of yours on a Square: Put up to 1 Z/X with Cost 6 or less "
            'and "式神" in the name from your hand or Trash on a Normal Square without a Z/X.'
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                do=[AppearsOnly(by=zx(Side.OWN, name_contains="安倍晴明"))],
            ),
            Startup(
                needs=[
                    TurnOf(Side.OWN),
                    AtLeast(1, zx(Side.OWN, name_contains="安倍晴明")),
                ],
                cost=[Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))))],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN, zone=(Zone.HAND, Zone.TRASH), cost_at_most=6,
                                name_contains="式神",
                            ),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG07-060", "Ryuuko, Offer up Your Wish", (Color.RED, Color.BLACK, Color.GREEN), CardType.ZX_EX,
        power=15000, japanese="願い、捧げよ リューコ", rarity=Rarity.SSR,
        text=(
            "[Awaken] Return 8 [Radiance] cards from your Dynamis to your deck and shuffle it.\n"
            "[Always] (Dynamis) While you have 4 or fewer cards in your Resource, this card cannot be "
            "played.\n"
            "[Always] This card cannot be affected by abilities of enemy cards and can also attack your "
            "opponent's Player Square from any distance.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Resource in "
            "Sleep State. If you did, you may put the top card of your deck into your Resource in Sleep "
            "State. In any case, destroy 1 enemy Z/X on a Square.\n"
            "[Startup] (your turn; twice per turn) For nothing: Reboot this card."
        ),
        abilities=[
            Awaken([
                Move(choose(8, card(Side.OWN, Zone.DYNAMIS, tribe=Tribe.RADIANCE)), Zone.DECK, shuffled=True),
            ]),
            Always(
                valid_in=Zone.DYNAMIS,
                needs=[AtMost(4, card(Side.OWN, Zone.RESOURCE))],
                do=[Cannot(Bar.BE_PLAYED)],
            ),
            Always(do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY), GainRange(ANY_NUMBER, at_player=True)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.RESOURCE, State.SLEEP),
                        then=[May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                    Destroy(choose(1, zx(Side.ENEMY))),
                ],
            ),
            Startup(needs=[TurnOf(Side.OWN)], cost=[], do=[Reboot(THIS)], limit=Limit.TWICE_PER_TURN),
        ],
    ),
    Card(
        "IG07-083", "Arcus, Little Messenger", Color.BLACK, cost=9, power=11000,
        tribes=(Tribe.DIABOLOS,), japanese="小さな使者 アルクス", rarity=Rarity.SEC,
        text=(
            "[Always] (Hand) While you have 5 or more cards in your Resource, this card costs 2 less for "
            "each [Diabolos] card in your Charge to play but not less than 3.\n"
            "[Auto] When this card appears by being played, if your opponent has a Z/X on a Normal Square "
            "and you have a [Diabolos] card in your Charge, choose 1 of these: (1) put 1 enemy Z/X on a "
            "Normal Square into its owner's Trash, then put up to 2 [Diabolos] Z/X with Cost up to the "
            "Cost of it from your Trash each on a Normal Square without a Z/X; (2) put 1 [Diabolos] card "
            "from your Charge into your Trash, then put up to 2 [Diabolos] Z/X with Cost up to the Cost "
            "of it from your Trash each on a Normal Square without a Z/X. Otherwise, if your opponent has "
            "a Z/X on a Normal Square, put 1 enemy Z/X on a Normal Square into its owner's Trash. Put up "
            "to 2 [Diabolos] Z/X with Cost up to the Cost of it from your Trash each on a Normal Square "
            "without a Z/X. Otherwise, put 1 [Diabolos] card from your Charge into your Trash. Put up to "
            "2 [Diabolos] Z/X with Cost up to the Cost of it from your Trash each on a Normal Square "
            "without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                do=[CostsLess(Per(2, card(Side.OWN, Zone.CHARGE, tribe=Tribe.DIABOLOS)), least=3)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    # One choice among the cards of both places: where one is empty, the other is left.
                    If(
                        [AtLeast(1, _ENEMIES), AtLeast(1, _IN_CHARGE)],
                        [OneOf([_ENEMY_TO_TRASH, _CHARGE_TO_TRASH])],
                        otherwise=[
                            If([AtLeast(1, _ENEMIES)], _ENEMY_TO_TRASH, otherwise=_CHARGE_TO_TRASH),
                        ],
                    ),
                ],
            ),
        ],
    ),
]
