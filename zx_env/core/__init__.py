"""The parts that every game shares. No module here imports a game: each game registers a `GameSpec`.

spec           `GameSpec`: everything that the interfaces need to know about a game
defaults       default parts of a `GameSpec`: positions, settings, cards and pictures
entry_points   `EntryPoints`: the compiled functions that a game provides
stepping/      the stepping loop of every game, bound to each game's rules
records        fields of records, types of arguments and card tables that every game has
settings       base class of a game's settings; documents them in public signatures
actions        `Action`, `Question`; texts of actions
blocks         blocks of action numbers, and the mask
envs/          PettingZoo, Gymnasium, `VectorEnv`, stable-baselines3, OpenSpiel
game/          `Game`, `GameBatch`, `View`, `TextSeat`, records and event files
events/        `Event`, its encoding and its sentences
observation/   fields, spaces and normalization of observations
search/        playouts and search trees
rendering/     text boards, SVG pictures, labels and hints
serialization/ positions and deck files
games          `register_game`: the registered games
registration   registration with Gymnasium and PettingZoo
manual         observation and action tables of the manual
validation     argument checks with shared messages
seeding        seed checks and derivation
faults         `EngineFault` from the fault number of a state
"""
