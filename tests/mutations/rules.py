"""Which rule numbers bite: `python -m tests.mutations.rules [NUMBER …]`.

A number bites if a test that is marked with it fails when a statement that cites it is broken. Up to four
mutants are planted in the statements that cite a number, the same every time for the same code, and only
tests marked with the number run. The result is a file beside each list of rule numbers, a line a number:

    number  planted  caught

Numbers on the command line are measured anew, and the other lines stay; without one, all are. A number with
no mutant is cited only outside functions: by constants, enums, tables or the docstring of a module.
"""

import argparse
import ast
import random
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.citations import BOOKS, Book, marked_in_tests, numbers_in, python_files, read_rules
from tests.mutations.copies import copied
from tests.mutations.mutants import Mutant, is_python, mutants_of
from tests.mutations.packages import ROOT, outermost
from tests.mutations.server import Job, Server, serve

COUNT = 4
"""Mutants of a number."""
MOST_TESTS = 40
"""Tests of a number that run in a copy of the tree."""
SECONDS = 30.0
"""Processor time of these tests."""


@dataclass(frozen=True)
class Bite:
    """The mutants of a rule number."""

    number: str
    planted: int
    caught: int


def bites_file(book: Book) -> Path:
    """Return the file of results of a book."""
    return ROOT / Path(book.file).parent / "rules_bite.tsv"


def read_bites(book: Book) -> dict[str, Bite]:
    """Return the stored results of a book, by number."""
    rows = (line.split("\t") for line in bites_file(book).read_text(encoding="utf-8").splitlines()[1:])
    return {number: Bite(number, int(planted), int(caught)) for number, planted, caught in rows}


def write_bites(book: Book, found: dict[str, Bite]) -> None:
    """Store results, in the order of the list of numbers; those that are no longer listed are left out."""
    lines = [
        f"{number}\t{found[number].planted}\t{found[number].caught}"
        for number in listed(book)
        if number in found
    ]
    text = "\n".join(["number\tplanted\tcaught", *lines])
    bites_file(book).write_text(f"{text}\n", encoding="utf-8")


def listed(book: Book) -> list[str]:
    """Return the numbers of a book that code has to obey."""
    return [rule.number for rule in read_rules(book).values() if rule.status == "done" and not rule.heading]


def places_of(book: Book, numbers: list[str]) -> list[str]:
    """Return the files with tests marked with these numbers; the folder of a file that only makes tests."""
    marked = marked_in_tests(book.marker)
    files = {Path(place.partition(":")[0]) for number in numbers for place in marked.get(number, ())}
    places = {str(file if file.name.startswith("test_") else file.parent) for file in files}
    return outermost(places - {"tests"})


def mutants_of_numbers(book: Book, numbers: Collection[str]) -> dict[str, list[Mutant]]:
    """Return the mutants of the statements that cite each number, in random order, each place in turn."""
    places: dict[str, list[list[Mutant]]] = defaultdict(list)
    sources = {}
    for path in python_files(*book.code):
        source = path.read_text(encoding="utf-8")
        name = str(path.relative_to(ROOT))
        sources[name] = source
        cited = [(line, number) for line, number in numbers_in(source, book) if number in numbers]
        if not cited:
            continue
        by_line = defaultdict(list)
        for mutant in mutants_of(name, source):
            if mutant.function:
                by_line[mutant.line].append(mutant)
        lines_of = _Statements(source)
        for line, number in cited:
            found = [mutant for each in lines_of.cited_at(line) for mutant in by_line[each]]
            if found and found not in places[number]:
                places[number].append(found)
    return {number: _in_turn(number, found, sources) for number, found in places.items()}


def _in_turn(number: str, places: list[list[Mutant]], sources: dict[str, str]) -> list[Mutant]:
    """Return up to COUNT mutants, of each place in turn."""
    rng = random.Random(number)
    waiting = [rng.sample(place, len(place)) for place in places]
    found: dict[Mutant, None] = {}
    while any(waiting) and len(found) < COUNT:
        for place in filter(None, waiting):
            mutant = place.pop()
            if len(found) < COUNT and is_python(mutant.planted(sources[mutant.path])):
                found[mutant] = None
    return list(found)


