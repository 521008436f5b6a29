"""Tokens of the seat in text, for the manual: `python -m tests.agents.language_model_tokens --games 20`.

Whole games of `scripted` against itself, every question of both seats counted in two forms: as a request of
`llm:` (rules, question, texts of its cards), and as a turn of a conversation, with the text of each card
once. Tokens are those of tiktoken's o200k_base; without tiktoken, or without its file, characters / 4.
"""

import argparse
import statistics
from collections.abc import Callable

import numpy as np
import zx_agents
from zx_agents.language_model import SYSTEM

from zx_env import TextSeat
from zx_env.core.games import get_game

GAMES = ("zx", "ygo")
ENCODING = "o200k_base"


def counter() -> tuple[str, Callable[[str], int]]:
    """Return the name of the measure, and the measure."""
    try:
        import tiktoken

        encoding = tiktoken.get_encoding(ENCODING)
    except Exception as fault:  # not installed, or its file cannot be fetched: an error of any library
        return f"characters / 4 ({type(fault).__name__})", lambda text: len(text) // 4
    return ENCODING, lambda text: len(encoding.encode(text))


def measure(name: str, games: int, count: Callable[[str], int]) -> dict[str, float]:
    """Return means of a seat over whole games of a game."""
    registration = get_game(name)
    game_type = registration.load_environment().Game
    player, rng = zx_agents.load("scripted", name), np.random.default_rng(1)
    requests: list[int] = []
    turns: list[int] = []
    for seed in range(games):
        game = game_type.new(seed=seed, events=True, skip_forced=True)
        system = SYSTEM.format(title=registration.title, rules=game.wording.rules)
        forgetful, attentive = (TextSeat(False), TextSeat(False)), (TextSeat(), TextSeat())
        while game.to_play is not None:
            view, seat = game.view(game.to_play), game.to_play
            requests.append(count(system) + count(str(forgetful[seat].ask(view))))
            turns.append(count(str(attentive[seat].ask(view))))
            game.step(zx_agents.act_in(player, game, rng))
    seats = 2 * games
    return {
        "decisions of a seat": len(requests) / seats,
        "tokens of a request": statistics.mean(requests),
        "of the longest": max(requests),
        "of all requests of a game": sum(requests) / seats,
        "tokens of a turn of a conversation": statistics.mean(turns),
        "of all turns of a game": sum(turns) / seats,
    }


def main() -> None:
    """Print the means of both games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    measured_by, count = counter()
    print(f"{games} games each; tokens by {measured_by}")
    for name in GAMES:
        for words, value in measure(name, games, count).items():
            print(f"{name}: {words}: {value:,.0f}")


if __name__ == "__main__":
    main()
