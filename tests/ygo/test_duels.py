"""Random duels: they end by the rules, and determinizing changes nothing that a player sees.

Thousands of duels are in test_invariants.py, both runtimes side by side in tests/house/test_two_runtimes.py.
"""

from itertools import product

import numpy as np
import pytest

from tests.citations import yr
from tests.ygo.invariants import check
from zx_env.compiling.python_records import row_bytes
from zx_env.ygo.cards.decks import deck_names
from zx_env.ygo.game import Game
from zx_env.ygo.rules.continuous import renew
from zx_env.ygo.settings import RULES, card_rows
from zx_env.ygo.state import GAME
from zx_env.ygo.terms import NONE, Zone

PLAIN_DUELS = 12
LOOKS = 5
"""Decisions between two looks at the record."""


def duel(seed: int, **others: object) -> Game:
    """Return a duel of one of the pairs of decks, by one of the rule sets."""
    pairs = list(product(deck_names(), repeat=2))
    return Game.new(
        decks=pairs[seed % len(pairs)],
        rules=RULES[seed // len(pairs) % 2],
        seed=seed,
        **{"skip_forced": bool(seed % 3)} | others,
    )


def record(game: Game) -> np.ndarray:
    """Return the record, [1] of state.GAME."""
    return np.frombuffer(row_bytes(game._games, 0), GAME)


def read(game: Game) -> np.void:
    return record(game)[0]


def dealt(seed: int) -> tuple[int, ...]:
    """Return the rows of the cards in the first player's deck of a new duel, top first."""
    g = read(Game.new(seed=seed, first_player=0))
    return tuple(int(g["row"][slot]) for slot in g["cards"][0, Zone.DECK, :34])


def random_end(game: Game, rng: np.random.Generator) -> int:
    """Play the duel to its end; return the number of decisions."""
    decisions = 0
    while game.to_play is not None:
        if decisions % LOOKS == 0:
            check(record(game), game.mask()[None])
        game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        decisions += 1
    return decisions


@yr("YR11", "YR12", "YR15", "YR16")
def test_random_duels_end_by_the_rules_and_nothing_breaks():
    for seed in range(PLAIN_DUELS):
        game = duel(seed)
        random_end(game, np.random.default_rng(seed))
        g = read(game)
        assert g["over"] and not g["truncated"] and not g["fault"]
        assert g["turn"] < 80 and (g["winner"] != NONE or (g["life_points"] == 0).all())


@yr("YR16")
@pytest.mark.parametrize(
    ("setting", "field"), [("turn_cap", "turn"), ("turn_decision_cap", "turn_decisions")]
)
def test_a_cap_truncates_without_a_winner(setting: str, field: str):
    game = duel(0, **{setting: 4}, skip_forced=False)
    random_end(game, np.random.default_rng(0))
    g = read(game)
    assert g["truncated"] and g["winner"] == NONE and g[field] == 5


@pytest.mark.plain
def test_what_is_derived_is_what_it_comes_to():
    for seed in range(PLAIN_DUELS // 3):
        game, rng = duel(seed), np.random.default_rng(seed)
        while game.to_play is not None:
            g = game._games[0]
            derived = [list(g.does), list(g.could), int(g.boosters), int(g.bound)]
            renew(g, card_rows()[0])
            assert [list(g.does), list(g.could), int(g.boosters), int(g.bound)] == derived
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))


@yr("YR12")
def test_decks_are_shuffled_by_the_seed():
    decks = [dealt(seed) for seed in range(8)]
    assert len(set(decks)) == 8
    assert decks[3] == dealt(3)


def test_a_position_names_a_card_that_lies_as_usual_and_says_how_another_one_lies():
    monsters = ["Gemini Elf", {"card": "Jinzo", "position": "set"}]
    back = ["Mirror Force", {"card": "Call of the Haunted", "face": "up", "summoned": "m1"}]
    player = {"life_points": 8000, "deck": ["Kuriboh"] * 2, "monsters": monsters, "back": back}
    game = Game.from_position({"format": "ygo-position/1", "turn": 3, "players": [player] * 2})
    assert game.position()["players"] == [player] * 2


# -- what a player cannot know ------------------------------------------------------------------------------


def test_a_determinization_changes_nothing_that_the_player_sees():
    rng = np.random.default_rng(3)
    changed = 0
    for seed in range(6):
        game = duel(seed, skip_forced=False)
        while game.to_play is not None:
            if rng.integers(12) == 0:
                for player in range(2):
                    dealt = game.determinize(player, int(rng.integers(1 << 30)))
                    assert (dealt.observe(player) == game.observe(player)).all()
                    check(record(dealt), dealt.mask()[None])
                    if game.to_play == player:
                        assert (dealt.mask() == game.mask()).all()
                        assert [one.text for one in dealt.actions()] == [one.text for one in game.actions()]
                    changed += (read(dealt)["row"] != read(game)["row"]).any()
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    assert changed > 50
