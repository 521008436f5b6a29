"""Fuzzing of every interface with damaged files and actions; errors that are not ours are findings."""
