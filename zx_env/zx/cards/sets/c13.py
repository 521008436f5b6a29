"""C13, a constructed deck: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- blue --------------------------------------------------------------
    Card(
        "C13-002", "Kagamihara Azumi", Color.BLUE, CardType.PLAYER, japanese="各務原あづみ",
        player_keys=(PlayerKey.AZUMI,)),
    Card(
        "C13-003", "Mirage Dagger Bellatrix", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.BATTLE_DRESS,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="ミラージュダガー ベラトリクス",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, you may Sleep this card. If you did, look at the top 3 "
            "cards of your deck. Return them to the top of your deck in any order."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(Sleep(THIS), then=[Look(3, rest=Rest.TOP)])]),
        ]),
    Card(
        "C13-005", "Tellurium, Fortress Queen", Color.BLUE, cost=4, power=6000,
        tribes=(Tribe.METAL_FORTRESS,), japanese="要塞女王テルル",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Cost 4 or more, draw 2 cards. Put 2 cards from your "
            "hand into your Trash."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[
                    Move(
                        choose(1, card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,)), keep=True),
                        Zone.TRASH,
                    ),
                ],
                do=[
                    IfPicked(
                        1,
                        [Draw(2), Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                        among=card(Side.ANY, Zone.TRASH, cost_at_least=4),
                        kept=True,
                    ),
                ],
            ),
        ]),
    Card(
        "C13-007", "Sword Sniper Rigel", Color.BLUE, cost=5, power=6000,
        tribes=(Tribe.BATTLE_DRESS, Tribe.REUNION), japanese="ソードスナイパー リゲル",
        text=(
            "[Always] (Player Azumi) This card has infinite Range.\n"
            "[Startup] (Hand; Player Azumi; your turn; if you have a [Overboost] Z/X on a Square) Sleep 2 "
            "Reboot [Reunion] cards in your Resource: Put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.AZUMI)], do=[GainRange(ANY_NUMBER)]),
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.AZUMI),
                    TurnOf(Side.OWN),
                    AtLeast(1, zx(Side.OWN, tribe=Tribe.OVERBOOST)),
                ],
                cost=[
                    Sleep(choose(2, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.REUNION, state=State.REBOOT))),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
        ]),
    Card(
        "C13-008", "Sword Liberator Rigel", Color.BLUE, cost=6, power=5500,
        tribes=(Tribe.BATTLE_DRESS,), japanese="ソードリベレイター リゲル",
        text=(
            "[Always] (Deck or Hand; Player Azumi) This card has -1 Cost for each Z/X of yours with "
            '"あづみ" or "リゲル" in the name on a Square.\n'
            "[Always] (Player Azumi) This card has +1000 Power for each card in your hand.\n"
            "[Auto] (Player Azumi) When your turn ends, you may draw 1 card."
        ),
        abilities=[
            Always(
                valid_in=(Zone.DECK, Zone.HAND),
                needs=[PlayerNamed(PlayerKey.AZUMI)],
                do=[GainCost(Per(-1, zx(Side.OWN, name_contains=("あづみ", "リゲル"))))],
            ),
            Always(
                needs=[PlayerNamed(PlayerKey.AZUMI)],
                do=[GainPower(Per(1000, card(Side.OWN, Zone.HAND)))],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[PlayerNamed(PlayerKey.AZUMI)],
                do=[May(Draw(1))],
            ),
        ]),
    Card(
        "C13-009", "The Cat Returns a Favour", Color.BLUE, CardType.EVENT, cost=4,
        icons=(Icon.IGNITION,), japanese="猫の恩返し",
        text=(
            "[Event] Draw 1 card. Return 1 enemy Z/X with Power 9000 or less on a Normal Square to "
            "its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Draw(1),
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=9000)), Zone.HAND),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "C13-010", "Abisso, Diabolos of the Abyss", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="奈落の魔人アビッソ",
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may destroy 1 other Z/X of yours on a Square. If you "
            "did, destroy 1 enemy Z/X with Power 6000 or less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_most=6000)))],
                    ),
                ],
            ),
        ]),
    Card(
        "C13-015", "Ira of the Seven Sins", Color.BLACK, cost=7, power=7000, tribes=(Tribe.DIABOLOS,),
        japanese="七大罪 憤怒の魔人イラ",
        text=(
            "[Startup] (once per turn) For nothing: Destroy 1 other Z/X of yours on a Square. If you "
            "did, destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,)))),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
]
