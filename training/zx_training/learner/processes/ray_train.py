"""A training run in processes of a Ray cluster: `zx train --ray --jobs N`, by Ray Train's TorchTrainer.

Each process runs the same command as on one machine (report.py): rank 0 leads, the others follow. Ray starts
all of them again when one is lost, on other machines where it has to, and they go on from the checkpoint. So
the run folder is on storage that all machines share.

See also: launch.py (how the processes meet), ray_session.py (the cluster).
"""

from __future__ import annotations

import os
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from zx_env.errors import SettingError, ZXError
from zx_training.ray_session import ray_session

MAX_FAILURES = 20
"""Maximum number of times that Ray starts the processes again."""
TOKEN = "ray.token"
"""File of the run folder by which a process knows that it sees the folder."""


def train_on_ray(run: Callable[..., None], folder: Path, jobs: int) -> None:
    """Run the command in `jobs` processes, one processor each, and print what it prints.

    Args:
        run: `report.train` with all arguments but `console` and `started`; its paths are absolute.
        folder: The run folder, absolute.
        jobs: Number of processes.

    Raises:
        SettingError: Ray is not installed or not reached, or a process does not see the folder.
        ZXError: The processes were lost too often.
    """
    os.environ.setdefault("RAY_TRAIN_V2_ENABLED", "1")
    folder.mkdir(parents=True, exist_ok=True)
    token = uuid.uuid4().hex
    (folder / TOKEN).write_text(token, encoding="utf-8")
    with ray_session(jobs, log_to_driver=True):
        from ray.train import FailureConfig, RunConfig, ScalingConfig
        from ray.train.torch import TorchConfig, TorchTrainer

        trainer = TorchTrainer(
            _work,
            train_loop_config={"run": run, "folder": str(folder), "token": token},
            torch_config=TorchConfig(backend="gloo"),
            scaling_config=ScalingConfig(num_workers=jobs, resources_per_worker={"CPU": 1}),
            run_config=RunConfig(
                name=token,
                storage_path=str(folder / "ray"),
                failure_config=FailureConfig(max_failures=MAX_FAILURES),
            ),
        )
        try:
            trainer.fit()
        except Exception as fault:
            raise ZXError(f"Ray Train ended the run: {fault}") from fault
        finally:
            (folder / TOKEN).unlink(missing_ok=True)


def _work(config: dict[str, Any]) -> None:
    """Run the command in a process of Ray, which has made the group of torch.distributed."""
    token = Path(config["folder"]) / TOKEN
    if not token.is_file() or token.read_text(encoding="utf-8") != config["token"]:
        raise SettingError(f"a machine does not see {token.parent}: --out is on storage that all share")
    config["run"](Console(width=110), started=time.monotonic())