class _Statements:
    """Finds the lines of the statements that a comment or docstring is about."""

    def __init__(self, source: str) -> None:
        self.lines = source.splitlines()
        self.spans: list[tuple[int, int]] = []
        """(first, last) line of each statement; a later one lies inside an earlier one, or after it."""
        self.docstrings: dict[range, range] = {}
        """The lines of a function or class, by those of its docstring."""
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.stmt):
                self.spans.append((node.lineno, node.end_lineno or node.lineno))
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node, clean=False):
                words = node.body[0]
                self.docstrings[_lines(words)] = _lines(node)

    def cited_at(self, line: int) -> range:
        """Return the lines of what a citation in this line is about; none for the docstring of a module."""
        for words, lines in self.docstrings.items():
            if line in words:
                return lines
        if not self.lines[line - 1].lstrip().startswith("#"):
            return self._innermost([span for span in self.spans if span[0] <= line <= span[1]])
        while line < len(self.lines) and self.lines[line - 1].lstrip().startswith("#"):
            line += 1
        return self._innermost([span for span in self.spans if span[0] == line])

    @staticmethod
    def _innermost(spans: list[tuple[int, int]]) -> range:
        if not spans:
            return range(0)
        first, last = min(spans, key=lambda span: span[1] - span[0])
        return range(first, last + 1)


def _lines(node: ast.stmt) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def measured(server: Server, book: Book, numbers: list[str]) -> Iterator[tuple[Bite, list[Mutant]]]:
    """Yield the result of each number, with the mutants that no marked test caught."""
    mutants = mutants_of_numbers(book, set(numbers))
    marked: dict[str, list[str]] = defaultdict(list)
    for test, item in server.items.items():
        for mark in item.iter_markers(book.marker):
            for number in mark.args:
                marked[number].append(test)
    for number in numbers:
        planted = mutants.get(number, [])
        verdicts = server.run(Job(mutant, _callers(server, mutant, marked[number])) for mutant in planted)
        missed = [job.mutant for job, verdict in verdicts if verdict.word not in ("caught", "timeout")]
        found = [mutant for mutant in missed if mutant]
        found = _missed_in_a_copy(found, marked[number])
        yield Bite(number, len(planted), len(planted) - len(found)), found


def _missed_in_a_copy(mutants: list[Mutant], tests: list[str]) -> list[Mutant]:
    """Return the mutants that survive in a copy, too, of all of them: what runs at import is seen there."""
    if not mutants or not tests:
        return mutants
    with copied() as copy:
        return [m for m in mutants if copy.run(m, tests[:MOST_TESTS], SECONDS)[0] == "survived"]


def _callers(server: Server, mutant: Mutant, tests: list[str]) -> list[str]:
    """Return the tests that call the mutated function, quickest first; all where nothing is measured."""
    callers = server.calls.of_function(f"{mutant.path}::{mutant.function}")
    chosen = [test for test in tests if test in callers or test not in server.calls.seconds]
    return sorted(chosen, key=lambda test: server.calls.seconds.get(test, 0.0))


def main() -> None:
    """Measure numbers, print those that do not bite and store the result."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations.rules", description=__doc__)
    parser.add_argument("numbers", nargs="*")
    parser.add_argument("--book", choices=[book.marker for book in BOOKS], default="cr")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="store nothing; fail if a number does not bite")
    args = parser.parse_args()
    book = next(book for book in BOOKS if book.marker == args.book)
    numbers = args.numbers or listed(book)
    dull = []

    def work(server: Server) -> None:
        found = read_bites(book) if bites_file(book).exists() else {}
        for bite, missed in measured(server, book, numbers):
            found[bite.number] = bite
            print(f"{bite.number:8} {bite.caught} of {bite.planted}", flush=True)
            for mutant in missed:
                source = (ROOT / mutant.path).read_text(encoding="utf-8")
                print(f"    {mutant}\n{mutant.diff(source)}", flush=True)
            if not bite.caught:
                dull.append(bite.number)
            if not args.check:
                write_bites(book, found)

    serve(places_of(book, numbers), work, args.jobs, measure=False, warm=len(numbers) > 9)
    print(f"{len(dull)} of {len(numbers)} do not bite: {' '.join(dull)}")
    sys.exit(bool(dull) and args.check)


if __name__ == "__main__":
    main()
