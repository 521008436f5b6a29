"""IG10: Shifts that give Shields, and cards with Creation (rulings H112 and H113)."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
    # -- Shift -------------------------------------------------------------
    Card(
        "IG10-052", "Shield Creation, Honome", Color.RED, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 ほのめ",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"迦陵頻伽" in the name.\n'
            "[Auto] (Player Honome) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, deal 5000 damage to up to 1 enemy Z/X on a "
            "Normal Square. When a Z/X is destroyed by this damage, you may draw 1 card.\n"
            "[Startup] (Player Honome; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            shift_onto("迦陵頻伽"),
            when_shifted(
                PlayerKey.HONOME,
                Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                WhenDestroyed([May(Draw(1))]),
            ),
            shield_for_a_card(PlayerKey.HONOME),
        ]),
    Card(
        "IG10-054", "Shield Creation, Asuka", Color.WHITE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 飛鳥",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"フィエリテ" in the name.\n'
            "[Auto] (Player Asuka) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, give up to 1 enemy Z/X on a Normal Square -9000 "
            "Power until the end of the turn.\n"
            "[Startup] (Player Asuka; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("フィエリテ"),
            when_shifted(
                PlayerKey.ASUKA,
                Power(-9000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
            ),
            shield_for_a_card(PlayerKey.ASUKA),
        ]),
    Card(
        "IG10-055", "Shield Creation, Iruda", Color.BLACK, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 イリューダ",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"マルディシオン" in the name.\n'
            "[Auto] (Player Iruda) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, destroy up to 1 enemy Z/X with Cost 6 or more "
            "on a Normal Square.\n"
            "[Startup] (Player Iruda; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("マルディシオン"),
            when_shifted(
                PlayerKey.IRUDA,
                Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6), up_to=True)),
            ),
            shield_for_a_card(PlayerKey.IRUDA),
        ]),
    Card(
        "IG10-056", "Shield Creation, Chitose", Color.GREEN, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 千歳",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"龍膽" in the name.\n'
            "[Auto] (Player Chitose) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, destroy up to 1 enemy Z/X with Power 8000 or "
            "more on a Normal Square.\n"
            "[Startup] (Player Chitose; your turn; once per turn by name) Put 1 card from "
            "your hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            shift_onto("龍膽"),
            when_shifted(
                PlayerKey.CHITOSE,
                Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, power_at_least=8000), up_to=True)),
            ),
            shield_for_a_card(PlayerKey.CHITOSE),
        ]),
    Card(
        "IG10-057", "Shield Creation, Sana", Color.GREEN, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 紗那",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ユーディ" in the name.\n'
            "[Auto] (Player Sana) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, put up to 1 enemy Z/X on a Normal Square into "
            "its owner's Resource in Sleep State.\n"
            "[Startup] (Player Sana; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("ユーディ"),
            when_shifted(
                PlayerKey.SANA,
                Move(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.RESOURCE, State.SLEEP),
            ),
            shield_for_a_card(PlayerKey.SANA),
        ]),
    Card(
        "IG10-058", "Shield Creation, Urara", Color.COLORLESS, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 うらら",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"アスツァール" in the name.\n'
            "[Auto] (Player Urara) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, destroy up to 1 enemy Z/X with Cost 6 or less "
            "on a Normal Square.\n"
            "[Startup] (Player Urara; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            shift_onto("アスツァール"),
            when_shifted(
                PlayerKey.URARA,
                Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=6), up_to=True)),
            ),
            shield_for_a_card(PlayerKey.URARA),
        ]),
    Card(
        "IG10-059", "Shield Creation, Gloria", Color.BLACK, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 グロリア",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"グロリア" in the name.\n'
            "[Startup] (Player Gloria; your turn; once per turn) Pay 2 of any color: If this "
            'card is a Z/X with Cost 8 or more on a Square, put 1 Z/X with "グロリア" in the name '
            "from your Trash on a Normal Square without a Z/X. If you did, it has Range 2 "
            "until the end of the turn.\n"
            "[Startup] (Player Gloria; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            shift_onto("グロリア"),
            Startup(
                needs=[PlayerNamed(PlayerKey.GLORIA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.COLORLESS, 2)],
                do=[
                    If(
                        [this_is(zx(cost_at_least=8))],
                        [
                            Then(
                                Put(
                                    choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="グロリア")),
                                    NORMAL,
                                    empty=True,
                                ),
                                then=[Grant(IT, GainRange(2))],
                            ),
                        ],
                    ),
                ],
            ),
            shield_for_a_card(PlayerKey.GLORIA),
        ]),
    # -- Creation ----------------------------------------------------------
    Card(
        "IG10-042", "Yudi, Profuse Creation", Color.GREEN, cost=8, power=11000, rarity=Rarity.SR,
        tribes=(Tribe.LEAFER,), japanese="繚乱創成 ユーディ",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 7 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Startup] (Player Sana; your turn; once per turn) For nothing: Draw 1 card. Put "
            "1 other Z/X on a Normal Square into its owner's Resource in Sleep State. Give "
            "this card +4000 Power until the end of the turn."
        ),
        abilities=[
            creation(7),
            Startup(
                needs=[PlayerNamed(PlayerKey.SANA), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    Draw(1),
                    Move(choose(1, zx(on=NORMAL, having=(Having.NOT_THIS,))), Zone.RESOURCE, State.SLEEP),
                    Power(4000, THIS),
                ],
            ),
        ]),
    Card(
        "IG10-044", "Gloria, Dark Chain Creation", (Color.BLUE, Color.BLACK), cost=4, power=4500,
        rarity=Rarity.SR, tribes=(Tribe.DIABOLOS,), icons=(Icon.MULTICOLOR,), japanese="冥鎖創成 グロリア",
        text=(
            "Multicolor.\n"
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 4 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Gloria) When this card appears, draw 3 cards. Put 2 cards from "
            "your hand into your Trash. Give this card +1000 Power for every 2 [Diabolos] "
            "cards in your Trash until the end of the turn."
        ),
        abilities=[
            creation(4),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.GLORIA)],
                do=[
                    Draw(3),
                    Move(choose(2, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                    Power(Per(1000, card(Side.OWN, Zone.TRASH, tribe=Tribe.DIABOLOS), cards=2), THIS),
                ],
            ),
        ]),
]
