"""Configuration of all tests; tests of the source tree add lines to the summary through `report`."""

import pytest

REPORT = pytest.StashKey[list[str]]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "cr(*numbers): the rule numbers and rulings that this test tests")
    config.stash[REPORT] = []


@pytest.fixture(scope="session")
def report(pytestconfig: pytest.Config) -> list[str]:
    """Lines for the end of the run: facts worth knowing that are no reason to fail."""
    return pytestconfig.stash[REPORT]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if lines := config.stash[REPORT]:
        terminalreporter.section("source tree")
        for line in lines:
            terminalreporter.write_line(line)
