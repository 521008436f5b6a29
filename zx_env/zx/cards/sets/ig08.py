"""IG08: cards of a guest game whose Z/X attack from the own Player Square, and Block counters."""

from zx_env.zx.cards.language import *

_ASSAULT = Startup(
    valid_in=Zone.HAND,
    cost=[],
    do=[
        If(
            [Happened(Occurrence.PLAYER_IS_DAMAGED)],
            [Put(THIS, NORMAL, empty=True, state=State.SLEEP, way=Way.BY_ASSAULT)],
        ),
    ],
    limit=Limit.ASSAULT,
)

# fmt: off
CARDS = [
    Card(
        "IG08-008", "Hihi, the Ideal Butler", Color.RED, cost=4, power=6000,
        tribes=(Tribe.NETHERWORLD,), japanese="理想の執事 ヒッヒ", rarity=Rarity.N,
        text=(
            "[Startup] (Hand; Assault, once per turn) For nothing: If a player was dealt damage this "
            "turn, put this card on a Normal Square without a Z/X in Sleep State by Assault.\n"
            "[Always] Each [Netherworld] Z/X of yours with Force on your Player Square can also attack "
            "your opponent's Player Square from any distance.\n"
            "[Auto] (your turn) When this card appears, choose up to 1 [Netherworld] card in your Trash. "
            "If any were chosen, choose 1 of these: (1) return it to its owner's hand; (2) put it under 1 "
            "[Netherworld] Z/X of yours on a Square as Force."
        ),
        abilities=[
            _ASSAULT,
            Always(do=[
                GainRange(
                    ANY_NUMBER,
                    each(zx(
                        Side.OWN, on=OWN_PLAYER_SQUARE, tribe=Tribe.NETHERWORLD, having=(Having.WITH_FORCE,),
                    )),
                    at_player=True,
                ),
            ]),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[TurnOf(Side.OWN)],
                do=[
                    Pick(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.NETHERWORLD), up_to=True)),
                    IfPicked(1, do=[
                        OneOf([
                            [Move(IT, Zone.HAND)],
                            [AsForce(IT, under=choose(1, zx(Side.OWN, tribe=Tribe.NETHERWORLD)))],
                        ]),
                    ]),
                ],
            ),
        ],
    ),
    Card(
        "IG08-019", "Almotaher, the Leisurely Farmer", Color.GREEN, cost=3, power=4500,
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="のんびりファーマー アルモタヘル", rarity=Rarity.N,
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, choose 1 of these: (1) you may draw 1 card, then get 1 Block "
            "counter; (2) if you have 5 or more cards in your Resource, put 1 [Handiwork] card from your "
            "Trash into your Resource in Sleep State.\n"
            "[Startup] (Resource; your turn) Sleep this card, put this card into your Trash: Put up to 1 "
            "green Z/X with another name than this card from your Trash into your Resource."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    OneOf([
                        [May(Draw(1)), GainCounters(CounterKind.BLOCK, 1)],
                        [
                            If([AtLeast(5, card(Side.OWN, Zone.RESOURCE))], [
                                Move(
                                    choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.HANDIWORK)),
                                    Zone.RESOURCE, State.SLEEP,
                                ),
                            ]),
                        ],
                    ]),
                ],
            ),
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[TurnOf(Side.OWN)],
                cost=[Sleep(THIS), Move(THIS, Zone.TRASH)],
                do=[
                    Move(
                        choose(
                            1,
                            zx(
                                Side.OWN, zone=Zone.TRASH, color=Color.GREEN,
                                having=(Having.OTHER_NAME,),
                            ),
                            up_to=True,
                        ),
                        Zone.RESOURCE,
                    ),
                ],
            ),
        ],
    ),
    Card(
        "IG08-020", "Saria, Pioneer of Untrodden Land", Color.GREEN, cost=4, power=4500,
        tribes=(Tribe.HANDIWORK,), japanese="未踏の開拓者 サリア", rarity=Rarity.N,
        text=(
            "[Startup] (Hand; Assault, once per turn) For nothing: If a player was dealt damage this "
            "turn, put this card on a Normal Square without a Z/X in Sleep State by Assault.\n"
            "[Auto] When this card appears, choose 1 of these: (1) get 1 Block counter; (2) you may put 1 "
            "[Handiwork] card from your hand into your Resource in Sleep State, then if you did, draw 1 "
            "card."
        ),
        abilities=[
            _ASSAULT,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    OneOf([
                        [GainCounters(CounterKind.BLOCK, 1)],
                        [
                            May(
                                Move(
                                    choose(1, card(Side.OWN, Zone.HAND, tribe=Tribe.HANDIWORK)),
                                    Zone.RESOURCE, State.SLEEP,
                                ),
                                then=[Draw(1)],
                            ),
                        ],
                    ]),
                ],
            ),
        ],
    ),
]
