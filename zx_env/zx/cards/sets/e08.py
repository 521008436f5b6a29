"""E08, an extra pack: its cards of the 2017 pool, and the Token that one of them makes."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- white -------------------------------------------------------------
    Card(
        "E08-024", "Flonne, Lost in Thought", Color.WHITE, cost=3, power=4500, tribes=(Tribe.FLONNE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="思いを馳せるフロン",
        text=(
            "Life Recovery.\n"
            "[Startup] (Waker Lv 1) Sleep this card: Put 1 Z/X with Cost 4 or less on a Normal Square "
            "on the bottom of its owner's deck."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.WAKER, 1)],
                cost=[Sleep(THIS)],
                do=[Move(choose(1, zx(on=NORMAL, cost_at_most=4)), Zone.DECK, bottom=True)],
            ),
        ]),
    Card(
        "E08-029", "Usalia in a Bunny Suit", Color.WHITE, cost=7, power=10500, tribes=(Tribe.USALIA,),
        japanese="バニースーツのウサリア",
        text=(
            "[Auto] When a card of yours returns to a hand from Charge, give 1 enemy Z/X on a Normal "
            "Square -3000 Power until the end of the turn.\n"
            "[Startup] (Waker Lv 4; once per turn) For nothing: Return up to 3 cards from your Charge "
            "to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.RETURNS_TO_HAND,
                of=card(Side.OWN, Zone.CHARGE),
                origin=Zone.CHARGE,
                do=[Power(-3000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
            Startup(
                needs=[Level(Tribe.WAKER, 4)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Move(choose(3, card(Side.OWN, Zone.CHARGE), up_to=True), Zone.HAND)],
            ),
        ]),
    Card(
        "E08-030", "Flonne, Super Archangel of Love", Color.WHITE, CardType.ZX_EX, cost=7, power=10000,
        tribes=(Tribe.WAKER, Tribe.FLONNE), japanese="愛の超天使長フロン",
        text=(
            "[Awaken] Return 2 cards with Cost 5 or more from your Trash to your deck and shuffle it.\n"
            "[Auto] When this card appears from the Dynamis, put 1 enemy Z/X on a Normal Square on "
            "the bottom of its owner's deck. Put 1 Z/X with Cost 6 or less from your Charge on a "
            "Square of the Center Area without a Z/X in Sleep State."
        ),
        abilities=[
            Awaken([Move(choose(2, card(Side.OWN, Zone.TRASH, cost_at_least=5)), Zone.DECK, shuffled=True)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, bottom=True),
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=6)),
                        CENTER,  # diagram assumed
                        empty=True,
                        state=State.SLEEP,
                    ),
                ],
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "E08-031", "Etna, Main Vocal", Color.BLACK, cost=2, power=3000,
        tribes=(Tribe.ETNA, Tribe.PRINNY), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="メインボーカル エトナ",
        text=(
            "Void Bringer.\n"
            "[Auto] (Waker Lv 2) When this card appears by being played, return 1 [Prinny] card with "
            "another name than this card from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[Level(Tribe.WAKER, 2)],
                do=[
                    Move(
                        choose(
                            1, card(Side.OWN, Zone.TRASH, tribe=Tribe.PRINNY, having=(Having.OTHER_NAME,))
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "E08-032", "Idol Etna", Color.BLACK, cost=3, power=4500, tribes=(Tribe.ETNA,),
        icons=(Icon.IGNITION,), japanese="アイドルなエトナ",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Startup] (Waker Lv 3; once per turn) For nothing: If a Z/X of yours destroyed an enemy "
            "Z/X by attacking this turn, put the top card of your deck into your Charge."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Startup(
                needs=[Level(Tribe.WAKER, 3)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[If([SlainBy()], [FromDeck(1, Zone.CHARGE)])],
            ),
        ]),
    Card(
        "E08-034", "Doll Soldier Demon Reaper", Color.BLACK, cost=3, power=4500,
        tribes=(Tribe.DOLL_SOLDIER,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="人形兵デモンリーパー",
        text=(
            "Life Recovery.\n"
            "[Auto] (Waker Lv 1) When this card attacks, you may give this card +3000 Power until the "
            "end of the turn. If you did, at the end of the turn, put this card into your Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                needs=[Level(Tribe.WAKER, 1)],
                do=[May(Power(3000, THIS), then=[AtEndOfTurn([Move(THIS, Zone.TRASH)], to=THIS)])],
            ),
        ]),
    Card(
        "E08-037", "Dronya, Witch of the Dolls", Color.BLACK, cost=5, power=7500,
        tribes=(Tribe.DRONYA,), japanese="人形兵を統べる魔女ドロニア",
        text=(
            "[Auto] (Waker Lv 4) When this card appears, put 1 card from your hand into your Trash. "
            "If you did, choose 2 of these in any order: (1) destroy 1 Z/X on a Normal Square; (2) "
            "put the top card of your deck into your Charge; (3) return 1 Z/X with another name than "
            "this card from your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    Then(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            OneOf(
                                [
                                    [Destroy(choose(1, zx(on=NORMAL)))],
                                    [FromDeck(1, Zone.CHARGE)],
                                    [
                                        Move(
                                            choose(
                                                1, zx(Side.OWN, zone=Zone.TRASH, having=(Having.OTHER_NAME,))
                                            ),
                                            Zone.HAND,
                                        ),
                                    ],
                                ],
                                number=2,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "E08-040", "Etna, Touchy Demon God", Color.BLACK, CardType.ZX_EX, cost=7, power=10500,
        tribes=(Tribe.WAKER, Tribe.ETNA), japanese="貧乳禁句の魔神エトナ",
        text=(
            "[Awaken] Put 1 card with Cost 5 or more from your Charge into your Trash. Put the top "
            "card of your deck into your Charge.\n"
            "[Auto] When this card appears from the Dynamis, return 1 Z/X from your Trash to your "
            "hand.\n"
            "[Startup] (once per turn) For nothing: Destroy 1 Z/X on a Normal Square."
        ),
        abilities=[
            Awaken([
                Move(choose(1, card(Side.OWN, Zone.CHARGE, cost_at_least=5)), Zone.TRASH),
                FromDeck(1, Zone.CHARGE),
            ]),
            # Cost 9999 or less: every Z/X.
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)],
            ),
            Startup(limit=Limit.ONCE_PER_TURN, cost=[], do=[Destroy(choose(1, zx(on=NORMAL)))]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "E08-042", "Prinny's Debut", Color.GREEN, cost=3, power=4500, tribes=(Tribe.PRINNY,),
        icons=(Icon.IGNITION,), japanese="お披露目プリニー",
        text=(
            "[Auto] When this card appears, you may turn 1 face-down [Waker] card in your Dynamis "
            "face up.\n"
            "[Auto] (Waker Lv 3) When this card is destroyed, you may put 1 [Prinny] card from your "
            "Charge into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(FaceUp(Tribe.WAKER))]),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                needs=[Level(Tribe.WAKER, 3)],
                do=[
                    May(
                        Move(
                            choose(1, card(Side.OWN, Zone.CHARGE, tribe=Tribe.PRINNY)),
                            Zone.RESOURCE,
                            State.SLEEP,
                        )
                    ),
                ],
            ),
        ]),
    # -- colorless ---------------------------------------------------------
    Card(
        "E08-051", "Baal, Worst Overlord in History", Color.COLORLESS, CardType.ZX_EX, cost=10, power=15000,
        tribes=(Tribe.WAKER, Tribe.BAAL), japanese="史上最凶超魔王バール",
        text=(
            "[Awaken] Return 1 card with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Return 1 card with Cost 5 or more from your Resource to your deck "
            "and shuffle it and show it. Return 1 card with Cost 5 or more from your Charge to "
            "your deck and shuffle it and show it. Return 1 card with Cost 5 or more from your "
            "Trash to your deck and shuffle it and show it.\n"
            '[Auto] When this card appears, put up to 2 "Baal Slave" Tokens each on a Normal '
            "Square without a Z/X.\n"
            "[Auto] (your opponent's turn) When an enemy Z/X appears, deal 7000 damage to that "
            "Z/X."
        ),
        abilities=[
            Awaken([
                Move(
                    choose(1, card(Side.OWN, zone, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True
                )
                for zone in (Zone.HAND, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH)
            ]),
            Automatic(when=Occurrence.APPEARS, do=[MakeToken("Baal Slave", NORMAL, 2, up_to=True)]),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                needs=[TurnOf(Side.ENEMY)],
                do=[Damage(7000, That(zx()))],
            ),
        ]),
    # -- Token -------------------------------------------------------------
    Card(
        # Cost, Power and tribe are assumed: no source prints them.
        "E08-T01", "Baal Slave", Color.COLORLESS, CardType.TOKEN, cost=3, power=5000, tribes=(Tribe.BAAL,),
        japanese="バールスレイヴ"),
]
