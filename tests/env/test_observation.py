"""Every number of an observation by its name, where the number is known by other means.

A scene stands in all that an observation can tell. Each case changes one thing in the game's record, and says
which facts then change for either player, and to what; every other fact must stay. So a fact that is written
into the column of another one is found, and a fact without a case as well.
"""

from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game, VectorEnv, card_table, zx_v0
from zx_env.compiling.decorators import in_python
from zx_env.core.observation.layout import names_of
from zx_env.errors import SettingError
from zx_env.zx import limits
from zx_env.zx.board import NAMES, square_of_name
from zx_env.zx.cards.encode.features import FEATURE_NAMES, Feature, Summary
from zx_env.zx.decision import columns
from zx_env.zx.decision import observation as o
from zx_env.zx.decision.observation import (
    BoardFact,
    CauseFact,
    Counted,
    Fact,
    HandFact,
    HandPairFact,
    KnownFact,
    LastingFact,
    ListFact,
    Marker,
    MarkerFact,
    NoteFact,
    Numbered,
    OptionFact,
    PairFact,
    SubjectFact,
    named,
)
from zx_env.zx.op_groups import Frame
from zx_env.zx.rules.grants import granted_place
from zx_env.zx.rules.slots import NO_CARD
from zx_env.zx.rules.waits import delayed_place
from zx_env.zx.terms import (
    NONE,
    THE_PLAYER,
    AbilityKind,
    Ask,
    BattleStep,
    CounterKind,
    Extra,
    Occurrence,
    Phase,
    State,
    Zone,
)

SHIFT, LINK = "G06-037", "E40-016"
RED, BLUE, WHITE, BLACK, GREEN = "B01-006", "B01-026", "B01-045", "B01-066", "B01-089"
"""Z/X without an ability."""
STANDING = {"a1": RED, "c1": BLUE, "c3": WHITE, "a2": BLACK}
"""The first two are player 0's."""
COUNTS = {"charge": (1, 2), "trash": (3, 4), "removed": (5, 6), "deck": (7, 8), "life": (2, 3)}
"""Cards of zones that are only counted, own and enemy."""


def scene() -> Game:
    """Player 0's main phase; something of everything stands and lies there."""
    links = [("b2", 0), ("b2", 0), ("c2", 1)]
    board = Scenario(links=[{"card": LINK, "owner": owner, "square": square} for square, owner in links])
    for square, number in STANDING.items():
        board.zx(square, number, owner=int(number in (WHITE, BLACK)))
    board.position["squares"]["a1"][0] |= {"shift": SHIFT, "force": [GREEN, GREEN]}
    board.hand(0, PLAIN_CARD, *[RED] * 3).hand(1, BLUE, {"card": GREEN, "face": "up"})
    board.resource(0, RED, RED, {"card": BLUE, "state": "sleep"}).resource(1, *[WHITE] * 3)
    for player in range(2):
        board.cards(player, "dynamis", ["B16-019"] * 2).player_card(player, ("B03-104", "B03-107")[player])
        for zone, count in COUNTS.items():
            board.cards(player, zone, [(BLACK, GREEN)[player]] * count[player])
    return board.begin().game


def slot_on(g: Any, square: str) -> int:
    return int(g.standing[square_of_name(square), 0])


def slot_in(g: Any, player: int, zone: Zone, place: int = 0) -> int:
    return int(g.cards[player, zone, place])


def player_slot(player: int) -> int:
    return player * limits.HALF + limits.PLAYER_CARD


# -- cases: what is changed in the record, and what the two players see of it -------------------------------

Changed = dict[Any, int]
Change = Callable[[Any], None]


def put(field: str, value: int, *index: int) -> Change:
    """The change of one number of the record."""

    def change(g: Any) -> None:
        if index:
            getattr(g, field)[index if len(index) > 1 else index[0]] = value
        else:
            setattr(g, field, value)

    return change


def both(*changes: Change) -> Change:
    def change(g: Any) -> None:
        for one in changes:
            one(g)

    return change


