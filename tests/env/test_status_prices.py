"""`Game.status` of a play whose price cards lower: what is chosen for it must be such (H61 and H204)."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.citations import cr
from tests.made_up import SET
from tests.scenario import PLAIN_CARD, Scenario
from zx_env import Game
from zx_env.compiling.python_records import row_bytes, set_row_bytes
from zx_env.zx import limits
from zx_env.zx.op_groups import Frame
from zx_env.zx.state import GAME
from zx_env.zx.terms import Zone

DESTROYED, EXACTLY_TWO = "LE-013", "LE-001"
ASKED_WHERE = "IN-002"  # may leave elsewhere when it is destroyed
Change = Callable[[Any], object]


def _asked(where: str) -> Game:
    """A game at a question of the frame PAY_LESS: whether two are put away, which, or where one goes."""
    if where == "where":
        board = Scenario(card_set=SET).hand(0, DESTROYED, "B01-013").zx("a1", ASKED_WHERE, 0)
        return board.begin().do(f"play {DESTROYED}", "at b2", "choose a1").game
    board = Scenario(card_set=SET).hand(0, EXACTLY_TWO, "B01-013").resource(0, PLAIN_CARD, times=6)
    board.zx("a1", PLAIN_CARD, 0).zx("c1", PLAIN_CARD, 0)
    g = board.begin().do(f"play {EXACTLY_TWO}", "at b2")
    return (g if where == "whether" else g.do("yes")).game


def _choose(*which: int) -> Change:
    """Let these be the chosen cards; -1: the card chosen before."""

    def change(g: Any) -> None:
        row = g["chosen"][limits.FREE_ROW, 0]
        row[: len(which)] = [int(row[0]) if slot < 0 else slot for slot in which]
        g["chosen_count"][limits.FREE_ROW, 0] = len(which)

    return change


def _choose_of(player: int, zone: Zone) -> Change:
    return lambda g: _choose(int(g["cards"][player, zone, 0]))(g)


def _offer_of(player: int, zone: Zone) -> Change:
    def change(g: Any) -> None:
        g["candidate"][0] = g["cards"][player, zone, 0]

    return change


def _set(**fields: int) -> Change:
    """Change the frame PAY_LESS."""

    def change(g: Any) -> None:
        (at,) = np.flatnonzero(g["agenda"]["kind"][: g["frames"]] == Frame.PAY_LESS)
        for name, value in fields.items():
            g["agenda"][name][at] = value

    return change


WRONG = "would destroy for its price what is no own Z/X"
NUMBER = "destroys another number of cards"
CHANGES: list[tuple[str, Change, str]] = [
    ("where", _choose_of(0, Zone.HAND), WRONG),
    ("where", _choose_of(1, Zone.DECK), WRONG),
    ("where", _choose(-1, -1), NUMBER),
    ("where", _choose(), NUMBER),
    ("where", _set(nth=0), "asks something else than its question"),
    ("where", _set(nth=2), "asks something else than its question"),
    ("where", _set(depth=0), "has chosen cards for another question, or none for its own"),
    ("whether", _set(nth=3, depth=limits.FREE_ROW), NUMBER),
    ("whether", _set(depth=limits.FREE_ROW), "has chosen cards for another question"),
    ("whether", _set(modes=0), "lowers no price"),
    ("which", _set(nth=3), "asks something else than its question"),
    ("which", _offer_of(0, Zone.HAND), "lets choose what cannot be chosen"),
    ("which", _set(modes=0), "lowers no price"),
]


@cr("H204", "H61")
@pytest.mark.parametrize("where", ["where", "whether", "which"])
def test_what_the_rules_ask_is_valid(where: str) -> None:
    assert _asked(where).status() == []


@cr("H204", "H61")
@pytest.mark.parametrize(("where", "change", "words"), CHANGES)
def test_a_price_that_no_card_asks_for_is_refused(where: str, change: Change, words: str) -> None:
    game = _asked(where)
    g = np.frombuffer(bytearray(row_bytes(game._games, 0)), GAME)[0]
    change(g)
    spoilt = game.copy()
    set_row_bytes(spoilt._games, 0, g.tobytes())
    problems = "; ".join(spoilt.status())
    assert re.search(words, problems), problems or "nothing is wrong with it"
