"""B31: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "B31-008", "Jewel, Jewel Artisan", Color.RED, cost=5, power=7500, tribes=(Tribe.MEISTER,),
        japanese="宝石職人ジュエル", rarity=Rarity.N,
        text=(
            "[Startup] (once per turn) For nothing: Deal 2000 damage to 1 Z/X on a Square. If you did, it "
            "has -3 Cost until the end of the turn. Give it +5000 Power until the end of the turn."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Then(
                        Damage(2000, choose(1, zx())),
                        then=[Grant(IT, GainCost(-3)), Power(5000, IT)],
                    ),
                ],
            ),
        ]),
    Card(
        "B31-034", "Fast, Dashing Diabolos", Color.BLACK, cost=2, power=3000, tribes=(Tribe.DIABOLOS,),
        japanese="疾走の魔人ファスト", rarity=Rarity.N,
        text=(
            "[Always] While this card is a Z/X on a Normal Square and you have 3 or more cards in your "
            "Charge, this card is dealt no damage in battle."
        ),
        abilities=[
            Always(
                needs=[
                    AtLeast(1, zx(Side.OWN, on=NORMAL, having=(Having.IS_THIS,))),
                    AtLeast(3, card(Side.OWN, Zone.CHARGE)),
                ],
                do=[NoDamage(by_ability=False)],
            ),
        ]),
    Card(
        "B31-036", "Laufen, Sudden Run of the Super Beast", Color.BLACK, cost=4, power=1000,
        tribes=(Tribe.PREDATOR,), japanese="超獣突走ラオフェン", rarity=Rarity.N,
        text=(
            "[Auto] When this card attacks, this card has +4 Cost until the end of the turn. Give this "
            "card +10000 Power until the end of the turn.\n"
            "[Auto] When either player's turn ends, if you have a Reboot Z/X on a Square, destroy this "
            "card."
        ),
        abilities=[
            Automatic(when=Occurrence.ATTACKS, do=[Grant(THIS, GainCost(4)), Power(10000, THIS)]),
            Automatic(
                when=Occurrence.TURN_ENDS,
                do=[If([AtLeast(1, zx(Side.OWN, state=State.REBOOT))], [Destroy(THIS)])],
            ),
        ]),
    Card(
        "B31-052", "Vesparose, Queen of Bee Soldiers at a Rose Tea", Color.GREEN, cost=2, power=2500,
        tribes=(Tribe.PLASECT,), japanese="薔薇のお茶会 蜂兵女王ヴェスパローゼ", rarity=Rarity.R,
        text=(
            "[Always] (Player Kisara) This card has +1000 Power for every 2 cards in your Resource.\n"
            '[Always] (Player Kisara) While you have 5 or more cards with "蜂兵" or "ヴェスパローゼ" in '
            "the name in your Resource, this card has +3 Cost.\n"
            "[Startup] (Player Kisara; once per turn) For nothing: If a card was put into Resource by an "
            "ability this turn, draw 1 card."
        ),
        abilities=[
            Always(
                needs=[PlayerNamed(PlayerKey.KISARA)],
                do=[GainPower(Per(1000, card(Side.OWN, Zone.RESOURCE), cards=2))],
            ),
            Always(
                needs=[
                    PlayerNamed(PlayerKey.KISARA),
                    AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains=("蜂兵", "ヴェスパローゼ"))),
                ],
                do=[GainCost(3)],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.KISARA)], limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[If([Happened(Occurrence.PUT_IN_RESOURCE, by_ability=True)], [Draw(1)])],
            ),
        ]),
    Card(
        "B31-075", "Himiko, Dawn Dispelling the Dark", Color.RED, cost=7, power=10500,
        tribes=(Tribe.BRAVER,), icons=(Icon.EXTENSION_DRIVE,), japanese="常闇払う曙光 卑弥呼",
        rarity=Rarity.AR,
        text=(
            "[Startup] (your turn; Extension Drive, once per game) Return 1 Z/X of yours on a Square to "
            "its owner's hand, put 2 cards from your Charge into your Trash: Remove 1 enemy Z/X on a "
            "Normal Square from the game. Put up to 1 Z/X from your hand on a Normal Square without a "
            "Z/X."
        ),
        abilities=[
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Move(choose(1, zx(Side.OWN)), Zone.HAND),
                    Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[
                    Move(choose(1, zx(Side.ENEMY, on=NORMAL)), Zone.REMOVED),
                    Put(choose(1, zx(Side.OWN, zone=Zone.HAND), up_to=True), NORMAL, empty=True),
                ],
                limit=Limit.EXTENSION_DRIVE,
            ),
        ]),
    Card(
        "B31-078", "Luxuria, Bewitching Whisper", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.DIABOLOS,), icons=(Icon.EXTENSION_DRIVE,), japanese="艶なる囁きルクスリア",
        rarity=Rarity.AR,
        text=(
            "[Startup] (Extension Drive, once per game) Put 1 card from your hand into your Trash, put 2 "
            "cards from your Charge into your Trash: Return 3 cards from your Trash to your hand. Put up "
            "to 2 Z/X on a Normal Square into their owners' Trash."
        ),
        abilities=[
            Startup(
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    Move(choose(2, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[
                    Move(choose(3, card(Side.OWN, Zone.TRASH)), Zone.HAND),
                    Move(choose(2, zx(on=NORMAL), up_to=True), Zone.TRASH),
                ],
                limit=Limit.EXTENSION_DRIVE,
            ),
        ]),
    Card(
        "B31-079", "Benihime, Peace Wished for All Flowers", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.HOURAI,), icons=(Icon.EXTENSION_DRIVE,), japanese="百花に願う安寧 紅姫",
        rarity=Rarity.AR,
        text=(
            "[Startup] (Extension Drive, once per game) Put 2 cards from your hand into your Trash, put 1 "
            "card from your Charge into your Trash: Return up to 7 cards from your Resource to your deck "
            "and shuffle it. Put that many cards from the top of your deck into your Resource."
        ),
        abilities=[
            Startup(
                cost=[
                    Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE)), Zone.TRASH),
                ],
                do=[
                    Move(
                        choose(7, card(Side.OWN, Zone.RESOURCE), up_to=True), Zone.DECK, shuffled=True
                    ),
                    FromDeck(PerDone(1), Zone.RESOURCE),
                ],
                limit=Limit.EXTENSION_DRIVE,
            ),
        ]),
    Card(
        "B31-091", "Manifest Oath Bursting Love, Nyarlat", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【顕誓『炸裂愛好』】ニャルラト",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Ku Rito] Z/X of yours with Cost "
            "5 or more.\n"
            "[Always] While you have no red, blue, white, black or green (as printed) cards on a Square "
            "or in your Resource, your opponent cannot ignite.\n"
            "[Auto] When this card is destroyed, you may put 1 card from your hand into your Trash. If "
            "you did, return 1 [Ku Rito] card from your Trash to your hand."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, tribe=Tribe.KU_RITO, cost_at_least=5),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Always(
                needs=[
                    AtMost(
                        0,
                        card(
                            Side.OWN,
                            (Zone.SQUARE, Zone.RESOURCE),
                            color=(Color.RED, Color.BLUE, Color.WHITE, Color.BLACK, Color.GREEN),
                            having=(Having.PRINTED_COLOR,),
                        ),
                    ),
                ],
                do=[CannotIgnite(Side.ENEMY)],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.KU_RITO)), Zone.HAND)],
                    ),
                ],
            ),
        ],
    ),
]