def _asks(asked: Ask) -> Change:
    """Another question to player 0, without options."""
    return both(put("asked", asked), put("options", 0))


def _has_chosen(g: Any) -> None:
    frame = g.agenda[g.frames - 1]
    frame.kind = Frame.CHOOSE
    g.chosen_count[frame.depth, frame.register] = 3


def _has_left_chosen(g: Any) -> None:
    """A question that belongs to no effect, and what an effect that has ended had chosen."""
    _has_chosen(g)
    g.agenda[g.frames - 1].kind = Frame.PLAYER_DAMAGE


def _gives_player(player: int, times: int) -> Change:
    def change(g: Any) -> None:
        for _ in range(times):
            granted = g.lasting[in_python(granted_place)(g.granted_count)]
            granted.slot, granted.serial = player_slot(player), g.serial[player_slot(player)]
            g.granted_count += 1

    return change


def _turns_up(player: int, number: int) -> Change:
    def change(g: Any) -> None:
        for i in range(number):
            g.state[slot_in(g, player, Zone.DYNAMIS, i)] = State.FACE_UP
        g.face_up[player] = number  # counted with the sums, before a decision is shown

    return change


def _for_both(own: Fact, enemy: Fact, change: Callable[[int, int], Change]) -> Iterator[tuple[Any, ...]]:
    """What one player has: 1 of it, or 2; the player sees `own`, the opponent `enemy`."""
    for player in range(2):
        seen: list[Changed] = [{}, {}]
        seen[player], seen[1 - player] = {own: 1 + player}, {enemy: 1 + player}
        yield change(player, 1 + player), *seen


def _fact_cases() -> Iterator[tuple[Any, ...]]:
    decides = [{Fact.IS_DECIDER: p, Fact.MAY_STOP: p, Fact.ENEMY_DECIDES: 1 - p} for p in range(2)]
    yield put("decider", 1), *decides
    yield put("turn_player", 1), *[{Fact.IS_TURN_PLAYER: player} for player in range(2)]
    yield put("first_player", 1), *[{Fact.WENT_FIRST: player} for player in range(2)]
    yield put("turn", 37), {Fact.TURN: 37}, {Fact.TURN: 37}
    yield put("may_stop", 0), {Fact.MAY_STOP: 0}, {}
    yield put("page", 2), {Fact.PAGE: 2}, {}
    yield both(_asks(Ask.CHOOSE), _has_chosen), {Fact.CARDS_CHOSEN: 3}, {}
    yield both(_asks(Ask.CHOOSE), _has_left_chosen), {}, {}
    yield both(_asks(Ask.YES_NO), put("mode", 2)), {Fact.MODE: 2}, {}
    yield from _for_both(
        Fact.DAMAGE_WAITING, Fact.ENEMY_DAMAGE_WAITING, lambda player, n: put("player_damage", n, player)
    )
    yield lambda g: setattr(g.battle, "passes", 1), {Fact.PASSES: 1}, {Fact.PASSES: 1}
    yield (
        lambda g: setattr(g.battle, "attacked", THE_PLAYER),
        {Fact.ENEMY_IS_ATTACKED: 1},
        {Fact.IS_ATTACKED: 1},
    )
    yield put("player_card", NONE, 0), {Fact.HAS_PLAYER_CARD: 0}, {Fact.ENEMY_HAS_PLAYER_CARD: 0}
    yield put("player_card", NONE, 1), {Fact.ENEMY_HAS_PLAYER_CARD: 0}, {Fact.HAS_PLAYER_CARD: 0}
    yield put("revealed", 0), {Fact.ENEMY_HAS_PLAYER_CARD: 0}, {Fact.ENEMY_HAS_PLAYER_CARD: 0}
    yield _five_wait, {Fact.WAITING_ABILITIES: 5}, {Fact.WAITING_ABILITIES: 5}
    yield from _for_both(Fact.FACE_UP_IN_DYNAMIS, Fact.ENEMY_FACE_UP_IN_DYNAMIS, _turns_up)
    for player in range(2):
        yield put("played_ex", 1 << player), {Fact.PLAYED_EX: 1 + player}, {Fact.PLAYED_EX: 1 + player}
    for kind, own, enemy in (
        (CounterKind.MEMORIAL_PIECE, Fact.MEMORIAL_PIECES, Fact.ENEMY_MEMORIAL_PIECES),
        (CounterKind.DREAM_KEY, Fact.DREAM_KEYS, Fact.ENEMY_DREAM_KEYS),
    ):
        yield from _for_both(own, enemy, lambda player, n, kind=kind: put("counters", n, player, kind))
    spent = Extra.FACE_UP | Extra.SPENT
    for player in range(2):
        for extra, own, enemy in ((0, 1, 0), (Extra.FACE_UP, 3, 2), (spent, 4, 3)):
            seen = [{Fact.UNDER_PLAYER: own}, {Fact.ENEMY_UNDER_PLAYER: enemy} if enemy else {}]
            change = both(put("under_player", 1, player), put("player_extra", extra, player))
            yield change, *(seen if player == 0 else reversed(seen))
    yield from (
        (put("gained_keys", 1, player), *seen)
        for player, seen in _seen_by_owner(Fact.PLAYER_NAMES_GAINED, Fact.ENEMY_PLAYER_NAMES_GAINED)
    )
    yield from (
        (put("state", State.SLEEP, player_slot(player)), *seen)
        for player, seen in _seen_by_owner(Fact.PLAYER_SLEEPS, Fact.ENEMY_PLAYER_SLEEPS)
    )
    yield from _for_both(Fact.PLAYER_ABILITIES, Fact.ENEMY_PLAYER_ABILITIES, _gives_player)
    yield from _for_both(Fact.LOCKS, Fact.ENEMY_LOCKS, lambda player, n: put("locked_count", n, player))
    yield from _for_both(Fact.BARS, Fact.ENEMY_BARS, lambda player, n: put("player_barred", n, player))
    yield from _for_both(Fact.DELAYED, Fact.ENEMY_DELAYED, _delays)


