"""Every door test runs with the doors of every game."""

import pytest

from tests.env.games import GAMES, Doors


@pytest.fixture(params=GAMES, ids=lambda doors: doors.name)
def doors(request: pytest.FixtureRequest) -> Doors:
    return request.param
