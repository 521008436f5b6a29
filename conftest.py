"""One suite, two runtimes: tests marked `compiled` or `plain` are skipped in the other one.

Ray pins another gymnasium: tests marked `ray` are skipped where it is not installed.
"""

import importlib.util
import os

import pytest

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    unwanted, reason = (
        ("plain", "plain Python only: set NUMBA_DISABLE_JIT=1")
        if COMPILED
        else ("compiled", "compiled rules only: unset NUMBA_DISABLE_JIT")
    )
    for item in items:
        if item.get_closest_marker(unwanted):
            item.add_marker(pytest.mark.skip(reason=reason))
    if importlib.util.find_spec("ray") is None:
        for item in items:
            if item.get_closest_marker("ray"):
                item.add_marker(pytest.mark.skip(reason="needs ray: pip install 'zx_env[train,rllib]'"))
