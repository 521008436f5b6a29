"""A recorded game as one self-contained HTML file: it needs no server, no other file, no network.

The file contains every position as each player saw it, and with all cards, for wide and for narrow screens. A
part of the picture that is equal in many positions is written once. The file contains what the judge says
(judge/): chances, turning points, and what the trained player would do at every decision. Nothing in a record
is executed; all of its words reach the page as text.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console

from zx_env.errors import SettingError
from zx_training.files import put_in_place
from zx_training.games import get_game_of_record
from zx_training.games.adapter import GameAdapter
from zx_training.record_files import Frame, frames_of, read_record
from zx_training.serve.analysis import WORDS, analyst_of
from zx_training.serve.event_payloads import event_payloads
from zx_training.serve.judge.chances import Judge
from zx_training.serve.judge.moments import moment_of
from zx_training.serve.judge.verdict import verdict_on
from zx_training.ui.events import events_of

STATIC = Path(__file__).parent / "static"
VIEWERS: tuple[int | None, ...] = (None, 0, 1)
NAMES = ("player 0", "player 1")
STYLES = ("page.css", "judge.css", "replay.css")


class _ReplayRecorder:
    """Collects the positions of a game; equal parts of their pictures are stored once."""

    def __init__(self, adapter: GameAdapter) -> None:
        self.adapter = adapter
        self.parts: dict[str, int] = {}
        self.cards: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []

    def add(self, game: Any) -> None:
        """Add a position."""
        views = []
        for viewer in VIEWERS:
            for is_narrow in (False, True):
                picture = game.picture(viewer, is_narrow)
                for part in picture.parts:
                    for key in part.cards:
                        if key not in self.cards:
                            self.cards[key] = self.adapter.wording.card(key)
                parts = [self.parts.setdefault(part.svg, len(self.parts)) for part in picture.parts]
                views.append(
                    {
                        "head": self.parts.setdefault(picture.head, len(self.parts)),
                        "size": [picture.width, picture.height, picture.top],
                        "where": picture.where,
                        "asked": picture.asked,
                        "parts": parts,
                    }
                )
        logged = [len(events_of(game, viewer)) for viewer in VIEWERS]
        self.frames.append({"views": views, "logged": logged, "turn": game.turn})


def film_of(adapter: GameAdapter, frames: Sequence[Frame], names: Sequence[str]) -> dict[str, Any]:
    """Return the positions of a game as JSON-able data, without a judge.

    Args:
        adapter: The game.
        frames: The positions.
        names: Names of the players.
    """
    recorder = _ReplayRecorder(adapter)
    for frame in frames:
        recorder.add(frame.game)
    game = frames[-1].game
    return {
        "game": adapter.name,
        "names": list(names),
        "winner": game.winner,
        "over": game.to_play is None,
        "parts": list(recorder.parts),
        "frames": recorder.frames,
        "logs": [event_payloads(game, viewer) for viewer in VIEWERS],
        "cards": {key: card for key, card in recorder.cards.items() if card is not None},
    }


def judged_film(
    adapter: GameAdapter, frames: Sequence[Frame], names: Sequence[str], judge: Judge
) -> dict[str, Any]:
    """Return the positions of a game with all that the judge says of them, as JSON-able data."""
    return film_of(adapter, frames, names) | {
        "verdict": verdict_on(judge, frames, WORDS[analyst_of(adapter.name)]),
        "moments": [moment_of(judge, frame) for frame in frames],
    }


def replay_of(record: str, names: Sequence[str] = NAMES, card_set: str | None = None) -> str:
    """Return the page of a record. The judge looks through the eyes of player 0.

    Args:
        record: The record.
        names: Names of the players.
        card_set: A custom card set that the record may use.

    Raises:
        RecordError: The record is invalid or damaged; the message names the line.
    """
    adapter = get_game_of_record(record, card_set)
    frames = list(frames_of(adapter, record))
    player = adapter.agent(analyst_of(adapter.name))
    return page_of(judged_film(adapter, frames, names, Judge(player, 0)))


class Replay:
    """A recorded game that a notebook displays as the page of `replay_of`, in a sandboxed frame."""

    def __init__(self, record: str, names: Sequence[str] = NAMES, card_set: str | None = None) -> None:
        """Take the arguments of `replay_of`."""
        self.html = replay_of(record, names, card_set)
        """The HTML page of the replay."""

    def _repr_html_(self) -> str:
        return (
            '<iframe sandbox="allow-scripts" width="100%" height="820" style="border:0" '
            f'srcdoc="{escape(self.html)}"></iframe>'
        )


def page_of(data: dict[str, Any]) -> str:
    """Return the self-contained HTML page of a replay with this JSON-able data."""
    script = _script()
    style = "".join((STATIC / name).read_text(encoding="utf-8") for name in STYLES)
    style = style.replace("url(/static/icon.svg)", "none")
    policy = f"default-src 'none'; script-src {_digest(script)}; style-src {_digest(style)}"
    names = " against ".join(str(name) for name in data["names"])
    head = f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">\n<style>{style}</style>'
    return _filled(
        TITLE=escape(f"Replay: {names}"),
        HEAD=head,
        ABOUT="This file needs no network.",
        DATA=in_script(data),
        SCRIPT=f"<script>{script}</script>",
    )


def served_page() -> str:
    """Return the HTML page of replays on the server; its script asks for the data."""
    links = [f'<link rel="stylesheet" href="/static/{name}">' for name in STYLES]
    return _filled(
        TITLE="Replay",
        HEAD="\n".join(['<link rel="icon" href="/static/icon.svg" type="image/svg+xml">', *links]),
        ABOUT="This page is served by your own machine and loads nothing from elsewhere.",
        DATA="",
        SCRIPT='<script type="module" src="/static/page/replay.js"></script>',
    )


def _filled(**parts: str) -> str:
    body = (STATIC / "replay.html").read_text(encoding="utf-8")
    return re.sub(r"@@(\w+)@@", lambda found: parts[found[1]], body)


def in_script(data: Any) -> str:
    """Return the data as JSON that can stand in a script: characters with a meaning in HTML are escaped."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _script() -> str:
    """Return the modules of the page as one script, each after those that it imports."""
    sources: dict[str, str] = {}

    def add(name: str) -> None:
        source = (STATIC / name).read_text(encoding="utf-8")
        for imported in re.findall(r'^import .* from "\./([\w.]+)";$', source, re.MULTILINE):
            if imported not in sources:
                add(imported)
        sources[name] = source

    add("replay.js")
    return re.sub(r"^import .*$|^export ", "", "".join(sources.values()), flags=re.MULTILINE)


def _digest(source: str) -> str:
    """Return the digest of an inline script or style, by which the content security policy allows it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()}'"


def write_replay(console: Console, path: Path, html: Path, card_set: str | None) -> None:
    """Write a recorded game as an HTML page.

    Raises:
        SettingError: A file cannot be read or written.
        RecordError: The record is invalid or damaged.
    """
    size = write_replay_of(read_record(path), html, card_set)
    console.print(f"{html}: {size / 1e6:.1f} MB; open it in any browser", highlight=False)


def write_replay_of(record: str, html: Path, card_set: str | None) -> int:
    """Write a record as an HTML page, and return the number of its characters.

    Raises:
        SettingError: The file cannot be written.
        RecordError: The record is invalid or damaged.
    """
    page = replay_of(record, card_set=card_set)
    try:
        with put_in_place(html) as scratch:
            scratch.write_text(page, encoding="utf-8")
    except OSError as fault:
        raise SettingError(f"the page cannot be written to {html}: {fault}") from fault
    return len(page)
