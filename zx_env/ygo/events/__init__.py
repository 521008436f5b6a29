"""The event log of a duel: detect events, and describe them in words.

Nothing here is compiled or runs unless events are recorded.
"""

from zx_env.compiling.games import link_apart

link_apart()
