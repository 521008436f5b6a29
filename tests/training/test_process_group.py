"""Processes that learn together: what they tell each other, how they average, and what a death does."""

import os
import socket
import subprocess
import sys

import numpy as np
import psutil
import pytest

pytest.importorskip("torch")

from zx_training.learner.processes.group import WorkerError
from zx_training.learner.processes.launch import LeaderGroup

from tests.citations import ROOT

LENGTH, TURNS = 1000, 5
AVERAGE = """
import sys
from zx_training.learner.processes.launch import LaunchedGroup
from tests.training.test_process_group import average
machine, out = sys.argv[1:]
group = LaunchedGroup(machine)
for link in ("float32", "bfloat16"):
    average(group, link).tofile(f"{out}/{link}{group.rank}")
group.close()
"""


def vector(rank, turn):
    return np.random.default_rng([rank, turn]).normal(size=LENGTH).astype(np.float32)


def average(group, link="float32"):
    means = np.array([vector(group.rank, turn) for turn in range(TURNS)])
    for mean in means:
        group.all_reduce_mean(mean, link)
    return means


def averages(folder, machines):
    """The averages of each process, exact and in bfloat16; the processes meet as those of torchrun do."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    place = {"WORLD_SIZE": str(len(machines)), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    place |= {"PYTHONPATH": os.pathsep.join(sys.path), "GLOO_SOCKET_IFNAME": "lo"}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", AVERAGE, machine, str(folder)],
            cwd=ROOT,
            env={**os.environ, **place, "RANK": str(rank)},
        )
        for rank, machine in enumerate(machines)
    ]
    try:
        assert [process.wait(200) for process in processes] == [0] * len(machines)
    finally:
        for process in processes:
            process.kill()
    return [
        np.array([np.fromfile(folder / f"{link}{rank}", np.float32) for rank in range(len(machines))])
        for link in ("float32", "bfloat16")
    ]


def expected(size):
    """The mean by definition: a sum in the order of ranks."""
    sums = []
    for turn in range(TURNS):
        total = vector(0, turn)
        for rank in range(1, size):
            total += vector(rank, turn)
        sums.append(total / np.float32(size))
    return np.concatenate(sums)


def test_several_machines_average_exactly_or_in_bfloat16(tmp_path):
    exact, short = averages(tmp_path, "aab")
    for own in exact:
        np.testing.assert_array_equal(own, expected(3))
    for own in short:
        np.testing.assert_array_equal(own, short[0])
    assert (short[0] != exact[0]).any()
    np.testing.assert_allclose(short[0], exact[0], atol=0.03)


def test_several_machines_with_a_process_each(tmp_path):
    exact, _ = averages(tmp_path, "ab")
    np.testing.assert_array_equal(exact, [expected(2), expected(2)])


def tell(group, word):
    for link in ("float32", "bfloat16"):
        group.gather((group.rank, group.broadcast(), word, average(group, link)))


def test_processes_of_one_machine():
    """They hear the leader and answer by rank, average in float32, and open no port to other machines."""
    group = LeaderGroup(3, tell, ("word",))
    try:
        for link in ("float32", "bfloat16"):
            assert group.broadcast(link) == link
            (own, *others) = group.gather(average(group, link))
            assert [other[:3] for other in others] == [(1, link, "word"), (2, link, "word")]
            for means in (own, *(other[3] for other in others)):
                np.testing.assert_array_equal(means.ravel(), expected(3))
            for process in (psutil.Process(), psutil.Process(group.processes[0].pid)):
                sockets = process.net_connections("inet")
                listening = {one.laddr.ip for one in sockets if one.status == psutil.CONN_LISTEN}
                assert listening == {"127.0.0.1"}
    finally:
        group.close()


def test_a_follower_that_does_not_start_is_named(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(WorkerError, match=r"process 1 .*status 1.*--resume"):
        LeaderGroup(2, tell, ("word",))


def endless(group):
    while True:
        average(group)


def test_all_end_when_one_is_killed():
    group = LeaderGroup(3, endless, ())
    group.processes[1].kill()
    try:
        with pytest.raises(WorkerError, match=r"process 2 .*status -9.*--resume"):
            endless(group)
    finally:
        group.close()
    assert all(process.returncode for process in group.processes)
