"""How the processes of a training run start and meet: on one machine, or by torchrun or Ray Train on several.

`LeaderGroup` starts followers on this machine: `python -m` this module with a folder, a rank and a size. They
meet in a file of the folder, which is private, and talk over the loopback interface, so no port is open to
other machines. A follower ends when its standard input does: the leader holds the other end.

`LaunchedGroup` is for processes that torchrun or Ray Train has started. Rank 0 leads, the others follow.

See also: group.py (the process group), worker.py (the job of each process).
"""

from __future__ import annotations

import contextlib
import os
import pickle
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import torch.distributed as dist
from torch.distributed import FileStore, PrefixStore, Store, TCPStore  # type: ignore[attr-defined]

from zx_env.errors import SettingError
from zx_training.learner.processes.group import GO_ON, SILENCE, TorchGroup, WorkerError

LOST = 3
"""Exit status of a follower that ends because another process died."""
TORCHRUN = ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT")
"""Variables in which torchrun, and every launcher like it, gives a process its rank and where they meet."""


class LeaderGroup(TorchGroup):
    """The process group in the leader of a run on one machine; starts the followers.

    Args:
        size: Number of processes, at least 2, with the leader.
        job: Function that each follower runs, `job(group, *arguments)`: a function of a module.
        arguments: Further arguments of `job`, picklable; the same for each follower.
    """

    def __init__(self, size: int, job: Callable[..., Any], arguments: Sequence[Any]) -> None:
        work = _pickled(job, arguments)
        self.processes: list[subprocess.Popen[bytes]] = []
        folder = Path(tempfile.mkdtemp(prefix="zx_training."))
        try:
            for rank in range(1, size):
                self._start(rank, size, folder)
            store = _store(folder, size)
            self._wait_for_followers(store)
            _meet(store, 0, size)
            super().__init__()
            self.broadcast(work)
        except BaseException:
            self.close()
            raise
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def _start(self, rank: int, size: int, folder: Path) -> None:
        command = [
            sys.executable,
            "-m",
            "zx_training.learner.processes.launch",
            str(folder),
            str(rank),
            str(size),
        ]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.processes.append(
            subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                env=environment,
                # Signals from the terminal reach only the leader, which stops the followers.
                start_new_session=True,
            )
        )

    def _wait_for_followers(self, store: Store) -> None:
        """Wait until every follower has written its name: torch.distributed would not notice a dead one."""
        while not store.check([f"follower {rank}" for rank in range(1, len(self.processes) + 1)]):
            if any(process.poll() is not None for process in self.processes):
                raise self._death(RuntimeError("it did not start"))
            time.sleep(0.01)

    def _death(self, fault: RuntimeError) -> WorkerError:
        until = time.monotonic() + 5
        while time.monotonic() < until:
            for rank, process in enumerate(self.processes, 1):
                if process.poll() not in (None, LOST):
                    return WorkerError(
                        f"process {rank} of the training died (status {process.poll()}); {GO_ON}, with "
                        "--set workers=1 if it happens again"
                    )
            time.sleep(0.05)
        return super()._death(fault)

    def close(self) -> None:
        """End the followers; kill those that do not exit within five seconds."""
        for process in self.processes:
            if process.stdin is not None:
                process.stdin.close()
        for process in self.processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if dist.is_initialized():
            super().close()


class LaunchedGroup(TorchGroup):
    """The process group of a run whose processes torchrun or Ray Train has started.

    Args:
        machine: As for `TorchGroup`.
    """

    def __init__(self, machine: str | None = None) -> None:
        self._is_ours = not dist.is_initialized()
        if self._is_ours:
            rank, size = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
            store = _torchrun_store(rank)
            dist.init_process_group("gloo", store=store, rank=rank, world_size=size, timeout=SILENCE)
        super().__init__(machine)
        self.may_be_restarted = not self._is_ours or _attempt() > 0
        """Whether the run may have begun in earlier processes. With Ray Train it always may."""

    def lead(self, job: Callable[..., Any], arguments: Sequence[Any]) -> None:
        """Give the followers their job, `job(group, *arguments)`."""
        self.broadcast(_pickled(job, arguments))

    def follow(self) -> None:
        """Do the job that the leader gives, then leave the group."""
        _follow(self)
        self.close()

    def close(self) -> None:
        """Leave the group, unless it is that of Ray Train."""
        if self._is_ours:
            super().close()


