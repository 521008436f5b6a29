"""Recorded games as data sets: `zx export` turns a folder of records into arrays of decisions.

replay         replays records in batches: every decision as rows of arrays
shards         the files of an export, written one by one and continued after an interruption
minari_export  an export as a Minari dataset

README.md documents the files and how to load them.
"""
