"""Events that ask what abilities did this turn, and cards that do it."""

from tests.made_up.shapes import body, event
from zx_env.zx.cards.language import *

ANY_OWN = card(Side.OWN, EVERYWHERE)
_SHOOT = Startup(cost=[], do=[Damage(4000, choose(1, zx(Side.ENEMY)))])


def _asks(number: str, *asked: Happened) -> Card:
    """An Event that draws 1 card for each of the questions whose answer is yes."""
    return event(number, *(If([one], [Draw(1)]) for one in asked))


CARDS = [
    _asks("VA-001", Happened(Occurrence.PUT_IN_CHARGE, by_ability=ANY_OWN)),
    _asks("VA-002", Happened(Occurrence.PUT_IN_CHARGE, Side.ENEMY, by_ability=True)),
    _asks("VA-003", Happened(Occurrence.PUT_IN_CHARGE, by_ability=ANY_OWN, origin=Zone.DECK)),
    _asks("VA-004", Happened(Occurrence.PUT_IN_TRASH, by_ability=ANY_OWN, origin=Zone.DECK)),
    _asks("VA-005", Happened(Occurrence.PUT_IN_RESOURCE, by_ability=ANY_OWN)),
    _asks("VA-006", Happened(Occurrence.IS_REMOVED, by_ability=ANY_OWN)),
    _asks("VA-007", Happened(Occurrence.PUT_IN_RESOURCE, Side.OWN, by_ability=zx(Side.OWN))),
    _asks("VA-008", Happened(Occurrence.IS_DISCARDED, Side.OWN, by_ability=card(Side.ENEMY, EVERYWHERE))),
    _asks(
        "VA-009",
        Happened(
            Occurrence.IS_REMOVED, Side.ENEMY, by_ability=card(Side.OWN, EVERYWHERE), origin=Zone.CHARGE
        ),
    ),
    event(
        "VA-010",
        If([SlainBy(Tribe.MEISTER, "鉄騎")], [Draw(1)]),
        If([SlainBy(name_contains=("龍膽", "乙"))], [Draw(2)]),
    ),
    event("VA-011", FromDeck(1, Zone.CHARGE)),
    event("VA-012", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.CHARGE)),
    event("VA-013", FromDeck(1, Zone.TRASH)),
    event("VA-014", FromDeck(1, Zone.RESOURCE, State.SLEEP)),
    event("VA-015", Move(choose(1, card(Side.ENEMY, Zone.CHARGE)), Zone.REMOVED)),
    event("VA-016", FromDeck(1, Zone.CHARGE, side=Side.ENEMY)),
    body("VA-017", Startup(cost=[], do=[FromDeck(1, Zone.RESOURCE, State.SLEEP)])),
    event("VA-018", Move(choose(1, card(Side.ENEMY, Zone.HAND), by=Side.ENEMY), Zone.TRASH)),
    event("VA-019", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.REMOVED)),
    event("VA-020", Destroy(choose(1, zx(Side.OWN)))),
    body("VA-021", _SHOOT, tribes=(Tribe.MEISTER,)),
    body("VA-022", _SHOOT),
    body("VA-023", Startup(cost=[], do=[FromDeck(1, Zone.RESOURCE, State.SLEEP)]), name="Another 龍膽"),
]
