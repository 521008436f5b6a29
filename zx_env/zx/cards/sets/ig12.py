"""IG12: Shifts that give Shields, cards with Creation (rulings H112 and H113), and a Z/X EX."""

from zx_env.zx.cards.language import *


def _gains_a_shield(key: PlayerKey) -> Startup:
    """Put a card of the hand into Trash: this card, if it has no Shield, gains one."""
    return Startup(
        needs=[PlayerNamed(key), TurnOf(Side.OWN)],
        limit=Limit.NAME_LOCK,
        cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
        do=[
            If(
                [AtLeast(1, zx(Side.OWN, having=(Having.IS_THIS, Having.WITHOUT_SHIELD)))],
                do=[GainShields(THIS)],
            ),
        ],
    )


def _if_big(*do: Effect) -> If:
    """If this card has Cost 8 or more."""
    return If([AtLeast(1, zx(Side.OWN, cost_at_least=8, having=(Having.IS_THIS,)))], do=list(do))


def _when_shifted(key: PlayerKey, *do: Effect) -> Automatic:
    """When the Shift is laid on a card with Cost 8 or more."""
    return Automatic(when=Occurrence.IS_SHIFTED, needs=[PlayerNamed(key)], do=[_if_big(*do)])


def _onto(name_contains: str, tribe: Tribe | None = None) -> Shift:
    """The Shift is laid on a Z/X of that name, with 4 cards in Resource."""
    onto = zx(Side.OWN, name_contains=name_contains, tribe=tribe)
    return Shift(onto=onto, needs=[AtLeast(4, card(Side.OWN, Zone.RESOURCE))])


