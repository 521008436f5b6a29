"""Cards that choose cards of different names or Costs."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("Q-050", Move(choose(3, card(Side.OWN, Zone.TRASH), different=Trait.NAME), Zone.HAND)),
    event("Q-051", Destroy(choose(3, zx(), up_to=True, different=Trait.COST))),
    body(
        "Q-052",
        Startup(
            cost=[Move(choose(3, card(Side.OWN, Zone.TRASH), different=Trait.NAME), Zone.REMOVED)],
            do=[Draw(1)],
        ),
        Startup(
            cost=[Move(choose(2, card(Side.OWN, Zone.HAND), different=Trait.COST), Zone.DECK, bottom=True)],
            do=[Power(1000, THIS)],
        ),
        Always(needs=[Different(3, Trait.NAME, card(Side.OWN, Zone.CHARGE))], do=[GainPower(2000)]),
    ),
]
