"""Cards whose effects change the Cost of Z/X for a while."""

from tests.made_up.shapes import event
from zx_env.zx.cards.language import *

CARDS = [
    event("VC-001", Grant(choose(1, zx()), GainCost(3))),
    event("VC-002", Grant(each(zx(Side.ENEMY)), GainCost(-4), Until.ENEMY_TURN_ENDS)),
    event("VC-003", Grant(each(zx()), GainCost(-9, least=0), Until.BATTLE_ENDS)),
    event("VC-005", Move(choose(1, zx(Side.OWN)), Zone.CHARGE)),
    event("VC-006", Put(choose(1, zx(Side.OWN, zone=Zone.CHARGE)), NORMAL, empty=True)),
    event("VC-004", Destroy(each(zx(cost_at_least=5)))),
]
