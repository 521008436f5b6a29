
"""B16, the first booster with Z/X EX: some of its cards."""

from zx_env.cards.language import (
    NORMAL,
    Advent,
    AtLeast,
    Automatic,
    Card,
    Copies,
    Damage,
    Destroy,
    Draw,
    EventText,
    EvolSeed,
    FaceUp,
    FromDeck,
    If,
    Level,
    May,
    Move,
    Power,
    Put,
    Squares,
    Startup,
    Then,
    card,
    choose,
    each,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import CardType, Color, Having, Icon, Limit, Occurrence, Side, State, Way, Zone

_CENTER = Squares("a Square of the Center Area", "... xxx ...")


# fmt: off
CARDS = [
    # -- red ------------------------------------------------------------
    Card(
        "B16-010", "Ame-no-Uzume", Color.RED, cost=4, power=6000, tribes=(Tribe.BRAVER,),
        japanese="舞楽の女神アメノウズメ",
        text=(
            "[Auto] (Dingir Lv 1) When this card appears, deal 4000 damage to 1 enemy Z/X on a "
            "Square."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[Level(Tribe.DINGIR, 1)],
                do=[Damage(4000, choose(1, zx(Side.ENEMY)))],
            ),
        ]),
    Card(
        "B16-015", "Heavy Horn", Color.RED, cost=6, power=8000, tribes=(Tribe.MEISTER,),
        japanese="戦角職人ヘビーホーン",
        text=(
            "[Startup] (Dingir Lv 2; once per turn) For nothing: Deal 9000 damage to 1 Z/X on a "
            "Normal Square."
        ),
        abilities=[
            Startup(
                needs=[Level(Tribe.DINGIR, 2)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[Damage(9000, choose(1, zx(on=NORMAL)))],
            ),
        ]),
    Card(
        "B16-019", "Inanna, Shining Fortune", Color.RED, CardType.ZX_EX, cost=6, power=9000,
        tribes=(Tribe.DINGIR, Tribe.INANNA), japanese="輝ける『僥倖』イナンナ",
        text=(
            "[Advent] 2 red Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, remove 1 Z/X on a Normal Square from the game."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.RED), zx(Side.OWN, color=Color.RED)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL)), Zone.REMOVED)],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-020", "Il Immar", Color.RED, CardType.EVENT, cost=1, japanese="イル・イムマル",
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, deal "
            "6000 damage to 1 Z/X on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                Then(FaceUp(Tribe.DINGIR), then=[Damage(6000, choose(1, zx(on=_CENTER)))]),  # diagram assumed
            ]),
        ]),
    # -- blue -----------------------------------------------------------
    Card(
        "B16-039", "Nammu, Overflowing Sea", Color.BLUE, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.DINGIR, Tribe.NAMMU), japanese="溢れ出る『源海』ナム",
        text=(
            "[Advent] 2 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge "
            "into your Trash. If you did, put 1 Z/X with Cost 5 or more on a Normal Square into "
            "its owner's deck as the 3rd card from the top."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLUE), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Move(choose(1, zx(on=NORMAL, cost_at_least=5)), Zone.DECK, place=3)],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-040", "Abubu Kabra", Color.BLUE, CardType.EVENT, cost=1, japanese="アブブ・カブラ",
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, return 1 "
            "Z/X with Cost 4 or less on a Square of the Center Area to its owner's hand."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.DINGIR),
                    then=[Move(choose(1, zx(on=_CENTER, cost_at_most=4)), Zone.HAND)],  # diagram assumed
                ),
            ]),
        ]),
    # -- white ----------------------------------------------------------
    Card(
        "B16-045", "Oriental the Scout", Color.WHITE, cost=3, power=4500, tribes=(Tribe.CAIT_SITH,),
        icons=(Icon.IGNITION,), japanese="スカウトするオリエンタル",
        text=(
            "[Auto] When this card is destroyed for the Advent of a [Dingir] Z/X of yours, you may return 1 Z/X with another "
            "name than this card from your Charge to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ADVENTED,
                that=zx(Side.OWN, tribe=Tribe.DINGIR),
                do=[
                    May(
                        Move(
                            choose(1, zx(Side.OWN, zone=Zone.CHARGE, having=(Having.OTHER_NAME,))), Zone.HAND
                        )
                    )
                ],
            ),
        ]),
    Card(
        "B16-059", "Sud, Blowing Nobility", Color.WHITE, CardType.ZX_EX, cost=6, power=9000,
        tribes=(Tribe.DINGIR, Tribe.SUD), japanese="吹き抜ける『高潔』スド",
        text=(
            "[Advent] 2 white Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 1 card from your Charge "
            "into your Trash. If you did, give each enemy Z/X on a Normal Square -4000 Power "
            "until the end of the turn."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.WHITE), zx(Side.OWN, color=Color.WHITE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[Power(-4000, each(zx(Side.ENEMY, on=NORMAL)))],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-060", "Il Rak Saal", Color.WHITE, CardType.EVENT, cost=1, japanese="イル・ラク・サアル",
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, put 1 "
            "enemy Z/X with Cost 3 or less on a Normal Square on the bottom of its owner's deck."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.DINGIR),
                    then=[Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)), Zone.DECK, bottom=True)],
                ),
            ]),
        ]),
    # -- black ----------------------------------------------------------
    Card(
        "B16-071", "Ertzongen", Color.BLACK, cost=5, power=7500, tribes=(Tribe.PREDATOR,),
        icons=(Icon.EVOL_SEED,), japanese="死の宣告エルトゾンゲン",
        text=(
            "[Evol Seed] When this card is put from your deck into your Trash, you may return 1 "
            "other [Predator] card from your Trash to your hand."
        ),
        abilities=[
            EvolSeed(do=[
                May(
                    Move(
                        choose(
                            1, card(Side.OWN, Zone.TRASH, tribe=Tribe.PREDATOR, having=(Having.NOT_THIS,))
                        ),
                        Zone.HAND,
                    )
                ),
            ]),
        ]),
    Card(
        "B16-079", "Ahhazu, Spreading Plague", Color.BLACK, CardType.ZX_EX, cost=6, power=8000,
        tribes=(Tribe.DINGIR, Tribe.AHHAZU), japanese="蔓延する『悪疾』アッハーズ",
        text=(
            "[Advent] 2 black Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, destroy 1 enemy Z/X with Cost 4 or less on a Normal "
            "Square. Return 1 Z/X with Cost 5 or less from your Trash to your hand."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.BLACK), zx(Side.OWN, color=Color.BLACK)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[
                            Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4))),
                            Move(choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)), Zone.HAND),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-080", "Lugal Idapa", Color.BLACK, CardType.EVENT, cost=1, japanese="ルガル・イダパ",
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, destroy "
            "1 Z/X with Cost 4 or less on a Square of the Center Area."
        ),
        abilities=[
            EventText(do=[
                Then(
                    FaceUp(Tribe.DINGIR),
                    then=[Destroy(choose(1, zx(on=_CENTER, cost_at_most=4)))],  # diagram assumed
                ),
            ]),
        ]),
    # -- green ----------------------------------------------------------
    Card(
        "B16-083", "Kibushi", Color.GREEN, cost=3, power=4500, tribes=(Tribe.HOURAI,),
        icons=(Icon.IGNITION,), japanese="風切る吹き矢 木五倍子",
        text=(
            "[Auto] When this card is destroyed for the Advent of a [Dingir] Z/X of yours, you may put 1 card from your "
            "Charge into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.ADVENTED,
                that=zx(Side.OWN, tribe=Tribe.DINGIR),
                do=[May(Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.RESOURCE, State.SLEEP))],
            ),
        ]),
    Card(
        "B16-084", "Assault Force", Color.GREEN, cost=3, power=4000, tribes=(Tribe.PLASECT,),
        icons=(Icon.IGNITION,), japanese="軍蜂兵アサルトフォース",
        text=(
            "[Always] (everywhere) Your deck and your Dynamis have up to 20 cards of this name.\n"
            '[Auto] When this card appears, you may give 1 Z/X with "蜂兵" in the name on a Square '
            "+2000 Power until the end of the turn."
        ),
        abilities=[
            Copies(20),
            Automatic(
                when=Occurrence.APPEARS,
                do=[May(Power(2000, choose(1, zx(name_contains="蜂兵"))))],
            ),
        ]),
    Card(
        "B16-099", "Ninurta, Grand Fertility", Color.GREEN, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.DINGIR, Tribe.NINURTA), japanese="雄大なる『豊沃』ニヌルタ",
        text=(
            "[Advent] 2 green Z/X.\n"
            "[Auto] When this card appears from the Dynamis, if you have 9 or more cards in your "
            "Resource, you may put 2 cards from your Charge into your Trash. If you did, put 1 "
            "Z/X with Cost 5 or less from your Resource on a Square of the Center Area without a "
            "Z/X."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.GREEN)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    If(
                        [AtLeast(9, card(Side.OWN, Zone.RESOURCE))],
                        [
                            May(
                                Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                                then=[
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, cost_at_most=5)),
                                        _CENTER,  # diagram assumed
                                        empty=True,
                                    ),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B16-100", "Gig Ki Hegal", Color.GREEN, CardType.EVENT, cost=1, japanese="ギグ・キ・ヘガル",
        text=(
            "[Event] Turn 1 face-down [Dingir] card in your Dynamis face up. If you did, give 1 "
            "Z/X on a Square +3000 Power until the end of the turn."
        ),
        abilities=[EventText(do=[Then(FaceUp(Tribe.DINGIR), then=[Power(3000, choose(1, zx()))])])]),
    # -- two colors -----------------------------------------------------
    Card(
        "B16-105", "Ishtar, Nascent Love", (Color.GREEN, Color.BLUE), CardType.ZX_EX, cost=7, power=9000,
        tribes=(Tribe.DINGIR, Tribe.ISHTAR), japanese="生れ出る『恵愛』イシュタル",
        text=(
            "[Advent] 1 green Z/X and 1 blue Z/X.\n"
            "[Auto] When this card appears from the Dynamis, you may put 2 cards from your Charge "
            "into your Trash. If you did, put the top 2 cards of your deck into your Resource in "
            "Sleep State. Draw 1 card."
        ),
        abilities=[
            Advent([zx(Side.OWN, color=Color.GREEN), zx(Side.OWN, color=Color.BLUE)]),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.FROM_DYNAMIS,
                do=[
                    May(
                        Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                        then=[FromDeck(2, Zone.RESOURCE, State.SLEEP), Draw(1)],
                    ),
                ],
            ),
        ]),
]
