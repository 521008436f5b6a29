"""The connection of this process to Ray: a cluster, or workers of this machine."""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from zx_env.errors import SettingError


@contextmanager
def ray_session(cpus: int, **options: Any) -> Iterator[Any]:
    """Yield the module ray, connected to the cluster at RAY_ADDRESS, or else to `cpus` own workers.

    A process that has already connected stays connected.

    Raises:
        SettingError: Ray is not installed, or there is no cluster at RAY_ADDRESS.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError as missing:
        if missing.name != "ray":
            raise
        raise SettingError("--ray needs ray, which is not installed: pip install 'zx_env[ray]'") from missing
    is_ours = not ray.is_initialized()
    if is_ours:
        address = os.environ.get("RAY_ADDRESS")
        # "local": without an address, Ray would join any cluster that it finds on this machine, and refuse
        # the number of processors.
        own = {"address": "local", "num_cpus": cpus, "include_dashboard": False}
        try:
            ray.init(**({"address": address} if address else own), **{"log_to_driver": False, **options})
        except ConnectionError as fault:
            raise SettingError(f"there is no Ray cluster at RAY_ADDRESS={address}: {fault}") from fault
    try:
        yield ray
    finally:
        if is_ours:
            ray.shutdown()