def _delays(player: int, times: int) -> Change:
    def change(g: Any) -> None:
        g.delayed_count = times
        for i in range(times):
            delayed = g.waiting[in_python(delayed_place)(i)]
            delayed.player, delayed.times = player, 1

    return change


def _five_wait(g: Any) -> None:
    """Five abilities, two of them the same for the same."""
    g.waiting_count = 4
    for i, times in enumerate((1, 1, 2, 1)):
        g.waiting[i].times, g.waiting[i].first = times, limits.NO_THAT


def _seen_by_owner(own: Fact, enemy: Fact) -> list[tuple[int, list[Changed]]]:
    return [(0, [{own: 1}, {enemy: 1}]), (1, [{enemy: 1}, {own: 1}])]


def _on(square: str, field: str, value: int) -> Change:
    return lambda g: getattr(g, field).__setitem__(slot_on(g, square), value)


def _battle(g: Any) -> None:
    g.battle.stage = BattleStep.EVENT
    g.battle.attacker, g.battle.attacked = slot_on(g, "a1"), slot_on(g, "c3")
    g.battle.attacker_serial = g.serial[slot_on(g, "a1")]
    g.battle.attacked_serial = g.serial[slot_on(g, "c3")]


def _candidates(asked: Ask, *named_so: str) -> Change:
    def change(g: Any) -> None:
        _asks(asked)(g)
        g.candidates = len(named_so)
        for i, square in enumerate(named_so):
            g.candidate[i] = slot_on(g, square) if asked == Ask.CHOOSE else square_of_name(square)

    return change


def _second_on(g: Any) -> None:
    square = square_of_name("c3")
    g.standing[square, 1] = g.standing[square, 0]
    g.standing_count[square] = 2


def _taken_over(g: Any) -> None:
    bit = 1 << square_of_name("c3")
    g.held[1], g.held[0] = g.held[1] & ~bit, g.held[0] | bit


