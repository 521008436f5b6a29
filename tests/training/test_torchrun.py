"""`zx train` under torchrun: several processes, one of which is killed, go on from the checkpoint."""

import os
import re
import signal
import subprocess
import sys
import time

import psutil
import pytest

pytest.importorskip("torch")

from zx_agents.network.player import open_checkpoint
from zx_training.learner.checkpoint import Checkpoint
from zx_training.learner.trainer import REACHED

from tests.citations import ROOT

TORCHRUN = "-m torch.distributed.run --nproc-per-node 2 --max-restarts 1 --rdzv-backend c10d"
TRAIN = (
    "-m zx_training train --game tests.toy_game --preset tiny --set checkpoint_every=8 --set rating_games=2 "
    # In play against itself, an update has all decisions: every run ends after as many.
    "--set shares.self=1 --set shares.past=0 --set shares.scripted=0"
)
DECISIONS, UPDATES = 2048, 40
"""Decisions of an update, and updates of the run."""


@pytest.mark.long
def test_a_killed_process_is_started_again_and_the_run_goes_on(tmp_path):
    path = tmp_path / "checkpoint.zip"
    log = tmp_path / "log"
    words = [*TORCHRUN.split(), "--rdzv-endpoint", "localhost:0", *TRAIN.split(), "--out", str(tmp_path)]
    words += ["--steps", str(DECISIONS * UPDATES)]
    with open(log, "w") as output:
        launcher = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
            stdout=output,
            stderr=output,
        )
    try:
        until = time.monotonic() + 300
        while not is_in_the_middle(tmp_path):
            assert launcher.poll() is None and time.monotonic() < until, log.read_text()
            time.sleep(0.02)
        _, follower = sorted(psutil.Process(launcher.pid).children(), key=rank_of)
        follower.send_signal(signal.SIGKILL)
        assert launcher.wait(300) == 0, log.read_text()
    finally:
        for process in (
            [*psutil.Process(launcher.pid).children(), launcher] if launcher.poll() is None else []
        ):
            process.kill()
    printed = log.read_text()
    assert printed.count("run folder") == 2
    ((kept, lost),) = re.findall(r"goes on after ([\d,]+) decisions; ([\d,]+) later ones are lost", printed)
    kept, lost = (int(number.replace(",", "")) for number in (kept, lost))
    assert kept % (8 * DECISIONS) == 0 < kept and 2 <= lost / DECISIONS < 8
    state = Checkpoint.load(path)
    assert (state.steps, state.updates) == (DECISIONS * UPDATES, UPDATES)
    assert [point["steps"] for point in state.curve] == list(
        range(DECISIONS, DECISIONS * UPDATES + 1, DECISIONS)
    )
    assert (tmp_path / "ratings.json").exists()


def is_in_the_middle(folder):
    """Whether a run has a checkpoint, not its first, and is some updates behind it."""
    kept = decisions(folder / "checkpoint.zip")
    return kept > 0 and 2 * DECISIONS <= reached(folder) - kept < 6 * DECISIONS


def decisions(path):
    try:
        return open_checkpoint(path)[0]["steps"]
    except Exception:
        return 0  # not there yet


def reached(folder):
    return int((folder / REACHED).read_text() or 0) if (folder / REACHED).exists() else 0


def rank_of(process):
    return int(process.environ()["RANK"])
