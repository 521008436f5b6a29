"""`Place`: a decision of a game, written as a position and the actions that lead from it to the decision.

A readable position says nothing of effects that last for a turn, nor of what is being played. Many decisions
late in a turn cannot be written as one, but as an earlier position and what was done since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from zx_env.errors import GameOver, IllegalAction, PositionError


class Place(NamedTuple):
    """A decision of a game."""

    position: dict[str, Any]
    """The position, as `Game.position` writes it, without the bytes of an engine."""
    moves: tuple[int, ...]
    """Actions of both players from the position on."""
    game: Any
    """The game after them."""

    def texts(self) -> tuple[str, ...]:
        """Return the texts of the moves."""
        game, texts = type(self.game).from_position(self.position), []
        for move in self.moves:
            texts.append(next(action.text for action in game.actions() if action.index == move))
            game.step(move)
        return tuple(texts)


def without_engine(game: Any) -> dict[str, Any]:
    """Return the readable part of a position, which other versions of the rules can read as well."""
    return {key: value for key, value in game.position().items() if key != "engine"}


def restored(game: Any) -> Place | None:
    """Return a decision as a position alone; None if the game read from it is at another decision."""
    try:
        position = without_engine(game)
        again = type(game).from_position(position)
    except PositionError:
        return None
    return Place(position, (), again) if _is_alike(again, game) else None


def place_at(games: Sequence[Any], moves: Sequence[int], index: int) -> Place | None:
    """Return a decision of a game that was played, by the latest position of its turn that can be written.

    Args:
        games: The game at each decision.
        moves: The action taken at each.
        index: Number of the decision.
    """
    for start in range(index, -1, -1):
        if games[start].turn != games[index].turn:
            return None
        place = restored(games[start])
        if place is not None:
            break
    else:
        return None
    taken = tuple(moves[start:index])
    try:
        for move in taken:
            place.game.step(move)
    except (GameOver, IllegalAction):  # a random event went another way
        return None
    return Place(place.position, taken, place.game) if _is_alike(place.game, games[index]) else None


def _is_alike(game: Any, other: Any) -> bool:
    """Return whether the same player has the same choice of several actions in both games."""
    is_same = game.to_play == other.to_play and (game.mask() == other.mask()).all()
    return bool(is_same) and int(game.mask().sum()) > 1
