"""Fixture of the property tests: they run for every game."""

from tests.env.conftest import case

__all__ = ["case"]
