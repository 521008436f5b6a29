"""B29: cards of the Dreamland."""

from zx_env.cards.language import (
    AtLeast,
    Card,
    EventText,
    If,
    Overboost,
    PlayerNamed,
    TurnOf,
    card,
    zx,
)
from zx_env.cards.names import PlayerKey, Tribe
from zx_env.terms import CardType, Color, Icon, Side, Zone

# fmt: off
CARDS = [
    Card(
        "B29-071", "Urara, Oath to the Dreamland", Color.COLORLESS, CardType.EVENT, cost=3,
        icons=(Icon.OVERBOOST,), japanese="うらら 夢境への誓い",
        text=(
            "[Event] If your Player is Urara, it is your turn, your opponent has 6 or more cards in "
            "their Resource and you have 4 or more [Ku Rito] cards in your Resource, your Player "
            'becomes a Z/X Overboost with "うらら" in the name on a Square without a Z/X.'
        ),
        abilities=[
            EventText(do=[
                If(
                    [
                        PlayerNamed(PlayerKey.URARA),
                        TurnOf(Side.OWN),
                        AtLeast(6, card(Side.ENEMY, Zone.RESOURCE)),
                        AtLeast(4, card(Side.OWN, Zone.RESOURCE, tribe=Tribe.KU_RITO)),
                    ],
                    do=[Overboost(zx(name_contains="うらら"))],
                ),
            ]),
        ]),
]
