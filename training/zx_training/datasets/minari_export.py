"""An export as a Minari dataset, with one episode for each player of each game. Needs minari.

An observation is a dict of "observation" and "action_mask". The reward is the result of the game, at the
player's last decision.
"""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from zx_env.errors import SettingError
from zx_training.datasets.shards import load, read_plan
from zx_training.games import get_game


def make(out: Path, name: str, split: str = "train") -> Any:
    """Create a Minari dataset from a split of an export, in Minari's own folder.

    Args:
        out: The folder of the export.
        name: Name of the dataset, such as "zx/scripted-v0".
        split: Name of the split.

    Returns:
        The `minari.MinariDataset`.

    Raises:
        SettingError: Minari is not installed or rejects the name, or there is no such export.
    """
    try:
        import minari
        from minari.data_collector import EpisodeBuffer
    except ModuleNotFoundError as missing:
        raise SettingError(f"this needs {missing.name}: pip install 'zx_env[data]'") from missing
    plan = read_plan(out)
    game_spec = get_game(plan["game"], plan["card_set"]).game_spec
    observation_space = spaces.Dict(
        {
            "action_mask": spaces.Box(0, 1, (game_spec.num_actions,), np.int8),
            "observation": spaces.Box(-128, 127, (game_spec.obs_size,), np.int8),
        }
    )
    buffers = [EpisodeBuffer(**episode) for shard in load(out, split) for episode in _episodes(shard)]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # a missing author or code permalink
            return minari.create_dataset_from_buffers(
                name,
                buffers,
                observation_space=observation_space,
                action_space=spaces.Discrete(game_spec.num_actions),
                algorithm_name="records of zx_env",
                description=f"{split} games of {plan['game']}, observation {plan['observation']}",
            )
    except ValueError as fault:
        raise SettingError(f"Minari does not keep {name!r}: {fault}") from fault


def _episodes(shard: dict[str, NDArray[Any]]) -> list[dict[str, Any]]:
    episodes = []
    for k, game in enumerate(shard["final_game"]):
        for player in (0, 1):
            rows = np.flatnonzero((shard["game"] == game) & (shard["player"] == player))
            if not rows.size:
                continue
            is_last = np.zeros(len(rows), np.bool_)
            is_last[-1] = True
            is_truncated = bool(shard["final_truncated"][k])
            last = shard["final_observation"][k, player]
            masks = np.concatenate([shard["action_mask"][rows], np.ones_like(shard["action_mask"][:1])])
            episodes.append(
                {
                    "observations": {
                        "action_mask": masks,
                        "observation": np.concatenate([shard["observation"][rows], last[None]]),
                    },
                    "actions": shard["action"][rows].astype(np.int64),
                    "rewards": np.where(is_last, shard["return"][rows], 0.0).astype(np.float64),
                    "terminations": is_last & ~is_truncated,
                    "truncations": is_last & is_truncated,
                }
            )
    return episodes
