"""Reports of bugs: what the server knows of a game and of itself, for the reader of the report."""

from __future__ import annotations

import platform
from typing import Any

import zx_env
from zx_training.checkout import commit
from zx_training.record_files import REPORT
from zx_training.serve.basis.set_up import WATCHER
from zx_training.serve.session import GameSession

SHOWN = ("game", "decks", "seats", "seat", "turn", "to_play", "over", "winner", "fault", "where", "asked")
"""Keys that a report has of the payload of a seat, besides moves and log."""
RUNNING = "the game is running, and a record contains every card: save the report again when it is over"


def report_of(session: GameSession, seat: str) -> dict[str, Any]:
    """Return the report of a game: what the seat has seen of it, and the record if it gives nothing away."""
    may_tell = session.is_over or seat == WATCHER
    state = session.state(seat, False)
    return {
        "format": REPORT,
        "zx_env": zx_env.__version__,
        "commit": commit(),
        "rules": session.set_up.version,
        "python": platform.python_version(),
        "system": platform.platform(),
        **{key: state[key] for key in SHOWN},
        "moves": [move["label"] for move in state["moves"]],
        "log": [entry["text"] for entry in state["log"]],
        "record": session.record() if may_tell else None,
        "without_record": None if may_tell else RUNNING,
    }
