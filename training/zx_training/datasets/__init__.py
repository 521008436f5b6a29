"""Games as data: `zx export` makes arrays of decisions of a folder of records.

replayed    records played again, in batches: every decision as rows of arrays
shards      which games are in which file, the files, going on after a stop
minari_set  the same as a Minari dataset

README.md here says what is in the files and how they are loaded.
"""
