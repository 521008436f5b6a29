"""Several processes that learn as one: each plays games of its own, and gradients are averaged.

The first process leads: it starts the others, tells them what to do before each update and hears what came
out. Before each step of the optimiser every process lays its gradient into a file that all of them have
mapped, and takes the mean of all; so their networks stay equal to the last bit, and the same seed gives the
same run. Messages go through a socket each; when the first process dies, the others read its end and leave.

`Team` starts it: `python -m zx_training.learner.distributed FD PATH NUMBER SIZE`. Not here: what is learned.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from zx_env.errors import SettingError, ZXError


class WorkerError(ZXError):
    """A process of a training run has died."""


class Circle(Protocol):
    """The processes of a run, seen from one of them."""

    size: int
    number: int

    def tell(self, said: Any = None) -> Any:
        """What the first process says, in all of them."""

    def hear(self, said: Any) -> list[Any]:
        """What all processes say, in the first one; nothing in the others."""

    def average(self, vector: NDArray[np.float32]) -> None:
        """Puts the mean of all vectors in place of each."""


class Alone:
    """One process."""

    size, number = 1, 0

    def tell(self, said: Any = None) -> Any:
        """The same."""
        return said

    def hear(self, said: Any) -> list[Any]:
        """The same, in a list."""
        return [said]

    def average(self, vector: NDArray[np.float32]) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to close."""


class _Shared:
    """Vectors that all processes have mapped: two for each, so that nobody writes what others still read."""

    def __init__(self, path: Path, size: int, length: int) -> None:
        self.vectors = np.memmap(path, np.float32, "r+", shape=(2, size, length))
        self.turn = 0

    def mean(self, number: int, vector: NDArray[np.float32], meet: Callable[[], None]) -> None:
        mine = self.vectors[self.turn]
        mine[number] = vector
        meet()
        np.add(mine[0], mine[1], out=vector)
        for other in mine[2:]:
            vector += other
        vector /= np.float32(len(mine))
        self.turn ^= 1


class Team:
    """The circle in the first process.

    Args:
        size: Processes in all, at least 2.
        length: Of the vectors that are averaged.
        job: What the others do, `job(circle, *arguments)`: a function of a module.
        arguments: For each of the others alike, picklable.
    """

    number = 0

    def __init__(self, size: int, length: int, job: Callable[..., None], arguments: Sequence[Any]) -> None:
        self.size = size
        try:
            work = pickle.dumps((length, job, tuple(arguments)))
        except Exception as fault:
            raise SettingError(
                f"what is played cannot be sent to another process ({fault}): train with --set workers=1"
            ) from fault
        folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        handle, name = tempfile.mkstemp(prefix="zx_training.", dir=folder)
        path = Path(name)
        self.lines: list[Connection] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        try:
            os.truncate(handle, 2 * size * length * 4)
            self._shared = _Shared(path, size, length)
            for number in range(1, size):
                self._start(number, path)
            for line in self.lines:
                line.send_bytes(work)
            self.hear("ready")
        except BaseException:
            self.close()
            raise
        finally:
            os.close(handle)
            # Nobody else needs its name: when the processes are gone, so is the file, however they ended.
            path.unlink()

    def _start(self, number: int, path: Path) -> None:
        ours, theirs = Pipe()
        with theirs:
            os.set_inheritable(theirs.fileno(), True)
            surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            command = [
                sys.executable,
                "-m",
                "zx_training.learner.distributed",
                str(theirs.fileno()),
                str(path),
            ]
            self.processes.append(
                subprocess.Popen(
                    [*command, str(number), str(self.size)],
                    pass_fds=[theirs.fileno()],
                    stdin=subprocess.DEVNULL,
                    env=surroundings,
                    # What the terminal sends to stop a run is for the first process: it stops the others.
                    start_new_session=True,
                )
            )
        self.lines.append(ours)

    def tell(self, said: Any = None) -> Any:
        """Says it to all others."""
        for number, line in enumerate(self.lines, 1):
            try:
                line.send(said)
            except OSError:
                raise self._death(number) from None
        return said

    def hear(self, said: Any) -> list[Any]:
        """Its own word, then those of the others by number.

        Raises:
            WorkerError: One of them has died.
        """
        heard = [said]
        for number, line in enumerate(self.lines, 1):
            try:
                heard.append(line.recv())
            except (EOFError, OSError):
                raise self._death(number) from None
        return heard

    def _death(self, number: int) -> WorkerError:
        process = self.processes[number - 1]
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
        return WorkerError(
            f"process {number} of the training died (status {process.poll()}); the last checkpoint is whole: "
            "go on with --resume, with --set workers=1 if it happens again"
        )

    def average(self, vector: NDArray[np.float32]) -> None:
        """Puts the mean of all vectors in place of each."""
        self._shared.mean(0, vector, self._meet)

    def _meet(self) -> None:
        self.hear(None)
        self.tell(None)

    def close(self) -> None:
        """Ends the others."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class _Member:
    """The circle in one of the other processes."""

    def __init__(self, line: Connection, number: int, size: int) -> None:
        self.line, self.number, self.size = line, number, size
        self.shared: Any = None

    def tell(self, said: Any = None) -> Any:
        return self.line.recv()

    def hear(self, said: Any) -> list[Any]:
        self.line.send(said)
        return []

    def average(self, vector: NDArray[np.float32]) -> None:
        self.shared.mean(self.number, vector, self._meet)

    def _meet(self) -> None:
        self.line.send(None)
        self.line.recv()


def usable_cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def usual_size(wanted: int) -> int:
    """Processes of a run: as many as wanted, or two where there are cores for them.

    Raises:
        SettingError: The system cannot start them so.
    """
    if wanted > 1 and os.name != "posix":
        raise SettingError("several processes are for Linux and macOS: train with --set workers=1")
    if wanted:
        return wanted
    return min(2, usable_cores()) if os.name == "posix" else 1


def main() -> None:
    """What each of the other processes does: reads its work, and does it until the first one is gone."""
    line, path, number, size = Connection(int(sys.argv[1])), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    member = _Member(line, number, size)
    try:
        # Sent by the process that started this one, through a socket that nobody else has.
        length, job, arguments = pickle.loads(line.recv_bytes())
        member.shared = _Shared(Path(path), size, length)
        member.hear("ready")
        job(member, *arguments)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    finally:
        # The first process does this as soon as all are ready; it may have died before.
        Path(path).unlink(missing_ok=True)


if __name__ == "__main__":
    main()
