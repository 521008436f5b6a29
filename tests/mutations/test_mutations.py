"""Mutation testing itself, a few mutants that tests catch, and a sample of the rule numbers that bite."""

import json
import os
import random
import subprocess
import sys
from contextlib import nullcontext

import pytest

from tests.citations import BOOKS, Book
from tests.mutations import rules
from tests.mutations.__main__ import drawn, table
from tests.mutations.mutants import Mutant, is_python, mutants_of
from tests.mutations.packages import PACKAGES, ROOT
from tests.mutations.rules import COUNT, bites_file, listed, places_of, read_bites

ASSERTS = "tests/mutations/asserts_nothing.py"
BATTLE = ("zx_env/zx/rules/battle.py", "tests/rulebook/test_600_battle.py")
FEW = """
import json, sys
from tests.mutations.mutants import Mutant
from tests.mutations.server import Job, serve
jobs, found = [(Mutant(**mutant), tests) for mutant, tests in json.load(sys.stdin)], []
def work(server):
    chosen = (Job(mutant, [t for t in server.items if t.startswith(tests)]) for mutant, tests in jobs)
    found.extend((job.mutant.operator, job.mutant.text, verdict.word) for job, verdict in server.run(chosen))
serve(sorted({tests.partition("::")[0] for _, tests in jobs}), work, measure=False, warm=False)
print(json.dumps(found))
"""


def mutants(path: str, function: str) -> list[Mutant]:
    source = (ROOT / path).read_text(encoding="utf-8")
    found = [mutant for mutant in mutants_of(path, source) if mutant.function == function]
    return [mutant for mutant in found if is_python(mutant.planted(source))]


def run(*command: str, words: str = "") -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join(map(str, (ROOT, ROOT / "agents", ROOT / "training")))
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, input=words, capture_output=True, text=True
    )


@pytest.mark.plain
def test_a_few_mutants_are_caught_and_one_survives_where_a_test_asserts_nothing():
    path, tests = BATTLE
    rng = random.Random(21)
    shield = [
        (rng.choice(mutants(path, "may_attack")), tests),
        (rng.choice(mutants(path, "targets_of")), tests),
    ]
    seed = next(m for m in mutants("zx_env/core/seeding.py", "check_seed") if m.operator == "<= to <")
    said = [
        (seed, f"{ASSERTS}::test_that_asserts_nothing"),
        (seed, f"{ASSERTS}::test_that_asserts_something"),
    ]
    jobs = [(vars(mutant), tests) for mutant, tests in (*shield, *said)]
    done = run("-c", FEW, words=json.dumps(jobs))
    assert done.returncode == 0, done.stderr
    assert [word for _, _, word in json.loads(done.stdout)] == ["caught", "caught", "survived", "caught"]


def test_the_same_seed_draws_the_same_mutants():
    page = PACKAGES["page"]
    assert drawn(page, seed=4, count=6) == drawn(page, seed=4, count=6) != drawn(page, seed=5, count=6)


def test_every_file_of_code_is_in_a_package():
    files = [path for package in PACKAGES.values() for path in package.files()]
    assert len(files) == len(set(files))
    outside = (
        "zx_env/zx/cards/sets/",
        "zx_env/ygo/cards/set/",
        "zx_env/compiling/",
        "training/zx_training/bench/",
    )
    rest = {"zx_env/__init__.py", "zx_env/errors.py"}
    every = {
        str(path.relative_to(ROOT))
        for folder in ("zx_env", "agents", "training")
        for path in (ROOT / folder).rglob("*.py")
    }
    assert {path for path in every - set(files) - rest if not path.startswith(outside)} == set()


EXAMPLE = '''
def may(g, first, second=3):
    """Words with 1 < 2 stay as they are."""
    if (
        first < 2  # a reason
        and not g.done
    ):
        return False
    act(g, first,
        second)
    return g.left > 0
'''


def test_the_mistakes_of_a_function():
    found = mutants_of("example.py", EXAMPLE)
    assert {mutant.operator for mutant in found} == {
        *("< to <=", "and to or", "not dropped", "condition negated", "return dropped", "statement dropped"),
        *("arguments swapped", "one more", "one less", "> to >=", "result negated", "False to True"),
    }
    for mutant in found:
        planted = mutant.planted(EXAMPLE)
        assert is_python(planted) and planted != EXAMPLE
        assert planted.count("\n") == EXAMPLE.count("\n")
        assert mutant.function == "may"
    assert "Words with 1 < 2 stay" in "".join(m.planted(EXAMPLE) for m in found if m.operator == "< to <=")
    (swapped,) = {m.diff(EXAMPLE) for m in found if m.text.startswith("second")}
    assert swapped == "-    act(g, first,\n-        second)\n+    act(g, second,\n+        first)"


def test_the_table_counts_by_package():
    assert table([]).splitlines()[-1].split() == ["all", "0", "0", "0", "0", "0"]


# -- Rule numbers that bite ---------------------------------------------------------------------------


@pytest.fixture(params=BOOKS, ids=lambda book: book.marker)
def book(request: pytest.FixtureRequest) -> Book:
    return request.param


def test_every_number_of_the_map_says_whether_it_bites(book: Book):
    assert list(read_bites(book)) == listed(book), (
        f"run python -m tests.mutations.rules --book {book.marker} with the numbers that differ"
    )
    assert all(0 <= bite.caught <= bite.planted <= COUNT for bite in read_bites(book).values())


def test_every_mutant_that_was_missed_is_run_in_a_copy(monkeypatch: pytest.MonkeyPatch):
    missed = mutants(BATTLE[0], "may_attack")[:4]
    words = dict(zip(missed, ("survived", "caught", "timeout", "survived"), strict=True))
    ran = []

    class Copy:
        def run(self, mutant: Mutant, tests: list[str], seconds: float) -> tuple[str, str, float]:
            ran.append(mutant)
            return words[mutant], "", 0.0

    monkeypatch.setattr(rules, "copied", lambda: nullcontext(Copy()))
    assert rules._missed_in_a_copy(missed, ["a test"]) == [missed[0], missed[3]]
    assert ran == missed
    # Without a test nothing can be caught.
    assert rules._missed_in_a_copy(missed, []) == missed


@pytest.mark.plain
def test_a_number_at_random_bites_as_stored(book: Book):
    biting = [bite.number for bite in read_bites(book).values() if 2 * bite.caught > bite.planted]
    random.Random(bites_file(book).read_text(encoding="utf-8")).shuffle(biting)
    quick = next(number for number in biting if len(places_of(book, [number])) == 1)
    done = run("-m", "tests.mutations.rules", "--check", "--book", book.marker, quick)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
