"""Tests of the source tree itself: structure, caches, determinism, packaging."""
