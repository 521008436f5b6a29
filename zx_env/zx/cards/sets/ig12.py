"""IG12: Shifts that give Shields, cards with Creation (rulings H112 and H113), and a Z/X EX."""

from zx_env.zx.cards.language import *

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
            shift_onto("ロードクリムゾン"),
            when_shifted(
                PlayerKey.MEIRARU,
                Damage(12000, choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6), up_to=True)),
            ),
            shield_for_a_card(PlayerKey.MEIRARU),
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
            shift_onto("サイクロトロン"),
            Startup(
                needs=[PlayerNamed(PlayerKey.SUGURE), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[If([this_is(zx(cost_at_least=8))], [Look(2, rest=Rest.TOP)]), May(Shuffle())],
            ),
            shield_for_a_card(PlayerKey.SUGURE),
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
            shift_onto("ヘリカルフォート"),
            when_shifted(
                PlayerKey.YUI,
                Move(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5), up_to=True), Zone.DECK),
            ),
            shield_for_a_card(PlayerKey.YUI),
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
            shift_onto("イノセントスター"),
            when_shifted(
                PlayerKey.NINO,
                Move(
                    choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.ANGEL_DRAGON), up_to=True), Zone.CHARGE
                ),
            ),
            shield_for_a_card(PlayerKey.NINO),
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
            shift_onto("レルムレイザー"),
            when_shifted(
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
            shield_for_a_card(PlayerKey.BARAHARA),
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
            shift_onto("ノーブルグローヴ"),
            when_shifted(
                PlayerKey.KUSHURU,
                May(
                    FromDeck(2, Zone.RESOURCE, State.SLEEP),
                    then=[Move(choose(2, card(Side.OWN, Zone.RESOURCE)), Zone.DECK, bottom=True)],
                ),
            ),
            shield_for_a_card(PlayerKey.KUSHURU),
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
            shift_onto("ラストゼオレム"),
            when_shifted(
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
            shield_for_a_card(PlayerKey.EA),
        ]),
    # -- Creation ----------------------------------------------------------
    Card(
        "IG12-042", "Realm Razer, Black Foulness Creation", Color.BLACK, cost=8, power=11000,
        rarity=Rarity.SR, tribes=(Tribe.CRUEL_DRAGON,), japanese="穢黒創成 レルムレイザー",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Barahara) When this card appears, you may destroy 1 Z/X of yours "
            "on a Normal Square. If you did, (you may put the top card of your deck into your "
            "Trash. If you did, you may put the top card of your deck into your Trash.) "
            "Return up to 2 black cards from your Trash to your hand."
        ),
        abilities=[
            creation(5),
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
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 7 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] (Player Kushuru) When this card appears, put the top card of your deck "
            "into your Resource in Sleep State. Put up to 1 enemy Z/X on a Normal Square into "
            "its owner's Resource in Sleep State. If you have 11 or more [Ivy Dragon] cards "
            "in your Resource, put up to 1 enemy Z/X on a Normal Square into its owner's "
            "Resource in Sleep State."
        ),
        abilities=[
            creation(7),
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

    # -- those that ask for a Player card with the sign for all ------------
    Card(
        "IG12-001", "Lord Crimson, Sign of Glory", Color.RED, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.GLORY_DRAGON,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="栄光の兆し ロードクリムゾン",
        text=(
            "Void Bringer.\n"
            "[Startup] (Player Meiraru; your turn; once per turn) Remove 1 [Glory Dragon] card "
            "in your Trash from the game: Deal 5000 damage to 1 enemy Z/X on a Normal Square. "
            'If "赤の竜の巫女メイラル∀" is face up on your Player Square, deal 9000 damage to up to 1 '
            "other Z/X on a Normal Square.\n"
            "[Auto] (Player Meiraru; once per turn) When a Z/X is destroyed by an ability of this card, "
            "remove up to 1 card in either player's Charge from the game."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.MEIRARU), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.TRASH, tribe=Tribe.GLORY_DRAGON)), Zone.REMOVED)],
                do=[
                    Damage(5000, choose(1, zx(Side.ENEMY, on=NORMAL))),
                    if_for_all(
                        "赤の竜の巫女メイラル",
                        Damage(9000, choose(1, zx(on=NORMAL, having=(Having.NOT_THIS,)), up_to=True)),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=zx(),
                by_ability=zx(Side.OWN, having=(Having.IS_THIS,)),
                needs=[PlayerNamed(PlayerKey.MEIRARU)],
                limit=Limit.ONCE_PER_TURN,
                do=[Move(choose(1, card(Side.ANY, Zone.CHARGE), up_to=True), Zone.REMOVED)],
            ),
        ]),
    Card(
        "IG12-004", "Innocent Star, Wavering Rays", Color.WHITE, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.ANGEL_DRAGON,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="たゆたう光芒 イノセントスター",
        text=(
            "Void Bringer.\n"
            "[Startup] (Charge; Player Nino; your turn; once per turn by name) Return 5 "
            "[Angel Dragon] cards from your Trash to the top of your deck: Shuffle your deck. "
            "Put this card on a Normal Square without a Z/X.\n"
            "[Startup] (Player Nino; your turn; once per turn) For nothing: Put the top card "
            'of your deck into your Charge. If "白の竜の巫女ニノ∀" is face up on your Player Square, '
            "return 1 Event from your Trash to your hand."
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                needs=[PlayerNamed(PlayerKey.NINO), TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(5, card(Side.OWN, Zone.TRASH, tribe=Tribe.ANGEL_DRAGON)), Zone.DECK)],
                do=[Shuffle(), Put(THIS, NORMAL, empty=True)],
            ),
            Startup(
                needs=[PlayerNamed(PlayerKey.NINO), TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[],
                do=[
                    FromDeck(1, Zone.CHARGE),
                    if_for_all(
                        "白の竜の巫女ニノ",
                        Move(choose(1, card(Side.OWN, Zone.TRASH, kind=CardType.EVENT)), Zone.HAND),
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-006", "Realm Razer, Dew of Ruin", Color.BLACK, cost=3, power=4500, rarity=Rarity.N,
        tribes=(Tribe.CRUEL_DRAGON,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="破滅の天露 レルムレイザー",
        text=(
            "Void Bringer.\n"
            '[Always] (Trash; Player Barahara) You can also play "Realm Razer, Dew of Ruin" '
            "from your Trash, paying their Cost.\n"
            "[Always] (Trash; Player Barahara) This card has -1 Cost for every 3 other [Cruel "
            "Dragon] cards in your Trash.\n"
            "[Auto] (Player Barahara) When this card appears by being played, draw 1 card. If "
            '"黒の竜の巫女バラハラ∀" is face up on your Player Square, destroy 1 enemy Z/X with Cost 5 '
            "or less on a Normal Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.TRASH,
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                do=[PlayFrom(zx(Side.OWN, zone=Zone.TRASH, named="Realm Razer, Dew of Ruin"))],
            ),
            Always(
                valid_in=Zone.TRASH,
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                do=[
                    GainCost(
                        Per(
                            -1,
                            card(
                                Side.OWN, Zone.TRASH, tribe=Tribe.CRUEL_DRAGON, having=(Having.NOT_THIS,)
                            ),
                            cards=3,
                        ),
                    ),
                ],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                way=Way.BY_PLAY,
                needs=[PlayerNamed(PlayerKey.BARAHARA)],
                do=[
                    Draw(1),
                    if_for_all(
                        "黒の竜の巫女バラハラ",
                        Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5))),
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-007", "Noble Grove, Mercy Light of Blessing", Color.GREEN, cost=3, power=4500,
        rarity=Rarity.N, tribes=(Tribe.IVY_DRAGON,), icons=(Icon.IGNITION, Icon.VOID_BRINGER),
        japanese="恵みの慈輝 ノーブルグローヴ",
        text=(
            "Void Bringer.\n"
            "[Auto] (Player Kushuru) When this card appears, reveal the top 3 cards of your "
            "deck. Return up to 1 Z/X among them to its owner's hand. Put the rest on the "
            'bottom of your deck in any order. If "緑の竜の巫女クシュル∀" is face up on your Player '
            "Square, put the top card of your deck into your Resource in Sleep State."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.KUSHURU)],
                do=[
                    Look(
                        3,
                        do=[Move(choose(1, looked(zx()), up_to=True), Zone.HAND)],
                        rest=Rest.BOTTOM,
                        shown=True,
                    ),
                    if_for_all("緑の竜の巫女クシュル", FromDeck(1, Zone.RESOURCE, State.SLEEP)),
                ],
            ),
        ]),

    # -- other cards with Shields ------------------------------------------
    Card(
        "IG12-009", "Slide a.k.a. Reiki, Dancing Demon", Color.RED, cost=4, power=4500, rarity=Rarity.N,
        tribes=(Tribe.MYTHOS, Tribe.HOURAI), japanese="≪舞鬼≫スライド a.k.a 霊鬼",
        text=(
            '[Always] (Hand) While you have 4 or more cards with "舞鬼" in the name in your '
            "Resource, this card costs 3 less to play.\n"
            "[Startup] (your turn; once per turn by name) Sleep this card, remove 1 card in "
            "your hand from the game: Draw 2 cards. If you have 2 or more cards in your "
            "Remove Zone, Reboot this card. In any case, if you have 5 or more cards with "
            '"舞鬼" in the name in your Remove Zone, this card gains 1 Shield.'
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(4, card(Side.OWN, Zone.RESOURCE, name_contains="舞鬼"))],
                do=[CostsLess(3)],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Sleep(THIS), Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED)],
                do=[
                    Draw(2),
                    If([AtLeast(2, card(Side.OWN, Zone.REMOVED))], do=[Reboot(THIS)]),
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.REMOVED, name_contains="舞鬼"))],
                        do=[GainShields(THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-010", "Prestissimo, Voice of the Strange Dragon", Color.WHITE, cost=3, power=4500,
        rarity=Rarity.N, tribes=(Tribe.DRAGON_GIRL,), icons=(Icon.IGNITION, Icon.LIFE_RECOVERY),
        japanese="異龍の声律 プレスティシモ",
        text=(
            "Life Recovery.\n"
            "[Auto] When this card appears, reveal up to the top 2 cards of your deck. Return "
            "1 card among them to its owner's hand. Put the rest into your Trash.\n"
            "[Startup] (your turn; once per turn by name) Return 2 [Dragon Girl] cards from "
            "your Remove Zone to the top of your deck: Shuffle your deck. If you have 5 or "
            'more cards with "異龍" in the name in your Resource, this card gains 1 Shield.'
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Look(
                        2,
                        do=[Move(choose(1, looked()), Zone.HAND)],
                        rest=Rest.TRASH,
                        shown=True,
                        up_to=True,
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.NAME_LOCK,
                cost=[Move(choose(2, card(Side.OWN, Zone.REMOVED, tribe=Tribe.DRAGON_GIRL)), Zone.DECK)],
                do=[
                    Shuffle(),
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="異龍"))],
                        do=[GainShields(THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-012", "Decarabia, Starlight Digital Witch", Color.WHITE, cost=5, power=7500, rarity=Rarity.N,
        tribes=(Tribe.BATTLE_DRESS, Tribe.HOLY_BEAST), japanese="D・ウィッチ 星芒のデカラビア",
        text=(
            "[Always] (Hand) While you have 8 or more other cards in your hand or Charge, "
            "this card costs 4 less to play.\n"
            "[Auto] (once per turn by name) When this card appears, return up to 1 card from "
            "either player's Charge to its owner's hand. You may put the top card of your "
            'deck into your Charge. If you have 5 or more cards with "D・ウィッチ" in the name in '
            "your Resource, this card gains 1 Shield."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(8, card(Side.OWN, (Zone.HAND, Zone.CHARGE), having=(Having.NOT_THIS,)))],
                do=[CostsLess(4)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                limit=Limit.NAME_LOCK,
                do=[
                    Move(choose(1, card(Side.ANY, Zone.CHARGE), up_to=True), Zone.HAND),
                    May(FromDeck(1, Zone.CHARGE)),
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE, name_contains="D・ウィッチ"))],
                        do=[GainShields(THIS)],
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-021", "Upbeat a.k.a. Shuten, Dancing Demon", (Color.RED, Color.GREEN), cost=6, power=7500,
        rarity=Rarity.R, tribes=(Tribe.MYTHOS, Tribe.HOURAI), icons=(Icon.MULTICOLOR,),
        japanese="≪舞鬼≫アップビート a.k.a 酒呑",
        text=(
            "Multicolor.\n"
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            '[Auto] When this card appears, Reboot up to 1 other Z/X of yours with "舞鬼" in '
            "the name on a Square. If you did, deal 2000 damage to each enemy Z/X on a "
            "Square."
        ),
        abilities=[
            creation(5),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        Reboot(
                            choose(
                                1,
                                zx(Side.OWN, name_contains="舞鬼", having=(Having.NOT_THIS,)),
                                up_to=True,
                            ),
                        ),
                        then=[Damage(2000, each(zx(Side.ENEMY)))],
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-022", "Strange Dragon, Divine Speed f", Color.RED, cost=6, power=9000, rarity=Rarity.R,
        tribes=(Tribe.DRAGON_GIRL,), japanese="異龍∮神速 f",
        text=(
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 5 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            "[Auto] When this card appears, destroy up to 1 enemy Z/X on a Normal Square. "
            'Return up to 1 card with "異龍" in the name from your Trash or Remove Zone to your '
            "hand."
        ),
        abilities=[
            creation(5),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                    Move(
                        choose(
                            1,
                            card(Side.OWN, (Zone.TRASH, Zone.REMOVED), name_contains="異龍"),
                            up_to=True,
                        ),
                        Zone.HAND,
                    ),
                ],
            ),
        ]),
    Card(
        "IG12-025", "Stacy Ageha, Full Bullet", (Color.BLACK, Color.GREEN), cost=10, power=12000,
        rarity=Rarity.R, tribes=(Tribe.NOSFERATU, Tribe.PLASECT), icons=(Icon.MULTICOLOR,),
        japanese="ステイシー“フルバレット”アゲハ",
        text=(
            "Multicolor.\n"
            "[Startup] (Hand; Creation, once per turn) Spend 1 Shield of 1 card of yours on a "
            "Square: If you have 6 or more cards in your Resource, put this card on a Normal "
            "Square without a Z/X.\n"
            '[Auto] When this card appears, if the number of cards with "ステイシー" in the name '
            "in your Resource is at least the number of cards in your Resource, put the top 4 "
            'cards of your deck into your Trash. Return 1 card with "ステイシー" in the name from '
            "your Trash to your hand."
        ),
        abilities=[
            creation(6),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    If(
                        [
                            AtLeast(
                                Per(1, card(Side.OWN, Zone.RESOURCE)),
                                card(Side.OWN, Zone.RESOURCE, name_contains="ステイシー"),
                            ),
                        ],
                        do=[
                            FromDeck(4, Zone.TRASH),
                            Move(
                                choose(1, card(Side.OWN, Zone.TRASH, name_contains="ステイシー")), Zone.HAND
                            ),
                        ],
                    ),
                ],
            ),
        ]),
]
