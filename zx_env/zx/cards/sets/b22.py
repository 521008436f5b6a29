"""B22: its cards of the 2017 pool."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- black -------------------------------------------------------------
    Card(
        "B22-066", "Peel-off", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="引き剥がすピールオフ",
        text=(
            "[Auto] (Waker Lv 4) When this card appears, destroy any number of enemy Z/X on a Normal "
            "Square with total Cost 6 or less. If that was done to 2 or more cards, put 1 card from "
            "your opponent's hand of your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.WAKER, 4)],
                do=[
                    Destroy(choose(ANY_NUMBER, zx(Side.ENEMY, on=NORMAL), total_cost_at_most=6)),
                    IfDone(2, [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)]),
                ],
            ),
        ]),
    Card(
        "B22-068", "Klaschnitz, Sky-rending Beast", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.PREDATOR,), japanese="裂空獣クラシュニッツ",
        text=(
            "[Always] While you have 7 or more black cards in your Resource and it is your opponent's "
            "turn, each enemy Z/X on a Square has -1 Cost and each enemy Z/X on a Square has -2000 "
            "Power."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(7, card(Side.OWN, Zone.RESOURCE, color=Color.BLACK)),
                    TurnOf(Side.ENEMY),
                ],
                do=[GainCost(-1, each(zx(Side.ENEMY))), GainPower(-2000, each(zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B22-071", "Sieger, Jet-black Whirlwind", Color.BLACK, cost=5, power=7500, tribes=(Tribe.PREDATOR,),
        japanese="漆黒の旋風ズィーガー",
        text=(
            "[Auto] (Waker Lv 3; Player Ayase) When a battle in which this card attacked ends, choose "
            "up to 1 enemy Z/X on a Normal Square. You may move this card to a Square of the Center "
            "Area next to it without a Z/X. If you did, destroy it."
        ),
        abilities=[
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                role=Role.ATTACKER,
                needs=[Level(Tribe.WAKER, 3), PlayerNamed(PlayerKey.AYASE)],
                do=[
                    Pick(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                    May(Put(THIS, CENTER, empty=True, near=IT), then=[Destroy(IT)]),  # diagram assumed
                ],
            ),
        ]),
    Card(
        "B22-073", "Satan, King of Collapse", Color.BLACK, cost=5, power=7500, tribes=(Tribe.DIABOLOS,),
        japanese="崩界の王サタン",
        text=(
            "[Startup] (Player Yamato; once per turn) Destroy 1 other Z/X of yours on a Square: "
            'Choose 1 of these: (1) return 1 Z/X with "クレプス" in the name from your Trash to your '
            "hand, then put 1 card from your opponent's hand of your opponent's choice into your "
            "opponent's Trash; (2) destroy 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.YAMATO)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Destroy(choose(1, zx(Side.OWN, having=(Having.NOT_THIS,))))],
                do=[
                    OneOf([
                        [
                            Move(
                                choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="クレプス")), Zone.HAND
                            ),
                            Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                        ],
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                    ]),
                ],
            ),
        ]),
    Card(
        "B22-079", "Devastate", Color.BLACK, cost=8, power=11000, tribes=(Tribe.TORTURERS,),
        japanese="踏み荒らすデヴァステート",
        text=(
            "[Startup] (Hand; your turn) Destroy 3 [Torturers] Z/X of yours on a Square: Put this "
            "card on a Square of the Center Area without a Z/X. If you did, you may destroy 1 enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[TurnOf(Side.OWN)],
                cost=[Destroy(choose(3, zx(Side.OWN, tribe=Tribe.TORTURERS)))],
                do=[
                    Then(
                        Put(THIS, CENTER, empty=True),  # diagram assumed
                        then=[May(Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))))],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B22-086", "Were-ratel", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        japanese="果敢獣人ウェアラーテル",
        text=(
            "[Startup] (Dingir Lv 1; once per turn) For nothing: Give this card +3000 Power until the "
            "end of the turn. At the end of the turn, put this card into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 1)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Power(3000, THIS), AtEndOfTurn([Move(THIS, Zone.RESOURCE, State.SLEEP)], to=THIS)],
            ),
        ]),
    Card(
        "B22-087", "Anavatapta, Spear Ogre", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        japanese="偽信の槍鬼 阿那婆達多",
        text=(
            "[Auto] (Dingir Lv 2) When a Z/X attacks this card, put any number of Z/X with Cost 4 or "
            "less on a Normal Square into their owners' Resource in Sleep State. Put this card into "
            "your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_ATTACKED,
                needs=[Level(Tribe.DINGIR, 2)],
                do=[
                    Move(choose(ANY_NUMBER, zx(on=NORMAL, cost_at_most=4)), Zone.RESOURCE, State.SLEEP),
                    Move(THIS, Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B22-090", "Were-jaguar, Gale Flight", Color.GREEN, cost=5, power=7500, tribes=(Tribe.LYCANTHROPE,),
        japanese="疾風飛天ウェアジャガー",
        text=(
            "[Startup] (Resource; Waker Lv 3; your turn) Pay green 1, put 1 Reboot Z/X of yours with "
            "another name than this card on a Square into its owner's Resource in Sleep State: Put "
            "this card on a Normal Square without a Z/X. Put 1 enemy Z/X with Cost 5 or less on a "
            "Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[Level(Tribe.WAKER, 3), TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.GREEN, 1),
                    Move(
                        choose(1, zx(Side.OWN, state=State.REBOOT, having=(Having.OTHER_NAME,))),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                ],
                do=[
                    Put(THIS, NORMAL, empty=True),
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
]
