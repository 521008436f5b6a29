"""A run that is killed at any moment leaves a whole checkpoint, and goes on from it."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch")

from zx_agents.network.player import open_checkpoint
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.processes.launch import LOST
from zx_training.learner.trainer import train

from tests.training.toy import toy_task

ROOT = Path(__file__).resolve().parents[2]
# A background shell starts its commands with SIGINT ignored; this one listens to it anyway.
ENDLESS = """
import signal
import sys
from dataclasses import replace
from pathlib import Path
from tests.training.toy import toy_task
from zx_training.learner.presets import PRESETS
from zx_training.learner.trainer import train
signal.signal(signal.SIGINT, signal.default_int_handler)
preset = replace(
    PRESETS["tiny"], steps=10**9, minutes=0, num_steps=16, checkpoint_every=1, workers=int(sys.argv[2])
)
train(toy_task(), Path(sys.argv[1]), preset, "tiny", seed=4)
"""


@pytest.mark.parametrize(
    ("how", "workers"), [(signal.SIGKILL, 1), (signal.SIGINT, 1), (signal.SIGKILL, 2), (signal.SIGINT, 2)]
)
def test_a_killed_run_goes_on_from_its_last_checkpoint(tmp_path, how, workers):
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, str(tmp_path), str(workers)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
        stderr=subprocess.DEVNULL,
    )
    path = tmp_path / "checkpoint.zip"
    try:
        until = time.monotonic() + 300
        while not (path.exists() and open_checkpoint(path)[0]["updates"] >= 2):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.2)
        process.send_signal(how)
        process.wait(60)
    finally:
        process.kill()
        process.wait()
    before = Checkpoint.load(path)
    assert before.updates >= 2
    assert before.snapshots and before.curve[-1]["steps"] == before.steps
    result = train(
        toy_task(),
        tmp_path,
        replace(before.preset, steps=before.steps + 1024, rating_games=2),
        resume=path,
    )
    after = Checkpoint.load(path)
    assert result.steps == after.steps >= before.steps + 1024
    assert after.seed == 4
    assert after.curve[: len(before.curve)] == before.curve


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="asks Linux who runs")
def test_the_others_leave_when_the_first_process_is_killed(tmp_path):
    """No process and no folder in which they would have met stays behind."""
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, str(tmp_path), "2"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
        stderr=subprocess.DEVNULL,
    )

    def others():
        found = subprocess.run(["ps", "-wweo", "pid,ppid,args"], capture_output=True, text=True, check=True)
        lines = [line.split(None, 2) for line in found.stdout.splitlines()[1:]]
        return {
            pid: args
            for pid, parent, args in lines
            if "zx_training.learner.processes.launch" in args and parent in parents
        }

    parents = {str(process.pid)}
    try:
        until = time.monotonic() + 300
        while not (started := others()):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.1)
    finally:
        process.kill()
        process.wait()
    (pid, args), *_ = started.items()
    folder = Path(args.split()[3])
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < until
        time.sleep(0.1)
    assert not folder.exists()


@pytest.mark.parametrize(
    "stdin", [subprocess.PIPE, subprocess.DEVNULL], ids=["leader lives", "leader is gone"]
)
def test_a_follower_without_a_folder_to_meet_in_leaves_at_once(tmp_path, stdin):
    """torch's FileStore would wait five minutes for the folder, deaf to the end of standard input."""
    command = [sys.executable, "-m", "zx_training.learner.processes.launch", str(tmp_path / "gone"), "1", "2"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdin=stdin) as follower:
        try:
            assert follower.wait(120) == LOST
        finally:
            follower.kill()
