"""Observation cells of battle outcomes, recomputed from the Squares in games and in made-up positions."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.scenario import Scenario
from zx_env import Game, deck_names, load_deck
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.board import DISTANCE, PLAYER_SQUARE, square_of_name
from zx_env.zx.cards.encode.features import Feature
from zx_env.zx.decision.columns import PAIR_LIMIT, BoardFact, HandPairFact, PairFact, SubjectFact
from zx_env.zx.decision.observation import Fact, named
from zx_env.zx.limits import SQUARES
from zx_env.zx.terms import Ask

WAYS = {"AHEAD": (0, 1), "BEHIND": (0, -1), "RIGHT": (1, 0), "LEFT": (-1, 0)}
BIG, SMALL, MIDDLE = "B01-013", "B01-003", "B01-006"


def beside(square: int, way: str) -> int | None:
    column, row = square % 3 + WAYS[way][0], square // 3 + WAYS[way][1]
    return row * 3 + column if column in range(3) and row in range(3) else None


def expected(seen: dict[str, np.ndarray], asked: int) -> dict[tuple[int, str], int]:
    """Square and column with what is not 0, for games without abilities that change who can attack."""
    board = seen["board"].astype(int)
    own, enemy = board[:, BoardFact.OWN] == 1, board[:, BoardFact.ENEMY] == 1
    now, left = board[:, BoardFact.POWER_NOW], board[:, BoardFact.POWER_LEFT]
    my_turn = seen["facts"][Fact.IS_TURN_PLAYER] == 1
    found: dict[tuple[int, str], int] = {}
    for k, way in product(range(SQUARES), WAYS):
        n = beside(k, way)
        if n is not None and ((own[k] and enemy[n]) or (enemy[k] and own[n])):
            found[k, f"DESTROYS_{way}"] = int(now[k] >= left[n])
            found[k, f"FALLS_{way}"] = int(now[n] >= left[k])
            found[k, f"MARGIN_{way}"] = int(np.clip(now[k] - left[n], -PAIR_LIMIT, PAIR_LIMIT))
            found[k, f"THREAT_{way}"] = int(np.clip(now[n] - left[k], -PAIR_LIMIT, PAIR_LIMIT))
    for mine, theirs, is_turn, players in ((own, enemy, my_turn, 7), (enemy, own, not my_turn, 1)):
        for k in range(SQUARES):
            if not theirs[k] and (k != players or own[k] or enemy[k]):
                continue
            awake = mine & ((board[:, BoardFact.SLEEP] == 0) if is_turn else True)
            attackers = awake & (DISTANCE[k] <= board[:, Feature.RANGE]) & (DISTANCE[k] > 0)
            found[k, "ATTACKERS"] = int(attackers.sum())
            stays = (left if is_turn else now)[k]
            found[k, "FALLS_TO_ALL"] = int(theirs[k] and attackers.any() and now[attackers].sum() >= stays)
    subject = seen["subject"].astype(int)
    if subject[Feature.POWER] > 0:
        here = np.flatnonzero(board[:, BoardFact.IS_SUBJECT])
        power, stays = subject[Feature.POWER], subject[Feature.POWER]
        if len(here):
            power, stays = now[here[0]], left[here[0]]
        for k in np.flatnonzero(enemy if subject[SubjectFact.OWN] else own):
            found[int(k), "SUBJECT_DESTROYS_IT"] = int(power >= left[k])
            found[int(k), "DESTROYS_SUBJECT"] = int(now[k] >= stays)
        if asked in (Ask.SQUARE, Ask.CHOOSE_SQUARE) and subject[SubjectFact.OWN] and not len(here):
            for k in np.flatnonzero(board[:, BoardFact.SQUARE_CAN_BE_CHOSEN]).tolist():
                for way in WAYS:
                    n = beside(k, way)
                    if n is not None and enemy[n]:
                        found[k, f"SUBJECT_DESTROYS_{way}"] = int(power >= left[n])
                        found[k, f"SUBJECT_FALLS_{way}"] = int(now[n] >= power)
                reach = enemy & (DISTANCE[k] <= board[:, Feature.RANGE])
                found[k, "SUBJECT_FALLS_TO_ALL"] = int(now[reach].sum() >= power)
    return {where: number for where, number in found.items() if number}


def pairs_in(seen: dict[str, np.ndarray]) -> dict[tuple[int, str], int]:
    cells = seen["board"].astype(int)
    return {
        (k, column.name): int(cells[k, column])
        for k in range(SQUARES)
        for column in PairFact
        if cells[k, column] and column != PairFact.EFFECT_DESTROYS_IT
    }


def test_pairs_are_what_stands_on_the_squares():
    rng = np.random.default_rng(2)
    # B01-034 gains Range by its own ability.
    names = [name for name in deck_names() if "B01-034" not in load_deck(name).cards]
    met: set[str] = set()
    for seed in range(3 if PLAIN else 60):
        game = Game.new(decks=(names[seed % len(names)], names[seed // len(names) % len(names)]), seed=seed)
        while game.to_play is not None:
            if rng.random() < 0.3 and game.turn > 0:
                for player in range(2):
                    seen = named(game.observe(player))
                    asked = int(seen["asked"].argmax()) if seen["asked"].any() else -1
                    if asked not in (Ask.START_CARD, Ask.MULLIGAN):
                        assert pairs_in(seen) == expected(seen, asked), f"player {player}\n{game}"
                        met |= {column for _, column in pairs_in(seen)}
                        check_hand(seen)
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert met == {column.name for column in PairFact} - {"EFFECT_DESTROYS_IT"}


def check_hand(seen: dict[str, np.ndarray]) -> None:
    hand, board = seen["hand"].astype(int), seen["board"].astype(int)
    power = hand[:, Feature.POWER][:, None]
    beats = (board[:, BoardFact.ENEMY] == 1) & (power >= board[:, BoardFact.POWER_LEFT]) & (power > 0)
    assert (hand[:, list(HandPairFact)] == beats).all()


def position(my_turn: bool = True) -> Scenario:
    """An own Z/X of Power 5000 on b2; the enemy's of 3500 ahead of it, of 8000 on its right."""
    scene = Scenario(turn_player=0 if my_turn else 1)
    return scene.zx("b2", MIDDLE, owner=0).zx("b3", SMALL, owner=1).zx("c2", BIG, owner=1)


