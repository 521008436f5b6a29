"""Compile the rules of a toy game: results, rejected functions, and a cache that is never stale.

Every test runs its toys in separate processes with a copy of the files under test, so neither the real rules
nor the mode of this process matter.
"""

import dis
import importlib
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zx_env.zx.rules
from tests.citations import ROOT
from zx_env.compiling.bytecode import named
from zx_env.compiling.config import uses_units
from zx_env.compiling.functions import callees_first, check

GAME = """
from zx_env.compiling.games import declare_game
declare_game("a toy")
"""

RECORDS = """
import numpy as np
from zx_env.compiling.decorators import array_of, declare
FRAME = np.dtype((np.record, [("kind", np.int16), ("amount", np.int16)]))
GAME = np.dtype((np.record, [("turn", np.int16), ("zone", np.int8, (10,)), ("agenda", FRAME, (4,))]))
declare(g=GAME, games=array_of(GAME))
"""

ZONES = """
import enum
import numpy as np
from zx_env.compiling.decorators import rule, unit

class Zone(enum.IntEnum):
    DECK = 0
    HAND = 3

LIMIT = 40
TABLE = (1, 2, 3)
ARRAY = np.array([5, 6, 7])

@rule
def helper(g, i: int) -> int:
    '''A docstring.'''
    return g.zone[i] + Zone.HAND + TABLE[1] + ARRAY[i % 3]

@unit
def work(g, i: int) -> int:
    g.turn += 1
    g.agenda[i].kind = LIMIT
    return helper(g, i)

@unit
def is_hand(zone: int) -> bool:
    where = Zone.HAND if zone > 2 else zone
    return where == Zone.HAND
"""

TURN = """
from zx_env.toy import zones
from zx_env.compiling.decorators import arithmetic, entry, rule, unit
from zx_env.toy.zones import is_hand, work as first_work

@rule
def helper(g, i: int) -> int:
    return 1000

@unit
def work(g, i: int) -> None:
    if is_hand(zones.Zone.HAND) and not is_hand(zone=zones.Zone.DECK):
        g.agenda[i].amount = zones.work(g, i) + helper(g, i) + first_work(g=g, i=i)

@entry
def go(games, i: int) -> int:
    work(games[i], i)
    return games[i].agenda[i].amount
"""

MORE = """
from zx_env.compiling.decorators import unit

@unit
def is_deck(zone: int) -> bool:
    return zone == 0
"""

PLAY = """
import numpy as np
from zx_env.toy.records import GAME
from zx_env.toy.turn import go
games = np.zeros(20, GAME)
print(go(games, 0), go(games, 1), games[1].turn, games[1].agenda[1].kind)
"""

ANSWER = "1020 1022 2 40\n"

DIGESTS = """
import zx_env.toy.records, zx_env.toy.turn
from zx_env.compiling.functions import callees_first, digest_of
from zx_env.compiling.store import surroundings
for function in callees_first():
    if function.kind != "rule":
        print(function.name.removeprefix("zx_env.toy."), digest_of(function, surroundings()))
"""


CHECK = """
from zx_env.compiling.decorators import CompileError, check, compile_all
try:
    import zx_env.toy.records, zx_env.toy.turn
    check()
except CompileError as error:
    print(error)
"""


