"""Fuzzing: files and actions that somebody spoilt, at every door; other errors than ours are findings."""