def cells(scene: Scenario, player: int, square: str) -> dict[str, int]:
    place = square_of_name(square)
    k = place if player == 0 else 8 - place
    seen = named(scene.begin().game.observe(player))
    return {column: number for (there, column), number in pairs_in(seen).items() if there == k}


def test_a_position_by_hand():
    own = cells(position(), 0, "b2")
    assert own == {
        "DESTROYS_AHEAD": 1,
        "MARGIN_AHEAD": 3,
        "THREAT_AHEAD": -3,
        "FALLS_RIGHT": 1,
        "MARGIN_RIGHT": -6,
        "THREAT_RIGHT": 6,
        "ATTACKERS": 2,
        "FALLS_TO_ALL": 1,
    }
    # The same pair as the enemy sees it: the board turned around.
    enemy = cells(position(), 1, "b3")
    assert enemy == {
        "FALLS_AHEAD": 1,
        "MARGIN_AHEAD": -3,
        "THREAT_AHEAD": 3,
        "ATTACKERS": 1,
        "FALLS_TO_ALL": 1,
    }


def test_who_sleeps_attacks_when_its_turn_comes():
    def scene(turn_player: int) -> Scenario:
        board = Scenario(turn_player=turn_player)
        return board.zx("b2", MIDDLE, owner=0).zx("a2", BIG, owner=1, state="sleep")

    assert "ATTACKERS" not in cells(scene(1), 0, "b2")
    assert cells(scene(0), 0, "b2")["ATTACKERS"] == 1


def test_an_open_player_square_shows_who_can_attack_the_player():
    scene = Scenario().zx("a1", MIDDLE, owner=1).zx("b2", SMALL, owner=1)
    assert cells(scene, 0, "b1") == {"ATTACKERS": 2}
    assert PLAYER_SQUARE[0] == square_of_name("b1")


def test_damage_counts_this_turn_and_not_in_the_next():
    def scene(turn_player: int) -> Scenario:
        board = Scenario(turn_player=turn_player)
        return board.zx("b2", BIG, owner=0, damage=6000).zx("b3", SMALL, owner=1)

    for turn_player in range(2):
        own = cells(scene(turn_player), 0, "b2")
        assert own["FALLS_AHEAD"] == 1 and own["THREAT_AHEAD"] == 3
        assert own.get("FALLS_TO_ALL", 0) == turn_player


@pytest.mark.parametrize("square", range(SQUARES))
def test_the_hand_is_held_against_the_square_of_its_column(square: int):
    if square in PLAYER_SQUARE:
        pytest.skip("the scene keeps the Player Squares free")
    scene = Scenario().hand(0, MIDDLE)
    scene = scene.zx("abc"[square % 3] + "123"[square // 3], SMALL, owner=1)
    row: Any = named(scene.begin().game.observe(0))["hand"][0]
    assert [int(row[column]) for column in HandPairFact] == [int(k == square) for k in range(SQUARES)]
