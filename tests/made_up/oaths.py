"""Z/X Overboost, and Events about them."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

CARDS = [
    event("T-115", Overboost(zx(name_contains="アネート")), name="Sudden Oath"),
    event("T-116", Move(each(zx(kind=CardType.ZX_OB)), Zone.HAND), name="Broken Oath"),
    Card(
        "T-118", "Oath of Asuka", Color.WHITE, CardType.ZX_OB, cost=7, power=9000, japanese="“誓装”天王寺飛鳥"
    ),
    Card(
        "T-119", "Oath of Ayase", Color.BLACK, CardType.ZX_OB, cost=7, power=9000, japanese="“誓装”上柚木綾瀬"
    ),
    Card(
        "T-120", "Oath of Urara", Color.COLORLESS, CardType.ZX_OB, cost=7, power=9000, japanese="“誓装”うらら"
    ),
    event("T-129", Then(Overboost(zx(name_contains="アネート")), then=[Draw(1)]), name="Oath and a Card"),
    Card(
        "L-035",
        "Reia of Steel",
        Color.BLUE,
        CardType.ZX_OB,
        cost=7,
        power=10500,
        tribes=(Tribe.OVERBOOST, Tribe.METAL_FORTRESS),
        japanese="鋼の怜亜",
    ),
]
