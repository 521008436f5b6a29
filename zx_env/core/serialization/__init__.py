"""Serialization: positions, records, deck files, the bytes of a state.

position      `Position`; checks of hand-written positions
record        zx-record/1: JSON Lines
state_bytes   the versioned, digested `engine` string
field_ranges  allowed range of every field of a state
deck_files    TOML and JSON deck files
"""
