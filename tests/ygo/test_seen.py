"""The observation's results of attacks and cards of zones, compared with an independent computation."""

from itertools import product
from typing import Any

import numpy as np

from tests.env.games import YGO
from zx_env import ygo_battle_v0
from zx_env.compiling.decorators import PLAIN
from zx_env.ygo.cards.features import Feature
from zx_env.ygo.cards.pool import card_table
from zx_env.ygo.decision.observation import (
    PAIR_LIMIT,
    HandFact,
    HandPairFact,
    MonsterFact,
    PairFact,
    SubjectFact,
    named,
)
from zx_env.ygo.limits import MONSTERS
from zx_env.ygo.terms import NONE, Ask, Zone


def battle(atk: int, foe: np.ndarray) -> tuple[int, int, int]:
    """Return destroys, is destroyed and margin, by the rules of damage calculation."""
    in_defense = foe[MonsterFact.IN_DEFENSE] == 1
    value = int(foe[MonsterFact.DEF_NOW if in_defense else MonsterFact.ATK_NOW])
    if in_defense:
        return int(atk > value), 0, atk - value
    return int(atk > value or atk == value > 0), int(atk < value or atk == value > 0), atk - value


def check(game: Any, player: int) -> set[str]:
    cut = {name: cells.astype(int) for name, cells in named(game.observe(player)).items()}
    monsters, met = cut["monsters"], set()
    known = cut["card_numbers"][: 2 * MONSTERS, 0].reshape(2, MONSTERS) > 0
    for side, k in product(range(2), range(MONSTERS)):
        pairs = monsters[side, k, list(PairFact)].reshape(3, MONSTERS)
        for n in range(MONSTERS):
            wanted = (0, 0, 0)
            if known[side, k] and known[1 - side, n]:
                wins, falls, margin = battle(monsters[side, k, MonsterFact.ATK_NOW], monsters[1 - side, n])
                wanted = wins, falls, int(np.clip(margin, -PAIR_LIMIT, PAIR_LIMIT))
            assert tuple(pairs[:, n]) == wanted, f"{side} {k} {n}\n{game}"
            met |= {name for name, number in zip(("wins", "falls", "margin"), wanted, strict=True) if number}
    for row, n in product(cut["hand"], range(MONSTERS)):
        can = row[HandFact.COPIES] and row[Feature.LEVEL] and known[1, n]
        assert row[HandPairFact.DESTROYS_0 + n] == (can and battle(row[Feature.ATK], monsters[1, n])[0])
    check_cards(game, player, cut)
    return met


def check_cards(game: Any, player: int, cut: dict[str, np.ndarray]) -> None:
    g = game._games[0]
    sides = (player, 1 - player)
    for name, zone, owners in (
        ("deck_cards", Zone.DECK, sides[:1]),
        ("graveyard_cards", Zone.GRAVEYARD, sides),
        ("banished_cards", Zone.BANISHED, sides),
    ):
        for row, owner in zip(np.atleast_2d(cut[name]), owners, strict=True):
            slots = [int(g.cards[owner, zone, i]) for i in range(int(g.count[owner, zone]))]
            assert row.tolist() == np.bincount([int(g.row[s]) for s in slots], minlength=len(row)).tolist()


def test_pairs_and_cards_are_what_lies_on_the_field():
    met: set[str] = set()
    for seed in range(3 if PLAIN else 40):
        rng = np.random.default_rng(seed)
        game = YGO.Game.new(seed=seed, **YGO.varied(seed) | {"skip_forced": False})
        while game.to_play is not None:
            if rng.random() < 0.2:
                met |= check(game, 0) | check(game, 1)
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert met == {"wins", "falls", "margin"}


def test_a_choice_for_an_effect_tells_which():
    """The subject's row names the effect while a target is chosen or an optional trigger is pending."""
    most = max(len(card.effects) for card in card_table().cards)
    met = set()
    for seed in range(4 if PLAIN else 40):
        rng = np.random.default_rng(seed)
        game = ygo_battle_v0.Game.new(seed=seed, **YGO.varied(seed))
        while game.to_play is not None:
            g = game._games[0]
            cut = named(game.observe(game.to_play))
            effect = int(cut["subject"][SubjectFact.EFFECT])
            assert 0 <= effect <= most
            if g.asked == Ask.YES_NO and int(g.subject) != NONE and cut["card_numbers"][-1, 0]:
                assert effect == int(g.waiting[int(g.candidate[0])].effect) - _first(g, int(g.subject)) + 1
            met.add((Ask(int(g.asked)), effect > 0))
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert (Ask.CHOOSE, True) in met and (Ask.MAIN, False) in met and (Ask.MAIN, True) not in met


def _first(g: Any, slot: int) -> int:
    return int(card_table().record[0]["card"][int(g.row[slot])]["effect"])
