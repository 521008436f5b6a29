"""Golden vectors: observations of fixed positions do not change."""

import json

import pytest

from tests.env.games import YGO, ZX, GameCase
from tests.env.seen import NUMBER, cells_of, game_of, path_of

DO = (
    "what is seen is another: a change on purpose raises OBSERVATION_VERSION in the game's "
    "decision/observation.py; then "
    "python -m tests.env.seen zx ygo and python -m tests.env.observation_stats zx ygo write the new values"
)


@pytest.mark.parametrize("number", range(NUMBER))
@pytest.mark.parametrize("case", [ZX, YGO], ids=["zx", "ygo"])
def test_no_cell_changes_unseen(case: GameCase, number: int):
    stored = json.loads(path_of(case).read_text("utf-8"))
    one = stored["positions"][number]
    game = game_of(case, one)
    for player in range(2):
        assert cells_of(case, game, player) == one["sees"][player], DO


@pytest.mark.parametrize("case", [ZX, YGO], ids=["zx", "ygo"])
def test_the_vectors_are_of_this_version(case: GameCase):
    assert json.loads(path_of(case).read_text("utf-8"))["observation"] == case.game_spec.observation_digest, (
        DO
    )


RARE = {"zx": {"enemy_returned", "known_cards", "markers"}, "ygo": {"chain", "purpose", "options", "subject"}}
"""Fields that rarely have a cell other than 0."""


@pytest.mark.parametrize("case", [ZX, YGO], ids=["zx", "ygo"])
def test_the_other_fields_are_in_some_vector(case: GameCase):
    stored = json.loads(path_of(case).read_text("utf-8"))["positions"]
    names = {name for one in stored for sees in one["sees"] for name in sees}
    assert names | RARE[case.name] >= {field.name for field in case.game_spec.observation_fields}
