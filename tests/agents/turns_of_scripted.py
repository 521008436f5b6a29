"""Recorded turns of the scripted players, each in its version.

    NUMBA_DISABLE_JIT=1 python -m tests.agents.turns_of_scripted zx ygo    # rewrite the files

`scripted` is a fixed reference player: its play may not change under its name and version. A line of a file
contains a position (without engine bytes, so that the layout of a game may change) and the actions of both
seats, played by it, to the end of the next turn; or decks and seed of a game, and the actions before its
second turn. If a rule changes a turn, rewrite that turn and give the reason. If the player changes, give it
another version, write the number here and rename the file.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents

from zx_env import Game, deck_names, ygo_battle_v0
from zx_env.ygo.cards.decks import deck_names as duel_decks

FOLDER = Path(__file__).parent
GAMES: dict[str, Any] = {"zx": Game, "ygo": ygo_battle_v0.Game}
VERSIONS = {"zx": 1, "ygo": 2}
"""Version of the scripted player of each game."""


def recorded(game: str) -> list[dict[str, Any]]:
    """Return the lines of a game's file."""
    return [json.loads(line) for line in file_of(game).read_text().splitlines()]


def file_of(game: str) -> Path:
    """Return the path of a game's file."""
    return FOLDER / f"scripted_{VERSIONS[game]}_{game}.jsonl"


def start(game: str, line: dict[str, Any]) -> Any:
    """Return the game of a line, before its first action."""
    if "position" in line:
        return GAMES[game].from_position(line["position"])
    return GAMES[game].new(decks=tuple(line["decks"]), seed=line["seed"], skip_forced=True)


def plays(game: Any, player: Any) -> list[str]:
    """Return the texts of all actions in this turn and the next, or before the second turn."""
    rng = np.random.default_rng(0)
    texts, turn = [], game.turn
    while game.to_play is not None and game.turn < turn + 2:
        action = player.act(game.observe(game.to_play), game.mask(), rng)
        texts.append(next(legal.text for legal in game.actions() if legal.index == action))
        game.step(action)
    return texts


def lines_of(game: str, decks: Sequence[str], times: int, turns: int) -> list[dict[str, Any]]:
    """Return lines for the preparation and a later turn of `times` games of each deck."""
    player = zx_agents.load("scripted", game)
    rng = np.random.default_rng(0)
    lines: list[dict[str, Any]] = []
    for seed in range(times * len(decks)):
        pair = [decks[seed % len(decks)], decks[(seed + seed // len(decks) + 1) % len(decks)]]
        line: dict[str, Any] = {"decks": pair, "seed": seed}
        lines.append(line | {"plays": plays(start(game, line), player)})
        middle = GAMES[game].new(decks=tuple(pair), seed=seed, skip_forced=True)
        wanted = int(rng.integers(3, turns))
        while middle.to_play is not None and middle.turn < wanted:
            middle.step(player.act(middle.observe(middle.to_play), middle.mask(), rng))
        if middle.to_play is None:
            continue
        position = middle.position()
        position.pop("engine", None)
        line = {"position": position}
        lines.append(line | {"plays": plays(start(game, line), player)})
    return lines


def write(games: Sequence[str]) -> None:
    """Rewrite the files of these games."""
    # Decks of the extended format play only against each other.
    zx = [(deck_names("b01"), 1, 12), (deck_names("2017"), 1, 12), (deck_names("extended"), 2, 12)]
    groups_of = {"zx": zx, "ygo": [(duel_decks(), 4, 6)]}
    for game in games:
        groups = groups_of[game]
        lines = [line for group in groups for line in lines_of(game, *group)]
        file_of(game).write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


if __name__ == "__main__":
    write(sys.argv[1:])
