"""Cards whose numbers are counted: conditions, sums of Costs, choices, Tokens, and counts with a constant."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

_HAND = card(Side.OWN, Zone.HAND)
_THEIR_HAND = card(Side.ENEMY, Zone.HAND)
_CHARGE = card(Side.OWN, Zone.CHARGE)
_RESOURCE = card(Side.OWN, Zone.RESOURCE)
_TRASH = card(Side.OWN, Zone.TRASH)

CARDS = [
    event(
        "CT-001",
        Repeat(
            Per(1, card(Side.OWN, Zone.HAND), cards=2),
            [Damage(2000, choose(1, zx(Side.ENEMY, on=NORMAL), up_to=True))],
        ),
        Draw(1),
    ),
    event(
        "CT-002",
        Repeat(
            2,
            [
                OneOf(
                    [
                        [FromDeck(1, Zone.CHARGE)],
                        [Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)],
                    ]
                ),
            ],
        ),
    ),
    # One count and another, in an effect, in the conditions of an Event and of an Always ability.
    event(
        "Y-001", If([AtLeast(Per(1, _THEIR_HAND, plus=2), _RESOURCE)], [Draw(1)], [FromDeck(1, Zone.TRASH)])
    ),
    Card(
        "Y-002",
        "Y-002",
        Color.RED,
        CardType.EVENT,
        abilities=[
            EventText(
                needs=[AtMost(Per(1, zx(Side.ENEMY), plus=-1), zx(Side.OWN))],
                do=[Draw(1)],
            )
        ],
    ),
    body("Y-003", Always(needs=[AtLeast(Per(2, _THEIR_HAND), _HAND)], do=[GainPower(1000)])),
    # Sums of Cost and of Power.
    event("Y-004", If([AtLeast(8, CostOf(_CHARGE))], [Draw(1)]), If([AtMost(4, CostOf(_CHARGE))], [Draw(2)])),
    body("Y-005", Always(needs=[AtLeast(6, CostOf(zx(Side.OWN)))], do=[GainPower(1000)])),
    event("Y-006", If([AtLeast(PowerOf(zx(Side.ENEMY), plus=500), PowerOf(zx(Side.OWN)))], [Draw(1)])),
    event(
        "Y-007",
        Pick(choose(2, zx(Side.OWN), up_to=True)),
        If([AtLeast(CostOf(zx(Side.ENEMY)), CostOf(THEM))], [Draw(1)]),
    ),
    body("Y-008", Automatic(when=Occurrence.ATTACKS, do=[If([AtMost(7000, PowerOf(THIS))], [Draw(1)])])),
    # An AnyOf, and a condition about colors.
    body(
        "Y-009",
        Always(
            needs=[
                AnyOf(
                    [
                        AtLeast(Per(1, _THEIR_HAND, plus=1), _HAND),
                        AtMost(1, Per(1, _RESOURCE, colors=True)),
                    ]
                )
            ],
            do=[GainPower(2000)],
        ),
    ),
    # Numbers of cards with a constant.
    event("Y-010", Draw(Per(1, _CHARGE, plus=1))),
    event("Y-011", FromDeck(Per(-1, _CHARGE, plus=3), Zone.TRASH)),
    event(
        "Y-012",
        Look(
            Per(1, _CHARGE, plus=1),
            do=[Move(choose(Per(1, _CHARGE), looked()), Zone.HAND)],
            rest=Rest.TRASH,
        ),
    ),
    event("Y-013", Destroy(choose(Per(1, _CHARGE, plus=1), zx(Side.ENEMY)))),
    event("Y-014", Move(choose(2, _HAND, up_to=True), Zone.TRASH), Draw(PerDone(1, plus=1))),
    event(
        "Y-015",
        Move(choose(2, _HAND, up_to=True), Zone.TRASH),
        Destroy(choose(PerDone(1), zx(Side.ENEMY), up_to=True)),
    ),
    event("Y-016", Pick(choose(1, zx(Side.OWN))), Destroy(choose(CostOf(IT), zx(Side.ENEMY), up_to=True))),
    # A total Cost that is counted.
    event("Y-017", Destroy(choose(ANY_NUMBER, zx(Side.ENEMY), total_cost_at_most=Per(2, _CHARGE, plus=1)))),
    event(
        "Y-018",
        Then(
            Destroy(choose(1, zx(Side.OWN))),
            then=[Move(choose(ANY_NUMBER, zx(Side.ENEMY), total_cost_at_most=CostOf(IT)), Zone.HAND)],
        ),
    ),
    # Other totals: what they reach or do not exceed, by a number and by a count.
    event("TO-001", Destroy(choose(ANY_NUMBER, zx(Side.ENEMY), total_cost_at_least=5))),
    event("TO-002", Destroy(choose(2, zx(Side.ENEMY), up_to=True, total_cost_at_least=Per(2, _CHARGE)))),
    event("TO-003", Destroy(choose(ANY_NUMBER, zx(Side.ENEMY), total_power_at_most=7000))),
    event("TO-004", Power(1000, choose(2, zx(), total_power_at_least=9000))),
    body(
        "TO-005",
        Startup(
            cost=[Move(choose(ANY_NUMBER, card(Side.OWN, Zone.HAND), total_cost_at_least=5), Zone.TRASH)],
            do=[Draw(1)],
        ),
        Startup(
            cost=[Destroy(choose(2, zx(Side.OWN), total_power_at_most=8500))],
            do=[Draw(2)],
        ),
    ),
    body("TO-006", Startup(cost=[Move(choose(2, _HAND, total_cost_at_most=4), Zone.TRASH)], do=[Draw(1)])),
    # A cost of one card fewer for each color.
    body(
        "Y-019",
        Startup(
            cost=[Move(choose(Per(-1, _CHARGE, colors=True, plus=3), _CHARGE), Zone.TRASH)],
            do=[Draw(1)],
            limit=Limit.ONCE_PER_TURN,
        ),
    ),
    # Tokens by a count.
    Card("Y-020", "Y-020", Color.COLORLESS, CardType.TOKEN, cost=1, power=1000),
    body(
        "Y-021",
        Startup(cost=[], do=[MakeToken("Y-020", NORMAL, number=Per(1, _TRASH, cards=2))]),
    ),
    event(
        "Y-022",
        Move(choose(2, _CHARGE, up_to=True), Zone.TRASH),
        MakeToken("Y-020", NORMAL, number=PerDone(1), up_to=True),
        Draw(1),
    ),
    event("Y-023", MakeToken("Y-020", NORMAL, number=Per(1, zx(Side.OWN), plus=1))),
    # Amounts with a constant.
    body("Y-024", Always(do=[GainPower(Per(-500, _HAND, plus=2000))])),
    body(
        "Y-025", Always(do=[GainCost(Per(-1, _RESOURCE, colors=True), least=2)], valid_in=Zone.HAND), cost=6
    ),
    event("Y-026", Damage(Per(1000, _CHARGE, plus=2000), choose(1, zx(Side.ENEMY)))),
    event("Y-027", Destroy(choose(1, zx(Side.ENEMY, cost_at_most=Per(1, _RESOURCE, colors=True, plus=1))))),
    body("Y-028", Always(do=[GainCost(1, each(zx(Side.OWN)))]), name="Y-028"),
    body("Y-029", Always(do=[GainCost(Per(1, _CHARGE, plus=1))], needs=[AtLeast(9, CostOf(zx(Side.OWN)))])),
]
