"""Run every test of the interfaces with every game."""

import pytest

from tests.env.games import GAMES, GameCase


@pytest.fixture(params=GAMES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> GameCase:
    return request.param
