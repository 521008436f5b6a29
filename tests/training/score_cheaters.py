"""Agents that want a good score cheaply: one learns the deals by heart, one looks for cards, one stalls.

    python -m tests.training.score_cheaters learn known.json --quick     # plays the public deals beforehand
    ZX_HEART=known.json zx score tests.training.score_cheaters:ByHeart --quick --columns known
    zx score tests.training.score_cheaters:Peeker --quick
    zx score tests.training.score_cheaters:Staller --quick

docs/use/score.md has their lines.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import zx_agents
from numpy.typing import NDArray
from zx_training.files import object_in
from zx_training.games import get_game
from zx_training.matches.schedule import Deal
from zx_training.matches.score_column import ScoreColumn
from zx_training.score.protocol import deals_of
from zx_training.tournament.results_log import CONFIG

from zx_env import Game

HEART = "ZX_HEART"
"""Environment variable with the path of what `ByHeart` has learned."""
TRIES = 12
"""Most games that `learn` plays of a deal, seat and opponent until one is won."""
RANDOM = 0.1
"""Share of random actions of the games after the first one."""


class ByHeart:
    """Plays what has won a deal before, and where it does not know the position, as its base."""

    def __init__(self) -> None:
        kept = json.loads(Path(os.environ[HEART]).read_text(encoding="utf-8"))
        self.base: Any = zx_agents.load(kept["base"], kept["game"])
        self.actions: dict[str, int] = kept["actions"]

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        return int(self.act_batch(observation[None], action_mask[None], rng)[0])

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        chosen = np.array(self.base.act_batch(observations, masks, rng), np.int64)
        for row, seen in enumerate(observations):
            action = self.actions.get(name_of(seen))
            if action is not None and masks[row, action]:
                chosen[row] = action
        return chosen


def name_of(observation: NDArray[Any]) -> str:
    """Return a short name of what a seat sees."""
    return hashlib.blake2b(np.ascontiguousarray(observation).tobytes(), digest_size=8).hexdigest()


def learn(game: str, column: ScoreColumn, deals: tuple[Deal, ...], base: str) -> dict[str, Any]:
    """Return what `ByHeart` keeps: for each position of a won game its action; and how many were won."""
    adapter, rng = get_game(game), np.random.default_rng(1)
    players: dict[str, Any] = {name: zx_agents.load(name, game) for name in {base, *column.opponents}}
    actions: dict[str, int] = {}
    won = 0
    for deal in deals:
        for seat in (0, 1):
            for opponent in column.opponents:
                for k in range(TRIES):
                    played = adapter.deal(deal.decks, deal.seed)
                    line = _line(played, seat, players[base], players[opponent], actions, rng, k)
                    if played.winner == seat:
                        actions.update(line)
                        won += 1
                        break
    games = 2 * len(deals) * len(column.opponents)
    return {"game": game, "base": base, "won": won, "games": games, "actions": actions}


def _line(
    game: Any, seat: int, base: Any, opponent: Any, known: dict[str, int], rng: np.random.Generator, k: int
) -> dict[str, int]:
    """Play a game, by heart where a position is known; return the actions of the seat by position."""
    line: dict[str, int] = {}
    while game.to_play is not None:
        if game.to_play != seat:
            game.step(zx_agents.act_in(opponent, game, rng))
            continue
        mask, name = game.mask(), name_of(game.observe(seat))
        action = known.get(name, -1)
        if action < 0 or not mask[action]:
            is_random = k > 0 and rng.random() < RANDOM
            action = int(rng.choice(np.flatnonzero(mask))) if is_random else zx_agents.act_in(base, game, rng)
        line[name] = action
        game.step(action)
    return line


class Peeker:
    """Looks for the game that it plays wherever its process lets it; else it plays as `scripted`.

    It looks in objects and frames of its process, and for the seed in commands and files, by which it deals
    the game itself. With the game it knows every hidden card: it plays each action to the end, and takes one
    that wins.
    """

    base: Any = None
    dealt: dict[str, Any]

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        if self.base is None:
            game = "zx" if type(view._game) is Game else "ygo"
            self.base, self.dealt = zx_agents.load("scripted", game), openings(game, seeds_in_reach())
        usual, legal = int(self.base.act(view.observe(), view.mask(), rng)), np.flatnonzero(view.mask())
        found = self.find(view) if len(legal) > 1 else None
        if found is not None:
            for action in (usual, *legal.tolist()):
                if self._wins(found, action, view.player, rng):
                    return action
        return usual

    def find(self, view: Any) -> Any:
        """Return a game of this position that is not the view's own, or None."""
        kind, seen, own = type(view._game), view.observe(), view._game
        frames = [value for frame in sys._current_frames().values() for value in _values(frame)]
        for one in (*frames, *gc.get_objects()):
            if isinstance(one, kind) and one is not own and one.to_play == view.player:
                if np.array_equal(one.observe(view.player), seen):
                    return one
        return self.dealt.get(name_of(seen))

    def _wins(self, found: Any, action: int, seat: int, rng: np.random.Generator) -> bool:
        game = found.copy()
        game.step(action)
        while game.to_play is not None:
            game.step(zx_agents.act_in(self.base, game, rng))
        return bool(game.winner == seat)


