"""B10: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- green -------------------------------------------------------------
    Card(
        "B10-093", "Dandelion, Smile in Full Bloom", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.LEAFER,), japanese="満開の笑顔ダンデライオン",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            '[Auto] When another Z/X of yours is destroyed, if you have a card with "ダンデライオン" in the '
            "name that is Force of this card in your Force zone, you may put the top card of your "
            "deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.OWN, having=(Having.NOT_THIS,)),
                do=[
                    If(
                        [
                            AtLeast(
                                1,
                                card(
                                    Side.OWN, Zone.FORCE, name_contains="ダンデライオン",
                                    having=(Having.FORCE_OF_THIS,),
                                ),
                            ),
                        ],
                        [May(FromDeck(1, Zone.RESOURCE, State.SLEEP))],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-095", "Akikaramatsu, Godspeed Draw", Color.GREEN, cost=7, power=10000,
        tribes=(Tribe.HOURAI,), japanese="神速の抜刀術 秋唐松",
        text=(
            "[Auto] When this card appears, you may pay green 1. If you did, put 1 Z/X with Cost 6 or "
            "more on a Normal Square into its owner's Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.GREEN, 1),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_least=6)), Zone.RESOURCE, State.SLEEP)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-097", "Sage's Cooking", Color.GREEN, CardType.EVENT, cost=1, icons=(Icon.IGNITION,),
        japanese="セージさんのお料理",
        text=(
            "[Event] Give 1 Z/X of yours on a Square +2000 Power until the end of the turn. If this "
            "card is played by no ability and it is the Ignition Phase, put the top card of your deck "
            "into your Resource in Sleep State."
        ),
        abilities=[
            EventText(do=[
                Power(2000, choose(1, zx(Side.OWN))),
                If([PlayedRegularly(), InPhase(Phase.IGNITION)], [FromDeck(1, Zone.RESOURCE, State.SLEEP)]),
            ]),
        ]),
    Card(
        "B10-099", "The Forest in Flames", Color.GREEN, CardType.EVENT, cost=2,
        japanese="兵火燃ゆる灼熱の森",
        text=(
            "[Event] Deal 2000 damage for each different color of cards in your Resource divided as "
            "you like among any number of Z/X on a Normal Square."
        ),
        abilities=[
            EventText(do=[
                Divide(
                    Per(2000, card(Side.OWN, Zone.RESOURCE), colors=True), choose(ANY_NUMBER, zx(on=NORMAL))
                ),
            ]),
        ]),
    Card(
        "B10-100", "Autumn-leaf Viewing", Color.GREEN, CardType.EVENT, cost=3, japanese="紅葉狩り",
        text=(
            "[Event] (if you have 6 or more cards in your Resource) Put the top 2 cards of your deck into "
            "your Resource in Sleep State. Return 2 cards from your Resource to your hand."
        ),
        abilities=[
            EventText(
                needs=[AtLeast(6, card(Side.OWN, Zone.RESOURCE))],
                do=[
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.HAND),
                ],
            ),
        ]),
    # -- special numbers ---------------------------------------------------
    Card(
        "B10-101", "Jeanne d'Arc, Light of Hope", Color.RED, cost=5, power=7500, tribes=(Tribe.BRAVER,),
        japanese="希望の光ジャンヌダルク",
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may put 1 card from your "
            "Trash under this card as Force.\n"
            "[Startup] Put 3 cards that are Force of this card from your Force zone into your "
            "Trash: Deal 1 damage to your opponent."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))],
            ),
            Startup(
                cost=[
                    Move(choose(3, card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))), Zone.TRASH),
                ],
                do=[DamagePlayer(Side.ENEMY, 1)],
            ),
        ]),
    Card(
        "B10-102", "Metatron, Angel of the End", Color.WHITE, cost=8, power=11000, tribes=(Tribe.ANGEL,),
        japanese="終末天使メタトロン",
        text=(
            '[Auto] When this card appears, you may remove 3 Z/X with "十二使徒" in the name in your '
            "Charge from the game. If you did, remove each enemy Z/X on a Normal Square from the "
            "game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(
                            choose(3, zx(Side.OWN, zone=Zone.CHARGE, name_contains="十二使徒")), Zone.REMOVED
                        ),
                        then=[Move(each(zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B10-103", "Asmodeus, Calamity of Severance", Color.BLACK, cost=4, power=6000,
        tribes=(Tribe.DIABOLOS,), japanese="絶縁の災禍アスモデウス",
        text=(
            "[Auto] (once per turn by name) When this card attacks, if you have 3 or more Z/X with "
            "Force on a Square, you may put 1 Z/X with another name than this card and Cost 7 or less "
            "from your Trash on a Square of the Center Area without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ATTACKS,
                limit=Limit.NAME_LOCK,
                do=[
                    If(
                        [AtLeast(3, zx(Side.OWN, having=(Having.WITH_FORCE,)))],
                        [
                            May(
                                Put(
                                    choose(
                                        1,
                                        zx(
                                            Side.OWN, zone=Zone.TRASH, cost_at_most=7,
                                            having=(Having.OTHER_NAME,),
                                        ),
                                    ),
                                    CENTER,  # diagram assumed
                                    empty=True,
                                ),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- players -----------------------------------------------------------
    Card(
        "B10-104", "Kurashiki Sera", Color.RED, CardType.PLAYER, japanese="倉敷世羅",
        player_keys=(PlayerKey.SERA,)),
    Card(
        "B10-108", "Kenbuchi Souma", Color.GREEN, CardType.PLAYER, japanese="剣淵相馬",
        player_keys=(PlayerKey.SOUMA,)),
    Card(
        "B10-109", "Shishijima Nanao", Color.BLUE, CardType.PLAYER, japanese="獅子島七尾",
        player_keys=(PlayerKey.NANAO,)),
    Card(
        "B10-110", "Raichou Sugure", Color.BLUE, CardType.PLAYER, japanese="雷鳥超",
        player_keys=(PlayerKey.SUGURE,)),
]
