# ruff: noqa: RUF001 - Japanese names stand as printed
"""IG06: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_ALICIAS = ("アリシア", "メルク")
_MIDDLE = zx(Side.OWN, cost_at_least=4, cost_at_most=6)
_ISOLATE_WITH_SHIELD = Always(needs=[this_is(zx(having=(Having.WITH_SHIELD,)))], do=[Cannot(Bar.BE_CHOSEN)])


def _appears_by(player_extra: str) -> Always:
    """The card appears only if an ability of that Player Extra plays it."""
    by = card(Side.OWN, EVERYWHERE, named=Japanese(player_extra))
    return Always(valid_in=EVERYWHERE, do=[AppearsOnly(by=by, played=True)])


# fmt: off
CARDS = [
    # -- blue --------------------------------------------------------------
    Card(
        "IG06-064", "Merc Modification", Color.BLUE, CardType.EVENT, cost=3,
        japanese="メルク・モディフィケイション",
        text=(
            "[Always] (Hand; Player Alicia) While you have 5 or more cards in your Resource or your "
            "opponent has 5 or more cards in their Resource, this card is played without paying its "
            "Cost.\n"
            "[Event] (once per turn by name) If your Player is Alicia, reveal the top 5 cards of your "
            'deck. Return up to 2 cards with another name than this card and "アリシア" or "メルク" in the '
            "name among them to your hand. Put the rest on the bottom of your deck in any order.\n"
            "[Startup] (Force zone; Player Alicia; your turn; once per turn) Pay blue 1: If your "
            'opponent has 4 or more cards in their Resource, put up to 1 Z/X with "アリシア" or "メルク" in '
            "the name from your hand on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[
                    PlayerNamed(PlayerKey.ALICIA),
                    AnyOf([
                        AtLeast(5, card(Side.OWN, Zone.RESOURCE)),
                        AtLeast(5, card(Side.ENEMY, Zone.RESOURCE)),
                    ]),
                ],
                do=[FreePlay()],
            ),
            EventText(
                limit=Limit.NAME_LOCK,
                do=[
                    If(
                        [PlayerNamed(PlayerKey.ALICIA)],
                        do=[
                            Look(
                                5,
                                shown=True,
                                do=[
                                    Move(
                                        choose(
                                            2,
                                            looked(
                                                card(
                                                    Side.OWN, Zone.DECK, name_contains=_ALICIAS,  # ruling H54
                                                    having=(Having.OTHER_NAME,),
                                                )
                                            ),
                                            up_to=True,
                                        ),
                                        Zone.HAND,
                                    ),
                                ],
                                rest=Rest.BOTTOM,
                            ),
                        ],
                    ),
                ],
            ),
            Startup(
                valid_in=Zone.FORCE,
                needs=[
                    PlayerNamed(PlayerKey.ALICIA),
                    TurnOf(Side.OWN),
                ],
                limit=Limit.ONCE_PER_TURN,
                cost=[Pay(Color.BLUE, 1)],
                do=[
                    If(
                        [AtLeast(4, card(Side.ENEMY, Zone.RESOURCE))],
                        [
                            Put(
                                choose(
                                    1,
                                    zx(Side.OWN, zone=Zone.HAND, name_contains=_ALICIAS),  # ruling H54
                                    up_to=True,
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "IG06-080", "Sally, Backing Band", Color.WHITE, cost=5, power=7500,
        tribes=(Tribe.HOLY_BEAST, Tribe.MERMAID), japanese="響奏バックバンド サリィー",
        text=(
            "[Auto] (Charge) When this card is put into Charge by an ability of a white card of "
            "yours, you may pay white 1. If you did, put this card on a Normal Square without a Z/X. "
            "If you did, at the end of the turn, destroy this card.\n"
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: Let 1 "
            "Z/X of yours that is not in battle on a Normal Square and 1 Z/X of yours that is not in "
            "battle on your Player Square change Squares."
        ),
        abilities=[
            Automatic(
                when=Occurrence.PUT_IN_CHARGE,
                by_ability=card(Side.OWN, EVERYWHERE, color=Color.WHITE),
                valid_in=Zone.CHARGE,
                do=[
                    May(
                        Pay(Color.WHITE, 1),
                        then=[
                            Then(
                                Put(THIS, NORMAL, empty=True),
                                then=[AtEndOfTurn([Destroy(THIS)], to=THIS)],
                            ),
                        ],
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    Swap(
                        choose(1, zx(Side.OWN, on=NORMAL, having=(Having.NOT_IN_BATTLE,))),
                        choose(
                            1, zx(Side.OWN, on=OWN_PLAYER_SQUARE, having=(Having.NOT_IN_BATTLE,)), keep=True
                        ),
                    ),
                ],
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "IG06-068", "Mystica, Magic Sword Unleashed", Color.BLACK, cost=8, power=11000,
        tribes=(Tribe.TORTURERS,), japanese="魔剣開放 ミスティカ",
        text=(
            "[Startup] (Hand or Trash; Player Mystica; your turn) Pay black 1, return 8 other cards "
            'with "ミスティカ" in the name from your Trash to your deck and shuffle it: Put this card '
            "on a Normal Square without a Z/X.\n"
            "[Auto] (Player Mystica; once per turn by name) When your turn ends, if you have 9 or "
            "more Link cards on a Square and your opponent has no Z/X on a Square, deal 1 damage to "
            "your opponent."
        ),
        abilities=[
            Startup(
                valid_in=(Zone.HAND, Zone.TRASH),
                needs=[PlayerNamed(PlayerKey.MYSTICA), TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.BLACK, 1),
                    Move(
                        choose(
                            8,
                            card(
                                Side.OWN, Zone.TRASH, name_contains="ミスティカ",  # ruling H66
                                having=(Having.NOT_THIS,),
                            ),
                        ),
                        Zone.DECK,
                        shuffled=True,
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
            Automatic(
                when=Occurrence.TURN_ENDS,
                side=Side.OWN,
                needs=[PlayerNamed(PlayerKey.MYSTICA)],
                limit=Limit.NAME_LOCK,
                do=[
                    If(
                        [
                            AtLeast(9, card(Side.OWN, Zone.SQUARE, kind=CardType.LINK)),
                            AtMost(0, zx(Side.ENEMY)),
                        ],
                        [DamagePlayer(Side.ENEMY, 1)],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "IG06-069", "Happiness Time Colette", Color.GREEN, cost=2, power=3000, tribes=(Tribe.LYCANTHROPE,),
        icons=(Icon.IGNITION, Icon.LIFE_RECOVERY), japanese="ハピネスタイム コレット",
        text=(
            "Life Recovery.\n"
            "[Auto] (Player Colette) When this card appears, you may draw 1 card. If you have 5 or more "
            "cards in your Resource, put up to 1 card from your hand into your Resource in Sleep State.\n"
            "[Startup] (Player Colette; your turn; if you have 6 or more cards in your Resource) Sleep "
            'this card, put this card into your Trash: Put 1 "Beastman Friends" Token on a Normal Square '
            "without a Z/X."
        ),
        abilities=[
            Automatic(
                when=Occurrence.APPEARS,
                needs=[PlayerNamed(PlayerKey.COLETTE)],
                do=[
                    May(Draw(1)),
                    If(
                        [AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                        [
                            Move(
                                choose(1, card(Side.OWN, Zone.HAND), up_to=True), Zone.RESOURCE, State.SLEEP
                            ),
                        ],
                    ),
                ],
            ),
            Startup(
                needs=[
                    PlayerNamed(PlayerKey.COLETTE),
                    TurnOf(Side.OWN),
                    AtLeast(6, card(Side.OWN, Zone.RESOURCE)),
                ],
                cost=[Sleep(THIS), Move(THIS, Zone.TRASH)],
                do=[MakeToken("Beastman Friends", NORMAL)],
            ),
        ]),
    Card(
        "IG06-084", "Colette, War Game MVP", Color.GREEN, CardType.ZX_EX, cost=8, power=11000,
        japanese="戦争ゲーム'24MVP コレット",
        text=(
            "[Awaken] Put 5 cards from your Resource into your Trash.\n"
            "[Auto] When this card appears, put the top 6 cards of your deck into your Resource.\n"
            "[Startup] (your turn; once per turn) Put 1 card from your hand into your Trash: Put up "
            "to 2 Z/X on a Square of the Center Area into their owners' Resource in Sleep State. Put "
            'up to 1 "Beastman Friends" Token on a Normal Square without a Z/X.'
        ),
        abilities=[
            Awaken([Move(choose(5, card(Side.OWN, Zone.RESOURCE)), Zone.TRASH)]),
            Automatic(when=Occurrence.APPEARS, do=[FromDeck(6, Zone.RESOURCE)]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.ONCE_PER_TURN,
                cost=[Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH)],
                do=[
                    # diagram assumed
                    Move(choose(2, zx(on=CENTER), up_to=True), Zone.RESOURCE, State.SLEEP),
                    MakeToken("Beastman Friends", NORMAL, up_to=True),
                ],
            ),
        ]),
    # -- colourless --------------------------------------------------------
    Card(
        "IG06-087", "Raster, Caster and Judge", Color.COLORLESS, CardType.ZX_EX, cost=7, power=10500,
        japanese="実況！解説！審判！ ラスター",
        text=(
            "[Advent] 2 Z/X.\n"
            "[Startup] (Dynamis; your turn; Heaven-break, once per turn) Pay 1 of any color, put 1 "
            "Reboot Z/X of yours with Cost 7 or more on a Square on the bottom of its owner's deck: "
            "Put this card on a Normal Square without a Z/X.\n"
            "[Auto] When this card appears, you may put 1 card from your hand into your Trash. If you "
            "did, choose 1 of these: (1) return 1 card from your Trash to your hand; (2) destroy 1 "
            "enemy Z/X with Cost 6 or more on a Normal Square."
        ),
        abilities=[
            Advent([zx(Side.OWN), zx(Side.OWN)]),
            Startup(
                valid_in=Zone.DYNAMIS,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Pay(Color.COLORLESS, 1),
                    Move(
                        choose(1, zx(Side.OWN, cost_at_least=7, state=State.REBOOT)), Zone.DECK, bottom=True
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.TRASH),
                        then=[
                            OneOf([
                                [Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND)],
                                [Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_least=6)))],
                            ]),
                        ],
                    ),
                ],
            ),
        ]),
    Card(
        "IG06-092", "Ticalos, Mass-Produced for All Uses", Color.BLUE, cost=3, power=4500,
        tribes=(Tribe.METAL_FORTRESS,), icons=(Icon.IGNITION,),
        japanese="多目的量産型機械 ティカロス", rarity=Rarity.SR,
        text=(
            "[Always] Overdrive While it appeared by being played and it appeared from the deck or it "
            "appeared from Life, the Power of this card is 15000.\n"
            "[Startup] Sleep this card: Return up to 2 enemy Z/X on a Normal Square with total Power up "
            "to the Power of this card to their owners' hands. Draw that many cards."
        ),
        abilities=[
            Always(
                needs=[CameBy(Way.BY_PLAY), AnyOf([CameBy(Way.FROM_DECK), CameBy(Way.FROM_LIFE)])],
                do=[PowerIs(15000)],
                keyword="Overdrive",
            ),
            Startup(
                cost=[Sleep(THIS)],
                do=[
                    Move(
                        choose(
                            2,
                            zx(Side.ENEMY, on=NORMAL),
                            up_to=True,
                            total_power_at_most=PowerOf(THIS),
                        ),
                        Zone.HAND,
                    ),
                    Draw(PerDone(1)),
                ],
            ),
        ]),
    Card(
        "IG06-058", "Alicia, MVP of the War Game", Color.BLUE, CardType.ZX_EX, cost=7, power=0,
        japanese="戦争ゲーム'24MVP アリシア", rarity=Rarity.SSR,
        text=(
            "[Possess] 1 Z/X with Cost 4 to 6.\n"
            "[Possess] 2 Z/X with Cost 4 to 6.\n"
            "[Always] This card cannot get Force by abilities.\n"
            "[Always] The Power of this card is higher by the total Cost of cards that are Force of this "
            "card in your Force zone times 1000.\n"
            "[Startup] (your turn; once per turn) For nothing: Put up to 1 Z/X with Power up to the Power "
            "of this card minus 500 from your hand on a Normal Square without a Z/X."
        ),
        abilities=[
            Possess([_MIDDLE]),
            Possess([_MIDDLE, _MIDDLE]),
            Always(do=[Cannot(Bar.GET_FORCE)]),
            Always(
                do=[
                    GainPower(
                        CostOf(card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,)), times=1000)
                    ),
                ]
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Put(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, power_at_most=PowerOf(THIS, plus=-500)),
                            up_to=True,
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    # -- cards that the Player Extra of their Player plays --------------------
    Card(
        "IG06-041", "Liza, Opening Up Fate", Color.WHITE, cost=8, power=11000, tribes=(Tribe.HOLY_BEAST,),
        japanese="運命を拓く者∀リーザ", rarity=Rarity.SR,
        text=(
            "[Always] (Everywhere) This card appears only by being played by abilities of "
            '"リーザ・ブリュンヒルト∀" of yours.\n'
            "[Always] While this card is a Z/X with a Shield on a Square, this card cannot be chosen by "
            "abilities.\n"
            "[Auto] When this card appears, destroy up to 1 enemy Z/X on a Normal Square.\n"
            "[Startup] (your turn; once per turn) For nothing: Put up to 1 Z/X with Cost 3 or less "
            'from your Charge on a Normal Square without a Z/X. Play up to 1 Z/X with "リーザ" or '
            '"ミニョン" in the name from your hand without paying its Cost, as a regular play.'
        ),
        abilities=[
            _appears_by("リーザ・ブリュンヒルト∀"),
            _ISOLATE_WITH_SHIELD,
            Automatic(
                when=Occurrence.APPEARS,
                do=[Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.CHARGE, cost_at_most=3), up_to=True),
                        NORMAL,
                        empty=True,
                    ),
                    PlayFree(
                        choose(
                            1,
                            zx(Side.OWN, zone=Zone.HAND, name_contains=("リーザ", "ミニョン")),
                            up_to=True,
                        ),
                        regular=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG06-043", "Mystica, Opening Up Fate", Color.BLACK, cost=8, power=11000,
        tribes=(Tribe.TORTURERS,), japanese="運命を拓く者∀ミスティカ", rarity=Rarity.SR,
        text=(
            "[Always] (Everywhere) This card appears only by being played by abilities of "
            '"ミスティカ・サンクトゥス∀" of yours.\n'
            "[Always] While this card is a Z/X with a Shield on a Square, this card cannot be chosen by "
            "abilities.\n"
            "[Auto] When this card appears, you may put the top card of your deck into your Trash. If you "
            "did, you may put the top card of your deck into your Trash. If you did, you may put the top "
            "card of your deck into your Trash. If you did, you may put the top card of your deck into "
            "your Trash. In any case, destroy up to 1 enemy Z/X on a Normal Square.\n"
            '[Startup] (your turn; once per turn) For nothing: Put 1 Z/X with "ミスティカ" in the name '
            "from your Trash on a Normal Square without a Z/X."
        ),
        abilities=[
            _appears_by("ミスティカ・サンクトゥス∀"),
            _ISOLATE_WITH_SHIELD,
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    May(
                        FromDeck(1, Zone.TRASH),
                        then=[
                            May(
                                FromDeck(1, Zone.TRASH),
                                then=[
                                    May(FromDeck(1, Zone.TRASH), then=[May(FromDeck(1, Zone.TRASH))]),
                                ],
                            ),
                        ],
                    ),
                    Destroy(choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True)),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Put(
                        choose(1, zx(Side.OWN, zone=Zone.TRASH, name_contains="ミスティカ")),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "IG06-027", "Mystica, Magic Swordswoman of the Black Land", Color.BLACK, cost=7, power=10500,
        tribes=(Tribe.TORTURERS,), japanese="黒の国の魔剣士 ミスティカ", rarity=Rarity.R,
        text=(
            "[Startup] (Player Mystica; your turn) Sleep this card: Destroy each adjacent enemy Z/X on a "
            "Square.\n"
            "[Auto] (Player Mystica; once per turn by name) When an enemy card is destroyed by this "
            'card, if you have "Mystica, Opening Up Fate" on a Square, put up to 1 Z/X with Cost 3 '
            'or less and "ミスティカ" in the name from your Trash on a Normal Square without a Z/X. Deal '
            "1 damage to your opponent."
        ),
        abilities=[
            Startup(
                needs=[PlayerNamed(PlayerKey.MYSTICA), TurnOf(Side.OWN)],
                cost=[Sleep(THIS)],
                do=[Destroy(each(zx(Side.ENEMY, having=(Having.ADJACENT,))))],
            ),
            Automatic(
                when=Occurrence.IS_DESTROYED,
                of=card(Side.ENEMY, Zone.SQUARE),
                by=THIS,
                needs=[PlayerNamed(PlayerKey.MYSTICA)],
                limit=Limit.NAME_LOCK,
                do=[
                    If(
                        [AtLeast(1, zx(Side.OWN, named="Mystica, Opening Up Fate"))],
                        do=[
                            Put(
                                choose(
                                    1,
                                    zx(
                                        Side.OWN, zone=Zone.TRASH, cost_at_most=3,
                                        name_contains="ミスティカ",
                                    ),
                                    up_to=True,
                                ),
                                NORMAL,
                                empty=True,
                            ),
                            DamagePlayer(Side.ENEMY, 1),
                        ],
                    ),
                ],
            ),
        ]),
]
