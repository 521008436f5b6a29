"""B44: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_FORCE = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_POWER_OF_FORCE = PowerOf(zx(Side.OWN, zone=Zone.FORCE, having=(Having.FORCE_OF_THIS,)))

# fmt: off
CARDS = [
    Card(
        "B44-039", "Haroeris, Prayer Beast of Mixed Faith", Color.WHITE, cost=9, power=12000,
        tribes=(Tribe.CAIT_SITH, Tribe.HOLY_BEAST), japanese="混然たる信仰 祈獣ハロエリス", rarity=Rarity.LR,
        text=(
            "[Startup] (Charge; your turn; Heaven-break, once per turn) Destroy 1 Z/X of yours with "
            'printed Cost 9 and "ホルス" in the name on a Square: Put this card on a Normal Square '
            "without a Z/X.\n"
            "[Always] While this card is a Z/X on a Normal Square, each enemy Z/X on a Normal Square "
            'has -1000 Power for each card with "祈獣" in the name in your Charge.'
        ),
        abilities=[
            Startup(
                valid_in=Zone.CHARGE,
                limit=Limit.HEAVEN_BREAK,
                needs=[TurnOf(Side.OWN)],
                cost=[
                    Destroy(
                        choose(
                            1,
                            zx(
                                Side.OWN, name_contains="ホルス", cost_at_least=9, cost_at_most=9,
                                having=(Having.PRINTED_COST,),
                            ),
                        )
                    ),
                ],
                do=[Put(THIS, NORMAL, empty=True)],
            ),
            Always(
                needs=[this_is(zx(on=NORMAL))],
                do=[
                    GainPower(
                        Per(-1000, card(Side.OWN, Zone.CHARGE, name_contains="祈獣")),
                        each(zx(Side.ENEMY, on=NORMAL)),
                    ),
                ],
            ),
        ]),
    Card(
        "B44-060", "<<Dancing Oni>> Dolf a.k.a. Shuten", (Color.RED, Color.GREEN), cost=7, power=9000,
        tribes=(Tribe.MYTHOS, Tribe.HOURAI), icons=(Icon.MULTICOLOR,),
        japanese="≪舞鬼≫ドルフ a.k.a 酒呑", rarity=Rarity.WR,
        text=(
            "Multicolor.\n"
            "[Always] (Hand) While you have 5 or more cards in your Resource, this card has -2 Cost for "
            "each Z/X of yours that was rebooted on a Square this turn.\n"
            '[Startup] (your turn; twice per turn) Sleep this card, remove 1 card with "舞鬼" in the name '
            "in your Trash from the game: First choose 1 Z/X of yours on a Square. Reboot what was "
            "chosen first. Give what was chosen first +3000 Power until the end of the turn. Deal "
            "damage equal to the Power of what was chosen first to 1 enemy Z/X on a Normal Square."
        ),
        abilities=[
            Always(
                valid_in=Zone.HAND,
                needs=[AtLeast(5, card(Side.OWN, Zone.RESOURCE))],
                do=[GainCost(Per(-2, ThisTurn(Fate.REBOOTED, zx(Side.OWN))))],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                limit=Limit.TWICE_PER_TURN,
                cost=[
                    Sleep(THIS),
                    Move(choose(1, card(Side.OWN, Zone.TRASH, name_contains="舞鬼")), Zone.REMOVED),
                ],
                do=[
                    Pick(choose(1, zx(Side.OWN), keep=True)),
                    Reboot(KEPT),
                    Power(3000, KEPT),
                    Damage(PowerOf(KEPT), choose(1, zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ],
    ),
    # -- red ---------------------------------------------------------------
    Card(
        "B44-067", "Saylor, Lovely Maker and Breaker", Color.RED, CardType.ZX_EX, cost=7, power=5000,
        tribes=(Tribe.AVATAR,), japanese="三賢哲“可憐創壊” セーラ", rarity=Rarity.RR,
        text=(
            "[Possess] 1 Z/X with Cost 7 or less.\n"
            "[Always] This card cannot get Force by abilities.\n"
            "[Always] While it is your turn, the Power of this card is higher by the total Power of Z/X "
            "that are Force of this card in your Force zone.\n"
            "[Startup] (once per turn) For nothing: Deal damage equal to the Power of this card to 1 Z/X "
            "on a Normal Square. Deal damage equal to the Power of this card to 1 enemy Z/X on a Normal "
            "Square."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_most=7)]),
            Always(do=[Cannot(Bar.GET_FORCE)]),
            Always(needs=[TurnOf(Side.OWN)], do=[GainPower(_POWER_OF_FORCE)]),
            Startup(
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Damage(PowerOf(THIS), choose(1, zx(on=NORMAL))),
                    Damage(PowerOf(THIS), choose(1, zx(Side.ENEMY, on=NORMAL))),
                ],
            ),
        ]),
    # -- white -------------------------------------------------------------
    Card(
        "B44-069", "Barbiel, Scorpio of Twelve Saints", Color.WHITE, CardType.ZX_EX, cost=7, power=1000,
        tribes=(Tribe.AVATAR,), japanese="十二星聖“天蝎宮” バルビエル", rarity=Rarity.RR,
        text=(
            "[Possess] 2 Z/X with Cost 4 or more.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Always] Each card in your Life has the Ignition icon.\n"
            "[Startup] (your turn; once per turn) Put 1 card that is Force of this card from your Force "
            "zone into your Trash: Put 1 card without Ignition icon from your Trash into your Life. Deal "
            "1 damage to you."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_least=4), zx(Side.OWN, cost_at_least=4)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Always(do=[GainIcon(Icon.IGNITION, each(card(Side.OWN, Zone.LIFE)))]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Move(choose(1, _FORCE), Zone.TRASH)],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Move(
                        choose(1, card(Side.OWN, Zone.TRASH, without_icons=(Icon.IGNITION,))), Zone.LIFE
                    ),
                    DamagePlayer(Side.OWN, 1),
                ],
            ),
        ]),
    # -- black -------------------------------------------------------------
    Card(
        "B44-070", "Beelzebub, Gluttony of Cardinal Sins", Color.BLACK, CardType.ZX_EX, cost=6, power=0,
        tribes=(Tribe.AVATAR,), japanese="枢要大罪“暴食” ベルゼブブ", rarity=Rarity.RR,
        text=(
            "[Possess] 1 Z/X with Cost 4 or more.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Startup] (your turn; once per turn) For nothing: Destroy 1 enemy Z/X with Cost 5 or less on "
            "a Normal Square. If you did, put up to 1 Z/X with Cost up to the Cost of it from your Trash "
            "on a Normal Square without a Z/X."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_least=4)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    Then(
                        Destroy(choose(1, zx(Side.ENEMY, on=NORMAL, cost_at_most=5))),
                        then=[
                            Put(
                                choose(
                                    1, zx(Side.OWN, zone=Zone.TRASH, cost_at_most=CostOf(IT)), up_to=True
                                ),
                                NORMAL,
                                empty=True,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "B44-065", "Cavallo, Beastly Blade of Fellowship", Color.GREEN, cost=7, power=10500,
        tribes=(Tribe.AVATAR,), japanese="親交の獣刃詩 カヴァロ", rarity=Rarity.RR,
        text=(
            "[Always] (Everywhere) While you have 19 or fewer cards in your Resource, this card cannot "
            "appear by plays or abilities of its owner.\n"
            "[Always] Each Z/X of yours on a Square has +2000 Power and each Z/X of yours with another "
            "name than this card and Power 10000 or more on a Square is not affected by abilities of "
            "enemy Events.\n"
            "[Startup] (your turn) Pay green 3: Put 1 green Z/X with another name than this card from "
            "your Resource on a Normal Square without a Z/X."
        ),
        abilities=[
            Always(
                valid_in=EVERYWHERE,
                needs=[AtMost(19, card(Side.OWN, Zone.RESOURCE))],
                do=[Cannot(Bar.APPEAR)],
            ),
            Always(
                do=[
                    GainPower(2000, each(zx(Side.OWN))),
                    Unaffected(
                        by=card(Side.ENEMY, EVERYWHERE, kind=CardType.EVENT),
                        to=each(
                            zx(Side.OWN, power_at_least=10000, having=(Having.OTHER_NAME,))
                        ),
                    ),
                ],
            ),
            Startup(
                needs=[TurnOf(Side.OWN)],
                cost=[Pay(Color.GREEN, 3)],
                do=[
                    Put(
                        choose(
                            1,
                            zx(
                                Side.OWN, zone=Zone.RESOURCE, color=Color.GREEN,
                                having=(Having.OTHER_NAME,),
                            ),
                        ),
                        NORMAL,
                        empty=True,
                    ),
                ],
            ),
        ]),
    Card(
        "B44-071", "Chitose, Dragon King of Nine Heads", Color.GREEN, CardType.ZX_EX, cost=9, power=3000,
        tribes=(Tribe.AVATAR,), japanese="九戴龍王“九頭竜” チトセ", rarity=Rarity.RR,
        text=(
            "[Possess] 2 Z/X with Cost 5 or more.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Always] This card is not affected by abilities of other Z/X with Power up to the Power of "
            "this card.\n"
            "[Auto] When this card appears, put 1 card that is Force of this card from your Force zone "
            "into your Trash. If you did, look at the top 5 cards of your deck. Put up to 2 cards among "
            "them into their owners' Resource in Sleep State. Put the rest on the bottom of your deck in "
            "any order."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_least=5), zx(Side.OWN, cost_at_least=5)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Always(do=[Unaffected(by=zx(power_at_most=PowerOf(THIS), having=(Having.NOT_THIS,)))]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        Move(choose(1, _FORCE), Zone.TRASH),
                        then=[
                            Look(
                                5,
                                do=[
                                    Move(
                                        choose(2, looked(), up_to=True), Zone.RESOURCE, State.SLEEP
                                    ),
                                ],
                                rest=Rest.BOTTOM,
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- colorless ---------------------------------------------------------
    Card(
        "B44-072", "Azathoth, Foundation of Dreams", Color.COLORLESS, CardType.ZX_EX, cost=8, power=0,
        tribes=(Tribe.AVATAR,), japanese="幻夢“礎” ア・ザトアース", rarity=Rarity.RR,
        text=(
            "[Possess] 1 Z/X with Cost 8 or less.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Auto] When this card appears, destroy any number of enemy Z/X with Power of at least the "
            "Power of this card on a Normal Square."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_most=8)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Destroy(
                        choose(
                            ANY_NUMBER,
                            zx(Side.ENEMY, on=NORMAL, power_at_least=PowerOf(THIS)),
                            up_to=True,
                        )
                    ),
                ],
            ),
        ]),
]
