"""Entry of the command `zx` (also `python -m zx_training`)."""

import os
import sys


def main() -> None:
    """Run `zx`; if one of its two libraries is missing, exit with a message that names what to install."""
    # Before numpy is imported: batches are small, and further threads of arithmetic only slow them down.
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
    # Commands do not import from the working folder by default, but a card set may be there.
    sys.path.append(os.getcwd())
    try:
        from zx_training.cli import run
    except ModuleNotFoundError as missing:
        if missing.name not in ("typer", "rich"):
            raise
        sys.exit(
            f"the command zx needs {missing.name}: pip install 'zx_env[cli]' for playing and watching, "
            "'zx_env[train]' for training as well"
        )
    sys.exit(run())


if __name__ == "__main__":
    main()
