"""`zx bench cluster` measures the link of a machine and computes what several machines would learn."""

from dataclasses import replace

import pytest

pytest.importorskip("torch")

from zx_training.bench import cluster
from zx_training.learner.presets import PRESETS

from tests.training.toy import toy_task

WORK = cluster.Work(seconds=0.06, decisions=1024, steps=24, weights=694_871)


def test_rates_follow_from_work_and_wire():
    """Ten machines on 1 Gbit/s send 5.0 MB a step: 43.5 ms, beside 60 ms of work."""
    free = cluster.Link("loopback", 2, {"float32": 0.0, "bfloat16": 0.0})
    wire = cluster.on_a_wire(free, "1 Gbit/s", WORK.weights)
    assert wire.time("float32", 10) == pytest.approx(0.0435, rel=0.01)
    alone, ten = cluster.rates(WORK, wire, 1), cluster.rates(WORK, wire, 10)
    assert set(alone.values()) == {1024 / 0.06}
    assert ten["float32"] == pytest.approx(10 * 1024 / 0.1035, rel=0.01)
    assert ten["bfloat16"] == pytest.approx(10 * 1024 / 0.0818, rel=0.01)
    assert ten["once an update"] == pytest.approx(10 * 1024 / (0.06 + 3 * 0.0435 / 24), rel=0.01)
    assert cluster.rates(WORK, free, 10)["float32"] == pytest.approx(10 * 1024 / 0.06)


def test_the_link_of_two_processes_is_measured():
    preset = replace(PRESETS["tiny"], num_envs=8, num_steps=16, batch_size=64, epochs=2)
    work, links = cluster.measure(toy_task(), preset, 3)
    assert work.weights > 1000 and work.seconds > 0 and work.steps >= 2 and work.decisions > 0
    assert [link.name for link in links] == ["loopback", *cluster.WIRES]
    assert all(seconds > 0 for link in links for seconds in link.seconds.values())
    data = cluster.as_data(work, links)
    assert set(data["rates"]["1 Gbit/s"]) == {str(n) for n in cluster.MACHINES}
    assert cluster.table(work, links).row_count == 3 * len(links)
