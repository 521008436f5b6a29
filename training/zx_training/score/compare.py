"""`compare`: the difference of two agents over the same deals, `zx score compare A.json B.json`.

The luck of a deal affects both agents, so their difference needs a quarter of the games that two independent
win rates would need.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zx_env.errors import SettingError
from zx_training.files import object_in
from zx_training.score.protocol import VERSION
from zx_training.score.result import headline, interval, mean_of

MUST_MATCH = ("format", "game", "panel", "quick", "seed")
"""The entries in which two cards must agree, so that their deals are the same games; of `game` its name."""


def card_in(path: Path) -> dict[str, Any]:
    """Return the card in a JSON file of `zx score --json`.

    Raises:
        SettingError: The file cannot be read, or is no card of this version.
    """
    try:
        card = object_in(path)
    except OSError as fault:
        raise SettingError(f"{path} cannot be read: {fault}") from fault
    if card.get("format") != VERSION or not isinstance(card.get("columns"), list):
        raise SettingError(f"{path} is no card of {VERSION}: write one with `zx score AGENT --json FILE`")
    return card


def compare(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    """Return first minus second for each column that both have, and for the headline, if both have one.

    Raises:
        SettingError: The cards are of other games, cards, players or sizes, or a card is damaged.
    """
    try:
        for name in MUST_MATCH:
            one, other = (card["game"]["name"] if name == "game" else card[name] for card in (first, second))
            if one != other:
                raise SettingError(
                    f"the cards cannot be compared: {name} is {one!r:.80} in one and {other!r:.80} in the "
                    "other; score both agents again with the same version and seed"
                )
        others = {column["name"]: column for column in second["columns"]}
        columns = [
            _difference(column, others[column["name"]])
            for column in first["columns"]
            if column["name"] in others
        ]
        agents = [str(first["agent"]), str(second["agent"])]
        is_whole = all(card["headline"]["score"] is not None for card in (first, second))
    except (KeyError, TypeError, AttributeError, ValueError) as fault:
        raise SettingError(f"a card is damaged ({type(fault).__name__}: {fault}): write it again") from fault
    counted = [column for column in columns if column["in_headline"] and column["win_rate"] is not None]
    return {"agents": agents, "headline": headline(counted if is_whole else []), "columns": columns}


def _difference(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    shared: Sequence[str] = [number for number in first["deals"] if number in second["deals"]]
    differences = [mean_of(first["deals"][number]) - mean_of(second["deals"][number]) for number in shared]
    return {
        "name": str(first["name"]),
        "title": str(first["title"]),
        "in_headline": bool(first["in_headline"]),
        "deals": len(shared),
        **interval(differences),
    }