def joined() -> LaunchedGroup | None:
    """Return the group of this process if torchrun or Ray Train has started it as one of several."""
    is_launched = dist.is_initialized() or all(name in os.environ for name in TORCHRUN)
    return LaunchedGroup() if is_launched else None


def _attempt() -> int:
    """Return how many times torchrun has started the processes again."""
    return int(os.environ.get("TORCHELASTIC_RESTART_COUNT", "0"))


def _torchrun_store(rank: int) -> Store:
    """Return the store in which the processes meet: each attempt has its own names in it.

    The store of torchrun outlives an attempt. Without names of its own, an attempt would read the addresses
    of dead processes.
    """
    is_agents = os.environ.get("TORCHELASTIC_USE_AGENT_STORE") == "True"
    address, port = os.environ["MASTER_ADDR"], int(os.environ["MASTER_PORT"])
    store = TCPStore(address, port, is_master=rank == 0 and not is_agents, timeout=SILENCE)
    return PrefixStore(f"zx_training attempt {_attempt()}", store)


def _follow(group: TorchGroup) -> None:
    """Do the job that the leader gives, until it is over."""
    # Safe to unpickle: on one machine, the sender is the process that started this one. A group of several
    # machines trusts all of them, as torch.distributed does.
    job, arguments = pickle.loads(group.broadcast())
    job(group, *arguments)


def _pickled(job: Callable[..., Any], arguments: Sequence[Any]) -> bytes:
    try:
        return pickle.dumps((job, tuple(arguments)))
    except Exception as fault:
        raise SettingError(
            f"what is played cannot be sent to another process ({fault}): train with --set workers=1"
        ) from fault


# -- processes of one machine -----------------------------------------------------------------------------


def _store(folder: Path, size: int) -> Store:
    return FileStore(str(folder / "store"), size)


def _meet(store: Store, rank: int, size: int) -> None:
    """Make the default group of torch.distributed over the loopback interface."""
    with _loopback():
        dist.init_process_group("gloo", store=store, rank=rank, world_size=size, timeout=SILENCE)


@contextlib.contextmanager
def _loopback() -> Iterator[None]:
    """Let gloo listen only on the loopback interface: `lo` on Linux, `lo0` on macOS."""
    name = "GLOO_SOCKET_IFNAME"
    before = os.environ.get(name)
    os.environ[name] = next(found for _, found in socket.if_nameindex() if found in ("lo", "lo0"))
    try:
        yield
    finally:
        del os.environ[name]
        if before is not None:
            os.environ[name] = before


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


def _end_with_the_leader(folder: Path, using_folder: threading.Lock) -> None:
    """Wait for the end of standard input, then end this process."""
    while os.read(0, 1):
        pass
    # Never released: `main` must not open a store in the folder any more.
    using_folder.acquire()
    # The leader removes the folder as soon as all have met. If it died before, remove it here.
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(LOST)


def main() -> None:
    """Run a follower: get a job and do it until the leader is gone."""
    folder, rank, size = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    using_folder = threading.Lock()
    threading.Thread(target=_end_with_the_leader, args=(folder, using_folder), daemon=True).start()
    try:
        # A FileStore waits five minutes for a missing folder, and no other thread runs meanwhile.
        with using_folder:
            if not folder.is_dir():
                sys.exit(LOST)
            store = _store(folder, size)
        store.set(f"follower {rank}", "ready")
        _meet(store, rank, size)
        _follow(TorchGroup())
    except WorkerError:
        sys.exit(LOST)


if __name__ == "__main__":
    main()
