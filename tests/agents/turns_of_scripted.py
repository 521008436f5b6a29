"""Turns that the scripted players of version 1 play, and the file in which they are kept.

    NUMBA_DISABLE_JIT=1 python -m tests.agents.turns_of_scripted    # write them anew

`scripted` is a yardstick: what it does may not change under its name and version. A line of the file is a
position (without engine bytes, so that the layout of a game may change) and all that both seats, played by
it, do to the end of the next turn; or decks and seed of a game, and what they do before its second turn.
Where a rule changes a turn, that turn is written anew with the reason; where the player changes, it gets
another version.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents

from zx_env import Game, deck_names, ygo_battle_v0
from zx_env.ygo.cards.decks import deck_names as duel_decks

FOLDER = Path(__file__).parent
GAMES: dict[str, Any] = {"zx": Game, "ygo": ygo_battle_v0.Game}


def kept(game: str) -> list[dict[str, Any]]:
    """The lines of a game's file."""
    return [json.loads(line) for line in file_of(game).read_text().splitlines()]


def file_of(game: str) -> Path:
    """Where they are kept."""
    return FOLDER / f"scripted_1_{game}.jsonl"


def begun(game: str, line: dict[str, Any]) -> Any:
    """The game that a line tells of, before anything is done."""
    if "position" in line:
        return GAMES[game].from_position(line["position"])
    return GAMES[game].new(decks=tuple(line["decks"]), seed=line["seed"], skip_forced=True)


def plays(stands: Any, player: Any) -> list[str]:
    """The texts of all that is done in this turn and the next, or before the second."""
    rng = np.random.default_rng(0)
    done, turn = [], stands.turn
    while stands.to_play is not None and stands.turn < turn + 2:
        action = player.act(stands.observe(stands.to_play), stands.mask(), rng)
        done.append(next(one.text for one in stands.actions() if one.index == action))
        stands.step(action)
    return done


def lines_of(game: str, decks: Sequence[str], times: int, turns: int) -> list[dict[str, Any]]:
    """A preparation and a later turn of `times` games of each deck."""
    player = zx_agents.load("scripted", game)
    rng = np.random.default_rng(0)
    lines: list[dict[str, Any]] = []
    for seed in range(times * len(decks)):
        pair = [decks[seed % len(decks)], decks[(seed + seed // len(decks) + 1) % len(decks)]]
        line: dict[str, Any] = {"decks": pair, "seed": seed}
        lines.append(line | {"plays": plays(begun(game, line), player)})
        stands = GAMES[game].new(decks=tuple(pair), seed=seed, skip_forced=True)
        wanted = int(rng.integers(3, turns))
        while stands.to_play is not None and stands.turn < wanted:
            stands.step(player.act(stands.observe(stands.to_play), stands.mask(), rng))
        if stands.to_play is None:
            continue
        position = stands.position()
        position.pop("engine", None)
        line = {"position": position}
        lines.append(line | {"plays": plays(begun(game, line), player)})
    return lines


def write() -> None:
    """Write both files anew."""
    # Decks of the extended format meet only each other.
    zx = [(deck_names("b01"), 1, 12), (deck_names("2017"), 1, 12), (deck_names("extended"), 2, 12)]
    for game, groups in {"zx": zx, "ygo": [(duel_decks(), 4, 6)]}.items():
        lines = [line for group in groups for line in lines_of(game, *group)]
        file_of(game).write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


if __name__ == "__main__":
    write()