def _gives_zx(g: Any) -> None:
    for _ in range(2):
        granted = g.lasting[in_python(granted_place)(g.granted_count)]
        granted.slot, granted.serial = slot_on(g, "c1"), g.serial[slot_on(g, "c1")]
        g.granted_count += 1


def _board_cases() -> Iterator[tuple[Any, ...]]:
    """Changed are Squares as player 0 names them; of player 1 they are turned around."""
    yield (
        _taken_over,
        {("c3", BoardFact.OWN): 1, ("c3", BoardFact.ENEMY): 0, ("c3", BoardFact.CAN_ATTACK): 1},
        {("c3", BoardFact.OWN): 0, ("c3", BoardFact.ENEMY): 1, ("c3", BoardFact.CAN_ATTACK): 1},
    )
    one = {("a2", BoardFact.SLEEP): 1}
    yield _on("a2", "state", State.SLEEP), one, one
    one = {("a2", BoardFact.BOOST): 2, ("a2", BoardFact.POWER_NOW): 12, ("a2", BoardFact.POWER_LEFT): 12}
    yield _on("a2", "boost", 1000), one, one
    one = {("a2", BoardFact.DAMAGE_TAKEN): 3, ("a2", BoardFact.POWER_LEFT): 7}
    yield _on("a2", "damage", 1500), one, one
    one = {("a1", BoardFact.SLEEP): 1, ("a1", BoardFact.CAN_ATTACK): 0}
    yield _on("a1", "state", State.SLEEP), one, one
    one = {("a1", BoardFact.IS_ATTACKING): 1, ("c3", BoardFact.IS_ATTACKED): 1}
    yield _battle, one, one
    yield _candidates(Ask.CHOOSE, "c3"), {("c3", BoardFact.CAN_BE_CHOSEN): 1}, {}
    for asked in (Ask.SQUARE, Ask.CHOOSE_SQUARE, Ask.ATTACK_TARGET):
        squares = ("b2", "a2")
        yield (
            _candidates(asked, *squares),
            {(name, BoardFact.SQUARE_CAN_BE_CHOSEN): 1 for name in squares},
            {},
        )
    one = {("c1", BoardFact.IS_SUBJECT): 1}
    yield lambda g: setattr(g, "subject", slot_on(g, "c1")), one, one
    one = {("c3", BoardFact.ZX_ON_SQUARE): 2}
    yield _second_on, one, one
    one = {("a1", BoardFact.FORCE): 0}
    yield put("count", 0, 0, Zone.FORCE), one, one
    one = {("a2", BoardFact.USED): 2}
    yield _on("a2", "used", 5), one, one
    one = {("c1", BoardFact.GAINED): 2}
    yield _gives_zx, one, one
    one = {("a1", BoardFact.SHIFT): 0}
    yield put("shift", NO_CARD, 0), one, one
    yield (
        put("links", 0),
        {("b2", BoardFact.OWN_LINKS): 0, ("c2", BoardFact.ENEMY_LINKS): 0},
        {("b2", BoardFact.ENEMY_LINKS): 0, ("c2", BoardFact.OWN_LINKS): 0},
    )


def _hand_cases() -> Iterator[tuple[Any, ...]]:
    """Changed are rows of the own hand."""
    yield put("count", 3, 0, Zone.HAND), {(1, HandFact.COPIES): 2}, {}
    yield (
        lambda g: g.known.__setitem__(slot_in(g, 0, Zone.HAND, 2), 3),
        {(1, HandFact.COPIES_KNOWN_TO_ENEMY): 1},
        {},
    )


def _options(*slots: tuple[int, Zone]) -> Change:
    """A choice of player 0 among the first cards of zones."""

    def change(g: Any) -> None:
        _asks(Ask.CHOOSE)(g)
        g.options = len(slots)
        for i, (player, zone) in enumerate(slots):
            g.option[i] = slot_in(g, player, zone)

    return change


def _asleep(g: Any) -> None:
    g.state[slot_in(g, 0, Zone.CHARGE)] = State.SLEEP