class Toy:
    """A folder with a toy game in a package named zx_env, and a cache."""

    def __init__(self, folder: Path):
        self.package, self.game, self.cache = folder / "zx_env", folder / "zx_env" / "toy", folder / "cache"
        self.game.mkdir(parents=True)
        (self.package / "__init__.py").touch()
        for name, text in {"__init__": GAME, "records": RECORDS, "zones": ZONES, "turn": TURN}.items():
            self.write(name, text)
        shutil.copytree(ROOT / "zx_env" / "compiling", self.package / "compiling")

    def write(self, module: str, text: str) -> None:
        path = self.game / f"{module}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def edit(self, module: str, old: str, new: str) -> None:
        text = (self.game / f"{module}.py").read_text(encoding="utf-8")
        assert text.count(old) == 1
        self.write(module, text.replace(old, new))

    def start(self, code: str, **settings: str) -> "subprocess.Popen[str]":
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("NUMBA_", "ZX_", "PYTHON"))}
        here = self.package.parent
        folders = {"PYTHONPATH": str(here), "TMPDIR": str(here), "ZX_CACHE_DIR": str(self.cache)}
        return subprocess.Popen(
            [sys.executable, "-B", "-W", "error", "-c", code],
            env={**inherited, **folders, "PYTHONUTF8": "1", **settings},
            cwd=here,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def run(self, code: str, **settings: str) -> tuple[str, str]:
        """Run code in a process; return its output on stdout and on stderr."""
        process = self.start(code, **settings)
        out, err = process.communicate(timeout=300)
        assert process.returncode == 0, err
        return out, err

    def refusal(self, function: str, **settings: str) -> str:
        """Return the message that rejects a function added to turn.py."""
        self.write("turn", TURN + function)
        return self.run(CHECK, NUMBA_DISABLE_JIT="1", **settings)[0]

    def digests(self) -> dict[str, str]:
        return dict(line.split() for line in self.run(DIGESTS)[0].splitlines())

    def objects(self) -> set[str]:
        return {path.name for path in self.cache.glob("*.zxc")}


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_plain_functions_are_themselves(toy: Toy):
    code = (
        "import sys\nfrom zx_env.toy import turn\nfrom zx_env.compiling.decorators import PLAIN\n"
        "print(PLAIN, type(turn.go), 'numba' in sys.modules)"
    )
    assert toy.run(code, NUMBA_DISABLE_JIT="1")[0] == "True <class 'function'> False\n"


@pytest.mark.compiled
def test_the_second_process_compiles_nothing(toy: Toy):
    out, err = toy.run(PLAY)
    assert out == ANSWER
    assert err.count("\n") == 1
    assert "compiling the rules of a toy, 4 functions" in err
    objects = toy.objects()
    assert sorted(re.sub(r"-\w{32}.*\.zxc", "", name) for name in objects) == [
        "zx_env.toy.turn.go",
        "zx_env.toy.turn.work",
        "zx_env.toy.zones.is_hand",
        "zx_env.toy.zones.work",
        "zx_env_toy",
    ]
    assert toy.run(PLAY) == (ANSWER, "")
    assert toy.objects() == objects


@pytest.mark.compiled
def test_another_order_of_imports_compiles_nothing(toy: Toy):
    toy.write("more", MORE)
    assert toy.run("import zx_env.toy.more\n" + PLAY)[0] == ANSWER
    later = PLAY.replace("import go\n", "import go\nimport zx_env.toy.more\n")
    assert later != PLAY and toy.run(later) == (ANSWER, "")


@pytest.mark.compiled
def test_numba_alone_gives_the_same_answer_and_keeps_what_it_compiles(toy: Toy):
    out, err = toy.run(PLAY, ZX_UNITS="0")
    assert out == ANSWER
    assert err == "zx_env: compiling the rules of a toy, 4 functions (first time only)…\n"
    kept = sorted(path.parent.name.rpartition("-")[0] for path in toy.cache.glob("numba/*/kept"))
    assert kept == [
        "zx_env.toy.turn.go",
        "zx_env.toy.turn.work",
        "zx_env.toy.zones.is_hand",
        "zx_env.toy.zones.work",
    ]
    assert not toy.objects()
    assert toy.run(PLAY, ZX_UNITS="0") == (ANSWER, "")
    toy.edit("zones", "LIMIT = 40", "LIMIT = 41")
    out, err = toy.run(PLAY, ZX_UNITS="0")
    assert out == "1020 1022 2 41\n"
    assert "compiling the rules of a toy, 1 function " in err  # the unit zones.work


@pytest.mark.compiled
def test_numba_alone_uses_no_private_names_but_those_of_three_modules(toy: Toy):
    code = PLAY + "\nimport sys\nprint([n for n in sys.modules if n.startswith('zx_env.compiling.')])"
    used = eval(toy.run(code, ZX_UNITS="0")[0].splitlines()[-1])
    private = {"lowering", "passes", "linking", "machine_code", "store"}
    assert not private & {name.rpartition(".")[2] for name in used}


@pytest.mark.parametrize(
    ("setting", "python", "units"),
    [
        (None, (3, 11), True),
        (None, (3, 13), True),
        (None, (3, 14), False),
        ("1", (3, 14), True),
        ("0", (3, 11), False),
    ],
)
def test_numba_compiles_alone_for_a_newer_python(setting: str | None, python: tuple[int, int], units: bool):
    assert uses_units(setting, python) == units


@pytest.mark.compiled
def test_numba_alone_compiles_again_what_is_damaged(toy: Toy):
    toy.run(PLAY, ZX_UNITS="0")
    for ending in ("nbc", "nbi"):
        for path in toy.cache.rglob(f"turn.work*.{ending}"):
            path.write_bytes(path.read_bytes()[:20])
        out, err = toy.run(PLAY, ZX_UNITS="0")
        assert out == ANSWER
        assert err.count("is damaged") == 1
        assert toy.run(PLAY, ZX_UNITS="0") == (ANSWER, "")


@pytest.mark.compiled
def test_plain_answer_is_the_same(toy: Toy):
    play = PLAY.replace("np.zeros(20, GAME)", "rows(GAME, 20)")
    code = "from zx_env.compiling.python_records import rows\n" + play
    assert toy.run(code, NUMBA_DISABLE_JIT="1") == (ANSWER, "")


@pytest.mark.compiled
def test_an_edit_compiles_what_it_touches_and_gives_the_new_answer(toy: Toy):
    toy.run(PLAY)
    toy.edit("zones", "LIMIT = 40", "LIMIT = 41")
    out, err = toy.run(PLAY)
    assert out == "1020 1022 2 41\n"
    assert "compiling the rules of a toy, 1 function " in err  # the unit zones.work


@pytest.mark.compiled
def test_every_kind_of_edit_is_seen(toy: Toy):
    before = toy.digests()
    assert set(before) == {"turn.go", "turn.work", "zones.work", "zones.is_hand"}
    edits: list[tuple[str, str, str, set[str]]] = [
        ("zones", "LIMIT = 40", "LIMIT = 41", {"zones.work"}),
        ("zones", "(1, 2, 3)", "(1, 4, 3)", {"zones.work"}),
        ("zones", "[5, 6, 7]", "[5, 6, 8]", {"zones.work"}),
        ("zones", "HAND = 3", "HAND = 4", {"zones.work", "zones.is_hand", "turn.work"}),
        ("zones", "return g.zone[i] +", "return g.zone[i] -", {"zones.work"}),
        ("turn", "return 1000", "return 1001", {"turn.work"}),
        (
            "zones",
            "def is_hand(zone: int) -> bool",
            "def is_hand(zone: int) -> int",
            {"zones.is_hand", "turn.work"},
        ),
        ("turn", "@rule", "@arithmetic", {"turn.work"}),
        ("records", '("amount", np.int16)', '("amount", np.int32)', {"turn.go", "turn.work", "zones.work"}),
        ("zones", "'''A docstring.'''", "'''Another.'''  # and a comment\n\n", set()),
    ]
    for module, old, new, changed in edits:
        toy.edit(module, old, new)
        after = toy.digests()
        assert {name for name in before if after[name] != before[name]} == changed, new
        toy.edit(module, new, old)
    assert toy.digests() == before


@pytest.mark.compiled
@pytest.mark.parametrize(("index", "turn"), [(12, 1), (-1, 0)])
def test_an_index_that_is_not_in_the_array_is_a_python_error(toy: Toy, index: int, turn: int):
    refused = f"except IndexError as error:\n    print('refused', games[{index}].turn)"
    code = f"{PLAY}\ntry:\n    go(games, {index})\n{refused}"
    assert toy.run(code)[0] == ANSWER + f"refused {turn}\n"


@pytest.mark.compiled
def test_what_others_compile_still_counts_from_the_end(toy: Toy):
    code = PLAY + "\nimport numba\nprint(numba.njit(lambda numbers: numbers[-1])(np.arange(3)))"
    assert toy.run(code)[0] == ANSWER + "2\n"


UNIFY = """
import enum, numba
Numbas = numba.types.IntEnumMember.unify
class Color(enum.IntEnum):
    RED = 1
@numba.njit
def red_or(small, wanted):
    return Color.RED if wanted else small
"""
UNIFIED = """
print(numba.types.IntEnumMember.unify is Numbas)
try:
    print(red_or(np.int8(5), False))
except numba.TypingError as error:
    print("refused:", "nify" in str(error))
"""


@pytest.mark.compiled
@pytest.mark.parametrize("units", ["0", "1"])
def test_what_others_compile_types_enums_as_numba_does(toy: Toy, units: str):
    alone = toy.run("import numpy as np" + UNIFY + UNIFIED)[0]
    assert alone == "True\nrefused: True\n"
    imported = UNIFY + "import zx_env.toy.records, zx_env.toy.turn\nimport numpy as np" + UNIFIED
    assert toy.run(imported, ZX_UNITS=units)[0] == alone
    assert toy.run(UNIFY + PLAY + UNIFIED, ZX_UNITS=units)[0] == ANSWER + alone


# The variables of numba's settings that shape code, with a value that is not the default.
SHAPING = [
    ("BOUNDSCHECK", "0"),
    ("OPT", "1"),
    ("LOOP_VECTORIZE", "0"),
    ("SLP_VECTORIZE", "1"),
    ("LLVM_REFPRUNE_PASS", "0"),
    ("LLVM_REFPRUNE_FLAGS", "per_bb"),
    ("DEBUGINFO", "1"),
    ("ENABLE_PROFILING", "1"),
    ("EXTEND_VARIABLE_LIFETIMES", "1"),
    ("DEBUG_JIT", "1"),
    ("DEBUG_NRT", "1"),
    ("DIFF_IR", "1"),
]

# Settings of threads, caches, GPUs, warnings and printing; of the processor, which is in the name of machine
# code; of parallel loops, which rules do not use; constants, and defaults of others. The parts of the toy's
# rules are the same with every setting that a variable can change.
SHAPES_NOTHING = """
    ALWAYS_WARN_UNINIT_VAR ANNOTATE CACHE_DIR CACHE_LOCATOR_CLASSES CHROME_TRACE COLOR_SCHEME CPU_FEATURES
    CPU_NAME DEBUG DEBUG_CACHE DEBUG_FRONTEND DEBUG_INLINE_CLOSURE DEBUG_NRT_STACK_LIMIT DEBUG_TYPEINFER
    DEVELOPER_MODE DISABLE_CUDA DISABLE_INTEL_SVML DISABLE_JIT DISABLE_PERFORMANCE_WARNINGS
    DISABLE_TYPEINFER_FAIL_CACHE ENABLE_AVX ENABLE_CUDASIM ENABLE_PROFILING ENABLE_SYS_MONITORING
    FORCE_CUDA_CC FULL_TRACEBACKS FUNCTION_CACHE_SIZE GDB_BINARY HIGHLIGHT_DUMPS HTML IS_32BITS IS_OSX
    IS_WIN32 JIT_COVERAGE LLVM_PASS_TIMINGS MACHINE_BITS NRT_STATS NUMBA_DEFAULT_NUM_THREADS
    NUMBA_NUM_THREADS PARALLEL_DIAGNOSTICS PARFOR_MAX_TUPLE_SIZE PYVERSION RUNNING_UNDER_PROFILER SHOW_HELP
    THREADING_LAYER THREADING_LAYER_PRIORITY TRACE USE_LLVMLITE_MEMORY_MANAGER USING_SVML
""".split()


@pytest.mark.compiled
def test_a_setting_of_numba_that_shapes_no_code_finds_the_stored_objects(toy: Toy):
    toy.run(PLAY)
    settings = {
        "NUMBA_NUM_THREADS": "1",
        "NUMBA_DISABLE_JIT": "0",
        "NUMBA_CACHE_DIR": str(toy.cache),
        "NUMBA_FULL_TRACEBACKS": "1",
        "NUMBA_SOMETHING_NEW": "1",
    }
    for name, value in settings.items():
        assert toy.run(PLAY, **{name: value}) == (ANSWER, ""), name
    assert "compiling the rules of a toy, 4 functions" in toy.run(PLAY, NUMBA_DEBUGINFO="1")[1]


@pytest.mark.compiled
def test_every_setting_of_numba_that_shapes_code_is_in_the_digest(toy: Toy):
    code = "from zx_env.compiling.store import surroundings\nprint(surroundings())"
    usual = toy.run(code)[0]
    assert toy.run(code, NUMBA_NUM_THREADS="1", NUMBA_CPU_NAME="x86-64")[0] == usual
    for name, value in SHAPING:
        assert toy.run(code, **{f"NUMBA_{name}": value})[0] != usual, name


@pytest.mark.compiled
def test_every_setting_of_numba_shapes_code_or_is_known_not_to():
    from numba.core import config

    from zx_env.compiling.backend.surroundings import SHAPING

    known = ("_", "CUDA_", "DUMP_", "DEBUG_PRINT_", "DEBUG_ARRAY_")
    settings = {name for name in vars(config) if name.isupper() and not name.startswith(known)}
    assert set(SHAPING) <= settings
    assert settings - set(SHAPING) == set(SHAPES_NOTHING), (
        "does the new one shape code (surroundings.SHAPING)?"
    )


@pytest.mark.compiled
def test_python_cannot_call_a_rule(toy: Toy):
    code = CHECK.replace("    check()", "    zx_env.toy.turn.helper(1, 2)")
    assert toy.run(code)[0] == "helper is a rule: Python calls it through an @entry\n"


AGAIN = """
import numpy as np
from zx_env.compiling.decorators import entry, unit, use_names_of
from zx_env.toy.records import GAME
use_names_of("zx_env.toy")
games = np.zeros(20, GAME)

@unit
def work(g, i: int) -> int:
    return NUMBER

@entry
def go(games, i: int) -> int:
    return work(games[i], i)
"""


@pytest.mark.compiled
@pytest.mark.parametrize("between", ["", "print(go(games, 0))"])
def test_a_function_can_be_written_again(toy: Toy, between: str):
    code = AGAIN.replace("NUMBER", "1") + between + AGAIN.replace("NUMBER", "2") + "print(go(games, 0))"
    for _ in range(2):
        assert toy.run(code)[0].split() == (["1"] if between else []) + ["2"]


@pytest.mark.compiled
def test_a_broken_object_is_compiled_again(toy: Toy):
    toy.run(PLAY)
    first, second, *_, linked = sorted(toy.cache.glob("*.zxc"))
    linked.write_bytes(linked.read_bytes()[:100])
    out, err = toy.run(PLAY)
    assert out == ANSWER
    assert "linking the rules of a toy" in err
    assert err.count("is damaged") == 1
    linked.write_bytes(b"")
    first.write_bytes(first.read_bytes()[:100])
    second.write_bytes(b"")
    out, err = toy.run(PLAY)
    assert out == ANSWER
    assert "compiling the rules of a toy, 2 functions" in err
    assert toy.run(PLAY) == (ANSWER, "")


@pytest.mark.compiled
@pytest.mark.parametrize("temporary", ["", "nowhere"])
def test_it_runs_where_no_folder_can_be_written(toy: Toy, temporary: str):
    blocked = toy.package / "__init__.py" / "cache"  # not even root can make a folder below a file
    out, _ = toy.run(
        "import tempfile, sys\nif sys.argv[0] and TEMPORARY: tempfile.tempdir = TEMPORARY\n".replace(
            "TEMPORARY", repr(str(blocked) if temporary else "")
        )
        + PLAY,
        ZX_CACHE_DIR=str(blocked),
    )
    assert out == ANSWER
    files = list(toy.package.parent.glob("zx_env-*/*.zxc"))
    assert bool(files) == (not temporary)


def in_two_parts(toy: Toy, first_line: str = "") -> None:
    """Compile the toy in two processes, each of which begins with this line."""
    parallel = toy.package / "compiling" / "parallel.py"
    text = parallel.read_text(encoding="utf-8")
    for old, new in (
        ("WORTH_A_PROCESS = 16", "WORTH_A_PROCESS = 2"),
        ("n = min(_processors(),", "n = min(2,"),
        ('_WORKER = """', f'_WORKER = """{first_line}'),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    parallel.write_text(text, encoding="utf-8")


COMPILED_HERE = """
from zx_env.compiling.functions import callees_first
print(sorted(function.name for function in callees_first() if function.dispatcher.overloads))
"""


@pytest.mark.compiled
def test_two_processes_compile_a_part_each(toy: Toy):
    in_two_parts(toy)
    out, err = toy.run(PLAY + COMPILED_HERE)
    assert out == ANSWER + "[]\n"
    assert err == "zx_env: compiling the rules of a toy, 4 functions (first time only)…\n"
    assert len(toy.objects()) == 5
    assert toy.run(PLAY) == (ANSWER, "")
    both = toy.run(PLAY, ZX_UNITS="0"), toy.run(PLAY, ZX_UNITS="0")
    assert both == ((ANSWER, err), (ANSWER, ""))


@pytest.mark.compiled
def test_what_another_process_does_not_compile_is_compiled_here(toy: Toy):
    in_two_parts(toy, first_line="raise SystemExit('no')")
    out, _ = toy.run(PLAY + COMPILED_HERE)
    assert out.startswith(ANSWER)
    assert "zx_env.toy.turn.go" in out
    assert toy.run(PLAY) == (ANSWER, "")


@pytest.mark.compiled
def test_a_type_error_in_another_process_is_reported_here(toy: Toy):
    in_two_parts(toy)
    toy.edit("zones", "return where == Zone.HAND", "return zone.nothing")
    out = toy.run(CHECK.replace("    check()", "    compile_all()"))[0]
    assert "unit zx_env.toy.zones.is_hand" in out


TABLE = """
from zx_env.compiling import cache
def card_table():
    if "GAME" == "toy":
        cache.write(cache.writable_folder(), "cards-toy", b"the cards of toy")
"""
TABLES = """
from zx_env.compiling import cache
print(cache.read("cards-toy"))
"""
PROCESSORS = "from zx_env.compiling.machine_code import processors\nprint(len(processors()))"


def with_a_second_game(toy: Toy) -> None:
    """Add the modules that `ship` needs to the toy and to a copy of it, which caches no card table."""
    for module in ("entry_points", "cards/__init__", "cards/pool"):
        toy.write(
            module,
            {"entry_points": "import zx_env.toy.records, zx_env.toy.turn", "cards/pool": TABLE}.get(
                module, ""
            ),
        )
    second = toy.package / "second"
    shutil.copytree(toy.game, second)
    for game, title in ((toy.game, "toy"), (second, "second")):
        for path in game.rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if path.name == "pool.py":
                text = text.replace("GAME", title)
            text = text.replace("zx_env.toy", f"zx_env.{title}")
            path.write_text(text, encoding="utf-8")
    toy.write("cards/table_cache", "")


@pytest.mark.compiled
def test_what_is_shipped_needs_no_compiler_and_no_folder(toy: Toy):
    if toy.run(PROCESSORS)[0] != "2\n":
        pytest.skip("this processor is of no level that code is shipped for")
    with_a_second_game(toy)
    shipped = toy.run("import runpy\nrunpy.run_module('zx_env.compiling.aot', run_name='__main__')")[0]
    names = shipped.partition(": ")[2].partition(";")[0]
    assert re.sub(r"-\w{32}", "", names).split(", ") == [
        "cards-toy",
        "zx_env_second-x86-64-v3",
        "zx_env_toy-x86-64-v3",
    ]
    assert toy.run(PLAY + TABLES) == (f"{ANSWER}b'the cards of toy'\n", "")
    assert toy.run(PLAY.replace("toy", "second")) == (ANSWER, "")
    assert not toy.objects()
    assert "compiling" in toy.run(PLAY, NUMBA_CPU_NAME="x86-64")[1]
    toy.edit("zones", "LIMIT = 40", "LIMIT = 41")
    out, err = toy.run(PLAY)
    assert out == "1020 1022 2 41\n"
    assert "1 function " in err


@pytest.mark.compiled
def test_a_broken_archive_is_no_error(toy: Toy):
    (toy.package / "compiled.zip").write_bytes(b"PK, but no archive")
    assert toy.run(PLAY)[0] == ANSWER


@pytest.mark.compiled
def test_of_two_processes_one_compiles(toy: Toy):
    both = [toy.start(PLAY), toy.start(PLAY)]
    results = [process.communicate(timeout=300) for process in both]
    assert [out for out, _ in results] == [ANSWER, ANSWER]
    lines = [line for _, err in results for line in err.splitlines() if "waiting" not in line]
    assert len(lines) == 1
    assert "compiling the rules of a toy" in lines[0]


@pytest.mark.compiled
def test_a_process_killed_midway_does_no_harm(toy: Toy):
    killed = toy.start(PLAY)
    assert killed.stderr is not None
    assert "compiling" in killed.stderr.readline()
    killed.kill()
    killed.communicate(timeout=60)
    assert toy.run(PLAY)[0] == ANSWER
    assert toy.run(PLAY) == (ANSWER, "")


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (
            "@rule\ndef a(g):\n    b(g)\n@rule\ndef b(g):\n    a(g)\n",
            "recursive: zx_env.toy.turn.a > zx_env.toy.turn.b > zx_env.toy.turn.a",
        ),
        ("@rule\ndef a(g):\n    missing(g)\n", "zx_env.toy.turn.a: there is no missing in its module"),
        ("@rule\ndef a(g):\n    zones.missing(g)\n", "has no attribute 'missing'"),
        ("def b(g): pass\n@rule\ndef a(g):\n    b(g)\n", "zx_env.toy.turn.a uses b, a function"),
        ("B = {1: 2}\n@rule\ndef a(g):\n    return B[1]\n", "zx_env.toy.turn.a uses B, a dict"),
        (
            "@rule\ndef a(games):\n    return go(games, 1)\n",
            "zx_env.toy.turn.a calls zx_env.toy.turn.go, an entry",
        ),
        ("@rule\ndef a(g, i=1):\n    pass\n", "no default values"),
        ("@rule\ndef a(*g):\n    pass\n", "no default values, no *"),
        ("def b():\n    @rule\n    def a(g): pass\nb()\n", "at module level"),
        ("@unit\ndef a(g):\n    pass\n", "return annotation has to be None, int or bool"),
        ("from zx_env.compiling.decorators import declare\ndeclare(g=int)\n", "'g' is declared as"),
        ("from zx_env.compiling.games import declare_game\ndeclare_game('turns')\n", "turn is no package"),
    ],
)
def test_what_cannot_be_compiled_is_named(toy: Toy, function: str, words: str):
    assert words in toy.refusal(function)


