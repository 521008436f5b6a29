"""`libraries_of`, which names the extra of a library that is missing."""

import contextlib
from collections.abc import Iterator

from zx_env.errors import SettingError


@contextlib.contextmanager
def libraries_of(task: str = "training", extra: str = "train") -> Iterator[None]:
    """Import libraries in this context: say which extra to install if one is missing.

    Args:
        task: What needs them, at the beginning of the sentence.
        extra: The extra of the package that installs them.

    Raises:
        SettingError: A library is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] in ("zx_env", "zx_agents", "zx_training"):
            raise
        raise SettingError(f"{task} needs {missing.name}: pip install 'zx_env[{extra}]'") from missing
