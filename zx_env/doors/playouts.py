"""`playouts`: play a game to its end many times in compiled code, by uniform random legal actions.

What tree searches and evaluations ask for most: from one position, what happens from here? Not here: how an
agent decides between its actions (agents/).
"""

from typing import Any, NamedTuple

import numpy as np

from zx_env.compiling.twins import copy_row, rows
from zx_env.doors.checks import check_count, check_player
from zx_env.doors.entries import DECISIONS, DRAWS, FAULTS, FIRST_WINS, LAST_FAULT, NONE, RESULTS, TRUNCATED
from zx_env.doors.faults import engine_fault
from zx_env.doors.game import Game
from zx_env.doors.seeds import BIGGEST_SEED, seed_from

AT_ONCE = 1000
"""Playouts of one compiled call, about half a second: in between, Ctrl-C is heard."""


class Playouts(NamedTuple):
    """How the games ended: `wins[p]` of player p, draws, truncations; `decisions` in all of them."""

    wins: tuple[int, int]
    draws: int
    truncated: int
    decisions: int

    def value(self, player: int) -> float:
        """The mean result for the player: 1 for a win, -1 for a loss, 0 else; 0 without a playout."""
        games = sum(self.wins) + self.draws + self.truncated
        return (self.wins[player] - self.wins[1 - player]) / games if games else 0.0


def playouts(game: Game, times: int, rng: Any, player: int | None = None) -> Playouts:
    """Play the game from here to its end `times` times; the game itself stays as it is.

    Args:
        game: Where it begins.
        times: How many playouts.
        rng: A numpy Generator, a random.Random, or a seed; the same seed gives the same results.
        player: Whose knowledge stays: before each playout everything that this player cannot know is dealt
            anew (`Game.determinize`). None: all cards stay where they are, only the dice are new.

    Raises:
        SettingError: `times` is not a whole number from 1, or `player` is none of 0, 1 and None.
        EngineFault: A capacity of the engine was too small for a playout.
    """
    times = check_count("times", times)
    whose = NONE if player is None else check_player(player)
    kit = game.kit
    games, masks, results = rows(kit.game, 2), rows(kit.mask, 1), np.zeros(RESULTS, np.int64)
    copy_row(games, 0, game._games, 0)
    play_out, number = kit.entries.play_out, seed_from(rng)
    for first in range(0, times, AT_ONCE):
        begin, n = (number + first) & BIGGEST_SEED, min(AT_ONCE, times - first)
        play_out(games, 0, 1, game._table, game._matches, 0, masks, 0, results, whose, begin, n)
    found = [int(n) for n in results]
    if found[FAULTS]:
        raise engine_fault(kit, found[LAST_FAULT], f"{found[FAULTS]} of {times} playouts")
    return Playouts(
        (found[FIRST_WINS], found[FIRST_WINS + 1]), found[DRAWS], found[TRUNCATED], found[DECISIONS]
    )
