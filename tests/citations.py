"""Rule numbers: the marker `@cr("604.3a")`, and the citations in code and tests.

`rules.toml` beside this file lists every number with the state of its implementation. The code cites numbers
in comments and docstrings (`CR 604.3a: words`, `CR 603.1b + 506.2: words`, `ruling Z9`, `manual M7`), tests
in their marker. `python -m tests.citations` compares the three; `tests/house/test_citations.py` checks that
they agree.

The second game has its own list: tests/ygo/rules.toml, `Y8.4: words`, `ruling YR12`, `@yr("Y8.4")`.
"""

import ast
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent

STATUSES = ("done", "partial", "later", "out")
FIELDS = {"name", "gist", "source", "status", "heading", "ruling", "note", "decided"}

NUMBER = r"\d{3,4}(?:\.\d+[a-z]?)?(?:\([ivx]+\))?(?![\d\w])"
RULING = r"[ZH]\d+\b"
SECTION = r"M\d+\b"
"""A section of the manual of 2017 that has no number of its own."""
# A citation continues after "+", ",", "/" and "and", and over the end of a comment line.
JOIN = r"\s*(?:[+,/]|\band\b)\s*(?:\#\s*)?(?:CR\s+)?"
RULE_CITATION = re.compile(rf"\bCR\s+({NUMBER}(?:{JOIN}{NUMBER})*)")
RULING_CITATION = re.compile(rf"\b[Rr]ulings?\s+({RULING}(?:{JOIN}{RULING})*)")
SECTION_CITATION = re.compile(rf"\b[Mm]anual\s+({SECTION}(?:{JOIN}{SECTION})*)")


