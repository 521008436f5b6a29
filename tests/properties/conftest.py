"""What holds for any game is asked of every game."""

from tests.env.conftest import case

__all__ = ["case"]
