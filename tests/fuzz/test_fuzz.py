"""Fuzz for one minute in all, or for ZX_FUZZ_SECONDS; each finding contains the command that repeats it."""

import os
import sys
import time

import pytest

from tests.fuzz.children import MOST_FINDINGS, fuzz
from tests.fuzz.targets import TARGETS, prepare
from zx_env.compiling.decorators import PLAIN

SECONDS = float(os.environ.get("ZX_FUZZ_SECONDS", "60"))
FIRST = int(os.environ.get("ZX_FUZZ_FIRST", "0"))


@pytest.mark.skipif(not hasattr(os, "fork") or sys.platform == "darwin", reason="children are forked")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
@pytest.mark.parametrize("target", TARGETS)
def test_what_is_spoilt_is_refused_or_harmless(target: str, report: list[str]):
    prepare()
    result = fuzz(target, TARGETS[target], SECONDS / len(TARGETS), FIRST)
    report.append(f"fuzz {target}: {result.tries} tries, {result.refused} refused")
    assert not result.findings, "\n\n".join(result.findings[:MOST_FINDINGS])
    assert result.tries or PLAIN


@pytest.mark.skipif(not hasattr(os, "fork") or sys.platform == "darwin", reason="children are forked")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (lambda rng: 1 // 0, "ZeroDivisionError"),
        (lambda rng: os.kill(os.getpid(), 9), "process died: exit code -9"),
        (lambda rng: os._exit(3), "process died: exit code 3"),
        (lambda rng: _hang(), "it hangs"),
        (lambda rng: time.sleep(60), "it waits"),
        (lambda rng: sys.exit(0), "SystemExit"),
    ],
)
def test_a_fault_is_found_with_its_seed(fault, words: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tests.fuzz.children.TRY_SECONDS", 1)
    monkeypatch.setattr("tests.fuzz.children.WAIT_SECONDS", 4)

    def one(rng):
        if rng.random() < 0.3:
            fault(rng)

    result = fuzz("faults", one, 1.5, 7)
    assert result.findings and words in result.findings[0]
    assert "python -m tests.fuzz faults --only " in result.findings[0]
    seed = int(result.findings[0].partition("--only ")[2].partition(")")[0])
    from tests.fuzz.children import generator_of

    assert generator_of("faults", seed).random() < 0.3


def _hang() -> None:
    while True:
        pass