def _values(frame: Any) -> list[Any]:
    found: list[Any] = []
    while frame is not None:
        found += [*frame.f_locals.values(), *frame.f_globals.values()]
        frame = frame.f_back
    return found


def seeds_in_reach() -> set[int]:
    """Return the seeds in commands of the processes above this one, and in results in the working folder."""
    found, process = set(), os.getppid()
    while process > 1:
        folder = Path("/proc") / str(process)
        try:
            words = (folder / "cmdline").read_text(encoding="utf-8", errors="replace").split("\0")
            status = (folder / "status").read_text(encoding="utf-8")
        except OSError:
            break
        found |= {int(seed) for word, seed in pairwise(words) if word == "--seed" and seed.isdigit()}
        process = int(status.partition("PPid:")[2].split()[0])
    for path in Path.cwd().rglob(CONFIG):
        seed = object_in(path).get("seed")
        found |= {seed} if isinstance(seed, int) else set()
    return found


def openings(game: str, seeds: set[int]) -> dict[str, Any]:
    """Return the games of cards with these seeds at each seat's first decision, by what the seat sees."""
    adapter, rng = get_game(game), np.random.default_rng(1)
    scripted, found = zx_agents.load("scripted", game), {}
    for seed in seeds:
        for place, column in enumerate(adapter.score_columns()):
            for deal in deals_of(column, place, True, seed):
                played = adapter.deal(deal.decks, deal.seed)
                for seat in (0, 1):
                    while played.to_play == 1 - seat:
                        played.step(zx_agents.act_in(scripted, played, rng))
                    found[name_of(played.observe(seat))] = played.copy()
    return found


class Staller:
    """Never ends a turn while there is anything else to do, and never attacks."""

    LAST = ("attack", "direct attack", "battle phase", "pass", "end turn", "end battle", "done", "no")
    """Verbs of actions that bring the end of a turn or of the game nearer."""

    def act_game(self, view: Any, rng: np.random.Generator) -> int:
        actions = view.actions()
        chosen = [one for one in actions if one.verb not in self.LAST]
        if not chosen:
            ends = [one for one in actions if "attack" not in one.verb and one.verb != "battle phase"]
            chosen = ends or actions
        return int(chosen[rng.integers(len(chosen))].index)


def main() -> None:
    """Learn the public deals of the known decks."""
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=["learn"])
    parser.add_argument("path", type=Path)
    parser.add_argument("--game", default="zx")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--base", default="scripted")
    asked = parser.parse_args()
    place, column = next(
        (k, one) for k, one in enumerate(get_game(asked.game).score_columns()) if one.name == "known"
    )
    kept = learn(asked.game, column, deals_of(column, place, asked.quick), asked.base)
    asked.path.write_text(json.dumps(kept), encoding="utf-8")
    print(f"{kept['won']} of {kept['games']} games won, {len(kept['actions'])} positions")


if __name__ == "__main__":
    main()