def _placed(g: Any) -> None:
    g.option_deed[0] = 3


def _waits(g: Any) -> None:
    """The second ability of a Z/X, which waits because the one on c3 was destroyed."""
    _asks(Ask.RESOLVE)(g)
    table = card_table().record[0]["ability"]
    waiting = g.waiting[0]
    waiting.ability = next(
        row
        for row in range(len(table))
        if table[row]["kind"] == AbilityKind.AUTOMATIC
        and table[row]["occurrence"] == Occurrence.IS_DESTROYED
        and table[row]["place"] == 1
    )
    waiting.slot, waiting.serial = slot_on(g, "a1"), g.serial[slot_on(g, "a1")]
    g.waiting_count, waiting.times, waiting.those, waiting.first = 1, 1, 1, 0
    g.those_slot[0], g.those_serial[0] = slot_on(g, "c3"), g.serial[slot_on(g, "c3")]
    g.options, g.option[0] = 1, 0


def _option_cases() -> Iterator[tuple[Any, ...]]:
    """Changed are rows of options."""
    charge = {(0, OptionFact.IS_THERE): 1, (0, OptionFact.OWN): 1, (0, OptionFact.ZONE): Zone.CHARGE}
    trash = {(1, OptionFact.IS_THERE): 1, (1, OptionFact.ENEMY): 1, (1, OptionFact.ZONE): Zone.TRASH}
    options = _options((0, Zone.CHARGE), (1, Zone.TRASH))
    yield options, charge | trash, {}
    yield both(options, _asleep), charge | trash | {(0, OptionFact.SLEEP): 1}, {}
    yield both(options, _placed), charge | trash | {(0, OptionFact.ABILITY_PLACE): 3}, {}
    board = {(0, OptionFact.IS_THERE): 1, (0, OptionFact.OWN): 1, (0, OptionFact.ZONE): Zone.SQUARE}
    board |= {(0, OptionFact.SQUARE): 1}
    waits = {(0, OptionFact.OCCURRENCE): 1 + Occurrence.IS_DESTROYED, (0, OptionFact.THAT_SQUARE): 9}
    yield _waits, board | waits | {(0, OptionFact.ABILITY_PLACE): 1}, {}


def _subject_cases() -> Iterator[tuple[Any, ...]]:
    yield lambda g: setattr(g, "subject", slot_on(g, "c1")), {(SubjectFact.OWN,): 1}, {}
    yield lambda g: setattr(g, "subject", slot_on(g, "c3")), {}, {(SubjectFact.OWN,): 1}


def _marker_cases() -> Iterator[tuple[Any, ...]]:
    """Changed are side, marker and column."""
    for square, marker in (("b3", Marker.SHIFT), ("c1", Marker.LINK)):
        place = square_of_name(square)
        yield (
            partial(_move, marker, place),
            {(0, marker, MarkerFact.SQUARE): place + 1},
            {(1, marker, MarkerFact.SQUARE): 9 - place},
        )


def _move(marker: Marker, square: int, g: Any) -> None:
    g.square[_marker(g, marker)] = square


