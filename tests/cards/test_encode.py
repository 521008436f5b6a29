"""Data goes down to records as terms.py and records.py document; what no rule implements is refused."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from zx_env.compiling.decorators import PLAIN
from zx_env.errors import CardError, DeckError, ZXError
from zx_env.zx import limits
from zx_env.zx.card_table import CARD
from zx_env.zx.card_table import CARDS as CARDS_DTYPE
from zx_env.zx.cards.encode.card import encode
from zx_env.zx.cards.encode.features import FEATURE_NAMES
from zx_env.zx.cards.encode.vocabulary import vocabulary_of
from zx_env.zx.cards.language import (
    ANY_SQUARE,
    ARMY,
    NORMAL,
    OWN_PLAYER_SQUARE,
    THIS,
    Ability,
    Always,
    AtLeast,
    Automatic,
    Card,
    ChargeUnlimited,
    Cost,
    Damage,
    DamagePlayer,
    Destroy,
    Draw,
    Effect,
    EventText,
    FromDeck,
    GainPower,
    Gains,
    LeaveTo,
    May,
    Move,
    Pay,
    Power,
    Put,
    Sleep,
    Squares,
    Startup,
    That,
    card,
    choose,
    each,
    zx,
)
from zx_env.zx.cards.names import Tribe
from zx_env.zx.cards.pool import STANDARD, CardPool, card_table
from zx_env.zx.cards.sets import CARDS
from zx_env.zx.settings import card_rows
from zx_env.zx.terms import (
    ANY_NUMBER,
    NONE,
    AbilityKind,
    CardType,
    Color,
    ConditionKind,
    Flag,
    Having,
    Icon,
    Limit,
    Occurrence,
    Op,
    Role,
    Side,
    State,
    Target,
    Zone,
)

POOL = card_table()
TABLE = POOL.record[0]


def _zx(*abilities: Ability, number: str = "T-001", name: str = "Test") -> Card:
    return Card(number, name, Color.RED, cost=3, power=5000, abilities=abilities)


def _abilities(number: str) -> list[np.record]:
    row = TABLE["card"][POOL.row_of(number)]
    return [TABLE["ability"][row["ability"] + place] for place in range(row["abilities"])]


def _program(first: int) -> list[np.record]:
    steps = [TABLE["step"][first]]
    while steps[-1]["op"] != Op.FINISH:
        steps.append(TABLE["step"][first + len(steps)])
    return steps


def _ops(first: int) -> list[Op]:
    return [Op(int(step["op"])) for step in _program(first)]


# -- the shape of the whole table --------------------------------------------------------------------------


def test_the_table_is_one_record_in_number_order() -> None:
    assert POOL.record.shape == (1,)
    assert POOL.record.dtype == CARDS_DTYPE
    assert POOL.row_of("B01-001") == 0
    assert [POOL.row_of(card.number) for card in POOL.cards] == list(range(len(POOL)))
    assert card_table() is POOL


def test_each_card_lies_on_one_line_of_a_cache() -> None:
    assert CARD.itemsize == 64
    assert CARDS_DTYPE.fields["card"][1] == 0
    if not PLAIN:
        table = card_rows(STANDARD)
        assert table.ctypes.data % 64 == 0
        assert table.tobytes() == POOL.record.tobytes()


@pytest.mark.parametrize("number", [card.number for card in CARDS])
def test_every_program_ends_and_every_row_it_names_exists(number: str) -> None:
    for place, ability in enumerate(_abilities(number)):
        assert ability["place"] == place
        assert ability["valid_in"] != 0
        for gate in range(ability["conditions"]):
            _check_condition(ability["condition"] + gate)
        for first in (ability["cost_step"], ability["step"]):
            steps = _program(first)
            for row, step in enumerate(steps, start=first):
                # Jumps stay inside the program and lead onward; AGAIN leads back.
                assert step["jump"] == NONE or first <= step["jump"] < first + len(steps)
                assert step["jump"] == NONE or (step["jump"] < row) == (step["op"] == Op.AGAIN)
                if step["op"] in (Op.CHOOSE, Op.CHOOSE_SQUARE, Op.MAY, Op.IF, Op.IF_DONE):
                    assert step["jump"] != NONE
                if step["op"] == Op.CHOOSE or step["target"] == Target.ALL:
                    assert TABLE["selector"][step["selector"]]["zones"] != 0
                if step["op"] == Op.IF:
                    _check_condition(step["condition"])


def _check_condition(row: int) -> None:
    condition = TABLE["condition"][row]
    if condition["kind"] == ConditionKind.COUNT:
        assert TABLE["selector"][condition["selector"]]["zones"] != 0
        assert 0 <= condition["low"] <= condition["high"]


def test_a_card_says_where_it_starts_abilities_and_what_it_waits_for() -> None:
    row = TABLE["card"][POOL.row_of("B01-005")]
    assert row["startup_zones"] == 1 << Zone.CHARGE
    row = TABLE["card"][POOL.row_of("B01-094")]
    # The ability that it gains is its own, and it listens for it.
    assert TABLE["presence"][POOL.row_of("B01-094")]["listens"] == 1 << Occurrence.ATTACKS
    assert row["always"] == 1 << Op.GAIN_POWER
    assert [ability["kind"] for ability in _abilities("B01-094")] == [
        AbilityKind.ALWAYS,
        AbilityKind.AUTOMATIC,
    ]
    assert [ability["conditions"] for ability in _abilities("B01-094")] == [2, 2]


def test_only_the_card_that_asks_resources_for_a_tribe_says_so() -> None:
    b01 = [card.number for card in POOL.cards if card.number.startswith("B01-")]
    asking = {number for number in b01 if TABLE["presence"][POOL.row_of(number)]["asks_tribes"]}
    assert asking == {"B01-034"}
    asks = TABLE["presence"][POOL.row_of("B01-034")]
    assert asks["asks_tribes"] == 1 << POOL.vocabulary.tribes[Tribe.REUNION]
    assert not asks["asks_more"]


def test_printed_values_are_stored() -> None:
    row = TABLE["card"][POOL.row_of("B01-007")]
    assert (row["cost"], row["power"], row["colors"], row["reach"]) == (3, 5000, Color.RED, 1)
    assert row["icons"] == Icon.IGNITION | Icon.LIFE_RECOVERY
    assert TABLE["tribes"][POOL.row_of("B01-007")].tolist() == POOL.vocabulary.tribe_words([Tribe.MYTHOS])
    assert TABLE["card"][POOL.row_of("B01-029")]["reach"] == 2
    assert TABLE["card"][POOL.row_of("B03-107")]["kind"] == CardType.PLAYER


# -- programs ------------------------------------------------------------------------------------------------


def test_may_if_you_did_is_a_choice_that_can_be_declined() -> None:
    ability = _abilities("B01-028")[0]
    assert _ops(ability["step"]) == [Op.CHOOSE, Op.MOVE, Op.IF_DONE, Op.CHOOSE, Op.MOVE, Op.FINISH]
    trash, move, done, bounce, _, finish = range(ability["step"], ability["step"] + 6)
    steps = TABLE["step"]
    assert (steps[trash]["low"], steps[trash]["high"]) == (0, 1)
    assert (steps[bounce]["low"], steps[bounce]["high"]) == (1, 1)
    assert steps[trash]["jump"] == steps[done]["jump"] == steps[bounce]["jump"] == finish
    assert (steps[move]["target"], steps[move]["zone"]) == (Target.CHOSEN, Zone.TRASH)


def test_may_without_a_choice_is_a_question() -> None:
    table = encode([_zx(Automatic(when=Occurrence.APPEARS, do=[May(Draw(2), then=[Draw(1)])]))])[0]
    first = table["ability"][0]["step"]
    assert [table["step"][first + i]["op"] for i in range(5)] == [
        Op.MAY,
        Op.DRAW,
        Op.IF_DONE,
        Op.DRAW,
        Op.FINISH,
    ]
    assert table["step"][first]["jump"] == table["step"][first + 2]["jump"] == first + 4


def test_what_follows_a_may_otherwise_follows_a_deed_that_was_not_done_too() -> None:
    """Ruling Z19: whoever says yes, and then does nothing, has not done it."""
    table = encode([_zx(Automatic(when=Occurrence.APPEARS, do=[May(Draw(2), otherwise=[Draw(1)])]))])[0]
    first = table["ability"][0]["step"]
    ops = [Op(int(table["step"][first + i]["op"])) for i in range(6)]
    assert ops == [Op.MAY, Op.DRAW, Op.IF_DONE, Op.GO_ON, Op.DRAW, Op.FINISH]
    assert table["step"][first]["jump"] == table["step"][first + 2]["jump"] == first + 4


def test_a_move_to_an_adjacent_square() -> None:
    _, square, put, _ = _program(_abilities("B01-031")[0]["step"])
    assert square["op"] == Op.CHOOSE_SQUARE
    assert square["how"] == Flag.ADJACENT | Flag.NOT_OTHER_PLAYER_SQUARE
    assert (square["squares"], square["low"], square["target"]) == (ANY_SQUARE.mask, 1, Target.CHOSEN)
    assert (put["op"], put["target"]) == (Op.PUT, Target.CHOSEN)


def test_a_square_that_may_be_declined() -> None:
    square = _program(_abilities("B01-056")[0]["step"])[2]
    assert (square["op"], square["low"], square["how"]) == (Op.CHOOSE_SQUARE, 0, Flag.EMPTY)
    assert (square["squares"], square["target"]) == (OWN_PLAYER_SQUARE.mask, Target.THIS)


def test_cards_returned_from_hand_to_deck_are_not_shown() -> None:
    draw, choice, move, shuffle, _ = _program(_abilities("B01-037")[0]["step"])
    assert (draw["op"], draw["amount"]) == (Op.DRAW, 2)
    assert (choice["low"], choice["high"]) == (2, 2)
    assert (move["zone"], move["how"]) == (Zone.DECK, Flag.HIDDEN)
    assert shuffle["op"] == Op.SHUFFLE


def test_costs_are_programs_of_their_own() -> None:
    ability = _abilities("B01-005")[0]
    pay, move, finish = _program(ability["cost_step"])
    assert (pay["op"], pay["colors"], pay["amount"]) == (Op.PAY, Color.RED, 2)
    assert (move["op"], move["target"], move["zone"]) == (Op.MOVE, Target.THIS, Zone.TRASH)
    assert pay["how"] == move["how"] == Flag.CHARGE_COST
    assert finish["op"] == Op.FINISH
    # An ability without a cost has the program that does nothing.
    assert _ops(_abilities("B01-001")[0]["cost_step"]) == [Op.FINISH]


def test_any_number_with_a_sum() -> None:
    choice = _program(_abilities("B01-035")[0]["step"])[0]
    assert (choice["low"], choice["high"], choice["total_cost"]) == (0, ANY_NUMBER, 6)
    assert _program(_abilities("B01-038")[0]["step"])[0]["total_cost"] == ANY_NUMBER


def test_that_card_only_if_it_still_fits() -> None:
    ability = _abilities("B01-050")[0]
    destroy = _program(ability["step"])[0]
    assert (ability["occurrence"], ability["role"]) == (Occurrence.BATTLE_ENDS, Role.ATTACKED)
    assert (destroy["op"], destroy["target"]) == (Op.DESTROY, Target.THAT_CARD)
    assert TABLE["selector"][destroy["selector"]]["squares"] == NORMAL.mask


def test_conditions_before_the_colon_gate_and_those_behind_it_are_asked_later() -> None:
    # Ruling Z39.
    first, second = _abilities("B01-012")
    assert TABLE["condition"][first["condition"]]["kind"] == ConditionKind.PLAYER_NAMED
    assert TABLE["condition"][second["condition"]]["kind"] == ConditionKind.PLAYER_NAMED
    later = _program(second["step"])[0]
    assert TABLE["condition"][later["condition"]]["kind"] == ConditionKind.SLAIN_BY_TRIBE
    assert second["limit"] == Limit.ONCE_PER_TURN
    sieger = _abilities("B01-070")[0]
    assert sieger["conditions"] == 0
    assert _ops(sieger["step"]) == [Op.IF, Op.REBOOT, Op.FINISH]


def test_several_conditions_of_an_effect_all_jump_behind_it() -> None:
    steps = _program(_abilities("B01-101")[0]["step"])
    assert [step["op"] for step in steps] == [Op.IF] * 5 + [Op.CHOOSE, Op.DAMAGE, Op.FINISH]
    assert len({int(step["jump"]) for step in steps[:6]}) == 1


def test_always_abilities_are_programs_of_gains() -> None:
    gain, _ = _program(_abilities("B01-034")[0]["step"])
    assert (gain["op"], gain["amount"]) == (Op.GAIN_RANGE, ANY_NUMBER)
    leave, _ = _program(_abilities("B01-088")[0]["step"])
    assert (leave["op"], leave["zone"], leave["state"]) == (Op.LEAVE_TO, Zone.RESOURCE, State.SLEEP)
    unlimited, _ = _program(_abilities("B01-103")[0]["step"])
    assert unlimited["op"] == Op.CHARGE_UNLIMITED


def test_selectors_see_squares_as_the_controller_does() -> None:
    assert NORMAL.mask == 0b101111101
    assert ARMY.mask == 0b000000111
    assert OWN_PLAYER_SQUARE.mask == 0b000000010
    choice = _program(_abilities("B01-057")[0]["step"])[0]
    selector = TABLE["selector"][choice["selector"]]
    assert selector["squares"] == ARMY.mask
    assert selector["having"] == Having.ATTACKED
    assert selector["side"] == Side.ANY
    assert selector["zones"] == 1 << Zone.SQUARE


def test_a_selector_keeps_every_narrowing() -> None:
    ask = card(
        Side.OWN, Zone.RESOURCE, kind=CardType.EVENT, color=Color.BLUE, state=State.SLEEP, named="Event"
    )
    event = Card("T-002", "Event", Color.RED, CardType.EVENT, abilities=[EventText(do=[Draw(1)])])
    effect = Destroy(choose(1, zx(Side.ENEMY, tribe=Tribe.ANGEL, cost_at_most=4, having=(Having.NOT_THIS,))))
    cards = [_zx(Automatic(when=Occurrence.APPEARS, needs=[AtLeast(2, ask)], do=[effect])), event]
    table = encode(cards)[0]
    chosen, asked = table["selector"][0], table["selector"][1]
    assert (chosen["side"], chosen["cost_high"]) == (Side.ENEMY, 4)
    angels = vocabulary_of(cards).tribe_words([Tribe.ANGEL])
    assert table["tribe_set"][chosen["tribes"]].tolist() == angels
    assert (chosen["not_tribes"], asked["tribes"], asked["parts"]) == (0, 0, 0)
    # CR 202.6a, 202.7a: Z/X EX and Z/X Overboost are Z/X.
    assert chosen["types"] == sum(
        1 << kind for kind in (CardType.ZX, CardType.ZX_EX, CardType.ZX_OB, CardType.TOKEN)
    )
    assert (chosen["name"], chosen["state"], chosen["having"]) == (NONE, NONE, Having.NOT_THIS)
    events = 1 << CardType.EVENT | 1 << CardType.EVENT_EX  # ruling H52
    assert (asked["types"], asked["colors"], asked["state"]) == (events, Color.BLUE, State.SLEEP)
    assert (asked["name"], asked["side"], asked["zones"]) == (1, Side.OWN, 1 << Zone.RESOURCE)


def test_the_same_cards_meant_twice_are_one_selector() -> None:
    step = _program(_abilities("B01-077")[0]["step"])[0]
    assert step["selector"] != _program(_abilities("B01-078")[0]["step"])[0]["selector"]
    assert (
        _program(_abilities("B01-019")[0]["step"])[0]["selector"]
        == _program(_abilities("B01-060")[0]["step"])[0]["selector"]
    )


@pytest.mark.parametrize("sign", ["\x1b", "\n", "\ud800", "\u2028"])
def test_names_without_control_characters(sign: str) -> None:
    """No terminal obeys a card's name, and every page can show it."""
    for fields in ({"name": f"A{sign}"}, {"number": f"T{sign}"}, {"japanese": f"A{sign}"}):
        with pytest.raises(CardError, match="has control characters"):
            CardPool([replace(_zx(), **fields)])


