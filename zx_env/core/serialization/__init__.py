"""Serialization: positions, deck files, the bytes of a state.

position      `Position`; checks of hand-written positions
state_bytes   the versioned, digested `engine` string
field_ranges  allowed range of every field of a state
headers       decks and settings in the header of a record
deck_files    TOML and JSON deck files
"""