def _creation(resources: int) -> Startup:
    """Creation X: for a Shield of an own card this card comes from the hand, with X cards in Resource."""
    return Startup(
        valid_in=Zone.HAND,
        limit=Limit.CREATION,
        cost=[SpendShield(choose(1, zx(Side.OWN)))],
        do=[If([AtLeast(resources, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
    )


# fmt: off
CARDS = [
    Card(
        "IG12-060", "Enlil, Piercing Divine Flash", Color.COLORLESS, CardType.ZX_EX, cost=6, power=7500,
        tribes=(Tribe.ENLIL, Tribe.AVATAR), japanese="射止める神閃 エンリル",
        text=(
            "[Advent] 1 Z/X.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Put 1 card from your hand on "
            "the bottom of your deck, remove 1 Reboot Z/X of yours with Cost 5 or more on a Square "
            "from the game: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] When this card appears, reveal the top 3 cards of your deck. Return 1 card among "
            "them to its owner's hand. Shuffle the rest back into your deck."
        ),
        abilities=[
            Advent([zx(Side.OWN)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK, bottom=True),
                    Move(choose(1, zx(Side.OWN, cost_at_least=5, state=State.REBOOT)), Zone.REMOVED),
                ],
                do=[If([AtLeast(5, card(Side.OWN, Zone.RESOURCE))], [Put(THIS, NORMAL, empty=True)])],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[Look(3, shown=True, do=[Move(choose(1, looked()), Zone.HAND)], rest=Rest.SHUFFLED)],
            ),
        ]),
    # -- Shift -------------------------------------------------------------
    Card(
        "IG12-052", "Shield Creation, Meiraru", Color.RED, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 メイラル",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ロードクリムゾン" in the name.\n'
            "[Auto] (Player Meiraru) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, deal 12000 damage to up to 1 enemy Z/X with "
            "Cost 6 or more on a Normal Square.\n"
            "[Startup] (Player Meiraru; your turn; once per turn by name) Put 1 card from "
            "your hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            _onto("ロードクリムゾン"),
            _when_shifted(
                PlayerKey.MEIRARU,
                Damage(12000, choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6), up_to=True)),
            ),
            _gains_a_shield(PlayerKey.MEIRARU),
        ]),
    Card(
        "IG12-053", "Shield Creation, Sugure", Color.BLUE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 超",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"サイクロトロン" in the name.\n'
            "[Startup] (Player Sugure; your turn; once per turn) For nothing: If this card is "
            "a Z/X with Cost 8 or more on a Square, look at the top 2 cards of your deck. "
            "Return them to the top of your deck in any order. In any case, you may shuffle "
            "your deck.\n"
            "[Startup] (Player Sugure; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            _onto("サイクロトロン"),
            Startup(
                needs=[PlayerNamed(PlayerKey.SUGURE), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[_if_big(Look(2, rest=Rest.TOP)), May(Shuffle())],
            ),
            _gains_a_shield(PlayerKey.SUGURE),
        ]),
    Card(
        "IG12-054", "Shield Creation, Yui", Color.BLUE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 ユイ",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ヘリカルフォート" in the name.\n'
            "[Auto] (Player Yui) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, return up to 1 enemy Z/X with Cost 5 or less on "
            "a Normal Square to the top of its owner's deck.\n"
            "[Startup] (Player Yui; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            _onto("ヘリカルフォート"),
            _when_shifted(
                PlayerKey.YUI,
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True), Zone.DECK),
            ),
            _gains_a_shield(PlayerKey.YUI),
        ]),
    Card(
        "IG12-055", "Shield Creation, Nino", Color.WHITE, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 ニノ",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"イノセントスター" in the name.\n'
            "[Auto] (Player Nino) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, put up to 1 [Angel Dragon] card from your Trash "
            "into your Charge.\n"
            "[Startup] (Player Nino; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            _onto("イノセントスター"),
            _when_shifted(
                PlayerKey.NINO,
                Move(
                    choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.ANGEL_DRAGON), up_to=True), Zone.CHARGE
                ),
            ),
            _gains_a_shield(PlayerKey.NINO),
        ]),
    Card(
        "IG12-057", "Shield Creation, Barahara", Color.BLACK, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 バラハラ",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"レルムレイザー" in the name.\n'
            "[Auto] (Player Barahara) When a Shift is laid on this card, if this card is a "
            "Z/X with Cost 8 or more on a Square, destroy up to 1 enemy Z/X with Cost up to "
            "the number of [Cruel Dragon] cards in your Trash on a Normal Square.\n"
            "[Startup] (Player Barahara; your turn; once per turn by name) Put 1 card from "
            "your hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            _onto("レルムレイザー"),
            _when_shifted(
                PlayerKey.BARAHARA,
                Destroy(
                    choose(
                        1,
                        zx(
                            Side.ENEMY,
                            on=NORMAL,
                            cost_at_most=Per(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.CRUEL_DRAGON)),
                        ),
                        up_to=True,
                    ),
                ),
            ),
            _gains_a_shield(PlayerKey.BARAHARA),
        ]),
    Card(
        "IG12-058", "Shield Creation, Kushuru", Color.GREEN, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 クシュル",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ノーブルグローヴ" in the name.\n'
            "[Auto] (Player Kushuru) When a Shift is laid on this card, if this card is a Z/X "
            "with Cost 8 or more on a Square, you may put the top 2 cards of your deck into "
            "your Resource in Sleep State. If you did, put 2 cards from your Resource on the "
            "bottom of your deck.\n"
            "[Startup] (Player Kushuru; your turn; once per turn by name) Put 1 card from "
            "your hand into your Trash: If this card is a Z/X that has no Shield on a Square, "
            "this card gains 1 Shield."
        ),
        abilities=[
            _onto("ノーブルグローヴ"),
            _when_shifted(
                PlayerKey.KUSHURU,
                May(
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    then=[Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.DECK, bottom=True)],
                ),
            ),
            _gains_a_shield(PlayerKey.KUSHURU),
        ]),
    Card(
        "IG12-059", "Shield Creation, Ea", Color.COLORLESS, CardType.SHIFT,
        rarity=Rarity.SSR, tribes=(Tribe.OATH_ARMAMENT,), japanese="≪楯≫創展 エア",
        text=(
            "[Shift] (if you have 4 or more cards in your Resource) On 1 Z/X of yours with "
            '"ラストゼオレム" in the name.\n'
            "[Auto] (Player Ea) When a Shift is laid on this card, if this card is a Z/X with "
            "Cost 8 or more on a Square, put up to 1 enemy Z/X with Cost up to the number of "
            "face-up cards in your Dynamis on a Normal Square into its owner's Trash.\n"
            "[Startup] (Player Ea; your turn; once per turn by name) Put 1 card from your "
            "hand into your Trash: If this card is a Z/X that has no Shield on a Square, this "
            "card gains 1 Shield."
        ),
        abilities=[
            _onto("ラストゼオレム"),
            _when_shifted(
                PlayerKey.EA,
                Move(
                    choose(
                        1,
                        zx(
                            Side.ENEMY,
                            on=NORMAL,
                            cost_at_most=Per(1, card(Side.OWN, Zone.DYNAMIS, state=State.FACE_UP)),
                        ),
                        up_to=True,
                    ),
                    Zone.TRASH,
                ),
            ),
            _gains_a_shield(PlayerKey.EA),
        ]),
    # -- Creation ----------------------------------------------------------
    Card(
        "IG12-042", "Realm Razer, Black Foulness Creation", Color.BLACK, cost=8, power=11000,
        rarity=Rarity.SR, tribes=(Tribe.CRUEL_DRAGON,), japanese="穢黒創成 レルムレイザー",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 Z/X of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Barahara) When this card appears, you may destroy 1 Z/X of yours "
            "on a Normal Square. If you did, (you may put the top card of your deck into your "
            "Trash. If you did, you may put the top card of your deck into your Trash.) "
            "Return up to 2 black cards from your Trash to your hand."
        ),
        abilities=[
            _creation(5),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                do=[
                    May(
                        Destroy(choose(1, zx(Side.OWN, on=NORMAL))),
                        then=[
                            May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                            Move(
                                choose(2, card(Side.OWN, Zone.TRASH, color=Color.BLACK), up_to=True),
                                Zone.HAND,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-043", "Noble Grove, Living Green Creation", Color.GREEN, cost=7, power=10500, rarity=Rarity.SR,
        tribes=(Tribe.IVY_DRAGON,), japanese="活緑創成 ノーブルグローヴ",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 Z/X of yours on a "
            "Square: If you have 7 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Kushuru) When this card appears, put the top card of your deck "
            "into your Resource in Sleep State. Put up to 1 enemy Z/X on a Normal Square into "
            "its owner's Resource in Sleep State. If you have 11 or more [Ivy Dragon] cards "
            "in your Resource, put up to 1 enemy Z/X on a Normal Square into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            _creation(7),
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[
                    FromDeck(1, Zone.RESOURCE, State.SLEEP),
                    Move(
                        choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.RESOURCE, State.SLEEP
                    ),
                    If(
                        [AtLeast(11, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.IVY_DRAGON))],
                        do=[
                            Move(
                                choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True), Zone.RESOURCE, State.SLEEP
                            ),
                        ],
                    ),
                ],
            ),
        ]),
]
