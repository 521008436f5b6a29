"""What a seat is sent: made from its view, and from nothing else of the game.

A view holds no card that its player does not know (`zx_env.View`), so an answer cannot tell one. Who
watches two agents has no view: all is shown to the watcher, who sits nowhere.
"""

from __future__ import annotations

from typing import Any

from zx_env.core.rendering.svg import Picture
from zx_training.games.adapter import GameAdapter
from zx_training.ui.hints import Advice, advice_of
from zx_training.ui.labels import asked_in_words, facts, meant, sentence

STOPS = ("pass", "done")
"""Actions whose meaning is the question's."""
MOST_LOOKED_INTO = 80
"""Legal actions up to which second halves are looked up."""


def shown(picture: Picture) -> dict[str, Any]:
    """A picture as the page takes it."""
    return {
        "width": picture.width,
        "height": picture.height,
        "top": picture.top,
        "svg": picture.svg,
        "where": picture.where,
        "asked": asked_in_words(picture.asked),
    }


def of_view(title: GameAdapter, view: Any, is_narrow: bool) -> dict[str, Any]:
    """The board and the moves of a seat."""
    picture = view.picture(is_narrow)
    advice = advice_of(title, picture.asked)
    moves = moves_of(title, view, picture.lying)
    subject = meant(picture.asked, "")
    for move, action in zip(moves, view.actions(), strict=True):
        move["label"] = _meaning(action.text, advice) or move["label"]
        move["card"] = move["card"] or subject
    return shown(picture) | {"moves": moves, "advice": advice.why}


def _meaning(text: str, advice: Advice) -> str:
    """What an action means that the question gives its meaning; "" for others."""
    return advice.yes if text == "yes" else advice.stop if text in STOPS else ""


def moves_of(title: GameAdapter, view: Any, there: dict[str, str]) -> list[dict[str, Any]]:
    """The legal actions of the seat, each with where it is done and, if it has one, its second half.

    A second half (where to, or what against) is looked up on a game that is dealt from the view, so looking
    ahead tells nothing either.
    """
    actions = view.actions()
    if not actions:
        return []
    dealt = view.determinize(0) if len(actions) <= MOST_LOOKED_INTO else None
    moves = []
    for action, spot in zip(actions, view.spots(), strict=True):
        move = _move(title, action, spot, there)
        if dealt is not None and not dealt.goes_on:
            move["then"] = _second_halves(title, dealt, action.index, there)
        moves.append(move)
    return moves


def _move(title: GameAdapter, action: Any, spot: str, there: dict[str, str]) -> dict[str, Any]:
    card = there.get(spot, "")
    about = meant(action.text, card)
    move = {"index": action.index, "label": sentence(title, action.text, card), "spot": spot, "card": about}
    return move | ({"facts": facts(title, about)} if about and ":" in spot else {})


def _second_halves(title: GameAdapter, dealt: Any, index: int, there: dict[str, str]) -> list[dict[str, Any]]:
    after = dealt.copy()
    player = after.to_play
    after.step(index)
    if after.to_play != player or not after.goes_on:
        return []
    pairs = zip(after.actions(), after.spots(), strict=True)
    return [_move(title, action, spot, there) for action, spot in pairs]
