"""The quiet log of the page: one line for each attack, no bookkeeping; and the themes of its boards."""

import re
from collections import Counter
from typing import Any

import numpy as np
import pytest
import zx_agents

pytest.importorskip("starlette")

from zx_training.games import get_game
from zx_training.serve.event_payloads import event_payloads
from zx_training.serve.replay import STATIC

from zx_env.core.rendering import svg

GAMES = ("zx", "ygo")
BOOKKEEPING = {"phase", "reboot", "pay", "pass", "step", "battle_over", "answer"}
"""Kinds that made up 54 % of the lines of the former log."""


def log_of(name: str, seed: int, decisions: int = 220) -> list[dict[str, Any]]:
    """The log of a game between two scripted players, as player 0 reads it."""
    adapter, rng = get_game(name), np.random.default_rng(seed)
    game = adapter.deal(adapter.pair_of(None, None), seed, events=True)
    agent = zx_agents.load("scripted", name)
    for _ in range(decisions):
        if game.to_play is None:
            break
        game.step(zx_agents.act_in(agent, game, rng))
    return event_payloads(game, 0)


@pytest.fixture(scope="module", params=GAMES)
def log(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    return log_of(request.param, 3)


def test_less_than_a_seventh_of_what_is_shown_is_bookkeeping(log: list[dict[str, Any]]):
    every = Counter(entry["kind"] for entry in log)
    shown = Counter(entry["kind"] for entry in log if "says" not in entry)
    kept = sum(every[kind] for kind in BOOKKEEPING) / every.total()
    left = sum(shown[kind] for kind in BOOKKEEPING) / shown.total()
    assert kept > 0.35 and left < 0.15, (kept, left)


def test_an_attack_is_one_line_and_what_people_do_meanwhile(log: list[dict[str, Any]]):
    attacks = [n for n, entry in enumerate(log) if entry["kind"] == "attack"]
    assert len(attacks) > 5
    for n in attacks:
        inside = [entry for entry in log if entry.get("attack") == n]
        assert "says" not in log[n] and "attack" not in log[n]
        assert inside and log[n + 1].get("attack") == n
        own = {entry["kind"] for entry in inside if "says" not in entry}
        assert own <= {
            "play",
            "use",
            "activate",
            "appear",
            "summon",
            "special_summon",
            "negate",
            "life_gained",
        }
        harm = {entry["kind"] for entry in inside if entry["kind"] in ("destroy", "life_lost")}
        assert harm <= {entry["kind"] for entry in inside if entry.get("says") == "outcome"}


def test_an_attack_ends_with_its_battle_or_turn(log: list[dict[str, Any]]):
    for entry in log:
        if "attack" in entry:
            assert log[entry["attack"]]["kind"] == "attack" and log[entry["attack"]]["turn"] == entry["turn"]
    over = [n for n, entry in enumerate(log) if entry["kind"] == "battle_over"]
    assert not [n for n in over[:-1] if log[n + 1].get("attack") == log[n].get("attack", -1)]


def test_the_page_knows_every_color_of_the_table():
    """Another theme replaces these colors by its own; inside a card they stay."""
    style = (STATIC / "page.css").read_text(encoding="utf-8")
    scope = re.search(r"svg \.card \{([^}]*)\}", style)
    assert scope
    for color in (svg.TABLE, svg.CELL, svg.INK, svg.DIM, svg.OWN, svg.ENEMY, svg.HARM, svg.GOOD):
        (name,) = re.findall(rf' svg \[fill="{color}"\] \{{ fill: var\((--\w+)\)', style)
        assert f"{name}: {color};" in scope[1], color
    for color in (svg.TABLE, svg.LINE, svg.OWN, svg.ENEMY, svg.HARM):
        (name,) = re.findall(rf' svg \[stroke="{color}"\] \{{ stroke: var\((--\w+)\)', style)
        assert f"{name}: {color};" in scope[1], color
