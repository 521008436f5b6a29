"""`zx train` under torchrun: several processes, one of which is killed, go on from the checkpoint."""

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

pytest.importorskip("torch")

from zx_agents.network.player import open_checkpoint
from zx_training.learner.checkpoint import Checkpoint

from tests.citations import ROOT

TORCHRUN = "-m torch.distributed.run --nproc-per-node 2 --max-restarts 1 --rdzv-backend c10d"
TRAIN = (
    "-m zx_training train --game tests.toy_game --preset tiny --set checkpoint_every=1 --set rating_games=2"
)


@pytest.mark.long
def test_a_killed_process_is_started_again_and_the_run_goes_on(tmp_path):
    path = tmp_path / "checkpoint.zip"
    log = tmp_path / "log"
    words = [*TORCHRUN.split(), "--rdzv-endpoint", "localhost:0", *TRAIN.split(), "--out", str(tmp_path)]
    with open(log, "w") as output:
        launcher = subprocess.Popen(
            [sys.executable, *words, "--steps", "60000"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
            stdout=output,
            stderr=output,
        )
    try:
        until = time.monotonic() + 300
        while updates(path) < 2:
            assert launcher.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.1)
        _, follower = sorted(psutil.Process(launcher.pid).children(), key=rank_of)
        follower.send_signal(signal.SIGKILL)
        assert launcher.wait(300) == 0, log.read_text()
    finally:
        for process in (
            [*psutil.Process(launcher.pid).children(), launcher] if launcher.poll() is None else []
        ):
            process.kill()
    printed = log.read_text()
    assert printed.count("run folder") == 2 and printed.count("goes on after") == 1
    state = Checkpoint.load(path)
    assert state.steps >= 60000
    assert [point["steps"] for point in state.curve] == sorted({point["steps"] for point in state.curve})
    assert (tmp_path / "ratings.json").exists()


def updates(path):
    try:
        return open_checkpoint(path)[0]["updates"]
    except Exception:
        return 0  # not there yet


def rank_of(process):
    return int(process.environ()["RANK"])
