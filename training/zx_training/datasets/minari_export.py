"""An export as a Minari dataset, which has to be installed: one episode for each player of each game.

An observation is a dict of "observation" and "action_mask"; the reward is the result, with the last decision.
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
    """Keeps a split of an export as a Minari dataset, where Minari keeps its own.

    Args:
        out: The folder of the export.
        name: Of the dataset, such as "zx/scripted-v0".
        split: Which games.

    Returns:
        The `minari.MinariDataset`.

    Raises:
        SettingError: Minari is not installed or refuses the name, or there is no such export.
    """
    try:
        import minari
        from minari.data_collector import EpisodeBuffer
    except ModuleNotFoundError as missing:
        raise SettingError(f"this needs {missing.name}: pip install 'zx_env[data]'") from missing
    plan = read_plan(out)
    game_spec = get_game(plan["game"], plan["card_set"]).game_spec
    seen = spaces.Dict(
        {
            "action_mask": spaces.Box(0, 1, (game_spec.num_actions,), np.int8),
            "observation": spaces.Box(-128, 127, (game_spec.obs_size,), np.int8),
        }
    )
    buffers = [EpisodeBuffer(**one) for shard in load(out, split) for one in _episodes(shard)]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # that no author and no address of code are named
            return minari.create_dataset_from_buffers(
                name,
                buffers,
                observation_space=seen,
                action_space=spaces.Discrete(game_spec.num_actions),
                algorithm_name="records of zx_env",
                description=f"{split} games of {plan['game']}, observation {plan['observation']}",
            )
    except ValueError as fault:
        raise SettingError(f"Minari does not keep {name!r}: {fault}") from fault


def _episodes(shard: dict[str, NDArray[Any]]) -> list[dict[str, Any]]:
    made = []
    for k, game in enumerate(shard["final_game"]):
        for player in (0, 1):
            rows = np.flatnonzero((shard["game"] == game) & (shard["player"] == player))
            if not rows.size:
                continue
            ends = np.zeros(len(rows), np.bool_)
            ends[-1] = True
            is_cut = bool(shard["final_truncated"][k])
            last = shard["final_observation"][k, player]
            masks = np.concatenate([shard["action_mask"][rows], np.ones_like(shard["action_mask"][:1])])
            made.append(
                {
                    "observations": {
                        "action_mask": masks,
                        "observation": np.concatenate([shard["observation"][rows], last[None]]),
                    },
                    "actions": shard["action"][rows].astype(np.int64),
                    "rewards": np.where(ends, shard["return"][rows], 0.0).astype(np.float64),
                    "terminations": ends & ~is_cut,
                    "truncations": ends & is_cut,
                }
            )
    return made