OUTSIDE = """
from zx_env.compiling.decorators import CompileError, array_of, check, declare, entry, use_names_of
try:
    import zx_env.toy.records
    from zx_env.toy.turn import work
    LINES
    @entry
    def go(games, i: int) -> None:
        work(games[i], i)
    check()
    print("fine")
except CompileError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("use_names_of('zx_env.toy')", "fine"),
        ("", "calls zx_env.toy.turn.work, of the game zx_env.toy. A game calls no other game; a module that"),
        ("use_names_of('zx_env')", "no game zx_env has been imported, only zx_env.toy"),
        ("declare(games=array_of(int)); use_names_of('zx_env.toy')", "'games' is declared as"),
    ],
)
def test_a_module_outside_says_whose_names_it_uses(toy: Toy, lines: str, words: str):
    assert words in toy.run(OUTSIDE.replace("LINES", lines), NUMBA_DISABLE_JIT="1")[0]


@pytest.mark.compiled
def test_a_type_error_names_the_function(toy: Toy):
    toy.edit("zones", "return where == Zone.HAND", "return zone.nothing")
    out = toy.run(CHECK.replace("    check()", "    compile_all()"))[0]
    assert "unit zx_env.toy.zones.is_hand" in out
    assert "zones.py:" in out


def test_names_are_read_as_dis_reads_them():
    importlib.import_module("zx_env.zx.entry_points")
    loads = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_ATTR", "LOAD_METHOD")
    functions = [function.python for function in callees_first()]
    assert len(functions) > 400
    # More names than fit in one byte: the argument of an operation takes two.
    many = compile(" + ".join(f"name_{n}.attribute_{n}" for n in range(300)), "many", "eval")
    for code in [*(function.__code__ for function in functions), many, Toy.__init__.__code__]:
        steps = [step for step in dis.get_instructions(code) if step.opname not in ("EXTENDED_ARG", "CACHE")]
        expected = [(step.opcode, step.argval if step.opname in loads else "") for step in steps]
        assert list(named(code)) == expected


def test_the_real_rules_are_not_recursive_and_name_nothing_unusable():
    for module in pkgutil.iter_modules(zx_env.zx.rules.__path__, "zx_env.zx.rules."):
        importlib.import_module(module.name)
    assert check() > 0
