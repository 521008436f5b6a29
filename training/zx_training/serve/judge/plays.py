"""Plays in words: an action of a player, and its second half where it has one.

The words are those of the moves (core/game/moves.py), for a reader who may be the other player: "your Erase"
lies on the side of the reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from zx_env.core.actions import Action
from zx_training.record_files import Frame


class _Labelled(NamedTuple):
    """An action with its label."""

    action: Action
    there: str
    words: str


def labels_of(game: Any, reader: int | None = None) -> dict[int, str]:
    """Return the label of each legal action by its number.

    Args:
        game: The game, which is not over.
        reader: The player who reads the words; None for the player to move.
    """
    return {one.action.index: one.words for one in _labelled(game, reader)}


def words_of(game: Any, numbers: Sequence[int], reader: int | None = None) -> str:
    """Return a play in words: an action and its second half, by their numbers.

    Args:
        game: The game before the play; it is not changed.
        numbers: The actions.
        reader: The player who reads the words; None for the player who plays.
    """
    after = game.copy()
    play: list[_Labelled] = []
    for number in numbers:
        play.append(next(one for one in _labelled(after, reader) if one.action.index == number))
        after.step(number)
    first, *halves = play
    target = _target(game, after) if first.action.verb == "attack" else ""
    if target:
        return str(game.wording.label(first.action, first.there, target))
    # An answer such as "Yes, play it" names its card only with its question.
    asked = game.question.name if first.action.verb in ("yes", "no") else None
    words = [*filter(None, [asked]), first.words, *(half.words for half in halves)]
    return ": ".join([words[0], *(f"{word[:1].lower()}{word[1:]}" for word in words[1:])])


def done_at(frames: Sequence[Frame], at: int) -> list[int]:
    """Return the numbers of the actions of the play that begins at a position; [] for giving up."""
    first = frames[at]
    if first.action is None:
        return []
    second = frames[at + 1]
    is_half = second.action is not None and second.game.goes_on
    is_same = second.game.to_play == first.game.to_play
    return [first.action.index, *([second.action.index] if second.action and is_half and is_same else [])]


def _labelled(game: Any, reader: int | None) -> list[_Labelled]:
    actions, spots = game.actions(), game.spots()
    # The card that lies at a place matters where a card is put, or where the action names none.
    needs_picture = any(
        spot and (action.card is None or action.verb == "at")
        for action, spot in zip(actions, spots, strict=True)
    )
    lying = game.picture(game.to_play).lying if needs_picture else {}
    found = []
    for action, spot in zip(actions, spots, strict=True):
        read, there = _for_reader(action, reader), lying.get(spot, "")
        words = game.wording.label_by_hint(game.question, action) or game.wording.label(read, there)
        found.append(_Labelled(read, there, words))
    return found


def _for_reader(action: Action, reader: int | None) -> Action:
    """Return an action whose label says for a reader on whose side a card lies, where it says so at all."""
    says_whose = action.verb == "choose" or action.owner not in (None, action.player)
    if reader is None or not says_whose:
        return action
    return replace(action, values={**action.values, "player": reader})


def _target(before: Any, after: Any) -> str:
    """Return whom an attack is aimed at, in words; "" if the game records no events."""
    if not before.keeps_events:
        return ""
    outcomes = before.wording.outcomes
    targets = (outcomes.target(event) for event in after.events(None, len(before.events())))
    return next((words for words in targets if words), "")
