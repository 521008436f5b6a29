"""Faults of the engine: a full list names its limit, an unknown number names its enum."""

import ast
from collections import Counter
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from tests.citations import ROOT, python_files
from zx_env import Game
from zx_env.compiling.decorators import entry, use_names_of
from zx_env.errors import EngineFault
from zx_env.zx import limits, op_groups
from zx_env.zx.entry_points import ENTRY_POINTS
from zx_env.zx.op_groups import (
    Fault,
    Frame,
)
from zx_env.zx.rules.agenda import preprocess, push
from zx_env.zx.rules.candidates import add_candidate, forget_candidates
from zx_env.zx.rules.choices import choose
from zx_env.zx.rules.effects import effect
from zx_env.zx.rules.grants import give, give_ability
from zx_env.zx.rules.locks import lock
from zx_env.zx.rules.look import look
from zx_env.zx.rules.progress import advance
from zx_env.zx.rules.waits import place_of_that
from zx_env.zx.rules.zones import move, put_on_square
from zx_env.zx.terms import (
    NONE,
    Ask,
    Op,
    Until,
    Zone,
)

use_names_of("zx_env.zx")

RULES = "zx_env/zx/rules"


# -- groups ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("members", "groups_of", "by_number"),
    [(Op, op_groups.OPS, op_groups.GROUP_OF_OP), (Frame, op_groups.FRAMES, op_groups.GROUP_OF_FRAME)],
)
def test_every_member_is_in_one_group(members: type[IntEnum], groups_of: Any, by_number: Any):
    counts = Counter(member for group in groups_of.values() for member in group)
    assert counts == Counter(members), "zx_env/zx/op_groups.py names each member once"
    assert all(0 <= member < op_groups.NUMBERS for member in members)
    for group, those in groups_of.items():
        assert group != 0 and all(by_number[member] == group for member in those)
    assert np.count_nonzero(by_number) == len(members)


def compared_members(function: str, enum: str, module: str) -> set[str]:
    """Return the members of the enum that a function of rules/ compares a number with."""
    tree = ast.parse((ROOT / RULES / f"{module}.py").read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == function)
    return {
        side.attr
        for node in ast.walk(found)
        if isinstance(node, ast.Compare)
        for side in node.comparators
        if isinstance(side, ast.Attribute) and isinstance(side.value, ast.Name) and side.value.id == enum
    }


@pytest.mark.parametrize(
    ("group", "functions"),
    [
        (op_groups.FrameGroup.PREPARATION, ["_prepare"]),
        (op_groups.FrameGroup.TURN, ["_take_turn"]),
        (op_groups.FrameGroup.BATTLE, ["_fight"]),
        (op_groups.FrameGroup.PRIORITY, ["_perform", "_preprocess"]),
        (op_groups.FrameGroup.PLAY, ["_play_cards"]),
    ],
)
def test_every_frame_has_a_handler_in_the_function_of_its_group(
    group: op_groups.FrameGroup, functions: list[str]
):
    handled = set().union(*(compared_members(function, "Frame", "progress") for function in functions))
    assert handled == {frame.name for frame in op_groups.FRAMES[group]}


@pytest.mark.parametrize(
    ("group", "functions"),
    [
        (op_groups.OpGroup.DECIDES, [("decide", "decisions"), ("_goes_on", "decisions")]),
        (op_groups.OpGroup.ACTS_ON_PLAYER, [("_act_on_player", "effects")]),
        (
            op_groups.OpGroup.ACTS_ON_CARDS,
            [("_act_on_card", "effects"), ("_act_on_all", "effects"), ("_act_on_cards", "effects")],
        ),
        (op_groups.OpGroup.ACTS_ALONE, [("effect", "effects"), ("_act_alone", "effects")]),
    ],
)
def test_every_step_has_a_handler_in_the_function_of_its_group(
    group: op_groups.OpGroup, functions: list[tuple[str, str]]
):
    handled = set().union(*(compared_members(function, "Op", module) for function, module in functions))
    assert handled == {op.name for op in op_groups.OPS[group]}


# -- unknown numbers ---------------------------------------------------------------------------------------


@entry
def go_on(games: Any, card_table: Any, matches: Any, kind: int, step: int) -> None:
    g = games[0]
    g.asked = Ask.NOTHING
    f = push(g, kind, 0, 0)
    g.agenda[f].step = step
    advance(g, card_table[0], matches[0])


def unknown(members: type[IntEnum]) -> list[int]:
    """Return numbers without a member: the highest, a gap, and one beyond either end."""
    known = set(members)
    return [number for number in (-128, -1, min(set(range(128)) - known), 127) if number not in known]


@pytest.mark.parametrize("number", unknown(Frame))
def test_an_unknown_frame_is_a_fault(number: int):
    game = Game.new(seed=1)
    go_on(game._games, game._table, game._matches, number, 0)
    assert game._games[0].asked == Ask.OVER
    with pytest.raises(EngineFault, match="UNKNOWN_FRAME"):
        game.check_fault()


