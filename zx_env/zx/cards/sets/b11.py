# ruff: noqa: RUF001 - Japanese names stand as printed
"""B11: its cards that the base format of 2017 plays and the project holds facts of."""

from zx_env.zx.cards.language import *

_FORCE_BELOW = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_SEED_BELOW = card(Side.OWN, Zone.FORCE, icons=(Icon.EVOL_SEED,), having=(Having.FORCE_OF_THIS,))

# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "B11-006", "Tourmaline Wolf", Color.RED, cost=4, power=6000, tribes=(Tribe.GIGANTIC,),
        japanese="機敏な雷晶トルマリンウルフ",
        text=(
            "[Auto] When a card is discarded by an ability of a card, deal 5000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.IS_DISCARDED,
                of=card(Side.ANY, Zone.TRASH),
                by_ability=card(Side.ANY, EVERYWHERE),
                do=[Damage(5000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B11-012", "Lord Crimson, Scarlet Spear of Glory", Color.RED, cost=6, power=8000,
        tribes=(Tribe.GLORY_DRAGON,), japanese="栄光の緋槍ロードクリムゾン",
        text=(
            "[Always] (Player Meiraru) Damage that this card deals to enemy Z/X is +2000.\n"
            "[Auto] (Player Meiraru) When this card appears, deal 2000 damage for each red card in "
            "your Resource to up to 1 Z/X on a Normal Square. When a Z/X is destroyed by this damage, "
            "put up to 1 Z/X with Cost 3 or less from your hand on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(needs=[PlayerNamed(PlayerKey.MEIRARU)], do=[GainDamage(2000)]),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.MEIRARU)],
                do=[
                    Damage(
                        Per(2000, card(Side.OWN, Zone.RESOURCE, color=Color.RED)),
                        choose(1, zx(on=NORMAL), up_to=True),
                    ),
                    WhenDestroyed([
                        Put(
                            choose(1, zx(Side.OWN, zone=Zone.HAND, cost_at_most=3), up_to=True),
                            NORMAL,
                            empty=True,
                        ),
                    ]),
                ],
            ),
        ]),
    Card(
        "B11-013", "Pazuzu, Wind Demon-king", Color.RED, cost=6, power=9000, tribes=(Tribe.MYTHOS,),
        japanese="風の魔王パズズ",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Always] While you have a [Mythos] card that is Force of this card in your Force zone, "
            "each [Mythos] card in your hand has -1 Cost."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Always(
                needs=[
                    AtLeast(
                        1, card(Side.OWN, Zone.FORCE, tribe=Tribe.MYTHOS, having=(Having.FORCE_OF_THIS,))
                    ),
                ],
                do=[GainCost(-1, each(card(Side.OWN, Zone.HAND, tribe=Tribe.MYTHOS)))],
            ),
        ]),
    Card(
        "B11-014", "Icarus, Freed Wings", Color.RED, cost=6, power=9000, tribes=(Tribe.BRAVER,),
        icons=(Icon.EVOL_SEED,), japanese="解き放たれた翼イカロス",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay red 2. If "
            "you did, 1 Z/X of yours on a Square has infinite Range until the end of the turn."
        ),
        abilities=[
            EvolSeed(do=[
                May(Pay(Color.RED, 2), then=[Grant(choose(1, zx(Side.OWN)), GainRange(ANY_NUMBER))]),
            ]),
        ]),
    # -- blue --------------------------------------------------------------
    Card(
        "B11-039", "Twilight and Dawn of Justice", Color.BLUE, CardType.EVENT, cost=2,
        icons=(Icon.IGNITION,), japanese="正義の黄昏 そして 暁",
        text=(
            "[Event] Reveal the top 5 cards of your deck. Return up to 2 [Metal Fortress] cards among "
            "them to your hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            EventText(do=[
                Look(
                    5,
                    shown=True,
                    do=[
                        Move(
                            choose(
                                2, looked(card(Side.OWN, Zone.DECK, tribe=Tribe.METAL_FORTRESS)), up_to=True
                            ),
                            Zone.HAND,
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B11-040", "I Got Praised!", Color.BLUE, CardType.EVENT, cost=2, japanese="ほめられちゃいました！",
        text=(
            "[Event] If a card moved to another Square this turn, return 1 enemy Z/X on a Normal "
            "Square to its owner's deck and shuffle it."
        ),
        abilities=[
            EventText(do=[
                If(
                    [Happened(Occurrence.MOVES)],
                    [Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.DECK, shuffled=True)],
                ),
            ]),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B11-047", "Somali, World Runner", Color.WHITE, cost=4, power=6000, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.EVOL_SEED,), japanese="世界を疾駆するソマリ",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay white "
            "1. If you did, give 1 enemy Z/X on a Normal Square -6000 Power until the end of the "
            "turn."
        ),
        abilities=[
            EvolSeed(do=[
                May(Pay(Color.WHITE, 1), then=[Power(-6000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
            ]),
        ]),
    Card(
        "B11-057", "Azazel, Angel of the End", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="終末天使アザゼル",
        text=(
            "[Auto] When this card destroys an enemy Z/X in battle, you may remove 1 Event in your "
            "Trash from the game. If you did, remove 1 Z/X on a Normal Square from the game."
        ),
        abilities=[
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), Zone.REMOVED),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-058", "Northern Cross Maelstrom", Color.WHITE, CardType.EVENT, cost=1,
        icons=(Icon.EVOL_SEED,), japanese="ノーザンクロスメイルストローム",
        text=(
            "[Event] Give 1 enemy Z/X on a Normal Square -2000 Power until the end of the turn.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, give 1 enemy Z/X on a "
            "Normal Square -2000 Power until the end of the turn."
        ),
        abilities=[
            EventText(do=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
            EvolSeed(do=[Power(-2000, choose(1, zx(Side.ENEMY, on=NORMAL)))]),
        ]),
    Card(
        "B11-059", "Two Loyalties", Color.WHITE, CardType.EVENT, cost=1, japanese="二つの忠義",
        text=(
            "[Event] Give 1 attacked Z/X of yours on a Square +2000 Power until the end of the turn. "
            'If your Player is Misaki, 1 Z/X of yours on a Square gains "[Auto] When a battle in '
            'which a Z/X attacked this card ends, destroy that Z/X if it is on a Normal Square." '
            "until the end of the turn."
        ),
        abilities=[
            EventText(do=[
                Power(2000, choose(1, zx(Side.OWN, having=(Having.ATTACKED,)))),
                If(
                    [PlayerNamed(PlayerKey.MISAKI)],
                    [
                        Grant(
                            choose(1, zx(Side.OWN)),
                            Gains(
                                Automatic(
                                    when=Occurrence.BATTLE_ENDS,
                                    role=Role.ATTACKED,
                                    do=[Destroy(That(zx(on=NORMAL)))],
                                ),
                            ),
                        ),
                    ],
                ),
            ]),
        ]),
    Card(
        "B11-060", "Won't You Give It, Meow", Color.WHITE, CardType.EVENT, cost=3, japanese="くれないかニャ",
        text=(
            "[Always] (Hand; Player Nina) While it is your turn and you have 5 or more cards in your "
            'Resource, you may put up to 4 cards with "メインクーン" in the name from your Trash on the '
            "bottom of your deck when this card is played; it costs 1 less for every 2 of them.\n"
            '[Event] Put 1 Z/X with "メインクーン" in the name from your Charge on a Square of the Center '
            "Area without a Z/X. If you did, put 1 card from your opponent's Charge into your "
            "opponent's Trash. You may draw 1 card."
        ),
        abilities=[
            Always(
                needs=[
                    PlayerNamed(PlayerKey.NINA), TurnOf(Side.OWN), AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                ],
                valid_in=Zone.HAND,
                do=[
                    PayLess(
                        1,
                        choose(4, card(Side.OWN, Zone.TRASH, name_contains="メインクーン"), up_to=True),
                        per=2,
                    ),
                ],
            ),
            EventText(do=[
                Then(
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, name_contains="メインクーン")),
                        CENTER,  # diagram assumed
                        empty=True,
                    ),
                    then=[Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.TRASH), May(Draw(1))],
                ),
            ]),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B11-062", "Balnea", Color.BLACK, cost=3, power=4500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="温泉の魔人バルネア",
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, you may destroy 1 Z/X with Cost 3 or "
            "less on a Normal Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[May(Destroy(choose(1, zx(on=NORMAL, cost_at_most=3))))],
            ),
        ]),
    Card(
        "B11-065", "Schmerz", Color.BLACK, cost=4, power=6000, tribes=(Tribe.PREDATOR,),
        japanese="飢えた滅牙シュメルツ",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, if you have a card with Evol Seed "
            "icon that is Force of this card in your Force zone, you may destroy 1 Z/X with Power "
            "5000 or less on a Normal Square."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[
                    If(
                        [AtLeast(1, _SEED_BELOW)],
                        [May(Destroy(choose(1, zx(on=NORMAL, power_at_most=5000))))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-066", "Sizzling Becky", Color.BLACK, cost=4, power=6000, tribes=(Tribe.TORTURERS,),
        japanese="じゅーじゅーするベッキー",
        text=(
            "[Auto] When this card appears, you may pay black 3. If you did, destroy 1 enemy Z/X with "
            "Cost 5 or more on a Normal Square. If you did, put 1 card from your opponent's hand of "
            "your opponent's choice into your opponent's Trash."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Pay(Color.BLACK, 3),
                        then=[
                            Then(
                                Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5))),
                                then=[
                                    Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-067", "Mad Hatter", Color.BLACK, cost=4, power=5500, tribes=(Tribe.DIABOLOS,),
        icons=(Icon.EVOL_SEED,), japanese="不思議の国の帽子屋マッドハッター",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put 1 card "
            "from your hand into your Trash. If you did, return 1 Z/X from your Trash to your "
            "hand."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    then=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH)), Zone.HAND)],
                ),
            ]),
        ]),
    Card(
        "B11-071", "Crocodile Shear", Color.BLACK, cost=5, power=7500, tribes=(Tribe.TORTURERS,),
        japanese="飛びかかるクロコダイルシェアー",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a red card, if your opponent has 3 or more cards in their hand, "
            "put 1 card from your opponent's hand of your opponent's choice into your opponent's Trash. "
            "In any case, destroy this card."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [
                            If(
                                [AtLeast(3, card(Side.ENEMY, Zone.HAND))],
                                [Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)],
                            ),
                        ],
                        among=card(Side.OWN, Zone.TRASH, color=Color.RED),
                        kept=True,
                    ),
                    Destroy(THIS),  # ruling H73
                ],
            ),
        ]),
    Card(
        "B11-073", "Fanatic", Color.BLACK, cost=6, power=8500, tribes=(Tribe.NOSFERATU,),
        icons=(Icon.EVOL_SEED,), japanese="狂乱の教祖ファナティック",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may pay black "
            "1. If you did, destroy 1 enemy Z/X with Cost 5 or more on a Normal Square."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Pay(Color.BLACK, 1),
                    then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=5)))],
                ),
            ]),
        ]),
    Card(
        "B11-075", "Realm Razer", Color.BLACK, cost=6, power=8000, tribes=(Tribe.CRUEL_DRAGON,),
        japanese="不倶戴天の闇レルムレイザー",
        text=(
            "[Startup] (Player Barahara; once per turn) Put 1 card from your hand into your Trash: "
            "Choose 1 of these: (1) destroy 1 enemy Z/X on a Normal Square; (2) if it is your turn, "
            "put 1 [Cruel Dragon] Z/X with Cost 3 or less from your Trash on a Normal Square without "
            "a Z/X."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    OneOf([
                        [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                        [
                            If(
                                [TurnOf(Side.OWN)],
                                [
                                    Put(
                                        choose(
                                            1,
                                            zx(
                                                Side.OWN, zone=Zone.TRASH, tribe=Tribe.CRUEL_DRAGON,
                                                cost_at_most=3,
                                            ),
                                        ),
                                        NORMAL,
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ]),
                ],
            ),
        ]),
    Card(
        "B11-076", "Alice", Color.BLACK, cost=7, power=9500, tribes=(Tribe.DIABOLOS,),
        japanese="風変りな世界のアリス",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Auto] When your turn ends, if you have a card with Evol Seed icon that is Force of "
            "this card in your Force zone, you may return 1 Z/X with Cost 5 or less from your "
            "Trash to your hand."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                do=[
                    If(
                        [AtLeast(1, _SEED_BELOW)],
                        [May(Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND))],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-079", "Mold Weathering", Color.BLACK, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="モールドウェザリング",
        text=(
            "[Event] Destroy 1 enemy Sleep Z/X with Cost 3 or less on a Square of the Center Area.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, destroy 1 enemy Sleep "
            "Z/X with Cost 3 or less on a Square of the Center Area."
        ),
        abilities=[
            # diagram assumed
            EventText(do=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER, state=State.SLEEP, cost_at_most=3)))]),
            EvolSeed(do=[Destroy(choose(1, zx(Side.ENEMY, on=CENTER, state=State.SLEEP, cost_at_most=3)))]),
        ]),
    Card(
        "B11-080", "Break Ace", Color.BLACK, CardType.EVENT, cost=3, japanese="ブレイク・エース",
        text="[Event] Return 2 Z/X from your Trash at random to your hand.",
        abilities=[
            EventText(do=[Move(choose(2, zx(Side.OWN, zone=Zone.TRASH), random=True), Zone.HAND)]),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B11-082", "Weresheep at the Shrine", Color.GREEN, cost=3, power=4500,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="お参りする羊娘ウェアシープ",
        text=(
            "Life Recovery.\n"
            "[Auto] When a Z/X of yours with Evol Seed icon appears, give 1 Z/X on a Square +3000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.OWN, icons=(Icon.EVOL_SEED,)),
                do=[Power(3000, choose(1, zx()))],
            ),
        ]),
    Card(
        "B11-085", "Sarusuberi", Color.GREEN, cost=4, power=6000, tribes=(Tribe.HOURAI,),
        icons=(Icon.EVOL_SEED,), japanese="華麗なる巧手 百日紅",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may put the top 2 "
            "cards of your deck into your Resource in Sleep State. If you did, put 2 cards from your "
            "Resource into your Trash. In any case, if it is your turn and it is the Ignition Phase, "
            "Reboot 2 cards in your Resource."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    then=[Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH)],
                ),
                If(
                    [TurnOf(Side.OWN), InPhase(Phase.IGNITION)],
                    [Reboot(choose(2, card(Side.OWN, Zone.RESOURCE)))],
                ),
            ]),
        ]),
    Card(
        "B11-086", "Werereindeer", Color.GREEN, cost=4, power=5000, tribes=(Tribe.LYCANTHROPE,),
        japanese="獣人ウェアレインディアー",
        text=(
            "[Auto] When this card appears, give each Z/X of yours on a Square +2000 Power until the "
            "end of the turn."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[Power(2000, each(zx(Side.OWN)))]),
        ]),
    Card(
        "B11-087", "Werecapybara", Color.GREEN, cost=4, power=6000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.EVOL_SEED,), japanese="バーベナ親衛隊長ウェアカピバラ",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, 1 Z/X of yours on a "
            'Square gains "[Startup] Sleep this card: Reboot up to 2 cards in your '
            'Resource." until the end of the turn.'
        ),
        abilities=[
            EvolSeed(do=[
                Grant(
                    choose(1, zx(Side.OWN)),
                    Gains(
                        Startup(
                            cost=[Sleep(THIS)],
                            do=[Reboot(choose(2, card(Side.OWN, Zone.RESOURCE), up_to=True))],
                        ),
                    ),
                ),
            ]),
        ]),
    Card(
        "B11-091", "Mokuren", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="燦爛たる投擲 木蓮",
        text=(
            "[Auto] When this card appears, you may put 1 card from your Trash under this card as "
            "Force.\n"
            "[Startup] Put 1 card that is Force of this card from your Force zone into your Trash: If "
            "what was chosen first is a card with Evol Seed icon, return 1 card from your Resource to "
            "your hand. In any case, put 1 card from your hand into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(when=Occurrence.APPEARS, do=[May(AsForce(choose(1, card(Side.OWN, Zone.TRASH))))]),
            Startup(
                cost=[Move(choose(1, _FORCE_BELOW, keep=True), Zone.TRASH)],
                do=[
                    IfPicked(
                        1,
                        [Move(choose(1, card(Side.OWN, Zone.RESOURCE)), Zone.HAND)],
                        among=card(Side.OWN, Zone.TRASH, icons=(Icon.EVOL_SEED,)),
                        kept=True,
                    ),
                    # Ruling H73: with whatever Force.
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE, State.SLEEP),
                ],
            ),
        ]),
    Card(
        "B11-092", "Nazuna", Color.GREEN, cost=5, power=7500, tribes=(Tribe.HOURAI,),
        japanese="溌剌な斬馬刀 薺",
        text=(
            "[Auto] When this card appears from the hand, put the top card of your deck into your "
            "Resource in Sleep State. Put the top card of your opponent's deck into your opponent's "
            "Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_HAND,
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    FromDeck(1, Zone.RESOURCE, State.SLEEP, side=Side.ENEMY),
                ],
            ),
        ]),
    Card(
        "B11-097", "Noble Grove", Color.GREEN, cost=6, power=9000, tribes=(Tribe.IVY_DRAGON,),
        japanese="大地の爪甲ノーブルグローヴ",
        text=(
            "[Startup] (Player Kushuru; your turn) Pay green 2, Sleep this card: Put 1 Z/X with "
            "another name than this card and Cost 7 or less from your Resource on a Square of the "
            "Center Area without a Z/X. If you did, if it is a [Ivy Dragon] Z/X, put the top 2 cards "
            "of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.KUSHURU), TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 2), Sleep(THIS)],
                do=[
                    Then(
                        Put(
                            choose(
                                1,
                                zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=7, having=(Having.OTHER_NAME,)),
                            ),
                            CENTER,  # diagram assumed
                            empty=True,
                        ),
                        then=[
                            IfPicked(
                                1,
                                [FromDeck(2, Zone.RESOURCE, State.SLEEP)],
                                among=zx(tribe=Tribe.IVY_DRAGON),
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B11-099", "Butterfly Domination", Color.GREEN, CardType.EVENT, cost=1, icons=(Icon.EVOL_SEED,),
        japanese="バタフライドミネーション",
        text=(
            "[Event] If you have 5 or more cards in your Resource, put 1 card from your hand into "
            "your Resource.\n"
            "[Evol Seed] When this card is put from your deck into your Trash, if you have 5 or more "
            "cards in your Resource, you may put 1 card from your hand into your Resource."
        ),
        abilities=[
            EventText(do=[
                If(
                    [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                    [Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE)],
                ),
            ]),
            EvolSeed(do=[
                If(
                    [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                    [May(Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.RESOURCE))],
                ),
            ]),
        ]),
]
