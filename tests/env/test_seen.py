"""Golden vectors: what both players see in fixed positions is what it was."""

import json

import pytest

from tests.env.games import YGO, ZX, Doors
from tests.env.seen import NUMBER, cells_of, game_of, path_of

DO = (
    "what is seen is another: a change on purpose raises SEEN in the game's decision/observation.py; then "
    "python -m tests.env.seen zx ygo and python -m tests.env.spreads zx ygo write what belongs to it"
)


@pytest.mark.parametrize("number", range(NUMBER))
@pytest.mark.parametrize("doors", [ZX, YGO], ids=["zx", "ygo"])
def test_no_cell_changes_unseen(doors: Doors, number: int):
    kept = json.loads(path_of(doors).read_text("utf-8"))
    one = kept["positions"][number]
    game = game_of(doors, one)
    for player in range(2):
        assert cells_of(doors, game, player) == one["sees"][player], DO


@pytest.mark.parametrize("doors", [ZX, YGO], ids=["zx", "ygo"])
def test_the_vectors_are_of_this_version(doors: Doors):
    assert json.loads(path_of(doors).read_text("utf-8"))["observation"] == doors.kit.observation_digest, DO


RARE = {"zx": {"enemy_returned", "known_cards", "markers"}, "ygo": {"chain", "purpose", "options", "subject"}}
"""Pieces that have a cell other than 0 too seldom."""


@pytest.mark.parametrize("doors", [ZX, YGO], ids=["zx", "ygo"])
def test_the_other_pieces_are_in_some_vector(doors: Doors):
    kept = json.loads(path_of(doors).read_text("utf-8"))["positions"]
    told = {name for one in kept for sees in one["sees"] for name in sees}
    assert told | RARE[doors.name] >= {piece.name for piece in doors.kit.pieces}
