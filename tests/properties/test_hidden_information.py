"""Determinizing a game for a player changes nothing that this player sees."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.env.games import PIG, ZX, GameCase, numbers
from tests.how_many import GAMES
from tests.scenario import Scenario
from tests.uniform_decks import random_deck
from zx_env import Game
from zx_env.compiling.decorators import PLAIN
from zx_env.zx.cards.legality import EXTENDED

Settings = Callable[[int], dict[str, Any]]


def seen_by(game: Any, player: int) -> tuple[Any, ...]:
    """All that a player is shown: observation, mask, actions, their places, the board, pictures."""
    decides = game.to_play == player
    return (
        game.observe(player).tobytes(),
        game.mask().tobytes() if decides else b"",
        [action.text for action in game.actions()] if decides else [],
        game.spots() if decides else [],
        game.board(player),
        game.picture(player).svg,
        game.picture(player, is_narrow=True).svg,
    )


def points(
    case: GameCase, number: int, rng: np.random.Generator, every: int, settings: Settings | None = None
) -> int:
    """Compare at so many decision points; at how many the re-deal changed what lies hidden."""
    moved = done = seed = 0
    while done < number:
        options = (settings or case.varied)(seed)
        game = case.Game.new(seed=1000 + seed, **case.usual | options | {"skip_forced": False})
        seed += 1
        decision = int(rng.integers(every))
        while game.to_play is not None and done < number:
            if decision % every == 0:
                for player in range(2):
                    dealt = game.determinize(player, rng)
                    assert seen_by(dealt, player) == seen_by(game, player), (
                        f"player {player}\n{game}\n{dealt}"
                    )
                    assert case.unchanged(dealt) == case.unchanged(game)
                    assert dealt.status() == []
                    moved += bool(case.dealt(dealt) != case.dealt(game))
                done += 1
            decision += 1
            game.step(int(rng.choice(np.flatnonzero(game.mask()))))
    return moved


def test_a_determinization_is_not_seen(case: GameCase):
    number = 60 if PLAIN else 150
    assert points(case, number, np.random.default_rng(1), every=23 if PLAIN else 5) > number


def test_a_determinization_of_a_game_of_the_extended_format_is_not_seen():
    rng = np.random.default_rng(6)
    pairs = [[random_deck(rng, form=EXTENDED) for _ in range(2)] for _ in range(3 if PLAIN else 12)]
    number = 30 if PLAIN else 100
    moved = points(
        ZX, number, rng, 23 if PLAIN else 5, lambda seed: {"decks": tuple(pairs[seed % len(pairs)])}
    )
    assert moved > number


@pytest.mark.compiled
@pytest.mark.long
def test_a_determinization_is_not_seen_at_thousands_of_points(case: GameCase):
    """10,000 at 2,000 games. Of Z/X hardly a re-deal leaves every card where it was, of Pig one in six."""
    often = {PIG.name: 0.8}.get(case.name, 0.95)
    assert points(case, 5 * GAMES, np.random.default_rng(2), every=3) > often * 10 * GAMES


def test_a_hand_is_in_order_after_a_card_that_fits_was_dealt_into_it():
    """Hannibal's Startup puts away a card of the hand by its name; a deal may have dealt none there."""
    elephant, others = "B01-011", ("B01-006", "B20-001", "B03-001")
    scene = Scenario().zx("b2", "B05-112").hand(0, elephant, *others)
    play = scene.deck(0, *["B01-001", "B20-030", elephant] * 4).begin().do("use b2")
    assert play.texts == [f"choose hand:{elephant}"]
    assert [play.game.determinize(1, number).status() for number in range(60)] == [[]] * 60


def test_a_determinized_game_can_be_played_to_its_end(case: GameCase):
    rng = np.random.default_rng(4)
    for seed in range(2 if PLAIN else 30):
        game = case.played(seed, int(rng.integers(4 * case.decisions)))
        dealt = game.determinize(seed % 2, rng)
        while dealt.to_play is not None:
            dealt.step(int(rng.choice(np.flatnonzero(dealt.mask()))))
        assert dealt.status() == []


def test_a_determinization_deals_differently_each_time_and_the_same_for_the_same_seed():
    game = Game.new(seed=8)
    for text in ("keep",):
        while text not in [action.text for action in game.actions()]:
            game.step(game.actions()[0].index)
        game.step(text)
    rows = [numbers(game.determinize(0, seed)._games[0], "row").tolist() for seed in (1, 1, 2)]
    assert rows[0] == rows[1] != rows[2]
