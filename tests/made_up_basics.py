"""A card set for tests of zones, turns, priority and rule effects: tests/made_up.py and more cards.

Play with it by `card_set="tests.made_up_basics"`. Events cost nothing here, so that no test has to pay.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests import made_up
from zx_env.zx.cards.language import (
    NORMAL,
    Automatic,
    Card,
    Damage,
    DamagePlayer,
    Destroy,
    Draw,
    Effect,
    EventText,
    FromDeck,
    May,
    Move,
    Power,
    Put,
    Shuffle,
    Squares,
    Startup,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.pool import card_table
from zx_env.zx.settings import card_rows
from zx_env.zx.terms import CardType, Color, Occurrence, Phase, Side, Zone

SET = "tests.made_up_basics"

ENEMY_ARMY = Squares("a Square of the Enemy Army Area", "xxx ... ...")
CENTER = Squares("a Square of the Center Area", "... xxx ...")
OWN_ARMY = Squares("a Square of your Army Area", "... ... xxx")


def _event(number: str, name: str, *do: Effect) -> Card:
    return Card(number, name, Color.RED, CardType.EVENT, abilities=[EventText(do=do)])


def _zx(number: str, name: str, *abilities: Automatic | Startup) -> Card:
    return Card(number, name, Color.RED, cost=3, power=5000, abilities=abilities)


def _startup(number: str, name: str, *do: Effect) -> Card:
    return _zx(number, name, Startup(cost=[], do=do))


def _at_turn_end(number: str, name: str, do: Sequence[Effect]) -> Card:
    return _zx(number, name, Automatic(when=Occurrence.TURN_ENDS, side=Side.OWN, do=do))


CARDS = [
    *made_up.CARDS,
    _startup(
        "T-201", "Twilight", Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.CHARGE), FromDeck(1, Zone.HAND)
    ),
    _event("T-202", "Gather Three", Move(choose(3, card(Side.OWN, Zone.TRASH)), Zone.HAND)),
    _event("T-203", "Hide", Move(choose(1, card(Side.OWN, Zone.HAND)), Zone.DECK)),
    _event("T-204", "Burn Red", Move(choose(1, card(Side.OWN, Zone.HAND, color=Color.RED)), Zone.TRASH)),
    _event("T-205", "Draw Three", Draw(3)),
    _event(
        "T-206",
        "Pick Their Hand",
        Move(choose(1, card(Side.ENEMY, Zone.HAND)), Zone.TRASH),
    ),
    _event(
        "T-207",
        "Find Blue",
        Move(choose(1, card(Side.OWN, Zone.DECK, color=Color.BLUE)), Zone.HAND),
        Shuffle(),
    ),
    _event("T-208", "Mill Two", FromDeck(2, Zone.TRASH)),
    _event("T-209", "Strike Enemy Army", Destroy(each(zx(on=ENEMY_ARMY)))),
    _event("T-210", "Strike Center", Destroy(each(zx(on=CENTER)))),
    _event("T-211", "Strike Own Army", Destroy(each(zx(on=OWN_ARMY)))),
    _event("T-212", "Strike All", Damage(5000, each(zx()))),
    _event("T-213", "Both Bleed", DamagePlayer(Side.OWN, 1), DamagePlayer(Side.ENEMY, 1)),
    _event("T-214", "Two Wounds", DamagePlayer(Side.ENEMY, 2)),
    _event("T-215", "Own Wound", DamagePlayer(Side.OWN, 1)),
    _event(
        "T-216",
        "Two Blue for Three",
        May(Move(choose(2, card(Side.OWN, Zone.HAND, color=Color.BLUE)), Zone.TRASH), then=[Draw(3)]),
    ),
    _event("T-217", "Recall Life", Move(choose(1, card(Side.OWN, Zone.LIFE)), Zone.HAND)),
    _event("T-218", "To Charge", Move(choose(1, zx()), Zone.CHARGE)),
    _event("T-219", "Nothing Much", Power(1000, choose(1, zx(Side.ENEMY, on=OWN_ARMY)))),
    _event("T-220", "Return Trash", Move(choose(1, card(Side.OWN, Zone.TRASH)), Zone.HAND)),
    _event("T-221", "Life to Hand", Move(choose(1, card(Side.ENEMY, Zone.LIFE)), Zone.HAND)),
    _event("T-222", "Banish", Move(choose(1, zx()), Zone.REMOVED)),
    _event(
        "T-223",
        "Strike, then Return",
        Damage(5000, each(zx(Side.ENEMY))),
        Move(choose(1, zx(Side.ENEMY)), Zone.HAND),
    ),
    _at_turn_end("T-231", "Evening Reader", [Draw(1)]),
    _at_turn_end("T-232", "Evening Archer", [Damage(500, each(zx(Side.ENEMY)))]),
    _at_turn_end(
        "T-233", "Evening Caller", [Put(choose(1, zx(Side.OWN, zone=Zone.HAND)), NORMAL, empty=True)]
    ),
    _zx("T-234", "Watcher", Automatic(when=Occurrence.LIFE_DECREASES, side=Side.OWN, do=[Draw(1)])),
    _zx(
        "T-236",
        "Avenger",
        Automatic(
            when=Occurrence.LIFE_DECREASES, side=Side.OWN, do=[Damage(5000, choose(1, zx(Side.ENEMY)))]
        ),
    ),
    _zx("T-235", "Martyr", Automatic(when=Occurrence.IS_DESTROYED, do=[Draw(1)])),
    *(
        _zx(
            f"T-24{int(phase)}",
            f"Riser of the {phase.name.capitalize()} Phase",
            Automatic(when=Occurrence.PHASE_STARTS, phase=phase, side=Side.OWN, do=[Draw(1)]),
        )
        for phase in (Phase.REBOOT, Phase.DRAW, Phase.RESOURCE, Phase.IGNITION, Phase.MAIN, Phase.END)
    ),
]


@contextmanager
def written_as(number: str, **fields: int) -> Iterator[None]:
    """While it lasts, the card table says this of the card: for what the language of cards cannot say."""
    row = card_table(SET).row_of(number)
    records = card_table(SET).record[0]["card"][row], card_rows(SET)[0].card[row]
    before = {name: int(getattr(records[0], name)) for name in fields}
    try:
        for record in records:
            for name, value in fields.items():
                setattr(record, name, value)
        yield
    finally:
        for record in records:
            for name, value in before.items():
                setattr(record, name, value)
