"""rules.toml, the citations of the code and the markers of the tests agree."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.citations import BOOKS, Account, Book, cited_in_text, in_lines, numbers_in, python_files
from zx_env.zx import rules


@pytest.fixture(scope="module", params=BOOKS, ids=lambda book: book.marker)
def book(request: pytest.FixtureRequest) -> Book:
    return request.param


@pytest.fixture(scope="module")
def account(book: Book) -> Account:
    return Account.take(book)


def compact(title: str, numbers: list[str]) -> str:
    return f"{len(numbers)} {title}:\n{in_lines(numbers)}"


def test_every_cited_number_exists(account: Account, report: list[str]):
    report.append(account.share())
    if unknown := account.unknown():
        pytest.fail(compact("cited, but not in rules.toml", unknown), pytrace=False)


def test_every_done_number_is_cited_in_the_code(account: Account):
    if missing := account.uncited("done", account.code):
        pytest.fail(compact("done in rules.toml, but not cited in zx_env/", missing), pytrace=False)


def test_every_done_number_is_held_by_a_test(account: Account):
    if missing := account.uncited("done", account.tests):
        pytest.fail(compact("done in rules.toml, but no test is marked @cr with it", missing), pytrace=False)


def test_nothing_unbuilt_is_claimed(account: Account):
    if claimed := account.overclaimed():
        pytest.fail(compact("later or out in rules.toml, but marked by a test", claimed), pytrace=False)


def test_a_heading_introduces_something(account: Account):
    numbers = list(account.rules)
    alone = [
        number
        for number, rule in account.rules.items()
        if rule.heading
        and "." in number
        and not rule.note
        and not any(other.startswith(number) and other != number for other in numbers)
    ]
    assert not alone, "numbers marked as headings that introduce no other number"


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("# CR 604.3a: the attacker deals damage", ["604.3a"]),
        ("# CR 603.1b + 506.2: once a turn together", ["603.1b", "506.2"]),
        ("# CR 905.1(ii): the oldest stays (CR 904, 907.2c)", ["905.1(ii)", "904", "907.2c"]),
        ('"""CR 1102.1 and 1102.2, see ruling Z28."""', ["1102.1", "1102.2", "Z28"]),
        ("# CR 907.2c +\n    # ruling Z23, Z24: dice", ["907.2c", "Z23", "Z24"]),
        ("# CR 601.1,\n    # 602.1: declaring", ["601.1", "602.1"]),
        ("# Manual M7, M8: shown first (manual M10)", ["M7", "M8", "M10"]),
        ("# CRC 1234, Ver 1.38, rulings are many", []),
    ],
)
def test_citations_are_read(text: str, numbers: list[str]):
    assert [number for _, number in numbers_in(text)] == numbers


# -- the map of chapters -----------------------------------------------------------------------------------

MAP_LINE = re.compile(r"^(\d{3,4}[\da-z.]*(?:(?:-|, )\d{3,4}[\da-z.]*)*): .*\n((?:    .*\n)+)", re.MULTILINE)


def map_of_chapters() -> dict[str, set[str]]:
    """Return the map of rules/__init__.py: numbers as written there ("202.8", "500-507") to modules."""
    found: dict[str, set[str]] = {}
    for line in MAP_LINE.finditer(rules.__doc__ or ""):
        for numbers in line[1].split(", "):
            assert numbers not in found, f"{numbers} is in the map twice"
            found[numbers] = set(re.findall(r"`(\w+)`", line[2]))
    return found


def key_of(number: str, keys: Iterable[str]) -> str:
    """Return the narrowest key of the map that contains a rule number, or ""."""
    chapter = int(number.partition(".")[0])
    fits = []
    for key in keys:
        first, _, last = key.partition("-")
        if "." in key:
            if number.startswith(key):
                fits.append((0, key))
        elif int(first) <= chapter <= int(last or first):
            fits.append((int(last or first) - int(first) + 1, key))
    return min(fits)[1] if fits else ""


def cited_in_rules() -> dict[str, set[str]]:
    """Return the modules of rules/ that cite each rule number; rulings are left out."""
    found: dict[str, set[str]] = {}
    for number, places in cited_in_text("zx_env/zx/rules").items():
        modules = {Path(place.rpartition(":")[0]).stem for place in places} - {"__init__"}
        if number[0].isdigit() and modules:
            found[number] = modules
    return found


def test_the_map_leads_to_every_number():
    found = map_of_chapters()
    lost = []
    for number, modules in cited_in_rules().items():
        key = key_of(number, found)
        lost += [f"{number} is in {module}; the map: {key}" for module in modules - found.get(key, set())]
    assert not lost, "\n".join(lost)


def test_the_map_names_no_module_in_vain():
    found = map_of_chapters()
    citing: dict[str, set[str]] = {key: set() for key in found}
    for number, modules in cited_in_rules().items():
        citing[key_of(number, found)] |= modules
    rows: dict[frozenset[str], set[str]] = {}
    for line in MAP_LINE.finditer(rules.__doc__ or ""):
        keys = frozenset(line[1].split(", "))
        rows[keys] = set().union(*(citing[key] for key in keys))
    for keys, modules in rows.items():
        assert found[next(iter(keys))] == modules, f"{', '.join(sorted(keys))}: other modules cite it"


def test_every_module_of_the_rules_is_on_the_map():
    modules = {path.stem for path in python_files("zx_env/zx/rules")} - {"__init__"}
    named = set(re.findall(r"`(\w+)`", rules.__doc__ or ""))
    assert not modules - named
