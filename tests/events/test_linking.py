"""Events cost nothing when nobody asks: the rules are compiled and linked without them."""

import importlib

import pytest

from zx_env.compiling.bytecode import CompileError
from zx_env.compiling.functions import _functions, needed_for
from zx_env.compiling.games import link_apart, linked_with


@pytest.mark.parametrize("game", ["zx", "ygo"])
def test_no_entry_point_of_a_game_needs_its_event_encoder(game: str):
    home = f"zx_env.{game}"
    for name in ("entry_points", "events.entry_points"):
        importlib.import_module(f"{home}.{name}")
    ordinary = needed_for(_functions[f"{home}.entry_points.step_batch"])
    assert ordinary and not [f.name for f in ordinary if f.name.startswith(f"{home}.events")]
    parts = needed_for(_functions[f"{home}.events.entry_points.step_with_events"])
    groups = [function.group for function in parts if function.kind != "rule"]
    assert {group[1] for group in groups} == {home, f"{home}.events"}
    # The rules are ready before what calls them.
    assert groups[0][1] == home


def test_only_a_package_is_linked_by_itself():
    assert linked_with("zx_env.zx.events.compare") == "zx_env.zx.events"
    assert linked_with("zx_env.zx.rules.turn") == linked_with("zx_env.zx.eventsome") == "zx_env.zx"
    with pytest.raises(CompileError, match="no package"):
        link_apart()
