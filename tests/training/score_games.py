"""Results of some games of the scorecard's own panel; `python -m tests.training.score_games` writes them.

Write them only together with a new version of the protocol (zx_training/score/protocol.py): cards of one
version are compared with each other, so its games must stay what they were.
"""

import json
from pathlib import Path
from typing import Any

import zx_agents
from zx_training.games import get_game
from zx_training.matches.play import play_round
from zx_training.matches.schedule import Round
from zx_training.score.protocol import VERSION, deals_of, seed_of

from tests.training.score_decks import digest
from zx_env.core.games import games

PATH = Path(__file__).with_name("score_games.json")
DEALS = 3
"""Deals of each column, played by the players of its panel that take little time."""


def played() -> dict[str, Any]:
    """Winners and numbers of decisions of the first deals of each column."""
    found: dict[str, Any] = {"version": VERSION, "decks": decks()}
    for game in games():
        if not game.environment.startswith("zx_env."):
            continue  # a game of the tests
        adapter = get_game(game.name)
        for place, column in enumerate(adapter.score_columns()):
            if not column.in_headline:
                continue
            one, *others = column.opponents
            other = others[0] if others else "random"
            players = zx_agents.load(one, game.name), zx_agents.load(other, game.name)
            round_ = Round((one, other), deals_of(column, place)[:DEALS], seed_of(column.name))
            pairs = play_round(adapter.deal, players, round_, is_strict=True)
            found[f"{game.name} {column.name}"] = [
                [result.winner, *result.decisions] for pair in pairs for result in pair.games
            ]
    return found


def decks() -> dict[str, str]:
    """Return a digest of the decks of each column of Z/X, the game whose decks are drawn from its cards."""
    return {
        f"zx {column.name}": digest(sorted({deck for pair in column.pairs for deck in pair}))
        for column in get_game("zx").score_columns()
    }


if __name__ == "__main__":
    PATH.write_text(json.dumps(played(), indent=1) + "\n", encoding="utf-8")
