"""Lists of games: a browser names games with their tokens, and learns facts of those that it may open."""

from __future__ import annotations

from typing import Any

from zx_env.errors import SettingError
from zx_training.serve.basis.set_up import PERSON, RECORDED
from zx_training.serve.basis.tokens import seat_of
from zx_training.serve.sessions import SessionManager
from zx_training.serve.store import ListedGame

MOST_LISTED = 100
"""Most games of one list."""


def list_games(sessions: SessionManager, named: Any) -> list[dict[str, Any]]:
    """Return facts of the named games, the one used last first, without those that the tokens do not open.

    Args:
        sessions: The games of the server.
        named: A list of {"id", "token"}.

    Raises:
        SettingError: It is no such list, or too long.
    """
    pairs = _pairs(named)
    facts = [
        _facts(sessions, name, stored, pairs[name]) for name, stored in sessions.listed([*pairs]).items()
    ]
    return sorted(filter(None, facts), key=lambda game: -game["used"])


def _pairs(named: Any) -> dict[str, str]:
    """Return the token of each named game, by its id."""
    if not isinstance(named, list) or len(named) > MOST_LISTED:
        raise SettingError(f"a list has at most {MOST_LISTED} games")
    keys = ("id", "token")
    if not all(isinstance(one, dict) and all(isinstance(one.get(key), str) for key in keys) for one in named):
        raise SettingError("each game of a list is {id: its id, token: its token}")
    return {one["id"][:64]: one["token"][:64] for one in named}


def _facts(sessions: SessionManager, name: str, stored: ListedGame, token: str) -> dict[str, Any] | None:
    """Return what a list says of a game; None if the token opens no seat of it."""
    set_up, summary = stored.set_up, stored.summary
    seat = seat_of(set_up["digests"], token)
    if seat is None:
        return None
    adapter = sessions.adapter(set_up["game"]) if set_up["game"] in sessions.games() else None
    fits = (set_up["version"], set_up.get("cards", ""))
    return {
        "id": name,
        "seat": seat,
        "game": set_up["game"],
        "title": set_up["game"] if adapter is None else adapter.game.title,
        "decks": set_up["decks"],
        "seats": [sessions.called(seat) for seat in set_up["seats"]],
        "used": stored.touched,
        "turn": summary.get("turn"),
        "over": bool(summary.get("over")),
        "winner": summary.get("winner"),
        "yours": str(summary.get("to_play")) == seat,
        "friend": set_up["seats"] == [PERSON, PERSON],
        "record": RECORDED in set_up["seats"],
        "old": adapter is None or (adapter.game_spec.version, adapter.cards_digest()) != fits,
    }
