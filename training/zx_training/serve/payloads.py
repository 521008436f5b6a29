"""Payloads of the page: the board and the moves of a seat, made from its view alone.

A view holds no card that its player does not know (`zx_env.View`), so a payload cannot reveal one. A watcher
of two agents has no seat and no view, and gets all cards.
"""

from __future__ import annotations

from typing import Any

from zx_env import Action, View
from zx_env.core.actions import Question
from zx_env.core.events.sentences import Viewer
from zx_env.core.rendering.svg import Picture
from zx_training.games.adapter import GameAdapter

MOST_LOOKED_INTO = 80
"""With more legal actions than this, `moves_of` omits the follow-up actions ("then") of each action."""


def board_of(game: Any, is_narrow: bool) -> dict[str, Any]:
    """Return the JSON data of a board without moves, as a watcher sees it: sizes, SVG, spots and question."""
    return _board(game.picture(None, is_narrow), game.question, None)


def board_of_view(view: View, is_narrow: bool) -> dict[str, Any]:
    """Return the JSON data of a board without moves, as a player sees it: sizes, SVG, spots and question."""
    return _board(view.picture(is_narrow), view.question, view.player)


def payload_of_view(adapter: GameAdapter, view: View, is_narrow: bool) -> dict[str, Any]:
    """Return the JSON data of a seat's page: board, labelled legal actions, and the question's hint."""
    picture, question = view.picture(is_narrow), view.question
    moves = moves_of(adapter, view, picture.lying)
    subject = (question.card if question else None) or ""
    for move, action in zip(moves, view.actions(), strict=True):
        move["label"] = adapter.wording.label_by_hint(question, action) or move["label"]
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


def moves_of(adapter: GameAdapter, view: View, there: dict[str, str]) -> list[dict[str, Any]]:
    """Return the legal actions of the seat, each with its place on the board and its follow-up actions.

    Follow-up actions name the Square or the target after the choice of a card. They come from a game
    determinized from the view, so they reveal no hidden card.

    Args:
        adapter: The game.
        view: The view of the seat.
        there: The uppermost known card of each spot.
    """
    actions = view.actions()
    if not actions:
        return []
    game = view.determinize(0) if len(actions) <= MOST_LOOKED_INTO else None
    moves = []
    for action, spot in zip(actions, view.spots(), strict=True):
        move = _move(adapter, action, spot, there)
        if game is not None and not game.goes_on:
            move["then"] = _second_halves(adapter, game, action.index, there)
        moves.append(move)
    return moves


def _move(adapter: GameAdapter, action: Action, spot: str, there: dict[str, str]) -> dict[str, Any]:
    # An action may choose a card below the uppermost one of a pile, so use the action's own card first.
    lying = there.get(spot, "")
    card = action.card or lying
    move = {"index": action.index, "label": adapter.wording.label(action, lying), "spot": spot, "card": card}
    return move | ({"facts": adapter.wording.facts(card)} if card and ":" in spot else {})


def _second_halves(
    adapter: GameAdapter, game: Any, index: int, there: dict[str, str]
) -> list[dict[str, Any]]:
    after = game.copy()
    player = after.to_play
    after.step(index)
    if after.to_play != player or not after.goes_on:
        return []
    pairs = zip(after.actions(), after.spots(), strict=True)
    return [_move(adapter, action, spot, there) for action, spot in pairs]
