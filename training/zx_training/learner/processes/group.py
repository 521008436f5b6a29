"""Process group of a training run: broadcast, gather and all-reduce between processes that learn together.

Each process plays games of its own; gradients are averaged (data-parallel training). The leader, rank 0,
broadcasts a request before each update and gathers the metrics after it. Before each optimizer step every
process takes the mean of all gradients. Networks therefore stay equal to the last bit, and the same seed
gives the same run.

`TorchGroup` is torch.distributed with gloo. The processes of one machine add their vectors in shared memory,
which is faster than gloo's sockets; between machines, one process of each takes part in an all-reduce.

See also: launch.py (how processes start and meet), ppo.py (the update), worker.py (the job of each process).
"""

from __future__ import annotations

import contextlib
import os
import platform
import tempfile
from collections.abc import Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
import torch.distributed as dist
from numpy.typing import NDArray

from zx_env.errors import ZXError

SILENCE = timedelta(minutes=10)
"""How long a process waits for another: a lost machine is noticed after this, a dead process at once."""
GO_ON = "the last checkpoint is whole: go on with --resume"


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

    def all_reduce_mean(self, vector: NDArray[np.float32], link: str = "float32") -> None:
        """Replace the float32 vector, in place, with the mean of the vectors that all processes passed.

        `link` is the arithmetic between machines, "float32" or "bfloat16", which halves what is sent.
        """


class SingleProcessGroup:
    """A group of one process."""

    size, rank = 1, 0

    def broadcast(self, message: Any = None) -> Any:
        """Return the message."""
        return message

    def gather(self, message: Any) -> list[Any]:
        """Return the message in a list."""
        return [message]

    def all_reduce_mean(self, vector: NDArray[np.float32], link: str = "float32") -> None:
        """Leave the vector as it is."""

    def close(self) -> None:
        """Do nothing."""


class TorchGroup:
    """The process group over the default group of torch.distributed, which must exist.

    Args:
        machine: Name of the machine that this process is on; two processes on machines of one name share
            memory.
    """

    def __init__(self, machine: str | None = None) -> None:
        self.size, self.rank = dist.get_world_size(), dist.get_rank()
        machines: list[Any] = [None] * self.size
        with self._watched():
            dist.all_gather_object(machines, machine or machine_name())
            self.machine = _Machine(machines)

    def broadcast(self, message: Any = None) -> Any:
        """Return the message of process 0 in every process.

        Raises:
            WorkerError: Another process has died.
        """
        box = [message]
        with self._watched():
            dist.broadcast_object_list(box, src=0)
        return box[0]

    def gather(self, message: Any) -> list[Any]:
        """Return the messages of all processes, by rank, in process 0, and an empty list in the others.

        Raises:
            WorkerError: Another process has died.
        """
        messages = [None] * self.size if self.rank == 0 else None
        with self._watched():
            dist.gather_object(message, messages, dst=0)
        return messages or []

    def all_reduce_mean(self, vector: NDArray[np.float32], link: str = "float32") -> None:
        """Replace the float32 vector, in place, with the mean of the vectors that all processes passed.

        Raises:
            WorkerError: Another process has died.
        """
        with self._watched():
            self.machine.add(vector)
            if self.machine.peers is not None:
                if self.machine.is_first:
                    all_reduce(vector, link, self.machine.peers)
                self.machine.spread(vector)
        vector /= np.float32(self.size)

    def close(self) -> None:
        """Leave the group."""
        dist.destroy_process_group()

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        """Turn an error of torch.distributed into the death of a process, which is its usual cause."""
        try:
            yield
        except RuntimeError as fault:
            raise self._death(fault) from fault

    def _death(self, fault: RuntimeError) -> WorkerError:
        reason = str(fault).partition("This is typically")[0].rpartition("] ")[2].strip() or str(fault)
        return WorkerError(f"another process of the training died or is out of reach ({reason}); {GO_ON}")


def all_reduce(vector: NDArray[np.float32], link: str, peers: Any) -> None:
    """Replace the vector with the sum of those that the peers passed."""
    tensor = torch.from_numpy(vector)
    sent = tensor.to(getattr(torch, link))
    dist.all_reduce(sent, group=peers)
    tensor.copy_(sent)


class _Machine:
    """The processes of a group that are on this machine, and the shared memory in which they add vectors.

    Each process has two vectors there, used in turn, so that no process overwrites one that another reads.

    Args:
        machines: The machine of each process, by rank.
    """

    def __init__(self, machines: Sequence[str]) -> None:
        rank = dist.get_rank()
        ranks_of: dict[str, list[int]] = {}
        for other, machine in enumerate(machines):
            ranks_of.setdefault(machine, []).append(other)
        self.ranks = ranks_of[machines[rank]]
        self.is_first = rank == self.ranks[0]
        self.group: Any
        self.peers: Any = None
        if len(ranks_of) == 1:
            self.group = dist.group.WORLD
        else:
            # Every process makes every group: torch.distributed asks for that.
            groups = {name: dist.new_group(ranks) for name, ranks in ranks_of.items()}
            self.group = groups[machines[rank]]
            self.peers = dist.new_group([ranks[0] for ranks in ranks_of.values()])
        self.vectors: NDArray[np.float32] | None = None
        self.turn = 0

    def add(self, vector: NDArray[np.float32]) -> None:
        """Replace the vector with the sum of those of this machine's processes, in the order of ranks."""
        if len(self.ranks) == 1:
            return
        if self.vectors is None:
            self.vectors = self._shared(vector.size)
        current = self.vectors[self.turn]
        current[self.ranks.index(dist.get_rank())] = vector
        dist.barrier(self.group)
        np.add(current[0], current[1], out=vector)
        for other in current[2:]:
            vector += other
        self.turn ^= 1

    def spread(self, vector: NDArray[np.float32]) -> None:
        """Replace the vector with that of the machine's first process."""
        if self.vectors is None:
            return
        current = self.vectors[self.turn]
        if self.is_first:
            current[0] = vector
        dist.barrier(self.group)
        vector[:] = current[0]
        self.turn ^= 1

    def _shared(self, length: int) -> NDArray[np.float32]:
        shape = 2, len(self.ranks), length
        box: list[Any] = [None]
        if self.is_first:
            handle, box[0] = tempfile.mkstemp(prefix="zx_training.", dir=_memory_folder())
            os.truncate(handle, int(np.prod(shape)) * 4)
            os.close(handle)
        try:
            dist.broadcast_object_list(box, src=self.ranks[0], group=self.group)
            vectors = np.memmap(box[0], np.float32, "r+", shape=shape)
            dist.barrier(self.group)
        finally:
            # All processes have opened the file; once it has no name, it disappears when they end.
            if self.is_first:
                Path(box[0]).unlink()
        return vectors


def _memory_folder() -> str:
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else tempfile.gettempdir()


def machine_name() -> str:
    """Return a name that two processes have in common only if they can share memory.

    Two containers of one machine do not see each other's files; their file systems have other numbers.
    """
    boot = Path("/proc/sys/kernel/random/boot_id")
    started = boot.read_text().strip() if boot.exists() else ""
    return f"{platform.node()} {started} {os.stat(_memory_folder()).st_dev}"
