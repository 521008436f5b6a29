"""G06: cards of the later era that the facts have of it."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    Card(
        "G06-037", "Sword Oath Death, Ayase", Color.BLACK, CardType.SHIFT, tribes=(Tribe.OATH_ARMAMENT,),
        japanese="【剣誓『死神』】綾瀬",
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Predator] Z/X of yours with "
            'Cost 5 or more and "ズィーガー" in the name.\n'
            "[Auto] (Player Ayase) When a Shift is laid on this card, put the top card of your deck "
            "into your Charge.\n"
            "[Auto] (Player Ayase) When this card destroys an enemy Z/X in battle, you may put 1 card "
            "from your hand into your Trash. If you did, destroy 1 enemy Z/X with Cost 3 or less on a "
            "Normal Square."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, cost_at_least=5, name_contains="ズィーガー", tribe=Tribe.PREDATOR),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[FromDeck(1, Zone.CHARGE)],
            ),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=3)))],
                    ),
                ],
            ),
        ]),
    Card(
        "G06-042", "Sword Oath Emperor, Chitose", Color.GREEN, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT,), japanese="【剣誓『皇帝』】千歳",
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Hourai] Z/X of yours with "
            'Cost 5 or more and "龍膽" in the name.\n'
            "[Auto] (Player Chitose) When this card destroys an enemy Z/X in battle, put the top card "
            "of your deck into your Resource."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, cost_at_least=5, name_contains="龍膽", tribe=Tribe.HOURAI),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                needs=[PlayerNamed(PlayerKey.CHITOSE)],
                do=[FromDeck(1, Zone.RESOURCE)],
            ),
        ]),
    Card(
        "G06-045", "Sword Oath Fool, Sana", Color.GREEN, CardType.SHIFT, tribes=(Tribe.OATH_ARMAMENT,),
        japanese="【剣誓『愚者』】紗那",
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Leafer] Z/X of yours with "
            'Cost 5 or more and "ユーディ" in the name.\n'
            '[Startup] (Player Sana; your turn; once per turn) Pay green 2: Put 1 Z/X with "ユーディ" or '
            '"桜街家" in the name from your Resource on a Normal Square without a Z/X. At the end of the '
            "turn, put it into its owner's Resource in Sleep State."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, cost_at_least=5, name_contains="ユーディ", tribe=Tribe.LEAFER),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.SANA), TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 2)],
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains=("ユーディ", "桜街家"))),
                        NORMAL,
                        empty=True,
                    ),
                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "G06-046", "Sword Oath World, Urara", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【剣誓『世界』】うらら",
        text=(
            "[Shift] (if you have 5 or more cards in your Resource) On 1 [Ku Rito] Z/X of yours with "
            "Cost 5 or more.\n"
            "[Startup] (Player Urara; your turn) Sleep this card: Put up to 2 cards from your Charge "
            'into your Trash. If any were chosen, put 1 "Formless Spawn" Token on a Normal Square '
            'without a Z/X. In any case, if 2 or more were chosen, put 1 "Formless Spawn" Token on a '
            "Normal Square without a Z/X."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, cost_at_least=5, tribe=Tribe.KU_RITO),
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.URARA), TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[
                    Move(choose(2, card(Side.OWN, Zone.CHARGE), up_to=True), Zone.TRASH),
                    IfPicked(1, [MakeToken("Formless Spawn", NORMAL)]),
                    IfPicked(2, [MakeToken("Formless Spawn", NORMAL)]),
                ],
            ),
        ]),
]
