"""Names of agents on the page: a checkpoint goes by its run, and the page learns no path of the server.

runs/quick/checkpoint.zip        quick
runs/quick/at_500k.zip+search    quick/at_500k+search
llm:gemma@http://host/v1         llm:gemma
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath

_CHECKPOINT = "checkpoint"
"""Stem of the file that `zx train` writes in the folder of a run."""


def short_name(agent: str) -> str:
    """Return the name by which the page calls an agent, given the name that loads it."""
    if agent.startswith("llm:"):
        return agent.rpartition("@")[0] or agent
    found = re.match(r"(.*)\.zip(\+.*)?$", agent, re.DOTALL)
    if found is None:
        return agent
    path = PurePath(found[1].replace("\\", "/"))
    run, stem = path.parent.name, path.name
    name = stem if not run else run if stem == _CHECKPOINT else f"{run}/{stem}"
    return f"{name}{found[2] or ''}"


def short_names(agents: Sequence[str], taken: Sequence[str] = ()) -> dict[str, str]:
    """Return the short name of each agent; of two that would be equal, the second gets a number.

    Args:
        agents: The names that load the agents.
        taken: Names that other agents have already.
    """
    names: dict[str, str] = {}
    for agent in agents:
        short = name = short_name(agent)
        times = 1
        while name in taken or name in names.values():
            times += 1
            name = f"{short} ({times})"
        names[agent] = name
    return names
