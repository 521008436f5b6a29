"""What holds for any game is asked of every game."""

from tests.env.conftest import doors

__all__ = ["doors"]