def cr(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the rule numbers and rulings that it tests: `@cr("604.3a", "Z30")`."""
    if not numbers or not all(isinstance(number, str) for number in numbers):
        raise TypeError('cr needs rule numbers as strings: @cr("604.3a")')
    return pytest.mark.cr(*numbers)


def yr(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test of the second game with numbers of tests/ygo/rules.toml: `@yr("Y8.4", "YR37")`."""
    if not numbers or not all(isinstance(number, str) for number in numbers):
        raise TypeError('yr needs rule numbers as strings: @yr("Y8.4")')
    return pytest.mark.yr(*numbers)


@dataclass(frozen=True)
class Book:
    """A file of rule numbers, with the places and forms of their citations."""

    file: str
    marker: str
    """The marker of tests of a number."""
    number: str
    """Pattern of a number in the file."""
    house: str
    """Prefix of the numbers of the project's own rulings."""
    citations: tuple[tuple[re.Pattern[str], str], ...]
    """Patterns of citations in a text, each with the pattern of a number in its first group."""
    code: tuple[str, ...]
    words: tuple[str, ...]
    """Folders of the code (`code`), and of tests and other packages that may cite (`words`)."""


COMPREHENSIVE_RULES = Book(
    "tests/rules.toml",
    "cr",
    rf"(?:{NUMBER})|(?:{RULING})|(?:{SECTION})",
    "H",
    ((RULE_CITATION, NUMBER), (RULING_CITATION, RULING), (SECTION_CITATION, SECTION)),
    ("zx_env",),
    ("tests", "agents", "training"),
)
DIGEST_NUMBER = r"Y[RH]?\d+(?:\.\d+)?\b"
BATTLE_PHASE = Book(
    "tests/ygo/rules.toml",
    "yr",
    DIGEST_NUMBER,
    "YH",
    ((re.compile(rf"\b({DIGEST_NUMBER})"), DIGEST_NUMBER),),
    ("zx_env/ygo",),
    ("tests/ygo",),
)
BOOKS = (COMPREHENSIVE_RULES, BATTLE_PHASE)


@dataclass
class Rule:
    """One entry of rules.toml."""

    number: str
    name: str
    gist: str
    source: str
    status: str
    heading: bool = False
    ruling: list[str] = field(default_factory=list)
    note: str = ""
    decided: str = ""


def read_rules(book: Book = COMPREHENSIVE_RULES) -> dict[str, Rule]:
    """Return the entries of rules.toml by number; raise an error that names a wrong entry."""
    entries: dict[str, Any] = tomllib.loads((ROOT / book.file).read_text(encoding="utf-8"))
    if not isinstance(entries.pop("version", None), str):
        raise ValueError("rules.toml: the first line pins the version of the rules: version = ...")
    rules = {}
    for number, entry in entries.items():
        if not re.fullmatch(book.number, number):
            raise ValueError(f"rules.toml: [{number}] is no rule number, ruling or section of the manual")
        if not isinstance(entry, dict) or (unknown := set(entry) - FIELDS):
            raise ValueError(f"rules.toml [{number}]: unknown {sorted(unknown)}; known are {sorted(FIELDS)}")
        if missing := {"name", "gist", "source", "status"} - set(entry):
            raise ValueError(f"rules.toml [{number}]: {sorted(missing)} missing")
        if entry["status"] not in STATUSES:
            raise ValueError(f"rules.toml [{number}]: status {entry['status']!r} is none of {STATUSES}")
        if number.startswith(book.house) and not entry.get("decided"):
            raise ValueError(f"rules.toml [{number}]: a house ruling says why in `decided`")
        rules[number] = Rule(number, **entry)
    for rule in rules.values():
        if absent := [ruling for ruling in rule.ruling if ruling not in rules]:
            raise ValueError(f"rules.toml [{rule.number}]: no such ruling {absent}")
    return rules


def python_files(*folders: str) -> Iterator[Path]:
    """Yield every Python file below these folders of the project."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def numbers_in(text: str, book: Book = COMPREHENSIVE_RULES) -> Iterator[tuple[int, str]]:
    """Yield every (line, number) that a text cites."""
    for citation, number in book.citations:
        for found in citation.finditer(text):
            for each in re.finditer(number, found[1]):
                yield text.count("\n", 0, found.start(1) + each.start()) + 1, each[0]


def cited_in_text(*folders: str, book: Book = COMPREHENSIVE_RULES) -> dict[str, list[str]]:
    """Return the places (path:line) that cite each number in text."""
    places = defaultdict(list)
    for path in python_files(*folders):
        for line, number in numbers_in(path.read_text(encoding="utf-8"), book):
            places[number].append(f"{path.relative_to(ROOT)}:{line}")
    return places


def marked_in_tests(marker: str = "cr") -> dict[str, list[str]]:
    """Return the tests (path:line) that have each number in this marker."""
    places = defaultdict(list)
    for path in python_files("tests"):
        if path == Path(__file__).resolve():
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) == marker
            ):
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                for argument in node.args:
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise ValueError(f"{place}: {marker} takes rule numbers as plain strings")
                    places[argument.value].append(place)
    return places


@dataclass
class Account:
    """Comparison of rules.toml, the citations of the code and the markers of the tests."""

    rules: dict[str, Rule]
    code: dict[str, list[str]]
    tests: dict[str, list[str]]
    test_words: dict[str, list[str]]

    @classmethod
    def take(cls, book: Book = COMPREHENSIVE_RULES) -> "Account":
        """Read everything from the working tree."""
        return cls(
            read_rules(book),
            cited_in_text(*book.code, book=book),
            marked_in_tests(book.marker),
            cited_in_text(*book.words, book=book),
        )

    def counted(self, status: str) -> list[Rule]:
        """Return the entries of a status, without headings."""
        return [rule for rule in self.rules.values() if rule.status == status and not rule.heading]

    def unknown(self) -> list[str]:
        """Return cited numbers that are missing in rules.toml, with their places."""
        return [
            f"{number} at {', '.join(places)}"
            for cited in (self.code, self.tests, self.test_words)
            for number, places in sorted(cited.items())
            if number not in self.rules
        ]

    def uncited(self, status: str, by: dict[str, list[str]]) -> list[str]:
        """Return numbers of a status, without headings, that have no citation in `by`."""
        return [rule.number for rule in self.counted(status) if rule.number not in by]

    def overclaimed(self) -> list[str]:
        """Return numbers that a test marks although their status is "later" or "out"."""
        return [
            f"{number} ({self.rules[number].status}) at {', '.join(places)}"
            for number, places in self.tests.items()
            if number in self.rules and self.rules[number].status in ("later", "out")
        ]

    def share(self) -> str:
        """Return the share of implemented rules, in one line."""
        counts = Counter(rule.status for rule in self.rules.values() if not rule.heading)
        total = counts["done"] + counts["partial"] + counts["later"]
        held = sum(rule.number in self.code and rule.number in self.tests for rule in self.counted("done"))
        return (
            f"rules: {counts['done']}/{total} done ({held} of them cited and tested), "
            f"{counts['partial']} partial, {counts['later']} later"
        )


def in_lines(numbers: list[str], width: int = 100) -> str:
    """Return numbers as indented lines of text."""
    lines = [""]
    for number in numbers:
        if len(lines[-1]) + len(number) > width:
            lines.append("")
        lines[-1] += f" {number}"
    return "\n".join(f"   {line}" for line in lines)


def main() -> None:
    """Print counts and missing citations of each book."""
    for book in BOOKS:
        print(f"{book.file}:")
        account = Account.take(book)
        print(account.share())
        for status in STATUSES:
            rules = [rule for rule in account.rules.values() if rule.status == status]
            headings = sum(rule.heading for rule in rules)
            print(
                f"  {status:8} {len(rules) - headings:4}" + (f"  and {headings} headings" if headings else "")
            )
        for title, numbers in (
            ("done, not cited in zx_env/", account.uncited("done", account.code)),
            ("done, no test marked", account.uncited("done", account.tests)),
            ("partial, not cited in zx_env/", account.uncited("partial", account.code)),
            ("partial, no test marked", account.uncited("partial", account.tests)),
            ("marked by a test, but not built", account.overclaimed()),
            ("unknown number", account.unknown()),
        ):
            if numbers:
                print(f"{title}: {len(numbers)}\n{in_lines(numbers)}")


if __name__ == "__main__":
    main()
