"""B44: a few of its cards, of the later era."""

from zx_env.zx.cards.language import *

# fmt: off
CARDS = [
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
]
