"""Payloads of the page: the board and the moves of a seat, made from its view alone.

A view holds no card that its player does not know (`zx_env.View`), so a payload cannot reveal one. A watcher
of two agents has no seat and no view, and gets all cards.
"""

from __future__ import annotations

from typing import Any

from zx_env import View
from zx_env.core.actions import Question
from zx_env.core.events.sentences import Viewer
from zx_env.core.game.moves import Move, moves_of
from zx_env.core.rendering.svg import Picture
from zx_training.games.adapter import GameAdapter


def board_of(game: Any, is_narrow: bool) -> dict[str, Any]:
    """Return the JSON data of a board without moves, as a watcher sees it: sizes, SVG, spots and question."""
    return _board(game.picture(None, is_narrow), game.question, None)


def board_of_view(view: View, is_narrow: bool) -> dict[str, Any]:
    """Return the JSON data of a board without moves, as a player sees it: sizes, SVG, spots and question."""
    return _board(view.picture(is_narrow), view.question, view.player)


def payload_of_view(adapter: GameAdapter, view: View, is_narrow: bool) -> dict[str, Any]:
    """Return the JSON data of a seat's page: board, labelled legal actions, and the question's hint."""
    picture, question = view.picture(is_narrow), view.question
    moves = [_move(move) for move in moves_of(view, picture)]
    subject = (question.card if question else None) or ""
    for move in moves:
        move["card"] = move["card"] or subject
    return _board(picture, question, view.player) | {
        "moves": moves,
        "hint": adapter.wording.hint(question).why,
    }


def _board(picture: Picture, question: Question | None, viewer: int | None) -> dict[str, Any]:
    return {
        "width": picture.width,
        "height": picture.height,
        "top": picture.top,
        "svg": picture.svg,
        "where": picture.where,
        "asked": picture.asked if question is None else _asked(question, viewer),
    }


def _asked(question: Question, viewer: int | None) -> str:
    """Return the text of the question, with the name of its card instead of the printed number."""
    decides = Viewer(viewer).does(question.player, "decide")
    return f"{decides[0].upper()}{decides[1:]}: {question.named}"


def _move(move: Move) -> dict[str, Any]:
    """Return the JSON data of a move: a key is left out if it has no value, and `then` stands for halves."""
    more = {"facts": move.facts, "becomes": move.consequences, "asks": move.asks, "stop": move.is_stop}
    named = {"index": move.action.index, "label": move.label, "spot": move.spot, "card": move.card}
    return named | {key: value for key, value in more.items() if value} | {"then": [*map(_move, move.then)]}
