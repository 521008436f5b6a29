"""IG11: Shifts that give Shields, cards with Creation (rulings H112 and H113), and the Laments."""

from zx_env.zx.cards.language import *

_LAMENT = "ラメント"


def _may_remove(amount: int, number: str, *needs: Condition) -> Always:
    """Played with a card of that name removed from the hand or Trash, this card costs less."""
    away = choose(1, card(Side.OWN, (Zone.HAND, Zone.TRASH), named=number))
    return Always(valid_in=Zone.HAND, needs=needs, do=[PayLess(amount, away, to=Zone.REMOVED)])


_VOICE = OneOf([
    [Draw(1)],
    [Ignite(1)],
    [Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
])  # fmt: skip


_EVENTS = card(Side.ENEMY, EVERYWHERE, kind=CardType.EVENT)

_DRAW = May(Draw(1))
_RETURN = Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=4)), Zone.HAND)


# fmt: off
CARDS = [
    # -- red ---------------------------------------------------------------
    Card(
        "IG11-016", "Lament Diva Kirithy", Color.RED, cost=7, power=6000,
        japanese="ラメント・ディーヴァ キリーティ", rarity=Rarity.N,
        text=(
            '[Always] (Hand) You may remove 1 card with "ラメント・D" in the name in your hand from the '
            "game when this card is played; it costs 3 less if you do.\n"
            '[Always] (Hand) You may remove 1 card with "ラメント・D" in the name in your Trash from the '
            "game when this card is played; it costs 3 less if you do.\n"
            "[Auto] When this card appears, choose 1 of these: (1) draw 1 card; (2) ignite 1 time; (3) "
            "deal 5000 damage to 1 enemy Z/X on a Normal Square.\n"
            "[Auto] When this card attacks, choose 1 of these: (1) draw 1 card; (2) ignite 1 time; (3) "
            "deal 5000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            *[
                Always(
                    valid_in=Zone.HAND,
                    do=[
                        PayLess(
                            3,
                            choose(1, card(Side.OWN, zone, name_contains="ラメント・D")),
                            to=Zone.REMOVED,
                        ),
                    ],
                )
                for zone in (Zone.HAND, Zone.TRASH)
            ],
            Automatic(when=Occurrence.APPEARS, do=[_VOICE]),
            Automatic(when=Occurrence.ATTACKS, do=[_VOICE]),
        ],
    ),
    Card(
        "IG11-027", "Lament Domina Aka", Color.RED, cost=3, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        icons=(Icon.IGNITION, Icon.VOID_BRINGER), japanese="ラメント・D アカ", rarity=Rarity.R,
        text=(
            "Void Bringer.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, draw 2 cards.\n"
            "[Auto] (Remove Zone; your turn) When this card is removed from the game, 1 Z/X of yours with "
            '"ラメント" in the name on a Square has Range 2 until the end of the turn.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[Draw(2)],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_REMOVED,
                valid_in=Zone.REMOVED,
                needs=[TurnOf(Side.OWN)],
                do=[Grant(choose(1, zx(Side.OWN, name_contains=_LAMENT)), GainRange(2))],
            ),
        ],
    ),

    # -- blue --------------------------------------------------------------
    Card(
        "IG11-018", "Lament Domina Ao", Color.BLUE, cost=3, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        icons=(Icon.IGNITION,), japanese="ラメント・D アオ", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, look at up to the top 2 cards of your deck. Return 1 card "
            "among them to its owner's hand. Put the rest into your Trash.\n"
            "[Auto] (Remove Zone; your turn) When this card is removed from the game, 1 Z/X of yours with "
            '"ラメント" in the name on a Square cannot be chosen by abilities until the end of the turn.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        2,
                        up_to=True,
                        do=[Move(choose(1, looked()), Zone.HAND)],
                        rest=Rest.TRASH,
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_REMOVED,
                valid_in=Zone.REMOVED,
                needs=[TurnOf(Side.OWN)],
                do=[Grant(choose(1, zx(Side.OWN, name_contains=_LAMENT)), Cannot(Bar.BE_CHOSEN))],
            ),
        ],
    ),
    Card(
        "IG11-028", "Lament Slave Ao", Color.BLUE, cost=4, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        japanese="ラメント・S アオ", rarity=Rarity.R,
        text=(
            '[Always] (Hand) You may remove 1 "Lament Domina Ao" in your hand or Trash from the game when '
            "this card is played; it costs 2 less if you do.\n"
            "[Auto] When this card appears, play up to 1 Z/X with another name than this card, Cost "
            'up to the number of cards in your Resource and "ラメント" in the name from your hand without '
            "paying its Cost, as a regular play. At the end of the turn, destroy it."
        ),
        abilities=[
            _may_remove(2, "Lament Domina Ao"),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    PlayFree(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.HAND,
                                name_contains=_LAMENT,
                                having=(Having.OTHER_NAME, Having.COST_WITHIN_RESOURCE),
                            ),
                            up_to=True,
                        ),
                        regular=True,
                    ),
                    AtEndOfTurn([Destroy(IT)]),
                ],
            ),
        ],
    ),

    # -- black -------------------------------------------------------------
    Card(
        "IG11-019", "Lament Domina Kuro", Color.BLACK, cost=3, power=4500, tribes=(Tribe.WORLD_AVATAR,),
        icons=(Icon.IGNITION,), japanese="ラメント・D クロ", rarity=Rarity.N,
        text=(
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, give 1 enemy Z/X on a Normal Square -1000 Power for each card in your Trash until the "
            "end of the turn.\n"
            "[Auto] (Remove Zone; your turn) When this card is removed from the game, if you have a Z/X "
            'with "ラメント" in the name on a Square, return up to 1 card with another name than this card '
            'and "ラメント" in the name from your Trash or Remove Zone to your hand.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.TRASH),
                        then=[
                            Power(
                                Per(-1000, card(Side.OWN, Zone.TRASH)),
                                choose(1, zx(Side.ENEMY, on=NORMAL)),
                            ),
                        ],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_REMOVED,
                valid_in=Zone.REMOVED,
                needs=[TurnOf(Side.OWN)],
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, name_contains=_LAMENT))],
                        [
                            Move(
                                choose(
                                    1,
                                    card(
                                        Side.OWN,
                                        (Zone.TRASH, Zone.REMOVED),
                                        name_contains=_LAMENT,
                                        having=(Having.OTHER_NAME,),
                                    ),
                                    up_to=True,
                                ),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ],
    ),
    Card(
        "IG11-026", "Victor, To You Once More", Color.BLACK, cost=6, power=9000,
        tribes=(Tribe.RADIANCE, Tribe.NOSFERATU),
        japanese="#もう一度貴方に ヴィクターちゃん", rarity=Rarity.R,
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a Square: If "
            "you have 5 or more cards in your Resource, put this card on a Normal Square without a Z/X.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, you may put the top card of your deck into your Trash. In any case, return up to 1 "
            "[Radiance] card from your Trash to your hand.\n"
            "[Startup] (your turn; once per turn) Put 1 other Reboot [Radiance] Z/X of yours on a Square "
            "face up into its owner's Dynamis: Put 1 [Radiance] Z/X with Cost equal to the Cost of what "
            "was chosen first plus 1 from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            creation(5),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                    Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.RADIANCE), up_to=True), Zone.HAND),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                tribe=Tribe.RADIANCE,
                                state=State.REBOOT,
                                having=(Having.NOT_THIS,),
                            ),
                            keep=True,
                        ),
                        Zone.DYNAMIS,
                        State.FACE_UP,
                    ),
                ],
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN,
                                zone=Zone.TRASH,
                                tribe=Tribe.RADIANCE,
                                cost_at_least=CostOf(KEPT, plus=1),
                                cost_at_most=CostOf(KEPT, plus=1),
                            ),
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ],
    ),
    Card(
        "IG11-030", "Lament Slave Kuro", Color.BLACK, cost=5, power=6000, tribes=(Tribe.WORLD_AVATAR,),
        japanese="ラメント・S クロ", rarity=Rarity.R,
        text=(
            '[Always] (Hand) While you have 4 or more cards in your Resource, you may remove 1 "Lament '
            'Domina Kuro" in your hand or Trash from the game when this card is played; it costs 4 less '
            "if you do.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, you may put the top card of your deck into your Trash. In any case, destroy 1 enemy "
            "Z/X on a Normal Square."
        ),
        abilities=[
            _may_remove(4, "Lament Domina Kuro", AtLeast(4, card(Side.OWN, Zone.RESOURCE))),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ],
    ),

    # -- Shift -------------------------------------------------------------
    Card(
        "IG11-052", "Shield Creation, Mikado", Color.RED, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 神門",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"アレキサンダー" in the name.\n'
            "[Auto] (Player Mikado) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, deal 9000 damage to up to 1 enemy Z/X on a "
            "Normal Square.\n"
            "[Startup] (Player Mikado; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            shift_onto("アレキサンダー"),
            when_shifted(
                PlayerKey.MIKADO,
                Damage(9000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
            ),
            shield_for_a_card(PlayerKey.MIKADO),
        ]),
    Card(
        "IG11-053", "Shield Creation, Reia", Color.BLUE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 怜亜",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ローレンシウム" in the name.\n'
            "[Auto] (Player Reia) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, return up to 2 enemy Z/X on a Normal Square "
            "with total Cost 8 or less to their owners' hands.\n"
            "[Startup] (Player Reia; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("ローレンシウム"),
            when_shifted(
                PlayerKey.REIA,
                Move(
                    choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True, total_cost_at_most=8), Zone.HAND
                ),
            ),
            shield_for_a_card(PlayerKey.REIA),
        ]),
    Card(
        "IG11-054", "Shield Creation, Yutaka", Color.BLUE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 ゆたか",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"フレデリカ" in the name.\n'
            "[Auto] (Player Yutaka) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, 1 enemy Z/X on a Square cannot use startup "
            "abilities until the end of the turn.\n"
            "[Startup] (Player Yutaka; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            shift_onto("フレデリカ"),
            when_shifted(
                PlayerKey.YUTAKA,
                Grant(choose(1, zx(Side.ENEMY)), Cannot(Bar.USE_STARTUP)),
            ),
            shield_for_a_card(PlayerKey.YUTAKA),
        ]),
    Card(
        "IG11-055", "Shield Creation, Nina", Color.WHITE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 ニーナ",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"メインクーン" in the name.\n'
            "[Auto] (Player Nina) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, your opponent may pay 1 of any color. "
            "Otherwise, destroy 1 enemy Z/X on a Normal Square.\n"
            "[Startup] (Player Nina; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("メインクーン"),
            when_shifted(
                PlayerKey.NINA,
                May(
                    Pay(Color.COLORLESS, 1),
                    by=Side.ENEMY,
                    otherwise=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL)))],
                ),
            ),
            shield_for_a_card(PlayerKey.NINA),
        ]),
    Card(
        "IG11-056", "Shield Creation, Ayase", Color.BLACK, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 綾瀬",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ズィーガー" in the name.\n'
            "[Auto] (Player Ayase) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, destroy each enemy Z/X with Cost 4 or less on a "
            "Normal Square.\n"
            "[Startup] (Player Ayase; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("ズィーガー"),
            when_shifted(
                PlayerKey.AYASE,
                Destroy(each(zx(Side.ENEMY, on=NORMAL, cost_at_most=4))),
            ),
            shield_for_a_card(PlayerKey.AYASE),
        ]),
    Card(
        "IG11-057", "Shield Creation, Kasuga", Color.BLACK, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 春日",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 [Nosferatu] Z/X of "
            'yours with "ネイ" in the name.\n'
            "[Auto] (Player Kasuga) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, you may put 1 card from your hand into your "
            "Trash. If you did, put up to 2 enemy Z/X on a Normal Square with total Cost 8 or "
            "less into their owners' Charge.\n"
            "[Startup] (Player Kasuga; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            shift_onto("ネイ", Tribe.NOSFERATU),
            when_shifted(
                PlayerKey.KASUGA,
                May(
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    then=[
                        Move(
                            choose(2, zx(Side.ENEMY, on=NORMAL), up_to=True, total_cost_at_most=8),
                            Zone.CHARGE,
                        ),
                    ],
                ),
            ),
            shield_for_a_card(PlayerKey.KASUGA),
        ]),

    # -- Creation ----------------------------------------------------------
    Card(
        "IG11-038", "Lawrencium, Justice Creation", Color.BLUE, cost=8, power=11000, rarity=Rarity.SR,
        tribes=(Tribe.METAL_FORTRESS,), japanese="正義創成 ローレンシウム",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Reia) When this card appears, you may draw 1 card.\n"
            "[Startup] (Player Reia; your turn; once per turn) Pay blue 1: Put up to 1 Z/X "
            'with Cost 7 or less and "ローレンシウム" in the name from your hand on a Normal Square '
            "without a Z/X."
        ),
        abilities=[
            creation(5),
            Automatic(when=Occurrence.APPEARS, needs=[PlayerNamed(PlayerKey.REIA)], do=[May(Draw(1))]),
            Startup(
                needs=[PlayerNamed(PlayerKey.REIA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, cost_at_most=7, name_contains="ローレンシウム"),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-039", "Frederica, Love Creation", Color.BLUE, cost=7, power=10500, rarity=Rarity.SR,
        tribes=(Tribe.MERMAID,), japanese="恋愛創成 フレデリカ",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            '[Startup] (Player Yutaka; once per turn) Put 1 other Z/X of yours with "フレデリカ" '
            "in the name on a Square on the bottom of its owner's deck: Move up to 1 Z/X that "
            "is not in battle on a Normal Square to a Normal Square without a Z/X."
        ),
        abilities=[
            creation(5),
            Startup(
                needs=[PlayerNamed(PlayerKey.YUTAKA)],
                limit=Limit.ONCE_PER_TURN,
                cost=[
                    Move(
                        choose(1, zx(Side.OWN, name_contains="フレデリカ", having=(Having.NOT_THIS,))),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
                do=[
                    Put(
                        choose(1, zx(on=NORMAL, having=(Having.NOT_IN_BATTLE,)), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-040", "Maine Coon, Holy Light Creation", Color.WHITE, cost=5, power=7500, rarity=Rarity.SR,
        tribes=(Tribe.CAIT_SITH,), japanese="聖光創成 メインクーン",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Startup] (Player Nina; your turn; once per turn) For nothing: Put the top card "
            "of your deck into your Charge. Return up to 1 card from your Charge to your "
            'hand. Put up to 1 Z/X with Cost 3 or less and "メインクーン" in the name from your '
            "hand on a Normal Square without a Z/X."
        ),
        abilities=[
            creation(5),
            Startup(
                needs=[PlayerNamed(PlayerKey.NINA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    FromDeck(1, Zone.CHARGE),
                    Move(choose(1, card(Side.OWN, Zone.CHARGE), up_to=True), Zone.HAND),
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, cost_at_most=3, name_contains="メインクーン"),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-041", "Sieger, Calm Cold Creation", Color.BLACK, cost=8, power=11000, rarity=Rarity.SR,
        tribes=(Tribe.PREDATOR,), japanese="静凛創成 ズィーガー",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Ayase) When a battle in which this card attacked ends, put 1 Z/X "
            'with Cost 3 or less and "ズィーガー" in the name from your Trash on a Normal Square '
            "without a Z/X."
        ),
        abilities=[
            creation(5),
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                role=Role.ATTACKER,
                needs=[PlayerNamed(PlayerKey.AYASE)],
                do=[
                    Put(
                        choose(
                            1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=3, name_contains="ズィーガー")
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-043", "Feuille, Wolf Fang Creation", Color.GREEN, cost=7, power=10500, rarity=Rarity.SR,
        tribes=(Tribe.LYCANTHROPE,), japanese="狼牙創成 フィーユ",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 7 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Startup] (Player Souma; your turn; once per turn) Pay green 2: Put the top card "
            'of your deck into your Resource in Sleep State. Put 1 Z/X with "フィーユ" in the '
            "name from your Resource on a Normal Square without a Z/X."
        ),
        abilities=[
            creation(7),
            Startup(
                needs=[PlayerNamed(PlayerKey.SOUMA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.GREEN, 2)],
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.RESOURCE, name_contains="フィーユ")),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),

    # -- other cards with Shields ------------------------------------------
    Card(
        "IG11-009", "Tank Heart, Gunfire Transformation", Color.RED, cost=4, power=4500, rarity=Rarity.N,
        tribes=(Tribe.MEISTER, Tribe.GIGANTIC), japanese="砲火転身 タンクハート",
        text=(
            "[Startup] (Hand; your turn; once per turn by name) Pay red 1: If you have 5 or "
            'more cards with "転身" in the name in your Resource, put this card on a Normal '
            "Square without a Z/X. If you did, this card gains 1 Shield.\n"
            "[Startup] (your turn; once per turn) Put the top card of your deck into your "
            "Trash: Deal 5000 damage to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Startup(
                valid_in=Zone.HAND,
                limit=Limit.NAME_LOCK,
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.RED, 1)],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="転身"))],
                        do=[Then(Put(THIS, NORMAL, empty=True), then=[GainShields(THIS)])],
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[FromDeck(1, Zone.TRASH)],
                do=[Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL)))],
            ),
        ]),
    Card(
        "IG11-010", "Bellatrix, Exceed Shadow", Color.BLUE, cost=5, power=6000, rarity=Rarity.N,
        tribes=(Tribe.BATTLE_DRESS, Tribe.KILLER_MACHINE), japanese="イクシードシャドウ ベラトリクス",
        text=(
            '[Always] (Hand) While you have 5 or more cards with "シャドウ" in the name in your '
            "Resource and no Z/X with the name of this card on a Square, this card has -4 "
            "Cost.\n"
            '[Startup] (your turn; once per turn by name) Put 1 Z/X with "シャドウ" in the name '
            "from your hand on the bottom of your deck and show it: Draw 1 card. This card "
            "gains 1 Shield."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[
                    AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="シャドウ")),
                    AtMost(0, zx(Side.OWN, having=(Having.SAME_NAME,))),
                ],
                do=[GainCost(-4)],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[
                    Move(
                        choose(1, zx(Side.OWN, zone=Zone.HAND, name_contains="シャドウ")),
                        Zone.DECK,
                        bottom=True,
                        shown=True,
                    ),
                ],
                do=[Draw(1), GainShields(THIS)],
            ),
        ]),
    Card(
        "IG11-012", "Sigilma, Eye of the Truth", Color.BLACK, cost=2, power=3000, rarity=Rarity.N,
        tribes=(Tribe.DIABOLOS, Tribe.PREDATOR), icons=(Icon.IGNITION,),
        japanese="真理ヲ秘スル魔眼 シジールマ",
        text=(
            "[Auto] When this card appears, put up to 1 card with the name of this card from "
            "your deck into your Trash. Shuffle your deck.\n"
            "[Startup] (Trash; your turn; once per turn by name) Put 2 cards with the name of "
            "this card from your Trash on the bottom of your deck: If you have 5 or more "
            'cards with "魔眼" in the name in your Resource, 1 Z/X of yours with "魔眼" in the '
            "name on a Normal Square gains 1 Shield."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Move(
                        choose(1, card(Side.OWN, Zone.DECK, having=(Having.SAME_NAME,)), up_to=True),
                        Zone.TRASH,
                    ),
                    Shuffle(),
                ],
            ),
            Startup(
                valid_in=Zone.TRASH,
                limit=Limit.NAME_LOCK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Move(
                        choose(2, card(Side.OWN, Zone.TRASH, having=(Having.SAME_NAME,))),
                        Zone.DECK,
                        bottom=True,
                    ),
                ],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="魔眼"))],
                        do=[GainShields(choose(1, zx(Side.OWN, on=NORMAL, name_contains="魔眼")))],
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-013", "Colenge, Peace Magical", Color.GREEN, cost=6, power=9000, rarity=Rarity.N,
        tribes=(Tribe.LEAFER, Tribe.PLASECT), japanese="ピース・マジカル コレンゲ",
        text=(
            '[Always] (Hand) While you have 5 or more cards with "マジカル" in the name in your '
            "Resource, this card costs 4 less to play.\n"
            "[Auto] When this card appears by being played, you may put the top card of your "
            "deck into your Resource in Sleep State. If there are no other Z/X with the name "
            "of this card on a Square, this card gains 1 Shield."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="マジカル"))],
                do=[CostsLess(4)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                do=[
                    May(FromDeck(1, Zone.RESOURCE, State.SLEEP)),
                    If(
                        [AtMost(0, zx(Side.ANY, having=(Having.NOT_THIS, Having.SAME_NAME)))],
                        do=[GainShields(THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-025", "Lilian, Lyrical Magical", Color.GREEN, cost=7, power=10500, rarity=Rarity.R,
        tribes=(Tribe.LEAFER, Tribe.PLASECT), japanese="リリカル・マジカル リリアン",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 7 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            '[Auto] (Zero Optima 3) When this card appears, return up to 1 card with "マジカル" '
            "in the name from your Resource to your hand.\n"
            "[Auto] (Zero Optima 7; once per turn by name) When this card destroys an enemy "
            'Z/X in battle, if the number of cards with "マジカル" in the name in your Resource '
            "is at least the number of cards in your Resource, deal 1 damage to your "
            "opponent."
        ),
        abilities=[
            creation(7),
            Automatic(
                needs=[ZeroOptima(3)],
                when=Occurrence.APPEARS,
                do=[
                    Move(
                        choose(1, card(Side.OWN, Zone.RESOURCE, name_contains="マジカル"), up_to=True),
                        Zone.HAND,
                    ),
                ],
            ),
            Automatic(
                needs=[ZeroOptima(7)],
                when=Occurrence.DESTROYS_IN_BATTLE,
                limit=Limit.NAME_LOCK,
                do=[
                    If(
                        [
                            AtLeast(
                                Per(1, card(Side.OWN, Zone.RESOURCE)),
                                card(Side.OWN, Zone.RESOURCE, name_contains="マジカル"),
                            ),
                        ],
                        do=[DamagePlayer(Side.ENEMY, 1)],
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-050", "Schlacht, Life-Taking Black Wing", Color.BLACK, cost=6, power=4500, rarity=Rarity.SR,
        tribes=(Tribe.PREDATOR,), icons=(Icon.IGNITION,), japanese="命奪の黒翼 シュラハト",
        text=(
            "[Always] While it is your turn and this card is a Z/X that is in battle on a "
            "Square, each enemy Z/X on a Normal Square has -5000 Power.\n"
            "[Auto] When a battle in which this card attacked ends, put up to 1 black Z/X "
            "with Cost 3 or less from your Trash on a Normal Square without a Z/X. If you "
            "did, it is not affected by abilities of enemy Events until the end of the turn.\n"
            "[Auto] When either player's turn ends, if there are no Z/X with a Shield on a "
            "Square, destroy this card."
        ),
        abilities=[
            Always(
                needs=[
                    TurnOf(Side.OWN),
                    AtLeast(1, zx(Side.OWN, having=(Having.IS_THIS, Having.IN_BATTLE))),
                ],
                do=[GainPower(-5000, to=each(zx(Side.ENEMY, on=NORMAL)))],
            ),
            Automatic(
                when=Occurrence.BATTLE_ENDS,
                role=Role.ATTACKER,
                do=[
                    Then(
                        Put(
                            choose(
                                1,
                                zx(Side.OWN, zone=Zone.TRASH, color=Color.BLACK, cost_at_most=3),
                                up_to=True,
                            ),
                            NORMAL,
                            empty=True,
                        ),
                        then=[Grant(IT, Unaffected(by=_EVENTS))],
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                do=[
                    If(
                        [AtMost(0, zx(Side.ANY, having=(Having.WITH_SHIELD,)))],
                        do=[Destroy(THIS)],
                    ),
                ],
            ),
        ]),

    # -- those that ask for a Player card with the sign for all ------------
    Card(
        "IG11-001", "Alexander, Blossoming Hero", Color.RED, cost=2, power=3000, rarity=Rarity.N,
        tribes=(Tribe.BRAVER,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="花めく英傑 アレキサンダー",
        text=(
            "Void Bringer.\n"
            "[Startup] (Player Mikado; your turn; once per turn) Remove 2 cards in your hand "
            "or Charge from the game: If you have 5 or more cards in your Resource, draw 1 "
            'card. Put up to 1 Z/X with Cost 5 or less and "アレキサンダー" in the name from your '
            'hand on a Normal Square without a Z/X. In any case, if "黒崎神門∀" is face up on '
            'your Player Square, return up to 1 card with "アレキサンダー" in the name from your '
            "Remove Zone to your hand."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.MIKADO), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(2, card(Side.OWN, (Zone.HAND, Zone.CHARGE))), Zone.REMOVED)],
                do=[
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        do=[
                            Draw(1),
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.HAND, cost_at_most=5,
                                        name_contains="アレキサンダー",
                                    ),
                                    up_to=True,
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                    if_for_all(
                        "黒崎神門",
                        Move(
                            choose(
                                1,
                                card(Side.OWN, Zone.REMOVED, name_contains="アレキサンダー"),
                                up_to=True,
                            ),
                            Zone.HAND,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-002", "Lawrencium, Proof of Thanks", Color.BLUE, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="感謝のしるし ローレンシウム",
        text=(
            "Void Bringer.\n"
            "[Auto] (Player Reia) When this card appears, you may draw 1 card. If you did, "
            "you may draw 1 card. If you did, put 2 cards from your hand into your Trash. "
            "Otherwise, put 1 card from your hand into your Trash.\n"
            "[Startup] (Hand; Player Reia; your turn; once per turn by name) Put this card "
            'into your Trash: Draw 1 card. If "戦斗怜亜∀" is face up on your Player Square, '
            'return 1 Z/X with another name than this card and "ローレンシウム" in the name from '
            "your Trash to your hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.REIA)],
                do=[
                    May(
                        Draw(1),
                        then=[
                            May(
                                Draw(1),
                                then=[Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                                otherwise=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                            ),
                        ],
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.HAND,
                needs=[PlayerNamed(PlayerKey.REIA), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(THIS, Zone.TRASH)],
                do=[
                    Draw(1),
                    if_for_all(
                        "戦斗怜亜",
                        Move(
                            choose(
                                1,
                                zx(
                                    Side.OWN, zone=Zone.TRASH, name_contains="ローレンシウム",
                                    having=(Having.OTHER_NAME,),
                                ),
                            ),
                            Zone.HAND,
                        ),
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-003", "Frederica, Future of Great Success", Color.BLUE, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.MERMAID,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="大成の未来 フレデリカ",
        text=(
            "Void Bringer.\n"
            "[Auto] (Player Yutaka) When this card appears, look at the top card of your "
            "deck. You may put 1 card among them on the bottom of its owner's deck. Return "
            'the rest to the top of your deck in any order. If "天竜ゆたか∀" is face up on your '
            "Player Square, choose 1 of these: (1) you may draw 1 card, then return 1 enemy "
            "Z/X with Cost 4 or less on a Normal Square to its owner's hand; (2) return 1 "
            "enemy Z/X with Cost 4 or less on a Normal Square to its owner's hand, then you "
            "may draw 1 card. Otherwise, choose 1 of these: (1) you may draw 1 card; (2) "
            "return 1 enemy Z/X with Cost 4 or less on a Normal Square to its owner's hand."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.YUTAKA)],
                do=[
                    Look(1, do=[May(Move(choose(1, looked()), Zone.DECK, bottom=True))], rest=Rest.TOP),
                    if_for_all(
                        "天竜ゆたか",
                        OneOf([[_DRAW, _RETURN], [_RETURN, _DRAW]]),  # both, in either order
                        otherwise=[OneOf([[_DRAW], [_RETURN]])],
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-004", "Maine Coon, Borrowed Cat", Color.WHITE, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.CAIT_SITH,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="借りてきた猫 メインクーン",
        text=(
            "Void Bringer.\n"
            "[Always] (Player Nina) While your opponent has no Reboot cards in their "
            "Resource, this card is not affected by abilities of enemy Events.\n"
            '[Auto] (Player Nina) When this card appears, you may draw 1 card. If "ニーナ・シトリー∀" '
            "is face up on your Player Square, give up to 1 Z/X on a Normal Square -6000 "
            "Power until the end of the turn."
        ),
        abilities=[
            Always(
                needs=[
                    PlayerNamed(PlayerKey.NINA),
                    AtMost(0, card(Side.ENEMY, Zone.RESOURCE, state=State.REBOOT)),
                ],
                do=[Unaffected(by=_EVENTS)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.NINA)],
                do=[
                    May(Draw(1)),
                    if_for_all(
                        "ニーナ・シトリー", Power(-6000, choose(1, zx(Side.ANY, on=NORMAL), up_to=True))
                    ),
                ],
            ),
        ]),
    Card(
        "IG11-007", "Feuille, Like the Wind", Color.GREEN, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.LYCANTHROPE,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="風の如く フィーユ",
        text=(
            "Void Bringer.\n"
            "[Auto] (Player Souma) When this card appears, give this card +2000 Power until "
            'the end of the turn. If "剣淵相馬∀" is face up on your Player Square, put up to 1 '
            "card from your Trash into your Resource in Sleep State.\n"
            "[Startup] (Resource; Player Souma; your turn; once per turn by name) Put this "
            'card on the bottom of your deck: Put 1 Z/X with "フィーユ" in the name from your '
            "Trash into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.SOUMA)],
                do=[
                    Power(2000, THIS),
                    if_for_all(
                        "剣淵相馬",
                        Move(
                            choose(1, card(Side.OWN, Zone.TRASH), up_to=True), Zone.RESOURCE, State.SLEEP
                        ),
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.RESOURCE,
                needs=[PlayerNamed(PlayerKey.SOUMA), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(THIS, Zone.DECK, bottom=True)],
                do=[
                    Move(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="フィーユ")),
                        Zone.RESOURCE,
                        State.SLEEP,
                    ),
                ],
            ),
        ]),
]
