"""Cards about named Costs, Costs of a hand that change for a while, and an order that is chosen."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

CARDS = [
    event("CO-001", Destroy(choose(3, zx(Side.ENEMY, costs=(2, 4, 5)), up_to=True, different=Trait.COST))),
    event("CO-002", Draw(Per(1, zx(costs=(3, 14), having=(Having.PRINTED_COST,))))),
    event(
        "CO-003",
        Move(choose(ANY_NUMBER, card(Side.OWN, Zone.TRASH, cost_at_most=1, or_name="信長")), Zone.HAND),
    ),
    event("CO-004", Grant(choose(1, zx()), Gains(Always(do=[GainCost(2)])))),
    # A Cost for a while.
    event("CO-005", Lasts(GainCost(-3, each(zx(Side.OWN, zone=Zone.HAND)), least=2))),
    event(
        "CO-006",
        Lasts(GainCost(1, each(card(Side.OWN, Zone.HAND, color=Color.RED))), until=Until.ENEMY_TURN_ENDS),
    ),
    event("CO-007", Draw(Per(1, card(Side.OWN, Zone.HAND, cost_at_most=2)))),
    # An order that is chosen.
    event("CO-008", Then(Move(each(zx(on=NORMAL)), Zone.DECK, bottom=True, ordered=True), then=[Draw(1)])),
    event("CO-009", Move(each(zx(Side.OWN, on=NORMAL)), Zone.DECK, ordered=True), Draw(PerDone(1))),
    body("CO-010", Always(do=[Cannot(Bar.BE_CHOSEN)]), cost=2),
    # Every color.
    body(
        "CO-011",
        Always(
            valid_in=(Zone.RESOURCE, Zone.CHARGE),
            needs=[AtLeast(1, zx(Side.ENEMY, tribe=Tribe.GIGANTIC))],
            do=[EveryColor()],
        ),
    ),
    event("CO-012", Draw(1), color=Color.GREEN, cost=2),
    event("CO-013", Draw(Per(1, card(Side.OWN, (Zone.RESOURCE, Zone.TRASH), color=Color.BLUE)))),
]
