"""Every scene once more from the other side: the rules and the cards treat both players alike."""

import importlib
from pathlib import Path

import pytest

from tests.mechanics.scenes import Scene


def _told() -> list[Scene]:
    """The scenes of all tests of this folder."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name != Path(__file__).name:
            for test in vars(importlib.import_module(f"tests.mechanics.{path.stem}")).values():
                for mark in getattr(test, "pytestmark", []):
                    if mark.name == "parametrize":
                        found += [one for one in mark.args[1] if isinstance(one, Scene)]
    return found


SCENES = _told()


@pytest.mark.parametrize("scene", SCENES, ids=[scene.card for scene in SCENES])
def test_a_scene_from_the_other_side(scene: Scene) -> None:
    turned = scene.from_the_other_side()
    assert turned.from_the_other_side().then == scene.then
    turned.play()
