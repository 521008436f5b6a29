"""Plant random mutants: `python -m tests.mutations [--seed S] [--count N] [--seconds T] [--package P …]`.

The same seed plants the same mutants in the same tree: a package in turn, a function of it, a kind of
mistake, a place. The nearest tests run until one fails: tests that call the function, first those that are
marked with a rule number which the lines around cite, then the quickest of each file in turn, together at
most `--seconds` of processor time. Survivors run once more in a copy of the tree, with three times as much.
The exit status is 1 if a mutant survives.
"""

import argparse
import json
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.citations import BOOKS, numbers_in
from tests.mutations.copies import copied
from tests.mutations.mutants import Mutant, is_python, mutants_of
from tests.mutations.packages import PACKAGES, ROOT, Package, outermost
from tests.mutations.server import Job, Server, Verdict, serve

WORDS = ("caught", "timeout", "survived", "unreached")


@dataclass(frozen=True)
class Outcome:
    """A mutant of a package, its diff and what became of it."""

    package: str
    mutant: Mutant
    diff: str
    verdict: Verdict


def drawn(package: Package, seed: int, count: int) -> list[Mutant]:
    """Return random mutants of a package: a function, a kind of mistake in it and a place, all at random."""
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in package.files()}
    by_function: dict[tuple[str, str], dict[str, list[Mutant]]] = defaultdict(lambda: defaultdict(list))
    for path, source in sources.items():
        for mutant in mutants_of(path, source):
            by_function[path, mutant.function][mutant.operator].append(mutant)
    functions = list(by_function.values())
    rng = random.Random(f"{package.name}:{seed}")
    found: dict[Mutant, None] = {}
    while len(found) < count:
        kinds = rng.choice(functions)
        mutant = rng.choice(kinds[rng.choice(list(kinds))])
        if mutant not in found and is_python(mutant.planted(sources[mutant.path])):
            found[mutant] = None
    return list(found)


def nearest(server: Server, mutant: Mutant, seconds: float) -> list[str]:
    """Return the tests that run for a mutant, in their order."""
    if not mutant.function:
        return server.calls.chosen(server.calls.of_module(mutant.path), seconds)
    callers = server.calls.of_function(f"{mutant.path}::{mutant.function}")
    cited = _cited(mutant)
    marked = [
        test
        for test in callers
        for book in BOOKS
        for mark in server.items[test].iter_markers(book.marker)
        if cited & set(mark.args)
    ]
    return server.calls.chosen(callers, seconds, first=marked)


def _cited(mutant: Mutant) -> set[str]:
    """Return the rule numbers in the lines around a mutant."""
    lines = (ROOT / mutant.path).read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines[max(0, mutant.line - 4) : mutant.line + 1])
    return {number for book in BOOKS for _, number in numbers_in(text, book)}


def outcomes(server: Server, package: Package, mutants: list[Mutant], seconds: float) -> Iterator[Outcome]:
    """Run the mutants of a package, in forked processes and, for survivors, in a copy of the tree."""
    again: list[tuple[Mutant, Verdict]] = []
    jobs = [Job(mutant, nearest(server, mutant, seconds)) for mutant in mutants]
    for job in jobs:
        if not job.mutant.function or not job.tests:  # type: ignore[union-attr]
            again.append((job.mutant, Verdict("unreached")))  # type: ignore[arg-type]
    for job, verdict in server.run(job for job in jobs if job.tests and job.mutant.function):  # type: ignore[union-attr]
        assert job.mutant
        if verdict.word in ("survived", "unreached"):
            again.append((job.mutant, verdict))
        else:
            yield _outcome(package, job.mutant, verdict)
    if not again:
        return
    with copied() as copy:
        for mutant, verdict in again:
            tests = nearest(server, mutant, 3 * seconds) or server.calls.chosen(
                server.calls.of_module(mutant.path), seconds
            )
            if tests:
                word, test, spent = copy.run(mutant, tests, 3 * seconds)
                verdict = Verdict(word, test, len(tests), spent)
            yield _outcome(package, mutant, verdict)


def _outcome(package: Package, mutant: Mutant, verdict: Verdict) -> Outcome:
    return Outcome(
        package.name, mutant, mutant.diff((ROOT / mutant.path).read_text(encoding="utf-8")), verdict
    )


def table(found: Iterable[Outcome]) -> str:
    """Return the counts of verdicts by package."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for outcome in found:
        counts[outcome.package][outcome.verdict.word] += 1
        counts["all"][outcome.verdict.word] += 1
    counts["all"] = counts.pop("all", Counter())
    lines = [f"{'':10}{'planted':>10}" + "".join(f"{word:>11}" for word in WORDS)]
    for name, words in counts.items():
        lines.append(f"{name:10}{words.total():>10}" + "".join(f"{words[word]:>11}" for word in WORDS))
    return "\n".join(lines)


def main() -> int:
    """Read the command line, plant the mutants and print what became of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--count", type=int, default=18, help="mutants in all, in equal parts of each package"
    )
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="of processor time for the tests of a mutant"
    )
    parser.add_argument("--package", action="append", choices=PACKAGES, help="may be given several times")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time")
    parser.add_argument("--json", type=Path, help="a file for everything that was found")
    args = parser.parse_args()
    packages = [PACKAGES[name] for name in args.package or PACKAGES]
    planted = {
        package.name: drawn(
            package, args.seed, args.count // len(packages) + (i < args.count % len(packages))
        )
        for i, package in enumerate(packages)
    }
    found: list[Outcome] = []

    def work(server: Server) -> None:
        for package in packages:
            for outcome in outcomes(server, package, planted[package.name], args.seconds):
                found.append(outcome)
                print(f"{outcome.verdict.word:10} {outcome.mutant}  {outcome.verdict.test}", flush=True)
                if outcome.verdict.word in ("survived", "unreached"):
                    print(outcome.diff, flush=True)
                if args.json:
                    args.json.write_text(
                        json.dumps([asdict(one) for one in found], indent=1), encoding="utf-8"
                    )

    folders = outermost({folder for package in packages for folder in package.tests})
    serve(folders, work, args.jobs)
    print(table(found))
    return 1 if any(outcome.verdict.word in ("survived", "unreached") for outcome in found) else 0


if __name__ == "__main__":
    sys.exit(main())
