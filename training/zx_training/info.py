"""`about`: what a player with a network says of its training (`zx info`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from zx_agents.agent import pretrained_path
from zx_agents.network.player import open_checkpoint, split_of

from zx_env.core.games import get_game
from zx_training.matches.plots import PREFIX
from zx_training.table_format import Table


def about(player: str, game: str) -> Table:
    """Return a table of what the manifest of a player says.

    Args:
        player: "learned", the player that comes with a game, or "learned:version=1", or the path of a
            checkpoint.
        game: The game of "learned".

    Raises:
        SettingError: The game has no such player.
        CheckpointError: The checkpoint is missing or damaged.
    """
    path = pretrained_path(player, get_game(game).name)
    manifest: Mapping[str, Any] = (
        open_checkpoint(Path(player))[0] if path is None else json.loads(path.read_text(encoding="utf-8"))
    )
    lines = {
        "game": manifest.get("game"),
        "observation": manifest.get("observation"),
        "version": manifest.get("version"),
        "decks": ", ".join(map(str, manifest.get("decks", ()))),
        "split": split_of(manifest) or "none was kept",
        "preset": f"{manifest.get('preset_name')}, seed {manifest.get('seed')}",
        "decisions": f"{manifest.get('steps', 0):,}",
        "minutes": f"{manifest.get('seconds', 0) / 60:.1f}",
        **_last_win_rates(manifest.get("curve") or ()),
        **{name: str(value) for name, value in (manifest.get("preset") or {}).items()},
    }
    return Table(player, [{"what": name, "value": value} for name, value in lines.items()])


def _last_win_rates(curve: Any) -> dict[str, str]:
    """Return the win rates of the last point of the learning curve, with drawn actions."""
    last = curve[-1] if curve else {}
    return {
        f"won against {name.removeprefix(PREFIX)}": f"{value:.1%}"
        for name, value in last.items()
        if name.startswith(PREFIX)
    }