def _marker(g: Any, marker: Marker) -> int:
    if marker == Marker.SHIFT:
        return int(g.shift[0])
    own = range(2 * limits.HALF, 2 * limits.HALF + limits.TOKENS // 2)
    return max(slot for slot in own if g.zone[slot] == Zone.SQUARE)


CASES: dict[str, tuple[type[IntEnum], list[tuple[Any, ...]]]] = {
    "facts": (Fact, list(_fact_cases())),
    "board": (BoardFact, list(_board_cases())),
    "hand": (HandFact, list(_hand_cases())),
    "options": (OptionFact, list(_option_cases())),
    "subject": (SubjectFact, list(_subject_cases())),
    "markers": (MarkerFact, list(_marker_cases())),
}
"""For each field with facts: their names, and changes with what either player then sees otherwise."""


def _seen(game: Game, player: int, field: str, columns: type[IntEnum]) -> Changed:
    """The facts of a field by their place in it; Squares by their names."""
    cells = named(game.observe(player))[field]
    found: Changed = {}
    for index in np.ndindex(cells.shape[:-1]):
        where: tuple[Any, ...] = index
        if field == "board":
            where = (NAMES[index[0] if player == 0 else 8 - index[0]],)
        for column in columns:
            found[(*where, column) if field != "facts" else column] = int(cells[(*index, column)])
    return found


@pytest.mark.parametrize(
    ("field", "case"), [(field, case) for field, (_, cases) in CASES.items() for case in range(len(cases))]
)
def test_a_change_is_seen_in_its_facts_and_in_no_other(field: str, case: int) -> None:
    columns, cases = CASES[field]
    change, *expected = cases[case]
    game = scene()
    before = [_seen(game, player, field, columns) for player in range(2)]
    change(game._games[0])
    for player in range(2):
        after = _seen(game, player, field, columns)
        changed = {where: number for where, number in after.items() if number != before[player][where]}
        assert changed == expected[player], f"player {player}\n{game}"


@pytest.mark.parametrize("field", CASES)
def test_every_fact_has_a_case(field: str) -> None:
    columns, cases = CASES[field]
    cased = {
        where[-1] if isinstance(where, tuple) else where for _, *seen in cases for s in seen for where in s
    }
    assert cased == set(columns), f"no case for {set(columns) - cased}"


def test_every_enum_of_facts_has_cases_and_fills_its_field() -> None:
    enums = {kind for kind in vars(columns).values() if isinstance(kind, type) and issubclass(kind, IntEnum)}
    found = {kind for kind in enums if kind.__module__ == columns.__name__ and len(kind)}
    elsewhere = {Marker, Counted, Numbered, PairFact, HandPairFact}
    elsewhere |= {CauseFact, ListFact, KnownFact, NoteFact, LastingFact}
    assert {enum for enum, _ in CASES.values()} == found - elsewhere
    fields = {field.name: field for field in o.FULL_FIELDS}
    for name, (facts, _) in CASES.items():
        first = 0 if name == "facts" else limits.FEATURES
        behind = names_of({"board": PairFact, "hand": HandPairFact}.get(name, ()))
        assert list(facts) == list(range(first, fields[name].shape[-1] - len(behind)))
        features = () if name == "facts" else FEATURE_NAMES
        assert fields[name].columns == features + names_of(facts) + behind
    for field in o.FULL_FIELDS:
        assert len(field.columns) == field.shape[-1], field.name


# -- the other fields ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "asks"),
    [
        *(("asked", ask) for ask in Ask if ask != Ask.OVER),
        *(("phase", phase) for phase in Phase),
        *(("battle_step", step) for step in BattleStep),
    ],
)
def test_one_cell_shows_the_step_of_the_game(field: str, asks: IntEnum) -> None:
    game = scene()
    g = game._games[0]
    if field == "asked":
        _asks(Ask(asks))(g)
    elif field == "phase":
        g.phase = asks
    else:
        g.battle.stage = asks
    for player in range(2):
        cells = named(game.observe(player))[field].tolist()
        shown = field != "asked" or player == 0
        assert cells == [int(shown and place == asks) for place in range(len(type(asks)))]


def test_cards_of_zones_are_counted_on_their_side() -> None:
    game = scene()
    g = game._games[0]
    for owner in range(2):
        for zone in range(limits.ZONE_LISTS):
            g.count[owner, zone] = 1 + 2 * zone + owner
    for player in range(2):
        own, enemy = named(game.observe(player))["zones"].tolist()
        assert own == [1 + 2 * zone + player for zone in range(limits.ZONE_LISTS)]
        assert enemy == [2 + 2 * zone - player for zone in range(limits.ZONE_LISTS)]


