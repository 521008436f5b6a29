"""The cache of compiled objects: damaged files are made again, and foreign code is never loaded."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.test_compiling import ANSWER, PLAY, Toy, toy
from zx_env.compiling import cache
from zx_env.compiling.machine_code import Linked, Part, unpickled

__all__ = ["toy"]  # a fixture

posix = pytest.mark.skipif(sys.platform == "win32", reason="owners and modes are those of POSIX")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder of the cache, which can be read and written."""
    there = tmp_path / "objects"
    there.mkdir(mode=0o700)
    monkeypatch.setenv("ZX_CACHE_DIR", str(there))
    monkeypatch.setattr(cache.tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    monkeypatch.setattr(cache, "_shipped", lambda: None)
    monkeypatch.setattr(cache, "_damaged", set())
    cache._say.cache_clear()
    return there


def test_what_was_written_is_read(folder: Path):
    assert cache.writable_folder() == folder
    for data in (b"", b"machine code", bytes(100_000)):
        cache.write(folder, "one", data)
        assert cache.read("one") == data
    assert cache.read("two") is None


def test_every_damage_is_seen_and_said_once(folder: Path, capsys: pytest.CaptureFixture[str]):
    cache.write(folder, "one", b"machine code" * 50)
    path = folder / ("one" + cache.ENDING)
    whole = path.read_bytes()
    for at in range(0, len(whole), 7):
        for bit in (0, 7):
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :])
            assert cache.read("one") is None
    for part in (b"", whole[:10], whole[:-1], whole + b"\0", b"3", pickle.dumps(3)):
        path.write_bytes(part)
        assert cache.read("one") is None
    assert capsys.readouterr().err == f"zx_env: {path} is damaged; such files are made again\n"


@pytest.mark.parametrize("foreign", [3, {}, None, "text", Part(b"", "", "", "", "", [])])
def test_a_pickle_of_something_else_is_no_machine_code(foreign: object):
    assert unpickled(pickle.dumps(foreign), Linked) is None
    assert unpickled(b"no pickle", Linked) is None


@pytest.mark.compiled
def test_a_flipped_bit_in_machine_code_is_compiled_again(toy: Toy):
    """Loaded, it would end the process by a signal or compute wrong results."""
    toy.run(PLAY)
    *_, linked = sorted(toy.cache.glob("*" + cache.ENDING))
    whole = linked.read_bytes()
    for place in range(20):
        at = 200 + place * (len(whole) - 400) // 20
        linked.write_bytes(whole[:at] + bytes([whole[at] ^ 0x10]) + whole[at + 1 :])
        out, err = toy.run(PLAY)
        assert out == ANSWER
        assert err.count("is damaged") == 1 and "linking the rules of a toy" in err
        assert len(linked.read_bytes()) == len(whole)


@posix
def test_a_folder_that_others_can_write_is_not_read(folder: Path, capsys: pytest.CaptureFixture[str]):
    cache.write(folder, "one", b"planted")
    for mode in (0o777, 0o1777, 0o770, 0o702, 0o722):
        folder.chmod(mode)
        for _ in range(3):
            assert cache.read("one") is None and cache.writable_folder() != folder
    warnings = capsys.readouterr().err.splitlines()
    assert warnings == [f"zx_env: {folder} is not used: others can write there, and what lies there is run: "
                    f"chmod go-w {folder}"]  # fmt: skip
    folder.chmod(0o755)
    assert cache.read("one") == b"planted"


@posix
def test_a_link_to_a_folder_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch):
    cache.write(folder, "one", b"planted")
    link = folder.with_name("link")
    link.symlink_to(folder)
    monkeypatch.setenv("ZX_CACHE_DIR", str(link))
    assert cache.read("one") is None and cache.writable_folder() != link


@posix
@pytest.mark.skipif(sys.platform == "win32" or os.getuid() != 0, reason="only root gives folders away")
def test_a_folder_of_somebody_else_is_not_read(folder: Path, capsys: pytest.CaptureFixture[str]):
    cache.write(folder, "one", b"planted")
    os.chown(folder, 12345, -1)
    assert cache.read("one") is None and cache.writable_folder() != folder
    assert "belongs to somebody else" in capsys.readouterr().err


def test_a_folder_below_the_one_where_one_stands_is_not_read(folder: Path, monkeypatch: pytest.MonkeyPatch):
    """Without a home directory `~/.cache` is a relative path, which any user's folder may contain."""
    monkeypatch.chdir(folder.parent)
    cache.write(folder, "one", b"planted")
    for relative in ("objects", "./objects"):
        monkeypatch.setenv("ZX_CACHE_DIR", relative)
        assert cache.read("one") is None
    monkeypatch.delenv("ZX_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(cache.os.path, "expanduser", lambda path: path)
    planted = Path("~/.cache/zx_env")
    planted.mkdir(parents=True, mode=0o700)
    cache.write(planted, "one", b"planted")
    assert cache.read("one") is None
    assert all(there.is_absolute() for there in cache._folders())


def test_a_home_is_a_home(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HOME", str(folder.parent))
    monkeypatch.setenv("ZX_CACHE_DIR", "~/objects")
    assert cache.writable_folder() == folder


@pytest.mark.parametrize(
    "odd", ["/dev/null", "/proc", "a" * 5000, "/tmp/" + "b" * 300, "\n", "🎴", "~nobody-here/x"]
)
def test_odd_folders_are_left_aside(folder: Path, monkeypatch: pytest.MonkeyPatch, odd: str):
    monkeypatch.setenv("ZX_CACHE_DIR", odd)
    assert cache.read("one") is None
    there = cache.writable_folder()
    assert there is None or there.parent == folder.parent / "temporary"


@posix
def test_code_of_a_shared_folder_does_not_run(tmp_path: Path):
    """Run a whole process whose cache folder everybody can write to."""
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    mark = tmp_path / "ran"

    class Planted:
        def __reduce__(self):
            return open, (str(mark), "w")

    data = pickle.dumps(Planted())
    code = (
        "from zx_env.compiling import cache, machine_code\n"
        "machine_code.unpickled(cache.read('one'), machine_code.Linked)"
    )
    cache.write(shared, "one", data)
    settings = {
        "ZX_CACHE_DIR": str(shared),
        "TMPDIR": str(tmp_path / "none"),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | settings, capture_output=True, text=True
    )
    assert done.returncode == 0 and not mark.exists()
    assert "others can write there" in done.stderr
