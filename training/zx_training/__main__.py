"""Entry of the command `zx` (also `python -m zx_training`)."""

import os
import sys


def main() -> None:
    """Run `zx`; if typer or rich is missing, exit with a message that names the packages to install."""
    # Set before numpy is imported: batches are small, and a second arithmetic thread slows them down.
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
    # An installed command does not import from the working folder, but a card set or a game may be there.
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