def test_cards_of_one_name_share_it() -> None:
    pool = CardPool(
        [_zx(number="T-001", name="A"), _zx(number="T-002", name="B"), _zx(number="T-003", name="A")]
    )
    names = [int(pool.record[0]["card"][row]["name"]) for row in range(3)]
    assert names[0] == names[2] != names[1]


# -- features ------------------------------------------------------------------------------------------------


def _features(number: str) -> dict[str, int]:
    values = TABLE["card"][POOL.row_of(number)]["feature"]
    return {name: int(value) for name, value in zip(FEATURE_NAMES, values, strict=True) if value}


def test_features_say_what_a_card_is_and_does() -> None:
    assert len(FEATURE_NAMES) == limits.FEATURES
    body = {"red": 1, "cost": 6, "power": 14, "range": 1}
    assert _features("B01-015") == body | {"damage": 10, "when_it_appears": 1}
    main_gun = {"event": 1, "red": 1, "cost": 4, "ignition": 1, "range": 1, "damage": 16, "type": 1}
    assert _features("B01-020") == main_gun
    types = {"B01-015": 0, "B16-019": 3, "B24-050": 4, "B42-068": 5, "G06-037": 6, "B41-083": 9}
    assert {number: _features(number).get("type", 0) for number in types} == types
    assert _features("B01-023")["outside_squares"] == 1
    assert _features("B01-056")["power_change"] == -22
    assert _features("B01-094")["power_change"] == 6
    assert _features("B01-094")["to_resource"] == 2


