
"""E08, an extra pack: some of its cards, and the Token that one of them makes."""

from zx_env.cards.language import (
    NORMAL,
    Automatic,
    Awaken,
    Card,
    Damage,
    MakeToken,
    Move,
    That,
    TurnOf,
    card,
    choose,
    zx,
)
from zx_env.cards.names import Tribe
from zx_env.terms import CardType, Color, Occurrence, Side, Zone

# fmt: off
CARDS = [
    Card(
        "E08-051", "Baal, Worst Overlord in History", Color.COLORLESS, CardType.ZX_EX, cost=10, power=15000,
        tribes=(Tribe.WAKER, Tribe.BAAL), japanese="史上最凶超魔王バール",
        text=(
            "[Awaken] Return 1 card with Cost 5 or more from your hand to your deck and shuffle "
            "it and show it. Return 1 card with Cost 5 or more from your Resource to your deck "
            "and shuffle it and show it. Return 1 card with Cost 5 or more from your Charge to "
            "your deck and shuffle it and show it. Return 1 card with Cost 5 or more from your "
            "Trash to your deck and shuffle it and show it.\n"
            '[Auto] When this card appears, put up to 2 "Baal Slave" Tokens each on a Normal '
            "Square without a Z/X.\n"
            "[Auto] (your opponent's turn) When an enemy Z/X appears, deal 7000 damage to that "
            "Z/X."
        ),
        abilities=[
            Awaken([
                Move(
                    choose(1, card(Side.OWN, zone, cost_at_least=5)), Zone.DECK, shown=True, shuffled=True
                )
                for zone in (Zone.HAND, Zone.RESOURCE, Zone.CHARGE, Zone.TRASH)
            ]),
            Automatic(when=Occurrence.APPEARS, do=[MakeToken("Baal Slave", NORMAL, 2, up_to=True)]),
            Automatic(
                when=Occurrence.APPEARS,
                of=zx(Side.ENEMY),
                needs=[TurnOf(Side.ENEMY)],
                do=[Damage(7000, That(zx()))],
            ),
        ]),
    Card(
        # Cost, Power and tribe are assumed: no source prints them.
        "E08-T01", "Baal Slave", Color.COLORLESS, CardType.TOKEN, cost=3, power=5000, tribes=(Tribe.BAAL,),
        japanese="バールスレイヴ"),
]
