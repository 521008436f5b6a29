"""Golden vectors: fixed positions with the observations of both players, so that no cell changes unnoticed.

    python -m tests.env.seen zx ygo        rewrites them

A position is written without the bytes of the engine, so that it outlives changes of the record; some actions
lead on from it. Of the observations the cells that are not 0 are stored, as "place:number", by field.
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from tests.env.games import YGO, ZX, GameCase
from zx_env import deck_names
from zx_env.errors import ZXError

FOLDER = Path(__file__).parent / "seen"
NUMBER = 12
MOST_ACTIONS = 7
FORMATS = ("b01", "2017", "extended")


def path_of(case: GameCase) -> Path:
    return FOLDER / f"{case.name}.json"


def game_of(case: GameCase, stored: dict[str, Any]) -> Any:
    """Return the game of a stored position, after its actions."""
    game = case.Game.from_position(stored["position"])
    for text in stored["actions"]:
        game.step(text)
    return game


def cells_of(case: GameCase, game: Any, player: int) -> dict[str, str]:
    """Return the cells that are not 0, by field."""
    fields, at = {}, 0
    observation = game.observe(player)
    for field in case.game_spec.observation_fields:
        size = int(np.prod(field.shape))
        cells = observation[at : at + size]
        fields[field.name] = " ".join(f"{place}:{cells[place]}" for place in np.flatnonzero(cells))
        at += size
    return {name: cells for name, cells in fields.items() if cells}


def _settings(case: GameCase, number: int) -> dict[str, Any]:
    if case is not ZX:
        return case.varied(number)
    names = deck_names(FORMATS[number % 3])
    return {"decks": (names[number % len(names)], names[(number + 1) % len(names)])}


def _found(case: GameCase, number: int) -> dict[str, Any]:
    """A position of a random game that can be set up without the bytes of the engine."""
    rng = np.random.default_rng(number)
    for seed in range(100):
        settings = case.usual | _settings(case, number) | {"skip_forced": False}
        game = case.Game.new(seed=100 * number + seed, **settings)
        wanted = int(rng.integers(60, 160))
        for _ in range(wanted):
            if game.to_play is not None:
                game.step(int(rng.choice(np.flatnonzero(game.mask()))))
        position = {key: value for key, value in game.position().items() if key != "engine"}
        try:
            game = case.Game.from_position(position)
        except ZXError:
            continue  # in the middle of something
        actions = []
        for _ in range(number % MOST_ACTIONS):
            if game.to_play is not None:
                action = game.actions()[int(rng.integers(len(game.actions())))]
                actions.append(action.text)
                game.step(action.index)
        if game.to_play is not None:
            return {"position": position, "actions": actions}
    raise AssertionError(f"no position for number {number}")


def written(case: GameCase, stored: dict[str, Any]) -> dict[str, Any]:
    game = game_of(case, stored)
    return stored | {"sees": [cells_of(case, game, player) for player in range(2)]}


def main(games: list[str]) -> None:
    """Keep the positions there are, find new ones where there are none, and write what is seen."""
    FOLDER.mkdir(exist_ok=True)
    for case in (ZX, YGO):
        if case.name in games:
            path = path_of(case)
            before = json.loads(path.read_text("utf-8"))["positions"] if path.exists() else []
            stored = before or [_found(case, number) for number in range(NUMBER)]
            data = {
                "observation": case.game_spec.observation_digest,
                "positions": [written(case, {k: one[k] for k in ("position", "actions")}) for one in stored],
            }
            path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
