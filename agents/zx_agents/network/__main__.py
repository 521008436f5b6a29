"""Exports a checkpoint as the next version of `learned`, or updates all versions to a grown observation.

    python -m zx_agents.network runs/standard/checkpoint.zip    # a checkpoint becomes the next version
    python -m zx_agents.network zx    # the observation of this game has new fields; all versions play on

See pretrained.py.
"""

import argparse
import sys
from pathlib import Path

from zx_agents.network.pretrained import FOLDER, export_pretrained, keep_pretrained, path_of, versions_of
from zx_env.core.games import is_registered
from zx_env.errors import ZXError


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m zx_agents.network", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("source", help="a checkpoint of zx train, or the name of a game")
    source = parser.parse_args(arguments).source
    try:
        if is_registered(source):
            for number in versions_of(source):
                keep_pretrained(path_of(source, number), source)
                print(f"updated: {path_of(source, number)}")
        else:
            print(f"written: {export_pretrained(Path(source), FOLDER)}, and its .npz")
    except ZXError as fault:
        print(f"error: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
