"""Fuzz by command: `python -m tests.fuzz [TARGET …] [--seconds S] [--first SEED] [--only SEED]`."""

import argparse
import os
import sys

from tests.fuzz.children import fuzz, generator_of
from tests.fuzz.targets import TARGETS, prepare
from zx_env.errors import ZXError


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", help=f"of {', '.join(TARGETS)}; all of them by default")
    parser.add_argument("--seconds", type=float, default=float(os.environ.get("ZX_FUZZ_SECONDS", "60")))
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--only", type=int, help="this seed alone, in this process, with its error")
    args = parser.parse_args()
    names = args.targets or list(TARGETS)
    prepare()
    found = 0
    for name in names:
        if args.only is not None:
            try:
                TARGETS[name](generator_of(name, args.only))
                print(f"{name}, seed {args.only}: nothing was raised")
            except ZXError as error:
                print(f"{name}, seed {args.only}: refused: {type(error).__name__}: {error}")
            continue
        result = fuzz(name, TARGETS[name], args.seconds / len(names), args.first)
        found += len(result.findings)
        print(f"{name}: {result.tries} tries, {result.refused} refused, {len(result.findings)} findings")
        for finding in result.findings:
            print(finding)
        sys.stdout.flush()
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
