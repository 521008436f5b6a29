"""rules.toml, the citations of the code and the markers of the tests agree."""

import pytest

from tests.citations import Account, in_lines, numbers_in


@pytest.fixture(scope="module")
def account() -> Account:
    return Account.take()


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
        ("# CRC 1234, Ver 1.38, rulings are many", []),
    ],
)
def test_citations_are_read(text: str, numbers: list[str]):
    assert [number for _, number in numbers_in(text)] == numbers