def test_cards_that_do_different_things_have_different_features() -> None:
    # Alike are only bodies of one kind and cards that differ in what 25 numbers cannot say.
    seen: dict[tuple[int, ...], list[str]] = {}
    for one in POOL.cards:
        seen.setdefault(tuple(_features(one.number).items()), []).append(one.number)  # type: ignore[arg-type]
    assert len(seen) >= 85


# -- refusals ------------------------------------------------------------------------------------------------


_HAND = card(Side.OWN, Zone.HAND)


def _event(*words: Effect) -> list[Card]:
    return [Card("T-001", "T", Color.RED, CardType.EVENT, cost=1, abilities=[EventText(do=words)])]


def _startup(*cost: Cost) -> list[Card]:
    return [_zx(Startup(cost=cost, do=[Draw(1)]))]


def _auto(*words: Effect, when: Occurrence = Occurrence.APPEARS) -> list[Card]:
    return [_zx(Automatic(when=when, do=words))]


BAD_CARDS: list[tuple[Sequence[Card], str, str]] = [
    ([_zx(), _zx(name="Other")], "number", "have the same number"),
    (
        [_zx(), Card("T-002", "Test", Color.RED, japanese="二")],
        "japanese",
        "is named 'Test', too, and has none",
    ),
    (
        [Card("T-001", "A", Color.RED, japanese="二"), Card("T-002", "B", Color.RED, japanese="二")],
        "name",
        "T-001 is named 二, too, and in English 'A'",
    ),
    ([Card("", "A", Color.RED)], "the card", "needs a number and a name"),
    ([Card("T-001", "A", Color.RED, cost=-1)], "cost", "-1 is not between"),
    ([Card("T-001", "A", Color.RED, cost=127)], "cost", "127 is not between"),
    ([Card("T-001", "A", Color.RED, power=40000)], "power", "40000 is not between"),
    ([Card("T-001", "A", Color.RED, reach=0)], "reach", "0 is no X of Range X"),
    ([Card("T-001", "A", Color.RED, tribes=(Tribe.ANGEL, Tribe.ANGEL))], "tribes", "twice"),
    (
        [Card("T-001", "A", Color.RED, icons=(Icon.EVOL_SEED,))],
        "icons",
        "the icon EVOL_SEED and an ability EvolSeed",
    ),
    (
        _auto(Put(THIS, Squares("two rows", "... xxx"))),
        "abilities[0].do[0].on.diagram",
        "no three rows of three signs",
    ),
    (
        _auto(Put(THIS, Squares("nowhere", "... ... ..."))),
        "abilities[0].do[0].on.diagram",
        "an `x` among them",
    ),
    ([Card("T-001", "A", Color.RED, CardType.EVENT, power=500)], "the card", "only a Z/X has Power"),
    ([Card("T-001", "A", Color.RED, CardType.EVENT)], "abilities", "an Event has one EventText"),
    (
        _auto(Move(choose(1, card(Side.OWN, Zone.HAND, or_event="A")), Zone.TRASH)),
        "abilities[0].do[0].what.among.or_event",
        "say the tribe",
    ),
    (
        [
            Card(
                "T-001",
                "A",
                Color.RED,
                CardType.EVENT,
                abilities=[EventText(do=[Draw(1)]), Startup(cost=[], do=[Draw(1)])],
            )
        ],
        "abilities",
        "an Event is never on a Square",
    ),
    (
        [Card("T-001", "A", Color.RED, CardType.PLAYER, abilities=[Always(do=[GainPower(1)])])],
        "abilities[0]",
        "a Player card has startup and Automatic abilities",
    ),
    ([_zx(EventText(do=[Draw(1)]))], "abilities", "only an Event has an EventText"),
    ([_zx(*[Always(do=[GainPower(500)])] * 9)], "abilities[8]", "at most 8 abilities"),
    (_event(), "abilities[0].do", "does nothing"),
    (_event(Draw(0)), "abilities[0].do[0].number", "0 does nothing"),
    (_event(Damage(0, choose(1, zx()))), "abilities[0].do[0].amount", "0 does nothing"),
    (_event(Damage(40000, choose(1, zx()))), "abilities[0].do[0]", "40000 is too big for step.amount"),
    (_event(Destroy(choose(0, zx()))), "abilities[0].do[0].what.number", "0 does nothing"),
    (_event(Destroy(choose(17, zx()))), "abilities[0].do[0].what.number", "holds 16 cards at most"),
    (_event(Destroy(That(zx()))), "abilities[0].do[0].what", "second card"),
    (_auto(Destroy(That(zx()))), "abilities[0].do[0].what", "second card"),
    (_event(DamagePlayer(Side.ANY, 1)), "abilities[0].do[0].side", "needs one player"),
    (_event(FromDeck(1, Zone.SQUARE)), "abilities[0].do[0].to", "no rule moves a card into SQUARE"),
    (_event(Move(choose(1, zx()), Zone.FORCE)), "abilities[0].do[0].to", "no rule moves a card into FORCE"),
    (_event(Move(choose(1, zx()), Zone.HAND, State.SLEEP)), "abilities[0].do[0].state", "have no State"),
    (_event(Put(each(zx()), NORMAL)), "abilities[0].do[0].what", "one by one"),
    (_event(May(May(Draw(1)))), "abilities[0].do[0].do", "one word"),
    (_event(May(Destroy(choose(1, zx(), up_to=True)))), "abilities[0].do[0].do", "leave the May out"),
    (
        _event(Destroy(choose(1, zx(named="Nobody")))),
        "abilities[0].do[0].what.among.named",
        "is named 'Nobody'",
    ),
    (
        _event(Destroy(choose(1, zx(zone=Zone.TRASH, on=NORMAL)))),
        "abilities[0].do[0].what.among.on",
        "only cards on Squares",
    ),
    (_event(Destroy(choose(1, zx(zone=Zone.NOWHERE)))), "abilities[0].do[0].what.among.zone", "nowhere"),
    (
        _event(Destroy(choose(1, zx(cost_at_most=-1)))),
        "abilities[0].do[0].what.among.cost_at_most",
        "no card has Cost -1",
    ),
    (
        _event(Destroy(choose(1, zx(having=(Having.IS_PLAYER,))))),
        "abilities[0].do[0].what.among.having",
        "no rule finds a Player card",
    ),
    (_event(Destroy(choose(1, zx(zone=Zone.RESOURCE)))), "abilities[0].do[0]", "cards in RESOURCE"),
    (_startup(Pay(Color.RED, 0)), "abilities[0].cost[0]", "a payment is of at least 1 Resource"),
    (_startup(Sleep(choose(1, zx(), up_to=True))), "abilities[0].cost[0].what", "paid in full"),
    (
        _event(Move(choose(1, _HAND, one_of_each=(Color.RED,)), Zone.TRASH)),
        "abilities[0].do[0].what.one_of_each",
        "in a cost only",
    ),
    (
        _startup(Move(choose(2, _HAND, one_of_each=(Color.RED,)), Zone.TRASH)),
        "abilities[0].cost[0].what.one_of_each",
        "as many different colors as cards",
    ),
    (
        _startup(Move(choose(1, zx(), one_of_each=(Color.RED,)), Zone.TRASH)),
        "abilities[0].cost[0].what.one_of_each",
        "lie on no Square",
    ),
    (_startup(Sleep(each(zx()))), "abilities[0].cost[0].what", "a cost names this card"),
    (
        [_zx(Startup(cost=[], do=[Draw(1)], valid_in=Zone.DECK))],
        "abilities[0].valid_in",
        "no rule uses a startup ability from DECK",
    ),
    (
        [_zx(Automatic(when=Occurrence.APPEARS, do=[Draw(1)], valid_in=Zone.NOWHERE))],
        "abilities[0].valid_in",
        "no rule triggers",
    ),
    (
        [_zx(Automatic(when=Occurrence.APPEARS, do=[Draw(1)], role=Role.ATTACKED))],
        "abilities[0].role",
        "a role is for BATTLE_ENDS",
    ),
    (
        [_zx(Automatic(when=Occurrence.APPEARS, do=[Draw(1)], side=Side.OWN))],
        "abilities[0].side",
        "the card's own",
    ),
    ([_zx(Automatic(when=Occurrence.PHASE_STARTS, do=[Draw(1)]))], "abilities[0].phase", "needs a phase"),
    ([_zx(Always(do=[]))], "abilities[0].do", "does nothing"),
    ([_zx(Always(do=[GainPower(500)], valid_in=Zone.NOWHERE))], "abilities[0].valid_in", "no rule"),
    ([_zx(Always(do=[ChargeUnlimited(), GainPower(500)]))], "abilities[0].do", "stands alone"),
    ([_zx(Always(do=[GainPower(500), LeaveTo(Zone.HAND)]))], "abilities[0].do", "stands alone"),
    (
        [_zx(Always(do=[Gains(Automatic(when=Occurrence.ATTACKS, do=[]))]))],
        "abilities[0].do[0].ability.do",
        "does nothing",
    ),
    (
        [_zx(Automatic(when=Occurrence.APPEARS, needs=[AtLeast(0, zx())], do=[Draw(1)]))],
        "abilities[0].needs[0].number",
        "at least 0 always holds",
    ),
    ([_zx("draw 1")], "abilities[0]", "'draw 1' stands where an ability is"),  # type: ignore[arg-type]
    (_auto(Damage("5000", THIS)), "abilities[0].do[0].amount", "'5000' stands where int or Per"),  # type: ignore[arg-type]
    (_auto(GainPower(500)), "abilities[0].do[0]", "stands where an effect is"),  # type: ignore[arg-type]
    (
        [_zx(Always(do=[Power(500, THIS)]))],
        "abilities[0].do[0]",
        "stands where what an Always ability does is",
    ),  # type: ignore[list-item]
    (_startup(Draw(1)), "abilities[0].cost[0]", "stands where Pay or Sleep or Move"),  # type: ignore[arg-type]
    ([Card("T-001", "A", "red")], "color", "'red' stands where Color or a list of Color is needed"),  # type: ignore[arg-type]
    ([Card("T-001", "A", Color.RED, cost=True)], "cost", "True stands where int is needed"),
    ([Card("T-001", "A", Color.RED, icons=Icon.IGNITION)], "icons", "where a list of Icon"),  # type: ignore[arg-type]
    (["B01-001"], "the card", "no Card(...)"),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("cards", "field", "words"), BAD_CARDS, ids=lambda value: str(value)[:40])
