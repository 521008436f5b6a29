"""Cards that ask which turn it is; Events whose effects last until the end of a next turn."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_OWN, _ENEMY = choose(1, zx(Side.OWN)), choose(1, zx(Side.ENEMY))
_DRAWS = Startup(needs=[TurnOf(Side.ENEMY)], cost=[], do=[Draw(1)], limit=Limit.ONCE_PER_TURN)

CARDS = [
    event("WA-001", Power(2000, _OWN, Until.ENEMY_TURN_ENDS)),
    event("WA-002", Power(-2000, _ENEMY, Until.ENEMY_TURN_ENDS)),
    event("WA-003", Power(2000, _OWN, Until.OWN_TURN_ENDS)),
    event("WA-004", Power(-2000, _ENEMY, Until.OWN_TURN_ENDS)),
    event("WA-005", Grant(_OWN, GainRange(2), Until.ENEMY_TURN_ENDS)),
    event("WA-006", Grant(_OWN, Gains(_DRAWS), Until.ENEMY_TURN_ENDS)),
    event("WA-007", Grant(_ENEMY, Gains(Always(do=[GainPower(-2000)])), Until.ENEMY_TURN_ENDS)),
    event("WA-008", Grant(_ENEMY, Cannot(Bar.ATTACK), Until.ENEMY_TURN_ENDS)),
    event("WA-009", Grant(_OWN, PowerIs(9000), Until.OWN_TURN_ENDS)),
    event("WA-010", Grant(_OWN, GainColor(Color.BLUE), Until.ENEMY_TURN_ENDS)),
    event("WA-011", Grant(_OWN, Unaffected(by=card(Side.ENEMY, EVERYWHERE)), Until.ENEMY_TURN_ENDS)),
    event("WA-012", Power(3000, choose(1, zx()))),
    event("WA-014", Damage(1000, each(zx(Side.ENEMY)))),
    event("WA-013", Power(1000, each(zx(color=Color.BLUE)))),
    body("WA-020", Automatic(when=Occurrence.TURN_ENDS, needs=[TurnNumber(3)], do=[Draw(1)])),
    body("WA-021", Always(needs=[TurnNumber(3, second=True)], do=[GainPower(1000)])),
    body("WA-022", Startup(needs=[AnyOf([TurnNumber(4), InPhase(Phase.END)])], cost=[], do=[Draw(1)])),
    Card(
        "WA-023",
        "Sera, Turned",
        Color.RED,
        CardType.PLAYER_EX,
        japanese="倉敷世羅∀",
        abilities=[Crisis(), LastStand()],
    ),
    body(
        "WA-024",
        Always(
            valid_in=(Zone.RESOURCE, Zone.TRASH),
            needs=[AtLeast(1, zx(Side.OWN, tribe=Tribe.GIGANTIC)), PlayerNamed(PlayerKey.SERA)],
            do=[AlsoColor(Color.BLUE)],
        ),
    ),
    event("WA-025", Draw(1), color=Color.BLUE, cost=2),
    event("WA-026", Draw(1), color=Color.BLACK, cost=2),
]
