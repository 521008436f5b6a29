"""E47: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

_FORCE = card(Side.OWN, Zone.FORCE, having=(Having.FORCE_OF_THIS,))
_POWER_OF_FORCE = PowerOf(zx(Side.OWN, zone=Zone.FORCE, having=(Having.FORCE_OF_THIS,)))
_CHEAP = zx(Side.OWN, cost_at_most=3)

# fmt: off
CARDS = [
    # -- blue --------------------------------------------------------------
    Card(
        "E47-073", "Atlas, Computing Tower FPAA", Color.BLUE, CardType.ZX_EX, cost=7, power=2000,
        tribes=(Tribe.AVATAR,), japanese="電算楼閣“FPAA” アトラス", rarity=Rarity.RR,
        text=(
            "[Possess] 2 Z/X with Cost 3 or less.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Startup] (once per turn) Put 2 cards that are Force of this card from your Force zone into "
            "your Trash: If you have 4 or more cards in your Resource and 4 or fewer cards in your hand, "
            "draw 5 cards and 1 less for each card in your hand."
        ),
        abilities=[
            Possess([_CHEAP, _CHEAP]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Startup(
                cost=[Move(choose(2, _FORCE), Zone.TRASH)],
                limit=Limit.ONCE_PER_TURN,
                do=[
                    If(
                        [
                            AtLeast(4, card(Side.OWN, Zone.RESOURCE)),
                            AtMost(4, card(Side.OWN, Zone.HAND)),
                        ],
                        [Draw(Per(-1, card(Side.OWN, Zone.HAND), plus=5))],
                    ),
                ],
            ),
        ]),
    # -- green -------------------------------------------------------------
    Card(
        "E47-078", "Yggdrasil, Spirit Tree of Hundred Eyes", Color.GREEN, CardType.ZX_EX, cost=10, power=0,
        tribes=(Tribe.AVATAR,), japanese="精霊樹“百目鬼” ユグドラシル", rarity=Rarity.RR,
        text=(
            "[Possess] 2 Z/X with Cost 8 or less.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Auto] When this card appears, put 1 card that is Force of this card from your Force zone "
            "into your Trash. If you did, reveal the top 4 cards of your deck. Put up to 1 Z/X with Cost "
            "6 or less among them on a Normal Square without a Z/X. At the end of the turn, put it into "
            "its owner's Resource in Sleep State. Shuffle the rest back into your deck."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_most=8), zx(Side.OWN, cost_at_most=8)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Automatic(
                when=Occurrence.APPEARS,
                do=[
                    Then(
                        Move(choose(1, _FORCE), Zone.TRASH),
                        then=[
                            Look(
                                4,
                                shown=True,
                                do=[
                                    Put(
                                        choose(1, looked(zx(cost_at_most=6)), up_to=True),
                                        NORMAL,
                                        empty=True,
                                    ),
                                    AtEndOfTurn([Move(IT, Zone.RESOURCE, State.SLEEP)]),
                                ],
                            ),
                        ],
                    ),
                ],
            ),
        ]),
    # -- colorless ---------------------------------------------------------
    Card(
        "E47-081", "Levy, Envy of Utmost Sins", Color.COLORLESS, CardType.ZX_EX, cost=6, power=0,
        tribes=(Tribe.AVATAR,), japanese="極罪“嫉妬” レヴィー", rarity=Rarity.RR,
        text=(
            "[Possess] 1 Z/X with Cost 4 or more.\n"
            "[Always] This card cannot get Force by abilities and the Power of this card is higher by the "
            "total Power of Z/X that are Force of this card in your Force zone.\n"
            "[Always] Each card in your opponent's Dynamis has +2 Cost.\n"
            "[Auto] When this card is destroyed, you may put the top card of your deck into your Charge."
        ),
        abilities=[
            Possess([zx(Side.OWN, cost_at_least=4)]),
            Always(do=[Cannot(Bar.GET_FORCE), GainPower(_POWER_OF_FORCE)]),
            Always(do=[GainCost(2, each(card(Side.ENEMY, Zone.DYNAMIS)))]),
            Automatic(when=Occurrence.IS_DESTROYED, do=[May(FromDeck(1, Zone.CHARGE))]),
        ]),
]
