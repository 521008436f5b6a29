"""Cards that give abilities: such as are used once per turn, and Always abilities."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

DRAWS = Automatic(when=Occurrence.MOVES, limit=Limit.ONCE_PER_TURN, do=[Draw(1)])
MILLS = Automatic(when=Occurrence.MOVES, limit=Limit.ONCE_PER_TURN, do=[FromDeck(1, Zone.TRASH)])

CARDS = [
    event("Q-070", Grant(choose(1, zx(Side.OWN)), Gains(DRAWS))),
    event("Q-071", Grant(choose(1, zx(Side.OWN)), Gains(MILLS))),
    body("Q-183", Startup(cost=[], do=[Grant(THIS, Gains(DRAWS))])),
    body("Q-072", Always(do=[Gains(DRAWS, each(zx(Side.OWN, having=(Having.NOT_THIS,))))])),
    event(
        "Q-073",
        Grant(choose(1, zx(Side.OWN)), Gains(Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[Draw(1)]))),
    ),
    event(
        "Q-074",
        Grant(
            choose(1, zx(Side.OWN)),
            Gains(Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[FromDeck(1, Zone.TRASH)])),
        ),
    ),
    event("Q-175", Grant(choose(1, zx(Side.OWN)), Gains(Always(do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY)])))),
    event(
        "Q-176",
        Grant(
            choose(1, zx(Side.OWN)), Gains(Always(do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY, each(zx(Side.OWN)))]))
        ),
    ),
    event("Q-177", Grant(choose(1, zx(Side.ENEMY)), Gains(Always(do=[Cannot(Bar.BE_AFFECTED_BY_ENEMY)])))),
    event("Q-178", Grant(choose(1, zx(Side.OWN)), Gains(Always(do=[GainPower(-1000, each(zx(Side.ANY)))])))),
    event("Q-179", Grant(choose(1, zx(Side.OWN)), Gains(Always(do=[GainCost(-1, each(zx(Side.ANY)))])))),
    event(
        "Q-180",
        Grant(choose(1, zx(Side.OWN)), Gains(Always(do=[LoseIcon(Icon.IGNITION, each(zx(Side.ANY)))]))),
    ),
    event(
        "Q-181",
        Grant(
            choose(1, zx(Side.OWN)),
            Gains(Automatic(when=Occurrence.IS_DESTROYED, of=zx(Side.ENEMY), do=[Draw(CostOf(That(zx())))])),
        ),
    ),
    Card(
        "Q-204",
        "Drawing Transformation",
        Color.RED,
        cost=2,
        power=3000,
        japanese="試作転身 ドロー",
        abilities=[
            Startup(needs=[TurnOf(Side.OWN)], cost=[], limit=Limit.TWICE_PER_TURN, do=[Draw(1)]),
            Automatic(when=Occurrence.ATTACKS, do=[Draw(1)]),
            Startup(cost=[], limit=Limit.ONCE_PER_TURN, do=[FromDeck(1, Zone.CHARGE)]),
        ],
    ),
]