def test_a_bad_card_is_refused_by_number_and_field(cards: Sequence[Card], field: str, words: str) -> None:
    with pytest.raises(CardError) as error:
        encode(cards)
    assert error.value.field == field
    assert words in str(error.value)
    last = cards[-1]
    assert error.value.number == (last.number if isinstance(last, Card) else repr(last))


@pytest.mark.parametrize("limit", ["CARDS", "ABILITIES", "SELECTORS", "CONDITIONS", "STEPS"])
def test_a_full_table_is_refused_by_name(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    monkeypatch.setattr(limits, limit, 8)
    with pytest.raises(CardError, match=r"card \(all\), CARDS: .* need more than 8 rows"):
        encode(CARDS)


def test_errors_survive_a_trip_to_another_process() -> None:
    for error in (CardError("T-001", "cost", "bad"), DeckError("d", ["a", "b"])):
        copy = pickle.loads(pickle.dumps(error))
        assert type(copy) is type(error)
        assert str(copy) == str(error)
        assert isinstance(copy, ZXError)


# -- card sets of users ------------------------------------------------------------------------------------


def test_a_module_of_a_user_is_a_card_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "my_cards_for_a_test.py").write_text(
        "from zx_env.zx.cards.language import Card\n"
        "from zx_env.zx.cards.sets import CARDS as STANDARD\n"
        "from zx_env.zx.terms import Color\n"
        'CARDS = [*STANDARD, Card("MY-001", "Mine", Color.RED, cost=1, power=1500)]\n',
        encoding="utf-8",
    )
    pool = card_table("my_cards_for_a_test")
    assert len(pool) == len(CARDS) + 1
    assert pool.card_of("MY-001").name == "Mine"
    assert pool.record[0]["card"][pool.row_of("MY-001")]["power"] == 1500


@pytest.mark.parametrize(
    ("card_set", "words"),
    [
        ("no_such_module_here", "there is no module"),
        ("zx_env.no_such_module", "there is no module"),
        ("zx_env.zx.limits", "has no list CARDS"),
        ("zx_env.zx.terms;os", "is neither"),
        ("..terms", "is neither"),
    ],
)
def test_an_unknown_card_set_is_refused(card_set: str, words: str) -> None:
    with pytest.raises(CardError, match="card_set") as error:
        card_table(card_set)
    assert words in str(error.value)