def test_sums_lie_in_the_row_of_their_zone() -> None:
    game, cards = scene(), Summary.CARDS
    for player in range(2):
        seen = named(game.observe(player))
        own_first = slice(None) if player == 0 else slice(None, None, -1)
        assert seen["resources"][own_first, :, cards].tolist() == [[2, 1], [3, 0]]
        rows = seen["summaries"][:, cards].tolist()
        for row, zone in ((Counted.CHARGE, "charge"), (Counted.TRASH, "trash"), (Counted.REMOVED, "removed")):
            assert tuple(rows[row : row + 2][own_first]) == COUNTS[zone]
        assert rows[Counted.HIDDEN :] == [COUNTS["deck"][player] + COUNTS["life"][player]]
    # Each place of a sum by its name: Red, Blue and so on are of Cost 3 and have the Ignition icon.
    own = named(game.observe(0))["resources"][0]
    shown = [{place.name.lower(): int(row[place]) for place in Summary if row[place]} for row in own]
    assert shown == [
        {"red": 2, "zx": 2, "ignition": 2, "cost_3_4": 2, "cards": 2},
        {"blue": 1, "zx": 1, "ignition": 1, "cost_3_4": 1, "cards": 1},
    ]


def test_card_numbers_lie_in_the_row_of_their_card() -> None:
    game = scene()
    g = game._games[0]
    _options((0, Zone.CHARGE), (1, Zone.TRASH))(g)
    g.subject = slot_on(g, "c3")
    pool = card_table()
    numbers = named(game.observe(0))["card_numbers"].astype(int)
    rows = numbers[:, 0] * 128 + numbers[:, 1] - 1
    found = {place: pool.cards[row].number for place, row in enumerate(rows) if row != NONE}
    assert found == {
        **{Numbered.BOARD + square_of_name(square): number for square, number in STANDING.items()},
        Numbered.HAND: PLAIN_CARD,
        Numbered.HAND + 1: RED,
        Numbered.OPTIONS: BLACK,
        Numbered.OPTIONS + 1: GREEN,
        Numbered.ENEMY_HAND: GREEN,
        Numbered.MARKERS + Marker.SHIFT: SHIFT,
        Numbered.MARKERS + Marker.LINK: LINK,
        Numbered.MARKERS + len(Marker) + Marker.LINK: LINK,
        Numbered.SUBJECT: WHITE,
        Numbered.PLAYER_CARDS: "B03-104",
        Numbered.PLAYER_CARDS + 1: "B03-107",
    }


def test_the_features_of_a_card_stand_before_its_facts() -> None:
    """The same cards as their numbers say, in every field that shows cards."""
    game = scene()
    g = game._games[0]
    _options((0, Zone.CHARGE), (1, Zone.TRASH))(g)
    g.subject = slot_on(g, "c3")
    seen = named(game.observe(0, full=True))
    n = limits.FEATURES
    assert _is_card(seen["board"][square_of_name("a1"), :n], RED)
    assert _is_card(seen["hand"][0, :n], PLAIN_CARD) and _is_card(seen["hand"][1, :n], RED)
    assert _is_card(seen["enemy_hand"][0, :n], GREEN) and seen["enemy_hand"][0, HandFact.COPIES] == 1
    assert _is_card(seen["options"][0, :n], BLACK) and _is_card(seen["options"][1, :n], GREEN)
    assert _is_card(seen["subject"][:n], WHITE)
    assert _is_card(seen["markers"][0, Marker.SHIFT, :n], SHIFT)
    assert _is_card(seen["markers"][1, Marker.LINK, :n], LINK)
    theirs = [(BLUE, 1), (GREEN, 1)]
    for row, (card, copies) in zip(seen["their_hand"], theirs, strict=False):
        assert _is_card(row[:n], card) and row[HandFact.COPIES] == copies
    for field, zone in (("life", "life"), ("next_cards", "deck")):
        for side, card in enumerate((BLACK, GREEN)):
            there = min(COUNTS[zone][side], seen[field].shape[1])
            assert [_is_card(row, card) for row in seen[field][side][:there]] == [True] * there
            assert not seen[field][side][there:].any()


def _is_card(cells: Any, number: str) -> bool:
    pool = card_table()
    return cells.tolist() == pool.record[0]["card"][pool.row_of(number)]["feature"].tolist()


