"""The entry point of the game."""

from typing import Any

from tests.bare_game.rules import seed, take_turn
from zx_env.compiling.decorators import entry


@entry
def play(games: Any, i: int, card_table: Any, number: int) -> int:
    """Play `games[i]` with the random stream of the seed `number` and return the number of turns."""
    seed(games[i], number)
    while take_turn(games[i], card_table[0]):
        pass
    return int(games[i].turn)
