"""What happened in a game, entry by entry, as each reader may hear it.

Games that keep events tell these. Of a game that keeps none the actions are told, each in words for who took
it, for the other player, and for who sees everything.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from zx_training.serve.words import named, sentence
from zx_training.titles.title import Title


class _Action(NamedTuple):
    """An action that was taken."""

    player: int
    turn: int
    told: tuple[str, str, str]
    """For player 0, for player 1, for who sees everything; "" for who may not notice it."""


class Log:
    """What happened in one game."""

    def __init__(self, title: Title) -> None:
        self._title = title
        self.has_events = title.kit.telling is not None
        self._actions: list[_Action] = []

    def note(self, game: Any, text: str, spot: str) -> None:
        """An action that is about to be taken, of a game that keeps no events.

        Args:
            game: As it stands before.
            text: The action's.
            spot: Where on the board it is done.
        """
        if self.has_events:
            return
        title, player = self._title, game.to_play
        own, heard = sentence(title, text, _lying(game, spot, player)), title.heard(text)
        others = named(title, heard)
        if heard == text:
            others = sentence(title, text, _lying(game, spot, 1 - player))
        told = (own, others, own) if player == 0 else (others, own, own)
        self._actions.append(_Action(player, game.turn, told))

    def note_concession(self, game: Any, player: int) -> None:
        """A player is about to give up."""
        if self.has_events:
            return
        self._actions.append(_Action(player, game.turn, ("gives up",) * 3))

    def of(self, game: Any, reader: int | None) -> list[dict[str, Any]]:
        """All that a reader may hear: what it may not notice is not even counted."""
        if self.has_events:
            return [_entry(event) for event in game.events(reader)]
        place = 2 if reader is None else reader
        return [
            {"who": action.player, "turn": action.turn, "kind": "action", "text": action.told[place]}
            for action in self._actions
            if action.told[place]
        ]


def _entry(event: Any) -> dict[str, Any]:
    text, _, rule = event.text.partition(" (CR ")
    told = {"who": event.who, "turn": event.turn, "kind": event.kind, "text": text}
    return told | ({"rule": f"CR {rule.rstrip(')')}"} if rule else {})


def _lying(game: Any, spot: str, reader: int) -> str:
    """The card on a Square that an action names, as a reader knows it; "" for other places."""
    if not spot or ":" in spot:
        return ""
    parts = game.picture(reader).parts
    return next((part.cards[0] for part in parts if part.spot == spot and part.cards), "")