FEATURES = {
    "B01-006": {"red": 1, "cost": 3, "power": 10, "ignition": 1, "range": 1},
    "B01-007": {"red": 1, "cost": 3, "power": 10, "ignition": 1, "life_recovery": 1, "range": 1},
    "B01-021": {"blue": 1, "cost": 2, "power": 7, "ignition": 1, "void_bringer": 1, "range": 1},
    "B01-008": {"red": 1, "cost": 3, "power": 10, "start_card": 1, "range": 1},
    # [Event] Reboot 1 Z/X of yours on a Square.
    "B02-019": {"event": 1, "red": 1, "cost": 4, "range": 1, "type": 1},
    # Deal 2000 damage …
    "B04-014": {"red": 1, "cost": 6, "power": 17, "range": 1, "damage": 4},
    # … give each Z/X of yours on a Square +2000 Power until the end of the turn.
    "B01-048": {"white": 1, "cost": 4, "power": 11, "range": 1, "power_change": 4},
    "B02-035": {"blue": 1, "cost": 7, "power": 20, "range": 1, "draws": 1},
    "B01-072": {"black": 1, "cost": 5, "power": 14, "range": 1, "destroys": 1},
    "B04-012": {"red": 1, "cost": 5, "power": 15, "range": 1, "to_hand": 1},
    "B11-085": {"green": 1, "cost": 4, "power": 12, "range": 1, "to_resource": 2},
    "B01-031": {"blue": 1, "cost": 4, "power": 10, "range": 1, "when_it_appears": 1},
    "B01-061": {"black": 1, "cost": 2, "power": 5, "range": 1, "in_battle": 1},
    "B01-070": {"black": 1, "cost": 4, "power": 12, "range": 1, "startup": 1},
    "B01-088": {"green": 1, "cost": 4, "power": 10, "range": 1, "always": 1},
    # [Startup] (Hand) …
    "B03-101": {"blue": 1, "cost": 10, "power": 20, "range": 1, "startup": 1, "outside_squares": 1},
}
"""Cards with all their features that are not 0, read off the cards."""


@pytest.mark.parametrize("number", FEATURES)
def test_features_are_read_by_their_names(number: str) -> None:
    hand = named(Scenario().hand(0, number).begin().game.observe(0))["hand"][0]
    assert {place.name.lower(): int(hand[place]) for place in Feature if hand[place]} == FEATURES[number]


def test_every_feature_has_a_card() -> None:
    assert {name for features in FEATURES.values() for name in features} == {
        place.name.lower() for place in Feature
    }


# -- named ---------------------------------------------------------------------------------------------------


def test_named_gives_views_of_one_observation_and_of_many() -> None:
    assert zx_v0.named is named
    batch = VectorEnv(num_envs=3, seed=1)
    many, _, _ = batch.reset()
    cut = named(many)
    for field in o.OBSERVATION_FIELDS:
        assert cut[field.name].shape == (3, *field.shape)
        assert np.shares_memory(cut[field.name], many)
    for row in range(3):
        one = named(many[row])
        assert all((one[name] == cells[row]).all() for name, cells in cut.items())
    # Nothing is left out, and nothing stands twice.
    assert sum(cells[0].size for cells in cut.values()) == many.shape[1]
    assert np.concatenate([cells[0].ravel() for cells in cut.values()]).tolist() == many[0].tolist()
    full = Game.new(seed=1).observe(0, full=True)
    assert list(named(full)) == [field.name for field in o.FULL_FIELDS]
    assert np.concatenate([cells.ravel() for cells in named(full).values()]).tolist() == full.tolist()


@pytest.mark.parametrize("shape", [(), (7,), (o.OBSERVATION_SIZE, 2)])
def test_named_refuses_what_is_no_observation(shape: tuple[int, ...]) -> None:
    with pytest.raises(SettingError, match=str(o.OBSERVATION_SIZE)):
        named(np.zeros(shape, np.int8))
