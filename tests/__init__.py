"""The rulebook, executable."""