@pytest.mark.parametrize("number", [*unknown(Op), Op.GAIN_POWER])
def test_an_unknown_step_is_a_fault(number: int):
    game = Game.new(seed=1)
    table = game._table
    step = limits.STEPS - 1
    before = int(table[0].step[step].op)
    table[0].step[step].op = number
    try:
        go_on(game._games, table, game._matches, Frame.EFFECT, step)
    finally:
        table[0].step[step].op = before
    assert game._games[0].asked == Ask.OVER
    with pytest.raises(EngineFault, match="UNKNOWN_OP"):
        game.check_fault()


@pytest.mark.parametrize("number", [*unknown(Ask), Ask.NOTHING])
def test_an_unknown_question_is_a_fault(number: int):
    game = Game.new(seed=1)
    game._games[0].asked = number
    ENTRY_POINTS.show_game(game._games, 0, game._table, game._masks, 0)
    assert game._games[0].asked == Ask.OVER
    with pytest.raises(EngineFault, match="UNKNOWN_ASK"):
        game.check_fault()


# -- capacities --------------------------------------------------------------------------------------------


def guards() -> list[tuple[str, str, str]]:
    """Return (place, limit in the condition, Fault) for every `if` that stops the game with a full list."""
    found = []
    for path in python_files(RULES):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.If):
                continue
            for call in (line.value for line in node.body if isinstance(line, ast.Expr)):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "stop_with":
                    fault = ast.unparse(call.args[1]).removeprefix("Fault.")
                    names = [n.attr for n in ast.walk(node.test) if isinstance(n, ast.Attribute)]
                    asked = [name for name in names if name.isupper() and hasattr(limits, name)]
                    if fault.endswith("_FULL"):
                        found.append((f"{path.name}:{node.lineno}", ",".join(asked), fault))
    return found


def test_a_full_list_names_its_own_limit():
    wrong = [
        f"{where}: {limit} is full, the fault is {fault}"
        for where, limit, fault in guards()
        if fault != f"{limit}_FULL"
    ]
    assert not wrong
    faults = {fault for _, _, fault in guards()}
    assert faults == {fault.name for fault in Fault if fault.limit}
    assert all(isinstance(getattr(limits, fault.limit), int) for fault in Fault if fault.limit)


@entry
def fill(games: Any, card_table: Any, matches: Any, fault: int) -> None:
    """Fill a limited list and add one more item."""
    g = games[0]
    cards = card_table[0]
    step = limits.STEPS - 1
    frame = g.agenda[push(g, Frame.EFFECT, 0, 0)]
    for i in range(limits.CANDIDATES + 1):
        slot = i % limits.DECK_SIZE
        if g.fault != 0:
            return
        if fault == Fault.FRAMES_FULL:
            preprocess(g)
        elif fault == Fault.CANDIDATES_FULL:
            if i == 0:
                forget_candidates(g)
            add_candidate(g, slot)
        elif fault == Fault.STANDING_FULL:
            put_on_square(g, slot, 4)
        elif fault == Fault.LASTING_FULL and i % 2 == 0:
            give_ability(g, cards, slot, 0, Until.TURN_ENDS)
        elif fault == Fault.LASTING_FULL:
            give(g, slot, Op.BAR, 1, Until.TURN_ENDS)
        elif fault == Fault.THOSE_FULL:
            g.waiting_count = 1
            g.waiting[0].first = 0
            place_of_that(g, slot, i)
        elif fault == Fault.NAME_LOCKS_FULL:
            lock(g, cards, slot, 0, 0, 0)
        elif fault == Fault.LOOKED_FULL:
            look(g, cards, step)
        elif fault == Fault.ZONE_CARDS_FULL:
            g.count[0, Zone.TRASH] = limits.ZONE_CARDS
            move(g, cards, g.cards[0, Zone.DECK, 0], Zone.TRASH, 0, 0)
        elif fault == Fault.EFFECT_DEPTH_FULL:
            frame.depth = NONE
            frame.step = step
            effect(g, cards)
        elif fault == Fault.CHOSEN_FULL and g.asked != Ask.CHOOSE:
            forget_candidates(g)
            for k in range(limits.DECK_SIZE):
                add_candidate(g, k)
            choose(g, 0, 1, limits.CHOSEN + 1, limits.FREE_ROW, 0, NONE)
            g.asked = Ask.NOTHING
            advance(g, cards, matches[0])
        elif fault == Fault.CHOSEN_FULL:
            g.answer = g.candidate[0]
            g.asked = Ask.NOTHING
            advance(g, cards, matches[0])


@pytest.mark.parametrize("fault", [fault for fault in Fault if fault.limit], ids=lambda fault: fault.name)
def test_a_full_list_is_reported_by_name_and_size(fault: Fault):
    game = Game.new(seed=1)
    row = game._table[0].step[limits.STEPS - 1]
    before = {name: int(getattr(row, name)) for name in ("op", "amount", "zone")}
    row.op, row.amount, row.zone = Op.GO_ON, limits.LOOKED + 1, Zone.DECK
    try:
        fill(game._games, game._table, game._matches, fault)
    finally:
        for name, value in before.items():
            setattr(row, name, value)
    assert Fault(int(game._games[0].fault)) is fault
    words = f"{fault.name}: {fault.limit} = {getattr(limits, fault.limit)} of zx_env/zx/limits.py"
    with pytest.raises(EngineFault, match=words):
        game.check_fault()
