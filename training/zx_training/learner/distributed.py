"""Process group of a training run: broadcast, gather and all-reduce between processes that learn together.

Each process plays games of its own; gradients are averaged (data-parallel training). The leader, rank 0,
starts the others, broadcasts a request before each update and gathers the metrics after it. Before each
optimizer step every process writes its gradient to a file that all processes have mapped, and takes the mean
of all gradients. Networks therefore stay equal to the last bit, and the same seed gives the same run. The
leader has one socket per follower; when it dies, the followers read the end of the stream and exit.

`LeaderGroup` starts the followers: `python -m zx_training.learner.distributed FD PATH RANK SIZE`.

See also: ppo.py (the update), worker.py (the job of each process).
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


class ProcessGroup(Protocol):
    """The interface of one process to all processes of a run: number `rank` of `size`."""

    size: int
    rank: int

    def broadcast(self, message: Any = None) -> Any:
        """Return the message of process 0, the leader, in every process; ignore the others' arguments."""

    def gather(self, message: Any) -> list[Any]:
        """Return the messages of all processes in the leader, an empty list in the followers."""

    def all_reduce_mean(self, vector: NDArray[np.float32]) -> None:
        """Replace the float32 vector, in place, with the mean of the vectors that all processes passed."""


class SingleProcessGroup:
    """A group of one process."""

    size, rank = 1, 0

    def broadcast(self, message: Any = None) -> Any:
        """Return the message."""
        return message

    def gather(self, message: Any) -> list[Any]:
        """Return the message in a list."""
        return [message]

    def all_reduce_mean(self, vector: NDArray[np.float32]) -> None:
        """Leave the vector as it is."""

    def close(self) -> None:
        """Do nothing."""


class _SharedVectors:
    """Vectors in memory that all processes share.

    There are two per process, used in turn, so that no process overwrites a vector that another still reads.
    """

    def __init__(self, path: Path, size: int, length: int) -> None:
        self.vectors = np.memmap(path, np.float32, "r+", shape=(2, size, length))
        self.turn = 0

    def mean(self, rank: int, vector: NDArray[np.float32], barrier: Callable[[], None]) -> None:
        current = self.vectors[self.turn]
        current[rank] = vector
        barrier()
        np.add(current[0], current[1], out=vector)
        for other in current[2:]:
            vector += other
        vector /= np.float32(len(current))
        self.turn ^= 1


class LeaderGroup:
    """The process group in the leader; starts the followers.

    Args:
        size: Number of processes, at least 2, with the leader.
        length: Length of the vectors that are averaged.
        job: Function that each follower runs, `job(group, *arguments)`: a function of a module.
        arguments: Further arguments of `job`, picklable; the same for each follower.
    """

    rank = 0

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
        self.connections: list[Connection] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        try:
            os.truncate(handle, 2 * size * length * 4)
            self._shared = _SharedVectors(path, size, length)
            for rank in range(1, size):
                self._start(rank, path)
            for connection in self.connections:
                connection.send_bytes(work)
            self.gather("ready")
        except BaseException:
            self.close()
            raise
        finally:
            os.close(handle)
            # All processes have opened the file; once it has no name, it disappears when they end.
            path.unlink()

    def _start(self, rank: int, path: Path) -> None:
        ours, theirs = Pipe()
        with theirs:
            os.set_inheritable(theirs.fileno(), True)
            environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            command = [
                sys.executable,
                "-m",
                "zx_training.learner.distributed",
                str(theirs.fileno()),
                str(path),
            ]
            self.processes.append(
                subprocess.Popen(
                    [*command, str(rank), str(self.size)],
                    pass_fds=[theirs.fileno()],
                    stdin=subprocess.DEVNULL,
                    env=environment,
                    # Signals from the terminal reach only the leader, which stops the followers.
                    start_new_session=True,
                )
            )
        self.connections.append(ours)

    def broadcast(self, message: Any = None) -> Any:
        """Send the message to all followers and return it.

        Raises:
            WorkerError: A follower has died.
        """
        for rank, connection in enumerate(self.connections, 1):
            try:
                connection.send(message)
            except OSError:
                raise self._death(rank) from None
        return message

    def gather(self, message: Any) -> list[Any]:
        """Return the leader's own message and those of the followers, by rank.

        Raises:
            WorkerError: A follower has died.
        """
        messages = [message]
        for rank, connection in enumerate(self.connections, 1):
            try:
                messages.append(connection.recv())
            except (EOFError, OSError):
                raise self._death(rank) from None
        return messages

    def _death(self, rank: int) -> WorkerError:
        process = self.processes[rank - 1]
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
        return WorkerError(
            f"process {rank} of the training died (status {process.poll()}); the last checkpoint is whole: "
            "go on with --resume, with --set workers=1 if it happens again"
        )

    def all_reduce_mean(self, vector: NDArray[np.float32]) -> None:
        """Replace the float32 vector, in place, with the mean of the vectors that all processes passed."""
        self._shared.mean(0, vector, self._barrier)

    def _barrier(self) -> None:
        self.gather(None)
        self.broadcast(None)

    def close(self) -> None:
        """Close the sockets, which ends the followers; kill those that do not exit within five seconds."""
        for connection in self.connections:
            connection.close()
        for process in self.processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class _FollowerGroup:
    """The process group in a follower."""

    def __init__(self, connection: Connection, rank: int, size: int) -> None:
        self.connection, self.rank, self.size = connection, rank, size
        self.shared: Any = None

    def broadcast(self, message: Any = None) -> Any:
        return self.connection.recv()

    def gather(self, message: Any) -> list[Any]:
        self.connection.send(message)
        return []

    def all_reduce_mean(self, vector: NDArray[np.float32]) -> None:
        self.shared.mean(self.rank, vector, self._barrier)

    def _barrier(self) -> None:
        self.connection.send(None)
        self.connection.recv()


def usable_cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def default_size(requested: int) -> int:
    """Return the number of processes of a run: `requested`; if it is 0, two on two or more cores, else one.

    Raises:
        SettingError: The system cannot start several processes.
    """
    if requested > 1 and os.name != "posix":
        raise SettingError("several processes are for Linux and macOS: train with --set workers=1")
    if requested:
        return requested
    return min(2, usable_cores()) if os.name == "posix" else 1


def main() -> None:
    """Run a follower: read its job and do it until the leader is gone."""
    connection, path, rank, size = (
        Connection(int(sys.argv[1])),
        sys.argv[2],
        int(sys.argv[3]),
        int(sys.argv[4]),
    )
    group = _FollowerGroup(connection, rank, size)
    try:
        # Safe to unpickle: the sender is the process that started this one; nobody else has the socket.
        length, job, arguments = pickle.loads(connection.recv_bytes())
        group.shared = _SharedVectors(Path(path), size, length)
        group.gather("ready")
        job(group, *arguments)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    finally:
        # The leader removes the file as soon as all followers are ready. If it died before, remove it here.
        Path(path).unlink(missing_ok=True)


if __name__ == "__main__":
    main()
