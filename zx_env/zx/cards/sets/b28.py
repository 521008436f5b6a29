"""B28: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_UNLESS_FROM_LIFE = Cannot(
    Bar.APPEAR,
    each(
        zx(
            Side.ENEMY,
            zone=(
                Zone.DECK, Zone.HAND, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH, Zone.REMOVED, Zone.DYNAMIS,
                Zone.FORCE,
            ),
            cost_at_most=3,
            having=(Having.PRINTED_COST,),
        )
    ),
)  # fmt: skip
"""Said of all zones but Life; Tokens come from none of them."""
_LEVEL_1 = [AtLeast(1, zx(Side.OWN, zone=Zone.DYNAMIS, kind=CardType.ZX_OB, state=State.FACE_UP))]
"""Z/X OB Lv 1: so many of them are face up in the own Dynamis."""
_ON_A_MANIFEST_PRINCESS = Shift(
    onto=zx(Side.OWN, name_contains="顕臨姫", tribe=Tribe.OVERBOOST), needs=_LEVEL_1
)
_SPAWN = Automatic(when=Occurrence.IS_SHIFTED, do=[MakeToken("Formless Spawn", NORMAL)])

# fmt: off
CARDS = [
    Card(
        "B28-011", "Gunblade, Master of Trick Swords", Color.RED, cost=4, power=6000, tribes=(Tribe.MEISTER,),
        japanese="機巧剣職人ガンブレイド", rarity=Rarity.R,
        text=(
            "[Startup] (once per turn) For nothing: If an enemy card was destroyed by an ability of a "
            "[Meister] card of yours this turn, put 1 Z/X with Cost 3 or less from your Remove Zone on a "
            "Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    If(
                        [
                            Happened(
                                Occurrence.IS_DESTROYED, Side.ENEMY,
                                by_ability=card(Side.OWN, EVERYWHERE, tribe=Tribe.MEISTER),
                            ),
                        ],
                        [Put(choose(1, zx(Side.OWN, zone=Zone.REMOVED, cost_at_most=3)), NORMAL, empty=True)],
                    ),
                ],
            ),
        ]),
    Card(
        "B28-014", "Almaaz, Sonic Fox", Color.BLUE, cost=4, power=5000, tribes=(Tribe.BATTLE_DRESS,),
        japanese="ソニックフォックス アルマーズ", rarity=Rarity.R,
        text=(
            "[Auto] When this card appears, return up to 3 cards from your hand to your deck and shuffle "
            "it. Draw that many cards."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(choose(3, card(Side.OWN, Zone.HAND), up_to=True), Zone.DECK, shuffled=True),
                    Draw(PerDone(1)),
                ],
            ),
        ]),
    Card(
        "B28-025", "Bouclier, Shield Bearer", Color.WHITE, cost=7, power=10500, tribes=(Tribe.ANGEL,),
        japanese="盾持つブークリエ", rarity=Rarity.N,
        text="[Always] Each Z/X of yours on a Square is dealt no damage by abilities.",
        abilities=[Always(do=[NoDamage(to=each(zx(Side.OWN)), by_ability=True)])]),
    Card(
        "B28-034", "Lynx in Search of a Fight", Color.WHITE, cost=7, power=10500, tribes=(Tribe.CAIT_SITH,),
        japanese="闘争を求めるリンクス", rarity=Rarity.N,
        text=(
            "[Startup] (Hand; your turn; if you have a white card in your Resource; if you have no cards "
            "that are not white in your Resource) Pay white 1: If your opponent has 2 or more Z/X with "
            "Cost 7 or more on a Square, put this card on a Normal Square without a Z/X."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                needs=[
                    TurnOf(Side.OWN),
                    AtLeast(1, card(Side.OWN, Zone.RESOURCE, color=Color.WHITE)),
                    AtMost(0, card(Side.OWN, Zone.RESOURCE, not_color=Color.WHITE)),
                ],
                cost=[Pay(Color.WHITE, 1)],
                do=[If([AtLeast(2, zx(Side.ENEMY, cost_at_least=7))], [Put(THIS, NORMAL, empty=True)])],
            ),
        ]),
    Card(
        "B28-054", "Wear-Ibis in Japanese Style", Color.GREEN, cost=6, power=9000,
        tribes=(Tribe.LYCANTHROPE,), japanese="和風獣人ウェアアイビス", rarity=Rarity.N,
        text=(
            "[Startup] (once per turn) For nothing: Give 1 [Lycanthrope] Z/X of yours on a Square +4000 "
            "Power for each Z/X of yours with more Power than is printed on it on a Square until the end "
            "of the turn."
        ),
        abilities=[
            Startup(
                cost=[],
                do=[
                    Power(
                        Per(4000, zx(Side.OWN, having=(Having.RAISED_POWER,))),
                        choose(1, zx(Side.OWN, tribe=Tribe.LYCANTHROPE)),
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B28-065", "Rindou and Maldicion", Color.COLORLESS, cost=7, power=10500,
        tribes=(Tribe.HOURAI, Tribe.NOSFERATU, Tribe.TORTURERS), rarity=Rarity.R,
        japanese="龍膽＆黒剣八魂マルディシオン",  # noqa: RUF001
        text=(
            "[Auto] (Player Chitose or Iruda) When this card appears, if the number of cards in your "
            "Resource is at least the number of cards in your opponent's hand plus 5, choose 1 of these: "
            "(1) destroy up to 1 enemy Z/X on a Normal Square, then Reboot 2 cards in your Resource, then "
            "your Resource cannot be Rebooted until the end of the turn; (2) put 1 Z/X with Cost 5 or "
            "less from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed((PlayerKey.CHITOSE, PlayerKey.IRUDA))],
                do=[
                    If(
                        [AtLeast(Per(1, card(Side.ENEMY, Zone.HAND), plus=5), card(Side.OWN, Zone.RESOURCE))],
                        [
                            OneOf([
                                [
                                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                                    Reboot(choose(2, card(Side.OWN, Zone.RESOURCE))),
                                    CannotReboot(Side.OWN),
                                ],
                                [
                                    Put(
                                        choose(1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=5)),
                                        NORMAL, empty=True,
                                    ),
                                ],
                            ]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "B28-080", "Barbiel, Stitching Star of Heaven", Color.WHITE, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.ANGEL), japanese="【運命剣臨】天縫星バルビエル",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of "
            'yours with "あづみ" in the name.\n'
            "[Auto] When a Shift is laid on this card, look at the top 5 cards of your deck. Put up to 1 "
            "Z/X with Cost 3 or less among them on a Normal Square without a Z/X. Put the rest on the "
            "bottom of your deck in any order.\n"
            "[Auto] When this card destroys an enemy Z/X in battle, remove each enemy Z/X that is next to "
            "that Z/X on a Square from the game."
        ),
        abilities=[
            Shift(onto=zx(Side.OWN, name_contains="あづみ", tribe=Tribe.OVERBOOST), needs=_LEVEL_1),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                do=[
                    Look(
                        5,
                        do=[Put(choose(1, looked(zx(cost_at_most=3)), up_to=True), NORMAL, empty=True)],
                        rest=Rest.BOTTOM,
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.DESTROYS_IN_BATTLE,
                do=[Move(each(zx(Side.ENEMY, next_to=That(zx()))), Zone.REMOVED)],
            ),
        ]),
    Card(
        "B28-082", "Ku Rito, Shadow Dance", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【星辰顕臨】影舞踏ク・リト",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of yours "
            'with "ゆたか" in the name.\n'
            "[Auto] When a Shift is laid on this card, put the top card of your opponent's deck into your "
            "opponent's Life. Reveal your opponent's Life. Return 1 card from your opponent's Life to "
            "the top of your opponent's deck.\n"
            '[Startup] (your turn; once per turn) For nothing: Put 1 "Formless Spawn" Token on a Normal '
            "Square without a Z/X for every 2 face-up cards in your opponent's Dynamis."
        ),
        abilities=[
            Shift(
                onto=zx(Side.OWN, name_contains="ゆたか", tribe=Tribe.OVERBOOST),
                needs=_LEVEL_1,
            ),
            Automatic(
                when=Occurrence.IS_SHIFTED,
                do=[
                    FromDeck(1, Zone.LIFE, side=Side.ENEMY),
                    Look(
                        ANY_NUMBER,
                        zone=Zone.LIFE,
                        side=Side.ENEMY,
                        shown=True,
                        rest=Rest.STAY,
                        do=[Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.DECK)],
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                do=[
                    MakeToken(
                        "Formless Spawn", NORMAL,
                        number=Per(1, card(Side.ENEMY, Zone.DYNAMIS, state=State.FACE_UP), cards=2),
                    ),
                ],
                limit=Limit.ONCE_PER_TURN,
            ),
        ]),
    Card(
        "B28-089", "Chaos Manifest, Nyarlat the Prowling Night", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【混沌顕臨】這徊夜ニャルラト",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of "
            'yours with "顕臨姫" in the name.\n'
            "[Always] Each Z/X with printed Cost 3 or less in your opponent's deck, hand, Resource, "
            "Charge, Trash, Remove Zone, Dynamis or Force zone cannot appear by plays or abilities of its "
            "owner.\n"
            '[Auto] When a Shift is laid on this card, put 1 "Formless Spawn" Token on a Normal Square '
            "without a Z/X.\n"
            '[Auto] When "Formless Spawn" of yours is destroyed, return up to 1 Z/X from your Trash to '
            "your hand."
        ),
        abilities=[
            _ON_A_MANIFEST_PRINCESS,
            Always(do=[_UNLESS_FROM_LIFE]),
            _SPAWN,
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(Side.OWN, named="Formless Spawn"),
                do=[Move(choose(1, zx(Side.OWN, zone=Zone.TRASH), up_to=True), Zone.HAND)],
            ),
        ],
    ),
    Card(
        "B28-090", "Faceless Manifest, Nyarlat the Thousand Shapes", Color.COLORLESS, CardType.SHIFT,
        tribes=(Tribe.OATH_ARMAMENT, Tribe.KU_RITO), japanese="【無貌顕臨】千幻変ニャルラト",
        rarity=Rarity.SFR,
        text=(
            "[Shift] (if you have a face-up Z/X Overboost in your Dynamis) On 1 [Overboost] Z/X of "
            'yours with "顕臨姫" in the name.\n'
            "[Always] Each Z/X with printed Cost 3 or less in your opponent's deck, hand, Resource, "
            "Charge, Trash, Remove Zone, Dynamis or Force zone cannot appear by plays or abilities of its "
            "owner.\n"
            '[Always] Each "Formless Spawn" of yours on a Square cannot be chosen by abilities.\n'
            '[Auto] When a Shift is laid on this card, put 1 "Formless Spawn" Token on a Normal Square '
            "without a Z/X."
        ),
        abilities=[
            _ON_A_MANIFEST_PRINCESS,
            Always(do=[_UNLESS_FROM_LIFE]),
            Always(
                do=[
                    Cannot(
                        Bar.BE_CHOSEN,
                        each(zx(Side.OWN, kind=CardType.TOKEN, named="Formless Spawn")),
                    ),
                ],
            ),
            _SPAWN,
        ],
    ),
]
