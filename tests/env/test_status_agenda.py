"""`Game.status` of what the rules go on with: the agenda, questions, what waits, which cards are meant."""

import ast
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.citations import ROOT
from tests.uniform_decks import random_deck
from zx_env import Game
from zx_env.compiling.python_records import row_bytes, set_row_bytes
from zx_env.zx import limits
from zx_env.zx.cards.legality import EXTENDED
from zx_env.zx.cards.pool import card_table
from zx_env.zx.op_groups import Frame
from zx_env.zx.saved.frames import KINDS, Lies
from zx_env.zx.state import GAME
from zx_env.zx.terms import (
    NONE,
    Ask,
    BattleStep,
    Op,
    Zone,
)

RULES = ROOT / "zx_env/zx/rules"
Change = Callable[[Any], object]
ASKS_AHEAD = "lethal_damage"
"""It asks before it pushes the frame INSTEAD, on top of which the question is then."""


@cache
def functions() -> dict[str, ast.FunctionDef]:
    """Every function of the rules, by its name."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in RULES.glob("*.py")]
    return {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


def called(node: ast.AST) -> list[ast.Call]:
    return [call for call in ast.walk(node) if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)]


def asked_by(name: str, seen: set[str]) -> set[str]:
    """What a function of the rules asks, itself or by what it calls."""
    if name in seen or name not in functions() or name == ASKS_AHEAD:
        return set()
    seen.add(name)
    found = set()
    for call in called(functions()[name]):
        callee = call.func.id  # type: ignore[attr-defined]
        if callee in ("ask", "ask_among"):
            if isinstance(call.args[1], ast.Attribute):
                found.add(call.args[1].attr)
        else:
            found |= asked_by(callee, seen)
    return found


def performed_by() -> dict[str, str]:
    """The function that performs each kind of frame: what rules/progress.py calls for it."""
    found = {}
    for node in ast.walk(ast.parse((RULES / "progress.py").read_text(encoding="utf-8"))):
        match node:
            case ast.If(test=test):
                for part in test.values if isinstance(test, ast.BoolOp) else [test]:
                    match part:
                        case ast.Compare(comparators=[ast.Attribute(value=ast.Name("Frame"), attr=kind)]):
                            found[kind] = called(node.body[0])[0].func.id  # type: ignore[attr-defined]
    return found


@pytest.mark.parametrize("kind", Frame, ids=lambda kind: kind.name)
def test_a_frame_asks_what_its_rule_asks(kind: Frame):
    rule = performed_by()[kind.name]
    asks = {ask.name for ask in KINDS[kind].asks}
    assert asks == asked_by(rule, set()), f"say in saved/frames.py what {rule} of {kind.name} asks"
    assert (Lies.TOP in KINDS[kind].lies) == bool(asks), "who asks lies on top, and nobody else"


def test_every_kind_of_frame_has_its_place():
    assert set(KINDS) == set(Frame)


# -- what is refused -----------------------------------------------------------------------------------


@cache
def _positions() -> list[tuple[Game, bytes]]:
    """Games at some of their decisions."""
    rng = np.random.default_rng(11)
    found = []
    for seed in range(6):
        # Some changes refer to a Player card.
        decks = tuple(random_deck(rng, ("P08-014",), form=EXTENDED) for _ in range(2))
        game = Game.new(decks=decks, seed=seed)
        while game.to_play is not None:
            found.append((game.copy(), row_bytes(game._games, 0)))
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return found


def top(g: Any) -> Any:
    return g["agenda"][g["frames"] - 1]


def where(asked: Ask, kind: Frame | None = None) -> tuple[Game, Any]:
    """A game at which that is asked, and its bytes to be changed."""
    for game, data in _positions():
        g = np.frombuffer(bytearray(data), GAME)[0]
        if g["asked"] == asked and kind in (None, top(g)["kind"]):
            return game, g
    raise AssertionError(f"no game at which {asked.name} is asked")


def set_top(**fields: int) -> Change:
    def change(g: Any) -> None:
        for name, value in fields.items():
            g["agenda"][name][g["frames"] - 1] = value

    return change


def set_below(**fields: int) -> Change:
    """In the frame below the one on top."""

    def change(g: Any) -> None:
        for name, value in fields.items():
            g["agenda"][name][g["frames"] - 2] = value

    return change


def set_field(name: str, value: Any) -> Change:
    def change(g: Any) -> None:
        g[name] = value

    return change


def set_first(name: str, value: int) -> Change:
    """The first number of a field."""

    def change(g: Any) -> None:
        g[name].reshape(-1)[0] = value

    return change


def _drop_bottom(g: Any) -> None:
    g["agenda"][:-1] = g["agenda"][1:].copy()
    g["frames"] -= 1


def _put_below_the_top(kind: Frame) -> Change:
    """A frame of this kind more, below the one on top."""

    def change(g: Any) -> None:
        top_at = int(g["frames"]) - 1
        g["agenda"][top_at + 1] = g["agenda"][top_at]
        g["agenda"]["kind"][top_at], g["agenda"]["has_asked"][top_at] = kind, 0
        g["frames"] += 1

    return change


def _wait(ability: int, step: int) -> Change:
    def change(g: Any) -> None:
        g["waiting_count"] = 1
        entry = {"slot": 0, "first": limits.NO_THAT, "ability": ability, "step": step, "times": 1}
        for name, value in entry.items():
            g["waiting"][name][0] = value

    return change


def _gain(slot: int) -> Change:
    """The card gains an ability that no card has."""

    def change(g: Any) -> None:
        g["granted_count"] = 1
        g["lasting"]["slot"][-1] = slot
        g["lasting"]["amount"][-1] = limits.ABILITIES - 1

    return change


def _last(op: int) -> Change:
    def change(g: Any) -> None:
        g["lasting_count"] = 1
        g["lasting"]["op"][0] = op

    return change


def _look(g: Any) -> None:
    """At a card of the hand."""
    slot = g["cards"][0, Zone.HAND, 0]
    g["looked_count"], g["looked"][0], g["looked_serial"][0] = 1, slot, g["serial"][slot]


def _fight(stage: BattleStep, behind: int) -> Change:
    """With a card of the hand, that was an attacker so many zone changes ago."""

    def change(g: Any) -> None:
        slot = g["cards"][0, Zone.HAND, 0]
        g["battle"]["stage"], g["battle"]["attacker"] = stage, slot
        g["battle"]["attacker_serial"] = (int(g["serial"][slot]) - behind) % 256

    return change


def _fight_twice(g: Any) -> None:
    """The priority of a battle lies below the one on top."""
    n = g["frames"]
    g["agenda"][n] = g["agenda"][n - 1]
    g["agenda"][n - 1]["has_asked"] = 0
    g["frames"] = n + 1


def _offer_elsewhere(g: Any) -> None:
    """A card of a zone that the effect below does not let choose from."""
    of_table = card_table("standard").record[0]
    zones = of_table["selector"]["zones"][of_table["step"]["selector"][g["agenda"]["step"][g["frames"] - 2]]]
    cards = (slot for slot in range(limits.DECK_SIZE) if not zones >> g["zone"][slot] & 1)
    g["candidate"][0] = next(cards)


def _pass(g: Any) -> None:
    g["battle"]["passes"] = 2


def _choose_player_card(g: Any) -> None:
    row = limits.FREE_ROW
    g["chosen_count"][row, 0], g["chosen"][row, 0, 0] = 1, limits.PLAYER_CARD


def _put_a_player_card_into_a_hand(g: Any) -> None:
    g["zone"][limits.PLAYER_CARD], g["square"][limits.PLAYER_CARD] = Zone.HAND, NONE


def _swap_types(g: Any) -> None:
    g["row"][0] = g["row"][limits.PLAYER_CARD]


CHANGES: list[tuple[Ask, Frame | None, Change, str]] = [
    (Ask.MAIN, None, _drop_bottom, "MAIN_PRIORITY lies where none lies|less than two frames"),
    (Ask.MAIN, None, set_top(kind=Frame.TURN), "TURN lies where none lies"),
    (Ask.MAIN, None, set_below(kind=Frame.PREPROCESS), "PREPROCESS lies where none lies"),
    (Ask.MAIN, None, set_field("asked", Ask.MULLIGAN), "MAIN_PRIORITY, asks something else"),
    (Ask.MAIN, None, _put_below_the_top(Frame.BATTLE_END), "MAIN_PRIORITY lies on something else"),
    (Ask.MAIN, None, set_top(has_asked=0), "MAIN_PRIORITY has asked, or has not"),
    (Ask.MAIN, None, set_below(has_asked=1), "has asked, or has not"),
    (Ask.MAIN, None, lambda g: set_field("decider", 1 - g["decider"])(g), "what player . decides"),
    (
        Ask.MAIN,
        None,
        lambda g: set_field("turn_player", 1 - g["turn_player"])(g),
        "MAIN_PRIORITY asks the other player",
    ),
    (Ask.MAIN, None, set_field("depth", 1), "`depth` is not the number"),
    (Ask.MAIN, None, set_field("stale", 1), "`stale` is 1"),
    (Ask.MAIN, None, set_field("moving", 3), "on its way"),
    (Ask.MAIN, None, _wait(limits.ABILITIES - 1, 0), "of `waiting` is at no step of its ability"),
    (Ask.MAIN, None, _wait(0, 4000), "of `waiting` is at no step of its ability"),
    (Ask.MAIN, None, _gain(0), "gained what is no ability"),
    (Ask.MAIN, None, _last(Op.DRAW), "`lasting` gives what no effect gives"),
    (Ask.MAIN, None, _look, "looked at lies in no deck"),
    (Ask.MAIN, None, _fight(BattleStep.NO_BATTLE, 0), "no battle is fought, and it has an attacker"),
    (Ask.MAIN, None, _fight(BattleStep.NO_BATTLE, 1), "no battle is fought, and it has an attacker"),
    (Ask.BATTLE_EVENT, None, _fight(BattleStep.EVENT, 0), "the attacker of the battle stands on no Square"),
    (Ask.BATTLE_EVENT, None, _fight(BattleStep.EVENT, -1), "the attacker card .* is still to come"),
    (Ask.BATTLE_EVENT, None, _fight_twice, "BATTLE_PRIORITY lies on another of a battle"),
    (Ask.MAIN, None, _choose_player_card, "`chosen` holds what no effect chooses"),
    (Ask.MAIN, None, _put_a_player_card_into_a_hand, "the Player card of player 0 lies elsewhere"),
    (Ask.MAIN, None, _swap_types, "is a card of another part of a deck"),
    (Ask.MAIN, None, set_first("overboost", 0), "Overboost of player 0 stands on no Square"),
    (Ask.MAIN, None, set_field("subject", limits.SLOTS - 1), "`subject` speaks of a card that is none"),
    (Ask.BATTLE_EVENT, None, _pass, "both have passed"),
    (Ask.SQUARE, None, set_field("may_stop", 1), "SQUARE cannot be answered with nothing"),
    (Ask.SQUARE, None, set_field("candidates", 0), "among what is none"),
    (Ask.SQUARE, None, set_first("candidate", 40), "among what is none"),
    (Ask.SQUARE, Frame.PLAY_AT, set_top(slot=NONE), "PLAY_AT is about no card"),
    (Ask.SQUARE, Frame.PLAY_AT, set_top(modes=1), "PLAY_AT has no such price"),
    (Ask.SQUARE, Frame.PLAY_EX, set_top(place=7), "PLAY_EX plays by no ability"),
    (Ask.PAY, None, set_top(amount=0), "PAY would be paid with what cannot pay"),
    (Ask.PAY, None, set_first("candidate", limits.PLAYER_CARD), "PAY lets choose"),
    (Ask.IGNITE, None, set_first("candidate", limits.PLAYER_CARD), "IGNITION_CHOICE lets choose"),
    (Ask.CHOOSE, Frame.CHOOSE, set_first("candidate", limits.PLAYER_CARD), "CHOOSE lets choose"),
    (Ask.CHOOSE, Frame.CHOOSE, _offer_elsewhere, "CHOOSE lets choose"),
    (Ask.CHOOSE, Frame.CHOOSE, set_top(register=1, depth=3), "CHOOSE chooses for another effect"),
    (Ask.CHOOSE, Frame.CHOOSE, set_top(high=0), "CHOOSE has chosen enough"),
    (Ask.CHOOSE, Frame.CHOOSE, set_below(kind=Frame.BATTLE_EVENT), "waits for no choice"),
    (Ask.CHOOSE, Frame.CHOOSE, set_below(step=0), "is at no step|CHOOSE lies on a frame|lets choose"),
    (Ask.CHOOSE, Frame.ADVENT, set_top(step=0), "ADVENT is at no step"),
    (Ask.YES_NO, Frame.EFFECT, set_top(step=0), "EFFECT is at no step"),
    (Ask.YES_NO, Frame.EFFECT, set_top(ability=NONE), "EFFECT is at no step"),
    (Ask.YES_NO, Frame.EFFECT, set_top(depth=NONE), "EFFECT has asked before it began|`depth`"),
    (Ask.FREE_PLAY, None, set_top(origin=Zone.HAND), "FREE_PLAY is about a card that lies elsewhere"),
    (Ask.ATTACK_TARGET, None, set_top(slot=limits.PLAYER_CARD), "BATTLE_TARGET is about a Player card"),
]


@pytest.mark.parametrize(("asked", "kind", "change", "words"), CHANGES)
def test_a_state_that_the_rules_cannot_continue_is_reported(
    asked: Ask, kind: Frame | None, change: Change, words: str
):
    game, g = where(asked, kind)
    change(g)
    spoilt = game.copy()
    set_row_bytes(spoilt._games, 0, g.tobytes())
    problems = "; ".join(spoilt.status())
    assert re.search(words, problems), problems or "nothing is wrong with it"
